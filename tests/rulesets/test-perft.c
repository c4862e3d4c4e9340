/* test-perft.c - how many ways lead on from fixed positions
 *
 * A file tests/perft/RULESET.txt holds positions: "== NAME", lines as scripts have
 * them (support/script.h), and then "perft DEPTH COUNT": so many different rows
 * of DEPTH commands can be given. A game that is over is the end of its row. Dice
 * are no commands here: the same list of faces answers in every row.
 *
 * A count that differs means that the rules have changed, or what is listed as
 * legal. With ACIES_REWRITE in the environment the counts are written anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/data.h"
#include "support/rewrite.h"
#include "support/script.h"

#include "engine/core/engine.h"
#include "engine/core/question.h"

#include <string.h>

typedef struct
{
  AciesLibrary *library;
  char         *ruleset_id;
  Rewrite      *file;
  char         *name;
  guint         first; /* index of the first line of its script */
  guint         end;   /* one more than the index of its last line */
} Position;

/* Of the n-th die of a row. */
static const guint8 faces[] = { 5, 2, 6, 3, 1, 4, 6, 5, 3, 2, 4, 1 };

static void
position_free (Position *self)
{
  rewrite_unref (self->file);
  acies_library_unref (self->library);
  g_free (self->ruleset_id);
  g_free (self->name);
  g_free (self);
}

/* A card is drawn as a die falls: one of those that are left, by the same row. */
static AciesCommand
answer_chance (const AciesState *state,
               guint            *n_dice)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);
  AciesDraw    draws[ACIES_MAX_CARDS];

  if (state->decision.kind == ACIES_DECISION_DRAW)
    return acies_command_with_id (ACIES_COMMAND_DRAW, draws[faces[(*n_dice)++ % G_N_ELEMENTS (faces)] % acies_draw_list (state, draws)].card);
  command.dice.n = state->decision.n_dice;
  memcpy (command.dice.types, state->decision.dice, command.dice.n);
  for (guint i = 0; i < command.dice.n; i++)
    command.dice.faces[i] = (guint8) acies_die_same_face (&state->ruleset->die_types[state->decision.dice[i]],
                                                          faces[(*n_dice)++ % G_N_ELEMENTS (faces)]);

  return command;
}

static void
roll_awaited (AciesState *state,
              guint      *n_dice,
              GArray     *events)
{
  while (acies_state_awaits_chance (state))
    {
      AciesCommand command = answer_chance (state, n_dice);

      g_assert_true (acies_engine_apply (state, &command, events, NULL));
    }
}

/* Every command is given and taken back; the last of a row is only counted. */
static guint64
count_rows (AciesState *state,
            guint       depth,
            guint       n_dice)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GArray) events = acies_events_new ();
  guint64 n = 0;

  if (state->outcome.reason != ACIES_END_NOT_YET)
    return 1;
  acies_command_list (state, list);
  if (depth == 1)
    return list->len;

  for (guint i = 0; i < list->len; i++)
    {
      guint n_rolled = n_dice;

      g_array_set_size (events, 0);
      g_assert_true (acies_engine_apply (state, &g_array_index (list, AciesCommand, i), events, NULL));
      roll_awaited (state, &n_rolled, events);
      n += count_rows (state, depth - 1, n_rolled);
      acies_engine_revert (state, events);
    }

  return n;
}

static void
check_count (const Position   *self,
             const AciesState *start,
             guint             line)
{
  g_auto (GStrv) words = g_strsplit (rewrite_get_line (self->file, line), " ", -1);
  g_autoptr (AciesState) state = acies_state_copy (start);
  g_autofree char *found = NULL;
  guint64          depth = 0;
  guint64          n;

  if (g_strv_length (words) != 3 || !g_ascii_string_to_unsigned (words[1], 10, 1, 9, &depth, NULL))
    {
      g_test_fail_printf ("line %u is not \"perft DEPTH COUNT\"", line + 1);
      return;
    }
  n = count_rows (state, (guint) depth, 0);
  found = g_strdup_printf ("perft %s %" G_GUINT64_FORMAT, words[1], n);
  g_assert_cmpuint (n, >, 0);
  g_assert_true (acies_state_equal (state, start));
  rewrite_expect (self->file, line, found);
}

/* Where the script of the position ends; a script that only sets up begins the game. */
static AciesState *
play_script (const Position *self,
             GError        **error)
{
  g_autoptr (GString) script = g_string_new (NULL);
  g_autoptr (AciesState) state = NULL;
  guint n_dice = 0;

  for (guint i = self->first; i < self->end; i++)
    {
      const char *line = rewrite_get_line (self->file, i);

      g_string_append_printf (script, "%s\n", g_str_has_prefix (line, "perft ") ? "" : line);
    }
  state = script_play (self->library, self->ruleset_id, self->first + 1, script->str, error);
  if (state == NULL)
    return NULL;
  if (state->mode == ACIES_MODE_EDIT)
    {
      AciesState *game = acies_engine_new_game (state, NULL);

      acies_state_free (state);
      state = game;
    }
  roll_awaited (state, &n_dice, NULL);

  return g_steal_pointer (&state);
}

static void
test_position (gconstpointer data)
{
  const Position *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) state = play_script (self, &error);
  guint n_counts = 0;

  if (state == NULL)
    {
      g_test_fail_printf ("%s", error->message);
      return;
    }
  for (guint i = self->first; i < self->end; i++)
    {
      if (!g_str_has_prefix (rewrite_get_line (self->file, i), "perft "))
        continue;
      check_count (self, state, i);
      n_counts++;
    }
  g_assert_cmpuint (n_counts, >, 0);
}

static void
add_position (AciesLibrary *library,
              const char   *ruleset_id,
              Rewrite      *file,
              guint         heading)
{
  Position        *self = g_new0 (Position, 1);
  g_autofree char *path = NULL;

  self->library = acies_library_ref (library);
  self->ruleset_id = g_strdup (ruleset_id);
  self->file = rewrite_ref (file);
  self->name = g_strdup (rewrite_get_line (file, heading) + strlen ("== "));
  self->first = heading + 1;
  self->end = self->first;
  while (self->end < rewrite_count_lines (file) && !g_str_has_prefix (rewrite_get_line (file, self->end), "== "))
    self->end++;
  path = g_strdup_printf ("/perft/%s/%s", ruleset_id, self->name);
  g_test_add_data_func_full (path, self, test_position, (GDestroyNotify) position_free);
}

static void
add_ruleset (AciesLibrary *library,
             const char   *id)
{
  g_autofree char *name = g_strconcat (id, ".txt", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "perft", name, NULL);
  Rewrite         *file = rewrite_open (path);

  for (guint i = 0; i < rewrite_count_lines (file); i++)
    {
      if (g_str_has_prefix (rewrite_get_line (file, i), "== "))
        add_position (library, id, file, i);
    }
  rewrite_unref (file);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; rulesets[i] != NULL; i++)
    add_ruleset (library, rulesets[i]);

  return g_test_run ();
}
