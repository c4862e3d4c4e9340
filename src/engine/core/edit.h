/* edit.h - the editor's commands, which are the same for every ruleset
 *
 * They are refused only for limits of the program. A position that makes no sense in play,
 * such as a unit in a river, is a finding, so that a designer can work in any order. This
 * file checks and resolves one command; engine/edit/ makes lists of commands for a part of
 * a board or all of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/event.h"

G_BEGIN_DECLS

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
