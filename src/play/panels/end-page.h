/* end-page.h - the game is over: who won, why, what it cost, and what next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_END_PAGE (acies_end_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesEndPage, acies_end_page, ACIES, END_PAGE, AciesPanel)

/**
 * AciesEndPage::again:
 * @seed: of the dice of the game that is wanted
 *
 * AciesEndPage::leave:
 *
 * Back to Edit.
 *
 * AciesEndPage::look-back:
 *
 * From the beginning of the game.
 *
 * AciesEndPage::review:
 *
 * Where the game turned is to be shown.
 */

/**
 * acies_end_page_set_table:
 * @table: the table whose game ends; listened to. Set once
 *
 * The page shows itself only while the game is over, and one does not look back.
 */
void acies_end_page_set_table (AciesEndPage   *self,
                               AciesGameTable *table);

/* Something else is shown of the game that is over, in its place. */
void acies_end_page_set_aside (AciesEndPage   *self,
                               gboolean        aside);

G_END_DECLS
