/* own.h - BattlePlay: commands and notes that only this game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

#define BP_COMMAND_DEPLOY    ACIES_OWN_COMMAND (0)
#define BP_COMMAND_TAKE_BACK ACIES_OWN_COMMAND (1)
#define BP_COMMAND_FIGHT     ACIES_OWN_COMMAND (2)
#define BP_COMMAND_SWAP      ACIES_OWN_COMMAND (3)
#define BP_COMMAND_AGAIN     ACIES_OWN_COMMAND (4)
#define BP_COMMAND_PREPARE   ACIES_OWN_COMMAND (5)
#define BP_COMMAND_WATERWAY  ACIES_OWN_COMMAND (6)
#define BP_COMMAND_HOLD      ACIES_OWN_COMMAND (7)
#define BP_N_VERBS           8

#define BP_NOTE_PHASE      ACIES_OWN_NOTE (0)  /* number: of the phase that begins */
#define BP_NOTE_LAID       ACIES_OWN_NOTE (1)  /* hex, number: terrain that lies there now */
#define BP_NOTE_DISCARDED  ACIES_OWN_NOTE (2)  /* card: a tile that finds no place */
#define BP_NOTE_HILL_ROLL  ACIES_OWN_NOTE (3)  /* side, hex, dice: for a hill; number: stars of its general, number2: the symbol to beat, and 1 more */
#define BP_NOTE_HILL_WON   ACIES_OWN_NOTE (4)  /* side, hex */
#define BP_NOTE_HILL_STAYS ACIES_OWN_NOTE (5)  /* hex */
#define BP_NOTE_PREPARED   ACIES_OWN_NOTE (6)  /* side, number: BP_PREPARE_... */
#define BP_NOTE_DEPLOYED   ACIES_OWN_NOTE (7)  /* unit, hex */
#define BP_NOTE_TOOK_BACK  ACIES_OWN_NOTE (8)  /* side, hex */
#define BP_NOTE_READY      ACIES_OWN_NOTE (9)  /* side: has laid out its army */
#define BP_NOTE_REVEALED   ACIES_OWN_NOTE (10)
#define BP_NOTE_SEEN       ACIES_OWN_NOTE (11) /* unit, hex: turned up by Scouts */
#define BP_NOTE_SWAPPED    ACIES_OWN_NOTE (12) /* side, hex, to */
#define BP_NOTE_WITHDREW   ACIES_OWN_NOTE (13) /* unit, hex: foot skirmishers leave */
#define BP_NOTE_LEADS      ACIES_OWN_NOTE (14) /* unit, hex: a general joins */
#define BP_NOTE_WOUNDED    ACIES_OWN_NOTE (15) /* unit, hex */
#define BP_NOTE_SUCCEEDED  ACIES_OWN_NOTE (16) /* side, number: stars of who takes over */
#define BP_NOTE_TO_RESERVE ACIES_OWN_NOTE (17) /* unit, hex: a general left alone */
#define BP_NOTE_RALLIED    ACIES_OWN_NOTE (18) /* unit, hex */
#define BP_NOTE_AGAIN      ACIES_OWN_NOTE (19) /* side, dice: how they lie now */
#define BP_NOTE_HELD       ACIES_OWN_NOTE (20) /* unit, hex: a cross that came to nothing */
#define BP_NOTE_CEASED     ACIES_OWN_NOTE (21) /* side: does no more in this phase */
#define BP_NOTE_ROLLS      ACIES_OWN_NOTE (22) /* unit, hex, other, to, reason: dice, and what they come from */
#define BP_NOTE_ROLLS_BACK ACIES_OWN_NOTE (23) /* the same, in answer */
#define BP_N_NOTES         24

/* words.c */
extern const AciesOwnNote acies_bp_notes[BP_N_NOTES];
extern const AciesVerb    acies_bp_verbs[BP_N_VERBS];

G_END_DECLS
