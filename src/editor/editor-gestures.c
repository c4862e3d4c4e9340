/* editor-gestures.c - what the canvas tells goes to the tool, and what the tool would do is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool.h"

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
  g_object_notify (G_OBJECT (self), "hint");
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
                          self->unit_type, self->unit_side);
  set_hint (self, n > 0 ? current_tool (self)->hint (self, hex) : NULL);
}

void
acies_editor_preview_again (AciesEditor *self)
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
  acies_editor_preview_again (self);
}

void
acies_editor_cancel_stroke (AciesEditor *self)
{
  if (!self->in_stroke)
    return;
  self->in_stroke = FALSE;
  acies_session_cancel_group (self->session);
  acies_editor_preview_again (self);
}

static void
pressed_cb (AciesCanvas    *canvas,
            guint           hex,
            guint           button,
            GdkModifierType modifiers,
            AciesEditor    *self)
{
  if (self->in_stroke)
    acies_editor_cancel_stroke (self);
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

GSignalGroup *
acies_editor_new_canvas_signals (AciesEditor *self)
{
  GSignalGroup *group = g_signal_group_new (ACIES_TYPE_CANVAS);

  g_signal_group_connect (group, "hex-pressed", G_CALLBACK (pressed_cb), self);
  g_signal_group_connect (group, "hex-dragged", G_CALLBACK (dragged_cb), self);
  g_signal_group_connect (group, "hex-released", G_CALLBACK (released_cb), self);
  g_signal_group_connect (group, "hex-hovered", G_CALLBACK (hovered_cb), self);
  g_signal_group_connect_swapped (group, "stroke-cancelled", G_CALLBACK (acies_editor_cancel_stroke), self);
  return group;
}
