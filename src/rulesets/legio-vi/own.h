/* own.h - Legio VI: commands and notes that only this game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/procs.h"

G_BEGIN_DECLS

#define LVI_NOTE_PHASE      ACIES_OWN_NOTE (0)  /* number: of the phase that begins */
#define LVI_NOTE_INITIATIVE ACIES_OWN_NOTE (1)  /* side, dice: has it in this turn; no dice where it is given */
#define LVI_NOTE_EQUAL      ACIES_OWN_NOTE (2)  /* dice: they are rolled again */
#define LVI_NOTE_SHAKEN     ACIES_OWN_NOTE (3)  /* unit, hex */
#define LVI_NOTE_RALLIED    ACIES_OWN_NOTE (4)  /* unit, hex */
#define LVI_N_NOTES         5

/* words.c */
extern const AciesOwnNote acies_lvi_notes[LVI_N_NOTES];

G_END_DECLS
