/* editor-snippet.c - moves, turns, copies and pastes parts of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tools/tool.h"

#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* On boards on which parts cannot be moved, clearing a hex always clears its terrain as well. */
static AciesSnippetParts
parts_of (AciesEditor *self)
{
  return self->units_alone && acies_editor_can_reshape (self, ACIES_RESHAPE_PIECE) ? ACIES_SNIPPET_UNITS : ACIES_SNIPPET_ALL;
}

/* Shows a message if it returns FALSE. */
static gboolean
may_take_pieces (AciesEditor *self)
{
  const char *refusal = acies_reshape_refusal (acies_editor_get_state (self)->board, ACIES_RESHAPE_PIECE);

  if (refusal != NULL)
    acies_editor_show_message (self, refusal);
  return refusal == NULL;
}

/* --- moving and pasting --------------------------------------------------------------------- */

void
acies_editor_drop_snippet (AciesEditor *self)
{
  if (self->snippet == NULL)
    return;
  g_clear_pointer (&self->snippet, acies_snippet_free);
  g_clear_pointer (&self->snippet_from, g_free);
  self->n_snippet_from = 0;
  self->snippet_turned = FALSE;
  acies_editor_preview_again (self);
}

void
acies_editor_take_snippet (AciesEditor *self,
                           AciesHex     hex)
{
  acies_editor_drop_snippet (self);
  self->snippet_from = acies_editor_list_selected (self, &self->n_snippet_from);
  self->snippet = acies_snippet_new_from_state (acies_editor_get_state (self), self->snippet_from, self->n_snippet_from, hex);
}

GArray *
acies_editor_plan_snippet (AciesEditor *self,
                           AciesHex     hex,
                           GPtrArray   *lost,
                           GError     **error)
{
  const AciesState *state = acies_editor_get_state (self);

  if (self->snippet_from == NULL)
    return acies_snippet_paste_commands (self->snippet, state, hex, parts_of (self), lost);
  return acies_snippet_move_commands (self->snippet, state, self->snippet_from, self->n_snippet_from, hex, parts_of (self),
                                      lost, error);
}

/* Shows the first sentence and the number of the others. */
static void
tell_lost (AciesEditor     *self,
           const GPtrArray *lost)
{
  g_autofree char *message = NULL;
  const char      *first;

  if (lost->len == 0)
    return;
  first = g_ptr_array_index (lost, 0);
  if (lost->len == 1)
    message = g_strdup (first);
  else
    /* Translators: a sentence on what was left out, and how many more there are */
    message = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s; %2$u more item was left out",
                                            "%1$s; %2$u more items were left out", lost->len - 1),
                               first, lost->len - 1);
  acies_editor_show_message (self, message);
}

/* Selects the hexes of @snippet with its anchor on @hex. */
static void
select_snippet (AciesEditor        *self,
                const AciesSnippet *snippet,
                AciesHex            hex)
{
  const AciesBoard *board = acies_editor_get_state (self)->board;
  AciesSelection    selection = { 0 };

  for (guint i = 0; i < snippet->hexes->len; i++)
    {
      AciesHex place = acies_snippet_place (snippet, i, board, hex);

      if (place != ACIES_NO_HEX)
        selection[place] = TRUE;
    }
  acies_editor_set_selection (self, selection, hex);
}

/* Runs within the group of a stroke, which has the label. */
void
acies_editor_put_snippet (AciesEditor *self,
                          AciesHex     hex)
{
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) plan = acies_editor_plan_snippet (self, hex, lost, &error);

  if (plan == NULL)
    {
      acies_editor_show_message (self, error->message);
      return;
    }
  acies_editor_apply_plan (self, plan);
  select_snippet (self, self->snippet, hex);
  acies_editor_drop_snippet (self);
  tell_lost (self, lost);
}

/* --- turning -------------------------------------------------------------------------------- */

static void
turn (AciesSnippet *snippet,
      int           steps)
{
  if (steps == 0)
    acies_snippet_flip (snippet);
  else
    acies_snippet_rotate (snippet, steps);
}

/* Turns the selection in place. */
static void
turn_selection (AciesEditor *self,
                int          steps)
{
  const AciesState    *state = acies_editor_get_state (self);
  g_autofree AciesHex *hexes = NULL;
  g_autoptr (AciesSnippet) snippet = NULL;
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) plan = NULL;
  g_autoptr (GError) error = NULL;
  AciesHex middle;
  guint    n;

  hexes = acies_editor_list_selected (self, &n);
  middle = acies_snippet_middle (hexes, n);
  snippet = acies_snippet_new_from_state (state, hexes, n, middle);
  turn (snippet, steps);
  plan = acies_snippet_move_commands (snippet, state, hexes, n, middle, parts_of (self), lost, &error);
  if (plan == NULL ||
      (plan->len > 0 && !acies_session_apply_all (self->session, plan, steps == 0 ? C_ ("step", "Flip") : C_ ("step", "Rotate"), &error)))
    {
      acies_editor_show_message (self, error->message);
      return;
    }
  select_snippet (self, snippet, middle);
  tell_lost (self, lost);
}

void
acies_editor_turn (AciesEditor *self,
                   int          steps)
{
  g_return_if_fail (ACIES_IS_EDITOR (self));

  if (!may_take_pieces (self))
    return;
  if (self->snippet != NULL)
    {
      turn (self->snippet, steps);
      self->snippet_turned = TRUE;
      acies_editor_preview_again (self);
    }
  else if (self->acting != NULL)
    return;
  else if (acies_editor_can_turn_unit (self))
    acies_editor_turn_unit (self, steps);
  else if (self->n_selected < 2)
    acies_editor_show_message (self, _ ("Select several hexes to rotate or flip them"));
  else
    turn_selection (self, steps);
}

/* --- the clipboard -------------------------------------------------------------------------- */

char *
acies_editor_dup_copy (AciesEditor *self)
{
  g_autofree AciesHex *hexes = NULL;
  g_autoptr (AciesSnippet) snippet = NULL;
  guint n;

  g_return_val_if_fail (ACIES_IS_EDITOR (self), NULL);

  if (!may_take_pieces (self))
    return NULL;
  if (self->n_selected == 0)
    {
      acies_editor_show_message (self, _ ("Nothing is selected"));
      return NULL;
    }
  hexes = acies_editor_list_selected (self, &n);
  snippet = acies_snippet_new_from_state (acies_editor_get_state (self), hexes, n, ACIES_NO_HEX);
  return acies_snippet_to_string (snippet);
}

gboolean
acies_editor_paste (AciesEditor *self,
                    const char  *text)
{
  const AciesState *state = acies_editor_get_state (self);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesSnippet) snippet = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (state != NULL, FALSE);

  if (!may_take_pieces (self))
    return FALSE;
  if (text == NULL)
    {
      acies_editor_show_message (self, _ ("There is nothing on the clipboard to paste"));
      return FALSE;
    }
  snippet = acies_snippet_parse (text, state->ruleset, lost, &error);
  if (snippet == NULL)
    {
      acies_editor_show_message (self, error->message);
      return FALSE;
    }
  acies_editor_put_down (self);
  acies_editor_set_tool (self, ACIES_TOOL_SELECT);
  self->snippet = g_steal_pointer (&snippet);
  tell_lost (self, lost);
  acies_editor_preview_again (self);
  return TRUE;
}

static GArray *
plan_clearing (AciesEditor *self)
{
  g_autofree AciesHex *hexes = NULL;
  guint                n;

  if (self->session == NULL || self->acting != NULL)
    return acies_commands_new ();
  hexes = acies_editor_list_selected (self, &n);
  return acies_snippet_clear_commands (acies_editor_get_state (self), hexes, n, parts_of (self));
}

gboolean
acies_editor_can_clear_selected (AciesEditor *self)
{
  g_autoptr (GArray) commands = NULL;

  g_return_val_if_fail (ACIES_IS_EDITOR (self), FALSE);

  commands = plan_clearing (self);
  return commands->len > 0;
}

void
acies_editor_clear_selected (AciesEditor *self,
                             const char  *label)
{
  g_autoptr (GArray) commands = NULL;

  g_return_if_fail (ACIES_IS_EDITOR (self));

  commands = plan_clearing (self);
  if (commands->len > 0)
    acies_session_apply_all (self->session, commands, label, NULL);
}

/* --- the tool ------------------------------------------------------------------------------- */

static void
plan_paste (AciesEditor *editor,
            AciesHex     hex,
            GArray      *commands)
{
  g_autoptr (GArray) plan = NULL;

  if (editor->snippet == NULL) /* it was just put down */
    return;
  plan = acies_editor_plan_snippet (editor, hex, NULL, NULL);
  for (guint i = 0; plan != NULL && i < plan->len; i++)
    {
      AciesCommand copy = acies_command_copy (&g_array_index (plan, AciesCommand, i));

      g_array_append_val (commands, copy);
    }
}

static char *
label_paste (AciesEditor *editor,
             AciesHex     hex)
{
  return g_strdup (C_ ("step", "Paste"));
}

static char *
hint_paste (AciesEditor  *editor,
            AciesHex      hex,
            const GArray *plan)
{
  guint n = editor->snippet != NULL ? editor->snippet->hexes->len : 0;

  if (n == 0)
    return NULL;
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Click to paste %u hex here; R rotates, H flips, Escape cancels",
                                       "Click to paste %u hexes here; R rotates, H flips, Escape cancels", n),
                          n);
}

static void
press_paste (AciesEditor    *editor,
             AciesHex        hex,
             GdkModifierType modifiers)
{
  acies_editor_put_snippet (editor, hex);
}

const AciesTool acies_tool_paste = {
  .plan = plan_paste,
  .label = label_paste,
  .hint = hint_paste,
  .press = press_paste,
};
