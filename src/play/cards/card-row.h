/* card-row.h - one kind of card in a list beside the board: its name, how many, and a button that takes one
 *
 * What the card does is told beside the board while the pointer or the focus is here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

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
