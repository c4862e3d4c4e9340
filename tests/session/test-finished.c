/* test-finished.c - the records of finished games: written, read, removed and restored, as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/finished.h"

#include "formats/xml/xml.h"
#include "session/game.h"
#include "support/battles.h"
#include "support/random-games.h"

#include <glib/gstdio.h>
#include <string.h>

#define COMPUTER 1

typedef struct
{
  AciesLibrary *library;
  char         *folder;
  AciesSession *session; /* a game that is over; a person played the first side */
} Fixture;

/* Plays a game from the same dice to its end, each @way another. */
static void
play (Fixture          *self,
      const AciesState *scenario,
      guint64           way)
{
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  AciesAiRng        rng = acies_ai_rng_seeded (way);

  self->session = acies_session_new_game (scenario, 4, ACIES_DICE_ROLLED);
  for (guint side = 1; side < scenario->ruleset->n_sides; side++)
    settings.players[side] = COMPUTER;
  acies_session_set_settings (self->session, &settings);
  while (acies_session_get_state (self->session)->outcome.reason == ACIES_END_NOT_YET)
    random_game_step (self->session, &rng);
}

static void
set_up (Fixture      *self,
        gconstpointer id)
{
  g_autoptr (AciesState) scenario = NULL;
  g_autofree char *tmp = g_dir_make_tmp ("acies-finished-XXXXXX", NULL);

  self->library = acies_library_new (NULL);
  self->folder = g_build_filename (tmp, "records", NULL);
  scenario = battle_load_first (self->library, id);
  play (self, scenario, 11);
}

static void
tear_down (Fixture      *self,
           gconstpointer id)
{
  g_autofree char *tmp = g_path_get_dirname (self->folder);
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (self->folder);
  g_assert_cmpint (g_rmdir (tmp), ==, 0);
  g_object_unref (self->session);
  acies_library_unref (self->library);
  g_free (self->folder);
}

/* Returns: (transfer full): the path of the record */
static char *
keep (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  char *path = NULL;

  g_assert_true (acies_finished_keep (self->folder, self->session, &path, TRUE, NULL, &error));
  g_assert_no_error (error);
  return path;
}

static GPtrArray *
list (Fixture *self,
      guint    n,
      guint    n_unreadable)
{
  guint      unreadable;
  GPtrArray *games = acies_finished_list (self->folder, &unreadable);

  g_assert_cmpuint (games->len, ==, n);
  g_assert_cmpuint (unreadable, ==, n_unreadable);
  return games;
}

static void
test_round_trip (Fixture      *self,
                 gconstpointer id)
{
  const AciesState *state = acies_session_get_state (self->session);
  g_autoptr (GDateTime) ended = g_date_time_new_utc (2026, 2, 3, 4, 5, 6);
  AciesTurningPoint point = { .command = 1, .side = 1, .win = 0.25, .best = 0.5 };
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (AciesTurningPoint));
  g_autoptr (AciesFinished) before = NULL;
  g_autoptr (AciesFinished) after = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GError) error = NULL;

  g_array_append_val (points, point);
  before = acies_finished_new (self->session, ended, points);
  bytes = acies_finished_to_bytes (before, self->session);
  after = acies_finished_read (bytes, "record", &error);
  g_assert_no_error (error);
  again = acies_finished_to_bytes (after, self->session);
  g_assert_true (g_bytes_equal (bytes, again));
  g_assert_cmpstr (after->ruleset, ==, id);
  g_assert_true (g_date_time_equal (after->ended, ended));
  g_assert_cmpuint (after->n_sides, ==, state->ruleset->n_sides);
  g_assert_cmpint (after->rounds, ==, state->turn.round);
  g_assert_cmpint (acies_finished_get_person (after), ==, 0);
  g_assert_cmpint (acies_finished_is_draw (after), ==, state->outcome.winner == ACIES_NO_SIDE);
  g_assert_cmpint (after->sides[0].won, ==, state->outcome.winner == 0);
  g_assert_cmpuint (after->points->len, ==, 1);
  g_assert_cmpfloat (g_array_index (after->points, AciesFinishedPoint, 0).best, ==, 0.5);
}

/* What reads games reads it, too, without a finding. */
static void
test_is_a_game (Fixture      *self,
                gconstpointer id)
{
  g_autofree char *path = keep (self);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesGameFile) game = NULL;
  g_autoptr (GBytes) bytes = NULL;
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  bytes = g_bytes_new_take (text, length);
  game = acies_game_read (bytes, "record", self->library, findings, NULL);
  g_assert_nonnull (game);
  g_assert_cmpuint (findings->list->len, ==, 0);
  g_assert_cmpuint (game->n_commands, ==, acies_session_count_commands (self->session));
}

/* The same end of the same game takes the place of the first, also after another start; neither a new game nor another
 * one from the same dice does. */
static void
test_replaced (Fixture      *self,
               gconstpointer id)
{
  g_autofree char *path = keep (self);
  g_autofree char *found = NULL;
  g_autofree char *other = NULL;
  g_autoptr (AciesState) scenario = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (AciesTurningPoint));

  g_assert_true (acies_finished_keep (self->folder, self->session, &path, TRUE, points, NULL));
  g_assert_true (acies_finished_keep (self->folder, self->session, &found, FALSE, NULL, NULL));
  g_assert_cmpstr (found, ==, path);
  games = list (self, 1, 0);
  other = keep (self);
  g_ptr_array_unref (games);
  games = list (self, 2, 0);
  g_assert_cmpstr (((AciesFinished *) games->pdata[0])->path, ==, other);
  g_ptr_array_unref (games);
  scenario = acies_state_copy (acies_session_get_scenario (self->session));
  g_object_unref (self->session);
  play (self, scenario, 12);
  g_clear_pointer (&other, g_free);
  g_assert_true (acies_finished_keep (self->folder, self->session, &other, FALSE, NULL, NULL));
  games = list (self, 3, 0);
  g_assert_cmpstr (((AciesFinished *) games->pdata[0])->path, ==, other);
}

static void
test_unreadable (Fixture      *self,
                 gconstpointer id)
{
  static const char *const texts[] = {
    "",
    "<game",
    "<game xmlns='" ACIES_GAME_NS "'/>",
    "<game xmlns='" ACIES_GAME_NS "'><record xmlns='" ACIES_FINISHED_NS "' format='1'/></game>",
    "<game xmlns='" ACIES_GAME_NS "'><record xmlns='" ACIES_FINISHED_NS
    "' format='2' ended='2026-01-01T00:00:00Z' ruleset='a' game='A' title='' rounds='1'>"
    "<side id='a' name='A' units='0' morale='0' morale-before='0'/></record></game>",
    "<game xmlns='" ACIES_GAME_NS "'><record xmlns='" ACIES_FINISHED_NS
    "' format='1' ended='yesterday' ruleset='a' game='A' title='' rounds='1'>"
    "<side id='a' name='A' units='0' morale='0' morale-before='0'/></record></game>",
    "<game xmlns='" ACIES_GAME_NS "'><record xmlns='" ACIES_FINISHED_NS
    "' format='1' ended='2026-01-01T00:00:00Z' ruleset='a' game='A' title='' rounds='1'>"
    "<side id='a' name='A' units='0' morale='0' morale-before='0' dice='1' hits='1' expected='nan'/></record></game>",
  };
  g_autofree char *path = keep (self);
  g_autoptr (GPtrArray) games = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *name = g_strdup_printf ("bad-%u.aciesgame", i);
      g_autofree char *place = g_build_filename (self->folder, name, NULL);

      g_assert_true (g_file_set_contents (place, texts[i], -1, NULL));
    }
  games = list (self, 1, G_N_ELEMENTS (texts));
}

static void
test_removed (Fixture      *self,
              gconstpointer id)
{
  g_autofree char *path = keep (self);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) restored = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (acies_finished_remove (path, NULL));
  games = list (self, 0, 0);
  g_assert_true (acies_finished_restore (path, NULL));
  restored = list (self, 1, 0);
  g_assert_true (acies_finished_remove (path, NULL));
  acies_finished_purge (path);
  g_assert_false (acies_finished_restore (path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* A folder that cannot be made is an error with its name; the game is as it was. */
static void
test_no_folder (Fixture      *self,
                gconstpointer id)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (self->folder, "", 0, NULL));
  g_assert_false (acies_finished_keep (self->folder, self->session, &path, TRUE, NULL, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, self->folder));
  g_assert_null (path);
  g_unlink (self->folder);
}

/* Games between computers are not recorded. */
static void
test_no_person (Fixture      *self,
                gconstpointer id)
{
  AciesGameSettings settings = *acies_session_get_settings (self->session);
  g_autofree char  *path = NULL;

  settings.players[0] = COMPUTER;
  acies_session_set_settings (self->session, &settings);
  g_assert_true (acies_finished_keep (self->folder, self->session, &path, TRUE, NULL, NULL));
  g_assert_null (path);
  g_assert_false (g_file_test (self->folder, G_FILE_TEST_EXISTS));
}

static void
test_table (void)
{
  AciesFinishedSide side = { .id = (char *) "red", .name = (char *) "Red", .won = TRUE, .figures = -1, .units = 2, .morale_before = 5, .morale = 4, .n_dice = 3, .hits = 2, .expected = 1.5 };
  AciesFinished     game = { .ruleset = (char *) "r", .game = (char *) "R", .title = (char *) "=1, \"two\"\nthree", .rounds = 7, .n_sides = 1, .sides = { side } };
  g_autoptr (GDateTime) ended = g_date_time_new_utc (2026, 2, 3, 4, 5, 6);
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autofree char *text = NULL;

  game.ended = ended;
  g_ptr_array_add (games, &game);
  text = acies_finished_to_csv (games);
  g_assert_cmpstr (strstr (text, "\r\n") + 2, ==,
                   "2026-02-03T04:05:06Z,\"r\",\"'=1, \"\"two\"\"\nthree\",7,\"red\",\"human\",won,,2,5,4,3,2,1.500\r\n");
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void (*test) (Fixture      *self,
                  gconstpointer id);
  } tests[] = {
    { "round-trip", test_round_trip },
    { "is-a-game", test_is_a_game },
    { "replaced", test_replaced },
    { "unreadable", test_unreadable },
    { "removed", test_removed },
    { "no-folder", test_no_folder },
    { "no-person", test_no_person },
  };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; ids[i] != NULL; i++)
    for (guint j = 0; j < (i == 0 ? G_N_ELEMENTS (tests) : 2); j++)
      {
        g_autofree char *path = g_strdup_printf ("/finished/%s/%s", tests[j].name, ids[i]);

        g_test_add (path, Fixture, ids[i], set_up, tests[j].test, tear_down);
      }
  g_test_add_func ("/finished/table", test_table);
  return g_test_run ();
}
