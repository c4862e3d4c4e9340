/* test-procs.c - the procedures of each game are whole, and what is missing is found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/combat.h"
#include "engine/odds/odds.h"
#include "rulesets/rulesets.h"

static void
all_are_whole (void)
{
  guint n = 0;

  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++, n++)
    g_assert_cmpstr (acies_rulesets_find_missing (*procs), ==, NULL);
  g_assert_cmpuint (n, >=, 2);
}

static void
what_is_missing (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs copy = **procs;

      copy.run_step = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "run_step");
      copy = **procs;
      copy.rules.order = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "rules.order");
      copy = **procs;
      if (copy.reach.march != NULL) /* else nobody moves or attacks */
        {
          copy.commands[ACIES_COMMAND_MOVE].resolve = NULL;
          g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "move");
          copy = **procs;
          copy.reach.march = NULL;
          g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "reach of moves");
          copy = **procs;
          copy.reach.mark_targets = NULL;
          g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "reach of attacks");
          copy = **procs;
        }
      copy.commands[ACIES_COMMAND_START].resolve = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "start");
      copy = **procs;
      copy.block_size = ACIES_MAX_BLOCK + 1;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "block_size");
      copy = **procs;
      copy.combats_at = copy.block_size;
      copy.combat_size = 1;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "combats_at");
    }
}

/* Lists that may be empty, but are read. */
static void
names (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs copy = **procs;

      copy.names.conditions = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "names.conditions");
      copy = **procs;
      copy.names.effects = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "names.effects");
      copy = **procs;
      copy.names.card_values = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "names.card_values");
    }
}

/* What is said of an attack, of a row of units and of a forecast. */
static void
words (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs copy = **procs;

      copy.span = (AciesSpanWords) { "Order from %s to %s", NULL };
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "span");
      copy.span = (AciesSpanWords) { NULL, "Choose the other end, or %s again" };
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "span");
    }
}

/* Chances of what is on the board and of a duel, or none. */
static void
odds (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs     copy = **procs;
      AciesOddsProcs table = { NULL };

      copy.odds = NULL;
      g_assert_cmpstr (acies_rulesets_find_missing (&copy), ==, NULL);
      copy.odds = &table;
      g_assert_cmpstr (acies_rulesets_find_missing (&copy), ==, "of_attack");
      if ((*procs)->odds == NULL)
        continue;
      table = *(*procs)->odds;
      table.of_duel = NULL;
      g_assert_cmpstr (acies_rulesets_find_missing (&copy), ==, "of_duel");
      table = *(*procs)->odds;
      table.reasons[ACIES_REASON_IGNORED_RETREATS] = (AciesReasonWords) { .name = "retreats" };
      g_assert_cmpstr (acies_rulesets_find_missing (&copy), ==, "reasons");
    }
}

static char *
describe (const AciesState *state,
          int               number)
{
  return g_strdup ("Die");
}

/* What only this game has lacks its words, or nobody has written what it does. */
static void
verbs_and_notes (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs       copy = **procs;
      AciesVerb        verb = *copy.verbs[0];
      AciesOwnLogEntry note = { "told", NULL };

      copy.verbs[0] = &verb;
      verb.help = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, verb.name);
      copy = **procs;
      verb = *(*procs)->verbs[0];
      verb.shape = ACIES_VERB_OVER;
      verb.prompt[0] = "Choose the hex that %s attacks over";
      verb.prompt[1] = NULL;
      copy.verbs[0] = &verb;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, verb.name);
      verb.prompt[0] = NULL;
      verb.prompt[1] = "Choose the second, or %s again";
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, verb.name);
      copy = **procs;
      copy.commands[ACIES_COMMAND_VERB].resolve = NULL;
      g_assert_nonnull (acies_procs_find_missing (&copy));
      copy = **procs;
      copy.log_entries = &note;
      copy.n_log_entries = 1;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "told");
    }
}

/* What names no place needs no hint, but what its button says. */
static void
verbs_with_a_button (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs copy = **procs;
      AciesVerb  verb = { .name = "bow", .weight = 1, .help = "bow to the enemy", .step = "Bow" };

      copy.verbs[0] = &verb;
      for (verb.shape = ACIES_VERB_AT; verb.shape < ACIES_N_VERB_SHAPES; verb.shape++)
        g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "bow");
      verb.shape = ACIES_VERB_BARE;
      verb.describe = describe;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "bow");
      verb.button = "_Bow";
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, NULL);
      verb.step = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "bow");
      verb.step = "Bow to %s";
      verb.shape = ACIES_VERB_CHOICE;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, NULL);
      verb.describe = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "bow");
    }
}

/* The letter by which a button is pressed. */
static void
use_letter (const AciesQuestion *question,
            const char          *button,
            GString             *used)
{
  const char *line = strchr (button, '_');
  char        letter;

  g_assert_nonnull (line);
  letter = g_ascii_toupper (line[1]);
  if (strchr (used->str, letter) != NULL)
    g_error ("the button “%s” of the question “%s” has the letter of another", button, question->name);
  g_string_append_c (used, letter);
}

static gboolean
answers (const AciesQuestion *question,
         guint                kind)
{
  return (question->answers >> kind) & 1;
}

static gboolean
has_button (const AciesProcs    *procs,
            const AciesQuestion *question,
            guint                i)
{
  return procs->verbs[i] != NULL && procs->verbs[i]->shape == ACIES_VERB_BARE && answers (question, ACIES_OWN_COMMAND (i));
}

/* Beside those of "pass", "done" and "yes" and the look at the hand, each has a letter of its own. */
static void
mnemonics (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      for (guint i = 0; i < (*procs)->n_questions; i++)
        {
          const AciesQuestion *question = &(*procs)->questions[i];
          g_autoptr (GString) used = g_string_new ("L");

          if (answers (question, ACIES_COMMAND_DONE) && question->find_done == NULL)
            use_letter (question, question->done != NULL ? question->done : "_Done", used);
          if (answers (question, ACIES_COMMAND_YES))
            use_letter (question, question->yes != NULL ? question->yes : "_Yes", used);
          if (answers (question, ACIES_COMMAND_PASS) && question->pass != NULL)
            use_letter (question, question->pass, used);
          else if (answers (question, ACIES_COMMAND_PASS))
            use_letter (question, answers (question, ACIES_COMMAND_YES) ? "_No" : "_Pass", used);
          for (guint n = 0; n < ACIES_MAX_VERBS; n++)
            {
              if (has_button (*procs, question, n))
                use_letter (question, (*procs)->verbs[n]->button, used);
            }
        }
    }
}

/* A game that nothing ends, or an end that nobody could tell. */
static void
ends (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs   copy = **procs;
      AciesGameEnd end = { NULL, "%s wins" };

      copy.ends[ACIES_MAX_ENDS - 1] = &end;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "id of an end");
      end = (AciesGameEnd) { "by-lot", NULL };
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "by-lot");
      end.sentence = "%s wins";
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, NULL);
      copy.ends[ACIES_END_NOT_YET] = &end;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "id of an end");
      memset (copy.ends, 0, sizeof copy.ends);
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "ends");
    }
}

/* A question that nobody could tell or answer. */
static void
questions (void)
{
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    {
      AciesProcs                copy = **procs;
      g_autofree AciesQuestion *rows = g_memdup2 (copy.questions, copy.n_questions * sizeof *rows);
      AciesQuestion            *last = &rows[copy.n_questions - 1];
      AciesQuestion             before = *last;

      copy.questions = rows;
      last->sentence = last->forms[0] = NULL;
      last->describe = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, before.name);
      *last = before;
      last->answers = 0;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, before.name);
      *last = before;
      last->answers &= ~(ACIES_ANSWER (YES) | ACIES_ANSWER (DONE) | ACIES_ANSWER (PASS));
      last->answers |= copy.commands[ACIES_COMMAND_MOVE].resolve != NULL ? ACIES_ANSWER (MOVE) : ACIES_ANSWER (PLAY);
      last->done = last->pass = last->yes = NULL;
      last->find_done = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, NULL);
      last->done = "_Done";
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, before.name);
      last->done = NULL;
      last->pass = "_Pass";
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, before.name);
      last->pass = NULL;
      last->yes = "_Yes";
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, before.name);
      *last = before;
      last->name = NULL;
      g_assert_cmpstr (acies_procs_find_missing (&copy), ==, "name of a question");
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/procs/whole", all_are_whole);
  g_test_add_func ("/procs/missing", what_is_missing);
  g_test_add_func ("/procs/names", names);
  g_test_add_func ("/procs/words", words);
  g_test_add_func ("/procs/odds", odds);
  g_test_add_func ("/procs/ends", ends);
  g_test_add_func ("/procs/questions", questions);
  g_test_add_func ("/procs/verbs-and-notes", verbs_and_notes);
  g_test_add_func ("/procs/verbs-with-a-button", verbs_with_a_button);
  g_test_add_func ("/procs/mnemonics", mnemonics);

  return g_test_run ();
}
