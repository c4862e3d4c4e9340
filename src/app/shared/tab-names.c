/* tab-names.c - what tabs are called, so that each can be told from the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/tab-names.h"

#include "app/shared/place-text.h"

#include <glib/gi18n.h>

#define MOST_FOLDERS 100 /* no tab is as wide */

/* The name of the file and @n_folders above it, or the whole way to it where there are no more. */
static char *
dup_end (GFile *file,
         guint  n_folders)
{
  g_autofree char *way = acies_place_text (file);
  g_auto (GStrv) parts = g_strsplit (way, "/", -1);
  guint n = g_strv_length (parts);

  return n_folders + 1 >= n ? g_steal_pointer (&way) : g_strjoinv ("/", parts + n - n_folders - 1);
}

static char *
dup_where (const AciesTabPlace *place,
           guint                n_folders)
{
  if (place->word != NULL || place->file == NULL)
    return g_strdup (place->word);
  return dup_end (place->file, n_folders);
}

static gboolean
are_same_file (const AciesTabPlace *a,
               const AciesTabPlace *b)
{
  if (a->word != NULL || b->word != NULL || a->file == NULL || b->file == NULL)
    return g_strcmp0 (a->word, b->word) == 0;
  return g_file_equal (a->file, b->file);
}

/* As few folders as it takes to tell @self from all of its title. */
static char *
dup_distinct (const AciesTabPlace *places,
              guint                n,
              guint                self)
{
  guint n_folders = 0;

  for (guint i = 0; i < n && n_folders < MOST_FOLDERS; i++)
    {
      g_autofree char *mine = NULL;
      g_autofree char *other = NULL;

      if (!g_str_equal (places[i].title, places[self].title) || are_same_file (&places[i], &places[self]))
        continue;
      mine = dup_where (&places[self], n_folders);
      other = dup_where (&places[i], n_folders);
      if (g_strcmp0 (mine, other) != 0)
        continue;
      n_folders++;
      i = G_MAXUINT; /* the others may have these folders, too: from the first one on */
    }
  return dup_where (&places[self], n_folders);
}

static guint
count_of_title (const AciesTabPlace *places,
                guint                n,
                const char          *title)
{
  guint count = 0;

  for (guint i = 0; i < n; i++)
    count += g_str_equal (places[i].title, title);
  return count;
}

/* How many of the same place and title stand before it. */
static guint
count_before (const AciesTabPlace *places,
              guint                self)
{
  guint count = 0;

  for (guint i = 0; i < self; i++)
    count += g_str_equal (places[i].title, places[self].title) && are_same_file (&places[i], &places[self]);
  return count;
}

static char *
dup_name (const AciesTabPlace *places,
          guint                n,
          guint                self)
{
  guint            before = count_before (places, self);
  g_autofree char *where = NULL;

  if (count_of_title (places, n, places[self].title) == 1)
    return g_strdup (places[self].title);
  where = dup_distinct (places, n, self);
  if (before == 0)
    /* Translators: a tab: the title of a battle that another tab has, too; the name of its file */
    return g_strdup_printf (_ ("%1$s · %2$s"), places[self].title, where);
  /* Translators: the same for the second tab and the next ones of that title and place; their number */
  return g_strdup_printf (_ ("%1$s · %2$s (%3$u)"), places[self].title, where, before + 1);
}

char **
acies_tab_names (const AciesTabPlace *places,
                 guint                n)
{
  char **names = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = dup_name (places, n, i);
  return names;
}
