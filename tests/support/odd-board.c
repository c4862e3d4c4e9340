/* odd-board.c - scenarios nobody would draw, made by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/odd-board.h"

#include "engine/engine.h"
#include "engine/findings.h"
#include "engine/procs.h"

static guint
between (AciesAiRng *rng,
         guint       min,
         guint       max)
{
  return min + acies_ai_rng_below (rng, max - min + 1);
}

/* What is refused, such as a fourth figure too many, is left out. */
static void
give (AciesState      *state,
      AciesCommandKind kind,
      AciesSide        side,
      AciesId          id,
      AciesHex         hex,
      guint            number,
      guint            number2)
{
  AciesCommand command = { .kind = kind, .side = side, .id = id, .hex = hex, .to = ACIES_NO_HEX, .number = (gint16) number, .number2 = (gint16) number2 };

  acies_engine_apply (state, &command, NULL, NULL);
}

static AciesHex
any_hex (const AciesState *state,
         AciesAiRng       *rng)
{
  guint row = acies_ai_rng_below (rng, state->board->rows);

  return acies_hex (acies_ai_rng_below (rng, acies_board_columns_in_row (state->board, row)), row);
}

static void
make_board (AciesState *state,
            AciesAiRng *rng)
{
  static const guint8 sizes[] = { 3, 4, 7, 12, 27, 64 };
  guint               columns = sizes[acies_ai_rng_below (rng, G_N_ELEMENTS (sizes))];
  guint               rows = sizes[acies_ai_rng_below (rng, G_N_ELEMENTS (sizes))];
  guint               n;

  give (state, ACIES_COMMAND_RESIZE, ACIES_NO_SIDE, ACIES_NO_ID, ACIES_NO_HEX, columns, rows);
  n = acies_ai_rng_below (rng, columns * rows / 2);
  for (guint i = 0; i < n; i++)
    give (state, ACIES_COMMAND_PAINT, ACIES_NO_SIDE, (AciesId) acies_ai_rng_below (rng, state->ruleset->n_terrains),
          any_hex (state, rng), 0, 0);
}

static void
place_units (AciesState *state,
             AciesAiRng *rng)
{
  static const guint8 sizes[] = { 4, 20, 60, 250 };
  guint               n = sizes[acies_ai_rng_below (rng, G_N_ELEMENTS (sizes))];

  for (guint i = 0; i < n; i++)
    {
      AciesId type = (AciesId) acies_ai_rng_below (rng, state->ruleset->n_unit_types);

      give (state, ACIES_COMMAND_PLACE, ACIES_NO_SIDE, type, any_hex (state, rng),
            between (rng, 1, acies_state_strength (state, type)), 0);
    }
}

static void
make_deck (AciesState *state,
           AciesSide   side,
           AciesAiRng *rng)
{
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      guint copies = ((state->ruleset->cards[card].sides >> side) & 1) ? acies_ai_rng_below (rng, 6) : 0;

      give (state, ACIES_COMMAND_HAND, side, (AciesId) card, ACIES_NO_HEX, 0, 0);
      give (state, ACIES_COMMAND_CARDS, side, (AciesId) card, ACIES_NO_HEX, copies, 0);
      if (copies > 0 && acies_ai_rng_below (rng, 4) == 0)
        give (state, ACIES_COMMAND_HAND, side, (AciesId) card, ACIES_NO_HEX, 1, 0);
    }
  give (state, ACIES_COMMAND_HAND_SIZE, side, ACIES_NO_ID, ACIES_NO_HEX, between (rng, 0, ACIES_MAX_HAND), 0);
  give (state, ACIES_COMMAND_MORALE, side, ACIES_NO_ID, ACIES_NO_HEX, between (rng, 1, 8), 0);
}

static AciesState *
try_once (const AciesState *like,
          AciesAiRng       *rng)
{
  AciesState *state = acies_state_copy (like);

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD)
        give (state, ACIES_COMMAND_REMOVE, ACIES_NO_SIDE, ACIES_NO_ID, state->units[i].hex, 0, 0);
    }
  make_board (state, rng);
  place_units (state, rng);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    make_deck (state, side, rng);
  give (state, ACIES_COMMAND_END_ROUND, ACIES_NO_SIDE, ACIES_NO_ID, ACIES_NO_HEX, between (rng, 1, 15), 0);
  give (state, ACIES_COMMAND_FIRST, (AciesSide) acies_ai_rng_below (rng, state->ruleset->n_sides), ACIES_NO_ID, ACIES_NO_HEX, 0, 0);

  return state;
}

AciesState *
odd_board_new (const AciesState *like,
               AciesAiRng       *rng)
{
  for (;;)
    {
      g_autoptr (AciesState) state = try_once (like, rng);
      g_autoptr (AciesFindings) findings = acies_findings_new ();

      acies_scenario_find (state, findings);
      if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) == 0)
        return g_steal_pointer (&state);
    }
}
