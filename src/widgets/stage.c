/* stage.c - a board with controls on its lower edge
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/stage.h"

struct _AciesStage
{
  GtkWidget parent_instance;

  GtkWidget *canvas;
  GtkWidget *controls;
};

G_DEFINE_FINAL_TYPE (AciesStage, acies_stage, GTK_TYPE_WIDGET)

enum
{
  PROP_CANVAS = 1,
  PROP_CONTROLS,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* The controls have their natural height as long as the board keeps half of the height. */
static int
height_of_controls (AciesStage *self,
                    int         width,
                    int         height)
{
  int least;
  int natural;

  gtk_widget_measure (self->controls, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  return MAX (least, MIN (natural, height / 2));
}

static void
acies_stage_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AciesStage   *self = ACIES_STAGE (widget);
  int           lower = height_of_controls (self, width, height);
  GtkBorder     insets = { .bottom = (gint16) lower };
  GtkAllocation place = { 0, height - lower, width, lower };

  acies_canvas_set_insets (ACIES_CANVAS (self->canvas), &insets);
  gtk_widget_allocate (self->canvas, width, height, -1, NULL);
  gtk_widget_size_allocate (self->controls, &place, -1);
}

static void
acies_stage_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  AciesStage *self = ACIES_STAGE (widget);
  int         least;
  int         usual;

  gtk_widget_measure (self->canvas, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->controls, orientation, for_size, &least, &usual, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum += least;
      *natural += usual;
    }
  else
    {
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, usual);
    }
}

static GtkSizeRequestMode
acies_stage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_stage_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AciesStage *self = ACIES_STAGE (object);
  GtkWidget **child = id == PROP_CANVAS ? &self->canvas : &self->controls;

  g_return_if_fail (*child == NULL);

  *child = g_value_get_object (value);
  if (id == PROP_CANVAS)
    gtk_widget_insert_after (*child, GTK_WIDGET (self), NULL); /* below the controls, and before them in focus order */
  else
    gtk_widget_set_parent (*child, GTK_WIDGET (self));
}

static void
acies_stage_dispose (GObject *object)
{
  AciesStage *self = ACIES_STAGE (object);

  g_clear_pointer (&self->controls, gtk_widget_unparent);
  g_clear_pointer (&self->canvas, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_stage_parent_class)->dispose (object);
}

static void
acies_stage_class_init (AciesStageClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = acies_stage_set_property;
  object_class->dispose = acies_stage_dispose;
  widget_class->size_allocate = acies_stage_size_allocate;
  widget_class->measure = acies_stage_measure;
  widget_class->get_request_mode = acies_stage_get_request_mode;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
  gtk_widget_class_set_css_name (widget_class, "stage");

  properties[PROP_CANVAS] = g_param_spec_object ("canvas", NULL, NULL, ACIES_TYPE_CANVAS, flags);
  properties[PROP_CONTROLS] = g_param_spec_object ("controls", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
acies_stage_init (AciesStage *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
