/* decision-bar.h - the current question, the side that must answer, and the answers that all games have
 *
 * The bar has five places that never move: the question, with the next step or a refusal below it; the advice button;
 * the buttons for the previous and next choice on the board; a second answer; the main answer. Buttons that do not
 * apply are insensitive, and an answer that is not possible leaves an empty space. Game-specific answers are in
 * verb-buttons.h.
 *
 * Keys while the bar is on screen: A (advice), D (done), Y (yes), P (pass), Enter (the main answer, if there is nothing
 * to do first), H held down (shows the hand during another side's turn), N and Shift+N (next and previous choice),
 * period (repeats the last command), Escape (clears the selection or the advice).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DECISION_BAR (acies_decision_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesDecisionBar, acies_decision_bar, ACIES, DECISION_BAR, AciesPanel)

/* Acts like the advice button: asks for advice, cancels the search, or discards the advice. */
void acies_decision_bar_advise      (AciesDecisionBar *self);

/* Sets whether the user has stopped the computer players. The question then says that they are waiting. */
void acies_decision_bar_set_stopped (AciesDecisionBar *self,
                                     gboolean          stopped);

/* The size of the bar. The buttons are smaller in all sizes but WIDE. NARROW and LOW have no emblem, and SMALL does not
 * show keys on the buttons. */
typedef enum
{
  ACIES_DECISION_WIDE,
  ACIES_DECISION_NARROW,
  ACIES_DECISION_LOW,
  ACIES_DECISION_SMALL,
} AciesDecisionSize;

void acies_decision_bar_set_size    (AciesDecisionBar *self,
                                     AciesDecisionSize size);

G_END_DECLS
