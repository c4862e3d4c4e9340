/* output.c - the file that a verb writes, and what it takes the place of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"

#include "formats/designer/designer.h"
#include "formats/files/file.h"
#include "formats/ruleset/theme-xml.h"
#include "formats/save.h"
#include "report/report.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#define SVG_ROOT_WITHIN 4096 /* bytes, because comments can come first */

/* Checks the content of the file, because its name can be wrong. */
static gboolean
is_of_kind (GBytes      *bytes,
            const char  *name,
            AciesCliFile kind)
{
  static const AciesDocumentKind documents[] = {
    [ACIES_CLI_FILE_SCENARIO] = ACIES_DOCUMENT_SCENARIO,
    [ACIES_CLI_FILE_GAME] = ACIES_DOCUMENT_GAME,
    [ACIES_CLI_FILE_GAME_ASKED] = ACIES_DOCUMENT_GAME,
    [ACIES_CLI_FILE_TILED] = ACIES_DOCUMENT_TILED,
  };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = NULL;
  const char *start = g_str_has_suffix (name, ".pdf") ? "%PDF-" : "\x89PNG\r\n";
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  switch (kind)
    {
    case ACIES_CLI_FILE_SCENARIO:
    case ACIES_CLI_FILE_GAME:
    case ACIES_CLI_FILE_GAME_ASKED:
    case ACIES_CLI_FILE_TILED:
      return acies_document_kind (bytes, name) == documents[kind];
    case ACIES_CLI_FILE_DESIGNER:
      state = acies_designer_read (bytes, name, library, findings, NULL);
      return state != NULL;
    case ACIES_CLI_FILE_PICTURE:
      if (g_str_has_suffix (name, ".svg"))
        return g_strstr_len (data, (gssize) MIN (length, SVG_ROOT_WITHIN), "<svg") != NULL;
      return length >= strlen (start) && memcmp (data, start, strlen (start)) == 0;
    case ACIES_CLI_FILE_REPORT:
    default:
      return acies_report_is_text (bytes);
    }
}

static gboolean
is_regular (GFile *file)
{
  return g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_REGULAR;
}

void
acies_cli_output_note (AciesCliOutput *self,
                       GFile          *file)
{
  self->file = g_object_ref (file);
  self->name = g_filename_display_name (g_file_peek_path (file));
  if (!is_regular (file))
    return;
  self->before = acies_file_load_regular (file, NULL, ACIES_MAX_BACKUP_BYTES, NULL);
  if (self->before != NULL && g_bytes_get_size (self->before) == 0)
    g_clear_pointer (&self->before, g_bytes_unref);
}

gboolean
acies_cli_may_write (const char *output,
                     const char *input)
{
  GStatBuf out;
  GStatBuf in;

  if (*output == '\0')
    acies_cli_error (_ ("the name of the output file is empty"));
  else if (input != NULL && g_stat (output, &out) == 0 && g_stat (input, &in) == 0 &&
           out.st_dev == in.st_dev && out.st_ino == in.st_ino)
    acies_cli_error (_ ("%s is the input file; write to another file"), output);
  else
    return TRUE;

  return FALSE;
}

gboolean
acies_cli_output_open (AciesCliOutput *self,
                       const char     *path,
                       AciesCliFile    kind,
                       gboolean        force)
{
  /* The existing file may be of another kind, or damaged. */
  static const char *const refusals[] = {
    [ACIES_CLI_FILE_SCENARIO] = N_ ("%s exists and isn’t a scenario; --force overwrites it"),
    [ACIES_CLI_FILE_GAME] = N_ ("%s exists and isn’t a game; --force overwrites it"),
    [ACIES_CLI_FILE_GAME_ASKED] = N_ ("%s exists and isn’t a game; name another file"),
    [ACIES_CLI_FILE_DESIGNER] = N_ ("%s exists and isn’t a scenario of the designer’s own program; --force overwrites it"),
    [ACIES_CLI_FILE_TILED] = N_ ("%s exists and isn’t a Tiled map; --force overwrites it"),
    [ACIES_CLI_FILE_PICTURE] = N_ ("%s exists and isn’t a picture in that format; --force overwrites it"),
    [ACIES_CLI_FILE_REPORT] = N_ ("%s exists and isn’t a report; --force overwrites it"),
  };
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  g_autoptr (GError) error = NULL;

  if (file == NULL)
    return TRUE;
  if (!acies_file_may_save (file, &error))
    {
      acies_cli_report (error->message);
      return FALSE;
    }
  acies_cli_output_note (self, file);
  g_free (self->name);
  self->name = g_filename_display_name (path);
  if (self->before != NULL)
    self->other = !is_of_kind (self->before, self->name, kind);
  else if (is_regular (self->file))
    {
      g_autoptr (GFileInfo) info = g_file_query_info (self->file, G_FILE_ATTRIBUTE_STANDARD_SIZE, G_FILE_QUERY_INFO_NONE, NULL, NULL);

      /* A file that cannot be read or is too large for a backup is treated as foreign. Writing to a folder fails
       * later. */
      self->other = info == NULL || g_file_info_get_size (info) > 0;
    }
  if (!self->other || force)
    return TRUE;
  return acies_cli_fail (gettext (refusals[kind]), self->name);
}

static gboolean
holds (GFile  *file,
       GBytes *bytes)
{
  g_autoptr (GBytes) now = acies_file_load_regular (file, NULL, ACIES_MAX_BACKUP_BYTES, NULL);

  return now != NULL && g_bytes_equal (now, bytes);
}

void
acies_cli_output_report (const AciesCliOutput *self)
{
  g_autofree char *path = NULL;
  g_autofree char *shown = NULL;
  g_autoptr (GFile) backup = NULL;

  if (self->before == NULL && !self->other)
    return;
  if (self->before != NULL && holds (self->file, self->before))
    return;
  path = acies_backup_dup_path (self->file, 1);
  shown = g_filename_display_name (path);
  backup = g_file_new_for_path (path);
  if (self->before != NULL && holds (backup, self->before))
    /* Translators: two names of files */
    acies_cli_error (_ ("%1$s was replaced; the old file is kept as %2$s"), self->name, shown);
  else
    acies_cli_error (_ ("%s was replaced"), self->name);
}

void
acies_cli_output_clear (AciesCliOutput *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->before, g_bytes_unref);
}

AciesTheme *
acies_cli_load_theme (const AciesCliInput *input)
{
  const AciesRuleset *ruleset = input->scenario->ruleset;
  g_autofree char    *folder = acies_library_dup_ruleset_folder (input->library, ruleset->id);
  g_autofree char    *path = g_build_filename (folder, "theme.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesLook) look = acies_look_load (path, ruleset, &error);
  AciesTheme *theme = look != NULL ? acies_theme_new (look, ruleset, &error) : NULL;

  if (theme != NULL)
    return theme;

  acies_cli_report (error->message);

  return acies_theme_new_plain (ruleset);
}
