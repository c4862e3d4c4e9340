/* cli-names.c - cards and units by the names that the rulebook gives them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-names.h"

#include "cli/cli-near.h"
#include "engine/core/note.h"
#include "engine/ruleset/ruleset.h"

gboolean
acies_cli_sounds_like (const char *squashed,
                       const char *name)
{
  g_autofree char *other = acies_cli_squash (name);

  return *squashed != '\0' && g_str_equal (squashed, other);
}

AciesId
acies_cli_find_card (const AciesRuleset *ruleset,
                     const char         *squashed)
{
  for (AciesId i = 0; i < ruleset->n_cards; i++)
    {
      const AciesCardType *card = &ruleset->cards[i];

      if (acies_cli_sounds_like (squashed, card->id) || acies_cli_sounds_like (squashed, card->name) ||
          acies_cli_sounds_like (squashed, acies_thing_get_english (ACIES_THING_CARD, ruleset, i)))
        return i;
      for (guint j = 0; card->aliases != NULL && card->aliases[j] != NULL; j++)
        if (acies_cli_sounds_like (squashed, card->aliases[j]))
          return i;
    }

  return ACIES_NO_ID;
}

AciesId
acies_cli_find_type (const AciesRuleset *ruleset,
                     const char         *squashed,
                     AciesSide          *side)
{
  for (AciesId i = 0; i < ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &ruleset->unit_types[i];

      *side = ACIES_NO_SIDE;
      if (acies_cli_sounds_like (squashed, type->id) || acies_cli_sounds_like (squashed, type->name) ||
          acies_cli_sounds_like (squashed, acies_thing_get_english (ACIES_THING_UNIT_TYPE, ruleset, i)))
        return i;
      for (*side = 0; *side < ruleset->n_sides; (*side)++)
        {
          g_autofree char *name = acies_unit_type_dup_name (ruleset, i, *side);

          if (acies_cli_sounds_like (squashed, name))
            return i;
        }
    }

  return ACIES_NO_ID;
}

/* Each run of letters and digits may be written as a word of its own. */
static guint
count_words (const char *name)
{
  guint    n = 0;
  gboolean within = FALSE;

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      gboolean letter = g_unichar_isalnum (g_utf8_get_char (c));

      n += letter && !within;
      within = letter;
    }

  return n;
}

guint
acies_cli_count_card_words (const AciesRuleset *ruleset)
{
  guint most = 0;

  for (AciesId i = 0; i < ruleset->n_cards; i++)
    {
      most = MAX (most, MAX (count_words (ruleset->cards[i].id), count_words (ruleset->cards[i].name)));
      most = MAX (most, count_words (acies_thing_get_english (ACIES_THING_CARD, ruleset, i)));
      for (guint j = 0; ruleset->cards[i].aliases != NULL && ruleset->cards[i].aliases[j] != NULL; j++)
        most = MAX (most, count_words (ruleset->cards[i].aliases[j]));
    }

  return most;
}

guint
acies_cli_count_type_words (const AciesRuleset *ruleset)
{
  guint most = 0;

  for (AciesId i = 0; i < ruleset->n_unit_types; i++)
    {
      most = MAX (most, MAX (count_words (ruleset->unit_types[i].id), count_words (ruleset->unit_types[i].name)));
      most = MAX (most, count_words (acies_thing_get_english (ACIES_THING_UNIT_TYPE, ruleset, i)));
      for (AciesSide side = 0; side < ruleset->n_sides; side++)
        {
          g_autofree char *name = acies_unit_type_dup_name (ruleset, i, side);

          most = MAX (most, count_words (name));
        }
    }

  return most;
}
