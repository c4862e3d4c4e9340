/* engine.h - checks, applies and undoes commands, and defines the editor's commands; includes all headers that procedures need
 *
 *   AciesCommand --check--> resolve --emit--> AciesEvent... --apply--> AciesState
 *
 * The result depends only on the scenario and the commands: the engine rolls no dice, and reads no clock and no file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/event.h"
#include "engine/core/question.h"
#include "engine/core/reach.h"

G_BEGIN_DECLS

/* Gives equivalent commands the same form. Clears the type of a unit if the hex without a type means the same unit. Sets the type
 * if a verb acts on a unit of a higher layer (AciesVerb.above_main) and only one unit is possible. Sorts dice by kind, in the
 * order in which the state asks for them. */
void         acies_command_normalize (AciesCommand       *self,
                                    const AciesState   *state);

/* @error: %ACIES_RULE_ERROR, with the id of the statement that forbids @self
 * Returns: whether the rules allow @self now */
gboolean     acies_command_check   (const AciesCommand *self,
                                    const AciesState   *state,
                                    GError            **error);

/* @list: (element-type AciesCommand): an array, to which the function appends all commands that the rules of play allow now. It
 *   appends nothing if the state waits for dice or a draw (question.h). */
void         acies_command_list    (const AciesState   *state,
                                    GArray             *list);

/* Returns: (transfer full) (nullable): the translated button label of the option that @command chooses; %NULL if @command is not
 * allowed now, or its verb does not have the shape ACIES_VERB_CHOICE */
char                *acies_question_dup_choice (const AciesState *state,
                                             const AciesCommand *command);

/* @events: (nullable) (element-type AciesEvent): an array, to which the function appends the events
 * @error: the reason for a refusal. A refused command does not change @state. */
gboolean acies_engine_apply      (AciesState             *state,
                                  const AciesCommand     *command,
                                  GArray                 *events,
                                  GError                **error);

/* The first function undoes the events of one call of acies_engine_apply(). The second function applies these events again. */
void     acies_engine_revert     (AciesState             *state,
                                  const GArray           *events);
void     acies_engine_replay     (AciesState             *state,
                                  const GArray           *events);

/* Starts play with a copy of @scenario, whose units it first sorts into file order. The game therefore does not depend on the order
 * in which the scenario was edited.
 * @scenario: a scenario in edit mode
 * @events: (nullable) (element-type AciesEvent): an array, to which the function appends the events of the start
 * Returns: (transfer full): a game that waits for its first decision */
AciesState *acies_engine_new_game (const AciesState      *scenario,
                                   GArray                *events);

/* --- the editor's commands --------------------------------------------------------------------- */

/* All rulesets share these commands. Only limits of the program forbid them. A position that makes no sense in play, such as a
 * unit in a river, is reported as a finding, but not forbidden, so that people can edit in any order. These functions handle one
 * command. The code in engine/edit/ makes lists of commands for a part of a board or the whole board. */

gboolean acies_edit_check   (const AciesCommand *command,
                             const AciesState   *state,
                             GError            **error);
void     acies_edit_resolve (const AciesCommand *command,
                             AciesResolver      *resolver);

/* Returns: the side of the unit of a "place" or "reserve" command; %ACIES_NO_SIDE if several sides have the unit type and the
 * command names no side */
AciesSide acies_edit_side          (const AciesCommand *command,
                                    const AciesState   *state);

/* Returns: the number of units of @type and @side in reserve */
guint     acies_edit_count_reserve (const AciesState   *state,
                                    AciesId             type,
                                    AciesSide           side);

/* --- numbers --------------------------------------------------------------------------------
 *
 * Refusals and input fields use the same range of a number. */

/* @min: the lowest allowed number
 * @max: the highest allowed number
 * @usual_min: the lowest number that makes sense in a battle; a lower number is reported as a finding
 * @usual_max: the highest number that makes sense in a battle; a higher number is reported as a finding */
typedef struct
{
  int min;
  int max;
  int usual_min;
  int usual_max;
} AciesEditRange;

/* @field: an editor command with all its arguments except the number
 * @range: (out caller-allocates): the range of the number in this scenario
 * Returns: %FALSE if commands of this kind have no number, or the number cannot be set, for example because the hex has no unit,
 *   the game does not count actions, or hands cannot hold the card */
gboolean    acies_edit_range      (const AciesCommand *field,
                                   const AciesState   *state,
                                   AciesEditRange     *range);

/* @field: a command for which acies_edit_range() returns %TRUE
 * Returns: the current number in the scenario */
int         acies_edit_number     (const AciesCommand *field,
                                   const AciesState   *state);

/* Returns: (transfer none): the translated name of the number that @field sets, such as "Figures", for refusals */
const char *acies_edit_range_name (const AciesCommand *field,
                                   const AciesState   *state);

G_END_DECLS
