/* message.c - tells people in a dialog what went wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/message.h"

#include <adwaita.h>
#include <glib/gi18n.h>

void
acies_message_show (GtkWindow  *parent,
                    const char *heading,
                    const char *message)
{
  GtkWidget *dialog = adw_message_dialog_new (parent, heading, message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}
