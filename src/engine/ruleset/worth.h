/* worth.h - what things are worth to who plays for the computer
 *
 * Numbers of a ruleset (computer.xml), found by having many games played
 * (tests/strength/). A worth is in thousandths of a unit of the logarithm of the odds
 * to win: with 1000 more of it a side that stood even wins 73 games of 100. A habit
 * is in thousandths of a figure, or of what is said; so is what a card in the hand is
 * taken for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

/* Each of what one side has more than the other. */
typedef enum
{
  ACIES_WORTH_MORALE,       /* morale, as a share of both */
  ACIES_WORTH_MORALE_LATE,  /* morale, the more the fewer rounds are left */
  ACIES_WORTH_FIGURES,      /* strength of its units, as a share of both */
  ACIES_WORTH_FIGURES_LATE, /* figures, the more the fewer rounds are left */
  ACIES_WORTH_UNITS,        /* units on the board */
  ACIES_WORTH_SOUND,        /* strength of its units by how sound they are, as a share of both */
  ACIES_WORTH_RESERVE,      /* figures of units that wait off the board */
  ACIES_WORTH_THREAT,       /* figures that its units may hit, each its best target, when it is to act */
  ACIES_WORTH_THREAT_LATER, /* the same when the other is to act first */
  ACIES_WORTH_KILL,         /* morale that its units may take so, when it is to act */
  ACIES_WORTH_KILL_LATER,
  ACIES_WORTH_NEAR,      /* how near its units are to the enemy */
  ACIES_WORTH_CAMP,      /* stands on the enemy's camp */
  ACIES_WORTH_CAMP_NEAR, /* how near its next unit is to the enemy's camp */
  ACIES_WORTH_CARDS,     /* figures that the cards in the hand are taken for */
  ACIES_WORTH_TEMPO,     /* it is the one to act */
} AciesWorth;
#define ACIES_N_WORTHS (ACIES_WORTH_TEMPO + 1)

/* How the player who decides at a glance weighs what it sees. */
typedef enum
{
  ACIES_HABIT_MORALE,      /* a point of morale */
  ACIES_HABIT_FEAR,        /* what the worst enemy may do to a unit */
  ACIES_HABIT_SECOND,      /* the next worst, of the worst */
  ACIES_HABIT_SOON,        /* an attack that may be made next turn, of one at once */
  ACIES_HABIT_FAR,         /* the same of one that takes longer, divided by the hexes that lack */
  ACIES_HABIT_NEAR,        /* a hex nearer to the next enemy */
  ACIES_HABIT_SUPPORT,     /* a friend beside it */
  ACIES_HABIT_ATTACK,      /* to attack at all */
  ACIES_HABIT_ANSWER,      /* what the target may do in return, of what the attack does */
  ACIES_HABIT_BAR,         /* what an attack does more, or less, by a move in the way of who is driven off */
  ACIES_HABIT_ORDER_FEAR,  /* what the enemy may do to a unit, where it is told to act */
  ACIES_HABIT_NEIGHBOUR,   /* what a neighbour may do, of the ordered unit */
  ACIES_HABIT_CARD,        /* to play a card that does something to a fight or a unit */
  ACIES_HABIT_ORDER_CARD,  /* to play an order card */
  ACIES_HABIT_FIRST_ORDER, /* to hold an order card when there is no other in the hand */
  ACIES_HABIT_NEXT_ORDER,  /* when there is */
  ACIES_HABIT_CAMP,        /* a hex nearer to the enemy's camp */
  ACIES_HABIT_BRING_IN,       /* to bring a unit in from the reserve */
  ACIES_HABIT_VERB,        /* to do what only this game has, on the board */
  ACIES_HABIT_YES,
  ACIES_HABIT_PASS, /* to pass or be done */
  ACIES_HABIT_AHEAD,  /* what a unit will do to who faces it, where fights are fought straight ahead */
  ACIES_HABIT_FLANK,  /* the same to an enemy beside it that it can take from the flank */
  ACIES_HABIT_BESIDE, /* the same to an enemy beside the one ahead, where nobody is ahead */
  ACIES_HABIT_FREE,   /* nobody will face it */
  ACIES_HABIT_LEAD,   /* who does not fight himself stands with a unit, of what that will do */
  ACIES_HABIT_RESULT, /* that a fight is won for certain, where fights come to more than losses; as much is lost with one */
  ACIES_HABIT_SOUND,  /* that a figure is sound which would be worth nothing, where units take more harm than losses */
  ACIES_HABIT_BEHIND, /* to attack who faces another way, where units face somewhere */
  ACIES_HABIT_DICE,   /* a die of one's own that missed is rolled again, or one of the enemy's that hit */
} AciesHabit;
#define ACIES_N_HABITS (ACIES_HABIT_DICE + 1)

/* Who looks at what may come, and at how much of it: two players, and the one whom people ask. */
typedef enum
{
  ACIES_LEVEL_NORMAL,
  ACIES_LEVEL_HARD,
  ACIES_LEVEL_HINT,
} AciesLevel;
#define ACIES_N_LEVELS (ACIES_LEVEL_HINT + 1)

#define ACIES_LEVEL_MOST 1000000

/* What a ruleset says of all of them. */
typedef struct
{
  gint16 worths[ACIES_N_WORTHS];
  gint16 habits[ACIES_N_HABITS];
  gint16 cards[ACIES_MAX_CARDS]; /* what each in the hand is taken for */
  guint  levels[ACIES_N_LEVELS]; /* positions that are looked at for a decision */
} AciesComputerNumbers;

/* As computer.xml names them. */
const char *acies_level_name (AciesLevel level);
const char *acies_worth_name (AciesWorth worth);
const char *acies_habit_name (AciesHabit habit);

/* For rulesets that say nothing: guesses, not found by playing. */
guint       acies_level_usual (AciesLevel level);

G_END_DECLS
