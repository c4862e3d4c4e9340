/* battleplay.h - BattlePlay: constants for its ruleset data, commands and log entries
 *
 * The board has three rows of squares: a row for each army, and a row of terrain between them. A column is called a
 * file. Each phase is played only once. In a phase, the sides take turns choosing a card to act, or a file in which
 * cards fight. An id such as BP-R46 refers to a rule in rules.xml.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* The enums from BP_GOOD to BP_STEP_END_FIGHT are in the same order as the lists of names in battleplay.c, except for
 * the enums of switch values. */
enum { BP_GOOD, BP_DIFFICULT, BP_SHOOT_GOOD, BP_SHOOT_DIFFICULT, BP_ASSAULT, BP_STARS };
enum { BP_MARK_ACTED, BP_MARK_FACE_DOWN };
enum { BP_SWITCH_NEAR, BP_SWITCH_FAR, BP_SWITCH_DEPLOYMENT, BP_SWITCH_TACTICA, BP_SWITCH_DICE, BP_SWITCH_GROUND, BP_SWITCH_TREES,
       BP_SWITCH_MOUNTAINS, BP_SWITCH_PREPARED_NEAR, BP_SWITCH_PREPARED_FAR, BP_SWITCH_WATERWAY, BP_SWITCH_SIEGE, BP_SWITCH_GARRISON,
       BP_SWITCH_WALLS, BP_SWITCH_SIEGECRAFT, BP_SWITCH_ROUT };
enum { BP_GIVEN, BP_BY_PLAYERS };   /* values of BP_SWITCH_DEPLOYMENT */
enum { BP_GROUND_GIVEN, BP_GROUND_DRAWN };  /* values of BP_SWITCH_GROUND */
enum { BP_DICE_A, BP_DICE_B };  /* values of BP_SWITCH_DICE */
enum { BP_BLANK, BP_SPECIAL, BP_CROSS, BP_SKULL };  /* dice symbols; each symbol beats the symbols before it */
enum { BP_BLACK, BP_WHITE, BP_GREEN, BP_YELLOW, BP_RED, BP_GREEN_B, BP_YELLOW_B, BP_RED_B };
enum { BP_SKILL_ROME, BP_SKILL_CARTHAGE, BP_SKILL_GREECE, BP_SKILL_BARBARICUM, BP_SKILL_BEATS_INFANTRY, BP_SKILL_BEATS_CAVALRY,
       BP_SKILL_BEATS_ELEPHANTS };
enum { BP_INFANTRY, BP_CAVALRY, BP_CHARIOTS, BP_ELEPHANTS, BP_FOOT_SKIRMISHERS, BP_MOUNTED_SKIRMISHERS, BP_ARTILLERY, BP_GENERALS, BP_N_CLASSES };
enum { BP_CLEAR, BP_WOODS, BP_ROCKY, BP_HILL, BP_WOODED_HILL, BP_ROCKY_HILL, BP_WATERWAY };
enum { BP_VALUE_FILE };
enum { BP_DECK_BROWN, BP_DECK_GREEN, BP_DECK_TACTICA };
enum { BP_TILE_ROCKY, BP_TILE_WOODS, BP_TILE_HILL, BP_SECOND_WIND, BP_CONFUSION, BP_FEROCITY, BP_DISORDER, BP_RALLY, BP_AMBUSH, BP_SCOUTS,
       BP_REDEPLOY, BP_HOLD_THE_LINE, BP_FORCED_MARCH, BP_SEIZE_INITIATIVE };
enum { BP_PHASE_GROUND, BP_PHASE_DEPLOYMENT, BP_PHASE_ARTILLERY, BP_PHASE_BOWFIRE, BP_PHASE_SKIRMISHERS, BP_PHASE_CHARGE,
       BP_PHASE_EXPLOITATION, BP_PHASE_MELEE };
enum
{
  BP_STEP_PREPARE, BP_STEP_WATERWAY, BP_STEP_BROWN, BP_STEP_GREEN, BP_STEP_SECOND_HALF, BP_STEP_HILL, BP_STEP_HILL_ANSWER, BP_STEP_HILL_WON,
  BP_STEP_TACTICA, BP_STEP_DEPLOY, BP_STEP_ALTERNATE, BP_STEP_REDEPLOY, BP_STEP_REVEAL, BP_STEP_NEXT_PHASE, BP_STEP_PICK,
  BP_STEP_JOIN, BP_STEP_BEFORE, BP_STEP_ROLL, BP_STEP_READ, BP_STEP_AFTER, BP_STEP_AGAIN, BP_STEP_LAID_AGAIN, BP_STEP_ANSWER, BP_STEP_RESULT,
  BP_STEP_END_ANSWER, BP_STEP_END_FIGHT
};
enum
{
  BP_ASK_PREPARE = ACIES_DECISION_FIRST_OWN, BP_ASK_WATERWAY, BP_ASK_DEPLOY, BP_ASK_REDEPLOY, BP_ASK_SWAP, BP_ASK_JOIN, BP_ASK_BEFORE,
  BP_ASK_AFTER, BP_ASK_AGAIN, BP_N_QUESTIONS
};
enum { BP_END_ROUT = ACIES_END_FIRST_OWN, BP_END_BOTH_ROUT, BP_END_TOWN, BP_END_LOSSES, BP_END_TIE, BP_END_HELD };

/* The options of the command "prepare". */
enum { BP_PREPARE_MORE_TREES = 1, BP_PREPARE_FEWER_TREES, BP_PREPARE_MORE_MOUNTAINS, BP_PREPARE_FEWER_MOUNTAINS };

enum { BP_STAGE_RESERVES, BP_STAGE_MOVES };                 /* stages of the exploitation phase */
enum { BP_STAGE_FLANKS, BP_STAGE_SUPPORTS, BP_STAGE_FRONTS }; /* stages of the melee phase */

#define BP_COMMAND_DEPLOY    ACIES_OWN_COMMAND (0)
#define BP_COMMAND_TAKE_BACK ACIES_OWN_COMMAND (1)
#define BP_COMMAND_FIGHT     ACIES_OWN_COMMAND (2)
#define BP_COMMAND_SWAP      ACIES_OWN_COMMAND (3)
#define BP_COMMAND_AGAIN     ACIES_OWN_COMMAND (4)
#define BP_COMMAND_PREPARE   ACIES_OWN_COMMAND (5)
#define BP_COMMAND_WATERWAY  ACIES_OWN_COMMAND (6)
#define BP_COMMAND_HOLD      ACIES_OWN_COMMAND (7)
#define BP_N_VERBS           8

#define BP_LOG_PHASE      ACIES_OWN_LOG_KIND (0)  /* number: the new phase */
#define BP_LOG_LAID       ACIES_OWN_LOG_KIND (1)  /* hex; number: the new terrain of the hex */
#define BP_LOG_DISCARDED  ACIES_OWN_LOG_KIND (2)  /* card: the terrain tile, which has no effect */
#define BP_LOG_HILL_ROLL  ACIES_OWN_LOG_KIND (3)  /* side, hex, dice; number: stars of the general;
                                                   * number2: 1 + the symbol to beat, or 0 */
#define BP_LOG_HILL_WON   ACIES_OWN_LOG_KIND (4)  /* side: the winner; hex: the new hex of the hill */
#define BP_LOG_HILL_STAYS ACIES_OWN_LOG_KIND (5)  /* hex: the hill that neither side has won */
#define BP_LOG_PREPARED   ACIES_OWN_LOG_KIND (6)  /* side; number: BP_PREPARE_... */
#define BP_LOG_DEPLOYED   ACIES_OWN_LOG_KIND (7)  /* unit, hex */
#define BP_LOG_TOOK_BACK  ACIES_OWN_LOG_KIND (8)  /* side; hex: the hex from which the card is taken back */
#define BP_LOG_READY      ACIES_OWN_LOG_KIND (9)  /* side: the side that has finished its deployment */
#define BP_LOG_REVEALED   ACIES_OWN_LOG_KIND (10)
#define BP_LOG_SEEN       ACIES_OWN_LOG_KIND (11) /* unit, hex: the unit that Scouts turned face up */
#define BP_LOG_SWAPPED    ACIES_OWN_LOG_KIND (12) /* side; hex, to: the squares whose cards were swapped */
#define BP_LOG_WITHDREW   ACIES_OWN_LOG_KIND (13) /* unit, hex: foot skirmishers that withdraw */
#define BP_LOG_LEADS      ACIES_OWN_LOG_KIND (14) /* unit, hex: the general who joins the fight */
#define BP_LOG_WOUNDED    ACIES_OWN_LOG_KIND (15) /* unit, hex */
#define BP_LOG_SUCCEEDED  ACIES_OWN_LOG_KIND (16) /* side; number: stars of the new general */
#define BP_LOG_TO_RESERVE ACIES_OWN_LOG_KIND (17) /* unit, hex: a general who has no troops and joins the reserve */
#define BP_LOG_RALLIED    ACIES_OWN_LOG_KIND (18) /* unit, hex */
#define BP_LOG_AGAIN      ACIES_OWN_LOG_KIND (19) /* side; dice: the dice after the reroll */
#define BP_LOG_HELD       ACIES_OWN_LOG_KIND (20) /* unit, hex: the target; a card cancels a cross rolled against it */
#define BP_LOG_CEASED     ACIES_OWN_LOG_KIND (21) /* side: the side that passed for the rest of the stage */
#define BP_LOG_ROLLS      ACIES_OWN_LOG_KIND (22) /* unit, hex: the attacker; other, to: the target;
                                                   * reason: text that lists and explains the dice */
#define BP_LOG_ROLLS_BACK ACIES_OWN_LOG_KIND (23) /* the target rolls in return; same fields as BP_LOG_ROLLS */
#define BP_N_LOG_KINDS         24

/* The kinds of fights between cards. */
typedef enum
{
  BP_NO_FIGHT,
  BP_SHOT_ARTILLERY,
  BP_SHOT_BOWS,
  BP_SHOT_SKIRMISHERS,
  BP_CHARGE,
  BP_FLANK,
  BP_SUPPORT,
  BP_FRONT,
} AciesBpFight;

#define BP_FULL      2  /* figures of an unwounded card */
#define BP_MAX_POOL  8  /* maximum number of dice in a roll */
#define BP_LAYER_GENERALS 3  /* the layer of a square that holds generals */
#define BP_FALLEN_TOWN 2 /* a town falls if its defenders have no more than this many troop cards (BP-R46, BP-A15) */
#define BP_MAX_SYMBOLS 6 /* maximum number of tree symbols, and of mountain symbols */
#define BP_GROUND_ROW 1 /* the row of terrain between the armies */

extern const AciesProcs acies_bp_procs;

G_END_DECLS
