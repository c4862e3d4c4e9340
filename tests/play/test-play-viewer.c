/* test-play-viewer.c - whose hand is seen on the screen, and that nothing shown depends on another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "engine/core/units.h"
#include "engine/view/view.h"
#include "play/core/hints.h"
#include "play/core/overview.h"
#include "play/core/viewer.h"
#include "session/rng.h"
#include "support/battles.h"

#define N_GAMES 4  /* of each battle */
#define ENOUGH 500 /* positions */
#define N_FILLS 2  /* hands that are given to whoever is not seen */
#define N_TRIES 20 /* hands among which one may make a difference */

/* What was looked at, so that a run that looks at nothing fails. */
typedef struct
{
  guint n_positions;
  guint n_handed; /* times the screen is handed over */
  guint n_with_hands;
  guint n_asked;     /* questions with cards on the open board */
  guint n_differing; /* of them: hands exchanged that answer otherwise */
  guint n_compared;
} Tally;

static guint
pick (gpointer rng,
      guint    n)
{
  return acies_ai_rng_below (rng, n);
}

/* --- what is shown --------------------------------------------------------------------------- */

static void
append_hand (GString            *text,
             const AciesState   *state,
             const AciesChoices *choices,
             AciesSide           side)
{
  AciesCommandKind use = acies_choices_has (choices, ACIES_COMMAND_PUT_BACK) ? ACIES_COMMAND_PUT_BACK : ACIES_COMMAND_PLAY;

  for (guint i = 0; side != ACIES_NO_SIDE && i < state->ruleset->n_cards; i++)
    {
      guint            copies = state->cards[side][ACIES_ZONE_HAND][i];
      g_autofree char *refusal = NULL;

      if (copies == 0)
        continue;
      refusal = acies_choices_dup_card_refusal (choices, state, use, (AciesId) i);
      g_string_append_printf (text, "card %u×%u %s\n", i, copies, refusal);
    }
}

static void
append_board (GString            *text,
              const AciesState   *state,
              const AciesChoices *choices)
{
  g_autoptr (GArray) highlights = g_array_new (FALSE, FALSE, sizeof (AciesHighlight));

  acies_choices_add_highlights (choices, state, ACIES_TAKEN_NOTHING, highlights);
  for (guint i = 0; i < highlights->len; i++)
    {
      const AciesHighlight *mark = &g_array_index (highlights, AciesHighlight, i);

      g_string_append_printf (text, "mark %u %d\n", mark->hex, mark->kind);
    }
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      g_autofree char *hint = acies_choices_dup_hint (choices, state, ACIES_TAKEN_NOTHING, hex);
      AciesClick       click = acies_choices_click (choices, state, ACIES_TAKEN_NOTHING, hex);

      if (hint != NULL || click.kind != ACIES_CLICK_IDLE)
        g_string_append_printf (text, "hex %u %d %s\n", hex, click.kind, hint);
    }
}

static void
append_bar (GString            *text,
            const AciesState   *state,
            const AciesChoices *choices)
{
  static const AciesCommandKind answers[] = { ACIES_COMMAND_PASS, ACIES_COMMAND_YES, ACIES_COMMAND_DONE };
  g_autofree char              *question = acies_state_describe (state);
  g_autofree char              *step = acies_choices_dup_next_step (choices, state, ACIES_TAKEN_NOTHING);

  g_string_append_printf (text, "%s\n%s\n", question, step);
  g_string_append_printf (text, "only %d\n", acies_choices_get_only_answer (choices) != NULL);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      if (acies_choices_has (choices, answers[i]))
        g_string_append_printf (text, "button %s\n", acies_choices_button_label (choices, state, answers[i]));
    }
}

static gboolean
names_rule (const AciesState *state,
            const char       *reason)
{
  return acies_ruleset_next_rule_in (state->ruleset, &reason) != NULL;
}

/* What the overview says is possible is, and what it gives reasons against is not. Every kind of command that is possible is there. */
static void
append_overview (GString            *text,
                 const AciesState   *state,
                 const AciesChoices *choices,
                 AciesSide           hand)
{
  g_autoptr (GPtrArray) rows = acies_overview_new (choices, state, hand);
  gboolean told[ACIES_N_COMMANDS] = { FALSE };

  for (guint i = 0; i < rows->len; i++)
    {
      const AciesOverviewRow *row = rows->pdata[i];
      gboolean                refused = row->group == ACIES_OVERVIEW_NOT_NOW;

      g_assert_cmpint (acies_command_check (&row->command, state, NULL), ==, !refused);
      g_assert_nonnull (row->title);
      if (refused)
        g_assert_true (names_rule (state, row->text != NULL ? row->text : row->title));
      if (i > 0)
        g_assert_cmpint (((const AciesOverviewRow *) rows->pdata[i - 1])->group, <=, row->group);
      told[row->command.kind] |= !refused;
      g_string_append_printf (text, "%s: %s | %s\n", acies_overview_group_name (row->group), row->title, row->text);
    }
  for (guint i = 0; i < choices->commands->len; i++)
    g_assert_true (told[g_array_index (choices->commands, AciesCommand, i).kind]);
}

/* Question, buttons, hand, marks and hints of the board, and the overview. */
static char *
dup_shown (const AciesState        *state,
           const AciesGameSettings *settings,
           AciesSide                seated,
           gboolean                 looks)
{
  AciesViewer viewer = acies_viewer_find (state, settings, seated);
  g_autoptr (AciesChoices) choices = acies_viewer_new_choices (&viewer, state, settings, looks);
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "viewer %d %d %d\n", viewer.kind, viewer.side, viewer.cards);
  append_bar (text, state, choices);
  append_board (text, state, choices);
  append_hand (text, state, choices, acies_viewer_get_seen (&viewer, looks));
  append_overview (text, state, choices, acies_viewer_get_seen (&viewer, looks));

  return g_string_free (text, FALSE);
}

/* --- positions ------------------------------------------------------------------------------- */

static void
check_same (const AciesState        *state,
            const AciesGameSettings *settings,
            AciesSide                seated,
            AciesSide                who,
            gboolean                 looks,
            AciesAiRng              *rng,
            Tally                   *tally)
{
  g_autoptr (AciesView) view = acies_view_new (state, who);
  g_autofree char *shown = dup_shown (state, settings, seated, looks);

  for (guint i = 0; i < N_FILLS; i++)
    {
      g_autoptr (AciesState) other = acies_view_fill (view, pick, rng);
      g_autofree char *same = dup_shown (other, settings, seated, looks);

      g_assert_cmpstr (shown, ==, same);
      tally->n_compared++;
    }
}

/* Would the question look otherwise with other cards, were the hand not covered? */
static gboolean
depends_on_hand (const AciesState *state,
                 AciesSide         who,
                 AciesAiRng       *rng)
{
  g_autoptr (AciesView) view = acies_view_new (state, who);
  g_autoptr (AciesChoices) choices = acies_choices_new (state);
  gboolean depends = FALSE;

  for (guint i = 0; i < N_TRIES && !depends; i++)
    {
      g_autoptr (AciesState) other = acies_view_fill (view, pick, rng);
      g_autoptr (AciesChoices) others = acies_choices_new (other);

      depends = choices->commands->len != others->commands->len;
    }

  return depends;
}

/* Two people at one screen: @seated is who took it last. */
static void
check_hotseat (const AciesState *state,
               AciesSide        *seated,
               AciesAiRng       *rng,
               Tally            *tally)
{
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  AciesSide         decider = acies_choices_decider (state);
  AciesSide         enemy = acies_side_next (state, decider);
  AciesViewer       viewer = acies_viewer_find (state, &settings, *seated);

  g_assert_cmpint (viewer.side, ==, decider);
  if (viewer.kind == ACIES_VIEWER_HAND_OVER)
    {
      g_assert_cmpint (acies_viewer_get_seen (&viewer, TRUE), ==, ACIES_NO_SIDE);
      check_same (state, &settings, *seated, decider, FALSE, rng, tally);
      check_same (state, &settings, *seated, enemy, FALSE, rng, tally);
      *seated = decider;
      tally->n_handed++;
      viewer = acies_viewer_find (state, &settings, *seated);
    }
  if (viewer.kind == ACIES_VIEWER_SEATED)
    {
      g_assert_cmpint (decider, ==, *seated);
      g_assert_cmpint (decider, ==, acies_viewer_get_seated (&viewer, state, *seated));
      g_assert_cmpint (acies_viewer_get_seen (&viewer, FALSE), ==, decider);
      check_same (state, &settings, *seated, decider, FALSE, rng, tally);
      return;
    }
  g_assert_cmpint (viewer.kind, ==, ACIES_VIEWER_ASKED);
  g_assert_cmpint (decider, !=, *seated);
  *seated = acies_viewer_get_seated (&viewer, state, *seated);
  g_assert_cmpint (*seated, ==, ACIES_NO_SIDE);
  g_assert_cmpint (acies_viewer_get_seen (&viewer, FALSE), ==, ACIES_NO_SIDE);
  g_assert_cmpint (acies_viewer_get_seen (&viewer, TRUE), ==, viewer.cards ? decider : ACIES_NO_SIDE);
  /* Neither knows more than the board until the one who is asked looks. */
  check_same (state, &settings, *seated, decider, FALSE, rng, tally);
  check_same (state, &settings, *seated, enemy, FALSE, rng, tally);
  check_same (state, &settings, *seated, decider, TRUE, rng, tally);
  tally->n_asked += viewer.cards;
  tally->n_differing += viewer.cards && depends_on_hand (state, enemy, rng);
}

/* One person: his hand is seen throughout, and nothing depends on that of the program. */
static void
check_alone (const AciesState *state,
             AciesSide         person,
             AciesAiRng       *rng,
             Tally            *tally)
{
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  AciesViewer       viewer;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    settings.players[side] = side == person ? ACIES_PLAYER_HUMAN : 1;
  viewer = acies_viewer_find (state, &settings, ACIES_NO_SIDE);
  g_assert_cmpint (viewer.kind, ==, ACIES_VIEWER_SEATED);
  g_assert_cmpint (acies_viewer_get_seen (&viewer, FALSE), ==, person);
  if (acies_choices_decider (state) != person)
    {
      g_autoptr (AciesChoices) choices = acies_viewer_new_choices (&viewer, state, &settings, FALSE);

      g_assert_cmpuint (choices->commands->len, ==, 0);
    }
  check_same (state, &settings, ACIES_NO_SIDE, person, FALSE, rng, tally);
}

static void
check_open (const AciesState *state)
{
  AciesGameSettings settings = { .hands_open = TRUE };
  AciesViewer       viewer = acies_viewer_find (state, &settings, ACIES_NO_SIDE);
  g_autoptr (AciesChoices) choices = acies_viewer_new_choices (&viewer, state, &settings, FALSE);
  g_autoptr (AciesChoices) all = acies_choices_new (state);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_cmpint (viewer.kind, ==, ACIES_VIEWER_OPEN);
  g_assert_cmpuint (choices->commands->len, ==, all->commands->len);
  append_overview (text, state, choices, acies_viewer_get_seen (&viewer, FALSE));
}

static AciesCommand
next_command (const AciesState *state,
              guint64           seed,
              guint             n,
              AciesAiRng       *rng)
{
  AciesCommand dice = acies_command (ACIES_COMMAND_DICE);
  g_autoptr (AciesView) view = NULL;

  if (state->decision.kind == ACIES_DECISION_DRAW)
    return acies_draw_pick (state, acies_ai_rng_pick, rng);
  if (state->decision.kind != ACIES_DECISION_DICE)
    {
      view = acies_view_new_deciding (state);
      return acies_ai_choose_random (view, rng);
    }
  dice.dice = acies_rng_answer (seed, n, state).dice;

  return dice;
}

static void
check_game (const AciesState *scenario,
            guint64           seed,
            Tally            *tally)
{
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  AciesAiRng        rng = acies_ai_rng_seeded (seed);
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  AciesSide         seated = ACIES_NO_SIDE;

  for (guint n = 0; state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      AciesCommand command = next_command (state, seed, n, &rng);

      if (!acies_state_awaits_chance (state) || acies_draw_is_secret (state))
        {
          check_hotseat (state, &seated, &rng, tally);
          check_alone (state, (AciesSide) (n % state->ruleset->n_sides), &rng, tally);
          check_open (state);
          tally->n_positions++;
          for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
            tally->n_with_hands += acies_state_count_cards (state, side, ACIES_ZONE_HAND) > 0;
        }
      else
        {
          AciesViewer viewer = acies_viewer_find (state, &settings, ACIES_NO_SIDE);

          g_assert_cmpint (viewer.kind, ==, ACIES_VIEWER_ASKED);
          g_assert_cmpint (acies_viewer_get_seated (&viewer, state, seated), ==, seated);
        }
      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
    }
  g_assert_cmpint (acies_viewer_find (state, &settings, ACIES_NO_SIDE).kind, ==, ACIES_VIEWER_OPEN);
}

static void
test_battle (gconstpointer data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, data);
  Tally tally = { 0 };

  for (guint64 seed = 0; seed < N_GAMES && tally.n_positions < ENOUGH; seed++)
    check_game (scenario, 7000 + seed, &tally);
  g_test_message ("positions: %u, handed over: %u, asked on the open board: %u, with other cards otherwise: %u, compared: %u",
                  tally.n_positions, tally.n_handed, tally.n_asked, tally.n_differing, tally.n_compared);
  g_assert_cmpuint (tally.n_handed, >, N_GAMES);
  /* Where nothing is fought nobody answers with cards out of his turn. */
  if (tally.n_with_hands > 0 && ruleset_has_fights (scenario->ruleset))
    {
      g_assert_cmpuint (tally.n_asked, >, 3);
      g_assert_cmpuint (tally.n_differing, >, 0);
    }
  else
    {
      g_assert_cmpuint (tally.n_asked, ==, 0);
    }
}

/* Where nothing is hidden nobody takes the screen, nor hands it over: everybody sees all, whoever plays. */
static void
test_open (gconstpointer data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, data);
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  AciesAiRng        rng = acies_ai_rng_seeded (7000);
  AciesGameSettings hotseat = ACIES_GAME_SETTINGS_DEFAULT;
  AciesGameSettings alone = ACIES_GAME_SETTINGS_DEFAULT;

  alone.players[1] = 1;
  for (guint n = 0; state->outcome.reason == ACIES_END_NOT_YET; n++)
    {
      AciesCommand command = next_command (state, 7000, n, &rng);

      g_assert_cmpint (acies_viewer_find (state, &hotseat, (AciesSide) (n % state->ruleset->n_sides)).kind, ==, ACIES_VIEWER_OPEN);
      g_assert_cmpint (acies_viewer_find (state, &alone, ACIES_NO_SIDE).kind, ==, ACIES_VIEWER_OPEN);
      check_open (state);
      g_assert_true (acies_engine_apply (state, &command, NULL, NULL));
    }
}

static gboolean
hides_nothing (const AciesRuleset *ruleset)
{
  return !acies_ruleset_has_secrets (ruleset);
}

/* --- the seat -------------------------------------------------------------------------------- */

/* Whoever took the screen keeps it until another answers. */
static void
test_seat (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, "pydna");
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  AciesSide         first = acies_choices_decider (state);
  AciesSide         second = acies_ruleset_enemy_of (state->ruleset, first);

  g_assert_cmpint (acies_viewer_find (state, &settings, ACIES_NO_SIDE).kind, ==, ACIES_VIEWER_HAND_OVER);
  g_assert_cmpint (acies_viewer_find (state, &settings, second).kind, ==, ACIES_VIEWER_HAND_OVER);
  g_assert_cmpint (acies_viewer_find (state, &settings, first).kind, ==, ACIES_VIEWER_SEATED);
  settings.players[first] = 1;
  settings.players[second] = 1;
  g_assert_cmpint (acies_viewer_find (state, &settings, ACIES_NO_SIDE).kind, ==, ACIES_VIEWER_OPEN);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_test_init (&argc, &argv, NULL);
  if (acies_library_get_ruleset (library, "rome-vs-macedon", NULL) != NULL)
    g_test_add_func ("/play/viewer/seat", test_seat);
  battles_add_tests_where (library, hides_nothing, "/play/viewer", "all-is-open", test_open);
  battles_add_tests_where (library, acies_ruleset_has_secrets, "/play/viewer", "nothing-shown-depends-on-a-hidden-hand", test_battle);

  return g_test_run ();
}
