/* journal-file.c - what a journal holds: unsaved work, and what is needed to offer it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/journal-file.h"

#include "formats/files/file.h"
#include "formats/xml/xml.h"

#include <glib/gstdio.h>
#include <string.h>

#define FIRST_LINE "Acies-Journal: 1\n"
#define LONGEST_HEAD (64 * 1024)

static void
append_line (GString    *head,
             const char *name,
             const char *value)
{
  g_autofree char *escaped = NULL;

  if (value == NULL)
    return;
  escaped = g_uri_escape_string (value, " /:,;!?'()&=+$@", TRUE);
  g_string_append_printf (head, "%s: %s\n", name, escaped);
}

/* In microseconds; 0: it is not there, or far away, where the answer may take long. */
static gint64
time_of (GFile *file)
{
  const char *path = g_file_peek_path (file);
  GStatBuf    about;

  return path != NULL && g_stat (path, &about) == 0 ? (gint64) about.st_mtim.tv_sec * G_USEC_PER_SEC + about.st_mtim.tv_nsec / 1000 : 0;
}

GBytes *
acies_journal_file_write (const char *title,
                          GFile      *file,
                          const char *ruleset,
                          gint64      time,
                          GBytes     *document)
{
  g_autofree char *uri = file != NULL ? g_file_get_uri (file) : NULL;
  GString         *all = g_string_new (FIRST_LINE);
  gsize            length;
  const char      *text = g_bytes_get_data (document, &length);

  append_line (all, "Title", title);
  append_line (all, "File", uri);
  append_line (all, "Ruleset", ruleset);
  if (file != NULL && time_of (file) != 0)
    g_string_append_printf (all, "File-Time: %" G_GINT64_FORMAT "\n", time_of (file));
  g_string_append_printf (all, "Time: %" G_GINT64_FORMAT "\n\n", time);
  g_string_append_len (all, text, (gssize) length);

  return g_string_free_to_bytes (all);
}

/* Where the document begins: at the first line that begins as XML does. */
static gsize
find_document (const char *text,
               gsize       length)
{
  gsize end = MIN (length, LONGEST_HEAD);

  for (gsize i = 0; i < end; i++)
    if (text[i] == '<' && (i == 0 || text[i - 1] == '\n'))
      return i;

  return MIN (length, strlen (FIRST_LINE));
}

/* Takes one line of the head; what it does not know or cannot read it leaves. */
static void
read_line (AciesJournalFile *self,
           const char       *line)
{
  const char      *colon = strstr (line, ": ");
  g_autofree char *name = colon != NULL ? g_strndup (line, (gsize) (colon - line)) : NULL;
  g_autofree char *value = colon != NULL ? g_uri_unescape_string (colon + 2, NULL) : NULL;

  if (value == NULL || !g_utf8_validate (value, -1, NULL))
    return;
  if (g_str_equal (name, "Title") && self->title == NULL)
    self->title = g_steal_pointer (&value);
  else if (g_str_equal (name, "File") && self->file == NULL)
    self->file = acies_file_new_for_local_uri (value);
  else if (g_str_equal (name, "Ruleset") && self->ruleset == NULL)
    self->ruleset = g_steal_pointer (&value);
  else if (g_str_equal (name, "File-Time"))
    self->file_time = g_ascii_strtoll (value, NULL, 10);
  else if (g_str_equal (name, "Time") && g_ascii_strtoll (value, NULL, 10) > 0)
    self->time = g_ascii_strtoll (value, NULL, 10);
}

AciesJournalFile *
acies_journal_file_read (const char *path,
                         GError    **error)
{
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (place, NULL, ACIES_XML_MAX_BYTES + LONGEST_HEAD, error);
  AciesJournalFile *self;
  g_autofree char  *head = NULL;
  g_auto (GStrv) lines = NULL;
  GStatBuf    written = { 0 };
  const char *text;
  gsize       length;
  gsize       start;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  start = text != NULL ? find_document (text, length) : 0;
  self = g_new0 (AciesJournalFile, 1);
  self->path = g_strdup (path);
  self->document = g_bytes_new_from_bytes (bytes, start, length - start);
  if (g_stat (path, &written) == 0)
    self->time = (gint64) written.st_mtime * G_USEC_PER_SEC;
  head = g_strndup (text != NULL ? text : "", start);
  lines = g_strsplit (head, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    read_line (self, lines[i]);

  return self;
}

void
acies_journal_file_free (AciesJournalFile *self)
{
  g_clear_object (&self->file);
  g_bytes_unref (self->document);
  g_free (self->ruleset);
  g_free (self->title);
  g_free (self->path);
  g_free (self);
}

gboolean
acies_journal_file_is_outdated (const AciesJournalFile *self)
{
  gint64 changed = self->file != NULL ? time_of (self->file) : 0;

  if (changed == 0)
    return FALSE;

  return self->file_time != 0 ? changed != self->file_time : changed > self->time;
}
