/* round-page.h - round, step, the numbers of the sides and the log of a game at a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/session.h"
#include "widgets/shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_ROUND_PAGE (acies_round_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesRoundPage, acies_round_page, ACIES, ROUND_PAGE, GtkWidget)

/**
 * AciesRoundPage::lists:
 * @side: a side
 *
 * Emitted when the user wants to see the cards of @side.
 *
 * AciesRoundPage::moves:
 *
 * Emitted when the user wants to enter moves on the board.
 */

/* Shows a game. @theme: must outlive the page. Call this function once. */
void       acies_round_page_set_session (AciesRoundPage *self,
                                         AciesSession   *session,
                                         AciesTheme     *theme);

/* Shows @widget between the sides and the log. */
void       acies_round_page_add         (AciesRoundPage *self,
                                         GtkWidget      *widget);

/* Places the cards of the sides below each other in a narrow window. */
void       acies_round_page_set_shape   (AciesRoundPage *self,
                                         AciesShapeKind  shape);

/* Moves the focus to the button for the next step. */
void       acies_round_page_take_focus  (AciesRoundPage *self);

G_END_DECLS
