/* review-panel.h - where a game that is over turned: decisions, and what would have been better
 *
 * Shows itself when it is opened. A row leads to its moment on the board, where what
 * would have been better is marked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_REVIEW_PANEL (acies_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesReviewPanel, acies_review_panel, ACIES, REVIEW_PANEL, AciesPanel)

/**
 * AciesReviewPanel::opened:
 * AciesReviewPanel::closed:
 */

/**
 * acies_review_panel_set_table:
 * @table: listened to. Set once
 */
void acies_review_panel_set_table (AciesReviewPanel *self,
                                   AciesGameTable   *table);

/* Looks for the turning points of the game, unless they are known, and shows itself. */
void acies_review_panel_open      (AciesReviewPanel *self);

G_END_DECLS
