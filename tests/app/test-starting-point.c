/* test-starting-point.c - what a new battle may begin as
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/battles.h"
#include "engine/core/engine.h"
#include "play/core/choices.h"

#include <string.h>

typedef struct
{
  AciesLibrary *library;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->library = acies_library_new (NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  acies_library_unref (fixture->library);
}

static AciesRuleset *
get_ruleset (Fixture    *fixture,
             const char *id)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (fixture->library, id, NULL);

  g_assert_nonnull (ruleset);
  return ruleset;
}

static GPtrArray *
list (Fixture    *fixture,
      const char *id)
{
  return acies_starting_point_list (fixture->library, get_ruleset (fixture, id));
}

/* "Empty Board, Learning Battle ..." */
static void
assert_titles (Fixture    *fixture,
               const char *id,
               const char *expected)
{
  g_autoptr (GPtrArray) beginnings = list (fixture, id);
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; i < beginnings->len; i++)
    {
      g_autofree char *title = acies_starting_point_dup_title (g_ptr_array_index (beginnings, i));

      g_string_append_printf (titles, "%s%s", i > 0 ? ", " : "", title);
    }
  g_assert_cmpstr (titles->str, ==, expected);
}

static void
test_order (Fixture      *fixture,
            gconstpointer data)
{
  assert_titles (fixture, "rome-vs-macedon", "Empty Board, Learning Battle, Elis, Aous, Cynoscephalae, Pydna");
  assert_titles (fixture, "rome-vs-carthage",
                 "Empty Board, Learning Battle, Quick Battle, Epic Battle, Ticinus, Ticinus with Heavy Horse");
}

static void
test_everything_begins (Fixture      *fixture,
                        gconstpointer data)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (fixture->library);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) beginnings = list (fixture, ids[i]);

      for (guint j = 0; j < beginnings->len; j++)
        {
          const AciesStartingPoint *beginning = g_ptr_array_index (beginnings, j);
          g_autoptr (GError) error = NULL;
          g_autoptr (AciesDocument) document = acies_starting_point_new_scenario (beginning, fixture->library, &error);
          g_autofree char *before = acies_starting_point_dup_title (beginning);
          g_autofree char *copy = g_strdup_printf ("Copy of %s", before);
          g_autofree char *title = NULL;

          g_assert_no_error (error);
          title = acies_document_dup_title (document);
          g_assert_null (acies_document_get_file (document));
          g_assert_false (acies_document_is_original (document));
          g_assert_cmpstr (acies_document_get_ruleset (document)->id, ==, ids[i]);
          g_assert_cmpint (acies_document_is_modified (document), ==, beginning->kind == ACIES_START_FROM_BATTLE);
          g_assert_cmpstr (title, ==, beginning->kind == ACIES_START_FROM_EMPTY ? "New Battle" : beginning->kind == ACIES_START_FROM_BATTLE ? copy
                                                                                                                                            : before);
        }
    }
}

static void
assert_size (Fixture            *fixture,
             AciesStartingPoint *beginning,
             guint               columns,
             guint               rows)
{
  g_autoptr (AciesDocument) document = NULL;
  const AciesBoard *board;

  acies_starting_point_resize (beginning, columns, rows);
  document = acies_starting_point_new_scenario (beginning, fixture->library, NULL);
  board = acies_session_get_state (acies_document_get_edit (document))->board;
  g_assert_cmpuint (board->columns, ==, columns);
  g_assert_cmpuint (board->rows, ==, rows);
  g_assert_true (acies_board_contains (board, acies_hex (columns - 1, 0)));
  g_assert_false (acies_board_contains (board, acies_hex (columns - 1, 1))); /* a short row */
}

static void
test_any_size (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GPtrArray) beginnings = list (fixture, "rome-vs-macedon");
  AciesStartingPoint *empty = g_ptr_array_index (beginnings, 0);
  AciesRuleset       *ruleset = get_ruleset (fixture, "rome-vs-macedon");

  g_assert_cmpuint (empty->state->board->columns, ==, ruleset->columns);
  g_assert_cmpuint (empty->state->board->rows, ==, ruleset->rows);
  assert_size (fixture, empty, ACIES_MIN_COLUMNS, ACIES_MIN_ROWS);
  assert_size (fixture, empty, ACIES_MAX_COLUMNS, ACIES_MAX_ROWS);
  for (guint i = 0; i < 50; i++)
    assert_size (fixture, empty, (guint) g_test_rand_int_range (ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS + 1),
                 (guint) g_test_rand_int_range (ACIES_MIN_ROWS, ACIES_MAX_ROWS + 1));
}

/* A third of an ordinary board where that is large: armies that go six hexes at once need room to come together.
 * Where a board holds a battlefield for each player it has the size of one. */
static guint
small_area (const AciesRuleset *ruleset)
{
  return ruleset->n_areas > 0 ? ruleset->columns * ruleset->rows : MAX (70, ruleset->columns * ruleset->rows / 3);
}

/* Small, faultless, and it says how to begin. That it comes to an end is proved by test-playouts. */
static void
test_learning (Fixture      *fixture,
               gconstpointer data)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (fixture->library);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) beginnings = list (fixture, ids[i]);
      const AciesStartingPoint *learning = g_ptr_array_index (beginnings, 1);
      g_autoptr (AciesDocument) document = acies_starting_point_new_scenario (learning, fixture->library, NULL);
      g_autoptr (AciesFindings) faults = acies_document_find_faults (document);
      const AciesState *state = learning->state;

      g_assert_cmpstr (state->texts->text[ACIES_TEXT_TITLE], ==, "Learning Battle");
      g_assert_cmpuint (faults->list->len, ==, 0);
      g_assert_cmpuint (state->board->columns * state->board->rows, <=, small_area (state->ruleset));
      for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
        {
          g_autofree char *steps = g_strdup_printf ("First steps for %s", state->ruleset->sides[side].name);

          g_assert_cmpuint (acies_battle_count_units (state, side), >=, 3);
          g_assert_cmpuint (acies_battle_count_units (state, side), <=, 8);
          g_assert_nonnull (strstr (state->texts->text[ACIES_TEXT_BRIEFING], steps));
        }
    }
}

static void
test_facts (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (GPtrArray) beginnings = list (fixture, "rome-vs-carthage");
  const AciesStartingPoint *quick = g_ptr_array_index (beginnings, 2);
  g_autofree char          *size = acies_battle_dup_size (quick->state->board->columns, quick->state->board->rows);
  g_autofree char          *army = acies_battle_dup_army (quick->state, 0);
  g_autofree char          *course = acies_battle_dup_course (quick->state);
  g_autofree char          *subtitle = acies_starting_point_dup_subtitle (quick);

  g_assert_cmpstr (size, ==, "9 columns, 7 rows");
  g_assert_cmpstr (army, ==, "8 units · morale 8 · hand size 3 · 3 actions");
  g_assert_cmpstr (course, ==, "Carthage moves first, 6 rounds");
  g_assert_cmpstr (subtitle, ==, "16 units");
  g_assert_cmpint (acies_battle_find_year (quick->state), ==, G_MAXINT);
  g_assert_cmpint (acies_battle_find_year (((AciesStartingPoint *) g_ptr_array_index (beginnings, 4))->state), ==, -218);
}

/* Where dice say who moves first nobody is named, and where the scenario gives the initiative it is the other side. */
static void
test_initiative (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GPtrArray) beginnings = list (fixture, "legio-vi");
  g_autoptr (AciesState) state = acies_state_copy (((AciesStartingPoint *) g_ptr_array_index (beginnings, 0))->state);
  AciesId          initiative = acies_ruleset_find_switch (state->ruleset, "initiative");
  g_autofree char *diced = NULL;
  g_autofree char *given = NULL;

  state->setup.end_round = 7;
  state->switches[initiative] = 0;
  diced = acies_battle_dup_course (state);
  g_assert_cmpstr (diced, ==, "7 rounds");
  state->switches[initiative] = 1;
  given = acies_battle_dup_course (state);
  g_assert_cmpstr (given, ==, "Macedon moves first, 7 rounds");
}

/* The first to decide anything; dice are rolled. */
static void
test_first_moves (Fixture      *fixture,
                  gconstpointer data)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (fixture->library);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) beginnings = list (fixture, ids[i]);

      for (guint n = 1; n < beginnings->len; n++)
        {
          const AciesState *scenario = ((const AciesStartingPoint *) g_ptr_array_index (beginnings, n))->state;
          g_autoptr (AciesSession) game = acies_session_new_game (scenario, n, ACIES_DICE_ROLLED);
          AciesSide first = acies_state_first_side (scenario);

          g_test_message ("%s, %s", ids[i], scenario->texts->text[ACIES_TEXT_TITLE]);
          if (first != ACIES_NO_SIDE)
            g_assert_cmpuint (first, ==, acies_choices_decider (acies_session_get_state (game)));
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } cases[] = {
    { "/beginning/order", test_order },
    { "/beginning/everything-begins", test_everything_begins },
    { "/beginning/any-size", test_any_size },
    { "/beginning/learning", test_learning },
    { "/beginning/facts", test_facts },
    { "/beginning/initiative", test_initiative },
    { "/beginning/first-moves", test_first_moves },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].path, Fixture, NULL, set_up, cases[i].test, tear_down);
  return g_test_run ();
}
