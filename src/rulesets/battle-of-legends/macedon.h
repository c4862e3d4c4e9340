/* macedon.h - shared declarations of the Rome vs Macedon ruleset
 *
 * Ids such as RVM-K20 refer to statements in rules.xml. An enum for a list in ruleset.xml has the same order as the
 * list, but can be shorter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/combat.h"
#include "engine/find/findings.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"

G_BEGIN_DECLS

/* The commands that only this game has, in the same order as the table in macedon.c. The command "enter"
 * (LEGENDS_COMMAND_ENTER) has index 0. */
#define RVM_COMMAND_SWAP  ACIES_OWN_COMMAND (1)
#define RVM_COMMAND_STEP  ACIES_OWN_COMMAND (2)

extern const AciesVerb acies_rvm_swap_verb, acies_rvm_step_verb;

/* The log entries that only this game has, in the same order as the table in macedon.c. The comments list the fields of
 * AciesLogEntry that each entry sets. */
#define RVM_LOG_NO_ORDER_CARD ACIES_OWN_LOG_KIND (0) /* side */
#define RVM_LOG_STAYS_OUT     ACIES_OWN_LOG_KIND (1) /* unit: stays in reserve for the rest of the game */
#define RVM_LOG_SWAPPED       ACIES_OWN_LOG_KIND (2) /* unit, other; hex, to: their hexes before the swap */
#define RVM_LOG_STEPPED       ACIES_OWN_LOG_KIND (3) /* unit; hex, to: its hexes before and after the step back */
#define RVM_LOG_MOVES_END     ACIES_OWN_LOG_KIND (4) /* side */
#define RVM_LOG_CAMP          ACIES_OWN_LOG_KIND (5) /* side: the owner of the camp; hex: the occupied camp */
#define RVM_LOG_MARK_LOST     ACIES_OWN_LOG_KIND (6) /* unit, hex; number: the mark */
#define RVM_LOG_IGNORED_HITS  ACIES_OWN_LOG_KIND (7) /* unit; number: ignored hits; rule; reason */
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

/* The options of switches. */
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

/* The steps of a turn are BEGIN_TURN to END_TURN; CHECK_MOVES also follows each move and each attack. END_ROUND ends a
 * round. The steps of an attack are ATTACK_MOMENT to END_ATTACK, in this order. The steps of a strike are ROLL, RESULT,
 * IGNORE_RETREATS, RETREATS and END_STRIKE. */
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

/* Bits of AciesUnit.status. DID_MOVE and DID_ATTACK apply to the current turn. */
enum
{
  RVM_DID_MOVE = 1 << 0,
  RVM_DID_ATTACK = 1 << 1,
  RVM_STAYS_OUT = LEGENDS_STAYS_OUT, /* could not enter the board and stays in reserve (RVM-K20) */
};
/* If a unit is waiting to attack, the higher bits of its status are the number of hexes that it has moved (RVM-A55). */
#define RVM_MOVED_SHIFT 3
#define RVM_MOVED_MOST  (G_MAXUINT8 >> RVM_MOVED_SHIFT)

/* --- the ruleset's block in a state */

typedef struct
{
  guint8        stepped;    /* TRUE: the acting unit has stepped back before its move (RVM-K24) */
  guint8        partner;    /* index of the unit that acts together with the acting unit, plus 1; 0: none (RVM-K7) */
  AciesBlockHex partner_at; /* the hex on which the activation of the partner started */
  /* RVM-A55: for each unit that is waiting to attack, the hex on which its activation started; for other units, no hex.
   * The index is the position of the unit among the units of the active side, including lost units. */
  AciesBlockHex began[ACIES_MAX_UNITS - 1];
  struct
  {
    guint8 struck;          /* TRUE: the target has already struck the attacker (RVM-K14) */
    guint8 advances;        /* number of Advance Attacks that led to this attack (RVM-A51) */
    guint8 stopped;         /* TRUE: the retreating unit is on terrain that stops it (RVM-R17) */
    guint8 spare;           /* number of retreat losses that the target can still ignore (RVM-A47) */
  } combats[ACIES_MAX_COMBATS];
} AciesRvmBlock;
ACIES_BLOCK_FITS (AciesRvmBlock);

static inline const AciesRvmBlock *
acies_rvm_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesRvmBlock);
}

#define RVM_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesRvmBlock, field, __VA_ARGS__)

/* The conditions of modifiers, in the order of acies_rvm_conditions. */
enum
{
  RVM_IF_ATTACKER_BESIDE_LEADER, RVM_IF_TARGET_BATTLELINE, RVM_IF_CHARGING, RVM_IF_FLANKED, RVM_IF_ENVELOPED,
  RVM_IF_TARGET_TESTUDO, RVM_IF_UPHILL_MELEE, RVM_IF_RANGED_COMBAT, RVM_IF_ANY_COMBAT, RVM_IF_TARGET_PHALANX,
  RVM_IF_TARGET_BESIDE_LEADER, RVM_IF_MELEE_COMBAT, RVM_IF_DOWNHILL_MELEE, RVM_IF_MELEE_ON_LEADER,
  RVM_IF_MELEE_FROM_BEHIND, RVM_N_CONDITIONS,
};

/* Bit mask of the conditions that acies_rvm_factors_derive() sets from the kind of combat, the unit types and the
 * terrain. */
#define RVM_DERIVED (1u << RVM_IF_ANY_COMBAT | 1u << RVM_IF_RANGED_COMBAT | 1u << RVM_IF_MELEE_COMBAT | 1u << RVM_IF_CHARGING | \
                     1u << RVM_IF_UPHILL_MELEE | 1u << RVM_IF_DOWNHILL_MELEE | 1u << RVM_IF_MELEE_ON_LEADER)

#define RVM_N_QUESTIONS (RVM_ASK_FORM_MOMENT + 1)

extern const AciesProcs acies_rvm_procs;

/* --- macedon-phases.c */

AciesResolveFunc acies_rvm_start, acies_rvm_play, acies_rvm_pass, acies_rvm_order, acies_rvm_enter;
void     acies_rvm_run (AciesResolver *resolver, const AciesStep *step);
/* AciesProcs.judge */
void     acies_rvm_judge (AciesResolver *resolver, gboolean is_over);
AciesCheckFunc acies_rvm_check_play, acies_rvm_check_pass, acies_rvm_check_order;
AciesListFunc acies_rvm_list_plays, acies_rvm_list_orders;
void     acies_rvm_end_moves (AciesResolver *resolver);
/* Takes @n points of morale from @loser, or all that it has left if it has fewer. @given: whether the enemy gains them
 * Returns: whether the game is over */
gboolean acies_rvm_take_morale (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* --- macedon-moves.c */

/* Returns: the bonus to @value (RVM_VALUE_...) that @order_card gives to the units of @unit_type that it orders; 0 if
 *   @order_card is NO_ID */
int      acies_rvm_lent_value (const AciesRuleset *ruleset, AciesId order_card, AciesId unit_type, guint value);
/* Returns: whether the order card of the current turn has @effect */
gboolean acies_rvm_is_turn_of (const AciesState *state, guint effect);
guint    acies_rvm_march (const AciesState *state, AciesUnitId unit);
guint    acies_rvm_range (const AciesState *state, AciesUnitId unit, guint *least);
int      acies_rvm_attack_move (const AciesState *state, AciesUnitId unit);
int      acies_rvm_melee_attack (const AciesState *state, AciesUnitId unit);
/* Moves @unit to @to. @of_its_own: %FALSE if the unit is forced to retreat */
void     acies_rvm_shift (AciesResolver *resolver, AciesUnitId unit, AciesHex to, gboolean of_its_own);
void     acies_rvm_clear_acting (AciesResolver *resolver, AciesTurn *turn);
/* Starts the activation of @unit. */
void     acies_rvm_begin_activation (AciesResolver *resolver, AciesUnitId unit);
/* Makes @unit the acting unit again. @unit must be waiting to attack (RVM-A55). */
void     acies_rvm_resume_activation (AciesResolver *resolver, AciesUnitId unit);
/* Returns: whether @unit has moved and can attack after other units have moved (RVM-A55) */
gboolean acies_rvm_waits_to_attack (const AciesState *state, AciesUnitId unit);
/* Returns: the unit that acts together with the acting unit, or NO_UNIT */
AciesUnitId acies_rvm_partner (const AciesState *state);
/* Makes the partner the acting unit. The previous acting unit becomes the partner, unless it has attacked. */
void     acies_rvm_pass_to_partner (AciesResolver *resolver);
/* Returns: the hex on which the activation of @unit started; the current hex of @unit if it is neither acting nor
 *   waiting to attack */
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
/* Returns: the attack value of the attacker, including the bonus from the order card */
int      acies_rvm_factors_attack (const AciesFactors *self);
/* Returns: the Combat Point, which decides the result of each die (RVM-R13) */
int      acies_rvm_factors_combat_point (const AciesFactors *self);
/* Returns: whether dice that show a retreat count as hits (RVM-K18) */
gboolean acies_rvm_factors_retreats_hit (const AciesFactors *self);
/* Returns: whether @combat is an attack from behind by a unit that the card Unknown Tribune ordered (RVM-K22) */
gboolean acies_rvm_is_from_behind (const AciesState *state, const AciesCombat *combat);

AciesResolveFunc acies_rvm_attack, acies_rvm_retreat, acies_rvm_leader_help;
AciesCheckFunc acies_rvm_check_retreat;
void     acies_rvm_run_attack (AciesResolver *resolver, const AciesStep *step);
/* Returns: whether the target of @combat is in a Phalanx and strikes before the attacker rolls (RVM-K16) */
gboolean acies_rvm_phalanx_strikes (const AciesState *state, const AciesCombat *combat);
void     acies_rvm_strike (AciesResolver *resolver, AciesCombatKind kind);
/* Moves the attacker to the hex of its target, which must now be empty, and starts its attack on the enemy on @hex. */
void     acies_rvm_advance (AciesResolver *resolver, AciesHex hex);
/* Checks whether @unit can retreat to @hex. @rule: the id of the statement to cite if it cannot */
gboolean acies_rvm_check_rear (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
/* Lists the hexes that @unit can retreat to. @rear: (out): the hexes
 * Returns: the number of hexes */
guint    acies_rvm_list_rear (const AciesState *state, AciesUnitId unit, AciesHex rear[2]);
/* Explains why @unit ignores retreats or cannot retreat. @supported: (out): whether units behind @unit support it
 * Returns: (transfer full) (nullable): a translated text; %NULL if @unit can retreat and is not supported */
char    *acies_rvm_describe_rear (const AciesState *state, AciesUnitId unit, gboolean *supported);
/* Returns: the number of figures that @unit has left after @hits and @retreats if its owner chooses the best retreat
 *   path.
 * @spare: see AciesRvmBlock */
guint    acies_rvm_count_left (const AciesState *state, AciesUnitId unit, guint hits, guint retreats, guint spare);
/* Returns: the number of figures that @target loses instead of retreating 1 hex; 0 if it can retreat or is supported */
guint    acies_rvm_retreat_price (const AciesState *state, AciesUnitId target, AciesHex from);
/* Makes the target of combat @index retreat by one hex. At least one of its two rear hexes must be free. If both are
 * free, asks the owner to choose. */
void     acies_rvm_go_back (AciesResolver *resolver, guint index);

/* --- macedon-cards.c */

extern const AciesCardProc acies_rvm_cards[];
void     acies_rvm_attack_moment (AciesResolver *resolver);
gboolean acies_rvm_card_fits (const AciesState *state, AciesId card, GError **error);
gboolean acies_rvm_card_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_rvm_card_play (AciesResolver *resolver, AciesId card, AciesHex hex);

/* --- macedon-find.c, macedon-computer.c */

void     acies_rvm_find (const AciesState *state, AciesFindings *findings);
gboolean acies_rvm_serves (const AciesState *state, AciesSide side, AciesId card, AciesId unit_type);
guint    acies_rvm_camp_loss (const AciesState *state);
extern const AciesFindingKind acies_rvm_kinds[];

/* Explains a roll: the number of dice, the Combat Point and the reasons for both. The probabilities are not set.
 * Returns: (transfer full): the explanation */
AciesOdds *acies_rvm_explain_roll (const AciesFactors *factors);
guint    acies_rvm_most (const AciesFactors *factors, guint condition, GError **error);
gboolean acies_rvm_lends_attack (const AciesRuleset *ruleset, AciesId card, AciesId unit_type);
AciesOdds *acies_rvm_odds_of_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds *acies_rvm_odds_of_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

G_END_DECLS
