/* duel-form.h - the choices that a user has for a fight without a position
 *
 * A form offers only choices that work: each of them is tried. A condition or card is offered if it changes the odds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"

G_BEGIN_DECLS

/* A condition or card that can be assumed. */
typedef struct
{
  AciesSupposition supposition; /* with the lowest count */
  const char      *name;        /* translated */
  const char      *rule;        /* id of the statement */
  guint            least, most; /* the range of the count; equal if the option has no count */
} AciesDuelOption;

typedef struct
{
  gboolean melee, ranged;      /* whether the attack is possible, perhaps only with one of the cards */
  guint64  attacker_terrains;  /* bit mask of the terrains to choose from; 0 if the attacker's terrain never matters */
  guint64  target_terrains;    /* the same for the target */
  GArray  *options;            /* (element-type AciesDuelOption): conditions, then cards */
  GArray  *answers;            /* (element-type AciesId): cards with which the target's owner can answer */
} AciesDuelForm;

/**
 * acies_duel_form_new:
 * @battle: the scenario or game whose switches apply. If it has units, conditions that its switches decide are not
 *   offered. An empty state stands for the ruleset alone.
 * @duel: the fight as chosen so far; the options and answers are for its distance and terrains
 * @chosen: (nullable) (element-type AciesSupposition): what is assumed so far. All choices work together with the rest of
 *   it.
 *
 * Returns: (transfer full): the choices; no options if the attack of @duel is impossible
 */
AciesDuelForm *acies_duel_form_new   (const AciesState    *battle,
                                      const AciesDuel     *duel,
                                      const GArray        *chosen);

/* Returns: whether a unit of the type @attacker can attack a unit of the type @target, in melee or at range */
gboolean       acies_duel_is_possible (const AciesState   *battle,
                                      AciesId              attacker,
                                      AciesId              target);
void           acies_duel_form_free  (AciesDuelForm       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesDuelForm, acies_duel_form_free)

/* Returns: (transfer full): the name of @option, with its count if it has one, such as "Flanking ×2" */
char          *acies_duel_option_dup_name (const AciesDuelOption *self,
                                      guint                count);

G_END_DECLS
