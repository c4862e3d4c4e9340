/* edit.h - the editor's commands: the same for every ruleset
 *
 * They are refused for the program's own limits only. What would make no sense
 * in play (a unit in a river) is a finding, so that a designer can work in any
 * order. This is one command, checked and resolved; lists of them, for a piece of a
 * board or all of it, are made in the room engine/edit/.
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

/* Whose unit a "place" or "reserve" is about; NO_SIDE where it should say so and does not. */
AciesSide acies_edit_side          (const AciesCommand *command,
                                    const AciesState   *state);

/* Units of the type that wait off the board. */
guint     acies_edit_count_reserve (const AciesState   *state,
                                    AciesId             type,
                                    AciesSide           side);

/* --- numbers --------------------------------------------------------------------------------
 *
 * What they may be is said once, so that what is refused, what a field of the window
 * offers and what it says about itself are the same. */

/**
 * AciesEditRange:
 * @min: the least number that is accepted
 * @max: the greatest
 * @usual_min: the least that a battle can do with: less is accepted, and found
 *   fault with
 * @usual_max: the same upwards
 */
typedef struct
{
  int min;
  int max;
  int usual_min;
  int usual_max;
} AciesEditRange;

/**
 * acies_edit_range:
 * @field: a command of the editor with all its words but the number
 * @range: (out caller-allocates): what its number may be in this scenario
 *
 * Returns: %FALSE where the kind has no number, or there is nothing to number:
 *   no unit on the hex, no actions in this game, no such card in hands
 */
gboolean    acies_edit_range      (const AciesCommand *field,
                                   const AciesState   *state,
                                   AciesEditRange     *range);

/**
 * acies_edit_number:
 * @field: one that has a range
 *
 * Returns: the number as it is now
 */
int         acies_edit_number     (const AciesCommand *field,
                                   const AciesState   *state);

/* Returns: (transfer none): the translated name of what @field numbers, as refusals say it: "Figures" */
const char *acies_edit_range_name (const AciesCommand *field,
                                   const AciesState   *state);

G_END_DECLS
