/* chance-bars.h - the chances of a fight as bars
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_chance_bars_fill:
 * @strike: (nullable): the strike that precedes the attack, whose odds are those of the attack after it
 *
 * Replaces the children of @grid by a row for each result for the target: name, bar and percentage.
 */
void acies_chance_bars_fill (GtkGrid            *grid,
                             const AciesOdds    *odds,
                             const AciesAnswer  *strike,
                             const AciesRuleset *ruleset);

G_END_DECLS
