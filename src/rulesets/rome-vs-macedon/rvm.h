/* rvm.h - Rome vs Macedon: what its procedures share
 *
 * RVM-... is the id of a statement in the ruleset's rules.xml. The enums name
 * what ruleset.xml lists first, in the same order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/find/finding-kinds.h"
#include "engine/core/path.h"
#include "engine/core/engine.h"
#include "rulesets/rome-vs-macedon/block.h"
#include "rulesets/rome-vs-macedon/own.h"
#include "rulesets/shared/acts.h"
#include "rulesets/shared/attack.h"
#include "rulesets/shared/flanking.h"
#include "rulesets/shared/hand.h"
#include "rulesets/shared/lists.h"
#include "rulesets/shared/moments.h"
#include "rulesets/shared/procs.h"
#include "rulesets/shared/reserve.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/targets.h"
#include "rulesets/shared/units.h"

G_BEGIN_DECLS

enum { RVM_MARCH, RVM_ATTACK_MOVE, RVM_RANGE, RVM_MELEE_ATTACK, RVM_MELEE_DEFENCE, RVM_RANGED_ATTACK, RVM_RANGED_DEFENCE };
enum { RVM_MARK_ORDERED, RVM_MARK_ACTIVATED, RVM_MARK_TESTUDO, RVM_MARK_PHALANX };
enum { RVM_SKILL_BATTLELINE, RVM_SKILL_LEADERSHIP, RVM_SKILL_LIGHT };
enum { RVM_CLASS_INFANTRY, RVM_CLASS_CAVALRY, RVM_CLASS_ELEPHANT, RVM_CLASS_LEADER };
enum { RVM_VALUE_LIMIT, RVM_VALUE_MARCH, RVM_VALUE_ATTACK_MOVE, RVM_VALUE_RADIUS, RVM_VALUE_FULL_ATTACK_MOVE, RVM_VALUE_MELEE_ATTACK, RVM_VALUE_RANGE };

enum
{
  RVM_HILLS_IMPASSABLE,
  RVM_RIVERS_PASSABLE,
  RVM_MORALE_GIVEN,
  RVM_CAMP_LOSS,
  RVM_CAMP_LOSS_GIVEN,
  RVM_FEWEST_MELEE_DICE,
  RVM_LEADER_FIGURES,
  RVM_LINE_ORDER_CAP,
  RVM_GROUP_ORDER_CAP,
  RVM_PHALANX_LOST,
  RVM_RETREAT_LOSSES_IGNORABLE,
  RVM_STRIKE_BARS_COUNTER,
  RVM_LEADER_RETREAT,
  RVM_ADJACENT_ENEMY_BINDS,
  RVM_MOVE_ALL_THEN_ATTACK,
  RVM_ADVANCE_AFTER_ELIMINATION,
};

/* Values of the switches that are choices. */
enum { RVM_PHALANX_LOST_ANY_MOVEMENT, RVM_PHALANX_LOST_OWN_MOVEMENT, RVM_PHALANX_LOST_NEVER };
enum { RVM_LEADER_RETREAT_ASKED, RVM_LEADER_RETREAT_ALWAYS };

enum
{
  RVM_EFFECT_LINE,
  RVM_EFFECT_GROUP,
  RVM_EFFECT_PICK,
  RVM_EFFECT_ALL,
  RVM_EFFECT_LEADER,
  RVM_EFFECT_BEHEADING,
  RVM_EFFECT_LEADER_CHARGE,
  RVM_EFFECT_SAVE_THE_CAMP,
  RVM_EFFECT_UNKNOWN_TRIBUNE,
  RVM_EFFECT_DOWNHILL_MOMENTUM,
  RVM_EFFECT_SECRET_PATH,
  RVM_EFFECT_FORMATION,
  RVM_EFFECT_FEINT_RETREAT,
  RVM_EFFECT_CHARGE,
  RVM_EFFECT_ADVANCE_ATTACK,
  RVM_EFFECT_FLANKING,
  RVM_EFFECT_ENVELOPMENT,
  RVM_EFFECT_FIRST_STRIKE,
  RVM_EFFECT_COUNTER_ATTACK,
  RVM_EFFECT_TESTUDO,
  RVM_EFFECT_PHALANX,
  RVM_EFFECT_WITHDRAW,
};

enum { RVM_PHASE_ORDER, RVM_PHASE_MOVE, RVM_PHASE_FORM, RVM_PHASE_PREPARE };

/* A turn is begin, order, moves (free), form, put back, take, end. An attack
 * is what stands from ATTACK_MOMENT to END_ATTACK, in this order; a strike within
 * it is ROLL, RESULT, IGNORE_RETREATS, RETREATS, END_STRIKE. */
enum
{
  RVM_STEP_BEGIN_TURN,
  RVM_STEP_ORDER_UNITS,
  RVM_STEP_BEGIN_MOVES,
  RVM_STEP_CHECK_MOVES,
  RVM_STEP_FORM_MOMENT,
  RVM_STEP_PUT_BACK,
  RVM_STEP_TAKE,
  RVM_STEP_END_TURN,
  RVM_STEP_END_ROUND,
  RVM_STEP_ATTACK_MOMENT,
  RVM_STEP_DEFEND_MOMENT,
  RVM_STEP_STRIKE,
  RVM_STEP_ROLL_MOMENT,
  RVM_STEP_ROLL,
  RVM_STEP_RESULT,
  RVM_STEP_IGNORE_RETREATS,
  RVM_STEP_RETREATS,
  RVM_STEP_COUNTER_MOMENT,
  RVM_STEP_ADVANCE_MOMENT,
  RVM_STEP_END_ATTACK,
  RVM_STEP_END_STRIKE,
};

enum
{
  RVM_ASK_PLAY = ACIES_DECISION_FIRST_OWN,
  RVM_ASK_ORDER,
  RVM_ASK_ENTER,
  RVM_ASK_RETREAT,
  RVM_ASK_LEADER_HELP,
  RVM_ASK_PUT_BACK,
  RVM_ASK_TAKE,
  RVM_ASK_ATTACK_MOMENT,
  RVM_ASK_DEFEND_MOMENT,
  RVM_ASK_ROLL_MOMENT,
  RVM_ASK_COUNTER_MOMENT,
  RVM_ASK_ADVANCE_MOMENT,
  RVM_ASK_FORM_MOMENT,
};

/* How it ends. */
enum { RVM_END_MORALE_ZERO = ACIES_END_FIRST_OWN, RVM_END_MORE_MORALE, RVM_END_MORE_FIGURES, RVM_END_DRAW };

/* Bits of AciesUnit.status: what a unit has done in the turn that is played, or has become. */
enum
{
  RVM_DID_MOVE = 1 << 0,
  RVM_DID_ATTACK = 1 << 1,
  RVM_STAYS_OUT = 1 << 2, /* of the reserve: found no entry hex (RVM-K20) */
};
/* RVM-A55: the bits above these count the hexes that a unit moved which may attack later. */
#define RVM_MOVED_SHIFT 3
#define RVM_MOVED_MOST  (G_MAXUINT8 >> RVM_MOVED_SHIFT)

extern const AciesProcs acies_rvm_procs;

/* units.c: units of a position */
/* What an order card adds for units of a type that it ordered; 0 for NO_ID. */
int         acies_rvm_lent_value    (const AciesRuleset *ruleset, AciesId order_card, AciesId unit_type, guint value);
/* Is this the turn of an order card with that effect? */
gboolean    acies_rvm_is_turn_of    (const AciesState *state, guint effect);
guint       acies_rvm_march         (const AciesState *state, AciesUnitId unit);
int         acies_rvm_attack_move   (const AciesState *state, AciesUnitId unit);
int         acies_rvm_melee_attack  (const AciesState *state, AciesUnitId unit);
int         acies_rvm_range         (const AciesState *state, AciesUnitId unit);
void        acies_rvm_shift         (AciesResolver *resolver, AciesUnitId unit, AciesHex to, gboolean of_its_own);

/* turn.c: the course of a turn, a round and the game */
AciesResolveFunc acies_rvm_start;
AciesStepFunc acies_rvm_begin_turn, acies_rvm_begin_moves, acies_rvm_check_moves, acies_rvm_end_turn, acies_rvm_end_round;
AciesStepFunc acies_rvm_ask_put_back, acies_rvm_ask_take;
void        acies_rvm_orders_nobody (AciesResolver *resolver);
void        acies_rvm_end_moves     (AciesResolver *resolver);
/* Takes @n morale from @loser; gives it to the enemy when @given. TRUE: the game is over. */
gboolean    acies_rvm_take_morale   (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* order.c: order cards */
gboolean    acies_rvm_can_play      (const AciesState *state, AciesId card);
AciesCheckFunc acies_rvm_check_play, acies_rvm_check_order;
AciesResolveFunc acies_rvm_play, acies_rvm_order;
AciesStepFunc acies_rvm_order_units;
void        acies_rvm_order_unit    (AciesResolver *resolver, AciesUnitId unit);
AciesListFunc acies_rvm_list_plays, acies_rvm_list_orders;

/* reserve.c: the reserve comes in */
/* TRUE: its owner is asked; then order the rest once that is answered. */
gboolean    acies_rvm_bring_in_reserve (AciesResolver *resolver);
AciesResolveFunc acies_rvm_enter;

/* drill.c: steps that only a card lets units take */
AciesCheckFunc acies_rvm_check_swap, acies_rvm_check_step;
AciesResolveFunc acies_rvm_swap, acies_rvm_step;
/* The other of two units that changed places attacks now; who has attacked is done. */
void        acies_rvm_pass_to_partner (AciesResolver *resolver);
/* That acts together with the acting unit, or NO_UNIT. */
AciesUnitId acies_rvm_partner       (const AciesState *state);
AciesListFunc acies_rvm_list_drills;

/* move.c: moves and the choice of targets */
/* Is there an ordered unit of the active side on @hex? */
gboolean    acies_rvm_check_actor   (const AciesState *state, AciesHex hex, GError **error);
/* No unit is acting. */
void        acies_rvm_clear_acting  (AciesResolver *resolver, AciesTurn *turn);
void        acies_rvm_begin_activation (AciesResolver *resolver, AciesUnitId unit);
/* RVM-A55: @unit, which has moved and waits to attack, acts again. */
void        acies_rvm_resume_activation (AciesResolver *resolver, AciesUnitId unit);
/* May @unit, which has acted, attack later in the turn? */
gboolean    acies_rvm_waits_to_attack (const AciesState *state, AciesUnitId unit);
AciesResolveFunc acies_rvm_move;
AciesCheckFunc acies_rvm_check_attack;
/* What AciesTargetProcs asks. */
guint       acies_rvm_reach         (const AciesState *state, AciesUnitId unit);
guint       acies_rvm_least_reach   (const AciesState *state, AciesUnitId unit);
gboolean    acies_rvm_is_bound      (const AciesState *state, AciesUnitId unit);
/* The hex on which @unit began its activation, or would begin it. */
AciesHex    acies_rvm_start_of      (const AciesState *state, AciesUnitId unit);
/* May the unit, which is on the board, move at all; attack at all; attack when it has moved so far? */
gboolean    acies_rvm_check_may_move (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_rvm_check_may_attack (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_rvm_check_attack_after (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* Says why @to is out of reach; always FALSE. */
gboolean    acies_rvm_refuse_move   (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);

/* cards.c: ability cards */
#define RVM_N_CARDS 9
extern const AciesCardProc acies_rvm_cards[RVM_N_CARDS];
gboolean    acies_rvm_charges_freely (const AciesState *state);
void        acies_rvm_charge        (AciesResolver *resolver);

/* moment.c: the moments to play them */
AciesCheckFunc acies_rvm_check_card, acies_rvm_check_pass;
AciesResolveFunc acies_rvm_play_card, acies_rvm_pass;

/* strike.c: strikes of the attacked unit */
gboolean    acies_rvm_phalanx_strikes (const AciesState *state, const AciesCombat *combat);
void        acies_rvm_strike        (AciesResolver *resolver, AciesCombatKind kind);
AciesStepFunc acies_rvm_strike_first, acies_rvm_end_strike;

/* combat.c, retreat.c: an attack, step by step */
AciesResolveFunc acies_rvm_attack, acies_rvm_retreat, acies_rvm_leader_help;
/* The attacker moves into the hex it emptied and attacks the enemy on @hex. */
void        acies_rvm_advance       (AciesResolver *resolver, AciesHex hex);
AciesStepFunc acies_rvm_attack_moment, acies_rvm_roll, acies_rvm_result, acies_rvm_end_attack;
void        acies_rvm_lose_figures  (AciesResolver *resolver, AciesUnitId unit, guint n, AciesNoteKind note);
AciesStepFunc acies_rvm_ignore_retreats, acies_rvm_retreats;
/* May @unit go back to @hex? If not, it is refused by the statement @rule. */
gboolean    acies_rvm_check_rear    (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
guint       acies_rvm_list_rear     (const AciesState *state, AciesUnitId unit, AciesHex rear[2]);
/* Are both hexes behind it held by friends? */
gboolean    acies_rvm_is_supported  (const AciesState *state, AciesUnitId unit);
/* Which units support it; why each retreat costs it a figure; NULL: none do, or it does not. */
char       *acies_rvm_dup_support   (const AciesState *state, AciesUnitId unit);
char       *acies_rvm_dup_bars      (const AciesState *state, AciesUnitId unit);
/* The target of the combat goes to a rear hex; there is one. */
void        acies_rvm_go_back       (AciesResolver *resolver, guint index);
AciesCheckFunc acies_rvm_check_retreat;

/* find.c: what is wrong with a scenario */
void        acies_rvm_find          (const AciesState *state, AciesFindings *findings);
guint       acies_rvm_type_range   (const AciesState *state, AciesId unit_type);
gboolean    acies_rvm_serves        (const AciesState *state, AciesSide side, AciesId card, AciesId unit_type);
guint       acies_rvm_camp_loss     (const AciesState *state);
extern const AciesFindingKind acies_rvm_kinds[];

/* questions.c: what is asked, of whom, and how it is answered */
#define RVM_N_QUESTIONS (RVM_ASK_FORM_MOMENT + 1)
extern const AciesQuestion acies_rvm_questions[RVM_N_QUESTIONS];

G_END_DECLS
