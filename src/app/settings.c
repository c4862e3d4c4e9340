/* settings.c - what the program remembers of its windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/settings.h"

GSettings *
acies_settings_new_if_installed (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, ACIES_APP_ID, TRUE);
  return schema != NULL ? g_settings_new (ACIES_APP_ID) : NULL;
}
