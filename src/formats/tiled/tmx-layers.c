/* tmx-layers.c - the tiles of a map, and where they lie on a board of ours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "formats/tiled/tmx-parts.h"

#include <glib/gi18n-lib.h>

#define MAX_LAYERS 32
#define MAX_CHUNK 256              /* tiles, each way */
#define MAX_READ (4 * 1024 * 1024) /* tiles of the whole map, empty ones too */

/* --- reading -------------------------------------------------------------------------------- */

/* The tiles of an area that begins at @column, @row of the map. */
static gboolean
read_area (AciesTmxReader     *self,
           AciesTmxLayer      *layer,
           const AciesXmlNode *node,
           const AciesXmlNode *data,
           const int           area[4],
           GError            **error)
{
  gsize               n = (gsize) area[2] * (gsize) area[3];
  g_autofree guint32 *gids = NULL;
  g_autoptr (GError) cause = NULL;

  self->n_read += n;
  if (self->n_read > MAX_READ)
    return acies_tmx_refuse (self, node, error, g_dngettext (GETTEXT_PACKAGE, "the layers have more than %d tile", "the layers have more than %d tiles", MAX_READ), MAX_READ);
  gids = acies_tmx_decode (node, data, n, &cause);
  if (gids == NULL)
    /* Translators: the name of a layer, and what is wrong with it */
    return acies_tmx_refuse (self, node, error, _ ("the layer “%1$s”: %2$s"), layer->name, cause->message);
  for (gsize i = 0; i < n; i++)
    {
      AciesTmxCell cell = { area[0] + (int) (i % (gsize) area[2]), area[1] + (int) (i / (gsize) area[2]), gids[i] };

      if (cell.gid != 0)
        g_array_append_val (layer->cells, cell);
    }

  return TRUE;
}

static gboolean
read_chunk (AciesTmxReader     *self,
            AciesTmxLayer      *layer,
            const AciesXmlNode *node,
            const AciesXmlNode *data,
            GError            **error)
{
  int area[4];

  return acies_tmx_number (self, node, "x", -ACIES_TMX_FARTHEST, ACIES_TMX_FARTHEST, 0, &area[0], error) &&
         acies_tmx_number (self, node, "y", -ACIES_TMX_FARTHEST, ACIES_TMX_FARTHEST, 0, &area[1], error) &&
         acies_tmx_number (self, node, "width", 1, MAX_CHUNK, 16, &area[2], error) &&
         acies_tmx_number (self, node, "height", 1, MAX_CHUNK, 16, &area[3], error) &&
         read_area (self, layer, node, data, area, error);
}

static gboolean
read_data (AciesTmxReader     *self,
           AciesTmxLayer      *layer,
           const AciesXmlNode *data,
           GError            **error)
{
  const int whole[4] = { 0, 0, self->frame.columns, self->frame.rows };

  if (!self->frame.infinite)
    return read_area (self, layer, data, data, whole, error);
  for (const AciesXmlNode *child = data->children; child != NULL; child = child->next)
    {
      if (acies_xml_is (child, NULL, "chunk") && !read_chunk (self, layer, child, data, error))
        return FALSE;
    }

  return TRUE;
}

/* Says so when it is. */
static gboolean
is_hidden (const AciesTmxReader *self,
           const AciesXmlNode   *node)
{
  g_autofree char *name = acies_tmx_dup_name (node, "name");

  if (g_strcmp0 (acies_xml_get (node, "visible"), "0") != 0)
    return FALSE;
  acies_tmx_say (self, node->line, ACIES_SEVERITY_NOTE, "layer-hidden", _ ("The layer “%s” is hidden; it was left out"), name);

  return TRUE;
}

/* A hex has its tile whatever the picture looks like. */
static void
tell_offset (const AciesTmxReader *self,
             const AciesXmlNode   *node,
             const char           *name,
             double                x,
             double                y)
{
  if (x != 0 || y != 0)
    acies_tmx_say (self, node->line, ACIES_SEVERITY_WARNING, "layer-offset",
                   /* Translators: the name of a layer, and two numbers */
                   _ ("The layer “%1$s” has an offset of %2$g, %3$g pixels, which was ignored"), name, x, y);
}

static gboolean
read_layer (AciesTmxReader     *self,
            const AciesXmlNode *node,
            double              x,
            double              y,
            GError            **error)
{
  const AciesXmlNode *data = acies_tmx_child (node, "data");
  AciesTmxLayer      *layer;
  g_autofree char    *name = acies_tmx_dup_name (node, "name");
  int                 width, height;

  if (is_hidden (self, node))
    return TRUE;
  if (self->layers->len == MAX_LAYERS)
    return acies_tmx_refuse (self, node, error, g_dngettext (GETTEXT_PACKAGE, "the map has more than %d tile layer", "the map has more than %d tile layers", MAX_LAYERS), MAX_LAYERS);
  if (!acies_tmx_number (self, node, "width", 0, G_MAXINT, self->frame.columns, &width, error) ||
      !acies_tmx_number (self, node, "height", 0, G_MAXINT, self->frame.rows, &height, error))
    return FALSE;
  if (!self->frame.infinite && (width != self->frame.columns || height != self->frame.rows))
    return acies_tmx_refuse (self, node, error, _ ("the layer “%s” does not have the same size as the map"), name);
  tell_offset (self, node, name, x, y);
  layer = g_new0 (AciesTmxLayer, 1);
  layer->name = g_steal_pointer (&name);
  layer->line = node->line;
  layer->cells = g_array_new (FALSE, FALSE, sizeof (AciesTmxCell));
  g_ptr_array_add (self->layers, layer);

  return data == NULL || read_data (self, layer, data, error);
}

gboolean
acies_tmx_read_layers (AciesTmxReader     *self,
                       const AciesXmlNode *node,
                       double              x,
                       double              y,
                       GError            **error)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      double own_x = x + acies_tmx_pixels (child, "offsetx");
      double own_y = y + acies_tmx_pixels (child, "offsety");

      if (acies_xml_is (child, NULL, "layer") && !read_layer (self, child, own_x, own_y, error))
        return FALSE;
      if (acies_xml_is (child, NULL, "group") && !is_hidden (self, child) &&
          !acies_tmx_read_layers (self, child, own_x, own_y, error))
        return FALSE;
    }

  return TRUE;
}

/* --- tiles and kinds ------------------------------------------------------------------------ */

typedef struct
{
  AciesTmxReader *reader;
  GHashTable     *tiles;   /* gid -> 1 + index */
  GHashTable     *kinds;   /* word in small letters -> 1 + index */
  GHashTable     *dropped; /* kind -> GString: where tiles of it were left out, as Tiled shows it */
} Maker;

static guint
find_kind (Maker      *self,
           const char *word,
           int         line)
{
  AciesTmx        *map = self->reader->map;
  g_autofree char *key = g_utf8_casefold (word, -1);
  guint            index = GPOINTER_TO_UINT (g_hash_table_lookup (self->kinds, key));
  AciesTmxKind    *kind;

  if (index > 0)
    return index - 1;
  kind = g_new0 (AciesTmxKind, 1);
  kind->word = g_strdup (word);
  kind->line = line;
  kind->first_tile = map->tiles->len;
  g_ptr_array_add (map->kinds, kind);
  g_hash_table_insert (self->kinds, g_steal_pointer (&key), GUINT_TO_POINTER (map->kinds->len));

  return map->kinds->len - 1;
}

/* Returns: the tile's index */
static guint
find_tile (Maker  *self,
           guint32 gid,
           int     line)
{
  AciesTmx     *map = self->reader->map;
  guint         index = GPOINTER_TO_UINT (g_hash_table_lookup (self->tiles, GUINT_TO_POINTER (gid)));
  AciesTmxTile *tile;

  if (index > 0)
    return index - 1;
  tile = g_new0 (AciesTmxTile, 1);
  tile->gid = gid;
  tile->words = acies_tmx_tilesets_dup_words (self->reader->tilesets, gid, &tile->n_numbers);
  tile->kind = find_kind (self, tile->words[MIN (tile->n_numbers, g_strv_length (tile->words) - 1)], line);
  g_ptr_array_add (map->tiles, tile);
  g_hash_table_insert (self->tiles, GUINT_TO_POINTER (gid), GUINT_TO_POINTER (map->tiles->len));

  return map->tiles->len - 1;
}

static void
drop (Maker              *self,
      guint               kind,
      const AciesTmxCell *cell)
{
  GString         *places = g_hash_table_lookup (self->dropped, GUINT_TO_POINTER (kind));
  g_autofree char *place = g_strdup_printf ("%d, %d", cell->column, cell->row);

  if (places == NULL)
    {
      places = g_string_new (NULL);
      g_hash_table_insert (self->dropped, GUINT_TO_POINTER (kind), places);
    }
  acies_list_add (places, ACIES_LIST_SEMICOLON, place);
}

static void
add_cell (Maker              *self,
          guint               layer,
          const AciesTmxCell *cell)
{
  AciesTmx *map = self->reader->map;
  AciesHex  hex = acies_tmx_place (self->reader, cell->column, cell->row);
  guint     index = find_tile (self, cell->gid, ((AciesTmxLayer *) g_ptr_array_index (self->reader->layers, layer))->line);

  if (hex != ACIES_NO_HEX)
    map->cells[layer * ACIES_MAX_HEXES + hex] = index + 1;
  else
    drop (self, ((AciesTmxTile *) g_ptr_array_index (map->tiles, index))->kind, cell);
}

static void
count_hexes (AciesTmx *map)
{
  for (guint i = 0; i < map->n_layers * ACIES_MAX_HEXES; i++)
    {
      const AciesTmxTile *tile = map->cells[i] > 0 ? g_ptr_array_index (map->tiles, map->cells[i] - 1) : NULL;

      if (tile != NULL)
        ((AciesTmxKind *) g_ptr_array_index (map->kinds, tile->kind))->n_hexes++;
    }
}

/* --- what is told --------------------------------------------------------------------------- */

static void
free_places (GString *places)
{
  g_string_free (places, TRUE);
}

/* What sticks out where the board is as wide as can be. */
static void
tell_dropped (const Maker *self)
{
  for (guint i = 0; i < self->reader->map->kinds->len; i++)
    {
      const AciesTmxKind *kind = g_ptr_array_index (self->reader->map->kinds, i);
      const GString      *places = g_hash_table_lookup (self->dropped, GUINT_TO_POINTER (i));

      if (places != NULL)
        acies_tmx_say (self->reader, kind->line, ACIES_SEVERITY_WARNING, "tile-dropped",
                       /* Translators: a tile, a list of places as “63, 1; 63, 3”, and the most columns */
                       g_dngettext (GETTEXT_PACKAGE, "“%1$s” at %2$s was left out: it sticks out by half a hex, and a board has at most %3$d column", "“%1$s” at %2$s was left out: it sticks out by half a hex, and a board has at most %3$d columns", ACIES_MAX_COLUMNS),
                       kind->word, places->str, ACIES_MAX_COLUMNS);
    }
}

/* Where layers lie above each other people should know what counts. */
static void
tell_layers (const AciesTmxReader *self)
{
  const AciesTmx *map = self->map;
  guint           n_hexes = 0;

  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      guint n = 0;

      for (guint layer = 0; layer < map->n_layers; layer++)
        n += map->cells[layer * ACIES_MAX_HEXES + hex] > 0;
      n_hexes += n > 1;
    }
  if (n_hexes > 0)
    acies_tmx_say (self, ((AciesTmxLayer *) g_ptr_array_index (self->layers, 1))->line, ACIES_SEVERITY_NOTE, "layers-covered",
                   acies_board_say (map,
                                    g_dngettext (GETTEXT_PACKAGE, "On %u hex, tiles of several layers overlap; the topmost tile is used",
                                                 "On %u hexes, tiles of several layers overlap; the topmost tile is used", n_hexes),
                                    g_dngettext (GETTEXT_PACKAGE, "On %u square, tiles of several layers overlap; the topmost tile is used",
                                                 "On %u squares, tiles of several layers overlap; the topmost tile is used", n_hexes)),
                   n_hexes);
}

gboolean
acies_tmx_make_board (AciesTmxReader     *self,
                      const AciesXmlNode *root,
                      GError            **error)
{
  AciesTmx *map = self->map;
  g_autoptr (GHashTable) tiles = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) dropped = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) free_places);
  Maker maker = { self, tiles, kinds, dropped };

  if (!acies_tmx_fit (self, root, error))
    return FALSE;
  map->n_layers = self->layers->len;
  map->cells = g_new0 (guint32, MAX (map->n_layers, 1) * ACIES_MAX_HEXES);
  for (guint i = 0; i < map->n_layers; i++)
    {
      const AciesTmxLayer *layer = g_ptr_array_index (self->layers, i);

      for (guint j = 0; j < layer->cells->len; j++)
        add_cell (&maker, i, &g_array_index (layer->cells, AciesTmxCell, j));
    }
  count_hexes (map);
  tell_dropped (&maker);
  tell_layers (self);

  return TRUE;
}
