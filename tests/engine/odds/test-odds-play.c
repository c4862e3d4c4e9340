/* test-odds-play.c - exact chances, against every way the dice can fall and against play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "rulesets/battle-of-legends/macedon.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/chances.h"
#include "support/random-games.h"

#include <string.h>

#define N_DUELS 3000
#define N_GAMES 60
#define N_ROLLS 150 /* rolls of these games that are thrown in all ways */
#define N_LARGE 4   /* of them with more than MANY dice */
#define MANY 4
#define N_SAMPLES 6000

/* How often each result came up. */
typedef struct
{
  guint64 ways[ACIES_MAX_DICE + 1][ACIES_MAX_DICE + 1][ACIES_MAX_FIGURES + 1][2];
  guint64 total;
} Tally;

static Tally the_tally;

/* Every result with exactly its share, none too many, none too few. */
static void
assert_same (const AciesOdds *odds,
             const Tally     *tally)
{
  guint64 found = 0;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      g_assert_cmpuint (tally->total % chance->denominator, ==, 0);
      g_assert_cmpuint (chance->numerator * (tally->total / chance->denominator), ==,
                        tally->ways[chance->hits][chance->retreats][chance->losses][chance->eliminated]);
      found += chance->numerator * (tally->total / chance->denominator);
    }
  g_assert_cmpuint (found, ==, tally->total);
}

/* --- two types that meet ---------------------------------------------------------------------- */

/* A roll as the rules page has it; nothing here is read from the ruleset's modifiers. */
typedef struct
{
  int point;
  int dice;
  int ignored_hits;
  int ignored_retreats;
  int figures; /* of the target */
} Roll;

typedef struct
{
  const char *text;
  int         dice;
  int         ignored_hits;
  int         ignored_retreats;
} Supposed;

/* Only one of each group, so that none undoes what another says. */
static const Supposed supposed[][4] = {
  { { "attacker-beside-leader", 1 }, { "attacker-beside-leader=0" } },
  { { "charge", 1 }, { "charging", 1 }, { "target-battleline=2", -2 }, { "target-battleline", -1 } },
  { { "flanking=3", 3 }, { "flanked=2", 2 }, { "flanking", 1 }, { "flanked=0" } },
  { { "envelopment", 2 }, { "enveloped=3", 3 }, { "envelopment=4", 4 } },
  { { "target-testudo", 0, 1 }, { "target-testudo=0" } },
  { { "target-phalanx", 0, 0, 1 } },
  { { "target-beside-leader", 0, 0, 1 }, { "target-beside-leader=0" } },
  { { "melee-from-behind", 1 }, { "unknown-tribune", 1 } },
};

/* Can it be of such an attack? The words, and whom they are of; in melee, but for some. */
static gboolean
can_be (const char *text,
        const char *attacker,
        const char *target,
        gboolean    ranged)
{
  static const struct
  {
    const char *text;
    const char *types;
    gboolean    of_target;
    gboolean    from_afar;
  } rows[] = {
    { "charg", "equites elephants hetairoi" },
    { "flank", "principes triarii velites equites elephants pezhetairoi hypaspists peltasts hetairoi cretans" },
    { "envelop", "principes triarii equites elephants pezhetairoi hypaspists hetairoi" },
    { "target-testudo", "principes triarii", TRUE, TRUE },
    { "target-phalanx", "pezhetairoi", TRUE, TRUE },
    { "attacker-beside", "principes triarii velites equites elephants pezhetairoi hypaspists peltasts hetairoi cretans", FALSE, TRUE },
    { "target-beside", "principes triarii velites equites elephants pezhetairoi hypaspists peltasts hetairoi cretans", TRUE, TRUE },
    { "from-behind", "principes triarii velites" },
    { "target-battleline", "principes triarii velites equites elephants roman-leader", TRUE, TRUE },
    { "tribune", "principes triarii velites", FALSE, TRUE },
  };

  for (guint i = 0; !g_str_has_suffix (text, "=0") && i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) types = g_strsplit (rows[i].types, " ", -1);

      if (strstr (text, rows[i].text) != NULL)
        return (!ranged || rows[i].from_afar) && g_strv_contains ((const char *const *) types, rows[i].of_target ? target : attacker);
    }

  return TRUE;
}

static void
suppose_at_random (GString            *words,
                   AciesAiRng         *rng,
                   const AciesRuleset *ruleset,
                   const AciesDuel    *duel,
                   Roll               *roll)
{
  gboolean ranged = duel->ranged;

  for (guint i = 0; i < G_N_ELEMENTS (supposed); i++)
    {
      const Supposed *one = &supposed[i][acies_ai_rng_below (rng, G_N_ELEMENTS (supposed[i]))];

      if (one->text == NULL || acies_ai_rng_below (rng, 3) > 0 ||
          !can_be (one->text, ruleset->unit_types[duel->attacker].id, ruleset->unit_types[duel->target].id, ranged))
        continue;
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", one->text);
      roll->dice += ranged ? 0 : one->dice;
      roll->ignored_hits += one->ignored_hits;
      roll->ignored_retreats += one->ignored_retreats;
    }
}

static AciesId
choose_enemy (const AciesRuleset *ruleset,
              AciesAiRng         *rng,
              AciesId             attacker)
{
  AciesId target;

  do
    target = (AciesId) acies_ai_rng_below (rng, ruleset->n_unit_types);
  while (ruleset->unit_types[target].sides == ruleset->unit_types[attacker].sides);

  return target;
}

static AciesDuel
choose_duel (const AciesRuleset *ruleset,
             AciesAiRng         *rng,
             Roll               *roll)
{
  AciesId      attacker = (AciesId) acies_ai_rng_below (rng, ruleset->n_unit_types);
  AciesId      target = choose_enemy (ruleset, rng, attacker);
  AciesDuel    duel = { .attacker = attacker, .target = target };
  const gint8 *values = ruleset->unit_types[attacker].values;
  const char  *ground;

  duel.ranged = values[LEGENDS_RANGED_ATTACK] > 0 && acies_ai_rng_below (rng, 2) > 0;
  duel.attacker_figures = 1 + acies_ai_rng_below (rng, 3);
  duel.target_figures = 1 + acies_ai_rng_below (rng, 4);
  duel.attacker_terrain = (AciesId) acies_ai_rng_below (rng, ruleset->n_terrains);
  duel.target_terrain = (AciesId) acies_ai_rng_below (rng, ruleset->n_terrains);
  ground = ruleset->terrains[duel.target_terrain].id;
  *roll = (Roll) { .dice = (int) duel.attacker_figures, .figures = (int) duel.target_figures };
  roll->point = duel.ranged ? ruleset->unit_types[target].values[LEGENDS_RANGED_DEFENCE] - values[LEGENDS_RANGED_ATTACK] + 4
                            : ruleset->unit_types[target].values[LEGENDS_MELEE_DEFENCE] - values[LEGENDS_MELEE_ATTACK] + 4;
  roll->ignored_hits = g_str_equal (ground, "camp") || (duel.ranged && g_str_equal (ground, "forest")) ||
                       (!duel.ranged && g_str_equal (ground, "hill") && duel.attacker_terrain != duel.target_terrain);

  return duel;
}

static void
throw_in_all_ways (const Roll *roll,
                   Tally      *tally)
{
  AciesDice dice = chances_first_dice ((guint) roll->dice);

  memset (tally, 0, sizeof *tally);
  do
    {
      int hits = 0;
      int retreats = 0;
      int losses;

      for (guint i = 0; i < dice.n; i++)
        {
          hits += dice.faces[i] > roll->point;
          retreats += dice.faces[i] == roll->point;
        }
      hits = MAX (hits - roll->ignored_hits, 0);
      retreats = MAX (retreats - roll->ignored_retreats, 0);
      losses = MIN (hits, roll->figures);
      tally->ways[hits][retreats][losses][losses == roll->figures]++;
      tally->total++;
    }
  while (chances_turn_dice (&dice));
}

static void
duels_in_all_ways (ChancesFixture *self,
                   gconstpointer   unused)
{
  AciesAiRng rng = acies_ai_rng_seeded (7);
  guint      by_dice[7] = { 0 };

  for (guint i = 0; i < N_DUELS; i++)
    {
      Roll      roll;
      AciesDuel duel = choose_duel (self->ruleset, &rng, &roll);
      g_autoptr (GString) words = g_string_new (NULL);
      g_autoptr (GArray) list = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesOdds) odds = NULL;

      suppose_at_random (words, &rng, self->ruleset, &duel, &roll);
      list = chances_suppose (self->ruleset, words->str);
      odds = acies_odds_new_for_duel (self->ruleset, &duel, list, &error);
      if (!duel.ranged && self->ruleset->unit_types[duel.attacker].values[LEGENDS_MELEE_ATTACK] == 0)
        {
          g_assert_cmpstr (acies_rule_error_get_rule (error), ==, "RVM-R24");
          continue;
        }
      g_assert_no_error (error);
      roll.dice = MAX (roll.dice, 1);
      g_assert_cmpuint (odds->n_dice, ==, (guint) roll.dice);
      g_assert_cmpint (odds->point, ==, roll.point);
      chances_assert_sound (odds);
      if (roll.dice > 6)
        continue;
      throw_in_all_ways (&roll, &the_tally);
      assert_same (odds, &the_tally);
      by_dice[roll.dice]++;
    }
  for (guint i = 1; i < G_N_ELEMENTS (by_dice); i++)
    g_assert_cmpuint (by_dice[i], >, N_DUELS / 100);
}

/* --- rolls of games --------------------------------------------------------------------------- */

/* What the notes of a roll say, before anybody has chosen anything. */
typedef struct
{
  int hits;
  int retreats;
} Noted;

static void
read_notes (const GArray *events,
            Noted        *noted)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind != ACIES_EVENT_LOG_ENTRY)
        continue;
      if (event->u.entry.kind == ACIES_LOG_ROLLED)
        *noted = (Noted) { event->u.entry.number, event->u.entry.number2 };
      if (event->u.entry.kind == RVM_LOG_IGNORED_HITS)
        noted->hits -= event->u.entry.number;
    }
}

/* Most figures that @unit keeps, whatever its owner answers. */
static guint
most_left (const AciesState *state,
           AciesUnitId       unit)
{
  g_autoptr (GArray) list = NULL;
  guint best = 0;

  if (state->decision.unit != unit ||
      (state->decision.kind != RVM_ASK_RETREAT && state->decision.kind != RVM_ASK_LEADER_HELP))
    return state->units[unit].figures;

  list = acies_commands_new ();
  acies_command_list (state, list);
  g_assert_cmpuint (list->len, ==, 2);
  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (AciesState) next = acies_state_copy (state);

      g_assert_true (acies_engine_apply (next, &g_array_index (list, AciesCommand, i), NULL, NULL));
      best = MAX (best, most_left (next, unit));
    }

  return best;
}

/* Plays the roll that @state waits for with these faces. */
static void
play_faces (const AciesState *state,
            const AciesDice  *dice,
            const AciesOdds  *odds,
            Tally            *tally)
{
  g_autoptr (AciesState) next = acies_state_copy (state);
  g_autoptr (GArray) events = acies_events_new ();
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);
  AciesUnitId  target = state->combats[state->n_combats - 1].target;
  Noted        noted = { 0 };
  guint        losses;

  command.dice = *dice;
  g_assert_true (acies_engine_apply (next, &command, events, NULL));
  read_notes (events, &noted);
  losses = state->units[target].figures - most_left (next, target);
  noted.retreats = MAX (noted.retreats - chances_sum_reasons (odds, ACIES_REASON_IGNORED_RETREATS), 0);
  tally->ways[noted.hits][noted.retreats][losses][losses == state->units[target].figures]++;
  tally->total++;
}

static void
play_in_all_ways (const AciesState *state,
                  Tally            *tally)
{
  g_autoptr (AciesOdds) odds = chances_of_roll (state);
  AciesDice dice = chances_first_dice (state->decision.n_dice);

  memset (tally, 0, sizeof *tally);
  do
    play_faces (state, &dice, odds, tally);
  while (chances_turn_dice (&dice));
  assert_same (odds, tally);
}

/* What the rolls held that were looked at, so that nothing passes for want of cases. */
typedef struct
{
  guint n;
  guint large;
  guint barred;  /* with losses beyond the hits */
  guint ignored; /* with hits or retreats ignored */
  guint ranged;
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

      barred |= chance->losses > chance->hits;
    }
  seen->n++;
  seen->barred += barred;
  seen->large += odds->n_dice > MANY;
  seen->ranged += !odds->melee;
  seen->ignored += chances_sum_reasons (odds, ACIES_REASON_IGNORED_HITS) > 0 ||
                   chances_sum_reasons (odds, ACIES_REASON_IGNORED_RETREATS) > 0;
}

/* Of the usual rolls one in four, so that they come from many games. */
static gboolean
is_wanted (const AciesState *state,
           const Seen       *seen,
           AciesAiRng       *rng)
{
  if (state->decision.n_dice > MANY)
    return state->decision.n_dice <= 6 && seen->large < N_LARGE;

  return seen->n < N_ROLLS && acies_ai_rng_below (rng, 4) == 0;
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
  Seen seen = { 0 };

  for (guint seed = 0; seed < N_GAMES && (seen.n < N_ROLLS || seen.large < N_LARGE); seed++)
    {
      g_autoptr (AciesState) scenario = battle_load (self->library, battle_names[seed % N_BATTLES]);

      rolls_of_a_game (scenario, seed, &seen);
    }
  g_test_message ("%u rolls: %u large, %u barred, %u ignored, %u ranged", seen.n, seen.large, seen.barred, seen.ignored,
                  seen.ranged);
  g_assert_cmpuint (seen.large, >, 0);
  g_assert_cmpuint (seen.barred, >, 0);
  g_assert_cmpuint (seen.ignored, >, 0);
  g_assert_cmpuint (seen.ranged, >, 0);
}

/* --- against play ----------------------------------------------------------------------------- */

static void
answer_first (AciesSession *session)
{
  const AciesState *state = acies_session_get_state (session);

  while (state->decision.kind == RVM_ASK_RETREAT || state->decision.kind == RVM_ASK_LEADER_HELP)
    {
      g_autoptr (GArray) list = acies_commands_new ();

      acies_command_list (state, list);
      g_assert_true (acies_session_apply (session, &g_array_index (list, AciesCommand, 0), NULL));
    }
}

typedef struct
{
  const char *name;
  const char *lines;
  const char *from;
  const char *at;
} Row;

static void
give (AciesSession *session,
      const char   *first,
      const char   *second,
      const char   *third)
{
  g_autofree char *line = g_strjoin (" ", first, second, third, NULL);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  g_assert_true (acies_command_parse (line, acies_session_get_state (session)->ruleset, &command, NULL));
  g_assert_true (acies_session_apply (session, &command, NULL));
}

/* Figures that the session's own dice cost the unit on @at. */
static guint
play_once (const AciesState *scenario,
           const Row        *row,
           guint64           seed)
{
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesUnitId       target = acies_state_unit_at (state, chances_hex (row->at));
  guint             before = state->units[target].figures;

  give (session, "play", "mixed-order", NULL);
  give (session, "order", row->from, NULL);
  if (state->decision.kind != ACIES_DECISION_NONE)
    give (session, "done", NULL, NULL);
  give (session, "attack", row->from, row->at);
  answer_first (session);

  return before - state->units[target].figures;
}

/* Positions in which the owner has nothing to choose that costs a figure. */
static const Row sampled[] = {
  { "in-the-open", "place principes E6 3\nplace roman-leader E7 3\nplace pezhetairoi E5 3", "E6", "E5" },
  { "at-the-edge", "place principes E2 3\nplace hetairoi E1 3", "E2", "E1" },
  { "uphill-with-a-leader", "place elephants E2 2\nplace pezhetairoi E1 3\npaint hill E1\nplace macedonian-leader D1 3", "E2", "E1" },
};

static void
as_in_play (ChancesFixture *self,
            gconstpointer   data)
{
  const Row *row = data;
  g_autoptr (AciesState) scenario = chances_new_scenario (self, row->lines);
  g_autoptr (AciesOdds) odds = chances_of_attack (scenario, row->from, row->at, "");
  guint counts[ACIES_MAX_FIGURES + 1] = { 0 };

  for (guint i = 0; i < N_SAMPLES; i++)
    counts[play_once (scenario, row, i)]++;
  chances_assert_as_often (odds, counts, N_SAMPLES);
}

#define ADD(path, data, function) g_test_add (path, ChancesFixture, data, chances_set_up, function, chances_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/odds/duels-in-all-ways", NULL, duels_in_all_ways);
  ADD ("/odds/games-in-all-ways", NULL, games_in_all_ways);
  for (guint i = 0; i < G_N_ELEMENTS (sampled); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/as-in-play/", sampled[i].name, NULL);

      ADD (path, &sampled[i], as_in_play);
    }

  return g_test_run ();
}
