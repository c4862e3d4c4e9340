/* tally.c - the results of many games, as numbers and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/tally.h"

#include "engine/core/engine.h"
#include "engine/core/log-entry.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* --- intervals ------------------------------------------------------------------------------- */

/* So many standard deviations to each side hold 95 percent of a normal distribution, or what leaves out a third or a
 * quarter of the other five. */
static const double z_of[] = { 1.959963984540054, 1.959963984540054, 1.959963984540054, 2.3939797998185104, 2.4977054744123737 };

static AciesInterval
wilson (guint  successes,
        guint  n,
        double z)
{
  double share;
  double middle;
  double half;

  g_return_val_if_fail (successes <= n, ((AciesInterval) { 0, 1 }));

  if (n == 0)
    return (AciesInterval) { 0, 1 };
  share = (double) successes / n;
  middle = (share + z * z / (2.0 * n)) / (1 + z * z / n);
  half = z / (1 + z * z / n) * sqrt (share * (1 - share) / n + z * z / (4.0 * n * n));

  /* At the ends they are exact, whatever was rounded. */
  return (AciesInterval) { successes > 0 ? MAX (middle - half, 0) : 0, successes < n ? MIN (middle + half, 1) : 1 };
}

AciesInterval
acies_interval_wilson (guint successes,
                       guint n)
{
  return wilson (successes, n, z_of[1]);
}

AciesInterval
acies_interval_wilson_among (guint successes,
                             guint n,
                             guint n_shares)
{
  return wilson (successes, n, z_of[MIN (n_shares, G_N_ELEMENTS (z_of) - 1)]);
}

/* --- sums ------------------------------------------------------------------------------------ */

void
acies_simulation_tally_add (AciesSimulationTally       *self,
                            const AciesSimulationTerms *terms,
                            const AciesSimulatedGame   *game)
{
  gboolean won = game->winner < terms->ruleset->n_sides;

  self->n_games++;
  self->rounds[game->round]++;
  self->ends[MIN (game->end, ACIES_MAX_ENDS - 1)][won ? game->winner : ACIES_SIMULATION_NOBODY]++;
  if (game->end == ACIES_END_NOT_YET)
    self->n_unfinished++;
  else if (!won)
    self->n_draws++;
  else
    {
      self->wins[game->winner]++;
      self->player_wins[acies_simulation_terms_seat (terms, game->number, game->winner)]++;
      self->first_wins += !((acies_ruleset_enemies (terms->ruleset, game->winner) >> acies_simulation_terms_first (terms, game->number)) & 1);
    }
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    {
      self->morale[side][MIN (game->morale[side], ACIES_SIMULATION_MAX_MORALE)]++;
      self->morale_sum[side] += game->morale[side];
      self->figures_sum[side] += game->figures[side];
      for (guint type = 0; type < ACIES_MAX_UNIT_TYPES; type++)
        {
          self->units_lost[side][type] += game->units_lost[side][type];
          self->figures_lost[side][type] += game->figures_lost[side][type];
        }
      for (guint card = 0; card < ACIES_MAX_CARDS; card++)
        self->cards_used[side][card] += game->cards_used[side][card];
    }
}

AciesInterval
acies_simulation_tally_share (const AciesSimulationTally *self,
                              guint                       wins)
{
  return acies_interval_wilson (wins, self->n_games);
}

/* The least of the numbers from 0 up to @last that at least so many games have, or less. */
static guint
number_at (const guint *games,
           guint        last,
           guint        n_games,
           guint        percent)
{
  guint64 n = 0;

  for (guint number = 0; number < last; number++)
    {
      n += games[number];
      if (n * 100 >= (guint64) n_games * percent)
        return number;
    }

  return last;
}

guint
acies_simulation_tally_morale_at (const AciesSimulationTally *self,
                                  AciesSide                   side,
                                  guint                       percent)
{
  return number_at (self->morale[side], ACIES_SIMULATION_MAX_MORALE, self->n_games, percent);
}

guint
acies_simulation_tally_round_at (const AciesSimulationTally *self,
                                 guint                       percent)
{
  return number_at (self->rounds, G_MAXUINT8, self->n_games, percent);
}

static double
mean_round (const AciesSimulationTally *self)
{
  guint64 sum = 0;

  for (guint round = 0; round <= G_MAXUINT8; round++)
    sum += (guint64) round * self->rounds[round];

  return self->n_games > 0 ? (double) sum / self->n_games : 0;
}

/* --- in words -------------------------------------------------------------------------------- */

/* Numbers stand before what they are of, so that names can be as long as they like. */
#define WIDTH 9

/* To the right in its column, however many bytes its letters have. */
static void G_GNUC_PRINTF (2, 3)
    append_cell (GString    *text,
                 const char *format,
                 ...)
{
  g_autofree char *cell = NULL;
  va_list          args;

  va_start (args, format);
  cell = g_strdup_vprintf (format, args);
  va_end (args);
  g_string_append_printf (text, "%*s%s", (int) MAX (WIDTH - g_utf8_strlen (cell, -1), 1), "", cell);
}

static void
append_heading (GString           *text,
                const char        *title,
                const char *const *columns)
{
  g_string_append_printf (text, "\n%s\n", title);
  for (guint i = 0; columns[i] != NULL; i++)
    append_cell (text, "%s", _ (columns[i]));
  g_string_append_c (text, '\n');
}

static void
append_terms (GString                    *text,
              const AciesSimulationTerms *terms,
              const AciesSimulationTally *tally)
{
  const char *first = terms->ruleset->sides[terms->first].name;

  g_string_append_printf (text, "%s (%s)\n", terms->title, terms->ruleset->name);
  g_string_append_printf (text, _ ("games: %u\n"), terms->n_games);
  if (tally->n_games < terms->n_games)
    g_string_append_printf (text, ngettext ("interrupted: results of the first %u game\n", "interrupted: results of the first %u games\n", tally->n_games),
                            tally->n_games);
  g_string_append_printf (text, "%s %" G_GUINT64_FORMAT "\n", _ ("seed:"), terms->seed);
  g_string_append (text, _ ("players:"));
  for (guint seat = 0; seat < terms->ruleset->n_sides; seat++)
    g_string_append_printf (text, "%s %s %s", seat > 0 ? "," : "", terms->ruleset->sides[seat].name, terms->players[seat]);
  g_string_append_c (text, '\n');
  if (terms->swap)
    g_string_append (text, _ ("sides: as listed in the first game, then swapped from game to game\n"));
  if (!acies_ruleset_names_first (terms->ruleset))
    return;
  if (terms->alternate)
    g_string_append_printf (text, _ ("first player: %s in the first game, then alternating\n"), first);
  else
    g_string_append_printf (text, _ ("first player: %s\n"), first);
}

static void
append_share (GString                    *text,
              const AciesSimulationTally *tally,
              guint                       n,
              const char                 *name)
{
  AciesInterval interval = acies_simulation_tally_share (tally, n);

  append_cell (text, "%u", n);
  append_cell (text, "%.1f%%", 100 * ((double) n / tally->n_games));
  append_cell (text, "%.1f%%", 100 * interval.low);
  append_cell (text, "%.1f%%", 100 * interval.high);
  g_string_append_printf (text, "  %s\n", name);
}

static void
append_wins (GString                    *text,
             const AciesSimulationTerms *terms,
             const AciesSimulationTally *tally)
{
  const char *columns[] = { N_ ("games"), N_ ("share"), N_ ("low"), N_ ("high"), NULL };

  append_heading (text, _ ("Winners; with 95 percent confidence, the true share is between low and high"), columns);
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    {
      g_autofree char *team = acies_ruleset_dup_team (terms->ruleset, side);
      /* Translators: a side */
      g_autofree char *name = team != NULL ? g_strdup_printf (_ ("%s win"), team) : g_strdup_printf (_ ("%s wins"), terms->ruleset->sides[side].name);

      /* Of a team the first side stands for all. */
      if ((~acies_ruleset_enemies (terms->ruleset, side) & ((1u << side) - 1)) == 0)
        append_share (text, tally, tally->wins[side], name);
    }
  append_share (text, tally, tally->n_draws, _ ("no winner"));
  if (acies_ruleset_names_first (terms->ruleset))
    append_share (text, tally, tally->first_wins, _ ("the first player wins"));
  /* Where players change sides it is another question which of them won. */
  if (terms->swap)
    {
      for (guint seat = 0; seat < terms->ruleset->n_sides; seat++)
        {
          /* Translators: the number of a player, and its name */
          g_autofree char *name = g_strdup_printf (_ ("player %1$u (%2$s) wins"), seat + 1, terms->players[seat]);

          append_share (text, tally, tally->player_wins[seat], name);
        }
    }
}

static void
append_part (GString                    *text,
             const AciesSimulationTally *tally,
             guint                       n,
             const char                 *name)
{
  append_cell (text, "%u", n);
  append_cell (text, "%.1f%%", 100 * ((double) n / tally->n_games));
  g_string_append_printf (text, "  %s\n", name);
}

static void
append_ends (GString                    *text,
             const AciesSimulationTerms *terms,
             const AciesSimulationTally *tally)
{
  const char      *columns[] = { N_ ("games"), N_ ("share"), NULL };
  g_autofree char *title = NULL;

  append_heading (text, _ ("How the games ended"), columns);
  for (guint8 end = ACIES_END_FIRST_OWN; end < ACIES_MAX_ENDS; end++)
    for (AciesSide side = 0; side <= ACIES_SIMULATION_NOBODY; side++)
      if (tally->ends[end][side] > 0)
        {
          AciesOutcome     outcome = { end, side < ACIES_SIMULATION_NOBODY ? side : ACIES_NO_SIDE };
          g_autofree char *sentence = acies_end_reason_to_string (&outcome, terms->ruleset);

          append_part (text, tally, tally->ends[end][side], sentence);
        }
  if (tally->n_unfinished > 0)
    append_part (text, tally, tally->n_unfinished, _ ("stopped: too many commands"));
  if (acies_ruleset_lacks (terms->ruleset, ACIES_LACKS_ROUNDS))
    return;
  /* Translators: the last round of the battle, and the mean and the median of the last rounds played */
  title = g_strdup_printf (_ ("Last round played (of %1$u): mean %2$.2f, median %3$u"), terms->end_round,
                           mean_round (tally), acies_simulation_tally_round_at (tally, 50));
  append_heading (text, title, columns);
  for (guint round = 0; round <= G_MAXUINT8; round++)
    if (tally->rounds[round] > 0)
      {
        g_autofree char *name = g_strdup_printf (_ ("round %u"), round);

        append_part (text, tally, tally->rounds[round], name);
      }
}

static void
append_morale (GString                    *text,
               const AciesSimulationTerms *terms,
               const AciesSimulationTally *tally)
{
  gboolean         figures = !acies_ruleset_lacks (terms->ruleset, ACIES_LACKS_FIGURES);
  const char      *columns[] = { N_ ("mean"), N_ ("10%"), N_ ("median"), N_ ("90%"), figures ? acies_units_say (terms->ruleset, N_ ("figures"), N_ ("bases")) : NULL, NULL };
  g_autofree char *title = NULL;

  if (terms->ruleset->morale_name == NULL)
    title = g_strdup (figures ? acies_units_say (terms->ruleset, _ ("Morale left (mean, median, 10th and 90th percentile) and figures left on the board"),
                                                 _ ("Morale left (mean, median, 10th and 90th percentile) and bases left on the board"))
                              : _ ("Morale left: mean, median, 10th and 90th percentile"));
  else
    /* Translators: what a game counts instead of morale */
    title = figures ? g_strdup_printf (acies_units_say (terms->ruleset, _ ("%s left (mean, median, 10th and 90th percentile) and figures left on the board"),
                                                        _ ("%s left (mean, median, 10th and 90th percentile) and bases left on the board")),
                                       terms->ruleset->morale_name)
                    : g_strdup_printf (_ ("%s left: mean, median, 10th and 90th percentile"), terms->ruleset->morale_name);
  append_heading (text, title, columns);
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    {
      append_cell (text, "%.2f", (double) tally->morale_sum[side] / tally->n_games);
      append_cell (text, "%u", acies_simulation_tally_morale_at (tally, side, 10));
      append_cell (text, "%u", acies_simulation_tally_morale_at (tally, side, 50));
      append_cell (text, "%u", acies_simulation_tally_morale_at (tally, side, 90));
      if (figures)
        append_cell (text, "%.2f", (double) tally->figures_sum[side] / tally->n_games);
      g_string_append_printf (text, "  %s\n", terms->ruleset->sides[side].name);
    }
}

/* What a side lost, and the cards that it used. */
static void
append_side (GString                    *text,
             const AciesSimulationTerms *terms,
             const AciesSimulationTally *tally,
             AciesSide                   side)
{
  const AciesRuleset *ruleset = terms->ruleset;
  const char         *columns[] = { N_ ("units"), acies_units_say (ruleset, N_ ("figures"), N_ ("bases")), NULL };
  const char         *card_columns[] = { N_ ("times"), NULL };
  /* Translators: a side */
  g_autofree char *title = g_strdup_printf (_ ("%s: mean losses per game"), ruleset->sides[side].name);
  /* Translators: a side */
  g_autofree char *card_title = g_strdup_printf (_ ("%s: mean number of cards used per game"), ruleset->sides[side].name);

  append_heading (text, title, columns);
  for (guint type = 0; type < ruleset->n_unit_types; type++)
    if (acies_simulation_terms_has_type (terms, side, type))
      {
        append_cell (text, "%.2f", (double) tally->units_lost[side][type] / tally->n_games);
        append_cell (text, "%.2f", (double) tally->figures_lost[side][type] / tally->n_games);
        g_string_append_printf (text, "  %s\n", ruleset->unit_types[type].name);
      }
  if (terms->cards[side] == 0)
    return;
  append_heading (text, card_title, card_columns);
  for (guint card = 0; card < ruleset->n_cards; card++)
    if (acies_simulation_terms_has_card (terms, side, card))
      {
        append_cell (text, "%.2f", (double) tally->cards_used[side][card] / tally->n_games);
        g_string_append_printf (text, "  %s\n", ruleset->cards[card].name);
      }
}

char *
acies_simulation_dup_text (const AciesSimulationTerms *terms,
                           const AciesSimulationTally *tally)
{
  g_autoptr (GString) text = g_string_new (NULL);

  append_terms (text, terms, tally);
  if (tally->n_games > 0)
    {
      append_wins (text, terms, tally);
      append_ends (text, terms, tally);
      append_morale (text, terms, tally);
      for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
        append_side (text, terms, tally, side);
    }

  return g_strdup (text->str);
}
