/* test-luck.c - losses and dice of games in numbers, against log entries, odds and sums by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/answers.h"
#include "engine/odds/odds.h"
#include "session/luck.h"
#include "support/battles.h"
#include "support/random-games.h"
#include "support/session-lines.h"

#include <math.h>

#define NEARLY 1e-9

static AciesLibrary *library;

static const AciesRoll *
nth_roll (const AciesLuck *luck,
          guint            i)
{
  g_assert_cmpuint (i, <, luck->rolls->len);

  return &g_array_index (luck->rolls, AciesRoll, i);
}

static void
assert_near (double a,
             double b)
{
  g_assert_cmpfloat (fabs (a - b), <, NEARLY);
}

/* --- by hand -------------------------------------------------------------------------------- */

/* Peltasts G4 throw at Velites G6: two dice at Combat Point 4 hit with 5 and 6, a third of the faces. */
static void
two_dice (gconstpointer faces)
{
  g_autoptr (AciesState) scenario = battle_load (library, "pydna");
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 1, ACIES_DICE_ENTERED);
  g_autofree char *dice = g_strdup_printf ("dice %s", (const char *) faces);
  g_autoptr (AciesLuck) luck = NULL;
  const AciesSideLuck *macedon;
  guint                hits;

  session_apply_lines (session, "play mixed-order\norder G4\norder I4\ndone\nattack G4 G6");
  session_apply_lines (session, dice);
  luck = acies_luck_new (session);
  macedon = &luck->sides[acies_session_get_state (session)->turn.active];
  hits = (guint) ((((const char *) faces)[0] >= '5') + (((const char *) faces)[2] >= '5'));

  g_assert_cmpuint (luck->rolls->len, ==, 1);
  g_assert_cmpuint (nth_roll (luck, 0)->command, ==, 6);
  g_assert_false (nth_roll (luck, 0)->is_defence);
  assert_near (nth_roll (luck, 0)->expected, 2.0 / 3);
  assert_near (nth_roll (luck, 0)->chance, hits == 0 ? 4.0 / 9 : hits == 1 ? 5.0 / 9
                                                                           : 1.0 / 9);
  g_assert_cmpuint (nth_roll (luck, 0)->n_eliminated, ==, hits == 2);
  g_assert_cmpuint (macedon->n_rolls, ==, 1);
  g_assert_cmpuint (macedon->n_dice, ==, 2);
  g_assert_cmpuint (macedon->hits, ==, hits);
  assert_near (macedon->expected_hits, 2.0 / 3);
  g_assert_cmpuint (macedon->cards, ==, 1);
  g_assert_cmpuint (luck->sides[1 - acies_session_get_state (session)->turn.active].figures, ==, hits);
}

static void
count_way (AciesState *state,
           double      chance,
           gpointer    data)
{
  ++*(guint *) data;
}

/* Triarii strike first with one die that hits with 4 to 6 and drives back with 3; Hypaspists are left who have no die, so
 * that nothing is asked between the two rolls. */
static void
strike_before_no_dice (gconstpointer face)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);
  g_autoptr (AciesSession) editor = acies_session_new_edit (acies_state_new (ruleset, ruleset->columns, ruleset->rows));
  g_autoptr (AciesSession) session = NULL;
  g_autofree char *dice = g_strdup_printf ("dice %s", (const char *) face);
  gboolean         hits = ((const char *) face)[0] >= '4';
  guint            n_ways = 0;
  g_autoptr (AciesLuck) luck = NULL;

  session_apply_lines (editor, "first macedon\ncards macedon mixed-order 1\nhand macedon mixed-order 1\nswitch fewest-melee-dice 0\n"
                               "cards rome first-strike 1\nhand rome first-strike 1\nplace triarii E6 1\nplace principes D6 3\n"
                               "place hypaspists E5 2\nplace pezhetairoi A1 3");
  session = acies_session_new_game (acies_session_get_state (editor), 1, ACIES_DICE_ENTERED);
  session_apply_lines (session, "play mixed-order\norder E5\norder A1\nattack E5 E6\nplay first-strike");
  acies_outcomes_foreach (acies_session_get_state (session), count_way, &n_ways);
  session_apply_lines (session, dice);
  luck = acies_luck_new (session);

  g_assert_cmpuint (n_ways, ==, 3); /* misses, drives back, hits */
  g_assert_cmpuint (luck->rolls->len, ==, 1);
  g_assert_cmpuint (acies_session_get_state (session)->dice.n, ==, hits ? 0 : 1);
  assert_near (nth_roll (luck, 0)->expected, 0.5);
  assert_near (nth_roll (luck, 0)->chance, 0.5);
}

/* Both roll before anything is lost: the roll that kills is credited, and the one that only wounds is not. */
static void
of_two_rolls_the_one_that_kills (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "battleplay",
                                                        "opening near 1 charge-combat\nplace legionaries C3 2 near\nplace legionaries D3 2 near\nplace legionaries E3 2 near\n"
                                                        "place gaesatae C1 2 far\nplace gaesatae D1 2 far\nplace gaesatae E1 2 far",
                                                        "attack C3 C1\ndice yellow:special white:special\ndice yellow:cross");
  g_autoptr (AciesLuck) luck = acies_luck_new (game);
  AciesId gaesatae = acies_ruleset_find_unit_type (acies_session_get_state (game)->ruleset, "gaesatae");

  g_assert_cmpuint (luck->rolls->len, ==, 2);
  g_assert_cmpuint (nth_roll (luck, 0)->n_eliminated, ==, 1);
  g_assert_cmpuint (nth_roll (luck, 0)->eliminated.type, ==, gaesatae);
  g_assert_cmpuint (nth_roll (luck, 1)->n_eliminated, ==, 0);
  g_assert_cmpuint (luck->sides[0].units, ==, 0);
  g_assert_cmpuint (luck->sides[1].units, ==, 1);
}

/* The dice drive it back; only its player's answer shows that the second retreat is barred. */
static void
a_barred_retreat_is_of_the_roll (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "rome-vs-macedon",
                                                        "first macedon\ncards macedon mixed-order 1\nhand macedon mixed-order 1\npaint river D7\npaint river E7\n"
                                                        "place hetairoi E4 3\nplace hetairoi A1 3\nplace principes E5 1\nplace principes A9 3",
                                                        "play mixed-order\norder E4\norder A1\nattack E4 E5\ndice 3 3 1");
  g_autoptr (AciesLuck) before = acies_luck_new (game);
  g_autoptr (AciesLuck) after = NULL;

  g_assert_cmpuint (nth_roll (before, 0)->n_eliminated, ==, 0);
  session_apply_lines (game, "retreat D6");
  after = acies_luck_new (game);

  g_assert_cmpuint (after->rolls->len, ==, 1);
  g_assert_cmpuint (nth_roll (after, 0)->n_eliminated, ==, 1);
  g_assert_cmpuint (after->sides[0].units + after->sides[1].units, ==, 1);
}

/* The last elephant is killed, and its commander with it: notes of the game alone say so, and the roll is credited. */
static void
destroyed_in_words_of_the_game (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "legio-vi",
                                                        "switch initiative far-side\nopening near 1 skirmish-phase\nplace velites E15 4 near\nplace velites H15 4 near\n"
                                                        "place indian-elephants E13 1 far\nplace commander E13 1 far\nplace hoplites Q3 4 far\nplace hoplites S3 4 far",
                                                        "attack E15 E13\ndice d6:6 d6:1 d6:1 d6:1 d6:1\ndice d6:1\ndice d6:1");
  g_autoptr (AciesLuck) luck = acies_luck_new (game);
  AciesId elephants = acies_ruleset_find_unit_type (acies_session_get_state (game)->ruleset, "indian-elephants");

  g_assert_cmpuint (nth_roll (luck, 0)->n_eliminated, ==, 2);
  g_assert_cmpuint (nth_roll (luck, 0)->eliminated.type, ==, elephants);
  g_assert_cmpuint (luck->sides[1].units, ==, 2);
}

static void
words (void)
{
  AciesSideLuck    luck = { .hits = 15, .expected_hits = 12.34 };
  g_autofree char *text = acies_luck_dup_words (&luck);

  AciesSideLuck    answered = { .hits = 3, .expected_hits = 2, .n_defence_dice = 4, .wounds = 1, .expected_wounds = 1.25 };
  g_autofree char *longer = acies_luck_dup_words (&answered);

  /* The decimal sign is that of the locale. */
  g_autofree char *expected = g_strdup_printf ("expected %.1f hits, rolled 15", 12.34);
  g_autofree char *expected_longer = g_strdup_printf ("expected %.1f hits, rolled 3; expected %.1f wounds, took 1", 2.0, 1.25);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (longer, ==, expected_longer);
}

static void
no_dice_yet (void)
{
  g_autoptr (AciesState) scenario = battle_load (library, "ticinus");
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  g_autoptr (AciesLuck) luck = acies_luck_new (session);

  g_assert_cmpuint (luck->rolls->len, ==, 0);
  g_assert_cmpuint (luck->sides[0].n_defence_dice, ==, 0);
  g_assert_cmpint (luck->sides[0].morale, ==, luck->sides[0].morale_before);
  g_assert_cmpuint (luck->sides[0].figures + luck->sides[1].figures, ==, 0);
}

/* --- whole games ---------------------------------------------------------------------------- */

typedef struct
{
  guint figures;
  guint units;
  guint cards;
  guint hits;
  guint wounds;
  guint dice;
} Sums;

/* Sides are counted together where a log entry does not say whose unit it is. */
static void
sum_note (const AciesLogEntry *entry,
          guint                command,
          gpointer             data)
{
  Sums *sums = data;

  if (entry->kind == ACIES_LOG_HIT || entry->kind == ACIES_LOG_NO_RETREAT || entry->kind == ACIES_LOG_ELIMINATED)
    sums->figures += (guint) entry->number;
  sums->units += entry->kind == ACIES_LOG_ELIMINATED;
  sums->cards += entry->kind == ACIES_LOG_CARD;
  if (entry->kind == ACIES_LOG_ROLLED)
    sums->hits += (guint) entry->number;
  if (entry->kind == ACIES_LOG_DEFENCE)
    sums->wounds += (guint) entry->number;
  if (entry->kind == ACIES_LOG_ROLLED || entry->kind == ACIES_LOG_DEFENCE)
    sums->dice += entry->dice.n;
}

static void
agrees_with_notes (gconstpointer battle)
{
  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (AciesSession) session = random_game_play_out (library, battle, seed);
      g_autoptr (AciesLuck) luck = acies_luck_new (session);
      const AciesSideLuck *a = &luck->sides[0];
      const AciesSideLuck *b = &luck->sides[1];
      Sums                 sums = { 0 };

      session_foreach_note (session, sum_note, &sums);
      g_assert_cmpuint (a->figures + b->figures, ==, sums.figures);
      g_assert_cmpuint (a->units + b->units, ==, sums.units);
      g_assert_cmpuint (a->cards + b->cards, ==, sums.cards);
      g_assert_cmpuint (a->hits + b->hits, ==, sums.hits);
      g_assert_cmpuint (a->wounds + b->wounds, ==, sums.wounds);
      g_assert_cmpuint (a->n_dice + b->n_dice + a->n_defence_dice + b->n_defence_dice, ==, sums.dice);
      g_assert_cmpint (a->morale, ==, acies_session_get_state (session)->sides[0].morale);
    }
}

/* Skirmishers who withdraw after their work are not lost. */
static void
counts_losses_only (gconstpointer battle)
{
  guint n_withdrawn = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (AciesSession) session = random_game_play_out (library, battle, seed);
      g_autoptr (AciesLuck) luck = acies_luck_new (session);
      const AciesState *end = acies_session_get_state (session);
      Sums              sums = { 0 };
      guint             n_gone = 0;

      session_foreach_note (session, sum_note, &sums);
      for (guint i = 0; i < end->n_units; i++)
        n_gone += end->units[i].place == ACIES_PLACE_LOST;
      g_assert_cmpuint (luck->sides[0].units + luck->sides[1].units, ==, sums.units);
      n_withdrawn += n_gone - MIN (n_gone, sums.units);
    }
  g_assert_cmpuint (n_withdrawn, >, 0);
}

static double
average_hits (const AciesOdds *odds)
{
  double sum = 0;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      sum += chance->hits * ((double) chance->numerator / (double) chance->denominator);
    }

  return sum;
}

static gboolean
ignores_hits (const AciesOdds *odds)
{
  for (guint i = 0; i < odds->reasons->len; i++)
    if (g_array_index (odds->reasons, AciesReason, i).kind == ACIES_REASON_IGNORED_HITS)
      return TRUE;

  return FALSE;
}

/* What the dice of an attack are told to come to before they fall is what was expected of them afterwards. */
static void
agrees_with_odds (gconstpointer battle)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (AciesSession) session = random_game_play_out (library, battle, seed);
      g_autoptr (AciesLuck) luck = acies_luck_new (session);

      for (guint i = 0; i < luck->rolls->len; i++)
        {
          const AciesRoll *roll = nth_roll (luck, i);
          g_autoptr (AciesState) before = acies_session_dup_position (session, roll->command - 1);
          const AciesCombat *combat = &before->combats[before->n_combats - 1];
          g_autoptr (AciesOdds) odds = acies_odds_new_for_attack (before, combat->from, combat->at, NULL, NULL);

          g_assert_cmpfloat (roll->chance, >, 0);
          g_assert_cmpfloat (roll->chance, <=, 1);
          if (roll->is_defence || odds == NULL || ignores_hits (odds))
            continue;
          assert_near (roll->expected, average_hits (odds));
          n++;
        }
    }
  g_assert_cmpuint (n, >, 20);
}

/* Over many games dice are fair: what was expected comes true, but for four standard deviations. */
static void
evens_out (gconstpointer battle)
{
  double difference = 0;
  double variance = 0;

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (AciesSession) session = random_game_play_out (library, battle, seed);
      g_autoptr (AciesLuck) luck = acies_luck_new (session);

      for (guint i = 0; i < luck->rolls->len; i++)
        {
          difference += acies_dice_count (&nth_roll (luck, i)->dice, ACIES_DIE_HIT) - nth_roll (luck, i)->expected;
          variance += nth_roll (luck, i)->dice.n * 0.25;
        }
    }
  g_assert_cmpfloat (variance, >, 100);
  g_assert_cmpfloat (fabs (difference), <, 4 * sqrt (variance));
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  g_test_add_data_func ("/luck/two-dice/none", "1 4", two_dice);
  g_test_add_data_func ("/luck/two-dice/one", "6 1", two_dice);
  g_test_add_data_func ("/luck/two-dice/both", "5 6", two_dice);
  g_test_add_data_func ("/luck/strike-before-no-dice/hits", "6", strike_before_no_dice);
  g_test_add_data_func ("/luck/strike-before-no-dice/misses", "1", strike_before_no_dice);
  g_test_add_func ("/luck/eliminated/of-two-rolls", of_two_rolls_the_one_that_kills);
  g_test_add_func ("/luck/eliminated/barred-retreat", a_barred_retreat_is_of_the_roll);
  g_test_add_func ("/luck/eliminated/words-of-the-game", destroyed_in_words_of_the_game);
  g_test_add_func ("/luck/words", words);
  g_test_add_func ("/luck/no-dice-yet", no_dice_yet);
  g_test_add_data_func ("/luck/rome-vs-macedon/agrees-with-notes", "pydna", agrees_with_notes);
  g_test_add_data_func ("/luck/rome-vs-carthage/agrees-with-notes", "ticinus", agrees_with_notes);
  g_test_add_data_func ("/luck/battleplay/counts-losses-only", "telamon", counts_losses_only);
  g_test_add_data_func ("/luck/rome-vs-macedon/agrees-with-odds", "elis", agrees_with_odds);
  g_test_add_data_func ("/luck/rome-vs-carthage/agrees-with-odds", "ticinus", agrees_with_odds);
  g_test_add_data_func ("/luck/rome-vs-macedon/evens-out", "elis", evens_out);
  g_test_add_data_func ("/luck/rome-vs-carthage/evens-out", "quick", evens_out);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}
