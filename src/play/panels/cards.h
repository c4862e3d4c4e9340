/* cards.h - one kind of card: in a hand, as a button that plays it, or in a list, with a button that takes one
 *
 * What a card does, and why it cannot be used now, is told beside the board while the pointer or the focus is on it: a tooltip
 * would cover the cards beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* --- a card of a hand ----------------------------------------------------------------------- */

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

/* --- a card of a list ----------------------------------------------------------------------- */

#define ACIES_TYPE_CARD_ROW (acies_card_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesCardRow, acies_card_row, ACIES, CARD_ROW, GtkListBoxRow)

/**
 * acies_card_row_new:
 * @sort: (nullable): what sort of card it is, behind its name
 *
 * Returns: (transfer floating): a row, whose button is not there before
 *   acies_card_row_offer(). "taken" is emitted when it is pressed.
 */
GtkWidget *acies_card_row_new       (AciesGameTable *table,
                                     AciesId         card,
                                     const char     *sort);

AciesId    acies_card_row_get_card  (AciesCardRow   *self);

/* @is_counted: the number is to be seen */
void       acies_card_row_set_count (AciesCardRow   *self,
                                     guint           copies,
                                     gboolean        is_counted);

/* @offered: there is a button; @sensitive: and it can be pressed */
void       acies_card_row_offer     (AciesCardRow   *self,
                                     gboolean        offered,
                                     gboolean        sensitive);

G_END_DECLS
