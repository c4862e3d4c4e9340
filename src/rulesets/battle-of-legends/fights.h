/* fights.h - Battle of Legends: attacks, the factors of their dice, and their odds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Maximum number of conditions that the modifiers of a game can have. */
#define FACTORS_MAX_CONDITIONS 16

/* The factors of the dice of one attack, strike or counter, from a position or from suppositions. The number of dice, the target
 * numbers, and the number of results that a unit ignores depend only on these factors. */
typedef struct
{
  const AciesRuleset *ruleset;
  gboolean            melee;
  AciesId             attacker_type;     /* the type of the unit that rolls */
  AciesId             target_type;
  guint8              attacker_figures;
  guint8              target_figures;
  AciesId             attacker_terrain;  /* NO_ID if terrain does not count */
  AciesId             target_terrain;
  guint64             cards;             /* one bit for each card that has been played in the combat */
  AciesId             order_card;        /* the order card of the turn, if it ordered this attack; else NO_ID */
  int                 fewest_dice;       /* minimum number of dice in melee */
  guint8              counts[FACTORS_MAX_CONDITIONS];  /* how many times each condition in AciesProcs.names holds */
} AciesFactors;

/* --- fights.c -------------------------------------------------------------------------------- */

#define ROLL_DIE     0         /* the index of the kind of die that fights use */
#define ROLL_NOTHING G_MAXINT  /* a number that is on no face, for dice that cannot force a retreat */

/* Returns: an attack by the unit on @from against the unit on @at. If a hex has no unit, NO_UNIT is the attacker or target. */
AciesCombat acies_attack_between (const AciesState *state, AciesHex from, AciesHex at);
/* Returns: a strike or counter, in which the target of the current attack attacks the attacker. The function does not push it. */
AciesCombat acies_attack_strike_back (const AciesState *state, AciesCombatKind kind);
/* Pushes @strike on top of the current attack, and the steps of @strike: from @first to @last, then @end. */
void     acies_attack_push_strike (AciesResolver *resolver, const AciesCombat *strike, guint first, guint last, guint end);
/* Asks the attacker of combat @index for @n dice, to compare with @point. @why: (nullable): the reasons for @n and @point */
void     acies_attack_roll (AciesResolver *resolver, guint index, guint n, int point, const AciesOdds *why);
/* Returns: whether a step of @kind for combat @index is still on the stack */
gboolean acies_combat_awaits (const AciesState *state, guint index, guint kind);

/* Initialises the factors from @combat in @state. No condition holds, and there is no order card. */
void     acies_factors_init (AciesFactors *self, const AciesState *state, const AciesCombat *combat);
/* Returns: whether the attacker and the target are on the terrain that @modifier requires */
gboolean acies_factors_has_ground (const AciesFactors *self, const AciesModifier *modifier);
/* Returns: whether a played card cancels @modifier, which would count without that card */
gboolean acies_factors_is_set_aside (const AciesFactors *self, const AciesModifier *modifier);
/* The first returns the sum of all modifiers of @target, the second the sum of those with @condition. A sum can be negative. */
int      acies_factors_modify (const AciesFactors *self, AciesModifierTarget target);
int      acies_factors_modify_if (const AciesFactors *self, AciesModifierTarget target, guint condition);
/* Returns: the number of dice that the attacker rolls */
guint    acies_factors_n_dice (const AciesFactors *self);

/* A reason for a target number, or for the number of dice, ignored hits or ignored retreats. */
typedef struct
{
  AciesModifierTarget target;
  int                 number;  /* how much the reason adds to that number */
  enum { FACTORS_CAUSE_FIGURES, FACTORS_CAUSE_MODIFIER, FACTORS_CAUSE_BOUND } cause;
  const char         *rule;    /* id of the statement, or NULL */
} AciesFactorsReason;

/* One reason for each modifier, one for the figures of the attacker, and one for a minimum or maximum number of dice. */
#define FACTORS_MAX_REASONS (ACIES_MAX_MODIFIERS + 2)

/* Returns: the number of reasons. Those for dice add up to acies_factors_n_dice(). @bound_rule: the statement that limits dice */
guint    acies_factors_list_reasons (const AciesFactors *self, const char *bound_rule, AciesFactorsReason *reasons);
/* Returns: the number of faces of the die that have a number from @least to @most; faces with a symbol do not count */
guint    acies_factors_count_faces (const AciesRuleset *ruleset, int least, int most);
/* Sets the result of each rolled die. A number from @least to @most is a hit or wound, and @equal forces a retreat. */
void     acies_factors_judge_dice (AciesResolver *resolver, int least, int most, int equal);

/* Returns: (transfer full): a new AciesOdds with the types and figures of both units, but without dice, reasons and chances */
AciesOdds *acies_factors_new_odds (const AciesFactors *self);
/* Adds the number of dice, and the reasons for this number, to @odds. @bound_rule: the statement that limits the number of dice */
void     acies_factors_explain_dice (const AciesFactors *self, const char *bound_rule, AciesOdds *odds);
/* Adds the reasons for @target to @odds. @most: the maximum number in each reason; 0 adds no reasons */
void     acies_factors_explain (const AciesFactors *self, AciesModifierTarget target, int most, const char *bound_rule, AciesOdds *odds);
/* Returns: (transfer full): the reasons for @target without numbers, such as "Testudo, Defence uphill"; empty without reasons */
char    *acies_factors_dup_causes (const AciesFactors *self, AciesModifierTarget target);

/* --- computer.c ------------------------------------------------------------------------------ */

/* A supposed condition holds as many times as its count says, and implies the card and terrain that its modifier requires. A
 * supposed card counts as played, whether or not it is in a hand. Suppositions that are impossible in play are refused. */

/* Finds the order card among @suppositions, else sets @order_card to NO_ID. Fails if there are two order cards, if a card does not
 * change any roll, or if a card has a number that it cannot use. @in_position: %FALSE for a duel */
gboolean acies_suppositions_find_order (const AciesRuleset *ruleset, const GArray *suppositions, gboolean in_position, AciesId *order_card, GError **error);
/* @open: (out): the index of the attack or strike by the unit on @from against the unit on @at, if it is in progress and its result
 * is still to come; -1 for a new attack. @combat: (out): the combat, including the supposed cards. @factors: (out): the factors of
 * @combat, including the supposed conditions */
gboolean acies_suppositions_read_attack (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, int *open,
                                         AciesCombat *combat, AciesFactors *factors, GError **error);
/* Finds the factors of @duel. Assumes that the position meets the requirements of each supposed card. */
gboolean acies_suppositions_read_duel (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, AciesFactors *factors, GError **error);

G_END_DECLS
