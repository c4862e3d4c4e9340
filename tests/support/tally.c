/* tally.c - how often each result of a fight came up, where the target rolls against each hit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/tally.h"

/* Fractions are compared crosswise. */
void
tally_assert_same (const Tally     *self,
                   const AciesOdds *odds)
{
  guint64 found = 0;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);
      guint64            ways = self->ways[chance->hits][chance->wounds][chance->retreats][chance->losses];

      g_assert_cmpuint (ways * chance->denominator, ==, chance->numerator * self->total);
      g_assert_cmpuint (ways, >, 0);
      found += ways;
    }
  g_assert_cmpuint (found, ==, self->total);
}

guint64
tally_weight (guint n,
              guint hits)
{
  guint64 weight = 1;

  for (guint i = hits; i < n; i++)
    weight *= 6;

  return weight;
}
