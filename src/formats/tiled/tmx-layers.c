/* tmx-layers.c - the tiles of a map: their numbers, however they are written, and where they lie on a board of ours
 *
 * A map says how many there must be before they are read, so nothing is ever
 * unpacked beyond that: a small file cannot be made to fill the memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "formats/files/format-error.h"
#include "formats/tiled/tmx-parts.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_LAYERS 32
#define MAX_CHUNK 256              /* tiles, each way */
#define MAX_READ (4 * 1024 * 1024) /* tiles of the whole map, empty ones too */
#define GID_BYTES 4

static gboolean G_GNUC_PRINTF (2, 3)
    damaged (GError    **error,
             const char *format,
             ...)
{
  va_list args;

  va_start (args, format);
  g_clear_error (error);
  if (error != NULL)
    *error = g_error_new_valist (ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, format, args);
  va_end (args);

  return FALSE;
}

static gboolean
check_count (gsize    found,
             gsize    n,
             GError **error)
{
  if (found == n)
    return TRUE;
  if (found > n)
    return damaged (error, g_dngettext (GETTEXT_PACKAGE, "expected %u tile, found more", "expected %u tiles, found more", n), (guint) n);

  /* Translators: tiles that the file has, and tiles that it should have */
  return damaged (error, g_dngettext (GETTEXT_PACKAGE, "expected %2$u tile, found %1$u", "expected %2$u tiles, found %1$u", n), (guint) found, (guint) n);
}

/* --- numbers as elements, as text ---------------------------------------------------------------- */

static gboolean
read_gid (const char *text,
          guint32    *gid,
          GError    **error)
{
  g_autofree char *shown = NULL;
  guint64          number;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32, &number, NULL))
    {
      *gid = (guint32) number & ACIES_TMX_GID_BITS;
      return TRUE;
    }
  shown = acies_text_shorten (text, ACIES_LONGEST_QUOTE);

  return damaged (error, _ ("“%s” is not a tile number"), shown);
}

static gboolean
decode_elements (const AciesXmlNode *node,
                 guint32            *gids,
                 gsize               n,
                 GError            **error)
{
  gsize found = 0;

  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    {
      const char *gid = acies_xml_is (child, NULL, "tile") ? acies_xml_get (child, "gid") : NULL;

      if (!acies_xml_is (child, NULL, "tile"))
        continue;
      if (found < n && gid != NULL && !read_gid (gid, &gids[found], error))
        return FALSE;
      found++;
    }

  return check_count (found, n, error);
}

static gboolean
decode_csv (char    *text,
            guint32 *gids,
            gsize    n,
            GError **error)
{
  gsize found = 0;
  char *rest = text;

  while (rest != NULL)
    {
      char *comma = strchr (rest, ',');

      if (comma != NULL)
        *comma = '\0';
      g_strstrip (rest);
      if (comma == NULL && *rest == '\0') /* a comma at the end is nobody's fault */
        break;
      if (found == n)
        return check_count (n + 1, n, error);
      if (!read_gid (rest, &gids[found], error))
        return FALSE;
      found++;
      rest = comma != NULL ? comma + 1 : NULL;
    }

  return check_count (found, n, error);
}

/* --- numbers as bytes ---------------------------------------------------------------------------- */

/* GLib passes over what is no base64; here it is damage. */
static guchar *
decode_base64 (char    *text,
               gsize   *length,
               GError **error)
{
  gsize in = 0;

  for (const char *c = text; *c != '\0'; c++)
    if (!g_ascii_isspace (*c))
      text[in++] = *c;
  text[in] = '\0';
  if (in % 4 != 0 || strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=") != in ||
      (strchr (text, '=') != NULL && strchr (text, '=') < text + in - 2))
    {
      damaged (error, _ ("the tile data is not complete base64"));
      return NULL;
    }

  *length = 0;

  return in > 0 ? g_base64_decode_inplace (text, length) : (guchar *) text;
}

/* Unpacks @n bytes and not one more. */
static guint8 *
unpack (const guchar         *packed,
        gsize                 length,
        GZlibCompressorFormat format,
        gsize                 n,
        GError              **error)
{
  g_autoptr (GConverter) converter = G_CONVERTER (g_zlib_decompressor_new (format));
  g_autofree guint8 *bytes = g_malloc (n + 1);
  gsize              in = 0, out = 0;
  GConverterResult   result = G_CONVERTER_CONVERTED;

  while (result == G_CONVERTER_CONVERTED && out <= n)
    {
      gsize used = 0, made = 0;

      result = g_converter_convert (converter, packed + in, length - in, bytes + out, n + 1 - out,
                                    G_CONVERTER_INPUT_AT_END, &used, &made, NULL);
      in += used;
      out += made;
    }
  if (result == G_CONVERTER_ERROR)
    {
      damaged (error, _ ("the compressed tile data is damaged or incomplete"));
      return NULL;
    }
  if (out > n)
    {
      check_count (out, n / GID_BYTES, error);
      return NULL;
    }
  memset (bytes + out, 0, n + 1 - out);
  if (out < n && !check_count (out / GID_BYTES, n / GID_BYTES, error))
    return NULL;

  return g_steal_pointer (&bytes);
}

static gboolean
decode_bytes (char       *text,
              const char *compression,
              guint32    *gids,
              gsize       n,
              GError    **error)
{
  g_autofree guint8 *unpacked = NULL;
  gsize              length;
  const guint8      *bytes = decode_base64 (text, &length, error);

  if (bytes == NULL)
    return FALSE;
  if (*compression != '\0')
    bytes = unpacked = unpack (bytes, length, g_str_equal (compression, "gzip") ? G_ZLIB_COMPRESSOR_FORMAT_GZIP : G_ZLIB_COMPRESSOR_FORMAT_ZLIB,
                               n * GID_BYTES, error);
  else if (length != n * GID_BYTES && !check_count (length > n * GID_BYTES ? n + 1 : length / GID_BYTES, n, error))
    return FALSE;
  for (gsize i = 0; bytes != NULL && i < n; i++)
    {
      guint32 gid;

      memcpy (&gid, bytes + i * GID_BYTES, GID_BYTES);
      gids[i] = GUINT32_FROM_LE (gid) & ACIES_TMX_GID_BITS;
    }

  return bytes != NULL;
}

/* Tiles of @node, <data> or <chunk>, as @data, the <data>, says that they are written; the error is one sentence without
 * a place. Returns: (transfer full): @n gids, bits for turning and flipping taken off */
static guint32 *
decode (const AciesXmlNode *node,
        const AciesXmlNode *data,
        gsize               n,
        GError            **error)
{
  g_autofree guint32 *gids = g_new0 (guint32, n);
  g_autofree char    *encoding = acies_tmx_dup_name (data, "encoding");
  g_autofree char    *compression = acies_tmx_dup_name (data, "compression");
  g_autofree char    *text = acies_xml_dup_text (node);
  gboolean            good;

  if (acies_xml_get (data, "encoding") == NULL)
    good = decode_elements (node, gids, n, error);
  else if (g_str_equal (compression, "zstd"))
    good = damaged (error, _ ("the tiles are compressed with zstd, which is not supported; please choose zlib in Tiled under Map Properties, Tile Layer Format"));
  else if (*compression != '\0' && !g_str_equal (compression, "zlib") && !g_str_equal (compression, "gzip"))
    good = damaged (error, _ ("the compression “%s” is not supported"), compression);
  else if (g_str_equal (encoding, "csv") && *compression == '\0')
    good = decode_csv (text, gids, n, error);
  else if (g_str_equal (encoding, "base64"))
    good = decode_bytes (text, compression, gids, n, error);
  else
    good = damaged (error, _ ("the encoding “%s” is not supported"), encoding);

  return good ? g_steal_pointer (&gids) : NULL;
}

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
  gids = decode (node, data, n, &cause);
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

gboolean
acies_tmx_is_hidden (const AciesTmxReader *self,
                     const AciesXmlNode   *node)
{
  g_autofree char *name = acies_tmx_dup_name (node, "name");

  if (g_strcmp0 (acies_xml_get (node, "visible"), "0") != 0)
    return FALSE;
  acies_tmx_say (self, node->line, ACIES_SEVERITY_NOTE, "layer-hidden", _ ("The layer “%s” is hidden; it was left out"), name);

  return TRUE;
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
  int                 area[4] = { 0, 0, self->frame.columns, self->frame.rows };

  if (acies_tmx_is_hidden (self, node))
    return TRUE;
  if (self->layers->len == MAX_LAYERS)
    return acies_tmx_refuse (self, node, error, g_dngettext (GETTEXT_PACKAGE, "the map has more than %d tile layer", "the map has more than %d tile layers", MAX_LAYERS), MAX_LAYERS);
  if (!acies_tmx_number (self, node, "width", 0, G_MAXINT, self->frame.columns, &width, error) ||
      !acies_tmx_number (self, node, "height", 0, G_MAXINT, self->frame.rows, &height, error))
    return FALSE;
  if (!self->frame.infinite && (width != self->frame.columns || height != self->frame.rows))
    return acies_tmx_refuse (self, node, error, _ ("the layer “%s” does not have the same size as the map"), name);
  if (x != 0 || y != 0) /* a hex has its tile whatever the picture looks like */
    acies_tmx_say (self, node->line, ACIES_SEVERITY_WARNING, "layer-offset",
                   /* Translators: the name of a layer, and two numbers */
                   _ ("The layer “%1$s” has an offset of %2$g, %3$g pixels, which was ignored"), name, x, y);
  layer = g_new0 (AciesTmxLayer, 1);
  layer->name = g_steal_pointer (&name);
  layer->line = node->line;
  layer->cells = g_array_new (FALSE, FALSE, sizeof (AciesTmxCell));
  g_ptr_array_add (self->layers, layer);

  if (data == NULL || !self->frame.infinite)
    return data == NULL || read_area (self, layer, data, data, area, error);
  for (const AciesXmlNode *child = data->children; child != NULL; child = child->next)
    if (acies_xml_is (child, NULL, "chunk") &&
        (!acies_tmx_number (self, child, "x", -ACIES_TMX_FARTHEST, ACIES_TMX_FARTHEST, 0, &area[0], error) ||
         !acies_tmx_number (self, child, "y", -ACIES_TMX_FARTHEST, ACIES_TMX_FARTHEST, 0, &area[1], error) ||
         !acies_tmx_number (self, child, "width", 1, MAX_CHUNK, 16, &area[2], error) ||
         !acies_tmx_number (self, child, "height", 1, MAX_CHUNK, 16, &area[3], error) ||
         !read_area (self, layer, child, data, area, error)))
      return FALSE;

  return TRUE;
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
      if (acies_xml_is (child, NULL, "group") && !acies_tmx_is_hidden (self, child) &&
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
add_cell (Maker              *self,
          guint               layer,
          const AciesTmxCell *cell)
{
  AciesTmx        *map = self->reader->map;
  AciesHex         hex = acies_tmx_place (self->reader, cell->column, cell->row);
  guint            index = find_tile (self, cell->gid, ((AciesTmxLayer *) g_ptr_array_index (self->reader->layers, layer))->line);
  gpointer         kind = GUINT_TO_POINTER (((AciesTmxTile *) g_ptr_array_index (map->tiles, index))->kind);
  GString         *places = g_hash_table_lookup (self->dropped, kind);
  g_autofree char *place = NULL;

  if (hex != ACIES_NO_HEX)
    {
      map->cells[layer * ACIES_MAX_HEXES + hex] = index + 1;
      return;
    }
  place = g_strdup_printf ("%d, %d", cell->column, cell->row);
  if (places == NULL)
    {
      places = g_string_new (NULL);
      g_hash_table_insert (self->dropped, kind, places);
    }
  acies_list_add (places, ACIES_LIST_SEMICOLON, place);
}

static void
free_places (GString *places)
{
  g_string_free (places, TRUE);
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
  guint n_covered = 0;

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
  for (guint i = 0; i < map->n_layers * ACIES_MAX_HEXES; i++)
    if (map->cells[i] > 0)
      {
        const AciesTmxTile *tile = g_ptr_array_index (map->tiles, map->cells[i] - 1);

        ((AciesTmxKind *) g_ptr_array_index (map->kinds, tile->kind))->n_hexes++;
      }
  /* What sticks out where the board is as wide as can be. */
  for (guint i = 0; i < map->kinds->len; i++)
    {
      const AciesTmxKind *kind = g_ptr_array_index (map->kinds, i);
      const GString      *places = g_hash_table_lookup (dropped, GUINT_TO_POINTER (i));

      if (places != NULL)
        acies_tmx_say (self, kind->line, ACIES_SEVERITY_WARNING, "tile-dropped",
                       /* Translators: a tile, a list of places as “63, 1; 63, 3”, and the most columns */
                       g_dngettext (GETTEXT_PACKAGE, "“%1$s” at %2$s was left out: it sticks out by half a hex, and a board has at most %3$d column", "“%1$s” at %2$s was left out: it sticks out by half a hex, and a board has at most %3$d columns", ACIES_MAX_COLUMNS),
                       kind->word, places->str, ACIES_MAX_COLUMNS);
    }
  /* Where layers lie above each other people should know what counts. */
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      guint n = 0;

      for (guint layer = 0; layer < map->n_layers; layer++)
        n += map->cells[layer * ACIES_MAX_HEXES + hex] > 0;
      n_covered += n > 1;
    }
  if (n_covered > 0)
    acies_tmx_say (self, ((AciesTmxLayer *) g_ptr_array_index (self->layers, 1))->line, ACIES_SEVERITY_NOTE, "layers-covered",
                   acies_board_say (map,
                                    g_dngettext (GETTEXT_PACKAGE, "On %u hex, tiles of several layers overlap; the topmost tile is used",
                                                 "On %u hexes, tiles of several layers overlap; the topmost tile is used", n_covered),
                                    g_dngettext (GETTEXT_PACKAGE, "On %u square, tiles of several layers overlap; the topmost tile is used",
                                                 "On %u squares, tiles of several layers overlap; the topmost tile is used", n_covered)),
                   n_covered);

  return TRUE;
}
