/* army.h - how much an army is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * AciesArmy:
 * @units: on the board
 * @figures: theirs
 * @reserve: units waiting off the board
 * @morale: what the loss of all of them, reserve included, would cost
 */
typedef struct
{
  guint units;
  guint figures;
  guint reserve;
  guint morale;
} AciesArmy;

AciesArmy acies_army_count      (const AciesState *state,
                                 AciesSide         side);

/**
 * acies_army_count_type:
 * Returns: units of @type in use, on the board or in reserve, of all sides: what
 *   has to come out of one box
 */
guint     acies_army_count_type (const AciesState *state,
                                 AciesId           type);

/**
 * acies_army_find_battle_card:
 * @n: (out) (optional): how many kinds of them the side has
 *
 * Returns: the first scenario card of the side, or %ACIES_NO_ID
 */
AciesId   acies_army_find_battle_card (const AciesState *state,
                                 AciesSide         side,
                                 guint            *n);

G_END_DECLS
