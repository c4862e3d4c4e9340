/* rvm-dice.h - Rome vs Macedon: all that the dice of one roll depend on
 *
 * A fight is a plain value. It is read off a position, or made up to ask what
 * would be; Combat Point, dice and what is ignored are functions of it alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/procs.h"

G_BEGIN_DECLS

#define RVM_DIE_FACES 6

/* What a modifier may depend on, in the order of acies_rvm_conditions. */
enum
{
  RVM_IF_ATTACKER_BESIDE_LEADER,
  RVM_IF_TARGET_BATTLELINE,
  RVM_IF_CHARGING,
  RVM_IF_FLANKED,
  RVM_IF_ENVELOPED,
  RVM_IF_TARGET_TESTUDO,
  RVM_IF_UPHILL_MELEE,
  RVM_IF_RANGED_COMBAT,
  RVM_IF_ANY_COMBAT,
  RVM_IF_TARGET_PHALANX,
  RVM_IF_TARGET_BESIDE_LEADER,
  RVM_IF_MELEE_COMBAT,
  RVM_IF_DOWNHILL_MELEE,
  RVM_IF_MELEE_ON_LEADER,
  RVM_IF_MELEE_FROM_BEHIND,
  RVM_N_CONDITIONS,
};

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
  guint8              counts[RVM_N_CONDITIONS];
} AciesRvmFight;

enum { RVM_CAUSE_FIGURES, RVM_CAUSE_MODIFIER, RVM_CAUSE_BOUND };

/* One die, or one ignored hit or retreat, or several of the same cause. */
typedef struct
{
  AciesModifierTarget target;
  int                 number;  /* how much it adds */
  guint8              cause;
  const char         *rule;    /* id of the statement, or NULL */
} AciesRvmReason;

/* Modifiers, figures and the lower bound. */
#define RVM_MAX_REASONS (ACIES_MAX_MODIFIERS + 2)

/* The names of the conditions, for those who write data. */
extern const char *const acies_rvm_conditions[];

/**
 * acies_rvm_fight_read:
 * @combat: attack, strike or counter; who rolls is its attacker
 * Fills @self with what holds in @state at this moment.
 */
void     acies_rvm_fight_read           (AciesRvmFight       *self,
                                         const AciesState    *state,
                                         const AciesCombat   *combat);

/**
 * acies_rvm_fight_derive:
 * Fills in the conditions that follow from the rest of @self: kind of combat,
 * types, ground.
 */
void     acies_rvm_fight_derive         (AciesRvmFight       *self);

/* Does acies_rvm_fight_derive() fill in @condition? */
gboolean acies_rvm_condition_is_derived (guint                condition);

/* The attack value that counts. */
int      acies_rvm_fight_attack         (const AciesRvmFight *self);
int      acies_rvm_fight_combat_point   (const AciesRvmFight *self);
guint    acies_rvm_fight_n_dice         (const AciesRvmFight *self);

/* The sum of what modifiers add to @target; may be negative. */
int      acies_rvm_fight_modify         (const AciesRvmFight *self,
                                         AciesModifierTarget  target);

/* RVM-K18: does each retreat count as a hit? */
gboolean acies_rvm_fight_retreats_hit   (const AciesRvmFight *self);

/* RVM-K22: does an Unknown Tribune attack from behind? */
gboolean acies_rvm_fight_is_from_behind (const AciesRvmFight *self);

/**
 * acies_rvm_fight_list_reasons:
 * @reasons: room for %RVM_MAX_REASONS
 * Returns: how many; those for dice add up to acies_rvm_fight_n_dice()
 */
guint    acies_rvm_fight_list_reasons   (const AciesRvmFight *self,
                                         AciesRvmReason      *reasons);

G_END_DECLS
