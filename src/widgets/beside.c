/* beside.c - a board, and beside it a place of its own for what is told of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/beside.h"

#include "render/layout.h"

#define SHARE 0.26 /* of the width */
#define LEAST_WIDTH 228
#define MOST_WIDTH 320
#define HALF 0.46      /* of the width, too: what may lie on the board, which has a margin */
#define LEAST_ZOOM 0.8 /* what is left of the size of a hex when the board gives the room */

struct _AciesBeside
{
  GtkWidget parent_instance;

  AciesCanvas *canvas;
  GtkWidget   *words;
  GtkWidget   *hint;
  gboolean     open;
  int          least; /* width that something told has needed: the column would come and go with it */
};

G_DEFINE_FINAL_TYPE (AciesBeside, acies_beside, GTK_TYPE_WIDGET)

enum
{
  PROP_CANVAS = 1,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static const AciesState *
state_of (AciesBeside *self)
{
  AciesSession *session = acies_canvas_get_session (self->canvas);

  return session != NULL ? acies_session_get_state (session) : NULL;
}

static gboolean
tells (AciesBeside *self)
{
  return self->open && gtk_widget_get_visible (self->words);
}

/* The size of a hex of the whole board in a canvas of that size; zoom does not count. */
static double
fitting_zoom (AciesBeside *self,
              int          width,
              int          height)
{
  const AciesState *state = state_of (self);

  return state != NULL ? acies_layout_fit (state->board, MAX (width, 1), MAX (height, 1)).hex_width : 1;
}

static gboolean
can_spare (AciesBeside *self,
           int          column,
           int          width,
           int          height)
{
  return width > 2 * column &&
         fitting_zoom (self, width - column, height) >= LEAST_ZOOM * fitting_zoom (self, width, height);
}

/* The pointer, or the cursor of the keys, is in the right half. */
static gboolean
looks_right (AciesBeside *self)
{
  const AciesState *state = state_of (self);
  AciesHex          hex = acies_canvas_get_hovered (self->canvas);

  return state != NULL && hex != ACIES_NO_HEX && 2 * acies_hex_column (hex) >= state->board->columns;
}

static void
place (GtkWidget *widget,
       int        x,
       int        width,
       int        height)
{
  GtkAllocation place = { x, 0, width, height };

  gtk_widget_size_allocate (widget, &place, -1);
}

/* Of the place: with large text what is told may need more than the share. */
static int
column_of (AciesBeside *self,
           double       share,
           int          width)
{
  return MAX (CLAMP ((int) (width * share), LEAST_WIDTH, MOST_WIDTH), self->least);
}

static int
least_width_of (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* What must have more height than there is is cut off below. */
static void
place_words (AciesBeside *self,
             int          x,
             int          width,
             int          height)
{
  int least;
  int natural;

  gtk_widget_measure (self->words, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  place (self->words, x, width, CLAMP (natural, least, MAX (least, height)));
}

static void
acies_beside_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AciesBeside *self = ACIES_BESIDE (widget);
  int          column;
  gboolean     spared;
  int          least;

  if (self->words != NULL)
    self->least = MAX (self->least, MAX (least_width_of (self->words), least_width_of (self->hint)));
  column = column_of (self, SHARE, width);
  spared = self->open && can_spare (self, column, width, height);
  place (GTK_WIDGET (self->canvas), 0, spared ? width - column : width, height);
  if (self->words == NULL)
    return;
  gtk_widget_set_child_visible (self->words, tells (self));
  gtk_widget_set_child_visible (self->hint, spared && !tells (self));
  gtk_widget_measure (self->hint, GTK_ORIENTATION_VERTICAL, column, &least, NULL, NULL, NULL);
  if (spared)
    place (self->hint, width - column, column, MAX (least, height));
  if (!spared)
    column = column_of (self, HALF, width);
  if (tells (self))
    place_words (self, spared || !looks_right (self) ? MAX (width - column, 0) : 0, column, height);
}

static void
acies_beside_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  AciesBeside *self = ACIES_BESIDE (widget);

  gtk_widget_measure (GTK_WIDGET (self->canvas), orientation, -1, minimum, natural, NULL, NULL);
}

/* Another half is pointed at, or the board has another size. */
static void
canvas_changed_cb (AciesBeside *self)
{
  if (self->open)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
acies_beside_set_words (AciesBeside *self,
                        GtkWidget   *words)
{
  g_return_if_fail (ACIES_IS_BESIDE (self) && self->words == NULL);

  self->hint = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars", 20, NULL);
  gtk_widget_add_css_class (self->hint, "dim-label");
  gtk_widget_add_css_class (self->hint, "beside-hint");
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  self->words = words;
  gtk_widget_set_parent (words, GTK_WIDGET (self));
}

void
acies_beside_set_hint (AciesBeside *self,
                       const char  *hint)
{
  g_return_if_fail (ACIES_IS_BESIDE (self) && self->hint != NULL);

  gtk_label_set_text (GTK_LABEL (self->hint), hint);
}

void
acies_beside_set_open (AciesBeside *self,
                       gboolean     open)
{
  g_return_if_fail (ACIES_IS_BESIDE (self));

  self->open = open;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
acies_beside_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  AciesBeside *self = ACIES_BESIDE (object);

  g_return_if_fail (self->canvas == NULL);

  self->canvas = g_value_get_object (value);
  gtk_widget_set_parent (GTK_WIDGET (self->canvas), GTK_WIDGET (self));
  g_signal_connect_object (self->canvas, "hex-hovered", G_CALLBACK (canvas_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->canvas, "state-changed", G_CALLBACK (canvas_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
acies_beside_dispose (GObject *object)
{
  AciesBeside *self = ACIES_BESIDE (object);

  g_clear_pointer (&self->words, gtk_widget_unparent);
  g_clear_pointer (&self->hint, gtk_widget_unparent);
  if (self->canvas != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->canvas));
  self->canvas = NULL;

  G_OBJECT_CLASS (acies_beside_parent_class)->dispose (object);
}

static void
acies_beside_class_init (AciesBesideClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = acies_beside_set_property;
  object_class->dispose = acies_beside_dispose;
  widget_class->size_allocate = acies_beside_size_allocate;
  widget_class->measure = acies_beside_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
  gtk_widget_class_set_css_name (widget_class, "beside");

  properties[PROP_CANVAS] = g_param_spec_object ("canvas", NULL, NULL, ACIES_TYPE_CANVAS, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
acies_beside_init (AciesBeside *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
