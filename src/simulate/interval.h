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

G_END_DECLS
