/* test-rows.c - cards that lie open, beside a deck for all or before a side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/event.h"
#include "engine/find/box.h"
#include "engine/find/findings.h"
#include "engine/view/view.h"
#include "formats/ruleset/library.h"
#include "formats/scenario/scenario-xml.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/lines.h"

#include <string.h>

enum
{
  BLUE,
  RED,
  GREEN
};

typedef struct
{
  AciesLibrary *library;
  AciesState   *game;
  AciesId       white, red, blank;
} Rows;

/* Three lots lie open, a red one twice, and green is asked for one of them; the others have theirs in hand. */
static void
set_up (Rows         *self,
        gconstpointer data)
{
  g_autoptr (AciesState) scenario = NULL;

  self->library = acies_library_new (NULL);
  scenario = battle_load (self->library, "three-schools");
  self->game = acies_engine_new_game (scenario, NULL);
  self->white = acies_ruleset_find_card (scenario->ruleset, "white-lot");
  self->red = acies_ruleset_find_card (scenario->ruleset, "red-lot");
  self->blank = acies_ruleset_find_card (scenario->ruleset, "blank-lot");
  lines_apply (self->game, "draw blank-lot\ndraw white-lot\ndraw white-lot\ndraw white-lot\ndraw white-lot\ndraw white-lot\n"
                           "take shields\ntake sand\ntake mercy\ndraw red-lot\ndraw red-lot\ndraw blank-lot",
               NULL);
}

static void
tear_down (Rows         *self,
           gconstpointer data)
{
  acies_state_free (self->game);
  acies_library_unref (self->library);
}

static void
test_declared (Rows         *self,
               gconstpointer data)
{
  const AciesDeckType *lots = &self->game->ruleset->decks[0];

  g_assert_cmpuint (lots->row, ==, 3);
  g_assert_cmpstr (lots->row_name, ==, "Lots on the Sand");
  g_assert_true (lots->laid);
  g_assert_cmpuint (acies_ruleset_count_zones (self->game->ruleset), ==, ACIES_N_ZONES);
}

/* Nothing is lost or made: what leaves one place comes to another. */
static void
test_counts (Rows         *self,
             gconstpointer data)
{
  guint box = acies_box_count_cards (self->game);

  g_assert_cmpuint (acies_state_count_deck (self->game, RED, 0, ACIES_ZONE_ROW), ==, 3);
  g_assert_cmpuint (acies_state_count_copies_in (self->game, ACIES_COMMON, self->red, ACIES_ZONE_ROW), ==, 2);
  g_assert_cmpuint (acies_state_count_copies_in (self->game, BLUE, self->red, ACIES_ZONE_ROW), ==, 0);
  lines_apply (self->game, "take blank-lot", NULL);
  g_assert_cmpuint (acies_state_count_copies_in (self->game, GREEN, self->blank, ACIES_ZONE_LAID), ==, 1);
  g_assert_cmpuint (acies_state_count_copies_in (self->game, ACIES_COMMON, self->blank, ACIES_ZONE_LAID), ==, 1);
  g_assert_cmpuint (acies_state_count_copies_in (self->game, BLUE, self->blank, ACIES_ZONE_LAID), ==, 0);
  g_assert_cmpuint (acies_state_count_copies (self->game, ACIES_COMMON, self->blank), ==, 3);
  g_assert_cmpuint (acies_state_count_copies (self->game, ACIES_COMMON, self->white), ==, 5);
  g_assert_cmpuint (acies_box_count_cards (self->game), ==, box);
}

/* Where a card lies is part of a position. */
static void
test_told_apart (Rows         *self,
                 gconstpointer data)
{
  g_autoptr (AciesState) before = acies_state_copy (self->game);
  g_autoptr (GArray) events = acies_events_new ();

  lines_apply (self->game, "take red-lot", events);
  g_assert_false (acies_state_equal (before, self->game));
  g_assert_cmpuint (acies_state_hash (before), !=, acies_state_hash (self->game));
  acies_engine_revert (self->game, events);
  g_assert_true (acies_state_equal (before, self->game));
  g_assert_cmpuint (acies_state_hash (before), ==, acies_state_hash (self->game));
}

/* Everybody sees what lies open, and what of it was taken into a hand nobody else has. */
static void
test_seen (Rows         *self,
           gconstpointer data)
{
  g_autoptr (AciesView) before = acies_view_new (self->game, BLUE);
  g_autoptr (AciesView) view = NULL;

  lines_apply (self->game, "take blank-lot", NULL);
  view = acies_view_new (self->game, BLUE);
  g_assert_false (acies_view_equal (before, view));
  g_assert_cmpuint (acies_view_count_unseen (before, GREEN, self->blank), ==, acies_view_count_unseen (view, GREEN, self->blank));
  g_assert_cmpuint (acies_view_count_hand (view, GREEN), ==, 3);
}

static guint
count_palms (const AciesState *state)
{
  return acies_state_count_copies (state, ACIES_COMMON, acies_ruleset_find_card (state->ruleset, "palm"));
}

/* More sides bring more copies, unless the scenario states a number; a file keeps that. */
static void
test_copies (Rows         *self,
             gconstpointer data)
{
  g_autoptr (AciesState) state = battle_load (self->library, "three-schools");
  g_autoptr (AciesState) before = acies_state_copy (state);
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (AciesState) read = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpuint (count_palms (state), ==, 2);
  g_assert_false (acies_state_changes_card (state, acies_ruleset_find_card (state->ruleset, "palm")));
  lines_apply (state, "hand green palm 2\nswitch schools 2", events);
  g_assert_cmpuint (count_palms (state), ==, 1);
  lines_apply (state, "switch schools 4", events);
  g_assert_cmpuint (count_palms (state), ==, 2);
  acies_engine_revert (state, events);
  g_assert_true (acies_state_equal (before, state));

  lines_apply (state, "cards common palm 1", NULL);
  text = acies_scenario_write (state);
  g_assert_nonnull (strstr (text, "<card id=\"palm\" count=\"1\"/>"));
  bytes = data_bytes (text);
  read = data_read_good (self->library, bytes, "three-schools");
  g_assert_true (acies_state_equal (state, read));
  lines_apply (read, "switch schools 4", NULL);
  g_assert_cmpuint (count_palms (read), ==, 1);
}

static void
test_broken (Rows         *self,
             gconstpointer data)
{
  const char *why = NULL;

  self->game->cards[0][ACIES_ZONE_ROW][self->white]++;
  g_assert_false (acies_state_is_ok (self->game, &why));
  g_assert_cmpstr (why, ==, "a row has more cards than it has places");
  self->game->cards[0][ACIES_ZONE_ROW][self->white]--;
  self->game->cards[RED][ACIES_ZONE_ROW][self->white]++;
  g_assert_false (acies_state_is_ok (self->game, &why));
  g_assert_cmpstr (why, ==, "a side has what is in common");
  self->game->cards[RED][ACIES_ZONE_ROW][self->white]--;
  self->game->cards[RED][ACIES_ZONE_LAID][acies_ruleset_find_card (self->game->ruleset, "mercy")]++;
  g_assert_false (acies_state_is_ok (self->game, &why));
  g_assert_cmpstr (why, ==, "a card is laid before a side that may not be");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/rows/declared", Rows, NULL, set_up, test_declared, tear_down);
  g_test_add ("/rows/counts", Rows, NULL, set_up, test_counts, tear_down);
  g_test_add ("/rows/told-apart", Rows, NULL, set_up, test_told_apart, tear_down);
  g_test_add ("/rows/seen", Rows, NULL, set_up, test_seen, tear_down);
  g_test_add ("/rows/copies", Rows, NULL, set_up, test_copies, tear_down);
  g_test_add ("/rows/broken", Rows, NULL, set_up, test_broken, tear_down);

  return g_test_run ();
}
