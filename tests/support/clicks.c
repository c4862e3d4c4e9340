/* clicks.c - what clicks on the board mean while Pydna is played, as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/clicks.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "play/core/hints.h"
#include "support/data.h"

#include <string.h>

typedef struct
{
  AciesState   *state;
  AciesChoices *choices;
  AciesTaken    taken;
} Game;

static void
set_up (AciesState  *scenario,
        char *const *lines)
{
  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autoptr (GError) error = NULL;

      if (!g_str_has_prefix (lines[i], "set "))
        continue;
      acies_command_parse (lines[i] + 4, scenario->ruleset, &command, &error);
      g_assert_no_error (error);
      acies_engine_apply (scenario, &command, NULL, &error);
      g_assert_no_error (error);
    }
}

static AciesState *
new_game (const char  *file,
          char *const *lines)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) paths = data_list_scenarios (library);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      if (g_str_has_suffix (paths[i], file))
        {
          g_autoptr (GBytes) bytes = data_load (paths[i]);
          g_autoptr (AciesState) scenario = data_read_good (library, bytes, paths[i]);

          set_up (scenario, lines);

          return acies_engine_new_game (scenario, NULL);
        }
    }
  g_error ("no scenario ends in %s", file);
}

AciesState *
clicks_new_pydna (char *const *lines)
{
  return new_game ("/pydna.acies", lines);
}

AciesState *
clicks_new_ticinus (char *const *lines)
{
  return new_game ("/ticinus.acies", lines);
}

static AciesHex
parse_hex (const char *name)
{
  AciesHex hex = ACIES_NO_HEX;

  if (!g_str_equal (name, "-"))
    g_assert_true (acies_hex_parse (name, &hex));

  return hex;
}

static void
apply (Game               *game,
       const AciesCommand *command)
{
  AciesCommand copy = *command;
  g_autoptr (GError) error = NULL;

  acies_engine_apply (game->state, &copy, NULL, &error);
  g_assert_no_error (error);
  acies_choices_free (game->choices);
  game->choices = acies_choices_new (game->state);
  game->taken = ACIES_TAKEN_NOTHING;
}

static void
run_do (Game       *game,
        const char *line)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  acies_command_parse (line, game->state->ruleset, &command, &error);
  g_assert_no_error (error);
  apply (game, &command);
}

/* What a click came to, in the words of the lines. */
static char *
dup_click (Game       *game,
           AciesClick *click,
           AciesHex    hex)
{
  static const char *const names[] = { "send", "select", "deselect", "refused", "unclear", "idle" };
  g_autofree char         *command = NULL;
  g_autoptr (GError) error = NULL;

  if (click->kind == ACIES_CLICK_SELECT || click->kind == ACIES_CLICK_DESELECT)
    game->taken = (AciesTaken) { click->kind == ACIES_CLICK_SELECT ? hex : ACIES_NO_HEX, ACIES_NO_ID, click->kind == ACIES_CLICK_SELECT ? click->type : ACIES_NO_ID };
  if (click->kind == ACIES_CLICK_SEND)
    {
      command = acies_command_to_string (&click->command, game->state->ruleset);
      apply (game, &click->command);
      return g_strdup_printf ("send %s", command);
    }
  if (click->kind == ACIES_CLICK_REFUSED)
    {
      g_assert_false (acies_command_check (&click->command, game->state, &error));
      return g_strdup_printf ("refused %s", acies_rule_error_get_rule (error));
    }

  return g_strdup (names[click->kind]);
}

static void
run_click (Game       *game,
           const char *name,
           const char *expected)
{
  AciesHex         hex = parse_hex (name);
  AciesClick       click = acies_choices_click (game->choices, game->state, game->taken, hex);
  g_autofree char *found = dup_click (game, &click, hex);

  g_assert_cmpstr (found, ==, expected);
}

static void
run_marks (Game       *game,
           const char *name,
           const char *expected)
{
  static const struct
  {
    const char        *name;
    AciesHighlightKind kind;
  } kinds[] = {
    { "able", ACIES_HIGHLIGHT_ABLE },
    { "offer", ACIES_HIGHLIGHT_OFFER },
    { "reach", ACIES_HIGHLIGHT_REACH },
    { "march", ACIES_HIGHLIGHT_MARCH },
    { "target", ACIES_HIGHLIGHT_TARGET },
  };
  g_autoptr (GArray) highlights = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));
  guint k = 0;
  guint n = 0;

  while (k < G_N_ELEMENTS (kinds) - 1 && !g_str_equal (kinds[k].name, name))
    k++;
  g_assert_cmpstr (kinds[k].name, ==, name);
  acies_choices_add_highlights (game->choices, game->state, game->taken, highlights);
  for (guint i = 0; i < highlights->len; i++)
    n += g_array_index (highlights, AciesHighlight, i).kind == kinds[k].kind;
  g_assert_cmpuint (n, ==, g_ascii_strtoull (expected, NULL, 10));
}

static void
run_next (Game       *game,
          const char *after,
          const char *expected,
          gboolean    forward)
{
  AciesHexName name;

  acies_hex_name (acies_choices_next (game->choices, game->taken, parse_hex (after), forward), name);
  g_assert_cmpstr (name, ==, expected);
}

static AciesCommandKind
parse_kind (const Game *game,
            const char *name)
{
  for (guint kind = 0; kind < ACIES_N_COMMANDS; kind++)
    {
      if (g_strcmp0 (acies_command_name (kind, game->state->ruleset->procs), name) == 0)
        return kind;
    }
  g_error ("No kind of command: %s", name);
}

static void
run_card (Game       *game,
          const char *kind_name,
          const char *rest)
{
  g_auto (GStrv) words = g_strsplit (rest, " ", 2);
  AciesCommandKind kind = parse_kind (game, kind_name);
  AciesId          card = acies_ruleset_find_card (game->state->ruleset, words[0]);
  g_autofree char *refusal = acies_choices_dup_card_refusal (game->choices, game->state, kind, card);
  g_autofree char *question = acies_state_describe (game->state);

  g_assert_cmpuint (card, !=, ACIES_NO_ID);
  g_assert_cmpint (acies_choices_find_card (game->choices, kind, card) != NULL, ==, refusal == NULL);
  if (g_str_equal (words[1], "ok"))
    g_assert_cmpstr (refusal, ==, NULL);
  else if (g_str_equal (words[1], "asked"))
    g_assert_true (g_str_has_prefix (refusal, question));
  else
    {
      g_autofree char *pattern = g_strconcat ("*", words[1], "*", NULL);

      data_assert_says (g_steal_pointer (&refusal), pattern);
    }
}

static void
run_enter (Game       *game,
           const char *expected)
{
  const AciesCommand *answer = acies_choices_find_main_answer (game->choices, game->state, game->taken);
  g_autofree char    *found = answer != NULL ? acies_command_to_string (answer, game->state->ruleset) : g_strdup ("-");

  g_assert_cmpstr (found, ==, expected);
}

static void
run_take (Game       *game,
          const char *name)
{
  AciesId card = acies_ruleset_find_card (game->state->ruleset, name);
  AciesId type = acies_ruleset_find_unit_type (game->state->ruleset, name);

  g_assert_true (card != ACIES_NO_ID || type != ACIES_NO_ID);
  game->taken = (AciesTaken) { ACIES_NO_HEX, card != ACIES_NO_ID ? card : type, ACIES_NO_ID, card == ACIES_NO_ID };
}

static void
run_also (Game       *game,
          const char *line)
{
  AciesCommand command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  acies_command_parse (line, game->state->ruleset, &command, &error);
  g_assert_no_error (error);
  g_array_append_val (game->choices->commands, command);
}

/* What the menu of a hex offers, from above. */
static char *
dup_menu (const Game *game,
          AciesHex    hex)
{
  g_autoptr (GArray) list = acies_choices_list_at (game->choices, game->taken, hex);
  GString         *text = g_string_new (NULL);
  g_autofree char *unit = acies_choices_dup_unit_hint (game->choices, game->state, game->taken, hex, ACIES_NO_ID);

  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *hint = acies_command_dup_hint (&g_array_index (list, AciesCommand, i), game->state);

      g_string_append_printf (text, "%s%s", i > 0 ? " | " : "", hint);
    }
  if (unit != NULL)
    g_string_append_printf (text, "%s%s", list->len > 0 ? " | " : "", unit);

  return g_string_free (text, text->len == 0);
}

static void
run_line (Game       *game,
          const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 3);
  const char *rest = words[1] != NULL ? words[2] : NULL;

  g_test_message ("%s", line);
  if (g_str_equal (words[0], "set"))
    return;
  if (g_str_equal (words[0], "do"))
    run_do (game, line + 3);
  else if (g_str_equal (words[0], "click"))
    run_click (game, words[1], rest);
  else if (g_str_equal (words[0], "marks"))
    run_marks (game, words[1], rest);
  else if (g_str_equal (words[0], "next") || g_str_equal (words[0], "back"))
    run_next (game, words[1], rest, g_str_equal (words[0], "next"));
  else if (g_str_equal (words[0], "hint"))
    data_assert_says (acies_choices_dup_hint (game->choices, game->state, game->taken, parse_hex (words[1])), rest);
  else if (g_str_equal (words[0], "menu"))
    data_assert_says (dup_menu (game, parse_hex (words[1])), rest);
  else if (g_str_equal (words[0], "keys"))
    game->choices->by_keys = TRUE;
  else if (g_str_equal (words[0], "enter"))
    run_enter (game, line + 6);
  else if (g_str_equal (words[0], "take"))
    run_take (game, words[1]);
  else if (g_str_equal (words[0], "without"))
    g_array_set_size (game->choices->commands, 0);
  else if (g_str_equal (words[0], "also"))
    run_also (game, line + 5);
  else if (g_str_equal (words[0], "step"))
    data_assert_says (acies_choices_dup_next_step (game->choices, game->state, game->taken), line + 5);
  else if (g_str_equal (words[0], "left"))
    data_assert_says (acies_choices_dup_left_out (game->choices, game->state), line + 5);
  else if (g_str_equal (words[0], "button"))
    data_assert_says (g_strdup (acies_choices_button_label (game->choices, game->state, parse_kind (game, words[1]))), rest);
  else if (g_str_equal (words[0], "card"))
    run_card (game, words[1], rest);
  else
    g_error ("No such line: %s", line);
}

void
clicks_run (gconstpointer clicks)
{
  g_auto (GStrv) lines = g_strsplit (((const Clicks *) clicks)->lines, "\n", -1);
  gboolean         elsewhere = g_str_has_prefix (lines[0], "on ");
  g_autofree char *file = g_strconcat ("/", elsewhere ? lines[0] + strlen ("on ") : "pydna", ".acies", NULL);
  Game             game = { new_game (file, lines), NULL, ACIES_TAKEN_NOTHING };

  game.choices = acies_choices_new (game.state);
  for (guint i = elsewhere; lines[i] != NULL && lines[i][0] != '\0'; i++)
    run_line (&game, lines[i]);
  acies_choices_free (game.choices);
  acies_state_free (game.state);
}
