/* battle-list.h - all battles that come with the program, game by game, as cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_BATTLE_LIST (acies_battle_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattleList, acies_battle_list, ACIES, BATTLE_LIST, GtkWidget)

/**
 * AciesBattleList::loaded:
 *
 * All battles are there.
 */

/* @catalog: must outlive the list, which loads its battles when it shows for the first time or is searched */
void  acies_battle_list_set_catalog (AciesBattleList *self,
                                     AciesCatalog    *catalog);

/**
 * acies_battle_list_filter:
 * @search: what cards have to contain, in any case
 *
 * Returns: how many battles are shown now; more may match while the list is loading
 */
guint acies_battle_list_filter      (AciesBattleList *self,
                                     const char      *search);

gboolean acies_battle_list_is_loading (AciesBattleList *self);

/* Scrolls to the battles of that game, and gives the first of them the focus. */
void  acies_battle_list_show_game   (AciesBattleList *self,
                                     const char      *ruleset_id);

G_END_DECLS
