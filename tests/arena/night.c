/* night.c - a game of gladiators under hoods, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/night.h"

#include "support/battles.h"
#include "support/lines.h"

guint
night_pick (gpointer rng,
            guint    n)
{
  return acies_ai_rng_below (rng, n);
}

static void
give (AciesState *game,
      const char *line)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  acies_command_parse (line, game->ruleset, &command, &error);
  g_assert_no_error (error);
  acies_engine_apply (game, &command, NULL, &error);
  g_assert_no_error (error);
}

void
night_set_up (Night        *self,
              gconstpointer data)
{
  g_autoptr (AciesState) scenario = NULL;

  self->library = acies_library_new (NULL);
  scenario = battle_load (self->library, "under-hoods");
  self->game = acies_engine_new_game (scenario, NULL);
  self->rng = acies_ai_rng_seeded (7);
  for (guint i = 0; i < 2; i++)
    {
      give (self->game, "take mercy");
      give (self->game, "take shields");
    }
}

void
night_tear_down (Night        *self,
                 gconstpointer data)
{
  acies_state_free (self->game);
  acies_library_unref (self->library);
}

AciesUnitId
night_at (const AciesState *state,
          const char       *name)
{
  AciesUnitId unit = acies_state_unit_at (state, lines_hex (name));

  g_assert_cmpuint (unit, !=, ACIES_NO_UNIT);

  return unit;
}
