/* until.c - lets the main loop go on until something is so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/until.h"

#define NAP 1000   /* microseconds */
#define MOST 30000 /* naps */
#define QUIET 500

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

void
run_until_quiet (void)
{
  guint naps = 0;

  while (naps < QUIET)
    naps += go_on ();
}
