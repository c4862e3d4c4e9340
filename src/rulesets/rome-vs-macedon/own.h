/* own.h - Rome vs Macedon: commands and notes that only this game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Commands that only this game has: rvm.c lists them. */
#define RVM_COMMAND_ENTER ACIES_OWN_COMMAND (0)
#define RVM_COMMAND_SWAP  ACIES_OWN_COMMAND (1)
#define RVM_COMMAND_STEP  ACIES_OWN_COMMAND (2)

extern const AciesVerb acies_rvm_swap_verb, acies_rvm_step_verb;

/* What only this game tells: notes.c. */
#define RVM_NOTE_NO_ORDER_CARD ACIES_OWN_NOTE (0) /* side */
#define RVM_NOTE_STAYS_OUT     ACIES_OWN_NOTE (1) /* unit: in reserve for good */
#define RVM_NOTE_SWAPPED       ACIES_OWN_NOTE (2) /* unit from hex, other from to: changed places */
#define RVM_NOTE_STEPPED       ACIES_OWN_NOTE (3) /* unit, hex, to: back, before its move */
#define RVM_NOTE_MOVES_END     ACIES_OWN_NOTE (4) /* side: ends its moves and attacks */
#define RVM_NOTE_CAMP          ACIES_OWN_NOTE (5) /* side: whose camp an enemy holds, hex */
#define RVM_NOTE_MARK_LOST     ACIES_OWN_NOTE (6) /* unit, hex, number: the mark: it was taken from it */
#define RVM_NOTE_IGNORED_HITS  ACIES_OWN_NOTE (7) /* unit, number, rule */
#define RVM_N_NOTES            8

extern const AciesOwnNote acies_rvm_notes[RVM_N_NOTES];

G_END_DECLS
