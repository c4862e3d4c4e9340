/* factors.h - all that the dice of one attack, strike or counter depend on
 *
 * What rulesets share. They are a plain value, read off a position, or made up to
 * ask what would be; dice, target numbers and what is ignored are
 * functions of it alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

#define ROLL_DIE            0  /* fights are rolled with the first kind of die the procedures name */
#define FACTORS_MAX_CONDITIONS 16

typedef struct
{
  const AciesRuleset *ruleset;
  gboolean            melee;
  AciesId             attacker_type;     /* of who rolls */
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

typedef enum
{
  FACTORS_CAUSE_FIGURES,
  FACTORS_CAUSE_MODIFIER,
  FACTORS_CAUSE_BOUND,
} AciesFactorsCause;

/* One die, or one ignored hit or retreat, or several of the same cause. */
typedef struct
{
  AciesModifierTarget target;
  int                 number;  /* how much it adds */
  AciesFactorsCause      cause;
  const char         *rule;    /* id of the statement, or NULL */
} AciesFactorsReason;

/* Modifiers, figures and a bound. */
#define FACTORS_MAX_REASONS (ACIES_MAX_MODIFIERS + 2)

/* How many faces of that die show a number from @least to @most; a symbol is none. */
guint    acies_factors_count_faces      (const AciesRuleset  *ruleset,
                                      int                  least,
                                      int                  most);

/* No face shows it: nothing drives back. */
#define ROLL_NOTHING G_MAXINT

/**
 * acies_factors_judge_dice:
 * @least, @most: the dice that lie there hit, or wound, when they show a number from the one to the other
 * @equal: those that show it drive back
 */
void     acies_factors_judge_dice       (AciesResolver       *resolver,
                                      int                  least,
                                      int                  most,
                                      int                  equal);

/**
 * acies_factors_init:
 * @combat: attack, strike or counter; who rolls is its attacker
 *
 * Fills @self with types, figures, ground and cards as they are in @state at
 * this moment; no condition holds yet, and there is no order card.
 */
void     acies_factors_init             (AciesFactors           *self,
                                      const AciesState    *state,
                                      const AciesCombat   *combat);

/* The same without a position. */
void     acies_factors_init_for_duel    (AciesFactors           *self,
                                      const AciesRuleset  *ruleset,
                                      const AciesDuel     *duel);

/* Is the ground as @modifier asks for it? */
gboolean acies_factors_has_ground       (const AciesFactors     *self,
                                      const AciesModifier *modifier);

/* Would @modifier count if the card that sets it aside had not been played? */
gboolean acies_factors_is_set_aside     (const AciesFactors     *self,
                                      const AciesModifier *modifier);

/* The sum of what modifiers add to @target; may be negative. */
int      acies_factors_modify           (const AciesFactors     *self,
                                      AciesModifierTarget  target);

/* Of that what those of @condition add. */
int      acies_factors_modify_if        (const AciesFactors     *self,
                                      AciesModifierTarget  target,
                                      guint                condition);

guint    acies_factors_n_dice           (const AciesFactors     *self);

/**
 * acies_factors_list_reasons:
 * @bound_rule: the statement about the fewest or most dice
 * @reasons: room for %FACTORS_MAX_REASONS
 * Returns: how many; those for dice add up to acies_factors_n_dice()
 */
guint    acies_factors_list_reasons     (const AciesFactors     *self,
                                      const char          *bound_rule,
                                      AciesFactorsReason     *reasons);

G_END_DECLS
