/* portal.c - what the desktop offers to programs in a sandbox
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/portal.h"

#define PATIENCE 2000 /* milliseconds: the window stands still meanwhile. One that takes longer to start is there all the same. */

/* As GTK reads them. */
static gboolean
has_debug_flag (const char *wish)
{
  const char *wishes = g_getenv ("GDK_DEBUG");
  g_auto (GStrv) words = g_strsplit_set (wishes != NULL ? wishes : "", ":;, \t", -1);

  return g_strv_contains ((const char *const *) words, wish);
}

gboolean
acies_portal_is_used (void)
{
  return has_debug_flag ("portals") || (g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS) && !has_debug_flag ("no-portals"));
}

gboolean
acies_portal_is_missing (const char *interface)
{
  g_autoptr (GDBusConnection) bus = NULL;
  g_autoptr (GVariant) version = NULL;
  g_autoptr (GError) error = NULL;

  if (!acies_portal_is_used ())
    return FALSE;
  bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  if (bus == NULL)
    return TRUE;
  version = g_dbus_connection_call_sync (bus, "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                                         "org.freedesktop.DBus.Properties", "Get", g_variant_new ("(ss)", interface, "version"),
                                         G_VARIANT_TYPE ("(v)"), G_DBUS_CALL_FLAGS_NONE, PATIENCE, NULL, &error);
  return version == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT) &&
         !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_TIMEOUT) && !g_error_matches (error, G_DBUS_ERROR, G_DBUS_ERROR_NO_REPLY);
}
