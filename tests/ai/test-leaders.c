/* test-leaders.c - Legio VI: what computers do with leaders and heavy foot, in whole games of normal against normal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "ai/random.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/view/view.h"
#include "support/battles.h"

#define RULESET "legio-vi"
#define IN_DANGER 2
#define IN_REACH 4
#define MANOEUVRE 2 /* the third phase */
#define HEAVY 2     /* points of disorder that rough ground costs such units */

/* What was counted. */
typedef struct
{
  guint rides;      /* moves of leaders */
  guint alone;      /* of these, to a hex without a unit */
  guint in_danger;  /* of these, within two hexes of an enemy */
  guint ahead;      /* of these, nearer to the nearest enemy than every unit of their side */
  guint helped;     /* units steadied or inspired */
  guint idle;       /* of these, with no enemy in reach */
  guint moves;      /* of heavy foot */
  guint disordered; /* of these, over ground that costs it disorder */
  guint pointless;  /* of these, to a hex with no enemy in reach */
} Tally;

static gboolean
is_leader (const AciesState *state,
           AciesUnitId       unit)
{
  return acies_stack_layer (state->ruleset, state->units[unit].type) > 0;
}

/* How far from @hex the nearest unit of @side is, or of its enemy. */
static guint
nearest_of (const AciesState *state,
            AciesHex          hex,
            AciesSide         side,
            gboolean          enemy)
{
  guint nearest = G_MAXUINT;

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (state->units[i].place == ACIES_PLACE_BOARD && !is_leader (state, unit) && (state->units[i].side != side) == enemy)
        nearest = MIN (nearest, acies_hex_distance (state->units[i].hex, hex));
    }

  return nearest;
}

/* No unit of @side is as near as @hex to any of the enemies nearest to it. */
static gboolean
is_ahead (const AciesState *state,
          AciesHex          hex,
          AciesSide         side)
{
  guint nearest = nearest_of (state, hex, side, TRUE);

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && unit->side != side && !is_leader (state, (AciesUnitId) i) &&
          acies_hex_distance (unit->hex, hex) == nearest && nearest_of (state, unit->hex, side, FALSE) <= nearest)
        return FALSE;
    }

  return nearest != G_MAXUINT;
}

static int
value (const AciesState *state,
       AciesUnitId       unit,
       const char       *id)
{
  for (guint i = 0; i < state->ruleset->n_attributes; i++)
    {
      if (g_str_equal (state->ruleset->attributes[i].id, id))
        return state->ruleset->unit_types[state->units[unit].type].values[i];
    }

  g_assert_not_reached ();
}

static guint
disorder_of (const AciesState *state,
             AciesUnitId       unit)
{
  for (guint i = 0; i < state->ruleset->n_properties; i++)
    {
      if (g_str_equal (state->ruleset->properties[i].id, "disorder"))
        return state->units[unit].properties[i];
    }

  g_assert_not_reached ();
}

static void
count_ride (const AciesState *after,
            AciesUnitId       leader,
            Tally            *tally)
{
  AciesHex  hex = after->units[leader].hex;
  AciesSide side = after->units[leader].side;

  tally->rides++;
  if (acies_stack_in_layer (after, hex, 0) != ACIES_NO_UNIT)
    return;
  tally->alone++;
  tally->in_danger += nearest_of (after, hex, side, TRUE) <= IN_DANGER;
  tally->ahead += is_ahead (after, hex, side);
}

/* Of a move by one command, or by the die that has fallen for it. */
static void
count_moves (const AciesState *before,
             const AciesState *after,
             Tally            *tally)
{
  for (guint i = 0; i < before->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;
      AciesHex    hex = after->units[i].hex;

      if (!acies_state_unit_is_on_board (before, unit) || !acies_state_unit_is_on_board (after, unit) || before->units[i].hex == hex ||
          before->units[i].side != before->turn.active || value (before, unit, "rough") < HEAVY)
        continue;
      tally->moves++;
      if (disorder_of (after, unit) < disorder_of (before, unit) + HEAVY)
        continue;
      /* Fatigue also disorders a unit, and a step onto clear ground is no march into rough ground. */
      if (after->board->terrain[hex] == 0 && acies_board_distance (after->board, before->units[i].hex, hex) == 1)
        continue;
      tally->disordered++;
      tally->pointless += nearest_of (after, hex, before->units[i].side, TRUE) > IN_REACH;
    }
}

static void
count (const AciesState   *before,
       const AciesState   *after,
       const AciesCommand *command,
       Tally              *tally)
{
  const AciesVerb *verb = acies_command_verb (command->kind, before->ruleset->procs);
  AciesUnitId      unit = command->hex != ACIES_NO_HEX ? acies_command_unit (command, before) : ACIES_NO_UNIT;

  if (unit == ACIES_NO_UNIT)
    return;
  if (command->kind == ACIES_COMMAND_MOVE && is_leader (before, unit))
    count_ride (after, unit, tally);
  else if (verb != NULL && (g_str_equal (verb->name, "steady") || g_str_equal (verb->name, "inspire")))
    {
      tally->helped++;
      tally->idle += nearest_of (before, command->hex, before->units[unit].side, TRUE) > IN_REACH;
    }
}

static void
play (const AciesState *battle,
      guint64           seed,
      AciesAiCache     *cache,
      Tally            *tally)
{
  const AciesAiPlayer *player = acies_ai_player_get (acies_ai_player_find ("normal"));
  g_autoptr (AciesState) state = acies_engine_new_game (battle, NULL);
  g_autoptr (AciesState) before = acies_state_copy (state);
  AciesAiRng dice = acies_ai_rng_seeded (acies_ai_rng_mix (seed));
  AciesAiRng rng = acies_ai_rng_seeded (seed);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      gboolean     chance = acies_state_awaits_chance (state);
      AciesCommand command;

      if (chance)
        command = acies_ai_roll (state, &dice);
      else
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);

          command = player->choose (cache, view, &rng, NULL);
        }
      acies_state_assign (before, state);
      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
      count (before, state, &command, tally);
      if (before->turn.phase == MANOEUVRE && (command.kind == ACIES_COMMAND_MOVE || command.kind == ACIES_COMMAND_DICE))
        count_moves (before, state, tally);
    }
}

/* No general is left alone before the enemy by what he does himself, no unit is helped that has nothing to fight, and no
 * heavy foot goes into rough ground far from the enemy. */
static void
test_leaders (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) battles = battles_list (library, RULESET);
  AciesAiCache *cache = acies_ai_cache_new ();
  guint64       each = many (1, 25);
  Tally         tally = { 0 };

  for (guint i = 0; i < g_strv_length (battles); i += many (2, 1))
    {
      g_autoptr (AciesState) battle = battle_load (library, battles[i]);

      for (guint64 seed = 1; seed <= each; seed++)
        play (battle, seed, cache, &tally);
    }
  acies_ai_cache_free (cache);
  g_test_message ("%u rides, %u alone, %u in danger, %u ahead of the line; %u helped, %u for nothing; %u moves of heavy foot, %u in disorder, %u for nothing",
                  tally.rides, tally.alone, tally.in_danger, tally.ahead, tally.helped, tally.idle, tally.moves, tally.disordered, tally.pointless);
  g_assert_cmpuint (tally.rides, >, 5 * each);
  g_assert_cmpuint (tally.helped, >, 5 * each);
  g_assert_cmpuint (tally.moves, >, 20 * each);
  g_assert_cmpuint (tally.in_danger, ==, 0);
  g_assert_cmpuint (tally.ahead, ==, 0);
  g_assert_cmpuint (tally.idle, ==, 0);
  g_assert_cmpuint (tally.pointless, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ai/leaders", test_leaders);

  return g_test_run ();
}
