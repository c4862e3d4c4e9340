/* rvm-odds.h - Rome vs Macedon: exact chances, and what is supposed for them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds.h"
#include "rulesets/rvm-dice.h"
#include "rulesets/rvm.h"

G_BEGIN_DECLS

/* For AciesProcs. */
AciesOdds *acies_rvm_odds_of_attack      (const AciesState    *state,
                                          AciesHex             from,
                                          AciesHex             at,
                                          const GArray        *suppositions,
                                          GError             **error);
AciesOdds *acies_rvm_odds_of_duel        (const AciesState    *state,
                                          const AciesDuel     *duel,
                                          const GArray        *suppositions,
                                          GError             **error);

/* rvm-suppose.c. A supposed condition holds as often as it is said to, and
 * brings along the card and the ground that its modifier asks for; a supposed
 * card is played. Whether a hand holds it, and whether it might be played now, is
 * not asked. */

/* The order card among @suppositions, or NO_ID; an error when there are two, or
 * when one of the cards changes no roll. */
gboolean   acies_rvm_find_supposed_order (const AciesRuleset  *ruleset,
                                          const GArray        *suppositions,
                                          AciesId             *order_card,
                                          GError             **error);

/* Plays the ability cards on @combat; Flanking needs units that can flank. */
gboolean   acies_rvm_suppose_in_combat   (const AciesState    *state,
                                          AciesCombat         *combat,
                                          const GArray        *suppositions,
                                          GError             **error);

/* Makes the conditions hold in a @fight that was read from a position. */
void       acies_rvm_suppose_in_fight    (AciesBlow       *fight,
                                          const GArray        *suppositions);

/* Cards and conditions of a @fight without a position: what only a position
 * could say is as each card needs it. */
gboolean   acies_rvm_suppose_in_duel     (AciesBlow       *fight,
                                          const GArray        *suppositions,
                                          GError             **error);

G_END_DECLS
