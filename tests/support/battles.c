/* battles.c - the four battles that come with Rome vs Macedon
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/battles.h"

#include "support/data.h"

const char *const battle_names[N_BATTLES] = { "elis", "aous", "cynoscephalae", "pydna" };

AciesState *
battle_load (AciesLibrary *library,
             const char   *name)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (library, "rome-vs-macedon");
  g_autofree char *base = g_strconcat (name, ".acies", NULL);
  g_autofree char *path = g_build_filename (folder, "scenarios", base, NULL);
  g_autoptr (GBytes) bytes = data_load (path);

  return data_read_good (library, bytes, base);
}
