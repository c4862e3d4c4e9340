/* bench-computer.c - how many games computer players play, and how many positions they look at
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "ai/random.h"
#include "ai/search.h"
#include "bench/bench.h"
#include "engine/core/engine.h"
#include "support/battles.h"

/* Of one look: all on one thread. */
#define POSITIONS 15000

/* Commands after which hard looks: hands are chosen and units have moved. */
#define OPENING 40

typedef struct
{
  AciesState   *start;
  AciesAiCache *cache;
  AciesAiChoose choose;
  guint         n_played;
} Bench;

/* So many commands, or to the end. */
static void
play_on (Bench      *bench,
         AciesState *state,
         guint       n)
{
  AciesAiRng dice = acies_ai_rng_seeded (bench->n_played);
  AciesAiRng rng = acies_ai_rng_seeded (~(guint64) bench->n_played);

  for (guint i = 0; i < n && state->outcome.reason == ACIES_END_NOT_YET; i++)
    {
      AciesCommand command;

      if (state->decision.kind == ACIES_DECISION_DICE)
        {
          command = acies_ai_roll (state, &dice);
        }
      else
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);

          command = bench->choose (bench->cache, view, &rng, NULL);
        }
      acies_engine_apply (state, &command, NULL, NULL);
    }
}

static guint
play_game (gpointer data)
{
  Bench *bench = data;
  g_autoptr (AciesState) state = acies_state_copy (bench->start);

  play_on (bench, state, G_MAXUINT);
  bench->n_played++;

  return 1;
}

static gboolean
has_choice (const AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();

  if (state->decision.kind == ACIES_DECISION_DICE)
    return FALSE;
  acies_command_list (state, list);

  return list->len > 1;
}

static guint
look (gpointer data)
{
  Bench *bench = data;
  g_autoptr (AciesView) view = acies_view_new_deciding (bench->start);
  AciesAiRng rng = acies_ai_rng_seeded (bench->n_played++);
  g_autoptr (GArray) options = acies_ai_search (bench->cache, view, POSITIONS, &rng, NULL);

  return POSITIONS;
}

static void
run (const char *title,
     const char *what,
     BenchFunc   func,
     Bench      *bench)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", title, what);

  bench_run (name, func, bench);
}

static void
run_battle (AciesLibrary *library,
            const char   *battle,
            const char   *title)
{
  g_autoptr (AciesState) scenario = battle_load (library, battle);
  g_autoptr (AciesState) start = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  Bench bench = { start, cache, acies_ai_player_get (acies_ai_player_find ("easy"))->choose, 0 };

  run (title, "games of easy", play_game, &bench);
  bench.choose = acies_ai_player_get (acies_ai_player_find ("normal"))->choose;
  run (title, "games of normal", play_game, &bench);
  bench.n_played = 0; /* the same position whatever the speed of games */
  play_on (&bench, start, OPENING);
  while (!has_choice (start))
    play_on (&bench, start, 1);
  run (title, "positions of hard", look, &bench);
}

int
main (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  bench_begin ();
  run_battle (library, "pydna", "Pydna");
  run_battle (library, "elis", "Elis");
  run_battle (library, "ticinus", "Ticinus");

  return 0;
}
