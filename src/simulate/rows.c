/* rows.c - what a game came to as a row of a table, with commas between
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/rows.h"

#include "engine/core/engine.h"
#include "engine/core/note.h"

#include <stdlib.h>

/* --- writing --------------------------------------------------------------------------------- */

static void
append_names_of_side (const AciesSimulationTerms *terms,
                      AciesSide                   side,
                      GString                    *line)
{
  const AciesRuleset *ruleset = terms->ruleset;
  const char         *name = ruleset->sides[side].id;

  g_string_append_printf (line, ",morale-%s,figures-%s", name, name);
  for (guint type = 0; type < ruleset->n_unit_types; type++)
    if (acies_simulation_terms_has_type (terms, side, type))
      g_string_append_printf (line, ",units-lost-%s-%s,figures-lost-%s-%s", name, ruleset->unit_types[type].id,
                              name, ruleset->unit_types[type].id);
  for (guint card = 0; card < ruleset->n_cards; card++)
    if (acies_simulation_terms_has_card (terms, side, card))
      g_string_append_printf (line, ",used-%s-%s", name, ruleset->cards[card].id);
}

void
acies_simulation_rows_append_names (const AciesSimulationTerms *terms,
                                    GString                    *line)
{
  g_string_append (line, ACIES_SIMULATION_ROWS_START);
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    g_string_append_printf (line, "player-%s,", terms->ruleset->sides[side].id);
  g_string_append (line, "winner,end,round,commands");
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    append_names_of_side (terms, side, line);
}

/* A row has a hundred of them: what is simple is done the simple way. */
static void
append_number (GString *line,
               guint    number)
{
  char  digits[11];
  char *start = digits + sizeof digits;

  do
    *--start = (char) ('0' + number % 10);
  while ((number /= 10) > 0);
  g_string_append_c (line, ',');
  g_string_append_len (line, start, digits + sizeof digits - start);
}

static void
append_side (const AciesSimulationTerms *terms,
             const AciesSimulatedGame   *game,
             AciesSide                   side,
             GString                    *line)
{
  append_number (line, game->morale[side]);
  append_number (line, game->figures[side]);
  for (guint type = 0; type < terms->ruleset->n_unit_types; type++)
    if (acies_simulation_terms_has_type (terms, side, type))
      {
        append_number (line, game->units_lost[side][type]);
        append_number (line, game->figures_lost[side][type]);
      }
  for (guint card = 0; card < terms->ruleset->n_cards; card++)
    if (acies_simulation_terms_has_card (terms, side, card))
      append_number (line, game->cards_used[side][card]);
}

void
acies_simulation_rows_append (const AciesSimulationTerms *terms,
                              const AciesSimulatedGame   *game,
                              GString                    *line)
{
  const AciesRuleset *ruleset = terms->ruleset;
  const AciesOutcome  outcome = { game->end, game->winner };

  g_string_append_printf (line, "%u,%s", game->number, ruleset->sides[acies_simulation_terms_first (terms, game->number)].id);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    g_string_append_printf (line, ",%s", terms->players[acies_simulation_terms_seat (terms, game->number, side)]);
  g_string_append_printf (line, ",%s,%s", game->winner < ruleset->n_sides ? ruleset->sides[game->winner].id : "",
                          acies_outcome_id (&outcome, ruleset));
  append_number (line, game->round);
  append_number (line, game->n_commands);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    append_side (terms, game, side, line);
}

/* --- reading --------------------------------------------------------------------------------- */

/* The fields of a row, from the first that was not read; whatever does not fit is found out at the end. */
typedef struct
{
  const char *rest;
} Fields;

static guint
take_number (Fields *self,
             guint   most)
{
  char              *end;
  unsigned long long number = strtoull (self->rest, &end, 10);

  self->rest = *end == ',' ? end + 1 : end;

  return (guint) MIN (number, most);
}

static char *
take_word (Fields *self)
{
  const char *start = self->rest;
  gsize       length = strcspn (start, ",");

  self->rest = start[length] == ',' ? start + length + 1 : start + length;

  return g_strndup (start, length);
}

static guint8
take_end (Fields             *self,
          const AciesRuleset *ruleset)
{
  g_autofree char *id = take_word (self);

  for (guint8 end = ACIES_END_FIRST_OWN; end < ACIES_MAX_ENDS; end++)
    if (ruleset->procs->ends[end] != NULL && g_str_equal (ruleset->procs->ends[end]->id, id))
      return end;

  return ACIES_END_NOT_YET;
}

static AciesSide
take_side (Fields             *self,
           const AciesRuleset *ruleset)
{
  g_autofree char *id = take_word (self);

  return acies_ruleset_find_side (ruleset, id);
}

static void
take_side_numbers (Fields                     *self,
                   const AciesSimulationTerms *terms,
                   AciesSide                   side,
                   AciesSimulatedGame         *game)
{
  game->morale[side] = (guint16) take_number (self, G_MAXUINT16);
  game->figures[side] = (guint16) take_number (self, G_MAXUINT16);
  for (guint type = 0; type < terms->ruleset->n_unit_types; type++)
    if (acies_simulation_terms_has_type (terms, side, type))
      {
        game->units_lost[side][type] = (guint16) take_number (self, G_MAXUINT16);
        game->figures_lost[side][type] = (guint16) take_number (self, G_MAXUINT16);
      }
  for (guint card = 0; card < terms->ruleset->n_cards; card++)
    if (acies_simulation_terms_has_card (terms, side, card))
      game->cards_used[side][card] = (guint16) take_number (self, G_MAXUINT16);
}

static void
take_row (Fields                     *self,
          const AciesSimulationTerms *terms,
          AciesSimulatedGame         *game)
{
  guint number = take_number (self, terms->n_games);

  game->number = MAX (number, 1);
  for (guint i = 0; i < 1 + terms->ruleset->n_sides; i++) /* who was first, and who played: these follow from the number */
    g_free (take_word (self));
  game->winner = take_side (self, terms->ruleset);
  game->end = take_end (self, terms->ruleset);
  game->round = (guint8) take_number (self, G_MAXUINT8);
  game->n_commands = take_number (self, G_MAXUINT);
  for (AciesSide side = 0; side < terms->ruleset->n_sides; side++)
    take_side_numbers (self, terms, side, game);
}

gboolean
acies_simulation_rows_read (const AciesSimulationTerms *terms,
                            const char                 *line,
                            AciesSimulatedGame         *game)
{
  Fields fields = { line };
  g_autoptr (GString) again = g_string_new (NULL);

  *game = (AciesSimulatedGame) { 0 };
  take_row (&fields, terms, game);
  if (game->end == ACIES_END_NOT_YET && game->winner != ACIES_NO_SIDE)
    return FALSE;
  acies_simulation_rows_append (terms, game, again);

  return g_str_equal (line, again->str);
}
