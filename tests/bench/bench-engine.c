/* bench-engine.c - the engine: listing, checking, applying, copying, whole games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "bench/bench.h"
#include "bench/forty.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/odds/odds.h"
#include "session/rng.h"
#include "session/session.h"
#include "support/battles.h"

/* One game of a battle: its log, and every position of it in which somebody chooses. */
typedef struct
{
  AciesState *start;
  AciesState *scratch;
  GArray     *log;
  GArray     *events;
  GArray     *list;
  GPtrArray  *positions;
  guint64     n_played;
  guint       n_units; /* that may do something, in all positions together */
} Bench;

/* "Pydna: " before each line, so that the games of the program can be told apart. */
static void
run (const char *battle,
     const char *what,
     BenchFunc   func,
     Bench      *bench)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", battle, what);

  bench_run (name, func, bench);
}

static AciesSession *
play_out (const AciesState *scenario,
          GPtrArray        *positions)
{
  AciesSession     *session = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (1);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command = acies_ai_choose_random (view, &rng);

      g_ptr_array_add (positions, acies_state_copy (state));
      acies_session_apply (session, &command, NULL);
    }

  return session;
}

static guint
list_positions (gpointer data)
{
  Bench *bench = data;

  for (guint i = 0; i < bench->positions->len; i++)
    {
      g_array_set_size (bench->list, 0);
      acies_command_list (g_ptr_array_index (bench->positions, i), bench->list);
    }

  return bench->positions->len;
}

static guint
list_commands (gpointer data)
{
  Bench *bench = data;
  guint  n = 0;

  for (guint i = 0; i < bench->positions->len; i++)
    {
      g_array_set_size (bench->list, 0);
      acies_command_list (g_ptr_array_index (bench->positions, i), bench->list);
      n += bench->list->len;
    }

  return n;
}

/* Of several commands of one unit it counts once. */
static guint
count_units (const AciesState *state,
             const GArray     *commands)
{
  guint8 seen[ACIES_MAX_UNITS] = { 0 };
  guint  n = 0;

  for (guint i = 0; i < commands->len; i++)
    {
      AciesUnitId unit = acies_command_unit (&g_array_index (commands, AciesCommand, i), state);

      n += unit != ACIES_NO_UNIT && seen[unit]++ == 0;
    }

  return n;
}

/* What listing takes for each of them: armies of different sizes can be compared by it. */
static guint
list_units (gpointer data)
{
  Bench *bench = data;

  list_positions (bench);

  return bench->n_units;
}

static void
run_lists (const char *battle,
           Bench      *bench)
{
  for (guint i = 0; i < bench->positions->len; i++)
    {
      const AciesState *state = g_ptr_array_index (bench->positions, i);

      g_array_set_size (bench->list, 0);
      acies_command_list (state, bench->list);
      bench->n_units += count_units (state, bench->list);
    }
  run (battle, "positions listed", list_positions, bench);
  run (battle, "commands listed", list_commands, bench);
  run (battle, "units listed", list_units, bench);
}

static guint
apply_log (gpointer data)
{
  Bench *bench = data;

  acies_state_assign (bench->scratch, bench->start);
  for (guint i = 0; i < bench->log->len; i++)
    acies_engine_apply (bench->scratch, &g_array_index (bench->log, AciesCommand, i), NULL, NULL);

  return bench->log->len;
}

static guint
apply_and_revert_log (gpointer data)
{
  Bench *bench = data;

  acies_state_assign (bench->scratch, bench->start);
  g_array_set_size (bench->events, 0);
  for (guint i = 0; i < bench->log->len; i++)
    acies_engine_apply (bench->scratch, &g_array_index (bench->log, AciesCommand, i), bench->events, NULL);
  acies_engine_revert (bench->scratch, bench->events);

  return bench->log->len;
}

static guint
assign_state (gpointer data)
{
  Bench *bench = data;

  for (guint i = 0; i < 1000; i++)
    acies_state_assign (bench->scratch, bench->start);

  return 1000;
}

static guint
copy_state (gpointer data)
{
  Bench *bench = data;

  for (guint i = 0; i < 100; i++)
    acies_state_free (acies_state_copy (bench->start));

  return 100;
}

static guint
hash_state (gpointer data)
{
  Bench  *bench = data;
  guint64 sum = 0;

  for (guint i = 0; i < 100; i++)
    sum ^= acies_state_hash (bench->start) + i;

  return sum != 0 ? 100 : 99;
}

/* Of every attack that somebody may choose, as a hint shows them. */
static guint
tell_odds (gpointer data)
{
  Bench *bench = data;
  guint  n = 0;

  for (guint i = 0; i < bench->positions->len; i++)
    {
      const AciesState *state = g_ptr_array_index (bench->positions, i);

      g_array_set_size (bench->list, 0);
      acies_command_list (state, bench->list);
      for (guint j = 0; j < bench->list->len; j++)
        {
          const AciesCommand *command = &g_array_index (bench->list, AciesCommand, j);
          g_autoptr (AciesOdds) odds = NULL;

          if (command->kind != ACIES_COMMAND_ATTACK)
            continue;
          odds = acies_odds_new_for_attack (state, command->hex, command->to, NULL, NULL);
          n += odds != NULL;
        }
    }

  return n;
}

/* What a computer player does when it tries things out: no session, no events. */
static guint
play_game (gpointer data)
{
  Bench      *bench = data;
  AciesState *state = bench->scratch;
  AciesAiRng  rng = acies_ai_rng_seeded (bench->n_played);
  guint       n_rolls = 0;

  acies_state_assign (state, bench->start);
  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesCommand command = acies_command (ACIES_COMMAND_DICE);

      if (state->decision.kind == ACIES_DECISION_DICE)
        {
          command.dice = acies_rng_answer (bench->n_played, n_rolls++, state).dice;
        }
      else
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);

          command = acies_ai_choose_random (view, &rng);
        }
      acies_engine_apply (state, &command, NULL, NULL);
    }
  bench->n_played++;

  return 1;
}

static void
run_battle (AciesLibrary *library,
            const char   *name,
            const char   *title)
{
  g_autoptr (AciesState) scenario = battle_load (library, name);
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_state_free);
  g_autoptr (AciesSession) session = play_out (scenario, positions);
  g_autoptr (AciesState) start = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesState) scratch = acies_state_copy (start);
  g_autoptr (GArray) log = acies_session_dup_log (session);
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (GArray) list = acies_commands_new ();
  Bench bench = { start, scratch, log, events, list, positions, 0, 0 };

  run_lists (title, &bench);
  run (title, "commands applied", apply_log, &bench);
  run (title, "applied and reverted", apply_and_revert_log, &bench);
  run (title, "states assigned", assign_state, &bench);
  run (title, "states copied", copy_state, &bench);
  run (title, "states hashed", hash_state, &bench);
  run (title, "odds of attacks told", tell_odds, &bench);
  run (title, "random games", play_game, &bench);
}

/* What a large battle asks of the window at each click: what all formed units may do, in a phase in which each may go. */
static void
run_forty (AciesLibrary *library)
{
  g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_state_free);
  g_autoptr (GArray) list = acies_commands_new ();
  Bench bench = { .positions = positions, .list = list };

  g_ptr_array_add (positions, forty_new_game (library));
  run_lists ("Forty a side", &bench);
}

int
main (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  bench_begin ();
  run_battle (library, "pydna", "Pydna");
  run_battle (library, "ticinus", "Ticinus");
  run_battle (library, "epic", "Epic");
  run_battle (library, "magnesia", "Magnesia");
  run_forty (library);

  return 0;
}
