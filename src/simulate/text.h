/* text.h - what many games have come to, told in words and numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/tally.h"

G_BEGIN_DECLS

/**
 * acies_simulation_dup_text:
 *
 * Who won how often, how games ended and when, what was left, lost and used: in columns, the numbers before
 * what they are of. Where @tally has fewer games than @terms it says that it was interrupted.
 *
 * Returns: (transfer full): lines in the language that is spoken now
 */
char *acies_simulation_dup_text (const AciesSimulationTerms *terms,
                                 const AciesSimulationTally *tally);

G_END_DECLS
