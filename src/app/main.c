/* main.c - starts the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/application.h"
#include "formats/files/process.h"

#include <glib/gi18n.h>

#include <locale.h>

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesApplication) application = NULL;

  acies_process_guard_files ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, ACIES_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Acies");
  gtk_window_set_default_icon_name (ACIES_APP_ID);
  application = acies_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
