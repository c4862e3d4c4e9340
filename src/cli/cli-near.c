/* cli-near.c - which word somebody meant
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-near.h"

#include "engine/board/texts.h"

#include <string.h>

char *
acies_cli_squash (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  GString         *squashed = g_string_new (NULL);

  for (const char *c = folded; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      g_string_append_unichar (squashed, g_utf8_get_char (c));

  return g_string_free (squashed, FALSE);
}

/* How many letters have to be put in, left out, replaced, or swapped with the next. */
static guint
distance (const char *a,
          const char *b)
{
  gsize             n = strlen (b);
  g_autofree guint *before = g_new0 (guint, n + 1);
  g_autofree guint *last = g_new0 (guint, n + 1);
  g_autofree guint *row = g_new0 (guint, n + 1);

  for (gsize j = 0; j <= n; j++)
    last[j] = (guint) j;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      row[0] = (guint) i;
      for (gsize j = 1; j <= n; j++)
        {
          row[j] = MIN (MIN (last[j], row[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            row[j] = MIN (row[j], before[j - 2] + 1);
        }
      memcpy (before, last, (n + 1) * sizeof *row);
      memcpy (last, row, (n + 1) * sizeof *row);
    }

  return last[n];
}

const char *
acies_cli_near (const char      *word,
                const GPtrArray *words)
{
  g_autofree char *mine = acies_cli_squash (word);
  const char      *nearest = NULL;
  guint            least = (guint) MIN (strlen (mine) / 2, 3) + 1;

  if (strlen (mine) > ACIES_LONGEST_QUOTE)
    return NULL;
  for (guint i = 0; i < words->len; i++)
    {
      g_autofree char *other = acies_cli_squash (words->pdata[i]);
      guint            d = distance (mine, other);

      if (d >= least)
        continue;
      least = d;
      nearest = words->pdata[i];
    }

  return nearest;
}
