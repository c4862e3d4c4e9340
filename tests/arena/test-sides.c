/* test-sides.c - two to four sides, alone or in teams
 *
 * In the melee a number of the scenario says how many schools take part, and a switch
 * whether they fight in pairs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/engine.h"
#include "engine/find/findings.h"
#include "engine/view/view.h"
#include "formats/ruleset/library.h"
#include "formats/scenario/scenario-xml.h"
#include "play/core/viewer.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/wild.h"

#include <string.h>

#define N_RANDOM 200

enum
{
  BLUE,
  RED,
  GREEN,
  GOLD
};

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  AciesState   *state;
} Melee;

static void
set_up (Melee        *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, "melee", NULL);
  g_assert_nonnull (self->ruleset);
  self->state = acies_state_new (self->ruleset, 7, 6);
}

static void
tear_down (Melee        *self,
           gconstpointer data)
{
  acies_state_free (self->state);
  acies_library_unref (self->library);
}

/* --- who takes part ------------------------------------------------------------------------- */

static void
test_number (Melee        *self,
             gconstpointer data)
{
  g_assert_cmpuint (self->ruleset->n_sides, ==, 4);
  g_assert_cmpuint (self->state->ruleset->n_sides, ==, 2);
  data_assert_refused (self->state, "place murmillo B2 3 green", NULL, "green place");
  data_assert_refused (self->state, "first green", NULL, "green first");
  lines_apply (self->state, "switch schools 3\nplace murmillo B2 3 green\nfirst green", NULL);
  g_assert_cmpuint (self->state->ruleset->n_sides, ==, 3);
  data_assert_refused (self->state, "first gold", NULL, "gold first");
  data_assert_refused (self->state, "switch schools 5", NULL, "5 switch");
  /* One ruleset for all scenarios in which as many take part. */
  lines_apply (self->state, "switch schools 4\nswitch schools 3", NULL);
  g_assert_true (self->state->ruleset == acies_ruleset_called (self->ruleset, self->state->switches));
  g_assert_true (acies_ruleset_base (self->state->ruleset) == self->ruleset);
}

/* Who takes no part any more takes along what he has; undone, all of it is there again. */
static void
test_dismissed (Melee        *self,
                gconstpointer data)
{
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (AciesState) before = NULL;

  lines_apply (self->state,
               "switch schools 4\nplace murmillo B2 3 gold\nplace retiarius C2 2 green\nplace dimachaerus D2 2 blue\nreserve murmillo 2 gold\n"
               "cards gold mercy 3\nhand gold mercy 1\ndiscard gold mercy 1\nmorale gold 7\nhand-size green 4\ncamp gold A1\nfirst gold\nopening gold 3",
               NULL);
  before = acies_state_copy (self->state);
  lines_apply (self->state, "switch schools 2", events);
  lines_assert_dump (self->state, "dimachaerus@D2x2 opening=blue/3");
  acies_engine_revert (self->state, events);
  g_assert_true (acies_state_equal (before, self->state));
  g_assert_cmpuint (acies_state_hash (before), ==, acies_state_hash (self->state));
  /* Who comes again comes as in a new scenario. */
  lines_apply (self->state, "switch schools 2\nswitch schools 4", NULL);
  lines_assert_dump (self->state, "dimachaerus@D2x2 opening=blue/3 schools=4");
  g_assert_cmpint (self->state->sides[GOLD].morale, ==, self->ruleset->army.morale);
}

/* --- who is against whom -------------------------------------------------------------------- */

static void
test_enemies (Melee        *self,
              gconstpointer data)
{
  g_assert_cmpuint (acies_side_enemies (self->state, BLUE), ==, 1 << RED);
  lines_apply (self->state, "switch schools 3", NULL);
  g_assert_cmpuint (acies_side_enemies (self->state, RED), ==, 1 << BLUE | 1 << GREEN);
  g_assert_cmpuint (acies_ruleset_opposite (self->state->ruleset, GREEN), ==, GREEN);
  g_assert_cmpuint (acies_side_next (self->state, GREEN), ==, BLUE);
  lines_apply (self->state, "switch schools 4", NULL);
  g_assert_cmpuint (acies_side_enemies (self->state, RED), ==, 1 << BLUE | 1 << GREEN | 1 << GOLD);
  g_assert_cmpuint (acies_side_next (self->state, GREEN), ==, GOLD);
  g_assert_cmpuint (acies_ruleset_opposite (self->state->ruleset, GOLD), ==, RED);
  lines_apply (self->state, "switch pairs yes", NULL);
  g_assert_cmpuint (acies_side_enemies (self->state, RED), ==, 1 << BLUE | 1 << GREEN);
  g_assert_true (acies_side_is_enemy (self->state, GREEN, GOLD));
  g_assert_false (acies_side_is_enemy (self->state, GREEN, BLUE));
  g_assert_false (acies_side_is_enemy (self->state, GREEN, GREEN));
}

static guint
count_findings (const AciesState *state,
                const char       *code)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  guint n = 0;

  acies_scenario_find (state, findings);
  for (guint i = 0; i < findings->list->len; i++)
    n += g_str_equal (((const AciesFinding *) g_ptr_array_index (findings->list, i))->code, code);

  return n;
}

/* Friends side by side are no enemies that begin beside one another, and nobody attacks them. */
static void
test_friends (Melee        *self,
              gconstpointer data)
{
  g_autoptr (AciesState) game = NULL;

  lines_apply (self->state,
               "switch schools 4\nplace murmillo D4 3 blue\nplace murmillo E4 3 green\nplace murmillo G1 3 red\nplace murmillo A1 3 gold\nopening blue 1 bout",
               NULL);
  g_assert_cmpuint (count_findings (self->state, "sides-adjacent"), ==, 1);
  game = acies_engine_new_game (self->state, NULL);
  lines_apply (game, "attack D4 E4", NULL);
  g_clear_pointer (&game, acies_state_free);
  lines_apply (self->state, "switch pairs yes", NULL);
  g_assert_cmpuint (count_findings (self->state, "sides-adjacent"), ==, 0);
  game = acies_engine_new_game (self->state, NULL);
  data_assert_refused (game, "attack D4 E4", "ARE-4", "*enemy*");
}

/* --- files ---------------------------------------------------------------------------------- */

static void
test_files (Melee        *self,
            gconstpointer data)
{
  guint n_of[ACIES_MAX_SIDES + 1] = { 0 };

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);

      data_assert_comes_back (self->library, state);
      n_of[state->ruleset->n_sides]++;
    }
  for (guint n = 2; n <= 4; n++)
    g_assert_cmpuint (n_of[n], >, 5);
}

static char *
dup_moved_to_end (const char *text,
                  const char *from,
                  const char *to)
{
  const char      *start = strstr (text, from);
  const char      *end = strstr (text, to) + strlen (to);
  g_autofree char *before = g_strndup (text, (gsize) (start - text));
  g_autofree char *part = g_strndup (start, (gsize) (end - start));
  g_autofree char *after = g_strndup (end, (gsize) (strstr (end, "</scenario>") - end));

  return g_strconcat (before, after, part, "\n</scenario>\n", NULL);
}

/* The rules may stand behind the armies of which they say that there are any. */
static void
test_rules_last (Melee        *self,
                 gconstpointer data)
{
  g_autoptr (AciesState) state = battle_load (self->library, "two-pairs");
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autofree char *text = acies_scenario_write (state);
  g_autofree char *shuffled = dup_moved_to_end (text, "<rules", "</rules>");
  g_autoptr (AciesState) again = data_read_text (self->library, shuffled, findings);

  data_assert_none (findings, "test.acies");
  g_assert_true (acies_state_equal (state, again));
}

static void
test_no_army (Melee        *self,
              gconstpointer data)
{
  g_autoptr (AciesState) state = battle_load (self->library, "three-schools");
  g_autofree char *text = acies_scenario_write (state);
  g_autofree char *more = NULL;
  g_auto (GStrv) parts = g_strsplit (text, "id=\"schools\" value=\"3\"", 2);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) again = NULL;
  const AciesFinding *finding;

  more = g_strjoinv ("id=\"schools\" value=\"4\"", parts);
  again = data_read_text (self->library, more, findings);
  g_assert_cmpuint (findings->list->len, ==, 1);
  finding = g_ptr_array_index (findings->list, 0);
  g_assert_cmpstr (finding->code, ==, "missing-element");
  g_assert_cmpuint (finding->side, ==, acies_ruleset_find_side (again->ruleset, "gold"));
}

/* --- play ----------------------------------------------------------------------------------- */

static void
assert_turn (const AciesState *game,
             guint             round,
             AciesSide         side)
{
  g_assert_cmpuint (game->turn.round, ==, round);
  g_assert_cmpuint (game->turn.active, ==, side);
}

static void
test_turns (Melee        *self,
            gconstpointer data)
{
  g_autoptr (AciesState) game = NULL;

  lines_apply (self->state,
               "switch schools 4\nplace murmillo D6 3 blue\nplace murmillo D1 3 red\nplace murmillo A3 3 gold\nfirst gold\nopening gold 1 bout", NULL);
  game = acies_engine_new_game (self->state, NULL);
  assert_turn (game, 1, GOLD);
  lines_apply (game, "done", NULL);
  assert_turn (game, 1, BLUE);
  lines_apply (game, "done", NULL);
  assert_turn (game, 1, RED);
  lines_apply (game, "done", NULL); /* green has nobody */
  assert_turn (game, 2, GOLD);
}

/* Of a pair the first of its schools stands for both. */
static void
test_winners (Melee        *self,
              gconstpointer data)
{
  g_autoptr (AciesState) game = NULL;
  g_autofree char *words = NULL;

  lines_apply (self->state,
               "switch schools 4\nswitch pairs yes\nplace murmillo D4 3 gold\nplace retiarius A6 2 green\nend-round 1\nfirst green\nopening green 1 bout", NULL);
  game = acies_engine_new_game (self->state, NULL);
  lines_apply (game, "done\ndone", NULL);
  g_assert_cmpuint (game->outcome.reason, ==, ARE_END_MORE_FIGURES);
  g_assert_cmpuint (game->outcome.winner, ==, RED);
  words = acies_end_reason_to_string (&game->outcome, game->ruleset);
  g_assert_cmpstr (words, ==, "Red School and Gold School win with more figures after the last round");
}

/* What a side holds none of the others sees, friends neither. */
static void
test_hidden (Melee        *self,
             gconstpointer data)
{
  static const char *const hands[] = { "hand blue mercy 1", "hand red mercy 1", "hand green mercy 1", "hand gold mercy 1" };
  static const char *const others[] = { "hand blue sand 1", "hand red sand 1", "hand green sand 1", "hand gold sand 1" };

  for (AciesSide holder = 0; holder < 4; holder++)
    {
      g_autoptr (AciesState) one = battle_load (self->library, "two-pairs");
      g_autoptr (AciesState) two = battle_load (self->library, "two-pairs");

      lines_apply (one, hands[holder], NULL);
      lines_apply (two, others[holder], NULL);
      for (AciesSide side = 0; side < 4; side++)
        {
          g_autoptr (AciesView) first = acies_view_new (one, side);
          g_autoptr (AciesView) second = acies_view_new (two, side);

          g_assert_cmpint (acies_view_equal (first, second), ==, side != holder);
          g_assert_cmpuint (acies_view_count_hand (first, holder), ==, 1);
        }
    }
}

/* The screen is never handed to a computer. The player who has it keeps it until another person decides. */
static void
test_screen (Melee        *self,
             gconstpointer data)
{
  g_autoptr (AciesState) scenario = battle_load (self->library, "two-pairs");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  AciesViewer       viewer;

  g_assert_cmpint (acies_choices_decider (game), ==, GOLD);
  settings.players[GOLD] = 1;
  viewer = acies_viewer_find (game, &settings, ACIES_NO_SIDE);
  g_assert_cmpint (viewer.kind, ==, ACIES_VIEWER_ASKED);
  g_assert_cmpint (acies_viewer_get_viewing_side (&viewer, TRUE), ==, ACIES_NO_SIDE);
  viewer = acies_viewer_find (game, &settings, BLUE);
  g_assert_cmpint (viewer.kind, ==, ACIES_VIEWER_SEATED);
  g_assert_cmpint (acies_viewer_get_viewing_side (&viewer, FALSE), ==, BLUE);
  g_assert_cmpint (acies_viewer_get_seated (&viewer, game, BLUE), ==, BLUE);
  g_assert_false (acies_viewer_decides (&viewer, game, &settings));
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Melee *self, gconstpointer data);
  } tests[] = {
    { "/sides/number", test_number },
    { "/sides/dismissed", test_dismissed },
    { "/sides/enemies", test_enemies },
    { "/sides/friends", test_friends },
    { "/sides/files", test_files },
    { "/sides/rules-last", test_rules_last },
    { "/sides/no-army", test_no_army },
    { "/sides/turns", test_turns },
    { "/sides/winners", test_winners },
    { "/sides/hidden", test_hidden },
    { "/sides/screen", test_screen },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Melee, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
