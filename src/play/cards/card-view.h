/* card-view.h - one kind of card in a hand, as a button that plays it
 *
 * A card that may be used stands raised, and higher still while it is taken up
 * and waits for its hex; another says in its tooltip, to a screen reader and
 * when it is clicked why it may not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_CARD_VIEW (acies_card_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesCardView, acies_card_view, ACIES, CARD_VIEW, GtkWidget)

/**
 * acies_card_view_new:
 * @card: the kind of card
 *
 * Returns: (transfer floating): a card in the hand of the side that may be seen
 */
GtkWidget *acies_card_view_new     (AciesGameTable *table,
                                    AciesId         card);

/**
 * acies_card_view_refresh:
 * @copies: how many of them the hand holds
 * @key: the number key that plays it, to show on it; 0 for none
 */
void       acies_card_view_refresh (AciesCardView  *self,
                                    guint           copies,
                                    guint           key);

/* Sets whether the text is shown below the head. A new card is closed. */
void       acies_card_view_set_open (AciesCardView  *self,
                                     gboolean        open);

/* The style class of the kind of a card: "card-order", ... */
const char *acies_card_kind_css_class (AciesCardKind kind);

G_END_DECLS
