/* cli-theme.c - how the pieces of a verb's FILE look
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-theme.h"

#include "cli/cli.h"
#include "formats/ruleset/theme-xml.h"

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
