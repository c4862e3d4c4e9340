/* stage.c - a container for a board with controls over its edges
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/stage.h"

struct _AciesStage
{
  GtkWidget parent_instance;

  GtkWidget *canvas;
  GtkWidget *aside;
  GtkWidget *banner;
  GtkWidget *hint;
  GtkWidget *controls;
};

G_DEFINE_FINAL_TYPE (AciesStage, acies_stage, GTK_TYPE_WIDGET)

enum
{
  PROP_CANVAS = 1,
  PROP_ASIDE,
  PROP_BANNER,
  PROP_HINT,
  PROP_CONTROLS,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

/* Controls have their natural height, but at most half of the height if their minimum allows it. */
static int
height_of (GtkWidget *controls,
           int        width,
           int        height)
{
  int least;
  int natural;

  gtk_widget_measure (controls, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  return MAX (least, MIN (natural, height / 2));
}

static int
width_of_aside (AciesStage *self)
{
  int width = 0;

  if (gtk_widget_should_layout (self->aside))
    gtk_widget_measure (self->aside, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* @x: measured from the right in right-to-left languages */
static GtkAllocation
room_at (AciesStage *self,
         int         x,
         int         y,
         int         width,
         int         height)
{
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  return (GtkAllocation) { mirrored ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x, y, width, height };
}

/* Places the hint above the controls or at the upper edge, in the middle or at a side, at the first place where it
 * covers neither a piece nor the hovered hex. */
static void
place_hint (AciesStage *self,
            int         left,
            int         width,
            int         height)
{
  const double across[] = { 0.5, 0, 1 };
  int          least;
  int          hint_width;
  int          hint_height;

  if (!gtk_widget_should_layout (self->hint))
    return;
  gtk_widget_measure (self->hint, GTK_ORIENTATION_HORIZONTAL, -1, &least, &hint_width, NULL, NULL);
  hint_width = MAX (least, MIN (hint_width, width));
  gtk_widget_measure (self->hint, GTK_ORIENTATION_VERTICAL, hint_width, NULL, &hint_height, NULL, NULL);
  for (guint i = 0; i <= 2 * G_N_ELEMENTS (across); i++)
    {
      gboolean        is_last = i == 2 * G_N_ELEMENTS (across);
      int             x = left + (int) ((width - hint_width) * across[i % G_N_ELEMENTS (across)]);
      int             y = i < G_N_ELEMENTS (across) || is_last ? height - hint_height : 0;
      GtkAllocation   room = room_at (self, x, y, hint_width, hint_height);
      graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) room.x, (float) room.y, (float) room.width, (float) room.height);

      if (is_last || acies_canvas_is_clear (ACIES_CANVAS (self->canvas), &bounds))
        {
          gtk_widget_size_allocate (self->hint, &room, -1);
          return;
        }
    }
}

static void
place_banner (AciesStage *self,
              int         left,
              int         width)
{
  GtkAllocation room = room_at (self, left, 0, width, 0);

  if (self->banner == NULL || !gtk_widget_should_layout (self->banner))
    return;
  gtk_widget_measure (self->banner, GTK_ORIENTATION_VERTICAL, width, NULL, &room.height, NULL, NULL);
  gtk_widget_size_allocate (self->banner, &room, -1);
}

static void
acies_stage_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AciesStage *self = ACIES_STAGE (widget);
  int         left = width_of_aside (self);
  int         lower = height_of (self->controls, width - left, height);
  gboolean    mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkBorder   insets = {
      .left = (gint16) (mirrored ? 0 : left),
      .right = (gint16) (mirrored ? left : 0),
      .bottom = (gint16) lower,
  };
  GtkAllocation aside = room_at (self, 0, 0, left, height);
  GtkAllocation controls = room_at (self, left, height - lower, width - left, lower);

  acies_canvas_set_insets (ACIES_CANVAS (self->canvas), &insets);
  gtk_widget_allocate (self->canvas, width, height, -1, NULL);
  if (left > 0)
    gtk_widget_size_allocate (self->aside, &aside, -1);
  gtk_widget_size_allocate (self->controls, &controls, -1);
  place_banner (self, left, width - left);
  place_hint (self, left, width - left, height - lower);
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
  int         left = width_of_aside (self);
  int         width = for_size - left;
  int         least;
  int         usual;

  gtk_widget_measure (self->canvas, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->controls, orientation, for_size < 0 || orientation == GTK_ORIENTATION_HORIZONTAL ? for_size : width, &least, &usual, NULL, NULL);
  /* Some containers ask for the height at any width: that of long texts is only known with the width, so it is not insisted on. */
  if (for_size < 0 && orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (self->controls, orientation, G_MAXSHORT, &least, NULL, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *minimum + least : MAX (*minimum, least);
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + usual : MAX (*natural, usual);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum += left;
      *natural += left;
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
  GtkWidget **children[] = { [PROP_CANVAS] = &self->canvas, [PROP_ASIDE] = &self->aside, [PROP_BANNER] = &self->banner, [PROP_HINT] = &self->hint, [PROP_CONTROLS] = &self->controls };
  GtkWidget **child = children[id];

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
  g_clear_pointer (&self->hint, gtk_widget_unparent);
  g_clear_pointer (&self->banner, gtk_widget_unparent);
  g_clear_pointer (&self->aside, gtk_widget_unparent);
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
  properties[PROP_ASIDE] = g_param_spec_object ("aside", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_BANNER] = g_param_spec_object ("banner", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_HINT] = g_param_spec_object ("hint", NULL, NULL, GTK_TYPE_WIDGET, flags);
  properties[PROP_CONTROLS] = g_param_spec_object ("controls", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
acies_stage_init (AciesStage *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
