/* tap.h - what people tap becomes commands of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Applies @commands as one step, stamped with the time since the start of the game. If they are refused, the view above
 * @from says why.
 * @from: the widget that was tapped
 * @commands: (element-type AciesCommand): tracker commands
 * Returns: whether they were accepted */
gboolean acies_tap_all     (GtkWidget          *from,
                            AciesSession       *session,
                            GArray             *commands);

/* Like acies_tap_all(), for one command. */
gboolean acies_tap         (GtkWidget          *from,
                            AciesSession       *session,
                            const AciesCommand *command);

/* Shows @message in the view above @from. */
void     acies_tap_tell    (GtkWidget          *from,
                            const char         *message);

/* Returns: the seconds that are left on the clock of @side, which may be running */
guint    acies_tap_clock   (AciesSession       *session,
                            AciesSide           side);

G_END_DECLS
