/* rulesets.c - from the name in a ruleset file to its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rulesets.h"

#include "rulesets/rome-vs-carthage/rvc.h"
#include "rulesets/rome-vs-macedon/rvm.h"

static const AciesProcs *const known[] = {
  &acies_rvm_procs,
  &acies_rvc_procs,
  NULL,
};

const AciesProcs *
acies_rulesets_find_procs (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (guint i = 0; known[i] != NULL; i++)
    {
      if (g_str_equal (known[i]->id, id))
        return known[i];
    }

  return NULL;
}

const AciesProcs *const *
acies_rulesets_list_procs (void)
{
  return known;
}
