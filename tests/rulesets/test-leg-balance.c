/* test-leg-balance.c - a game of Legions is about legions
 *
 * Computer players play each other, and the log is counted: where points come from, how
 * many legions there are and of what size, how often morale is checked. A player who lays
 * no card and only gathers coins loses. A short run plays a few games of each battle and
 * allows a quarter less; a long one plays as many as such figures need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "ai/random.h"
#include "engine/core/engine.h"
#include "rulesets/legions/legions.h"
#include "support/battles.h"

typedef struct
{
  guint  games;
  guint  players; /* of all games together */
  guint  points;
  guint  coin_points; /* of them, of the objective that asks for coins; coins themselves bring none */
  guint  legions;
  guint  big; /* of them, big or massive */
  guint  checks;
  guint  rounds;
  guint  fewest_rounds;
  guint  token;  /* the kind that was gained last */
  guint  wasted; /* tokens of which one of the same kind came off at once */
  double won;    /* games of the first of two players; a draw is half of one */
} Tally;

/* --- a player who hoards ----------------------------------------------------------------------- */

/* How much a hoarder likes a command: coins, cards that bring them, objectives that ask for them. */
static int
liking (const AciesState   *state,
        const AciesCommand *command)
{
  gboolean has_card = command->kind == ACIES_COMMAND_PLAY || command->kind == ACIES_COMMAND_TAKE || command->kind == ACIES_COMMAND_PUT_BACK;
  guint    effect = has_card ? state->ruleset->cards[command->id].effect : LEG_CALM;
  gboolean is_good = effect == LEG_TRIBUTE || effect == LEG_RICHES || effect == LEG_READY_GENERAL;

  switch ((guint) command->kind)
    {
    case LEG_COMMAND_REQUISITION:
      return 4;

    case ACIES_COMMAND_PLAY:
      return is_good ? 3 : -1;

    case ACIES_COMMAND_TAKE:
      return is_good;

    case ACIES_COMMAND_PUT_BACK:
      return -(int) is_good;

    case LEG_COMMAND_MUSTER:
      return acies_state_count_deck (state, state->turn.active, LEG_DECK_ARMY, ACIES_ZONE_HAND) == 0 ? 2 : -1;

    case LEG_COMMAND_EMPOWER:
    case LEG_COMMAND_CONSULT:
    case LEG_COMMAND_USE:
      return -1;

    default:
      return 0;
    }
}

static AciesCommand
choose_to_hoard (AciesAiCache    *cache,
                 const AciesView *view,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  g_autoptr (GArray) list = acies_commands_new ();
  guint best = 0;

  acies_command_list (state, list);
  for (guint i = 1; i < list->len; i++)
    if (liking (state, &g_array_index (list, AciesCommand, i)) > liking (state, &g_array_index (list, AciesCommand, best)))
      best = i;

  return g_array_index (list, AciesCommand, best);
}

static AciesAiChoose
find (const char *id)
{
  return g_str_equal (id, "hoarder") ? choose_to_hoard : acies_ai_player_get (acies_ai_player_find (id))->choose;
}

/* --- games, and what comes of them --------------------------------------------------------------- */

static void
count_note (const AciesState    *state,
            const AciesLogEntry *entry,
            Tally               *tally)
{
  switch ((guint) entry->kind)
    {
    case LEG_LOG_FINISHED:
      tally->legions++;
      tally->big += entry->number >= LEG_NUMBER (state, LEG_BIG);
      break;

    case LEG_LOG_CHECK:
      tally->checks++;
      break;

    case LEG_LOG_SCORE:
      tally->points += (guint) entry->number;
      break;

    case LEG_LOG_OBJECTIVE:
      if (state->ruleset->cards[entry->card].effect == LEG_RICHES)
        tally->coin_points += (guint) entry->number;
      break;

    case LEG_LOG_TOKEN:
      tally->token = (guint) entry->number;
      break;

    case LEG_LOG_DROPPED:
      tally->wasted += (guint) entry->number == tally->token;
      break;

    default:
      break;
    }
}

/* @choose: of the sides in turn; @swapped: in the other order */
static void
play (const AciesState   *scenario,
      guint64             seed,
      const AciesAiChoose choose[2],
      gboolean            swapped,
      AciesAiCache       *cache,
      Tally              *tally)
{
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  g_autoptr (GArray) events = acies_events_new ();
  AciesAiRng dice = acies_ai_rng_seeded (acies_ai_rng_mix (seed));
  AciesAiRng rng = acies_ai_rng_seeded (acies_ai_rng_mix (seed + 1));

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      guint        player = (acies_state_deciding_side (state) + (guint) swapped) % 2;
      AciesCommand command = acies_state_awaits_chance (state) ? acies_ai_roll (state, &dice) : choose[player](cache, view, &rng, NULL);

      g_array_set_size (events, 0);
      g_assert_true (acies_engine_apply (state, &command, events, NULL));
      for (guint i = 0; i < events->len; i++)
        {
          const AciesEvent *event = &g_array_index (events, AciesEvent, i);

          if (event->kind == ACIES_EVENT_LOG_ENTRY)
            count_note (state, &event->u.entry, tally);
        }
    }
  tally->fewest_rounds = tally->games == 0 ? state->turn.round : MIN (tally->fewest_rounds, state->turn.round);
  tally->games++;
  tally->players += state->ruleset->n_sides;
  tally->rounds += state->turn.round;
  tally->won += state->outcome.winner == ACIES_NO_SIDE ? 0.5 : (state->outcome.winner + (guint) swapped) % 2 == 0;
}

static Tally
play_all (const char *battle,
          const char *first,
          const char *second,
          guint       n)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, battle);
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
  AciesAiChoose choose[2] = { find (first), find (second) };
  Tally         tally = { 0 };
  double        players;

  for (guint i = 0; i < n; i++)
    play (scenario, 1000 + 2 * i, choose, i % 2 == 1, cache, &tally);
  players = tally.players;
  g_test_message ("%s, %u games of %s and %s: the first won %.1f; a player had %.2f points (%.1f %% of coins) and finished %.2f legions (%.2f big); "
                  "a game had %.2f checks and %.1f rounds (%u at least); tokens wasted: %u",
                  battle, tally.games, first, second, tally.won, tally.points / players, 100.0 * tally.coin_points / MAX (tally.points, 1), tally.legions / players,
                  tally.big / players, (double) tally.checks / tally.games, (double) tally.rounds / tally.games, tally.fewest_rounds, tally.wasted);

  return tally;
}

/* --- what is asked of them ----------------------------------------------------------------------- */

static void
test_about_legions (gconstpointer battle)
{
  Tally  tally = play_all (battle, "normal", "normal", many (2, 200));
  double at_least = is_long_run () ? 1 : 0.75;

  g_assert_cmpfloat (tally.coin_points, <=, 0.15 * tally.points);
  g_assert_cmpfloat (tally.legions, >=, 3 * at_least * tally.players);
  g_assert_cmpfloat (tally.big, >=, at_least * tally.players);
  g_assert_cmpfloat (tally.checks, >=, 2 * at_least * tally.games);
  g_assert_cmpuint (tally.wasted, ==, 0);
}

/* LEG-K12 */
static void
test_hoarder_loses (void)
{
  Tally tally = play_all ("two-legates", "normal", "hoarder", many (2, 100));

  g_assert_cmpfloat (tally.won, >=, 0.95 * tally.games);
}

/* LEG-K4: the deck grows with the players. */
static void
test_ten_rounds (gconstpointer battle)
{
  Tally tally = play_all (battle, is_long_run () ? "normal" : "easy", is_long_run () ? "normal" : "easy", many (2, 40));

  g_assert_cmpuint (tally.fewest_rounds, >=, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/legions/balance/two-legates", "two-legates", test_about_legions);
  g_test_add_data_func ("/legions/balance/old-rivals", "old-rivals", test_about_legions);
  g_test_add_func ("/legions/balance/hoarder-loses", test_hoarder_loses);
  g_test_add_data_func ("/legions/balance/ten-rounds-of-three", "three-provinces", test_ten_rounds);
  g_test_add_data_func ("/legions/balance/ten-rounds-of-four", "four-eagles", test_ten_rounds);

  return g_test_run ();
}
