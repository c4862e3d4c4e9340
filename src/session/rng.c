/* rng.c - what chance answers as the n-th thing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/rng.h"

#include "ai/random.h"

/* Seed and n are mixed before they start the generator. Started at their plain sum, the second die of one roll would be the
 * first die of the next. */
AciesCommand
acies_rng_answer (guint64           seed,
                  guint             n,
                  const AciesState *state)
{
  AciesAiRng rng = acies_ai_rng_seeded (seed);

  rng = acies_ai_rng_seeded (acies_ai_rng_next (&rng) + n);
  rng = acies_ai_rng_seeded (acies_ai_rng_next (&rng));

  return acies_ai_roll (state, &rng);
}

guint64
acies_rng_new_seed (void)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uuid, -1);

  digest[13] = '\0';

  return g_ascii_strtoull (digest, NULL, 16);
}
