/* armies.h - totals of armies and of parts of a board, and counterparts in the other army
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* @units: number of units on the board
 * @figures: of these units
 * @reserve: number of units off the board
 * @morale: that the loss of all units, including the reserve, would cost */
typedef struct
{
  guint units;
  guint figures;
  guint reserve;
  guint morale;
} AciesArmy;

AciesArmy acies_army_count      (const AciesState *state,
                                 AciesSide         side);

/* @n: (out) (optional): how many different scenario cards the side has
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

/* @terrains: number of hexes by terrain
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

/* A ruleset pairs the unit types that only one army has. Things that both armies have are their own counterparts. */

/* @side: owner of the unit
 * Returns: the corresponding type of the other army, or %ACIES_NO_ID */
AciesId  acies_counterpart_type (const AciesRuleset *ruleset,
                                 AciesId             type,
                                 AciesSide           side);

/* Returns: the figures of @to that correspond to @figures of @from; full strength gives full strength */
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

/* Gives @to as many copies of @card as @from has, with as many of them in the starting hand and in the discard pile.
 * @commands: (element-type AciesCommand): receives the necessary commands
 * @card: a card that @to can have */
void    acies_deck_add_transfer  (GArray           *commands,
                                  const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to,
                                  AciesId           card);

/* Copies the deck of @from to @to. Cards of one side only and cards of one battle are left unchanged.
 * Returns: (transfer full) (element-type AciesCommand): the commands, all valid; empty if the decks are already equal */
GArray *acies_deck_copy_commands (const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to);

G_END_DECLS
