/* tmx-tiles.c - the tilesets of a map, in its file and in files beside it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include "formats/files/file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_FILES 16 /* of tilesets */

typedef struct
{
  guint32     first;
  char       *name;      /* "" when it is not known */
  char       *alignment; /* of its tiles as objects */
  GHashTable *tiles;     /* number -> AciesTmxTileData, of those that say something */
} Tileset;

struct _AciesTmxTilesets
{
  GPtrArray *list; /* of Tileset */
  guint      n_files;
};

static void
tile_free (AciesTmxTileData *tile)
{
  g_free (tile->class_);
  g_free (tile->ground);
  g_free (tile->picture);
  g_hash_table_unref (tile->properties);
  g_free (tile);
}

static void
tileset_free (Tileset *tileset)
{
  g_free (tileset->name);
  g_free (tileset->alignment);
  g_hash_table_unref (tileset->tiles);
  g_free (tileset);
}

void
acies_tmx_tilesets_free (AciesTmxTilesets *self)
{
  g_ptr_array_unref (self->list);
  g_free (self);
}

/* --- one tile ------------------------------------------------------------------------------- */

static char *
dup_picture (const AciesXmlNode *tile)
{
  const AciesXmlNode *image = acies_tmx_child (tile, "image");
  const char         *source = image != NULL ? acies_xml_get (image, "source") : NULL;
  const char         *slash = source != NULL ? strrchr (source, '/') : NULL;
  char               *name = acies_text_shorten (slash != NULL ? slash + 1 : source != NULL ? source
                                                                                            : "",
                                   ACIES_LONGEST_QUOTE);
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';

  return g_strstrip (name);
}

/* (transfer full): the names of the terrains that old versions of Tiled gave to corners */
static GPtrArray *
list_grounds (const AciesXmlNode *tileset)
{
  GPtrArray          *grounds = g_ptr_array_new_with_free_func (g_free);
  const AciesXmlNode *types = acies_tmx_child (tileset, "terraintypes");

  for (const AciesXmlNode *child = types != NULL ? types->children : NULL; child != NULL; child = child->next)
    {
      if (acies_xml_is (child, NULL, "terrain"))
        g_ptr_array_add (grounds, acies_tmx_dup_name (child, "name"));
    }

  return grounds;
}

/* @terrain: the terrains of the four corners, as "0,0,0,0" */
static char *
dup_ground (const GPtrArray *grounds,
            const char      *terrain)
{
  g_auto (GStrv) corners = g_strsplit (terrain != NULL ? terrain : "", ",", 5);
  guint64 index;

  if (g_strv_length (corners) != 4 || !g_ascii_string_to_unsigned (corners[0], 10, 0, G_MAXINT, &index, NULL) ||
      index >= grounds->len)
    return g_strdup ("");
  for (guint i = 1; i < 4; i++)
    if (!g_str_equal (corners[0], corners[i]))
      return g_strdup ("");

  return g_strdup (g_ptr_array_index (grounds, index));
}

static void
read_tiles (Tileset            *tileset,
            const AciesXmlNode *node)
{
  g_autoptr (GPtrArray) grounds = list_grounds (node);
  guint64 id;

  g_free (tileset->name);
  g_free (tileset->alignment);
  tileset->name = acies_tmx_dup_name (node, "name");
  tileset->alignment = acies_tmx_dup_name (node, "objectalignment");
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      const char       *text = acies_xml_is (child, NULL, "tile") ? acies_xml_get (child, "id") : NULL;
      AciesTmxTileData *tile;

      if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, G_MAXINT, &id, NULL))
        continue;
      tile = g_new0 (AciesTmxTileData, 1);
      tile->class_ = acies_tmx_dup_class (child);
      tile->ground = dup_ground (grounds, acies_xml_get (child, "terrain"));
      tile->picture = dup_picture (child);
      tile->properties = acies_tmx_dup_properties (child);
      g_hash_table_replace (tileset->tiles, GUINT_TO_POINTER ((guint) id), tile);
    }
}

/* --- files beside the map ------------------------------------------------------------------- */

static void
read_external (AciesTmxReader     *self,
               AciesTmxTilesets   *tilesets,
               Tileset            *tileset,
               const AciesXmlNode *node)
{
  const char      *source = acies_xml_get (node, "source");
  g_autofree char *shown = acies_text_shorten (source, ACIES_LONGEST_QUOTE);
  g_autofree char *scheme = g_uri_parse_scheme (source);
  g_autofree char *lower = g_ascii_strdown (source, -1);
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesXmlNode) document = NULL;

  /* Only what a map may sensibly name is opened: no address, no absolute path, no other kind of file. */
  if (tilesets->n_files++ < MAX_FILES && self->file != NULL && g_file_is_native (self->file) && scheme == NULL &&
      !g_path_is_absolute (source) && strchr (source, '\\') == NULL && g_str_has_suffix (lower, ".tsx"))
    folder = g_file_get_parent (self->file);
  if (folder != NULL)
    file = g_file_resolve_relative_path (folder, source);
  if (file != NULL && g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_REGULAR)
    bytes = acies_file_load_regular (file, NULL, ACIES_XML_MAX_BYTES, NULL);
  if (bytes != NULL)
    document = acies_xml_parse (bytes, source, NULL);
  if (document != NULL && acies_xml_is (acies_xml_root (document), NULL, "tileset"))
    read_tiles (tileset, acies_xml_root (document));
  else
    acies_tmx_say (self, node->line, ACIES_SEVERITY_WARNING, "tileset-missing",
                   _ ("The tileset “%s” cannot be read, so its tiles are shown only as numbers"), shown);
}

/* --- all of them ---------------------------------------------------------------------------- */

static gboolean
add_tileset (AciesTmxReader     *self,
             AciesTmxTilesets   *tilesets,
             const AciesXmlNode *node,
             GError            **error)
{
  const Tileset *last = tilesets->list->len > 0 ? g_ptr_array_index (tilesets->list, tilesets->list->len - 1) : NULL;
  Tileset       *tileset;
  int            first;

  if (!acies_tmx_number (self, node, "firstgid", 1, G_MAXINT, 1, &first, error))
    return FALSE;
  if (last != NULL && last->first >= (guint) first)
    return acies_tmx_refuse (self, node, error, _ ("“firstgid” of <tileset> must be greater than %u, the value of the previous one"), last->first);
  tileset = g_new0 (Tileset, 1);
  tileset->first = (guint32) first;
  tileset->name = g_strdup ("");
  tileset->alignment = g_strdup ("");
  tileset->tiles = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) tile_free);
  g_ptr_array_add (tilesets->list, tileset);
  if (acies_xml_get (node, "source") != NULL)
    read_external (self, tilesets, tileset, node);
  else
    read_tiles (tileset, node);

  return TRUE;
}

AciesTmxTilesets *
acies_tmx_tilesets_read (AciesTmxReader     *self,
                         const AciesXmlNode *root,
                         GError            **error)
{
  AciesTmxTilesets *tilesets = g_new0 (AciesTmxTilesets, 1);

  tilesets->list = g_ptr_array_new_with_free_func ((GDestroyNotify) tileset_free);
  for (const AciesXmlNode *child = root->children; child != NULL; child = child->next)
    {
      if (acies_xml_is (child, NULL, "tileset") && !add_tileset (self, tilesets, child, error))
        {
          acies_tmx_tilesets_free (tilesets);
          return NULL;
        }
    }

  return tilesets;
}

/* --- asking --------------------------------------------------------------------------------- */

/* The last tileset that begins at or before @gid. */
static const Tileset *
find_tileset (const AciesTmxTilesets *self,
              guint32                 gid)
{
  guint from = 0, to = self->list->len;

  while (from < to)
    {
      guint          middle = (from + to) / 2;
      const Tileset *tileset = g_ptr_array_index (self->list, middle);

      if (tileset->first <= gid)
        from = middle + 1;
      else
        to = middle;
    }

  return from > 0 ? g_ptr_array_index (self->list, from - 1) : NULL;
}

const AciesTmxTileData *
acies_tmx_tilesets_find (const AciesTmxTilesets *self,
                         guint32                 gid)
{
  const Tileset *tileset = find_tileset (self, gid);

  return tileset != NULL ? g_hash_table_lookup (tileset->tiles, GUINT_TO_POINTER (gid - tileset->first)) : NULL;
}

char **
acies_tmx_tilesets_dup_words (const AciesTmxTilesets *self,
                              guint32                 gid,
                              guint                  *n_numbers)
{
  const Tileset          *tileset = find_tileset (self, gid);
  const AciesTmxTileData *tile = acies_tmx_tilesets_find (self, gid);
  const char             *terrain = tile != NULL ? g_hash_table_lookup (tile->properties, "terrain") : NULL;
  g_autofree char        *property = g_strstrip (acies_text_shorten (terrain != NULL ? terrain : "", ACIES_LONGEST_QUOTE));
  const char             *names[] = { property, tile ? tile->class_ : "", tile ? tile->ground : "", tile ? tile->picture : "" };
  GPtrArray              *words = g_ptr_array_new ();

  g_ptr_array_add (words, g_strdup_printf ("%u", gid));
  if (tileset != NULL && *tileset->name != '\0')
    g_ptr_array_add (words, g_strdup_printf ("%s:%u", tileset->name, gid - tileset->first));
  *n_numbers = words->len;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (*names[i] != '\0')
      g_ptr_array_add (words, g_strdup (names[i]));
  g_ptr_array_add (words, NULL);

  return (char **) g_ptr_array_free (words, FALSE);
}

void
acies_tmx_tilesets_get_anchor (const AciesTmxTilesets *self,
                               guint32                 gid,
                               double                 *x,
                               double                 *y)
{
  const Tileset *tileset = find_tileset (self, gid);
  const char    *alignment = tileset != NULL ? tileset->alignment : "";

  *x = g_str_has_suffix (alignment, "right") ? 1 : 0.5;
  *y = g_str_has_prefix (alignment, "top") ? 0 : 0.5;
  if (g_str_has_suffix (alignment, "left") || *alignment == '\0' || g_str_equal (alignment, "unspecified"))
    *x = 0;
  if (g_str_has_prefix (alignment, "bottom") || *alignment == '\0' || g_str_equal (alignment, "unspecified"))
    *y = 1;
}
