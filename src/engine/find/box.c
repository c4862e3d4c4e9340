/* box.c - what a scenario takes out of the box
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/box.h"

static gboolean
is_used (const AciesUnit *unit)
{
  return unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE;
}

guint
acies_box_count_units (const AciesState *state,
                       AciesId           type)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].type == type && is_used (&state->units[i]);

  return n;
}

guint
acies_box_count_figures (const AciesState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += is_used (&state->units[i]) ? state->units[i].figures : 0;

  return n;
}

guint
acies_box_count_tiles (const AciesState *state,
                       AciesId           terrain)
{
  guint n = 0;

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (state->board, hex))
    n += state->board->terrain[hex] == terrain;

  return n;
}

guint
acies_box_count_cards (const AciesState *state)
{
  guint n = 0;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
      n += acies_state_count_cards (state, side, zone);
  n += acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK) + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DISCARD) +
       acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_ROW) + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_UNDER);

  return n;
}
