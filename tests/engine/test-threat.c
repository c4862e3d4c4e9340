/* test-threat.c - what a unit could hit, against enemies that are really put there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/reach.h"

#include "rulesets/legio-vi/parts.h"
#include "support/battles.h"
#include "support/odd-board.h"

#include <string.h>

#define N_BOARDS 400

/* So that no test passes for want of cases. */
typedef struct
{
  guint hit;      /* hexes on which somebody would be a target */
  guint spared;   /* hexes on which nobody would */
  guint enemies;  /* of the hit, those that an enemy holds */
  guint from_far; /* hexes that are hit only after a move */
} Tally;

static gboolean
is_target (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          from,
           AciesHex          at)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (AciesTarget));

  acies_unit_list_targets (state, unit, from, targets);
  for (guint i = 0; i < targets->len; i++)
    if (state->units[g_array_index (targets, AciesTarget, i).unit].hex == at)
      return TRUE;

  return FALSE;
}

/* A type that the other side may have. */
static AciesUnit
enemy_of (const AciesState *state,
          AciesUnitId       unit,
          AciesHex          hex)
{
  AciesUnit enemy = { .place = ACIES_PLACE_BOARD, .figures = 1, .hex = hex };

  enemy.side = acies_ruleset_enemy_of (state->ruleset, state->units[unit].side);
  while (!(state->ruleset->unit_types[enemy.type].sides & (1u << enemy.side)))
    enemy.type++;

  return enemy;
}

/* Puts an enemy on the hex and asks whether it is a target. */
static gboolean
would_be_hit (const AciesState *state,
              AciesState       *room,
              AciesUnitId       unit,
              AciesHex          from,
              AciesHex          at)
{
  AciesUnitId there = acies_state_unit_at (state, at);

  if (there != ACIES_NO_UNIT && there != unit)
    return is_target (state, unit, from, at);
  /* From elsewhere the hex it stands on now is free, too. */
  if (at == from || !acies_state_is_passable (state, at))
    return FALSE;
  acies_state_assign (room, state);
  room->units[room->n_units] = enemy_of (state, unit, at);
  room->n_units++;

  return is_target (room, unit, from, at);
}

static void
check_from (const AciesState *state,
            AciesState       *room,
            AciesUnitId       unit,
            AciesHex          from,
            guint8           *threat,
            Tally            *tally)
{
  AciesHex own = state->units[unit].hex;
  guint8   hexes[ACIES_MAX_HEXES];

  acies_unit_mark_targets (state, unit, from, hexes);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      if (hex == own)
        {
          g_assert_cmpuint (hexes[hex], ==, 0);
          continue;
        }
      g_assert_cmpuint (hexes[hex], ==, would_be_hit (state, room, unit, from, hex));
      tally->hit += hexes[hex];
      tally->spared += !hexes[hex];
      tally->enemies += hexes[hex] && acies_state_unit_at (state, hex) != ACIES_NO_UNIT;
      tally->from_far += from != own && hexes[hex] && !threat[hex];
      threat[hex] |= hexes[hex];
    }
}

/* Its threat is what it hits from anywhere that it may attack from. */
static void
check_unit (const AciesState *state,
            AciesState       *room,
            AciesUnitId       unit,
            guint8           *threat,
            Tally            *tally)
{
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  guint8 told[ACIES_MAX_HEXES];

  memset (threat, 0, ACIES_MAX_HEXES);
  if (acies_unit_check_attack_from (state, unit, state->units[unit].hex, ACIES_MOMENT_ORDERED, NULL))
    check_from (state, room, unit, state->units[unit].hex, threat, tally);
  acies_unit_list_destinations (state, unit, ACIES_MOMENT_ORDERED, destinations, NULL);
  for (guint i = 0; i < destinations->len; i++)
    if (g_array_index (destinations, AciesDestination, i).attack)
      check_from (state, room, unit, g_array_index (destinations, AciesDestination, i).hex, threat, tally);
  acies_unit_mark_threat (state, unit, told);
  g_assert_cmpmem (told, ACIES_MAX_HEXES, threat, ACIES_MAX_HEXES);
}

static void
check_sides (const AciesState *state,
             const guint8 (*threats)[ACIES_MAX_HEXES])
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      guint8 told[ACIES_MAX_HEXES];
      guint8 counted[ACIES_MAX_HEXES] = { 0 };

      for (guint i = 0; i < state->n_units; i++)
        for (guint hex = 0; acies_state_unit_is_on_board (state, (AciesUnitId) i) && state->units[i].side == side && hex < ACIES_MAX_HEXES; hex++)
          counted[hex] += threats[i][hex];
      acies_side_count_threat (state, side, told);
      g_assert_cmpmem (told, ACIES_MAX_HEXES, counted, ACIES_MAX_HEXES);
    }
}

static void
test_threat (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, name);
  g_autoptr (AciesState) room = acies_state_copy (battle);
  g_autofree guint8 (*threats)[ACIES_MAX_HEXES] = g_malloc ((gsize) ACIES_MAX_UNITS * ACIES_MAX_HEXES);
  AciesAiRng rng = acies_ai_rng_seeded (8);
  Tally      tally = { 0 };

  for (guint n = 0; n < N_BOARDS; n++)
    {
      g_autoptr (AciesState) state = small_board_new (battle, &rng);

      for (guint i = 0; i < state->n_units; i++)
        if (acies_state_unit_is_on_board (state, (AciesUnitId) i))
          check_unit (state, room, (AciesUnitId) i, threats[i], &tally);
      check_sides (state, (const guint8 (*)[ACIES_MAX_HEXES]) threats);
    }
  g_test_message ("%u hit, %u spared, %u enemies, %u after a move only", tally.hit, tally.spared, tally.enemies, tally.from_far);
  g_assert_cmpuint (tally.hit, >, 5000);
  g_assert_cmpuint (tally.spared, >, 5000);
  g_assert_cmpuint (tally.enemies, >, 300);
  g_assert_cmpuint (tally.from_far, >, 1000);
}

/* --- charges -------------------------------------------------------------------------------- */

/* Is there an enemy on the hex, or of some type or other one that could come, whom it may charge? */
static gboolean
would_be_charged (const AciesState *state,
                  AciesState       *room,
                  AciesUnitId       unit,
                  AciesHex          at)
{
  AciesUnitId there = acies_state_unit_at (state, at);
  AciesUnit   enemy = enemy_of (state, unit, at);

  if (there != ACIES_NO_UNIT)
    return state->units[there].side == enemy.side && acies_lvi_check_charges (state, unit, there, NULL);
  for (enemy.type = 0; enemy.type < state->ruleset->n_unit_types && acies_state_is_passable (state, at); enemy.type++)
    {
      if (!(state->ruleset->unit_types[enemy.type].sides & (1u << enemy.side)))
        continue;
      acies_state_assign (room, state);
      acies_unit_set_fallbacks (state->ruleset, &enemy);
      room->units[room->n_units++] = enemy;
      if (acies_lvi_check_charges (room, unit, (AciesUnitId) (room->n_units - 1), NULL))
        return TRUE;
    }

  return FALSE;
}

static void
check_charges (const AciesState *state,
               AciesState       *room,
               AciesUnitId       unit,
               Tally            *tally)
{
  guint8 hexes[ACIES_MAX_HEXES] = { 0 };

  acies_unit_add_charges (state, unit, hexes);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      g_assert_cmpuint (hexes[hex], ==, would_be_charged (state, room, unit, hex));
      tally->hit += hexes[hex];
      tally->spared += !hexes[hex];
      tally->enemies += hexes[hex] && acies_state_unit_at (state, hex) != ACIES_NO_UNIT;
    }
}

/* Who is turned threatens other hexes. */
static void
check_turned (AciesState *state,
              AciesUnitId unit,
              Tally      *tally)
{
  guint8 before[ACIES_MAX_HEXES] = { 0 }, after[ACIES_MAX_HEXES] = { 0 };
  guint8 kept = state->units[unit].properties[LVI_FACING];
  guint  n = 0;

  acies_unit_add_charges (state, unit, before);
  state->units[unit].properties[LVI_FACING] = (guint8) acies_facing_turn ((AciesFacing) kept, 3);
  acies_unit_add_charges (state, unit, after);
  state->units[unit].properties[LVI_FACING] = kept;
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      g_assert_false (before[hex] && after[hex]);
      n += before[hex];
    }
  tally->from_far += n > 0;
}

static void
test_charges (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "leucus");
  g_autoptr (AciesState) room = acies_state_copy (battle);
  AciesAiRng rng = acies_ai_rng_seeded (8);
  Tally      tally = { 0 };

  for (guint n = 0; n < N_BOARDS; n++)
    {
      g_autoptr (AciesState) state = small_board_new (battle, &rng);

      for (guint i = 0; i < state->n_units; i++)
        {
          if (!acies_state_unit_is_on_board (state, (AciesUnitId) i))
            continue;
          check_charges (state, room, (AciesUnitId) i, &tally);
          if (acies_lvi_is_formed (state, (AciesUnitId) i))
            check_turned (state, (AciesUnitId) i, &tally);
        }
    }
  g_test_message ("%u met, %u spared, %u enemies, %u turned", tally.hit, tally.spared, tally.enemies, tally.from_far);
  g_assert_cmpuint (tally.hit, >, 2000);
  g_assert_cmpuint (tally.spared, >, 5000);
  g_assert_cmpuint (tally.enemies, >, 100);
  g_assert_cmpuint (tally.from_far, >, 300);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/threat/rome-vs-macedon", "pydna", test_threat);
  g_test_add_data_func ("/threat/rome-vs-carthage", "ticinus", test_threat);
  g_test_add_func ("/threat/charges", test_charges);

  return g_test_run ();
}
