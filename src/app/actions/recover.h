/* recover.h - unsaved work that programs left when they ended, opened again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/**
 * acies_action_offer_left:
 * @window: over which, and in which what is wanted opens
 *
 * Does nothing when there is nothing to offer, or when it was offered already
 * by this program. What is neither taken nor discarded is offered again by the
 * next one.
 */
void acies_action_offer_left (AciesWindow *window);

G_END_DECLS
