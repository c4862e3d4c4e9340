/* legions.h - Legions: enums, commands and log entries
 *
 * Each side has an area of the board, called its battlefield. Army cards are placed on the squares of a battlefield,
 * and dice on the cards. In a finished legion, each card except the leftmost has a black square for a black die. If
 * one card is directly above another, the lower card can have a red square for a red die. Most rules of the published
 * game are not public. rules.xml marks the rules that were invented for Acies, and ruleset.xml contains the numbers in
 * these rules. An id such as LEG-F2 refers to a statement in rules.xml.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Each enum is in the same order as the corresponding list of names in legions.c. */
enum { LEG_LEFT, LEG_RIGHT, LEG_ABOVE, LEG_BELOW, LEG_BIG_CARD, LEG_STEADY };    /* attributes of Army cards */
enum { LEG_VALUE, LEG_TOKEN };                                                   /* properties of dice */
enum { LEG_COINS, LEG_BLAZONS, LEG_BANNERS };                        /* resources */
enum { LEG_PLAYERS, LEG_TEAMS, LEG_COLOUR_OF_FIRST, LEG_COLOUR_OF_LAST = LEG_COLOUR_OF_FIRST + 3, LEG_BIG_PENALTY };
enum { LEG_MOST_RED, LEG_MOST_BLACK, LEG_MOST_OF_KIND, LEG_MOST_OF_CLASS, LEG_BIG, LEG_MASSIVE,
       LEG_OBJECTIVES, LEG_OBJECTIVES_KEPT, LEG_TEAM_OBJECTIVES, LEG_TEAM_OBJECTIVES_KEPT, LEG_FIRST_ARMY_CARDS, LEG_FIRST_COMMAND_CARDS,
       LEG_GENERAL_AT_FIRST, LEG_GENERAL_REST, LEG_ACTION_PRICE, LEG_MUSTER_CARDS, LEG_CONSULT_PRICE, LEG_EMPOWER_BY, LEG_REQUISITION_COINS,
       LEG_DRAW_AT_END, LEG_ARMY_HAND, LEG_REWARD_DICE, LEG_REWARD_CARDS, LEG_REWARD_COINS, LEG_REWARD_RAISE,
       LEG_LEVY_CARDS, LEG_TRIBUTE_COINS, LEG_AMBUSH_BY, LEG_DRILL_BY, LEG_FORAGE_CARDS, LEG_FORAGE_COINS, LEG_VOLLEY_BY,
       LEG_HARVEST_COINS, LEG_OMENS_BY, LEG_FESTIVAL_BY, LEG_MARKET_COINS,
       LEG_LEGION_POINTS, LEG_BIG_POINTS, LEG_MASSIVE_POINTS, LEG_OBJECTIVE_POINTS, LEG_ALL_COLOURS_POINTS,
       LEG_SPARE_COINS, LEG_SHAKEN_COINS };
enum { LEG_DIE_BLACK, LEG_DIE_RED, LEG_DIE_BLUE, LEG_DIE_CHECK };
enum { LEG_RED, LEG_GREY, LEG_GREEN, LEG_GOLD, LEG_PURPLE, LEG_N_COLOURS, LEG_LEGION_DIE = LEG_N_COLOURS, LEG_COMMANDER_DIE, LEG_GENERAL_DIE };
enum { LEG_NO_TOKEN, LEG_WARLORD, LEG_TACTICIAN, LEG_QUARTERMASTER, LEG_INFANTRY, LEG_ARCHER, LEG_CAVALRY, LEG_N_TOKENS };
enum { LEG_LAYER_CARD, LEG_LAYER_BLACK, LEG_LAYER_RED, LEG_LAYER_GENERAL };
enum { LEG_DECK_ARMY, LEG_DECK_COMMAND, LEG_DECK_OBJECTIVE, LEG_DECK_EVENT, LEG_DECK_BATTLE };
/* Values of cards. LEG_CARD_REWARD is the first of several values, one for each colour. */
enum { LEG_CARD_TOKEN, LEG_CARD_COST, LEG_CARD_NEEDS, LEG_CARD_REWARD };

/* The effects of cards. */
enum
{
  LEG_EFFECT_ARMY,
  LEG_STRATEGIZE, LEG_REDEPLOY, LEG_LEVY, LEG_TRIBUTE, LEG_OATH, LEG_AMBUSH,        /* single-use Command cards */
  LEG_STANDARDS, LEG_DRILL, LEG_FORAGERS, LEG_VOLLEY, LEG_OUTRIDERS, LEG_PLANS,     /* permanent Command cards */
  LEG_CALM, LEG_HARVEST, LEG_OMENS, LEG_FESTIVAL, LEG_MUD, LEG_MARKET,              /* events */
  LEG_RED_DICE, LEG_BLACK_DICE, LEG_MASSIVE_LEGION, LEG_LEGIONS, LEG_TWINS, LEG_RICHES, LEG_READY_GENERAL, LEG_STANDING_ORDERS,
  LEG_COLOURS, LEG_RED_SUM,                                                         /* objectives */
  LEG_BATTLE,
};
#define LEG_FIRST_PERMANENT LEG_STANDARDS
#define LEG_LAST_PERMANENT  LEG_PLANS

/* The rewards that a Battle card can offer. */
enum { LEG_REWARD_NONE, LEG_REWARD_RED_DIE, LEG_REWARD_BLACK_DIE, LEG_REWARD_ARMY_CARDS, LEG_REWARD_OF_COINS, LEG_REWARD_TOKEN,
       LEG_REWARD_GENERAL, LEG_REWARD_COMMAND_CARD, LEG_N_REWARDS };

enum { LEG_ACTION_MUSTER, LEG_ACTION_CONSULT, LEG_ACTION_EMPOWER, LEG_ACTION_REQUISITION };

enum { LEG_PHASE_SET_UP, LEG_PHASE_ARMY, LEG_PHASE_ACTIONS, LEG_PHASE_END };
enum
{
  LEG_STEP_ROLL_FIRST, LEG_STEP_LOG_ROLL, LEG_STEP_READ_FIRST, LEG_STEP_BATTLE, LEG_STEP_SHARED, LEG_STEP_OBJECTIVES, LEG_STEP_KEEP, LEG_STEP_FIRST_CARDS,
  LEG_STEP_DRAFT, LEG_STEP_ROUND, LEG_STEP_EVENT, LEG_STEP_BEGIN_TURN, LEG_STEP_LAY, LEG_STEP_ACT, LEG_STEP_DRAW_LAST, LEG_STEP_HAND,
  LEG_STEP_NEXT_TURN,
  LEG_STEP_ROLL_DICE, LEG_STEP_READ_DICE, LEG_STEP_PLACE, LEG_STEP_LIMIT, LEG_STEP_TOKEN, LEG_STEP_GIVE, LEG_STEP_OVER,
  LEG_STEP_REWARD, LEG_STEP_CHECK, LEG_STEP_READ_CHECK, LEG_STEP_LOSE,
  LEG_STEP_PAY, LEG_STEP_EFFECT, LEG_STEP_PICK, LEG_STEP_FILL_LINE
};
enum
{
  LEG_ASK_KEEP = ACIES_DECISION_FIRST_OWN, LEG_ASK_DRAFT, LEG_ASK_LAY, LEG_ASK_PLACE, LEG_ASK_LIMIT, LEG_ASK_TOKEN, LEG_ASK_GIVE, LEG_ASK_OVER,
  LEG_ASK_REWARD, LEG_ASK_LOSE, LEG_ASK_PAY, LEG_ASK_GAIN, LEG_ASK_RAISE, LEG_ASK_LOWER, LEG_ASK_CARRY, LEG_ASK_PICK, LEG_ASK_REQUISITION,
  LEG_ASK_HAND, LEG_ASK_SPARE, LEG_N_QUESTIONS
};
enum { LEG_END_DECK = ACIES_END_FIRST_OWN, LEG_END_COLOURS, LEG_END_ROUNDS, LEG_END_DRAW };

#define LEG_COMMAND_SET         ACIES_OWN_COMMAND (0)  /* places a rolled die on a square */
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

#define LEG_LOG_FIRST_ROLL  ACIES_OWN_LOG_KIND (0)  /* side; dice: the side's roll for First Player */
#define LEG_LOG_FIRST       ACIES_OWN_LOG_KIND (1)  /* side: the new First Player */
#define LEG_LOG_KEPT        ACIES_OWN_LOG_KIND (2)  /* side: a side that has chosen its objectives */
#define LEG_LOG_LAID        ACIES_OWN_LOG_KIND (3)  /* side; unit: the Army card; hex */
#define LEG_LOG_FINISHED    ACIES_OWN_LOG_KIND (4)  /* side; number: number of cards; number2: colour of the legion */
#define LEG_LOG_ROLLED      ACIES_OWN_LOG_KIND (5)  /* side, dice; hex: the card that created the squares, if any */
#define LEG_LOG_SET         ACIES_OWN_LOG_KIND (6)  /* unit: a die; hex; number: its value */
#define LEG_LOG_NO_SQUARE   ACIES_OWN_LOG_KIND (7)  /* side; number: value of the die; number2: its kind */
#define LEG_LOG_LOST_DIE    ACIES_OWN_LOG_KIND (8)  /* unit: a die; hex */
#define LEG_LOG_LOWERED     ACIES_OWN_LOG_KIND (9)  /* unit: a die; hex; number: new value; number2: the change */
#define LEG_LOG_RAISED      ACIES_OWN_LOG_KIND (10) /* unit: a die; hex; number: new value; number2: the change */
#define LEG_LOG_TOKEN       ACIES_OWN_LOG_KIND (11) /* side; number: the token; hex */
#define LEG_LOG_DROPPED     ACIES_OWN_LOG_KIND (12) /* side; number: the token; hex */
#define LEG_LOG_REWARD      ACIES_OWN_LOG_KIND (13) /* side; number: LEG_REWARD_... */
#define LEG_LOG_CHECK       ACIES_OWN_LOG_KIND (14) /* side, dice; number: highest roll that passes; reason */
#define LEG_LOG_STOOD       ACIES_OWN_LOG_KIND (15) /* side: a side that has no black die to lose */
#define LEG_LOG_COINS       ACIES_OWN_LOG_KIND (16) /* side; number: coins gained, or lost if negative */
#define LEG_LOG_GENERAL     ACIES_OWN_LOG_KIND (17) /* side; number: new value of the General; number2: the change */
#define LEG_LOG_ACTION      ACIES_OWN_LOG_KIND (18) /* side; number: LEG_ACTION_... */
#define LEG_LOG_EVENT       ACIES_OWN_LOG_KIND (19) /* card */
#define LEG_LOG_CARRIED     ACIES_OWN_LOG_KIND (20) /* unit: a die; hex, to */
#define LEG_LOG_USED        ACIES_OWN_LOG_KIND (21) /* side, card */
#define LEG_LOG_UNDER       ACIES_OWN_LOG_KIND (22) /* side; number: the deck under which the side puts a card */
#define LEG_LOG_OBJECTIVE   ACIES_OWN_LOG_KIND (23) /* side, card; number: points; number2: progress */
#define LEG_LOG_SCORE       ACIES_OWN_LOG_KIND (24) /* side; number: points */
#define LEG_LOG_UNPAID      ACIES_OWN_LOG_KIND (25) /* side: a side that does not pay for the card it has used */
#define LEG_N_LOG_KINDS          26

#define LEG_NUMBER(state, name) ((state)->ruleset->numbers[name].value)

extern const AciesProcs acies_leg_procs;

G_END_DECLS
