/* session.h - an open scenario or game, with its undo history
 *
 * A session owns the state of a scenario or game, and is the only code that changes this state. The editor, play mode,
 * computer players and tests send commands to the session. Signal handlers can read the state, but must not change the
 * session.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "formats/game/game-settings.h"

G_BEGIN_DECLS

/**
 * AciesUndoObstacle:
 * @ACIES_UNDO_FREE: no obstacle; undo is possible
 * @ACIES_UNDO_NOTHING_DONE: there is no step to undo
 * @ACIES_UNDO_AFTER_DICE: undo would revert a roll of dice
 * @ACIES_UNDO_AFTER_DRAW: undo would revert the draw of a card
 * @ACIES_UNDO_AFTER_CARD: undo would hide a revealed card again
 *
 * The reason why the last step cannot be undone.
 */
typedef enum
{
  ACIES_UNDO_FREE,
  ACIES_UNDO_NOTHING_DONE,
  ACIES_UNDO_AFTER_DICE,
  ACIES_UNDO_AFTER_DRAW,
  ACIES_UNDO_AFTER_CARD,
} AciesUndoObstacle;

#define ACIES_TYPE_SESSION (acies_session_get_type ())
G_DECLARE_FINAL_TYPE (AciesSession, acies_session, ACIES, SESSION, GObject)

/**
 * acies_session_new_edit:
 * @scenario: (transfer full): a scenario in edit mode
 *
 * Creates a session that edits a scenario.
 *
 * Returns: (transfer full): the session
 */
AciesSession     *acies_session_new_edit        (AciesState         *scenario);

/**
 * acies_session_new_game:
 * @scenario: (transfer none): a scenario in edit mode
 * @seed: the seed for dice and cards
 * @source: the source of dice and cards
 *
 * Creates a session that plays a copy of a scenario.
 *
 * Returns: (transfer full): the session
 */
AciesSession     *acies_session_new_game        (const AciesState   *scenario,
                                                 guint64             seed,
                                                 AciesDiceSource     source);

/* Like acies_session_new_game(), but with a depth, which decides what the game knows. */
AciesSession     *acies_session_new_game_at     (const AciesState   *scenario,
                                                 guint64             seed,
                                                 AciesDiceSource     source,
                                                 AciesDepth          depth);

const AciesState *acies_session_get_state       (AciesSession       *self);

/**
 * acies_session_get_scenario:
 *
 * Returns: (transfer none) (nullable): the scenario at the start of the game; %NULL in edit mode
 */
const AciesState *acies_session_get_scenario    (AciesSession       *self);
guint64           acies_session_get_seed        (AciesSession       *self);

/* Whether it is a game of a scenario with a goal. Its computer players then play exactly. */
gboolean          acies_session_is_puzzle       (AciesSession       *self);

/**
 * acies_session_get_settings:
 *
 * Returns: (transfer none): the settings of the game, for example its players, its dice source and its undo policy
 */
const AciesGameSettings *acies_session_get_settings (AciesSession *self);

/**
 * acies_session_set_settings:
 *
 * Changes the settings, and emits "settings-changed" if they differ. If the game is waiting for dice or a card, and the
 * new dice source is ACIES_DICE_ROLLED, the session rolls or draws at once.
 */
void              acies_session_set_settings    (AciesSession            *self,
                                                 const AciesGameSettings *settings);

/**
 * acies_session_set_dice_source:
 *
 * Changes only the dice source. See acies_session_set_settings().
 */
void              acies_session_set_dice_source (AciesSession       *self,
                                                 AciesDiceSource     source);
void              acies_session_set_undo_policy (AciesSession       *self,
                                                 AciesUndoPolicy     policy);

/**
 * acies_session_apply:
 * @command: the command
 * @error: the reason why the command was refused; the state is then unchanged
 *
 * Applies a command and adds it to the history, or to the open group. If an edit command changes nothing, the history
 * does not change.
 *
 * Returns: whether the command was accepted
 */
gboolean          acies_session_apply           (AciesSession       *self,
                                                 const AciesCommand *command,
                                                 GError            **error);

/**
 * acies_session_roll:
 *
 * Uses the seed to roll the dice or draw the card for which the game is waiting, even if the dice source is
 * ACIES_DICE_ENTERED.
 */
void              acies_session_roll            (AciesSession       *self);

/**
 * acies_session_begin_group:
 * @label: (nullable): the label of the step; %NULL for a label made from the first command
 *
 * Opens a group. All commands until the matching acies_session_end_group() form one step of the history, and "changed"
 * is emitted once when the group ends. If groups are nested, only the outermost group forms a step.
 */
void              acies_session_begin_group     (AciesSession       *self,
                                                 const char         *label);
void              acies_session_end_group       (AciesSession       *self);

/**
 * acies_session_tell_group:
 *
 * Emits "changed" for the events of the open group since the last emission. The editor uses this function to show a
 * brush stroke before it ends.
 */
void              acies_session_tell_group      (AciesSession       *self);

/* Closes the outermost group and reverts its commands. */
void              acies_session_cancel_group    (AciesSession       *self);
gboolean          acies_session_is_in_group     (AciesSession       *self);

/**
 * acies_session_apply_all:
 * @commands: (element-type AciesCommand): the commands, in order
 * @label: (nullable): see acies_session_begin_group()
 * @error: the reason why a command was refused; the state is then unchanged
 *
 * Applies all commands as one step and emits "changed" once. If a command is refused, none is applied. There must be no
 * open group.
 *
 * Returns: whether the commands were accepted
 */
gboolean          acies_session_apply_all       (AciesSession       *self,
                                                 const GArray       *commands,
                                                 const char         *label,
                                                 GError            **error);

/* Returns: whether acies_session_put_back() can be called now. Some games ask first which cards go back into the deck, and
 * then which are taken: until the last card is taken, this side's steps can be made again without @card in the hand. */
gboolean          acies_session_can_put_back    (AciesSession       *self,
                                                 AciesId             card);

/* Undoes these steps and makes them again, as if the player had decided so at once. */
void              acies_session_put_back        (AciesSession       *self,
                                                 AciesId             card);

/**
 * acies_forced_pass_find:
 * @state: a game
 * @command: (out): the pass
 *
 * Returns: whether automatic passing is on, a human decides, only the pass is legal, and it reveals no hand to another person.
 *   If a card is asked for and none can be played, a command to play none for longer does not count.
 */
gboolean          acies_forced_pass_find        (const AciesState        *state,
                                                 const AciesGameSettings *settings,
                                                 AciesCommand            *command);

/**
 * acies_session_can_undo:
 *
 * Checks whether undo is possible. Undo reverts the last step. Undo and redo continue to the nearest position in which a
 * human player must decide: a computer player would move again at once, and so would a side that can only pass.
 *
 * Returns: whether acies_session_undo() can be called now
 */
gboolean          acies_session_can_undo        (AciesSession       *self);
gboolean          acies_session_can_redo        (AciesSession       *self);
void              acies_session_undo            (AciesSession       *self);
void              acies_session_redo            (AciesSession       *self);
AciesUndoObstacle acies_session_get_undo_obstacle (AciesSession     *self);
/* Returns: (transfer none): a translated sentence that explains @obstacle */
const char       *acies_undo_obstacle_to_string (AciesUndoObstacle   obstacle);

/* Returns: whether undoing the last step needs the other players' agreement, and the settings allow asking for it */
gboolean          acies_session_can_ask_to_undo (AciesSession       *self);
/* Undoes the last step. Call this function after the other players have agreed. */
void              acies_session_undo_agreed     (AciesSession       *self);
/* Returns: the side that made the step to be undone next; ACIES_NO_SIDE in edit mode or if there is no step */
AciesSide         acies_session_get_undo_side   (AciesSession       *self);

/**
 * acies_session_dup_undo_label:
 *
 * Returns: (transfer full) (nullable): the label of the step that undo would revert, for example "Paint Forest on E5";
 *   %NULL if the last step cannot be undone even with the agreement of the other players
 */
char             *acies_session_dup_undo_label  (AciesSession       *self);
char             *acies_session_dup_redo_label  (AciesSession       *self);

/**
 * acies_session_count_steps:
 *
 * Returns: the number of steps in the history, including undone steps. Steps are numbered from 1; number 0 is the start
 *   of the history.
 */
guint             acies_session_count_steps     (AciesSession       *self);

/* Returns: the number of the current step, or 0 at the start. All later steps have been undone. */
guint             acies_session_get_step        (AciesSession       *self);

/**
 * acies_session_find_saved_step:
 * @step: (out) (optional): the number of the step that was current at the last save, or 0 for the start of the history
 *
 * Finds the step that corresponds to the saved file.
 *
 * Returns: whether that step is still in the history
 */
gboolean          acies_session_find_saved_step (AciesSession       *self,
                                                 guint              *step);

/**
 * acies_session_dup_step_label:
 * @step: a step number, from 1 to acies_session_count_steps()
 *
 * Returns: (transfer full): the label of the step, for example "Set Morale of Rome to 4". In a game, the label does not
 *   reveal any hidden information.
 */
char             *acies_session_dup_step_label  (AciesSession       *self,
                                                 guint               step);

/* Returns: the side that decided on @step; ACIES_NO_SIDE in edit mode */
AciesSide         acies_session_get_step_side   (AciesSession       *self,
                                                 guint               step);

/* Returns: whether acies_session_go_to_step() can go to @step */
gboolean          acies_session_can_go_to_step  (AciesSession       *self,
                                                 guint               step);

/**
 * acies_session_go_to_step:
 * @step: a step number, from 0 to acies_session_count_steps(), for which acies_session_can_go_to_step() returns %TRUE
 *
 * Undoes or redoes steps until @step is the current step, and emits "changed" once.
 */
void              acies_session_go_to_step      (AciesSession       *self,
                                                 guint               step);

/* Returns: whether the state or the notes have changed since the last save */
gboolean          acies_session_is_modified     (AciesSession       *self);
void              acies_session_mark_saved      (AciesSession       *self);

/* Marks the session as modified until the next save. Use this function if the state has not been saved to any file. */
void              acies_session_mark_unsaved    (AciesSession       *self);

/**
 * acies_session_set_reading:
 * @findings: (nullable) (transfer none): findings about the file that was read
 *
 * Stores a copy of the findings. The session keeps it until acies_session_mark_saved() is called.
 */
void              acies_session_set_reading     (AciesSession        *self,
                                                 const AciesFindings *findings);

/* Returns: (transfer none) (nullable): the findings that acies_session_set_reading() stored; %NULL if there are none */
const AciesFindings *acies_session_get_reading  (AciesSession        *self);

/**
 * acies_session_set_merge_time:
 * @milliseconds: the maximum time between two changes that are merged; 0, the default, disables merging
 *
 * In edit mode, merges successive changes to the same number into one step. Other commands, undo, redo and saving end
 * the merging. If the number returns to its original value, the step is removed. Changes to numbers with only two
 * possible values are not merged.
 */
void              acies_session_set_merge_time  (AciesSession       *self,
                                                 guint               milliseconds);

/**
 * acies_session_count_commands:
 *
 * Returns: the number of commands that acies_session_dup_log() returns
 */
guint             acies_session_count_commands  (AciesSession       *self);

/**
 * acies_session_dup_log:
 *
 * Returns: (transfer full) (element-type AciesCommand): all commands that were applied and have not been undone. They
 *   include the results of dice and draws, so a replay needs no other data.
 */
GArray           *acies_session_dup_log         (AciesSession       *self);

/**
 * acies_session_dup_position:
 * @n: a number of commands, from 0 to acies_session_count_commands()
 *
 * Replays the first @n commands of the game.
 *
 * Returns: (transfer full): the position after these commands
 */
AciesState       *acies_session_dup_position    (AciesSession       *self,
                                                 guint               n);

G_END_DECLS
