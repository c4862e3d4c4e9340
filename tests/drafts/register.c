/* register.c - drafts of games are known to the program that this is linked to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"
#include "rulesets/rulesets.h"

/* Before main(). */
__attribute__ ((constructor)) static void
know_the_drafts (void)
{
  acies_rulesets_register (&acies_bp_procs);
}
