/* fight-page.h - the odds of any two unit types, as they fight on a real table
 *
 * Two taps, on the attacker and on its target, show the odds. Keys while the page is on screen: R (rolls), X (swaps the
 * sides), Escape (clears the pair).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_FIGHT_PAGE (acies_fight_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesFightPage, acies_fight_page, ACIES, FIGHT_PAGE, GtkWidget)

/**
 * AciesFightPage::roll:
 * @dice: an #AciesDice with number and types, whose faces the handler sets
 *
 * The user wants to roll. Without a handler, the page rolls with a seed of its own.
 *
 * AciesFightPage::fought:
 * @attacker: a unit type
 * @target: a unit type
 * @dice: (nullable): the #AciesDice of the attack roll
 * @losses: the figures that the target loses
 *
 * The user wants to note a fight.
 */

/**
 * acies_fight_page_set_state:
 * @theme: must outlive the page, or its next state
 *
 * Sets the battle. The choices of the user stay as far as they are possible in it.
 */
void acies_fight_page_set_state (AciesFightPage   *self,
                                 const AciesState *state,
                                 AciesTheme       *theme);

/* Chooses a pair, as by two taps. @side: the side of the attacker */
void acies_fight_page_choose    (AciesFightPage   *self,
                                 AciesSide         side,
                                 AciesId           attacker,
                                 AciesId           target);

G_END_DECLS
