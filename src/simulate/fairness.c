/* fairness.c - whether a battle is fair, as far as the games played of it tell
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/fairness.h"

#include "engine/find/scenario-find.h"
#include "engine/procs.h"

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
  point.wins += game->winner == self->side ? 1 : 0;
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

/* Of two sides the other is favoured where this one is not; of more nobody can say which. */
AciesFairnessVerdict
acies_fairness_judge (const AciesFairness *self,
                      AciesSide           *favoured)
{
  AciesFairnessPoint last = acies_fairness_last (self);
  AciesInterval      interval;

  acies_fairness_share (&last, &interval);
  *favoured = ACIES_NO_SIDE;
  if (interval.low > 0.5)
    *favoured = self->side;
  else if (interval.high < 0.5)
    *favoured = (AciesSide) ((self->side + 1) % self->terms->ruleset->n_sides);
  if (*favoured != ACIES_NO_SIDE)
    return ACIES_FAIRNESS_FAVOURED;
  return interval.high - interval.low > WIDEST ? ACIES_FAIRNESS_UNKNOWN : ACIES_FAIRNESS_FAIR;
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
  AciesSide favoured;

  switch (acies_fairness_judge (self, &favoured))
    {
    case ACIES_FAIRNESS_FAIR:
      return g_strdup (_ ("The battle seems fair."));

    case ACIES_FAIRNESS_FAVOURED:
      return g_strdup_printf (_ ("%s is favoured."), name_of (self, favoured));

    case ACIES_FAIRNESS_UNKNOWN:
    default:
      return g_strdup (_ ("Too few games to tell."));
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
percents_of (const AciesFairness *self)
{
  AciesFairnessPoint last = acies_fairness_last (self);
  AciesInterval      interval;
  double             share = acies_fairness_share (&last, &interval);

  return (Percents) { name_of (self, self->side), percent_of (share), percent_of (interval.low), percent_of (interval.high), last.won == last.games };
}

char *
acies_fairness_dup_wins (const AciesFairness *self)
{
  Percents of = percents_of (self);

  if (of.is_of_all)
    /* Translators: a share, and between what the true one lies: “Rome wins 54 % of the games (51 to 57).” */
    return g_strdup_printf (_ ("%s wins %d %% of the games (%d to %d)."), of.side, of.share, of.low, of.high);
  return g_strdup_printf (_ ("%s wins %d %% of the games that have a winner (%d to %d)."), of.side, of.share, of.low, of.high);
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
    return g_strdup_printf (_ ("Whoever is first wins %d %% of them (%d to %d)."), share, percent_of (interval.low), percent_of (interval.high));
  return g_strdup_printf (_ ("%s is first in every game."), name_of (self, self->terms->first));
}

char *
acies_fairness_dup_draws (const AciesFairness *self)
{
  AciesFairnessPoint last = acies_fairness_last (self);
  guint              n = last.games - last.won;

  if (n == 0)
    return g_strdup (_ ("Somebody has won every game."));
  return g_strdup_printf (ngettext ("%u game has no winner (%d %%).", "%u games have no winner (%d %%).", n), n, percent_of_games (self, n));
}

char *
acies_fairness_dup_before (const AciesFairness *self,
                           const AciesFairness *before)
{
  Percents of = percents_of (before);

  if (self->terms->ruleset != before->terms->ruleset)
    return NULL;
  if (!has_same_start (self->terms, before->terms))
    /* Translators: of the side whose share was just told: its share, and between what the true one lies */
    return g_strdup_printf (_ ("Before your last change: %d %% (%d to %d)."), of.share, of.low, of.high);
  if (self->terms->alternate && !before->terms->alternate)
    return g_strdup_printf (_ ("Without turns in being first: %d %% (%d to %d)."), of.share, of.low, of.high);
  if (!self->terms->alternate && before->terms->alternate)
    return g_strdup_printf (_ ("With turns in being first: %d %% (%d to %d)."), of.share, of.low, of.high);
  return g_strdup_printf (_ ("The time before, of the same board: %d %% (%d to %d)."), of.share, of.low, of.high);
}

char *
acies_fairness_dup_course (const AciesFairness *self)
{
  AciesFairnessPoint quarter = { 0 };
  AciesInterval      interval;
  Percents           of = percents_of (self);
  double             share;

  if (self->trail->len > 0)
    quarter = g_array_index (self->trail, AciesFairnessPoint, (self->trail->len - 1) / 4);
  share = acies_fairness_share (&quarter, &interval);
  /* Translators: the share of a side after some games and after more, each with between what the true one lies:
   * “Rome: 60 % (50 to 69) after 100 games, 54 % (49 to 59) after 400.” */
  return g_strdup_printf (ngettext ("%s: %d %% (%d to %d) after %u game, %d %% (%d to %d) after %u.", "%s: %d %% (%d to %d) after %u games, %d %% (%d to %d) after %u.", quarter.games),
                          of.side, percent_of (share), percent_of (interval.low), percent_of (interval.high), quarter.games,
                          of.share, of.low, of.high, self->trail->len);
}

/* The whole percent of the games that have ended by @round. */
static int
percent_by (const AciesFairness *self,
            guint                round)
{
  guint n = 0;

  for (guint i = 0; i <= round; i++)
    n += self->tally.rounds[i];
  return percent_of_games (self, n);
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
  int   to_last = last > 0 ? 100 - percent_by (self, last - 1) : 0;

  if (to_last >= 90)
    return g_strdup_printf (_ ("%d %% of the games go on to the last round, %u."), to_last, last);
  if (to_last >= 50)
    return g_strdup_printf (_ ("%d %% of the games go on to the last round, %u; the shortest tenth end by round %u."), to_last, last, early);
  if (to_last > 0)
    return g_strdup_printf (_ ("Half of the games end by round %u, the shortest tenth by round %u; %d %% go on to the last round, %u."), median, early, to_last, last);
  return g_strdup_printf (_ ("Half of the games end by round %u, the shortest tenth by round %u; none goes on to the last round, %u."), median, early, last);
}

char *
acies_fairness_dup_morale (const AciesFairness *self,
                           AciesSide            side)
{
  if (self->terms->ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, a side, and numbers */
    return g_strdup_printf (_ ("%s: usually %u of %s left, %u to %u in four of five games."), self->terms->ruleset->morale_name,
                            acies_simulation_tally_morale_at (&self->tally, side, 50), name_of (self, side),
                            acies_simulation_tally_morale_at (&self->tally, side, 10), acies_simulation_tally_morale_at (&self->tally, side, 90));
  return g_strdup_printf (_ ("%s: usually %u morale left, %u to %u in four of five games."), name_of (self, side),
                          acies_simulation_tally_morale_at (&self->tally, side, 50), acies_simulation_tally_morale_at (&self->tally, side, 10),
                          acies_simulation_tally_morale_at (&self->tally, side, 90));
}
