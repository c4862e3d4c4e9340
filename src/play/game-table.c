/* game-table.c - the table a game is played on: what may be done, and doing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game-table.h"

#include "engine/procs.h"
#include "play/hints.h"
#include "session/replay.h"

#include <glib/gi18n-lib.h>

struct _AciesGameTable
{
  GObject parent_instance;

  AciesSession *session;
  AciesSession *replay; /* while one looks back, else NULL */
  AciesRecord  *record; /* of the session */
  GSignalGroup *session_signals;
  AciesTheme   *theme;

  AciesChoices *choices;
  AciesTaken    taken;
  AciesUnitId   selected_unit; /* what stands there: the selection moves with it */
  AciesHex      walked;        /* where the walk over the choices has come to */
  AciesHex      pointed;       /* under the pointer */

  AciesSide   seated; /* whose player is at the screen, or NO_SIDE */
  AciesViewer viewer;
  gboolean    looks; /* who is asked on the open board looks at his hand */
};

G_DEFINE_FINAL_TYPE (AciesGameTable, acies_game_table, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SELECTION_CHANGED,
  REFUSED,
  WALKED,
  POINTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

AciesSession *
acies_game_table_get_shown (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->replay != NULL ? self->replay : self->session;
}

const AciesState *
acies_game_table_get_state (AciesGameTable *self)
{
  AciesSession *shown = acies_game_table_get_shown (self);

  return shown != NULL ? acies_session_get_state (shown) : NULL;
}

static void
set_taken (AciesGameTable *self,
           AciesHex        hex,
           AciesId         id)
{
  const AciesState *state = acies_game_table_get_state (self);

  self->taken = (AciesTaken) { hex, id };
  self->selected_unit = state != NULL && hex != ACIES_NO_HEX ? acies_state_unit_at (state, hex) : ACIES_NO_UNIT;
}

void
acies_game_table_select (AciesGameTable *self,
                         AciesHex        hex)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->taken.hex == hex && self->taken.id == ACIES_NO_ID)
    return;
  set_taken (self, hex, ACIES_NO_ID);
  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

void
acies_game_table_point (AciesGameTable *self,
                        AciesHex        hex)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->pointed == hex)
    return;
  self->pointed = hex;
  g_signal_emit (self, signals[POINTED], 0);
}

AciesHex
acies_game_table_get_pointed (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_NO_HEX);

  return self->pointed;
}

void
acies_game_table_take_up (AciesGameTable *self,
                          AciesId         id)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  set_taken (self, ACIES_NO_HEX, self->taken.id == id ? ACIES_NO_ID : id);
  g_signal_emit (self, signals[SELECTION_CHANGED], 0);
}

AciesTaken
acies_game_table_get_taken (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_TAKEN_NOTHING);

  return self->taken;
}

/* The hex of @unit if it can begin something there. */
static AciesHex
hex_to_select (AciesGameTable   *self,
               const AciesState *state,
               AciesUnitId       unit)
{
  if (unit == ACIES_NO_UNIT || !acies_state_unit_is_on_board (state, unit) ||
      !acies_choices_starts_at (self->choices, state->units[unit].hex))
    return ACIES_NO_HEX;

  return state->units[unit].hex;
}

/* After a change the unit taken up stays so while it can still do something;
 * else the unit in the middle of its activation is, or the only one a question
 * lets act. A card is put down. */
static void
follow_selection (AciesGameTable   *self,
                  const AciesState *state)
{
  AciesHex hex = hex_to_select (self, state, self->selected_unit);

  if (hex == ACIES_NO_HEX && state->decision.kind == ACIES_DECISION_NONE)
    hex = hex_to_select (self, state, state->turn.acting);
  else if (hex == ACIES_NO_HEX)
    hex = acies_choices_only_actor (self->choices);
  set_taken (self, hex, ACIES_NO_ID);
}

/* Whoever is handed the screen is not known to hold it before he says so: who takes
 * back the move after which it was to be handed over is asked for it, too. */
static void
find_viewer (AciesGameTable   *self,
             const AciesState *state)
{
  self->viewer = acies_viewer_find (state, acies_session_get_settings (self->session), self->seated);
  if (self->viewer.kind == ACIES_VIEWER_HAND_OVER)
    self->seated = ACIES_NO_SIDE;
}

static void
renew (AciesGameTable *self,
       GArray         *events,
       gboolean        forward)
{
  const AciesState *state = acies_game_table_get_state (self);

  g_clear_pointer (&self->choices, acies_choices_free);
  self->viewer = (AciesViewer) { ACIES_VIEWER_OPEN, ACIES_NO_SIDE, FALSE };
  if (state != NULL)
    {
      if (self->replay == NULL)
        find_viewer (self, state); /* else nobody's hand is seen */
      self->choices = self->replay != NULL ? acies_choices_new_none ()
                                           : acies_viewer_new_choices (&self->viewer, state, acies_session_get_settings (self->session), self->looks);
      follow_selection (self, state);
    }
  g_signal_emit (self, signals[REFUSED], 0, NULL);
  g_signal_emit (self, signals[CHANGED], 0, events, forward);
}

static void
session_changed_cb (AciesSession   *session,
                    GArray         *events,
                    gboolean        forward,
                    AciesGameTable *self)
{
  self->looks = FALSE;
  if (self->replay != NULL && forward)
    return; /* the game goes on without him who looks back */
  if (self->replay == NULL)
    renew (self, events, forward);
  else
    acies_game_table_end_looking_back (self);
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
  if (self->replay != NULL && acies_game_table_get_moment (self) == command)
    return;
  if (self->replay == NULL || acies_session_count_steps (self->replay) != n_commands)
    {
      g_clear_object (&self->replay);
      self->replay = acies_replay_new (self->session);
    }
  acies_session_go_to_step (self->replay, MIN (command, n_commands));
  renew (self, NULL, TRUE);
}

void
acies_game_table_end_looking_back (AciesGameTable *self)
{
  g_autoptr (AciesSession) replay = NULL;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  replay = g_steal_pointer (&self->replay);
  if (replay != NULL)
    renew (self, NULL, TRUE);
}

AciesRecord *
acies_game_table_get_record (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->record;
}

/* Nothing has happened, but something else may be seen and done. */
static void
look_anew (AciesGameTable *self)
{
  g_autoptr (GArray) nothing = acies_events_new ();

  renew (self, nothing, TRUE);
}

AciesSide
acies_game_table_get_viewer (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_NO_SIDE);

  return acies_viewer_get_seen (&self->viewer, self->looks);
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

  if (self->viewer.kind != ACIES_VIEWER_HAND_OVER)
    return;
  self->seated = self->viewer.side;
  look_anew (self);
}

void
acies_game_table_leave_seat (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->seated == ACIES_NO_SIDE && !self->looks)
    return;
  self->seated = ACIES_NO_SIDE;
  self->looks = FALSE;
  look_anew (self);
}

void
acies_game_table_look (AciesGameTable *self,
                       gboolean        looks)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->looks == looks || self->viewer.kind != ACIES_VIEWER_ASKED || !self->viewer.cards)
    return;
  self->looks = looks;
  look_anew (self);
}

gboolean
acies_game_table_is_looking (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->looks;
}

static void
refuse (AciesGameTable *self,
        const GError   *error)
{
  g_autofree char *text = acies_refusal_dup_text (error);

  g_signal_emit (self, signals[REFUSED], 0, text);
}

gboolean
acies_game_table_send (AciesGameTable     *self,
                       const AciesCommand *command)
{
  AciesCommand copy = *command; /* the list it may stand in is made anew meanwhile */
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self) && self->session != NULL, FALSE);

  if (self->replay != NULL)
    return FALSE;
  if (acies_session_apply (self->session, &copy, &error))
    return TRUE;
  refuse (self, error);

  return FALSE;
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
    acies_game_table_take_up (self, card);
  else
    refusal = acies_choices_dup_card_refusal (self->choices, acies_game_table_get_state (self), use, card);
  g_signal_emit (self, signals[REFUSED], 0, refusal);
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

  g_signal_emit (self, signals[REFUSED], 0, text);
}

/* A click that can mean nothing: what is asked is not answered there. */
static void
explain_idle (AciesGameTable *self,
              AciesHex        hex)
{
  const AciesState *state = acies_game_table_get_state (self);
  g_autofree char  *text = acies_board_contains (state->board, hex) ? acies_choices_dup_idle (state, hex) : NULL;

  g_signal_emit (self, signals[REFUSED], 0, text);
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
    g_signal_emit (self, signals[REFUSED], 0, NULL);
  switch (click.kind)
    {
    case ACIES_CLICK_SEND:
    case ACIES_CLICK_REFUSED:
      acies_game_table_send (self, &click.command);
      break;

    case ACIES_CLICK_SELECT:
      acies_game_table_select (self, hex);
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
  hex = acies_choices_next (self->choices, self->taken.id, self->walked, forward);
  if (hex == ACIES_NO_HEX)
    return;
  self->walked = hex;
  g_signal_emit (self, signals[WALKED], 0, hex);
  if (acies_choices_starts_at (self->choices, hex) &&
      acies_choices_find_at (self->choices, ACIES_NO_ID, hex) == NULL)
    acies_game_table_select (self, hex);
}

void
acies_game_table_set_session (AciesGameTable *self,
                              AciesSession   *session)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (!g_set_object (&self->session, session))
    return;
  g_clear_object (&self->replay);
  g_clear_object (&self->record);
  if (session != NULL)
    self->record = acies_record_new (session); /* knows of what has happened before the views are told */
  g_signal_group_set_target (self->session_signals, session);
  self->taken = ACIES_TAKEN_NOTHING;
  self->selected_unit = ACIES_NO_UNIT;
  self->walked = ACIES_NO_HEX;
  self->seated = ACIES_NO_SIDE;
  self->looks = FALSE;
  renew (self, NULL, TRUE);
}

AciesSession *
acies_game_table_get_session (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->session;
}

void
acies_game_table_set_theme (AciesGameTable *self,
                            AciesTheme     *theme)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  self->theme = theme;
  g_signal_emit (self, signals[CHANGED], 0, NULL, TRUE);
}

AciesTheme *
acies_game_table_get_theme (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->theme;
}

const AciesChoices *
acies_game_table_get_choices (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->choices;
}

static void
acies_game_table_dispose (GObject *object)
{
  AciesGameTable *self = ACIES_GAME_TABLE (object);

  g_clear_object (&self->session_signals);
  g_clear_object (&self->replay);
  g_clear_object (&self->record);
  g_clear_object (&self->session);
  g_clear_pointer (&self->choices, acies_choices_free);

  G_OBJECT_CLASS (acies_game_table_parent_class)->dispose (object);
}

static void
acies_game_table_class_init (AciesGameTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_game_table_dispose;

  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_ARRAY, G_TYPE_BOOLEAN);
  signals[SELECTION_CHANGED] = g_signal_new ("selection-changed", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0,
                                             NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[WALKED] = g_signal_new ("walked", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[POINTED] = g_signal_new ("pointed", ACIES_TYPE_GAME_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
acies_game_table_init (AciesGameTable *self)
{
  self->taken = ACIES_TAKEN_NOTHING;
  self->selected_unit = ACIES_NO_UNIT;
  self->walked = ACIES_NO_HEX;
  self->pointed = ACIES_NO_HEX;
  self->seated = ACIES_NO_SIDE;
  self->viewer = (AciesViewer) { ACIES_VIEWER_OPEN, ACIES_NO_SIDE, FALSE };

  self->session_signals = g_signal_group_new (ACIES_TYPE_SESSION);
  g_signal_group_connect (self->session_signals, "changed", G_CALLBACK (session_changed_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "settings-changed", G_CALLBACK (look_anew), self);
}

AciesGameTable *
acies_game_table_new (void)
{
  return g_object_new (ACIES_TYPE_GAME_TABLE, NULL);
}
