/* figures.c - what came of many games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/figures.h"

#include "engine/core/engine.h"

static void
add_pieces (Figures          *self,
            const AciesState *scenario)
{
  gboolean seen[ACIES_MAX_UNIT_TYPES] = { FALSE };

  for (guint i = 0; i < scenario->n_units; i++)
    {
      if (scenario->units[i].place != ACIES_PLACE_ABSENT)
        seen[scenario->units[i].type] = TRUE;
    }
  for (guint type = 0; type < scenario->ruleset->n_unit_types; type++)
    self->unit_types[type] += seen[type];
  for (guint card = 0; card < scenario->ruleset->n_cards; card++)
    {
      guint copies = 0;

      for (AciesSide side = 0; side < scenario->ruleset->n_sides; side++)
        copies += acies_state_count_copies (scenario, side, (AciesId) card);
      copies += acies_state_count_copies (scenario, ACIES_COMMON, (AciesId) card);
      self->cards[card] += copies > 0;
    }
}

static void
add_switches (Figures          *self,
              const AciesState *scenario)
{
  for (guint i = 0; i < scenario->ruleset->n_switches; i++)
    {
      guint value = (guint) (scenario->switches[i] - scenario->ruleset->switches[i].min);

      g_assert_cmpuint (value, <, FIGURES_MAX_VALUES);
      self->switches[i][value]++;
    }
}

static void
add_commands (Figures      *self,
              AciesSession *game)
{
  g_autoptr (GArray) log = acies_session_dup_log (game);

  for (guint i = 0; i < log->len; i++)
    {
      const AciesCommand *command = &g_array_index (log, AciesCommand, i);

      self->n_attacks += command->kind == ACIES_COMMAND_ATTACK;
      if (command->kind == ACIES_COMMAND_PLAY)
        self->played[command->id]++;
    }
}

/* A card that is drawn openly is laid aside without being played: that is all that is ever done with it. */
static void
add_open_draws (Figures      *self,
                AciesSession *game)
{
  const AciesState *end = acies_session_get_state (game);
  g_autoptr (GArray) log = acies_session_dup_log (game);

  for (guint i = 0; i < log->len; i++)
    {
      const AciesCommand *command = &g_array_index (log, AciesCommand, i);

      if (command->kind == ACIES_COMMAND_DRAW && end->ruleset->cards[command->id].common && self->played[command->id] == 0)
        self->played[command->id] += acies_state_count_copies_in (end, ACIES_COMMON, command->id, ACIES_ZONE_DISCARD) > 0;
    }
}

void
figures_add (Figures      *self,
             AciesSession *game)
{
  AciesOutcome outcome = acies_session_get_state (game)->outcome;
  guint        n = acies_session_count_commands (game);

  self->fewest_commands = self->n_games > 0 ? MIN (self->fewest_commands, n) : n;
  self->most_commands = MAX (self->most_commands, n);
  self->n_commands += n;
  self->n_games++;
  self->winners[MIN (outcome.winner, ACIES_MAX_SIDES)]++;
  self->reasons[outcome.reason]++;
  add_pieces (self, acies_session_get_scenario (game));
  add_switches (self, acies_session_get_scenario (game));
  add_commands (self, game);
  add_open_draws (self, game);
}

static double
share (const Figures *self,
       guint          n)
{
  return 100.0 * n / self->n_games;
}

static void
print_ends (const Figures      *self,
            const char         *name,
            const AciesRuleset *ruleset)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = ACIES_END_FIRST_OWN; i < ACIES_MAX_ENDS; i++)
    {
      AciesOutcome outcome = { (guint8) i, ACIES_NO_SIDE };

      if (ruleset->procs->ends[i] != NULL)
        g_string_append_printf (line, " %s %.1f %%", acies_outcome_id (&outcome, ruleset), share (self, self->reasons[i]));
    }
  g_test_message ("figures %s: ended by%s", name, line->str);
}

static void
print_cards (const Figures      *self,
             const char         *name,
             const AciesRuleset *ruleset)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      if (self->cards[card] > 0)
        g_string_append_printf (line, " %s %u", ruleset->cards[card].id, self->played[card]);
    }
  g_test_message ("figures %s: played%s", name, line->str);
}

void
figures_print (const Figures      *self,
               const char         *name,
               const AciesRuleset *ruleset)
{
  g_autoptr (GString) wins = g_string_new (NULL);

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    g_string_append_printf (wins, " %s %.1f %%", ruleset->sides[side].id, share (self, self->winners[side]));
  g_test_message ("figures %s: games %u, commands a game %.1f (%u to %u), attacks a game %.1f", name,
                  self->n_games, (double) self->n_commands / self->n_games, self->fewest_commands,
                  self->most_commands, (double) self->n_attacks / self->n_games);
  print_ends (self, name, ruleset);
  g_test_message ("figures %s: won by%s", name, wins->str);
  print_cards (self, name, ruleset);
}

/* A deck of which no card ever is, holds none to be played. */
static gboolean
is_played_from (const Figures      *self,
                const AciesRuleset *ruleset,
                AciesId             deck)
{
  for (guint card = 0; card < ruleset->n_cards; card++)
    if (ruleset->cards[card].deck == deck && self->played[card] > 0)
      return TRUE;

  return deck == ACIES_NO_ID;
}

void
figures_assert_played (const Figures      *self,
                       guint               fewest,
                       const AciesRuleset *ruleset)
{
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      if (self->cards[card] > 0 && !acies_ruleset_is_unheld (ruleset, (AciesId) card) && is_played_from (self, ruleset, ruleset->cards[card].deck) &&
          self->played[card] < fewest)
        g_error ("%s was played %u times in %u games, not %u", ruleset->cards[card].id, self->played[card],
                 self->n_games, fewest);
    }
}

static void
assert_switches (const Figures      *self,
                 gboolean            with_numbers,
                 const AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      const AciesSwitch *one = &ruleset->switches[i];

      for (int value = one->min; value <= one->max && (with_numbers || one->type != ACIES_SWITCH_NUMBER); value++)
        {
          if (self->switches[i][value - one->min] == 0)
            g_error ("%s was %d in no game", one->id, value);
        }
    }
}

void
figures_assert_everything (const Figures      *self,
                           gboolean            with_numbers,
                           const AciesRuleset *ruleset)
{
  /* Where units do not fight, all games are at tables like one. */
  if (ruleset->procs->evaluate != NULL)
    return;
  assert_switches (self, with_numbers, ruleset);
  for (guint type = 0; type < ruleset->n_unit_types; type++)
    {
      if (self->unit_types[type] == 0)
        g_error ("%s were in no game", ruleset->unit_types[type].id);
    }
  for (guint card = 0; card < ruleset->n_cards; card++)
    {
      if (self->cards[card] == 0)
        g_error ("%s was in no game", ruleset->cards[card].id);
    }
}
