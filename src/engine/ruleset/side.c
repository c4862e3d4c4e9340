/* side.c - what follows from the sides of a scenario: their names, their enemies, and whose cards are
 *
 * All rulesets that differ only in these are one family: it has the references,
 * and the strings, of the one that was read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ruleset/side.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

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

/* A deck in common may have more copies for a larger table. */
static void
set_copies (AciesRuleset       *self,
            const AciesRuleset *base)
{
  for (guint i = 0; i < base->n_cards && self->n_sides > 2; i++)
    if (base->cards[i].common)
      self->cards[i].copies = (guint8) (base->cards[i].copies * base->decks[base->cards[i].deck].beyond_two);
}

/* --- the ruleset of a scenario ------------------------------------------------------------- */

/* Those that do not always take part are the last ones. */
static guint
count_sides (const AciesRuleset *base,
             const gint16       *switches)
{
  guint n = 0;

  while (n < base->n_sides && (base->sides[n].plays_by == ACIES_NO_ID || switches[base->sides[n].plays_by] > (int) n))
    n++;

  return n;
}

static gboolean
is_called (const AciesRuleset *self,
           const AciesRuleset *base,
           const gint16       *switches)
{
  if (self->n_sides != count_sides (base, switches))
    return FALSE;
  for (AciesSide side = 0; side < base->n_sides; side++)
    {
      AciesSideType type = called (base, side, switches);

      if (self->sides[side].name != type.name || self->sides[side].team != type.team)
        return FALSE;
    }

  return TRUE;
}

static AciesRuleset *
find_or_add (AciesRuleset *base,
             const gint16 *switches)
{
  AciesRuleset *other;

  for (guint i = 0; i < base->family->len; i++)
    {
      other = g_ptr_array_index (base->family, i);
      if (is_called (other, base, switches))
        return other;
    }
  other = g_memdup2 (base, sizeof *base);
  other->base = base;
  other->n_sides = count_sides (base, switches);
  for (AciesSide side = 0; side < base->n_sides; side++)
    other->sides[side] = called (base, side, switches);
  set_copies (other, base);
  g_ptr_array_add (base->family, other);

  return other;
}

AciesRuleset *
acies_ruleset_called (AciesRuleset *self,
                      const gint16 *switches)
{
  static GMutex lock;
  AciesRuleset *base = acies_ruleset_base (self);
  AciesRuleset *found = base;

  for (AciesSide side = 0; side < base->n_sides && found == base; side++)
    if (base->sides[side].named_by != ACIES_NO_ID || base->sides[side].plays_by != ACIES_NO_ID || base->sides[side].team_by != ACIES_NO_ID)
      {
        g_mutex_lock (&lock);
        found = find_or_add (base, switches);
        g_mutex_unlock (&lock);
      }

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
