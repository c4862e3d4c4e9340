/* tmx-data.c - the numbers of the tiles of a layer, however they are written
 *
 * A map says how many there must be before they are read, so nothing is ever
 * unpacked beyond that: a small file cannot be made to fill the memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

/* --- as elements, as text ------------------------------------------------------------------- */

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

/* --- as bytes ------------------------------------------------------------------------------- */

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

/* --- any ------------------------------------------------------------------------------------ */

static gboolean
check_compression (const char *compression,
                   GError    **error)
{
  if (*compression == '\0' || g_str_equal (compression, "zlib") || g_str_equal (compression, "gzip"))
    return TRUE;
  if (g_str_equal (compression, "zstd"))
    return damaged (error, _ ("the tiles are compressed with zstd, which is not supported; please choose zlib in Tiled under Map Properties, Tile Layer Format"));

  return damaged (error, _ ("the compression “%s” is not supported"), compression);
}

static gboolean
decode_text (const AciesXmlNode *node,
             const AciesXmlNode *data,
             guint32            *gids,
             gsize               n,
             GError            **error)
{
  g_autofree char *encoding = acies_tmx_dup_name (data, "encoding");
  g_autofree char *compression = acies_tmx_dup_name (data, "compression");
  g_autofree char *text = acies_xml_dup_text (node);

  if (!check_compression (compression, error))
    return FALSE;
  if (g_str_equal (encoding, "csv") && *compression == '\0')
    return decode_csv (text, gids, n, error);
  if (g_str_equal (encoding, "base64"))
    return decode_bytes (text, compression, gids, n, error);

  return damaged (error, _ ("the encoding “%s” is not supported"), encoding);
}

guint32 *
acies_tmx_decode (const AciesXmlNode *node,
                  const AciesXmlNode *data,
                  gsize               n,
                  GError            **error)
{
  g_autofree guint32 *gids = g_new0 (guint32, n);
  gboolean            good;

  if (acies_xml_get (data, "encoding") == NULL)
    good = decode_elements (node, gids, n, error);
  else
    good = decode_text (node, data, gids, n, error);

  return good ? g_steal_pointer (&gids) : NULL;
}
