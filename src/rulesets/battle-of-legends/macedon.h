/* macedon.h - Rome vs Macedon: declarations shared by its files
 *
 * RVM-... is the id of a statement in rules.xml. Enums of ruleset data follow the order of
 * the lists in ruleset.xml, but can be shorter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/combat.h"
#include "engine/find/findings.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"

G_BEGIN_DECLS

/* The game's own commands except "enter", in the order of macedon.c. */
#define RVM_COMMAND_SWAP  ACIES_OWN_COMMAND (1)
#define RVM_COMMAND_STEP  ACIES_OWN_COMMAND (2)

extern const AciesVerb acies_rvm_swap_verb, acies_rvm_step_verb;

/* The game's own log entries and their fields, in the order of macedon.c. */
#define RVM_LOG_NO_ORDER_CARD ACIES_OWN_LOG_KIND (0) /* side */
#define RVM_LOG_STAYS_OUT     ACIES_OWN_LOG_KIND (1) /* unit: the unit that stays in reserve for the whole game */
#define RVM_LOG_SWAPPED       ACIES_OWN_LOG_KIND (2) /* unit, other: the units that have swapped; hex, to: their former hexes */
#define RVM_LOG_STEPPED       ACIES_OWN_LOG_KIND (3) /* unit; hex, to: start and end of the step back before its move */
#define RVM_LOG_MOVES_END     ACIES_OWN_LOG_KIND (4) /* side: the side that ends its moves and attacks */
#define RVM_LOG_CAMP          ACIES_OWN_LOG_KIND (5) /* side: the owner of the camp; hex: the camp, on which there is an enemy */
#define RVM_LOG_MARK_LOST     ACIES_OWN_LOG_KIND (6) /* unit, hex; number: the mark that the unit has lost */
#define RVM_LOG_IGNORED_HITS  ACIES_OWN_LOG_KIND (7) /* unit; number: hits ignored; rule; reason */
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

/* Steps of a turn: BEGIN_TURN to END_TURN; CHECK_MOVES runs after each move or attack. Steps of an attack: ATTACK_MOMENT to
 * END_ATTACK in this order. Steps of a strike: ROLL, RESULT, IGNORE_RETREATS, RETREATS, END_STRIKE. */
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

enum { RVM_END_MORALE_ZERO = ACIES_END_FIRST_OWN, RVM_END_MORE_MORALE, RVM_END_MORE_FIGURES, RVM_END_DRAW };

/* Bits of AciesUnit.status: what a unit has done in the current turn, and whether it stays in reserve. */
enum
{
  RVM_DID_MOVE = 1 << 0,
  RVM_DID_ATTACK = 1 << 1,
  RVM_STAYS_OUT = LEGENDS_STAYS_OUT, /* the unit stays in reserve because it could not enter (RVM-K20) */
};
/* RVM-A55: the higher bits of the status are the number of hexes that the unit has moved, if it waits to attack. */
#define RVM_MOVED_SHIFT 3
#define RVM_MOVED_MOST  (G_MAXUINT8 >> RVM_MOVED_SHIFT)

/* --- the ruleset's block of a position */

typedef struct
{
  guint8        stepped;    /* RVM-K24: TRUE if the acting unit has stepped back before its move */
  guint8        partner;    /* RVM-K7: the unit that acts together with the acting unit, plus 1; 0: no unit */
  AciesBlockHex partner_at; /* the starting hex of partner */
  /* RVM-A55: the starting hex of each unit of the active side that waits to attack; no hex for other units. The index counts only
   * units of that side. */
  AciesBlockHex began[ACIES_MAX_UNITS - 1];
  struct
  {
    guint8 struck;          /* RVM-K14: TRUE if the target has struck or countered */
    guint8 advances;        /* RVM-A51: number of Advance Attacks before this attack */
    guint8 stopped;         /* RVM-R17: TRUE if the retreating unit is on terrain that stops it */
    guint8 spare;           /* RVM-A47: how many more hits the target can ignore, if a switch lets it ignore losses in retreats */
  } combats[ACIES_MAX_COMBATS];
} AciesRvmBlock;
ACIES_BLOCK_FITS (AciesRvmBlock);

static inline const AciesRvmBlock *
acies_rvm_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesRvmBlock);
}

#define RVM_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesRvmBlock, field, __VA_ARGS__)

/* Conditions of modifiers, in the order of acies_rvm_conditions. */
enum
{
  RVM_IF_ATTACKER_BESIDE_LEADER, RVM_IF_TARGET_BATTLELINE, RVM_IF_CHARGING, RVM_IF_FLANKED, RVM_IF_ENVELOPED,
  RVM_IF_TARGET_TESTUDO, RVM_IF_UPHILL_MELEE, RVM_IF_RANGED_COMBAT, RVM_IF_ANY_COMBAT, RVM_IF_TARGET_PHALANX,
  RVM_IF_TARGET_BESIDE_LEADER, RVM_IF_MELEE_COMBAT, RVM_IF_DOWNHILL_MELEE, RVM_IF_MELEE_ON_LEADER,
  RVM_IF_MELEE_FROM_BEHIND, RVM_N_CONDITIONS,
};

/* Conditions that follow from the kind of combat, the unit types and the terrain. */
#define RVM_DERIVED (1u << RVM_IF_ANY_COMBAT | 1u << RVM_IF_RANGED_COMBAT | 1u << RVM_IF_MELEE_COMBAT | 1u << RVM_IF_CHARGING | \
                     1u << RVM_IF_UPHILL_MELEE | 1u << RVM_IF_DOWNHILL_MELEE | 1u << RVM_IF_MELEE_ON_LEADER)

#define RVM_N_CARDS 9
#define RVM_N_QUESTIONS (RVM_ASK_FORM_MOMENT + 1)

extern const AciesProcs acies_rvm_procs;

/* --- macedon-phases.c */

AciesResolveFunc acies_rvm_start, acies_rvm_play, acies_rvm_pass, acies_rvm_order, acies_rvm_enter;
void     acies_rvm_run (AciesResolver *resolver, const AciesStep *step);
AciesCheckFunc acies_rvm_check_play, acies_rvm_check_pass, acies_rvm_check_order;
AciesListFunc acies_rvm_list_plays, acies_rvm_list_orders;
void     acies_rvm_end_moves (AciesResolver *resolver);
/* Takes @n morale from @loser. @given: whether the enemy gains the morale. Returns: whether the game is over */
gboolean acies_rvm_take_morale (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* --- macedon-moves.c */

/* Returns: how much @order_card adds to @value (RVM_VALUE_...) of ordered units of @unit_type; 0 if @order_card is NO_ID */
int      acies_rvm_lent_value (const AciesRuleset *ruleset, AciesId order_card, AciesId unit_type, guint value);
/* Returns: whether the order card of this turn has @effect */
gboolean acies_rvm_is_turn_of (const AciesState *state, guint effect);
guint    acies_rvm_march (const AciesState *state, AciesUnitId unit);
guint    acies_rvm_range (const AciesState *state, AciesUnitId unit, guint *least);
int      acies_rvm_attack_move (const AciesState *state, AciesUnitId unit);
int      acies_rvm_melee_attack (const AciesState *state, AciesUnitId unit);
/* Moves @unit to @to. @of_its_own: %FALSE for a forced retreat */
void     acies_rvm_shift (AciesResolver *resolver, AciesUnitId unit, AciesHex to, gboolean of_its_own);
void     acies_rvm_clear_acting (AciesResolver *resolver, AciesTurn *turn);
/* Makes @unit the acting unit. */
void     acies_rvm_begin_activation (AciesResolver *resolver, AciesUnitId unit);
/* Makes @unit, which waits to attack, the acting unit again (RVM-A55). */
void     acies_rvm_resume_activation (AciesResolver *resolver, AciesUnitId unit);
/* Returns: whether @unit has moved and waits to attack (RVM-A55) */
gboolean acies_rvm_waits_to_attack (const AciesState *state, AciesUnitId unit);
/* Returns: the unit that acts together with the acting unit, or NO_UNIT */
AciesUnitId acies_rvm_partner (const AciesState *state);
/* Makes the partner the acting unit. The unit that acted before becomes the partner, unless it has attacked. */
void     acies_rvm_pass_to_partner (AciesResolver *resolver);
/* Returns: the hex on which the activation of @unit started, if it acts or waits to attack; else its current hex */
AciesHex acies_rvm_start_of (const AciesState *state, AciesUnitId unit);
gboolean acies_rvm_is_bound (const AciesState *state, AciesUnitId unit);
gboolean acies_rvm_check_may_move (const AciesState *state, AciesUnitId unit, GError **error);
gboolean acies_rvm_check_may_attack (const AciesState *state, AciesUnitId unit, GError **error);
gboolean acies_rvm_check_attack_after (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
gboolean acies_rvm_refuse_move (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
AciesCheckFunc acies_rvm_check_attack, acies_rvm_check_swap, acies_rvm_check_step;
AciesResolveFunc acies_rvm_move, acies_rvm_swap, acies_rvm_step;
AciesListFunc acies_rvm_list_moves;

/* --- macedon-fights.c */

extern const char *const acies_rvm_conditions[];
AciesFactors acies_rvm_read_factors (const AciesState *state, const AciesCombat *combat);
void     acies_rvm_factors_derive (AciesFactors *self);
/* Returns: the attack value of the attacker, including the bonus of the order card */
int      acies_rvm_factors_attack (const AciesFactors *self);
/* Returns: the number with which dice are compared */
int      acies_rvm_factors_combat_point (const AciesFactors *self);
/* Returns: whether each retreat that is rolled counts as a hit (RVM-K18) */
gboolean acies_rvm_factors_retreats_hit (const AciesFactors *self);
/* Returns: whether the card Unknown Tribune ordered the attacker, and @combat is an attack from behind (RVM-K22) */
gboolean acies_rvm_is_from_behind (const AciesState *state, const AciesCombat *combat);

AciesResolveFunc acies_rvm_attack, acies_rvm_retreat, acies_rvm_leader_help;
AciesCheckFunc acies_rvm_check_retreat;
void     acies_rvm_run_attack (AciesResolver *resolver, const AciesStep *step);
/* Returns: whether the target is in a Phalanx and strikes before the attacker rolls (RVM-K16) */
gboolean acies_rvm_phalanx_strikes (const AciesState *state, const AciesCombat *combat);
void     acies_rvm_strike (AciesResolver *resolver, AciesCombatKind kind);
/* Moves the attacker to the hex that it attacked, which is empty now. From there, it attacks the enemy on @hex. */
void     acies_rvm_advance (AciesResolver *resolver, AciesHex hex);
/* Checks that @unit can retreat to @hex. @rule: the statement that a refusal cites */
gboolean acies_rvm_check_rear (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
/* Returns: the number of hexes to which @unit can retreat. @rear: set to these hexes */
guint    acies_rvm_list_rear (const AciesState *state, AciesUnitId unit, AciesHex rear[2]);
/* Returns: (transfer full) (nullable): the units that support @unit, else why it cannot retreat; %NULL if it can retreat */
char    *acies_rvm_describe_rear (const AciesState *state, AciesUnitId unit, gboolean *supported);
/* Returns: the maximum number of figures that @unit can have after @hits and @retreats. @spare: see AciesRvmBlock */
guint    acies_rvm_count_left (const AciesState *state, AciesUnitId unit, guint hits, guint retreats, guint spare);
/* Returns: the number of figures that one retreat costs @target */
guint    acies_rvm_retreat_price (const AciesState *state, AciesUnitId target, AciesHex from);
/* Moves the target of combat @index to its only free rear hex, or asks for a hex if there are two. One must be free. */
void     acies_rvm_go_back (AciesResolver *resolver, guint index);

/* --- macedon-cards.c */

extern const AciesCardProc acies_rvm_cards[RVM_N_CARDS];
void     acies_rvm_attack_moment (AciesResolver *resolver);
gboolean acies_rvm_card_fits (const AciesState *state, AciesId card, GError **error);
gboolean acies_rvm_card_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_rvm_card_play (AciesResolver *resolver, AciesId card, AciesHex hex);

/* --- macedon-find.c, macedon-computer.c */

void     acies_rvm_find (const AciesState *state, AciesFindings *findings);
gboolean acies_rvm_serves (const AciesState *state, AciesSide side, AciesId card, AciesId unit_type);
guint    acies_rvm_camp_loss (const AciesState *state);
extern const AciesFindingKind acies_rvm_kinds[];

/* Returns: (transfer full): the number of dice, the number to compare them with, and the reasons for both, but no chances */
AciesOdds *acies_rvm_explain_roll (const AciesFactors *factors);
guint    acies_rvm_most (const AciesFactors *factors, guint condition, GError **error);
gboolean acies_rvm_lends_attack (const AciesRuleset *ruleset, AciesId card, AciesId unit_type);
AciesOdds *acies_rvm_odds_of_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds *acies_rvm_odds_of_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

G_END_DECLS
