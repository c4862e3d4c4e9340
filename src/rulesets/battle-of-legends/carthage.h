/* carthage.h - declarations shared by the files that implement Rome vs Carthage
 *
 * Codes such as RVC-C12 are the ids of statements in rules.xml. The enums for ruleset data are in the same order as the
 * lists in ruleset.xml. A list can have more items than its enum.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/combat.h"
#include "engine/find/findings.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"

G_BEGIN_DECLS

/* The game-specific commands in addition to "enter", in the same order as the table in carthage.c. */
#define RVC_COMMAND_WAY   ACIES_OWN_COMMAND (1)

extern const AciesVerb  acies_rvc_way_verb;

/* The game-specific log entries and their fields, in the same order as the table in carthage.c. */
#define RVC_LOG_PASSED  ACIES_OWN_LOG_KIND (0) /* side: a side whose turn ended without any unit acting */
#define RVC_LOG_SPENT   ACIES_OWN_LOG_KIND (1) /* side; number: actions spent; number2: actions per round */
#define RVC_LOG_PURSUED ACIES_OWN_LOG_KIND (2) /* unit; hex, to: start and end of the pursuit */
#define RVC_LOG_RAN     ACIES_OWN_LOG_KIND (3) /* unit; hex, to: start and end of the move after an attack */
#define RVC_LOG_HELD    ACIES_OWN_LOG_KIND (4) /* unit; hex: the hex where its retreat stops early without losses */
#define RVC_N_LOG_KINDS      5

enum { RVC_SKILL_LEADERSHIP, RVC_SKILL_LIGHT, RVC_SKILL_STEADFAST };
enum { RVC_CLASS_INFANTRY, RVC_CLASS_CAVALRY };
enum { RVC_VALUE_LIMIT, RVC_VALUE_MOVED, RVC_VALUE_FLANKERS, RVC_VALUE_MARCH };

/* The marks of a unit (RVC-C12). A unit without a mark is Idle. A unit can have both Retreated and one other mark. */
enum
{
  RVC_MARK_READY, RVC_MARK_ACTIVE, RVC_MARK_MOVED, RVC_MARK_MARCHED, RVC_MARK_ATTACKED, RVC_MARK_PASSIVE,
  RVC_MARK_RETREATED, RVC_MARK_ADVANCING, RVC_MARK_ADVANCED,
};

enum
{
  RVC_WOODS_PASSABLE, RVC_WOODS_STOP, RVC_WOODS_BLOCK, RVC_SELECT, RVC_ACTIONS_RESET, RVC_ENGAGED_BIND, RVC_PATHS_BEND,
  RVC_RETREAT_LOSSES, RVC_MORALE_COUNTS, RVC_EQUAL_MORALE, RVC_FREE_ADVANCE,
};

/* The values of the switches that offer a choice. */
enum { RVC_SELECT_ODD_ROUNDS, RVC_SELECT_EVERY_ROUND, RVC_SELECT_NEVER };
enum { RVC_ACTIONS_RESET_EVERY_ROUND, RVC_ACTIONS_RESET_ODD_ROUNDS };
enum { RVC_MORALE_COUNTS_HEAVY, RVC_MORALE_COUNTS_ALL };
enum { RVC_EQUAL_MORALE_DRAW, RVC_EQUAL_MORALE_FIRST, RVC_EQUAL_MORALE_SECOND };
enum { RVC_FREE_ADVANCE_AFTER_KILL, RVC_FREE_ADVANCE_WHENEVER_EMPTY, RVC_FREE_ADVANCE_NEVER };

enum
{
  RVC_EFFECT_MIXED_ORDER, RVC_EFFECT_CAVALRY_CHARGE, RVC_EFFECT_WITHDRAW, RVC_EFFECT_FIRST_STRIKE, RVC_EFFECT_FLANKING,
  RVC_EFFECT_ENVELOPMENT, RVC_EFFECT_CAVALRY_COUNTER, RVC_EFFECT_SKIRMISH, RVC_EFFECT_ADVANCE,
  RVC_EFFECT_CAVALRY_PURSUE, RVC_EFFECT_HIT_AND_RUN,
};

/* The phases of the game (RVC-C11). A scenario can start in any of the first three. */
enum
{
  RVC_PHASE_SELECT, RVC_PHASE_ORDER, RVC_PHASE_MOVE, RVC_PHASE_ATTACK, RVC_PHASE_DEFEND, RVC_PHASE_ROLL,
  RVC_PHASE_COUNTER, RVC_PHASE_ADVANCE, RVC_PHASE_FORM,
};

/* A round consists of BEGIN_ROUND, SELECT and DEPLOY for each side, the turns, and END_ROUND. An attack runs from WAY
 * to END_ATTACK, in this order. A strike consists of WAY, ROLL, HITS, DEFENCE, RESULT and END_STRIKE. */
enum
{
  RVC_STEP_BEGIN_ROUND, RVC_STEP_SELECT, RVC_STEP_DEPLOY, RVC_STEP_BEGIN_TURN, RVC_STEP_ORDER, RVC_STEP_CHECK_TURN,
  RVC_STEP_END_TURN, RVC_STEP_END_ROUND, RVC_STEP_WAY, RVC_STEP_ATTACK_MOMENT, RVC_STEP_DEFEND_MOMENT,
  RVC_STEP_ROLL_MOMENT, RVC_STEP_ROLL, RVC_STEP_HITS, RVC_STEP_DEFENCE, RVC_STEP_RESULT, RVC_STEP_COUNTER_MOMENT,
  RVC_STEP_ADVANCE_MOMENT, RVC_STEP_PURSUE_MOMENT, RVC_STEP_PURSUIT, RVC_STEP_PURSUIT_ATTACK, RVC_STEP_RUN_MOMENT,
  RVC_STEP_RUN, RVC_STEP_END_ATTACK, RVC_STEP_END_STRIKE,
};

enum
{
  RVC_ASK_SELECT = ACIES_DECISION_FIRST_OWN, RVC_ASK_ORDER, RVC_ASK_WAY, RVC_ASK_ATTACK_MOMENT, RVC_ASK_DEFEND_MOMENT,
  RVC_ASK_RETREAT, RVC_ASK_ROLL_MOMENT, RVC_ASK_COUNTER_MOMENT, RVC_ASK_ADVANCE_MOMENT, RVC_ASK_PURSUE_MOMENT,
  RVC_ASK_PURSUIT, RVC_ASK_PURSUIT_ATTACK, RVC_ASK_RUN_MOMENT, RVC_ASK_RUN, RVC_ASK_DEPLOY,
};

/* The maximum range of an attack. AciesRvcBlock has room for the two hexes between the units at this range. */
#define RVC_MAX_RANGE 3

/* The reasons for the end of a game (RVC-C23). The value 3 is unused. */
enum { RVC_END_MORALE_ZERO = ACIES_END_FIRST_OWN, RVC_END_MORE_MORALE, RVC_END_DRAW = 4, RVC_END_EQUAL_MORALE };

/* --- game-specific data in a position */

/* The size of AciesRvcBlock.waiting, which is greater than the number of units that can wait at the same time. */
#define RVC_MAX_WAITING 60

typedef struct
{
  struct
  {
    guint8        pushed;   /* RVC-C27: whether a strike has pushed the attacker back */
    guint8        n_way;    /* number of hexes in @way */
    AciesBlockHex way[2];   /* RVC-C15: the hexes between the units, starting at the attacker */
  } combats[ACIES_MAX_COMBATS];
  /* RVC-C9: the moves of the waiting units. These are ordered units that have moved and can still attack later. */
  struct
  {
    guint8        unit;     /* unit id plus 1, or 0 if the element is unused */
    guint8        moved;    /* number of hexes that the unit has moved */
    AciesBlockHex from;     /* hex from which the unit moved */
  } waiting[RVC_MAX_WAITING];
} AciesRvcBlock;
ACIES_BLOCK_FITS (AciesRvcBlock);

static inline const AciesRvcBlock *
acies_rvc_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesRvcBlock);
}

#define RVC_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesRvcBlock, field, __VA_ARGS__)

/* The conditions of modifiers, in the same order as acies_rvc_conditions. */
enum
{
  RVC_IF_ATTACKER_BESIDE_LEADER, RVC_IF_TARGET_BESIDE_LEADER, RVC_IF_TARGET_STEADFAST, RVC_IF_CHARGING, RVC_IF_FLANKED,
  RVC_IF_ENVELOPED, RVC_N_CONDITIONS,
};

/* The conditions that depend only on the unit types and on whether the attack is a melee. */
#define RVC_DERIVED (1u << RVC_IF_CHARGING | 1u << RVC_IF_TARGET_STEADFAST)

#define RVC_N_QUESTIONS (RVC_ASK_DEPLOY + 1)

extern const AciesProcs acies_rvc_procs;

/* --- carthage-phases.c */

AciesResolveFunc acies_rvc_start, acies_rvc_deploy, acies_rvc_order;
void     acies_rvc_run (AciesResolver *resolver, const AciesStep *step);
/* AciesProcs.judge */
void     acies_rvc_judge (AciesResolver *resolver, gboolean is_over);
AciesCheckFunc acies_rvc_check_order;
AciesListFunc acies_rvc_list_orders;
void     acies_rvc_play_mixed_order (AciesResolver *resolver, AciesId card);
/* Ends the choice of units to order. The ordered units can then act. */
void     acies_rvc_end_order (AciesResolver *resolver);
/* Schedules the end of the turn. */
void     acies_rvc_finish_turn (AciesResolver *resolver);

/* --- carthage-moves.c */

/* Returns: whether @unit has acted or is acting, according to its marks */
gboolean acies_rvc_has_acted (const AciesState *state, AciesUnitId unit);
/* Returns: whether @unit has at most one of the marks of RVC-C12, apart from Retreated */
gboolean acies_rvc_has_one_state (const AciesUnit *unit);
/* Replaces the current mark of @unit with @mark, or makes the unit Idle if @mark is NO_ID. Keeps the mark Retreated. A
 * waiting unit stops waiting. */
void     acies_rvc_set_mark (AciesResolver *resolver, AciesUnitId unit, AciesId mark);
/* Makes @unit wait: records that it has moved @moved hexes from @start and can attack later. */
void     acies_rvc_wait (AciesResolver *resolver, AciesUnitId unit, guint moved, AciesHex start);
/* Makes @unit the acting unit. A unit that was waiting continues its activation. */
void     acies_rvc_begin_activation (AciesResolver *resolver, AciesUnitId unit);
/* Returns: the greatest number of hexes that @unit can move */
guint    acies_rvc_march (const AciesState *state, AciesUnitId unit);
/* Returns: the range of @unit in hexes, at most RVC_MAX_RANGE. @least is not used. */
guint    acies_rvc_range (const AciesState *state, AciesUnitId unit, guint *least);
/* Returns: the hex where @unit was before its move, if the unit is acting or waiting; otherwise its current hex */
AciesHex acies_rvc_start_of (const AciesState *state, AciesUnitId unit);
/* Returns: the kinds of occupied hexes that @unit can move through */
AciesPassage acies_rvc_passage (const AciesState *state, AciesUnitId unit);
gboolean acies_rvc_check_may_move (const AciesState *state, AciesUnitId unit, GError **error);
gboolean acies_rvc_check_may_attack (const AciesState *state, AciesUnitId unit, GError **error);
gboolean acies_rvc_check_attack_after (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* Implements AciesSharedProcs.refuse_move. For moves after an attack, the error can cite RVC-K10 or RVC-K11. */
gboolean acies_rvc_refuse_move (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
gboolean acies_rvc_is_bound (const AciesState *state, AciesUnitId unit);
gboolean acies_rvc_is_straight (const AciesState *state);
AciesCheckFunc acies_rvc_check_move, acies_rvc_check_attack, acies_rvc_check_way;
AciesResolveFunc acies_rvc_move, acies_rvc_way;
AciesListFunc acies_rvc_list_way;
/* Sets the way (AciesRvcWay) of the ranged combat @index. If there are several ways, asks the player to choose one. */
void     acies_rvc_find_way (AciesResolver *resolver, guint index);
gboolean acies_rvc_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_rvc_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
void     acies_rvc_list_shots (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, GPtrArray *shots);

/* The maximum number of shortest ways that are considered for one attack. */
#define RVC_MAX_WAYS 16

/* The path of an attack, which the code calls a way: the hexes between the attacker and the target. */
typedef struct
{
  guint8   n;       /* number of hexes between the units, from 0 to 2 */
  AciesHex hex[2];  /* starting with the hex next to the attacker */
} AciesRvcWay;

/* Lists the shortest open ways, if the target is in range. The attacker itself never blocks a way (RVC-C15).
 * Returns: the number of ways in @ways; 0 if the target is out of range */
guint    acies_rvc_list_ways (const AciesState *state, const AciesCombat *attack, AciesRvcWay *ways);
/* Returns: the way of combat @index; has no hexes if the way is not known yet */
AciesRvcWay acies_rvc_way_of (const AciesState *state, guint index);
/* Sets the way of the strike to the way of the attack, in reverse order. */
void     acies_rvc_turn_way (AciesResolver *resolver);
/* Returns: the direction of the last step to the target. The step starts at the last hex of @way or, if @way has no
 *   hexes, at the attacker. */
AciesDirection acies_rvc_direction_over (const AciesCombat *combat, const AciesRvcWay *way);

/* --- carthage-fights.c */

/* The effects of a retreat, used both in play and to calculate odds. */
typedef struct
{
  AciesHex to;         /* the hex where the retreat ends; the unit's own hex if it cannot retreat */
  guint    moved;      /* number of hexes that the unit retreats */
  guint    missed;     /* number of hexes that the unit must retreat, but cannot */
  guint    losses;     /* number of figures that the unit loses because of @missed */
  gboolean supported;  /* whether a friendly unit behind this unit prevents the losses */
  AciesHex barrier;    /* the next hex in the direction of the retreat, or NO_HEX at the edge of the board */
} AciesRvcRetreat;

/* @away: the direction from acies_rvc_direction_over()
 * @retreats: the number of retreat results, without the results that Leaders cancel */
AciesRvcRetreat acies_rvc_plan_retreat (const AciesState *state, AciesUnitId unit, AciesDirection away, guint retreats);
/* Returns: the greatest number of figures that @target can lose in one retreat from an attacker on @from */
guint    acies_rvc_retreat_price (const AciesState *state, AciesUnitId target, AciesHex from);
/* Returns: the morale that a side loses when it loses a unit of @unit_type */
guint    acies_rvc_morale_for (const AciesState *state, AciesId unit_type);

extern const char *const acies_rvc_conditions[];
extern const AciesCardProc acies_rvc_cards[];
gboolean acies_rvc_card_fits (const AciesState *state, AciesId card, GError **error);
gboolean acies_rvc_card_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_rvc_card_play (AciesResolver *resolver, AciesId card, AciesHex hex);
AciesFactors acies_rvc_read_factors (const AciesState *state, const AciesCombat *combat);
void     acies_rvc_factors_derive (AciesFactors *self);
/* Returns: the lowest number on an attack die that is a hit (RVC-C16, RVC-C17) */
int      acies_rvc_factors_attack_number (const AciesFactors *self);
/* Returns: the number to compare defence dice with: lower dice are wounds, equal dice are retreats (RVC-C18) */
int      acies_rvc_factors_defence_number (const AciesFactors *self);

AciesResolveFunc acies_rvc_attack, acies_rvc_retreat, acies_rvc_yes;
AciesCheckFunc acies_rvc_check_retreat, acies_rvc_check_yes;
AciesListFunc acies_rvc_list_retreats;
void     acies_rvc_run_attack (AciesResolver *resolver, const AciesStep *step);
/* Returns: the greatest number of hexes that the attacker can move by Cavalry Pursue (RVC-K10) */
guint    acies_rvc_pursuit_steps (const AciesState *state);
/* Returns: the greatest number of hexes that the attacker can move by Hit and Run (RVC-K11) */
guint    acies_rvc_run_steps (const AciesState *state);

/* --- carthage-find.c, carthage-computer.c */

void     acies_rvc_find (const AciesState *state, AciesFindings *findings);
gboolean acies_rvc_serves (const AciesState *state, AciesSide side, AciesId card, AciesId unit_type);
extern const AciesFindingKind acies_rvc_kinds[];

/* Returns: (transfer full): odds without probabilities. They contain the number of dice, the lowest number that
 *   hits, and the reasons. */
AciesOdds *acies_rvc_explain_attack (const AciesFactors *self);
/* Returns: (transfer full): a translated explanation of the number from acies_rvc_factors_defence_number() */
char    *acies_rvc_describe_defence (const AciesFactors *self);
AciesOdds *acies_rvc_odds_of_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds *acies_rvc_odds_of_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

G_END_DECLS
