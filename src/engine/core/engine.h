/* engine.h - checks, applies and undoes commands
 *
 *   AciesCommand --check--> resolve --emit--> AciesEvent... --apply--> AciesState
 *
 * The engine is deterministic: the result depends only on the scenario and the commands. The engine never rolls dice,
 * reads the clock or opens a file. This header also declares the editor's commands, and includes the headers that
 * procedures need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/event.h"
#include "engine/core/question.h"
#include "engine/core/reach.h"

G_BEGIN_DECLS

/* Converts @self to its canonical form, so that equivalent commands are equal. Clears the unit type if the hex alone
 * identifies the unit. Sets the unit type if the verb acts on a unit in a layer above the main unit
 * (AciesVerb.above_main) and there is only one possible unit. Sorts dice into the order in which @state asks for
 * them. */
void         acies_command_normalize (AciesCommand       *self,
                                    const AciesState   *state);

/* @error: return location for an %ACIES_RULE_ERROR with the id of the rule that forbids @self
 * Returns: %TRUE if the rules allow @self now */
gboolean     acies_command_check   (const AciesCommand *self,
                                    const AciesState   *state,
                                    GError            **error);

/* Appends all commands that the rules of play currently allow. Appends nothing if the game is over, or if the state is
 * waiting for dice or a draw (question.h). @list: (element-type AciesCommand) */
void         acies_command_list    (const AciesState   *state,
                                    GArray             *list);

/* Returns: (transfer full) (nullable): the translated button label of the option that @command chooses; %NULL if
 *   @command is not allowed now, or if the shape of its verb is not ACIES_VERB_CHOICE */
char                *acies_question_dup_choice (const AciesState *state,
                                             const AciesCommand *command);

/* Carries out @command and all steps that follow from it, up to the next decision. A refused command leaves @state
 * unchanged.
 * @events: (nullable) (element-type AciesEvent): an array to which the events are appended
 * Returns: %FALSE, with @error set, if @command is not allowed */
gboolean acies_engine_apply      (AciesState             *state,
                                  const AciesCommand     *command,
                                  GArray                 *events,
                                  GError                **error);

/* Undo or redo one call to acies_engine_apply(). @events: the events from that call */
void     acies_engine_revert     (AciesState             *state,
                                  const GArray           *events);
void     acies_engine_replay     (AciesState             *state,
                                  const GArray           *events);

/* Starts a game from a copy of @scenario. The units of the copy are sorted into file order, so that the game does not
 * depend on the order in which the scenario was edited.
 * @scenario: a scenario in edit mode
 * @events: (nullable) (element-type AciesEvent): receives the events emitted when the game starts
 * Returns: (transfer full): a game that is waiting for its first decision */
AciesState *acies_engine_new_game (const AciesState      *scenario,
                                   GArray                *events);

/* --- the editor's commands --------------------------------------------------------------------- */

/* These commands are the same for all rulesets. They are refused only if they exceed a limit of the program. A position
 * that makes no sense in play, such as a unit in a river, is allowed but reported as a finding. Users can therefore
 * edit in any order. The functions below handle single commands. The code in engine/edit/ builds lists of commands that
 * change part or all of a board. */

gboolean acies_edit_check   (const AciesCommand *command,
                             const AciesState   *state,
                             GError            **error);
void     acies_edit_resolve (const AciesCommand *command,
                             AciesResolver      *resolver);

/* Returns the side that will own the units of a "place" or "reserve" command, or %ACIES_NO_SIDE if the command names
 * no side and the unit type is available to several sides. */
AciesSide acies_edit_side          (const AciesCommand *command,
                                    const AciesState   *state);

/* Returns the number of units of @type that @side has in reserve. */
guint     acies_edit_count_reserve (const AciesState   *state,
                                    AciesId             type,
                                    AciesSide           side);

/* --- numbers --------------------------------------------------------------------------------
 *
 * The editor's commands and its input fields share these ranges. */

/* @min: the lowest number allowed
 * @max: the highest number allowed
 * @usual_min: the lowest number that makes sense in a battle; lower numbers are reported as findings
 * @usual_max: the highest number that makes sense in a battle; higher numbers are reported as findings */
typedef struct
{
  int min;
  int max;
  int usual_min;
  int usual_max;
} AciesEditRange;

/* @field: an editor command that is complete except for its number
 * @range: (out caller-allocates): the range of the number in this scenario
 * Returns: %FALSE if the command has no number or if its number cannot be set, for example because there is no unit on
 *   the hex, the game does not count actions, or the card is never held in hand */
gboolean    acies_edit_range      (const AciesCommand *field,
                                   const AciesState   *state,
                                   AciesEditRange     *range);

/* @field: a command for which acies_edit_range() returns %TRUE
 * Returns: the current number in the scenario */
int         acies_edit_number     (const AciesCommand *field,
                                   const AciesState   *state);

/* Returns: (transfer none): the translated name of the number that @field sets, such as "Figures" */
const char *acies_edit_range_name (const AciesCommand *field,
                                   const AciesState   *state);

G_END_DECLS
