/* suppositions.h - what somebody supposes of a fight, to be told its chances
 *
 * What rulesets share. A supposed condition holds as often as it is said to, and
 * brings along the card and the ground that its modifier asks for; a supposed
 * card is played. Whether a hand holds it, and whether it might be played now, is
 * not asked. What can never be is refused, by the conditions that play has: a card
 * for other units or another kind of attack, an order for others, a condition that
 * the types or the kind of attack contradict.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/shared/factors.h"

G_BEGIN_DECLS

/* The order card among @suppositions, or NO_ID; an error when there are two, or
 * when one of the cards changes no roll. */
gboolean acies_suppositions_find_order (const AciesRuleset   *ruleset,
                                   const GArray         *suppositions,
                                   AciesId              *order_card,
                                   GError              **error);

/**
 * acies_suppositions_read_attack:
 * @open: (out): the place of the attack or strike between the units on @from and @at that
 *   is under way and not yet read, or -1: it is as if one were declared now
 * @combat: (out): that one, with the cards that are supposed
 * @factors: (out): what its dice depend on, with the conditions that are supposed
 */
gboolean acies_suppositions_read_attack (const AciesState    *state,
                                   AciesHex              from,
                                   AciesHex              at,
                                   const GArray         *suppositions,
                                   int                  *open,
                                   AciesCombat          *combat,
                                   AciesFactors         *factors,
                                   GError              **error);

/* The same of a duel: what only a position could say is as each card needs it.
 * @state: as for AciesOddsProcs.of_duel */
gboolean acies_suppositions_read_duel  (const AciesState     *state,
                                   const AciesDuel      *duel,
                                   const GArray         *suppositions,
                                   AciesFactors         *factors,
                                   GError              **error);

/* --- suppositions-check.c: what can never be */

/* Places a full unit of @type on a board of its own, for those that meet nowhere. */
AciesUnitId acies_suppositions_place (AciesState        *state,
                                   AciesId               type,
                                   AciesSide             side,
                                   AciesHex              hex);

/* Of the modifiers of @condition the one whose ground is there, else the first; NULL where there is none. */
const AciesModifier *acies_suppositions_find_modifier (const AciesFactors *factors,
                                   guint                 condition);

/* Do the cards that are supposed, by their names or for a condition, fit @combat in
 * @state? @factors: its own, of which types and ground are looked at. */
gboolean acies_suppositions_check_cards (const AciesState     *state,
                                   const AciesCombat    *combat,
                                   const AciesFactors      *factors,
                                   const GArray         *suppositions,
                                   GError              **error);

/* Could @card, which names no hex, be played on @combat as the units stand? */
gboolean acies_suppositions_check_allowed (const AciesState     *state,
                                   const AciesCombat    *combat,
                                   AciesId               card,
                                   GError              **error);

/* May @condition hold in @factors so often? What follows from the rest of them was filled in. */
gboolean acies_suppositions_check_condition (const AciesFactors      *factors,
                                   guint                 condition,
                                   guint                 count,
                                   GError              **error);

/**
 * acies_suppositions_new_meeting:
 * @state: of a duel
 * @combat: (out): the attack of the one on the other
 *
 * Returns: (transfer full) (nullable): a position of the two types of @factors alone;
 *   %NULL when both are of one side
 */
AciesState *acies_suppositions_new_meeting (const AciesState     *state,
                                   const AciesFactors      *factors,
                                   AciesCombat          *combat,
                                   GError              **error);

G_END_DECLS
