/* announcer.h - what has just happened, for people who hear the window
 *
 * A widget that shows nothing: its name is what the last command brought, and
 * its role is one that screen readers listen to. It tells no more than the log.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_ANNOUNCER (acies_announcer_get_type ())
G_DECLARE_FINAL_TYPE (AciesAnnouncer, acies_announcer, ACIES, ANNOUNCER, AciesPanel)

GtkWidget *acies_announcer_new (AciesGameTable *table);

G_END_DECLS
