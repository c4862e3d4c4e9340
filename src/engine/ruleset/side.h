/* side.h - a side of a game, what it is called, what it has, and who is against whom
 *
 * Most rulesets name their sides. Where any of several armies may fight any
 * other, a side is only the edge it fights from, and a choice of the scenario
 * says whose army that is: the side is called after the option chosen there.
 * Such a scenario has a ruleset that is the same but for these names, so that
 * nobody who names a side has to know of this. In the same way a number of the
 * scenario may say how many sides take part: its ruleset has so many.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/**
 * acies_ruleset_dup_resources:
 * @numbers: of a side, in the order of the ruleset's resources
 * Returns: (transfer full) (nullable): "Coins 3, Favour 2"; %NULL in a game in which sides have nothing of that kind
 */
char         *acies_ruleset_dup_resources (const AciesRuleset *self,
                                         const guint8       *numbers);

/**
 * acies_ruleset_enemies:
 *
 * Of two sides the enemy is the other, of more each that is not of the same team.
 *
 * Returns: bit by side that is an enemy of @side
 */
guint         acies_ruleset_enemies     (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: (transfer full) (nullable): @side with those that win or lose with it: "Blue School and Green School";
 * %NULL where it is alone */
char         *acies_ruleset_dup_team    (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: the side that sits opposite @side: of two the other; of three none does, and it is @side itself */
AciesSide     acies_ruleset_opposite    (const AciesRuleset *self,
                                         AciesSide           side);

/**
 * acies_ruleset_called:
 * @switches: the values of a scenario
 *
 * Finds the ruleset with the sides that take part in that scenario, and the names they
 * have in it: one and the same for the same sides and names, @self where switches say
 * nothing of them. May be asked by several threads.
 *
 * Returns: (transfer none): lives as long as somebody has a reference to it or @self
 */
AciesRuleset *acies_ruleset_called      (AciesRuleset       *self,
                                         const gint16       *switches);

/* --- cards, and whose they are -------------------------------------------------------------- */

/* Returns: whether there are cards that belong to no side */
gboolean         acies_ruleset_has_common_cards (const AciesRuleset *self);

/* Returns: whether sides may have decks of their own; not where there are cards, and all are in common */
gboolean         acies_ruleset_has_own_cards  (const AciesRuleset *self);

/* Whether no hand has @card: its deck is of that kind. */
gboolean         acies_ruleset_is_unheld      (const AciesRuleset *self,
                                               AciesId             card);

/**
 * acies_ruleset_find_owner:
 * @word: as commands name who has cards: the id of a side, or "common"
 * Returns: the side, %ACIES_COMMON, or %ACIES_NO_SIDE for neither
 */
AciesSide        acies_ruleset_find_owner     (const AciesRuleset *self,
                                               const char         *word);

/* The word of @owner, which is a side or ACIES_COMMON. */
const char      *acies_ruleset_owner_id       (const AciesRuleset *self,
                                               AciesSide           owner);

/* What people call @owner: the name of the side, or of what is common to all. */
const char      *acies_ruleset_owner_name     (const AciesRuleset *self,
                                               AciesSide           owner);

G_END_DECLS
