/* wild.h - scenarios and edits made by chance, for tests of editing
 *
 * Every random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* A number below @n; 0 for 0. */
guint        wild_below    (guint             n);

/* A hex of the board. */
AciesHex     wild_hex      (const AciesBoard *board);

/**
 * wild_command:
 * Returns: any command of the editor about what is there, of which some are refused
 */
AciesCommand wild_command  (const AciesState *state);

/**
 * wild_scenario:
 * Returns: (transfer full): a scenario of any shape, with units, labels, camps and all
 */
AciesState  *wild_scenario (AciesRuleset     *ruleset);

G_END_DECLS
