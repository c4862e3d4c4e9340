/* text-guard.c - whether bytes are text at all
 *
 * GLib says whether they are UTF-8; what they may be instead, people are told here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/text-guard.h"

#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LOOKED_AT 64 /* bytes at the beginning; their zeros tell UTF-16 */

static gsize
count_zeros (const char *data,
             gsize       length)
{
  gsize n = 0;

  for (gsize i = 0; i < length; i++)
    n += data[i] == '\0';

  return n;
}

/* By its mark, or because about every other byte of a text in Latin letters is zero. */
static gboolean
looks_like_utf16 (const char *data,
                  gsize       length)
{
  gsize n = MIN (length, LOOKED_AT);
  gsize zeros = count_zeros (data, n);

  return (n >= 2 && (memcmp (data, "\xff\xfe", 2) == 0 || memcmp (data, "\xfe\xff", 2) == 0)) ||
         (n >= 4 && zeros >= n * 3 / 8 && zeros <= n * 5 / 8);
}

static char *
dup_fault (const char *data,
           gsize       length,
           const char *end)
{
  gsize            left = length - (gsize) (end - data);
  g_autofree char *byte = g_strdup_printf ("%" G_GSIZE_FORMAT, length - left + 1);

  if (count_zeros (data, length) == length)
    return g_strdup (_ ("the file contains only zero bytes"));
  if (looks_like_utf16 (data, length))
    return g_strdup (_ ("this is UTF-16 text; save it again as UTF-8"));
  if (*end == '\0')
    return g_strdup_printf (_ ("not text: byte %s of the file is zero"), byte);
  if (g_utf8_get_char_validated (end, (gssize) left) == (gunichar) -2)
    return g_strdup (_ ("not UTF-8 text: the file ends in the middle of a character"));

  /* Translators: a number, then a byte in hexadecimal */
  return g_strdup_printf (_ ("not UTF-8 text: byte %1$s of the file (0x%2$02X) is not part of a character"), byte, (guchar) *end);
}

/* As most texts are. It is seen many times faster than GLib can say of letters what they are. */
static gboolean
is_ascii (const char *data,
          gsize       length)
{
  guchar all = 0;

  for (gsize i = 0; i < length; i++)
    all |= (guchar) data[i];

  return all < 0x80 && memchr (data, '\0', length) == NULL;
}

gsize
acies_text_valid_length (const char *data,
                         gsize       length)
{
  const char *end;

  /* Nothing at all may have no address. */
  if (length == 0 || is_ascii (data, length))
    return length;
  g_utf8_validate_len (data, length, &end);

  return (gsize) (end - data);
}

gboolean
acies_text_guard (const char *data,
                  gsize       length,
                  const char *name,
                  int         code,
                  GError    **error)
{
  g_autofree char *fault = NULL;
  gsize            valid = acies_text_valid_length (data, length);
  int              line = 1;

  if (valid == length)
    return TRUE;
  fault = dup_fault (data, length, data + valid);
  for (gsize i = 0; i < valid; i++)
    line += data[i] == '\n';
  g_set_error (error, ACIES_FORMAT_ERROR, code, "%s:%d: %s", name, line, fault);

  return FALSE;
}
