/* check-card.h - checks and payments (engine/odds/checks.h): what is needed, the chances, and the roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_CHECK_CARD (acies_check_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesCheckCard, acies_check_card, ACIES, CHECK_CARD, GtkBox)

/**
 * AciesCheckCard::roll:
 * @dice: an #AciesDice of one die, whose face the handler sets
 *
 * The user wants to roll.
 */

/**
 * acies_check_card_set_state:
 * @state: must outlive the card, or its next state, as must @theme
 *
 * Shows the checks of a game. The card is visible only if there are any.
 */
void acies_check_card_set_state (AciesCheckCard   *self,
                                 const AciesState *state,
                                 AciesTheme       *theme);

G_END_DECLS
