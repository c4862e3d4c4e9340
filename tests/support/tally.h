/* tally.h - how often each result of a fight came up, where the target rolls against each hit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"

G_BEGIN_DECLS

/* Of dice that are thrown in all ways: by hits, wounds, retreats and figures lost. */
typedef struct
{
  guint64 ways[7][7][7][ACIES_MAX_FIGURES + 1];
  guint64 total;
} Tally;

/* Every result with exactly its share, none too many, none too few. */
void    tally_assert_same (const Tally     *self,
                           const AciesOdds *odds);

/* The weight of an attack of @n dice with so many hits: fewer hits have fewer
 * answers, each as much the likelier. */
guint64 tally_weight      (guint            n,
                           guint            hits);

G_END_DECLS
