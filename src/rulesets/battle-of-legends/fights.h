/* fights.h - Battle of Legends: attacks, the factors of their dice, and their odds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Most conditions of modifiers in a game. */
#define FACTORS_MAX_CONDITIONS 16

/* All factors of the dice of one attack, strike or counter: a plain value, read from a position or supposed. The number of
 * dice, target numbers and ignored results depend on nothing else. */
typedef struct
{
  const AciesRuleset *ruleset;
  gboolean            melee;
  AciesId             attacker_type;     /* the unit that rolls */
  AciesId             target_type;
  guint8              attacker_figures;
  guint8              target_figures;
  AciesId             attacker_terrain;  /* NO_ID: no terrain that counts */
  AciesId             target_terrain;
  guint64             cards;             /* one bit for each card played on the combat */
  AciesId             order_card;        /* the card of the turn if it ordered this attack; else NO_ID */
  int                 fewest_dice;       /* in melee */
  guint8              counts[FACTORS_MAX_CONDITIONS];  /* how often each condition of the procedures holds */
} AciesFactors;

/* --- fights.c -------------------------------------------------------------------------------- */

#define ROLL_DIE     0         /* fights use the first kind of die */
#define ROLL_NOTHING G_MAXINT  /* a number on no face, for dice that force no retreat */

/* The attack by the unit on @from on the unit on @at, NO_UNIT if the hex is empty. */
AciesCombat acies_attack_between (const AciesState *state, AciesHex from, AciesHex at);
/* The strike or counter by the target of the current attack, with the roles swapped. It is not pushed. */
AciesCombat acies_attack_strike_back (const AciesState *state, AciesCombatKind kind);
/* Pushes @strike above the attack, with the steps from @first to @last and then @end. */
void     acies_attack_push_strike (AciesResolver *resolver, const AciesCombat *strike, guint first, guint last, guint end);
/* The attacker of combat @index rolls @n dice, which are compared with @point. @why (nullable): the reasons for both */
void     acies_attack_roll (AciesResolver *resolver, guint index, guint n, int point, const AciesOdds *why);
/* Whether a step of @kind is still to run for combat @index. */
gboolean acies_combat_awaits (const AciesState *state, guint index, guint kind);

/* Initialises the factors from @combat in @state, without conditions and order card. */
void     acies_factors_init (AciesFactors *self, const AciesState *state, const AciesCombat *combat);
/* Whether the terrain fits @modifier. */
gboolean acies_factors_has_ground (const AciesFactors *self, const AciesModifier *modifier);
/* Whether @modifier would count if a card that cancels it had not been played. */
gboolean acies_factors_is_set_aside (const AciesFactors *self, const AciesModifier *modifier);
/* The sum of all modifiers of @target, which can be negative; and the part of those with @condition. */
int      acies_factors_modify (const AciesFactors *self, AciesModifierTarget target);
int      acies_factors_modify_if (const AciesFactors *self, AciesModifierTarget target, guint condition);
guint    acies_factors_n_dice (const AciesFactors *self);

/* A reason for dice, ignored hits or ignored retreats. */
typedef struct
{
  AciesModifierTarget target;
  int                 number;  /* how many it adds */
  enum { FACTORS_CAUSE_FIGURES, FACTORS_CAUSE_MODIFIER, FACTORS_CAUSE_BOUND } cause;
  const char         *rule;    /* id of the statement, or NULL */
} AciesFactorsReason;

/* Modifiers, figures and a bound. */
#define FACTORS_MAX_REASONS (ACIES_MAX_MODIFIERS + 2)

/* Returns: their number; those for dice add up to acies_factors_n_dice(). @bound_rule: the statement about fewest or most dice */
guint    acies_factors_list_reasons (const AciesFactors *self, const char *bound_rule, AciesFactorsReason *reasons);
/* Number of faces of the die with a number from @least to @most; symbols do not count. */
guint    acies_factors_count_faces (const AciesRuleset *ruleset, int least, int most);
/* Sets the results of the dice on the table: numbers from @least to @most hit or wound, @equal forces a retreat. */
void     acies_factors_judge_dice (AciesResolver *resolver, int least, int most, int equal);

/* (transfer full): types and figures, without dice, reasons and odds */
AciesOdds *acies_factors_new_odds (const AciesFactors *self);
/* Adds the number of dice and its reasons to @odds. @bound_rule: the statement about fewest or most dice */
void     acies_factors_explain_dice (const AciesFactors *self, const char *bound_rule, AciesOdds *odds);
/* Adds the number and reasons of @target, the number that hits or the ignored results, to @odds. @most: the upper bound */
void     acies_factors_explain (const AciesFactors *self, AciesModifierTarget target, int most, const char *bound_rule, AciesOdds *odds);
/* (transfer full): the causes of @target without numbers: "Testudo, Defence uphill"; empty if there are no causes */
char    *acies_factors_dup_causes (const AciesFactors *self, AciesModifierTarget target);

/* --- computer.c ------------------------------------------------------------------------------ */

/* A supposed condition holds as often as its number, and implies the card and terrain of its modifier. A supposed card is
 * played, whether or not it is in a hand. Impossible suppositions are refused as in play. */

/* Sets @order_card to the order card among @suppositions, or NO_ID. Fails if there are two, or if a card changes no roll. */
gboolean acies_suppositions_find_order (const AciesRuleset *ruleset, const GArray *suppositions, gboolean in_position, AciesId *order_card, GError **error);
/* @open: the index of the current, unresolved attack or strike between the units on @from and @at, or -1: as if one were
 * declared now. @combat: that combat with supposed cards; @factors: with supposed conditions */
gboolean acies_suppositions_read_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, int *open,
                                         AciesCombat *combat, AciesFactors *factors, GError **error);
/* As acies_suppositions_read_attack(), for a duel: facts of a position are as each card needs them. */
gboolean acies_suppositions_read_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, AciesFactors *factors, GError **error);

G_END_DECLS
