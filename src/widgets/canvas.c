/* canvas.c - a widget that shows the board: its contents, signals and accessible name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/canvas-private.h"

#include "engine/core/units.h"
#include "render/units.h"
#include "widgets/hex-text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

enum
{
  PROP_DESCRIPTION = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (AciesCanvas, acies_canvas, GTK_TYPE_WIDGET)

const AciesState *
acies_canvas_get_state (AciesCanvas *self)
{
  return self->session != NULL ? acies_state_see (acies_session_get_state (self->session), self->viewing_side, &self->seen) : NULL;
}

/* --- the hovered hex ------------------------------------------------------------------------ */

AciesHex
acies_canvas_get_hovered (AciesCanvas *self)
{
  g_return_val_if_fail (ACIES_IS_CANVAS (self), ACIES_NO_HEX);

  if (!self->by_keys)
    return self->pointer;
  return gtk_widget_has_focus (GTK_WIDGET (self)) ? self->cursor : ACIES_NO_HEX;
}

/* Sets the accessible name to the hovered hex in words, otherwise to "Board". */
static void
update_label (AciesCanvas *self)
{
  const AciesState *state = acies_canvas_get_state (self);
  AciesHex          hex = acies_canvas_get_hovered (self);
  g_autofree char  *text = state != NULL && hex != ACIES_NO_HEX ? acies_hex_text (state, hex) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  text != NULL ? text : _ ("Board"), -1);
}

AciesUnitId
acies_canvas_get_unit_under (AciesCanvas *self,
                             AciesHex     hex)
{
  const AciesState *state = acies_canvas_get_state (self);
  gboolean          down = self->drag.kind == ACIES_DRAG_STROKE;
  double            x = down ? self->drag.start_x : self->pointer_x;
  double            y = down ? self->drag.start_y : self->pointer_y;

  if (state == NULL || hex == ACIES_NO_HEX)
    return ACIES_NO_UNIT;
  if (state->ruleset->n_layers == 1 || self->by_keys || !self->pointer_in || acies_layout_hex_at (&self->layout, x, y) != hex)
    return acies_state_unit_at (state, hex);

  return acies_badge_unit_under (state, &self->layout, hex, x, y, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

void
acies_canvas_update_hovered (AciesCanvas *self)
{
  const AciesState *state = acies_canvas_get_state (self);
  AciesHex          hex = acies_canvas_get_hovered (self);
  AciesUnitId       unit = state != NULL && state->ruleset->n_layers > 1 ? acies_canvas_get_unit_under (self, hex) : ACIES_NO_UNIT;

  if (hex == self->told && unit == self->told_unit)
    return;
  self->told = hex;
  self->told_unit = unit;
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "hex-hovered", (guint) hex);
}

void
acies_canvas_set_description (AciesCanvas *self,
                              const char  *text)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (g_strcmp0 (text, self->description) == 0)
    return;
  g_free (self->description);
  self->description = g_strdup (text);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DESCRIPTION]);
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

const char *
acies_canvas_get_description (AciesCanvas *self)
{
  g_return_val_if_fail (ACIES_IS_CANVAS (self), NULL);

  return self->description;
}

/* --- the session ---------------------------------------------------------------------------- */

/* Adapts to a board of another size, and clears hexes that are no longer on it. */
static void
board_changed (AciesCanvas *self)
{
  const AciesState *state = acies_canvas_get_state (self);

  acies_cells_forget (&self->cells);
  if (state == NULL ||
      (state->board->columns == self->layout.columns && state->board->rows == self->layout.rows &&
       state->board->layout == self->layout.shape))
    return;
  self->layout = acies_layout (state->board, 0, 0, 0);
  self->pointer = ACIES_NO_HEX;
  if (self->cursor != ACIES_NO_HEX && !acies_board_contains (state->board, self->cursor))
    self->cursor = ACIES_NO_HEX;
  if (self->selected != ACIES_NO_HEX && !acies_board_contains (state->board, self->selected))
    self->selected = ACIES_NO_HEX;
  acies_canvas_set_highlights (self, NULL, 0);
  acies_canvas_set_ghosts (self, NULL, 0);
  acies_canvas_set_advice (self, NULL, 0);
  acies_canvas_set_path (self, NULL, 0);
  acies_canvas_set_trails (self, NULL, 0);
  acies_canvas_set_attack (self, ACIES_NO_HEX, ACIES_NO_HEX);
  acies_canvas_fit (self);
}

/* Marks for redrawing the cells that the event changes. */
static void
follow_event (AciesCanvas      *self,
              const AciesEvent *event)
{
  switch (event->kind)
    {
    case ACIES_EVENT_BOARD_SIZED:
    case ACIES_EVENT_SCENARIO_SET:
      board_changed (self);
      break;
    case ACIES_EVENT_TERRAIN_SET: /* the ground compares boards */
      break;
    case ACIES_EVENT_UNIT_SET:
      acies_cells_invalidate_hex (&self->cells, event->u.unit.before.hex);
      acies_cells_invalidate_hex (&self->cells, event->u.unit.after.hex);
      break;
    default:
      acies_cells_forget (&self->cells);
    }
}

static void
changed_cb (AciesSession *session,
            GArray       *events,
            gboolean      forward,
            AciesCanvas  *self)
{
  for (guint i = 0; i < events->len; i++)
    follow_event (self, &g_array_index (events, AciesEvent, i));
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "state-changed");
}

void
acies_canvas_set_session (AciesCanvas  *self,
                          AciesSession *session)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));
  g_return_if_fail (session == NULL || ACIES_IS_SESSION (session));

  if (!g_set_object (&self->session, session))
    return;
  acies_canvas_cancel_stroke (self);
  g_signal_group_set_target (self->session_signals, session);
  board_changed (self);
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "state-changed");
}

/* Draws and describes face-down cards again. */
void
acies_canvas_set_viewing_side (AciesCanvas *self,
                               AciesSide    viewing_side)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (self->viewing_side == viewing_side)
    return;
  self->viewing_side = viewing_side;
  if (acies_canvas_get_state (self) == NULL || !acies_state_hides_from (acies_session_get_state (self->session), ACIES_NO_SIDE))
    return;
  acies_cells_forget (&self->cells);
  update_label (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "state-changed");
}

/* --- contents ------------------------------------------------------------------------------- */

static void
style_changed (AciesCanvas *self)
{
  acies_ground_forget (&self->ground);
  acies_cells_forget (&self->cells);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->layer != NULL)
    gtk_widget_queue_draw (self->layer);
}

void
acies_canvas_set_theme (AciesCanvas *self,
                        AciesTheme  *theme)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (self->theme == theme)
    return;
  self->theme = theme;
  style_changed (self);
}

static void
replace (AciesCanvas  *self,
         GArray       *array,
         gconstpointer values,
         guint         n)
{
  if (n == 0 && array->len == 0)
    return;
  g_array_set_size (array, 0);
  if (n > 0)
    g_array_append_vals (array, values, n);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_canvas_set_highlights (AciesCanvas          *self,
                             const AciesHighlight *highlights,
                             guint                 n)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  replace (self, self->highlights, highlights, n);
}

const GArray *
acies_canvas_get_highlights (AciesCanvas *self)
{
  g_return_val_if_fail (ACIES_IS_CANVAS (self), NULL);

  return self->highlights;
}

void
acies_canvas_set_advice (AciesCanvas          *self,
                         const AciesHighlight *highlights,
                         guint                 n)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  replace (self, self->advice, highlights, n);
}

void
acies_canvas_set_threat (AciesCanvas  *self,
                         AciesSide     side,
                         const guint8 *units)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));
  g_return_if_fail (side < ACIES_MAX_SIDES);

  if (units == NULL && self->threats[side] == NULL)
    return;
  g_clear_pointer (&self->threats[side], g_free);
  if (units != NULL)
    self->threats[side] = g_memdup2 (units, ACIES_MAX_HEXES);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_canvas_set_path (AciesCanvas    *self,
                       const AciesHex *path,
                       guint           n)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  replace (self, self->path, path, n);
}

void
acies_canvas_set_trails (AciesCanvas      *self,
                         const AciesTrail *trails,
                         guint             n)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  replace (self, self->trails, trails, n);
}

void
acies_canvas_set_attack (AciesCanvas *self,
                         AciesHex     from,
                         AciesHex     at)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  self->attack_from = from;
  self->attack_at = at;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_canvas_set_ghosts (AciesCanvas      *self,
                         const AciesGhost *ghosts,
                         guint             n)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  replace (self, self->ghosts, ghosts, n);
}

void
acies_canvas_set_absent (AciesCanvas  *self,
                         const guint8 *units)
{
  const AciesState *state;

  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (units == NULL && self->absent == NULL)
    return;
  state = acies_canvas_get_state (self);
  for (guint i = 0; state != NULL && i < state->n_units; i++)
    {
      if ((units != NULL && units[i]) != (self->absent != NULL && self->absent[i]))
        acies_cells_invalidate_hex (&self->cells, state->units[i].hex);
    }
  g_clear_pointer (&self->absent, g_free);
  if (units != NULL)
    self->absent = g_memdup2 (units, ACIES_MAX_UNITS);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_canvas_set_layer (AciesCanvas *self,
                        GtkWidget   *layer)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  if (self->layer != NULL)
    gtk_widget_unparent (self->layer);
  self->layer = layer;
  if (layer != NULL)
    gtk_widget_set_parent (layer, GTK_WIDGET (self));
}

const AciesLayout *
acies_canvas_get_layout (AciesCanvas *self)
{
  g_return_val_if_fail (ACIES_IS_CANVAS (self), NULL);

  return &self->layout;
}

void
acies_canvas_set_symmetry (AciesCanvas  *self,
                           AciesSymmetry symmetry)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  self->symmetry = symmetry;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_canvas_set_selected (AciesCanvas *self,
                           AciesHex     hex)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  self->selected = hex;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_canvas_set_cursor (AciesCanvas *self,
                         AciesHex     hex)
{
  g_return_if_fail (ACIES_IS_CANVAS (self));

  self->cursor = hex;
  acies_canvas_scroll_to (self, hex);
  acies_canvas_update_hovered (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

AciesHex
acies_canvas_get_cursor (AciesCanvas *self)
{
  g_return_val_if_fail (ACIES_IS_CANVAS (self), ACIES_NO_HEX);

  return self->cursor;
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_canvas_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AciesCanvas *self = ACIES_CANVAS (widget);

  acies_canvas_resized (self, width, height);
  if (self->layer != NULL)
    gtk_widget_size_allocate (self->layer, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
acies_canvas_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (id == PROP_DESCRIPTION)
    g_value_set_string (value, ACIES_CANVAS (object)->description);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
acies_canvas_dispose (GObject *object)
{
  AciesCanvas *self = ACIES_CANVAS (object);

  acies_ground_forget (&self->ground);
  g_clear_pointer (&self->layer, gtk_widget_unparent);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_canvas_parent_class)->dispose (object);
}

static void
acies_canvas_finalize (GObject *object)
{
  AciesCanvas *self = ACIES_CANVAS (object);

  g_free (self->description);
  g_free (self->absent);
  g_clear_pointer (&self->seen, acies_state_free);
  acies_cells_clear (&self->cells);
  acies_ground_clear (&self->ground);
  g_array_unref (self->highlights);
  g_array_unref (self->advice);
  g_array_unref (self->marks);
  for (guint side = 0; side < ACIES_MAX_SIDES; side++)
    g_free (self->threats[side]);
  g_array_unref (self->path);
  g_array_unref (self->trails);
  g_array_unref (self->ghosts);
  G_OBJECT_CLASS (acies_canvas_parent_class)->finalize (object);
}

static void
init_signals (void)
{
  static const char *const of_presses[] = { "hex-pressed", "hex-activated" };
  static const char *const of_hexes[] = { "hex-dragged", "hex-released", "hex-hovered", "menu-wanted" };
  static const char *const others[] = { "stroke-cancelled", "state-changed", "pointer-moved" };

  for (guint i = 0; i < G_N_ELEMENTS (of_presses); i++)
    g_signal_new (of_presses[i], ACIES_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, GDK_TYPE_MODIFIER_TYPE);
  for (guint i = 0; i < G_N_ELEMENTS (of_hexes); i++)
    g_signal_new (of_hexes[i], ACIES_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_signal_new (others[i], ACIES_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_canvas_class_init (AciesCanvasClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = acies_canvas_dispose;
  object_class->finalize = acies_canvas_finalize;
  object_class->get_property = acies_canvas_get_property;
  widget_class->snapshot = acies_canvas_snapshot;
  widget_class->size_allocate = acies_canvas_size_allocate;
  props[PROP_DESCRIPTION] = g_param_spec_string ("description", NULL, NULL, NULL,
                                                 G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
  init_signals ();
  acies_canvas_class_init_actions (klass);
  gtk_widget_class_set_css_name (widget_class, "canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
acies_canvas_init (AciesCanvas *self)
{
  self->fits = TRUE;
  self->viewing_side = ACIES_NO_SIDE;
  acies_ground_init (&self->ground);
  acies_cells_init (&self->cells);
  self->highlights = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));
  self->advice = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));
  self->marks = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));
  self->path = g_array_new (FALSE, FALSE, sizeof (AciesHex));
  self->trails = g_array_new (FALSE, FALSE, sizeof (AciesTrail));
  self->ghosts = g_array_new (FALSE, FALSE, sizeof (AciesGhost));
  self->selected = ACIES_NO_HEX;
  self->cursor = ACIES_NO_HEX;
  self->pointer = ACIES_NO_HEX;
  self->pointer_x = -1;
  self->pointer_y = -1;
  self->told = ACIES_NO_HEX;
  self->told_unit = ACIES_NO_UNIT;
  self->attack_from = ACIES_NO_HEX;
  self->attack_at = ACIES_NO_HEX;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (self), 320, 240);
  acies_canvas_init_input (self);
  update_label (self);
  self->session_signals = g_signal_group_new (ACIES_TYPE_SESSION);
  g_signal_group_connect (self->session_signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (style_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (style_changed), self,
                           G_CONNECT_SWAPPED);
}
