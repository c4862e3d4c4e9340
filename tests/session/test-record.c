/* test-record.c - the rows of a game's log: what they say, when, and that they follow undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/record.h"
#include "support/battles.h"
#include "support/random-games.h"
#include "support/session-lines.h"

#include <string.h>

#define LONG_GAME 600 /* commands */
#define N_JUMPS 120

static AciesLibrary *library;

/* --- support -------------------------------------------------------------------------------- */

/* A view that knows nothing but what the list tells it. */
static void
items_changed_cb (GListModel *model,
                  guint       position,
                  guint       removed,
                  guint       added,
                  GPtrArray  *copy)
{
  if (removed > 0)
    g_ptr_array_remove_range (copy, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (copy, (int) (position + i), g_list_model_get_item (model, position + i));
}

static void
assert_rows_equal (AciesRecordRow *a,
                   AciesRecordRow *b)
{
  g_assert_cmpstr (a->text, ==, b->text);
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->command, ==, b->command);
  g_assert_cmpuint (a->round, ==, b->round);
  g_assert_cmpuint (a->side, ==, b->side);
}

/* As if it had been made just now; and a view that listened has the same rows. */
static void
assert_up_to_date (AciesRecord  *record,
                   GPtrArray    *copy,
                   AciesSession *session)
{
  g_autoptr (AciesRecord) fresh = acies_record_new (session);

  g_assert_cmpuint (acies_record_count (record), ==, acies_record_count (fresh));
  g_assert_cmpuint (copy->len, ==, acies_record_count (fresh));
  g_assert_cmpuint (acies_record_count_rounds (record), ==, acies_record_count_rounds (fresh));
  for (guint n = 0; n <= acies_session_count_commands (session); n += 7)
    {
      g_autofree char *moment = acies_record_dup_moment (record, n);
      g_autofree char *other = acies_record_dup_moment (fresh, n);

      g_assert_cmpstr (moment, ==, other);
    }
  for (guint i = 0; i < copy->len; i++)
    {
      g_assert_true (acies_record_get_row (record, i) == copy->pdata[i]);
      assert_rows_equal (copy->pdata[i], acies_record_get_row (fresh, i));
    }
}

/* --- what rows say -------------------------------------------------------------------------- */

/* The dice of a row are those that its sentence names. */
static void
assert_roll (AciesRecordRow      *row,
             const AciesLogEntry *entry)
{
  gboolean is_roll = entry->kind == ACIES_LOG_ROLLED || entry->kind == ACIES_LOG_DEFENCE;

  g_assert_cmpint (row->kind == ACIES_ROW_ROLL, ==, is_roll);
  if (is_roll)
    g_assert_cmpmem (&row->entry.dice, sizeof row->entry.dice, &entry->dice, sizeof entry->dice);
}

/* Every note of the game stands in one row, in its order. */
static void
tells_all (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_play_out (library, battle, 3);
  g_autoptr (AciesRecord) record = acies_record_new (session);
  g_autoptr (GArray) notes = session_dup_notes (session);
  const AciesRuleset *ruleset = acies_session_get_state (session)->ruleset;
  guint               row = 0;
  guint               rolls = 0;

  for (guint i = 0; i < notes->len; i++)
    {
      const AciesLogEntry *entry = &g_array_index (notes, AciesLogEntry, i);
      g_autofree char     *text = acies_log_entry_to_string (entry, ruleset);

      if (entry->kind == ACIES_LOG_ORDERED)
        {
          AciesHexName hex;
          gboolean     more = i + 1 < notes->len && g_array_index (notes, AciesLogEntry, i + 1).kind == ACIES_LOG_ORDERED;

          g_assert_nonnull (strstr (acies_record_get_row (record, row)->text, acies_hex_name (entry->hex, hex)));
          row += more ? 0 : 1;
          continue;
        }
      g_assert_cmpstr (acies_record_get_row (record, row)->text, ==, text);
      assert_roll (acies_record_get_row (record, row), entry);
      rolls += acies_record_get_row (record, row)->kind == ACIES_ROW_ROLL;
      row++;
    }
  g_assert_cmpuint (row, ==, acies_record_count (record));
  g_assert_cmpuint (rolls, >, 5);
  g_assert_cmpint (acies_record_get_row (record, row - 1)->kind, ==, ACIES_ROW_END);
}

static gboolean
tells_of_move (const AciesLogEntry *entry)
{
  return entry->kind == ACIES_LOG_MOVED || entry->kind == ACIES_LOG_RETREATED || entry->kind == ACIES_LOG_ADVANCED;
}

/* The board after a row's commands is the one it tells of, the board before is not yet. */
static void
knows_its_moment (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_play_out (library, battle, 5);
  g_autoptr (AciesRecord) record = acies_record_new (session);
  guint n_moves = 0;
  guint before = 0;

  for (guint i = 0; i < acies_record_count (record); i++)
    {
      AciesRecordRow      *row = acies_record_get_row (record, i);
      const AciesLogEntry *entry = &row->entry;
      guint                command = row->command;

      g_assert_cmpuint (command, >=, before);
      g_assert_cmpuint (command, <=, acies_session_count_commands (session));
      before = command;
      if (tells_of_move (entry) && ++n_moves < 25)
        {
          g_autoptr (AciesState) now = acies_session_dup_position (session, command);
          g_autoptr (AciesState) then = acies_session_dup_position (session, command - 1);

          g_assert_cmpuint (then->units[entry->unit].hex, !=, now->units[entry->unit].hex);
        }
      if (row->kind == ACIES_ROW_TURN)
        {
          g_autoptr (AciesState) now = acies_session_dup_position (session, command);

          g_assert_cmpuint (row->side, ==, entry->side);
          if (now->outcome.reason == ACIES_END_NOT_YET)
            g_assert_cmpuint (row->round, ==, now->turn.round);
        }
    }
  g_assert_cmpuint (n_moves, >, 5);
}

/* The row of a moment is the last that had come by then. */
static void
finds_moments (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_play_out (library, battle, 6);
  g_autoptr (AciesRecord) record = acies_record_new (session);

  for (guint n = 0; n <= acies_session_count_commands (session); n++)
    {
      guint            i = acies_record_find (record, n);
      g_autofree char *moment = acies_record_dup_moment (record, n);

      g_assert_cmpuint (acies_record_get_row (record, i)->command, <=, n);
      if (i + 1 < acies_record_count (record))
        g_assert_cmpuint (acies_record_get_row (record, i + 1)->command, >, n);
      g_assert_true (g_str_has_prefix (moment, "Round "));
    }
}

typedef struct
{
  const AciesRuleset *ruleset;
  GPtrArray          *moments; /* in words, after each command; NULL: nothing is told of it */
  guint               round;
  AciesSide           side;
  guint               n_rounds;
  guint               rounds[64]; /* commands with which they began */
} Moments;

static void
tell_moment (const AciesLogEntry *entry,
             guint                command,
             gpointer             data)
{
  Moments *self = data;

  if (entry->kind == ACIES_LOG_ROUND)
    {
      self->round = (guint) entry->number;
      self->side = ACIES_NO_SIDE;
      self->rounds[self->n_rounds++] = command;
    }
  else if (entry->kind == ACIES_LOG_TURN)
    {
      self->side = entry->side;
    }
  if (self->moments->len <= command)
    g_ptr_array_set_size (self->moments, (int) command + 1);
  g_clear_pointer (&self->moments->pdata[command], g_free);
  self->moments->pdata[command] = acies_moment_to_string (self->round, self->side, self->ruleset);
}

/* What events say of rounds and turns is what the log says of them. */
static void
moments_agree_with_notes (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_play_out (library, battle, 7);
  g_autoptr (AciesRecord) record = acies_record_new (session);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  Moments     told = { .ruleset = acies_session_get_state (session)->ruleset, .moments = words, .side = ACIES_NO_SIDE };
  const char *last = NULL;

  session_foreach_note (session, tell_moment, &told);
  g_assert_cmpuint (acies_record_count_rounds (record), ==, told.n_rounds);
  g_assert_cmpuint (told.n_rounds, >, 1);
  for (guint i = 0; i < told.n_rounds; i++)
    g_assert_cmpuint (acies_record_get_round (record, i)->command, ==, told.rounds[i]);
  for (guint n = 0; n < words->len; n++)
    {
      g_autofree char *moment = acies_record_dup_moment (record, n);

      last = words->pdata[n] != NULL ? words->pdata[n] : last;
      g_assert_cmpstr (moment, ==, last);
    }
}

/* --- undo and redo -------------------------------------------------------------------------- */

static void
follows_undo (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_new (library, battle, 9);
  g_autoptr (AciesRecord) record = acies_record_new (session);
  g_autoptr (GPtrArray) copy = g_ptr_array_new_with_free_func (g_object_unref);
  AciesAiRng rng = acies_ai_rng_seeded (9);

  g_signal_connect (record, "items-changed", G_CALLBACK (items_changed_cb), copy);
  items_changed_cb (G_LIST_MODEL (record), 0, 0, acies_record_count (record), copy);
  for (guint i = 0; i < N_JUMPS; i++)
    {
      for (guint n = acies_ai_rng_below (&rng, 8); n > 0; n--)
        random_game_step (session, &rng);
      assert_up_to_date (record, copy, session);
      acies_session_go_to_step (session, acies_ai_rng_below (&rng, acies_session_count_steps (session) + 1));
      assert_up_to_date (record, copy, session);
      if (acies_ai_rng_below (&rng, 3) > 0)
        acies_session_go_to_step (session, acies_session_count_steps (session));
    }
  acies_session_go_to_step (session, 0);
  assert_up_to_date (record, copy, session);
}

/* What is told of a group before its end is forgotten when the group is cancelled. */
static void
follows_groups (void)
{
  g_autoptr (AciesSession) session = random_game_new (library, "elis", 2);
  g_autoptr (AciesRecord) record = acies_record_new (session);
  g_autoptr (GPtrArray) copy = g_ptr_array_new_with_free_func (g_object_unref);
  AciesAiRng rng = acies_ai_rng_seeded (2);
  guint      before;

  g_signal_connect (record, "items-changed", G_CALLBACK (items_changed_cb), copy);
  items_changed_cb (G_LIST_MODEL (record), 0, 0, acies_record_count (record), copy);
  before = acies_record_count (record);
  acies_session_begin_group (session, NULL);
  for (guint i = 0; i < 12; i++)
    random_game_step (session, &rng);
  g_assert_cmpuint (acies_record_count (record), ==, before);
  acies_session_tell_group (session);
  assert_up_to_date (record, copy, session);
  g_assert_cmpuint (acies_record_count (record), >, before);
  acies_session_cancel_group (session);
  assert_up_to_date (record, copy, session);
  g_assert_cmpuint (acies_record_count (record), ==, before);
}

/* A row of ordered units grows with each, and shrinks again. */
static void
ordered_row (void)
{
  g_autoptr (AciesSession) session = random_game_new (library, "pydna", 1);
  g_autoptr (AciesRecord) record = acies_record_new (session);
  const char     *lines[] = { "play mixed-order", "order A1", "order B1" };
  AciesRecordRow *row;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autoptr (GError) error = NULL;

      acies_command_parse (lines[i], acies_session_get_state (session)->ruleset, &command, &error);
      g_assert_no_error (error);
      acies_session_apply (session, &command, &error);
      g_assert_no_error (error);
    }
  row = acies_record_get_row (record, acies_record_count (record) - 1);
  g_assert_cmpstr (row->text, ==, "Ordered: Hetairoi A1, Hetairoi B1");
  g_assert_cmpuint (row->command, ==, 3);
  acies_session_undo (session);
  row = acies_record_get_row (record, acies_record_count (record) - 1);
  g_assert_cmpstr (row->text, ==, "Ordered: Hetairoi A1");
  g_assert_cmpuint (row->command, ==, 2);
}

/* --- long games ----------------------------------------------------------------------------- */

/* Each command adds its rows: what is listed before is not touched. */
static void
long_game (void)
{
  g_autoptr (AciesState) scenario = battle_load (library, "epic");
  g_autoptr (AciesSession) session = NULL;
  g_autoptr (AciesRecord) record = NULL;
  AciesAiRng rng = acies_ai_rng_seeded (4);
  guint      touched = 0;

  scenario->setup.end_round = 60;
  scenario->sides[0].morale = scenario->sides[1].morale = 40;
  session = acies_session_new_game (scenario, 4, ACIES_DICE_ROLLED);
  record = acies_record_new (session);
  g_signal_connect_swapped (record, "items-changed", G_CALLBACK (g_atomic_int_inc), &touched);
  while (acies_session_count_commands (session) < LONG_GAME && random_game_step (session, &rng))
    ;
  g_assert_cmpuint (acies_session_count_commands (session), >=, LONG_GAME);
  g_assert_cmpuint (touched, <=, acies_session_count_commands (session));

  {
    g_autoptr (AciesRecord) fresh = acies_record_new (session);

    g_assert_cmpuint (acies_record_count (fresh), ==, acies_record_count (record));
  }
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  g_test_add_data_func ("/record/rome-vs-macedon/tells-all", "pydna", tells_all);
  g_test_add_data_func ("/record/rome-vs-carthage/tells-all", "ticinus", tells_all);
  g_test_add_data_func ("/record/rome-vs-macedon/knows-its-moment", "elis", knows_its_moment);
  g_test_add_data_func ("/record/rome-vs-carthage/knows-its-moment", "quick", knows_its_moment);
  g_test_add_data_func ("/record/rome-vs-macedon/moments-agree-with-notes", "elis", moments_agree_with_notes);
  g_test_add_data_func ("/record/rome-vs-carthage/moments-agree-with-notes", "quick", moments_agree_with_notes);
  g_test_add_data_func ("/record/rome-vs-carthage/moments-agree-with-notes/long", "ticinus", moments_agree_with_notes);
  g_test_add_data_func ("/record/rome-vs-macedon/finds-moments", "elis", finds_moments);
  g_test_add_data_func ("/record/rome-vs-carthage/finds-moments", "quick", finds_moments);
  g_test_add_data_func ("/record/rome-vs-macedon/follows-undo", "elis", follows_undo);
  g_test_add_data_func ("/record/rome-vs-carthage/follows-undo", "quick", follows_undo);
  g_test_add_func ("/record/follows-groups", follows_groups);
  g_test_add_func ("/record/ordered-row", ordered_row);
  g_test_add_func ("/record/long-game", long_game);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}
