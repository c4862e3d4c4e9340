/* test-arena-buttons.c - verbs that name no place, and are given with a button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "arena/arena.h"
#include "play/core/answers.h"
#include "play/core/hints.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/session-lines.h"

#include <string.h>

#define CHOSEN "take mercy\ntake shields\ntake sand\ntake shields"
#define CLOSE "\nsalute\nmove D5 C4\ndone\njeer\nmove C2 C3\ndone\nattack C4 C3"
#define THROWN CHOSEN CLOSE "\npass\ndice fight:sword fight:sand fight:net fate:1"

typedef struct
{
  AciesLibrary     *library;
  AciesSession     *session;
  const AciesState *state;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer lines)
{
  g_autoptr (AciesState) scenario = NULL;

  self->library = acies_library_new (NULL);
  scenario = battle_load (self->library, "roaring-crowd");
  self->session = acies_session_new_game (scenario, 3, ACIES_DICE_ENTERED);
  acies_session_set_undo_policy (self->session, ACIES_UNDO_TAKE_BACKS);
  self->state = acies_session_get_state (self->session);
  session_apply_lines (self->session, lines);
}

static void
tear_down (Fixture      *self,
           gconstpointer lines)
{
  g_object_unref (self->session);
  acies_library_unref (self->library);
}

static void
assert_words (char       *found,
              const char *expected)
{
  g_assert_cmpstr (found, ==, expected);
  g_free (found);
}

static void
lines (Fixture      *self,
       gconstpointer data)
{
  static const char *const good[] = { "salute", "jeer", "again 1", "again 32" };
  const AciesRuleset      *ruleset = self->state->ruleset;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autoptr (GError) error = NULL;

      acies_command_parse (good[i], ruleset, &command, &error);
      g_assert_no_error (error);
      assert_words (acies_command_to_string (&command, ruleset), good[i]);
    }
  g_assert_cmpstr (acies_command_usage (ARE_COMMAND_SALUTE, ruleset->procs), ==, "");
  g_assert_cmpstr (acies_command_usage (ARE_COMMAND_AGAIN, ruleset->procs), ==, "NUMBER");
}

static void
bad_lines (Fixture      *self,
           gconstpointer data)
{
  static const struct
  {
    const char *line;
    const char *values;
  } bad[] = {
    { "salute D5", "D5 salute" },
    { "again", "again NUMBER" },
    { "again 0", "0 again" },
    { "again 33", "33 again" },
    { "again D5", "D5 again" },
    { "again 1 2", "2 again" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    data_assert_refused (self->state, bad[i].line, NULL, bad[i].values);
}

static void
asked_by_the_crowd (Fixture      *self,
                    gconstpointer data)
{
  assert_words (lines_list (self->state), "salute\njeer\n");
  assert_words (acies_state_describe (self->state), "Blue School turns to the crowd");
  data_assert_refused (self->state, "again 1", "ARE-15", "again Blue School");
  data_assert_refused (self->state, "done", "ARE-15", "done Blue School");
}

static void
asked_for_a_die (Fixture      *self,
                 gconstpointer data)
{
  assert_words (lines_list (self->state), "again 2\nagain 3\nagain 4\npass\n");
  data_assert_refused (self->state, "again 1", "ARE-16", "Die 1 *");
  data_assert_refused (self->state, "again 5", "ARE-16", "*die 5 *");
  data_assert_refused (self->state, "salute", "ARE-16", "salute Blue School Blue Murmillo C4");
}

/* What the buttons say, and what a computer advises, which is the same without its mnemonic. */
static void
assert_buttons (const AciesState  *state,
                const char *const *names)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (state);

  g_assert_cmpuint (choices->commands->len, ==, g_strv_length ((char **) names));
  for (guint i = 0; i < choices->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (choices->commands, AciesCommand, i);
      g_auto (GStrv) parts = g_strsplit (names[i], "_", 2);
      g_autofree char *plain = g_strjoinv ("", parts);

      g_assert_cmpint (acies_choices_has_button (choices, command), ==, command->kind != ACIES_COMMAND_PASS);
      assert_words (acies_choices_dup_button (choices, state, command), names[i]);
      assert_words (acies_advice_dup_command (command, state), plain);
    }
}

/* No click gives them, and nothing is marked on the board for them. */
static void
assert_off_the_board (const AciesState *state)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (state);
  g_autoptr (GArray) highlights = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));

  acies_choices_add_highlights (choices, state, ACIES_TAKEN_NOTHING, highlights);
  g_assert_cmpuint (highlights->len, ==, 0);
  g_assert_cmpuint (acies_choices_next (choices, ACIES_TAKEN_NOTHING, ACIES_NO_HEX, TRUE), ==, ACIES_NO_HEX);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      g_autoptr (GArray) menu = acies_choices_list_at (choices, ACIES_TAKEN_NOTHING, hex);

      g_assert_cmpint (acies_choices_click (choices, state, ACIES_TAKEN_NOTHING, hex).kind, ==, ACIES_CLICK_IDLE);
      g_assert_cmpuint (menu->len, ==, 0);
    }
  g_assert_null (acies_choices_dup_next_step (choices, state, ACIES_TAKEN_NOTHING));
  g_assert_null (acies_choices_get_only_answer (choices));
}

static void
buttons_of_the_crowd (Fixture      *self,
                      gconstpointer data)
{
  static const char *const names[] = { "_Salute", "_Jeer", NULL };

  assert_buttons (self->state, names);
  assert_off_the_board (self->state);
}

static void
buttons_of_dice (Fixture      *self,
                 gconstpointer data)
{
  static const char *const names[] = { "Fight die 2: Sand", "Fight die 3: Net", "Fate die 4: 1", "_Keep Dice", NULL };

  assert_buttons (self->state, names);
  assert_off_the_board (self->state);
}

/* A number stands for the button at its place, unless a card of the hand can be played by it. */
static void
keys (Fixture      *self,
      gconstpointer data)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (self->state);
  guint expected = acies_choices_find_verb (choices, ACIES_VERB_CHOICE) != NULL ? 3 : 2;
  guint n = 0;

  for (guint i = 0; i < choices->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (choices->commands, AciesCommand, i);

      if (acies_choices_has_button (choices, command))
        g_assert_true (acies_answer_keys_find (choices, self->state, ++n) == command);
    }
  g_assert_cmpuint (n, ==, expected);
  g_assert_null (acies_answer_keys_find (choices, self->state, n + 1));
  choices->covered = TRUE;
  g_assert_null (acies_answer_keys_find (choices, self->state, 1));
}

/* Beside what a card answers, too. */
static void
keys_of_cards (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (self->state);

  g_assert_true (acies_choices_has (choices, ACIES_COMMAND_PLAY));
  g_array_append_vals (choices->commands, &(AciesCommand) { .kind = ARE_COMMAND_SALUTE }, 1);
  g_assert_null (acies_answer_keys_find (choices, self->state, 1));
}

/* What is chosen has no mnemonic, whatever it is called. */
static void
button_with_a_line (Fixture      *self,
                    gconstpointer data)
{
  AciesCommand  command = acies_command_with_number (ARE_COMMAND_AGAIN, 2);
  AciesDieType *die = &((AciesRuleset *) self->state->ruleset)->die_types[ARE_DIE_FIGHT];
  char         *name = die->name;
  g_autoptr (AciesChoices) choices = acies_choices_new (self->state);

  die->name = (char *) "Die_of_the fight";
  assert_words (acies_choices_dup_button (choices, self->state, &command), "Die__of__the fight 2: Sand");
  assert_words (acies_advice_dup_command (&command, self->state), "Die_of_the fight 2: Sand");
  die->name = name;
}

/* A step says what was chosen when it was, also when the dice lie otherwise or it is undone. */
static void
steps (Fixture      *self,
       gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  session_apply_lines (self->session, "again 3\ndice fight:sword");
  assert_words (acies_session_dup_undo_label (self->session), "Throw Again: Fight die 3: Net");
  assert_words (acies_session_dup_step_label (self->session, 5), "Salute the Crowd");
  assert_words (acies_session_dup_step_label (self->session, 8), "Jeer at the Enemy");
  before = acies_session_dup_step_label (self->session, acies_session_count_steps (self->session));
  g_assert_cmpstr (before, ==, "Throw Again: Fight die 3: Net");
  assert_words (acies_state_describe (self->state), "Blue School: does Blue Murmillo C4 follow into the hex of the fallen?");
  acies_session_undo (self->session);
  assert_words (acies_session_dup_redo_label (self->session), "Throw Again: Fight die 3: Net");
  assert_words (lines_list (self->state), "again 2\nagain 3\nagain 4\npass\n");
  acies_session_redo (self->session);
  after = acies_session_dup_undo_label (self->session);
  g_assert_cmpstr (after, ==, before);
}

/* Each computer player that does not think for long plays on from there, and what he chooses is listed. */
static void
computers (Fixture      *self,
           gconstpointer data)
{
  static const char *const players[] = { "random", "easy", "normal" };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      guint number = acies_ai_player_find (players[i]);
      g_autoptr (AciesView) view = acies_view_new_deciding (self->state);
      g_autoptr (AciesAiCache) cache = acies_ai_cache_new ();
      AciesAiRng   rng = acies_ai_rng_seeded (number);
      AciesCommand command = acies_ai_player_get (number)->choose (cache, view, &rng, NULL);

      g_assert_true (acies_command_check (&command, self->state, NULL));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define CASE(path, lines, func) g_test_add (path, Fixture, lines, set_up, func, tear_down)
  CASE ("/arena/buttons/lines", CHOSEN, lines);
  CASE ("/arena/buttons/bad-lines", CHOSEN, bad_lines);
  CASE ("/arena/buttons/asked-by-the-crowd", CHOSEN, asked_by_the_crowd);
  CASE ("/arena/buttons/asked-for-a-die", THROWN, asked_for_a_die);
  CASE ("/arena/buttons/of-the-crowd", CHOSEN, buttons_of_the_crowd);
  CASE ("/arena/buttons/of-dice", THROWN, buttons_of_dice);
  CASE ("/arena/buttons/keys-of-the-crowd", CHOSEN, keys);
  CASE ("/arena/buttons/keys-of-dice", THROWN, keys);
  CASE ("/arena/buttons/keys-of-cards", CHOSEN CLOSE, keys_of_cards);
  CASE ("/arena/buttons/with-a-line", THROWN, button_with_a_line);
  CASE ("/arena/buttons/steps", THROWN, steps);
  CASE ("/arena/buttons/computers-and-the-crowd", CHOSEN, computers);
  CASE ("/arena/buttons/computers-and-dice", THROWN, computers);
#undef CASE

  return g_test_run ();
}
