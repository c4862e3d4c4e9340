/* battles.c - the battles and templates that come with the rulesets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/battles.h"

#include "engine/core/engine.h"
#include "support/data.h"

#include <string.h>

const char *const battle_names[N_BATTLES] = { "elis", "aous", "cynoscephalae", "pydna" };

/* "elis", of the path of its file. */
static char *
dup_name (const char *path)
{
  char *name = g_path_get_basename (path);

  *strrchr (name, '.') = '\0';

  return name;
}

static void
add_names (GPtrArray *names,
           char     **paths)
{
  for (guint i = 0; paths[i] != NULL; i++)
    g_ptr_array_add (names, dup_name (paths[i]));
}

char **
battles_list (AciesLibrary *library,
              const char   *ruleset_id)
{
  g_auto (GStrv) battles = acies_library_list_scenarios (library, ruleset_id);
  g_auto (GStrv) templates = acies_library_list_templates (library, ruleset_id);
  GPtrArray *names = g_ptr_array_new ();

  add_names (names, battles);
  add_names (names, templates);
  g_ptr_array_add (names, NULL);

  return (char **) g_ptr_array_free (names, FALSE);
}

AciesState *
battle_load (AciesLibrary *library,
             const char   *name)
{
  g_auto (GStrv) paths = data_list_scenarios (library);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *found = dup_name (paths[i]);
      g_autoptr (GBytes) bytes = NULL;

      if (!g_str_equal (found, name))
        continue;
      bytes = data_load (paths[i]);
      return data_read_good (library, bytes, name);
    }

  g_error ("there is no battle %s", name);
}

GPtrArray *
battles_load_all (AciesLibrary *library,
                  const char   *ruleset_id)
{
  g_auto (GStrv) paths = acies_library_list_scenarios (library, ruleset_id);
  GPtrArray *battles = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_state_free);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *name = dup_name (paths[i]);

      g_ptr_array_add (battles, battle_load (library, name));
    }

  return battles;
}

AciesState *
battle_load_first (AciesLibrary *library,
                   const char   *ruleset_id)
{
  g_auto (GStrv) names = battles_list (library, ruleset_id);

  return battle_load (library, names[0]);
}

static void
add_test (const char   *prefix,
          const char   *name,
          const char   *suffix,
          GTestDataFunc func)
{
  g_autofree char *path = g_strjoin ("/", prefix, name, suffix, NULL);

  /* Kept for good: of a test that is not chosen nobody frees the data. */
  g_test_add_data_func (path, g_intern_string (name), func);
}

gboolean
ruleset_is_on_hexes (const AciesRuleset *ruleset)
{
  return ruleset->layout == ACIES_BOARD_HEXES;
}

gboolean
ruleset_goes_anywhere (const AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_properties; i++)
    if (ruleset->properties[i].kind == ACIES_PROPERTY_FACING)
      return FALSE;

  return ruleset_is_on_hexes (ruleset);
}

gboolean
ruleset_has_fights (const AciesRuleset *ruleset)
{
  return ruleset->procs->reach.march != NULL;
}

gboolean
ruleset_has_cards (const AciesRuleset *ruleset)
{
  return ruleset->n_cards > 0;
}

static gboolean
is_wanted (AciesLibrary *library,
           const char   *ruleset_id,
           RulesetFilter where)
{
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, ruleset_id, NULL);

  return where == NULL || (ruleset != NULL && where (ruleset));
}

void
battles_add_tests_where (AciesLibrary *library,
                         RulesetFilter where,
                         const char   *prefix,
                         const char   *suffix,
                         GTestDataFunc func)
{
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      g_auto (GStrv) names = battles_list (library, rulesets[i]);

      for (guint j = 0; names[j] != NULL && is_wanted (library, rulesets[i], where); j++)
        add_test (prefix, names[j], suffix, func);
    }
}

void
battles_add_tests (AciesLibrary *library,
                   const char   *prefix,
                   const char   *suffix,
                   GTestDataFunc func)
{
  battles_add_tests_where (library, NULL, prefix, suffix, func);
}

void
rulesets_add_tests_where (AciesLibrary *library,
                          RulesetFilter where,
                          const char   *prefix,
                          const char   *suffix,
                          GTestDataFunc func)
{
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  for (guint i = 0; rulesets[i] != NULL; i++)
    if (is_wanted (library, rulesets[i], where))
      add_test (prefix, rulesets[i], suffix, func);
}

void
rulesets_add_tests (AciesLibrary *library,
                    const char   *prefix,
                    const char   *suffix,
                    GTestDataFunc func)
{
  rulesets_add_tests_where (library, NULL, prefix, suffix, func);
}
