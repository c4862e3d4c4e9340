/* test-lacking.c - a game that makes nothing of some numbers of scenarios: they are neither set, nor found wrong, nor told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/engine.h"
#include "engine/edit/transform.h"
#include "engine/find/findings.h"
#include "engine/view/words.h"
#include "formats/scenario/scenario-xml.h"
#include "render/sheet.h"
#include "report/report.h"
#include "session/record.h"
#include "simulate/handicap.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/random-games.h"

#include <string.h>

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  self->library = acies_library_new (NULL);
  self->state = battle_load (self->library, "one-round");
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_state_free (self->state);
  acies_library_unref (self->library);
}

static void
assert_told (const char *text,
             const char *words,
             gboolean    told)
{
  if ((strstr (text, words) != NULL) != told)
    g_test_message ("“%s”, which is%s to be told:\n%s", words, told ? "" : " not", text);
  g_assert_cmpint (strstr (text, words) != NULL, ==, told);
}

/* --- the scenario --------------------------------------------------------------------------- */

static void
declared (Fixture      *self,
          gconstpointer unused)
{
  g_assert_cmpstr (self->state->ruleset->morale_name, ==, "Crowd’s favour");
  g_assert_true (acies_ruleset_lacks (self->state->ruleset, ACIES_LACKS_MORALE));
  g_assert_true (acies_ruleset_lacks (self->state->ruleset, ACIES_LACKS_ROUNDS));
  g_assert_false (acies_ruleset_has_own_cards (self->state->ruleset));
  g_assert_true (acies_ruleset_has_common_cards (self->state->ruleset));
}

static void
refused (Fixture      *self,
         gconstpointer unused)
{
  static const struct
  {
    const char *line;
    const char *values;
  } cases[] = {
    { "morale blue 4", "Crowd’s favour" },
    { "hand-size red 3", "…*hand*" },
    { "entry blue D5 1", "…*entry*" },
    { "end-round 1", "…*round*" },
    { "opening blue 2", "…*round*" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    data_assert_refused (self->state, cases[i].line, NULL, cases[i].values);
  lines_apply (self->state, "opening red 1\nentry blue D5 0\nreserve murmillo 1 3 blue", NULL);
}

/* What a file says of them all the same is kept, and is no fault. */
static void
found (Fixture      *self,
       gconstpointer unused)
{
  g_autoptr (AciesFindings) none = acies_findings_new ();
  g_autoptr (AciesFindings) late = acies_findings_new ();
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (AciesState) again = NULL;

  for (AciesSide side = 0; side < 2; side++)
    {
      self->state->sides[side].morale = 0;
      self->state->sides[side].hand_size = side == 0 ? 0 : 9;
      self->state->sides[side].entries[0] = lines_hex (side == 0 ? "D3" : "B2"); /* a wall; where somebody stands */
      self->state->sides[side].n_entries = 1;
    }
  self->state->setup.end_round = 60;
  acies_scenario_find (self->state, none);
  data_assert_none (none, "what the game lacks");
  bytes = acies_scenario_write_bytes (self->state, NULL);
  again = data_read_good (self->library, bytes, "what the game lacks");
  g_assert_true (acies_state_equal (self->state, again));

  self->state->turn.round = 2;
  data_only_values (TRUE);
  acies_scenario_find (self->state, late);
  data_only_values (FALSE);
  g_assert_cmpuint (late->list->len, ==, 1);
  g_assert_cmpstr (((AciesFinding *) g_ptr_array_index (late->list, 0))->code, ==, "round-after-end");
  g_assert_cmpstr (((AciesFinding *) g_ptr_array_index (late->list, 0))->message, ==, "2");
}

/* Nothing of it stands in the way of what is done with all of the board. */
static void
swapped (Fixture      *self,
         gconstpointer unused)
{
  AciesTransform swap = { .swaps_armies = TRUE, .columns = self->state->board->columns, .rows = self->state->board->rows };
  g_autoptr (GArray) commands = NULL;

  self->state->sides[0].entries[0] = lines_hex ("C5");
  self->state->sides[0].n_entries = 1;
  self->state->turn.round = 2;
  commands = acies_transform_commands (&swap, self->state);
  g_assert_cmpuint (commands->len, >, 0);
  for (guint i = 0; i < commands->len; i++)
    {
      g_autoptr (GError) error = NULL;

      acies_engine_apply (self->state, &g_array_index (commands, AciesCommand, i), NULL, &error);
      g_assert_no_error (error);
    }
}

static void
handicaps (Fixture      *self,
           gconstpointer unused)
{
  for (AciesSide side = 0; side < 2; side++)
    {
      g_autoptr (GArray) list = acies_handicaps_list (self->state, side);

      g_assert_cmpuint (list->len, >, 0);
      for (guint i = 0; i < list->len; i++)
        {
          AciesCommandKind kind = g_array_index (list, AciesHandicap, i).command.kind;

          g_assert_cmpint (kind, !=, ACIES_COMMAND_MORALE);
          g_assert_cmpint (kind, !=, ACIES_COMMAND_HAND_SIZE);
        }
    }
}

/* --- what is told --------------------------------------------------------------------------- */

static char *
sheet_text (const AciesState *state)
{
  AciesPage page = acies_page (ACIES_PAPER_A4, ACIES_ORIENTATION_BOARD, state->board);
  g_autoptr (AciesSheet) sheet = acies_sheet_new (state, &page);

  return acies_sheet_dup_text (sheet);
}

static void
sheet (Fixture      *self,
       gconstpointer unused)
{
  static const char *const missing[] = { "Morale", "Hand", "7 Figures", "Last round", "C5" };
  g_autoptr (AciesState) game = NULL;
  g_autofree char *text = NULL;
  g_autofree char *played = NULL;

  self->state->sides[0].entries[0] = lines_hex ("C5");
  self->state->sides[0].n_entries = 1;
  text = sheet_text (self->state);
  assert_told (text, "3 Units", FALSE);
  assert_told (text, "Moves first Blue School", TRUE);
  assert_told (text, "Crowd’s favour", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    assert_told (text, missing[i], FALSE);

  game = acies_engine_new_game (self->state, NULL);
  played = sheet_text (game);
  assert_told (played, "3 Crowd’s favour 3 Units", TRUE);
  assert_told (played, "Morale", FALSE);
}

static char *
note_words (const AciesRuleset *ruleset,
            AciesLogKind        kind,
            int                 number)
{
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (kind);

  entry.side = 0;
  entry.number = (gint16) number;
  entry.number2 = 2;

  return acies_log_entry_to_string (&entry, ruleset);
}

static void
words (Fixture      *self,
       gconstpointer unused)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  g_autofree char    *lost = note_words (ruleset, ACIES_LOG_MORALE, -1);
  g_autofree char    *gained = note_words (ruleset, ACIES_LOG_MORALE, 1);
  g_autofree char    *begun = note_words (ruleset, ACIES_LOG_ROUND, 1);
  g_autofree char    *number = acies_ruleset_dup_morale (ruleset, 5);
  g_autofree char    *battle = acies_moment_to_string (1, ACIES_NO_SIDE, ruleset);
  g_autofree char    *turn = acies_moment_to_string (1, 1, ruleset);
  g_autofree char    *unit = acies_unit_dup_summary (self->state, acies_state_unit_at (self->state, lines_hex ("C4")));

  g_assert_cmpstr (lost, ==, "Crowd’s favour: Blue School loses 1, 2 left");
  g_assert_cmpstr (gained, ==, "Crowd’s favour: Blue School gains 1, now 2");
  data_assert_like (begun, "*battle*");
  g_assert_null (strchr (begun, '1'));
  g_assert_cmpstr (number, ==, "Crowd’s favour: 5");
  g_assert_cmpstr (battle, ==, "The battle");
  g_assert_cmpstr (turn, ==, "Red School’s turn");
  g_assert_cmpstr (unit, ==, "Heavy of Blue School · 3 of 3 figures");
}

static void
report (Fixture      *self,
        gconstpointer unused)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->state, 5, ACIES_DICE_ROLLED);
  AciesAiRng rng = acies_ai_rng_seeded (5);
  g_autoptr (AciesReport) told = NULL;
  g_autofree char *text = NULL;
  g_autofree char *begun = note_words (self->state->ruleset, ACIES_LOG_ROUND, 1);

  while (random_game_step (session, &rng))
    ;
  told = acies_report_new (session);
  text = acies_report_dup_text (told);
  assert_told (text, begun, TRUE);
  assert_told (text, "Crowd’s favour 3 → 3, ", TRUE);
  assert_told (text, "Round 1", FALSE);
  assert_told (text, "Morale", FALSE);
  assert_told (text, "figures lost", FALSE);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } cases[] = {
    { "/lacking/declared", declared },
    { "/lacking/refused", refused },
    { "/lacking/found", found },
    { "/lacking/swapped", swapped },
    { "/lacking/handicaps", handicaps },
    { "/lacking/sheet", sheet },
    { "/lacking/words", words },
    { "/lacking/report", report },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].path, Fixture, NULL, set_up, cases[i].test, tear_down);

  return g_test_run ();
}
