/* editor.c - the current tool, brush and selection of the Edit view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/engine.h"
#include "engine/edit/armies.h"

enum
{
  PROP_TOOL = 1,
  PROP_BRUSH,
  PROP_TERRAIN,
  PROP_UNIT_TYPE,
  PROP_SIDE,
  PROP_FIGURES,
  PROP_SYMMETRY,
  PROP_SWAPS,
  PROP_UNITS_ALONE,
  PROP_SELECTED,
  PROP_N_SELECTED,
  PROP_TURNING,
  PROP_HINT,
  N_PROPS
};

enum
{
  CHANGED,
  REFUSED,
  NAME_WANTED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesEditor, acies_editor, G_TYPE_OBJECT)

/* --- commands ------------------------------------------------------------------------------- */

static gboolean
attempt (AciesEditor        *self,
         const AciesCommand *command)
{
  g_autoptr (GError) error = NULL;

  if (acies_session_apply (self->session, command, &error))
    return TRUE;
  /* A stroke over forbidden hexes shows only one message. */
  if (self->acting == NULL || !self->refusal_told)
    acies_editor_show_message (self, error->message);
  self->refusal_told = TRUE;
  return FALSE;
}

gboolean
acies_editor_apply (AciesEditor        *self,
                    const AciesCommand *command)
{
  gboolean done;

  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);
  g_return_val_if_fail (self->session != NULL, FALSE);

  done = attempt (self, command);
  if (acies_session_is_in_group (self->session))
    acies_session_tell_group (self->session);
  return done;
}

gboolean
acies_editor_apply_plan (AciesEditor  *self,
                         const GArray *plan)
{
  gboolean done = FALSE;

  for (guint i = 0; i < plan->len; i++)
    done |= attempt (self, &g_array_index (plan, AciesCommand, i));
  acies_session_tell_group (self->session);
  return done;
}

gboolean
acies_editor_is_in_stroke (AciesEditor *self)
{
  return self->acting != NULL;
}

gboolean
acies_editor_apply_all (AciesEditor  *self,
                        const GArray *commands,
                        const char   *label)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);
  g_return_val_if_fail (self->session != NULL, FALSE);

  if (acies_session_is_in_group (self->session))
    return FALSE;
  if (acies_session_apply_all (self->session, commands, label, &error))
    return TRUE;
  g_signal_emit (self, signals[REFUSED], 0, error->message);
  return FALSE;
}

void
acies_editor_show_hex (AciesEditor *self,
                       AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (self);

  g_return_if_fail (ACIES_IS_EDITOR (self));

  /* The board can have become smaller since the caller got the hex. */
  if (state == NULL || !acies_board_contains (state->board, hex))
    return;
  acies_editor_set_selected (self, hex);
  if (self->canvas != NULL)
    acies_canvas_scroll_to (self->canvas, hex);
}

void
acies_editor_set_fault (AciesEditor *self,
                        AciesHex     hex)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  if (self->fault == hex)
    return;
  self->fault = hex;
  acies_editor_preview_again (self);
}

void
acies_editor_show_message (AciesEditor *self,
                           const char  *message)
{
  g_signal_emit (self, signals[REFUSED], 0, message);
}

void
acies_editor_pick (AciesEditor *self,
                   AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (self);
  AciesUnitId       unit;

  g_return_if_fail (state != NULL && acies_board_contains (state->board, hex));

  unit = acies_editor_unit_meant (self, hex);
  if (unit != ACIES_NO_UNIT)
    {
      acies_editor_set_unit_type (self, state->units[unit].type, state->units[unit].side);
      acies_editor_set_tool (self, ACIES_TOOL_UNIT);
    }
  else
    {
      acies_editor_set_terrain (self, state->board->terrain[hex]);
      acies_editor_set_tool (self, ACIES_TOOL_TERRAIN);
    }
}

/* --- session and canvas --------------------------------------------------------------------- */

static void
changed_cb (AciesSession *session,
            GArray       *events,
            gboolean      forward,
            AciesEditor  *self)
{
  acies_editor_keep_selection_on_board (self);
  g_signal_emit (self, signals[CHANGED], 0, events, forward);
}

/* Returns the current unit type if @side can have it, otherwise its counterpart, otherwise the first type of the side. */
static AciesId
type_for (AciesEditor *self,
          AciesSide    side)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self)->ruleset;
  AciesId             counterpart;

  if (acies_ruleset_may_have_type (ruleset, side, self->unit_type))
    return self->unit_type;
  counterpart = acies_counterpart_type (ruleset, self->unit_type, self->side);
  if (counterpart != ACIES_NO_ID && acies_ruleset_may_have_type (ruleset, side, counterpart))
    return counterpart;
  for (AciesId type = 0; type < ruleset->n_unit_types; type++)
    if (acies_ruleset_may_have_type (ruleset, side, type))
      return type;
  return self->unit_type;
}

/* Selects the second terrain, because the board is filled with the first, and the side's first unit type. */
static void
choose_first (AciesEditor        *self,
              const AciesRuleset *ruleset)
{
  if (ruleset->n_terrains > 1)
    self->terrain = 1;
  self->unit_type = type_for (self, self->side);
}

void
acies_editor_set_session (AciesEditor  *self,
                          AciesSession *session,
                          AciesTheme   *theme)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));
  g_return_if_fail (session == NULL || ACIES_IS_SESSION (session));

  acies_editor_put_down (self);
  self->theme = theme;
  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->session_signals, session);
  self->terrain = 0;
  self->unit_type = 0;
  self->side = 0;
  self->figures = 0;
  if (session != NULL)
    choose_first (self, acies_editor_get_state (self)->ruleset);
  acies_editor_set_selected (self, ACIES_NO_HEX);
  if (session != NULL && !acies_editor_knows_tool (self, self->tool))
    self->tool = ACIES_TOOL_SELECT;
  if (!acies_editor_can_reshape (self, ACIES_RESHAPE_SYMMETRY))
    self->symmetry = ACIES_SYMMETRY_NONE;
  acies_editor_show_symmetry (self);
  for (guint prop = PROP_TOOL; prop < N_PROPS; prop++)
    g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
  g_signal_emit (self, signals[CHANGED], 0, NULL, TRUE);
}

AciesSession *
acies_editor_get_session (AciesEditor *self)
{
  return self->session;
}

AciesTheme *
acies_editor_get_theme (AciesEditor *self)
{
  return self->theme;
}

void
acies_editor_set_library (AciesEditor  *self,
                          AciesLibrary *library)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  g_clear_pointer (&self->library, acies_library_unref);
  self->library = library != NULL ? acies_library_ref (library) : NULL;
}

AciesLibrary *
acies_editor_get_library (AciesEditor *self)
{
  g_return_val_if_fail (ACIES_IS_EDITOR (self), NULL);

  return self->library;
}

void
acies_editor_set_canvas (AciesEditor *self,
                         AciesCanvas *canvas)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  if (self->canvas == canvas)
    return;
  acies_editor_put_down (self);
  if (self->canvas != NULL)
    {
      acies_canvas_set_highlights (self->canvas, NULL, 0);
      acies_canvas_set_ghosts (self->canvas, NULL, 0);
      acies_canvas_set_selected (self->canvas, ACIES_NO_HEX);
      acies_canvas_set_symmetry (self->canvas, ACIES_SYMMETRY_NONE);
      acies_canvas_set_description (self->canvas, NULL);
      acies_canvas_set_pointer_shape (self->canvas, NULL);
    }
  g_set_object (&self->canvas, canvas);
  g_signal_group_set_target (self->canvas_signals, canvas);
  if (canvas == NULL)
    return;
  acies_canvas_set_selected (canvas, self->selected);
  acies_editor_show_symmetry (self);
  acies_editor_preview_again (self);
}

const AciesState *
acies_editor_get_state (AciesEditor *self)
{
  return self->session != NULL ? acies_session_get_state (self->session) : NULL;
}

/* --- properties ----------------------------------------------------------------------------- */

AciesToolKind
acies_editor_get_tool (AciesEditor *self)
{
  return self->tool;
}

void
acies_editor_set_tool (AciesEditor  *self,
                       AciesToolKind tool)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));
  g_return_if_fail (tool < ACIES_N_TOOLS);

  if (self->tool == tool && self->acting != NULL)
    return;
  acies_editor_put_down (self);
  if (self->tool == tool)
    return;
  self->tool = tool;
  acies_editor_show_symmetry (self);
  acies_editor_preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOOL]);
}

void
acies_editor_set_brush (AciesEditor *self,
                        guint        radius)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));
  g_return_if_fail (radius <= ACIES_MAX_BRUSH_RADIUS);

  self->brush = radius;
  acies_editor_preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BRUSH]);
}

AciesId
acies_editor_get_terrain (AciesEditor *self)
{
  return self->terrain;
}

void
acies_editor_set_terrain (AciesEditor *self,
                          AciesId      terrain)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  self->terrain = terrain;
  acies_editor_preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TERRAIN]);
}

AciesId
acies_editor_get_unit_type (AciesEditor *self)
{
  return self->unit_type;
}

AciesSide
acies_editor_get_side (AciesEditor *self)
{
  return self->side;
}

void
acies_editor_set_side (AciesEditor *self,
                       AciesSide    side)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  acies_editor_set_unit_type (self, self->session != NULL ? type_for (self, side) : self->unit_type, side);
}

void
acies_editor_set_unit_type (AciesEditor *self,
                            AciesId      unit_type,
                            AciesSide    side)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  if (self->unit_type != unit_type)
    self->figures = 0;
  self->unit_type = unit_type;
  self->side = side;
  acies_editor_preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNIT_TYPE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIDE]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FIGURES]);
}

guint
acies_editor_get_figures (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);
  guint             strength = state != NULL ? acies_state_strength (state, self->unit_type) : 0;

  return self->figures > 0 ? MIN (self->figures, strength) : strength;
}

void
acies_editor_set_figures (AciesEditor *self,
                          guint        figures)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  self->figures = figures;
  acies_editor_preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FIGURES]);
}

gboolean
acies_editor_can_reshape (AciesEditor *self,
                          AciesReshape reshape)
{
  const AciesState *state;

  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);

  state = acies_editor_get_state (self);
  return state == NULL || acies_reshape_check (state->board, reshape, NULL);
}

AciesSymmetry
acies_editor_get_symmetry (AciesEditor *self)
{
  return self->symmetry;
}

void
acies_editor_set_symmetry (AciesEditor  *self,
                           AciesSymmetry symmetry)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));
  g_return_if_fail (symmetry < ACIES_N_SYMMETRIES);

  if (symmetry != ACIES_SYMMETRY_NONE && !acies_editor_can_reshape (self, ACIES_RESHAPE_SYMMETRY))
    {
      acies_editor_show_message (self, acies_reshape_refusal (acies_editor_get_state (self)->board, ACIES_RESHAPE_SYMMETRY));
      return;
    }
  self->symmetry = symmetry;
  /* Armies face each other from the top and the bottom of the board, so the left and the right belong to the same army. */
  acies_editor_set_swaps (self, symmetry != ACIES_SYMMETRY_LEFT_RIGHT);
  acies_editor_show_symmetry (self);
  acies_editor_preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SYMMETRY]);
}

void
acies_editor_set_swaps (AciesEditor *self,
                        gboolean     swaps)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  self->swaps = swaps;
  acies_editor_preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SWAPS]);
}

gboolean
acies_editor_get_units_alone (AciesEditor *self)
{
  return self->units_alone;
}

void
acies_editor_set_units_alone (AciesEditor *self,
                              gboolean     units_alone)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  self->units_alone = units_alone;
  acies_editor_preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNITS_ALONE]);
}

void
acies_editor_want_name (AciesEditor *self,
                        AciesHex     hex)
{
  g_signal_emit (self, signals[NAME_WANTED], 0, (guint) hex);
}

AciesHex
acies_editor_get_selected (AciesEditor *self)
{
  return self->selected;
}

/* --- choices that the ruleset offers ----------------------------------------------------------- */

gboolean
acies_editor_knows_counterparts (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);

  for (AciesId type = 0; state != NULL && type < state->ruleset->n_unit_types; type++)
    for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
      if ((state->ruleset->unit_types[type].sides >> side & 1) != 0 &&
          acies_counterpart_type (state->ruleset, type, side) != ACIES_NO_ID)
        return TRUE;
  return FALSE;
}

/* Also TRUE in games with entry hexes, so that the user can remove camps without meaning from a file. */
gboolean
acies_editor_knows_camps (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);

  return state != NULL && (acies_ruleset_has (state->ruleset, ACIES_TRAIT_HOLDS_CAMPS) || !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES));
}

gboolean
acies_editor_knows_tool (AciesEditor  *self,
                         AciesToolKind tool)
{
  const AciesState *state = acies_editor_get_state (self);

  if (state == NULL)
    return FALSE;
  if (tool == ACIES_TOOL_TERRAIN || tool == ACIES_TOOL_FILL)
    return state->ruleset->n_terrains > 1; /* otherwise there is nothing to paint with */
  if (tool == ACIES_TOOL_ENTRY)
    return !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES) && acies_procs_has_verb (state->ruleset->procs, ACIES_VERB_RESERVE);
  if (tool == ACIES_TOOL_CAMP)
    return acies_ruleset_has (state->ruleset, ACIES_TRAIT_HOLDS_CAMPS);
  return TRUE;
}

static void
choose_next_unit_type (AciesEditor *self,
                       int          step)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self)->ruleset;
  int                 n = (int) (ruleset->n_sides * ruleset->n_unit_types);
  int                 place = (int) (self->side * ruleset->n_unit_types + self->unit_type);
  AciesSide           side;
  AciesId             type;

  do
    {
      place = (place + step + n) % n;
      side = (AciesSide) ((guint) place / ruleset->n_unit_types);
      type = (AciesId) ((guint) place % ruleset->n_unit_types);
    }
  while (!acies_ruleset_may_have_type (ruleset, side, type));
  acies_editor_set_unit_type (self, type, side);
}

void
acies_editor_choose_next (AciesEditor *self,
                          int          step)
{
  const AciesState *state = acies_editor_get_state (self);
  int               n;

  g_return_if_fail (state != NULL);

  switch (self->tool)
    {
    case ACIES_TOOL_UNIT:
      choose_next_unit_type (self, step);
      break;
    case ACIES_TOOL_TERRAIN:
    case ACIES_TOOL_FILL:
      n = (int) state->ruleset->n_terrains;
      acies_editor_set_terrain (self, (AciesId) ((self->terrain + step + n) % n));
      break;
    case ACIES_TOOL_ENTRY:
    case ACIES_TOOL_CAMP:
      n = (int) state->ruleset->n_sides;
      acies_editor_set_side (self, (AciesSide) ((self->side + step + n) % n));
      break;
    default:
      break;
    }
}

/* --- the class ---------------------------------------------------------------------------------- */

static void
acies_editor_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  AciesEditor *self = ACIES_EDITOR (object);

  switch (id)
    {
    case PROP_TOOL:
      g_value_set_uint (value, self->tool);
      break;
    case PROP_BRUSH:
      g_value_set_uint (value, self->brush);
      break;
    case PROP_TERRAIN:
      g_value_set_uint (value, self->terrain);
      break;
    case PROP_UNIT_TYPE:
      g_value_set_uint (value, self->unit_type);
      break;
    case PROP_SIDE:
      g_value_set_uint (value, self->side);
      break;
    case PROP_FIGURES:
      g_value_set_uint (value, acies_editor_get_figures (self));
      break;
    case PROP_SYMMETRY:
      g_value_set_uint (value, self->symmetry);
      break;
    case PROP_SWAPS:
      g_value_set_boolean (value, self->swaps);
      break;
    case PROP_UNITS_ALONE:
      g_value_set_boolean (value, self->units_alone);
      break;
    case PROP_SELECTED:
      g_value_set_uint (value, self->selected);
      break;
    case PROP_N_SELECTED:
      g_value_set_uint (value, self->n_selected);
      break;
    case PROP_TURNING:
      g_value_set_boolean (value, acies_editor_is_turning (self));
      break;
    case PROP_HINT:
      g_value_set_string (value, self->hint);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_editor_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  AciesEditor *self = ACIES_EDITOR (object);

  switch (id)
    {
    case PROP_TOOL:
      acies_editor_set_tool (self, g_value_get_uint (value));
      break;
    case PROP_BRUSH:
      acies_editor_set_brush (self, g_value_get_uint (value));
      break;
    case PROP_SIDE:
      acies_editor_set_side (self, (AciesSide) g_value_get_uint (value));
      break;
    case PROP_FIGURES:
      acies_editor_set_figures (self, g_value_get_uint (value));
      break;
    case PROP_SYMMETRY:
      acies_editor_set_symmetry (self, g_value_get_uint (value));
      break;
    case PROP_SWAPS:
      acies_editor_set_swaps (self, g_value_get_boolean (value));
      break;
    case PROP_UNITS_ALONE:
      acies_editor_set_units_alone (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
acies_editor_dispose (GObject *object)
{
  AciesEditor *self = ACIES_EDITOR (object);

  g_clear_object (&self->canvas_signals);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->canvas);
  g_clear_object (&self->session);
  g_clear_pointer (&self->library, acies_library_unref);
  g_clear_pointer (&self->snippet, acies_snippet_free);
  g_clear_pointer (&self->snippet_from, g_free);
  g_clear_pointer (&self->hint, g_free);
  G_OBJECT_CLASS (acies_editor_parent_class)->dispose (object);
}

static void
acies_editor_class_init (AciesEditorClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  static const struct
  {
    guint       id;
    const char *name;
    GParamFlags flags;
  } numbers[] = {
    { PROP_TOOL, "tool", G_PARAM_WRITABLE },
    { PROP_BRUSH, "brush", G_PARAM_WRITABLE },
    { PROP_TERRAIN, "terrain", 0 },
    { PROP_UNIT_TYPE, "unit-type", 0 },
    { PROP_SIDE, "side", G_PARAM_WRITABLE },
    { PROP_FIGURES, "figures", G_PARAM_WRITABLE },
    { PROP_SYMMETRY, "symmetry", G_PARAM_WRITABLE },
    { PROP_SELECTED, "selected", 0 },
    { PROP_N_SELECTED, "n-selected", 0 },
  };

  object_class->dispose = acies_editor_dispose;
  object_class->get_property = acies_editor_get_property;
  object_class->set_property = acies_editor_set_property;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    props[numbers[i].id] = g_param_spec_uint (numbers[i].name, NULL, NULL, 0, G_MAXUINT, 0, flags | numbers[i].flags);
  props[PROP_SWAPS] = g_param_spec_boolean ("swaps", NULL, NULL, TRUE, flags | G_PARAM_WRITABLE);
  props[PROP_UNITS_ALONE] = g_param_spec_boolean ("units-alone", NULL, NULL, FALSE, flags | G_PARAM_WRITABLE);
  props[PROP_TURNING] = g_param_spec_boolean ("turning", NULL, NULL, FALSE, flags);
  props[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_BOOLEAN);
  signals[REFUSED] = g_signal_new ("refused", ACIES_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[NAME_WANTED] = g_signal_new ("name-wanted", ACIES_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
acies_editor_init (AciesEditor *self)
{
  self->selected = ACIES_NO_HEX;
  self->fault = ACIES_NO_HEX;
  self->anchor = ACIES_NO_HEX;
  self->tool = ACIES_TOOL_SELECT;
  self->selected_type = ACIES_NO_ID;
  self->grabbed = ACIES_NO_ID;
  self->swaps = TRUE;

  self->canvas_signals = acies_editor_new_canvas_signals (self);
  self->session_signals = g_signal_group_new (ACIES_TYPE_SESSION);
  g_signal_group_connect (self->session_signals, "changed", G_CALLBACK (changed_cb), self);
}

AciesEditor *
acies_editor_new (void)
{
  return g_object_new (ACIES_TYPE_EDITOR, NULL);
}
