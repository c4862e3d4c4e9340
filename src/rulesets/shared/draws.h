/* draws.h - cards that are drawn, one after the other
 *
 * What rulesets with shuffled decks share. A game asks with acies_resolver_ask_draw()
 * and has these in the row of "draw"; a step of its own may follow when all are drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Moves the card to where it was asked for: into the hand, unseen by others, or openly
 * onto the discard or out of the game. Tells it, and asks for the next. */
void     acies_draw_move       (const AciesCommand *command,
                                AciesResolver      *resolver);

G_END_DECLS
