/* computer-bar.h - lets the computers at a table play, and stops them where nobody else does
 *
 * Where people play, too, nothing of it is seen: the decision bar says who
 * decides. A game of computers alone is watched, and has a button to stop it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/dice.h"
#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_COMPUTER_BAR (acies_computer_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesComputerBar, acies_computer_bar, ACIES, COMPUTER_BAR, AciesPanel)

/**
 * AciesComputerBar::stopped:
 * @stopped: whether computers wait from now on because somebody has stopped them
 */

/**
 * acies_computer_bar_new:
 * @table: whose game computers play; listened to
 *
 * Returns: (transfer floating): a bar; nobody plays until the table is watched
 */
GtkWidget *acies_computer_bar_new         (AciesGameTable   *table);

/* Whether somebody looks at the table: computers play only then. */
void       acies_computer_bar_set_watched (AciesComputerBar *self,
                                           gboolean          watched);

/* How long computers let people look before each command: somewhat longer than dice fall. */
void       acies_computer_bar_set_speed   (AciesComputerBar *self,
                                           AciesDiceSpeed    speed);

G_END_DECLS
