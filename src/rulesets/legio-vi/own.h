/* own.h - Legio VI: commands and notes that only this game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

#define LVI_COMMAND_GO      ACIES_OWN_COMMAND (0)
#define LVI_COMMAND_ADD     ACIES_OWN_COMMAND (1)
#define LVI_COMMAND_WHEEL   ACIES_OWN_COMMAND (2)
#define LVI_COMMAND_TURN    ACIES_OWN_COMMAND (3)
#define LVI_COMMAND_FORM    ACIES_OWN_COMMAND (4)
#define LVI_COMMAND_STEP    ACIES_OWN_COMMAND (5)
#define LVI_COMMAND_REDRESS ACIES_OWN_COMMAND (6)
#define LVI_COMMAND_FORM_UP ACIES_OWN_COMMAND (7)
#define LVI_COMMAND_RE_FORM ACIES_OWN_COMMAND (8)
#define LVI_COMMAND_STEADY  ACIES_OWN_COMMAND (9)
#define LVI_COMMAND_INSPIRE ACIES_OWN_COMMAND (10)
#define LVI_COMMAND_THEN    ACIES_OWN_COMMAND (11)
#define LVI_COMMAND_QUARRY  ACIES_OWN_COMMAND (12)
#define LVI_COMMAND_SWAY    ACIES_OWN_COMMAND (13)
#define LVI_N_VERBS         14

#define LVI_NOTE_PHASE      ACIES_OWN_NOTE (0)  /* number: of the phase that begins */
#define LVI_NOTE_INITIATIVE ACIES_OWN_NOTE (1)  /* side, dice: has it in this turn; no dice where it is given */
#define LVI_NOTE_EQUAL      ACIES_OWN_NOTE (2)  /* dice: they are rolled again */
#define LVI_NOTE_SHAKEN     ACIES_OWN_NOTE (3)  /* unit, hex */
#define LVI_NOTE_RALLIED    ACIES_OWN_NOTE (4)  /* unit, hex */
#define LVI_NOTE_DISORDER   ACIES_OWN_NOTE (5)  /* unit, hex, number: points it takes */
#define LVI_NOTE_KILLED     ACIES_OWN_NOTE (6)  /* unit, hex: a leader */
#define LVI_NOTE_REFUGE     ACIES_OWN_NOTE (7)  /* unit, hex, to: a leader without a unit joins another */
#define LVI_NOTE_GAVE_WAY   ACIES_OWN_NOTE (8)  /* unit, hex, to: light troops */
#define LVI_NOTE_TIRED      ACIES_OWN_NOTE (9)  /* unit, hex */
#define LVI_NOTE_TURNED     ACIES_OWN_NOTE (10) /* unit, hex: wheels, faces about */
#define LVI_NOTE_FORMED     ACIES_OWN_NOTE (11) /* unit, hex: takes another formation */
#define LVI_NOTE_REDRESSED  ACIES_OWN_NOTE (12) /* unit, hex */
#define LVI_NOTE_FORMED_UP  ACIES_OWN_NOTE (13) /* unit, hex */
#define LVI_NOTE_WOUNDED    ACIES_OWN_NOTE (14) /* unit, hex: a leader */
#define LVI_NOTE_STEADIED   ACIES_OWN_NOTE (15) /* unit, hex */
#define LVI_NOTE_INSPIRED   ACIES_OWN_NOTE (16) /* unit, hex */
#define LVI_NOTE_HALTED     ACIES_OWN_NOTE (17) /* unit, hex: by its control test; so below */
#define LVI_NOTE_REPEATS    ACIES_OWN_NOTE (18) /* unit, hex */
#define LVI_NOTE_OBEYS      ACIES_OWN_NOTE (19) /* unit, hex: is under control again */
#define LVI_NOTE_REPLACED   ACIES_OWN_NOTE (20) /* unit, hex: a second in command */
#define LVI_NOTE_CRITICAL   ACIES_OWN_NOTE (21) /* unit, hex */
#define LVI_NOTE_RAMPAGES   ACIES_OWN_NOTE (22) /* unit, hex: one of its models */
#define LVI_NOTE_RAMPAGED   ACIES_OWN_NOTE (23) /* unit, hex, to: where it stops */
#define LVI_NOTE_RAN_OFF    ACIES_OWN_NOTE (24) /* unit, hex: over the edge */
#define LVI_NOTE_GAPS       ACIES_OWN_NOTE (25) /* unit, hex: lets animals through its ranks */
#define LVI_NOTE_STOPPED    ACIES_OWN_NOTE (26) /* unit, hex: destroyed by its drivers */
#define LVI_NOTE_CHARGES    ACIES_OWN_NOTE (27) /* unit, hex, to: it declares a charge */
#define LVI_NOTE_OVERRUN    ACIES_OWN_NOTE (28) /* unit, hex: chariots that are charged */
#define LVI_NOTE_COUNTERS   ACIES_OWN_NOTE (29) /* unit, hex */
#define LVI_NOTE_EVADED     ACIES_OWN_NOTE (30) /* unit, hex, to; so below */
#define LVI_NOTE_MET_NOBODY ACIES_OWN_NOTE (31)
#define LVI_NOTE_PASSED     ACIES_OWN_NOTE (32)
#define LVI_NOTE_MET        ACIES_OWN_NOTE (33)
#define LVI_NOTE_LED        ACIES_OWN_NOTE (34) /* unit, hex: a leader who hits */
#define LVI_NOTE_RESULT     ACIES_OWN_NOTE (35) /* side: with more hits, number: its hits, number2: those of its enemy */
#define LVI_NOTE_RELIEVED   ACIES_OWN_NOTE (36) /* unit, hex */
#define LVI_NOTE_FELL_BACK  ACIES_OWN_NOTE (37) /* unit, hex, to; so below */
#define LVI_NOTE_BEHIND     ACIES_OWN_NOTE (38)
#define LVI_NOTE_FLED       ACIES_OWN_NOTE (39)
#define LVI_NOTE_FOLLOWED   ACIES_OWN_NOTE (40)
#define LVI_NOTE_PURSUED    ACIES_OWN_NOTE (41)
#define LVI_NOTE_NO_WAY     ACIES_OWN_NOTE (42) /* unit, hex; so below */
#define LVI_NOTE_ROUTS      ACIES_OWN_NOTE (43)
#define LVI_NOTE_LEFT       ACIES_OWN_NOTE (44)
#define LVI_NOTE_CAUGHT     ACIES_OWN_NOTE (45)
#define LVI_NOTE_LOOTS      ACIES_OWN_NOTE (46)
#define LVI_NOTE_HACKED     ACIES_OWN_NOTE (47) /* unit, hex, dice, number: bases that it loses, number2: from which number each */
/* Rolls: unit, hex, what was rolled (dice, or one die as a number) and what it comes to. */
#define LVI_NOTE_CONTROL    ACIES_OWN_NOTE (48) /* number: the die, number2: the sum; reason: why it is tested */
#define LVI_NOTE_MOVE_ROLLED ACIES_OWN_NOTE (49) /* dice, number: hexes */
#define LVI_NOTE_FLIGHT_ROLLED ACIES_OWN_NOTE (50) /* dice, number: hexes, number2: inches added */
#define LVI_NOTE_CHASE_ROLLED ACIES_OWN_NOTE (51) /* dice, number: hexes */
#define LVI_NOTE_RISK       ACIES_OWN_NOTE (52) /* a leader; number: the die */
#define LVI_NOTE_DANGER     ACIES_OWN_NOTE (53) /* a leader; number: the second die */
#define LVI_NOTE_CRITICALS  ACIES_OWN_NOTE (54) /* dice, number: up to which each is one */
#define LVI_NOTE_FATE       ACIES_OWN_NOTE (55) /* dice, number: up to which each destroys */
#define LVI_NOTE_RUSH_ROLLED ACIES_OWN_NOTE (56) /* dice, number: hexes */
#define LVI_NOTE_STOP_ROLLED ACIES_OWN_NOTE (57) /* number: the die, number2: the sum */
#define LVI_NOTE_GAPS_ROLLED ACIES_OWN_NOTE (58) /* number: the die */
#define LVI_NOTE_HITS_FROM  ACIES_OWN_NOTE (59) /* number: the least that hits; reason: of its dice and of that number */
#define LVI_NOTE_STRIKES    ACIES_OWN_NOTE (60) /* unit, hex, to: a pursuer charges the enemy on that hex */
#define LVI_NOTE_LOSSES     ACIES_OWN_NOTE (61) /* side, number: units it has lost, number2: those it began with */
#define LVI_NOTE_DESTROYED  ACIES_OWN_NOTE (62) /* unit, hex */
#define LVI_N_NOTES         63

/* words.c */
extern const AciesOwnNote acies_lvi_notes[LVI_N_NOTES];
extern const AciesVerb    acies_lvi_verbs[LVI_N_VERBS];
const char *acies_lvi_phase_name (const AciesState *state);

G_END_DECLS
