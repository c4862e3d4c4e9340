/* rulesets.c - from the name in a ruleset file to its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rulesets.h"

#include "engine/odds/odds.h"
#include "rulesets/battle-of-legends/carthage.h"
#include "rulesets/battle-of-legends/macedon.h"
#include "rulesets/battleplay/battleplay.h"
#include "rulesets/legio-vi/legio-vi.h"
#include "rulesets/legions/legions.h"

#define MAX_GAMES 16

/* Only grows, and only while a program starts. */
static const AciesProcs *known[MAX_GAMES + 1] = {
  &acies_rvm_procs,
  &acies_rvc_procs,
  &acies_bp_procs,
  &acies_lvi_procs,
  &acies_leg_procs,
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

const char *
acies_rulesets_find_missing (const AciesProcs *procs)
{
  const char *missing = acies_procs_find_missing (procs);

  return missing != NULL ? missing : acies_odds_procs_find_missing (procs);
}

void
acies_rulesets_register (const AciesProcs *procs)
{
  guint n = 0;

  g_return_if_fail (acies_rulesets_find_missing (procs) == NULL);
  g_return_if_fail (acies_rulesets_find_procs (procs->id) == NULL);

  while (known[n] != NULL)
    n++;
  g_return_if_fail (n < MAX_GAMES);

  known[n] = procs;
}

const AciesProcs *const *
acies_rulesets_list_procs (void)
{
  return known;
}
