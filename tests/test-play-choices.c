/* test-play-choices.c - what clicks on the board mean while Pydna is played
 *
 * A case is a list of lines:
 *
 *   set COMMAND              given to the scenario before the game begins
 *   do COMMAND               given to the game as it stands
 *   click HEX select         the click takes up what stands there; so "deselect", "idle"
 *   click HEX send COMMAND   the click is that command; it is applied
 *   click HEX refused RULE   the rules forbid what the click meant
 *   marks KIND N             so many hexes are marked so: able, offer, reach, target
 *   next HEX HEX             the choice after the first hex is the second; "back" before it
 *   hint HEX WORDS           what a click there is said to do; "-" for nothing
 *   step WORDS               how the selection says to go on; "-" for nothing
 *   button KIND WORDS        what the button of pass, done or yes is called
 *   card KIND CARD RULE      play, take or put-back of the card is refused by the rule; "asked":
 *                            because something else is asked; "ok": it is allowed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/data.h"

#include "engine/engine.h"
#include "engine/error.h"
#include "engine/procs.h"
#include "play/hints.h"

#include <string.h>

typedef struct
{
  AciesState   *state;
  AciesChoices *choices;
  AciesHex      selected;
} Game;

typedef struct
{
  const char *path;
  const char *lines;
} Case;

#define LINE_ORDERED "do play line-order\ndo order D3 H3\n"

/* clang-format off */
static const Case cases[] = {
  { "/play/choices/no-card-no-hex",
    "marks able 0\n"
    "click D3 idle\n"
    "click E5 idle\n"
    "next - -\n" },
  { "/play/choices/mixed-order",
    "do play mixed-order\n"
    "marks able 16\n"
    "hint D3 Order Pezhetairoi D3\n"
    "hint E5 -\n"
    "button done _Done Ordering\n"
    "click D3 send order D3\n"
    "click D3 refused RVM-R4\n"
    "click E5 refused RVM-R4\n"
    "click E7 refused RVM-R4\n"
    "marks able 15\n"
    "click L1 send order L1\n"
    "click F2 send order F2\n"
    "marks able 3\n" },
  { "/play/choices/line-by-both-ends",
    "do play line-order\n"
    "marks able 16\n"
    "marks offer 0\n"
    "click H3 select\n"
    "step Choose the other end of the row, or Pezhetairoi H3 again\n"
    "hint D3 Order the row from Pezhetairoi H3 to Pezhetairoi D3\n"
    "click E5 refused RVM-K1\n"
    "click I4 select\n"
    "click H3 select\n"
    "click D3 send order H3 D3\n"
    "marks able 5\n" },
  { "/play/choices/line-of-one",
    "do play line-order\n"
    "click L1 send order L1\n"
    "marks able 1\n" },
  { "/play/choices/line-end-named-twice",
    "do play line-order\n"
    "click H3 select\n"
    "click H3 send order H3\n" },
  { "/play/choices/take-up-and-put-down",
    LINE_ORDERED
    "click D3 select\n"
    "step Choose a hex for Pezhetairoi D3 to move to\n"
    "click D3 deselect\n"
    "step -\n"
    "click E3 select\n"
    "click F3 select\n"
    "click - deselect\n" },
  { "/play/choices/move",
    LINE_ORDERED
    "marks reach 0\n"
    "click H3 select\n"
    "marks reach 3\n"
    "hint H4 Move Pezhetairoi H3 to H4\n"
    "hint F3 Choose Pezhetairoi F3\n"
    "click H4 send move H3 H4\n"
    "click H4 refused RVM-A55\n"
    "marks able 4\n" },
  { "/play/choices/illegal-explains-itself",
    LINE_ORDERED
    "click E7 refused RVM-R4\n"
    "click I3 refused RVM-R4\n"
    "click E5 idle\n"
    "click H3 select\n"
    "click H6 refused RVM-R5\n"
    "click E7 refused RVM-R12\n"
    "click I3 refused RVM-R4\n" },
  { "/play/choices/attack",
    "do play mixed-order\n"
    "do order G4\n"
    "do order I4\n"
    "do done\n"
    "click G4 select\n"
    "step Choose a hex for Peltasts G4 to move to, or an enemy to attack\n"
    "marks target 1\n"
    "hint G6 Attack Velites G6 with Peltasts G4\n"
    "click G6 send attack G4 G6\n"
    "marks able 0\n"
    "click I4 idle\n" },
  { "/play/choices/change-places",
    "set first rome\n"
    "set hand rome formation 1\n"
    "do play formation\n"
    "do order E7\n"
    "do order F7\n"
    "do order H7\n"
    "do done\n"
    "click E7 select\n"
    "marks offer 1\n"
    "hint F7 Let Principes E7 and Principes F7 change places\n"
    "hint H7 Choose Principes H7\n"
    "click F7 send swap E7 F7\n"
    "marks able 1\n" },
  { "/play/choices/step-back",
    "set first rome\n"
    "set hand rome feint-retreat 1\n"
    "do play feint-retreat\n"
    "do order D8\n"
    "do done\n"
    "click D8 select\n"
    "marks offer 2\n"
    "hint D9 Let Principes D8 step back to D9\n"
    "hint C8 Move Principes D8 to C8\n"
    "click D9 send step D8 D9\n"
    "click D9 select\n"
    "marks offer 0\n"
    "hint C9 Move Principes D9 to C9\n"
    "click D8 send move D9 D8\n" },
  { "/play/choices/come-in",
    "set first rome\n"
    "set cards rome secret-path 1\n"
    "set hand rome secret-path 1\n"
    "set reserve velites 2\n"
    "set entry rome A9 1\n"
    "set entry rome B9 1\n"
    "set entry rome A8 1\n"
    "do play secret-path\n"
    "marks offer 2\n"
    "marks able 0\n"
    "hint A9 Bring in Velites on A9\n"
    "click C9 refused RVM-K20\n"
    "click A8 refused RVM-K20\n"
    "click B9 send enter velites B9\n"
    "hint B9 -\n" },
  { "/play/choices/walk",
    LINE_ORDERED
    "next - D3\n"
    "next D3 E3\n"
    "next H3 D3\n"
    "back D3 H3\n"
    "back F3 E3\n"
    "next A1 D3\n" },
  { "/play/choices/prepare",
    LINE_ORDERED
    "button done En_d Moves\n"
    "card play mixed-order asked\n"
    "do done\n"
    "do pass\n"
    "button done _Done Putting Back\n"
    "card put-back mixed-order ok\n"
    "card put-back charge RVM-R20\n"
    "card take charge asked\n"
    "click D3 idle\n"
    "do done\n"
    "card take charge ok\n"
    "card take phalanx ok\n"
    "card take line-order ok\n"
    "card take testudo RVM-A31\n" },
  { "/play/choices/cards-of-the-order-step",
    "card play mixed-order ok\n"
    "card play charge RVM-R4\n"
    "card take charge asked\n" },
};
/* clang-format on */

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

/* With what the lines set. */
static AciesState *
new_pydna (char *const *lines)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) paths = data_list_scenarios (library);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      if (g_str_has_suffix (paths[i], "/pydna.acies"))
        {
          g_autoptr (GBytes) bytes = data_load (paths[i]);
          g_autoptr (AciesState) scenario = data_read_good (library, bytes, paths[i]);

          set_up (scenario, lines);

          return acies_engine_new_game (scenario, NULL);
        }
    }
  g_error ("There is no Pydna");
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
  game->selected = ACIES_NO_HEX;
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
  static const char *const names[] = { "send", "select", "deselect", "refused", "idle" };
  g_autofree char         *command = NULL;
  g_autoptr (GError) error = NULL;

  if (click->kind == ACIES_CLICK_SELECT || click->kind == ACIES_CLICK_DESELECT)
    game->selected = click->kind == ACIES_CLICK_SELECT ? hex : ACIES_NO_HEX;
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
  AciesClick       click = acies_choices_click (game->choices, game->state, game->selected, hex);
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
    { "target", ACIES_HIGHLIGHT_TARGET },
  };
  g_autoptr (GArray) highlights = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));
  guint k = 0;
  guint n = 0;

  while (k < G_N_ELEMENTS (kinds) - 1 && !g_str_equal (kinds[k].name, name))
    k++;
  g_assert_cmpstr (kinds[k].name, ==, name);
  acies_choices_add_highlights (game->choices, game->selected, highlights);
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

  acies_hex_name (acies_choices_next (game->choices, parse_hex (after), forward), name);
  g_assert_cmpstr (name, ==, expected);
}

static void
assert_words (char       *found,
              const char *expected)
{
  g_assert_cmpstr (found != NULL ? found : "-", ==, expected);
  g_free (found);
}

static AciesCommandKind
parse_kind (const char *name)
{
  for (guint kind = 0; kind < ACIES_N_COMMANDS; kind++)
    {
      if (g_str_equal (acies_command_name (kind), name))
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
  AciesCommandKind kind = parse_kind (kind_name);
  AciesId          card = acies_ruleset_find_card (game->state->ruleset, words[0]);
  g_autofree char *refusal = acies_choices_dup_card_refusal (game->state, kind, card);
  g_autofree char *question = acies_state_describe (game->state);

  g_assert_cmpuint (card, !=, ACIES_NO_ID);
  g_assert_cmpint (acies_choices_find_card (game->choices, kind, card) != NULL, ==, refusal == NULL);
  if (g_str_equal (words[1], "ok"))
    g_assert_cmpstr (refusal, ==, NULL);
  else if (g_str_equal (words[1], "asked"))
    g_assert_true (g_str_has_prefix (refusal, question));
  else
    g_assert_cmpstr (strstr (refusal, words[1]), !=, NULL);
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
    assert_words (acies_choices_dup_hint (game->choices, game->state, game->selected, parse_hex (words[1])), rest);
  else if (g_str_equal (words[0], "step"))
    assert_words (acies_choices_dup_next_step (game->choices, game->state, game->selected), line + 5);
  else if (g_str_equal (words[0], "button"))
    g_assert_cmpstr (acies_choices_button_label (game->choices, parse_kind (words[1])), ==, rest);
  else if (g_str_equal (words[0], "card"))
    run_card (game, words[1], rest);
  else
    g_error ("No such line: %s", line);
}

static void
run_case (gconstpointer data)
{
  const Case *row = data;
  g_auto (GStrv) lines = g_strsplit (row->lines, "\n", -1);
  Game game = { new_pydna (lines), NULL, ACIES_NO_HEX };

  game.choices = acies_choices_new (game.state);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    run_line (&game, lines[i]);
  acies_choices_free (game.choices);
  acies_state_free (game.state);
}

static void
decider (void)
{
  g_autoptr (AciesState) state = new_pydna (NULL);

  g_assert_cmpuint (acies_choices_decider (state), ==, state->setup.first);
  state->decision.side = 1 - state->setup.first;
  g_assert_cmpuint (acies_choices_decider (state), ==, 1 - state->setup.first);
  state->outcome.reason = ACIES_END_DRAW;
  g_assert_cmpuint (acies_choices_decider (state), ==, ACIES_NO_SIDE);
}

static void
phase_name (void)
{
  g_autoptr (AciesState) state = new_pydna (NULL);
  g_autofree char *name = acies_phase_dup_name (state);

  g_assert_cmpstr (name, ==, "Order");
}

static void
yes_and_no (void)
{
  AciesChoices choices = { acies_commands_new () };
  AciesCommand pass = acies_command (ACIES_COMMAND_PASS);
  AciesCommand yes = acies_command (ACIES_COMMAND_YES);

  g_array_append_val (choices.commands, pass);
  g_assert_cmpstr (acies_choices_button_label (&choices, ACIES_COMMAND_PASS), ==, "_Pass");
  g_array_append_val (choices.commands, yes);
  g_assert_cmpstr (acies_choices_button_label (&choices, ACIES_COMMAND_PASS), ==, "_No");
  g_assert_cmpstr (acies_choices_button_label (&choices, ACIES_COMMAND_YES), ==, "_Yes");
  g_array_unref (choices.commands);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], run_case);
  g_test_add_func ("/play/decider", decider);
  g_test_add_func ("/play/yes-and-no", yes_and_no);
  g_test_add_func ("/play/phase-name", phase_name);

  return g_test_run ();
}
