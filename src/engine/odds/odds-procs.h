/* odds-procs.h - what the chances of a ruleset's fights are told by
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"

G_BEGIN_DECLS

/* What a fight may come to in which two rolls are compared, for who attacks. */
typedef struct
{
  const char *id;    /* one word, for programs: "set-back" */
  const char *name;  /* to be translated with the context “result of combat” */
} AciesFightResult;

/* AciesProcs.odds: both of the first procedures or no such table. @suppositions as in odds.h. */
struct _AciesOddsProcs
{
  AciesOdds *(*of_attack) (const AciesState *state,
                           AciesHex          from,
                           AciesHex          at,
                           const GArray     *suppositions,
                           GError          **error);
  /* @state holds nothing but the usual switches, and the figures of the duel are given. */
  AciesOdds *(*of_duel)   (const AciesState *state,
                           const AciesDuel  *duel,
                           const GArray     *suppositions,
                           GError          **error);
  /* Figures that one retreat before an attack from @from would cost @target now, from afar at most;
   * NULL: none ever costs any. */
  guint      (*retreat_price) (const AciesState *state,
                               AciesUnitId       target,
                               AciesHex          from);
  /* Of the terrain of a duel: the one that fights between a unit on @hex and others are fought on, as it counts for
   * who attacks it or is attacked from there. NULL: the one of the hex. */
  AciesId (*ground) (const AciesState *state,
                     AciesHex          hex);
  /* Names of what may be supposed of a roll beside cards, up to NULL, where that is not what
   * modifiers depend on; NULL: the conditions of these. */
  const char *const *supposed;
  /* What a hit comes to by a second roll, of its number twice, to be translated; NULL: it
   * has none. What the first roll is compared with says AciesProcs.point_format. */
  const char *defence_format;
  AciesReasonWords reasons[ACIES_N_REASONS];
  const AciesFightResult *results;  /* the worst first, up to one without an id; NULL: no fight has any */
};

/**
 * acies_odds_procs_find_missing:
 * @procs: of a ruleset
 * Returns: (nullable): the name of what lacks in those of its chances, if it has any
 */
const char *acies_odds_procs_find_missing (const AciesProcs *procs);

/* Returns: the name of a result, for people */
const char *acies_fight_result_name (const AciesFightResult *result);

G_END_DECLS
