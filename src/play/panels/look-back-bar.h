/* look-back-bar.h - at which moment of the game one looks, and going to others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_LOOK_BACK_BAR (acies_look_back_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesLookBackBar, acies_look_back_bar, ACIES, LOOK_BACK_BAR, AciesPanel)

/**
 * acies_look_back_bar_new:
 * @table: the table whose past is looked at; listened to
 *
 * To be seen only while one looks back.
 *
 * Returns: (transfer floating): the bar
 */
GtkWidget *acies_look_back_bar_new (AciesGameTable *table);

G_END_DECLS
