/* interval.c - how sure a share is that was counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/interval.h"

#include <math.h>

/* So many standard deviations to each side hold 95 percent of a normal distribution, or what leaves out a third or a
 * quarter of the other five. */
static const double z_of[] = { 1.959963984540054, 1.959963984540054, 1.959963984540054, 2.3939797998185104, 2.4977054744123737 };

static AciesInterval
wilson (guint  successes,
        guint  n,
        double z)
{
  double share;
  double middle;
  double half;

  g_return_val_if_fail (successes <= n, ((AciesInterval) { 0, 1 }));

  if (n == 0)
    return (AciesInterval) { 0, 1 };
  share = (double) successes / n;
  middle = (share + z * z / (2.0 * n)) / (1 + z * z / n);
  half = z / (1 + z * z / n) * sqrt (share * (1 - share) / n + z * z / (4.0 * n * n));

  /* At the ends they are exact, whatever was rounded. */
  return (AciesInterval) { successes > 0 ? MAX (middle - half, 0) : 0, successes < n ? MIN (middle + half, 1) : 1 };
}

AciesInterval
acies_interval_wilson (guint successes,
                       guint n)
{
  return wilson (successes, n, z_of[1]);
}

AciesInterval
acies_interval_wilson_among (guint successes,
                             guint n,
                             guint n_shares)
{
  return wilson (successes, n, z_of[MIN (n_shares, G_N_ELEMENTS (z_of) - 1)]);
}
