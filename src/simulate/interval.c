/* interval.c - how sure a share is that was counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/interval.h"

#include <math.h>

/* So many standard deviations to each side hold 95 percent of a normal distribution. */
#define Z 1.959963984540054

AciesInterval
acies_interval_wilson (guint successes,
                       guint n)
{
  double share;
  double middle;
  double half;

  g_return_val_if_fail (successes <= n, ((AciesInterval) { 0, 1 }));

  if (n == 0)
    return (AciesInterval) { 0, 1 };
  share = (double) successes / n;
  middle = (share + Z * Z / (2.0 * n)) / (1 + Z * Z / n);
  half = Z / (1 + Z * Z / n) * sqrt (share * (1 - share) / n + Z * Z / (4.0 * n * n));

  /* At the ends they are exact, whatever was rounded. */
  return (AciesInterval) { successes > 0 ? MAX (middle - half, 0) : 0, successes < n ? MIN (middle + half, 1) : 1 };
}
