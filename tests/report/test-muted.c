/* test-muted.c - facts are read from facts: a game without a single note has the same figures
 *
 * The linker puts a function of this file before acies_resolver_log(), so that no
 * ruleset, and nothing that plays a game over, can bring a log entry while it is muted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/core/engine.h"
#include "engine/odds/answers.h"
#include "engine/odds/odds.h"
#include "play/core/fight-text.h"
#include "report/report.h"
#include "session/luck.h"
#include "support/battles.h"
#include "support/fight-facts.h"
#include "support/session-lines.h"

#include <string.h>

#define SEEDS many (1, 3)
#define MOST_FORECASTS 25 /* of a game */
#define FEW_DICE 4        /* where nobody fights, as each die may be of another unit: so many faces of ten dice are too many ways */

void __real_acies_resolver_log (AciesResolver *self,
                                AciesLogEntry  entry);
void __wrap_acies_resolver_log (AciesResolver *self,
                                AciesLogEntry  entry);

static AciesLibrary *library;
static gboolean      muted;

void
__wrap_acies_resolver_log (AciesResolver *self,
                           AciesLogEntry  entry)
{
  if (!muted)
    __real_acies_resolver_log (self, entry);
}

/* What is told of a game, but for the sentences. */
typedef struct
{
  GString *forecasts;
  GString *luck;
  GString *panel;
  char    *fights;
  char    *figures; /* of the report */
  guint    n_items; /* of the report, and those it has of a kind */
  guint    n_rounds;
  guint    n_boards;
  guint64  hash; /* of where it ended */
  guint    n_commands;
  guint    n_notes;
} Told;

static void
told_clear (Told *self)
{
  g_string_free (self->forecasts, TRUE);
  g_string_free (self->luck, TRUE);
  g_string_free (self->panel, TRUE);
  g_free (self->fights);
  g_free (self->figures);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Told, told_clear)

/* --- forecasts ------------------------------------------------------------------------------ */

static void
add_outcome (AciesState *state,
             double      chance,
             gpointer    data)
{
  g_string_append_printf (data, " %.12f to %" G_GINT64_MODIFIER "x", chance, acies_state_hash (state));
}

static void
add_odds (GString         *text,
          const AciesOdds *odds)
{
  g_string_append_printf (text, " odds %u dice at %d and %d:", odds->n_dice, odds->point, odds->defence);
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *it = &g_array_index (odds->chances, AciesChance, i);

      g_string_append_printf (text, " %u/%u/%u/%u %.12f", it->hits, it->wounds, it->retreats, it->losses,
                              (double) it->numerator / (double) it->denominator);
    }
}

/* Of the dice that are awaited, and of the answers to the attack. */
static void
add_forecast (GString          *text,
              const AciesState *state)
{
  const AciesCombat *combat = &state->combats[state->n_combats - 1];
  g_autoptr (AciesOdds) odds = acies_odds_new_for_attack (state, state->units[combat->attacker].hex, state->units[combat->target].hex, NULL, NULL);
  g_autoptr (GArray) answers = acies_answers_new (state, NULL, FALSE);

  acies_outcomes_foreach (state, add_outcome, text);
  if (odds != NULL)
    add_odds (text, odds);
  g_string_append_printf (text, " answers %u\n", answers != NULL ? answers->len : 0);
}

/* --- luck and fights ------------------------------------------------------------------------ */

static void
add_luck (GString         *text,
          const AciesLuck *luck,
          guint            n_sides)
{
  for (guint side = 0; side < n_sides; side++)
    {
      const AciesSideLuck *it = &luck->sides[side];

      g_string_append_printf (text, "%u rolls %u dice %u hits %.9f; %u dice %u wounds %.9f; figures %u units %u morale %d %d cards %u\n",
                              it->n_rolls, it->n_dice, it->hits, it->expected_hits, it->n_defence_dice, it->wounds, it->expected_wounds,
                              it->figures, it->units, it->morale_before, it->morale, it->cards);
    }
  for (guint i = 0; i < luck->rolls->len; i++)
    {
      const AciesRoll *it = &g_array_index (luck->rolls, AciesRoll, i);

      g_string_append_printf (text, "%u of %u: %u dice %u hits%s%s%s %.9f %.9f\n", it->command, it->side, it->dice.n,
                              acies_dice_count (&it->dice, ACIES_DIE_HIT), it->is_defence ? " defence" : "", it->drives_back ? " back" : "",
                              it->n_eliminated > 0 ? " eliminated" : "", it->expected, it->chance);
    }
}

/* Figures, hexes and morale are none. */
static gboolean
is_of_comment (const AciesLogEntry *entry)
{
  return entry->kind < ACIES_LOG_HIT || entry->kind > ACIES_LOG_MORALE;
}

/* The sentences of entries in @lines, which say why it came so, are left out. */
static void
add_lines (GString            *text,
           const AciesFight   *fight,
           GPtrArray          *lines,
           const AciesRuleset *ruleset)
{
  for (guint i = 0, told = 0; i < lines->len; i++)
    {
      gboolean is_comment = FALSE;

      for (guint j = told; j < fight->told->len && !is_comment; j++)
        {
          const AciesLogEntry *entry = &g_array_index (fight->told, AciesFightTold, j).entry;
          g_autofree char     *sentence = acies_log_entry_to_string (entry, ruleset);

          is_comment = is_of_comment (entry) && acies_log_entry_is_of_fight (entry, ruleset) && g_str_equal (sentence, lines->pdata[i]);
          told = is_comment ? j + 1 : told;
        }
      if (!is_comment)
        g_string_append_printf (text, "; %s", (char *) lines->pdata[i]);
    }
}

/* What the record says of a fight is what the log says of it, word by word. */
static void
assert_lines_of_log (const AciesFight   *fight,
                     GPtrArray          *lines,
                     const AciesRuleset *ruleset)
{
  guint n = 0;

  for (guint i = 0; i < fight->cards->len; i++)
    n += g_array_index (fight->cards, AciesFightCard, i).side != fight->attacker.side; /* with them it begins */
  for (guint i = 0; i < fight->told->len; i++)
    {
      const AciesLogEntry *entry = &g_array_index (fight->told, AciesFightTold, i).entry;
      g_autofree char     *sentence = acies_log_entry_to_string (entry, ruleset);

      if (!acies_log_entry_is_of_fight (entry, ruleset))
        continue;
      g_assert_cmpuint (n, <, lines->len);
      g_assert_cmpstr (lines->pdata[n++], ==, sentence);
    }
  n += fight->roll.rolled && fight->roll.hits + fight->roll.retreats == 0; /* nothing happens */
  g_assert_cmpuint (n + (fight->outcome.reason != ACIES_END_NOT_YET), ==, lines->len);
}

/* Who strikes whom, the cards, the dice and what came of them in their order: all that the combat panel shows but comments. */
static void
add_panel (GString            *text,
           const AciesFight   *fight,
           const AciesRuleset *ruleset)
{
  g_autoptr (AciesFightText) shown = acies_fight_text_new (fight, ruleset);
  g_autofree char *words = acies_fight_to_string (fight, ruleset);

  g_string_append (text, words);
  for (guint i = 0; i < shown->cards->len; i++)
    g_string_append_printf (text, ", %s", (char *) shown->cards->pdata[i]);
  for (guint roll = 0; roll < ACIES_N_FIGHT_ROLLS; roll++)
    for (guint i = 0; i < shown->dice[roll].n; i++)
      g_string_append_printf (text, " %u/%u", shown->dice[roll].faces[i], shown->dice[roll].results[i]);
  if (!muted)
    assert_lines_of_log (fight, shown->lines, ruleset);
  add_lines (text, fight, shown->lines, ruleset);
  for (guint i = 0; i < fight->passed->len; i++)
    {
      g_autofree char *why = acies_fight_passed_to_string (&g_array_index (fight->passed, AciesFightPassed, i), ruleset);

      g_string_append_printf (text, "; %s", why);
    }
  g_string_append_c (text, '\n');
}

/* --- a game --------------------------------------------------------------------------------- */

static void
count_note (const AciesLogEntry *entry,
            guint                command,
            gpointer             data)
{
  ++*(guint *) data;
}

/* Dice are entered by the game itself, so that it can be asked for the chances before they fall. */
static AciesSession *
play_out (const char *battle,
          guint64     seed,
          GString    *forecasts)
{
  g_autoptr (AciesState) scenario = battle_load (library, battle);
  AciesSession     *session = acies_session_new_game (scenario, seed, ACIES_DICE_ENTERED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (seed);
  guint             n_forecasts = 0;

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (AciesView) view = NULL;
      AciesCommand command;

      if (state->decision.kind == ACIES_DECISION_DICE)
        {
          if ((state->n_combats > 0 || state->decision.n_dice <= FEW_DICE) && n_forecasts++ < MOST_FORECASTS)
            add_forecast (forecasts, state);
          acies_session_roll (session);
          continue;
        }
      if (state->decision.kind == ACIES_DECISION_DRAW)
        {
          acies_session_roll (session);
          continue;
        }
      view = acies_view_new_deciding (state);
      command = acies_ai_choose_random (view, &rng);
      g_assert_true (acies_session_apply (session, &command, NULL));
    }

  return session;
}

/* What of a report is not of the log: result, numbers and key rolls, then the rounds, which begin with a board. */
static void
add_report (Told              *self,
            const AciesReport *report)
{
  GString *figures = g_string_new (NULL);

  for (guint i = 0; i < report->items->len; i++)
    {
      const AciesReportItem *item = &g_array_index (report->items, AciesReportItem, i);
      gboolean               is_round = self->n_boards > 0 && item->kind == ACIES_REPORT_SECTION;

      self->n_boards += item->kind == ACIES_REPORT_BOARD;
      self->n_rounds += is_round;
      if (self->n_boards == 0 || is_round)
        g_string_append_printf (figures, "%u %s\n", item->kind, item->text);
    }
  self->n_items = report->items->len;
  self->figures = g_string_free (figures, FALSE);
}

static Told
tell (const char *battle,
      guint64     seed)
{
  Told told = { .forecasts = g_string_new (NULL), .luck = g_string_new (NULL), .panel = g_string_new (NULL) };
  g_autoptr (AciesSession) session = play_out (battle, seed, told.forecasts);
  g_autoptr (AciesLuck) luck = acies_luck_new (session);
  g_autoptr (AciesFights) fights = acies_fights_of (session);
  g_autoptr (AciesReport) report = acies_report_new (session);
  const AciesState *state = acies_session_get_state (session);

  add_luck (told.luck, luck, state->ruleset->n_sides);
  for (guint i = 0; i < acies_fights_count (fights); i++)
    add_panel (told.panel, acies_fights_get (fights, i), state->ruleset);
  told.fights = fights_dup_facts (fights);
  add_report (&told, report);
  told.hash = acies_state_hash (state);
  told.n_commands = acies_session_count_commands (session);
  session_foreach_note (session, count_note, &told.n_notes);

  return told;
}

static Told
tell_silently (const char *battle,
               guint64     seed)
{
  Told told;

  muted = TRUE;
  told = tell (battle, seed);
  muted = FALSE;

  return told;
}

static void
has_the_same_figures (gconstpointer battle)
{
  g_autoptr (AciesState) scenario = battle_load (library, battle);

  for (guint64 seed = 1; seed <= SEEDS; seed++)
    {
      g_auto (Told) told = tell (battle, seed);
      g_auto (Told) silent = tell_silently (battle, seed);

      g_assert_cmpuint (told.n_notes, >, 0);
      g_assert_cmpuint (silent.n_notes, ==, 0);
      g_assert_cmpuint (told.hash, ==, silent.hash);
      g_assert_cmpuint (told.n_commands, ==, silent.n_commands);
      g_assert_cmpuint (told.forecasts->len, >, 0);
      g_assert_cmpstr (told.forecasts->str, ==, silent.forecasts->str);
      g_assert_cmpstr (told.luck->str, ==, silent.luck->str);
      if (ruleset_has_fights (scenario->ruleset))
        g_assert_cmpuint (told.panel->len, >, 0);
      g_assert_cmpstr (told.panel->str, ==, silent.panel->str);
      g_assert_cmpstr (told.fights, ==, silent.fights);
      g_assert_cmpuint (told.n_boards, >=, 2);
      g_assert_cmpuint (told.n_boards, ==, silent.n_boards);
      g_assert_cmpstr (told.figures, ==, silent.figures);
      g_assert_true ((strstr (silent.figures, "Luck: expected ") != NULL) == ruleset_has_fights (scenario->ruleset));
      g_assert_cmpuint (silent.n_rounds, >, 0);
      g_assert_cmpuint (told.n_items, >, silent.n_items);
    }
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  battles_add_tests (library, "/muted", "has-the-same-figures", has_the_same_figures);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}
