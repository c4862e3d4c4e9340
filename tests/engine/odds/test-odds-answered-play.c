/* test-odds-answered-play.c - exact chances where the target rolls against each hit, against play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/core/engine.h"
#include "rulesets/battle-of-legends/carthage.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/chances.h"
#include "support/random-games.h"
#include "support/tally.h"

#include <string.h>

#define N_GAMES 60
#define MOST_THROWN 3 /* dice of a roll that are thrown in all ways, each with all answers */
#define N_ROLLS 120   /* rolls of these games that are thrown so */
#define N_SAMPLES 4000

static Tally the_tally;

/* --- rolls of games --------------------------------------------------------------------------- */

/* What one fight came to, by what is told to people. */
typedef struct
{
  int hits;
  int wounds;
  int retreats;
} Noted;

static void
roll (AciesState      *state,
      const AciesDice *dice,
      Noted           *noted)
{
  g_autoptr (GArray) events = acies_events_new ();
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  command.dice = *dice;
  g_assert_true (acies_engine_apply (state, &command, events, NULL));
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent    *event = &g_array_index (events, AciesEvent, i);
      const AciesLogEntry *entry = &event->u.entry;

      if (event->kind != ACIES_EVENT_LOG_ENTRY)
        continue;
      if (entry->kind == ACIES_LOG_ROLLED)
        *noted = (Noted) { .hits = entry->number };
      if (entry->kind == ACIES_LOG_DEFENCE)
        *noted = (Noted) { noted->hits, entry->number, entry->number2 };
      if (entry->kind == ACIES_LOG_IGNORED_RETREATS)
        noted->retreats -= entry->number;
    }
}

/* Figures that @unit has lost since @state. */
static void
tally_result (const AciesState *state,
              const AciesState *next,
              AciesUnitId       unit,
              const Noted      *noted,
              guint64           weight,
              Tally            *tally)
{
  guint losses = (guint) (state->units[unit].figures - next->units[unit].figures);

  tally->ways[noted->hits][noted->wounds][noted->retreats][losses] += weight;
  tally->total += weight;
}

/* The retreats of a unit dead of wounds are void: nobody is told that it ignores any. */
static Noted
without_void_retreats (const AciesOdds *odds,
                       Noted            noted,
                       guint            figures)
{
  if (noted.wounds >= (int) figures)
    noted.retreats = MAX (noted.retreats - chances_sum_reasons (odds, ACIES_REASON_IGNORED_RETREATS), 0);

  return noted;
}

/* Plays the answers to so many hits; the odds of this roll alone are compared with them. */
static void
play_answers (const AciesState *state,
              const AciesOdds  *odds,
              guint             hits,
              guint64           weight,
              Tally            *tally)
{
  static Tally answers;
  AciesUnitId  target = state->combats[state->n_combats - 1].target;
  guint        figures = state->units[target].figures;
  AciesDice    dice = chances_first_dice (hits);
  g_autoptr (AciesOdds) odds_now = chances_of_roll (state);

  g_assert_cmpint (odds_now->point, ==, ACIES_NO_POINT);
  g_assert_cmpint (odds_now->defence, ==, odds->defence);
  memset (&answers, 0, sizeof answers);
  do
    {
      g_autoptr (AciesState) next = acies_state_copy (state);
      Noted noted = { .hits = (int) hits };

      roll (next, &dice, &noted);
      noted = without_void_retreats (odds_now, noted, figures);
      tally_result (state, next, target, &noted, 1, &answers);
      tally_result (state, next, target, &noted, weight, tally);
    }
  while (chances_turn_dice (&dice));
  tally_assert_same (&answers, odds_now);
}

static void
play_in_all_ways (const AciesState *state,
                  Tally            *tally)
{
  g_autoptr (AciesOdds) odds = chances_of_roll (state);
  AciesUnitId target = state->combats[state->n_combats - 1].target;
  AciesDice   dice = chances_first_dice (state->decision.n_dice);

  memset (tally, 0, sizeof *tally);
  do
    {
      g_autoptr (AciesState) next = acies_state_copy (state);
      Noted noted = { 0 };

      roll (next, &dice, &noted);
      if (noted.hits == 0)
        tally_result (state, next, target, &noted, tally_weight (dice.n, 0), tally);
      else
        play_answers (next, odds, (guint) noted.hits, tally_weight (dice.n, (guint) noted.hits), tally);
    }
  while (chances_turn_dice (&dice));
  tally_assert_same (tally, odds);
}

/* What the rolls held that were looked at, so that nothing passes for want of cases. */
typedef struct
{
  guint n;
  guint barred;  /* with losses beyond the wounds */
  guint ignored; /* with retreats ignored */
  guint ranged;
  guint strikes;
  guint helped; /* with another number to hit, or more dice */
} Seen;

static void
look (const AciesState *state,
      Seen             *seen)
{
  g_autoptr (AciesOdds) odds = chances_of_roll (state);
  gboolean barred = FALSE;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      barred |= chance->losses > chance->wounds;
    }
  seen->n++;
  seen->barred += barred;
  seen->ranged += !odds->melee;
  seen->ignored += chances_sum_reasons (odds, ACIES_REASON_IGNORED_RETREATS) > 0;
  seen->strikes += state->n_combats > 1;
  seen->helped += chances_sum_reasons (odds, ACIES_REASON_TARGET_NUMBER) < 0 || odds->n_dice > odds->attacker_figures;
}

/* The first roll of a fight, that of the attack. */
static gboolean
is_wanted (const AciesState *state,
           const Seen       *seen,
           AciesAiRng       *rng)
{
  return state->decision.n_dice <= MOST_THROWN && seen->n < N_ROLLS &&
         state->decision.unit == state->combats[state->n_combats - 1].attacker &&
         (state->n_combats > 1 || acies_ai_rng_below (rng, 4) == 0);
}

static void
rolls_of_a_game (const AciesState *scenario,
                 guint             seed,
                 Seen             *seen)
{
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ENTERED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (seed);

  while (random_game_play_to_dice (session, &rng))
    {
      if (is_wanted (state, seen, &rng))
        {
          play_in_all_ways (state, &the_tally);
          look (state, seen);
        }
      acies_session_roll (session);
    }
}

static void
games_in_all_ways (ChancesFixture *self,
                   gconstpointer   unused)
{
  static const char *const names[] = { "ticinus", "ticinus-variant" };
  Seen                     seen = { 0 };

  for (guint seed = 0; seed < N_GAMES && seen.n < N_ROLLS; seed++)
    {
      g_autoptr (AciesState) scenario = battle_load (self->library, names[seed % G_N_ELEMENTS (names)]);

      rolls_of_a_game (scenario, seed, &seen);
    }
  g_test_message ("%u rolls: %u barred, %u ignored, %u ranged, %u strikes, %u helped", seen.n, seen.barred, seen.ignored,
                  seen.ranged, seen.strikes, seen.helped);
  g_assert_cmpuint (seen.n, ==, N_ROLLS);
  g_assert_cmpuint (seen.barred, >, 0);
  g_assert_cmpuint (seen.ignored, >, 0);
  g_assert_cmpuint (seen.ranged, >, 0);
  g_assert_cmpuint (seen.strikes, >, 0);
  g_assert_cmpuint (seen.helped, >, 0);
}

/* --- against play ----------------------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *lines;
  const char *from;
  const char *at;
} Sampled;

static const Sampled sampled[] = {
  { "in-the-open", "place infantry E6 3 rome\nplace infantry E5 3 carthage", "E6", "E5" },
  { "at-the-edge", "switch retreat-losses yes\nplace equites E2 2 rome\nplace leader D2 3 rome\nplace numidians E1 2 carthage", "E2", "E1" },
  { "from-afar", "switch retreat-losses yes\nswitch paths-bend yes\nplace archer E7 2 rome\nplace cavalry E4 2 carthage\npaint hill E5\npaint water E3", "E7", "E4" },
};

/* Figures that the session's own dice cost the unit on the row's hex. */
static guint
play_once (const AciesState *scenario,
           const Sampled    *row,
           guint64           seed)
{
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesUnitId       target = acies_state_unit_at (state, chances_hex (row->at));
  guint             before = state->units[target].figures;
  AciesCommand      attack = acies_command_on_hexes (ACIES_COMMAND_ATTACK, chances_hex (row->from), chances_hex (row->at));

  g_assert_true (acies_session_apply (session, &attack, NULL));
  g_assert_cmpint (state->decision.kind, !=, RVC_ASK_WAY);

  return before - state->units[target].figures;
}

static void
as_in_play (ChancesFixture *self,
            gconstpointer   data)
{
  const Sampled *row = data;
  g_autoptr (AciesState) scenario = chances_new_scenario (self, row->lines);
  g_autoptr (AciesOdds) odds = chances_of_attack (scenario, row->from, row->at, "");
  guint counts[ACIES_MAX_FIGURES + 1] = { 0 };

  for (guint i = 0; i < N_SAMPLES; i++)
    counts[play_once (scenario, row, i)]++;
  chances_assert_as_often (odds, counts, N_SAMPLES);
}

#define ADD(path, data, function) g_test_add (path, ChancesFixture, data, chances_set_up_answered, function, chances_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/odds/rome-vs-carthage/games-in-all-ways", NULL, games_in_all_ways);
  for (guint i = 0; i < G_N_ELEMENTS (sampled); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/rome-vs-carthage/as-in-play/", sampled[i].name, NULL);

      ADD (path, &sampled[i], as_in_play);
    }

  return g_test_run ();
}
