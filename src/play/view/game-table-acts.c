/* game-table-acts.c - the model of the Play view: commands, the viewer, looking back, and advice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/game-table-private.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "play/core/answers.h"
#include "play/core/hints.h"
#include "session/computers.h"
#include "session/log.h"

#include <glib/gi18n-lib.h>

static void
refuse (AciesGameTable *self,
        const GError   *error)
{
  g_autofree char *text = acies_refusal_dup_text (error);

  acies_game_table_show_message (self, text);
}

/* Says why the lesson does not want @command now, if the rules allow it. The lesson then shows the step that it asks for. */
static gboolean
lesson_refuses (AciesGameTable     *self,
                const AciesCommand *command)
{
  g_autofree char *text = NULL;

  if (self->guide == NULL || !acies_command_check (command, acies_session_get_state (self->session), NULL))
    return FALSE;
  text = acies_guide_dup_refusal (self->guide, command);
  if (text == NULL)
    return FALSE;
  g_signal_emit_by_name (self, "advised");
  g_signal_emit_by_name (self, "corrected", text);

  return TRUE;
}

gboolean
acies_game_table_send (AciesGameTable     *self,
                       const AciesCommand *command)
{
  AciesCommand     copy = *command; /* @command can be in the list of choices, which is replaced during the call */
  AciesRepeated    repeated = self->repeated;
  g_autofree char *left_out = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self) && self->session != NULL, FALSE);

  if (self->replay != NULL)
    return FALSE;
  if (copy.kind == ACIES_COMMAND_PUT_BACK && acies_session_can_put_back (self->session, copy.id))
    {
      acies_session_put_back (self->session, copy.id);
      return TRUE;
    }
  if (lesson_refuses (self, &copy))
    return FALSE;
  if (copy.kind == ACIES_COMMAND_DONE && self->choices != NULL)
    left_out = acies_choices_dup_left_out (self->choices, acies_session_get_state (self->session));
  acies_repeated_remember (&self->repeated, acies_session_get_state (self->session), &copy);
  if (acies_session_apply (self->session, &copy, &error))
    {
      g_signal_emit_by_name (self, "left-out", left_out);
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

/* Ends the action of the unit that repeated a move, because the player ended the action of the first unit. */
static void
end_as_said (AciesGameTable      *self,
             const AciesRepeated *said)
{
  AciesCommand done = acies_command (ACIES_COMMAND_DONE);

  if (self->choices != NULL && acies_choices_has (self->choices, ACIES_COMMAND_DONE))
    acies_game_table_send (self, &done);
  self->repeated = *said;
}

/* Also repeats the answers to the questions that follow, for example the number of dice for a move. Stops if another
 * side must answer, if the same question comes again, or if more than this command has happened. */
gboolean
acies_game_table_repeat (AciesGameTable *self,
                         gboolean        done)
{
  AciesRepeated said;
  AciesCommand  command;
  guint64       asked = 0;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  said = self->repeated; /* keep the player's own commands: a shorter repeated move must not become the new model */
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

  if (self->replay != NULL || lesson_refuses (self, first))
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
acies_game_table_give_main_answer (AciesGameTable *self,
                                   gboolean        done)
{
  const AciesCommand *answer;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  answer = self->choices != NULL ? acies_choices_find_main_answer (self->choices, acies_game_table_get_state (self), self->taken) : NULL;
  if (!done || answer == NULL)
    return answer != NULL;

  return !self->key_repeats && acies_game_table_send (self, answer);
}

static void
explain_unclear (AciesGameTable     *self,
                 const AciesCommand *command)
{
  g_autofree char *text = acies_choices_dup_unclear (command, acies_game_table_get_state (self));

  acies_game_table_show_message (self, text);
}

/* Says that the question cannot be answered on @hex. */
static void
explain_idle (AciesGameTable *self,
              AciesHex        hex)
{
  const AciesState *state = acies_game_table_get_state (self);
  g_autofree char  *text = acies_board_contains (state->board, hex) ? acies_choices_dup_idle (state, hex) : NULL;

  acies_game_table_show_message (self, text);
}

/* A click on the target of the advice, which does nothing without the unit that would act, does what is advised. */
static AciesClick
follow_advice (AciesGameTable *self,
               AciesClick      click,
               AciesHex        hex)
{
  const AciesCommand *advised = acies_game_table_get_marked (self);
  gboolean            is_useless = click.kind == ACIES_CLICK_REFUSED || click.kind == ACIES_CLICK_IDLE;

  if (!is_useless || self->taken.hex != ACIES_NO_HEX || advised == NULL || advised->to != hex ||
      !acies_command_check (advised, acies_game_table_get_state (self), NULL))
    return click;

  return (AciesClick) { ACIES_CLICK_SEND, *advised };
}

void
acies_game_table_click (AciesGameTable *self,
                        AciesHex        hex)
{
  const AciesState *state = acies_game_table_get_state (self);
  AciesClick        click;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->last_turn != NULL)
    {
      acies_game_table_end_looking_back (self);
      state = acies_game_table_get_state (self);
    }
  if (state == NULL || self->replay != NULL ||
      !acies_viewer_decides (&self->viewer, state, acies_session_get_settings (self->session)))
    return;
  click = follow_advice (self, acies_choices_click (self->choices, state, self->taken, hex), hex);
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
acies_game_table_walk_to (AciesGameTable *self,
                          AciesHex        hex)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  self->walked = hex;
  g_signal_emit_by_name (self, "walked", hex);
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
  acies_game_table_walk_to (self, hex);
  if (acies_choices_starts_at (self->choices, hex) &&
      acies_choices_find_at (self->choices, ACIES_TAKEN_NOTHING, hex) == NULL)
    acies_game_table_select (self, hex);
}

/* --- the viewer ----------------------------------------------------------------------------- */

/* Time in microseconds before a player can take the screen, in case the previous player has pressed a key twice. */
#define PAUSE (400 * G_TIME_SPAN_MILLISECOND)

/* A player does not have the screen until they confirm it. After an undo of the last move before a hand-over, the
 * previous player must therefore confirm too. */
void
acies_game_table_find_viewer (AciesGameTable   *self,
                              const AciesState *state)
{
  AciesViewer before = self->viewer;

  self->viewer = acies_viewer_find (state, acies_session_get_settings (self->session), self->seated);
  self->seated = acies_viewer_get_seated (&self->viewer, state, self->seated);
  if (self->viewer.kind != ACIES_VIEWER_HAND_OVER || (before.kind == ACIES_VIEWER_HAND_OVER && before.side == self->viewer.side))
    return;
  self->handed_at = g_get_monotonic_time ();
  self->held_before = self->key_is_held;
}

AciesSide
acies_game_table_get_viewer (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_NO_SIDE);

  return acies_viewer_get_seen (&self->viewer, self->looks);
}

/* A user who looks back sees no more than in the current position. */
AciesSide
acies_game_table_get_viewing_side (AciesGameTable *self)
{
  AciesViewer viewer;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_NO_SIDE);

  if (self->session == NULL || self->replay == NULL)
    return acies_viewer_get_viewing_side (&self->viewer, self->looks);
  viewer = acies_viewer_find (acies_session_get_state (self->session), acies_session_get_settings (self->session), self->seated);

  return acies_viewer_get_viewing_side (&viewer, FALSE);
}

const AciesState *
acies_game_table_get_seen (AciesGameTable *self)
{
  const AciesState *state = acies_game_table_get_state (self);

  return state != NULL ? acies_state_see (state, acies_game_table_get_viewing_side (self), &self->seen) : NULL;
}

AciesViewer
acies_game_table_get_seat (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ((AciesViewer) { ACIES_VIEWER_OPEN, ACIES_NO_SIDE, FALSE }));

  return self->viewer;
}

void
acies_game_table_take_seat (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->viewer.kind != ACIES_VIEWER_HAND_OVER || self->held_before ||
      g_get_monotonic_time () < self->handed_at + PAUSE)
    return;
  self->seated = self->viewer.side;
  acies_game_table_refresh_view (self);
}

void
acies_game_table_hold_key (AciesGameTable *self,
                           gboolean        held,
                           gboolean        repeats)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  self->key_is_held = held;
  self->key_repeats = repeats;
  self->held_before = self->held_before && held;
}

void
acies_game_table_leave_seat (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->seated == ACIES_NO_SIDE && !self->looks)
    return;
  self->seated = ACIES_NO_SIDE;
  self->looks = FALSE;
  acies_game_table_refresh_view (self);
}

void
acies_game_table_look (AciesGameTable *self,
                       gboolean        looks)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->looks == looks || self->viewer.kind != ACIES_VIEWER_ASKED || !self->viewer.cards)
    return;
  self->looks = looks;
  acies_game_table_refresh_view (self);
}

gboolean
acies_game_table_is_looking (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->looks;
}

/* --- looking back --------------------------------------------------------------------------- */

gboolean
acies_game_table_is_looking_back (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return acies_game_table_get_shown (self) != acies_game_table_get_session (self);
}

guint
acies_game_table_get_moment (AciesGameTable *self)
{
  AciesSession *shown = acies_game_table_get_shown (self);

  return shown != NULL ? acies_session_count_commands (shown) : 0;
}

guint
acies_game_table_count_moments (AciesGameTable *self)
{
  AciesSession *session = acies_game_table_get_session (self);

  return session != NULL ? acies_session_count_commands (session) : 0;
}

void
acies_game_table_look_back (AciesGameTable *self,
                            guint           command)
{
  guint n_commands;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->session == NULL)
    return;
  n_commands = acies_session_count_commands (self->session);
  if (self->last_turn != NULL && !acies_last_turn_has (self->last_turn, command))
    g_clear_pointer (&self->last_turn, acies_last_turn_free);
  if (self->replay != NULL && acies_game_table_get_moment (self) == command)
    return;
  if (self->replay == NULL || acies_session_count_steps (self->replay) != n_commands)
    {
      g_clear_object (&self->replay);
      self->replay = acies_replay_new (self->session);
    }
  acies_session_go_to_step (self->replay, MIN (command, n_commands));
  acies_game_table_renew (self, NULL, TRUE);
}

void
acies_game_table_end_looking_back (AciesGameTable *self)
{
  g_autoptr (AciesSession) replay = NULL;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  replay = g_steal_pointer (&self->replay);
  g_clear_pointer (&self->last_turn, acies_last_turn_free);
  if (replay != NULL)
    acies_game_table_renew (self, NULL, TRUE);
}

/* --- the last turn of other sides ----------------------------------------------------------- */

static AciesSide
find_told (AciesGameTable *self)
{
  return acies_viewer_find_told (acies_session_get_state (self->session), acies_session_get_settings (self->session));
}

gboolean
acies_game_table_show_last_turn (AciesGameTable *self,
                                 gboolean        plays)
{
  AciesLastTurn *turn;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  turn = self->session != NULL ? acies_last_turn_new (self->session, self->record, find_told (self)) : NULL;
  if (turn == NULL)
    {
      acies_game_table_show_message (self, _ ("No other side has done anything yet"));
      return FALSE;
    }
  g_clear_pointer (&self->last_turn, acies_last_turn_free);
  self->last_turn = turn;
  acies_game_table_go_to_step (self, plays ? 0 : 1);

  return TRUE;
}

const AciesLastTurn *
acies_game_table_get_last_turn (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->last_turn;
}

guint
acies_game_table_get_step (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), 0);

  return self->last_turn != NULL ? acies_last_turn_count_ended (self->last_turn, acies_game_table_get_moment (self)) : 0;
}

static GArray *
list_step (AciesGameTable *self,
           guint           step)
{
  return acies_list_events (self->session, acies_last_turn_get_end (self->last_turn, step - 1), acies_last_turn_get_end (self->last_turn, step));
}

void
acies_game_table_go_to_step (AciesGameTable *self,
                             guint           step)
{
  g_autoptr (GArray) events = NULL;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self) && self->last_turn != NULL);

  acies_game_table_look_back (self, acies_last_turn_get_end (self->last_turn, step));
  step = acies_game_table_get_step (self);
  events = step > 0 ? list_step (self, step) : NULL;
  if (events != NULL)
    g_signal_emit_by_name (self, "replayed", events);
}

void
acies_game_table_step (AciesGameTable *self,
                       gboolean        forward)
{
  guint step = acies_game_table_get_step (self);

  acies_game_table_go_to_step (self, forward ? step + 1 : MAX (step, 2) - 1);
}

GArray *
acies_game_table_list_last_events (AciesGameTable *self)
{
  guint step = acies_game_table_get_step (self);
  guint first;
  guint last;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  if (step > 0)
    return list_step (self, step);
  if (self->session == NULL || self->replay != NULL || !acies_record_find_last_turn (self->record, find_told (self), &first, &last) ||
      last != acies_session_count_commands (self->session))
    return NULL;

  return acies_list_events (self->session, first, last);
}

void
acies_game_table_point_row (AciesGameTable *self,
                            guint           row)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->pointed_row == row)
    return;
  self->pointed_row = row;
  g_signal_emit_by_name (self, "advised");
}

void
acies_game_table_leave_row (AciesGameTable *self,
                            guint           row)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->pointed_row == row)
    acies_game_table_point_row (self, ACIES_NO_ROW);
}

void
acies_game_table_list_told (AciesGameTable *self,
                            GArray         *hexes)
{
  guint step = acies_game_table_get_step (self);
  guint row;

  if (self->pointed_row != ACIES_NO_ROW)
    acies_record_list_hexes (self->record, self->pointed_row, hexes);
  if (self->pointed_row != ACIES_NO_ROW || step == 0)
    return;
  row = acies_record_find (self->record, acies_last_turn_get_end (self->last_turn, step));
  for (; row > 0 && acies_record_get_row (self->record, row)->command > acies_last_turn_get_end (self->last_turn, step - 1); row--)
    acies_record_list_hexes (self->record, row, hexes);
}

/* --- advice --------------------------------------------------------------------------------- */

/* There is no advice for a covered hand, because it would reveal the hand. */
gboolean
acies_game_table_may_ask_advice (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->session != NULL && self->replay == NULL && self->choices != NULL && !self->choices->covered && self->choices->commands->len > 0 &&
         acies_session_find_person (self->session) != ACIES_NO_SIDE &&
         acies_viewer_decides (&self->viewer, acies_session_get_state (self->session), acies_session_get_settings (self->session));
}

static void
advised_cb (AciesGameTable *self)
{
  if (!self->renews)
    g_signal_emit_by_name (self, "advised");
}

void
acies_game_table_ask_advice (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (!acies_game_table_may_ask_advice (self))
    return;
  if (self->adviser == NULL)
    {
      self->adviser = acies_adviser_new (self->session);
      g_signal_connect_object (self->adviser, "changed", G_CALLBACK (advised_cb), self, G_CONNECT_SWAPPED);
    }
  acies_adviser_ask (self->adviser);
}

void
acies_game_table_drop_advice (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->adviser != NULL)
    acies_adviser_forget (self->adviser);
}

gboolean
acies_game_table_is_thinking (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->adviser != NULL && acies_adviser_is_thinking (self->adviser);
}

const AciesAiAdvice *
acies_game_table_get_advice (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->adviser != NULL ? acies_adviser_get_advice (self->adviser) : NULL;
}

void
acies_game_table_point_out (AciesGameTable     *self,
                            const AciesCommand *command)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  self->points_out = TRUE;
  self->pointed_out = *command;
  g_signal_emit_by_name (self, "advised");
}

const AciesCommand *
acies_game_table_get_marked (AciesGameTable *self)
{
  const AciesAiAdvice *advice = acies_game_table_get_advice (self);

  if (advice != NULL)
    return &advice->command;
  return self->points_out ? &self->pointed_out : NULL;
}
