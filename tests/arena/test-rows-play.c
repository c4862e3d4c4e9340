/* test-rows-play.c - cards that lie open, as they are told and taken in play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "play/core/answers.h"
#include "play/core/hints.h"
#include "play/core/viewer.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/session-lines.h"

#define DRAWN "draw blank-lot\ndraw white-lot\ndraw white-lot\ndraw white-lot\ndraw white-lot\ndraw white-lot"
#define CHOSEN DRAWN "\ntake shields\ntake sand\ntake mercy"
#define FILLED CHOSEN "\ndraw red-lot\ndraw red-lot\ndraw blank-lot"

enum
{
  BLUE,
  RED,
  GREEN
};

typedef struct
{
  AciesLibrary     *library;
  AciesSession     *session;
  const AciesState *state;
  AciesId           mercy, white, red, blank;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer lines)
{
  g_autoptr (AciesState) scenario = NULL;

  self->library = acies_library_new (NULL);
  scenario = battle_load (self->library, "three-schools");
  self->session = acies_session_new_game (scenario, 3, ACIES_DICE_ENTERED);
  acies_session_set_undo_policy (self->session, ACIES_UNDO_TAKE_BACKS);
  self->state = acies_session_get_state (self->session);
  self->mercy = acies_ruleset_find_card (scenario->ruleset, "mercy");
  self->white = acies_ruleset_find_card (scenario->ruleset, "white-lot");
  self->red = acies_ruleset_find_card (scenario->ruleset, "red-lot");
  self->blank = acies_ruleset_find_card (scenario->ruleset, "blank-lot");
  session_apply_lines (self->session, lines);
}

static void
tear_down (Fixture      *self,
           gconstpointer lines)
{
  g_object_unref (self->session);
  acies_library_unref (self->library);
}

static void
assert_words (char       *found,
              const char *pattern)
{
  data_assert_like (found, pattern);
  g_free (found);
}

/* The next step is about open cards, and which of the keys it names. */
static void
assert_open (AciesChoices     *choices,
             const AciesState *state,
             gboolean          passes,
             gboolean          looks)
{
  g_autofree char *step = NULL;

  choices->by_keys = TRUE;
  step = acies_choices_dup_next_step (choices, state, ACIES_TAKEN_NOTHING);
  data_assert_like (step, "*face-up*");
  g_assert_cmpint (g_regex_match_simple ("\\bP\\b", step, 0, 0), ==, passes);
  g_assert_cmpint (g_regex_match_simple ("\\bH\\b", step, 0, 0), ==, looks);
}

/* What may be done instead of all else. */
static void
set_only (AciesChoices    *choices,
          AciesCommandKind kind,
          AciesId          card)
{
  AciesCommand command = acies_command_with_id (kind, card);

  g_array_set_size (choices->commands, 0);
  g_array_append_val (choices->commands, command);
}

/* A favour comes from the deck of who chooses, and nobody sees which. */
static void
from_the_deck (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (self->state);
  g_autoptr (AciesChoices) covered = acies_choices_new_covered (self->state);
  const AciesCommand *take = acies_choices_find_card (choices, ACIES_COMMAND_TAKE, self->mercy);

  g_assert_nonnull (take);
  g_assert_false (acies_command_takes_open (take, self->state));
  g_assert_true (acies_command_is_about_hand (take, self->state));
  g_assert_false (acies_choices_takes_open (choices, self->state));
  g_assert_true (acies_choices_sets_hand (choices, self->state));
  g_assert_cmpuint (covered->commands->len, ==, 0);
  assert_words (acies_choices_dup_next_step (choices, self->state, ACIES_TAKEN_NOTHING), "*deck*");
  assert_words (acies_advice_dup_command (take, self->state), "*Mercy*hand");
}

/* For what lies open nobody sets a hand, nor has to be looked at one. */
static void
from_the_row (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (self->state);
  g_autoptr (AciesChoices) covered = acies_choices_new_covered (self->state);
  const AciesCommand *take = acies_choices_find_card (choices, ACIES_COMMAND_TAKE, self->red);

  g_assert_nonnull (take);
  g_assert_null (acies_choices_find_card (choices, ACIES_COMMAND_TAKE, self->white));
  g_assert_true (acies_command_takes_open (take, self->state));
  g_assert_false (acies_command_is_about_hand (take, self->state));
  g_assert_true (acies_choices_takes_open (choices, self->state));
  g_assert_false (acies_choices_is_about_hand (choices, self->state));
  g_assert_false (acies_choices_sets_hand (choices, self->state));
  g_assert_cmpuint (covered->commands->len, ==, choices->commands->len);
  assert_words (acies_advice_dup_command (take, self->state), "Take Red Lot");
}

static void
next_step (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (self->state);
  g_autoptr (AciesChoices) covered = acies_choices_new_covered (self->state);

  assert_open (choices, self->state, TRUE, FALSE);
  assert_open (covered, self->state, TRUE, TRUE);
  set_only (choices, ACIES_COMMAND_TAKE, self->red);
  set_only (covered, ACIES_COMMAND_TAKE, self->red);
  assert_open (choices, self->state, FALSE, FALSE);
  assert_open (covered, self->state, FALSE, TRUE);
}

/* What goes back to a deck in common is put back from below the board, and the deck is not shown for it. */
static void
put_back (Fixture      *self,
          gconstpointer data)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (self->state);

  set_only (choices, ACIES_COMMAND_PUT_BACK, self->white);
  g_assert_false (acies_choices_sets_hand (choices, self->state));
  g_assert_true (acies_choices_is_about_hand (choices, self->state));
  set_only (choices, ACIES_COMMAND_PUT_BACK, self->mercy);
  g_assert_true (acies_choices_sets_hand (choices, self->state));
}

/* A number stands for a button beside cards that lie open, which have none; not beside those of a hand. */
static void
keys (Fixture      *self,
      gconstpointer data)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (self->state);
  AciesCommand salute = acies_command (ARE_COMMAND_SALUTE);

  g_array_append_val (choices->commands, salute);
  g_assert_cmpint (acies_answer_keys_find (choices, self->state, 1)->kind, ==, ARE_COMMAND_SALUTE);
  set_only (choices, ACIES_COMMAND_TAKE, self->mercy);
  g_array_append_val (choices->commands, salute);
  g_assert_null (acies_answer_keys_find (choices, self->state, 1));
}

/* In one's own turn the screen is taken first. */
static void
handed_over (Fixture      *self,
             gconstpointer data)
{
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  AciesViewer       before = acies_viewer_find (self->state, &settings, ACIES_NO_SIDE);
  AciesViewer       after = acies_viewer_find (self->state, &settings, GREEN);
  g_autoptr (AciesChoices) none = acies_viewer_new_choices (&before, self->state, &settings, FALSE);
  g_autoptr (AciesChoices) all = acies_viewer_new_choices (&after, self->state, &settings, FALSE);

  g_assert_cmpint (before.kind, ==, ACIES_VIEWER_HAND_OVER);
  g_assert_cmpuint (none->commands->len, ==, 0);
  g_assert_cmpint (after.kind, ==, ACIES_VIEWER_SEATED);
  g_assert_true (acies_choices_takes_open (all, self->state));
}

/* In the middle of a fight in the turn of another, who takes one needs not look at his hand, but may; nobody else's is seen. */
static void
asked_in_between (Fixture      *self,
                  gconstpointer data)
{
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  g_autoptr (AciesState) asked = acies_state_copy (self->state);
  g_autoptr (AciesChoices) choices = NULL;
  AciesViewer viewer;

  asked->decision.side = BLUE;
  asked->n_combats = 1;
  viewer = acies_viewer_find (asked, &settings, GREEN);
  choices = acies_viewer_new_choices (&viewer, asked, &settings, FALSE);
  g_assert_cmpint (viewer.kind, ==, ACIES_VIEWER_ASKED);
  g_assert_true (viewer.cards);
  g_assert_cmpint (acies_viewer_get_seen (&viewer, FALSE), ==, ACIES_NO_SIDE);
  g_assert_cmpint (acies_viewer_get_seen (&viewer, TRUE), ==, BLUE);
  g_assert_true (choices->covered);
  g_assert_nonnull (acies_choices_find_card (choices, ACIES_COMMAND_TAKE, self->blank));
}

/* What everybody has seen is named, before and after it is undone; what is chosen in secret never. */
static void
steps (Fixture      *self,
       gconstpointer data)
{
  data_only_values (TRUE);
  assert_words (acies_session_dup_undo_label (self->session), "…*"); /* no values, so no card */
  data_only_values (FALSE);
  session_apply_lines (self->session, "draw red-lot\ndraw red-lot\ndraw blank-lot\ntake red-lot");
  assert_words (acies_session_dup_undo_label (self->session), "Take Red Lot");
  acies_session_undo (self->session);
  assert_words (acies_session_dup_redo_label (self->session), "Take Red Lot");
  session_apply_lines (self->session, "take blank-lot");
  assert_words (acies_session_dup_undo_label (self->session), "Take Blank Lot");
}

/* Where a card has a named deck that says what sort it is. */
static void
sorts (Fixture      *self,
       gconstpointer data)
{
  g_assert_cmpstr (acies_card_sort_name (self->state->ruleset, self->red), ==, "Lots");
  g_assert_cmpstr (acies_card_sort_name (self->state->ruleset, self->mercy), ==, "Defensive");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define CASE(path, lines, func) g_test_add (path, Fixture, lines, set_up, func, tear_down)
  CASE ("/rows/play/from-the-deck", DRAWN, from_the_deck);
  CASE ("/rows/play/from-the-row", FILLED, from_the_row);
  CASE ("/rows/play/next-step", FILLED, next_step);
  CASE ("/rows/play/put-back", FILLED, put_back);
  CASE ("/rows/play/keys", FILLED, keys);
  CASE ("/rows/play/handed-over", FILLED, handed_over);
  CASE ("/rows/play/asked-in-between", FILLED, asked_in_between);
  CASE ("/rows/play/steps", CHOSEN, steps);
  CASE ("/rows/play/sorts", FILLED, sorts);
#undef CASE

  return g_test_run ();
}
