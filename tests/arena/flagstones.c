/* flagstones.c - a bout of gladiators on squares, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/flagstones.h"

#include "support/data.h"

char *
flagstones_dup_path (void)
{
  return g_test_build_filename (G_TEST_DIST, "squares", "rulesets", "arena-squares", "scenarios", "flagstones.acies", NULL);
}

void
flagstones_set_up (Flagstones   *self,
                   gconstpointer data)
{
  g_autofree char *path = flagstones_dup_path ();

  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, "arena-squares", NULL);
  g_assert_nonnull (self->ruleset);
  self->bytes = data_load (path);
  self->state = data_read_good (self->library, self->bytes, path);
}

void
flagstones_tear_down (Flagstones   *self,
                      gconstpointer data)
{
  acies_state_free (self->state);
  g_bytes_unref (self->bytes);
  acies_library_unref (self->library);
}

AciesCommand
flagstones_command (const char         *line,
                    const AciesRuleset *ruleset)
{
  AciesCommand command;
  g_autoptr (GError) error = NULL;

  acies_command_parse (line, ruleset, &command, &error);
  g_assert_no_error (error);

  return command;
}
