/* fights.h - Battle of Legends: attacks, all that their dice depend on, and their chances
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Conditions of modifiers, the most that a game has. */
#define FACTORS_MAX_CONDITIONS 16

/* All that the dice of one attack, strike or counter depend on: a plain value, read off a position, or made up to ask
 * what would be. Dice, target numbers and what is ignored are functions of it alone. */
typedef struct
{
  const AciesRuleset *ruleset;
  gboolean            melee;
  AciesId             attacker_type;     /* the unit that rolls */
  AciesId             target_type;
  guint8              attacker_figures;
  guint8              target_figures;
  AciesId             attacker_terrain;  /* NO_ID: none that counts */
  AciesId             target_terrain;
  guint64             cards;             /* bit by card played on the combat */
  AciesId             order_card;        /* the turn's, if it ordered this attack; else NO_ID */
  int                 fewest_dice;       /* in melee */
  guint8              counts[FACTORS_MAX_CONDITIONS];  /* how often each condition of the procedures holds */
} AciesFactors;

/* --- fights.c -------------------------------------------------------------------------------- */

#define ROLL_DIE     0         /* fights are rolled with the first kind of die */
#define ROLL_NOTHING G_MAXINT  /* no face shows it: nothing drives back */

/* An attack of the unit on @from on that on @at, NO_UNIT if there is none; the same as "attack" says. */
AciesCombat acies_attack_between (const AciesState *state, AciesHex from, AciesHex at);
AciesCombat acies_attack_of_command (const AciesState *state, const AciesCommand *command);
/* What the target does to the attacker of the attack under way, a strike or counter, yet to be pushed: the roles changed. */
AciesCombat acies_attack_strike_back (const AciesState *state, AciesCombatKind kind);
/* @strike is next, on top of the attack, with the steps from @first to @last and then @end. */
void     acies_attack_push_strike (AciesResolver *resolver, const AciesCombat *strike, guint first, guint last, guint end);
/* The attacker of the combat @index rolls @n dice, which are compared with @point; @why (nullable): the reasons for both. */
void     acies_attack_roll (AciesResolver *resolver, guint index, guint n, int point, const AciesOdds *why);
/* The target goes back before the roll. After a strike: is the attack @over for its attacker? */
void     acies_attack_withdraw (AciesResolver *resolver);
void     acies_attack_set_over (AciesResolver *resolver, gboolean over);
/* Is a step of @kind still to be run for that combat? */
/* The unit that acts has attacked once more. */
void     acies_turn_count_attack (AciesResolver *resolver);
gboolean acies_combat_awaits (const AciesState *state, guint index, guint kind);

/* As of @combat in @state at this moment, or of a duel; no condition holds yet, and there is no order card. */
void     acies_factors_init (AciesFactors *self, const AciesState *state, const AciesCombat *combat);
void     acies_factors_init_for_duel (AciesFactors *self, const AciesRuleset *ruleset, const AciesDuel *duel);
/* Is the ground as @modifier asks for it? Would it count if the card that sets it aside had not been played? */
gboolean acies_factors_has_ground (const AciesFactors *self, const AciesModifier *modifier);
gboolean acies_factors_is_set_aside (const AciesFactors *self, const AciesModifier *modifier);
/* The sum of what modifiers add to @target, which may be negative; of that what those of @condition add. */
int      acies_factors_modify (const AciesFactors *self, AciesModifierTarget target);
int      acies_factors_modify_if (const AciesFactors *self, AciesModifierTarget target, guint condition);
guint    acies_factors_n_dice (const AciesFactors *self);

/* One die, or one ignored hit or retreat, or several of the same cause. */
typedef struct
{
  AciesModifierTarget target;
  int                 number;  /* how much it adds */
  enum { FACTORS_CAUSE_FIGURES, FACTORS_CAUSE_MODIFIER, FACTORS_CAUSE_BOUND } cause;
  const char         *rule;    /* id of the statement, or NULL */
} AciesFactorsReason;

/* Modifiers, figures and a bound. */
#define FACTORS_MAX_REASONS (ACIES_MAX_MODIFIERS + 2)

/* Returns: how many; those for dice add up to acies_factors_n_dice(); @bound_rule: the statement about the fewest or most dice */
guint    acies_factors_list_reasons (const AciesFactors *self, const char *bound_rule, AciesFactorsReason *reasons);
/* How many faces of the die show a number from @least to @most; a symbol is none. */
guint    acies_factors_count_faces (const AciesRuleset *ruleset, int least, int most);
/* The dice that lie there hit, or wound, when they show a number from @least to @most, and drive back on @equal. */
void     acies_factors_judge_dice (AciesResolver *resolver, int least, int most, int equal);

/* (transfer full): types and figures, without dice, reasons and chances */
AciesOdds *acies_factors_new_odds (const AciesFactors *self);
/* Says in @odds how many dice are rolled, and why so many; @bound_rule: the statement about the fewest or most dice. */
void     acies_factors_explain_dice (const AciesFactors *self, const char *bound_rule, AciesOdds *odds);
/* Says what else there is of @target, the number that hits or what is ignored; never more than @most. */
void     acies_factors_explain (const AciesFactors *self, AciesModifierTarget target, int most, AciesOdds *odds);
/* (transfer full): the causes of what there is of @target, without numbers: "Testudo, Defence uphill"; empty without any */
char    *acies_factors_dup_causes (const AciesFactors *self, AciesModifierTarget target);

/* --- computer.c ------------------------------------------------------------------------------ */

/* A supposed condition holds as often as it is said to, and brings along the card and the ground that its modifier asks
 * for; a supposed card is played. Whether a hand holds it is not asked. What can never be is refused, as play would. */

/* The order card among @suppositions, or NO_ID; an error when there are two, or when one of the cards changes no roll. */
gboolean acies_suppositions_find_order (const AciesRuleset *ruleset, const GArray *suppositions, gboolean in_position, AciesId *order_card, GError **error);
/* @open: the place of the attack or strike between the units on @from and @at that is under way and not yet read, or -1:
 * as if one were declared now; @combat: that one, with supposed cards; @factors: with supposed conditions. */
gboolean acies_suppositions_read_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, int *open,
                                         AciesCombat *combat, AciesFactors *factors, GError **error);
/* The same of a duel: what only a position could say is as each card needs it. */
gboolean acies_suppositions_read_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, AciesFactors *factors, GError **error);


G_END_DECLS
