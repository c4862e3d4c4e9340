/* cli-simulate-json.c - what many games have come to, for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-json.h"
#include "cli/cli-simulate.h"
#include "engine/core/note.h"

#include <math.h>

/* Six digits are more than any number of games can tell. */
static void
add_share (JsonBuilder *builder,
           const char  *name,
           double       share)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_double_value (builder, round (share * 1e6) / 1e6);
}

/* "wins" and the like, in the object that is open */
static void
add_games (JsonBuilder                *builder,
           const AciesSimulationTally *tally,
           guint                       n)
{
  AciesInterval interval = acies_simulation_tally_share (tally, n);

  acies_cli_json_number (builder, "games", n);
  add_share (builder, "share", tally->n_games > 0 ? (double) n / tally->n_games : 0);
  add_share (builder, "low", interval.low);
  add_share (builder, "high", interval.high);
}

static void
add_count (JsonBuilder                *builder,
           const char                 *name,
           const AciesSimulationTally *tally,
           guint                       n)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  add_games (builder, tally, n);
  json_builder_end_object (builder);
}

static void
begin_list (JsonBuilder *builder,
            const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

static void
add_terms (JsonBuilder                *builder,
           const AciesSimulationTerms *terms,
           const AciesSimulationTally *tally)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, terms->seed);

  acies_cli_json_string (builder, "title", terms->title);
  acies_cli_json_string (builder, "ruleset", terms->ruleset->id);
  acies_cli_json_number (builder, "games", terms->n_games);
  acies_cli_json_number (builder, "played", tally->n_games);
  acies_cli_json_flag (builder, "interrupted", tally->n_games < terms->n_games);
  acies_cli_json_string (builder, "seed", seed); /* 64 bits do not fit a number of JSON */
  acies_cli_json_number (builder, "end-round", terms->end_round);
  acies_cli_json_string (builder, "first", terms->ruleset->sides[terms->first].id);
  acies_cli_json_flag (builder, "alternate", terms->alternate);
  acies_cli_json_flag (builder, "swap", terms->swap);
}

static void
add_players (JsonBuilder                *builder,
             const AciesSimulationTerms *terms,
             const AciesSimulationTally *tally)
{
  begin_list (builder, "players");
  for (guint seat = 0; seat < terms->ruleset->n_sides; seat++)
    {
      json_builder_begin_object (builder);
      acies_cli_json_string (builder, "player", terms->players[seat]);
      add_count (builder, "wins", tally, tally->player_wins[seat]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_ends (JsonBuilder                *builder,
          const AciesSimulationTerms *terms,
          const AciesSimulationTally *tally)
{
  begin_list (builder, "ends");
  for (guint8 end = ACIES_END_NOT_YET; end < ACIES_MAX_ENDS; end++)
    for (AciesSide side = 0; side <= ACIES_SIMULATION_NOBODY; side++)
      if (tally->ends[end][side] > 0)
        {
          AciesOutcome outcome = { end, side };

          json_builder_begin_object (builder);
          acies_cli_json_string (builder, "reason", acies_outcome_id (&outcome, terms->ruleset));
          acies_cli_json_string (builder, "winner", side < ACIES_SIMULATION_NOBODY ? terms->ruleset->sides[side].id : NULL);
          acies_cli_json_number (builder, "games", tally->ends[end][side]);
          json_builder_end_object (builder);
        }
  json_builder_end_array (builder);
}

/* How many games each of the numbers had, those without left out. */
static void
add_numbers (JsonBuilder *builder,
             const char  *list,
             const char  *name,
             const guint *games,
             guint        n)
{
  begin_list (builder, list);
  for (guint number = 0; number < n; number++)
    if (games[number] > 0)
      {
        json_builder_begin_object (builder);
        acies_cli_json_number (builder, name, number);
        acies_cli_json_number (builder, "games", games[number]);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

static void
add_losses (JsonBuilder                *builder,
            const AciesSimulationTerms *terms,
            const AciesSimulationTally *tally,
            AciesSide                   side)
{
  begin_list (builder, "losses");
  for (guint type = 0; type < terms->ruleset->n_unit_types; type++)
    if (acies_simulation_terms_has_type (terms, side, type))
      {
        json_builder_begin_object (builder);
        acies_cli_json_string (builder, "type", terms->ruleset->unit_types[type].id);
        acies_cli_json_number (builder, "units", (gint64) tally->units_lost[side][type]);
        acies_cli_json_number (builder, "figures", (gint64) tally->figures_lost[side][type]);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

static void
add_cards (JsonBuilder                *builder,
           const AciesSimulationTerms *terms,
           const AciesSimulationTally *tally,
           AciesSide                   side)
{
  begin_list (builder, "cards");
  for (guint card = 0; card < terms->ruleset->n_cards; card++)
    if (acies_simulation_terms_has_card (terms, side, card))
      {
        json_builder_begin_object (builder);
        acies_cli_json_string (builder, "card", terms->ruleset->cards[card].id);
        acies_cli_json_number (builder, "used", (gint64) tally->cards_used[side][card]);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

static void
add_sides (JsonBuilder                *builder,
           const AciesSimulationTerms *terms,
           const AciesSimulationTally *tally)
{
  begin_list (builder, "sides");
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    {
      json_builder_begin_object (builder);
      acies_cli_json_string (builder, "side", terms->ruleset->sides[side].id);
      add_count (builder, "wins", tally, tally->wins[side]);
      add_numbers (builder, "morale", "left", tally->morale[side], G_N_ELEMENTS (tally->morale[side]));
      acies_cli_json_number (builder, "figures-left", (gint64) tally->figures_sum[side]);
      add_losses (builder, terms, tally, side);
      add_cards (builder, terms, tally, side);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
acies_cli_simulation_print_json (const AciesSimulationTerms *terms,
                                 const AciesSimulationTally *tally)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  add_terms (builder, terms, tally);
  add_count (builder, "draws", tally, tally->n_draws);
  add_count (builder, "first-wins", tally, tally->first_wins);
  add_players (builder, terms, tally);
  add_ends (builder, terms, tally);
  add_numbers (builder, "rounds", "round", tally->rounds, G_N_ELEMENTS (tally->rounds));
  add_sides (builder, terms, tally);
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}
