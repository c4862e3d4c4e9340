/* tmx-mapping.c - what the names in a map mean in a ruleset: as a mapping says, else as they suggest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/ruleset/ruleset.h"
#include "formats/tiled/tmx-parts.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_ENTRIES 5000
#define MAX_LISTED 20 /* tiles in a message */

/* --- names ---------------------------------------------------------------------------------- */

/* Returns: the name in lower case, with dashes instead of spaces and underscores */
static char *
fold (const char *word)
{
  g_autofree char *copy = g_strdup (word);
  g_autofree char *lower = g_utf8_strdown (g_strstrip (copy), -1);

  return g_strdup (g_strdelimit (lower, " _", '-'));
}

/* Returns: the index of the item whose id or name is @word, ignoring case and treating spaces as dashes, or NO_ID. All
 * items begin with an id and a name. */
static AciesId
find_called (AciesThing          thing,
             const AciesRuleset *ruleset,
             gconstpointer       list,
             gsize               size,
             guint               n,
             const char         *word)
{
  g_autofree char *folded = fold (word);

  for (guint i = 0; *folded != '\0' && i < n; i++)
    {
      const char *const *strings = (gconstpointer) ((const char *) list + i * size);
      g_autofree char   *name = fold (strings[1]);
      g_autofree char   *english = fold (acies_thing_get_english (thing, ruleset, (AciesId) i));

      if (g_str_equal (folded, strings[0]) || g_str_equal (folded, name) || g_str_equal (folded, english))
        return (AciesId) i;
    }

  return ACIES_NO_ID;
}

static AciesId
find_terrain (const AciesRuleset *ruleset,
              const char         *word)
{
  return find_called (ACIES_THING_TERRAIN, ruleset, ruleset->terrains, sizeof *ruleset->terrains, ruleset->n_terrains, word);
}

AciesSide
acies_tmx_find_side (const AciesRuleset *ruleset,
                     const char         *word)
{
  return find_called (ACIES_THING_SIDE, ruleset, ruleset->sides, sizeof *ruleset->sides, ruleset->n_sides, word);
}

static AciesId
find_unit_type (const AciesRuleset *ruleset,
                const char         *word)
{
  return find_called (ACIES_THING_UNIT_TYPE, ruleset, ruleset->unit_types, sizeof *ruleset->unit_types, ruleset->n_unit_types, word);
}

AciesId
acies_tmx_object_unit_type (const AciesTmxObject *object,
                            const AciesRuleset   *ruleset)
{
  AciesId type = find_unit_type (ruleset, object->class_);

  return type != ACIES_NO_ID ? type : find_unit_type (ruleset, object->name);
}

/* --- guessing ------------------------------------------------------------------------------- */

/* Splits a name: "hexGrass_01" into hex and grass, "deep water" into deep and water. */
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

/* Compares words in the singular or plural: woods, wood. */
static gboolean
is_like (const char *word,
         const char *alias)
{
  gsize length = strlen (word);

  return g_str_equal (word, alias) ||
         (length > 3 && word[length - 1] == 's' && strlen (alias) == length - 1 && g_str_has_prefix (word, alias));
}

/* Other terrain takes precedence over clear terrain: a hill of grass is a hill. */
static AciesId
guess_part (const AciesRuleset *ruleset,
            const char         *name)
{
  g_auto (GStrv) parts = split (name);
  AciesId found = ACIES_NO_ID;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      AciesId terrain = ACIES_NO_ID;

      for (guint j = 0; *parts[i] != '\0' && terrain == ACIES_NO_ID && j < ruleset->n_terrains; j++)
        {
          char **alias = ruleset->terrains[j].aliases;

          while (alias != NULL && *alias != NULL && !is_like (parts[i], *alias))
            alias++;
          if (is_like (parts[i], ruleset->terrains[j].id) || (alias != NULL && *alias != NULL))
            terrain = (AciesId) j;
        }
      if (terrain != ACIES_NO_ID && (found == ACIES_NO_ID || found == 0))
        found = terrain;
    }

  return found;
}

AciesId
acies_tmx_guess_terrain (const AciesRuleset *ruleset,
                         char              **names)
{
  AciesId terrain = ACIES_NO_ID;

  for (guint i = 0; terrain == ACIES_NO_ID && names[i] != NULL; i++)
    terrain = find_terrain (ruleset, names[i]);
  for (guint i = 0; terrain == ACIES_NO_ID && names[i] != NULL; i++)
    terrain = guess_part (ruleset, names[i]);

  return terrain;
}

/* --- a mapping ------------------------------------------------------------------------------ */

typedef struct
{
  char *tile;
  char *terrain;
} Entry;

struct _AciesTmxMapping
{
  GPtrArray  *list;  /* of Entry, in the given order */
  GHashTable *index; /* tile in lower case -> Entry */
};

static void
entry_free (Entry *entry)
{
  g_free (entry->tile);
  g_free (entry->terrain);
  g_free (entry);
}

AciesTmxMapping *
acies_tmx_mapping_new (void)
{
  AciesTmxMapping *self = g_new0 (AciesTmxMapping, 1);

  self->list = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  self->index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  return self;
}

void
acies_tmx_mapping_free (AciesTmxMapping *self)
{
  g_hash_table_unref (self->index);
  g_ptr_array_unref (self->list);
  g_free (self);
}

/* --- saying --------------------------------------------------------------------------------- */

void
acies_tmx_mapping_set (AciesTmxMapping *self,
                       const char      *tile,
                       const char      *terrain)
{
  g_autofree char *key = g_utf8_casefold (tile, -1);
  Entry           *entry = g_hash_table_lookup (self->index, key);

  if (entry == NULL)
    {
      entry = g_new0 (Entry, 1);
      entry->tile = g_strdup (tile);
      g_ptr_array_add (self->list, entry);
      g_hash_table_insert (self->index, g_steal_pointer (&key), entry);
    }
  g_free (entry->terrain);
  entry->terrain = g_strdup (terrain);
}

gboolean
acies_tmx_mapping_add_line (AciesTmxMapping *self,
                            const char      *line,
                            GError         **error)
{
  g_autofree char *copy = g_utf8_validate (line, -1, NULL) ? g_strstrip (g_strdup (line)) : NULL;
  char            *equals = copy != NULL ? strrchr (copy, '=') : NULL;

  if (copy != NULL && (*copy == '\0' || *copy == '#'))
    return TRUE;
  if (equals != NULL)
    *equals = '\0';
  if (equals == NULL || *g_strstrip (copy) == '\0' || *g_strstrip (equals + 1) == '\0')
    {
      g_autofree char *shown = acies_text_shorten (line, ACIES_LONGEST_QUOTE);

      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, _ ("“%s” does not have the form “tile = terrain”"), g_strstrip (shown));
      return FALSE;
    }
  if (self->list->len == MAX_ENTRIES)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, g_dngettext (GETTEXT_PACKAGE, "there is more than %d tile", "there are more than %d tiles", MAX_ENTRIES), MAX_ENTRIES);
      return FALSE;
    }
  acies_tmx_mapping_set (self, copy, equals + 1);

  return TRUE;
}

gboolean
acies_tmx_mapping_read (AciesTmxMapping *self,
                        GBytes          *bytes,
                        const char      *name,
                        GError         **error)
{
  gsize            length;
  const char      *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (data != NULL ? data : "", length);
  g_auto (GStrv) lines = NULL;

  if (!acies_text_guard (data, length, name, ACIES_FORMAT_ERROR_REFUSED, error))
    return FALSE;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!acies_tmx_mapping_add_line (self, lines[i], error))
      {
        g_prefix_error (error, "%s:%u: ", name, i + 1);
        return FALSE;
      }

  return TRUE;
}

char *
acies_tmx_mapping_to_string (const AciesTmxMapping *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->list->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->list, i);

      g_string_append_printf (text, "%s = %s\n", entry->tile, entry->terrain);
    }

  return g_string_free (text, FALSE);
}

/* --- checking ------------------------------------------------------------------------------- */

char *
acies_tmx_dup_terrains (const AciesRuleset *ruleset)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_terrains; i++)
    acies_list_add (list, ACIES_LIST_COMMA, ruleset->terrains[i].id);

  return g_string_free (list, FALSE);
}

gboolean
acies_tmx_mapping_check (const AciesTmxMapping *self,
                         const AciesRuleset    *ruleset,
                         GError               **error)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      const Entry     *entry = g_ptr_array_index (self->list, i);
      g_autofree char *list = NULL;

      if (g_str_equal (entry->terrain, ACIES_TMX_NOTHING) || find_terrain (ruleset, entry->terrain) != ACIES_NO_ID)
        continue;
      list = acies_tmx_dup_terrains (ruleset);
      /* Translators: a game, what was typed, and a list of terrains */
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, _ ("%1$s has no terrain “%2$s”; it has %3$s"), ruleset->name, ACIES_QUOTE (entry->terrain), list);
      return FALSE;
    }

  return TRUE;
}

static gboolean
has_tile (const AciesTmx *map,
          const char     *word)
{
  g_autofree char *key = g_utf8_casefold (word, -1);

  for (guint i = 0; i < map->tiles->len; i++)
    {
      const AciesTmxTile *tile = g_ptr_array_index (map->tiles, i);

      for (guint j = 0; tile->words[j] != NULL; j++)
        {
          g_autofree char *own = g_utf8_casefold (tile->words[j], -1);

          if (g_str_equal (own, key))
            return TRUE;
        }
    }

  return FALSE;
}

gboolean
acies_tmx_mapping_check_tiles (const AciesTmxMapping *self,
                               const AciesTmx        *map,
                               GError               **error)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      const Entry *entry = g_ptr_array_index (self->list, i);
      g_autoptr (GString) list = g_string_new (NULL);

      if (has_tile (map, entry->tile))
        continue;
      for (guint j = 0; j < MIN (map->kinds->len, MAX_LISTED); j++)
        acies_list_add (list, ACIES_LIST_COMMA, ((AciesTmxKind *) g_ptr_array_index (map->kinds, j))->word);
      if (map->kinds->len > MAX_LISTED)
        g_string_append (list, "…");
      /* Translators: what was typed, and a list of tiles */
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, _ ("the map has no tile “%1$s”; it has %2$s"), ACIES_QUOTE (entry->tile), list->str);
      return FALSE;
    }

  return TRUE;
}

/* --- asking --------------------------------------------------------------------------------- */

AciesTmxSource
acies_tmx_mapping_look_up (const AciesTmxMapping *self,
                           const AciesRuleset    *ruleset,
                           const AciesTmxTile    *tile,
                           AciesId               *terrain)
{
  *terrain = 0;
  for (guint i = 0; tile->words[i] != NULL; i++)
    {
      g_autofree char *key = g_utf8_casefold (tile->words[i], -1);
      const Entry     *entry = g_hash_table_lookup (self->index, key);
      AciesId          named = entry != NULL ? find_terrain (ruleset, entry->terrain) : ACIES_NO_ID;

      if (entry != NULL && g_str_equal (entry->terrain, ACIES_TMX_NOTHING))
        return ACIES_TMX_IGNORED;
      if (named == ACIES_NO_ID)
        continue;
      *terrain = named;
      return ACIES_TMX_GIVEN;
    }
  *terrain = acies_tmx_guess_terrain (ruleset, tile->words + tile->n_numbers);
  if (*terrain != ACIES_NO_ID)
    return ACIES_TMX_GUESSED;
  *terrain = 0;

  return ACIES_TMX_UNKNOWN;
}
