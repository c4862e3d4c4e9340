/* carthage.h - Rome vs Carthage: declarations shared by its files
 *
 * RVC-... is the id of a statement in rules.xml. Each enum of ruleset data has the order of a
 * list in ruleset.xml, but can end before the list does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/combat.h"
#include "engine/find/findings.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"

G_BEGIN_DECLS

/* The game's own commands except "enter", in the order of carthage.c. */
#define RVC_COMMAND_WAY   ACIES_OWN_COMMAND (1)

extern const AciesVerb  acies_rvc_way_verb;

/* The game's own log entries and their fields, in the order of carthage.c. */
#define RVC_LOG_PASSED  ACIES_OWN_LOG_KIND (0) /* side: the side in whose turn no unit has acted */
#define RVC_LOG_SPENT   ACIES_OWN_LOG_KIND (1) /* side, number: actions spent, number2: actions of the round */
#define RVC_LOG_PURSUED ACIES_OWN_LOG_KIND (2) /* unit; hex, to: start and end of the pursuit after an advance */
#define RVC_LOG_RAN     ACIES_OWN_LOG_KIND (3) /* unit; hex, to: start and end of the run after an attack */
#define RVC_LOG_HELD    ACIES_OWN_LOG_KIND (4) /* unit, hex: the unit that ends its retreat early, without losses */
#define RVC_N_LOG_KINDS      5

enum { RVC_SKILL_LEADERSHIP, RVC_SKILL_LIGHT, RVC_SKILL_STEADFAST };
enum { RVC_CLASS_INFANTRY, RVC_CLASS_CAVALRY };
enum { RVC_VALUE_LIMIT, RVC_VALUE_MOVED, RVC_VALUE_FLANKERS, RVC_VALUE_MARCH };

/* RVC-C12: a unit without a mark is Idle. A unit can have Retreated and at most one other mark. */
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

/* Values of the switches that are choices. */
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

/* The phases (RVC-C11). A scenario can start with one of the first three phases. */
enum
{
  RVC_PHASE_SELECT, RVC_PHASE_ORDER, RVC_PHASE_MOVE, RVC_PHASE_ATTACK, RVC_PHASE_DEFEND, RVC_PHASE_ROLL,
  RVC_PHASE_COUNTER, RVC_PHASE_ADVANCE, RVC_PHASE_FORM,
};

/* Steps of a round: BEGIN_ROUND, SELECT and DEPLOY for each side, turns, END_ROUND. Steps of an attack: WAY to
 * END_ATTACK in this order. Steps of a strike: WAY, ROLL, HITS, DEFENCE, RESULT, END_STRIKE. */
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

/* The maximum range. At this range, two hexes are between the units, for which AciesRvcBlock has room. */
#define RVC_MAX_RANGE 3

/* Reasons for the end of the game (RVC-C23). The value 3 is not used. */
enum { RVC_END_MORALE_ZERO = ACIES_END_FIRST_OWN, RVC_END_MORE_MORALE, RVC_END_DRAW = 4, RVC_END_EQUAL_MORALE };

/* --- the ruleset's block of a position */

/* Higher than the number of units that can wait at the same time. */
#define RVC_MAX_WAITING 60

typedef struct
{
  struct
  {
    guint8        pushed;   /* RVC-C27: TRUE if this combat has driven the attacker back */
    guint8        n_way;    /* number of hexes in way */
    AciesBlockHex way[2];   /* RVC-C15: the hexes that the attack crosses; the first hex is next to the attacker */
  } combats[ACIES_MAX_COMBATS];
  /* RVC-C9: moves of units that wait to attack while another ordered unit acts. */
  struct
  {
    guint8        unit;     /* the unit, plus 1; 0: no unit */
    guint8        moved;    /* number of hexes moved */
    AciesBlockHex from;     /* the starting hex of the unit */
  } waiting[RVC_MAX_WAITING];
} AciesRvcBlock;
ACIES_BLOCK_FITS (AciesRvcBlock);

static inline const AciesRvcBlock *
acies_rvc_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesRvcBlock);
}

#define RVC_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesRvcBlock, field, __VA_ARGS__)

/* Conditions of modifiers, in the order of acies_rvc_conditions. */
enum
{
  RVC_IF_ATTACKER_BESIDE_LEADER, RVC_IF_TARGET_BESIDE_LEADER, RVC_IF_TARGET_STEADFAST, RVC_IF_CHARGING, RVC_IF_FLANKED,
  RVC_IF_ENVELOPED, RVC_N_CONDITIONS,
};

/* Conditions that follow from the unit types and the kind of combat. */
#define RVC_DERIVED (1u << RVC_IF_CHARGING | 1u << RVC_IF_TARGET_STEADFAST)

#define RVC_N_CARDS 11
#define RVC_N_QUESTIONS (RVC_ASK_DEPLOY + 1)

extern const AciesProcs acies_rvc_procs;

/* --- carthage-phases.c */

AciesResolveFunc acies_rvc_start, acies_rvc_deploy, acies_rvc_order;
void     acies_rvc_run (AciesResolver *resolver, const AciesStep *step);
AciesCheckFunc acies_rvc_check_order;
AciesListFunc acies_rvc_list_orders;
void     acies_rvc_play_mixed_order (AciesResolver *resolver, AciesId card);
/* Ends the ordering of units, so that the ordered units can act. */
void     acies_rvc_end_order (AciesResolver *resolver);
/* Pushes the step that ends the turn. */
void     acies_rvc_finish_turn (AciesResolver *resolver);

/* --- carthage-moves.c */

/* Returns: whether the unit has acted or is acting */
gboolean acies_rvc_has_acted (const AciesState *state, AciesUnitId unit);
/* Returns: whether @unit has at most one mark of RVC-C12, not counting Retreated */
gboolean acies_rvc_has_one_state (const AciesUnit *unit);
/* Replaces the mark of @unit with @mark but keeps Retreated. NO_ID removes the mark, which makes @unit Idle. It stops waiting. */
void     acies_rvc_set_mark (AciesResolver *resolver, AciesUnitId unit, AciesId mark);
/* Makes @unit, which has moved @moved hexes from @start, wait to attack. */
void     acies_rvc_wait (AciesResolver *resolver, AciesUnitId unit, guint moved, AciesHex start);
/* Makes @unit the acting unit, for the first time or again after it has waited to attack. */
void     acies_rvc_begin_activation (AciesResolver *resolver, AciesUnitId unit);
/* Returns: the maximum number of hexes that @unit can move */
guint    acies_rvc_march (const AciesState *state, AciesUnitId unit);
/* Returns: the range of @unit, at most RVC_MAX_RANGE */
guint    acies_rvc_range (const AciesState *state, AciesUnitId unit, guint *least);
/* Returns: the hex on which @unit was before its move, if it is acting or waits to attack; else the hex on which it is */
AciesHex acies_rvc_start_of (const AciesState *state, AciesUnitId unit);
/* Returns: whether @unit can move through other units */
AciesPassage acies_rvc_passage (const AciesState *state, AciesUnitId unit);
gboolean acies_rvc_check_may_move (const AciesState *state, AciesUnitId unit, GError **error);
gboolean acies_rvc_check_may_attack (const AciesState *state, AciesUnitId unit, GError **error);
gboolean acies_rvc_check_attack_after (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* Implements AciesSharedProcs.refuse_move. For a move after an attack, the refusal can cite RVC-K10 or RVC-K11. */
gboolean acies_rvc_refuse_move (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
gboolean acies_rvc_is_bound (const AciesState *state, AciesUnitId unit);
gboolean acies_rvc_is_straight (const AciesState *state);
AciesCheckFunc acies_rvc_check_move, acies_rvc_check_attack, acies_rvc_check_way;
AciesResolveFunc acies_rvc_move, acies_rvc_way;
AciesListFunc acies_rvc_list_way;
/* Sets the way of the ranged combat @index, or asks for the way if there are several. */
void     acies_rvc_find_way (AciesResolver *resolver, guint index);
gboolean acies_rvc_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_rvc_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
void     acies_rvc_list_shots (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, GPtrArray *shots);

/* Maximum number of shortest ways of one attack. */
#define RVC_MAX_WAYS 16

/* The hexes between the attacker and the target that an attack crosses. */
typedef struct
{
  guint8   n;       /* number of hexes between the units: 0, 1 or 2 */
  AciesHex hex[2];  /* the first hex is next to the attacker */
} AciesRvcWay;

/* Returns: the number of shortest open ways within the attacker's range. The attacker itself never blocks a way (RVC-C15). */
guint    acies_rvc_list_ways (const AciesState *state, const AciesCombat *attack, AciesRvcWay *ways);
/* Returns: the way of combat @index from the block. It has no hexes if the way is not known yet. */
AciesRvcWay acies_rvc_way_of (const AciesState *state, guint index);
/* Sets the way of the strike to the reversed way of the attack. */
void     acies_rvc_turn_way (AciesResolver *resolver);
/* Returns: the direction to the target from the last hex of @way, or from the attacker if @way has no hexes */
AciesDirection acies_rvc_direction_over (const AciesCombat *combat, const AciesRvcWay *way);

/* --- carthage-fights.c */

/* The result of a retreat, for play and for odds. */
typedef struct
{
  AciesHex to;         /* the hex of the unit if it cannot retreat */
  guint    moved;      /* number of hexes retreated */
  guint    missed;     /* number of hexes that the unit had to retreat but could not */
  guint    losses;     /* number of figures lost for missed hexes */
  gboolean supported;  /* TRUE: a friend behind the unit prevents losses for missed hexes */
  AciesHex barrier;    /* the hex after the end of the retreat, in the same direction; NO_HEX: it would be off the board */
} AciesRvcRetreat;

/* @away: the result of acies_rvc_direction_over(). @retreats: the number of retreats that Leaders do not prevent */
AciesRvcRetreat acies_rvc_plan_retreat (const AciesState *state, AciesUnitId unit, AciesDirection away, guint retreats);
/* Returns: the highest number of figures that one retreat can cost @target if the attacker is on @from */
guint    acies_rvc_retreat_price (const AciesState *state, AciesUnitId target, AciesHex from);
/* Returns: the morale that the loss of a unit of @unit_type costs */
guint    acies_rvc_morale_for (const AciesState *state, AciesId unit_type);

extern const char *const acies_rvc_conditions[];
extern const AciesCardProc acies_rvc_cards[RVC_N_CARDS];
gboolean acies_rvc_card_fits (const AciesState *state, AciesId card, GError **error);
gboolean acies_rvc_card_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_rvc_card_play (AciesResolver *resolver, AciesId card, AciesHex hex);
AciesFactors acies_rvc_read_factors (const AciesState *state, const AciesCombat *combat);
void     acies_rvc_factors_derive (AciesFactors *self);
/* Returns: the lowest number on an attack die that hits (RVC-C16, RVC-C17) */
int      acies_rvc_factors_attack_number (const AciesFactors *self);
/* Returns: the number with which defence dice are compared. A lower die is a wound, an equal die is a retreat (RVC-C18). */
int      acies_rvc_factors_defence_number (const AciesFactors *self);

AciesResolveFunc acies_rvc_attack, acies_rvc_retreat, acies_rvc_yes;
AciesCheckFunc acies_rvc_check_retreat, acies_rvc_check_yes;
AciesListFunc acies_rvc_list_retreats;
void     acies_rvc_run_attack (AciesResolver *resolver, const AciesStep *step);
/* Returns: the maximum number of hexes that the attacker can move with Cavalry Pursue (RVC-K10) */
guint    acies_rvc_pursuit_steps (const AciesState *state);
/* Returns: the maximum number of hexes that the attacker can move with Hit and Run (RVC-K11) */
guint    acies_rvc_run_steps (const AciesState *state);

/* --- carthage-find.c, carthage-computer.c */

void     acies_rvc_find (const AciesState *state, AciesFindings *findings);
gboolean acies_rvc_serves (const AciesState *state, AciesSide side, AciesId card, AciesId unit_type);
extern const AciesFindingKind acies_rvc_kinds[];

/* Returns: (transfer full): the number of attack dice, the lowest number that hits, and the reasons for both, but no chances */
AciesOdds *acies_rvc_explain_attack (const AciesFactors *self);
/* Returns: (transfer full): a text that states the number with which defence dice are compared, and why */
char    *acies_rvc_describe_defence (const AciesFactors *self);
AciesOdds *acies_rvc_odds_of_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds *acies_rvc_odds_of_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

G_END_DECLS
