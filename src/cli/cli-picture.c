/* cli-picture.c - what the verbs that draw share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-picture.h"

#include "cli/cli.h"
#include "formats/files/file.h"
#include "formats/ruleset/theme-xml.h"
#include "render/theme.h"

#include <glib/gi18n.h>

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

gboolean
acies_cli_save_picture (const AciesCliOutput *output,
                        GBytes               *bytes,
                        const GError         *error)
{
  g_autoptr (GError) failure = NULL;

  /* Nothing says whether a picture was drawn here or somewhere else, or what was added to it by hand. */
  if (bytes != NULL && output->before != NULL && !g_bytes_equal (output->before, bytes))
    acies_backup_keep (output->file);
  if (bytes != NULL && acies_file_save (output->file, bytes, NULL, &failure))
    {
      acies_cli_output_tell (output);
      return TRUE;
    }

  acies_cli_complain ("%s", bytes == NULL ? error->message : failure->message);

  return FALSE;
}

gboolean
acies_cli_have_fonts (void)
{
  const char *fault = acies_fonts_fault ();

  if (fault != NULL)
    acies_cli_complain ("%s", fault);

  return fault == NULL;
}

gboolean
acies_cli_read_paper (const char *name,
                      AciesPaper *paper)
{
  if (name == NULL)
    return TRUE;
  for (AciesPaper it = 0; it < ACIES_N_PAPERS; it++)
    if (g_ascii_strcasecmp (name, acies_paper_name (it)) == 0)
      {
        *paper = it;
        return TRUE;
      }

  acies_cli_complain (_ ("--paper: unknown paper “%s”; use a4 or letter"), name);

  return FALSE;
}
