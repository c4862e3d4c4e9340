/* random.c - SplitMix64, after Steele, Lea and Flood (2014)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"

#define GOLDEN_GAMMA G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

AciesAiRng
acies_ai_rng_seeded (guint64 seed)
{
  return (AciesAiRng) { seed };
}

guint64
acies_ai_rng_mix (guint64 value)
{
  value = (value ^ (value >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  value = (value ^ (value >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return value ^ (value >> 31);
}

guint64
acies_ai_rng_next (AciesAiRng *self)
{
  return acies_ai_rng_mix (self->state += GOLDEN_GAMMA);
}

/* The top of the range that is no multiple of n is drawn again: a plain
 * remainder would favour the low numbers. */
guint
acies_ai_rng_below (AciesAiRng *self,
                    guint       n)
{
  guint64 limit;
  guint64 value;

  g_return_val_if_fail (n > 0, 0);

  limit = G_MAXUINT64 - G_MAXUINT64 % n;
  do
    value = acies_ai_rng_next (self);
  while (value >= limit);

  return (guint) (value % n);
}

guint
acies_ai_rng_pick (gpointer self,
                   guint    n)
{
  return acies_ai_rng_below (self, n);
}
