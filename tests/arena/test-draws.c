/* test-draws.c - lots that are drawn from a deck in common: chance, what a side may know of it, files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/lots.h"

#include "ai/random.h"
#include "engine/core/engine.h"
#include "engine/view/view.h"
#include "formats/game/game-xml.h"
#include "session/game.h"
#include "session/journal.h"
#include "session/rng.h"
#include "support/session-lines.h"

#include <glib/gstdio.h>
#include <string.h>

/* With two degrees of freedom larger once in ten thousand seeds. */
#define MOST_CHI_SQUARE 18.42

/* --- chance --------------------------------------------------------------------------------- */

static double
chi_square (const guint  *seen,
            const double *expected,
            guint         n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += (seen[i] - expected[i]) * (seen[i] - expected[i]) / expected[i];

  return sum;
}

static guint
place_of (const Lots *self,
          AciesId     card)
{
  return card == self->white ? 0 : card == self->red ? 1
                                                     : 2;
}

static void
shares (Lots         *self,
        gconstpointer unused)
{
  enum
  {
    N = 20000
  };

  g_autoptr (AciesState) game = acies_engine_new_game (self->scenario, NULL);
  const double expected[] = { N * 0.5, N * 0.2, N * 0.3 };
  AciesAiRng   rng = acies_ai_rng_seeded (7);
  guint        of_seed[3] = { 0 };
  guint        of_rng[3] = { 0 };

  for (guint n = 0; n < N; n++)
    {
      AciesCommand one = acies_rng_answer (7, n, game);
      AciesCommand other = acies_ai_roll (game, &rng);

      g_assert_cmpint (one.kind, ==, ACIES_COMMAND_DRAW);
      of_seed[place_of (self, one.id)]++;
      of_rng[place_of (self, other.id)]++;
    }
  g_assert_cmpfloat (chi_square (of_seed, expected, 3), <, MOST_CHI_SQUARE);
  g_assert_cmpfloat (chi_square (of_rng, expected, 3), <, MOST_CHI_SQUARE);
}

/* The same on every machine. */
static void
known_draws (Lots         *self,
             gconstpointer unused)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->scenario, 42, ACIES_DICE_ROLLED);
  g_autoptr (GArray) log = acies_session_dup_log (session);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < log->len; i++)
    {
      g_autofree char *line = acies_command_to_string (&g_array_index (log, AciesCommand, i), self->scenario->ruleset);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", line);
    }
  g_assert_cmpstr (text->str, ==, "draw white-lot draw white-lot draw blank-lot draw blank-lot");
}

static void
what_may_be_drawn (Lots         *self,
                   gconstpointer unused)
{
  g_autoptr (AciesState) game = lots_new_game (self, "draw red-lot\ndraw red-lot");
  g_autoptr (GArray) list = acies_commands_new ();
  g_autofree char *sentence = acies_state_describe (game);
  AciesDraw        draws[ACIES_MAX_CARDS];

  acies_command_list (game, list);
  g_assert_cmpuint (list->len, ==, 0);
  g_assert_cmpstr (sentence, ==, "Red School draws 2 cards from “Lots”");
  g_assert_cmpuint (acies_draw_list (game, draws), ==, 2);
  g_assert_cmpuint (draws[0].card, ==, self->white);
  g_assert_cmpuint (draws[0].n, ==, 5);
  g_assert_cmpuint (draws[1].card, ==, self->blank);
  g_assert_cmpuint (draws[1].n, ==, 3);
}

static void
refusals (Lots         *self,
          gconstpointer unused)
{
  g_autoptr (AciesState) game = lots_new_game (self, "draw red-lot\ndraw red-lot");

  data_assert_refused (game, "draw red-lot", "ARE-17", "Red Lot");
  data_assert_refused (game, "draw mercy", "ARE-17", "Mercy Lots");
  data_assert_refused (game, "take mercy", "ARE-17", "…Draw *");
  data_assert_refused (game, "dice fate:1", "ARE-17", "…Draw *");
  lines_apply (game, "draw white-lot\ndraw white-lot", NULL);
  data_assert_refused (game, "draw white-lot", "ARE-5", "…*draw*");
  data_assert_refused (game, "take white-lot", "ARE-5", "Blue School White Lot");
}

static void
empty_deck_asks_nobody (Lots         *self,
                        gconstpointer unused)
{
  g_autoptr (AciesState) game = NULL;

  lines_apply (self->scenario, "cards common white-lot 1\ncards common red-lot 0\ncards common blank-lot 2", NULL);
  game = lots_new_game (self, "draw blank-lot\ndraw blank-lot\ndraw white-lot");
  g_assert_cmpint (game->decision.kind, >=, ACIES_DECISION_FIRST_OWN);
  g_assert_cmpint (game->decision.kind, !=, ACIES_DECISION_DRAW);
  g_assert_cmpuint (acies_state_count_cards (game, ACIES_COMMON, ACIES_ZONE_DECK), ==, 0);
  g_assert_cmpuint (acies_state_count_cards (game, ACIES_COMMON, ACIES_ZONE_HAND), ==, 3);
}

/* --- whose they are ------------------------------------------------------------------------- */

static void
owners (Lots         *self,
        gconstpointer unused)
{
  g_autoptr (AciesState) game = lots_new_game (self, "draw white-lot\ndraw blank-lot\ndraw white-lot\ndraw red-lot");

  g_assert_cmpuint (acies_state_count_cards (game, ACIES_COMMON, ACIES_ZONE_DECK), ==, N_LOTS - 4);
  g_assert_cmpuint (acies_state_count_cards (game, ACIES_COMMON, ACIES_ZONE_HAND), ==, 4);
  g_assert_cmpuint (acies_state_count_cards (game, self->blue_school, ACIES_ZONE_DECK), ==, 4);
  g_assert_cmpuint (acies_state_count_cards (game, self->blue_school, ACIES_ZONE_HAND), ==, 2);
  g_assert_cmpuint (acies_state_count_copies (game, self->blue_school, self->white), ==, 1);
  g_assert_cmpuint (acies_state_count_copies (game, self->red_school, self->white), ==, 1);
  g_assert_cmpuint (acies_state_count_copies (game, ACIES_COMMON, self->white), ==, 5);
  g_assert_cmpuint (acies_state_count_copies (game, ACIES_COMMON, acies_ruleset_find_card (game->ruleset, "mercy")), ==, 0);
  g_assert_true (acies_state_may_hold (game, self->blue_school, self->red));
}

static void
played_lots_are_discarded_for_all (Lots         *self,
                                   gconstpointer unused)
{
  g_autoptr (AciesState) game = lots_new_game (self, "draw blank-lot\ndraw blank-lot\ndraw white-lot\ndraw red-lot\ntake mercy\ntake sand\ntake mercy\ntake sand");

  lines_apply (game, "move B5 B3\ndone\nattack B2 B3\nplay blank-lot", NULL);
  g_assert_cmpuint (acies_state_count_copies_in (game, ACIES_COMMON, self->blank, ACIES_ZONE_DISCARD), ==, 1);
  g_assert_cmpuint (acies_state_count_copies_in (game, self->blue_school, self->blank, ACIES_ZONE_DISCARD), ==, 0);
  g_assert_cmpuint (acies_state_count_copies_in (game, self->blue_school, self->blank, ACIES_ZONE_HAND), ==, 1);
}

/* --- what is told --------------------------------------------------------------------------- */

static char *
dup_notes (AciesState *game,
           const char *lines)
{
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  lines_apply (game, lines, events);
  data_only_values (TRUE);
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);
      g_autofree char  *line = event->kind == ACIES_EVENT_LOG_ENTRY ? acies_log_entry_to_string (&event->u.entry, game->ruleset) : NULL;

      if (event->kind == ACIES_EVENT_LOG_ENTRY && event->u.entry.kind == ACIES_LOG_DREW)
        g_string_append_printf (text, "%s\n", line);
    }
  data_only_values (FALSE);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
told_openly_or_not (Lots         *self,
                    gconstpointer unused)
{
  g_autoptr (AciesState) game = acies_engine_new_game (self->scenario, NULL);
  g_autofree char *secret = dup_notes (game, "draw blank-lot");
  g_autofree char *open = NULL;

  g_assert_cmpstr (secret, ==, "Blue School Lots\n");
  lines_apply (game, "draw blank-lot\ndraw white-lot\ndraw red-lot\ntake mercy\ntake sand\ntake mercy\ntake sand\ndone\ndone", NULL);
  g_assert_cmpint (game->decision.kind, ==, ACIES_DECISION_DRAW);
  g_assert_false (acies_draw_is_secret (game));
  open = dup_notes (game, "draw red-lot");
  g_assert_cmpstr (open, ==, "Blue School Red Lot\n");
}

static guint
pick (gpointer rng,
      guint    n)
{
  return acies_ai_rng_below (rng, n);
}

static void
views_hide_hands (Lots         *self,
                  gconstpointer unused)
{
  g_autoptr (AciesState) one = lots_new_game (self, "draw white-lot\ndraw blank-lot\ndraw white-lot\ndraw red-lot");
  g_autoptr (AciesState) other = lots_new_game (self, "draw white-lot\ndraw blank-lot\ndraw blank-lot\ndraw white-lot");
  g_autoptr (AciesState) own = lots_new_game (self, "draw white-lot\ndraw white-lot\ndraw white-lot\ndraw red-lot");
  g_autoptr (AciesView) view = acies_view_new (one, self->blue_school);
  g_autoptr (AciesView) same = acies_view_new (other, self->blue_school);
  g_autoptr (AciesView) different = acies_view_new (own, self->blue_school);

  g_assert_true (acies_view_equal (view, same));
  g_assert_false (acies_view_equal (view, different));
  g_assert_cmpuint (acies_view_count_hand (view, self->red_school), ==, 2);
  g_assert_cmpuint (acies_view_count_unseen (view, self->blue_school, self->white), ==, 4);
  g_assert_cmpuint (acies_view_count_unseen (view, self->blue_school, self->red), ==, 2);
}

/* Of 4 white, 2 red and 2 blank lots that blue has not seen red holds two. */
static void
views_are_filled_fairly (Lots         *self,
                         gconstpointer unused)
{
  enum
  {
    N = 20000
  };

  g_autoptr (AciesState) game = lots_new_game (self, "draw white-lot\ndraw blank-lot\ndraw white-lot\ndraw red-lot\ntake mercy\ntake sand\ntake shields\ntake sand");
  g_autoptr (AciesView) view = acies_view_new (game, self->blue_school);
  const double expected[] = { N * 6 / 28.0, N * 16 / 28.0, N * 6 / 28.0 }; /* white lots in its hand */
  guint        seen[3] = { 0 };
  AciesAiRng   rng = acies_ai_rng_seeded (3);

  for (guint i = 0; i < N; i++)
    {
      g_autoptr (AciesState) filled = acies_view_fill (view, pick, &rng);

      g_assert_cmpuint (acies_state_count_deck (filled, self->red_school, 0, ACIES_ZONE_HAND), ==, 2);
      g_assert_cmpuint (acies_state_count_cards (filled, self->red_school, ACIES_ZONE_HAND), ==, 4);
      g_assert_cmpuint (acies_state_count_copies (filled, ACIES_COMMON, self->white), ==, 5);
      seen[filled->cards[self->red_school][ACIES_ZONE_HAND][self->white]]++;
    }
  g_assert_cmpfloat (chi_square (seen, expected, 3), <, MOST_CHI_SQUARE);
}

/* Who draws sees in the list what may come, not what does. */
static void
list_is_of_the_view (Lots         *self,
                     gconstpointer unused)
{
  g_autoptr (AciesState) game = lots_new_game (self, "draw red-lot\ndraw red-lot");
  g_autoptr (AciesView) view = acies_view_new_deciding (game);
  AciesDraw draws[ACIES_MAX_CARDS];

  g_assert_cmpuint (acies_view_get_side (view), ==, self->red_school);
  g_assert_cmpuint (acies_view_list_draws (view, game, draws), ==, 3);
  g_assert_cmpuint (draws[1].card, ==, self->red);
  g_assert_cmpuint (draws[1].n, ==, 2);
}

/* --- a game --------------------------------------------------------------------------------- */

static void
opening_is_no_loss (Lots         *self,
                    gconstpointer unused)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->scenario, 5, ACIES_DICE_ROLLED);
  guint64 hash = acies_state_hash (acies_session_get_state (session));

  g_assert_cmpuint (acies_session_count_commands (session), ==, 4);
  g_assert_false (acies_session_is_modified (session));
  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
  g_assert_false (acies_session_can_undo (session));
  session_apply_lines (session, "take mercy");
  g_assert_true (acies_session_can_undo (session));
  acies_session_undo (session);
  g_assert_cmphex (acies_state_hash (acies_session_get_state (session)), ==, hash);
  g_assert_false (acies_session_can_undo (session));
}

static void
drawn_by_hand (Lots         *self,
               gconstpointer unused)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->scenario, 5, ACIES_DICE_ENTERED);
  const AciesState *state = acies_session_get_state (session);
  guint64           before = acies_state_hash (state);
  guint64           after;

  g_assert_cmpint (state->decision.kind, ==, ACIES_DECISION_DRAW);
  session_apply_lines (session, "draw red-lot\ndraw red-lot\ndraw blank-lot");
  after = acies_state_hash (state);
  g_assert_cmpint (acies_session_get_undo_obstacle (session), ==, ACIES_UNDO_AFTER_DRAW);
  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
  acies_session_undo (session);
  g_assert_cmphex (acies_state_hash (state), ==, before);
  acies_session_redo (session);
  g_assert_cmphex (acies_state_hash (state), ==, after);
  g_assert_cmpuint (state->cards[self->blue_school][ACIES_ZONE_HAND][self->red], ==, 2);
}

static AciesSession *
reopen (Lots            *self,
        const char      *text,
        AciesGameReport *report)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesGameFile) file = acies_game_read (bytes, "lots", self->library, findings, &error);

  g_assert_no_error (error);

  return acies_game_open (file, ACIES_DICE_ROLLED, report);
}

static void
game_files (Lots         *self,
            gconstpointer unused)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->scenario, 42, ACIES_DICE_ROLLED);
  g_autoptr (AciesGameFile) file = NULL;
  g_autoptr (AciesSession) again = NULL;
  g_autoptr (AciesSession) spoilt = NULL;
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;
  g_auto (AciesGameReport) report = { 0 };
  g_auto (AciesGameReport) bad = { 0 };
  gboolean begins_white;

  session_apply_lines (session, "take mercy\ntake sand");
  file = acies_game_to_file (session);
  text = acies_game_write (file);
  again = reopen (self, text, &report);
  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_true (acies_state_equal (acies_session_get_state (again), acies_session_get_state (session)));
  g_assert_cmpuint (acies_session_count_commands (again), ==, 6);

  begins_white = strstr (text, "draw white-lot") != NULL;
  other = begins_white ? lots_swap_once (text, "draw white-lot", "draw red-lot") : lots_swap_once (text, "draw blank-lot", "draw white-lot");
  spoilt = reopen (self, other, &bad);
  g_assert_cmpint (bad.verdict, ==, ACIES_GAME_OTHER_DRAW);
  g_assert_cmpuint (bad.command, ==, 1);
}

static void
wait_for_disk (AciesGameJournal *journal)
{
  g_object_add_weak_pointer (G_OBJECT (journal), (gpointer *) &journal);
  g_object_unref (journal);
  while (journal != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* As a kill would leave it: with what chance opened the game, and what it answered later. */
static void
assert_kept (Lots         *self,
             AciesSession *session,
             const char   *lines)
{
  g_autofree char    *path = g_dir_make_tmp ("acies-lots-XXXXXX", NULL);
  AciesJournalFolder *folder = acies_journal_folder_new (path);
  AciesGameJournal   *journal = acies_game_journal_new (session, folder, NULL);
  g_autoptr (AciesJournalFile) file = NULL;
  g_autoptr (AciesSession) left = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  gboolean         corrected;

  acies_game_journal_begin (journal);
  session_apply_lines (session, lines);
  file = acies_journal_file_read_game (acies_game_journal_get_path (journal), &error);
  g_assert_no_error (error);
  left = acies_journal_file_open_game (file, self->library, &corrected, &fault, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_true (acies_state_equal (acies_session_get_state (left), acies_session_get_state (session)));
  g_assert_cmpuint (acies_session_count_commands (left), ==, acies_session_count_commands (session));
  g_assert_cmpuint (acies_session_count_steps (left), ==, acies_session_count_steps (session));
  acies_game_journal_close (journal);
  wait_for_disk (journal);
  acies_journal_folder_unref (folder);
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
journals (Lots         *self,
          gconstpointer unused)
{
  g_autoptr (AciesSession) rolled = acies_session_new_game (self->scenario, 42, ACIES_DICE_ROLLED);
  g_autoptr (AciesSession) entered = acies_session_new_game (self->scenario, 42, ACIES_DICE_ENTERED);

  assert_kept (self, rolled, "take mercy\ntake sand\ntake mercy\ntake sand\ndone\ndone");
  g_assert_cmpuint (acies_session_get_state (rolled)->turn.round, ==, 2);
  assert_kept (self, entered, "draw red-lot\ndraw red-lot\ndraw blank-lot");
}

/* The positions while chance opens a game are there, too. */
static void
look_back (Lots         *self,
           gconstpointer unused)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->scenario, 42, ACIES_DICE_ROLLED);
  guint64 first = acies_state_hash (acies_session_get_state (session));
  g_autoptr (AciesState) before = NULL;
  g_autoptr (AciesState) opened = NULL;

  session_apply_lines (session, "take mercy\ntake sand");
  before = acies_session_dup_position (session, 0);
  opened = acies_session_dup_position (session, 4);
  g_assert_cmpint (before->decision.kind, ==, ACIES_DECISION_DRAW);
  g_assert_cmphex (acies_state_hash (opened), ==, first);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  LOTS_ADD ("chance/shares", shares);
  LOTS_ADD ("chance/known", known_draws);
  LOTS_ADD ("chance/what-may-be-drawn", what_may_be_drawn);
  LOTS_ADD ("chance/refusals", refusals);
  LOTS_ADD ("chance/empty-deck-asks-nobody", empty_deck_asks_nobody);
  LOTS_ADD ("owners/counts", owners);
  LOTS_ADD ("owners/played-lots-are-discarded-for-all", played_lots_are_discarded_for_all);
  LOTS_ADD ("view/told-openly-or-not", told_openly_or_not);
  LOTS_ADD ("view/hands-are-hidden", views_hide_hands);
  LOTS_ADD ("view/filled-fairly", views_are_filled_fairly);
  LOTS_ADD ("view/list-is-of-the-view", list_is_of_the_view);
  LOTS_ADD ("game/opening-is-no-loss", opening_is_no_loss);
  LOTS_ADD ("game/drawn-by-hand", drawn_by_hand);
  LOTS_ADD ("game/files", game_files);
  LOTS_ADD ("game/journals", journals);
  LOTS_ADD ("game/look-back", look_back);

  return g_test_run ();
}
