/* test-ruleset-change.c - scenarios of one game that become scenarios of another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/edit/transform.h"
#include "engine/ruleset/ruleset.h"
#include "formats/scenario/scenario-xml.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/odd-board.h"

#include <string.h>

#define N_BOARDS 60

static AciesLibrary *library;

/* (element-type AciesRuleset): the other games on hexes */
static GPtrArray *
others_of (const AciesRuleset *ruleset)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  GPtrArray *others = g_ptr_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesRuleset *other = acies_library_get_ruleset (library, ids[i], NULL);

      if (!g_str_equal (other->id, ruleset->id) && ruleset_is_on_hexes (other))
        g_ptr_array_add (others, other);
    }
  g_assert_cmpuint (others->len, >, 0);

  return others;
}

/* The last of them: of Rome vs Macedon and Rome vs Carthage it is the other one. */
static AciesRuleset *
other_of (const AciesRuleset *ruleset)
{
  g_autoptr (GPtrArray) others = others_of (ruleset);

  return g_ptr_array_index (others, others->len - 1);
}

static void
change (AciesSession     *session,
        const AciesState *to)
{
  g_auto (AciesCommand) command = acies_command (ACIES_COMMAND_REPLACE);
  g_autoptr (GError) error = NULL;

  command.scenario = acies_state_copy (to);
  g_assert_true (acies_session_apply (session, &command, &error));
  g_assert_no_error (error);
}

/* --- the equivalents ------------------------------------------------------------------------ */

/* What a ruleset names must be there, and belong to an army that may have it. */
static void
test_named_ones_exist (void)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  guint n = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);

      for (guint j = 0; j < ruleset->equivalents->len; j++, n++)
        {
          const AciesEquivalent *one = g_ptr_array_index (ruleset->equivalents, j);
          const AciesRuleset    *other = acies_library_get_ruleset (library, one->ruleset, NULL);

          g_assert_nonnull (other);
          g_assert_cmpuint (acies_thing_find (one->thing, other, one->as), !=, ACIES_NO_ID);
        }
    }
  g_assert_cmpuint (n, >, 10);
}

static void
assert_like (AciesThing  thing,
             const char *from_id,
             const char *id,
             const char *side,
             const char *wanted)
{
  const AciesRuleset *from = acies_library_get_ruleset (library, from_id, NULL);
  const AciesRuleset *to = other_of (from);
  AciesSide           army = side != NULL ? acies_ruleset_find_side (to, side) : ACIES_NO_SIDE;
  AciesId             like = acies_equivalent_find (thing, from, acies_thing_find (thing, from, id), to, army);

  g_assert_cmpuint (like, ==, wanted != NULL ? acies_thing_find (thing, to, wanted) : ACIES_NO_ID);
}

static void
test_found_in_both_directions (void)
{
  const char *rvm = "rome-vs-macedon";
  const char *rvc = "rome-vs-carthage";

  assert_like (ACIES_THING_SIDE, rvm, "macedon", NULL, "carthage");
  assert_like (ACIES_THING_SIDE, rvc, "carthage", NULL, "macedon");
  assert_like (ACIES_THING_TERRAIN, rvm, "forest", NULL, "woods");
  assert_like (ACIES_THING_TERRAIN, rvc, "hill", NULL, "hill"); /* the same id */
  assert_like (ACIES_THING_TERRAIN, rvm, "camp", NULL, NULL);
  assert_like (ACIES_THING_UNIT_TYPE, rvm, "principes", "rome", "infantry");
  assert_like (ACIES_THING_UNIT_TYPE, rvc, "infantry", "rome", "principes");
  assert_like (ACIES_THING_UNIT_TYPE, rvc, "infantry", "macedon", "hypaspists");
  assert_like (ACIES_THING_UNIT_TYPE, rvc, "leader", "macedon", "macedonian-leader");
  assert_like (ACIES_THING_UNIT_TYPE, rvc, "velites", "rome", "velites");
  assert_like (ACIES_THING_UNIT_TYPE, rvc, "velites", "macedon", "peltasts"); /* the same id is Rome's only */
  assert_like (ACIES_THING_UNIT_TYPE, rvm, "elephants", "rome", NULL);
  assert_like (ACIES_THING_CARD, rvm, "charge", "rome", "cavalry-charge");
  assert_like (ACIES_THING_SWITCH, rvc, "engaged-bind", NULL, "adjacent-enemy-binds");
}

/* --- changing ------------------------------------------------------------------------------- */

static void
assert_words_are_the_same (const AciesState *a,
                           const AciesState *b)
{
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    g_assert_cmpstr (a->texts->text[i], ==, b->texts->text[i]);
  g_assert_cmpuint (a->texts->labels->len, ==, b->texts->labels->len);
}

/* The state is sound, and a file holds it. */
static void
assert_is_whole (const AciesState *state)
{
  g_autofree char *text = acies_scenario_write (state);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) again = acies_scenario_read (bytes, "changed.acies", library, findings, &error);
  const char *why = "";

  g_assert_no_error (error);
  acies_state_is_ok (state, &why);
  g_assert_cmpstr (why, ==, "");
  g_assert_true (acies_state_equal (state, again));
}

static void
assert_becomes (const AciesState *battle,
                AciesRuleset     *ruleset)
{
  g_autoptr (GPtrArray) losses = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) changed = acies_ruleset_change (battle, ruleset, losses);

  g_assert_cmpstr (changed->ruleset->id, ==, ruleset->id); /* perhaps with other names of its sides */
  g_assert_cmpuint (changed->board->columns, ==, battle->board->columns);
  g_assert_cmpuint (changed->board->rows, ==, battle->board->rows);
  g_assert_cmpuint (changed->setup.end_round, ==, battle->setup.end_round);
  assert_words_are_the_same (battle, changed);
  assert_is_whole (changed);
  for (guint i = 0; i < losses->len; i++)
    {
      g_test_message ("%s", (const char *) g_ptr_array_index (losses, i));
      g_assert_cmpuint (strlen (g_ptr_array_index (losses, i)), >, 5);
    }
}

static void
test_battle (gconstpointer name)
{
  g_autoptr (AciesState) battle = battle_load (library, name);
  g_autoptr (GPtrArray) others = others_of (battle->ruleset);

  for (guint i = 0; i < others->len; i++)
    assert_becomes (battle, g_ptr_array_index (others, i));
}

/* Pydna: nothing is lost unsaid, and what is said was lost. */
static void
test_losses_of_pydna (void)
{
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autoptr (GPtrArray) losses = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) changed = acies_ruleset_change (pydna, other_of (pydna->ruleset), losses);
  guint before = 0, after = 0, elephants = 0;

  for (guint i = 0; i < pydna->n_units; i++)
    {
      before += acies_state_unit_is_on_board (pydna, (AciesUnitId) i);
      elephants += pydna->units[i].type == acies_ruleset_find_unit_type (pydna->ruleset, "elephants");
    }
  for (guint i = 0; i < changed->n_units; i++)
    after += acies_state_unit_is_on_board (changed, (AciesUnitId) i);
  g_assert_cmpuint (elephants, ==, 2);
  g_assert_cmpuint (after, ==, before - elephants);
  data_assert_like (g_ptr_array_index (losses, 1), "2 units *: Roman Elephants"); /* between the switches and the cards */
}

/* A unit that waits stays as strong as it is. */
static void
test_reserve_keeps_its_figures (void)
{
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autoptr (AciesState) changed = NULL;
  guint figures = 0, units = 0;

  lines_apply (pydna, "reserve velites 1 1\nreserve velites 2", NULL);
  changed = acies_ruleset_change (pydna, other_of (pydna->ruleset), NULL);
  for (guint i = 0; i < changed->n_units; i++)
    if (changed->units[i].place == ACIES_PLACE_RESERVE)
      {
        units++;
        figures += changed->units[i].figures;
      }
  g_assert_cmpuint (units, ==, 2);
  g_assert_cmpuint (figures, ==, 1 + acies_state_strength (changed, acies_ruleset_find_unit_type (changed->ruleset, "velites")));
}

/* --- at random ------------------------------------------------------------------------------ */

static gboolean
comes_back (AciesThing          thing,
            const AciesRuleset *from,
            AciesId             id,
            AciesSide           side,
            const AciesRuleset *to)
{
  AciesSide there = acies_equivalent_find (ACIES_THING_SIDE, from, side, to, ACIES_NO_SIDE);
  AciesId   like = acies_equivalent_find (thing, from, id, to, there);

  return like != ACIES_NO_ID && acies_equivalent_find (thing, to, like, from, side) == id;
}

/* What one of two games makes nothing of does not come along. */
static gboolean
both_have (const AciesRuleset *a,
           const AciesRuleset *b,
           guint               number)
{
  return !acies_ruleset_lacks (a, number) && !acies_ruleset_lacks (b, number);
}

static void
assert_came_back (const AciesState   *before,
                  const AciesRuleset *to,
                  const AciesState   *after)
{
  const AciesRuleset *ruleset = before->ruleset;

  assert_words_are_the_same (before, after);
  for (AciesHex hex = acies_board_next (before->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (before->board, hex))
    if (comes_back (ACIES_THING_TERRAIN, ruleset, before->board->terrain[hex], 0, to))
      g_assert_cmpuint (after->board->terrain[hex], ==, before->board->terrain[hex]);
  for (guint i = 0; i < before->n_units; i++)
    {
      const AciesUnit *unit = &before->units[i];
      AciesUnitId      again = acies_state_unit_at (after, unit->hex);
      AciesUnitId      ids[ACIES_MAX_LAYERS];

      /* Of several on a hex, one is left where there is room for one. */
      if (before->ruleset->n_layers > 1 && unit->place == ACIES_PLACE_BOARD && acies_stack_list (before, unit->hex, ids) > 1)
        continue;
      if (unit->place != ACIES_PLACE_BOARD || !comes_back (ACIES_THING_UNIT_TYPE, ruleset, unit->type, unit->side, to))
        continue;
      g_assert_cmpuint (again, !=, ACIES_NO_UNIT);
      g_assert_cmpuint (after->units[again].type, ==, unit->type);
      g_assert_cmpuint (after->units[again].side, ==, unit->side);
      if (unit->figures == acies_state_strength (before, unit->type))
        g_assert_cmpuint (after->units[again].figures, ==, acies_state_strength (after, unit->type));
    }
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      if (both_have (ruleset, to, ACIES_LACKS_MORALE))
        g_assert_cmpint (after->sides[side].morale, ==, before->sides[side].morale);
      g_assert_cmpuint (after->sides[side].camp, ==, before->sides[side].camp);
      if (both_have (ruleset, to, ACIES_LACKS_ENTRIES))
        g_assert_cmpuint (after->sides[side].n_entries, ==, before->sides[side].n_entries);
      for (guint card = 0; card < ruleset->n_cards; card++)
        if (comes_back (ACIES_THING_CARD, ruleset, (AciesId) card, side, to))
          for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
            g_assert_cmpuint (after->cards[side][zone][card], ==, before->cards[side][zone][card]);
    }
}

/* Undone it is the same to the byte; done again, too. */
static void
assert_is_undone (const AciesState *scenario,
                  const AciesState *changed)
{
  g_autoptr (AciesSession) session = acies_session_new_edit (acies_state_copy (scenario));
  g_autofree char *before = acies_scenario_write (scenario);
  g_autofree char *after = acies_scenario_write (changed);
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  g_autofree char *label = NULL;

  change (session, changed);
  label = acies_session_dup_undo_label (session);
  g_assert_nonnull (strstr (label, changed->ruleset->name));
  acies_session_undo (session);
  g_assert_true (acies_session_get_state (session)->ruleset == scenario->ruleset);
  g_assert_false (acies_session_is_modified (session));
  undone = acies_scenario_write (acies_session_get_state (session));
  g_assert_cmpstr (undone, ==, before);
  acies_session_redo (session);
  redone = acies_scenario_write (acies_session_get_state (session));
  g_assert_cmpstr (redone, ==, after);
}

static void
test_at_random (gconstpointer id)
{
  g_autoptr (AciesState) like = battle_load_first (library, id);
  g_autoptr (GPtrArray) others = others_of (like->ruleset);
  AciesAiRng rng = acies_ai_rng_seeded (20261122);

  for (guint i = 0; i < N_BOARDS * others->len; i++)
    {
      g_autoptr (AciesState) scenario = odd_board_new (like, &rng);
      g_autoptr (AciesState) changed = acies_ruleset_change (scenario, g_ptr_array_index (others, i % others->len), NULL);
      g_autoptr (AciesState) back = acies_ruleset_change (changed, scenario->ruleset, NULL);

      assert_is_whole (changed);
      assert_is_undone (scenario, changed);
      assert_came_back (scenario, changed->ruleset, back);
    }
}

/* The steps before and after a change are named by the rules they were made by. */
static void
test_history_keeps_its_names (void)
{
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));
  const AciesState *state = acies_session_get_state (session);
  g_autoptr (AciesState) changed = NULL;
  AciesCommand     paint = acies_command_on_hex (ACIES_COMMAND_PAINT, acies_hex (0, 0));
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  paint.id = acies_ruleset_find_terrain (state->ruleset, "camp"); /* more grounds than the other game has */
  g_assert_true (acies_session_apply (session, &paint, NULL));
  changed = acies_ruleset_change (state, other_of (state->ruleset), NULL);
  change (session, changed);
  paint.id = acies_ruleset_find_terrain (changed->ruleset, "woods");
  g_assert_true (acies_session_apply (session, &paint, NULL));
  first = acies_session_dup_step_label (session, 1);
  g_assert_cmpstr (first, ==, "Paint Camp on A1");
  while (acies_session_can_undo (session))
    acies_session_undo (session);
  last = acies_session_dup_step_label (session, 3);
  g_assert_cmpstr (last, ==, "Paint Woods on A1");
}

static void
test_refusals (void)
{
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));
  g_autoptr (AciesSession) game = acies_session_new_game (acies_session_get_state (session), 1, ACIES_DICE_ROLLED);
  g_auto (AciesCommand) command = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_command_parse ("replace", acies_session_get_state (session)->ruleset, &command, NULL));
  g_assert_false (acies_session_apply (session, &command, &error)); /* a line cannot say with what */
  g_clear_error (&error);
  command.scenario = acies_state_copy (acies_session_get_state (game));
  g_assert_false (acies_session_apply (session, &command, &error));
  g_assert_nonnull (error);
  g_assert_false (acies_session_can_undo (session));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesLibrary) own = acies_library_new (NULL);

  g_test_init (&argc, &argv, NULL);
  library = own;
  g_test_add_func ("/ruleset-change/named-ones-exist", test_named_ones_exist);
  g_test_add_func ("/ruleset-change/found-in-both-directions", test_found_in_both_directions);
  battles_add_tests_where (library, ruleset_is_on_hexes, "/ruleset-change", "becomes-the-other", test_battle);
  g_test_add_func ("/ruleset-change/losses-of-pydna", test_losses_of_pydna);
  g_test_add_func ("/ruleset-change/reserve-keeps-its-figures", test_reserve_keeps_its_figures);
  rulesets_add_tests_where (library, ruleset_is_on_hexes, "/ruleset-change", "at-random", test_at_random);
  g_test_add_func ("/ruleset-change/history-keeps-its-names", test_history_keeps_its_names);
  g_test_add_func ("/ruleset-change/refusals", test_refusals);
  return g_test_run ();
}
