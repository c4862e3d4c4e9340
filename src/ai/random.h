/* random.h - SplitMix64: eight bytes of state, the same numbers on every machine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AciesAiRng:
 *
 * A value: copy it to have the same numbers twice.
 */
typedef struct
{
  guint64 state;
} AciesAiRng;

AciesAiRng acies_ai_rng_seeded (guint64     seed);

/**
 * acies_ai_rng_mix:
 * Returns: a number that tells nothing about @value but is always the same for it
 */
guint64    acies_ai_rng_mix    (guint64     value);

/**
 * acies_ai_rng_next:
 * Returns: 64 random bits
 */
guint64    acies_ai_rng_next   (AciesAiRng *self);

/**
 * acies_ai_rng_below:
 * @n: at least 1
 * Returns: 0 up to @n - 1, each as likely as the others
 */
guint      acies_ai_rng_below  (AciesAiRng *self,
                                guint       n);

/* The same for who asks for any source of chance, as acies_view_fill() does. */
guint      acies_ai_rng_pick   (gpointer    self,
                                guint       n);

G_END_DECLS
