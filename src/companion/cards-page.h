/* cards-page.h - the cards of a game on a real table: what was played, what is still to come, and the hidden hands
 *
 * Only what every player at the table knows is listed openly. A card in hand counts as still to come, whether or not
 * its player has entered its name. The named cards of a hand are shown after the device was passed, and hidden again
 * when the page or the window is left, or another side is chosen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"
#include "widgets/shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_CARDS_PAGE (acies_cards_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesCardsPage, acies_cards_page, ACIES, CARDS_PAGE, GtkWidget)

/* Shows a game of a ruleset with cards. Call this function once. */
void acies_cards_page_set_session (AciesCardsPage *self,
                                   AciesSession   *session);

/* Shows the cards of @side. */
void acies_cards_page_set_side    (AciesCardsPage *self,
                                   AciesSide       side);

/* Places the lists below each other in a narrow window. */
void acies_cards_page_set_shape   (AciesCardsPage *self,
                                   AciesShapeKind  shape);

/* Moves the focus to the chosen side. */
void acies_cards_page_take_focus  (AciesCardsPage *self);

G_END_DECLS
