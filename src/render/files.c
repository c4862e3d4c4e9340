/* files.c - drawings as the bytes of a file: PNG, SVG, PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/files.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

G_DEFINE_QUARK (acies - render - error - quark, acies_render_error)

/* --- PNG ------------------------------------------------------------------------------------ */

/* A PNG is a signature and chunks: four bytes of length, four letters, data, and
 * a checksum of letters and data, all numbers with the greatest byte first. pHYs
 * stands before the picture's data (IDAT); behind the head (IHDR) it always does.
 * By hand, as cairo cannot write that chunk, and takes three times as long for the
 * others: it has libpng try five filters on each row, which make drawings, with
 * their plain grounds, no smaller but larger. */

#define SIGNATURE "\x89PNG\r\n\x1a\n"
#define SIGNATURE_LENGTH 8
#define HEAD_LENGTH 13  /* data of IHDR */
#define FRAME_LENGTH 12 /* of a chunk besides its data */
#define BEHIND_HEAD (SIGNATURE_LENGTH + FRAME_LENGTH + HEAD_LENGTH)
#define METRES_PER_INCH 0.0254
#define IN_METRES 1
#define BITS 8
#define RED_GREEN_BLUE 2
#define LEVEL 4         /* of zlib: higher ones take twice as long for a few hundredths less */
#define PIECE (1 << 16) /* bytes that are compressed at once */

/* The polynomial of PNG and of Ethernet. */
static guint32
checksum (const guint8 *data,
          gsize         length)
{
  guint32 sum = 0xffffffff;
  guint32 table[256]; /* what a byte does to it */

  for (guint byte = 0; byte < G_N_ELEMENTS (table); byte++)
    {
      table[byte] = byte;
      for (guint bit = 0; bit < 8; bit++)
        table[byte] = (table[byte] & 1) != 0 ? 0xedb88320 ^ (table[byte] >> 1) : table[byte] >> 1;
    }
  for (gsize i = 0; i < length; i++)
    sum = table[(sum ^ data[i]) & 0xff] ^ (sum >> 8);
  return ~sum;
}

static void
append_number (GByteArray *bytes,
               guint32     number)
{
  guint32 swapped = GUINT32_TO_BE (number);

  g_byte_array_append (bytes, (const guint8 *) &swapped, sizeof swapped);
}

static guint32
number_at (const guint8 *data)
{
  guint32 swapped;

  memcpy (&swapped, data, sizeof swapped);
  return GUINT32_FROM_BE (swapped);
}

/* Its length is not known yet; its data is to be appended. Returns: where it begins */
static guint
begin_chunk (GByteArray *bytes,
             const char *name)
{
  guint begin = bytes->len;

  append_number (bytes, 0);
  g_byte_array_append (bytes, (const guint8 *) name, 4);
  return begin;
}

static void
end_chunk (GByteArray *bytes,
           guint       begin)
{
  guint32 length = GUINT32_TO_BE (bytes->len - begin - 8);

  memcpy (bytes->data + begin, &length, sizeof length);
  append_number (bytes, checksum (bytes->data + begin + 4, bytes->len - begin - 4));
}

/* Appends what becomes of @rows, of which nothing is left. */
static gboolean
compress (GConverter     *compressor,
          GByteArray     *rows,
          GConverterFlags flags,
          GByteArray     *bytes,
          GError        **error)
{
  GConverterResult result = G_CONVERTER_CONVERTED;
  gsize            done = 0;

  while (done < rows->len || (flags == G_CONVERTER_INPUT_AT_END && result != G_CONVERTER_FINISHED))
    {
      guint begin = bytes->len;
      gsize n_read, n_written;

      g_byte_array_set_size (bytes, begin + PIECE);
      result = g_converter_convert (compressor, rows->data + done, rows->len - done, bytes->data + begin, PIECE, flags,
                                    &n_read, &n_written, error);
      if (result == G_CONVERTER_ERROR)
        return FALSE;
      g_byte_array_set_size (bytes, begin + (guint) n_written);
      done += n_read;
    }
  g_byte_array_set_size (rows, 0);
  return TRUE;
}

GBytes *
acies_png_new (cairo_surface_t *surface,
               GError         **error)
{
  static const guint8 kind[] = { BITS, RED_GREEN_BLUE, 0, 0, 0 };
  int                 width = cairo_image_surface_get_width (surface);
  int                 height = cairo_image_surface_get_height (surface);
  gsize               stride = (gsize) cairo_image_surface_get_stride (surface);
  const guint8       *data;
  guint               begin;
  g_autoptr (GConverter) compressor = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, LEVEL));
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GByteArray) rows = g_byte_array_new ();

  g_return_val_if_fail (cairo_image_surface_get_format (surface) == CAIRO_FORMAT_RGB24, NULL);

  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  g_byte_array_append (bytes, (const guint8 *) SIGNATURE, SIGNATURE_LENGTH);
  begin = begin_chunk (bytes, "IHDR");
  append_number (bytes, (guint32) width);
  append_number (bytes, (guint32) height);
  g_byte_array_append (bytes, kind, sizeof kind);
  end_chunk (bytes, begin);
  begin = begin_chunk (bytes, "IDAT");
  for (int y = 0; y < height; y++)
    {
      const guint32 *pixels = (const guint32 *) (gconstpointer) (data + (gsize) y * stride);
      gboolean       is_last = y == height - 1;
      guint          row = rows->len;
      guint8        *out;

      /* A row of pixels behind the number of its filter, which is none. */
      g_byte_array_set_size (rows, row + 1 + 3 * (guint) width);
      out = rows->data + row;
      *out++ = 0;
      for (int x = 0; x < width; x++)
        {
          *out++ = (guint8) (pixels[x] >> 16);
          *out++ = (guint8) (pixels[x] >> 8);
          *out++ = (guint8) pixels[x];
        }
      if ((is_last || rows->len > PIECE) &&
          !compress (compressor, rows, is_last ? G_CONVERTER_INPUT_AT_END : G_CONVERTER_NO_FLAGS, bytes, error))
        return NULL;
    }
  end_chunk (bytes, begin);
  end_chunk (bytes, begin_chunk (bytes, "IEND"));
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
acies_png_set_density (GBytes *png,
                       double  dpi)
{
  static const guint8 unit = IN_METRES;
  guint32             density = (guint32) lround (dpi / METRES_PER_INCH);
  gsize               length;
  const guint8       *data;
  GByteArray         *bytes;
  guint               begin;

  g_return_val_if_fail (png != NULL, NULL);
  g_return_val_if_fail (dpi > 0, png);

  data = g_bytes_get_data (png, &length);
  if (length < BEHIND_HEAD || memcmp (data, SIGNATURE, SIGNATURE_LENGTH) != 0 ||
      number_at (data + SIGNATURE_LENGTH) != HEAD_LENGTH || memcmp (data + SIGNATURE_LENGTH + 4, "IHDR", 4) != 0)
    return png;
  for (gsize at = BEHIND_HEAD; at + FRAME_LENGTH <= length && memcmp (data + at + 4, "IDAT", 4) != 0;)
    {
      gsize chunk = (gsize) number_at (data + at) + FRAME_LENGTH;

      if (memcmp (data + at + 4, "pHYs", 4) == 0)
        return png;
      if (chunk > length - at)
        break;
      at += chunk;
    }
  bytes = g_byte_array_sized_new ((guint) length + FRAME_LENGTH + 9);
  g_byte_array_append (bytes, data, BEHIND_HEAD);
  begin = begin_chunk (bytes, "pHYs");
  append_number (bytes, density);
  append_number (bytes, density);
  g_byte_array_append (bytes, &unit, 1);
  end_chunk (bytes, begin);
  g_byte_array_append (bytes, data + BEHIND_HEAD, (guint) (length - BEHIND_HEAD));
  g_bytes_unref (png);
  return g_byte_array_free_to_bytes (bytes);
}

/* --- pictures of any format ------------------------------------------------------------------ */

gboolean
acies_picture_find_format (const char         *name,
                           AciesPictureFormat *format,
                           GError            **error)
{
  static const char *const endings[ACIES_N_PICTURE_FORMATS] = { ".png", ".svg", ".pdf" };
  g_autofree char         *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < ACIES_N_PICTURE_FORMATS; i++)
    if (g_str_has_suffix (lower, endings[i]))
      {
        *format = i;
        return TRUE;
      }
  g_set_error_literal (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_FORMAT,
                       _ ("The file name of a picture must end in .png, .svg or .pdf"));
  return FALSE;
}

cairo_status_t
acies_picture_append (void                *data,
                      const unsigned char *bytes,
                      unsigned int         length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
acies_picture_to_bytes (AciesPictureFormat format,
                        double             width,
                        double             height,
                        double             scale,
                        AciesDrawFunc      draw,
                        gpointer           data,
                        GError           **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GError) cause = NULL;
  cairo_surface_t *surface;
  cairo_t         *cr;
  cairo_status_t   status;
  double           columns = width * scale, rows = height * scale; /* of a PNG */

  if (format == ACIES_PICTURE_PNG &&
      (columns > ACIES_RENDER_MAX_SIDE || rows > ACIES_RENDER_MAX_SIDE || columns * rows > ACIES_RENDER_MAX_PIXELS))
    {
      g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE,
                   /* Translators: a width, and a height */
                   _ ("A picture of %1$.0f × %2$.0f pixels is too large"), columns, rows);
      return NULL;
    }
  surface = format == ACIES_PICTURE_SVG   ? cairo_svg_surface_create_for_stream (acies_picture_append, bytes, width, height)
            : format == ACIES_PICTURE_PDF ? cairo_pdf_surface_create_for_stream (acies_picture_append, bytes, width, height)
                                          : cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (columns - 0.001), (int) ceil (rows - 0.001));
  cr = cairo_create (surface);
  if (format == ACIES_PICTURE_PNG)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      cairo_scale (cr, scale, scale);
    }
  draw (cr, scale, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  if (status == CAIRO_STATUS_SUCCESS && format == ACIES_PICTURE_PNG)
    png = acies_png_new (surface, &cause);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (png != NULL)
    return g_steal_pointer (&png);
  if (status == CAIRO_STATUS_SUCCESS && cause == NULL)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_DRAWING,
               _ ("The picture cannot be drawn: %s"), cause != NULL ? cause->message : cairo_status_to_string (status));
  return NULL;
}
