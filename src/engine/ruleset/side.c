/* side.c - what follows from the sides of a scenario: their names, their enemies, and whose cards are
 *
 * All rulesets that differ only in these are one family: it has the references,
 * and the strings, of the one that was read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ruleset/ruleset.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
acies_ruleset_dup_resources (const AciesRuleset *self,
                             const guint8       *numbers)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->n_resources; i++)
    {
      /* Translators: something of which a side has a number, such as "Coins", and the number */
      g_autofree char *item = g_strdup_printf (_ ("%1$s %2$u"), self->resources[i].name, numbers[i]);

      acies_list_add (text, ACIES_LIST_COMMA, item);
    }

  return g_string_free (text, text->len == 0);
}

/* --- who is against whom ------------------------------------------------------------------- */

guint
acies_ruleset_enemies (const AciesRuleset *self,
                       AciesSide           side)
{
  guint enemies = 0;
  guint team;

  g_return_val_if_fail (side < self->n_sides, 0);

  team = self->sides[side].team;
  for (AciesSide other = 0; other < self->n_sides; other++)
    if (other != side && (team == 0 || self->sides[other].team != team))
      enemies |= 1u << other;

  return enemies;
}

char *
acies_ruleset_dup_team (const AciesRuleset *self,
                        AciesSide           side)
{
  guint       enemies = acies_ruleset_enemies (self, side);
  const char *names[ACIES_MAX_SIDES + 1] = { NULL };
  guint       n = 0;

  for (AciesSide other = 0; other < self->n_sides; other++)
    if (!((enemies >> other) & 1))
      names[n++] = self->sides[other].name;

  return n > 1 ? acies_list_join (names, ACIES_LIST_AND) : NULL;
}

AciesSide
acies_ruleset_opposite (const AciesRuleset *self,
                        AciesSide           side)
{
  g_return_val_if_fail (side < self->n_sides, ACIES_NO_SIDE);

  return self->n_sides % 2 == 0 ? (AciesSide) ((side + self->n_sides / 2) % self->n_sides) : side;
}

/* --- the ruleset of a scenario ------------------------------------------------------------- */

/* The side of that scenario. */
static AciesSideType
called (const AciesRuleset *base,
        AciesSide           side,
        const gint16       *switches)
{
  AciesSideType      type = base->sides[side];
  const AciesOption *option;

  if (type.team_by != ACIES_NO_ID && switches[type.team_by] == 0)
    type.team = 0;
  if (type.named_by == ACIES_NO_ID)
    return type;
  option = g_ptr_array_index (base->switches[type.named_by].options, switches[type.named_by]);
  type.name = option->name;
  type.adjective = option->adjective;
  type.letter = option->letter;

  return type;
}

AciesRuleset *
acies_ruleset_called (AciesRuleset *self,
                      const gint16 *switches)
{
  static GMutex lock;
  AciesRuleset *base = acies_ruleset_base (self);
  AciesRuleset *found = NULL;
  AciesSideType sides[ACIES_MAX_SIDES];
  gboolean      varies = FALSE;
  guint         n = 0;

  for (AciesSide side = 0; side < base->n_sides; side++)
    varies |= base->sides[side].named_by != ACIES_NO_ID || base->sides[side].plays_by != ACIES_NO_ID || base->sides[side].team_by != ACIES_NO_ID;
  if (!varies)
    return base;

  for (AciesSide side = 0; side < base->n_sides; side++)
    sides[side] = called (base, side, switches);
  /* Sides that do not always take part are the last ones. */
  while (n < base->n_sides && (sides[n].plays_by == ACIES_NO_ID || switches[sides[n].plays_by] > (int) n))
    n++;

  g_mutex_lock (&lock);
  for (guint i = 0; i < base->family->len && found == NULL; i++)
    {
      AciesRuleset *other = g_ptr_array_index (base->family, i);
      gboolean      same = other->n_sides == n;

      for (AciesSide side = 0; side < base->n_sides; side++)
        same = same && other->sides[side].name == sides[side].name && other->sides[side].team == sides[side].team;
      if (same)
        found = other;
    }
  if (found == NULL)
    {
      found = g_memdup2 (base, sizeof *base);
      found->base = base;
      found->n_sides = n;
      memcpy (found->sides, sides, base->n_sides * sizeof *sides);
      /* A deck in common may have more copies for a larger table. */
      for (guint i = 0; i < base->n_cards && n > 2; i++)
        if (base->cards[i].common)
          found->cards[i].copies = (guint8) (base->cards[i].copies * base->decks[base->cards[i].deck].beyond_two);
      g_ptr_array_add (base->family, found);
    }
  g_mutex_unlock (&lock);

  return found;
}

/* --- cards, and whose they are ------------------------------------------------------------ */

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

gboolean
acies_ruleset_has_standard_deck (const AciesRuleset *self,
                                 AciesSide           side)
{
  for (guint card = 0; card < self->n_cards; card++)
    if (self->standard_copies[side][card] > 0)
      return TRUE;

  return FALSE;
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
