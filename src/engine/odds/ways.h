/* ways.h - numbers of equally likely ways, exact up to 128 bits
 *
 * What dice may come to is counted, not sampled; 32 dice in two rolls are more
 * ways than 64 bits hold.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* An extension that the compilers we build with have on each 64-bit machine. */
__extension__ typedef unsigned __int128 AciesWays;

/* %FALSE, and @product is nothing, where it has more bits. */
gboolean  acies_ways_multiply   (AciesWays *product,
                                 AciesWays  a,
                                 AciesWays  b);

/* The greatest number that divides both; of 0 and a number, the number. */
AciesWays acies_ways_divisor    (AciesWays  a,
                                 AciesWays  b);

/* (transfer full): in decimal digits */
char     *acies_ways_to_string  (AciesWays  ways);

G_END_DECLS
