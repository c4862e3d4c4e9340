/* engine.h - checks, applies and undoes commands, and defines the editor's commands; includes all headers that procedures need
 *
 *   AciesCommand --check--> resolve --emit--> AciesEvent... --apply--> AciesState
 *
 * The result depends only on the commands: the engine uses no dice, clock or file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/event.h"
#include "engine/core/question.h"
#include "engine/core/reach.h"

G_BEGIN_DECLS

/* Makes equivalent commands equal. Clears the type of a unit if the hex alone identifies that unit. Sets the type if the verb acts
 * on a unit above the main unit (AciesVerb.above_main) and only one unit is possible. Sorts dice into the order in which the
 * state asks for the kinds of dice. */
void         acies_command_normalize (AciesCommand       *self,
                                    const AciesState   *state);

/* @error: %ACIES_RULE_ERROR with the rule that forbids @self
 * Returns: whether the rules allow @self now */
gboolean     acies_command_check   (const AciesCommand *self,
                                    const AciesState   *state,
                                    GError            **error);

/* @list: (element-type AciesCommand): an array to which all commands that the rules of play allow now are appended. If the state
 *   waits for dice or a draw (question.h), nothing is appended. */
void         acies_command_list    (const AciesState   *state,
                                    GArray             *list);

/* Returns: (transfer full) (nullable): the translated option, if @command is allowed now and its verb is an ACIES_VERB_CHOICE */
char                *acies_question_dup_choice (const AciesState *state,
                                             const AciesCommand *command);

/* @events: (nullable) (element-type AciesEvent): an array to which the events are appended
 * @error: the reason for a refusal; @state is then unchanged */
gboolean acies_engine_apply      (AciesState             *state,
                                  const AciesCommand     *command,
                                  GArray                 *events,
                                  GError                **error);

/* @events: the events from one call of acies_engine_apply() */
void     acies_engine_revert     (AciesState             *state,
                                  const GArray           *events);
void     acies_engine_replay     (AciesState             *state,
                                  const GArray           *events);

/* Sorts the units into file order, so that a game does not depend on the scenario's edit history, and starts play.
 * @scenario: a scenario in edit mode; not changed
 * @events: (nullable) (element-type AciesEvent): an array to which the events of the start are appended
 * Returns: (transfer full): a game that waits for its first decision */
AciesState *acies_engine_new_game (const AciesState      *scenario,
                                   GArray                *events);

/* --- the editor's commands --------------------------------------------------------------------- */

/* All rulesets share these commands. Only limits of the program forbid them. A position that makes no sense in play, such as a
 * unit in a river, is a finding, so that a designer can work in any order. These functions handle one command; engine/edit/
 * makes lists of commands for a part of a board or the whole board. */

gboolean acies_edit_check   (const AciesCommand *command,
                             const AciesState   *state,
                             GError            **error);
void     acies_edit_resolve (const AciesCommand *command,
                             AciesResolver      *resolver);

/* Returns: the side of the unit of a "place" or "reserve" command; %ACIES_NO_SIDE if the command lacks its side */
AciesSide acies_edit_side          (const AciesCommand *command,
                                    const AciesState   *state);

/* Returns: the number of units of @type and @side in reserve */
guint     acies_edit_count_reserve (const AciesState   *state,
                                    AciesId             type,
                                    AciesSide           side);

/* --- numbers --------------------------------------------------------------------------------
 *
 * The range of a number is defined once, for refusals and for input fields. */

/* @min: the lowest allowed number
 * @max: the highest allowed number
 * @usual_min: the lowest number that makes sense in a battle; a lower number is a finding
 * @usual_max: the highest number that makes sense in a battle; a higher number is a finding */
typedef struct
{
  int min;
  int max;
  int usual_min;
  int usual_max;
} AciesEditRange;

/* @field: an editor command with all its arguments except the number
 * @range: (out caller-allocates): the range of the number in this scenario
 * Returns: %FALSE if the kind has no number, or the number has no object: no unit on the hex, no actions in this game, or a card
 *   that hands cannot hold */
gboolean    acies_edit_range      (const AciesCommand *field,
                                   const AciesState   *state,
                                   AciesEditRange     *range);

/* @field: a command for which acies_edit_range() returns %TRUE
 * Returns: the current number in the scenario */
int         acies_edit_number     (const AciesCommand *field,
                                   const AciesState   *state);

/* Returns: (transfer none): the translated name of the number of @field for refusals: "Figures" */
const char *acies_edit_range_name (const AciesCommand *field,
                                   const AciesState   *state);

G_END_DECLS
