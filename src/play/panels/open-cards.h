/* open-cards.h - the cards that lie open: beside their decks for all to take, and before the sides that laid them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_OPEN_CARDS (acies_open_cards_get_type ())
G_DECLARE_FINAL_TYPE (AciesOpenCards, acies_open_cards, ACIES, OPEN_CARDS, GtkWidget)

/**
 * acies_open_cards_set_table:
 * @table: the table whose cards are shown; listened to. Set once
 *
 * The panel shows itself while a game goes on in which cards may lie open.
 */
void acies_open_cards_set_table (AciesOpenCards *self,
                                 AciesGameTable *table);

/* Whether there is no room for the names of decks beside those of cards. */
void acies_open_cards_set_narrow (AciesOpenCards *self,
                                  gboolean        narrow);

G_END_DECLS
