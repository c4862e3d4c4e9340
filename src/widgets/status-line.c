/* status-line.c - under the board: the hex in words, and what a click would do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/status-line.h"

#include "widgets/canvas-private.h"
#include "widgets/hex-text.h"
#include "widgets/tooltip.h"

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
  G_OBJECT_CLASS (klass)->dispose = acies_status_line_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "status-line");
}

static GtkLabel *
add_label (AciesStatusLine *self,
           const char      *css_class,
           float            xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), xalign);
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
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->hex = add_label (self, "numeric", 0);
  self->hint = add_label (self, "dim-label", 1);
  self->canvas_signals = g_signal_group_new (ACIES_TYPE_CANVAS);
  g_signal_group_connect_swapped (self->canvas_signals, "hex-hovered", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->canvas_signals, "notify::description", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->canvas_signals, "state-changed", G_CALLBACK (update), self);
}
