/* catalog.c - the installed rulesets with their battles and themes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/catalog.h"

#include "formats/ruleset/theme-xml.h"

struct _AciesCatalog
{
  GObject parent_instance;

  AciesLibrary *library; /* NULL until it is needed */
  GHashTable   *themes;  /* ruleset id -> AciesTheme */
};

G_DEFINE_FINAL_TYPE (AciesCatalog, acies_catalog, G_TYPE_OBJECT)

AciesLibrary *
acies_catalog_get_library (AciesCatalog *self)
{
  g_return_val_if_fail (ACIES_IS_CATALOG (self), NULL);

  if (self->library == NULL)
    self->library = acies_library_new (NULL);
  return self->library;
}

static int
compare_rulesets (gconstpointer a,
                  gconstpointer b)
{
  const AciesRuleset *one = *(AciesRuleset *const *) a;
  const AciesRuleset *other = *(AciesRuleset *const *) b;

  if (one->overview.first != other->overview.first)
    return other->overview.first - one->overview.first;
  if ((one->overview.line == NULL) != (other->overview.line == NULL))
    return one->overview.line == NULL ? 1 : -1;
  if (one->overview.difficulty != other->overview.difficulty)
    return one->overview.difficulty - other->overview.difficulty;
  return g_utf8_collate (one->name, other->name);
}

GPtrArray *
acies_catalog_list_rulesets (AciesCatalog *self)
{
  AciesLibrary *library = acies_catalog_get_library (self);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  GPtrArray *rulesets = g_ptr_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);

      if (ruleset != NULL)
        g_ptr_array_add (rulesets, ruleset);
    }
  g_ptr_array_sort (rulesets, compare_rulesets);
  return rulesets;
}

char *
acies_catalog_dup_learn_path (AciesCatalog       *self,
                              const AciesRuleset *ruleset)
{
  g_auto (GStrv) paths = acies_library_list_templates (acies_catalog_get_library (self), ruleset->id);
  g_autofree char *file = g_strconcat ("/", ruleset->overview.learn, ".acies", NULL);

  for (guint i = 0; ruleset->overview.learn != NULL && paths[i] != NULL; i++)
    if (g_str_has_suffix (paths[i], file))
      return g_strdup (paths[i]);
  return NULL;
}

static AciesTheme *
load_theme (AciesCatalog       *self,
            const AciesRuleset *ruleset)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (acies_catalog_get_library (self), ruleset->id);
  g_autofree char *path = g_build_filename (folder, "theme.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesLook) look = acies_look_load (path, ruleset, &error);
  AciesTheme *theme = look != NULL ? acies_theme_new (look, ruleset, &error) : NULL;

  if (theme != NULL)
    return theme;
  g_message ("%s", error->message);
  return acies_theme_new_plain (ruleset);
}

AciesTheme *
acies_catalog_get_theme (AciesCatalog       *self,
                         const AciesRuleset *ruleset)
{
  AciesTheme *theme;

  g_return_val_if_fail (ACIES_IS_CATALOG (self), NULL);

  theme = g_hash_table_lookup (self->themes, ruleset->id);
  if (theme != NULL)
    return theme;
  theme = load_theme (self, ruleset);
  g_hash_table_insert (self->themes, g_strdup (ruleset->id), theme);
  return theme;
}

static void
acies_catalog_finalize (GObject *object)
{
  AciesCatalog *self = ACIES_CATALOG (object);

  g_clear_pointer (&self->themes, g_hash_table_unref);
  g_clear_pointer (&self->library, acies_library_unref);
  G_OBJECT_CLASS (acies_catalog_parent_class)->finalize (object);
}

static void
acies_catalog_class_init (AciesCatalogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_catalog_finalize;
}

static void
acies_catalog_init (AciesCatalog *self)
{
  self->themes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) acies_theme_free);
}

AciesCatalog *
acies_catalog_new (void)
{
  return g_object_new (ACIES_TYPE_CATALOG, NULL);
}
