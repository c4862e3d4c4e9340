/* tap.c - what people tap becomes commands of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/tap.h"

#include "companion/companion-view.h"
#include "engine/core/tracker.h"
#include "session/log.h"

/* When the game would have started if it had never been closed, in seconds of the monotonic clock. */
#define EPOCH "acies-table-epoch"

static void
find_last_cb (const AciesCommand *command,
              const AciesEvent   *events,
              guint               n,
              guint               number,
              gpointer            data)
{
  guint *last = data;

  if (command != NULL)
    *last = MAX (*last, command->seconds);
}

/* Returns: the seconds since the start of the game, without the time when it was closed */
static guint
count_seconds (AciesSession *session)
{
  gint64  now = g_get_monotonic_time () / G_USEC_PER_SEC;
  gint64 *epoch = g_object_get_data (G_OBJECT (session), EPOCH);

  if (epoch == NULL)
    {
      guint last = 0;

      acies_session_foreach_command (session, 0, find_last_cb, &last);
      epoch = g_new (gint64, 1);
      *epoch = now - last;
      g_object_set_data_full (G_OBJECT (session), EPOCH, epoch, g_free);
    }

  return (guint) (now - *epoch);
}

/* The time of the last command about clocks. */
static void
find_clock_cb (const AciesCommand *command,
               const AciesEvent   *events,
               guint               n,
               guint               number,
               gpointer            data)
{
  guint *last = data;

  if (command != NULL && command->kind == ACIES_COMMAND_TRACK_CLOCK)
    *last = command->seconds;
}

guint
acies_tap_clock (AciesSession *session,
                 AciesSide     side)
{
  const AciesState *state = acies_session_get_state (session);
  guint             left = acies_tracker_clock (state, side);
  guint             since = 0;
  guint             now = count_seconds (session);

  if (acies_tracker (state)->running != side + 1)
    return left;
  acies_session_foreach_command (session, 0, find_clock_cb, &since);

  return left - MIN (left, now - MIN (now, since));
}

void
acies_tap_tell (GtkWidget  *from,
                const char *message)
{
  GtkWidget *view = gtk_widget_get_ancestor (from, ACIES_TYPE_COMPANION_VIEW);

  if (view != NULL)
    g_signal_emit_by_name (view, "told", message);
}

gboolean
acies_tap_all (GtkWidget    *from,
               AciesSession *session,
               GArray       *commands)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < commands->len; i++)
    g_array_index (commands, AciesCommand, i).seconds = count_seconds (session);
  if (commands->len == 1 ? acies_session_apply (session, &g_array_index (commands, AciesCommand, 0), &error)
                         : acies_session_apply_all (session, commands, NULL, &error))
    return TRUE;
  acies_tap_tell (from, error->message);

  return FALSE;
}

gboolean
acies_tap (GtkWidget          *from,
           AciesSession       *session,
           const AciesCommand *command)
{
  g_autoptr (GArray) commands = acies_commands_new ();

  g_array_append_vals (commands, command, 1);

  return acies_tap_all (from, session, commands);
}
