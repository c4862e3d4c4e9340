/* armies.h - totals for armies and for hexes, and counterparts of unit types in the other army
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* @units: number of units on the board
 * @figures: number of figures of the units on the board
 * @reserve: number of units in reserve
 * @morale: morale that the side would lose with all of its units, including the reserve */
typedef struct
{
  guint units;
  guint figures;
  guint reserve;
  guint morale;
} AciesArmy;

/* Returns: the totals for the army of @side */
AciesArmy acies_army_count      (const AciesState *state,
                                 AciesSide         side);

/* @n: (out) (optional): the number of different scenario cards of the side
 * Returns: the first scenario card of the side, or %ACIES_NO_ID */
AciesId   acies_army_find_battle_card (const AciesState *state,
                                 AciesSide         side,
                                 guint            *n);

/* --- hexes ----------------------------------------------------------------------------------- */

typedef struct
{
  guint units;
  guint figures;
} AciesContentsUnits;

/* @terrains: number of hexes of each terrain
 * @reduced: number of units below full strength */
typedef struct
{
  guint           hexes;
  guint           terrains[ACIES_MAX_TERRAINS];
  AciesContentsUnits types[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  AciesContentsUnits sides[ACIES_MAX_SIDES];
  AciesContentsUnits all;
  guint           reduced;
} AciesContents;

/* @hexes: (array length=n): hexes of the board, without duplicates */
void acies_contents_of_hexes (AciesContents    *self,
                              const AciesState *state,
                              const AciesHex   *hexes,
                              guint             n);

/* --- counterparts ---------------------------------------------------------------------------- */

/* If only one army can have a unit type, the ruleset can pair this type with a type of the other army. A unit type that both
 * armies can have is its own counterpart. */

/* @side: the side that owns the unit
 * Returns: the corresponding type of the other army, or %ACIES_NO_ID */
AciesId  acies_counterpart_type (const AciesRuleset *ruleset,
                                 AciesId             type,
                                 AciesSide           side);

/* Returns: the figures of a unit of type @to that replaces a unit of type @from with @figures. If
 * the replaced unit is full, the new unit is full, too. */
guint    acies_counterpart_figures (const AciesState *state,
                                 AciesId             from,
                                 guint               figures,
                                 AciesId             to);

/* Returns: whether both armies can have @card */
static inline gboolean
acies_card_is_common (const AciesRuleset *ruleset, AciesId card)
{
  guint all = (1u << ruleset->n_sides) - 1;

  return (ruleset->cards[card].sides & all) == all;
}

/* --- copying cards between armies ------------------------------------------------------------ */

/* Appends the commands that give @to as many copies of @card as @from has, in the deck, starting hand and discard pile.
 * @commands: (inout) (element-type AciesCommand): the list of commands
 * @card: a card that @to can have */
void    acies_deck_add_transfer  (GArray           *commands,
                                  const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to,
                                  AciesId           card);

/* Lists the commands that copy the deck of @from to @to. Cards that only one side can have and scenario cards are unchanged.
 * Returns: (transfer full) (element-type AciesCommand): the valid commands; an empty array if the decks are equal */
GArray *acies_deck_copy_commands (const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to);

/* --- decks to start from --------------------------------------------------------------------- */

/* Each lists the commands that give @side another deck of its own. Starting hands contain no more cards than the hand size of @side.
 * Returns: (transfer full) (element-type AciesCommand): the valid commands; an empty array if nothing changes */

/* The standard deck of the ruleset. Scenario cards are unchanged. */
GArray *acies_deck_standard_commands (const AciesState *state,
                                  AciesSide         side);

/* The deck of the same side in another scenario.
 * @battle: a scenario of the same ruleset */
GArray *acies_deck_battle_commands (const AciesState *state,
                                  const AciesState *battle,
                                  AciesSide         side);

/* No cards. */
GArray *acies_deck_clear_commands (const AciesState *state,
                                  AciesSide         side);

/* Lists the commands that fill the starting hand of @side from its deck: different orders first, then other cards, then second copies.
 * Returns: (transfer full) (element-type AciesCommand): the valid commands; an empty array if the hand is full or the deck empty */
GArray *acies_hand_fill_commands (const AciesState *state,
                                  AciesSide         side);

G_END_DECLS
