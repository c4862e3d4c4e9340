/* tiny.h - the smallest game that has everything a session must cope with
 *
 * Two sides with a spearman each on a board of 3x3 hexes. A unit may move
 * anywhere and attack anybody: first the other side may answer by playing a
 * card of its hand, then two dice are rolled, and each 6 takes a figure. The
 * side left without units has lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

AciesRuleset *tiny_ruleset_new  (void);

/* Two more kinds of dice: "average" 2 3 3 4 4 5, and "red" with a sword on the first two of four faces, a shield and a 1. */
void          tiny_add_dice     (AciesRuleset *ruleset);

/* Red on A1, blue on C3, three figures each; blue holds a "gambit". */
AciesState   *tiny_scenario_new (void);

G_END_DECLS
