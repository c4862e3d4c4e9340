/* test-edit-sequences.c - whatever is done to a scenario can be undone and done again, to the byte
 *
 * Random sessions of editing: single commands, groups that are ended or
 * cancelled, lists from transforms, snippets, symmetries and findings, and
 * undo and redo between them. Every random thing is drawn from g_test_rand_*,
 * so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/snippet.h"
#include "engine/edit/transform.h"
#include "engine/find/findings.h"
#include "formats/ruleset/library.h"
#include "formats/scenario/scenario-xml.h"
#include "session/session.h"
#include "support/wild.h"

/* For each game. */
#define N_SEQUENCES 4000
#define MOST_STEPS 16

typedef struct
{
  AciesSession *session;
  AciesRuleset *rulesets[2]; /* the scenario's, and one it may become one of */
  guint         n_changes;
  guint         done[ACIES_N_EDIT_COMMANDS];
  guint         n_entries; /* made by the lists below */
} Walk;

static const AciesState *
get_state (const Walk *self)
{
  return acies_session_get_state (self->session);
}

static void
count (Walk               *self,
       const AciesCommand *command,
       gboolean            is_done)
{
  self->done[command->kind] += is_done;
}

static void
do_command (Walk *self)
{
  g_auto (AciesCommand) command = wild_command (get_state (self));

  count (self, &command, acies_session_apply (self->session, &command, NULL));
}

/* Groups within groups belong to the outer one; one that is cancelled leaves nothing. */
static void
do_group (Walk *self)
{
  guint depth = 1 + wild_below (2);
  guint n = wild_below (6);

  for (guint i = 0; i < depth; i++)
    acies_session_begin_group (self->session, wild_below (2) ? "Group" : NULL);
  for (guint i = 0; i < n; i++)
    do_command (self);
  if (wild_below (4) == 0)
    {
      acies_session_cancel_group (self->session);
      return;
    }
  for (guint i = 0; i < depth; i++)
    acies_session_end_group (self->session);
}

/* A list that was made for this state is taken as a whole. */
static void
apply_list (Walk   *self,
            GArray *commands)
{
  g_autoptr (GError) error = NULL;

  acies_session_apply_all (self->session, commands, "List", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < commands->len; i++)
    count (self, &g_array_index (commands, AciesCommand, i), TRUE);
  self->n_entries++;
}

static void
do_transform (Walk *self)
{
  const AciesBoard          *board = get_state (self)->board;
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);
  g_autoptr (GArray) commands = NULL;

  switch (wild_below (3))
    {
    case 0:
      acies_transform_resize (transform, board, 3 + wild_below (16), 3 + wild_below (16), wild_below (ACIES_N_ANCHORS));
      break;

    case 1:
      acies_transform_shift (transform, board, wild_below (ACIES_N_DIRECTIONS), wild_below (4));
      break;

    default:
      acies_transform_mirror (transform, board, 1 + wild_below (ACIES_N_SYMMETRIES - 1), wild_below (2));
      break;
    }
  commands = acies_transform_commands (transform, get_state (self));
  apply_list (self, commands);
}

static void
do_snippet (Walk *self)
{
  const AciesState *state = get_state (self);
  AciesHex          hexes[20];
  guint             n = 1 + wild_below (G_N_ELEMENTS (hexes));
  AciesSnippetParts parts = 1 + wild_below (ACIES_SNIPPET_ALL);
  g_autoptr (AciesSnippet) snippet = NULL;
  g_autoptr (GArray) commands = NULL;

  for (guint i = 0; i < n; i++)
    hexes[i] = wild_hex (state->board);
  snippet = acies_snippet_new_from_state (state, hexes, n, ACIES_NO_HEX);
  acies_snippet_rotate (snippet, (int) wild_below (6));
  if (wild_below (2))
    acies_snippet_flip (snippet);
  if (wild_below (3) == 0)
    commands = acies_snippet_clear_commands (state, hexes, n, parts);
  else if (wild_below (2))
    commands = acies_snippet_paste_commands (snippet, state, wild_hex (state->board), parts, NULL);
  else
    commands = acies_snippet_move_commands (snippet, state, hexes, n, wild_hex (state->board), parts, NULL, NULL);
  if (commands != NULL)
    apply_list (self, commands);
}

static void
do_symmetric (Walk *self)
{
  AciesCommand command = wild_command (get_state (self));
  g_autoptr (GArray) commands = acies_commands_new ();

  g_array_append_val (commands, command);
  if (!acies_command_check (&command, get_state (self), NULL) || command.kind == ACIES_COMMAND_RESIZE ||
      command.kind == ACIES_COMMAND_REPLACE)
    return;
  acies_symmetry_expand (wild_below (ACIES_N_SYMMETRIES), get_state (self), wild_below (2), commands);
  apply_list (self, commands);
}

/* The fix of any finding. */
static void
do_fix (Walk *self)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  const AciesFinding *finding;

  acies_scenario_find (get_state (self), findings);
  if (findings->list->len == 0)
    return;
  finding = g_ptr_array_index (findings->list, wild_below (findings->list->len));
  if (finding->fix != NULL)
    apply_list (self, finding->fix);
}

/* The scenario becomes one of the other game, as from the menu; the walk goes on in that. */
static void
do_change_ruleset (Walk *self)
{
  AciesRuleset *other = self->rulesets[get_state (self)->ruleset == self->rulesets[0]];
  AciesCommand  command = acies_command (ACIES_COMMAND_REPLACE);
  g_autoptr (GArray) commands = acies_commands_new ();

  if (wild_below (4) != 0)
    return;
  command.scenario = acies_ruleset_change (get_state (self), other, NULL);
  g_array_append_val (commands, command);
  apply_list (self, commands);
  g_assert_true (get_state (self)->ruleset == other);
  self->n_changes++;
}

/* The buttons of one number: up, down, up. */
static void
do_clicks (Walk *self)
{
  AciesCommand command = acies_command (ACIES_COMMAND_MORALE);
  guint        n = 1 + wild_below (4);

  command.side = (AciesSide) wild_below (get_state (self)->ruleset->n_sides);
  for (guint i = 0; i < n; i++)
    {
      command.number = (gint16) wild_below (4);
      count (self, &command, acies_session_apply (self->session, &command, NULL));
    }
}

/* One that cannot be done takes all the others of its list with it. */
static void
do_refused_list (Walk *self)
{
  AciesCommand remove = acies_command_on_hex (ACIES_COMMAND_REMOVE, acies_hex (ACIES_MAX_COLUMNS - 1, ACIES_MAX_ROWS - 1));
  g_autoptr (GArray) commands = acies_commands_new ();
  g_autoptr (AciesState) before = acies_state_copy (get_state (self));

  for (guint i = 0; i < 3; i++)
    {
      AciesCommand command = wild_command (get_state (self));

      g_array_append_val (commands, command);
    }
  g_array_append_val (commands, remove);
  g_assert_false (acies_session_apply_all (self->session, commands, NULL, NULL));
  g_assert_true (acies_state_equal (get_state (self), before));
}

static void
go_back_and_forth (Walk *self)
{
  guint back = wild_below (6);
  guint forth = wild_below (6);

  for (; back > 0 && acies_session_can_undo (self->session); back--)
    acies_session_undo (self->session);
  for (; forth > 0 && acies_session_can_redo (self->session); forth--)
    acies_session_redo (self->session);
}

static void
do_something (Walk *self)
{
  static void (*const deeds[]) (Walk * self) = {
    do_command,
    do_command,
    do_command,
    do_group,
    do_group,
    do_transform,
    do_snippet,
    do_snippet,
    do_symmetric,
    do_fix,
    do_change_ruleset,
    do_clicks,
    do_refused_list,
    go_back_and_forth,
  };
  const char *why = "";

  deeds[wild_below (G_N_ELEMENTS (deeds))](self);
  acies_state_is_ok (get_state (self), &why);
  g_assert_cmpstr (why, ==, "");
}

static char *
write (const Walk *self)
{
  return acies_scenario_write (get_state (self));
}

/* All the way back and forth again; @each: looking at every step on the way. */
static void
check_history (Walk       *self,
               const char *before,
               const char *after,
               gboolean    each)
{
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  while (acies_session_can_undo (self->session))
    {
      g_ptr_array_add (steps, each ? write (self) : NULL);
      acies_session_undo (self->session);
    }
  first = write (self);
  g_assert_cmpstr (first, ==, before);
  g_assert_false (acies_session_is_modified (self->session));
  for (guint i = steps->len; i > 0; i--)
    {
      g_autofree char *now = NULL;

      acies_session_redo (self->session);
      now = each ? write (self) : NULL;
      g_assert_cmpstr (now, ==, g_ptr_array_index (steps, i - 1));
    }
  g_assert_false (acies_session_can_redo (self->session));
  last = write (self);
  g_assert_cmpstr (last, ==, after);
}

/* Comments stand beside what they are about, and that may go and come back. */
static AciesState *
make_scenario (AciesRuleset *ruleset)
{
  AciesState *state = wild_scenario (ruleset);

  acies_texts_make_writable (&state->texts);
  acies_texts_add_extra (state->texts, "scenario/board", "<!-- the ground -->");
  acies_texts_add_extra (state->texts, "board/label B2", "<!-- a name -->");

  return state;
}

static void
test_sequences (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  Walk walk = { 0 };

  walk.rulesets[0] = ruleset;
  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_str_equal (ids[i], id))
      walk.rulesets[1] = acies_library_get_ruleset (library, ids[i], NULL);

  for (guint i = 0; i < N_SEQUENCES; i++)
    {
      guint            n = 1 + wild_below (MOST_STEPS);
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      walk.session = acies_session_new_edit (make_scenario (ruleset));
      acies_session_set_merge_time (walk.session, i % 2 * 600000);
      before = write (&walk);
      for (guint step = 0; step < n; step++)
        do_something (&walk);
      while (acies_session_can_redo (walk.session))
        acies_session_redo (walk.session);
      after = write (&walk);
      check_history (&walk, before, after, i % 10 == 0);
      g_clear_object (&walk.session);
    }

  /* Every command has been done, many times, by itself or in a list. */
  for (guint kind = 0; kind < ACIES_N_EDIT_COMMANDS; kind++)
    {
      if ((kind == ACIES_COMMAND_ACTIONS || kind == ACIES_COMMAND_SPENT) && ruleset->army.actions == 0)
        continue;
      if ((kind == ACIES_COMMAND_PROPERTY && ruleset->n_properties == 0) || (kind == ACIES_COMMAND_RESOURCE && ruleset->n_resources == 0))
        continue;
      g_test_message ("%s: %u times", acies_command_name (kind, NULL), walk.done[kind]);
      g_assert_cmpuint (walk.done[kind], >, 50);
    }
  g_assert_cmpuint (walk.n_entries, >, N_SEQUENCES);
  g_assert_cmpuint (walk.n_changes, >, 500);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/edit/sequences/rome-vs-macedon", "rome-vs-macedon", test_sequences);
  g_test_add_data_func ("/edit/sequences/rome-vs-carthage", "rome-vs-carthage", test_sequences);

  return g_test_run ();
}
