/* fairness.h - whether the scenario that is edited is fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* Shows the window that finds it out, beside this one. */
void acies_action_fairness (AciesWindow *self);

G_END_DECLS
