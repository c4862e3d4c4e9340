/* session.h - an open scenario or game, with commands, undo, redo and signals
 *
 * The session owns the state, and only the session changes the state. The editor, play mode, computer players and tests send
 * commands to the session. A signal handler can read the state but must not change the session.
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
 * @ACIES_UNDO_FREE: the last step can be undone
 * @ACIES_UNDO_NOTHING_DONE: there is no step to undo
 * @ACIES_UNDO_AFTER_DICE: undo would revert rolled dice
 * @ACIES_UNDO_AFTER_DRAW: undo would revert a drawn card
 * @ACIES_UNDO_AFTER_CARD: undo would hide a revealed card again
 *
 * The reason why the last step cannot be undone, or %ACIES_UNDO_FREE.
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
 */
AciesSession     *acies_session_new_edit        (AciesState         *scenario);

/**
 * acies_session_new_game:
 * @scenario: a scenario in edit mode; the session copies it
 */
AciesSession     *acies_session_new_game        (const AciesState   *scenario,
                                                 guint64             seed,
                                                 AciesDiceSource     source);

const AciesState *acies_session_get_state       (AciesSession       *self);

/**
 * acies_session_get_scenario:
 * Returns: (nullable): the scenario at the start of the game; %NULL while editing
 */
const AciesState *acies_session_get_scenario    (AciesSession       *self);
guint64           acies_session_get_seed        (AciesSession       *self);

/**
 * acies_session_get_settings:
 * Returns: (transfer none): the players, the dice source, the undo policy and other settings
 */
const AciesGameSettings *acies_session_get_settings (AciesSession *self);

/**
 * acies_session_set_settings:
 *
 * Emits "settings-changed" if a setting changes. If the session rolls dice under the new settings, it rolls awaited dice at
 * once.
 */
void              acies_session_set_settings    (AciesSession            *self,
                                                 const AciesGameSettings *settings);

/**
 * acies_session_set_dice_source:
 *
 * Changes only the dice source; see acies_session_set_settings().
 */
void              acies_session_set_dice_source (AciesSession       *self,
                                                 AciesDiceSource     source);
void              acies_session_set_undo_policy (AciesSession       *self,
                                                 AciesUndoPolicy     policy);

/**
 * acies_session_apply:
 * @error: the reason for a refusal; the state is then unchanged
 *
 * Applies @command and adds it to the history or the open group. An edit command without any effect adds no
 * history entry.
 */
gboolean          acies_session_apply           (AciesSession       *self,
                                                 const AciesCommand *command,
                                                 GError            **error);

/**
 * acies_session_roll:
 *
 * Rolls the awaited dice or draws the awaited card from the seed, regardless of the dice source.
 */
void              acies_session_roll            (AciesSession       *self);

/**
 * acies_session_begin_group:
 * @label: (nullable): the label for undo; %NULL to create a label from the first command
 *
 * All commands until the matching acies_session_end_group() form one history entry and emit "changed" once. Nested groups
 * are part of the outermost group.
 */
void              acies_session_begin_group     (AciesSession       *self,
                                                 const char         *label);
void              acies_session_end_group       (AciesSession       *self);

/**
 * acies_session_tell_group:
 *
 * Emits "changed" at once for the events of the open group that were not emitted yet, so that a painted stroke is visible
 * before it ends.
 */
void              acies_session_tell_group      (AciesSession       *self);

/* Reverts the commands of the outermost group and closes the group. */
void              acies_session_cancel_group    (AciesSession       *self);
gboolean          acies_session_is_in_group     (AciesSession       *self);

/**
 * acies_session_apply_all:
 * @commands: (element-type AciesCommand): the commands in order
 * @label: (nullable): see acies_session_begin_group()
 * @error: the reason for a refusal; the state is then unchanged
 *
 * Applies all commands as one history entry and emits "changed" once. Must not be called while a group is open.
 */
gboolean          acies_session_apply_all       (AciesSession       *self,
                                                 const GArray       *commands,
                                                 const char         *label,
                                                 GError            **error);

/**
 * acies_session_can_undo:
 *
 * Undo reverts one step. In a game with computer players, undo and redo go to the nearest position in which a person decides,
 * because a computer would otherwise play again at once.
 */
gboolean          acies_session_can_undo        (AciesSession       *self);
gboolean          acies_session_can_redo        (AciesSession       *self);
void              acies_session_undo            (AciesSession       *self);
void              acies_session_redo            (AciesSession       *self);
AciesUndoObstacle acies_session_get_undo_obstacle (AciesSession     *self);
/* (transfer none): one translated sentence that explains @obstacle */
const char       *acies_undo_obstacle_to_string (AciesUndoObstacle   obstacle);

/* Returns whether the last step can be undone only if the other players agree. */
gboolean          acies_session_can_ask_to_undo (AciesSession       *self);
/* Undoes the last step after the other players have agreed. */
void              acies_session_undo_agreed     (AciesSession       *self);
/* Returns the side whose step undo would revert; ACIES_NO_SIDE while editing or if there is no step. */
AciesSide         acies_session_get_undo_side   (AciesSession       *self);

/**
 * acies_session_dup_undo_label:
 * Returns: (transfer full) (nullable): a label such as "Paint Forest"; %NULL if no step can be undone, even with agreement
 */
char             *acies_session_dup_undo_label  (AciesSession       *self);
char             *acies_session_dup_redo_label  (AciesSession       *self);

/**
 * acies_session_count_steps:
 * Returns: the number of steps in the history, including undone steps. Steps are numbered from 1. Number 0
 *   stands for the start of the history.
 */
guint             acies_session_count_steps     (AciesSession       *self);

/* Returns the current step, or 0 at the start. All later steps are undone. */
guint             acies_session_get_step        (AciesSession       *self);

/**
 * acies_session_find_saved_step:
 * @step: (out) (optional): the current step at the last save; 0 for the state in which the scenario was opened
 *
 * Returns: whether that step is still in the history
 */
gboolean          acies_session_find_saved_step (AciesSession       *self,
                                                 guint              *step);

/**
 * acies_session_dup_step_label:
 * @step: 1 to acies_session_count_steps()
 *
 * Returns: (transfer full): a label such as "Morale of Rome 4". In a game, the label reveals no secret of a side.
 */
char             *acies_session_dup_step_label  (AciesSession       *self,
                                                 guint               step);

/* Returns the side that decided on @step; ACIES_NO_SIDE while editing. */
AciesSide         acies_session_get_step_side   (AciesSession       *self,
                                                 guint               step);

/* Returns whether acies_session_go_to_step() can go to @step. */
gboolean          acies_session_can_go_to_step  (AciesSession       *self,
                                                 guint               step);

/**
 * acies_session_go_to_step:
 * @step: 0 to acies_session_count_steps(); acies_session_can_go_to_step() must return %TRUE
 *
 * Undoes or redoes the necessary steps and emits "changed" once.
 */
void              acies_session_go_to_step      (AciesSession       *self,
                                                 guint               step);

/* Returns whether the state or the notes differ from those at the last acies_session_mark_saved(). */
gboolean          acies_session_is_modified     (AciesSession       *self);
void              acies_session_mark_saved      (AciesSession       *self);

/* Marks the session as modified until the next save. Call this if no file contains the state. */
void              acies_session_mark_unsaved    (AciesSession       *self);

/**
 * acies_session_set_reading:
 * @findings: (nullable): findings about the file that was read; the session copies them and keeps the copy until
 *   acies_session_mark_saved()
 */
void              acies_session_set_reading     (AciesSession        *self,
                                                 const AciesFindings *findings);

/* (transfer none) (nullable): the findings from acies_session_set_reading() */
const AciesFindings *acies_session_get_reading  (AciesSession        *self);

/**
 * acies_session_set_merge_time:
 * @milliseconds: the maximum time between two changes of the same number that merge into one step; the default 0 means no merging
 *
 * Any other command, undo, redo and saving end the merging. If the number returns to its first value, the step is removed.
 * Switches with two values never merge.
 */
void              acies_session_set_merge_time  (AciesSession       *self,
                                                 guint               milliseconds);

/**
 * acies_session_count_commands:
 * Returns: the number of commands in the log
 */
guint             acies_session_count_commands  (AciesSession       *self);

/**
 * acies_session_dup_log:
 * Returns: (transfer full) (element-type AciesCommand): all commands that were applied and not undone. They include dice
 *   and are sufficient for a replay.
 */
GArray           *acies_session_dup_log         (AciesSession       *self);

/**
 * AciesLogFunc:
 * @command: log number of the command that caused @entry, from 1; 0 for the start of the game
 */
typedef void (*AciesLogFunc) (const AciesLogEntry *entry,
                               guint            command,
                               gpointer         data);

/**
 * acies_session_foreach_log_entry:
 * @first: number of commands to skip; if 0, the log entries of the start of the game are included
 *
 * Calls @func for each log entry, oldest first.
 */
void              acies_session_foreach_log_entry    (AciesSession       *self,
                                                      guint               first,
                                                      AciesLogFunc       func,
                                                      gpointer            data);

/**
 * acies_session_dup_position:
 * @n: number of commands, from 0 to acies_session_count_commands()
 *
 * Returns: (transfer full): the position of the game after its first @n commands
 */
AciesState       *acies_session_dup_position    (AciesSession       *self,
                                                 guint               n);

G_END_DECLS
