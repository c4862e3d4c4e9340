/* stacks.c - scenarios with several units on a hex, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/stacks.h"

#include "engine/core/engine.h"
#include "support/lines.h"

void
stacks_set_up (Stacks       *fixture,
               gconstpointer data)
{
  fixture->library = acies_library_new (NULL);
  fixture->ruleset = acies_library_get_ruleset (fixture->library, "ludus", NULL);
  g_assert_nonnull (fixture->ruleset);
  fixture->state = acies_state_new (fixture->ruleset, 7, 6);
  if (data != NULL)
    lines_apply (fixture->state, data, NULL);
}

void
stacks_tear_down (Stacks       *fixture,
                  gconstpointer data)
{
  acies_state_free (fixture->state);
  acies_library_unref (fixture->library);
}

void
stacks_assert (Stacks     *fixture,
               const char *lines,
               const char *dump)
{
  lines_apply (fixture->state, lines, NULL);
  lines_assert_dump (fixture->state, dump);
}
