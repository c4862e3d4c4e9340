/* session.h - one open scenario or game: apply, undo, redo, notify the views
 *
 * The session owns the only mutable state. The editor, play mode, computer players and tests send it commands. A signal
 * handler can read the state but must not change the session.
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
 * Why the undo policy does not allow undo.
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
 * Returns: (nullable): the scenario as the game started; %NULL while editing
 */
const AciesState *acies_session_get_scenario    (AciesSession       *self);
guint64           acies_session_get_seed        (AciesSession       *self);

/**
 * acies_session_get_settings:
 * Returns: (transfer none): who plays, who rolls, what can be undone
 */
const AciesGameSettings *acies_session_get_settings (AciesSession *self);

/**
 * acies_session_set_settings:
 *
 * Emits "settings-changed" if a setting differs. If dice are awaited and @settings lets the session roll, it rolls now.
 */
void              acies_session_set_settings    (AciesSession            *self,
                                                 const AciesGameSettings *settings);

/**
 * acies_session_set_dice_source:
 *
 * Same as acies_session_set_settings() for the dice alone.
 */
void              acies_session_set_dice_source (AciesSession       *self,
                                                 AciesDiceSource     source);
void              acies_session_set_undo_policy (AciesSession       *self,
                                                 AciesUndoPolicy     policy);

/**
 * acies_session_apply:
 * @error: why the command was refused; the state is then unchanged
 *
 * Adds an entry to the history, or extends the open group. A command that does not change a scenario adds no entry.
 */
gboolean          acies_session_apply           (AciesSession       *self,
                                                 const AciesCommand *command,
                                                 GError            **error);

/**
 * acies_session_roll:
 *
 * Applies the awaited dice or drawn card from the seed, whatever the dice source is.
 */
void              acies_session_roll            (AciesSession       *self);

/**
 * acies_session_begin_group:
 * @label: (nullable): the name for undo; %NULL to name it after its first command
 *
 * All commands until the matching acies_session_end_group() form one history entry and one "changed". Nested groups are
 * part of the outermost group.
 */
void              acies_session_begin_group     (AciesSession       *self,
                                                 const char         *label);
void              acies_session_end_group       (AciesSession       *self);

/**
 * acies_session_tell_group:
 *
 * Emits "changed" now for the events of the open group that were not emitted yet, so that people see the start of a stroke
 * before its end.
 */
void              acies_session_tell_group      (AciesSession       *self);

/* Reverts the commands of the outermost group and closes it. */
void              acies_session_cancel_group    (AciesSession       *self);
gboolean          acies_session_is_in_group     (AciesSession       *self);

/**
 * acies_session_apply_all:
 * @commands: (element-type AciesCommand): the commands in order
 * @label: (nullable): as for acies_session_begin_group()
 * @error: why a command was refused; the state is then unchanged
 *
 * Applies all commands or none, as one history entry with one "changed". No group may be open.
 */
gboolean          acies_session_apply_all       (AciesSession       *self,
                                                 const GArray       *commands,
                                                 const char         *label,
                                                 GError            **error);

/**
 * acies_session_can_undo:
 *
 * Undo reverts one step. In a game with computer players it reverts to the last position in which a person decides,
 * because a computer would otherwise play again at once. The same is true of redo.
 */
gboolean          acies_session_can_undo        (AciesSession       *self);
gboolean          acies_session_can_redo        (AciesSession       *self);
void              acies_session_undo            (AciesSession       *self);
void              acies_session_redo            (AciesSession       *self);
AciesUndoObstacle acies_session_get_undo_obstacle (AciesSession     *self);
/* (transfer none): one translated sentence that explains @obstacle */
const char       *acies_undo_obstacle_to_string (AciesUndoObstacle   obstacle);

/* Can the last step be undone only if the people of the other sides agree? */
gboolean          acies_session_can_ask_to_undo (AciesSession       *self);
/* Undoes the last step after the other sides have agreed. */
void              acies_session_undo_agreed     (AciesSession       *self);
/* The side whose step would be undone; ACIES_NO_SIDE while editing or if there is no step. */
AciesSide         acies_session_get_undo_side   (AciesSession       *self);

/**
 * acies_session_dup_undo_label:
 * Returns: (transfer full) (nullable): a name such as "Paint Forest"; %NULL if no step can be undone, even by agreement
 */
char             *acies_session_dup_undo_label  (AciesSession       *self);
char             *acies_session_dup_redo_label  (AciesSession       *self);

/**
 * acies_session_count_steps:
 * Returns: the number of steps in the history, including those that can be redone. Steps count from 1; 0 is the start.
 */
guint             acies_session_count_steps     (AciesSession       *self);

/* The last step that is done, 0 at the start. Later steps were undone. */
guint             acies_session_get_step        (AciesSession       *self);

/**
 * acies_session_find_saved_step:
 * @step: (out) (optional): the last step done when the scenario was last saved; 0 for the scenario as it was opened
 *
 * Returns: %FALSE if that step is no longer in the history
 */
gboolean          acies_session_find_saved_step (AciesSession       *self,
                                                 guint              *step);

/**
 * acies_session_dup_step_label:
 * @step: 1 to acies_session_count_steps()
 *
 * Returns: (transfer full): a description such as "Morale of Rome 4". In a game it contains no secret of one side.
 */
char             *acies_session_dup_step_label  (AciesSession       *self,
                                                 guint               step);

/* The side that decided on @step; ACIES_NO_SIDE while editing. */
AciesSide         acies_session_get_step_side   (AciesSession       *self,
                                                 guint               step);

/* Can acies_session_go_to_step() go to @step? */
gboolean          acies_session_can_go_to_step  (AciesSession       *self,
                                                 guint               step);

/**
 * acies_session_go_to_step:
 * @step: 0 to acies_session_count_steps(); acies_session_can_go_to_step() must allow it
 *
 * Undoes or redoes as many steps as needed, with one "changed".
 */
void              acies_session_go_to_step      (AciesSession       *self,
                                                 guint               step);

/* Do the state or the notes differ from those at the last acies_session_mark_saved()? */
gboolean          acies_session_is_modified     (AciesSession       *self);
void              acies_session_mark_saved      (AciesSession       *self);

/* Marks the session as modified until it is saved: no file holds its state. */
void              acies_session_mark_unsaved    (AciesSession       *self);

/**
 * acies_session_set_reading:
 * @findings: (nullable): what the reader dropped, fixed or doubted; copied and kept until acies_session_mark_saved()
 */
void              acies_session_set_reading     (AciesSession        *self,
                                                 const AciesFindings *findings);

/* (transfer none) (nullable): the findings of acies_session_set_reading() */
const AciesFindings *acies_session_get_reading  (AciesSession        *self);

/**
 * acies_session_set_merge_time:
 * @milliseconds: how long after a change of a number the next change of the same number joins its step; 0, the default, to
 *   never merge
 *
 * Any other command, undo, redo and saving end the merge. If the number returns to its first value, the step is removed.
 * Switches with two values never merge.
 */
void              acies_session_set_merge_time  (AciesSession       *self,
                                                 guint               milliseconds);

/**
 * acies_session_count_commands:
 * Returns: the length of the log
 */
guint             acies_session_count_commands  (AciesSession       *self);

/**
 * acies_session_dup_log:
 * Returns: (transfer full) (element-type AciesCommand): all commands applied and not undone, dice included, enough for a
 *   replay
 */
GArray           *acies_session_dup_log         (AciesSession       *self);

/**
 * AciesLogFunc:
 * @command: number of the command that caused the entry; 0 for the start of the game
 */
typedef void (*AciesLogFunc) (const AciesLogEntry *entry,
                               guint            command,
                               gpointer         data);

/**
 * acies_session_foreach_log_entry:
 * @first: how many commands to skip; with 0 the entries of the start are included
 *
 * Calls @func for each log entry, oldest first.
 */
void              acies_session_foreach_log_entry    (AciesSession       *self,
                                                      guint               first,
                                                      AciesLogFunc       func,
                                                      gpointer            data);

/**
 * acies_session_dup_position:
 * @n: up to acies_session_count_commands()
 *
 * Returns: (transfer full): the position of the game after its first @n commands
 */
AciesState       *acies_session_dup_position    (AciesSession       *self,
                                                 guint               n);

G_END_DECLS
