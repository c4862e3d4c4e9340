/* kill-editor.c - edits and saves without end, as the window does, and tells what it has done
 *
 * kill-editor edit FILE SEED PAUSE DELAY: at most PAUSE milliseconds between two
 * changes, the journal DELAY milliseconds after the first that is not in it (0:
 * as the program does). Tells, each line at once and with the time in
 * microseconds and a digest of the document:
 *
 *   change TIME DIGEST    there is this document now
 *   saving TIME DIGEST    it will be written
 *   saved TIME DIGEST     it was written
 *
 * kill-editor recover: tells what programs that ended have left, and leaves it:
 *
 *   left DIGEST URI       of the document, and of the file it belongs to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document/document-private.h"
#include "formats/scenario/scenario-xml.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CHANGES_PER_SAVE 300

typedef struct
{
  AciesLibrary  *library;
  AciesDocument *document;
  GRand         *rand;
  guint          pause;
  char          *digest; /* as told last */
} Editor;

static char *
dup_digest (AciesDocument *document)
{
  g_autoptr (GBytes) bytes = acies_scenario_write_bytes (acies_session_get_state (acies_document_get_edit (document)), NULL);

  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

/* A pipe takes a line whole, whenever the program ends. */
static void
tell (const char *what,
      const char *digest)
{
  g_autofree char *line = g_strdup_printf ("%s %" G_GINT64_FORMAT " %s\n", what, g_get_monotonic_time (), digest);

  if (write (STDOUT_FILENO, line, strlen (line)) < 0)
    exit (2);
}

static guint
pick (Editor *self,
      guint   n)
{
  return (guint) g_rand_int_range (self->rand, 0, (gint32) n);
}

static AciesCommand
make_command (Editor *self)
{
  const AciesState *state = acies_session_get_state (acies_document_get_edit (self->document));
  AciesCommand      command = acies_command (pick (self, 3) == 0 ? ACIES_COMMAND_TEXT : ACIES_COMMAND_PAINT);

  if (command.kind == ACIES_COMMAND_TEXT)
    {
      command.id = ACIES_TEXT_NOTES;
      command.text = g_strdup_printf ("Note %u", pick (self, 1000));
      return command;
    }
  command.id = (AciesId) pick (self, state->ruleset->n_terrains);
  command.hex = acies_hex (pick (self, state->board->rows), pick (self, state->board->columns));
  return command;
}

static void
change (Editor *self)
{
  AciesSession *session = acies_document_get_edit (self->document);
  guint         n = pick (self, 12) == 0 ? 5 : 1;

  if (pick (self, 8) == 0 && acies_session_can_undo (session))
    {
      acies_session_undo (session);
      return;
    }
  if (pick (self, 8) == 0 && acies_session_can_redo (session))
    {
      acies_session_redo (session);
      return;
    }
  acies_session_begin_group (session, "Stroke");
  for (guint i = 0; i < n; i++)
    {
      g_auto (AciesCommand) command = make_command (self);

      acies_session_apply (session, &command, NULL); /* what is refused changes nothing */
    }
  acies_session_end_group (session);
}

static void
save (Editor *self)
{
  g_autoptr (GError) error = NULL;

  tell ("saving", self->digest);
  if (!acies_document_save (self->document, ACIES_WORK_SCENARIO, NULL, self->library, &error))
    g_error ("%s", error->message);
  tell ("saved", self->digest);
}

static gboolean
act_cb (gpointer data)
{
  Editor          *self = data;
  g_autofree char *now = NULL;

  if (pick (self, CHANGES_PER_SAVE) == 0)
    save (self);
  change (self);
  now = dup_digest (self->document);
  if (g_strcmp0 (now, self->digest) != 0)
    tell ("change", now);
  g_free (self->digest);
  self->digest = g_steal_pointer (&now);
  g_timeout_add (1 + pick (self, self->pause), act_cb, self);

  return G_SOURCE_REMOVE;
}

static void
edit (char **words)
{
  Editor self = { .library = acies_library_new (NULL) };
  g_autoptr (GFile) file = g_file_new_for_path (words[0]);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesJournalFolder) folder = acies_journal_folder_new (NULL);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  self.document = acies_document_open (file, self.library, findings, NULL);
  self.rand = g_rand_new_with_seed ((guint32) atoi (words[1]));
  self.pause = (guint) atoi (words[2]);
  self.digest = dup_digest (self.document);
  acies_document_keep_work (self.document, ACIES_WORK_SCENARIO, folder, self.library);
  if (atoi (words[3]) > 0)
    acies_journal_set_delay (self.document->journal, (guint) atoi (words[3]));
  tell ("saved", self.digest);
  act_cb (&self);
  g_main_loop_run (loop);
}

static void
recover (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesJournalFolder) folder = acies_journal_folder_new (NULL);
  g_autoptr (GPtrArray) paths = acies_journal_folder_claim (folder);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesJournalFile) left = acies_journal_file_read (g_ptr_array_index (paths, i), &error);
      AciesDocument   *document = acies_document_recover (left, folder, library, findings, &error); /* kept: letting it go is to discard it */
      g_autofree char *digest = NULL;
      g_autofree char *uri = NULL;

      if (document == NULL || findings->list->len > 0)
        g_error ("a journal is damaged");
      digest = dup_digest (document);
      uri = g_file_get_uri (acies_document_get_file (document));
      printf ("left %s %s\n", digest, uri);
    }
}

int
main (int   argc,
      char *argv[])
{
  if (argc == 6 && g_str_equal (argv[1], "edit"))
    edit (argv + 2);
  else if (argc == 2 && g_str_equal (argv[1], "recover"))
    recover ();
  else
    return 2;

  return 0;
}
