/* pit.c - the game of gladiators as one that lacks what it can
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"

const AciesProcs *
acies_are_pit_procs (void)
{
  static AciesProcs pit;

  pit = acies_are_procs;
  pit.id = "pit";
  pit.lacks = ACIES_LACKS_ROUNDS | ACIES_LACKS_HAND_SIZE | ACIES_LACKS_ENTRIES | ACIES_LACKS_MORALE | ACIES_LACKS_FIGURES;

  return &pit;
}
