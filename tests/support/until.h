/* until.h - lets the main loop go on until something is so
 *
 * Only naps are counted, in which there was nothing to do: a program that is busy, or
 * gets no processor, is waited for as long as that takes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef gboolean (*UntilFunc) (gconstpointer data);

/* What never is so fails the test, after half a minute without anything to do. */
void run_until       (UntilFunc     is_so,
                      gconstpointer data);

/* Until nothing is to be done, no clock will bring something soon, and no other thread is at work. */
void run_until_quiet (void);

G_END_DECLS
