/* session.h - one open scenario or game: apply, undo, redo, tell the views
 *
 * The only owner of a state that can be changed; editor, play, computer players
 * and tests all send it commands. Views only listen: a handler of a signal reads
 * the state and sends nothing.
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
 * @ACIES_UNDO_FREE: the last step can be taken back
 * @ACIES_UNDO_NOTHING_DONE: there is none
 * @ACIES_UNDO_AFTER_DICE: dice have fallen since
 * @ACIES_UNDO_AFTER_DRAW: a card has been drawn since
 * @ACIES_UNDO_AFTER_CARD: a card that was hidden has been shown since
 *
 * What keeps the last step from being undone just so.
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
 * @scenario: a scenario in edit mode; it is copied
 */
AciesSession     *acies_session_new_game        (const AciesState   *scenario,
                                                 guint64             seed,
                                                 AciesDiceSource     source);

const AciesState *acies_session_get_state       (AciesSession       *self);

/**
 * acies_session_get_scenario:
 * Returns: (nullable): what the game began with; %NULL while editing
 */
const AciesState *acies_session_get_scenario    (AciesSession       *self);
guint64           acies_session_get_seed        (AciesSession       *self);

/**
 * acies_session_get_settings:
 * Returns: (transfer none): how the game is played at the table
 */
const AciesGameSettings *acies_session_get_settings (AciesSession *self);

/**
 * acies_session_set_settings:
 *
 * All of it at once; "settings-changed" tells when anything differs. Dice that
 * are awaited already are rolled at once when the session is to roll.
 */
void              acies_session_set_settings    (AciesSession            *self,
                                                 const AciesGameSettings *settings);

/**
 * acies_session_set_dice_source:
 *
 * Dice that are awaited already are rolled at once when the session is to roll.
 */
void              acies_session_set_dice_source (AciesSession       *self,
                                                 AciesDiceSource     source);
void              acies_session_set_undo_policy (AciesSession       *self,
                                                 AciesUndoPolicy     policy);

/**
 * acies_session_apply:
 * @error: why it was refused; then nothing has changed
 *
 * A command by itself is an entry of the history, unless a group is open. One
 * that changes nothing in a scenario makes none.
 */
gboolean          acies_session_apply           (AciesSession       *self,
                                                 const AciesCommand *command,
                                                 GError            **error);

/**
 * acies_session_roll:
 *
 * Answers the dice, or draws the card, awaited now by the seed, whatever the source.
 */
void              acies_session_roll            (AciesSession       *self);

/**
 * acies_session_begin_group:
 * @label: (nullable): what undo calls it; by default named after its first command
 *
 * What is applied until the matching acies_session_end_group() is one entry,
 * and told in one "changed". Groups inside a group belong to it.
 */
void              acies_session_begin_group     (AciesSession       *self,
                                                 const char         *label);
void              acies_session_end_group       (AciesSession       *self);

/**
 * acies_session_tell_group:
 *
 * What was applied in the open group and is not told yet is told now: people see
 * the beginning of a stroke before its end.
 */
void              acies_session_tell_group      (AciesSession       *self);

/* Takes back what was applied since the outermost group began, and closes it. */
void              acies_session_cancel_group    (AciesSession       *self);
gboolean          acies_session_is_in_group     (AciesSession       *self);

/**
 * acies_session_apply_all:
 * @commands: (element-type AciesCommand): what is done, in this order
 * @label: (nullable): as for acies_session_begin_group()
 * @error: why one was refused; then nothing has changed
 *
 * All of them or none, as one entry of the history, told in one "changed". No
 * group may be open.
 */
gboolean          acies_session_apply_all       (AciesSession       *self,
                                                 const GArray       *commands,
                                                 const char         *label,
                                                 GError            **error);

/**
 * acies_session_can_undo:
 *
 * One step at a time; but where computers play, undo and redo lead to where a
 * person decides, as a computer would go on at once.
 */
gboolean          acies_session_can_undo        (AciesSession       *self);
gboolean          acies_session_can_redo        (AciesSession       *self);
void              acies_session_undo            (AciesSession       *self);
void              acies_session_redo            (AciesSession       *self);
AciesUndoObstacle acies_session_get_undo_obstacle (AciesSession     *self);
/* (transfer none): one translated sentence: what is in the way */
const char       *acies_undo_obstacle_to_string (AciesUndoObstacle   obstacle);

/* Can the last step be undone only if the people of the other sides agree? */
gboolean          acies_session_can_ask_to_undo (AciesSession       *self);
/* They have agreed. */
void              acies_session_undo_agreed     (AciesSession       *self);
/* Whose step would be undone; ACIES_NO_SIDE while editing, and when there is none. */
AciesSide         acies_session_get_undo_side   (AciesSession       *self);

/**
 * acies_session_dup_undo_label:
 * Returns: (transfer full) (nullable): "Paint Forest"; %NULL when there is
 *   nothing that can be undone, even when all agree
 */
char             *acies_session_dup_undo_label  (AciesSession       *self);
char             *acies_session_dup_redo_label  (AciesSession       *self);

/**
 * acies_session_count_steps:
 * Returns: how many steps the history has, those included that were undone and
 *   can be redone. Steps are counted from 1; 0 is the beginning.
 */
guint             acies_session_count_steps     (AciesSession       *self);

/* The step done last, 0 at the beginning: what lies after it was undone. */
guint             acies_session_get_step        (AciesSession       *self);

/**
 * acies_session_find_saved_step:
 * @step: (out) (optional): after which step the scenario was saved last; 0
 *   where it is as it was opened
 *
 * Returns: %FALSE when that step is no longer in the history
 */
gboolean          acies_session_find_saved_step (AciesSession       *self,
                                                 guint              *step);

/**
 * acies_session_dup_step_label:
 * @step: 1 up to acies_session_count_steps()
 * Returns: (transfer full): what was done, in the words of the game: "Morale of
 *   Rome 4"; in play nothing that one side alone may know
 */
char             *acies_session_dup_step_label  (AciesSession       *self,
                                                 guint               step);

/* Who decided on that step of a game; ACIES_NO_SIDE while editing. */
AciesSide         acies_session_get_step_side   (AciesSession       *self,
                                                 guint               step);

/* May the history be gone through, backwards or forwards, until @step is the last one done? */
gboolean          acies_session_can_go_to_step  (AciesSession       *self,
                                                 guint               step);

/**
 * acies_session_go_to_step:
 * @step: one that acies_session_can_go_to_step() allows
 *
 * The same as undoing or redoing one step after the other, but the views are
 * told once.
 */
void              acies_session_go_to_step      (AciesSession       *self,
                                                 guint               step);

/* Does the state differ from the one at the last acies_session_mark_saved()? */
gboolean          acies_session_is_modified     (AciesSession       *self);
void              acies_session_mark_saved      (AciesSession       *self);

/* No file holds any state of this session: it is modified until it is saved. */
void              acies_session_mark_unsaved    (AciesSession       *self);

/**
 * acies_session_set_reading:
 * @findings: (nullable): what the reader dropped, put right or doubted; copied
 *
 * It is true of the file until another is saved in its place.
 */
void              acies_session_set_reading     (AciesSession        *self,
                                                 const AciesFindings *findings);

/* (transfer none) (nullable): that, until acies_session_mark_saved() */
const AciesFindings *acies_session_get_reading  (AciesSession        *self);

/**
 * acies_session_set_merge_time:
 * @milliseconds: at most so long after the last change of a number another one
 *   of the same number belongs to the same step; 0, the default: never
 *
 * Any other command, undo, redo, and saving begin a new step. A number that is
 * then as it was before leaves no step. Switches of two values do not merge.
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
 * Returns: (transfer full) (element-type AciesCommand): every command applied
 *   and not undone, dice included; what a replay needs
 */
GArray           *acies_session_dup_log         (AciesSession       *self);

/**
 * AciesLogFunc:
 * @command: number of the command that brought it; 0 for the beginning of a game
 */
typedef void (*AciesLogFunc) (const AciesLogEntry *entry,
                               guint            command,
                               gpointer         data);

/**
 * acies_session_foreach_log_entry:
 * @first: the entries of so many commands are left out; 0: none, not even those
 *   of the beginning
 *
 * The entries of what has happened so far, oldest first.
 */
void              acies_session_foreach_log_entry    (AciesSession       *self,
                                                      guint               first,
                                                      AciesLogFunc       func,
                                                      gpointer            data);

/**
 * acies_session_dup_position:
 * @n: up to acies_session_count_commands()
 * Returns: (transfer full): a game's position after its first @n commands
 */
AciesState       *acies_session_dup_position    (AciesSession       *self,
                                                 guint               n);

G_END_DECLS
