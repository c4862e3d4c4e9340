/* tmx-words.c - what the names in somebody's map mean in a ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include "engine/ruleset/ruleset.h"

#include <string.h>

/* In small letters, a dash for each blank or underline. */
static char *
fold (const char *word)
{
  g_autofree char *copy = g_strdup (word);
  g_autofree char *lower = g_utf8_strdown (g_strstrip (copy), -1);

  return g_strdup (g_strdelimit (lower, " _", '-'));
}

/* Is @word the id or a name of something, in any letters, blanks for dashes? */
static gboolean
is_called (const char *word,
           const char *id,
           const char *name,
           const char *english)
{
  g_autofree char *folded = fold (word);
  g_autofree char *folded_name = fold (name);
  g_autofree char *folded_english = fold (english);

  return *folded != '\0' && (g_str_equal (folded, id) || g_str_equal (folded, folded_name) || g_str_equal (folded, folded_english));
}

AciesId
acies_tmx_find_terrain (const AciesRuleset *ruleset,
                        const char         *word)
{
  for (guint i = 0; i < ruleset->n_terrains; i++)
    if (is_called (word, ruleset->terrains[i].id, ruleset->terrains[i].name, acies_thing_get_english (ACIES_THING_TERRAIN, ruleset, (AciesId) i)))
      return (AciesId) i;

  return ACIES_NO_ID;
}

static AciesId
find_unit_type (const AciesRuleset *ruleset,
                const char         *word)
{
  for (guint i = 0; i < ruleset->n_unit_types; i++)
    if (is_called (word, ruleset->unit_types[i].id, ruleset->unit_types[i].name, acies_thing_get_english (ACIES_THING_UNIT_TYPE, ruleset, (AciesId) i)))
      return (AciesId) i;

  return ACIES_NO_ID;
}

AciesSide
acies_tmx_find_side (const AciesRuleset *ruleset,
                     const char         *word)
{
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    if (is_called (word, ruleset->sides[side].id, ruleset->sides[side].name, acies_thing_get_english (ACIES_THING_SIDE, ruleset, side)))
      return side;

  return ACIES_NO_SIDE;
}

AciesId
acies_tmx_object_unit_type (const AciesTmxObject *object,
                            const AciesRuleset   *ruleset)
{
  AciesId type = find_unit_type (ruleset, object->class_);

  return type != ACIES_NO_ID ? type : find_unit_type (ruleset, object->name);
}

/* --- guessing ------------------------------------------------------------------------------- */

/* The parts of a name such as "hexGrass_01" or "deep water": hex, grass; deep, water. */
static char **
split (const char *name)
{
  GString *spaced = g_string_new (NULL);
  gboolean was_small = FALSE;
  char   **parts;

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (was_small && g_unichar_isupper (letter))
        g_string_append_c (spaced, ' ');
      g_string_append_unichar (spaced, g_unichar_isalpha (letter) ? g_unichar_tolower (letter) : ' ');
      was_small = g_unichar_islower (letter);
    }
  parts = g_strsplit (spaced->str, " ", -1);
  g_string_free (spaced, TRUE);

  return parts;
}

/* One or several of a thing: woods, wood. */
static gboolean
is_like (const char *word,
         const char *alias)
{
  gsize length = strlen (word);

  return g_str_equal (word, alias) ||
         (length > 3 && word[length - 1] == 's' && strlen (alias) == length - 1 && g_str_has_prefix (word, alias));
}

static AciesId
find_alias (const AciesRuleset *ruleset,
            const char         *word)
{
  for (guint i = 0; i < ruleset->n_terrains; i++)
    {
      const AciesTerrainType *terrain = &ruleset->terrains[i];

      if (is_like (word, terrain->id))
        return (AciesId) i;
      for (guint j = 0; terrain->aliases != NULL && terrain->aliases[j] != NULL; j++)
        if (is_like (word, terrain->aliases[j]))
          return (AciesId) i;
    }

  return ACIES_NO_ID;
}

/* What stands on the clear ground says more than the ground: a hill of grass is a hill. */
static AciesId
guess_part (const AciesRuleset *ruleset,
            const char         *name)
{
  g_auto (GStrv) parts = split (name);
  AciesId found = ACIES_NO_ID;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      AciesId terrain = *parts[i] != '\0' ? find_alias (ruleset, parts[i]) : ACIES_NO_ID;

      if (terrain != ACIES_NO_ID && (found == ACIES_NO_ID || found == 0))
        found = terrain;
    }

  return found;
}

AciesId
acies_tmx_guess_terrain (const AciesRuleset *ruleset,
                         char              **names)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      AciesId terrain = acies_tmx_find_terrain (ruleset, names[i]);

      if (terrain != ACIES_NO_ID)
        return terrain;
    }
  for (guint i = 0; names[i] != NULL; i++)
    {
      AciesId terrain = guess_part (ruleset, names[i]);

      if (terrain != ACIES_NO_ID)
        return terrain;
    }

  return ACIES_NO_ID;
}
