/* rng.c - the dice of the n-th roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/rng.h"

#include "ai/random.h"

/* Seed and n are mixed before they start the generator. Started at their plain
 * sum, the second die of one roll would be the first die of the next. */
AciesDice
acies_rng_roll (guint64           seed,
                guint             n,
                const AciesState *state)
{
  AciesAiRng rng = acies_ai_rng_seeded (seed);
  AciesDice  dice = { .n = state->decision.n_dice };

  rng = acies_ai_rng_seeded (acies_ai_rng_next (&rng) + n);
  rng = acies_ai_rng_seeded (acies_ai_rng_next (&rng));
  for (guint i = 0; i < dice.n; i++)
    {
      const AciesDieType *type = &state->ruleset->die_types[state->decision.dice[i]];

      dice.types[i] = state->decision.dice[i];
      dice.faces[i] = (guint8) acies_die_same_face (type, 1 + acies_ai_rng_below (&rng, type->n_faces));
    }

  return dice;
}

guint64
acies_rng_new_seed (void)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, uuid, -1);

  digest[13] = '\0';

  return g_ascii_strtoull (digest, NULL, 16);
}
