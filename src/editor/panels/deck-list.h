/* deck-list.h - the cards of one side: how many of each, which are in the starting hand, which are discarded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DECK_LIST (acies_deck_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesDeckList, acies_deck_list, ACIES, DECK_LIST, GtkWidget)

/**
 * acies_deck_list_new:
 * @editor: (transfer none): must outlive the list, and has a scenario
 */
GtkWidget *acies_deck_list_new     (AciesEditor   *editor,
                                    AciesSide      side);

/* The scenario has changed. */
void       acies_deck_list_refresh (AciesDeckList *self);

G_END_DECLS
