/* engine.h - check, apply and undo commands, and the commands of the editor; includes all that procedures need
 *
 *   AciesCommand --check--> resolve --emit--> AciesEvent... --apply--> AciesState
 *
 * The engine is a function of its commands: it has no dice, clock or file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/event.h"
#include "engine/core/question.h"
#include "engine/core/reach.h"

G_BEGIN_DECLS

/* Gives commands that mean the same one form. Clears the type of a unit if the hex alone means that unit. Sets it if the verb
 * acts on a unit above the main unit (AciesVerb.above_main) and only one such unit is possible. Sorts dice into the order in
 * which they are asked for. */
void         acies_command_normalize (AciesCommand       *self,
                                    const AciesState   *state);

/* @error: %ACIES_RULE_ERROR with the rule that forbids @self
 * Returns: whether the rules allow @self now */
gboolean     acies_command_check   (const AciesCommand *self,
                                    const AciesState   *state,
                                    GError            **error);

/* @list: (element-type AciesCommand): all commands that the rules of play allow now are appended; none if the state waits for
 *   dice or a draw (question.h) */
void         acies_command_list    (const AciesState   *state,
                                    GArray             *list);

/* (transfer full) (nullable): the translated option of @command, if it has a verb of shape ACIES_VERB_CHOICE and is allowed now */
char                *acies_question_dup_choice (const AciesState *state,
                                             const AciesCommand *command);

/* @events: (nullable) (element-type AciesEvent): the events are appended
 * @error: why the command was refused; the state is then unchanged */
gboolean acies_engine_apply      (AciesState             *state,
                                  const AciesCommand     *command,
                                  GArray                 *events,
                                  GError                **error);

/* @events: the events of one call of acies_engine_apply() */
void     acies_engine_revert     (AciesState             *state,
                                  const GArray           *events);
void     acies_engine_replay     (AciesState             *state,
                                  const GArray           *events);

/* Sorts the units into the order of the file, so that a game does not depend on the scenario's edit history, and starts play.
 * @scenario: a scenario in edit mode; not changed
 * @events: (nullable) (element-type AciesEvent): the events of the start are appended
 * Returns: (transfer full): a game that waits for its first decision */
AciesState *acies_engine_new_game (const AciesState      *scenario,
                                   GArray                *events);

/* --- the editor's commands --------------------------------------------------------------------- */

/* The same for every ruleset. They are refused only for limits of the program. A position that makes no sense in play, such as a
 * unit in a river, is a finding, so that a designer can work in any order. These functions are about one command; engine/edit/
 * makes lists of commands for a part of a board or all of it. */

gboolean acies_edit_check   (const AciesCommand *command,
                             const AciesState   *state,
                             GError            **error);
void     acies_edit_resolve (const AciesCommand *command,
                             AciesResolver      *resolver);

/* Returns: the side of the unit of a "place" or "reserve"; ACIES_NO_SIDE if the command needs a side and has no side */
AciesSide acies_edit_side          (const AciesCommand *command,
                                    const AciesState   *state);

/* Returns: the number of units of @type in reserve */
guint     acies_edit_count_reserve (const AciesState   *state,
                                    AciesId             type,
                                    AciesSide           side);

/* --- numbers --------------------------------------------------------------------------------
 *
 * The range of a number is defined once, for refusals and for fields of the window. */

/* @min: the least number that is accepted
 * @max: the greatest number that is accepted
 * @usual_min: the least number that makes sense in a battle; a lower one is a finding
 * @usual_max: the greatest number that makes sense in a battle; a higher one is a finding */
typedef struct
{
  int min;
  int max;
  int usual_min;
  int usual_max;
} AciesEditRange;

/* @field: a command of the editor with all its words except the number
 * @range: (out caller-allocates): the range of the number in this scenario
 * Returns: %FALSE if the kind has no number, or the scenario lacks the object: no unit on the hex, no actions in this game, no
 *   such card in a hand */
gboolean    acies_edit_range      (const AciesCommand *field,
                                   const AciesState   *state,
                                   AciesEditRange     *range);

/* @field: a command for which acies_edit_range() returns %TRUE
 * Returns: the current number */
int         acies_edit_number     (const AciesCommand *field,
                                   const AciesState   *state);

/* Returns: (transfer none): the translated name of the number of @field, as refusals use it: "Figures" */
const char *acies_edit_range_name (const AciesCommand *field,
                                   const AciesState   *state);

G_END_DECLS
