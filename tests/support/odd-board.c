/* odd-board.c - scenarios nobody would draw, made by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/odd-board.h"

#include "engine/core/engine.h"
#include "engine/find/findings.h"

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
  AciesCommand command = { .kind = kind, .side = side, .id = id, .type = ACIES_NO_ID, .hex = hex, .to = ACIES_NO_HEX, .via = ACIES_NO_HEX, .number = (gint16) number, .number2 = (gint16) number2 };

  acies_engine_apply (state, &command, NULL, NULL);
}

static AciesHex
any_hex (const AciesState *state,
         AciesAiRng       *rng)
{
  guint row = acies_ai_rng_below (rng, state->board->rows);

  return acies_hex (acies_ai_rng_below (rng, acies_board_columns_in_row (state->board, row)), row);
}

static gboolean
one_in (AciesAiRng *rng,
        guint       n)
{
  return acies_ai_rng_below (rng, n) == 0;
}

/* What differs between the two kinds of boards. */
typedef struct
{
  guint columns;
  guint rows;
  guint n_units;
  guint most_cards; /* in a hand */
  guint most_morale;
} Size;

static Size
odd_size (AciesAiRng *rng)
{
  static const guint8 lengths[] = { 3, 4, 7, 12, 27, 64 };
  static const guint8 units[] = { 4, 20, 60, 250 };

  Size size = { .most_cards = ACIES_MAX_HAND, .most_morale = 8 };

  size.columns = lengths[acies_ai_rng_below (rng, G_N_ELEMENTS (lengths))];
  size.rows = lengths[acies_ai_rng_below (rng, G_N_ELEMENTS (lengths))];
  size.n_units = units[acies_ai_rng_below (rng, G_N_ELEMENTS (units))];
  return size;
}

static Size
small_size (AciesAiRng *rng)
{
  Size size = { .most_cards = 8, .most_morale = 16 };

  size.columns = between (rng, 3, 10);
  size.rows = between (rng, 3, 9);
  size.n_units = between (rng, 4, 24);
  return size;
}

static void
make_board (AciesState *state,
            Size        size,
            AciesAiRng *rng)
{
  guint n;

  give (state, ACIES_COMMAND_RESIZE, ACIES_NO_SIDE, ACIES_NO_ID, ACIES_NO_HEX, size.columns, size.rows);
  n = acies_ai_rng_below (rng, size.columns * size.rows / 2);
  for (guint i = 0; i < n; i++)
    {
      AciesHex hex = any_hex (state, rng);
      AciesId  terrain = (AciesId) acies_ai_rng_below (rng, state->ruleset->n_terrains);

      give (state, ACIES_COMMAND_PAINT, ACIES_NO_SIDE, terrain, hex, 0, 0);
    }
}

static void
set_switches (AciesState *state,
              AciesAiRng *rng)
{
  for (guint i = 0; i < state->ruleset->n_switches; i++)
    {
      const AciesSwitch *one = &state->ruleset->switches[i];
      int                value = one_in (rng, 2) ? one->fallback : (int) between (rng, 0, (guint) (one->max - one->min)) + one->min;

      give (state, ACIES_COMMAND_SWITCH, ACIES_NO_SIDE, (AciesId) i, ACIES_NO_HEX, (guint) value, 0);
    }
}

/* Of those whose armies may have the type. */
static AciesSide
any_side_of (const AciesState *state,
             AciesId           type,
             AciesAiRng       *rng)
{
  const AciesUnitType *one = &state->ruleset->unit_types[type];
  AciesSide            side = acies_unit_type_only_side (one);

  while (side == ACIES_NO_SIDE)
    {
      AciesSide any = (AciesSide) acies_ai_rng_below (rng, state->ruleset->n_sides);

      side = (one->sides >> any) & 1 ? any : ACIES_NO_SIDE;
    }

  return side;
}

static void
place_unit (AciesState *state,
            AciesAiRng *rng)
{
  AciesId                   type = (AciesId) acies_ai_rng_below (rng, state->ruleset->n_unit_types);
  AciesSide                 side = any_side_of (state, type, rng);
  AciesHex                  hex = any_hex (state, rng);
  const AciesScenarioProcs *scenario = state->ruleset->procs->scenario;

  if (scenario->may_stand != NULL && !scenario->may_stand (state, side, type, hex))
    return;
  give (state, ACIES_COMMAND_PLACE, side, type, hex, between (rng, 1, acies_state_strength (state, type)), 0);
  for (guint mark = 0; mark < state->ruleset->n_marks; mark++)
    {
      if (state->ruleset->marks[mark].kept && one_in (rng, 6))
        give (state, ACIES_COMMAND_MARK, ACIES_NO_SIDE, (AciesId) mark, hex, 1, 0);
    }
}

static void
set_reserves (AciesState *state,
              AciesAiRng *rng)
{
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      guint     number2 = one_in (rng, 3) ? 1 : 0;
      guint     number = one_in (rng, 4) ? between (rng, 1, 2) : 0;
      AciesSide side = any_side_of (state, (AciesId) type, rng);

      give (state, ACIES_COMMAND_RESERVE, side, (AciesId) type, ACIES_NO_HEX, number, number2);
    }
}

/* A camp, and where the reserve comes in. */
static void
mark_ground (AciesState *state,
             AciesSide   side,
             AciesAiRng *rng)
{
  guint n = acies_ai_rng_below (rng, 4);

  while (state->sides[side].n_entries > 0)
    give (state, ACIES_COMMAND_ENTRY, side, ACIES_NO_ID, state->sides[side].entries[0], 0, 0);
  for (guint i = 0; i < n; i++)
    give (state, ACIES_COMMAND_ENTRY, side, ACIES_NO_ID, any_hex (state, rng), 1, 0);
  give (state, ACIES_COMMAND_CAMP, side, ACIES_NO_ID, one_in (rng, 2) ? any_hex (state, rng) : ACIES_NO_HEX, 0, 0);
}

/* What hands hold of it is in it already. */
static void
make_common_deck (AciesState *state,
                  AciesAiRng *rng)
{
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      if (state->ruleset->cards[card].common)
        give (state, ACIES_COMMAND_CARDS, ACIES_COMMON, (AciesId) card, ACIES_NO_HEX, acies_ai_rng_below (rng, 6), 0);
    }
}

static void
make_deck (AciesState *state,
           AciesSide   side,
           Size        size,
           AciesAiRng *rng)
{
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      guint copies = ((state->ruleset->cards[card].sides >> side) & 1) ? acies_ai_rng_below (rng, 6) : 0;

      give (state, ACIES_COMMAND_HAND, side, (AciesId) card, ACIES_NO_HEX, 0, 0);
      give (state, ACIES_COMMAND_CARDS, side, (AciesId) card, ACIES_NO_HEX, copies, 0);
      if (copies > 0 && one_in (rng, 4))
        give (state, ACIES_COMMAND_HAND, side, (AciesId) card, ACIES_NO_HEX, 1, 0);
      if (copies > 0 && one_in (rng, 8))
        give (state, ACIES_COMMAND_DISCARD, side, (AciesId) card, ACIES_NO_HEX, 1, 0);
    }
  give (state, ACIES_COMMAND_HAND_SIZE, side, ACIES_NO_ID, ACIES_NO_HEX, between (rng, 0, size.most_cards), 0);
  give (state, ACIES_COMMAND_MORALE, side, ACIES_NO_ID, ACIES_NO_HEX, between (rng, 1, size.most_morale), 0);
}

/* Where a game counts them: few, so that rounds change hands, and some of them spent. */
static void
set_actions (AciesState *state,
             AciesSide   side,
             AciesAiRng *rng)
{
  if (state->ruleset->army.actions == 0)
    return;
  give (state, ACIES_COMMAND_SPENT, side, ACIES_NO_ID, ACIES_NO_HEX, 0, 0);
  give (state, ACIES_COMMAND_ACTIONS, side, ACIES_NO_ID, ACIES_NO_HEX, between (rng, 1, 8), 0);
  if (one_in (rng, 4))
    give (state, ACIES_COMMAND_SPENT, side, ACIES_NO_ID, ACIES_NO_HEX, acies_ai_rng_below (rng, 4), 0);
}

static void
set_resources (AciesState *state,
               AciesSide   side,
               AciesAiRng *rng)
{
  for (guint i = 0; i < state->ruleset->n_resources; i++)
    {
      const AciesResource *resource = &state->ruleset->resources[i];

      if (!resource->fixed)
        give (state, ACIES_COMMAND_RESOURCE, side, (AciesId) i, ACIES_NO_HEX, between (rng, resource->min, resource->max), 0);
    }
}

static void
clear_army (AciesState *state)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD)
        give (state, ACIES_COMMAND_REMOVE, ACIES_NO_SIDE, ACIES_NO_ID, state->units[i].hex, 0, 0);
    }
}

static void
set_course (AciesState *state,
            AciesAiRng *rng)
{
  guint end_round = between (rng, 1, 15);
  guint n_sides = state->ruleset->n_sides;
  guint n_phases = state->ruleset->procs->n_opening_phases;

  give (state, ACIES_COMMAND_END_ROUND, ACIES_NO_SIDE, ACIES_NO_ID, ACIES_NO_HEX, end_round, 0);
  give (state, ACIES_COMMAND_FIRST, (AciesSide) acies_ai_rng_below (rng, n_sides), ACIES_NO_ID, ACIES_NO_HEX, 0, 0);
  if (one_in (rng, 4))
    {
      guint     round = between (rng, 1, end_round);
      AciesId   phase = n_phases > 1 ? (AciesId) acies_ai_rng_below (rng, n_phases) : ACIES_NO_ID;
      AciesSide side = (AciesSide) acies_ai_rng_below (rng, n_sides);

      give (state, ACIES_COMMAND_OPENING, side, phase, ACIES_NO_HEX, round, 0);
    }
}

static AciesState *
try_once (const AciesState *like,
          Size              size,
          AciesAiRng       *rng)
{
  AciesState *state = acies_state_copy (like);

  clear_army (state);
  make_board (state, size, rng);
  set_switches (state, rng);
  for (guint i = 0; i < size.n_units; i++)
    place_unit (state, rng);
  set_reserves (state, rng);
  make_common_deck (state, rng);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      mark_ground (state, side, rng);
      make_deck (state, side, size, rng);
      set_actions (state, side, rng);
      set_resources (state, side, rng);
    }
  set_course (state, rng);

  return state;
}

static AciesState *
try_until_good (const AciesState *like,
                Size (*size) (AciesAiRng *rng),
                AciesAiRng *rng)
{
  for (;;)
    {
      g_autoptr (AciesState) state = try_once (like, size (rng), rng);
      g_autoptr (AciesFindings) findings = acies_findings_new ();

      acies_scenario_find (state, findings);
      if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) == 0)
        return g_steal_pointer (&state);
    }
}

/* Where units do not fight, pieces at random make no table to play at: it is as it was, and another length. */
static AciesState *
table_like (const AciesState *like,
            AciesAiRng       *rng)
{
  AciesState  *state = acies_state_copy (like);
  AciesCommand end = acies_command (ACIES_COMMAND_END_ROUND);

  end.number = (gint16) (1 + acies_ai_rng_below (rng, 12));
  acies_engine_apply (state, &end, NULL, NULL);

  return state;
}

AciesState *
odd_board_new (const AciesState *like,
               AciesAiRng       *rng)
{
  return like->ruleset->procs->evaluate != NULL ? table_like (like, rng) : try_until_good (like, odd_size, rng);
}

AciesState *
small_board_new (const AciesState *like,
                 AciesAiRng       *rng)
{
  return like->ruleset->procs->evaluate != NULL ? table_like (like, rng) : try_until_good (like, small_size, rng);
}
