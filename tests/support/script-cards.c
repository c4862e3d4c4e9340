/* script-cards.c - scripts of cases: what lies where, and what sides have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/script-private.h"

/* OWNER NUMBER: all cards of the zone; OWNER CARD NUMBER: the copies of one. OWNER: a side, or "common" */
static gboolean
expect_cards (const Script *self,
              AciesZone     zone,
              char        **words,
              GError      **error)
{
  AciesSide owner = acies_ruleset_find_owner (self->state->ruleset, words[0]);
  AciesId   card;

  if (owner == ACIES_NO_SIDE)
    return script_fail (error, "there is no side %s", words[0]);
  if (words[2] == NULL)
    return script_expect_number ((int) acies_state_count_cards (self->state, owner, zone), words[1], error);
  card = acies_ruleset_find_card (self->state->ruleset, words[1]);
  if (card == ACIES_NO_ID)
    return script_fail (error, "there is no card %s", words[1]);

  return script_expect_number ((int) (owner == ACIES_COMMON ? acies_state_count_copies_in (self->state, owner, card, zone)
                                                            : acies_state_pile (self->state, owner, card, zone)),
                               words[2], error);
}

gboolean
script_is_hand (Script  *self,
                char   **words,
                GError **error)
{
  return expect_cards (self, ACIES_ZONE_HAND, words, error);
}

gboolean
script_is_deck (Script  *self,
                char   **words,
                GError **error)
{
  return expect_cards (self, ACIES_ZONE_DECK, words, error);
}

gboolean
script_is_discard (Script  *self,
                   char   **words,
                   GError **error)
{
  return expect_cards (self, ACIES_ZONE_DISCARD, words, error);
}

gboolean
script_is_row (Script  *self,
               char   **words,
               GError **error)
{
  return expect_cards (self, ACIES_ZONE_ROW, words, error);
}

gboolean
script_is_laid (Script  *self,
                char   **words,
                GError **error)
{
  return expect_cards (self, ACIES_ZONE_LAID, words, error);
}

gboolean
script_is_under (Script  *self,
                 char   **words,
                 GError **error)
{
  return expect_cards (self, ACIES_ZONE_UNDER, words, error);
}

/* SIDE RESOURCE NUMBER */
gboolean
script_is_resource (Script  *self,
                    char   **words,
                    GError **error)
{
  AciesId   resource = acies_ruleset_find_resource (self->state->ruleset, words[1]);
  AciesSide side;

  if (resource == ACIES_NO_ID)
    return script_fail (error, "there is no %s", words[1]);

  return script_find_side (self, words[0], &side, error) &&
         script_expect_number (self->state->sides[side].resources[resource], words[2], error);
}
