/* test-spare.c - what a game of the arena could do without, or has of its own: what the engine makes of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/lots.h"

#include "ai/choices.h"
#include "arena/arena.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/find/findings.h"
#include "session/session.h"
#include "support/odd-board.h"

/* Both have drawn and chosen. */
#define BOUT "draw blank-lot\ndraw white-lot\ndraw blank-lot\ndraw white-lot\ntake mercy\ntake shields\ntake mercy\ntake shields"

/* The rulebook of the battle with other procedures, as long as a test lasts. */
static void
play_by (Lots             *self,
         const AciesProcs *procs)
{
  self->scenario->ruleset->procs = procs;
}

static const AciesFinding *
find (const AciesState *scenario,
      const char       *code)
{
  static AciesFindings *findings;

  g_clear_pointer (&findings, acies_findings_free);
  findings = acies_findings_new ();
  acies_scenario_find (scenario, findings);
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = findings->list->pdata[i];

      if (g_str_equal (finding->code, code))
        return finding;
    }

  return NULL;
}

/* What a game makes nothing of is not found wrong with its scenarios. */
static void
numbers_that_mean_nothing (Lots         *self,
                           gconstpointer unused)
{
  static const struct
  {
    const char *line, *code;
    guint       lacks;
  } rows[] = {
    { "hand-size blue 0", "hand-size-zero", ACIES_LACKS_HAND_SIZE },
    { "reserve retiarius 1 2 blue", "reserve-without-entries", ACIES_LACKS_ENTRIES },
    { "morale red 0", "morale-zero", ACIES_LACKS_MORALE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AciesProcs lacking = acies_are_procs;

      lacking.lacks = rows[i].lacks;
      lines_apply (self->scenario, rows[i].line, NULL);
      g_assert_nonnull (find (self->scenario, rows[i].code));
      play_by (self, &lacking);
      g_assert_null (find (self->scenario, rows[i].code));
      play_by (self, &acies_are_procs);
    }
}

static guint
seven_figures (const AciesState *state,
               AciesId           unit_type)
{
  return 7;
}

/* A unit may be as large as its scenario says, and none that is smaller has lost anybody. */
static void
sizes_of_units (Lots         *self,
                gconstpointer unused)
{
  AciesProcs          procs = acies_are_procs;
  AciesScenarioProcs  scenario = *procs.scenario;
  AciesCommand        figures = acies_command_on_unit (ACIES_COMMAND_FIGURES, self->scenario, 0);
  AciesEditRange      range;
  const AciesFinding *finding;

  scenario.figures_rule = "ARE-1";
  procs.scenario = &scenario;
  procs.most_figures = seven_figures;
  figures.number = 7;
  g_assert_true (acies_engine_apply (self->scenario, &figures, NULL, NULL));
  finding = find (self->scenario, "figures-over-strength");
  g_assert_nonnull (finding);
  g_assert_cmpstr (finding->rule, ==, NULL);
  play_by (self, &procs);
  g_assert_null (find (self->scenario, "figures-over-strength"));
  g_assert_true (acies_edit_range (&figures, self->scenario, &range));
  g_assert_cmpint (range.usual_max, ==, 7);
  figures.number = 8;
  g_assert_true (acies_engine_apply (self->scenario, &figures, NULL, NULL));
  finding = find (self->scenario, "figures-over-strength");
  g_assert_nonnull (finding);
  g_assert_cmpstr (finding->rule, ==, "ARE-1");
  g_assert_cmpint (g_array_index (finding->fix, AciesCommand, 0).number, ==, 7);
  play_by (self, &acies_are_procs);
}

/* Whether camps mean anything has nothing to do with morale. */
static void
camps_without_morale (Lots         *self,
                      gconstpointer unused)
{
  AciesProcs procs = acies_are_procs;

  procs.traits |= ACIES_TRAIT_HOLDS_CAMPS;
  lines_apply (self->scenario, "camp blue B1\ncamp red B1", NULL);
  g_assert_nonnull (find (self->scenario, "camp-without-use"));
  g_assert_null (find (self->scenario, "camp-shared"));
  play_by (self, &procs);
  g_assert_null (find (self->scenario, "camp-without-use"));
  g_assert_nonnull (find (self->scenario, "camp-shared"));
  play_by (self, &acies_are_procs);
}

/* Cards in common count for a hand, but none of them is offered to fill it: that ended never. */
static void
hands_of_a_deck_in_common (Lots         *self,
                           gconstpointer unused)
{
  AciesProcs          procs = acies_are_procs;
  const AciesFinding *finding;

  procs.traits &= ~(guint) ACIES_TRAIT_FILLS_HANDS;
  play_by (self, &procs);
  lines_apply (self->scenario, "hand-size blue 8", NULL);
  finding = find (self->scenario, "hand-below-size");
  g_assert_nonnull (finding);
  g_assert_cmpuint (finding->fix->len, ==, 3);
  play_by (self, &acies_are_procs);
}

static gboolean
only_at_the_edge (const AciesState *state,
                  AciesSide         side,
                  AciesId           unit_type,
                  AciesHex          hex)
{
  return acies_hex_row (hex) == (side == 0 ? state->board->rows - 1u : 0);
}

/* Boards made by chance have units where the game lets them stand. */
static void
where_units_may_stand (Lots         *self,
                       gconstpointer unused)
{
  AciesProcs         procs = acies_are_procs;
  AciesScenarioProcs scenario = *procs.scenario;
  AciesAiRng         rng = acies_ai_rng_seeded (3);
  g_autoptr (AciesState) board = NULL;

  scenario.may_stand = only_at_the_edge;
  procs.scenario = &scenario;
  play_by (self, &procs);
  board = small_board_new (self->scenario, &rng);
  for (guint i = 0; i < board->n_units; i++)
    {
      if (board->units[i].place == ACIES_PLACE_BOARD)
        g_assert_true (only_at_the_edge (board, board->units[i].side, board->units[i].type, board->units[i].hex));
    }
  play_by (self, &acies_are_procs);
}

static const char *
rule_of_the_deck (const AciesState *state)
{
  return state->decision.count > 1 ? "ARE-17" : "ARE-5";
}

/* Who has to answer something is told the statement that asks for it just now. */
static void
rule_of_a_question (Lots         *self,
                    gconstpointer unused)
{
  AciesProcs procs = acies_are_procs;
  g_autoptr (AciesState) game = NULL;

  procs.draw.rule = NULL;
  procs.draw.find_rule = rule_of_the_deck;
  play_by (self, &procs);
  game = acies_engine_new_game (self->scenario, NULL);
  data_assert_refused (game, "draw mercy", "ARE-17", "Mercy Lots");
  lines_apply (game, "draw white-lot", NULL);
  data_assert_refused (game, "draw mercy", "ARE-5", "Mercy Lots");
  play_by (self, &acies_are_procs);
}

static gboolean
is_listed (const GArray    *list,
           AciesCommandKind kind)
{
  for (guint i = 0; i < list->len; i++)
    {
      if (g_array_index (list, AciesCommand, i).kind == kind)
        return TRUE;
    }

  return FALSE;
}

/* A player who is never sure would take back and do again for ever. */
static void
computers_take_nothing_back (Lots         *self,
                             gconstpointer unused)
{
  AciesProcs procs = acies_are_procs;
  AciesVerb  verb = *procs.verbs[0];
  g_autoptr (AciesState) game = lots_new_game (self, BOUT);
  g_autoptr (GArray) before = acies_commands_new ();
  g_autoptr (GArray) after = acies_commands_new ();

  acies_ai_list_choices (game, before);
  g_assert_true (is_listed (before, ARE_COMMAND_BRACE));
  verb.takes_back = TRUE;
  procs.verbs[0] = &verb;
  play_by (self, &procs);
  acies_ai_list_choices (game, after);
  g_assert_false (is_listed (after, ARE_COMMAND_BRACE));
  g_assert_true (is_listed (after, ACIES_COMMAND_MOVE));
  g_assert_cmpuint (after->len, <, before->len);
  play_by (self, &acies_are_procs);
}

/* Dice that are compared with nothing: no number is told with them. */
static void
dice_without_a_point (Lots         *self,
                      gconstpointer unused)
{
  AciesProcs       procs = acies_are_procs;
  AciesLogEntry    entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_ATTACK);
  g_autofree char *line = NULL;
  g_autofree char *counter = NULL;
  g_autofree char *point = NULL;

  procs.point_format = NULL;
  play_by (self, &procs);
  entry.unit = entry.other = 0;
  entry.unit_type = entry.other_type = self->scenario->units[0].type;
  entry.hex = lines_hex ("B5");
  entry.to = lines_hex ("B4");
  entry.number2 = 3;
  data_only_values (TRUE);
  line = acies_log_entry_to_string (&entry, self->scenario->ruleset);
  entry.kind = ACIES_LOG_COUNTER;
  counter = acies_log_entry_to_string (&entry, self->scenario->ruleset);
  data_only_values (FALSE);
  g_assert_cmpstr (line, ==, "Dimachaerus B5 3");
  g_assert_cmpstr (counter, ==, "Dimachaerus B5 Dimachaerus B4 3");
  point = acies_point_to_string (4, self->scenario->ruleset);
  g_assert_null (point);
  play_by (self, &acies_are_procs);
}

/* Those that were not rolled again lie there with the one that was; it is an event like any. */
static void
dice_lie_there_again (Lots         *self,
                      gconstpointer unused)
{
  g_autoptr (AciesState) game = lots_new_game (self, BOUT);
  g_autoptr (AciesState) before = acies_state_copy (game);
  g_autoptr (GArray) events = acies_events_new ();
  AciesResolver resolver = { game, game, events };
  AciesDice     dice = { .n = 2, .types = { ARE_DIE_FIGHT, ARE_DIE_FATE }, .faces = { 1, 6 } };

  acies_resolver_lay_dice (&resolver, &dice);
  g_assert_cmpuint (game->dice.n, ==, 2);
  g_assert_cmpuint (game->dice.faces[1], ==, 6);
  acies_engine_revert (game, events);
  g_assert_true (acies_state_equal (game, before));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  LOTS_ADD ("spare/numbers-that-mean-nothing", numbers_that_mean_nothing);
  LOTS_ADD ("spare/sizes-of-units", sizes_of_units);
  LOTS_ADD ("spare/camps-without-morale", camps_without_morale);
  LOTS_ADD ("spare/hands-of-a-deck-in-common", hands_of_a_deck_in_common);
  LOTS_ADD ("spare/where-units-may-stand", where_units_may_stand);
  LOTS_ADD ("spare/rule-of-a-question", rule_of_a_question);
  LOTS_ADD ("spare/computers-take-nothing-back", computers_take_nothing_back);
  LOTS_ADD ("spare/dice-without-a-point", dice_without_a_point);
  LOTS_ADD ("spare/dice-lie-there-again", dice_lie_there_again);

  return g_test_run ();
}
