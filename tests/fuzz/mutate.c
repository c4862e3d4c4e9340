/* mutate.c - inputs made of others by chance, the same ones every time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz/mutate.h"

#include <string.h>

/* At the edges of what any number may be. */
static const char *const numbers[] = { "0", "1", "-1", "2", "63", "64", "65", "127", "128", "255", "256", "32767", "32768", "65535", "65536",
                                       "2147483647", "2147483648", "-2147483648", "4294967296", "18446744073709551616", "1e9", "0x10", "" };

/* What stands between the quotes: \\, \" and \x with two digits stand for a byte. */
static char *
dup_word (const char *quoted)
{
  GString *word = g_string_new (NULL);

  for (const char *at = quoted; *at != '\0'; at++)
    if (at[0] == '\\' && at[1] == 'x' && g_ascii_isxdigit (at[2]) && g_ascii_isxdigit (at[3]))
      {
        g_string_append_c (word, (char) (g_ascii_xdigit_value (at[2]) << 4 | g_ascii_xdigit_value (at[3])));
        at += 3;
      }
    else
      {
        at += at[0] == '\\' && at[1] != '\0';
        g_string_append_c (word, *at);
      }

  return g_string_free (word, FALSE);
}

GPtrArray *
mutate_read_words (const char *path)
{
  GPtrArray       *words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("%s cannot be read", path);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *first = strchr (lines[i], '"');
      char *last = strrchr (lines[i], '"');

      if (lines[i][0] == '#' || first == NULL || first == last)
        continue;
      *last = '\0';
      g_ptr_array_add (words, dup_word (first + 1));
    }

  return words;
}

static gsize
below (AciesAiRng *rng,
       gsize       n)
{
  return acies_ai_rng_below (rng, (guint) n);
}

static void
put (GByteArray *bytes,
     gsize       at,
     const void *data,
     gsize       n)
{
  guint old = bytes->len;

  if (n == 0 || old + n > MUTATE_MAX_BYTES)
    return;
  g_byte_array_set_size (bytes, (guint) (old + n));
  memmove (bytes->data + at + n, bytes->data + at, old - at);
  memcpy (bytes->data + at, data, n);
}

static void
cut (GByteArray *bytes,
     gsize       at,
     gsize       n)
{
  n = MIN (n, bytes->len - at);
  if (n > 0)
    g_byte_array_remove_range (bytes, (guint) at, (guint) n);
}

/* Another number in place of the first one after @at. */
static void
change_number (GByteArray *bytes,
               gsize       at,
               AciesAiRng *rng)
{
  const char *number = numbers[below (rng, G_N_ELEMENTS (numbers))];
  gsize       end;

  while (at < bytes->len && !g_ascii_isdigit (bytes->data[at]))
    at++;
  for (end = at; end < bytes->len && g_ascii_isdigit (bytes->data[end]);)
    end++;
  cut (bytes, at, end - at);
  put (bytes, at, number, strlen (number));
}

/* A part of any of the seeds, which often is the same one. */
static void
splice (GByteArray      *bytes,
        gsize            at,
        const GPtrArray *seeds,
        AciesAiRng      *rng)
{
  gsize         length;
  const guint8 *other = g_bytes_get_data (g_ptr_array_index (seeds, below (rng, seeds->len)), &length);
  gsize         from = below (rng, length + 1);

  put (bytes, at, other + from, below (rng, MIN (length - from, 400) + 1));
}

static void
change (GByteArray      *bytes,
        const GPtrArray *seeds,
        const GPtrArray *words,
        AciesAiRng      *rng)
{
  gsize       at = below (rng, bytes->len + 1);
  const char *word = g_ptr_array_index (words, below (rng, words->len));
  guint8      byte = (guint8) below (rng, 256);

  switch (below (rng, 8))
    {
    case 0:
      if (at < bytes->len)
        bytes->data[at] ^= (guint8) (1u << below (rng, 8));
      break;
    case 1:
      put (bytes, at, &byte, 1);
      break;
    case 2:
      cut (bytes, at, 1 + below (rng, 64));
      break;
    case 3:
      put (bytes, at, word, strlen (word));
      break;
    case 4:
      cut (bytes, at, strlen (word));
      put (bytes, at, word, strlen (word));
      break;
    case 5:
      splice (bytes, at, seeds, rng);
      break;
    default:
      change_number (bytes, at, rng);
      break;
    }
}

GBytes *
mutate (const GPtrArray *seeds,
        const GPtrArray *words,
        AciesAiRng      *rng)
{
  GByteArray   *bytes = g_byte_array_new ();
  gsize         length;
  const guint8 *seed = g_bytes_get_data (g_ptr_array_index (seeds, below (rng, seeds->len)), &length);

  g_byte_array_append (bytes, seed, (guint) MIN (length, MUTATE_MAX_BYTES));
  for (gsize n = 1 + below (rng, 4); n > 0; n--)
    change (bytes, seeds, words, rng);

  return g_byte_array_free_to_bytes (bytes);
}
