/* odds-procs.h - procedures of a ruleset for the odds of its fights
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"

G_BEGIN_DECLS

/* A possible result, for the attacker, of a fight that compares two rolls. */
typedef struct
{
  const char *id;    /* one word for scripts: "set-back" */
  const char *name;  /* untranslated; the context is “result of combat” */
} AciesFightResult;

/* The type of AciesProcs.odds. @of_attack and @of_duel are required. @suppositions as in odds.h. */
struct _AciesOddsProcs
{
  AciesOdds *(*of_attack) (const AciesState *state,
                           AciesHex          from,
                           AciesHex          at,
                           const GArray     *suppositions,
                           GError          **error);
  /* @state has the default switches. @duel has figures other than 0. */
  AciesOdds *(*of_duel)   (const AciesState *state,
                           const AciesDuel  *duel,
                           const GArray     *suppositions,
                           GError          **error);
  /* The figures that one retreat before an attack from @from would cost @target. For a ranged attack, the largest possible
   * number. NULL: retreats never cost figures. */
  guint      (*retreat_price) (const AciesState *state,
                               AciesUnitId       target,
                               AciesHex          from);
  /* The terrain for fights between a unit on @hex and others: of attacks by it and on it. NULL: the terrain of @hex. */
  AciesId (*ground) (const AciesState *state,
                     AciesHex          hex);
  /* Names of what can be supposed besides cards, ending with NULL; NULL: the conditions of the modifiers. */
  const char *const *supposed;
  /* Untranslated: the effect of a second roll on a hit; its number is given twice. NULL: no second roll. For the number of the
   * first roll see AciesProcs.point_format. */
  const char *defence_format;
  AciesReasonWords reasons[ACIES_N_REASONS];
  const AciesFightResult *results;  /* from the worst to the best, ending with one without id; NULL: fights have no results */
};

/* Returns: (nullable): the name of a required field that is missing; %NULL if none is, or if the ruleset has no odds */
const char *acies_odds_procs_find_missing (const AciesProcs *procs);

/* Returns: the translated name of @result */
const char *acies_fight_result_name (const AciesFightResult *result);

G_END_DECLS
