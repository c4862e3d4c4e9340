/* side.h - the sides of a game: names, resources, teams and cards
 *
 * In most rulesets a side has a fixed name. If any army can fight any other, a side is only an edge of the board, and a choice
 * of the scenario gives the side the name of its army. A number of the scenario can also set how many sides take part. Such a
 * scenario has its own ruleset (acies_ruleset_called()), a copy of the original with the right names and number of sides, so
 * other code needs no special case.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/* @numbers: the resources of a side, in the order of the ruleset
 * Returns: (transfer full) (nullable): "Coins 3, Favour 2"; %NULL if the game has no resources */
char         *acies_ruleset_dup_resources (const AciesRuleset *self,
                                         const guint8       *numbers);

/* Of two sides, each is the enemy of the other. Of more, the enemies are the sides outside the team.
 * Returns: the enemies of @side, bit by side */
guint         acies_ruleset_enemies     (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: (transfer full) (nullable): the names of the whole team: "Blue School and Green School"; %NULL for a team of one */
char         *acies_ruleset_dup_team    (const AciesRuleset *self,
                                         AciesSide           side);

/* Returns: the side opposite @side; @side itself if the number of sides is odd */
AciesSide     acies_ruleset_opposite    (const AciesRuleset *self,
                                         AciesSide           side);

/* Finds or creates the ruleset for the sides and names of that scenario. Equal sides and names give the same object; without
 * such switches it is the base ruleset. Thread-safe.
 * @switches: the values of a scenario
 * Returns: (transfer none): valid as long as it or @self has a reference */
AciesRuleset *acies_ruleset_called      (AciesRuleset       *self,
                                         const gint16       *switches);

/* --- owners of cards ------------------------------------------------------------------------- */

/* Returns: whether any card belongs to a deck in common */
gboolean         acies_ruleset_has_common_cards (const AciesRuleset *self);

/* Returns: whether sides can have cards of their own; %FALSE only if all cards are in common */
gboolean         acies_ruleset_has_own_cards  (const AciesRuleset *self);

/* Returns: whether cards of this kind are never in a hand (AciesDeckType.unheld) */
static inline gboolean
acies_ruleset_is_unheld (const AciesRuleset *self, AciesId card)
{
  AciesId deck = self->cards[card].deck;

  return deck != ACIES_NO_ID && self->decks[deck].unheld;
}

/* @word: the owner in a command: the id of a side, or "common"
 * Returns: the side, %ACIES_COMMON, or %ACIES_NO_SIDE if @word is invalid */
AciesSide        acies_ruleset_find_owner     (const AciesRuleset *self,
                                               const char         *word);

/* Returns: the word for @owner in commands; @owner is a side or %ACIES_COMMON */
const char      *acies_ruleset_owner_id       (const AciesRuleset *self,
                                               AciesSide           owner);

/* Returns: the translated name of @owner, for users */
const char      *acies_ruleset_owner_name     (const AciesRuleset *self,
                                               AciesSide           owner);

G_END_DECLS
