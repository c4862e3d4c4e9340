/* combat.h - Rome vs Carthage: what the parts of an attack share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/rome-vs-carthage/rvc.h"

G_BEGIN_DECLS

/* How a retreat would end: a pure question, asked by play and by the chances. */
typedef struct
{
  AciesHex to;         /* its own hex when it cannot move */
  guint    moved;      /* hexes made */
  guint    missed;     /* hexes not made */
  guint    losses;     /* figures lost for them */
  gboolean supported;  /* a friend behind it saves those */
  AciesHex barrier;    /* the hex that it would have to enter next; or NO_HEX, past the edge */
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

/* Most shortest ways of one attack. */
#define RVC_MAX_WAYS 16

typedef struct
{
  guint8   n;       /* hexes between: 0, 1 or 2 */
  AciesHex hex[2];  /* from the attacker */
} AciesRvcWay;

/* What the block says of the way of a combat; no hexes while it is not known */
AciesRvcWay     acies_rvc_way_of       (const AciesState  *state,
                                        guint              index);

/* The strike goes back over the way of the attack. */
void            acies_rvc_turn_way     (AciesResolver     *resolver);

/**
 * acies_rvc_direction_of_attack:
 * @index: of an attack or a strike whose way is known
 * Returns: the direction of its last step
 */
AciesDirection  acies_rvc_direction_of_attack (const AciesState  *state,
                                               guint              index);

/* The same of a combat that goes over @way. */
AciesDirection  acies_rvc_direction_over (const AciesCombat *combat,
                                          const AciesRvcWay *way);

/**
 * acies_rvc_list_ways:
 * @attacker: whose own hex bars nothing
 * @ways: room for %RVC_MAX_WAYS
 * Returns: how many shortest open ways lead from @from to @at within its range (RVC-C15)
 */
guint           acies_rvc_list_ways    (const AciesState  *state,
                                        AciesUnitId        attacker,
                                        AciesHex           from,
                                        AciesHex           at,
                                        AciesRvcWay       *ways);

/* combat.c: an attack, step by step */
AciesResolveFunc acies_rvc_attack;
/* The target of the attack strikes or counters, as combat 1 on top of it. */
void        acies_rvc_strike        (AciesResolver *resolver, AciesCombatKind kind);
AciesStepFunc acies_rvc_end_attack, acies_rvc_end_strike;

/* way.c: over which hexes an attack goes */
AciesStepFunc acies_rvc_find_way_of;
AciesCheckFunc acies_rvc_check_way;
AciesResolveFunc acies_rvc_way;
AciesListFunc acies_rvc_list_way;

/* result.c: the two rolls and what they do */
AciesStepFunc acies_rvc_roll, acies_rvc_hits, acies_rvc_defence, acies_rvc_result;

/* retreat.c: Withdraw */
guint acies_rvc_retreat_price (const AciesState *state, AciesUnitId target, AciesHex from);
/* Hexes it may withdraw to; room for N_DIRECTIONS. */
guint       acies_rvc_list_withdrawals (const AciesState *state, const AciesCombat *combat, AciesHex *hexes);
/* Goes to the only hex, or asks for one of several; nothing is rolled. */
void        acies_rvc_withdraw      (AciesResolver *resolver);
AciesCheckFunc acies_rvc_check_retreat;
AciesResolveFunc acies_rvc_retreat;
AciesListFunc acies_rvc_list_retreats;

/* advance.c: after the attack */
/* RVC-C24: is the hex that was attacked empty, and the attacker able to go there? */
gboolean    acies_rvc_can_step_in   (const AciesState *state);
AciesCheckFunc acies_rvc_check_yes, acies_rvc_check_pursuit, acies_rvc_check_run;
AciesResolveFunc acies_rvc_yes, acies_rvc_pursue, acies_rvc_run;
void        acies_rvc_step_in       (AciesResolver *resolver);
/* Asks whether it steps in, where it may without a card or might hold one. */
AciesStepFunc acies_rvc_advance_moment;
/* Hexes that the attacker may go with a Cavalry Pursue. */
guint       acies_rvc_pursuit_steps (const AciesState *state);
AciesStepFunc acies_rvc_ask_pursuit, acies_rvc_ask_pursuit_attack;
/* Hexes that the attacker may go with a Hit and Run. */
guint       acies_rvc_run_steps     (const AciesState *state);
AciesStepFunc acies_rvc_ask_run;

G_END_DECLS
