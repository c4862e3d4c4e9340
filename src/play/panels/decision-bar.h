/* decision-bar.h - whose decision it is, what is asked, and the plain answers
 *
 * Below its sentence stands how to go on, or why the last click did nothing.
 * Its keys work while it is on screen: A advice of a computer, D done, P pass, Enter pass where there is
 * nothing else to do, Y yes, H held down a look at the hand of who is asked in the
 * other's turn, N and Shift+N the next and the previous choice on
 * the board, Escape puts down a unit or a card. What only this game asks for with a button
 * has no key but its mnemonic.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_DECISION_BAR (acies_decision_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesDecisionBar, acies_decision_bar, ACIES, DECISION_BAR, GtkWidget)

/**
 * acies_decision_bar_new:
 * @table: the table whose decision is shown; listened to
 *
 * Returns: (transfer floating): a bar
 */
GtkWidget *acies_decision_bar_new         (AciesGameTable   *table);

/* As its button does: asks a computer for advice, stops it, or puts its advice away. */
void       acies_decision_bar_advise      (AciesDecisionBar *self);

/* Whether somebody has stopped the computers: they do not think then. */
void       acies_decision_bar_set_stopped (AciesDecisionBar *self,
                                           gboolean          stopped);

G_END_DECLS
