/* test-play-lesson.c - the lessons of battles, along their own steps and with learners who do something else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/core/question.h"
#include "play/core/lesson.h"
#include "play/view/game-table.h"
#include "session/game.h"
#include "session/session.h"
#include "support/battles.h"

#include <string.h>

typedef struct
{
  AciesLibrary *library;
  AciesState   *scenario;
  AciesSession *session;
  AciesGuide   *guide;
  AciesAiRng    rng;
  AciesAiChoose enemy;
  AciesAiCache *cache;
  guint64       shown;  /* bits of the steps that were shown */
  guint         number; /* of the last of them */
} Trial;

/* @enemy: the id of a computer player */
static Trial *
trial_new (const char *name,
           guint64     seed,
           const char *enemy)
{
  Trial            *self = g_new0 (Trial, 1);
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;

  self->library = acies_library_new (NULL);
  self->scenario = battle_load (self->library, name);
  g_assert_nonnull (self->scenario->texts->lesson);
  self->session = acies_session_new_game (self->scenario, seed > 0 ? seed : self->scenario->texts->lesson->seed, ACIES_DICE_ROLLED);
  self->rng = acies_ai_rng_seeded (seed);
  self->enemy = acies_ai_player_get (acies_ai_player_find (enemy))->choose;
  self->cache = acies_ai_cache_new ();
  self->guide = acies_guide_new (self->scenario);
  g_assert_nonnull (self->guide);
  settings.undo = ACIES_UNDO_TAKE_BACKS;
  settings.lesson = TRUE;
  acies_session_set_settings (self->session, &settings);

  return self;
}

static void
trial_free (Trial *self)
{
  acies_guide_free (self->guide);
  acies_ai_cache_free (self->cache);
  g_object_unref (self->session);
  acies_state_free (self->scenario);
  acies_library_unref (self->library);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Trial, trial_free)

static const AciesLessonStep *
step_of (Trial *self)
{
  return acies_guide_get_step (self->guide);
}

/* No number is left out. */
static void
note_shown (Trial *self)
{
  guint index;
  guint n;
  guint number = acies_guide_get_number (self->guide, &n);

  if (!g_ptr_array_find (self->scenario->texts->lesson->steps, step_of (self), &index))
    return;
  g_assert_cmpuint (number, <=, self->number + 1);
  g_assert_cmpuint (number, <=, n);
  self->number = number;
  self->shown |= G_GUINT64_CONSTANT (1) << index;
}

/* Follows the game. A guide that starts now, and only sees the commands, asks for the same. */
static void
follow (Trial *self)
{
  g_autoptr (GArray) log = acies_session_dup_log (self->session);
  g_autoptr (AciesGuide) fresh = acies_guide_new (self->scenario);
  g_autoptr (GArray) fitting = NULL;
  g_autoptr (GArray) same = NULL;

  acies_guide_follow (self->guide, log);
  acies_guide_follow (fresh, log);
  for (guint n; acies_guide_is_reading (self->guide) && acies_guide_get_number (self->guide, &n) < n; acies_guide_next (self->guide))
    note_shown (self);
  note_shown (self);
  fitting = acies_guide_list_fitting (self->guide);
  same = acies_guide_list_fitting (fresh);
  g_assert_cmpuint (fitting->len, ==, same->len);
  for (guint i = 0; i < fitting->len; i++)
    {
      AciesCommand *command = &g_array_index (fitting, AciesCommand, i);

      g_assert_true (acies_command_equal (command, &g_array_index (same, AciesCommand, i)));
      g_assert_true (acies_command_check (command, acies_session_get_state (self->session), NULL));
      g_assert_null (acies_guide_dup_refusal (self->guide, command));
    }
}

static gboolean
is_learner (Trial *self)
{
  const AciesState *state = acies_session_get_state (self->session);

  return state->outcome.reason == ACIES_END_NOT_YET && acies_state_deciding_side (state) == acies_guide_get_side (self->guide);
}

static void
apply (Trial              *self,
       const AciesCommand *command)
{
  g_assert_true (acies_session_apply (self->session, command, NULL));
  follow (self);
}

static void
let_computer_play (Trial        *self,
                   AciesAiChoose choose)
{
  g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (self->session));
  AciesCommand command = choose (self->cache, view, &self->rng, NULL);

  apply (self, &command);
}

/* Follows the game up to the first decision of the learner. */
static void
start (Trial *self)
{
  follow (self);
  while (!is_learner (self))
    let_computer_play (self, self->enemy);
}

/* --- along its own steps ----------------------------------------------------------------------- */

/* Takes what the lesson asks for. Without a step, plays like the computer. */
static void
take_step (Trial *self)
{
  g_autoptr (GArray) fitting = acies_guide_list_fitting (self->guide);
  AciesCommand command;

  if (fitting->len == 0)
    {
      let_computer_play (self, self->enemy);
      return;
    }
  command = g_array_index (fitting, AciesCommand, 0);
  apply (self, &command);
}

/* Every step that does not wait for a question of the enemy's or of a fight is shown, and then the lesson is over. */
static void
test_along (gconstpointer name)
{
  g_autoptr (Trial) self = trial_new (name, 0, "easy");
  const GPtrArray *steps = self->scenario->texts->lesson->steps;
  guint            n;

  g_assert_cmpuint (steps->len, >=, 8);
  g_assert_cmpuint (steps->len, <=, 15);
  follow (self);
  while (acies_session_get_state (self->session)->outcome.reason == ACIES_END_NOT_YET && !acies_guide_is_over (self->guide))
    {
      if (is_learner (self))
        take_step (self);
      else
        let_computer_play (self, self->enemy);
      if (acies_guide_is_reading (self->guide))
        acies_guide_next (self->guide);
    }
  g_assert_true (acies_guide_is_over (self->guide));
  g_assert_null (acies_guide_get_step (self->guide));
  g_assert_cmpuint (acies_guide_get_number (self->guide, &n), ==, 0);
  g_assert_cmpuint (n, <=, steps->len);
  for (guint i = 0; i + 1 < steps->len; i++)
    if (!(self->shown & (G_GUINT64_CONSTANT (1) << i)))
      g_test_message ("step %u was not needed: %s", i + 1, ((AciesLessonStep *) steps->pdata[i])->text);
  n = 0;
  for (guint i = 0; i < steps->len; i++)
    n += (self->shown >> i) & 1;
  g_assert_cmpuint (n, >=, 8);
}

/* --- with learners who do something else ------------------------------------------------------- */

static void
try_anything (Trial *self)
{
  g_autoptr (GArray) legal = acies_commands_new ();
  g_autoptr (GArray) fitting = acies_guide_list_fitting (self->guide);
  g_autofree char *refusal = NULL;
  AciesCommand     command;

  acies_command_list (acies_session_get_state (self->session), legal);
  command = g_array_index (legal, AciesCommand, acies_ai_rng_below (&self->rng, legal->len));
  refusal = acies_guide_dup_refusal (self->guide, &command);
  if (refusal == NULL)
    {
      apply (self, &command);
      return;
    }
  /* What is refused has another way on, and the step says which. */
  g_assert_cmpuint (legal->len, >, 1);
  g_assert_cmpuint (fitting->len, >, 0);
  g_assert_nonnull (acies_guide_get_step (self->guide));
  g_assert_false (acies_guide_is_reading (self->guide));
  for (guint i = 0; i < fitting->len; i++)
    g_assert_false (acies_command_equal (&command, &g_array_index (fitting, AciesCommand, i)));
  command = g_array_index (fitting, AciesCommand, acies_ai_rng_below (&self->rng, fitting->len));
  if (acies_ai_rng_below (&self->rng, 2) == 0)
    apply (self, &command);
}

static void
take_back (Trial *self)
{
  if (!acies_session_can_undo (self->session))
    return;
  acies_session_undo (self->session);
  follow (self);
}

static void
test_deviations (gconstpointer name)
{
  for (guint i = 0; i < many (10, 200); i++)
    {
      g_autoptr (Trial) self = trial_new (name, 100 + i, i % 2 == 0 ? "random" : "easy");

      follow (self);
      while (acies_session_get_state (self->session)->outcome.reason == ACIES_END_NOT_YET)
        if (!is_learner (self))
          let_computer_play (self, self->enemy);
        else if (acies_ai_rng_below (&self->rng, 12) == 0)
          take_back (self);
        else
          try_anything (self);
    }
}

/* Three cards are to be chosen: the step stays until the hand is kept. */
static void
test_hand (void)
{
  g_autoptr (Trial) self = trial_new ("first-actions", 0, "easy");
  const AciesLessonStep *step;
  AciesCommand           done = acies_command (ACIES_COMMAND_DONE);
  guint                  n_taken = 0;

  start (self);
  while (!is_learner (self) || g_strcmp0 (acies_question_name (acies_session_get_state (self->session)), "select") != 0)
    if (is_learner (self))
      take_step (self);
    else
      let_computer_play (self, self->enemy);
  step = step_of (self);
  g_assert_cmpstr (step->when, ==, "select");
  for (; n_taken < 2; n_taken++)
    {
      g_autoptr (GArray) legal = acies_commands_new ();

      acies_command_list (acies_session_get_state (self->session), legal);
      for (guint i = 0; i < legal->len; i++)
        if (g_array_index (legal, AciesCommand, i).kind == ACIES_COMMAND_TAKE)
          {
            apply (self, &g_array_index (legal, AciesCommand, i));
            break;
          }
      g_assert_true (step_of (self) == step);
      g_assert_false (acies_guide_is_reading (self->guide));
    }
  apply (self, &done);
  g_assert_true (step_of (self) != step);
}

/* --- undo, and a game that is continued --------------------------------------------------------- */

/* Back to the start, the lesson asks for what it asked for on the way. */
static void
test_undo (gconstpointer name)
{
  g_autoptr (Trial) self = trial_new (name, 0, "easy");
  g_autoptr (GPtrArray) shown = g_ptr_array_new ();
  guint n_before;

  start (self);
  n_before = acies_session_count_commands (self->session);
  while (shown->len < 12 && is_learner (self))
    {
      g_ptr_array_add (shown, (gpointer) step_of (self));
      take_step (self);
    }
  g_assert_cmpuint (shown->len, >=, 2);
  while (shown->len > 0)
    {
      acies_session_undo (self->session);
      follow (self);
      if (is_learner (self))
        g_assert_true (step_of (self) == g_ptr_array_steal_index (shown, shown->len - 1));
    }
  g_assert_cmpuint (acies_session_count_commands (self->session), ==, n_before);
}

static void
test_continue (gconstpointer name)
{
  g_autoptr (Trial) self = trial_new (name, 0, "easy");
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesGameFile) file = NULL;
  g_autoptr (AciesGameFile) again = NULL;
  g_autoptr (AciesGuide) guide = NULL;
  g_autoptr (GArray) log = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  char            *written;

  start (self);
  for (guint i = 0; i < 3 || step_of (self) == NULL; i++)
    take_step (self);
  file = acies_game_to_file (self->session);
  written = acies_game_write (file);
  bytes = g_bytes_new_take (written, strlen (written));
  again = acies_game_read (bytes, "it", self->library, findings, NULL);
  g_assert_cmpuint (findings->list->len, ==, 0);
  g_assert_true (again->settings.lesson);
  guide = acies_guide_new (again->scenario);
  g_assert_nonnull (guide);
  log = acies_session_dup_log (self->session);
  acies_guide_follow (guide, log);
  while (acies_guide_is_reading (guide))
    acies_guide_next (guide);
  g_assert_cmpstr (acies_guide_get_step (guide)->text, ==, step_of (self)->text);
}

/* --- at the table -------------------------------------------------------------------------------- */

static void
refused_cb (AciesGameTable *table,
            const char     *text,
            char          **last)
{
  g_free (*last);
  *last = g_strdup (text);
}

static void
advised_cb (AciesGameTable *table,
            guint          *n)
{
  (*n)++;
}

/* A legal command that the lesson refuses; there may be none. */
static gboolean
find_refused (Trial        *self,
              AciesCommand *command)
{
  g_autoptr (GArray) legal = acies_commands_new ();

  acies_command_list (acies_session_get_state (self->session), legal);
  for (guint i = 0; i < legal->len; i++)
    {
      g_autofree char *refusal = acies_guide_dup_refusal (self->guide, &g_array_index (legal, AciesCommand, i));

      *command = g_array_index (legal, AciesCommand, i);
      if (refusal != NULL)
        return TRUE;
    }

  return FALSE;
}

/* The table asks the lesson before it sends a command, and shows another step when it was read or refused. */
static void
test_table (gconstpointer name)
{
  g_autoptr (Trial) self = trial_new (name, 0, "easy");
  g_autoptr (AciesGameTable) table = acies_game_table_new ();
  AciesGameSettings settings = *acies_session_get_settings (self->session);
  g_autofree char  *text = NULL;
  guint             n_advised = 0, n_refused = 0;

  start (self);
  acies_game_table_set_session (table, self->session);
  g_signal_connect (table, "refused", G_CALLBACK (refused_cb), &text); /* nothing, after a change */
  g_signal_connect (table, "corrected", G_CALLBACK (refused_cb), &text);
  g_signal_connect (table, "advised", G_CALLBACK (advised_cb), &n_advised);
  if (acies_guide_is_reading (acies_game_table_get_guide (table)))
    {
      acies_game_table_read_on (table);
      g_assert_cmpuint (n_advised, ==, 1);
    }
  while (is_learner (self))
    {
      guint        before = acies_session_count_commands (self->session);
      AciesCommand command;

      if (find_refused (self, &command))
        {
          n_refused++;
          g_assert_false (acies_game_table_send (table, &command));
          g_assert_nonnull (text);
          g_assert_cmpuint (acies_session_count_commands (self->session), ==, before);
          g_assert_false (acies_guide_is_reading (acies_game_table_get_guide (table)));
        }
      take_step (self);
      g_assert_null (text);
    }
  g_assert_cmpuint (n_refused, >=, 2);

  settings.lesson = FALSE;
  acies_session_set_settings (self->session, &settings);
  g_assert_null (acies_game_table_get_guide (table));
}

/* --- damaged steps ------------------------------------------------------------------------------- */

/* A lesson in which only the last two steps mean something. */
static void
test_damaged (gconstpointer name)
{
  g_autoptr (Trial) self = trial_new (name, 0, "easy");
  const AciesLesson *whole = self->scenario->texts->lesson;
  g_autoptr (AciesLesson) lesson = acies_lesson_new (whole->side, whole->seed);
  AciesLessonStep *step = acies_lesson_add_step (lesson);
  guint            n;

  step->text = g_strdup ("unknown command");
  g_ptr_array_add (step->accepts, g_strdup ("levitate E5"));
  step = acies_lesson_add_step (lesson);
  step->text = g_strdup ("unknown question");
  step->when = g_strdup ("riddle");
  step = acies_lesson_add_step (lesson);
  step = acies_lesson_add_step (lesson);
  step->text = g_strdup ("points nowhere");
  step->points = g_strdup ("card:nothing  BL64");
  step = acies_lesson_add_step (lesson);
  step->text = g_strdup ("off the board");
  g_ptr_array_add (step->accepts, g_strdup ("move BL64"));
  acies_texts_make_writable (&self->scenario->texts);
  acies_texts_set_lesson (self->scenario->texts, lesson);
  acies_guide_free (self->guide);
  self->guide = acies_guide_new (self->scenario);

  g_assert_cmpuint (acies_guide_get_number (self->guide, &n), ==, 1);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (step_of (self)->text, ==, "points nowhere");
  g_assert_cmpuint (acies_guide_get_points (self->guide)->len, ==, 1); /* a hex, which is not on the board */
  acies_guide_next (self->guide);
  g_assert_null (step_of (self));
  acies_texts_set_lesson (self->scenario->texts, NULL);
  g_assert_null (acies_guide_new (self->scenario));
}

static void
add_tests (const char *name)
{
  static const struct
  {
    const char   *suffix;
    GTestDataFunc run;
  } tests[] = {
    { "along", test_along },
    { "deviations", test_deviations },
    { "undo", test_undo },
    { "continue", test_continue },
    { "table", test_table },
    { "damaged", test_damaged },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_autofree char *path = g_strdup_printf ("/play/lesson/%s/%s", name, tests[i].suffix);

      g_test_add_data_func (path, g_intern_string (name), tests[i].run);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;
  g_auto (GStrv) rulesets = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  rulesets = acies_library_list_rulesets (library);
  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      g_auto (GStrv) names = battles_list (library, rulesets[i]);

      for (guint j = 0; names[j] != NULL; j++)
        {
          g_autoptr (AciesState) battle = battle_load (library, names[j]);

          if (battle->texts->lesson != NULL)
            add_tests (names[j]);
        }
    }

  g_test_add_func ("/play/lesson/hand", test_hand);

  return g_test_run ();
}
