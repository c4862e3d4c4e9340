/* fights.h - Battle of Legends: attacks, the factors that determine their dice rolls, and their odds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Maximum number of conditions that a game's modifiers can use. */
#define FACTORS_MAX_CONDITIONS 16

/* The factors of one attack, strike or counter. They alone determine the number of dice, the target numbers, and the
 * number of hits and retreats that the target ignores. The factors come from a position or, in a what-if
 * calculation, from suppositions. */
typedef struct
{
  const AciesRuleset *ruleset;
  gboolean            melee;
  AciesId             attacker_type;     /* type of the unit that rolls the dice */
  AciesId             target_type;
  guint8              attacker_figures;
  guint8              target_figures;
  AciesId             attacker_terrain;  /* NO_ID if terrain has no effect */
  AciesId             target_terrain;
  guint64             cards;             /* bit mask of the cards played in the combat */
  AciesId             order_card;        /* order card with which the attacker was ordered, or NO_ID */
  int                 fewest_dice;       /* minimum number of dice in a melee */
  guint8              counts[FACTORS_MAX_CONDITIONS];  /* how many times each condition (AciesProcs.names) applies */
} AciesFactors;

/* --- fights.c -------------------------------------------------------------------------------- */

#define ROLL_DIE     0         /* index of the die type that fights use */
#define ROLL_NOTHING G_MAXINT  /* a number that no die face has, for dice that cannot force a retreat */

/* Returns: an attack by the unit on @from against the unit on @at. For an empty hex, the unit is NO_UNIT. */
AciesCombat acies_attack_between (const AciesState *state, AciesHex from, AciesHex at);
/* Returns: a strike or counter by the target of the current attack against the attacker. The combat is not
 *   pushed onto the stack. */
AciesCombat acies_attack_strike_back (const AciesState *state, AciesCombatKind kind);
/* Pushes @strike onto the stack of combats. Its steps then run from @first to @last, followed by @end. */
void     acies_attack_push_strike (AciesResolver *resolver, const AciesCombat *strike, guint first, guint last, guint end);
/* Asks the side of the attacker in combat @index to roll @n dice; if @n is 0, records a roll without dice.
 * @point: the number that the dice are compared with. @why: (nullable): the reasons for @n and @point, for the log */
void     acies_attack_roll (AciesResolver *resolver, guint index, guint n, int point, const AciesOdds *why);
/* Returns: whether the stack still has a step of @kind for combat @index */
gboolean acies_combat_awaits (const AciesState *state, guint index, guint kind);

/* Initialises the factors of @combat in @state, without conditions and without an order card. */
void     acies_factors_init (AciesFactors *self, const AciesState *state, const AciesCombat *combat);
/* Returns: whether the attacker and the target are on the terrain types that @modifier requires */
gboolean acies_factors_has_ground (const AciesFactors *self, const AciesModifier *modifier);
/* Returns: whether @modifier would otherwise apply but is cancelled by a played card (AciesModifier.unless_card) */
gboolean acies_factors_is_set_aside (const AciesFactors *self, const AciesModifier *modifier);
/* Return the sum of all modifiers for @target, or only of the modifiers with @condition. The sum can be negative. */
int      acies_factors_modify (const AciesFactors *self, AciesModifierTarget target);
int      acies_factors_modify_if (const AciesFactors *self, AciesModifierTarget target, guint condition);
/* Returns: the number of dice that the attacker rolls */
guint    acies_factors_n_dice (const AciesFactors *self);

/* A reason for the number of dice, a target number, or a number of ignored hits or retreats. */
typedef struct
{
  AciesModifierTarget target;
  int                 number;  /* the amount that the reason adds; can be negative */
  enum { FACTORS_CAUSE_FIGURES, FACTORS_CAUSE_MODIFIER, FACTORS_CAUSE_BOUND } cause;
  const char         *rule;    /* (nullable): id of the statement in rules.xml */
} AciesFactorsReason;

/* One reason for each modifier, one for the attacker's figures, and one for the minimum or maximum number of dice. */
#define FACTORS_MAX_REASONS (ACIES_MAX_MODIFIERS + 2)

/* Lists all reasons. The numbers of all reasons whose target is %ACIES_MODIFIES_DICE add up to acies_factors_n_dice().
 * @bound_rule: (nullable): id of the statement that limits the number of dice
 * @reasons: (out): an array of %FACTORS_MAX_REASONS elements. Returns: the number of reasons */
guint    acies_factors_list_reasons (const AciesFactors *self, const char *bound_rule, AciesFactorsReason *reasons);
/* Returns: the number of die faces with a number from @least to @most; faces with a symbol are not counted */
guint    acies_factors_count_faces (const AciesRuleset *ruleset, int least, int most);
/* Sets the result of each die: a number from @least to @most is a hit, @equal is a retreat, and any other face is a
 * miss. */
void     acies_factors_judge_dice (AciesResolver *resolver, int least, int most, int equal);

/* Returns: (transfer full): new odds with the types and figures of both units, but without dice, reasons and
 *   probabilities */
AciesOdds *acies_factors_new_odds (const AciesFactors *self);
/* Sets the number of dice in @odds and adds the reasons for it. @bound_rule: as for acies_factors_list_reasons() */
void     acies_factors_explain_dice (const AciesFactors *self, const char *bound_rule, AciesOdds *odds);
/* Adds the reasons for @target to @odds. @most: upper limit for the number in each reason; 0 adds no reasons */
void     acies_factors_explain (const AciesFactors *self, AciesModifierTarget target, int most, const char *bound_rule, AciesOdds *odds);
/* Returns: (transfer full): the reasons for @target without numbers, such as "Testudo, Defence uphill"; "" if there are
 *   none */
char    *acies_factors_dup_causes (const AciesFactors *self, AciesModifierTarget target);

/* Sets the effects of the dice of @odds; the arguments are those of acies_odds_set_effects(). */
void     acies_factors_set_effects (const AciesFactors *self, AciesOdds *odds, int least, int most, int equal);

/* --- computer.c ------------------------------------------------------------------------------ */

/* A supposition is a condition or card that is assumed in a what-if calculation. A condition applies
 * AciesSupposition.count times, and implies the card and terrain that its modifier requires. A card counts as played,
 * even if no player has it in hand. Suppositions that are impossible in play are rejected. */

/* Finds the order card in @suppositions. Fails if there are two different order cards, if a card has no effect on
 * rolls, or if a number is given for a card that does not take one. @in_position: %FALSE for a duel.
 * @order_card: (out): the order card, or NO_ID */
gboolean acies_suppositions_find_order (const AciesRuleset *ruleset, const GArray *suppositions, gboolean in_position, AciesId *order_card, GError **error);
/* Determines the factors of an attack by the unit on @from against the unit on @at. Fails if the attack or a
 * supposition is illegal.
 * @open: (out): the index of the combat if it is already in progress and has no result yet; -1 for a new attack
 * @combat: (out): the combat, with the supposed cards. @factors: (out): its factors, with the supposed conditions */
gboolean acies_suppositions_read_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, int *open,
                                         AciesCombat *combat, AciesFactors *factors, GError **error);
/* Determines the factors of @duel. A duel has no position, so all requirements of supposed cards that depend on a
 * position are assumed to be met. */
gboolean acies_suppositions_read_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, AciesFactors *factors, GError **error);
/* Implements AciesOddsProcs.can_answer. */
gboolean acies_suppositions_can_answer (const AciesState *state, const AciesDuel *duel, AciesId card);

G_END_DECLS
