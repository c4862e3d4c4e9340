/* scenario-find-lesson.c - steps of a lesson that name what is not there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"

#include "engine/core/lesson.h"
#include "engine/core/procs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef struct
{
  const AciesState *state;
  AciesFindings    *findings;
  AciesSide         side;                     /* the learner's, or ACIES_NO_SIDE if the lesson names no side of the game */
  guint             number;                   /* of the step, from 1 */
  gboolean          reached[ACIES_MAX_HEXES]; /* hexes that the units of the learner can have come to by earlier steps */
} Lesson;

/* Reports hexes off the board. */
static gboolean
check_hex (Lesson  *self,
           AciesHex hex)
{
  AciesHexName name;

  if (hex == ACIES_NO_HEX || acies_board_contains (self->state->board, hex))
    return hex != ACIES_NO_HEX;
  acies_findings_add (self->findings, ACIES_SEVERITY_WARNING, "lesson-hex",
                      /* Translators: the number of a step, and a hex */
                      _ ("Step %1$u of the lesson names %2$s, which is not on the board"), self->number, acies_hex_name (hex, name));

  return FALSE;
}

static void
check_card (Lesson *self,
            AciesId card)
{
  const AciesState *state = self->state;
  AciesSide         owner = state->ruleset->cards[card].common ? ACIES_COMMON : self->side;

  if (owner == ACIES_NO_SIDE || acies_state_count_copies (state, owner, card) > 0)
    return;
  acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "lesson-card", ACIES_NO_HEX, self->side, NULL,
                            /* Translators: the number of a step, and a card */
                            _ ("Step %1$u of the lesson names %2$s, which is not in the deck"), self->number, state->ruleset->cards[card].name);
}

/* Reports a type that no unit has. @sides: a bit mask */
static void
check_type (Lesson *self,
            AciesId type,
            guint   sides)
{
  const AciesState *state = self->state;

  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place != ACIES_PLACE_ABSENT && state->units[i].type == type && ((sides >> state->units[i].side) & 1) != 0)
      return;
  acies_findings_add (self->findings, ACIES_SEVERITY_WARNING, "lesson-unit",
                      /* Translators: the number of a step, and a type of unit */
                      _ ("Step %1$u of the lesson names %2$s, but no such unit takes part"), self->number, state->ruleset->unit_types[type].name);
}

static void
report_word (Lesson       *self,
             const GError *error)
{
  acies_findings_add (self->findings, ACIES_SEVERITY_WARNING, "lesson-word",
                      /* Translators: the number of a step, and what is wrong with it: “unknown command "charge"” */
                      _ ("Step %1$u of the lesson cannot be used: %2$s"), self->number, error->message);
}

static void
check_points (Lesson     *self,
              const char *words)
{
  g_auto (GStrv) each = g_strsplit_set (words != NULL ? words : "", " \t\n", -1);

  for (guint i = 0; each[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesLessonPoint point;

      if (*each[i] == '\0')
        continue;
      if (!acies_lesson_point_parse (each[i], self->state->ruleset, &point, &error))
        report_word (self, error);
      else if (point.kind == ACIES_POINT_HEX)
        check_hex (self, point.hex);
      else if (point.kind == ACIES_POINT_CARD)
        check_card (self, point.id);
      else if (self->side != ACIES_NO_SIDE && point.kind == ACIES_POINT_UNIT)
        check_type (self, point.id, 1u << self->side);
      else if (self->side != ACIES_NO_SIDE && point.kind == ACIES_POINT_ENEMY)
        check_type (self, point.id, acies_side_enemies (self->state, self->side));
    }
}

/* Returns whether the first hex is where a unit of the learner starts. */
static gboolean
starts_from_unit (const AciesCommand *pattern)
{
  return pattern->kind == ACIES_COMMAND_MOVE || pattern->kind == ACIES_COMMAND_ATTACK;
}

static void
check_pattern (Lesson             *self,
               const AciesCommand *pattern)
{
  const AciesState *state = self->state;
  AciesUnitId       unit = acies_state_unit_at (state, pattern->hex);
  AciesHexName      name;

  if ((pattern->kind == ACIES_COMMAND_PLAY || pattern->kind == ACIES_COMMAND_PUT_BACK || pattern->kind == ACIES_COMMAND_TAKE) && pattern->id != ACIES_NO_ID)
    check_card (self, pattern->id);
  if (check_hex (self, pattern->hex) && starts_from_unit (pattern) && self->side != ACIES_NO_SIDE && !self->reached[pattern->hex] &&
      (unit == ACIES_NO_UNIT || state->units[unit].side != self->side))
    acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "lesson-unit", pattern->hex, self->side, NULL,
                              /* Translators: the number of a step, a side, and a hex */
                              _ ("Step %1$u of the lesson is for a unit of %2$s on %3$s, where it has none"), self->number,
                              state->ruleset->sides[self->side].name, acies_hex_name (pattern->hex, name));
  if (check_hex (self, pattern->to))
    self->reached[pattern->to] = TRUE;
  check_hex (self, pattern->via);
}

static void
check_moment (Lesson     *self,
              const char *name)
{
  const AciesProcs *procs = self->state->ruleset->procs;
  g_autofree char  *shown = acies_text_shorten (name, ACIES_LONGEST_QUOTE);
  g_autoptr (GString) names = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  if (acies_lesson_has_moment (self->state->ruleset, name))
    return;
  for (guint i = 0; i < procs->n_questions; i++)
    acies_list_add (names, ACIES_LIST_COMMA, procs->questions[i].name);
  for (guint i = 0; procs->names.phases[i] != NULL; i++)
    acies_list_add (names, ACIES_LIST_COMMA, procs->names.phases[i]);
  g_set_error (&error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX,
               /* Translators: a word, and the names of questions and phases */
               _ ("The game has no question or phase “%1$s”, only %2$s"), shown, names->str);
  report_word (self, error);
}

static void
check_step (Lesson                *self,
            const AciesLessonStep *step)
{
  if (step->text == NULL || *step->text == '\0')
    acies_findings_add (self->findings, ACIES_SEVERITY_WARNING, "lesson-text", _ ("Step %u of the lesson has no text"), self->number);
  if (step->when != NULL)
    check_moment (self, step->when);
  check_points (self, step->points);
  for (guint i = 0; i < step->accepts->len; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesCommand pattern;

      if (acies_command_parse_pattern (step->accepts->pdata[i], self->state->ruleset, &pattern, &error))
        check_pattern (self, &pattern);
      else
        report_word (self, error);
    }
}

void
acies_scenario_find_lesson (const AciesState *state,
                            AciesFindings    *findings)
{
  const AciesLesson *lesson = state->texts->lesson;
  Lesson             self = { state, findings, ACIES_NO_SIDE };

  if (lesson == NULL)
    return;
  self.side = acies_ruleset_find_side (state->ruleset, lesson->side);
  if (self.side == ACIES_NO_SIDE)
    {
      g_autofree char *shown = acies_text_shorten (lesson->side, ACIES_LONGEST_QUOTE);

      acies_findings_add (findings, ACIES_SEVERITY_WARNING, "lesson-side", _ ("The lesson is for “%s”, which is not a side of this game"), shown);
    }
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      self.number = i + 1;
      check_step (&self, lesson->steps->pdata[i]);
    }
}
