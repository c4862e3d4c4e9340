/* message.h - tells people in a dialog what went wrong
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_message_show:
 * @parent: what it is shown over
 * @heading: what the matter is, in few words
 * @message: one sentence about it
 */
void acies_message_show (GtkWindow  *parent,
                         const char *heading,
                         const char *message);

G_END_DECLS
