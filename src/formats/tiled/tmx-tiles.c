/* tmx-tiles.c - the tiles of a map: its tilesets, in its file and in files beside it, and its layers
 *
 * A map says how many tiles there must be before they are read, so nothing is ever unpacked beyond that: a small file cannot
 * be made to fill the memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include "formats/files/file.h"
#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#define MAX_FILES 16 /* of tilesets */
#define MAX_LAYERS 32
#define MAX_CHUNK 256              /* tiles, each way */
#define MAX_READ (4 * 1024 * 1024) /* tiles of the whole map, including empty ones */
#define GID_BYTES 4

/* --- looking, reporting --------------------------------------------------------------------- */

gboolean
acies_tmx_refuse (const AciesTmxReader *self,
                  const AciesXmlNode   *node,
                  GError              **error,
                  const char           *format,
                  ...)
{
  g_autofree char *what = NULL;
  va_list          args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED, "%s:%d: %s", self->map->name, node->line, what);

  return FALSE;
}

AciesFinding *
acies_tmx_say (const AciesTmxReader *self,
               int                   line,
               AciesSeverity         severity,
               const char           *code,
               const char           *format,
               ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self->findings, severity, code, format, args);
  va_end (args);
  finding->line = line;

  return finding;
}

gboolean
acies_tmx_number (const AciesTmxReader *self,
                  const AciesXmlNode   *node,
                  const char           *name,
                  int                   min,
                  int                   max,
                  int                   fallback,
                  int                  *value,
                  GError              **error)
{
  const char *text = acies_xml_get (node, name);
  gint64      number;

  *value = fallback;
  if (text == NULL)
    return TRUE;
  if (g_ascii_string_to_signed (text, 10, min, max, &number, NULL))
    {
      *value = (int) number;
      return TRUE;
    }

  /* Translators: an attribute, its element, the limits, and the value */
  return acies_tmx_refuse (self, node, error, _ ("“%1$s” of <%2$s> must be a number from %3$d to %4$d, not “%5$s”"), name,
                           node->name, min, max, ACIES_QUOTE (text));
}

const AciesXmlNode *
acies_tmx_child (const AciesXmlNode *node,
                 const char         *name)
{
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    if (acies_xml_is (child, NULL, name))
      return child;

  return NULL;
}

char *
acies_tmx_dup_name (const AciesXmlNode *node,
                    const char         *attribute)
{
  const char *value = acies_xml_get (node, attribute);
  char       *shown = acies_text_shorten (value != NULL ? value : "", ACIES_LONGEST_QUOTE);

  return g_strstrip (shown);
}

double
acies_tmx_pixels (const AciesXmlNode *node,
                  const char         *name)
{
  const char *text = acies_xml_get (node, name);
  double      value = text != NULL ? g_ascii_strtod (text, NULL) : 0;

  return isfinite (value) ? CLAMP (value, -1e12, 1e12) : 0;
}

char *
acies_tmx_dup_class (const AciesXmlNode *node)
{
  return acies_tmx_dup_name (node, acies_xml_get (node, "class") != NULL ? "class" : "type");
}

/* A long value is the text of the element; a short one is an attribute. */
GHashTable *
acies_tmx_dup_properties (const AciesXmlNode *node)
{
  GHashTable         *table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const AciesXmlNode *list = acies_tmx_child (node, "properties");

  for (const AciesXmlNode *child = list != NULL ? list->children : NULL; child != NULL; child = child->next)
    {
      const char *name = acies_xml_is (child, NULL, "property") ? acies_xml_get (child, "name") : NULL;
      const char *value = acies_xml_get (child, "value");

      if (name != NULL)
        g_hash_table_replace (table, g_ascii_strdown (name, -1), value != NULL ? g_strdup (value) : acies_xml_dup_text (child));
    }

  return table;
}

/* --- tilesets ------------------------------------------------------------------------------- */

typedef struct
{
  guint32     first;
  char       *name;      /* "" when it is not known */
  char       *alignment; /* of its tiles as objects */
  GHashTable *tiles;     /* number -> AciesTmxTileData, for tiles with data */
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
  g_autoptr (GPtrArray) grounds = g_ptr_array_new_with_free_func (g_free);
  const AciesXmlNode *types = acies_tmx_child (node, "terraintypes");
  guint64             id;

  /* The names of the terrains that old versions of Tiled assign to corners. */
  for (const AciesXmlNode *child = types != NULL ? types->children : NULL; child != NULL; child = child->next)
    if (acies_xml_is (child, NULL, "terrain"))
      g_ptr_array_add (grounds, acies_tmx_dup_name (child, "name"));
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

static void
read_external (AciesTmxReader     *self,
               AciesTmxTilesets   *tilesets,
               Tileset            *tileset,
               const AciesXmlNode *node)
{
  const char      *source = acies_xml_get (node, "source");
  g_autofree char *scheme = g_uri_parse_scheme (source);
  g_autofree char *lower = g_ascii_strdown (source, -1);
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesXmlNode) document = NULL;

  /* Open only sensible references: no addresses, no absolute paths, no other kinds of file. */
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
                   _ ("The tileset “%s” cannot be read, so its tiles are shown only as numbers"), ACIES_QUOTE (source));
}

AciesTmxTilesets *
acies_tmx_tilesets_read (AciesTmxReader     *self,
                         const AciesXmlNode *root,
                         GError            **error)
{
  AciesTmxTilesets *tilesets = g_new0 (AciesTmxTilesets, 1);
  guint32           last = 0;

  tilesets->list = g_ptr_array_new_with_free_func ((GDestroyNotify) tileset_free);
  for (const AciesXmlNode *child = root->children; child != NULL; child = child->next)
    {
      Tileset *tileset;
      int      first = 0;
      gboolean good;

      if (!acies_xml_is (child, NULL, "tileset"))
        continue;
      good = acies_tmx_number (self, child, "firstgid", 1, G_MAXINT, 1, &first, error);
      if (good && last >= (guint) first)
        good = acies_tmx_refuse (self, child, error, _ ("“firstgid” of <tileset> must be greater than %u, the value of the previous one"), last);
      if (!good)
        {
          acies_tmx_tilesets_free (tilesets);
          return NULL;
        }
      tileset = g_new0 (Tileset, 1);
      tileset->first = last = (guint32) first;
      tileset->name = g_strdup ("");
      tileset->alignment = g_strdup ("");
      tileset->tiles = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) tile_free);
      g_ptr_array_add (tilesets->list, tileset);
      if (acies_xml_get (child, "source") != NULL)
        read_external (self, tilesets, tileset, child);
      else
        read_tiles (tileset, child);
    }

  return tilesets;
}

/* Returns: the last tileset that begins at or before @gid */
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

static const AciesTmxTileData *
find_tile (const Tileset *tileset,
           guint32        gid)
{
  return tileset != NULL ? g_hash_table_lookup (tileset->tiles, GUINT_TO_POINTER (gid - tileset->first)) : NULL;
}

const AciesTmxTileData *
acies_tmx_tilesets_find (const AciesTmxTilesets *self,
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

  return find_tile (tileset, gid);
}

char **
acies_tmx_tilesets_dup_words (const AciesTmxTilesets *self,
                              guint32                 gid,
                              guint                  *n_numbers)
{
  const Tileset          *tileset = find_tileset (self, gid);
  const AciesTmxTileData *tile = find_tile (tileset, gid);
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

/* --- layers ---------------------------------------------------------------------------------- */

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

static gboolean
read_gid (const char *text,
          guint32    *gid,
          GError    **error)
{
  guint64 number;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32, &number, NULL))
    {
      *gid = (guint32) number & ACIES_TMX_GID_BITS;
      return TRUE;
    }

  return damaged (error, _ ("“%s” is not a tile number"), ACIES_QUOTE (text));
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
      if (comma == NULL && *rest == '\0') /* a comma at the end is allowed */
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

/* Decompresses exactly @n bytes. */
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
  gsize              in = 0, length = 0;
  const guint8      *bytes = (const guint8 *) text;

  for (const char *c = text; *c != '\0'; c++)
    if (!g_ascii_isspace (*c))
      text[in++] = *c;
  text[in] = '\0';
  /* GLib ignores characters that are not base64, but here they show damage. */
  if (in % 4 != 0 || strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=") != in ||
      (strchr (text, '=') != NULL && strchr (text, '=') < text + in - 2))
    return damaged (error, _ ("the tile data is not complete base64"));
  if (in > 0)
    g_base64_decode_inplace (text, &length);
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

/* Reads the tiles of @node, a <data> or <chunk> element. @data: the <data> element, which names the encoding. The
 * error is a sentence without a position. Returns: (transfer full): @n gids, without the bits for turning and
 * flipping */
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

/* Reads the tiles of an area that begins at @column, @row of the map. */
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
  if (x != 0 || y != 0) /* the flags only change the look of a tile */
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
