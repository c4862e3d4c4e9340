/* lesson.c - leads a learner through the lesson of a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/lesson.h"

#include "engine/core/question.h"
#include "play/core/choices.h"

#include <glib/gi18n-lib.h>

/* A step whose words mean something. */
typedef struct
{
  const AciesLessonStep *step;
  GArray                *accepts; /* (element-type AciesCommand): patterns */
  GArray                *points;  /* (element-type AciesLessonPoint) */
} Step;

struct _AciesGuide
{
  AciesLesson *lesson;
  AciesSide    side;
  GArray      *steps; /* of Step */
  AciesState  *start; /* the game before its first command */
  AciesState  *state; /* the game after the commands of @log */
  GArray      *log;   /* of AciesCommand */
  guint64      done;  /* bits of the steps that the commands of @log have passed */
  guint64      read;  /* bits of the steps that were passed by acies_guide_next() */
  guint        shown; /* index of the shown step, or NONE */
  guint        asked; /* index of the step that is asked, or NONE */
  guint        last;  /* index of the step that was satisfied last, while its question is open; or NONE */
};

#define NONE G_MAXUINT
#define BIT(i) (G_GUINT64_CONSTANT (1) << (i))

G_STATIC_ASSERT (ACIES_MAX_LESSON_STEPS <= 64);

/* --- reading the lesson ---------------------------------------------------------------------- */

static void
step_clear (Step *self)
{
  g_clear_pointer (&self->accepts, g_array_unref);
  g_clear_pointer (&self->points, g_array_unref);
}

static GArray *
parse_points (const char         *words,
              const AciesRuleset *ruleset)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (AciesLessonPoint));
  g_auto (GStrv) each = g_strsplit_set (words != NULL ? words : "", " \t\n", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      AciesLessonPoint point;

      if (acies_lesson_point_parse (each[i], ruleset, &point, NULL))
        g_array_append_val (points, point);
    }

  return points;
}

static GArray *
parse_accepts (const GPtrArray    *lines,
               const AciesRuleset *ruleset)
{
  GArray *accepts = g_array_new (FALSE, FALSE, sizeof (AciesCommand));

  for (guint i = 0; i < lines->len; i++)
    {
      AciesCommand pattern;

      if (acies_command_parse_pattern (lines->pdata[i], ruleset, &pattern, NULL))
        g_array_append_val (accepts, pattern);
    }

  return accepts;
}

static void
add_step (AciesGuide            *self,
          const AciesLessonStep *step)
{
  const AciesRuleset *ruleset = self->start->ruleset;
  Step                own = { step };

  if (step->text == NULL || *step->text == '\0' || (step->when != NULL && !acies_lesson_has_moment (ruleset, step->when)))
    return;
  own.accepts = parse_accepts (step->accepts, ruleset);
  own.points = parse_points (step->points, ruleset);
  if (step->accepts->len > 0 && own.accepts->len == 0)
    step_clear (&own);
  else
    g_array_append_val (self->steps, own);
}

AciesGuide *
acies_guide_new (const AciesState *scenario)
{
  AciesLesson *lesson = scenario->texts->lesson;
  AciesSide    side = lesson != NULL ? acies_ruleset_find_side (scenario->ruleset, lesson->side) : ACIES_NO_SIDE;
  g_autoptr (AciesGuide) self = NULL;
  g_autoptr (GArray) nothing = acies_commands_new ();

  if (side == ACIES_NO_SIDE)
    return NULL;
  self = g_new0 (AciesGuide, 1);
  self->lesson = acies_lesson_ref (lesson);
  self->side = side;
  self->start = acies_engine_new_game (scenario, NULL);
  self->state = acies_state_copy (self->start);
  self->log = acies_commands_new ();
  self->last = NONE;
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_array_set_clear_func (self->steps, (GDestroyNotify) step_clear);
  for (guint i = 0; i < lesson->steps->len; i++)
    add_step (self, lesson->steps->pdata[i]);
  if (self->steps->len == 0)
    return NULL;
  acies_guide_follow (self, nothing);

  return g_steal_pointer (&self);
}

void
acies_guide_free (AciesGuide *self)
{
  acies_lesson_unref (self->lesson);
  acies_state_free (self->start);
  acies_state_free (self->state);
  g_array_unref (self->log);
  g_array_unref (self->steps);
  g_free (self);
}

/* --- which step ------------------------------------------------------------------------------ */

static const Step *
nth_step (const AciesGuide *self,
          guint             i)
{
  return &g_array_index (self->steps, Step, i);
}

static gboolean
is_passed (const AciesGuide *self,
           guint             i)
{
  return ((self->done | self->read) & BIT (i)) != 0;
}

static gboolean
is_over (const AciesGuide *self)
{
  return is_passed (self, self->steps->len - 1);
}

/* The first pattern that @command fits. */
static guint
find_accept (const Step         *step,
             const AciesCommand *command)
{
  for (guint i = 0; i < step->accepts->len; i++)
    if (acies_command_fits (command, &g_array_index (step->accepts, AciesCommand, i)))
      return i;

  return NONE;
}

static gboolean
fits_step (const Step         *step,
           const AciesCommand *command)
{
  return find_accept (step, command) != NONE;
}

static gboolean
is_satisfiable (const Step   *step,
                const GArray *legal)
{
  for (guint i = 0; i < legal->len; i++)
    if (fits_step (step, &g_array_index (legal, AciesCommand, i)))
      return TRUE;

  return FALSE;
}

static gboolean
is_asked_when (const AciesGuide *self,
               const Step       *step)
{
  return step->step->when == NULL ||
         (acies_choices_decider (self->state) == self->side && acies_lesson_is_moment (self->state, step->step->when));
}

/* The first step not yet passed that a legal command fits. */
static guint
find_asked (const AciesGuide *self)
{
  g_autoptr (GArray) legal = NULL;

  if (is_over (self) || acies_choices_decider (self->state) != self->side)
    return NONE;
  legal = acies_commands_new ();
  acies_command_list (self->state, legal);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = nth_step (self, i);

      if (is_passed (self, i) || !is_asked_when (self, step))
        continue;
      if (is_satisfiable (step, legal))
        return i;
    }

  return NONE;
}

/* Returns whether the last step before step @i that accepts commands is passed. */
static gboolean
is_open (const AciesGuide *self,
         guint             i)
{
  while (i > 0 && nth_step (self, i - 1)->accepts->len == 0)
    i--;

  return i == 0 || is_passed (self, i - 1);
}

/* The first step to be read now, which is before the step that is asked. */
static guint
find_reading (const AciesGuide *self)
{
  for (guint i = 0; !is_over (self) && i < self->steps->len && i < self->asked; i++)
    {
      const Step *step = nth_step (self, i);

      if (step->accepts->len == 0 && !is_passed (self, i) && is_open (self, i) && is_asked_when (self, step))
        return i;
    }

  return NONE;
}

/* Returns whether the question of the last step that was satisfied needs more commands of the same kind, such as cards of a
 * hand, and Done. */
static gboolean
goes_on (const AciesGuide *self)
{
  const AciesState *state = self->state;
  const Step       *step = self->last != NONE ? nth_step (self, self->last) : NULL;
  g_autoptr (GArray) legal = acies_commands_new ();

  if (step == NULL || step->step->when == NULL || is_over (self) || !is_asked_when (self, step) ||
      state->decision.kind == ACIES_DECISION_NONE || !acies_question_takes (state, ACIES_COMMAND_DONE) ||
      acies_question_takes (state, ACIES_COMMAND_MOVE) || acies_question_takes (state, ACIES_COMMAND_ATTACK))
    return FALSE;
  acies_command_list (state, legal);

  return is_satisfiable (step, legal);
}

static void
find_step (AciesGuide *self)
{
  self->asked = find_asked (self);
  self->shown = find_reading (self);
  if (self->shown == NONE)
    self->shown = self->asked;
  if (self->shown == NONE)
    self->shown = self->last;
}

/* Also passes what was to be read before that step. A step that waits for a question of its own can still be shown. */
static guint64
list_passed_with (const AciesGuide *self,
                  guint             asked)
{
  guint64 passed = BIT (asked);

  for (guint i = asked; i > 0 && nth_step (self, i - 1)->accepts->len == 0; i--)
    if (nth_step (self, i - 1)->step->when == NULL)
      passed |= BIT (i - 1);

  return passed;
}

/* --- following the game ----------------------------------------------------------------------- */

static void
start_again (AciesGuide *self)
{
  acies_state_assign (self->state, self->start);
  g_array_set_size (self->log, 0);
  self->done = 0;
  self->last = NONE;
}

static gboolean
is_prefix (const GArray *start,
           const GArray *log)
{
  for (guint i = 0; i < start->len; i++)
    if (i >= log->len || !acies_command_equal (&g_array_index (start, AciesCommand, i), &g_array_index (log, AciesCommand, i)))
      return FALSE;

  return TRUE;
}

/* What was read must not decide which step a command satisfies, because it is not kept. */
static void
follow_command (AciesGuide         *self,
                const AciesCommand *command)
{
  AciesCommand  copy = acies_command_copy (command);
  const guint64 read = self->read;
  guint         asked;

  self->read = 0;
  asked = find_asked (self);
  self->read = read;
  if (asked != NONE && fits_step (nth_step (self, asked), command))
    {
      self->done |= list_passed_with (self, asked);
      self->last = asked;
    }
  acies_engine_apply (self->state, command, NULL, NULL);
  if (!goes_on (self))
    self->last = NONE;
  g_array_append_val (self->log, copy);
}

void
acies_guide_follow (AciesGuide   *self,
                    const GArray *log)
{
  gboolean is_forward = is_prefix (self->log, log);

  if (!is_forward)
    start_again (self);
  for (guint i = self->log->len; i < log->len; i++)
    follow_command (self, &g_array_index (log, AciesCommand, i));
  /* After an undo, what follows a step that is asked again is read again. */
  for (guint i = 0; !is_forward && i < self->steps->len; i++)
    if (!is_open (self, i))
      self->read &= ~BIT (i);
  find_step (self);
}

/* --- what it says ----------------------------------------------------------------------------- */

AciesSide
acies_guide_get_side (const AciesGuide *self)
{
  return self->side;
}

const AciesLessonStep *
acies_guide_get_step (const AciesGuide *self)
{
  return self->shown != NONE ? nth_step (self, self->shown)->step : NULL;
}

guint
acies_guide_get_number (const AciesGuide *self,
                        guint            *n_steps)
{
  guint number = 0;

  *n_steps = 0;
  for (guint i = 0; i < self->steps->len; i++)
    if (is_passed (self, i) || i == self->shown)
      number++;
    else if (self->shown == NONE || i > self->shown)
      (*n_steps)++;
  *n_steps += number;

  return self->shown != NONE ? number : 0;
}

gboolean
acies_guide_is_reading (const AciesGuide *self)
{
  return self->shown != NONE && nth_step (self, self->shown)->accepts->len == 0;
}

void
acies_guide_next (AciesGuide *self)
{
  if (!acies_guide_is_reading (self))
    return;
  self->read |= BIT (self->shown);
  find_step (self);
}

gboolean
acies_guide_is_over (const AciesGuide *self)
{
  return is_over (self);
}

const GArray *
acies_guide_get_points (const AciesGuide *self)
{
  static GArray nothing;

  return self->shown != NONE ? nth_step (self, self->shown)->points : &nothing;
}

GArray *
acies_guide_list_fitting (const AciesGuide *self)
{
  const Step *step = self->asked != NONE ? nth_step (self, self->asked) : NULL;
  GArray     *fitting = acies_commands_new ();
  g_autoptr (GArray) legal = acies_commands_new ();

  acies_command_list (self->state, legal);
  for (guint i = 0; step != NULL && i < step->accepts->len; i++)
    for (guint j = 0; j < legal->len; j++)
      {
        AciesCommand command = acies_command_copy (&g_array_index (legal, AciesCommand, j));

        if (find_accept (step, &command) == i)
          g_array_append_val (fitting, command);
        else
          acies_command_clear (&command);
      }

  return fitting;
}

/* An answer that is the only one, or takes another back, is never wrong. */
static gboolean
is_free (const AciesGuide   *self,
         const AciesCommand *command)
{
  const AciesVerb *verb = acies_command_verb (command->kind, self->state->ruleset->procs);
  g_autoptr (GArray) legal = acies_commands_new ();

  acies_command_list (self->state, legal);

  return legal->len <= 1 || (verb != NULL && verb->takes_back);
}

char *
acies_guide_dup_refusal (AciesGuide         *self,
                         const AciesCommand *command)
{
  const AciesLessonStep *step;

  if (self->asked == NONE || fits_step (nth_step (self, self->asked), command) || is_free (self, command))
    return NULL;
  step = nth_step (self, self->asked)->step;
  /* What comes before is passed, so that the step that is asked shows. */
  for (; self->shown != self->asked; acies_guide_next (self))
    ;
  if (step->wrong != NULL)
    return g_strdup (step->wrong);

  /* Translators: the text of a step of a lesson */
  return g_strdup_printf (_ ("The lesson asks for another step first: %s"), step->text);
}
