/* battle-list.h - cards for all battles that come with the program, grouped by game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_BATTLE_LIST (acies_battle_list_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattleList, acies_battle_list, ACIES, BATTLE_LIST, AdwBin)

/**
 * AciesBattleList::loaded:
 *
 * Emitted when all battles have been loaded.
 */

/* @catalog: must outlive the list. The battles are loaded when the list is first shown or searched. */
void  acies_battle_list_set_catalog (AciesBattleList *self,
                                     AciesCatalog    *catalog);

/**
 * acies_battle_list_filter:
 * @search: beginnings of words that cards must contain, in any order, ignoring case and accents
 *
 * Returns: the number of matching battles; more may follow while the list is loading
 */
guint acies_battle_list_filter      (AciesBattleList *self,
                                     const char      *search);

gboolean acies_battle_list_is_loading (AciesBattleList *self);

/* Scrolls to the battles of a game and focuses the first one, as soon as all battles are loaded. */
void  acies_battle_list_show_game   (AciesBattleList *self,
                                     const char      *ruleset_id);

G_END_DECLS
