/* macedon.h - Rome vs Macedon: what its files share
 *
 * RVM-... is the id of a statement in the ruleset's rules.xml. The enums name
 * what ruleset.xml lists first, in the same order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/combat.h"
#include "engine/find/findings.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"

G_BEGIN_DECLS

/* Commands that only this game has: macedon.c lists them. */
#define RVM_COMMAND_SWAP  ACIES_OWN_COMMAND (1)
#define RVM_COMMAND_STEP  ACIES_OWN_COMMAND (2)

extern const AciesVerb acies_rvm_swap_verb, acies_rvm_step_verb;

/* What only this game tells: macedon.c. */
#define RVM_LOG_NO_ORDER_CARD ACIES_OWN_LOG_KIND (0) /* side */
#define RVM_LOG_STAYS_OUT     ACIES_OWN_LOG_KIND (1) /* unit: in reserve for good */
#define RVM_LOG_SWAPPED       ACIES_OWN_LOG_KIND (2) /* unit from hex, other from to: changed places */
#define RVM_LOG_STEPPED       ACIES_OWN_LOG_KIND (3) /* unit, hex, to: back, before its move */
#define RVM_LOG_MOVES_END     ACIES_OWN_LOG_KIND (4) /* side: ends its moves and attacks */
#define RVM_LOG_CAMP          ACIES_OWN_LOG_KIND (5) /* side: whose camp an enemy holds, hex */
#define RVM_LOG_MARK_LOST     ACIES_OWN_LOG_KIND (6) /* unit, hex, number: the mark: it was taken from it */
#define RVM_LOG_IGNORED_HITS  ACIES_OWN_LOG_KIND (7) /* unit, number, rule */
#define RVM_N_LOG_KINDS            8

enum { RVM_MARK_ORDERED, RVM_MARK_ACTIVATED, RVM_MARK_TESTUDO, RVM_MARK_PHALANX };
enum { RVM_SKILL_BATTLELINE, RVM_SKILL_LEADERSHIP, RVM_SKILL_LIGHT };
enum { RVM_CLASS_INFANTRY, RVM_CLASS_CAVALRY, RVM_CLASS_ELEPHANT, RVM_CLASS_LEADER };
enum { RVM_VALUE_LIMIT, RVM_VALUE_MARCH, RVM_VALUE_ATTACK_MOVE, RVM_VALUE_RADIUS, RVM_VALUE_FULL_ATTACK_MOVE, RVM_VALUE_MELEE_ATTACK, RVM_VALUE_RANGE };

enum
{
  RVM_HILLS_IMPASSABLE, RVM_RIVERS_PASSABLE, RVM_MORALE_GIVEN, RVM_CAMP_LOSS, RVM_CAMP_LOSS_GIVEN,
  RVM_FEWEST_MELEE_DICE, RVM_LEADER_FIGURES, RVM_LINE_ORDER_CAP, RVM_GROUP_ORDER_CAP, RVM_PHALANX_LOST,
  RVM_RETREAT_LOSSES_IGNORABLE, RVM_STRIKE_BARS_COUNTER, RVM_LEADER_RETREAT, RVM_ADJACENT_ENEMY_BINDS,
  RVM_MOVE_ALL_THEN_ATTACK, RVM_ADVANCE_AFTER_ELIMINATION,
};

/* Values of the switches that are choices. */
enum { RVM_PHALANX_LOST_ANY_MOVEMENT, RVM_PHALANX_LOST_OWN_MOVEMENT, RVM_PHALANX_LOST_NEVER };
enum { RVM_LEADER_RETREAT_ASKED, RVM_LEADER_RETREAT_ALWAYS };

enum
{
  RVM_EFFECT_LINE, RVM_EFFECT_GROUP, RVM_EFFECT_PICK, RVM_EFFECT_ALL, RVM_EFFECT_LEADER, RVM_EFFECT_BEHEADING,
  RVM_EFFECT_LEADER_CHARGE, RVM_EFFECT_SAVE_THE_CAMP, RVM_EFFECT_UNKNOWN_TRIBUNE, RVM_EFFECT_DOWNHILL_MOMENTUM,
  RVM_EFFECT_SECRET_PATH, RVM_EFFECT_FORMATION, RVM_EFFECT_FEINT_RETREAT, RVM_EFFECT_CHARGE, RVM_EFFECT_ADVANCE_ATTACK,
  RVM_EFFECT_FLANKING, RVM_EFFECT_ENVELOPMENT, RVM_EFFECT_FIRST_STRIKE, RVM_EFFECT_COUNTER_ATTACK, RVM_EFFECT_TESTUDO,
  RVM_EFFECT_PHALANX, RVM_EFFECT_WITHDRAW,
};

enum { RVM_PHASE_ORDER, RVM_PHASE_MOVE, RVM_PHASE_FORM, RVM_PHASE_PREPARE };

/* A turn is begin, order, moves (free), form, put back, take, end. An attack
 * is what stands from ATTACK_MOMENT to END_ATTACK, in this order; a strike within
 * it is ROLL, RESULT, IGNORE_RETREATS, RETREATS, END_STRIKE. */
enum
{
  RVM_STEP_BEGIN_TURN, RVM_STEP_ORDER_UNITS, RVM_STEP_BEGIN_MOVES, RVM_STEP_CHECK_MOVES, RVM_STEP_FORM_MOMENT,
  RVM_STEP_PUT_BACK, RVM_STEP_TAKE, RVM_STEP_END_TURN, RVM_STEP_END_ROUND, RVM_STEP_ATTACK_MOMENT,
  RVM_STEP_DEFEND_MOMENT, RVM_STEP_STRIKE, RVM_STEP_ROLL_MOMENT, RVM_STEP_ROLL, RVM_STEP_RESULT,
  RVM_STEP_IGNORE_RETREATS, RVM_STEP_RETREATS, RVM_STEP_COUNTER_MOMENT, RVM_STEP_ADVANCE_MOMENT, RVM_STEP_END_ATTACK,
  RVM_STEP_END_STRIKE,
};

enum
{
  RVM_ASK_PLAY = ACIES_DECISION_FIRST_OWN, RVM_ASK_ORDER, RVM_ASK_ENTER, RVM_ASK_RETREAT, RVM_ASK_LEADER_HELP,
  RVM_ASK_PUT_BACK, RVM_ASK_TAKE, RVM_ASK_ATTACK_MOMENT, RVM_ASK_DEFEND_MOMENT, RVM_ASK_ROLL_MOMENT,
  RVM_ASK_COUNTER_MOMENT, RVM_ASK_ADVANCE_MOMENT, RVM_ASK_FORM_MOMENT,
};

/* How it ends. */
enum { RVM_END_MORALE_ZERO = ACIES_END_FIRST_OWN, RVM_END_MORE_MORALE, RVM_END_MORE_FIGURES, RVM_END_DRAW };

/* Bits of AciesUnit.status: what a unit has done in the turn that is played, or has become. */
enum
{
  RVM_DID_MOVE = 1 << 0,
  RVM_DID_ATTACK = 1 << 1,
  RVM_STAYS_OUT = LEGENDS_STAYS_OUT, /* of the reserve: found no entry hex (RVM-K20) */
};
/* RVM-A55: the bits above these count the hexes that a unit moved which may attack later. */
#define RVM_MOVED_SHIFT 3
#define RVM_MOVED_MOST  (G_MAXUINT8 >> RVM_MOVED_SHIFT)

/* --- what only this game keeps in a position */

typedef struct
{
  guint8        stepped;    /* RVM-K24: the acting unit has stepped back before its move */
  guint8        partner;    /* RVM-K7: the unit that acts together with it, and 1 more; 0: none */
  AciesBlockHex partner_at; /* where that one began */
  /* RVM-A55: where a unit that may attack later began its move, else none; by its place among the units of its
   * side, of which there is one less than of all, as there is an enemy. */
  AciesBlockHex began[ACIES_MAX_UNITS - 1];
  struct
  {
    guint8 struck;          /* RVM-K14: the target has struck, or struck back */
    guint8 advances;        /* RVM-A51: Advance Attacks before this one */
    guint8 stopped;         /* RVM-R17: the retreating unit is on ground that stops it */
    guint8 spare;           /* RVM-A47: ignored hits not used up, where a scenario lets them count on */
  } combats[ACIES_MAX_COMBATS];
} AciesRvmBlock;
ACIES_BLOCK_FITS (AciesRvmBlock);

static inline const AciesRvmBlock *
acies_rvm_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesRvmBlock);
}

#define RVM_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesRvmBlock, field, __VA_ARGS__)

/* What a modifier may depend on, in the order of acies_rvm_conditions. */
enum
{
  RVM_IF_ATTACKER_BESIDE_LEADER, RVM_IF_TARGET_BATTLELINE, RVM_IF_CHARGING, RVM_IF_FLANKED, RVM_IF_ENVELOPED,
  RVM_IF_TARGET_TESTUDO, RVM_IF_UPHILL_MELEE, RVM_IF_RANGED_COMBAT, RVM_IF_ANY_COMBAT, RVM_IF_TARGET_PHALANX,
  RVM_IF_TARGET_BESIDE_LEADER, RVM_IF_MELEE_COMBAT, RVM_IF_DOWNHILL_MELEE, RVM_IF_MELEE_ON_LEADER,
  RVM_IF_MELEE_FROM_BEHIND, RVM_N_CONDITIONS,
};

/* Conditions that follow from the rest, kind of combat, types, ground. */
#define RVM_DERIVED (1u << RVM_IF_ANY_COMBAT | 1u << RVM_IF_RANGED_COMBAT | 1u << RVM_IF_MELEE_COMBAT | 1u << RVM_IF_CHARGING | \
                     1u << RVM_IF_UPHILL_MELEE | 1u << RVM_IF_DOWNHILL_MELEE | 1u << RVM_IF_MELEE_ON_LEADER)

#define RVM_N_CARDS 9
#define RVM_N_QUESTIONS (RVM_ASK_FORM_MOMENT + 1)

extern const AciesProcs acies_rvm_procs;

/* --- macedon-phases.c */

AciesResolveFunc acies_rvm_start, acies_rvm_play, acies_rvm_order, acies_rvm_enter;
AciesStepFunc acies_rvm_begin_turn, acies_rvm_order_units, acies_rvm_begin_moves, acies_rvm_check_moves, acies_rvm_ask_put_back, acies_rvm_ask_take;
AciesStepFunc acies_rvm_end_turn, acies_rvm_end_round;
AciesCheckFunc acies_rvm_check_play, acies_rvm_check_order;
AciesListFunc acies_rvm_list_plays, acies_rvm_list_orders;
gboolean acies_rvm_can_play (const AciesState *state, AciesId card);
void     acies_rvm_orders_nobody (AciesResolver *resolver);
void     acies_rvm_end_moves (AciesResolver *resolver);
/* Takes @n morale from @loser; gives it to the enemy when @given. TRUE: the game is over. */
gboolean acies_rvm_take_morale (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* --- macedon-moves.c */

/* What an order card adds for units of a type that it ordered; 0 for NO_ID. Is this the turn of one with that effect? */
int      acies_rvm_lent_value (const AciesRuleset *ruleset, AciesId order_card, AciesId unit_type, guint value);
gboolean acies_rvm_is_turn_of (const AciesState *state, guint effect);
guint    acies_rvm_march (const AciesState *state, AciesUnitId unit);
guint    acies_rvm_range (const AciesState *state, AciesUnitId unit, guint *least);
int      acies_rvm_attack_move (const AciesState *state, AciesUnitId unit);
int      acies_rvm_melee_attack (const AciesState *state, AciesUnitId unit);
void     acies_rvm_shift (AciesResolver *resolver, AciesUnitId unit, AciesHex to, gboolean of_its_own);
/* No unit is acting; @unit acts from now on. RVM-A55: @unit, which has moved and waits to attack, acts again; does it wait? */
void     acies_rvm_clear_acting (AciesResolver *resolver, AciesTurn *turn);
void     acies_rvm_begin_activation (AciesResolver *resolver, AciesUnitId unit);
void     acies_rvm_resume_activation (AciesResolver *resolver, AciesUnitId unit);
gboolean acies_rvm_waits_to_attack (const AciesState *state, AciesUnitId unit);
/* The unit that acts together with the acting unit, or NO_UNIT; it attacks now, and the one that has attacked is done. */
AciesUnitId acies_rvm_partner (const AciesState *state);
void     acies_rvm_pass_to_partner (AciesResolver *resolver);
/* The hex on which @unit began its activation, or would begin it. */
AciesHex acies_rvm_start_of (const AciesState *state, AciesUnitId unit);
gboolean acies_rvm_is_bound (const AciesState *state, AciesUnitId unit);
gboolean acies_rvm_check_may_move (const AciesState *state, AciesUnitId unit, GError **error);
gboolean acies_rvm_check_may_attack (const AciesState *state, AciesUnitId unit, GError **error);
gboolean acies_rvm_check_attack_after (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
gboolean acies_rvm_refuse_move (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
AciesCheckFunc acies_rvm_check_attack, acies_rvm_check_swap, acies_rvm_check_step;
AciesResolveFunc acies_rvm_move, acies_rvm_swap, acies_rvm_step;
AciesListFunc acies_rvm_list_drills;

/* --- macedon-fights.c */

extern const char *const acies_rvm_conditions[];
AciesFactors acies_rvm_read_factors (const AciesState *state, const AciesCombat *combat);
void     acies_rvm_factors_derive (AciesFactors *self);
/* The attack value that counts, and what the dice are compared with. RVM-K18: does each retreat count as a hit? */
int      acies_rvm_factors_attack (const AciesFactors *self);
int      acies_rvm_factors_combat_point (const AciesFactors *self);
gboolean acies_rvm_factors_retreats_hit (const AciesFactors *self);
/* RVM-K22: is it an Unknown Tribune's attack from behind? FALSE without that card. */
gboolean acies_rvm_is_from_behind (const AciesState *state, const AciesCombat *combat);

AciesResolveFunc acies_rvm_attack, acies_rvm_retreat, acies_rvm_leader_help;
AciesCheckFunc acies_rvm_check_retreat;
AciesStepFunc acies_rvm_strike_first, acies_rvm_roll, acies_rvm_result, acies_rvm_ignore_retreats, acies_rvm_retreats;
AciesStepFunc acies_rvm_end_attack, acies_rvm_end_strike;
gboolean acies_rvm_phalanx_strikes (const AciesState *state, const AciesCombat *combat);
void     acies_rvm_strike (AciesResolver *resolver, AciesCombatKind kind);
/* The attacker moves into the hex it emptied and attacks the enemy on @hex. */
void     acies_rvm_play_advance (AciesResolver *resolver, AciesId card, AciesHex hex);
void     acies_rvm_lose_figures (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLogKind note);
/* May @unit go back to @hex? If not, it is refused by the statement @rule. */
gboolean acies_rvm_check_rear (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
guint    acies_rvm_list_rear (const AciesState *state, AciesUnitId unit, AciesHex rear[2]);
/* Which units support it; why each retreat costs it a figure; NULL: none do, or it does not. */
char    *acies_rvm_dup_support (const AciesState *state, AciesUnitId unit);
char    *acies_rvm_dup_bars (const AciesState *state, AciesUnitId unit);
guint    acies_rvm_retreat_price (const AciesState *state, AciesUnitId target, AciesHex from);
/* The target of the combat goes to a rear hex; there is one. */
void     acies_rvm_go_back (AciesResolver *resolver, guint index);

/* --- macedon-cards.c */

extern const AciesCardProc acies_rvm_cards[RVM_N_CARDS];
AciesStepFunc acies_rvm_attack_moment;
AciesCheckFunc acies_rvm_check_card, acies_rvm_check_pass;
AciesResolveFunc acies_rvm_play_card, acies_rvm_pass;

/* --- macedon-find.c, macedon-computer.c */

void     acies_rvm_find (const AciesState *state, AciesFindings *findings);
gboolean acies_rvm_serves (const AciesState *state, AciesSide side, AciesId card, AciesId unit_type);
guint    acies_rvm_camp_loss (const AciesState *state);
extern const AciesFindingKind acies_rvm_kinds[];

/* (transfer full): how many dice are rolled, what they are compared with, and why, without chances */
AciesOdds *acies_rvm_explain_roll (const AciesFactors *factors);
guint    acies_rvm_most (const AciesFactors *factors, guint condition, GError **error);
gboolean acies_rvm_lends_attack (const AciesRuleset *ruleset, AciesId card, AciesId unit_type);
AciesOdds *acies_rvm_odds_of_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds *acies_rvm_odds_of_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

G_END_DECLS
