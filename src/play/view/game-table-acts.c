/* game-table-acts.c - doing at a table what may be done, or saying why not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/game-table-private.h"

#include "engine/core/engine.h"
#include "play/core/answers.h"
#include "play/core/hints.h"

static void
refuse (AciesGameTable *self,
        const GError   *error)
{
  g_autofree char *text = acies_refusal_dup_text (error);

  acies_game_table_show_message (self, text);
}

gboolean
acies_game_table_send (AciesGameTable     *self,
                       const AciesCommand *command)
{
  AciesCommand     copy = *command; /* the list it may stand in is made anew meanwhile */
  AciesRepeated    repeated = self->repeated;
  g_autofree char *left_out = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self) && self->session != NULL, FALSE);

  if (self->replay != NULL)
    return FALSE;
  if (copy.kind == ACIES_COMMAND_DONE && self->choices != NULL)
    left_out = acies_choices_dup_left_out (self->choices, acies_session_get_state (self->session));
  acies_repeated_remember (&self->repeated, acies_session_get_state (self->session), &copy);
  if (acies_session_apply (self->session, &copy, &error))
    {
      acies_game_table_tell_left_out (self, left_out);
      return TRUE;
    }
  self->repeated = repeated;
  refuse (self, error);

  return FALSE;
}

static gboolean
find_repeated (AciesGameTable *self,
               AciesCommand   *command)
{
  return self->session != NULL && self->replay == NULL && self->choices != NULL &&
         acies_repeated_find (&self->repeated, acies_session_get_state (self->session), self->choices, self->taken.hex, command);
}

/* With the unit whose move was repeated, as the player was with the first. */
static void
end_as_said (AciesGameTable      *self,
             const AciesRepeated *said)
{
  AciesCommand done = acies_command (ACIES_COMMAND_DONE);

  if (self->choices != NULL && acies_choices_has (self->choices, ACIES_COMMAND_DONE))
    acies_game_table_send (self, &done);
  self->repeated = *said;
}

/* Whoever repeats a move by dice says again how many, too: what is asked next is answered as it was, unless something has
 * become known meanwhile, another side is asked, or the same question comes again. */
gboolean
acies_game_table_repeat (AciesGameTable *self,
                         gboolean        done)
{
  AciesRepeated said;
  AciesCommand  command;
  guint64       asked = 0;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  said = self->repeated; /* by the player: who comes less far is not followed in that */
  if (!done || !find_repeated (self, &command))
    return !done && find_repeated (self, &command);
  for (guint i = 0; i < ACIES_MAX_REPEATED; i++)
    {
      const AciesState *state = acies_session_get_state (self->session);
      AciesSide         side = acies_state_deciding_side (state);
      guint             before = acies_session_count_commands (self->session);
      gboolean          ends = acies_repeated_ends (&said, state, &command);
      gboolean          again;

      asked |= G_GUINT64_CONSTANT (1) << state->decision.kind;
      if (!acies_game_table_send (self, &command))
        return i > 0;
      self->repeated = said;
      state = acies_session_get_state (self->session);
      again = ((asked >> state->decision.kind) & 1) != 0;
      if (state->decision.kind == ACIES_DECISION_NONE || acies_state_deciding_side (state) != side ||
          acies_session_count_commands (self->session) != before + 1)
        break;
      if (again && ends)
        end_as_said (self, &said);
      if (again || !find_repeated (self, &command))
        break;
    }

  return TRUE;
}

gboolean
acies_game_table_send_both (AciesGameTable     *self,
                            const AciesCommand *first,
                            const AciesCommand *second)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self) && self->session != NULL, FALSE);

  if (self->replay != NULL)
    return FALSE;
  acies_session_begin_group (self->session, NULL);
  if (acies_session_apply (self->session, first, &error) &&
      acies_session_apply (self->session, second, &error))
    {
      acies_session_end_group (self->session);
      return TRUE;
    }
  acies_session_cancel_group (self->session);
  refuse (self, error);

  return FALSE;
}

AciesCommandKind
acies_game_table_get_card_use (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_COMMAND_PLAY);

  return self->choices != NULL && acies_choices_has (self->choices, ACIES_COMMAND_PUT_BACK) ? ACIES_COMMAND_PUT_BACK
                                                                                            : ACIES_COMMAND_PLAY;
}

void
acies_game_table_use_card (AciesGameTable *self,
                           AciesId         card)
{
  AciesCommandKind    use = acies_game_table_get_card_use (self);
  const AciesCommand *command;
  g_autofree char    *refusal = NULL;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self) && self->choices != NULL);

  command = acies_choices_find_card (self->choices, use, card);
  if (command != NULL && command->hex == ACIES_NO_HEX)
    {
      acies_game_table_send (self, command);
      return;
    }
  if (command != NULL)
    acies_game_table_take_up (self, card, FALSE);
  else
    refusal = acies_choices_dup_card_refusal (self->choices, acies_game_table_get_state (self), use, card);
  acies_game_table_show_message (self, refusal);
}

void
acies_game_table_use_waiting (AciesGameTable *self,
                              AciesId         type)
{
  g_autofree char *refusal = NULL;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self) && self->choices != NULL);

  refusal = acies_choices_dup_waiting_refusal (self->choices, acies_game_table_get_state (self), type);
  if (refusal == NULL)
    acies_game_table_take_up (self, type, TRUE);
  acies_game_table_show_message (self, refusal);
}

gboolean
acies_game_table_shows_hand (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->choices == NULL || acies_choices_find_verb (self->choices, ACIES_VERB_RESERVE) == NULL ||
         acies_choices_has (self->choices, ACIES_COMMAND_PLAY);
}

static void
use_nth_card (AciesGameTable *self,
              guint           n)
{
  const AciesState *state = acies_game_table_get_state (self);
  AciesSide         side = acies_game_table_get_viewer (self);

  for (guint i = 0; side != ACIES_NO_SIDE && i < state->ruleset->n_cards; i++)
    {
      if (state->cards[side][ACIES_ZONE_HAND][i] == 0 || n-- > 0)
        continue;
      acies_game_table_use_card (self, (AciesId) i);
      return;
    }
}

void
acies_game_table_use_place (AciesGameTable *self,
                            guint           place)
{
  AciesId             types[ACIES_MAX_UNIT_TYPES];
  const AciesCommand *answer;
  guint               n;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self) && place > 0);

  if (self->choices == NULL)
    return;
  n = acies_choices_list_waiting (self->choices, acies_game_table_get_state (self), types);
  answer = acies_answer_keys_find (self->choices, acies_game_table_get_state (self), place);
  if (place <= n)
    acies_game_table_use_waiting (self, types[place - 1]);
  else if (answer != NULL)
    acies_game_table_send (self, answer);
  else if (acies_game_table_shows_hand (self))
    use_nth_card (self, place - n - 1);
}

gboolean
acies_game_table_answer_only (AciesGameTable *self)
{
  const AciesCommand *only;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  only = self->choices != NULL ? acies_choices_get_only_answer (self->choices) : NULL;

  return only != NULL && acies_game_table_send (self, only);
}

static void
explain_unclear (AciesGameTable     *self,
                 const AciesCommand *command)
{
  g_autofree char *text = acies_choices_dup_unclear (command, acies_game_table_get_state (self));

  acies_game_table_show_message (self, text);
}

/* A click that can mean nothing: what is asked is not answered there. */
static void
explain_idle (AciesGameTable *self,
              AciesHex        hex)
{
  const AciesState *state = acies_game_table_get_state (self);
  g_autofree char  *text = acies_board_contains (state->board, hex) ? acies_choices_dup_idle (state, hex) : NULL;

  acies_game_table_show_message (self, text);
}

void
acies_game_table_click (AciesGameTable *self,
                        AciesHex        hex)
{
  const AciesState *state = acies_game_table_get_state (self);
  AciesClick        click;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (state == NULL || self->replay != NULL ||
      !acies_viewer_decides (&self->viewer, state, acies_session_get_settings (self->session)))
    return;
  click = acies_choices_click (self->choices, state, self->taken, hex);
  if (click.kind == ACIES_CLICK_SELECT || click.kind == ACIES_CLICK_DESELECT)
    acies_game_table_show_message (self, NULL);
  switch (click.kind)
    {
    case ACIES_CLICK_SEND:
    case ACIES_CLICK_REFUSED:
      acies_game_table_send (self, &click.command);
      break;

    case ACIES_CLICK_SELECT:
      acies_game_table_select_unit (self, hex, click.type);
      break;

    case ACIES_CLICK_DESELECT:
      acies_game_table_select (self, ACIES_NO_HEX);
      break;

    case ACIES_CLICK_UNCLEAR:
      explain_unclear (self, &click.command);
      break;

    case ACIES_CLICK_IDLE:
      explain_idle (self, hex);
      break;

    default:
      g_assert_not_reached ();
    }
}

void
acies_game_table_select_next (AciesGameTable *self,
                              gboolean        forward)
{
  AciesHex hex;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->choices == NULL)
    return;
  hex = acies_choices_next (self->choices, self->taken, self->walked, forward);
  if (hex == ACIES_NO_HEX)
    return;
  self->walked = hex;
  acies_game_table_tell_walked (self, hex);
  if (acies_choices_starts_at (self->choices, hex) &&
      acies_choices_find_at (self->choices, ACIES_TAKEN_NOTHING, hex) == NULL)
    acies_game_table_select (self, hex);
}
