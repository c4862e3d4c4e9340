/* battle-facts.h - what tells one battle from another: when and where it was, how large it is
 *
 * For cards of the library and lists of what to begin with. All texts are
 * translated and (transfer full).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* Of that side, on the board and in its reserve. */
guint acies_battle_count_units  (const AciesState *state,
                                 AciesSide         side);

/* Date and place, as far as they are known: "168 BC · Pydna, Macedonia" */
char *acies_battle_dup_place    (const AciesState *state);

/* "Rome moves first, 11 rounds", or "11 rounds" where dice say who does */
char *acies_battle_dup_course   (const AciesState *state);

/* "12 columns, 9 rows" */
char *acies_battle_dup_size     (guint columns, guint rows);

/* "17 units · morale 5 · hand 5", and the actions of a round where the game counts them */
char *acies_battle_dup_army     (const AciesState *state,
                                 AciesSide         side);

/**
 * acies_battle_find_year:
 * Returns: the first number of the date, negative where "BC" follows; a number
 *   above all years without one
 */
int   acies_battle_find_year    (const AciesState *state);

G_END_DECLS
