/* editor-gestures.c - passes gestures on the canvas to the tool, and previews the effect of a click
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

static const AciesTool *const tools[ACIES_N_TOOLS] = {
  [ACIES_TOOL_SELECT] = &acies_tool_select,
  [ACIES_TOOL_TERRAIN] = &acies_tool_terrain,
  [ACIES_TOOL_UNIT] = &acies_tool_unit,
  [ACIES_TOOL_ERASER] = &acies_tool_eraser,
  [ACIES_TOOL_FILL] = &acies_tool_fill,
  [ACIES_TOOL_PICK] = &acies_tool_pick,
  [ACIES_TOOL_LABEL] = &acies_tool_label,
  [ACIES_TOOL_ENTRY] = &acies_tool_entry,
  [ACIES_TOOL_CAMP] = &acies_tool_camp,
};

/* A stroke keeps the tool it started with. */
static const AciesTool *
current_tool (AciesEditor *self)
{
  if (self->acting != NULL)
    return self->acting;
  return self->snippet != NULL ? &acies_tool_paste : tools[self->tool];
}

/* As in acies_editor_plan(), tools with a press function or without a plan are not mirrored. */
void
acies_editor_show_symmetry (AciesEditor *self)
{
  const AciesTool *tool = tools[self->tool];
  gboolean         paints = tool->plan != NULL && tool->press == NULL;

  if (self->canvas != NULL)
    acies_canvas_set_symmetry (self->canvas, paints ? self->symmetry : ACIES_SYMMETRY_NONE);
}

/* --- the preview on the canvas -------------------------------------------------------------- */

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

/* Returns a sentence that says what a click would do, or why it is impossible. */
static char *
hint_for (AciesEditor     *self,
          const AciesTool *tool,
          AciesHex         hex,
          const GArray    *plan)
{
  g_autoptr (GError) error = NULL;

  if (plan->len > 0 &&
      !acies_command_check (&g_array_index (plan, AciesCommand, 0), acies_editor_get_state (self), &error))
    return g_strdup (error->message);
  return tool->hint (self, hex, plan);
}

char *
acies_editor_dup_hint (AciesEditor *self,
                       AciesHex     hex)
{
  const AciesTool *tool = current_tool (self);
  g_autoptr (GArray) plan = acies_editor_plan (self, tool, hex);

  return hint_for (self, tool, hex, plan);
}

/* Shows the effect of a click on @hex, on the canvas and as a sentence. */
static void
preview (AciesEditor *self,
         AciesHex     hex)
{
  const AciesTool *tool = current_tool (self);
  g_autoptr (GArray) plan = NULL;

  if (self->canvas == NULL || self->session == NULL)
    return;
  /* The canvas can still have a larger, older board. */
  if (hex != ACIES_NO_HEX && !acies_board_contains (acies_editor_get_state (self)->board, hex))
    hex = ACIES_NO_HEX;
  /* The effect of a stroke is visible on the board itself. */
  if (hex == ACIES_NO_HEX || (self->acting != NULL && tool->press == NULL))
    {
      acies_editor_show_plan (self, NULL);
      if (self->acting == NULL)
        set_hint (self, NULL);
      else if (acies_editor_is_turning (self)) /* the pointer has a direction off the board as well */
        set_hint (self, acies_editor_dup_turn_hint (self));
      return;
    }
  plan = acies_editor_plan (self, tool, hex);
  if (self->snippet != NULL)
    acies_editor_show_snippet (self, plan, hex);
  else
    acies_editor_show_plan (self, plan);
  set_hint (self, hint_for (self, tool, hex, plan));
}

void
acies_editor_preview_again (AciesEditor *self)
{
  if (self->canvas != NULL)
    preview (self, acies_canvas_get_hovered (self->canvas));
}

/* --- strokes -------------------------------------------------------------------------------- */

/* Checks whether the pointer is on the handle for turning. This can change within a hex. */
static void
follow_handle (AciesEditor *self)
{
  gboolean turning = acies_editor_is_turning (self);
  gboolean on_handle;

  if (self->canvas == NULL || self->session == NULL)
    return;
  on_handle = turning || acies_editor_is_on_handle (self, acies_canvas_get_hovered (self->canvas));
  acies_canvas_set_pointer_shape (self->canvas, turning ? "grabbing" : on_handle ? "grab"
                                                                                 : NULL);
  if (on_handle == self->on_handle)
    return;
  self->on_handle = on_handle;
  acies_editor_preview_again (self);
}

static void
tell_turning (AciesEditor *self)
{
  if (self->grasp != ACIES_GRASP_TURN)
    return;
  follow_handle (self);
  g_object_notify (G_OBJECT (self), "turning");
}

static void
carry_out (AciesEditor *self,
           AciesHex     hex)
{
  const AciesTool *tool = self->acting;
  g_autoptr (GArray) plan = acies_editor_plan (self, tool, hex);

  if (acies_editor_apply_plan (self, plan) && tool->selects)
    acies_editor_set_selected (self, hex);
}

static void
begin_stroke (AciesEditor     *self,
              const AciesTool *tool,
              AciesHex         hex,
              GdkModifierType  modifiers)
{
  g_autofree char *label = NULL;

  if (tool->begin != NULL)
    tool->begin (self, hex, modifiers);
  if (tool->label != NULL)
    label = tool->label (self, hex);
  self->acting = tool;
  self->refusal_told = FALSE;
  self->from = hex;
  acies_session_begin_group (self->session, label);
  if (tool->press != NULL)
    tool->press (self, hex, modifiers);
  else
    carry_out (self, hex);
  tell_turning (self);
}

static void
end_stroke (AciesEditor *self)
{
  self->acting = NULL;
  self->carries = FALSE;
  acies_session_end_group (self->session);
  acies_editor_preview_again (self);
  tell_turning (self);
}

void
acies_editor_cancel_stroke (AciesEditor *self)
{
  const AciesTool *tool = self->acting;

  if (tool == NULL)
    return;
  self->acting = NULL;
  self->carries = FALSE;
  acies_session_cancel_group (self->session);
  if (tool->cancel != NULL)
    tool->cancel (self);
  acies_editor_preview_again (self);
  tell_turning (self);
}

/* --- gestures ------------------------------------------------------------------------------- */

void
acies_editor_press (AciesEditor    *self,
                    guint           place,
                    guint           button,
                    GdkModifierType modifiers)
{
  AciesHex hex = (AciesHex) place;
  gboolean picks = button == GDK_BUTTON_SECONDARY || (self->tool == ACIES_TOOL_PICK && self->snippet == NULL);

  if (self->carries && hex != ACIES_NO_HEX && button == GDK_BUTTON_PRIMARY)
    return; /* the release ends it */
  acies_editor_cancel_stroke (self);
  if (self->snippet != NULL && button == GDK_BUTTON_SECONDARY)
    {
      acies_editor_drop_snippet (self);
      return;
    }
  if (hex == ACIES_NO_HEX)
    {
      if (self->tool == ACIES_TOOL_SELECT && self->snippet == NULL)
        acies_editor_set_selected (self, ACIES_NO_HEX);
      return;
    }
  if (button == GDK_BUTTON_SECONDARY && (modifiers & GDK_SHIFT_MASK) != 0)
    begin_stroke (self, &acies_tool_eraser, hex, modifiers);
  else if (picks)
    acies_editor_pick (self, hex);
  else
    begin_stroke (self, current_tool (self), hex, modifiers);
  preview (self, hex);
}

void
acies_editor_drag (AciesEditor *self,
                   guint        place)
{
  AciesHex hex = (AciesHex) place;

  if (self->acting == NULL || hex == ACIES_NO_HEX)
    return;
  if (self->acting->drag != NULL)
    self->acting->drag (self, hex);
  else if (self->acting->has_strokes)
    carry_out (self, hex);
  preview (self, hex);
}

void
acies_editor_release (AciesEditor *self,
                      guint        place)
{
  AciesHex hex = (AciesHex) place;

  if (self->acting == NULL)
    return;
  if (hex != ACIES_NO_HEX && self->acting->release != NULL)
    self->acting->release (self, hex);
  end_stroke (self);
}

static void
pointer_moved_cb (AciesCanvas *canvas,
                  AciesEditor *self)
{
  if (self->acting != NULL && self->acting->move != NULL)
    self->acting->move (self);
  follow_handle (self);
}

static void
hovered_cb (AciesCanvas *canvas,
            guint        hex,
            AciesEditor *self)
{
  if (self->carries && hex != ACIES_NO_HEX)
    self->acting->drag (self, hex);
  preview (self, hex);
}

void
acies_editor_carry (AciesEditor *self,
                    AciesHex     hex)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));
  g_return_if_fail (self->session != NULL);

  acies_editor_set_tool (self, ACIES_TOOL_SELECT);
  acies_editor_cancel_stroke (self);
  self->carries = TRUE; /* set first, so that the drag moves the unit and does not turn it */
  begin_stroke (self, &acies_tool_select, hex, 0);
  acies_editor_preview_again (self);
}

gboolean
acies_editor_put_down (AciesEditor *self)
{
  gboolean had = self->acting != NULL || self->snippet != NULL;

  acies_editor_cancel_stroke (self);
  acies_editor_drop_snippet (self);
  return had;
}

/* Not connected to the signal of the session, because the canvas must read the new board first. */
static void
state_changed_cb (AciesCanvas *canvas,
                  AciesEditor *self)
{
  if (self->acting == NULL)
    acies_editor_preview_again (self);
}

GSignalGroup *
acies_editor_new_canvas_signals (AciesEditor *self)
{
  GSignalGroup *group = g_signal_group_new (ACIES_TYPE_CANVAS);

  g_signal_group_connect_swapped (group, "hex-pressed", G_CALLBACK (acies_editor_press), self);
  g_signal_group_connect_swapped (group, "hex-dragged", G_CALLBACK (acies_editor_drag), self);
  g_signal_group_connect_swapped (group, "hex-released", G_CALLBACK (acies_editor_release), self);
  g_signal_group_connect (group, "hex-hovered", G_CALLBACK (hovered_cb), self);
  g_signal_group_connect (group, "pointer-moved", G_CALLBACK (pointer_moved_cb), self);
  g_signal_group_connect (group, "state-changed", G_CALLBACK (state_changed_cb), self);
  g_signal_group_connect_swapped (group, "stroke-cancelled", G_CALLBACK (acies_editor_cancel_stroke), self);
  return group;
}
