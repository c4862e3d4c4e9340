/* set-up-page.h - the guide to set up a battle on a table: a board that fills step by step, and what to tick off
 *
 * The board shows what has been ticked off; the hexes of the current step are ringed. A click on one of them is a tick.
 * Enter and Backspace go to the next and to the previous step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"
#include "widgets/shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_SET_UP_PAGE (acies_set_up_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesSetUpPage, acies_set_up_page, ACIES, SET_UP_PAGE, GtkWidget)

/**
 * AciesSetUpPage::skipped:
 *
 * The user does not want to set up the battle step by step.
 *
 * AciesSetUpPage::finished:
 *
 * The last step is done.
 */

/* Returns: (transfer floating): a page without a guide */
GtkWidget *acies_set_up_page_new        (void);

/**
 * acies_set_up_page_set_state:
 * @state: a scenario, or a game whose position is to be laid out; copied
 * @theme: (transfer none): the theme of its ruleset, which must outlive the page
 *
 * Starts the guide from its first step.
 */
void       acies_set_up_page_set_state  (AciesSetUpPage   *self,
                                         const AciesState *state,
                                         AciesTheme       *theme);

/* Returns: (transfer none) (nullable): a scenario with what has been ticked off; %NULL before a state was set */
const AciesState *acies_set_up_page_get_shown (AciesSetUpPage *self);

/* Puts the board beside the steps in a wide window, otherwise above them. */
void       acies_set_up_page_set_shape  (AciesSetUpPage   *self,
                                         AciesShapeKind    shape);

/* Moves the focus to the button for the next step. */
void       acies_set_up_page_take_focus (AciesSetUpPage   *self);

G_END_DECLS
