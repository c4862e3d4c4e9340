/* lesson.c - what the words of a lesson mean in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/lesson.h"

#include "engine/core/procs.h"
#include "engine/core/question.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const struct
{
  const char    *word; /* with a colon if another word follows */
  AciesPointKind kind;
} points[] = {
  { "unit:", ACIES_POINT_UNIT },
  { "enemy:", ACIES_POINT_ENEMY },
  { "card:", ACIES_POINT_CARD },
  { "button:", ACIES_POINT_BUTTON },
  { "score:", ACIES_POINT_SCORE },
  { "hand", ACIES_POINT_HAND },
  { "question", ACIES_POINT_QUESTION },
  { "odds", ACIES_POINT_ODDS },
  { "log", ACIES_POINT_LOG },
  { "round", ACIES_POINT_ROUND },
};

/* A command that a button can give. */
static gboolean
find_button (const AciesRuleset *ruleset,
             const char         *name,
             AciesCommandKind   *kind)
{
  for (*kind = ACIES_COMMAND_START; *kind < ACIES_COMMAND_DICE; (*kind)++)
    {
      const AciesVerb *verb = acies_command_verb (*kind, ruleset->procs);
      gboolean         has_button = verb != NULL ? verb->shape == ACIES_VERB_BARE || verb->shape == ACIES_VERB_CHOICE
                                                 : *kind == ACIES_COMMAND_PASS || *kind == ACIES_COMMAND_DONE || *kind == ACIES_COMMAND_YES;

      if (has_button && g_str_equal (acies_command_name (*kind, ruleset->procs), name))
        return TRUE;
    }

  return FALSE;
}

/* @rest: what follows the colon */
static gboolean
parse_rest (AciesLessonPoint   *point,
            const AciesRuleset *ruleset,
            const char         *rest)
{
  switch (point->kind)
    {
    case ACIES_POINT_UNIT:
    case ACIES_POINT_ENEMY:
      return (point->id = acies_ruleset_find_unit_type (ruleset, rest)) != ACIES_NO_ID;

    case ACIES_POINT_CARD:
      return (point->id = acies_ruleset_find_card (ruleset, rest)) != ACIES_NO_ID;

    case ACIES_POINT_BUTTON:
      return find_button (ruleset, rest, &point->command);

    case ACIES_POINT_SCORE:
      return (point->side = acies_ruleset_find_side (ruleset, rest)) != ACIES_NO_SIDE;

    default:
      return *rest == '\0';
    }
}

gboolean
acies_lesson_point_parse (const char         *word,
                          const AciesRuleset *ruleset,
                          AciesLessonPoint   *point,
                          GError            **error)
{
  g_autofree char *shown = NULL;

  *point = (AciesLessonPoint) { ACIES_POINT_HEX, ACIES_NO_HEX, ACIES_NO_ID, ACIES_NO_SIDE, ACIES_COMMAND_PASS };
  if (acies_hex_parse (word, &point->hex))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    if (g_str_has_prefix (word, points[i].word))
      {
        point->kind = points[i].kind;
        if (parse_rest (point, ruleset, word + strlen (points[i].word)))
          return TRUE;
      }
  shown = acies_text_shorten (word, ACIES_LONGEST_QUOTE);
  g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, _ ("A step cannot point at “%s”"), shown);

  return FALSE;
}

static gboolean
is_question (const AciesRuleset *ruleset,
             const char         *name)
{
  for (guint i = 0; i < ruleset->procs->n_questions; i++)
    if (g_strcmp0 (ruleset->procs->questions[i].name, name) == 0)
      return TRUE;

  return FALSE;
}

gboolean
acies_lesson_has_moment (const AciesRuleset *ruleset,
                         const char         *name)
{
  return is_question (ruleset, name) || g_strv_contains (ruleset->procs->names.phases, name);
}

gboolean
acies_lesson_is_moment (const AciesState *state,
                        const char       *name)
{
  if (is_question (state->ruleset, name))
    return g_strcmp0 (acies_question_name (state), name) == 0;

  return g_str_equal (state->ruleset->procs->names.phases[state->turn.phase], name);
}
