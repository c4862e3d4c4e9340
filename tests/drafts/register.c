/* register.c - games that are drafts are known to the program that this is linked to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"
#include "rulesets/rulesets.h"

__attribute__ ((constructor)) static void
know_the_drafts (void)
{
  acies_rulesets_register (&acies_leg_procs);
}
