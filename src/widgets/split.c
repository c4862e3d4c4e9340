/* split.c - a container for a board and a sidebar, called the column
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/split.h"

#include <adwaita.h>

/* In pixels. */
#define LEAST_WIDTH 240
#define LEAST_HEIGHT 120
/* Leaves room for the board even in the narrowest window with the column beside it. */
#define MOST_WIDTH 580
#define MOST_HEIGHT 400
#define LEAST_BOARD 320
#define STEP 20

struct _AciesSplit
{
  GtkWidget parent_instance;

  AdwFlap        *flap;
  GtkWidget      *edge;   /* between board and column */
  GtkWidget      *column; /* below the close button */
  GtkWidget      *close;
  AciesSplitPlace place;
  int             usual;
  int             sizes[2]; /* size of the column, by orientation; 0 for the default */
  double          grip;     /* position of the pointer on the edge at the start of a drag */
};

G_DEFINE_FINAL_TYPE (AciesSplit, acies_split, GTK_TYPE_WIDGET)

enum
{
  PROP_BOARD = 1,
  PROP_COLUMN,
  PROP_OPEN,
  PROP_WIDTH,
  PROP_HEIGHT,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

static GtkOrientation
orientation_of (AciesSplit *self)
{
  return self->place == ACIES_SPLIT_BELOW ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
}

/* Limits the size, because a stored size can be from another version. */
static void
show_size (AciesSplit *self)
{
  GtkOrientation orientation = orientation_of (self);
  int            most = orientation == GTK_ORIENTATION_VERTICAL ? MOST_HEIGHT : MOST_WIDTH;
  int            size = self->sizes[orientation] > 0 && acies_split_is_docked (self) ? MIN (self->sizes[orientation], most) : self->usual;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_set_size_request (self->column, -1, size);
  else
    gtk_widget_set_size_request (self->column, size, -1);
}

static void
set_size (AciesSplit *self,
          int         size)
{
  GtkOrientation orientation = orientation_of (self);
  gboolean       below = orientation == GTK_ORIENTATION_VERTICAL;
  int            least = below ? LEAST_HEIGHT : LEAST_WIDTH;
  int            room = below ? gtk_widget_get_height (GTK_WIDGET (self)) : gtk_widget_get_width (GTK_WIDGET (self));

  size = CLAMP (size, least, MAX (least, MIN (room - LEAST_BOARD, below ? MOST_HEIGHT : MOST_WIDTH)));
  if (size == self->sizes[orientation])
    return;
  self->sizes[orientation] = size;
  show_size (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[below ? PROP_HEIGHT : PROP_WIDTH]);
}

/* --- dragging the edge ---------------------------------------------------------------------- */

static void
drag_begin_cb (AciesSplit *self,
               double      x,
               double      y)
{
  self->grip = orientation_of (self) == GTK_ORIENTATION_VERTICAL ? y : x;
}

/* Uses the position of the pointer in the whole widget, because the edge moves with the pointer. */
static void
drag_update_cb (AciesSplit     *self,
                double          offset_x,
                double          offset_y,
                GtkGestureDrag *gesture)
{
  gboolean below = orientation_of (self) == GTK_ORIENTATION_VERTICAL;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  double   x, y, at;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  gtk_widget_translate_coordinates (self->edge, GTK_WIDGET (self), x + offset_x, y + offset_y, &x, &y);
  at = below ? y : x;
  if (below)
    set_size (self, (int) (gtk_widget_get_height (GTK_WIDGET (self)) - at + self->grip) - gtk_widget_get_height (self->edge));
  else if (mirrored)
    set_size (self, (int) (at - self->grip));
  else
    set_size (self, (int) (gtk_widget_get_width (GTK_WIDGET (self)) - at + self->grip) - gtk_widget_get_width (self->edge));
}

static gboolean
edge_key_cb (AciesSplit *self,
             guint       keyval)
{
  gboolean below = orientation_of (self) == GTK_ORIENTATION_VERTICAL;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int      size = below ? gtk_widget_get_height (self->column) : gtk_widget_get_width (self->column);

  if (keyval == (guint) (below ? GDK_KEY_Up : mirrored ? GDK_KEY_Right
                                                       : GDK_KEY_Left))
    set_size (self, size + STEP);
  else if (keyval == (guint) (below ? GDK_KEY_Down : mirrored ? GDK_KEY_Left
                                                              : GDK_KEY_Right))
    set_size (self, size - STEP);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

/* --- the place of the column ----------------------------------------------------------------- */

gboolean
acies_split_is_docked (AciesSplit *self)
{
  g_return_val_if_fail (ACIES_IS_SPLIT (self), FALSE);

  return self->place == ACIES_SPLIT_BESIDE || self->place == ACIES_SPLIT_BELOW;
}

void
acies_split_set_place (AciesSplit     *self,
                       AciesSplitPlace place,
                       int             usual)
{
  gboolean docked;

  g_return_if_fail (ACIES_IS_SPLIT (self));

  self->place = place;
  self->usual = usual;
  docked = acies_split_is_docked (self);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->flap), orientation_of (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->edge), place == ACIES_SPLIT_BELOW ? GTK_ORIENTATION_HORIZONTAL
                                                                                          : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_cursor_from_name (self->edge, place == ACIES_SPLIT_BELOW ? "row-resize" : "col-resize");
  gtk_widget_set_visible (self->edge, docked);
  gtk_widget_set_visible (self->close, !docked);
  gtk_widget_set_hexpand (self->column, place == ACIES_SPLIT_COVER || place == ACIES_SPLIT_BELOW);
  adw_flap_set_fold_policy (self->flap, docked ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_modal (self->flap, place == ACIES_SPLIT_COVER); /* otherwise the board stays usable */
  adw_flap_set_swipe_to_open (self->flap, !docked);
  adw_flap_set_swipe_to_close (self->flap, !docked);
  show_size (self);
}

gboolean
acies_split_get_open (AciesSplit *self)
{
  g_return_val_if_fail (ACIES_IS_SPLIT (self), FALSE);

  return adw_flap_get_reveal_flap (self->flap);
}

void
acies_split_set_open (AciesSplit *self,
                      gboolean    open)
{
  g_return_if_fail (ACIES_IS_SPLIT (self));

  adw_flap_set_reveal_flap (self->flap, open);
}

gboolean
acies_split_uncover (GtkWidget *widget)
{
  GtkWidget *self = gtk_widget_get_ancestor (widget, ACIES_TYPE_SPLIT);

  if (self == NULL || ACIES_SPLIT (self)->place != ACIES_SPLIT_COVER)
    return FALSE;
  acies_split_set_open (ACIES_SPLIT (self), FALSE);
  return TRUE;
}

gboolean
acies_split_close_above (AciesSplit *self)
{
  g_return_val_if_fail (ACIES_IS_SPLIT (self), FALSE);

  if (acies_split_is_docked (self) || !acies_split_get_open (self))
    return FALSE;
  acies_split_set_open (self, FALSE);
  return TRUE;
}

static gboolean
column_key_cb (AciesSplit *self,
               guint       keyval)
{
  return keyval == GDK_KEY_Escape && acies_split_close_above (self);
}

static void
revealed_cb (AciesSplit *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_split_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AciesSplit *self = ACIES_SPLIT (object);

  if (id == PROP_BOARD)
    adw_flap_set_content (self->flap, g_value_get_object (value));
  else if (id == PROP_COLUMN)
    gtk_box_append (GTK_BOX (self->column), g_value_get_object (value));
  else if (id == PROP_OPEN)
    acies_split_set_open (self, g_value_get_boolean (value));
  else
    {
      self->sizes[id == PROP_HEIGHT ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL] = g_value_get_int (value);
      show_size (self);
    }
}

static void
acies_split_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AciesSplit *self = ACIES_SPLIT (object);

  if (id == PROP_OPEN)
    g_value_set_boolean (value, acies_split_get_open (self));
  else
    g_value_set_int (value, self->sizes[id == PROP_HEIGHT ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL]);
}

static void
acies_split_dispose (GObject *object)
{
  AciesSplit *self = ACIES_SPLIT (object);
  GtkWidget  *child;

  if (self->flap != NULL)
    g_signal_handlers_disconnect_by_data (self->flap, self);
  self->flap = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child); /* including a popover that points at a hex */

  G_OBJECT_CLASS (acies_split_parent_class)->dispose (object);
}

static void
acies_split_class_init (AciesSplitClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass   *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags once = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->set_property = acies_split_set_property;
  object_class->get_property = acies_split_get_property;
  object_class->dispose = acies_split_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GENERIC);
  gtk_widget_class_set_css_name (widget_class, "split");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/split.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSplit, flap);
  gtk_widget_class_bind_template_child (widget_class, AciesSplit, edge);
  gtk_widget_class_bind_template_child (widget_class, AciesSplit, column);
  gtk_widget_class_bind_template_child (widget_class, AciesSplit, close);
  gtk_widget_class_bind_template_callback (widget_class, acies_split_close_above);
  gtk_widget_class_bind_template_callback (widget_class, column_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, drag_update_cb);
  gtk_widget_class_bind_template_callback (widget_class, edge_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, revealed_cb);

  properties[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, once);
  properties[PROP_COLUMN] = g_param_spec_object ("column", NULL, NULL, GTK_TYPE_WIDGET, once);
  properties[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, TRUE, flags);
  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, G_MAXINT, 0, flags);
  properties[PROP_HEIGHT] = g_param_spec_int ("height", NULL, NULL, 0, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
acies_split_init (AciesSplit *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
