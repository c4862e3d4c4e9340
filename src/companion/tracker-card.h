/* tracker-card.h - the numbers of one side at a table, to be changed by tapping
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_TRACKER_CARD (acies_tracker_card_get_type ())
G_DECLARE_FINAL_TYPE (AciesTrackerCard, acies_tracker_card, ACIES, TRACKER_CARD, GtkWidget)

/**
 * AciesTrackerCard::lists:
 * @side: the side of the card
 *
 * Emitted when the user wants to see the cards of @side.
 */

/**
 * acies_tracker_card_new:
 * @session: a game; if it knows the position, its numbers cannot be tapped
 * @theme: (transfer none): the theme of its ruleset, which must outlive the card
 *
 * Returns: (transfer floating): the card
 */
GtkWidget *acies_tracker_card_new     (AciesSession     *session,
                                       AciesTheme       *theme,
                                       AciesSide         side);

/* Shows the current numbers. */
void       acies_tracker_card_refresh (AciesTrackerCard *self);

/* Shows the time that is left. Call this function every second while a clock runs. */
void       acies_tracker_card_tick    (AciesTrackerCard *self);

G_END_DECLS
