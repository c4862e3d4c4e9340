/* unit-card.h - a unit on the board: its numbers, skills, cards, and what has become of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_UNIT_CARD (acies_unit_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesUnitCard, acies_unit_card, ACIES, UNIT_CARD, GtkWidget)

GtkWidget *acies_unit_card_new  (void);

/**
 * acies_unit_card_show:
 * @state: not kept
 * @theme: (nullable) (transfer none): must outlive the card
 * @unit: on the board of @state
 */
void       acies_unit_card_show (AciesUnitCard    *self,
                                 const AciesState *state,
                                 AciesTheme       *theme,
                                 AciesUnitId       unit);

G_END_DECLS
