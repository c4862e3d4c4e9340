/* png-density.c - how large a PNG is on paper
 *
 * A PNG is a signature and chunks: four bytes of length, four letters, data, and
 * a checksum of letters and data, all numbers with the greatest byte first. pHYs
 * stands before the picture's data (IDAT); behind the head (IHDR) it always does.
 * By hand, as cairo, which writes our PNGs, cannot write that chunk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/png-density.h"

#include <math.h>
#include <string.h>

#define SIGNATURE "\x89PNG\r\n\x1a\n"
#define SIGNATURE_LENGTH 8
#define HEAD_LENGTH 13  /* data of IHDR */
#define FRAME_LENGTH 12 /* of a chunk besides its data */
#define BEHIND_HEAD (SIGNATURE_LENGTH + FRAME_LENGTH + HEAD_LENGTH)
#define METRES_PER_INCH 0.0254
#define IN_METRES 1

/* The polynomial of PNG and of Ethernet, bit by bit: there are 13 bytes. */
static guint32
checksum (const guint8 *data,
          gsize         length)
{
  guint32 sum = 0xffffffff;

  for (gsize i = 0; i < length; i++)
    {
      sum ^= data[i];
      for (guint bit = 0; bit < 8; bit++)
        sum = (sum & 1) != 0 ? 0xedb88320 ^ (sum >> 1) : sum >> 1;
    }
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

static gboolean
has_head (const guint8 *data,
          gsize         length)
{
  return length >= BEHIND_HEAD && memcmp (data, SIGNATURE, SIGNATURE_LENGTH) == 0 && number_at (data + SIGNATURE_LENGTH) == HEAD_LENGTH &&
         memcmp (data + SIGNATURE_LENGTH + 4, "IHDR", 4) == 0;
}

static gboolean
has_density (const guint8 *data,
             gsize         length)
{
  for (gsize at = BEHIND_HEAD; at + FRAME_LENGTH <= length && memcmp (data + at + 4, "IDAT", 4) != 0;)
    {
      gsize chunk = (gsize) number_at (data + at) + FRAME_LENGTH;

      if (memcmp (data + at + 4, "pHYs", 4) == 0)
        return TRUE;
      if (chunk > length - at)
        return FALSE;
      at += chunk;
    }
  return FALSE;
}

static void
append_density (GByteArray *bytes,
                double      dpi)
{
  static const guint8 unit = IN_METRES;
  guint32             density = (guint32) lround (dpi / METRES_PER_INCH);
  guint               begin;

  append_number (bytes, 9);
  begin = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "pHYs", 4);
  append_number (bytes, density);
  append_number (bytes, density);
  g_byte_array_append (bytes, &unit, 1);
  append_number (bytes, checksum (bytes->data + begin, bytes->len - begin));
}

GBytes *
acies_png_set_density (GBytes *png,
                       double  dpi)
{
  gsize         length;
  const guint8 *data;
  GByteArray   *bytes;

  g_return_val_if_fail (png != NULL, NULL);
  g_return_val_if_fail (dpi > 0, png);

  data = g_bytes_get_data (png, &length);
  if (!has_head (data, length) || has_density (data, length))
    return png;
  bytes = g_byte_array_sized_new ((guint) length + FRAME_LENGTH + 9);
  g_byte_array_append (bytes, data, BEHIND_HEAD);
  append_density (bytes, dpi);
  g_byte_array_append (bytes, data + BEHIND_HEAD, (guint) (length - BEHIND_HEAD));
  g_bytes_unref (png);
  return g_byte_array_free_to_bytes (bytes);
}
