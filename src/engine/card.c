/* card.c - kinds of cards and decks, and whose they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/card.h"

#include "engine/state.h"

#include <glib/gi18n-lib.h>

gboolean
acies_ruleset_has_common_cards (const AciesRuleset *self)
{
  for (guint i = 0; i < self->n_cards; i++)
    {
      if (self->cards[i].common)
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_ruleset_has_own_cards (const AciesRuleset *self)
{
  for (guint i = 0; i < self->n_cards; i++)
    if (!self->cards[i].common)
      return TRUE;

  return self->n_cards == 0;
}

guint
acies_ruleset_count_zones (const AciesRuleset *self)
{
  for (guint i = 0; i < self->n_decks; i++)
    if (self->decks[i].row > 0 || self->decks[i].laid)
      return ACIES_N_ZONES;

  return ACIES_ZONE_ROW;
}

gboolean
acies_ruleset_is_unheld (const AciesRuleset *self,
                         AciesId             card)
{
  AciesId deck = self->cards[card].deck;

  return deck != ACIES_NO_ID && self->decks[deck].unheld;
}

/* No side is called so where there are such cards. */
#define COMMON_WORD "common"

AciesSide
acies_ruleset_find_owner (const AciesRuleset *self,
                          const char         *word)
{
  if (g_str_equal (word, COMMON_WORD) && acies_ruleset_has_common_cards (self))
    return ACIES_COMMON;

  return acies_ruleset_find_side (self, word);
}

const char *
acies_ruleset_owner_id (const AciesRuleset *self,
                        AciesSide           owner)
{
  return owner == ACIES_COMMON ? COMMON_WORD : self->sides[owner].id;
}

const char *
acies_ruleset_owner_name (const AciesRuleset *self,
                          AciesSide           owner)
{
  /* Translators: what belongs to no side but to all, in place of the name of a side */
  return owner == ACIES_COMMON ? _ ("All Sides") : self->sides[owner].name;
}
