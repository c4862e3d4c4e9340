/* settings.c - what the program remembers of its windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/settings.h"

#define KEY_RULESET "ruleset"

GSettings *
acies_settings_new_if_installed (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, ACIES_APP_ID, TRUE);
  return schema != NULL ? g_settings_new (ACIES_APP_ID) : NULL;
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
