/* own.h - Legions: commands and notes that only this game has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

#define LEG_COMMAND_SET         ACIES_OWN_COMMAND (0)  /* a die that was rolled, on a square */
#define LEG_COMMAND_LOSE        ACIES_OWN_COMMAND (1)
#define LEG_COMMAND_BANNER      ACIES_OWN_COMMAND (2)
#define LEG_COMMAND_GIVE        ACIES_OWN_COMMAND (3)
#define LEG_COMMAND_DROP        ACIES_OWN_COMMAND (4)
#define LEG_COMMAND_REWARD      ACIES_OWN_COMMAND (5)
#define LEG_COMMAND_MUSTER      ACIES_OWN_COMMAND (6)
#define LEG_COMMAND_CONSULT     ACIES_OWN_COMMAND (7)
#define LEG_COMMAND_EMPOWER     ACIES_OWN_COMMAND (8)
#define LEG_COMMAND_REQUISITION ACIES_OWN_COMMAND (9)
#define LEG_COMMAND_USE         ACIES_OWN_COMMAND (10)
#define LEG_COMMAND_PAY         ACIES_OWN_COMMAND (11)
#define LEG_COMMAND_GAIN        ACIES_OWN_COMMAND (12)
#define LEG_COMMAND_RAISE       ACIES_OWN_COMMAND (13)
#define LEG_COMMAND_LOWER       ACIES_OWN_COMMAND (14)
#define LEG_COMMAND_CARRY       ACIES_OWN_COMMAND (15)
#define LEG_N_VERBS             16

#define LEG_NOTE_FIRST_ROLL  ACIES_OWN_NOTE (0)  /* side, dice: for who is first */
#define LEG_NOTE_FIRST       ACIES_OWN_NOTE (1)  /* side: is the First Player */
#define LEG_NOTE_KEPT        ACIES_OWN_NOTE (2)  /* side: has chosen its objectives */
#define LEG_NOTE_LAID        ACIES_OWN_NOTE (3)  /* side, unit, hex: an Army card */
#define LEG_NOTE_FINISHED    ACIES_OWN_NOTE (4)  /* side, number: cards of the legion, number2: its colour */
#define LEG_NOTE_ROLLED      ACIES_OWN_NOTE (5)  /* side, dice: that were gained; hex: of the card that makes squares for them */
#define LEG_NOTE_SET         ACIES_OWN_NOTE (6)  /* unit, hex, number: what it shows */
#define LEG_NOTE_NO_SQUARE   ACIES_OWN_NOTE (7)  /* side, number: what the die shows, number2: its kind */
#define LEG_NOTE_LOST_DIE    ACIES_OWN_NOTE (8)  /* unit, hex */
#define LEG_NOTE_LOWERED     ACIES_OWN_NOTE (9)  /* unit, hex, number: what it shows now, number2: by how much less */
#define LEG_NOTE_RAISED      ACIES_OWN_NOTE (10) /* the same, by how much more */
#define LEG_NOTE_TOKEN       ACIES_OWN_NOTE (11) /* side, number: the kind, hex */
#define LEG_NOTE_DROPPED     ACIES_OWN_NOTE (12) /* side, number: the kind, hex */
#define LEG_NOTE_REWARD      ACIES_OWN_NOTE (13) /* side, number: the reward */
#define LEG_NOTE_CHECK       ACIES_OWN_NOTE (14) /* side, dice, number: the most that passes; reason: why */
#define LEG_NOTE_STOOD       ACIES_OWN_NOTE (15) /* side: has no black die to lose */
#define LEG_NOTE_COINS       ACIES_OWN_NOTE (16) /* side, number: more, or less */
#define LEG_NOTE_GENERAL     ACIES_OWN_NOTE (17) /* side, number: what the General shows now, number2: how much more, or less */
#define LEG_NOTE_ACTION      ACIES_OWN_NOTE (18) /* side, number: which */
#define LEG_NOTE_EVENT       ACIES_OWN_NOTE (19) /* card */
#define LEG_NOTE_CARRIED     ACIES_OWN_NOTE (20) /* unit, hex, to */
#define LEG_NOTE_USED        ACIES_OWN_NOTE (21) /* side, card */
#define LEG_NOTE_UNDER       ACIES_OWN_NOTE (22) /* side, number: of a deck, under which it puts a card */
#define LEG_NOTE_OBJECTIVE   ACIES_OWN_NOTE (23) /* side, card, number: points, 0 where it is not met; number2: how much there is of what it counts */
#define LEG_NOTE_SCORE       ACIES_OWN_NOTE (24) /* side, number: points */
#define LEG_NOTE_UNPAID      ACIES_OWN_NOTE (25) /* side: does not pay for a card that it used */
#define LEG_N_NOTES          26

/* words.c */
extern const AciesOwnNote acies_leg_notes[LEG_N_NOTES];
extern const AciesVerb    acies_leg_verbs[LEG_N_VERBS];

/* What a token of that number is called, of a kind and a class of dice. */
const char *acies_leg_token_name  (const AciesRuleset *ruleset, guint token);
/* (transfer full): what that reward gives, in this ruleset */
char       *acies_leg_dup_reward  (const AciesRuleset *ruleset, guint reward);

G_END_DECLS
