/* rvc.h - Rome vs Carthage: what its procedures share
 *
 * RVC-... is the id of a statement in the ruleset's rules.xml. The enums name
 * what ruleset.xml lists first, in the same order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/find/finding-kinds.h"
#include "engine/core/path.h"
#include "engine/core/engine.h"
#include "rulesets/rome-vs-carthage/block.h"
#include "rulesets/rome-vs-carthage/own.h"
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
  RVC_PATHS_BEND,
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

/* A round is begin, select and deploy of each side, turns, end. An attack is
 * what stands from WAY to END_ATTACK, in this order; a strike within it is WAY,
 * ROLL, HITS, DEFENCE, RESULT, END_STRIKE. */
enum
{
  RVC_STEP_BEGIN_ROUND,
  RVC_STEP_SELECT,
  RVC_STEP_DEPLOY,
  RVC_STEP_BEGIN_TURN,
  RVC_STEP_ORDER,
  RVC_STEP_CHECK_TURN,
  RVC_STEP_END_TURN,
  RVC_STEP_END_ROUND,
  RVC_STEP_WAY,
  RVC_STEP_ATTACK_MOMENT,
  RVC_STEP_DEFEND_MOMENT,
  RVC_STEP_ROLL_MOMENT,
  RVC_STEP_ROLL,
  RVC_STEP_HITS,
  RVC_STEP_DEFENCE,
  RVC_STEP_RESULT,
  RVC_STEP_COUNTER_MOMENT,
  RVC_STEP_ADVANCE_MOMENT,
  RVC_STEP_PURSUE_MOMENT,
  RVC_STEP_PURSUIT,
  RVC_STEP_PURSUIT_ATTACK,
  RVC_STEP_RUN_MOMENT,
  RVC_STEP_RUN,
  RVC_STEP_END_ATTACK,
  RVC_STEP_END_STRIKE,
};

enum
{
  RVC_ASK_SELECT = ACIES_DECISION_FIRST_OWN,
  RVC_ASK_ORDER,
  RVC_ASK_WAY,
  RVC_ASK_ATTACK_MOMENT,
  RVC_ASK_DEFEND_MOMENT,
  RVC_ASK_RETREAT,
  RVC_ASK_ROLL_MOMENT,
  RVC_ASK_COUNTER_MOMENT,
  RVC_ASK_ADVANCE_MOMENT,
  RVC_ASK_PURSUE_MOMENT,
  RVC_ASK_PURSUIT,
  RVC_ASK_PURSUIT_ATTACK,
  RVC_ASK_RUN_MOMENT,
  RVC_ASK_RUN,
  RVC_ASK_DEPLOY,
};

/* Farthest an attack goes: two hexes between are all the block has room for. */
#define RVC_MAX_RANGE 3

/* RVC-C23; 3 is free. */
enum { RVC_END_MORALE_ZERO = ACIES_END_FIRST_OWN, RVC_END_MORE_MORALE, RVC_END_DRAW = 4, RVC_END_EQUAL_MORALE };

extern const AciesProcs acies_rvc_procs;

/* units.c: units, their states and what their loss costs */
/* Has it acted, or does it act? */
gboolean    acies_rvc_has_acted     (const AciesState *state, AciesUnitId unit);
/* Gives the unit @mark in place of the one it has; NO_ID: Idle. It waits no longer. */
void        acies_rvc_set_mark      (AciesResolver *resolver, AciesUnitId unit, AciesId mark);
/* Has it at most one state? */
gboolean    acies_rvc_has_one_state (const AciesUnit *unit);
/* RVC-C4: may it walk through others? */
AciesPassage acies_rvc_passage      (const AciesState *state, AciesUnitId unit);
/* Hexes of its longest move; hexes an attack of it goes, at most MAX_RANGE. */
guint       acies_rvc_march         (const AciesState *state, AciesUnitId unit);
guint       acies_rvc_range         (const AciesState *state, AciesUnitId unit);
/* Removes figures and, with the last, morale. TRUE: it is dead; then the game may be over. */
gboolean    acies_rvc_lose_figures  (AciesResolver *resolver, AciesUnitId unit, guint n, AciesNoteKind note);
/* RVC-C22: morale that the loss of such a unit costs. */
guint       acies_rvc_morale_for    (const AciesState *state, AciesId unit_type);

/* turn.c: rounds and turns */
AciesResolveFunc acies_rvc_start;
AciesStepFunc acies_rvc_begin_round, acies_rvc_ask_select, acies_rvc_begin_turn, acies_rvc_check_turn, acies_rvc_end_turn, acies_rvc_end_round;
/* Nobody acts any more: the turn ends with the next step. */
void        acies_rvc_finish_turn   (AciesResolver *resolver);

/* deploy.c: units that wait off the board */
AciesStepFunc acies_rvc_ask_deploy;
AciesResolveFunc acies_rvc_deploy;

/* order.c: Mixed Order */
/* What the row of the card asks. */
gboolean    acies_rvc_check_mixed_order (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void        acies_rvc_play_mixed_order (AciesResolver *resolver, AciesId card, AciesHex hex);
/* As if @card had been played: a scenario begins with the choice of its units. */
void        acies_rvc_resume_order  (AciesResolver *resolver, AciesId card);
/* Asks for a unit while one may be ordered, else ends the order. */
AciesStepFunc acies_rvc_ask_order;
/* The units that were ordered act now. */
void        acies_rvc_end_order     (AciesResolver *resolver);
AciesCheckFunc acies_rvc_check_order;
AciesResolveFunc acies_rvc_order;
AciesListFunc acies_rvc_list_orders;

/* move.c: activations and moves */
/* May the unit, which is on the board, move at all; attack at all? */
gboolean    acies_rvc_check_may_move (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_rvc_check_may_attack (const AciesState *state, AciesUnitId unit, GError **error);
/* RVC-C13: may it attack when it has moved so far? */
gboolean    acies_rvc_check_attack_after (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* RVC-K10, RVC-K11: after an attack nobody but who is asked moves. */
gboolean    acies_rvc_check_mover   (const AciesState *state, AciesUnitId unit, GError **error);
/* It waits no longer; it waits from now on, having moved so many hexes from @start. */
void        acies_rvc_forget        (AciesResolver *resolver, AciesUnitId unit);
void        acies_rvc_wait          (AciesResolver *resolver, AciesUnitId unit, guint moved, AciesHex start);
/* Where its move began; where it stands if it has not moved in its activation. */
AciesHex    acies_rvc_start_of      (const AciesState *state, AciesUnitId unit);
/* It acts from now on, or again if it was waiting. */
void        acies_rvc_begin_activation (AciesResolver *resolver, AciesUnitId unit);
AciesCheckFunc acies_rvc_check_move, acies_rvc_check_attack;
AciesResolveFunc acies_rvc_move;
/* Says why @to is out of reach within @steps; always FALSE. */
gboolean    acies_rvc_refuse_move   (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
/* RVC-K10: after a pursuit nobody but who has pursued attacks. */
gboolean    acies_rvc_check_pursuer (const AciesState *state, AciesUnitId unit, GError **error);
/* What AciesTargetProcs asks. */
gboolean    acies_rvc_is_bound      (const AciesState *state, AciesUnitId unit);
gboolean    acies_rvc_is_straight   (const AciesState *state);

/* cards.c: the cards of the moments */
#define RVC_N_CARDS 11
extern const AciesCardProc acies_rvc_cards[RVC_N_CARDS];

/* reach.c: what engine/core/reach.h asks */
gboolean    acies_rvc_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean    acies_rvc_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
void        acies_rvc_list_shots    (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, GPtrArray *shots);

/* find.c: what is wrong with a scenario */
void        acies_rvc_find          (const AciesState *state, AciesFindings *findings);
guint       acies_rvc_type_range  (const AciesState *state, AciesId unit_type);
gboolean    acies_rvc_serves        (const AciesState *state, AciesSide side, AciesId card, AciesId unit_type);
extern const AciesFindingKind acies_rvc_kinds[];

/* questions.c: what is asked, of whom, and how it is answered */
#define RVC_N_QUESTIONS (RVC_ASK_DEPLOY + 1)
extern const AciesQuestion acies_rvc_questions[RVC_N_QUESTIONS];

G_END_DECLS
