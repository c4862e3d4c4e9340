/* fight-view.h - one roll of a combat: who against whom, the dice, the result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/fights.h"
#include "play/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_FIGHT_VIEW (acies_fight_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesFightView, acies_fight_view, ACIES, FIGHT_VIEW, GtkWidget)

/**
 * acies_fight_view_new:
 * @fight: what is shown; copied
 *
 * Returns: (transfer floating): a view of @fight
 */
GtkWidget *acies_fight_view_new (AciesGameTable   *table,
                                 const AciesFight *fight);

G_END_DECLS
