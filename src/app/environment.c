/* environment.c - checks that windows can be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/environment.h"

#include "render/theme.h"

#include <glib/gi18n.h>
#include <stdlib.h>

G_NORETURN static void
give_up (const char *why)
{
  g_printerr ("acies: %s\n", why);
  exit (ACIES_STATUS_UNUSABLE);
}

/* Without GTK_THEME, GTK would load its own stylesheet, which libadwaita then replaces by this empty one. Skipping that
 * saves a tenth of the startup time. The variable is unset immediately, because libadwaita and child processes would
 * use it too. This is safe: the only other thread, of D-Bus, does not read the environment. */
static gboolean
init_gtk (void)
{
  gboolean is_wanted = g_getenv ("GTK_THEME") != NULL;
  gboolean done;

  if (!is_wanted)
    g_setenv ("GTK_THEME", "Adwaita-empty", TRUE);
  done = gtk_init_check () && gtk_settings_get_default () != NULL;
  if (!is_wanted)
    g_unsetenv ("GTK_THEME");
  return done;
}

void
acies_environment_check (GApplication *application)
{
  const char *fault;

  if (g_application_get_dbus_connection (application) == NULL)
    g_setenv ("GTK_A11Y", "none", TRUE);
  if (!init_gtk ())
    give_up (_ ("no display found; “acies-cli --help” lists what can be done without a window"));
  fault = acies_fonts_fault ();
  if (fault != NULL)
    give_up (fault);
}
