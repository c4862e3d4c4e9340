/* test-formats-scenario.c - scenarios come back byte for byte, others are brought into form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/data.h"

#include <string.h>

typedef struct
{
  AciesLibrary *library;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  self->library = acies_library_new (NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_library_unref (self->library);
}

static void
assert_written (const AciesState *state,
                GBytes           *expected)
{
  g_autofree char *written = acies_scenario_write (state);
  g_autofree char *text = g_strndup (g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));

  g_assert_cmpstr (written, ==, text);
}

static void
bundled_come_back (Fixture      *self,
                   gconstpointer unused)
{
  g_auto (GStrv) paths = data_list_scenarios (self->library);

  g_assert_cmpuint (g_strv_length (paths), ==, 36);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i]);
      g_autoptr (AciesState) state = data_read_good (self->library, bytes, paths[i]);

      assert_written (state, bytes);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/formats/scenario/bundled-come-back", Fixture, NULL, set_up, bundled_come_back, tear_down);

  return g_test_run ();
}
