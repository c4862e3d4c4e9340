/* register.c - the games of gladiators are known to the program that this is linked to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "rulesets/rulesets.h"

/* Before main(): the programs are those of the other games, to the letter. */
__attribute__ ((constructor)) static void
know_the_arena (void)
{
  acies_rulesets_register (&acies_are_procs);
  acies_rulesets_register (acies_are_pit_procs ());
}
