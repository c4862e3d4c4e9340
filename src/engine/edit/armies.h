/* armies.h - totals for armies and hexes, counterparts of unit types, and copying of decks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* The totals for the army of one side.
 * @units: number of units on the board
 * @figures: number of figures on the board
 * @reserve: number of units in reserve
 * @morale: morale that the side would lose if it lost all of its units, including the reserve */
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

/* Finds the scenario card of a side.
 * @n: (out) (optional): the number of different scenario cards that the side has
 * Returns: the side's scenario card, or the first in ruleset order if it has several; %ACIES_NO_ID if it has none */
AciesId   acies_army_find_battle_card (const AciesState *state,
                                 AciesSide         side,
                                 guint            *n);

/* --- hexes ----------------------------------------------------------------------------------- */

typedef struct
{
  guint units;
  guint figures;
} AciesContentsUnits;

/* The terrain and the units on a set of hexes.
 * @terrains: number of hexes, by terrain
 * @reduced: number of units below full strength; 0 if scenarios set the size of each unit (AciesProcs.most_figures) */
typedef struct
{
  guint           hexes;
  guint           terrains[ACIES_MAX_TERRAINS];
  AciesContentsUnits types[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  AciesContentsUnits sides[ACIES_MAX_SIDES];
  AciesContentsUnits all;
  guint           reduced;
} AciesContents;

/* Computes the totals for @hexes.
 * @self: (out caller-allocates): the result
 * @hexes: (array length=n): hexes on the board, without duplicates */
void acies_contents_of_hexes (AciesContents    *self,
                              const AciesState *state,
                              const AciesHex   *hexes,
                              guint             n);

/* --- counterparts ---------------------------------------------------------------------------- */

/* The counterpart of a unit type is the corresponding type in the opposing army. A ruleset can pair a type of one army
 * with a type of the other army. An unpaired type is its own counterpart if both armies can have it. */

/* @side: the side whose unit has the type
 * Returns: the counterpart of @type in the opposing army, or %ACIES_NO_ID if there is none */
AciesId  acies_counterpart_type (const AciesRuleset *ruleset,
                                 AciesId             type,
                                 AciesSide           side);

/* Calculates the number of figures of a unit of type @to that replaces a unit of type @from. A unit at full strength is
 * replaced by a unit at full strength. Otherwise, the number stays the same, up to the full strength of the new unit.
 * @figures: the number of figures of the replaced unit */
guint    acies_counterpart_figures (const AciesState *state,
                                 AciesId             from,
                                 guint               figures,
                                 AciesId             to);

/* Returns: whether every side can have @card */
static inline gboolean
acies_card_is_common (const AciesRuleset *ruleset, AciesId card)
{
  guint all = (1u << ruleset->n_sides) - 1;

  return (ruleset->cards[card].sides & all) == all;
}

/* --- copying decks between armies ------------------------------------------------------------- */

/* Appends the editor commands that make the copies of @card in the deck, starting hand and discard pile of @to match
 * those of @from. Appends nothing if they already match, or if @card belongs to a common deck.
 * @commands: (inout) (element-type AciesCommand): the list of commands
 * @card: a card that @to can have */
void    acies_deck_add_transfer  (GArray           *commands,
                                  const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to,
                                  AciesId           card);

/* Creates the editor commands that copy the cards of side @from to side @to. Scenario cards, and cards that only
 * some sides can have, are not copied.
 * Returns: (transfer full) (element-type AciesCommand): the commands; empty if there is nothing to copy */
GArray *acies_deck_copy_commands (const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to);

/* --- decks to start from --------------------------------------------------------------------- */

/* Each of these functions lists the commands that replace the deck of @side. Starting hands contain no more cards than the hand size of @side.
 * Returns: (transfer full) (element-type AciesCommand): the valid commands; an empty array if nothing changes */

/* The standard deck of the ruleset. Scenario cards are unchanged. */
GArray *acies_deck_standard_commands (const AciesState *state,
                                  AciesSide         side);

/* The deck of the same side in another scenario.
 * @battle: a scenario of the same ruleset */
GArray *acies_deck_battle_commands (const AciesState *state,
                                  const AciesState *battle,
                                  AciesSide         side);

/* An empty deck. */
GArray *acies_deck_clear_commands (const AciesState *state,
                                  AciesSide         side);

/* Lists the commands that fill the starting hand of @side from its deck: one of each order card first, then other cards, then second copies.
 * Returns: (transfer full) (element-type AciesCommand): the valid commands; an empty array if the hand is full or the deck is empty */
GArray *acies_hand_fill_commands (const AciesState *state,
                                  AciesSide         side);

G_END_DECLS
