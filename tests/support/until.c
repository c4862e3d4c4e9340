/* until.c - lets the main loop go on until something is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/until.h"

#include <string.h>

#define NAP 1000    /* microseconds */
#define MOST 30000  /* naps */
#define QUIET 30    /* naps after which nothing comes any more; a frame lasts 17 ms */
#define ENDLESS 500 /* naps altogether: a clock may beat for ever */
#define SOON 200    /* milliseconds; what is kept for later has longer clocks, and shows nothing */

/* Does one thing, or takes a nap. Returns: how many naps were taken */
static guint
go_on (void)
{
  if (g_main_context_iteration (NULL, FALSE))
    return 0;
  g_usleep (NAP);
  return 1;
}

void
run_until (UntilFunc     is_so,
           gconstpointer data)
{
  guint naps = 0;

  while (!is_so (data))
    {
      g_assert_cmpuint (naps, <, MOST);
      naps += go_on ();
    }
}

/* Whether a clock will bring something soon. */
static gboolean
is_due_soon (void)
{
  GMainContext *context = g_main_context_default ();
  int           timeout = -1;
  int           priority;

  g_main_context_prepare (context, &priority);
  g_main_context_query (context, G_MAXINT, &timeout, NULL, 0);
  return timeout >= 0 && timeout <= SOON;
}

/* Whether a thread runs, or would if it had a processor; this one does. */
static gboolean
are_others_at_work (void)
{
  g_autoptr (GDir) tasks = g_dir_open ("/proc/self/task", 0, NULL);
  const char *task;
  guint       running = 0;

  while ((task = g_dir_read_name (tasks)))
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", task, "stat", NULL);
      g_autofree char *stat = NULL;
      const char      *end = g_file_get_contents (path, &stat, NULL, NULL) ? strrchr (stat, ')') : NULL;

      running += end && (end[2] == 'R' || end[2] == 'D');
    }
  return running > 1;
}

void
run_until_quiet (void)
{
  guint all = 0;
  guint quiet = 0;

  while (quiet < QUIET && all < ENDLESS)
    {
      guint naps = go_on ();

      all += naps;
      quiet = naps && !is_due_soon () && !are_others_at_work () ? quiet + 1 : 0;
    }
}
