/* status-line.c - on the lower edge of the board: the hex in words, and what a click would do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/status-line.h"

#include "widgets/canvas-private.h"
#include "widgets/hex-text.h"
#include "widgets/tooltip.h"

#define LEAST_WIDTH 90
#define GAP 12

struct _AciesStatusLine
{
  GtkWidget parent_instance;

  AciesCanvas  *canvas;
  GSignalGroup *canvas_signals;
  GtkWidget    *box;
  GtkLabel     *hex;
  GtkLabel     *hint;
};

G_DEFINE_FINAL_TYPE (AciesStatusLine, acies_status_line, GTK_TYPE_WIDGET)

static void
update (AciesStatusLine *self)
{
  const AciesState *state = self->canvas != NULL ? acies_canvas_get_state (self->canvas) : NULL;
  const char       *hint = self->canvas != NULL ? acies_canvas_get_description (self->canvas) : NULL;
  g_autofree char  *text = NULL;

  if (state != NULL)
    text = acies_hex_text (state, acies_canvas_get_hovered (self->canvas));
  gtk_label_set_text (self->hex, text != NULL ? text : "");
  gtk_label_set_text (self->hint, hint != NULL ? hint : "");
}

void
acies_status_line_set_canvas (AciesStatusLine *self,
                              AciesCanvas     *canvas)
{
  g_return_if_fail (ACIES_IS_STATUS_LINE (self));

  g_set_object (&self->canvas, canvas);
  g_signal_group_set_target (self->canvas_signals, canvas);
  update (self);
}

/* As high as two lines of each label, whatever stands in it: the board must not jump as the pointer goes from one unit to
 * the next. */
static int
height_of_lines (AciesStatusLine *self)
{
  gboolean stacked = gtk_orientable_get_orientation (GTK_ORIENTABLE (self->box)) == GTK_ORIENTATION_VERTICAL;
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->hex), stacked ? "0\n0\n0\n0" : "0\n0");
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

void
acies_status_line_set_stacked (AciesStatusLine *self,
                               gboolean         stacked)
{
  g_return_if_fail (ACIES_IS_STATUS_LINE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->box), stacked ? 0 : GAP);
  gtk_label_set_xalign (self->hint, stacked ? 0 : 1);
  gtk_label_set_justify (self->hint, stacked ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
}

static void
acies_status_line_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  AciesStatusLine *self = ACIES_STATUS_LINE (widget);

  /* Its place does not depend on its text either. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->box, orientation, -1, minimum, NULL, NULL, NULL);
      *minimum = *natural = MAX (*minimum, LEAST_WIDTH);
    }
  else
    *minimum = *natural = height_of_lines (self);
}

static void
acies_status_line_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  gtk_widget_allocate (ACIES_STATUS_LINE (widget)->box, width, height, -1, NULL);
}

static void
acies_status_line_dispose (GObject *object)
{
  AciesStatusLine *self = ACIES_STATUS_LINE (object);

  g_clear_object (&self->canvas_signals);
  g_clear_object (&self->canvas);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_status_line_parent_class)->dispose (object);
}

static void
acies_status_line_class_init (AciesStatusLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_status_line_dispose;
  widget_class->measure = acies_status_line_measure;
  widget_class->size_allocate = acies_status_line_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "status-line");
}

static GtkLabel *
add_label (AciesStatusLine *self,
           const char      *css_class,
           float            xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_justify (GTK_LABEL (label), xalign > 0 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "caption");
  acies_tooltip_when_cut (GTK_LABEL (label));
  gtk_box_append (GTK_BOX (self->box), label);
  return GTK_LABEL (label);
}

static void
acies_status_line_init (AciesStatusLine *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->hex = add_label (self, "numeric", 0);
  self->hint = add_label (self, "dim-label", 1);
  self->canvas_signals = g_signal_group_new (ACIES_TYPE_CANVAS);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-hovered", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->canvas_signals, "notify::description", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->canvas_signals, "state-changed", G_CALLBACK (update), self);
}
