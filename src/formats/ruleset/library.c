/* library.c - the data that comes with the program: rulesets and their scenarios
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/library.h"

#include "engine/board/texts.h"
#include "formats/files/format-error.h"
#include "formats/ruleset/ruleset-xml.h"
#include "formats/xml/reader.h"

#include <glib/gi18n-lib.h>

#define SCENARIO_SUFFIX ".acies"

struct _AciesLibrary
{
  gatomicrefcount ref_count;
  char           *folder;
  GMutex          mutex;    /* guards the table */
  GHashTable     *rulesets; /* id -> AciesRuleset */
};

AciesLibrary *
acies_library_new (const char *folder)
{
  AciesLibrary *self = g_new0 (AciesLibrary, 1);

  if (folder == NULL)
    folder = g_getenv ("ACIES_DATA_DIR");
  if (folder == NULL || *folder == '\0')
    folder = ACIES_PKGDATADIR;
  g_atomic_ref_count_init (&self->ref_count);
  self->folder = g_strdup (folder);
  self->rulesets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) acies_ruleset_unref);
  g_mutex_init (&self->mutex);

  return self;
}

AciesLibrary *
acies_library_ref (AciesLibrary *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
acies_library_unref (AciesLibrary *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_hash_table_unref (self->rulesets);
  g_mutex_clear (&self->mutex);
  g_free (self->folder);
  g_free (self);
}

const char *
acies_library_get_folder (AciesLibrary *self)
{
  return self->folder;
}

static int
compare_strings (gconstpointer a,
                 gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Sorts @list, terminates it with %NULL and frees only the container. */
static char **
finish_list (GPtrArray *list)
{
  g_ptr_array_sort (list, compare_strings);
  g_ptr_array_add (list, NULL);

  return (char **) g_ptr_array_free (list, FALSE);
}

char **
acies_library_list_rulesets (AciesLibrary *self)
{
  g_autofree char *folder = g_build_filename (self->folder, "rulesets", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray  *ids = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (folder, name, "ruleset.xml", NULL);

      if (acies_reader_is_id (name) && g_file_test (file, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (ids, g_strdup (name));
    }

  return finish_list (ids);
}

char *
acies_library_dup_ruleset_folder (AciesLibrary *self,
                                  const char   *id)
{
  return g_build_filename (self->folder, "rulesets", id, NULL);
}

AciesRuleset *
acies_library_get_ruleset (AciesLibrary *self,
                           const char   *id,
                           GError      **error)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);
  g_autofree char                *folder = NULL;
  g_auto (GStrv) known = NULL;
  g_autoptr (AciesFindings) findings = NULL;
  g_autoptr (AciesRuleset) ruleset = NULL;

  if (g_hash_table_contains (self->rulesets, id))
    return g_hash_table_lookup (self->rulesets, id);
  known = acies_library_list_rulesets (self);
  if (known[0] == NULL)
    {
      g_autofree char *shown = g_filename_display_name (self->folder);

      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_UNKNOWN_RULESET, _ ("there are no rulesets in %s"), shown);
      return NULL;
    }
  if (!g_strv_contains ((const char *const *) known, id))
    {
      g_autofree char *ids = acies_list_join ((const char *const *) known, ACIES_LIST_COMMA);

      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_UNKNOWN_RULESET,
                   /* Translators: an id, and a list of ids */
                   _ ("there is no ruleset “%1$s”; available: %2$s"), ACIES_QUOTE (id), ids);
      return NULL;
    }
  folder = acies_library_dup_ruleset_folder (self, id);
  findings = acies_findings_new ();
  ruleset = acies_ruleset_load (folder, findings, error);
  if (ruleset == NULL)
    return NULL;
  /* Scenarios refer to the ruleset by its id, and would not find it. */
  if (!g_str_equal (ruleset->id, id))
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID,
                   /* Translators: a folder, and an id */
                   _ ("%1$s/ruleset.xml:1: the ruleset has the id “%2$s”, so its folder must have the same name"), folder, ruleset->id);
      return NULL;
    }
  g_hash_table_insert (self->rulesets, g_strdup (id), g_steal_pointer (&ruleset));

  return g_hash_table_lookup (self->rulesets, id);
}

static char **
list_in (AciesLibrary *self,
         const char   *id,
         const char   *kind)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (self, id);
  g_autofree char *scenarios = g_build_filename (folder, kind, NULL);
  g_autoptr (GDir) dir = acies_reader_is_id (id) ? g_dir_open (scenarios, 0, NULL) : NULL;
  GPtrArray  *paths = g_ptr_array_new ();
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SCENARIO_SUFFIX))
      g_ptr_array_add (paths, g_build_filename (scenarios, name, NULL));

  return finish_list (paths);
}

char **
acies_library_list_scenarios (AciesLibrary *self,
                              const char   *id)
{
  return list_in (self, id, "scenarios");
}

char **
acies_library_list_templates (AciesLibrary *self,
                              const char   *id)
{
  return list_in (self, id, "templates");
}

char **
acies_library_list_puzzles (AciesLibrary *self,
                            const char   *id)
{
  return list_in (self, id, "puzzles");
}
