/* fairness.c - whether a battle is fair, as far as the games played of it tell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/fairness.h"

#include "engine/core/engine.h"
#include "engine/find/findings.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* An interval that is wider says nothing, even where the half is in it: 60 games have less. */
#define WIDEST 0.25

AciesFairness *
acies_fairness_new (const AciesSimulationTerms *terms)
{
  AciesFairness *self = g_new0 (AciesFairness, 1);

  self->terms = acies_simulation_terms_copy (terms);
  self->trail = g_array_new (FALSE, FALSE, sizeof (AciesFairnessPoint));
  return self;
}

AciesFairness *
acies_fairness_copy (const AciesFairness *self)
{
  AciesFairness *copy = g_memdup2 (self, sizeof *self);

  copy->terms = acies_simulation_terms_copy (self->terms);
  copy->trail = g_array_copy (self->trail);
  return copy;
}

void
acies_fairness_free (AciesFairness *self)
{
  acies_simulation_terms_free (self->terms);
  g_array_unref (self->trail);
  g_free (self);
}

void
acies_fairness_add (AciesFairness            *self,
                    const AciesSimulatedGame *game)
{
  AciesFairnessPoint point = acies_fairness_last (self);

  acies_simulation_tally_add (&self->tally, self->terms, game);
  point.games++;
  point.won += game->winner != ACIES_NO_SIDE ? 1 : 0;
  point.wins += game->winner != ACIES_NO_SIDE && ((acies_fairness_party (self->terms->ruleset, self->side) >> game->winner) & 1);
  g_array_append_val (self->trail, point);
}

AciesFairnessPoint
acies_fairness_last (const AciesFairness *self)
{
  if (self->trail->len == 0)
    return (AciesFairnessPoint) { 0 };
  return g_array_index (self->trail, AciesFairnessPoint, self->trail->len - 1);
}

double
acies_fairness_share (const AciesFairnessPoint *point,
                      AciesInterval            *interval)
{
  *interval = acies_interval_wilson (point->wins, point->won);
  return point->won > 0 ? (double) point->wins / point->won : 0.5;
}

/* --- parties -------------------------------------------------------------------------------- */

guint
acies_fairness_party (const AciesRuleset *ruleset,
                      AciesSide           side)
{
  return ((1u << ruleset->n_sides) - 1) & ~acies_ruleset_enemies (ruleset, side);
}

guint
acies_fairness_list_parties (const AciesRuleset *ruleset,
                             AciesSide          *parties)
{
  guint n = 0;

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    if (g_bit_nth_lsf (acies_fairness_party (ruleset, side), -1) == (int) side)
      parties[n++] = side;
  return n;
}

double
acies_fairness_even (const AciesRuleset *ruleset)
{
  AciesSide parties[ACIES_MAX_SIDES];

  return 1.0 / acies_fairness_list_parties (ruleset, parties);
}

static guint
count_wins (const AciesFairness *self,
            AciesSide            party)
{
  guint sides = acies_fairness_party (self->terms->ruleset, party);
  guint n = 0;

  for (AciesSide side = 0; side < self->terms->ruleset->n_sides; side++)
    n += ((sides >> side) & 1) ? self->tally.wins[side] : 0;
  return n;
}

/* Who has won most of those that have clearly more than their part; else who has won least of those that have less. */
AciesFairnessVerdict
acies_fairness_judge (const AciesFairness *self,
                      AciesSide           *side)
{
  AciesFairnessPoint last = acies_fairness_last (self);
  AciesSide          parties[ACIES_MAX_SIDES];
  guint              n = acies_fairness_list_parties (self->terms->ruleset, parties);
  AciesInterval      first = acies_interval_wilson_among (count_wins (self, parties[0]), last.won, n);
  AciesSide          most = ACIES_NO_SIDE, least = ACIES_NO_SIDE;

  for (guint i = 0; i < n; i++)
    {
      guint         wins = count_wins (self, parties[i]);
      AciesInterval interval = acies_interval_wilson_among (wins, last.won, n);

      if (interval.low > 1.0 / n && (most == ACIES_NO_SIDE || wins > count_wins (self, most)))
        most = parties[i];
      if (interval.high < 1.0 / n && (least == ACIES_NO_SIDE || wins < count_wins (self, least)))
        least = parties[i];
    }
  *side = most != ACIES_NO_SIDE ? most : least;
  if (*side != ACIES_NO_SIDE)
    return *side == most ? ACIES_FAIRNESS_FAVOURED : ACIES_FAIRNESS_BEHIND;
  return first.high - first.low > WIDEST ? ACIES_FAIRNESS_UNKNOWN : ACIES_FAIRNESS_FAIR;
}

static gboolean
has_same_start (const AciesSimulationTerms *one,
                const AciesSimulationTerms *other)
{
  return one->ruleset == other->ruleset && one->fingerprint == other->fingerprint && one->first == other->first &&
         one->end_round == other->end_round;
}

gboolean
acies_fairness_is_of (const AciesFairness *self,
                      const AciesState    *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesSimulationTerms) terms = NULL;

  acies_scenario_find (scenario, findings);
  if (acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0)
    return FALSE;
  terms = acies_simulation_terms_new (scenario);
  return has_same_start (self->terms, terms);
}

/* --- in words ------------------------------------------------------------------------------- */

static const char *
name_of (const AciesFairness *self,
         AciesSide            side)
{
  return self->terms->ruleset->sides[side].name;
}

static int
percent_of (double share)
{
  return (int) lround (100 * share);
}

static int
percent_of_games (const AciesFairness *self,
                  guint                games)
{
  return percent_of ((double) games / MAX (self->tally.n_games, 1));
}

char *
acies_fairness_dup_verdict (const AciesFairness *self)
{
  AciesSide            side;
  AciesFairnessVerdict verdict = acies_fairness_judge (self, &side);
  g_autofree char     *team = verdict == ACIES_FAIRNESS_FAVOURED ? acies_ruleset_dup_team (self->terms->ruleset, side) : NULL;

  switch (verdict)
    {
    case ACIES_FAIRNESS_FAIR:
      return g_strdup (_ ("The battle seems fair."));

    case ACIES_FAIRNESS_FAVOURED:
      return team != NULL ? g_strdup_printf (_ ("%s are favoured."), team) : g_strdup_printf (_ ("%s is favoured."), name_of (self, side));

    case ACIES_FAIRNESS_BEHIND:
      return g_strdup_printf (_ ("%s is at a disadvantage."), name_of (self, side));

    case ACIES_FAIRNESS_UNKNOWN:
    default:
      return g_strdup (_ ("There are too few games to judge."));
    }
}

/* Whole percent. */
typedef struct
{
  const char *side;
  int         share;
  int         low;
  int         high;
  gboolean    is_of_all; /* somebody has won every game */
} Percents;

static Percents
percents_of (const AciesFairness *self,
             AciesSide            party)
{
  AciesFairnessPoint last = acies_fairness_last (self);
  AciesInterval      interval;
  double             share;

  last.wins = count_wins (self, party);
  share = acies_fairness_share (&last, &interval);
  return (Percents) { name_of (self, party), percent_of (share), percent_of (interval.low), percent_of (interval.high), last.won == last.games };
}

char *
acies_fairness_dup_wins (const AciesFairness *self)
{
  AciesSide parties[ACIES_MAX_SIDES];
  guint     n = acies_fairness_list_parties (self->terms->ruleset, parties);
  GString  *text = g_string_new (NULL);

  for (guint i = 0; i < (n > 2 ? n : 1); i++)
    {
      Percents         of = percents_of (self, parties[i]);
      g_autofree char *team = acies_ruleset_dup_team (self->terms->ruleset, parties[i]);
      const char      *format;

      if (team != NULL && of.is_of_all)
        /* Translators: a team of several, its share, and between what the true one lies */
        format = _ ("%1$s win %2$d%% of the games (%3$d to %4$d%%).");
      else if (team != NULL)
        /* Translators: a team of several, its share, and between what the true one lies */
        format = _ ("%1$s win %2$d%% of the games that have a winner (%3$d to %4$d%%).");
      else if (of.is_of_all)
        /* Translators: a share, and between what the true one lies: “Rome wins 54% of the games (51 to 57).” */
        format = _ ("%1$s wins %2$d%% of the games (%3$d to %4$d%%).");
      else
        /* Translators: a side, its share, and between what the true one lies */
        format = _ ("%1$s wins %2$d%% of the games that have a winner (%3$d to %4$d%%).");
      g_string_append (text, i > 0 ? "\n" : "");
      g_string_append_printf (text, format, team != NULL ? team : of.side, of.share, of.low, of.high);
    }
  return g_string_free (text, FALSE);
}

char *
acies_fairness_dup_first (const AciesFairness *self)
{
  AciesFairnessPoint last = acies_fairness_last (self);
  AciesInterval      interval = acies_interval_wilson (self->tally.first_wins, last.won);
  int                share = percent_of ((double) self->tally.first_wins / MAX (last.won, 1));

  if (!acies_ruleset_names_first (self->terms->ruleset))
    return NULL;
  if (self->terms->alternate)
    /* Translators: a share, and between what the true one lies */
    return g_strdup_printf (_ ("The first player wins %1$d%% of the games that have a winner (%2$d to %3$d%%)."), share, percent_of (interval.low), percent_of (interval.high));
  return g_strdup_printf (_ ("%s is the first player in every game."), name_of (self, self->terms->first));
}

char *
acies_fairness_dup_draws (const AciesFairness *self)
{
  AciesFairnessPoint last = acies_fairness_last (self);
  guint              n = last.games - last.won;

  if (n == 0)
    return g_strdup (_ ("Every game has a winner."));
  /* Translators: a number of games, and their share */
  return g_strdup_printf (ngettext ("%1$u game has no winner (%2$d%%).", "%1$u games have no winner (%2$d%%).", n), n, percent_of_games (self, n));
}

/* With more than two parties the shares of all follow below the heading. */
char *
acies_fairness_dup_before (const AciesFairness *self,
                           const AciesFairness *before)
{
  Percents         of = percents_of (before, before->side);
  g_autofree char *wins = acies_fairness_dup_wins (before);
  AciesSide        parties[ACIES_MAX_SIDES];
  const char      *heading, *format;

  if (self->terms->ruleset != before->terms->ruleset)
    return NULL;
  if (!has_same_start (self->terms, before->terms))
    {
      /* Translators: of the side whose share was just told: its share, and between what the true one lies; so below */
      heading = _ ("Before your last change:");
      /* Translators: a share of wins, and between what the true one lies */
      format = _ ("Before your last change: %1$d%% (%2$d to %3$d%%).");
    }
  else if (self->terms->alternate && !before->terms->alternate)
    {
      heading = _ ("With a fixed first player:");
      /* Translators: a share of wins, and between what the true one lies */
      format = _ ("With a fixed first player: %1$d%% (%2$d to %3$d%%).");
    }
  else if (!self->terms->alternate && before->terms->alternate)
    {
      heading = _ ("With an alternating first player:");
      /* Translators: a share of wins, and between what the true one lies */
      format = _ ("With an alternating first player: %1$d%% (%2$d to %3$d%%).");
    }
  else
    {
      heading = _ ("Previous test of the same battle:");
      /* Translators: a share of wins, and between what the true one lies */
      format = _ ("Previous test of the same battle: %1$d%% (%2$d to %3$d%%).");
    }
  if (acies_fairness_list_parties (before->terms->ruleset, parties) > 2)
    return g_strdup_printf ("%s\n%s", heading, wins);
  return g_strdup_printf (format, of.share, of.low, of.high);
}

char *
acies_fairness_dup_course (const AciesFairness *self)
{
  AciesFairnessPoint quarter = { 0 };
  AciesInterval      interval;
  Percents           of = percents_of (self, self->side);
  double             share;

  if (self->trail->len > 0)
    quarter = g_array_index (self->trail, AciesFairnessPoint, (self->trail->len - 1) / 4);
  share = acies_fairness_share (&quarter, &interval);
  /* Translators: the share of a side after some games and after more, each with between what the true one lies:
   * “Rome: 60% (50 to 69) after 100 games, 54% (49 to 59) after 400.” */
  return g_strdup_printf (ngettext ("%1$s: %2$d%% (%3$d to %4$d%%) after %5$u game, %6$d%% (%7$d to %8$d%%) after %9$u.", "%1$s: %2$d%% (%3$d to %4$d%%) after %5$u games, %6$d%% (%7$d to %8$d%%) after %9$u.", quarter.games),
                          of.side, percent_of (share), percent_of (interval.low), percent_of (interval.high), quarter.games,
                          of.share, of.low, of.high, self->trail->len);
}

gboolean
acies_fairness_counts_rounds (const AciesFairness *self)
{
  return !acies_ruleset_lacks (self->terms->ruleset, ACIES_LACKS_ROUNDS);
}

/* What most games do is told first. */
char *
acies_fairness_dup_rounds (const AciesFairness *self)
{
  guint early = acies_simulation_tally_round_at (&self->tally, 10);
  guint median = acies_simulation_tally_round_at (&self->tally, 50);
  guint last = self->terms->end_round;
  guint n_before = 0; /* games that end before it */
  int   to_last;

  for (guint round = 0; round < last; round++)
    n_before += self->tally.rounds[round];
  to_last = last > 0 ? 100 - percent_of_games (self, n_before) : 0;

  if (to_last >= 90)
    /* Translators: a share, and the last round */
    return g_strdup_printf (_ ("%1$d%% of the games reach the last round (%2$u)."), to_last, last);
  if (to_last >= 50)
    /* Translators: a share, the last round, and an earlier round */
    return g_strdup_printf (_ ("%1$d%% of the games reach the last round (%2$u); the shortest 10%% end by round %3$u."), to_last, last, early);
  if (to_last > 0)
    /* Translators: two rounds, a share, and the last round */
    return g_strdup_printf (_ ("Half of the games end by round %1$u, the shortest 10%% by round %2$u; %3$d%% reach the last round (%4$u)."), median, early, to_last, last);
  /* Translators: two rounds, and the last round */
  return g_strdup_printf (_ ("Half of the games end by round %1$u, the shortest 10%% by round %2$u; none reach the last round (%3$u)."), median, early, last);
}

char *
acies_fairness_dup_morale (const AciesFairness *self,
                           AciesSide            side)
{
  if (self->terms->ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, a side, and numbers */
    return g_strdup_printf (_ ("%1$s: %3$s usually has %2$u left (%4$u to %5$u in four out of five games)."), self->terms->ruleset->morale_name,
                            acies_simulation_tally_morale_at (&self->tally, side, 50), name_of (self, side),
                            acies_simulation_tally_morale_at (&self->tally, side, 10), acies_simulation_tally_morale_at (&self->tally, side, 90));
  /* Translators: a side, its usual morale at the end, and what it is in four of five games */
  return g_strdup_printf (_ ("%1$s: usually %2$u morale left (%3$u to %4$u in four out of five games)."), name_of (self, side),
                          acies_simulation_tally_morale_at (&self->tally, side, 50), acies_simulation_tally_morale_at (&self->tally, side, 10),
                          acies_simulation_tally_morale_at (&self->tally, side, 90));
}
