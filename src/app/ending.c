/* ending.c - the program is told to end from outside: by a signal, or with the session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ending.h"

#include <glib-unix.h>

static const int signals[] = { SIGTERM, SIGHUP, SIGINT };

/* The same signal again ends the program at once, should this one hang. */
static gboolean
signal_cb (gpointer application)
{
  acies_application_end (application);
  return G_SOURCE_REMOVE;
}

/* The session may still go on, so nothing is closed. */
static void
query_end_cb (AciesApplication *application)
{
  acies_recovery_flush (acies_application_get_recovery (application));
}

void
acies_ending_watch (AciesApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    g_unix_signal_add (signals[i], signal_cb, application);
  g_signal_connect (application, "query-end", G_CALLBACK (query_end_cb), NULL);
}
