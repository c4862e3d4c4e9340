/* test-play-forecast.c - a roll that is to come, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/procs.h"
#include "engine/odds/odds.h"
#include "session/forecast.h"
#include "support/data.h"

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer ruleset)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, ruleset, NULL);
  g_assert_nonnull (self->ruleset);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_library_unref (self->library);
}

/* Of two types that meet, with what is supposed to hold. */
static AciesOdds *
new_odds (Fixture    *self,
          const char *attacker,
          const char *target,
          const char *supposed)
{
  g_auto (GStrv) names = g_strsplit (supposed, " ", -1);
  g_autoptr (GArray) suppositions = g_array_new (FALSE, FALSE, sizeof (AciesSupposition));
  g_autoptr (GError) error = NULL;
  AciesDuel  duel = { .attacker_terrain = ACIES_NO_ID, .target_terrain = ACIES_NO_ID };
  AciesOdds *odds;

  duel.attacker = acies_ruleset_find_unit_type (self->ruleset, attacker);
  duel.target = acies_ruleset_find_unit_type (self->ruleset, target);
  for (guint i = 0; names[i] != NULL && names[i][0] != '\0'; i++)
    {
      AciesSupposition supposition;

      acies_supposition_parse (names[i], self->ruleset, &supposition, &error);
      g_assert_no_error (error);
      g_array_append_val (suppositions, supposition);
    }
  odds = acies_odds_new_for_duel (self->ruleset, &duel, suppositions, &error);
  g_assert_no_error (error);

  return odds;
}

static void
words (Fixture      *self,
       gconstpointer unused)
{
  g_autoptr (AciesOdds) odds = new_odds (self, "hetairoi", "principes", "charge flanked=2 flanking target-testudo target-battleline");

  data_assert_says (acies_forecast_dup_title (odds, self->ruleset), "6 dice, Combat Point 3");
  data_assert_says (acies_odds_dup_reasons (odds, self->ruleset, "\n"),
                    "+3 Figures of Hetairoi (RVM-R13)\n"
                    "+1 Charge (RVM-K9)\n"
                    "+2 Flanking (RVM-K11)\n"
                    "Battleline*Charge (RVM-D9)\n"
                    "1 hit ignored: Testudo (RVM-K15)");
  data_assert_says (acies_forecast_dup_losses (odds, 0, self->ruleset), "no losses");
  data_assert_says (acies_forecast_dup_losses (odds, 2, self->ruleset), "loses 2");
  data_assert_says (acies_forecast_dup_losses (odds, 3, self->ruleset), "eliminated");
}

static void
one_die (Fixture      *self,
         gconstpointer unused)
{
  g_autoptr (AciesOdds) odds = new_odds (self, "hetairoi", "principes", "target-battleline=3");

  data_assert_says (acies_forecast_dup_title (odds, self->ruleset), "1 die, Combat Point 3");
  data_assert_says (acies_odds_dup_reasons (odds, self->ruleset, "\n"),
                    "+3 Figures of Hetairoi (RVM-R13)\n"
                    "-3 Battleline (RVM-D9)\n"
                    "+1 *: 1 (RVM-A30)");
}

/* The target rolls against each hit. */
static void
answered (Fixture      *self,
          gconstpointer unused)
{
  g_autoptr (AciesOdds) odds = new_odds (self, "equites", "velites", "cavalry-charge attacker-beside-leader target-beside-leader=2");

  data_assert_says (acies_forecast_dup_title (odds, self->ruleset), "3 dice*2 or more*5 wounds*5*retreat");
  data_assert_says (acies_odds_dup_reasons (odds, self->ruleset, "\n"),
                    "+2 Figures of Equites (RVC-C16)\n"
                    "+1 Cavalry Charge (RVC-K2)\n"
                    "Melee attack of Equites: 3 (RVC-C16)\n"
                    "-1 *: A Leader beside the attacker (RVC-C17)\n"
                    "Melee defence of Velites: 5 (RVC-C18)\n"
                    "2 retreats ignored: Who need not retreat (RVC-C19)");
  odds->point = ACIES_NO_POINT;
  data_only_values (TRUE);
  data_assert_says (acies_forecast_dup_title (odds, self->ruleset), "3 5 5");
  data_only_values (FALSE);
}

/* Combat Point 3: each of three dice hits with one half. */
static void
chances (Fixture      *self,
         gconstpointer unused)
{
  static const double expected[] = { 1 / 8.0, 3 / 8.0, 3 / 8.0, 1 / 8.0 };
  g_autoptr (AciesOdds) odds = new_odds (self, "hetairoi", "principes", "");

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpfloat_with_epsilon (acies_forecast_chance (odds, i), expected[i], 1e-12);
  g_assert_cmpfloat (acies_forecast_chance (odds, 4), ==, 0);
  /* A 3 among them, and not three hits: 6 to the power of 3 less 5 to the power of 3. */
  g_assert_cmpfloat_with_epsilon (acies_forecast_chance_of_retreat (odds), 91 / 216.0, 1e-12);
  g_assert_cmpfloat (acies_forecast_chance_of_costly_retreat (odds), ==, 0);
}

/* One die that hits on 6, and the first five hits cost no base. */
static void
spared (Fixture      *self,
        gconstpointer unused)
{
  const AciesOddsProcs *procs = self->ruleset->procs->odds;
  AciesDuel             duel = { .ranged = TRUE };
  g_autoptr (AciesOdds) odds = NULL;

  duel.attacker = acies_ruleset_find_unit_type (self->ruleset, "velites");
  duel.target = acies_ruleset_find_unit_type (self->ruleset, "hoplites");
  duel.attacker_figures = 1;
  odds = acies_odds_new_for_duel (self->ruleset, &duel, NULL, NULL);
  g_assert_cmpuint (odds->n_dice, ==, 1);
  g_assert_cmpuint (odds->spared, ==, 5);
  g_assert_cmpfloat_with_epsilon (acies_forecast_chance_of_hits (odds, 0), 5 / 6.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (acies_forecast_chance_of_hits (odds, 1), 1 / 6.0, 1e-12);
  g_assert_cmpfloat (acies_forecast_chance_of_hits (odds, 2), ==, 0);
  data_assert_says (procs->describe_spared (0, 5), "no disorder");
  data_assert_says (procs->describe_spared (4, 5), "4 points of disorder");
  data_assert_says (procs->describe_spared (5, 5), "shaken");
}

/* A card before the roll, one after it, one that is no strike, and a strike without a card. */
static void
answers (Fixture      *self,
         gconstpointer unused)
{
  g_autoptr (AciesOdds) odds = new_odds (self, "triarii", "hetairoi", "");
  AciesAnswer answer = { acies_ruleset_find_card (self->ruleset, "first-strike"), TRUE, odds, 0.8, 0.115, 0.75, 3, { 0.5, 0.3, 0.15, 0.05 } };

  data_assert_says (acies_forecast_dup_answer (&answer, self->ruleset),
                    "First Strike*before*3 dice, Combat Point 4*80%*12%\n*50%* 5%*25%");
  answer.attack = 1;
  data_assert_says (acies_forecast_dup_answer (&answer, self->ruleset),
                    "First Strike*before*3 dice, Combat Point 4*80%*12%\n*50%* 5%");
  answer.card = acies_ruleset_find_card (self->ruleset, "counter-attack");
  answer.before = FALSE;
  data_assert_says (acies_forecast_dup_answer (&answer, self->ruleset),
                    "Counter Attack*holds*3 dice, Combat Point 4*80%*12%");
  answer.elimination = 0;
  data_assert_says (acies_forecast_dup_answer (&answer, self->ruleset),
                    "Counter Attack*holds*3 dice, Combat Point 4*80%");
  answer = (AciesAnswer) { acies_ruleset_find_card (self->ruleset, "withdraw"), TRUE, NULL, 0, 0, 0, 3, { 1 } };
  data_assert_says (acies_forecast_dup_answer (&answer, self->ruleset), "Withdraw*before*\nNo attack*");
  answer = (AciesAnswer) { ACIES_NO_ID, TRUE, odds, 1, 0.001, 0.9, 3, { 1 } };
  data_assert_says (acies_forecast_dup_answer (&answer, self->ruleset),
                    "*without*before*3 dice, Combat Point 4*100%*< 1%\n*no attack*10%");
}

/* What is rounded away may still happen. */
static void
percents (void)
{
  data_assert_says (acies_forecast_dup_percent (0), "0%");
  data_assert_says (acies_forecast_dup_percent (0.002), "< 1%");
  data_assert_says (acies_forecast_dup_percent (0.125), "12%");
  data_assert_says (acies_forecast_dup_percent (0.996), "> 99%");
  data_assert_says (acies_forecast_dup_percent (1), "100%");
}

#define ADD(path, ruleset, function) g_test_add (path, Fixture, ruleset, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/play/forecast/words", "rome-vs-macedon", words);
  ADD ("/play/forecast/one-die", "rome-vs-macedon", one_die);
  ADD ("/play/forecast/answered", "rome-vs-carthage", answered);
  ADD ("/play/forecast/chances", "rome-vs-macedon", chances);
  ADD ("/play/forecast/spared", "legio-vi", spared);
  ADD ("/play/forecast/answers", "rome-vs-macedon", answers);
  g_test_add_func ("/play/forecast/percents", percents);

  return g_test_run ();
}
