/* worth.h - numbers for the computer player
 *
 * Numbers of a ruleset (computer.xml), tuned by playing many games (tests/strength/). A worth is in thousandths of the
 * logarithm of the odds of winning: an even side with 1000 more wins 73 games of 100. A habit is in thousandths of a figure, or
 * of the value that its comment names. The value of a card in hand is in thousandths of a figure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

/* Advantages of a side over its enemy in a position. */
typedef enum
{
  ACIES_WORTH_MORALE,       /* morale, as a share of both sides' total */
  ACIES_WORTH_MORALE_LATE,  /* morale; more with fewer rounds left */
  ACIES_WORTH_FIGURES,      /* strength of its units, as a share of both sides' total */
  ACIES_WORTH_FIGURES_LATE, /* figures; more with fewer rounds left */
  ACIES_WORTH_UNITS,        /* units on the board, as a share of both sides' total */
  ACIES_WORTH_SOUND,        /* strength of its units times their soundness, as a share of both sides' total */
  ACIES_WORTH_RESERVE,      /* figures in reserve */
  ACIES_WORTH_THREAT,       /* figures that its units can hit, each its best target, if the side acts now */
  ACIES_WORTH_THREAT_LATER, /* the same if the enemy acts first */
  ACIES_WORTH_KILL,         /* morale that its units can take in this way, if the side acts now */
  ACIES_WORTH_KILL_LATER,
  ACIES_WORTH_NEAR,      /* nearness of its units to the enemy */
  ACIES_WORTH_CAMP,      /* a unit on the enemy's camp */
  ACIES_WORTH_CAMP_NEAR, /* nearness of its closest unit to the enemy's camp */
  ACIES_WORTH_CARDS,     /* estimated figures of the cards in hand */
  ACIES_WORTH_TEMPO,     /* the side acts now */
} AciesWorth;
#define ACIES_N_WORTHS (ACIES_WORTH_TEMPO + 1)

/* Weights of the player that decides by static evaluation. */
typedef enum
{
  ACIES_HABIT_MORALE,      /* a point of morale */
  ACIES_HABIT_FEAR,        /* harm from the most harmful enemy of a unit */
  ACIES_HABIT_SECOND,      /* harm from the second most harmful enemy, as a share of the first */
  ACIES_HABIT_SOON,        /* an attack possible next turn, as a share of one possible now */
  ACIES_HABIT_FAR,         /* a later attack, as a share of one now; divided by the missing hexes */
  ACIES_HABIT_NEAR,        /* one hex closer to the nearest enemy */
  ACIES_HABIT_SUPPORT,     /* a friendly unit beside it */
  ACIES_HABIT_ATTACK,      /* any attack */
  ACIES_HABIT_ANSWER,      /* the target's reply, as a share of the attack */
  ACIES_HABIT_BAR,         /* the change of an attack's effect by a move that blocks a retreat */
  ACIES_HABIT_ORDER_FEAR,  /* for giving an order: harm from enemies to the unit */
  ACIES_HABIT_NEIGHBOUR,   /* for giving an order: a neighbour's actions, as a share of the unit's */
  ACIES_HABIT_CARD,        /* playing a card that affects a fight or a unit */
  ACIES_HABIT_ORDER_CARD,  /* playing an order card */
  ACIES_HABIT_FIRST_ORDER, /* holding the only order card in the hand */
  ACIES_HABIT_NEXT_ORDER,  /* holding a further order card */
  ACIES_HABIT_CAMP,        /* one hex closer to the enemy's camp */
  ACIES_HABIT_BRING_IN,       /* bringing a unit in from the reserve */
  ACIES_HABIT_VERB,        /* an action on the board that only this game has */
  ACIES_HABIT_YES,         /* answering yes */
  ACIES_HABIT_PASS, /* passing or being done */
  ACIES_HABIT_AHEAD,  /* fights straight ahead: effect on the enemy that the unit faces */
  ACIES_HABIT_FLANK,  /* the same: effect on an enemy beside it, from the flank */
  ACIES_HABIT_BESIDE, /* the same: effect on an enemy beside the place ahead, if that is empty */
  ACIES_HABIT_FREE,   /* the same: no enemy will face the unit */
  ACIES_HABIT_LEAD,   /* a unit that does not fight, on the hex of one that does: as a share of the fighter's effect */
  ACIES_HABIT_RESULT, /* fights with other results than losses: a certain win; a certain defeat counts as much against */
  ACIES_HABIT_SOUND,  /* units with other harm than losses: a sound figure, compared with a worthless one */
  ACIES_HABIT_BEHIND, /* units with a facing: attacking a unit that faces elsewhere */
  ACIES_HABIT_DICE,   /* rerolling an own die that missed or an enemy die that hit */
} AciesHabit;
#define ACIES_N_HABITS (ACIES_HABIT_DICE + 1)

/* How many positions a player or the hint searches. */
typedef enum
{
  ACIES_LEVEL_NORMAL,
  ACIES_LEVEL_HARD,
  ACIES_LEVEL_HINT,
} AciesLevel;
#define ACIES_N_LEVELS (ACIES_LEVEL_HINT + 1)

#define ACIES_LEVEL_MOST 1000000

/* The numbers of a ruleset. */
typedef struct
{
  gint16 worths[ACIES_N_WORTHS];
  gint16 habits[ACIES_N_HABITS];
  gint16 cards[ACIES_MAX_CARDS]; /* estimated value of each card in hand */
  guint  levels[ACIES_N_LEVELS]; /* positions to search for a decision */
} AciesComputerNumbers;

/* Returns: the names in computer.xml */
const char *acies_level_name (AciesLevel level);
const char *acies_worth_name (AciesWorth worth);
const char *acies_habit_name (AciesHabit habit);

/* Returns: the default for rulesets without one; an estimate, not tuned */
guint       acies_level_usual (AciesLevel level);

G_END_DECLS
