/* main.c - starts the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/application.h"
#include "formats/files/process.h"

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesApplication) application = NULL;

  acies_process_guard_files ();
  acies_process_set_language ();
  g_set_application_name ("Acies");
  gtk_window_set_default_icon_name (ACIES_APP_ID);
  application = acies_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
