/* handicap.c - which small change makes a battle fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/handicap.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/find/findings.h"

#include <glib/gi18n-lib.h>
#include <math.h>

typedef struct
{
  const AciesState *scenario;
  AciesSide         favoured;
  guint             n_faults; /* of the scenario as it is */
  GArray           *list;
} Listing;

/* Errors and warnings; an error counts for more than all warnings. */
static guint
count_faults (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (scenario, findings);
  return acies_findings_count (findings, ACIES_SEVERITY_ERROR) * ACIES_MAX_FINDINGS + acies_findings_count (findings, ACIES_SEVERITY_WARNING);
}

/* @command has all its words but the number. What helps the favoured side is left out, as is a change that the editor refuses
 * or that brings a new problem. */
static void
add_change (Listing     *self,
            AciesCommand command,
            AciesSide    side,
            AciesId      unit)
{
  AciesHandicap  handicap = { .unit = unit };
  AciesEditRange range;
  int            number;
  g_autoptr (AciesState) changed = NULL;

  if (!acies_edit_range (&command, self->scenario, &range))
    return;
  handicap.was = acies_edit_number (&command, self->scenario);
  number = handicap.was + (acies_side_is_enemy (self->scenario, side, self->favoured) ? 1 : -1);
  if (number < range.usual_min || number > range.usual_max)
    return;
  command.number = (gint16) number;
  handicap.command = command;
  changed = acies_state_copy (self->scenario);
  if (acies_engine_apply (changed, &command, NULL, NULL) && count_faults (changed) <= self->n_faults)
    g_array_append_val (self->list, handicap);
}

GArray *
acies_handicaps_list (const AciesState *scenario,
                      AciesSide         favoured)
{
  Listing     self = { scenario, favoured, count_faults (scenario), g_array_new (FALSE, FALSE, sizeof (AciesHandicap)) };
  AciesUnitId ids[ACIES_MAX_UNITS];
  guint       n_units = acies_state_list_units (scenario, ids);

  for (AciesSide side = 0; side < scenario->ruleset->n_sides; side++)
    {
      AciesCommand morale = acies_command (ACIES_COMMAND_MORALE);
      AciesCommand hand = acies_command (ACIES_COMMAND_HAND_SIZE);

      morale.side = hand.side = side;
      if (!acies_ruleset_lacks (scenario->ruleset, ACIES_LACKS_MORALE))
        add_change (&self, morale, side, ACIES_NO_ID);
      if (!acies_ruleset_lacks (scenario->ruleset, ACIES_LACKS_HAND_SIZE))
        add_change (&self, hand, side, ACIES_NO_ID);
      for (guint i = 0; i < scenario->ruleset->n_resources; i++)
        {
          AciesCommand command = acies_command_with_id (ACIES_COMMAND_RESOURCE, (AciesId) i);

          command.side = side;
          add_change (&self, command, side, ACIES_NO_ID);
        }
      for (guint card = 0; card < scenario->ruleset->n_cards; card++)
        {
          AciesCommand command = acies_command_with_id (ACIES_COMMAND_CARDS, (AciesId) card);

          command.side = side;
          if (!scenario->ruleset->cards[card].common && acies_state_count_copies (scenario, side, (AciesId) card) > 0)
            add_change (&self, command, side, ACIES_NO_ID);
        }
    }
  /* Units alike of a side are listed once. */
  for (guint i = 0; i < n_units; i++)
    {
      const AciesUnit *unit = &scenario->units[ids[i]];
      gboolean         is_first = unit->place == ACIES_PLACE_BOARD;

      for (guint j = 0; j < i && is_first; j++)
        {
          const AciesUnit *other = &scenario->units[ids[j]];

          is_first = other->side != unit->side || other->place != unit->place || other->type != unit->type || other->figures != unit->figures;
        }
      if (is_first)
        add_change (&self, acies_command_on_unit (ACIES_COMMAND_FIGURES, scenario, ids[i]), unit->side, unit->type);
    }
  return self.list;
}

/* --- in words ------------------------------------------------------------------------------- */

const char *
acies_handicaps_describe (const AciesRuleset *ruleset)
{
  gboolean no_morale = ruleset->morale_name != NULL || acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE);

  if (ruleset->procs->evaluate != NULL)
    return _ ("A small change to what a side starts with can balance the battle. Each change is tested in a few games, and the fairest changes in many.");
  if (no_morale && ruleset->n_cards == 0)
    return acies_units_say (ruleset, _ ("Adding or removing one figure can balance the battle. Each change is tested in a few games, and the fairest changes in many."),
                            _ ("Adding or removing one base can balance the battle. Each change is tested in a few games, and the fairest changes in many."));
  if (no_morale)
    return acies_units_say (ruleset, _ ("Adding or removing one card or figure can balance the battle. Each change is tested in a few games, and the fairest changes in many."),
                            _ ("Adding or removing one card or base can balance the battle. Each change is tested in a few games, and the fairest changes in many."));

  return acies_units_say (ruleset,
                          _ ("Adding or removing one morale token, card or figure can balance the battle. Each change is tested in a few games, and the fairest changes in many."),
                          _ ("Adding or removing one morale token, card or base can balance the battle. Each change is tested in a few games, and the fairest changes in many."));
}

char *
acies_handicap_dup_change (const AciesHandicap *self,
                           const AciesState    *scenario)
{
  const AciesRuleset *ruleset = scenario->ruleset;
  int                 number = self->command.number;
  AciesHexName        hex;

  switch (self->command.kind)
    {
    case ACIES_COMMAND_FIGURES:
      /* Translators: a type of unit and its hex: “Principes on E5: 4 figures instead of 3” */
      return g_strdup_printf (acies_units_say (ruleset, ngettext ("%1$s on %2$s: %3$d figure instead of %4$d", "%1$s on %2$s: %3$d figures instead of %4$d", (gulong) number),
                                               /* Translators: a type of unit, its hex, and the numbers with and without the change */
                                               ngettext ("%1$s on %2$s: %3$d base instead of %4$d", "%1$s on %2$s: %3$d bases instead of %4$d", (gulong) number)),
                              ruleset->unit_types[self->unit].name, acies_hex_name (self->command.hex, hex), number, self->was);

    case ACIES_COMMAND_CARDS:
      /* Translators: a side and one of its cards: Rome: “Drill” 3 times instead of 2 */
      return g_strdup_printf (ngettext ("%1$s: %3$d copy of “%2$s” instead of %4$d", "%1$s: %3$d copies of “%2$s” instead of %4$d", (gulong) number),
                              ruleset->sides[self->command.side].name, ruleset->cards[self->command.id].name, number, self->was);

    case ACIES_COMMAND_HAND_SIZE:
      /* Translators: a side, and the numbers with and without the change */
      return g_strdup_printf (ngettext ("%1$s: a hand of %2$d card instead of %3$d", "%1$s: a hand of %2$d cards instead of %3$d", (gulong) number),
                              ruleset->sides[self->command.side].name, number, self->was);

    case ACIES_COMMAND_RESOURCE:
      /* Translators: what a side begins with: “Eagle: 3 instead of 2 (Coins)” */
      return g_strdup_printf (_ ("%1$s: %2$d instead of %3$d (%4$s)"), ruleset->sides[self->command.side].name, number, self->was,
                              ruleset->resources[self->command.id].name);

    case ACIES_COMMAND_MORALE:
    default:
      if (ruleset->morale_name != NULL)
        /* Translators: what a game counts instead of morale, its number, a side, and the number before: "Rome: Main battle cards 6 instead of 5" */
        return g_strdup_printf (_ ("%3$s: %2$d instead of %4$d (%1$s)"), ruleset->morale_name, number, ruleset->sides[self->command.side].name, self->was);
      /* Translators: a side, and the numbers with and without the change */
      return g_strdup_printf (_ ("%1$s: morale %2$d instead of %3$d"), ruleset->sides[self->command.side].name, number, self->was);
    }
}

char *
acies_handicap_dup_estimate (const AciesHandicap *self,
                             const AciesState    *scenario)
{
  AciesInterval    interval;
  double           share = acies_fairness_share (&self->point, &interval);
  g_autofree char *team = acies_ruleset_dup_team (scenario->ruleset, self->side);

  if (team != NULL)
    /* Translators: a team, its share of wins with a change, between what the true one lies, and of how many games */
    return g_strdup_printf (ngettext ("%1$s win %2$d%% of %5$u game (%3$d to %4$d%%)", "%1$s win %2$d%% of %5$u games (%3$d to %4$d%%)", self->point.won), team,
                            (int) lround (100 * share), (int) lround (100 * interval.low), (int) lround (100 * interval.high), self->point.won);
  /* Translators: a side, its share of wins with a change, between what the true one lies, and of how many games */
  return g_strdup_printf (ngettext ("%1$s wins %2$d%% of %5$u game (%3$d to %4$d%%)", "%1$s wins %2$d%% of %5$u games (%3$d to %4$d%%)", self->point.won),
                          scenario->ruleset->sides[self->side].name, (int) lround (100 * share),
                          (int) lround (100 * interval.low), (int) lround (100 * interval.high), self->point.won);
}

/* --- the race -------------------------------------------------------------------------------- */

/* Fewer games tell nothing at all. */
#define LEAST 4

/* Somebody who takes part. */
typedef struct
{
  AciesHandicap    handicap;
  guint            party;      /* bit by side whose wins are counted */
  double           even;       /* what its share should be */
  AciesSimulation *simulation; /* of the scenario with the change */
  guint            number;     /* in the list of changes: decides where two are equal */
} Runner;

struct _AciesHandicapRace
{
  GPtrArray *runners; /* of Runner: those still in the race first, the best foremost */
  guint      n_left;  /* still in the race */
  guint      pace;    /* games of a round, of all together */
  GArray    *best;    /* of AciesHandicap */
  gint       n_done;  /* games, atomic */
  guint      n_all;
};

/* One round of the race: each of those left plays as many games. */
typedef struct
{
  AciesHandicapRace *race;
  guint              n_each;
  GCancellable      *cancellable;
  gint               n_begun; /* games, atomic */
  AciesSide         *winners; /* by game */
  gboolean          *is_over; /* by game */
} Round;

static void
runner_free (gpointer data)
{
  Runner *self = data;

  acies_simulation_free (self->simulation);
  g_free (self);
}

/* How many games each of @n plays in a round; @left: (out): how many of them take part in the next one, 0 if the race is over */
static guint
games_each (const AciesHandicapRace *self,
            guint                    n,
            guint                   *left)
{
  *left = n <= ACIES_HANDICAP_BEST ? 0 : MAX ((n + 1) / 2, ACIES_HANDICAP_BEST);
  return MAX (LEAST, self->pace / n);
}

AciesHandicapRace *
acies_handicap_race_new (const AciesState           *scenario,
                         const AciesSimulationTerms *terms,
                         AciesSide                   favoured)
{
  AciesHandicapRace *self = g_new0 (AciesHandicapRace, 1);
  g_autoptr (GArray) list = acies_handicaps_list (scenario, favoured);
  AciesSide parties[ACIES_MAX_SIDES];
  AciesSide side = acies_fairness_list_parties (scenario->ruleset, parties) == 2 ? parties[0] : favoured;

  self->runners = g_ptr_array_new_with_free_func (runner_free);
  for (guint i = 0; i < list->len; i++)
    {
      Runner *runner = g_new0 (Runner, 1);
      g_autoptr (AciesState) changed = acies_state_copy (scenario);

      runner->handicap = g_array_index (list, AciesHandicap, i);
      runner->handicap.side = side;
      runner->party = acies_fairness_party (scenario->ruleset, side);
      runner->even = acies_fairness_even (scenario->ruleset);
      runner->number = i;
      if (!acies_engine_apply (changed, &runner->handicap.command, NULL, NULL))
        g_critical ("A change that was allowed cannot be made");
      runner->simulation = acies_simulation_new (changed, terms);
      g_ptr_array_add (self->runners, runner);
    }
  self->n_left = list->len;
  self->pace = terms->n_games;
  self->best = g_array_new (FALSE, FALSE, sizeof (AciesHandicap));
  for (guint n = list->len, left; n > 0; n = left)
    self->n_all += n * games_each (self, n, &left);
  return self;
}

void
acies_handicap_race_free (AciesHandicapRace *self)
{
  g_ptr_array_unref (self->runners);
  g_array_unref (self->best);
  g_free (self);
}

double
acies_handicap_race_get_progress (AciesHandicapRace *self)
{
  return self->n_all > 0 ? (double) g_atomic_int_get (&self->n_done) / self->n_all : 1;
}

const GArray *
acies_handicap_race_get_best (const AciesHandicapRace *self)
{
  return self->best;
}

/* The games of a runner follow each other over all rounds. */
static gpointer
play_thread (gpointer data)
{
  Round *round = data;
  guint  n_games = round->race->n_left * round->n_each;
  g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();

  while (!g_cancellable_is_cancelled (round->cancellable))
    {
      guint              i = (guint) g_atomic_int_add (&round->n_begun, 1);
      const Runner      *runner = i < n_games ? round->race->runners->pdata[i / round->n_each] : NULL;
      AciesSimulatedGame game;

      if (runner == NULL || !acies_simulation_play (runner->simulation, runner->handicap.point.games + i % round->n_each + 1, cache, round->cancellable, &game))
        break;
      round->winners[i] = game.winner;
      round->is_over[i] = TRUE;
      g_atomic_int_inc (&round->race->n_done);
    }
  return NULL;
}

static double
distance (const Runner *runner)
{
  AciesInterval interval;

  return runner->handicap.point.won > 0 ? fabs (acies_fairness_share (&runner->handicap.point, &interval) - runner->even) : 1;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const Runner *one = *(const Runner *const *) a;
  const Runner *other = *(const Runner *const *) b;
  double        difference = distance (one) - distance (other);

  if (difference != 0)
    return difference < 0 ? -1 : 1;
  return one->number < other->number ? -1 : 1;
}

/* Where no thread can be had this one plays. */
static void
play_round (AciesHandicapRace *self,
            guint              n_each,
            guint              jobs,
            GCancellable      *cancellable)
{
  guint                 n_games = self->n_left * n_each;
  g_autofree AciesSide *winners = g_new0 (AciesSide, n_games);
  g_autofree gboolean  *is_over = g_new0 (gboolean, n_games);
  Round                 round = { self, n_each, cancellable, 0, winners, is_over };
  g_autoptr (GPtrArray) threads = g_ptr_array_new ();

  for (guint i = 1; i < jobs; i++)
    {
      GThread *thread = g_thread_try_new ("handicap", play_thread, &round, NULL);

      if (thread == NULL)
        break;
      g_ptr_array_add (threads, thread);
    }
  play_thread (&round);
  for (guint i = 0; i < threads->len; i++)
    g_thread_join (threads->pdata[i]);
  for (guint i = 0; i < n_games; i++)
    {
      Runner             *runner = self->runners->pdata[i / n_each];
      AciesFairnessPoint *point = &runner->handicap.point;

      if (!is_over[i])
        continue;
      point->games++;
      point->won += winners[i] != ACIES_NO_SIDE ? 1 : 0;
      point->wins += winners[i] != ACIES_NO_SIDE && ((runner->party >> winners[i]) & 1);
    }
  qsort (self->runners->pdata, self->n_left, sizeof (gpointer), compare);
}

void
acies_handicap_race_run (AciesHandicapRace *self,
                         guint              jobs,
                         GCancellable      *cancellable)
{
  for (guint n = self->n_left, left; n > 0 && !g_cancellable_is_cancelled (cancellable); n = left)
    {
      guint n_each = games_each (self, n, &left);

      self->n_left = n;
      play_round (self, n_each, MAX (jobs, 1), cancellable);
    }
  for (guint i = 0; i < MIN (self->n_left, ACIES_HANDICAP_BEST); i++)
    {
      const Runner *runner = self->runners->pdata[i];

      if (runner->handicap.point.won > 0)
        g_array_append_val (self->best, runner->handicap);
    }
}
