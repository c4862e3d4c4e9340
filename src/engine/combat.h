/* combat.h - what is being resolved: fights, steps still to be done, questions, dice
 *
 * Plain data, parts of a state (state.h): what is still to be done is a stack of
 * steps, so a game can be saved, undone or replayed in the middle of an attack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/dice.h"
#include "engine/hex.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_COMBAT_ATTACK,
  ACIES_COMBAT_STRIKE,
  ACIES_COMBAT_COUNTER,
} AciesCombatKind;

/* What a fight has come to so far. The steps say what is still to be done. */
typedef struct
{
  guint8      kind;      /* AciesCombatKind */
  guint8      melee;
  guint8      over;      /* what is left of it does nothing */
  guint8      withdrew;  /* the target went back before the roll */
  AciesUnitId attacker;
  AciesUnitId target;
  AciesHex    from;      /* where they stood when it was declared */
  AciesHex    at;
  guint8      hits;      /* of the roll, less ignored ones once they are */
  guint8      retreats;  /* still open */
  guint8      n_flankers;
  AciesUnitId flankers[6];
  guint64     cards;     /* bit by card played on it */
} AciesCombat;

/* A piece of resolution still to be done; the stack of them replaces callbacks. */
typedef struct
{
  guint8    kind;    /* index into the procedures' steps */
  guint8    combat;  /* index of the record it works on */
  AciesSide side;    /* whose it is, where the game asks one side after the other; else 0 */
} AciesStep;

/* Decisions every ruleset has. Its own follow from FIRST_OWN. */
typedef enum
{
  ACIES_DECISION_NONE,  /* the active side acts freely */
  ACIES_DECISION_DICE,  /* chance: a generator, real dice or a log answers */
  ACIES_DECISION_FIRST_OWN,
  /* Chance, too: a card of a shuffled deck. A number of its own, as those of games are part of hashes. */
  ACIES_DECISION_DRAW = G_MAXUINT8,
} AciesDecisionKind;

/* The question the engine waits on: the numbers that define it, no options. */
typedef struct
{
  guint8      kind;
  AciesSide   side;    /* who must answer */
  AciesUnitId unit;    /* about whom, or NO_UNIT */
  AciesId     card;    /* by which card, or NO_ID */
  guint8      count;   /* how many more may be chosen, or are to be drawn */
  AciesHex    hex;
  gint8       point;   /* what dice are compared with (AciesProcs), or 0 */
  guint8      n_dice;
  guint8      dice[ACIES_MAX_DICE]; /* of which kind each is */
  AciesId     deck;    /* of a draw: one of the ruleset, or NO_ID for the side's own; else 0 */
  guint8      zone;    /* of a draw: where the card goes, an AciesZone, or NO_ZONE; else 0 */
} AciesDecision;

G_END_DECLS
