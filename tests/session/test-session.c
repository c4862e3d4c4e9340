/* test-session.c - apply, undo, redo, groups, barriers, dice
 *
 * Most of it is a small interpreter: each row does one thing to a session and
 * says what the state and the history must be then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "session/session.h"
#include "support/data.h"
#include "support/session-lines.h"
#include "support/tiny.h"

typedef enum
{
  END,
  APPLY,   /* a line */
  REFUSED, /* a line that must be refused */
  UNDO,
  REDO,
  BEGIN,  /* a label, or NULL */
  FINISH, /* the group */
  CANCEL,
  SAVE,
  ROLL,       /* the dice of the seed, though dice are entered */
  TAKE_BACKS, /* set the policy */
} Operation;

typedef struct
{
  Operation   operation;
  const char *argument;
  const char *state;   /* as state_to_string() writes it */
  const char *history; /* "u": can undo, "r": can redo, "*": modified */
} Row;

typedef struct
{
  const char     *path;
  gboolean        in_play;
  AciesDiceSource source;
  Row             rows[16];
} Case;

/* clang-format off */
static const Case cases[] = {
  { "/session/edit/undo-and-redo", FALSE, ACIES_DICE_ROLLED, {
    { APPLY,   "paint forest A1", "F.. red A1x3 blue C3x3", "u*" },
    { APPLY,   "paint forest C1", "F.F red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "F.. red A1x3 blue C3x3", "ur*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r" },
    { REDO,    NULL,              "F.. red A1x3 blue C3x3", "ur*" },
    { REDO,    NULL,              "F.F red A1x3 blue C3x3", "u*" },
  } },
  { "/session/edit/a-new-command-cuts-the-redo-tail", FALSE, ACIES_DICE_ROLLED, {
    { APPLY,   "paint forest A1", "F.. red A1x3 blue C3x3", "u*" },
    { APPLY,   "paint forest B1", "FF. red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "F.. red A1x3 blue C3x3", "ur*" },
    { APPLY,   "remove C3",       "F.. red A1x3", "u*" },
    { UNDO,    NULL,              "F.. red A1x3 blue C3x3", "ur*" },
    { REDO,    NULL,              "F.. red A1x3", "u*" },
  } },
  { "/session/edit/a-refused-command-changes-nothing", FALSE, ACIES_DICE_ROLLED, {
    { APPLY,   "paint forest A1", "F.. red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r" },
    { REFUSED, "remove B1",       "... red A1x3 blue C3x3", "r" },
    { REFUSED, "move A1 B1",      "... red A1x3 blue C3x3", "r" },
    { REDO,    NULL,              "F.. red A1x3 blue C3x3", "u*" },
  } },
  { "/session/edit/what-changes-nothing-is-no-step", FALSE, ACIES_DICE_ROLLED, {
    { APPLY,   "paint forest A1", "F.. red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r" },
    { APPLY,   "paint clear A1",  "... red A1x3 blue C3x3", "r" },
    { BEGIN,   "Leave Out",         "... red A1x3 blue C3x3", "" },
    { APPLY,   "paint clear A1",  "... red A1x3 blue C3x3", "" },
    { FINISH,  NULL,              "... red A1x3 blue C3x3", "r" },
    { BEGIN,   "Still nothing",   "... red A1x3 blue C3x3", "" },
    { FINISH,  NULL,              "... red A1x3 blue C3x3", "r" },
  } },
  { "/session/edit/a-group-is-one-step", FALSE, ACIES_DICE_ROLLED, {
    { BEGIN,   "Stroke",          "... red A1x3 blue C3x3", "" },
    { APPLY,   "paint forest A1", "F.. red A1x3 blue C3x3", "*" },
    { APPLY,   "paint forest B1", "FF. red A1x3 blue C3x3", "*" },
    { FINISH,  NULL,              "FF. red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r" },
    { REDO,    NULL,              "FF. red A1x3 blue C3x3", "u*" },
  } },
  { "/session/edit/a-group-in-a-group-belongs-to-it", FALSE, ACIES_DICE_ROLLED, {
    { BEGIN,   "Outer",           "... red A1x3 blue C3x3", "" },
    { APPLY,   "paint forest A1", "F.. red A1x3 blue C3x3", "*" },
    { BEGIN,   "Inner",           "F.. red A1x3 blue C3x3", "*" },
    { APPLY,   "paint forest B1", "FF. red A1x3 blue C3x3", "*" },
    { FINISH,  NULL,              "FF. red A1x3 blue C3x3", "*" },
    { APPLY,   "paint forest C1", "FFF red A1x3 blue C3x3", "*" },
    { FINISH,  NULL,              "FFF red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r" },
  } },
  { "/session/edit/a-cancelled-group-leaves-no-trace", FALSE, ACIES_DICE_ROLLED, {
    { APPLY,   "paint forest C1", "..F red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r" },
    { BEGIN,   NULL,              "... red A1x3 blue C3x3", "" },
    { APPLY,   "shift C3 B2",     "... red A1x3 blue B2x3", "*" },
    { APPLY,   "figures B2 1",    "... red A1x3 blue B2x1", "*" },
    { CANCEL,  NULL,              "... red A1x3 blue C3x3", "r" },
    { REDO,    NULL,              "..F red A1x3 blue C3x3", "u*" },
  } },
  { "/session/edit/a-refusal-leaves-the-group-open", FALSE, ACIES_DICE_ROLLED, {
    { BEGIN,   NULL,              "... red A1x3 blue C3x3", "" },
    { APPLY,   "remove C3",       "... red A1x3", "*" },
    { REFUSED, "remove C3",       "... red A1x3", "*" },
    { FINISH,  NULL,              "... red A1x3", "u*" },
  } },
  { "/session/edit/modified-is-relative-to-the-save", FALSE, ACIES_DICE_ROLLED, {
    { APPLY,   "paint forest A1", "F.. red A1x3 blue C3x3", "u*" },
    { SAVE,    NULL,              "F.. red A1x3 blue C3x3", "u" },
    { APPLY,   "paint forest B1", "FF. red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "F.. red A1x3 blue C3x3", "ur" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r*" },
    { REDO,    NULL,              "F.. red A1x3 blue C3x3", "ur" },
  } },
  { "/session/edit/a-saved-step-that-was-cut-is-gone", FALSE, ACIES_DICE_ROLLED, {
    { APPLY,   "paint forest A1", "F.. red A1x3 blue C3x3", "u*" },
    { SAVE,    NULL,              "F.. red A1x3 blue C3x3", "u" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r*" },
    { APPLY,   "paint forest B1", ".F. red A1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r*" },
    { REDO,    NULL,              ".F. red A1x3 blue C3x3", "u*" },
  } },
  { "/session/play/a-move-can-be-undone", TRUE, ACIES_DICE_ROLLED, {
    { APPLY,   "move A1 B1",      "... red B1x3 blue C3x3", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3", "r" },
    { REDO,    NULL,              "... red B1x3 blue C3x3", "u*" },
    { REFUSED, "move C3 B2",      "... red B1x3 blue C3x3", "u*" },
    { REFUSED, "paint forest A1", "... red B1x3 blue C3x3", "u*" },
  } },
  { "/session/play/the-question-can-be-undone-the-dice-cannot", TRUE, ACIES_DICE_ROLLED, {
    { APPLY,   "move A1 B1",      "... red B1x3 blue C3x3", "u*" },
    { APPLY,   "attack B1 C3",    "... red B1x3 blue C3x3 asked", "u*" },
    { UNDO,    NULL,              "... red B1x3 blue C3x3", "ur*" },
    { REDO,    NULL,              "... red B1x3 blue C3x3 asked", "u*" },
    { APPLY,   "pass",            "... red B1x3 blue C3x2 rolled 61", "*" },
    { APPLY,   "move B1 A1",      "... red A1x3 blue C3x2 rolled 61", "u*" },
    { UNDO,    NULL,              "... red B1x3 blue C3x2 rolled 61", "r*" },
  } },
  { "/session/play/a-card-out-of-turn-is-a-barrier", TRUE, ACIES_DICE_ENTERED, {
    { APPLY,   "attack A1 C3",    "... red A1x3 blue C3x3 asked", "u*" },
    { APPLY,   "play gambit",     "... red A1x3 blue C3x3 awaits", "*" },
    { TAKE_BACKS, NULL,           "... red A1x3 blue C3x3 awaits", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3 asked", "ur*" },
  } },
  { "/session/play/take-backs-change-no-roll", TRUE, ACIES_DICE_ROLLED, {
    { TAKE_BACKS, NULL,           "... red A1x3 blue C3x3", "" },
    { APPLY,   "attack A1 C3",    "... red A1x3 blue C3x3 asked", "u*" },
    { APPLY,   "pass",            "... red A1x3 blue C3x2 rolled 61", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3 asked", "ur*" },
    { REDO,    NULL,              "... red A1x3 blue C3x2 rolled 61", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3 asked", "ur*" },
    { APPLY,   "play gambit",     "... red A1x3 blue C3x2 rolled 61", "u*" },
    { APPLY,   "attack A1 C3",    "... red A1x3 blue C3x1 rolled 26", "u*" },
  } },
  { "/session/play/entered-dice-belong-to-the-question", TRUE, ACIES_DICE_ENTERED, {
    { TAKE_BACKS, NULL,           "... red A1x3 blue C3x3", "" },
    { APPLY,   "attack A1 C3",    "... red A1x3 blue C3x3 asked", "u*" },
    { APPLY,   "pass",            "... red A1x3 blue C3x3 awaits", "u*" },
    { SAVE,    NULL,              "... red A1x3 blue C3x3 awaits", "u" },
    { REFUSED, "dice 6",          "... red A1x3 blue C3x3 awaits", "u" },
    { REFUSED, "dice 6 7",        "... red A1x3 blue C3x3 awaits", "u" },
    { APPLY,   "dice 6 6",        "... red A1x3 blue C3x1 rolled 66", "u*" },
    { UNDO,    NULL,              "... red A1x3 blue C3x3 asked", "ur*" },
    { REDO,    NULL,              "... red A1x3 blue C3x1 rolled 66", "u*" },
  } },
  { "/session/play/dice-of-the-seed-may-stand-in-for-entered-ones", TRUE, ACIES_DICE_ENTERED, {
    { APPLY,   "attack A1 C3",    "... red A1x3 blue C3x3 asked", "u*" },
    { APPLY,   "play gambit",     "... red A1x3 blue C3x3 awaits", "*" },
    { ROLL,    NULL,              "... red A1x3 blue C3x2 rolled 61", "*" },
    { APPLY,   "attack A1 C3",    "... red A1x3 blue C3x2 awaits rolled 61", "u*" },
    { APPLY,   "dice 1 1",        "... red A1x3 blue C3x2 rolled 11", "*" },
    { APPLY,   "attack A1 C3",    "... red A1x3 blue C3x2 awaits rolled 11", "u*" },
    { ROLL,    NULL,              "... red A1x3 blue C3x2 rolled 22", "*" },
  } },
};
/* clang-format on */

static char *
state_to_string (const AciesState *state)
{
  GString *text = g_string_new (NULL);

  for (guint column = 0; column < 3; column++)
    g_string_append_c (text, state->board->terrain[acies_hex (column, 0)] == 0 ? '.' : 'F');
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      AciesHexName     name;

      if (unit->place == ACIES_PLACE_BOARD)
        g_string_append_printf (text, " %s %sx%u", state->ruleset->sides[unit->side].id,
                                acies_hex_name (unit->hex, name), unit->figures);
    }
  if (state->decision.kind == ACIES_DECISION_DICE)
    g_string_append (text, " awaits");
  else if (state->decision.kind != ACIES_DECISION_NONE)
    g_string_append (text, " asked");
  if (state->dice.n > 0)
    g_string_append_printf (text, " rolled %u%u", state->dice.faces[0], state->dice.faces[1]);

  return g_string_free (text, FALSE);
}

static char *
history_to_string (AciesSession *session)
{
  return g_strconcat (acies_session_can_undo (session) ? "u" : "",
                      acies_session_can_redo (session) ? "r" : "",
                      acies_session_is_modified (session) ? "*" : "",
                      NULL);
}

static gboolean
apply_line (AciesSession *session,
            const char   *line)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  acies_command_parse (line, acies_session_get_state (session)->ruleset, &command, &error);
  g_assert_no_error (error);

  return acies_session_apply (session, &command, NULL);
}

static void
operate (AciesSession *session,
         const Row    *row)
{
  switch (row->operation)
    {
    case APPLY:
      g_assert_true (apply_line (session, row->argument));
      if (acies_session_is_in_group (session))
        acies_session_tell_group (session);
      break;

    case REFUSED:
      g_assert_false (apply_line (session, row->argument));
      break;

    case UNDO:
      acies_session_undo (session);
      break;

    case REDO:
      acies_session_redo (session);
      break;

    case BEGIN:
      acies_session_begin_group (session, row->argument);
      break;

    case FINISH:
      acies_session_end_group (session);
      break;

    case CANCEL:
      acies_session_cancel_group (session);
      break;

    case SAVE:
      acies_session_mark_saved (session);
      break;

    case ROLL:
      acies_session_roll (session);
      break;

    case TAKE_BACKS:
      acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
      break;

    case END:
    default:
      g_assert_not_reached ();
    }
}

/* A view that copies what it is told: its state must stay the session's. */
typedef struct
{
  AciesState *state;
  guint       n_changes;
  guint       n_modified;
  gboolean    modified;
} View;

static void
changed_cb (AciesSession *session,
            GArray       *events,
            gboolean      forward,
            View         *view)
{
  g_assert_cmpuint (events->len, >, 0);
  if (forward)
    acies_engine_replay (view->state, events);
  else
    acies_engine_revert (view->state, events);
  g_assert_true (acies_state_equal (view->state, acies_session_get_state (session)));
  view->n_changes++;
}

static void
modified_cb (AciesSession *session,
             GParamSpec   *pspec,
             View         *view)
{
  view->modified = !view->modified;
  view->n_modified++;
}

static void
history_changed_cb (AciesSession *session,
                    View         *view)
{
  g_assert_cmpint (view->modified, ==, acies_session_is_modified (session));
}

static void
view_attach (View         *view,
             AciesSession *session)
{
  *view = (View) { acies_state_copy (acies_session_get_state (session)), 0, 0, FALSE };
  g_signal_connect (session, "changed", G_CALLBACK (changed_cb), view);
  g_signal_connect (session, "notify::modified", G_CALLBACK (modified_cb), view);
  g_signal_connect (session, "history-changed", G_CALLBACK (history_changed_cb), view);
}

static AciesSession *
new_session (gboolean        in_play,
             AciesDiceSource source)
{
  g_autoptr (AciesState) scenario = tiny_scenario_new ();

  return in_play ? acies_session_new_game (scenario, 4, source)
                 : acies_session_new_edit (g_steal_pointer (&scenario));
}

static void
test_case (gconstpointer data)
{
  const Case   *test = data;
  AciesSession *session = new_session (test->in_play, test->source);
  View          view;

  view_attach (&view, session);
  for (const Row *row = test->rows; row->operation != END; row++)
    {
      g_autofree char *state = NULL;
      g_autofree char *history = NULL;

      g_test_message ("row %d: %s", (int) (row - test->rows), row->argument != NULL ? row->argument : "");
      operate (session, row);
      state = state_to_string (acies_session_get_state (session));
      history = history_to_string (session);
      g_assert_cmpstr (state, ==, row->state);
      g_assert_cmpstr (history, ==, row->history);
      g_assert_true (acies_state_equal (view.state, acies_session_get_state (session)));
    }
  g_assert_cmpuint (view.n_changes, >, 0);

  acies_state_free (view.state);
  g_assert_finalize_object (session);
}

typedef struct
{
  const char *line;
  const char *label; /* a pattern */
  const char *redo;  /* another; NULL: the same words */
} LabelCase;

static const LabelCase edit_labels[] = {
  { "paint forest A1", "Paint Forest on A1" },
  { "place red-spear B2 2", "Place Red Spear on B2" },
  { "figures B2 1", "Red Spear on B2: 1 Figure" },
  { "shift B2 B1", "Move Red Spear to B1" },
  { "remove B1", "Remove Red Spear from B1" },
  { "reserve red-spear 2", "2 × Red Spear in Reserve" },
  { "cards red gambit 2", "2 × Gambit for Red" },
  { "hand red gambit 1", "1*Gambit*Hand*Red" },
  { "discard red gambit 1", "1 × Gambit Discarded by Red" },
  { "morale blue 3", "*Morale*Blue*3" },
  { "hand-size blue 2", "*Hand Size*Blue*2" },
  { "camp red A1", "*Camp*Red*A1" },
  { "entry red B1 1", "*Entry*Red*B1" },
  { "end-round 9", "*Last Round*9" },
  { "text title Somewhere", "*Title*“Somewhere”" },
  { "resize 5 5", "*Board*5*5" },
  { "label A1 The ford", "*“The ford”*A1" },
};

static const LabelCase play_labels[] = {
  { "move A1 B1", "Move Red Spear to B1" },
  { "attack B1 C3", "Attack C3 from B1" },
  { "play gambit", "Play Gambit", "Play*Card" },
  { "done", "Done" },
};

static void
check_labels (AciesSession    *session,
              const LabelCase *labels,
              guint            n)
{
  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *undo = NULL;
      g_autofree char *redo = NULL;

      g_assert_true (apply_line (session, labels[i].line));
      undo = acies_session_dup_undo_label (session);
      data_assert_like (undo, labels[i].label);
      acies_session_undo (session);
      redo = acies_session_dup_redo_label (session);
      data_assert_like (redo, labels[i].redo != NULL ? labels[i].redo : undo);
      acies_session_redo (session);
    }
}

static void
test_labels (void)
{
  g_autoptr (AciesSession) edit = new_session (FALSE, ACIES_DICE_ROLLED);
  g_autoptr (AciesSession) play = new_session (TRUE, ACIES_DICE_ROLLED);

  check_labels (edit, edit_labels, G_N_ELEMENTS (edit_labels));
  check_labels (play, play_labels, G_N_ELEMENTS (play_labels));
}

static void
test_group_label (void)
{
  g_autoptr (AciesSession) session = new_session (FALSE, ACIES_DICE_ROLLED);
  g_autofree char *none = acies_session_dup_undo_label (session);
  g_autofree char *label = NULL;

  g_assert_cmpstr (none, ==, NULL);
  acies_session_begin_group (session, "Mirror Board");
  g_assert_true (acies_session_is_in_group (session));
  g_assert_true (apply_line (session, "paint forest A1"));
  acies_session_end_group (session);
  g_assert_false (acies_session_is_in_group (session));
  label = acies_session_dup_undo_label (session);
  g_assert_cmpstr (label, ==, "Mirror Board");
}

/* All commands of a list are one step, or none of them happens. */
static void
test_apply_all (void)
{
  g_autoptr (AciesSession) session = new_session (FALSE, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  g_autoptr (GArray) commands = acies_commands_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *before = state_to_string (state);
  g_autofree char *label = NULL;
  g_autofree char *after = NULL;
  AciesCommand     paint = acies_command_on_hex (ACIES_COMMAND_PAINT, acies_hex (0, 0));
  View             view;

  view_attach (&view, session);
  paint.id = 1;
  g_array_append_val (commands, paint);
  paint.hex = acies_hex (1, 0);
  g_array_append_val (commands, paint);
  g_assert_true (acies_session_apply_all (session, commands, "Grow Wood", &error));
  g_assert_cmpuint (view.n_changes, ==, 1);
  label = acies_session_dup_undo_label (session);
  g_assert_cmpstr (label, ==, "Grow Wood");
  acies_session_undo (session);
  g_assert_false (acies_session_can_undo (session));
  after = state_to_string (state);
  g_assert_cmpstr (after, ==, before);
  paint.hex = acies_hex (63, 63);
  g_array_append_val (commands, paint);
  g_assert_false (acies_session_apply_all (session, commands, NULL, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT);
  g_assert_cmpuint (state->board->terrain[acies_hex (0, 0)], ==, 0);
  g_assert_true (acies_session_can_redo (session));
  g_assert_cmpuint (view.n_changes, ==, 2); /* the undo; nobody hears of what did not happen */
  acies_state_free (view.state);
}

static void
test_log (void)
{
  g_autoptr (AciesSession) session = new_session (TRUE, ACIES_DICE_ROLLED);
  static const char *const expected[] = { "move A1 B1", "attack B1 C3", "pass", "dice 6 1", "done" };
  g_autoptr (GArray) log = NULL;
  g_autoptr (GArray) notes = NULL;

  apply_line (session, "move A1 B1");
  apply_line (session, "attack B1 C3");
  apply_line (session, "pass");
  apply_line (session, "done");
  apply_line (session, "done");
  acies_session_undo (session);

  log = acies_session_dup_log (session);
  g_assert_cmpuint (log->len, ==, G_N_ELEMENTS (expected));
  g_assert_cmpuint (acies_session_count_commands (session), ==, log->len);
  for (guint i = 0; i < log->len; i++)
    {
      g_autofree char *line = acies_command_to_string (&g_array_index (log, AciesCommand, i),
                                                       acies_session_get_state (session)->ruleset);

      g_assert_cmpstr (line, ==, expected[i]);
    }
  notes = session_dup_notes (session);
  g_assert_cmpuint (notes->len, ==, 1);
  g_assert_cmpint (g_array_index (notes, AciesLogEntry, 0).kind, ==, ACIES_LOG_MOVED);
}

static void
test_positions (void)
{
  g_autoptr (AciesSession) session = new_session (TRUE, ACIES_DICE_ROLLED);
  static const char *const expected[] = {
    "... red A1x3 blue C3x3",
    "... red B1x3 blue C3x3",
    "... red B1x3 blue C3x3 asked",
    "... red B1x3 blue C3x3 awaits",
    "... red B1x3 blue C3x2 rolled 61",
  };

  apply_line (session, "move A1 B1");
  apply_line (session, "attack B1 C3");
  apply_line (session, "pass");
  for (guint n = 0; n < G_N_ELEMENTS (expected); n++)
    {
      g_autoptr (AciesState) position = acies_session_dup_position (session, n);
      g_autofree char *text = state_to_string (position);

      g_assert_cmpstr (text, ==, expected[n]);
    }
}

static void
test_dice_source (void)
{
  g_autoptr (AciesSession) session = new_session (TRUE, ACIES_DICE_ENTERED);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  apply_line (session, "attack A1 C3");
  apply_line (session, "pass");
  before = state_to_string (acies_session_get_state (session));
  g_assert_cmpstr (before, ==, "... red A1x3 blue C3x3 awaits");
  acies_session_set_dice_source (session, ACIES_DICE_ROLLED);
  after = state_to_string (acies_session_get_state (session));
  g_assert_cmpstr (after, ==, "... red A1x3 blue C3x2 rolled 61");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/session/labels/of-commands", test_labels);
  g_test_add_func ("/session/labels/of-a-group", test_group_label);
  g_test_add_func ("/session/edit/a-list-is-one-step-or-none", test_apply_all);
  g_test_add_func ("/session/log", test_log);
  g_test_add_func ("/session/positions", test_positions);
  g_test_add_func ("/session/dice-source", test_dice_source);

  return g_test_run ();
}
