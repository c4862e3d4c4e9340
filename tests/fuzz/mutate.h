/* mutate.h - inputs made of others by chance, the same ones every time
 *
 * What libFuzzer does better; this is for where there is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "ai/random.h"

/* No mutant is longer. */
#define MUTATE_MAX_BYTES 65536

/**
 * mutate_read_words:
 * @path: of a dictionary as libFuzzer has them: a word in quotes on each line
 *
 * Returns: (transfer full) (element-type utf8): its words
 */
GPtrArray *mutate_read_words (const char *path);

/**
 * mutate:
 * @seeds: (element-type GBytes): at least one
 * @words: (element-type utf8): at least one
 *
 * Returns: (transfer full): one of the seeds, with some changes
 */
GBytes    *mutate            (const GPtrArray *seeds, const GPtrArray *words, AciesAiRng *rng);
