/* editor.c - what the Edit view is about to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool.h"

#include "engine/procs.h"

enum
{
  PROP_TOOL = 1,
  PROP_BRUSH,
  PROP_TERRAIN,
  PROP_UNIT_TYPE,
  PROP_SELECTED,
  PROP_HINT,
  N_PROPS
};

enum
{
  REFUSED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint       signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesEditor, acies_editor, G_TYPE_OBJECT)

static const AciesTool *const tools[ACIES_N_TOOLS] = {
  [ACIES_TOOL_SELECT] = &acies_tool_select,
  [ACIES_TOOL_TERRAIN] = &acies_tool_terrain,
  [ACIES_TOOL_UNIT] = &acies_tool_unit,
  [ACIES_TOOL_ERASER] = &acies_tool_eraser,
};

static const AciesTool *
current_tool (AciesEditor *self)
{
  return tools[self->tool];
}

/* --- what the canvas shows of a tool -------------------------------------------------------- */

static void
set_hint (AciesEditor *self,
          char        *hint)
{
  if (g_strcmp0 (hint, self->hint) == 0)
    {
      g_free (hint);
      return;
    }
  g_free (self->hint);
  self->hint = hint;
  if (self->canvas != NULL)
    acies_canvas_set_description (self->canvas, hint);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HINT]);
}

static guint
covered_hexes (AciesEditor *self,
               AciesHex     hex,
               AciesHex    *hexes)
{
  if (hex == ACIES_NO_HEX)
    return 0;
  if (current_tool (self)->covers != NULL)
    return current_tool (self)->covers (self, hex, hexes);
  hexes[0] = hex;
  return 1;
}

/* Where the unit that a click would place is shown beforehand. */
static AciesHex
ghost_hex (AciesEditor *self,
           AciesHex     hex)
{
  if (self->tool != ACIES_TOOL_UNIT || acies_state_unit_at (acies_editor_get_state (self), hex) != ACIES_NO_UNIT)
    return ACIES_NO_HEX;
  return hex;
}

/* Shows what a click on @hex would do: the hexes it changes, and a sentence. */
static void
preview (AciesEditor *self,
         AciesHex     hex)
{
  AciesHighlight marks[ACIES_MAX_BRUSH_HEXES];
  AciesHex       hexes[ACIES_MAX_BRUSH_HEXES];
  guint          n;

  if (self->canvas == NULL || self->session == NULL)
    return;
  n = covered_hexes (self, hex, hexes);
  for (guint i = 0; i < n; i++)
    marks[i] = (AciesHighlight) { .hex = hexes[i], .kind = ACIES_HIGHLIGHT_BRUSH };
  acies_canvas_set_highlights (self->canvas, marks, self->tool == ACIES_TOOL_SELECT ? 0 : n);
  acies_canvas_set_brush (self->canvas, self->tool == ACIES_TOOL_TERRAIN ? self->terrain : ACIES_NO_ID);
  acies_canvas_set_ghost (self->canvas, n > 0 && !self->in_stroke ? ghost_hex (self, hex) : ACIES_NO_HEX,
                          self->unit_type);
  set_hint (self, n > 0 ? current_tool (self)->hint (self, hex) : NULL);
}

static void
preview_again (AciesEditor *self)
{
  if (self->canvas != NULL)
    preview (self, acies_canvas_get_hovered (self->canvas));
}

/* --- gestures ------------------------------------------------------------------------------- */

static void
end_stroke (AciesEditor *self)
{
  self->in_stroke = FALSE;
  acies_session_end_group (self->session);
  preview_again (self);
}

static void
cancelled_cb (AciesCanvas *canvas,
              AciesEditor *self)
{
  if (!self->in_stroke)
    return;
  self->in_stroke = FALSE;
  acies_session_cancel_group (self->session);
  preview_again (self);
}

static void
pressed_cb (AciesCanvas    *canvas,
            guint           hex,
            guint           button,
            GdkModifierType modifiers,
            AciesEditor    *self)
{
  if (self->in_stroke)
    cancelled_cb (canvas, self);
  if (hex == ACIES_NO_HEX)
    {
      if (self->tool == ACIES_TOOL_SELECT)
        acies_editor_set_selected (self, ACIES_NO_HEX);
      return;
    }
  if (button == GDK_BUTTON_SECONDARY)
    {
      acies_editor_pick (self, hex);
      return;
    }
  self->in_stroke = TRUE;
  self->refusal_told = FALSE;
  self->from = hex;
  acies_session_begin_group (self->session, NULL);
  current_tool (self)->press (self, hex, modifiers);
  preview (self, hex);
}

static void
dragged_cb (AciesCanvas *canvas,
            guint        hex,
            AciesEditor *self)
{
  if (!self->in_stroke || hex == ACIES_NO_HEX)
    return;
  if (current_tool (self)->drag != NULL)
    current_tool (self)->drag (self, hex);
  preview (self, hex);
}

static void
released_cb (AciesCanvas *canvas,
             guint        hex,
             AciesEditor *self)
{
  if (!self->in_stroke)
    return;
  if (hex != ACIES_NO_HEX && current_tool (self)->release != NULL)
    current_tool (self)->release (self, hex);
  end_stroke (self);
}

static void
hovered_cb (AciesCanvas *canvas,
            guint        hex,
            AciesEditor *self)
{
  preview (self, hex);
}

/* --- commands ------------------------------------------------------------------------------- */

gboolean
acies_editor_apply (AciesEditor        *self,
                    const AciesCommand *command)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);
  g_return_val_if_fail (self->session != NULL, FALSE);

  if (acies_session_apply (self->session, command, &error))
    return TRUE;
  /* A stroke over forbidden hexes says so once. */
  if (!self->in_stroke || !self->refusal_told)
    g_signal_emit (self, signals[REFUSED], 0, error->message);
  self->refusal_told = TRUE;
  return FALSE;
}

void
acies_editor_pick (AciesEditor *self,
                   AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (self);
  AciesUnitId       unit;

  g_return_if_fail (state != NULL && acies_board_contains (state->board, hex));

  unit = acies_state_unit_at (state, hex);
  if (unit != ACIES_NO_UNIT)
    {
      acies_editor_set_unit_type (self, state->units[unit].type);
      acies_editor_set_tool (self, ACIES_TOOL_UNIT);
    }
  else
    {
      acies_editor_set_terrain (self, state->board->terrain[hex]);
      acies_editor_set_tool (self, ACIES_TOOL_TERRAIN);
    }
}

void
acies_editor_remove_selected (AciesEditor *self)
{
  const AciesState *state = acies_editor_get_state (self);
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_REMOVE, self->selected);

  if (state != NULL && self->selected != ACIES_NO_HEX && !self->in_stroke &&
      acies_state_unit_at (state, self->selected) != ACIES_NO_UNIT)
    acies_editor_apply (self, &command);
}

/* --- session and canvas --------------------------------------------------------------------- */

static void
changed_cb (AciesSession *session,
            GArray       *events,
            gboolean      forward,
            AciesEditor  *self)
{
  const AciesState *state = acies_session_get_state (session);

  if (self->selected != ACIES_NO_HEX && !acies_board_contains (state->board, self->selected))
    acies_editor_set_selected (self, ACIES_NO_HEX);
  if (!self->in_stroke)
    preview_again (self);
}

void
acies_editor_set_session (AciesEditor  *self,
                          AciesSession *session)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));
  g_return_if_fail (session == NULL || ACIES_IS_SESSION (session));

  if (self->in_stroke)
    cancelled_cb (self->canvas, self);
  if (!g_set_object (&self->session, session))
    return;
  g_signal_group_set_target (self->session_signals, session);
  self->terrain = 0;
  self->unit_type = 0;
  if (session != NULL && acies_editor_get_state (self)->ruleset->n_terrains > 1)
    self->terrain = 1; /* the first that is worth painting */
  acies_editor_set_selected (self, ACIES_NO_HEX);
  for (guint prop = PROP_TOOL; prop < N_PROPS; prop++)
    g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

void
acies_editor_set_canvas (AciesEditor *self,
                         AciesCanvas *canvas)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  if (self->canvas == canvas)
    return;
  if (self->in_stroke)
    cancelled_cb (self->canvas, self);
  if (self->canvas != NULL)
    {
      acies_canvas_set_highlights (self->canvas, NULL, 0);
      acies_canvas_set_ghost (self->canvas, ACIES_NO_HEX, 0);
      acies_canvas_set_brush (self->canvas, ACIES_NO_ID);
      acies_canvas_set_selected (self->canvas, ACIES_NO_HEX);
      acies_canvas_set_description (self->canvas, NULL);
    }
  g_set_object (&self->canvas, canvas);
  g_signal_group_set_target (self->canvas_signals, canvas);
  if (canvas == NULL)
    return;
  acies_canvas_set_selected (canvas, self->selected);
  preview_again (self);
}

AciesSession *
acies_editor_get_session (AciesEditor *self)
{
  return self->session;
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

  if (self->tool == tool)
    return;
  if (self->in_stroke)
    cancelled_cb (self->canvas, self);
  self->tool = tool;
  preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TOOL]);
}

guint
acies_editor_get_brush (AciesEditor *self)
{
  return self->brush;
}

void
acies_editor_set_brush (AciesEditor *self,
                        guint        radius)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));
  g_return_if_fail (radius <= ACIES_MAX_BRUSH_RADIUS);

  self->brush = radius;
  preview_again (self);
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
  preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TERRAIN]);
}

AciesId
acies_editor_get_unit_type (AciesEditor *self)
{
  return self->unit_type;
}

void
acies_editor_set_unit_type (AciesEditor *self,
                            AciesId      unit_type)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  self->unit_type = unit_type;
  preview_again (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNIT_TYPE]);
}

AciesHex
acies_editor_get_selected (AciesEditor *self)
{
  return self->selected;
}

void
acies_editor_set_selected (AciesEditor *self,
                           AciesHex     hex)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  self->selected = hex;
  if (self->canvas != NULL)
    acies_canvas_set_selected (self->canvas, hex);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

const char *
acies_editor_get_hint (AciesEditor *self)
{
  return self->hint;
}

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
    case PROP_SELECTED:
      g_value_set_uint (value, self->selected);
      break;
    case PROP_HINT:
      g_value_set_string (value, self->hint);
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
  } numbers[] = {
    { PROP_TOOL, "tool" },
    { PROP_BRUSH, "brush" },
    { PROP_TERRAIN, "terrain" },
    { PROP_UNIT_TYPE, "unit-type" },
    { PROP_SELECTED, "selected" },
  };

  object_class->dispose = acies_editor_dispose;
  object_class->get_property = acies_editor_get_property;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    props[numbers[i].id] = g_param_spec_uint (numbers[i].name, NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[REFUSED] = g_signal_new ("refused", ACIES_TYPE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
acies_editor_init (AciesEditor *self)
{
  self->selected = ACIES_NO_HEX;
  self->tool = ACIES_TOOL_SELECT;

  self->canvas_signals = g_signal_group_new (ACIES_TYPE_CANVAS);
  g_signal_group_connect (self->canvas_signals, "hex-pressed", G_CALLBACK (pressed_cb), self);
  g_signal_group_connect (self->canvas_signals, "hex-dragged", G_CALLBACK (dragged_cb), self);
  g_signal_group_connect (self->canvas_signals, "hex-released", G_CALLBACK (released_cb), self);
  g_signal_group_connect (self->canvas_signals, "hex-hovered", G_CALLBACK (hovered_cb), self);
  g_signal_group_connect (self->canvas_signals, "stroke-cancelled", G_CALLBACK (cancelled_cb), self);

  self->session_signals = g_signal_group_new (ACIES_TYPE_SESSION);
  g_signal_group_connect (self->session_signals, "changed", G_CALLBACK (changed_cb), self);
}

AciesEditor *
acies_editor_new (void)
{
  return g_object_new (ACIES_TYPE_EDITOR, NULL);
}
