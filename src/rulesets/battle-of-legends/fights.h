/* fights.h - Battle of Legends: attacks, the factors of their dice, and their odds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Maximum number of conditions of modifiers in a game. */
#define FACTORS_MAX_CONDITIONS 16

/* All factors of the dice of one attack, strike or counter, read from a position or supposed. The number of dice, the target
 * numbers and the ignored results depend only on these factors. */
typedef struct
{
  const AciesRuleset *ruleset;
  gboolean            melee;
  AciesId             attacker_type;     /* the unit that rolls */
  AciesId             target_type;
  guint8              attacker_figures;
  guint8              target_figures;
  AciesId             attacker_terrain;  /* NO_ID if the terrain does not count */
  AciesId             target_terrain;
  guint64             cards;             /* one bit for each card played on the combat */
  AciesId             order_card;        /* the order card of the turn, if it ordered this attack; else NO_ID */
  int                 fewest_dice;       /* minimum number of dice in melee */
  guint8              counts[FACTORS_MAX_CONDITIONS];  /* how many times each condition of the procedures holds */
} AciesFactors;

/* --- fights.c -------------------------------------------------------------------------------- */

#define ROLL_DIE     0         /* fights use the first kind of die */
#define ROLL_NOTHING G_MAXINT  /* a number on no face, for dice that cannot force a retreat */

/* Returns: an attack by the unit on @from on the unit on @at; an empty hex gives NO_UNIT */
AciesCombat acies_attack_between (const AciesState *state, AciesHex from, AciesHex at);
/* Returns: a strike or counter by the target of the current attack, with the roles swapped. Does not push it. */
AciesCombat acies_attack_strike_back (const AciesState *state, AciesCombatKind kind);
/* Pushes @strike above the attack, with the steps from @first to @last and then @end. */
void     acies_attack_push_strike (AciesResolver *resolver, const AciesCombat *strike, guint first, guint last, guint end);
/* Asks for @n dice of the attacker of combat @index, to compare with @point. @why (nullable): the reasons for @n and @point */
void     acies_attack_roll (AciesResolver *resolver, guint index, guint n, int point, const AciesOdds *why);
/* Returns: whether a step of @kind for combat @index has not run yet */
gboolean acies_combat_awaits (const AciesState *state, guint index, guint kind);

/* Initialises the factors from @combat in @state, without conditions and an order card. */
void     acies_factors_init (AciesFactors *self, const AciesState *state, const AciesCombat *combat);
/* Returns: whether the terrain fits @modifier */
gboolean acies_factors_has_ground (const AciesFactors *self, const AciesModifier *modifier);
/* Returns: whether @modifier would count without the played card that cancels it */
gboolean acies_factors_is_set_aside (const AciesFactors *self, const AciesModifier *modifier);
/* Return the sum of the modifiers of @target, of all or only those with @condition. The sum can be negative. */
int      acies_factors_modify (const AciesFactors *self, AciesModifierTarget target);
int      acies_factors_modify_if (const AciesFactors *self, AciesModifierTarget target, guint condition);
guint    acies_factors_n_dice (const AciesFactors *self);

/* A reason for dice, ignored hits or ignored retreats. */
typedef struct
{
  AciesModifierTarget target;
  int                 number;  /* number of dice or results that the reason adds */
  enum { FACTORS_CAUSE_FIGURES, FACTORS_CAUSE_MODIFIER, FACTORS_CAUSE_BOUND } cause;
  const char         *rule;    /* id of the statement, or NULL */
} AciesFactorsReason;

/* One reason for each modifier, a reason for figures and a reason for a bound. */
#define FACTORS_MAX_REASONS (ACIES_MAX_MODIFIERS + 2)

/* Returns: the number of reasons; their dice add up to acies_factors_n_dice(). @bound_rule: the statement that limits the dice */
guint    acies_factors_list_reasons (const AciesFactors *self, const char *bound_rule, AciesFactorsReason *reasons);
/* Returns: the number of faces of the die with a number from @least to @most; symbols do not count */
guint    acies_factors_count_faces (const AciesRuleset *ruleset, int least, int most);
/* Sets the results of the rolled dice: a number from @least to @most hits or wounds, @equal forces a retreat. */
void     acies_factors_judge_dice (AciesResolver *resolver, int least, int most, int equal);

/* Returns: (transfer full): new odds with types and figures, without dice, reasons and odds */
AciesOdds *acies_factors_new_odds (const AciesFactors *self);
/* Adds the number of dice and the reasons to @odds. @bound_rule: the statement that limits the dice */
void     acies_factors_explain_dice (const AciesFactors *self, const char *bound_rule, AciesOdds *odds);
/* Adds the value of @target, a number to hit or ignored results, and its reasons to @odds. @most: the maximum value */
void     acies_factors_explain (const AciesFactors *self, AciesModifierTarget target, int most, const char *bound_rule, AciesOdds *odds);
/* Returns: (transfer full): the causes of @target without numbers: "Testudo, Defence uphill"; empty if there are no causes */
char    *acies_factors_dup_causes (const AciesFactors *self, AciesModifierTarget target);

/* --- computer.c ------------------------------------------------------------------------------ */

/* A supposed condition holds as many times as its number, and implies the card and terrain of its modifier. A supposed card
 * counts as played, whether or not it is in a hand. Impossible suppositions are refused as in play. */

/* Sets @order_card to the order card among @suppositions, or NO_ID. Fails for two order cards, or a card that changes no roll. */
gboolean acies_suppositions_find_order (const AciesRuleset *ruleset, const GArray *suppositions, gboolean in_position, AciesId *order_card, GError **error);
/* @open: (out): the index of the current, unresolved attack or strike between the units on @from and @at; -1 for a new attack.
 * @combat: (out): the combat with supposed cards. @factors: (out): its factors with supposed conditions */
gboolean acies_suppositions_read_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, int *open,
                                         AciesCombat *combat, AciesFactors *factors, GError **error);
/* Same as acies_suppositions_read_attack(), for a duel. Assumes the facts of a position that each card needs. */
gboolean acies_suppositions_read_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, AciesFactors *factors, GError **error);

G_END_DECLS
