/* cli-simulate-sink.c - where the games of acies-cli simulate go: counted, into a table, into a part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-simulate.h"
#include "formats/files/file.h"
#include "simulate/part.h"
#include "simulate/rows.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include <errno.h>

static gboolean
complain_of_table (const AciesCliSink *self,
                   int                 number)
{
  acies_cli_complain ("%s: %s", self->table_name, g_strerror (number != 0 ? number : EIO));

  return FALSE;
}

/* A table may be larger than anything else that is written; of one that is there the beginning is looked at. */
static gboolean
may_replace (const AciesCliSink *self,
             GFile              *file,
             gboolean            force)
{
  g_autoptr (GBytes) start = acies_file_peek (file, strlen (ACIES_SIMULATION_ROWS_START));
  g_autoptr (GBytes) expected = g_bytes_new_static (ACIES_SIMULATION_ROWS_START, strlen (ACIES_SIMULATION_ROWS_START));

  if (force || start == NULL || g_bytes_get_size (start) == 0 || g_bytes_equal (start, expected))
    return TRUE;
  acies_cli_complain (_ ("%s exists and isn’t a table of games; --force overwrites it"), self->table_name);

  return FALSE;
}

/* The names of the columns are written at once, so that a disk that is full is noticed before anything is played. */
static gboolean
open_table (AciesCliSink *self,
            const char   *path,
            gboolean      force)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  self->table_name = g_filename_display_name (path);
  if (!acies_file_may_save (file, &error))
    {
      acies_cli_report (error->message);
      return FALSE;
    }
  if (!may_replace (self, file, force))
    return FALSE;
  self->table = g_fopen (path, "we");
  if (self->table == NULL)
    return complain_of_table (self, errno);
  acies_simulation_rows_append_names (self->terms, self->line);
  g_string_append_c (self->line, '\n');
  if (fputs (self->line->str, self->table) == EOF || fflush (self->table) == EOF)
    return complain_of_table (self, errno);

  return TRUE;
}

/* What cannot be written any more is told when the program closes its output. */
static void
print_part (AciesCliSink *self,
            const char   *text)
{
  g_checksum_update (self->checksum, (const guchar *) text, -1);
  if (!acies_cli_write (text))
    g_cancellable_cancel (self->cancellable);
}

gboolean
acies_cli_sink_open (AciesCliSink               *self,
                     const AciesSimulationTerms *terms,
                     const char                 *table,
                     gboolean                    force,
                     gboolean                    as_part)
{
  g_autofree char *head = as_part ? acies_simulation_part_dup_head (terms) : NULL;

  self->terms = terms;
  self->cancellable = g_cancellable_new ();
  self->line = g_string_new (NULL);
  if (table != NULL && !open_table (self, table, force))
    return FALSE;
  if (as_part)
    {
      self->checksum = g_checksum_new (G_CHECKSUM_SHA256);
      print_part (self, head);
      acies_cli_flush ();
    }

  return TRUE;
}

void
acies_cli_sink_add (const AciesSimulatedGame *game,
                    gpointer                  data)
{
  AciesCliSink *self = data;

  acies_simulation_tally_add (&self->tally, self->terms, game);
  if (self->table != NULL || self->checksum != NULL)
    {
      g_string_truncate (self->line, 0);
      acies_simulation_rows_append (self->terms, game, self->line);
      g_string_append_c (self->line, '\n');
    }
  if (self->table != NULL && self->table_errno == 0 && fputs (self->line->str, self->table) == EOF)
    {
      self->table_errno = errno;
      g_cancellable_cancel (self->cancellable);
    }
  if (self->checksum != NULL)
    print_part (self, self->line->str);
  g_atomic_int_inc (&self->n_told);
}

static gboolean
close_table (AciesCliSink *self)
{
  if (fclose (g_steal_pointer (&self->table)) == EOF && self->table_errno == 0)
    self->table_errno = errno;

  return self->table_errno == 0 || complain_of_table (self, self->table_errno);
}

gboolean
acies_cli_sink_close (AciesCliSink *self)
{
  g_autofree char *end = self->checksum != NULL ? acies_simulation_part_dup_end (self->terms, self->tally.n_games, self->checksum) : NULL;

  if (end != NULL)
    acies_cli_write (end);

  return self->table == NULL || close_table (self);
}

void
acies_cli_sink_clear (AciesCliSink *self)
{
  g_clear_pointer (&self->table, fclose);
  g_clear_pointer (&self->checksum, g_checksum_free);
  g_clear_object (&self->cancellable);
  g_free (self->table_name);
  if (self->line != NULL)
    g_string_free (self->line, TRUE);
}
