/* bench.h - measures how often something can be done, against the machine's own speed
 *
 * Figures of one machine say nothing on another. So each run first counts a
 * fixed loop of integer arithmetic, and each result is also given as a ratio:
 * how many of the thing are done while that loop runs a million times. Ratios of
 * two runs can be compared, roughly, wherever they were made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* Does the thing once or several times, and returns how often. */
typedef guint (*BenchFunc) (gpointer data);

/* Milliseconds that the processor has worked for this program: others on the machine count less. */
double bench_now (void);

/* Prints what the results mean, and measures the loop they are compared with. */
void bench_begin (void);

/* Repeats @func for a second or two and prints one line. */
void bench_run   (const char *name,
                  BenchFunc   func,
                  gpointer    data);

/* Prints a line of time that was measured otherwise. */
void bench_time  (const char *name,
                  double      ms);

/* Prints a line of memory: what a thing takes. */
void bench_memory (const char *name,
                   gsize       bytes);

/* Prints the most memory the program has had. */
void bench_end    (void);
