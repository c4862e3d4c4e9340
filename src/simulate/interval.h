/* interval.h - how sure a share is that was counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Shares from 0 to 1. */
typedef struct
{
  double low;
  double high;
} AciesInterval;

/**
 * acies_interval_wilson:
 * @successes: from 0 to @n
 * @n: how many trials there were
 *
 * The interval of Wilson (1927), without correction for continuity, in which the
 * true share lies with 95 percent. It holds for few trials, too, and for shares near 0 and 1.
 *
 * Returns: of no trials all from 0 to 1
 */
AciesInterval acies_interval_wilson (guint successes,
                                     guint n);

/**
 * acies_interval_wilson_among:
 * @n_shares: of so many that add up to one this is one: 2, 3 or 4
 *
 * As above, but all of them lie within theirs with 95 percent at least (Bonferroni): one of many is
 * outside of its own more often than one alone. Of two the one is told by the other.
 */
AciesInterval acies_interval_wilson_among (guint successes,
                                           guint n,
                                           guint n_shares);

G_END_DECLS
