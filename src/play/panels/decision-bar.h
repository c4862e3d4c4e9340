/* decision-bar.h - whose decision it is, what is asked, and the plain answers
 *
 * Five places that never move: the question, with how to go on below it or why the last click did nothing; advice; the
 * previous and the next choice on the board; a second answer; the main answer. A button that does not apply is insensitive;
 * an answer that is not asked for leaves its room. Answers that only this game has are elsewhere (verb-buttons.h).
 * The keys work while the bar is on screen: A advice of a computer, D done, Y yes, Enter the main answer if nothing else is
 * to be done, P pass, H held down a look at the hand of who is asked in the other's turn, N and Shift+N the next and the
 * previous choice, a period repeats the last choice, Escape deselects a unit or a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_DECISION_BAR (acies_decision_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesDecisionBar, acies_decision_bar, ACIES, DECISION_BAR, AciesPanel)

/* As its button does: asks a computer for advice, stops it, or puts its advice away. */
void acies_decision_bar_advise      (AciesDecisionBar *self);

/* Whether somebody has stopped the computers: they do not think then. */
void acies_decision_bar_set_stopped (AciesDecisionBar *self,
                                     gboolean          stopped);

/* How much room it has: the buttons are smaller in a narrow one, in a low one the emblem is left out, in a small one the keys
 * on the buttons. */
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
