/* changed-ruleset.c - a ruleset with something else in its files, for the tests of their readers and of saved games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/changed-ruleset.h"

#include "formats/files/format-error.h"
#include "formats/ruleset/ruleset-xml.h"
#include "support/data.h"

#include <glib/gstdio.h>
#include <string.h>

static char *
load_text (const char *ruleset_id,
           const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("ACIES_DATA_DIR"), "rulesets", ruleset_id, name, NULL);
  g_autoptr (GBytes) bytes = data_load (path);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static char *
replace (const char *text,
         const char *before,
         const char *after)
{
  const char      *at = strstr (text, before);
  g_autofree char *head = NULL;

  if (at == NULL)
    g_error ("The ruleset to be changed no longer contains: %s", before);
  head = g_strndup (text, (gsize) (at - text));

  return g_strconcat (head, after, at + strlen (before), NULL);
}

static void
write_file (const char *folder,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

void
changed_ruleset_remove (const char *folder)
{
  g_autofree char *data = g_build_filename (folder, "ruleset.xml", NULL);
  g_autofree char *rules = g_build_filename (folder, "rules.xml", NULL);
  g_autofree char *computer = g_build_filename (folder, "computer.xml", NULL);

  g_remove (data);
  g_remove (rules);
  g_remove (computer);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static const char *const files[] = { "ruleset.xml", "rules.xml", "computer.xml" };

void
changed_ruleset_write (const char *folder,
                       const char *name,
                       const char *before,
                       const char *after)
{
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *text = load_text (CHANGED_RULESET, files[i]);
      g_autofree char *changed = g_str_equal (files[i], name) ? replace (text, before, after) : g_strdup (text);

      write_file (folder, files[i], changed);
    }
}

AciesRuleset *
changed_ruleset_load (const char    *name,
                      const char    *before,
                      const char    *after,
                      AciesFindings *findings,
                      GError       **error)
{
  g_autofree char *folder = g_dir_make_tmp ("acies-ruleset-XXXXXX", NULL);
  AciesRuleset    *ruleset;

  changed_ruleset_write (folder, name, before, after);
  ruleset = acies_ruleset_load (folder, findings, error);
  changed_ruleset_remove (folder);

  return ruleset;
}

static void
replace_all (char      **text,
             const char *before,
             const char *after)
{
  g_auto (GStrv) parts = g_strsplit (*text, before, -1);

  g_assert_cmpuint (g_strv_length (parts), >, 1);
  g_free (*text);
  *text = g_strjoinv (after, parts);
}

AciesLibrary *
changed_library_new (AciesLibrary      *library,
                     const char        *ruleset_id,
                     guint              edition,
                     const char *const *changes)
{
  g_autofree char *data = g_dir_make_tmp ("acies-data-XXXXXX", NULL);
  g_autofree char *rulesets = g_build_filename (data, "rulesets", NULL);
  g_autofree char *folder = g_build_filename (rulesets, ruleset_id, NULL);
  g_autofree char *text = load_text (ruleset_id, "ruleset.xml");
  g_autofree char *before = g_strdup_printf (" edition=\"%u\"", acies_library_get_ruleset (library, ruleset_id, NULL)->edition);
  g_autofree char *after = g_strdup_printf (" edition=\"%u\"", edition);
  AciesLibrary    *changed = acies_library_new (data);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("ACIES_DATA_DIR"), "rulesets", ruleset_id, files[i], NULL);
      g_autofree char *same = g_file_test (path, G_FILE_TEST_EXISTS) ? load_text (ruleset_id, files[i]) : NULL;

      if (same != NULL) /* computer.xml is not needed */
        write_file (folder, files[i], same);
    }
  replace_all (&text, before, after);
  for (; *changes != NULL; changes += 2)
    replace_all (&text, changes[0], changes[1]);
  write_file (folder, "ruleset.xml", text);
  acies_library_get_ruleset (changed, ruleset_id, &error);
  g_assert_no_error (error);
  changed_ruleset_remove (folder);
  g_rmdir (rulesets);
  g_assert_cmpint (g_rmdir (data), ==, 0);

  return changed;
}

void
changed_ruleset_assert_told (const ChangedRow *row,
                             const char       *file)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  const AciesFinding *finding;

  g_assert_null (changed_ruleset_load (file, row->before, row->after, findings, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID);
  for (guint i = 0; i < findings->list->len; i++)
    g_test_message ("%s", ((AciesFinding *) g_ptr_array_index (findings->list, i))->message);
  g_assert_cmpuint (findings->list->len, >=, 1);
  finding = g_ptr_array_index (findings->list, 0);
  g_assert_cmpstr (finding->code, ==, row->code);
  g_assert_cmpint (finding->severity, ==, ACIES_SEVERITY_ERROR);
  g_assert_cmpint (finding->line, >, 1);
  g_assert_cmpint (g_str_has_prefix (finding->message, "rules.xml: "), ==, g_str_equal (file, "rules.xml"));
  g_assert_cmpint (g_str_has_prefix (finding->message, "computer.xml: "), ==, g_str_equal (file, "computer.xml"));
}
