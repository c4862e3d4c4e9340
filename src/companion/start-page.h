/* start-page.h - how a game on a real table starts: what the program knows of it, and its clocks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_START_PAGE (acies_start_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesStartPage, acies_start_page, ACIES, START_PAGE, GtkWidget)

/**
 * AciesStartPage::begin:
 *
 * Emitted when the user wants to start the game.
 */

/* Returns: %ACIES_DEPTH_TRACKERS or %ACIES_DEPTH_POSITION */
AciesDepth acies_start_page_get_depth  (AciesStartPage *self);

/* Sets the clocks of @game, which has just started, as the user wants them. */
void       acies_start_page_set_clocks (AciesStartPage *self,
                                        AciesSession   *game);

/* Moves the focus to the chosen depth. */
void       acies_start_page_take_focus (AciesStartPage *self);

G_END_DECLS
