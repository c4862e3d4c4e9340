/* battle-card.h - one battle of the library: its board drawn small, title, date, armies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_BATTLE_CARD (acies_battle_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesBattleCard, acies_battle_card, ACIES, BATTLE_CARD, GtkFlowBoxChild)

/**
 * acies_battle_card_new:
 * @file: where it is
 * @state: the scenario; copied
 * @theme: (transfer none): must outlive the card
 * @learn: whether it is the battle for learning its game
 *
 * What people choose on the card is an action of the page that it is on: "library.open", "library.learn",
 * "library.play", "library.set-up".
 */
GtkWidget *acies_battle_card_new      (GFile            *file,
                                       const AciesState *state,
                                       AciesTheme       *theme,
                                       gboolean          learn);

/* Opens the battle, or starts to learn the game with it. */
void       acies_battle_card_open     (AciesBattleCard  *self);

/**
 * acies_battle_card_compare:
 * Returns: less than 0 when @a was fought before @b, or is for learning. The year is the first
 *   number of a date, counted backwards where "BC" follows; battles without a
 *   year come last.
 */
int        acies_battle_card_compare  (AciesBattleCard  *a,
                                       AciesBattleCard  *b);

/* Whether all the words of @search stand on the card, in any case and order. */
gboolean   acies_battle_card_matches  (AciesBattleCard  *self,
                                       const char       *search);

G_END_DECLS
