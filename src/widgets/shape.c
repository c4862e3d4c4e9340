/* shape.c - a container that classifies its size, so that its contents can adapt
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/shape.h"

#include "widgets/controls.h"

#define WIDE 1180
#define MEDIUM 900
#define NARROW 600
#define LOW 640
/* Minimum size of the window, without the frame that GTK draws around it. */
#define LEAST_WIDTH 340
#define LEAST_HEIGHT 284
#define USUAL_DPI 96

struct _AciesShape
{
  GtkWidget parent_instance;

  GtkWidget     *child;
  int            wide; /* the minimum widths, before text scaling */
  int            medium;
  AciesShapeKind kind; /* as last signalled */
  gboolean       low;
  gboolean       coarse;
  guint          idle_id;
};

G_DEFINE_FINAL_TYPE (AciesShape, acies_shape, GTK_TYPE_WIDGET)

enum
{
  PROP_CHILD = 1,
  PROP_WIDE,
  PROP_MEDIUM,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];
static double
text_scale (GtkWidget *widget)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? dpi / 1024.0 / USUAL_DPI : 1;
}

static AciesShapeKind
find_kind (AciesShape *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double     width = gtk_widget_get_width (widget) / text_scale (widget);

  if (width >= self->wide)
    return ACIES_SHAPE_WIDE;
  if (width >= self->medium)
    return ACIES_SHAPE_MEDIUM;
  if (width < NARROW)
    return ACIES_SHAPE_SMALL;
  return gtk_widget_get_height (widget) > gtk_widget_get_width (widget) ? ACIES_SHAPE_PORTRAIT : ACIES_SHAPE_NARROW;
}

static gboolean
find_low (GtkWidget *widget)
{
  return gtk_widget_get_height (widget) < LOW;
}

AciesShapeKind
acies_shape_get_kind (AciesShape *self)
{
  g_return_val_if_fail (ACIES_IS_SHAPE (self), ACIES_SHAPE_WIDE);

  return self->kind;
}

gboolean
acies_shape_is_coarse (AciesShape *self)
{
  g_return_val_if_fail (ACIES_IS_SHAPE (self), FALSE);

  return self->coarse;
}

static void
set_coarse (AciesShape *self,
            gboolean    coarse)
{
  if (coarse == self->coarse)
    return;
  self->coarse = coarse;
  acies_style_set (GTK_WIDGET (self), "coarse", coarse);
  g_signal_emit_by_name (self, "changed");
}

gboolean
acies_is_finger (GdkDevice *device)
{
  return (gtk_get_debug_flags () & GTK_DEBUG_TOUCHSCREEN) != 0 || gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static gboolean
event_cb (AciesShape *self,
          GdkEvent   *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_TOUCH_BEGIN || type == GDK_BUTTON_PRESS)
    set_coarse (self, acies_is_finger (gdk_event_get_device (event)));

  return GDK_EVENT_PROPAGATE;
}

/* Before the first press, the input devices of the computer decide. */
static void
acies_shape_realize (GtkWidget *widget)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (widget));
  guint    has = seat != NULL ? gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_ALL_POINTING : 0;

  GTK_WIDGET_CLASS (acies_shape_parent_class)->realize (widget);
  set_coarse (ACIES_SHAPE (widget), has == GDK_SEAT_CAPABILITY_TOUCH || (gtk_get_debug_flags () & GTK_DEBUG_TOUCHSCREEN) != 0);
}

gboolean
acies_shape_is_low (AciesShape *self)
{
  g_return_val_if_fail (ACIES_IS_SHAPE (self), FALSE);

  return self->low;
}

static gboolean
has_changed (AciesShape *self)
{
  return find_kind (self) != self->kind || find_low (GTK_WIDGET (self)) != self->low;
}

static gboolean
announce_cb (gpointer data)
{
  AciesShape *self = data;

  self->idle_id = 0;
  if (has_changed (self))
    {
      self->kind = find_kind (self);
      self->low = find_low (GTK_WIDGET (self));
      g_signal_emit_by_name (self, "changed");
    }

  return G_SOURCE_REMOVE;
}

/* The idle callback has a high priority, so that the window usually adapts before the frame is drawn. */
static void
acies_shape_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AciesShape *self = ACIES_SHAPE (widget);
  int         least;

  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (self->child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_allocate (self->child, width, MAX (height, least), baseline, NULL);
  if (self->idle_id == 0 && has_changed (self))
    self->idle_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, announce_cb, self, NULL);
}

static void
acies_shape_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  gtk_widget_measure (ACIES_SHAPE (widget)->child, orientation, -1, NULL, natural, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = MAX (*minimum, *natural);
}

static void
acies_shape_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AciesShape *self = ACIES_SHAPE (object);

  switch (id)
    {
    case PROP_CHILD:
      g_return_if_fail (self->child == NULL);
      self->child = g_value_get_object (value);
      gtk_widget_set_parent (self->child, GTK_WIDGET (self));
      break;

    case PROP_WIDE:
      self->wide = g_value_get_int (value);
      break;

    case PROP_MEDIUM:
      self->medium = g_value_get_int (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_shape_dispose (GObject *object)
{
  AciesShape *self = ACIES_SHAPE (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_pointer (&self->child, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_shape_parent_class)->dispose (object);
}

static void
acies_shape_class_init (AciesShapeClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = acies_shape_set_property;
  object_class->dispose = acies_shape_dispose;
  widget_class->realize = acies_shape_realize;
  widget_class->size_allocate = acies_shape_size_allocate;
  widget_class->measure = acies_shape_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);

  properties[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_WIDE] = g_param_spec_int ("wide", NULL, NULL, 0, G_MAXINT, WIDE, G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  properties[PROP_MEDIUM] = g_param_spec_int ("medium", NULL, NULL, 0, G_MAXINT, MEDIUM, G_PARAM_WRITABLE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  g_signal_new ("changed", ACIES_TYPE_SHAPE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_shape_init (AciesShape *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (events, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
