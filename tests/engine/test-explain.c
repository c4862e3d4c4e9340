/* test-explain.c - whatever is refused, somebody says why
 *
 * Random commands, well-formed by the table that the parser goes by, are given
 * at the positions of random games. Each that is refused must name a statement
 * of the rulebook and say one sentence.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/view/words.h"

#include "ai/players.h"
#include "engine/board/texts.h"
#include "engine/core/question.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/lines.h"
#include "support/odd-board.h"

#include <string.h>

#define N_GAMES many (1, 3) /* of each battle, and on as many odd boards */
#define MOST_BOARDS 10      /* odd ones, until ENOUGH is refused on them */
#define ENOUGH 1000
#define N_TRIES 40  /* commands at each position */
#define N_LISTED 10 /* and listed ones with a word changed */

typedef struct
{
  GHashTable *rules; /* ids of the statements named so far */
  guint       allowed;
  guint       refused;
  guint       conditions; /* of cards that were not asked for */
} Tally;

/* --- commands --------------------------------------------------------------------------------- */

/* Mostly where units are, where most of what can be said happens. */
static AciesHex
any_hex (const AciesState *state,
         AciesAiRng       *rng)
{
  AciesHex hex;

  if (acies_ai_rng_below (rng, 30) == 0)
    return (AciesHex) acies_ai_rng_below (rng, ACIES_MAX_HEXES);
  do
    {
      guint row = acies_ai_rng_below (rng, state->board->rows);

      hex = acies_hex (acies_ai_rng_below (rng, acies_board_columns_in_row (state->board, row)), row);
      if (state->n_units > 0 && acies_ai_rng_below (rng, 2) == 0)
        hex = state->units[acies_ai_rng_below (rng, state->n_units)].hex;
    }
  while (hex == ACIES_NO_HEX);
  if (acies_ai_rng_below (rng, 3) == 0)
    {
      AciesHex next = acies_board_neighbour (state->board, hex, acies_ai_rng_below (rng, ACIES_N_DIRECTIONS));

      hex = next != ACIES_NO_HEX ? next : hex;
    }

  return hex;
}

static char *
dup_hex (const AciesState *state,
         AciesAiRng       *rng)
{
  AciesHexName name;

  return g_strdup (acies_hex_name (any_hex (state, rng), name));
}

static char *
dup_number (AciesAiRng *rng,
            guint       min,
            guint       max)
{
  return g_strdup_printf ("%u", min + acies_ai_rng_below (rng, max - min + 1));
}

/* Where dice are of several kinds each says which: half of the time those that are asked for. */
static char *
dup_dice_of_kinds (const AciesState *state,
                   guint             n,
                   AciesAiRng       *rng)
{
  AciesCommand     command = acies_command (ACIES_COMMAND_DICE);
  gboolean         asked = n == state->decision.n_dice && acies_ai_rng_below (rng, 2) == 0;
  g_autofree char *line = NULL;

  command.dice.n = (guint8) n;
  for (guint i = 0; i < n; i++)
    {
      guint               type = asked ? state->decision.dice[i] : acies_ai_rng_below (rng, state->ruleset->n_die_types);
      const AciesDieType *die = &state->ruleset->die_types[type];

      command.dice.types[i] = (guint8) type;
      command.dice.faces[i] = (guint8) acies_die_same_face (die, 1 + acies_ai_rng_below (rng, die->n_faces));
    }
  line = acies_command_to_string (&command, state->ruleset);

  return g_strdup (strchr (line, ' ') + 1);
}

static char *
dup_dice (const AciesState *state,
          AciesAiRng       *rng)
{
  guint    n = state->decision.n_dice > 0 && acies_ai_rng_below (rng, 2) == 0 ? state->decision.n_dice : 1 + acies_ai_rng_below (rng, 5);
  GString *faces = g_string_new (NULL);

  if (state->ruleset->n_die_types > 1)
    return dup_dice_of_kinds (state, n, rng);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (faces, "%s%u", i > 0 ? " " : "", 1 + acies_ai_rng_below (rng, 7));

  return g_string_free (faces, FALSE);
}

/* A value of the property that @line begins with. */
static char *
dup_property_value (const AciesRuleset *ruleset,
                    const char         *line,
                    AciesAiRng         *rng)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  const AciesProperty *one = &ruleset->properties[acies_ruleset_find_property (ruleset, words[1])];

  return acies_property_value_to_string (one, one->min + (int) acies_ai_rng_below (rng, (guint) (one->max - one->min) + 1));
}

/* A value of the switch that is named before it. */
static char *
dup_value (const AciesRuleset *ruleset,
           const char         *line,
           AciesAiRng         *rng)
{
  AciesId            id = acies_ruleset_find_switch (ruleset, strrchr (line, ' ') + 1);
  const AciesSwitch *one = &ruleset->switches[id];

  return acies_switch_value_to_string (one, one->min + (int) acies_ai_rng_below (rng, (guint) (one->max - one->min) + 1));
}

/* @word: of the usage of a command, without brackets. */
static char *
dup_word (const AciesState *state,
          const char       *word,
          const char       *line,
          AciesAiRng       *rng)
{
  const AciesRuleset *ruleset = state->ruleset;

  if (g_str_equal (word, "HEX"))
    return dup_hex (state, rng);
  if (g_str_equal (word, "SIDE") || g_str_equal (word, "SIDE|common"))
    return g_strdup (ruleset->sides[acies_ai_rng_below (rng, ruleset->n_sides)].id);
  if (g_str_equal (word, "TERRAIN"))
    return g_strdup (ruleset->terrains[acies_ai_rng_below (rng, ruleset->n_terrains)].id);
  if (g_str_equal (word, "TYPE"))
    return g_strdup (ruleset->unit_types[acies_ai_rng_below (rng, ruleset->n_unit_types)].id);
  if (g_str_equal (word, "MARK"))
    return g_strdup (ruleset->marks[acies_ai_rng_below (rng, ruleset->n_marks)].id);
  if (g_str_equal (word, "CARD"))
    return g_strdup (ruleset->cards[acies_ai_rng_below (rng, ruleset->n_cards)].id);
  if (g_str_equal (word, "SWITCH"))
    return g_strdup (ruleset->switches[acies_ai_rng_below (rng, ruleset->n_switches)].id);
  if (g_str_equal (word, "PHASE"))
    return g_strdup (ruleset->procs->names.phases[acies_ai_rng_below (rng, ruleset->procs->n_opening_phases)]);
  if (g_str_equal (word, "PROPERTY"))
    return g_strdup (ruleset->properties[acies_ai_rng_below (rng, ruleset->n_properties)].id);
  if (g_str_equal (word, "RESOURCE"))
    return g_strdup (ruleset->resources[acies_ai_rng_below (rng, ruleset->n_resources)].id);
  if (g_str_equal (word, "VALUE") && g_str_has_prefix (line, "property "))
    return dup_property_value (ruleset, line, rng);
  if (g_str_equal (word, "VALUE"))
    return dup_value (ruleset, line, rng);
  if (g_str_equal (word, "KIND"))
    return g_strdup (acies_text_id (acies_ai_rng_below (rng, ACIES_N_TEXTS)));
  if (g_str_equal (word, "WORDS..."))
    return g_strdup ("some words");
  if (g_str_equal (word, "FACE..."))
    return dup_dice (state, rng);
  if (g_str_equal (word, "NUMBER"))
    return dup_number (rng, 1, ACIES_MAX_CHOICES);
  if (g_str_equal (word, "0|1"))
    return dup_number (rng, 0, 1);

  /* FIGURES, COPIES, ROUND ... are all numbers, and 70 is too many of anything. */
  return dup_number (rng, 0, 70);
}

static char *
dup_line (const AciesState *state,
          AciesCommandKind  kind,
          AciesAiRng       *rng)
{
  g_auto (GStrv) words = g_strsplit (acies_command_usage (kind, state->ruleset->procs), " ", -1);
  GString *line = g_string_new (acies_command_name (kind, state->ruleset->procs));

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *bare = g_strdup (words[i]);
      g_autofree char *word = NULL;

      if (*bare == '\0' || (*bare == '[' && acies_ai_rng_below (rng, 2) == 0))
        continue;
      word = dup_word (state, g_strstrip (g_strdelimit (bare, "[]", ' ')), line->str, rng);
      g_string_append_printf (line, " %s", word);
    }

  return g_string_free (line, FALSE);
}

/* --- answers ---------------------------------------------------------------------------------- */

static void
assert_is_sentence (const char *text,
                    const char *line)
{
  gsize length = strlen (text);

  if (length < 10 || strpbrk (text, "\n\t%") != NULL || strstr (text, "  ") != NULL || strstr (text, ". ") != NULL ||
      strstr (text, "(null)") != NULL || text[length - 1] == '.' || g_ascii_isspace (text[0]) ||
      !g_utf8_validate (text, -1, NULL))
    g_error ("“%s” is answered by no sentence: “%s”", line, text);
}

static void
explain (const AciesCommand *command,
         const AciesState   *state,
         Tally              *tally)
{
  g_autofree char *line = acies_command_to_string (command, state->ruleset);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) condition = NULL;
  g_auto (AciesExplanation) why = { 0 };
  gboolean allowed = acies_command_check (command, state, &error);

  acies_command_explain (command, state, &why);
  g_assert_cmpint (why.allowed, ==, allowed);
  assert_is_sentence (why.sentence, line);
  if (allowed)
    {
      g_assert_null (why.rule);
      tally->allowed++;
      return;
    }
  if (command->kind == ACIES_COMMAND_PLAY && !acies_card_check (state, ACIES_NO_SIDE, command->id, &condition))
    {
      g_clear_error (&error);
      error = g_steal_pointer (&condition);
      tally->conditions++;
    }
  g_assert_cmpstr (why.sentence, ==, error->message);
  tally->refused++;
  if (why.rule != NULL)
    {
      g_assert_cmpstr (why.rule->id, ==, acies_rule_error_get_rule (error));
      g_assert_cmpint (why.rule->status, ==, ACIES_RULE_BINDING);
      g_hash_table_add (tally->rules, why.rule->id);
    }
  else if (state->mode == ACIES_MODE_PLAY || acies_rule_error_get_rule (error) != NULL ||
           !g_error_matches (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT))
    {
      g_error ("“%s” is refused by no statement of the book (%s): %s", line, acies_rule_error_get_rule (error), why.sentence);
    }
}

static void
explain_line (const char       *line,
              const AciesState *state,
              Tally            *tally)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_DONE);
  g_autoptr (GError) error = NULL;

  if (!acies_command_parse (line, state->ruleset, &command, &error))
    g_error ("“%s” is not well-formed: %s", line, error->message);
  explain (&command, state, tally);
}

/* What is nearly right is refused by the finer rules. */
static void
explain_altered (const AciesState *state,
                 AciesAiRng       *rng,
                 Tally            *tally)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (state, list);
  for (guint i = 0; i < N_LISTED && list->len > 0; i++)
    {
      AciesCommand command = g_array_index (list, AciesCommand, acies_ai_rng_below (rng, list->len));

      if (command.to != ACIES_NO_HEX && acies_ai_rng_below (rng, 2) == 0)
        command.to = any_hex (state, rng);
      else if (command.hex != ACIES_NO_HEX)
        command.hex = any_hex (state, rng);
      else if (command.id != ACIES_NO_ID && state->ruleset->n_cards > 0)
        command.id = (AciesId) acies_ai_rng_below (rng, state->ruleset->n_cards);
      explain (&command, state, tally);
    }
}

/* Nobody can type the name of a card or a property where there is none. */
static gboolean
lacks_what_it_names (AciesCommandKind    kind,
                     const AciesRuleset *ruleset)
{
  const char *usage = acies_command_usage (kind, ruleset->procs);

  return (kind == ACIES_COMMAND_PROPERTY && ruleset->n_properties == 0) || (kind == ACIES_COMMAND_RESOURCE && ruleset->n_resources == 0) || (strstr (usage, "CARD") != NULL && ruleset->n_cards == 0) ||
         (strstr (usage, "MARK") != NULL && ruleset->n_marks == 0);
}

static void
explain_position (const AciesState *state,
                  AciesAiRng       *rng,
                  Tally            *tally)
{
  for (guint i = 0; i < N_TRIES; i++)
    {
      AciesCommandKind kind;
      g_autofree char *line = NULL;

      do
        kind = acies_ai_rng_below (rng, ACIES_FIRST_TRACKER_COMMAND);
      while (acies_command_name (kind, state->ruleset->procs) == NULL || lacks_what_it_names (kind, state->ruleset));
      line = dup_line (state, kind, rng);

      explain_line (line, state, tally);
    }
  explain_altered (state, rng, tally);
}

/* Dice are entered, so that the positions that wait for them are met too. */
static void
explain_game (const AciesState *scenario,
              guint64           seed,
              Tally            *tally)
{
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ENTERED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (seed);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesCommand command = { .kind = ACIES_COMMAND_DICE, .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX, .via = ACIES_NO_HEX, .side = ACIES_NO_SIDE, .id = ACIES_NO_ID, .type = ACIES_NO_ID, .dice.n = state->decision.n_dice };

      explain_position (state, &rng, tally);
      memcpy (command.dice.types, state->decision.dice, command.dice.n);
      for (guint i = 0; i < command.dice.n; i++)
        command.dice.faces[i] = (guint8) acies_die_same_face (&state->ruleset->die_types[state->decision.dice[i]], 1 + acies_ai_rng_below (&rng, state->ruleset->die_types[state->decision.dice[i]].n_faces));
      if (state->decision.kind == ACIES_DECISION_DRAW)
        command = acies_draw_pick (state, acies_ai_rng_pick, &rng);
      else if (state->decision.kind != ACIES_DECISION_DICE)
        {
          g_autoptr (AciesView) view = acies_view_new_deciding (state);

          command = acies_ai_choose_random (view, &rng);
        }
      g_assert_true (acies_session_apply (session, &command, NULL));
    }
  explain_position (state, &rng, tally);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (a, b);
}

static void
tell (const Tally *tally)
{
  g_autoptr (GList) ids = g_list_sort (g_hash_table_get_keys (tally->rules), compare_names);
  g_autoptr (GString) names = g_string_new (NULL);

  for (GList *link = ids; link != NULL; link = link->next)
    g_string_append_printf (names, " %s", (char *) link->data);
  g_test_message ("%u allowed, %u refused, %u by the condition of a card, by%s", tally->allowed, tally->refused,
                  tally->conditions, names->str);
}

static Tally
tally_new (void)
{
  return (Tally) { .rules = g_hash_table_new (g_str_hash, g_str_equal) };
}

static void
test_battle (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, name);
  Tally tally = tally_new ();

  for (guint64 seed = 0; seed < N_GAMES; seed++)
    explain_game (scenario, seed, &tally);
  tell (&tally);
  g_assert_cmpuint (tally.allowed, >, 50);
  g_assert_cmpuint (tally.refused, >, 1000);
  if (scenario->ruleset->procs->check_card != NULL)
    g_assert_cmpuint (tally.conditions, >, 10);
  g_assert_cmpuint (g_hash_table_size (tally.rules), >=, 10);
  g_hash_table_unref (tally.rules);
}

static void
test_odd_boards (gconstpointer ruleset_id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) like = battle_load_first (library, ruleset_id);
  AciesAiRng rng = acies_ai_rng_seeded (5);
  Tally      tally = tally_new ();

  /* A game that ends soon is followed by others: how long one lasts depends on every card. */
  for (guint64 seed = 0; seed < N_GAMES || (tally.refused <= ENOUGH && seed < MOST_BOARDS); seed++)
    {
      g_autoptr (AciesState) scenario = odd_board_new (like, &rng);

      explain_game (scenario, seed, &tally);
    }
  tell (&tally);
  g_assert_cmpuint (tally.refused, >, ENOUGH);
  g_hash_table_unref (tally.rules);
}

/* Of a scenario the program's own limits are named by no statement, but said. */
static void
test_scenarios (gconstpointer ruleset_id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) names = battles_list (library, ruleset_id);
  AciesAiRng rng = acies_ai_rng_seeded (3);
  Tally      tally = tally_new ();

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (AciesState) scenario = battle_load (library, names[i]);

      for (guint n = 0; n < 50; n++)
        explain_position (scenario, &rng, &tally);
    }
  tell (&tally);
  g_assert_cmpuint (tally.allowed, >, 1000);
  g_assert_cmpuint (tally.refused, >, 1000);
  g_hash_table_unref (tally.rules);
}

static void
test_statement (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, "elis");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_DONE);
  g_auto (AciesExplanation) why = { 0 };

  lines_apply (game, "play mixed-order\norder E7\ndone", NULL);
  g_assert_true (acies_command_parse ("move E7 F7", game->ruleset, &command, NULL));
  acies_command_explain (&command, game, &why);
  g_assert_false (why.allowed);
  g_assert_cmpstr (why.rule->id, ==, "RVM-R6");
  g_assert_cmpstr (why.rule->title, ==, "Occupied hexes");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_test_init (&argc, &argv, NULL);
  battles_add_tests (library, "/explain", "games", test_battle);
  rulesets_add_tests (library, "/explain", "odd-boards", test_odd_boards);
  rulesets_add_tests (library, "/explain", "scenarios", test_scenarios);
  g_test_add_func ("/explain/statement", test_statement);

  return g_test_run ();
}
