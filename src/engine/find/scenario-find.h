/* scenario-find.h - what is wrong with a scenario, and what fixes it
 *
 * Units and cards have files of their own. What only one game knows is found by its ruleset (AciesScenarioProcs.find).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * acies_scenario_find:
 *
 * Adds what is wrong with a scenario in edit mode, whatever its ruleset, and
 * then what its ruleset finds. Takes less than a millisecond for a usual
 * board, and a few for the largest.
 */
void acies_scenario_find (const AciesState *state,
                          AciesFindings    *findings);

/* Fixes of one acies_scenario_fix_all(): more than any list shows. */
#define ACIES_MAX_FIXES 4000

/**
 * acies_scenario_fix_all:
 * @n_fixes: (out) (optional): how many fixes it takes
 *
 * One fix after the other, until no finding of the scenario offers any. A fix
 * may bring up what another one puts right; none brings up a new error.
 *
 * Returns: (transfer full) (element-type AciesCommand): all their commands, in
 *   order; @state is left as it is
 */
GArray *acies_scenario_fix_all (const AciesState *state,
                                guint            *n_fixes);

/* --- what a scenario takes out of the box ---------------------------------------------------- */

/* Units of @type in all armies, on the board and in reserve. */
guint acies_box_count_units (const AciesState *state,
                             AciesId           type);

/* Hexes of @terrain. */
guint acies_box_count_tiles (const AciesState *state,
                             AciesId           terrain);

/* Figures of all units, on the board and in reserve. */
guint acies_box_count_figures (const AciesState *state);

/* Copies of all cards of all armies. */
guint acies_box_count_cards (const AciesState *state);

/* --- what a ruleset says of scenarios, beyond what holds for all ----------------------------- */

/* AciesProcs.scenario: what acies_scenario_find() asks. */
struct _AciesScenarioProcs
{
  /* Hexes at which a unit of the type may attack, 0 when it never does. NULL: the
   * game has no attacks over the board. */
  guint    (*attack_range) (const AciesState *state,
                            AciesId           unit_type);
  /* Can a unit of the type do something with a card of @side? NULL: an order serves
   * the types it names, an ability those that have it. */
  gboolean (*serves)       (const AciesState *state,
                            AciesSide         side,
                            AciesId           card,
                            AciesId           unit_type);
  /* Morale that an occupied camp costs a round under the scenario's switches. NULL:
   * none; whether camps mean something at all is ACIES_TRAIT_HOLDS_CAMPS. */
  guint    (*camp_loss)    (const AciesState *state);
  /* May a unit of the type stand on @hex before the battle? NULL: wherever its ground lets it. */
  gboolean (*may_stand)    (const AciesState *state,
                            AciesSide         side,
                            AciesId           unit_type,
                            AciesHex          hex);
  const char *camp_rule;     /* the statement about camps */
  const char *reserve_rule;  /* how the reserve comes in */
  const char *figures_rule;  /* how many figures a unit has; NULL, as below: the game has none about it */
  const char *adjacent_rule; /* what becomes of units that begin beside enemies */

  /* Rules that players need at the table, for the printed sheet. Adds a text (transfer full) for each paragraph. NULL: none. */
  void     (*describe_rules) (const AciesState *state,
                              GPtrArray        *paragraphs);
  /* Is the die rolled in this battle? NULL: each die is. */
  gboolean (*has_die)      (const AciesState *state,
                            AciesId           die_type);
  /* Is the common deck used in this battle? NULL: each deck is that hands can hold. */
  gboolean (*has_deck)     (const AciesState *state,
                            AciesId           deck);

  /* What else it finds, and the kinds of it; they end with one without code. NULL: nothing. */
  void     (*find)         (const AciesState *state,
                            AciesFindings    *findings);
  const AciesFindingKind *finding_kinds;
};

G_END_DECLS
