/* rvc.h - Rome vs Carthage: what its procedures share
 *
 * RVC-... is the id of a statement in the ruleset's rules.xml. The enums name
 * what ruleset.xml lists first, in the same order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/error.h"
#include "engine/path.h"
#include "engine/procs.h"

G_BEGIN_DECLS

enum { RVC_MARCH, RVC_ATTACK_MOVE, RVC_RANGE, RVC_MELEE_ATTACK, RVC_MELEE_DEFENCE, RVC_RANGED_ATTACK, RVC_RANGED_DEFENCE };
enum { RVC_SKILL_LEADERSHIP, RVC_SKILL_LIGHT, RVC_SKILL_STEADFAST };
enum { RVC_CLASS_INFANTRY, RVC_CLASS_CAVALRY };
enum { RVC_VALUE_LIMIT, RVC_VALUE_MOVED, RVC_VALUE_FLANKERS, RVC_VALUE_MARCH };

/* RVC-C12: a unit without any of them is Idle. Retreated may stand beside
 * another, of the others a unit has at most one. */
enum
{
  RVC_MARK_READY,
  RVC_MARK_ACTIVE,
  RVC_MARK_MOVED,
  RVC_MARK_MARCHED,
  RVC_MARK_ATTACKED,
  RVC_MARK_PASSIVE,
  RVC_MARK_RETREATED,
  RVC_MARK_ADVANCING,
  RVC_MARK_ADVANCED,
};

enum
{
  RVC_WOODS_PASSABLE,
  RVC_WOODS_STOP,
  RVC_WOODS_BLOCK,
  RVC_SELECT,
  RVC_ACTIONS_RESET,
  RVC_ENGAGED_BIND,
  RVC_RETREAT_LOSSES,
  RVC_MORALE_COUNTS,
  RVC_EQUAL_MORALE,
  RVC_FREE_ADVANCE,
};

/* Values of the switches that are choices. */
enum { RVC_SELECT_ODD_ROUNDS, RVC_SELECT_EVERY_ROUND, RVC_SELECT_NEVER };
enum { RVC_ACTIONS_RESET_EVERY_ROUND, RVC_ACTIONS_RESET_ODD_ROUNDS };
enum { RVC_MORALE_COUNTS_HEAVY, RVC_MORALE_COUNTS_ALL };
enum { RVC_EQUAL_MORALE_DRAW, RVC_EQUAL_MORALE_FIRST, RVC_EQUAL_MORALE_SECOND };
enum { RVC_FREE_ADVANCE_AFTER_KILL, RVC_FREE_ADVANCE_WHENEVER_EMPTY, RVC_FREE_ADVANCE_NEVER };

enum
{
  RVC_EFFECT_MIXED_ORDER,
  RVC_EFFECT_CAVALRY_CHARGE,
  RVC_EFFECT_WITHDRAW,
  RVC_EFFECT_FIRST_STRIKE,
  RVC_EFFECT_FLANKING,
  RVC_EFFECT_ENVELOPMENT,
  RVC_EFFECT_CAVALRY_COUNTER,
  RVC_EFFECT_SKIRMISH,
  RVC_EFFECT_ADVANCE,
  RVC_EFFECT_CAVALRY_PURSUE,
  RVC_EFFECT_HIT_AND_RUN,
};

/* RVC-C11; the first three are those a scenario may begin with. */
enum
{
  RVC_PHASE_SELECT,
  RVC_PHASE_ORDER,
  RVC_PHASE_MOVE,
  RVC_PHASE_ATTACK,
  RVC_PHASE_DEFEND,
  RVC_PHASE_ROLL,
  RVC_PHASE_COUNTER,
  RVC_PHASE_ADVANCE,
  RVC_PHASE_FORM,
};

/* A round is begin, put back and take of each side, turns, end. An attack is
 * what stands from WAY to END_ATTACK, in this order; a strike within it is WAY,
 * ROLL, HITS, DEFENCE, RESULT, END_STRIKE. */
enum
{
  RVC_STEP_BEGIN_ROUND,
  RVC_STEP_PUT_BACK,
  RVC_STEP_TAKE,
  RVC_STEP_BEGIN_TURNS,
  RVC_STEP_BEGIN_TURN,
  RVC_STEP_ORDER,
  RVC_STEP_CHECK_TURN,
  RVC_STEP_END_TURN,
  RVC_STEP_END_ROUND,
  RVC_STEP_WAY,
  RVC_STEP_ATTACK_WINDOW,
  RVC_STEP_DEFEND_WINDOW,
  RVC_STEP_ROLL_WINDOW,
  RVC_STEP_ROLL,
  RVC_STEP_HITS,
  RVC_STEP_DEFENCE,
  RVC_STEP_RESULT,
  RVC_STEP_COUNTER_WINDOW,
  RVC_STEP_ADVANCE_WINDOW,
  RVC_STEP_PURSUE_WINDOW,
  RVC_STEP_PURSUIT,
  RVC_STEP_PURSUIT_ATTACK,
  RVC_STEP_RUN_WINDOW,
  RVC_STEP_RUN,
  RVC_STEP_END_ATTACK,
  RVC_STEP_END_STRIKE,
};

enum
{
  RVC_ASK_PUT_BACK = ACIES_DECISION_FIRST_OWN,
  RVC_ASK_TAKE,
  RVC_ASK_ORDER,
  RVC_ASK_WAY,
  RVC_ASK_ATTACK_WINDOW,
  RVC_ASK_DEFEND_WINDOW,
  RVC_ASK_RETREAT,
  RVC_ASK_ROLL_WINDOW,
  RVC_ASK_COUNTER_WINDOW,
  RVC_ASK_ADVANCE_WINDOW,
  RVC_ASK_PURSUE_WINDOW,
  RVC_ASK_PURSUIT,
  RVC_ASK_PURSUIT_ATTACK,
  RVC_ASK_RUN_WINDOW,
  RVC_ASK_RUN,
};

extern const AciesProcs acies_rvc_procs;

/* How a retreat would end: a pure question, asked by play and by the chances. */
typedef struct
{
  AciesHex to;         /* its own hex when it cannot move */
  guint    moved;      /* hexes made */
  guint    missed;     /* hexes not made */
  guint    losses;     /* figures lost for them */
  gboolean supported;  /* a friend behind it saves those */
} AciesRvcRetreat;

/**
 * acies_rvc_plan_retreat:
 * @unit: on the board
 * @away: the direction of the last step of the attack
 * @retreats: left after the help of Leaders
 */
AciesRvcRetreat acies_rvc_plan_retreat (const AciesState  *state,
                                        AciesUnitId        unit,
                                        AciesDirection     away,
                                        guint              retreats);

/**
 * acies_rvc_direction_of_attack:
 * @combat: an attack or a strike whose way is known
 * Returns: the direction of its last step
 */
AciesDirection  acies_rvc_direction_of_attack (const AciesState  *state,
                                               const AciesCombat *combat);

/* Most shortest ways of one attack. */
#define RVC_MAX_WAYS 16

typedef struct
{
  guint8   n;       /* hexes between: 0, 1 or 2 */
  AciesHex hex[2];  /* from the attacker */
} AciesRvcWay;

/**
 * acies_rvc_list_ways:
 * @attacker: whose own hex bars nothing
 * @most: its range
 * @ways: room for %RVC_MAX_WAYS
 * Returns: how many shortest open ways lead from @from to @at within @most (RVC-C15)
 */
guint           acies_rvc_list_ways    (const AciesState  *state,
                                        AciesUnitId        attacker,
                                        AciesHex           from,
                                        AciesHex           at,
                                        guint              most,
                                        AciesRvcWay       *ways);

/* Able friends of the attacker beside the target, without those that a Flanking counts; room for N_DIRECTIONS. */
guint           acies_rvc_list_flankers (const AciesState  *state,
                                         const AciesCombat *combat,
                                         AciesUnitId       *ids);

G_END_DECLS
