/* big-board.c - the largest board there is, with as many units as there may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/big-board.h"

#include "ai/random.h"
#include "engine/core/engine.h"

#define N_PATCHES 140

static void
apply (AciesState         *state,
       const AciesCommand *command)
{
  g_autoptr (GArray) events = acies_events_new ();

  acies_engine_apply (state, command, events, NULL);
}

static AciesHex
random_hex (AciesAiRng *rng)
{
  guint row = acies_ai_rng_below (rng, 64);

  return acies_hex (acies_ai_rng_below (rng, 63), row);
}

/* Ground of one kind spreads from a hex, so that there are shores of every shape. */
static void
add_patch (AciesState *state,
           AciesAiRng *rng)
{
  AciesCommand paint = acies_command_with_id (ACIES_COMMAND_PAINT, (AciesId) acies_ai_rng_below (rng, state->ruleset->n_terrains));
  guint        n = 3 + acies_ai_rng_below (rng, 25);

  paint.hex = random_hex (rng);
  for (guint i = 0; i < n; i++)
    {
      AciesHex next = acies_board_neighbour (state->board, paint.hex, acies_ai_rng_below (rng, ACIES_N_DIRECTIONS));

      apply (state, &paint);
      if (next != ACIES_NO_HEX)
        paint.hex = next;
    }
}

static void
add_unit (AciesState *state,
          AciesAiRng *rng)
{
  AciesCommand place = acies_command_with_id (ACIES_COMMAND_PLACE, (AciesId) acies_ai_rng_below (rng, state->ruleset->n_unit_types));

  place.hex = random_hex (rng);
  place.number = (gint16) acies_state_strength (state, place.id);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (state->ruleset->unit_types[place.id].sides & (1u << side) &&
        (place.side == ACIES_NO_SIDE || acies_ai_rng_below (rng, 2) == 0))
      place.side = side;
  if (acies_state_unit_at (state, place.hex) == ACIES_NO_UNIT)
    apply (state, &place);
}

AciesState *
big_board_new (const AciesState *like)
{
  AciesState *state = acies_state_new (like->ruleset, 64, 64);
  AciesAiRng  rng = acies_ai_rng_seeded (64);

  for (guint i = 0; i < N_PATCHES; i++)
    add_patch (state, &rng);
  while (state->n_units < ACIES_MAX_UNITS)
    add_unit (state, &rng);

  return state;
}
