/* cards.h - widgets for a card: as a button in a hand, and as a row in a list with a button that takes the card
 *
 * While the pointer or the focus is on a card, AciesPointedPanel shows its effect and why it cannot be used now. A
 * tooltip would cover the neighbouring cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* --- a card in a hand ----------------------------------------------------------------------- */

#define ACIES_TYPE_CARD_VIEW (acies_card_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesCardView, acies_card_view, ACIES, CARD_VIEW, GtkWidget)

/**
 * acies_card_view_new:
 * @card: a card in the hand that is shown
 *
 * Returns: (transfer floating): a button that uses the card
 */
GtkWidget *acies_card_view_new     (AciesGameTable *table,
                                    AciesId         card);

/**
 * acies_card_view_refresh:
 * @copies: the number of copies in the hand
 * @key: the number key that uses the card, to show on it; 0 for none
 */
void       acies_card_view_refresh (AciesCardView  *self,
                                    guint           copies,
                                    guint           key);

/* Sets whether the text of the card is shown below its title. The default is FALSE. */
void       acies_card_view_set_open (AciesCardView  *self,
                                     gboolean        open);

/* --- a card in a list ----------------------------------------------------------------------- */

#define ACIES_TYPE_CARD_ROW (acies_card_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesCardRow, acies_card_row, ACIES, CARD_ROW, GtkListBoxRow)

/**
 * acies_card_row_new:
 * @sort: (nullable): the deck or kind of the card, shown after its name
 *
 * Returns: (transfer floating): a row. Its button is hidden until acies_card_row_offer() is called, and emits "taken".
 */
GtkWidget *acies_card_row_new       (AciesGameTable *table,
                                     AciesId         card,
                                     const char     *sort);

AciesId    acies_card_row_get_card  (AciesCardRow   *self);

/* @is_counted: whether to show the number of copies */
void       acies_card_row_set_count (AciesCardRow   *self,
                                     guint           copies,
                                     gboolean        is_counted);

/* @offered: whether to show the button; @sensitive: whether it can be pressed */
void       acies_card_row_offer     (AciesCardRow   *self,
                                     gboolean        offered,
                                     gboolean        sensitive);

G_END_DECLS
