/* settings.c - what the program remembers of its windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/settings.h"

#include <glib/gi18n.h>

#define KEY_RULESET "ruleset"

/* All that the program asks for: what is not there, or is something else, may not be asked for. */
static const struct
{
  const char *name;
  const char *type;
} keys[] = {
  { "window-width", "i" },
  { "window-height", "i" },
  { "window-maximized", "b" },
  { "column-hidden", "b" },
  { "column-hidden-wide-board", "b" },
  { "ruleset", "s" },
  { "set-up-asks", "b" },
  { "players", "as" },
  { "dice", "s" },
  { "undo-policy", "s" },
  { "hands-open", "b" },
  { "pass-automatically", "b" },
  { "dice-speed", "s" },
};

static GSettingsSchema *
find_schema (const char *id)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();

  return source != NULL ? g_settings_schema_source_lookup (source, id, TRUE) : NULL;
}

gboolean
acies_settings_are_installed (const char *id)
{
  g_autoptr (GSettingsSchema) schema = find_schema (id);

  return schema != NULL;
}

static gboolean
has_key (GSettingsSchema *schema,
         const char      *name,
         const char      *type)
{
  g_autoptr (GSettingsSchemaKey) key = NULL;

  if (!g_settings_schema_has_key (schema, name))
    return FALSE;
  key = g_settings_schema_get_key (schema, name);
  return g_variant_type_equal (g_settings_schema_key_get_value_type (key), G_VARIANT_TYPE (type));
}

static gboolean
has_keys (GSettingsSchema *schema)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (!has_key (schema, keys[i].name, keys[i].type))
      return FALSE;
  return TRUE;
}

GSettings *
acies_settings_new_if_installed (void)
{
  static gboolean told = FALSE;
  g_autoptr (GSettingsSchema) schema = find_schema (ACIES_APP_ID);

  if (schema == NULL)
    return NULL;
  if (has_keys (schema))
    return g_settings_new_full (schema, NULL, NULL);
  if (!told)
    g_printerr ("acies: %s\n", _ ("the installed settings schema is from another version, so window sizes and game settings are not remembered"));
  told = TRUE;
  return NULL;
}

char *
acies_settings_dup_ruleset (void)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  return settings != NULL ? g_settings_get_string (settings, KEY_RULESET) : g_strdup ("");
}

void
acies_settings_set_ruleset (const char *id)
{
  g_autoptr (GSettings) settings = acies_settings_new_if_installed ();

  if (settings != NULL)
    g_settings_set_string (settings, KEY_RULESET, id);
}
