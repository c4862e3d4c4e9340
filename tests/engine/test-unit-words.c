/* test-unit-words.c - a unit on the board, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"
#include "engine/view/words.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/opening.h"

static AciesUnitId
on (const AciesState *state,
    int               column,
    int               row)
{
  AciesUnitId unit = acies_state_unit_at (state, acies_hex (column, row));

  g_assert_cmpuint (unit, !=, ACIES_NO_UNIT);

  return unit;
}

static void
macedon (void)
{
  g_autoptr (AciesState) state = opening_new_game ("rome-vs-macedon",
                                                   "first rome\ncards rome mixed-order 1\nhand rome mixed-order 1\n"
                                                   "place triarii E7 2\nmark testudo E7 1\nplace velites A9 1\nplace principes L9 3\nplace pezhetairoi A1 3",
                                                   "play mixed-order\norder E7\norder L9\ndone");

  data_assert_says (acies_unit_dup_summary (state, on (state, 4, 6)), "Infantry of Rome · 2 of 3 figures · * 1 morale *");
  data_assert_says (acies_unit_dup_summary (state, on (state, 0, 8)), "Infantry of Rome · 1 of 2 figures · * no morale *");
  data_assert_says (acies_unit_dup_condition (state, on (state, 4, 6)), "Ordered, Testudo");
  data_assert_says (acies_unit_dup_condition (state, on (state, 0, 8)), "");
  lines_apply (state, "move E7 E6", NULL);
  data_assert_says (acies_unit_dup_condition (state, on (state, 4, 5)), "Ordered, Activated, Testudo, acts now, has moved 1 hex");

  data_assert_says (acies_unit_type_dup_skills (state->ruleset, state->units[on (state, 4, 5)].type),
                    "Battleline: * one die *");
  data_assert_says (acies_unit_type_dup_abilities (state->ruleset, state->units[on (state, 0, 8)].type), "Withdraw");
  data_assert_says (acies_unit_type_dup_skills (state->ruleset, state->units[on (state, 0, 0)].type), "");
}

static void
carthage (void)
{
  g_autoptr (AciesState) state = opening_new_game ("rome-vs-carthage",
                                                   "opening rome 1 move\nactions rome 3\nactions carthage 3\n"
                                                   "place equites E7 2 rome\nplace infantry A1 3 carthage\nplace infantry E4 3 carthage",
                                                   "");

  data_assert_says (acies_unit_dup_summary (state, on (state, 0, 0)), "Infantry of Carthage · 3 of 3 figures · * 1 morale *");
  data_assert_says (acies_unit_dup_condition (state, on (state, 0, 0)), "");
  lines_apply (state, "move E7 E5", NULL);
  data_assert_says (acies_unit_dup_condition (state, on (state, 4, 4)), "Moved, acts now, has moved 2 hexes");
}

/* Units consist of bases, by a word of the data, and a leader is there or not; numbers of 0 that mean nothing are not told. */
static void
bases (void)
{
  g_autoptr (AciesState) state = opening_new_game ("legio-vi", "place legionaries E7 8 near\nplace general E7 1 near\nplace velites F7 4 near\n"
                                                               "place warriors E2 5 far\nplace general E2 1 far",
                                                   "");
  const AciesRuleset *ruleset = state->ruleset;
  AciesUnitId         leader = acies_stack_of_type (state, acies_hex (4, 6), acies_ruleset_find_unit_type (ruleset, "general"));
  guint               range = acies_ruleset_find_attribute (ruleset, "range");

  /* As many as this unit began with, not those of its type. */
  data_assert_says (acies_unit_dup_strength (state, on (state, 4, 1)), "5 of 5 bases");
  state->units[on (state, 4, 1)].figures = 3;
  data_assert_says (acies_unit_dup_strength (state, on (state, 4, 1)), "3 of 5 bases");
  data_assert_says (acies_unit_dup_with_strength (state, leader, "General"), "General");
  data_assert_says (acies_figures_to_string (ruleset, 1), "1 base");
  data_assert_says (acies_seen_figures_to_string (ruleset, 2), "2 bases visible");
  g_assert_false (acies_attribute_is_shown (ruleset, range, 0));
  g_assert_true (acies_attribute_is_shown (ruleset, range, 2));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/unit-words/bases", bases);
  g_test_add_func ("/engine/unit-words/macedon", macedon);
  g_test_add_func ("/engine/unit-words/carthage", carthage);

  return g_test_run ();
}
