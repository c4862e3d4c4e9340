/* companion-view.h - the view for a game on a real table
 *
 * It shows one game: trackers, dice, the helper for fights, the guide for setting up, and the cards. If the game knows the
 * position (ACIES_DEPTH_POSITION), its numbers come from there, and moves are made in the Play view.
 *
 * The widget fills the window. Its owner places the switcher of its pages in the header bar, and the rules in the column.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/session.h"
#include "widgets/rules-pane.h"
#include "widgets/shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_COMPANION_VIEW (acies_companion_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesCompanionView, acies_companion_view, ACIES, COMPANION_VIEW, GtkWidget)

/**
 * AciesCompanionView::told:
 * @message: one translated sentence, such as the reason why a tap was refused
 *
 * AciesCompanionView::to-screen:
 *
 * Emitted when the user wants to go on with the game on the screen.
 */

/**
 * acies_companion_view_new:
 * @session: a game
 * @theme: (transfer none): the theme of its ruleset, which must outlive the view
 *
 * Returns: (transfer floating): the view
 */
GtkWidget      *acies_companion_view_new          (AciesSession       *session,
                                                   AciesTheme         *theme);

/* Adapts the view to the window: in a wide one, the trackers and the fight are side by side; in a narrow one, the pages
 * are switched at the bottom. */
void            acies_companion_view_set_shape    (AciesCompanionView *self,
                                                   AciesShapeKind      shape);

/* Returns: (transfer none): the switcher of the pages, for the header bar of a wide window */
GtkWidget      *acies_companion_view_get_switcher (AciesCompanionView *self);

/* Returns: (transfer none): the rules, for the column */
AciesRulesPane *acies_companion_view_get_rules    (AciesCompanionView *self);

/* Returns: (transfer full) (nullable): the topic of the current step or page (widgets/rules-pane.h) */
char           *acies_companion_view_dup_topic    (AciesCompanionView *self);

/* Moves the focus to the main button of the page. */
void            acies_companion_view_take_focus   (AciesCompanionView *self);

G_END_DECLS
