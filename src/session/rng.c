/* rng.c - what chance answers as the n-th thing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/rng.h"

#include "ai/random.h"

/* Seed and n are mixed before they start the generator. Started at their plain sum, the second die of one roll would be the
 * first die of the next. */
static AciesAiRng
new_rng (guint64 seed,
         guint   n)
{
  AciesAiRng rng = acies_ai_rng_seeded (seed);

  rng = acies_ai_rng_seeded (acies_ai_rng_next (&rng) + n);

  return acies_ai_rng_seeded (acies_ai_rng_next (&rng));
}

AciesCommand
acies_rng_answer (guint64           seed,
                  guint             n,
                  const AciesState *state)
{
  AciesAiRng rng = new_rng (seed, n);

  return acies_ai_roll (state, &rng);
}

void
acies_rng_roll (guint64             seed,
                guint               n,
                const AciesRuleset *ruleset,
                AciesDice          *dice)
{
  AciesAiRng rng = new_rng (seed, n);

  for (guint i = 0; i < dice->n; i++)
    {
      const AciesDieType *type = &ruleset->die_types[dice->types[i]];

      dice->faces[i] = (guint8) acies_die_same_face (type, 1 + acies_ai_rng_below (&rng, type->n_faces));
    }
}

guint64
acies_rng_new_seed (void)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uuid, -1);

  digest[13] = '\0';

  return g_ascii_strtoull (digest, NULL, 16);
}
