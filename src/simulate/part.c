/* part.c - a part of a simulation, as a program hands it on to be joined with the others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/part.h"

#include "simulate/part-head.h"
#include "simulate/rows.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define END "end"                 /* all games are there */
#define INTERRUPTED "interrupted" /* those up to some number are */
#define LONGEST (256 * 1024)      /* bytes of a line: no title and no table is as long */

struct _AciesSimulationPart
{
  char                 *name; /* for people */
  FILE                 *stream;
  char                 *line; /* LONGEST bytes: that which was read last, without its line feed */
  guint64               n_lines;
  GChecksum            *checksum; /* of all lines before it */
  AciesSimulationTerms *terms;
};

/* --- writing --------------------------------------------------------------------------------- */

char *
acies_simulation_part_dup_head (const AciesSimulationTerms *terms)
{
  g_autofree char *head = acies_part_head_to_string (terms);
  g_autoptr (GString) text = g_string_new (head);

  g_string_append_c (text, '\n');
  acies_simulation_rows_append_names (terms, text);
  g_string_append_c (text, '\n');

  return g_strdup (text->str);
}

char *
acies_simulation_part_dup_end (const AciesSimulationTerms *terms,
                               guint                       n_games,
                               const GChecksum            *checksum)
{
  g_autoptr (GChecksum) copy = g_checksum_copy (checksum);

  return g_strdup_printf ("%s %u %s\n", n_games == acies_simulation_terms_count (terms) ? END : INTERRUPTED, n_games,
                          g_checksum_get_string (copy));
}

/* --- reading --------------------------------------------------------------------------------- */

static gboolean
refuse (const AciesSimulationPart *self,
        GError                   **error,
        const char                *sentence)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s:%" G_GUINT64_FORMAT ": %s", self->name, self->n_lines, sentence);

  return FALSE;
}

static gboolean
refuse_errno (const AciesSimulationPart *self,
              GError                   **error,
              int                        number)
{
  g_set_error (error, G_IO_ERROR, g_io_error_from_errno (number), "%s: %s", self->name, g_strerror (number));

  return FALSE;
}

/* The line before goes into the checksum. Where a line is too long, has no end or holds a 0, it has no line feed here. */
static gboolean
read_line (AciesSimulationPart *self,
           GError             **error)
{
  gsize length;

  if (self->n_lines++ > 0)
    {
      g_checksum_update (self->checksum, (const guchar *) self->line, -1);
      g_checksum_update (self->checksum, (const guchar *) "\n", 1);
    }
  if (fgets (self->line, LONGEST, self->stream) == NULL)
    return ferror (self->stream) ? refuse_errno (self, error, errno) : refuse (self, error, _ ("the end of this part of a simulation is missing"));
  length = strlen (self->line);
  if (length > 0 && self->line[length - 1] == '\n')
    {
      self->line[length - 1] = '\0';
      return TRUE;
    }
  if (self->n_lines == 1)
    return refuse (self, error, _ ("this is not a part of a simulation"));

  return refuse (self, error, _ ("this part of a simulation is damaged"));
}

/* Only a regular file neither keeps us waiting nor never ends. */
static gboolean
open_stream (AciesSimulationPart *self,
             const char          *path,
             GError             **error)
{
  int         fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0);
  struct stat there;

  if (fd < 0)
    return refuse_errno (self, error, errno);
  self->stream = fdopen (fd, "r");
  if (self->stream == NULL)
    {
      refuse_errno (self, error, errno);
      close (fd);
      return FALSE;
    }
  if (fstat (fd, &there) == 0 && S_ISREG (there.st_mode))
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _ ("%s: not a regular file"), self->name);

  return FALSE;
}

static gboolean
read_head (AciesSimulationPart *self,
           AciesLibrary        *library,
           GError             **error)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_null_terminated (ACIES_PART_HEAD_LINES, g_free, TRUE);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GString) names = g_string_new (NULL);

  while (lines->len < ACIES_PART_HEAD_LINES)
    {
      if (!read_line (self, error))
        return FALSE;
      if (lines->len == 0 && !acies_part_head_is_first (self->line))
        return refuse (self, error, _ ("this is not a part of a simulation"));
      g_ptr_array_add (lines, g_strdup (self->line));
    }
  self->terms = acies_part_head_parse ((char **) lines->pdata, library, &reason);
  if (self->terms == NULL)
    return refuse (self, error, reason->message);
  acies_simulation_rows_append_names (self->terms, names);
  if (!read_line (self, error))
    return FALSE;
  if (*self->line != '\0')
    return refuse (self, error, _ ("this part of a simulation is damaged"));
  if (!read_line (self, error))
    return FALSE;

  return g_str_equal (self->line, names->str) || refuse (self, error, _ ("this part of a simulation is damaged"));
}

AciesSimulationPart *
acies_simulation_part_open (const char   *path,
                            AciesLibrary *library,
                            GError      **error)
{
  g_autoptr (AciesSimulationPart) self = g_new0 (AciesSimulationPart, 1);

  self->name = g_filename_display_name (path);
  self->line = g_malloc0 (LONGEST);
  self->checksum = g_checksum_new (G_CHECKSUM_SHA256);

  return open_stream (self, path, error) && read_head (self, library, error) ? g_steal_pointer (&self) : NULL;
}

void
acies_simulation_part_free (AciesSimulationPart *self)
{
  g_clear_pointer (&self->stream, fclose);
  g_clear_pointer (&self->terms, acies_simulation_terms_free);
  g_checksum_free (self->checksum);
  g_free (self->line);
  g_free (self->name);
  g_free (self);
}

const AciesSimulationTerms *
acies_simulation_part_get_terms (const AciesSimulationPart *self)
{
  return self->terms;
}

/* The line that was read is none of a game. */
static gboolean
check_end (AciesSimulationPart *self,
           guint                n_games,
           GError             **error)
{
  g_autofree char *end = acies_simulation_part_dup_end (self->terms, n_games, self->checksum);
  g_autofree char *sentence = NULL;
  guint            all = acies_simulation_terms_count (self->terms);

  if (strncmp (self->line, end, strlen (self->line)) != 0 || !g_str_equal (end + strlen (self->line), "\n") || fgetc (self->stream) != EOF)
    return refuse (self, error, _ ("this part of a simulation is damaged"));
  if (n_games == all)
    return TRUE;
  /* Translators: games that were played, and games to play */
  sentence = g_strdup_printf (ngettext ("this part of a simulation was interrupted and has only %1$u of %2$u game",
                                        "this part of a simulation was interrupted and has only %1$u of %2$u games", all),
                              n_games, all);

  return refuse (self, error, sentence);
}

gboolean
acies_simulation_part_read (AciesSimulationPart  *self,
                            AciesSimulationPlayed played,
                            gpointer              data,
                            GError              **error)
{
  guint n = 0;

  while (read_line (self, error))
    {
      AciesSimulatedGame game;

      if (!g_ascii_isdigit (*self->line))
        return check_end (self, n, error);
      if (n == acies_simulation_terms_count (self->terms) || !acies_simulation_rows_read (self->terms, self->line, &game) ||
          game.number != acies_simulation_terms_number (self->terms, n))
        return refuse (self, error, _ ("this part of a simulation is damaged"));
      if (played != NULL)
        played (&game, data);
      n++;
    }

  return FALSE;
}
