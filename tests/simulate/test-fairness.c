/* test-fairness.c - whether a battle is fair, told of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "simulate/fairness.h"
#include "simulate/simulated.h"
#include "support/battles.h"
#include "support/data.h"

static AciesLibrary *library;

typedef struct
{
  AciesState           *scenario;
  AciesSimulationTerms *terms;
  AciesFairness        *fairness;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer id)
{
  self->scenario = battle_load_first (library, id);
  self->terms = simulated_terms (self->scenario, 7, 100);
  self->fairness = acies_fairness_new (self->terms);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_fairness_free (self->fairness);
  acies_simulation_terms_free (self->terms);
  acies_state_free (self->scenario);
}

/* The same of a battle by its name. */
static void
set_up_battle (Fixture      *self,
               gconstpointer name)
{
  self->scenario = battle_load (library, name);
  self->terms = simulated_terms (self->scenario, 7, 100);
  self->fairness = acies_fairness_new (self->terms);
}

/* So many games, won by @winner or by nobody. */
static void
add (Fixture  *self,
     guint     n,
     AciesSide winner)
{
  for (guint i = 0; i < n; i++)
    {
      AciesSimulatedGame game = { .number = self->fairness->tally.n_games + 1, .end = ACIES_END_FIRST_OWN, .winner = winner };

      game.round = (guint8) (3 + i % 2);
      game.morale[0] = (guint16) (i % 5);
      acies_fairness_add (self->fairness, &game);
    }
}

static void
test_verdict (Fixture      *self,
              gconstpointer unused)
{
  AciesSide favoured;

  g_assert_cmpint (acies_fairness_judge (self->fairness, &favoured), ==, ACIES_FAIRNESS_UNKNOWN);
  add (self, 10, 0);
  add (self, 10, 1);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &favoured), ==, ACIES_FAIRNESS_UNKNOWN);
  add (self, 40, 0);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &favoured), ==, ACIES_FAIRNESS_FAVOURED);
  g_assert_cmpint (favoured, ==, 0);
  add (self, 40, 1);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &favoured), ==, ACIES_FAIRNESS_FAIR);
  g_assert_cmpint (favoured, ==, ACIES_NO_SIDE);
  add (self, 60, 1);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &favoured), ==, ACIES_FAIRNESS_FAVOURED);
  g_assert_cmpint (favoured, ==, 1);
}

/* Games without a winner are for neither side. */
static void
test_draws (Fixture      *self,
            gconstpointer unused)
{
  AciesFairnessPoint last;
  AciesInterval      interval;

  add (self, 30, 0);
  add (self, 30, 1);
  add (self, 40, ACIES_NO_SIDE);
  last = acies_fairness_last (self->fairness);
  g_assert_cmpuint (last.games, ==, 100);
  g_assert_cmpuint (last.won, ==, 60);
  g_assert_cmpfloat (acies_fairness_share (&last, &interval), ==, 0.5);
  g_assert_cmpfloat_with_epsilon (interval.low, 0.3774, 0.0001);
  g_assert_cmpuint (self->fairness->trail->len, ==, 100);
}

/* Of three each has a third where all are alike; one that has clearly more or less is told by its own share. */
static void
test_three (Fixture      *self,
            gconstpointer unused)
{
  static const char shares[] = "Eagle*32%*24*42%*\nWolf*35%*26*45%*\nBoar*33%*25*43%*";
  g_autofree char  *previous = g_strconcat ("Previous*\n", shares, NULL);
  g_autoptr (AciesFairness) before = NULL;
  AciesSide who;

  g_assert_cmpfloat (acies_fairness_even (self->terms->ruleset), ==, 1.0 / 3);
  add (self, 32, 0);
  add (self, 35, 1);
  add (self, 33, 2);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &who), ==, ACIES_FAIRNESS_FAIR);
  g_assert_cmpint (who, ==, ACIES_NO_SIDE);
  data_assert_says (acies_fairness_dup_wins (self->fairness), shares);
  before = acies_fairness_copy (self->fairness);
  data_assert_says (acies_fairness_dup_before (self->fairness, before), previous);
  add (self, 40, 0);
  add (self, 40, 1);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &who), ==, ACIES_FAIRNESS_BEHIND);
  g_assert_cmpint (who, ==, 2);
  data_assert_says (acies_fairness_dup_verdict (self->fairness), "Boar*disadvantage*");
  add (self, 200, 2);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &who), ==, ACIES_FAIRNESS_FAVOURED);
  g_assert_cmpint (who, ==, 2);
  data_assert_says (acies_fairness_dup_verdict (self->fairness), "Boar is favoured.");
}

/* Two teams are two parties: each has a half, whoever of it is named as the winner. */
static void
test_teams (Fixture      *self,
            gconstpointer unused)
{
  AciesSide parties[ACIES_MAX_SIDES];
  AciesSide who;

  g_assert_cmpuint (acies_fairness_list_parties (self->terms->ruleset, parties), ==, 2);
  g_assert_cmpuint (parties[1], ==, 1);
  g_assert_cmpuint (acies_fairness_party (self->terms->ruleset, 2), ==, 0x5);
  add (self, 30, 0);
  add (self, 30, 2);
  add (self, 25, 1);
  add (self, 35, 3);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &who), ==, ACIES_FAIRNESS_FAIR);
  data_assert_says (acies_fairness_dup_wins (self->fairness), "Eagle and Boar win 50%*41*59%*");
  add (self, 60, 3);
  g_assert_cmpint (acies_fairness_judge (self->fairness, &who), ==, ACIES_FAIRNESS_FAVOURED);
  g_assert_cmpint (who, ==, 1);
  data_assert_says (acies_fairness_dup_verdict (self->fairness), "Wolf and Horse are favoured.");
}

static void
test_words (Fixture      *self,
            gconstpointer unused)
{
  const char      *side = self->terms->ruleset->sides[0].name;
  g_autofree char *wins = g_strdup_printf ("%s*75%%*65*83%%*", side);
  g_autofree char *some = g_strdup_printf ("%s*75%%*winner*65*83%%*", side);
  g_autofree char *course = g_strdup_printf ("%s*100%%*84*100%%*20*75%%*65*83%%*80*", side);
  g_autofree char *favoured = g_strdup_printf ("%s is favoured.", side);
  g_autofree char *morale = g_strdup_printf ("%s* 2 morale*0*4*", side);
  g_autofree char *all = NULL;

  add (self, 60, 0);
  add (self, 20, 1);
  all = acies_fairness_dup_wins (self->fairness);
  g_assert_true (g_pattern_match_simple (wins, all));
  g_assert_false (g_pattern_match_simple (some, all));
  data_assert_says (acies_fairness_dup_verdict (self->fairness), favoured);
  data_assert_says (acies_fairness_dup_morale (self->fairness, 0), morale);
  data_assert_says (acies_fairness_dup_draws (self->fairness), "Every*winner*");
  data_assert_says (acies_fairness_dup_course (self->fairness), course);
  add (self, 20, ACIES_NO_SIDE);
  data_assert_says (acies_fairness_dup_wins (self->fairness), some);
  data_assert_says (acies_fairness_dup_draws (self->fairness), "20 games*20%*");
}

/* Of games that end in rounds 3 and 4 by turns. */
static void
test_rounds (Fixture      *self,
             gconstpointer unused)
{
  add (self, 20, 0);
  data_only_values (TRUE);
  self->fairness->terms->end_round = 3;
  data_assert_says (acies_fairness_dup_rounds (self->fairness), "100 3");
  self->fairness->terms->end_round = 4;
  data_assert_says (acies_fairness_dup_rounds (self->fairness), "50 4 3");
  add (self, 1, 1); /* one more in round 3 */
  data_assert_says (acies_fairness_dup_rounds (self->fairness), "3 3 48 4");
  self->fairness->terms->end_round = 9;
  data_assert_says (acies_fairness_dup_rounds (self->fairness), "3 3 9");
  data_only_values (FALSE);
}

static void
test_before (Fixture      *self,
             gconstpointer unused)
{
  g_autoptr (AciesFairness) before = NULL;

  add (self, 60, 0);
  add (self, 20, 1);
  before = acies_fairness_copy (self->fairness);
  g_assert_cmpuint (before->trail->len, ==, 80);
  data_assert_says (acies_fairness_dup_before (self->fairness, before), "Previous*75%*65*83%*");
  before->terms->alternate = TRUE;
  data_assert_says (acies_fairness_dup_before (self->fairness, before), "*alternating*75%*65*83%*");
  before->terms->fingerprint++;
  data_assert_says (acies_fairness_dup_before (self->fairness, before), "*change*75%*65*83%*");
}

/* Words change nothing that is played, numbers do; undo brings it back. */
static void
test_is_of (Fixture      *self,
            gconstpointer unused)
{
  g_auto (AciesCommand) title = acies_command (ACIES_COMMAND_TEXT);
  AciesCommand morale = acies_command (ACIES_COMMAND_MORALE);
  int          before = self->scenario->sides[0].morale;

  g_assert_true (acies_fairness_is_of (self->fairness, self->scenario));
  title.id = ACIES_TEXT_TITLE;
  title.text = g_strdup ("Another title");
  g_assert_true (acies_engine_apply (self->scenario, &title, NULL, NULL));
  g_assert_true (acies_fairness_is_of (self->fairness, self->scenario));
  morale.side = 0;
  morale.number = before + 1;
  g_assert_true (acies_engine_apply (self->scenario, &morale, NULL, NULL));
  g_assert_false (acies_fairness_is_of (self->fairness, self->scenario));
  morale.number = before;
  g_assert_true (acies_engine_apply (self->scenario, &morale, NULL, NULL));
  g_assert_true (acies_fairness_is_of (self->fairness, self->scenario));
}

static void
add_cases (const char *id)
{
  const struct
  {
    const char *name;
    void (*test) (Fixture *, gconstpointer);
  } cases[] = {
    { "verdict", test_verdict },
    { "draws", test_draws },
    { "words", test_words },
    { "rounds", test_rounds },
    { "before", test_before },
    { "is-of", test_is_of },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/fairness/%s/%s", id, cases[i].name);

      g_test_add (path, Fixture, id, set_up, cases[i].test, tear_down);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  add_cases ("rome-vs-macedon");
  g_test_add ("/fairness/three", Fixture, "three-provinces", set_up_battle, test_three, tear_down);
  g_test_add ("/fairness/teams", Fixture, "four-eagles", set_up_battle, test_teams, tear_down);
  status = g_test_run ();
  acies_library_unref (library);
  return status;
}
