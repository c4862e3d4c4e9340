/* armies.h - what armies and parts of a board have, and what stands for it in the other army
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
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
 * acies_army_find_battle_card:
 * @n: (out) (optional): how many kinds of them the side has
 *
 * Returns: the first scenario card of the side, or %ACIES_NO_ID
 */
AciesId   acies_army_find_battle_card (const AciesState *state,
                                 AciesSide         side,
                                 guint            *n);

/* --- hexes ----------------------------------------------------------------------------------- */

typedef struct
{
  guint units;
  guint figures;
} AciesContentsUnits;

/**
 * AciesContents:
 * @hexes: how many
 * @terrains: of them, by terrain
 * @reduced: units with fewer figures than their strength
 */
typedef struct
{
  guint           hexes;
  guint           terrains[ACIES_MAX_TERRAINS];
  AciesContentsUnits types[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  AciesContentsUnits sides[ACIES_MAX_SIDES];
  AciesContentsUnits all;
  guint           reduced;
} AciesContents;

/**
 * acies_contents_of_hexes:
 * @hexes: (array length=n): of the board, each once
 */
void acies_contents_of_hexes (AciesContents    *self,
                              const AciesState *state,
                              const AciesHex   *hexes,
                              guint             n);

/* --- counterparts ---------------------------------------------------------------------------- */

/* A ruleset pairs the types of units that only one army has; what both may have is its own counterpart. */

/**
 * acies_counterpart_type:
 * @side: whose unit it is
 * Returns: the type that the other army has in its place, or %ACIES_NO_ID
 */
AciesId  acies_counterpart_type (const AciesRuleset *ruleset,
                                 AciesId             type,
                                 AciesSide           side);

/**
 * acies_counterpart_figures:
 * Returns: as many figures of @to as there are of @from; a full unit is full again
 */
guint    acies_counterpart_figures (const AciesState *state,
                                 AciesId             from,
                                 guint               figures,
                                 AciesId             to);

/* May both armies have the card? */
gboolean acies_card_is_common   (const AciesRuleset *ruleset,
                                 AciesId             card);

/* --- cards of one army for another ----------------------------------------------------------- */

/**
 * acies_deck_add_transfer:
 * @commands: (element-type AciesCommand): what changes is added
 * @card: one that @to may have
 *
 * Gives @to as many copies of @card as @from has in @state, in the starting hand
 * and among the discards, too.
 */
void    acies_deck_add_transfer  (GArray           *commands,
                                  const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to,
                                  AciesId           card);

/**
 * acies_deck_copy_commands:
 *
 * The deck of @from for @to: of each card that both may have. Cards that only
 * one may have, and those made for one battle, stay as they are.
 *
 * Returns: (transfer full) (element-type AciesCommand): none of which is refused;
 *   empty where the decks are alike already
 */
GArray *acies_deck_copy_commands (const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to);

G_END_DECLS
