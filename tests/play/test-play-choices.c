/* test-play-choices.c - what clicks on the board mean: ordering, moving, attacking
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/hints.h"

#include "engine/core/engine.h"
#include "formats/ruleset/library.h"
#include "support/clicks.h"
#include "support/data.h"
#include "support/lines.h"

#define LINE_ORDERED "do play line-order\ndo order D3 H3\n"

/* clang-format off */
static const Clicks cases[] = {
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
    "step *end*Pezhetairoi H3*\n"
    "hint D3 Order*Pezhetairoi H3*Pezhetairoi D3*5 *\n"
    "click E5 refused RVM-K1\n"
    "click I4 select\n"
    "click H3 select\n"
    "click D3 send order H3 D3\n"
    "marks able 5\n" },
  { "/play/choices/group-says-how-many-join",
    "do play group-order\n"
    "hint L1 Order Hetairoi L1\n"
    "hint E3 Order Pezhetairoi E3: 5 units\n" },
  { "/play/choices/menu-of-a-unit-to-order",
    "do play mixed-order\n"
    "menu D3 Order Pezhetairoi D3\n"
    "menu E5 -\n"
    "do order D3\n"
    "menu D3 -\n" },
  { "/play/choices/menu-of-a-hex-to-move-to",
    LINE_ORDERED
    "menu H4 Move Pezhetairoi H3 to H4\n" },
  { "/play/choices/menu-of-a-unit-that-may-move",
    LINE_ORDERED
    "menu D3 Choose Pezhetairoi D3\n"
    "click D3 select\n"
    "menu D3 Deselect Pezhetairoi D3\n"
    "menu H4 -\n"
    "menu I4 -\n" },
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
    "step *Pezhetairoi D3*move to\n"
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
  { "/play/choices/units-left-out",
    LINE_ORDERED
    "left 5 *\n"
    "do move H3 H4\n"
    "left 4 *\n" },
  { "/play/choices/nobody-is-left-out-by-ordering",
    "do play mixed-order\n"
    "left -\n" },
  { "/play/choices/nobody-is-left-out-of-a-turn-of-one-unit",
    "on ticinus\n"
    "left -\n" },
  { "/play/choices/enter-answers-when-nothing-else-is-to-be-done",
    "enter -\n"
    "do play mixed-order\n"
    "enter -\n"
    "do order L1\n"
    "do done\n"
    "enter -\n"
    "do move L1 K3\n"
    "enter pass\n" },
  { "/play/choices/enter-says-yes-or-is-the-only-answer",
    "without\n"
    "also pass\n"
    "enter pass\n"
    "also yes\n"
    "enter yes\n"
    "without\n"
    "also pass\n"
    "also done\n"
    "enter done\n" },
  { "/play/choices/who-uses-the-keyboard-is-told-keys",
    "step Play a card\n"
    "also pass\n"
    "step Play a card, or pass\n"
    "keys\n"
    "step Play a card by its number, or pass with P\n" },
  { "/play/choices/march-gives-up-the-attack",
    "do play mixed-order\n"
    "do order L1\n"
    "do done\n"
    "click L1 select\n"
    "marks reach 6\n"
    "marks march 5\n"
    "hint K3 Move Hetairoi L1 to K3\n"
    "hint K4 March*Hetairoi L1*K4*no attack*\n" },
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
    "step *Peltasts G4*enemy*\n"
    "marks target 1\n"
    "hint G6 Attack Velites G6 with Peltasts G4\n"
    "click G6 send attack G4 G6\n"
    "marks able 0\n"
    "click I4 idle\n" },
  { "/play/choices/way-of-an-attack",
    "on ticinus\n"
    "without\n"
    "also way E5 E6\n"
    "also way E5 F6\n"
    "also way F5 F6\n"
    "step *hex*attack*over\n"
    "marks offer 4\n"
    "hint F5 Attack over F5 and F6\n"
    "hint E6 Attack over E5 and E6\n"
    "hint E5 Choose E5\n"
    "hint G5 -\n"
    "next - E5\n"
    "next E5 F5\n"
    "next F5 E6\n"
    "back E5 F6\n"
    "click F6 select\n"
    "step *second hex*F6\n"
    "hint E5 Attack over E5 and F6\n"
    "hint F5 Attack over F5 and F6\n"
    "hint E6 Attack over E5 and E6\n"
    "click F6 deselect\n" },
  { "/play/choices/way-over-one-hex",
    "on ticinus\n"
    "without\n"
    "also way E5\n"
    "also way F5\n"
    "marks offer 2\n"
    "hint E5 Attack over E5\n"
    "hint F5 Attack over F5\n" },
  { "/play/choices/several-actions-on-a-square",
    "on old-rivals\n"
    "do dice blue:1\n"
    "do dice blue:2\n"
    "do draw river-crossing\n"
    "do draw ready-general\n"
    "do draw great-host\n"
    "do draw twin-standards\n"
    "do put-back great-host\n"
    "do draw four-legions\n"
    "do draw eager-staff\n"
    "do draw three-colours\n"
    "do put-back four-legions\n"
    "do draw gold-right-upper\n"
    "do draw purple-centre-both\n"
    "do draw purple-right-upper\n"
    "do draw green-centre-plain\n"
    "do draw redeploy\n"
    "do draw drill\n"
    "do draw oath\n"
    "do draw levy\n"
    "do take redeploy\n"
    "do take drill\n"
    "do take oath\n"
    "do take levy\n"
    "do draw standards\n"
    "do draw plans\n"
    "do draw strategize\n"
    "do draw redeploy\n"
    "do draw calm\n"
    "do play gold-right-upper E2\n"
    "do dice red:4\n"
    "do token 2\n"
    "hint E3 Empower *raise Wolf Commander Die E3; right-click*\n"
    "keys\n"
    "hint E3 Empower *Menu*\n"
    "click E2 refused LEG-B4\n"
    "click E3 send empower E3 commander-die\n" },
  { "/play/choices/walk",
    LINE_ORDERED
    "next - D3\n"
    "next D3 E3\n"
    "next H3 D3\n"
    "back D3 H3\n"
    "back F3 E3\n"
    "next A1 D3\n" },
};
/* clang-format on */

static void
decider (void)
{
  g_autoptr (AciesState) state = clicks_new_pydna (NULL);

  g_assert_cmpuint (acies_choices_decider (state), ==, state->setup.first);
  state->decision.side = 1 - state->setup.first;
  g_assert_cmpuint (acies_choices_decider (state), ==, 1 - state->setup.first);
  state->outcome.reason = ACIES_END_FIRST_OWN;
  g_assert_cmpuint (acies_choices_decider (state), ==, ACIES_NO_SIDE);
}

static void
assert_idle (const AciesState *state,
             const char       *pattern)
{
  data_assert_says (acies_choices_dup_idle (state, acies_hex (4, 6)), pattern);
}

/* Where a click can mean nothing, the question and its rule say what is done now. */
static void
idle (void)
{
  g_autoptr (AciesState) macedon = clicks_new_pydna (NULL);
  g_autoptr (AciesState) carthage = clicks_new_ticinus (NULL);

  assert_idle (macedon, "*E7*Macedon*(RVM-R3)");
  assert_idle (carthage, "*E7*Carthage*3*(RVC-C6)");
  macedon->outcome.reason = ACIES_END_FIRST_OWN;
  assert_idle (macedon, "*E7*over");
}

/* The enemy who answers an attack has a phase of it where there are such, but never the turn. */
static void
whose (void)
{
  g_autoptr (AciesState) macedon = clicks_new_pydna (NULL);
  g_autoptr (AciesState) carthage = clicks_new_ticinus (NULL);
  AciesState *states[] = { macedon, carthage };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      AciesState *state = states[i];
      AciesSide   first = state->turn.active;

      state->decision = (AciesDecision) { .kind = ACIES_DECISION_FIRST_OWN, .side = 1 - first };
      g_assert_cmpuint (acies_choices_whose_turn (state), ==, 1 - first);
      g_assert_cmpuint (acies_choices_whose_phase (state), ==, 1 - first);
      state->n_combats = 1;
      g_assert_cmpuint (acies_choices_whose_turn (state), ==, first);
      g_assert_cmpuint (acies_choices_whose_phase (state), ==, state == carthage ? 1 - first : first);
      state->outcome.reason = ACIES_END_FIRST_OWN;
      g_assert_cmpuint (acies_choices_whose_turn (state), ==, ACIES_NO_SIDE);
      g_assert_cmpuint (acies_choices_whose_phase (state), ==, ACIES_NO_SIDE);
      state->n_combats = 0;
    }
}

static void
phase_name (void)
{
  g_autoptr (AciesState) state = clicks_new_pydna (NULL);
  const char *name = acies_procs_phase_name (state->ruleset->procs, state->turn.phase);

  g_assert_cmpstr (name, ==, "Order");
}

static void
yes_and_no (void)
{
  g_autoptr (AciesState) state = clicks_new_pydna (NULL);
  AciesChoices choices = { acies_commands_new () };
  AciesCommand pass = acies_command (ACIES_COMMAND_PASS);
  AciesCommand yes = acies_command (ACIES_COMMAND_YES);

  g_array_append_val (choices.commands, pass);
  g_assert_cmpstr (acies_choices_button_label (&choices, state, ACIES_COMMAND_PASS), ==, "_Pass");
  g_array_append_val (choices.commands, yes);
  g_assert_cmpstr (acies_choices_button_label (&choices, state, ACIES_COMMAND_PASS), ==, "_No");
  g_assert_cmpstr (acies_choices_button_label (&choices, state, ACIES_COMMAND_YES), ==, "_Yes");
  g_array_unref (choices.commands);
}

static guint8
find_question (const AciesState *state,
               const char       *name)
{
  const AciesProcs *procs = state->ruleset->procs;

  for (guint i = 0; i < procs->n_questions; i++)
    {
      if (g_str_equal (procs->questions[i].name, name))
        return (guint8) i;
    }
  g_assert_not_reached ();
}

static void
assert_done (AciesState *state,
             const char *question,
             const char *pattern)
{
  AciesChoices choices = { acies_commands_new () };

  state->decision.kind = find_question (state, question);
  data_assert_says (g_strdup (acies_choices_button_label (&choices, state, ACIES_COMMAND_DONE)), pattern);
  g_array_unref (choices.commands);
}

/* What it ends: all moves, the turn where one costs an action, or only what is asked. */
static void
what_done_ends (void)
{
  g_autoptr (AciesState) macedon = clicks_new_pydna (NULL);
  g_autoptr (AciesState) state = clicks_new_ticinus (NULL);

  assert_done (macedon, "moves", "*Moves");
  assert_done (macedon, "order", "*Order*");
  assert_done (macedon, "put-back", "*Put*");
  assert_done (state, "turn", "_Pass*");
  state->turn.acting = 0;
  assert_done (state, "turn", "En*Turn");
  state->turn.acting = ACIES_NO_UNIT;
  state->turn.order_card = 0;
  assert_done (state, "turn", "En*Turn");
  assert_done (state, "order", "*Order*");
  assert_done (state, "select", "*Hand");
  assert_done (state, "deploy", "_Done");
  assert_done (state, "pursuit", "*Stay*");
  assert_done (state, "run", "*Stay*");
  assert_done (state, "pursuit-attack", "*Attack");
}

/* A charge that can end on two hexes is offered once for each. */
static void
several_ways (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = acies_state_new (acies_library_get_ruleset (library, "legio-vi", NULL), 24, 18);
  g_autoptr (AciesState) state = NULL;
  g_autoptr (GArray) list = NULL;
  AciesChoices *choices;
  AciesTaken    taken = { lines_hex ("E15"), ACIES_NO_ID, ACIES_NO_ID };

  lines_apply (scenario, "switch initiative far-side\nopening near 1 charge-phase\nplace hoplites E15 4 near\nplace hoplites E13 4 far\nplace hoplites F13 4 far", NULL);
  state = acies_engine_new_game (scenario, NULL);
  choices = acies_choices_new (state);
  g_assert_true (acies_choices_has_ways (choices, taken, lines_hex ("E13")));
  g_assert_false (acies_choices_has_ways (choices, taken, lines_hex ("F13")));
  g_assert_false (acies_choices_has_ways (choices, ACIES_TAKEN_NOTHING, lines_hex ("E13")));
  data_assert_says (acies_choices_dup_hint (choices, state, taken, lines_hex ("E13")), "*Macedonian Hoplites E13*Roman Hoplites E15*right-click*");
  list = acies_choices_list_at (choices, taken, lines_hex ("E13"));
  g_assert_cmpuint (list->len, ==, 3);
  for (guint i = 0; i < list->len; i++)
    {
      static const char *const hints[] = {
        "Attack Macedonian Hoplites E13 with Roman Hoplites E15", "Attack Macedonian Hoplites E13 with Roman Hoplites E15, from D14", "Attack Macedonian Hoplites E13 with Roman Hoplites E15, from E14"
      };
      g_autofree char *hint = acies_command_dup_hint (&g_array_index (list, AciesCommand, i), state);
      gboolean         known = FALSE;

      for (guint j = 0; j < G_N_ELEMENTS (hints); j++)
        known |= g_str_equal (hint, hints[j]);
      if (!known)
        g_error ("an unknown hint: %s", hint);
    }
  acies_choices_free (choices);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], clicks_run);
  g_test_add_func ("/play/several-ways", several_ways);
  g_test_add_func ("/play/decider", decider);
  g_test_add_func ("/play/idle", idle);
  g_test_add_func ("/play/whose-turn-and-phase", whose);
  g_test_add_func ("/play/yes-and-no", yes_and_no);
  g_test_add_func ("/play/what-done-ends", what_done_ends);
  g_test_add_func ("/play/phase-name", phase_name);

  return g_test_run ();
}
