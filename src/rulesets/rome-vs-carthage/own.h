/* own.h - Rome vs Carthage: commands and notes that only this game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Commands that only this game has: rvc.c lists them. */
#define RVC_COMMAND_ENTER ACIES_OWN_COMMAND (0)
#define RVC_COMMAND_WAY   ACIES_OWN_COMMAND (1)

extern const AciesVerb  acies_rvc_way_verb;

/* What only this game tells: notes.c. */
#define RVC_NOTE_PASSED  ACIES_OWN_NOTE (0) /* side: nobody acts in its turn */
#define RVC_NOTE_SPENT   ACIES_OWN_NOTE (1) /* side, number: actions spent, number2: of so many */
#define RVC_NOTE_PURSUED ACIES_OWN_NOTE (2) /* unit, hex, to: straight on, after an advance */
#define RVC_NOTE_RAN     ACIES_OWN_NOTE (3) /* unit, hex, to: after its attack */
#define RVC_NOTE_HELD    ACIES_OWN_NOTE (4) /* unit, hex: where its retreat ends, short of what was rolled, at no cost */
#define RVC_N_NOTES      5

extern const AciesOwnNote acies_rvc_notes[RVC_N_NOTES];

G_END_DECLS
