/* scenario-find.h - problems of a scenario and their fixes
 *
 * A ruleset adds checks of its own (AciesScenarioProcs.find).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* Adds the problems of a scenario in edit mode: first those of all games, then those of its ruleset. Takes less than a
 * millisecond for a usual board, a few for the largest. */
void acies_scenario_find (const AciesState *state,
                          AciesFindings    *findings);

/* The limit of acies_scenario_fix_all(). */
#define ACIES_MAX_FIXES 4000

/* Applies one fix after another to a copy of @state until no finding has one. A fix can cause a finding that a later one
 * fixes, but no new error.
 * @n_fixes: (out) (optional): the number of fixes
 * Returns: (transfer full) (element-type AciesCommand): the commands of all fixes, in order */
GArray *acies_scenario_fix_all (const AciesState *state,
                                guint            *n_fixes);

/* --- contents of the box --------------------------------------------------------------------- */

/* Returns: the units of @type in all armies, including reserves */
guint acies_box_count_units (const AciesState *state,
                             AciesId           type);

/* Returns: the hexes with @terrain */
guint acies_box_count_tiles (const AciesState *state,
                             AciesId           terrain);

/* Returns: the figures of all units, including reserves */
guint acies_box_count_figures (const AciesState *state);

/* Returns: the cards of all armies, counting copies */
guint acies_box_count_cards (const AciesState *state);

/* --- procedures of a ruleset for scenarios --------------------------------------------------- */

/* The type of AciesProcs.scenario, used by acies_scenario_find(). */
struct _AciesScenarioProcs
{
  /* Returns: the attack range of a unit type in hexes, 0 if it never attacks. NULL: no attacks over the board. */
  guint    (*attack_range) (const AciesState *state,
                            AciesId           unit_type);
  /* Returns: whether units of the type can use a card of @side. NULL: the types that an order names, and the types with the
   * ability. */
  gboolean (*serves)       (const AciesState *state,
                            AciesSide         side,
                            AciesId           card,
                            AciesId           unit_type);
  /* Returns: the morale that an occupied camp costs in each round, with the scenario's switches. NULL: none. Whether a game has
   * camps is ACIES_TRAIT_HOLDS_CAMPS. */
  guint    (*camp_loss)    (const AciesState *state);
  /* Returns: whether a unit of the type may start on @hex. NULL: anywhere that its terrain permits. */
  gboolean (*may_stand)    (const AciesState *state,
                            AciesSide         side,
                            AciesId           unit_type,
                            AciesHex          hex);
  const char *camp_rule;     /* the statement about camps */
  const char *reserve_rule;  /* the statement about the arrival of reserves */
  const char *figures_rule;  /* the statement about figures of a unit; NULL, as in the next field: no such statement */
  const char *adjacent_rule; /* the statement about units that start beside enemies */

  /* Adds the rules that players need at the table, for the printed sheet: one (transfer full) text a paragraph. NULL: none. */
  void     (*describe_rules) (const AciesState *state,
                              GPtrArray        *paragraphs);
  /* Returns: whether this scenario uses the die. NULL: all dice are used. */
  gboolean (*has_die)      (const AciesState *state,
                            AciesId           die_type);
  /* Returns: whether this scenario uses the deck in common. NULL: all decks with cards for hands are used. */
  gboolean (*has_deck)     (const AciesState *state,
                            AciesId           deck);

  /* Checks of the ruleset, and their kinds, which end with one without code. NULL: none. */
  void     (*find)         (const AciesState *state,
                            AciesFindings    *findings);
  const AciesFindingKind *finding_kinds;
};

G_END_DECLS
