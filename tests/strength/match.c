/* match.c - games between two computer players, many at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/match.h"

#include "ai/players.h"
#include "ai/random.h"
#include "engine/core/engine.h"

#include <math.h>
#include <stdlib.h>

/* No game of a bundled battle comes near it. */
#define MOST_COMMANDS 20000

/* Dice and players draw from numbers of their own. */
#define OF_PLAYERS G_GUINT64_CONSTANT (0x5bd1e995)

gboolean
match_has_player (const char *name)
{
  return acies_ai_player_find (name) != 0 || atoi (name) > 0;
}

MatchPlayer
match_find_player (const char *name)
{
  guint       number = acies_ai_player_find (name);
  MatchPlayer player = { .n_positions = (guint) atoi (name) };

  if (!match_has_player (name))
    g_error ("there is no player %s", name);
  if (number != 0)
    player.choose = acies_ai_player_get (number)->choose;

  return player;
}

static gboolean
has_choice (const AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (state, list);

  return list->len > 1;
}

static void
note_time (MatchPlayer      *player,
           const AciesState *state,
           double            seconds)
{
  player->seconds += seconds;
  player->longest = MAX (player->longest, seconds);
  player->n_decisions++;
  if (has_choice (state))
    player->times[(guint) CLAMP (4 * log2 (seconds * 1e6), 0, MATCH_N_TIMES - 1)]++;
}

void
match_add_times (MatchPlayer       *self,
                 const MatchPlayer *other)
{
  self->seconds += other->seconds;
  self->n_decisions += other->n_decisions;
  self->longest = MAX (self->longest, other->longest);
  for (guint i = 0; i < MATCH_N_TIMES; i++)
    self->times[i] += other->times[i];
}

double
match_median (const MatchPlayer *self)
{
  guint n = 0;
  guint seen = 0;
  guint i = 0;

  for (guint j = 0; j < MATCH_N_TIMES; j++)
    n += self->times[j];
  while (i < MATCH_N_TIMES - 1 && 2 * (seen + self->times[i]) < n)
    seen += self->times[i++];

  return exp2 ((i + 1) / 4.0) / 1e6;
}

AciesCommand
match_decide (const AciesState *state,
              MatchPlayer      *player,
              AciesAiRng       *rng)
{
  g_autoptr (AciesView) view = acies_view_new_deciding (state);
  gint64       since = g_get_monotonic_time ();
  AciesCommand command = player->choose != NULL ? player->choose (player->cache, view, rng, NULL)
                                                : acies_ai_choose_by_search (player->cache, view, player->n_positions, rng, NULL);

  note_time (player, state, (double) (g_get_monotonic_time () - since) / G_USEC_PER_SEC);

  return command;
}

double
match_play (const AciesState *scenario,
            guint64           seed,
            gboolean          swapped,
            MatchPlayer      *players,
            MatchLook         look,
            gpointer          data)
{
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  AciesAiRng dice = acies_ai_rng_seeded (acies_ai_rng_mix (seed));
  AciesAiRng rng = acies_ai_rng_seeded (acies_ai_rng_mix (seed ^ OF_PLAYERS));

  for (guint n = 0; state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      AciesCommand command;

      if (n == MOST_COMMANDS)
        g_error ("a game of %u commands does not end", n);
      if (look != NULL)
        look (state, data);
      if (acies_state_awaits_chance (state))
        command = acies_ai_roll (state, &dice);
      else
        command = match_decide (state, &players[(acies_state_deciding_side (state) == 0) == swapped], &rng);
      if (!acies_engine_apply (state, &command, NULL, NULL))
        g_error ("a player gave a command that is refused");
    }
  if (state->outcome.winner == ACIES_NO_SIDE)
    return 0.5;

  return (state->outcome.winner == 0) != swapped ? 1 : 0;
}

typedef struct
{
  MatchGame game;
  gpointer  data;
  guint     n;
  gint     *next;    /* atomic */
  double   *results; /* by number: added up in its order, so that no thread makes a difference */
} Share;

static gpointer
play_share (gpointer data)
{
  Share        *share = data;
  AciesAiCache *minds[2] = { acies_ai_cache_new (), acies_ai_cache_new () };
  guint         number;

  while ((number = (guint) g_atomic_int_add (share->next, 1)) < share->n)
    share->results[number] = share->game (share->data, number, minds);
  acies_ai_cache_free (minds[0]);
  acies_ai_cache_free (minds[1]);

  return NULL;
}

double
match_play_all (MatchGame game,
                gpointer  data,
                guint     n)
{
  g_autofree double *results = g_new0 (double, n);
  gint               next = 0;
  Share              share = { game, data, n, &next, results };
  GThread           *threads[MATCH_THREADS];
  double             sum = 0;

  for (guint i = 0; i < MATCH_THREADS; i++)
    threads[i] = g_thread_new ("match", play_share, &share);
  for (guint i = 0; i < MATCH_THREADS; i++)
    g_thread_join (threads[i]);
  for (guint i = 0; i < n; i++)
    sum += results[i];

  return sum;
}
