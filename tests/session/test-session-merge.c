/* test-session-merge.c - clicks on the buttons of one number are one step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session.h"
#include "support/data.h"

/* Longer than any test runs, and so short that it is over at once. */
#define LONG_TIME 600000
#define SHORT_TIME 1

typedef struct
{
  AciesLibrary *library;
  AciesSession *session;
  char         *before;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  self->library = acies_library_new (NULL);
  path = g_build_filename (acies_library_get_folder (self->library), "rulesets/rome-vs-macedon/scenarios/pydna.acies", NULL);
  bytes = data_load (path);
  self->session = acies_session_new_edit (data_read_good (self->library, bytes, path));
  acies_session_set_merge_time (self->session, LONG_TIME);
  self->before = acies_scenario_write (acies_session_get_state (self->session));
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  g_object_unref (self->session);
  acies_library_unref (self->library);
  g_free (self->before);
}

static void
apply (Fixture    *self,
       const char *line)
{
  g_auto (AciesCommand) command = { 0 };

  g_assert_true (acies_command_parse (line, acies_session_get_state (self->session)->ruleset, &command, NULL));
  g_assert_true (acies_session_apply (self->session, &command, NULL));
}

static void
assert_steps (Fixture    *self,
              guint       n,
              const char *last)
{
  g_autofree char *label = acies_session_dup_undo_label (self->session);

  g_assert_cmpuint (acies_session_count_steps (self->session), ==, n);
  data_assert_like (label, last);
}

/* All back is as at first, all forth as it is now: to the byte. */
static void
assert_bytes (Fixture *self)
{
  g_autofree char *now = acies_scenario_write (acies_session_get_state (self->session));
  g_autofree char *back = NULL;
  g_autofree char *forth = NULL;

  while (acies_session_can_undo (self->session))
    acies_session_undo (self->session);
  back = acies_scenario_write (acies_session_get_state (self->session));
  g_assert_cmpstr (back, ==, self->before);
  while (acies_session_can_redo (self->session))
    acies_session_redo (self->session);
  forth = acies_scenario_write (acies_session_get_state (self->session));
  g_assert_cmpstr (forth, ==, now);
}

static void
one_step (Fixture      *self,
          gconstpointer unused)
{
  static const char *const rows[][3] = {
    { "morale rome 5", "morale rome 6", "morale rome 7" },
    { "end-round 8", "end-round 9", "end-round 10" },
    { "cards rome charge 3", "cards rome charge 4", "cards rome charge 5" },
    { "figures F7 2", "figures F7 1", "figures F7 2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *label = NULL;

      for (guint n = 0; n < 3; n++)
        apply (self, rows[i][n]);
      label = acies_session_dup_undo_label (self->session);
      g_test_message ("%s", label);
      g_assert_cmpuint (acies_session_count_steps (self->session), ==, i + 1);
      acies_session_undo (self->session); /* what a single change to the last number is called */
      apply (self, rows[i][2]);
      assert_steps (self, i + 1, label);
    }
  assert_bytes (self);
}

/* Each of these ends a step. */
static void
broken_by (Fixture      *self,
           gconstpointer unused)
{
  apply (self, "morale rome 11");
  apply (self, "morale macedon 11"); /* another field */
  apply (self, "morale rome 12");
  assert_steps (self, 3, "*Morale*Rome*12");
  acies_session_mark_saved (self->session);
  apply (self, "morale rome 13");
  assert_steps (self, 4, "*Morale*Rome*13");
  g_assert_true (acies_session_is_modified (self->session));
  acies_session_undo (self->session);
  g_assert_false (acies_session_is_modified (self->session));
  acies_session_redo (self->session);
  apply (self, "morale rome 14"); /* after undo and redo */
  assert_steps (self, 5, "*Morale*Rome*14");
  acies_session_begin_group (self->session, "Group");
  apply (self, "paint forest A1");
  acies_session_end_group (self->session);
  apply (self, "morale rome 15");
  assert_steps (self, 7, "*Morale*Rome*15");
  assert_bytes (self);
}

/* What was refused, or changed nothing, leaves the step as it is. */
static void
nothing_new (Fixture      *self,
             gconstpointer unused)
{
  AciesCommand command = acies_command (ACIES_COMMAND_MORALE);

  apply (self, "morale rome 11");
  apply (self, "morale rome 11");
  assert_steps (self, 1, "*Morale*Rome*11");
  command.side = 0;
  command.number = 30000;
  g_assert_false (acies_session_apply (self->session, &command, NULL));
  assert_steps (self, 1, "*Morale*Rome*11");
  assert_bytes (self);
}

/* To and fro is no change, and the step before stays what it is. */
static void
to_and_fro (Fixture      *self,
            gconstpointer unused)
{
  guint            before = acies_session_get_state (self->session)->sides[0].morale;
  g_autofree char *up = g_strdup_printf ("morale rome %u", before + 1);
  g_autofree char *down = g_strdup_printf ("morale rome %u", before);

  apply (self, up);
  apply (self, down);
  assert_steps (self, 0, NULL);
  g_assert_false (acies_session_is_modified (self->session));
  apply (self, up);
  g_assert_true (acies_session_is_modified (self->session));
  acies_session_mark_saved (self->session);
  apply (self, down);
  apply (self, up);
  g_assert_cmpuint (acies_session_count_steps (self->session), ==, 1);
  g_assert_false (acies_session_is_modified (self->session));
  apply (self, down); /* a step of its own, whatever it sets */
  g_assert_cmpuint (acies_session_count_steps (self->session), ==, 2);
  assert_bytes (self);
}

/* Switches of two values, tools and texts take a step each time. */
static void
no_numbers (Fixture      *self,
            gconstpointer unused)
{
  apply (self, "paint forest A1");
  apply (self, "paint hill A1");
  apply (self, "text title A");
  apply (self, "text title B");
  apply (self, "entry rome A9 1");
  apply (self, "entry rome A9 0");
  g_assert_cmpuint (acies_session_count_steps (self->session), ==, 6);
  assert_bytes (self);
}

static void
too_late (Fixture      *self,
          gconstpointer unused)
{
  acies_session_set_merge_time (self->session, SHORT_TIME);
  apply (self, "morale rome 15");
  g_usleep (SHORT_TIME * 2000);
  apply (self, "morale rome 16");
  assert_steps (self, 2, "*Morale*Rome*16");
  acies_session_set_merge_time (self->session, 0);
  apply (self, "morale rome 17");
  apply (self, "morale rome 18");
  assert_steps (self, 4, "*Morale*Rome*18");
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
  } tests[] = {
    { "/session/merge/one-step", one_step },
    { "/session/merge/broken-by", broken_by },
    { "/session/merge/nothing-new", nothing_new },
    { "/session/merge/to-and-fro", to_and_fro },
    { "/session/merge/no-numbers", no_numbers },
    { "/session/merge/too-late", too_late },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
