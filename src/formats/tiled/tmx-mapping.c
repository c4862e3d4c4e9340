/* tmx-mapping.c - which tile stands for which terrain: what people said, else what names suggest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "formats/tiled/tmx-parts.h"

#include "formats/files/format-error.h"
#include "formats/files/text-guard.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_ENTRIES 5000

typedef struct
{
  char *tile;
  char *terrain;
} Entry;

struct _AciesTmxMapping
{
  GPtrArray  *list;  /* of Entry, as they were said */
  GHashTable *index; /* tile in small letters -> Entry */
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
  g_autofree char *shown = acies_text_shorten (line, ACIES_LONGEST_QUOTE);
  g_autofree char *copy = g_utf8_validate (line, -1, NULL) ? g_strstrip (g_strdup (line)) : NULL;
  char            *equals = copy != NULL ? strrchr (copy, '=') : NULL;

  if (copy != NULL && (*copy == '\0' || *copy == '#'))
    return TRUE;
  if (equals != NULL)
    *equals = '\0';
  if (equals == NULL || *g_strstrip (copy) == '\0' || *g_strstrip (equals + 1) == '\0')
    {
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
      g_autofree char *shown = acies_text_shorten (entry->terrain, ACIES_LONGEST_QUOTE);
      g_autofree char *list = NULL;

      if (g_str_equal (entry->terrain, ACIES_TMX_NOTHING) || acies_tmx_find_terrain (ruleset, entry->terrain) != ACIES_NO_ID)
        continue;
      list = acies_tmx_dup_terrains (ruleset);
      /* Translators: a game, what was typed, and a list of terrains */
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, _ ("%1$s has no terrain “%2$s”; it has %3$s"), ruleset->name, shown, list);
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

static char *
list_kinds (const AciesTmx *map)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < map->kinds->len; i++)
    {
      if (i == 20)
        {
          g_string_append (list, "…");
          break;
        }
      acies_list_add (list, ACIES_LIST_COMMA, ((AciesTmxKind *) g_ptr_array_index (map->kinds, i))->word);
    }

  return g_string_free (list, FALSE);
}

gboolean
acies_tmx_mapping_check_tiles (const AciesTmxMapping *self,
                               const AciesTmx        *map,
                               GError               **error)
{
  for (guint i = 0; i < self->list->len; i++)
    {
      const Entry     *entry = g_ptr_array_index (self->list, i);
      g_autofree char *shown = acies_text_shorten (entry->tile, ACIES_LONGEST_QUOTE);
      g_autofree char *list = NULL;

      if (has_tile (map, entry->tile))
        continue;
      list = list_kinds (map);
      /* Translators: what was typed, and a list of tiles */
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, _ ("the map has no tile “%1$s”; it has %2$s"), shown, list);
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
      AciesId          named = entry != NULL ? acies_tmx_find_terrain (ruleset, entry->terrain) : ACIES_NO_ID;

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
