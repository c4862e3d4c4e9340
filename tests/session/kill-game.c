/* kill-game.c - plays without end, as the window does, and tells what it has done
 *
 * kill-game play SCENARIO SEED PAUSE: random commands that the rules allow, undo
 * and redo now and then, at most PAUSE microseconds between two; a game that has
 * come to its end is followed by another. Tells, each line at once:
 *
 *   doing                    something is to be done next
 *   done COMMANDS STEPS HASH the game stands there: its commands, all steps that
 *                            undo and redo lead to, and its position
 *
 * kill-game resume: tells of the games that programs that ended have left, with
 * a blank before the fault where one is damaged:
 *
 *   left COMMANDS STEPS HASH
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "formats/files/file.h"
#include "formats/scenario/scenario-xml.h"
#include "formats/xml/xml.h"
#include "session/journal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct
{
  AciesState         *scenario;
  AciesJournalFolder *folder;
  AciesSession       *session;
  AciesGameJournal   *journal;
  AciesAiRng          players;
  GRand              *rand;
  guint               pause;
} Game;

/* A pipe takes a line whole, whenever the program ends. */
static void
tell (const char *line)
{
  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    exit (2);
}

static char *
describe (const char   *what,
          AciesSession *session)
{
  return g_strdup_printf ("%s %u %u %016" G_GINT64_MODIFIER "x\n", what, acies_session_count_commands (session),
                          acies_session_count_steps (session), acies_state_hash (acies_session_get_state (session)));
}

static void
tell_done (Game *self)
{
  g_autofree char *line = describe ("done", self->session);

  tell (line);
}

static void
begin (Game *self)
{
  AciesSession     *session = self->session;
  AciesGameJournal *journal = self->journal;

  self->session = acies_session_new_game (self->scenario, g_rand_int (self->rand), ACIES_DICE_ROLLED);
  acies_session_set_undo_policy (self->session, ACIES_UNDO_TAKE_BACKS);
  self->journal = acies_game_journal_new (self->session, self->folder, NULL);
  acies_game_journal_begin (self->journal);
  if (journal != NULL)
    acies_game_journal_close (journal);
  g_clear_object (&journal);
  g_clear_object (&session);
}

static void
play (Game *self)
{
  g_autoptr (AciesView) view = NULL;
  AciesCommand command;

  if (g_rand_int_range (self->rand, 0, 8) == 0 && acies_session_can_undo (self->session))
    acies_session_undo (self->session);
  else if (g_rand_int_range (self->rand, 0, 3) == 0 && acies_session_can_redo (self->session))
    acies_session_redo (self->session);
  else if (acies_session_get_state (self->session)->outcome.reason != ACIES_END_NOT_YET)
    begin (self);
  else
    {
      view = acies_view_new_deciding (acies_session_get_state (self->session));
      command = acies_ai_choose_random (view, &self->players);
      if (!acies_session_apply (self->session, &command, NULL))
        g_error ("a command that is listed is refused");
    }
}

static gboolean
act_cb (gpointer data)
{
  Game *self = data;

  tell ("doing\n");
  play (self);
  tell_done (self);
  g_usleep ((gulong) g_rand_int_range (self->rand, 0, (gint32) self->pause));

  return G_SOURCE_CONTINUE;
}

static void
play_on (char **words)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (GFile) file = g_file_new_for_path (words[0]);
  g_autoptr (GBytes) bytes = acies_file_load (file, NULL, ACIES_XML_MAX_BYTES, NULL, NULL);
  g_autofree char *folder = acies_game_journal_dup_folder_path ();
  guint32          seed = (guint32) atoi (words[1]);
  Game             self = { .pause = (guint) atoi (words[2]) };

  self.scenario = acies_scenario_read (bytes, words[0], library, findings, NULL);
  self.folder = acies_journal_folder_new (folder);
  self.rand = g_rand_new_with_seed (seed);
  self.players = acies_ai_rng_seeded (seed);
  begin (&self);
  tell_done (&self);
  g_idle_add (act_cb, &self);
  g_main_loop_run (loop);
}

static void
resume (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autofree char *place = acies_game_journal_dup_folder_path ();
  g_autoptr (AciesJournalFolder) folder = acies_journal_folder_new (place);
  g_autoptr (GPtrArray) paths = acies_journal_folder_claim (folder);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesJournalFile) left = acies_journal_file_read_game (g_ptr_array_index (paths, i), &error);
      g_autofree char *fault = NULL;
      gboolean         corrected;
      g_autoptr (AciesSession) session = left != NULL ? acies_journal_file_open_game (left, library, &corrected, &fault, &error) : NULL;
      g_autofree char *line = NULL;

      if (session == NULL)
        g_error ("%s", error->message);
      line = describe ("left", session);
      printf ("%s", line);
      if (fault != NULL)
        printf (" %s\n", fault);
    }
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 5 && g_str_equal (argv[1], "play"))
    play_on (argv + 2);
  else if (argc == 2 && g_str_equal (argv[1], "resume"))
    resume ();
  else
    return 2;

  return 0;
}
