/* lesson.h - what the words of a lesson (engine/board/texts.h) mean in a game
 *
 * Words that mean nothing are reported by acies_scenario_find_lesson(), and left out in play (play/core/lesson.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/* What a step can point at. */
typedef enum
{
  ACIES_POINT_HEX,    /* "E5" */
  ACIES_POINT_UNIT,   /* "unit:TYPE": the learner's units of the type, wherever they are on the board */
  ACIES_POINT_ENEMY,  /* "enemy:TYPE": the enemy's units of the type */
  ACIES_POINT_CARD,   /* "card:CARD": a card in the learner's hand, on the table or in a row */
  ACIES_POINT_BUTTON, /* "button:COMMAND": the button of a command without hexes, such as "button:done" */
  ACIES_POINT_SCORE,  /* "score:SIDE": what the window counts of a side, such as its morale */
  ACIES_POINT_HAND,   /* "hand": the learner's hand */
  ACIES_POINT_QUESTION, /* "question": what the game asks now */
  ACIES_POINT_ODDS,   /* "odds": the chances of the attack that is pointed at or going on */
  ACIES_POINT_LOG,    /* "log" */
  ACIES_POINT_ROUND,  /* "round": the number of the round */
} AciesPointKind;

typedef struct
{
  AciesPointKind   kind;
  AciesHex         hex;      /* HEX */
  AciesId          id;       /* UNIT, ENEMY: the type; CARD: the card */
  AciesSide        side;     /* SCORE */
  AciesCommandKind command;  /* BUTTON */
} AciesLessonPoint;

/* @error: %ACIES_COMMAND_ERROR
 * Returns: whether @word says what to point at; a hex can be off the board */
gboolean  acies_lesson_point_parse (const char         *word,
                                    const AciesRuleset *ruleset,
                                    AciesLessonPoint   *point,
                                    GError            **error);

/* Parses a pattern: a line like that of acies_command_parse(), for an answer of a player. "*" stands for any word, and so do
 * words that are left out at the end: "move", "move E5", "move * E4".
 * @pattern: (out): a command that owns no memory, whose unused fields stand for anything
 * @error: %ACIES_COMMAND_ERROR, with a message that quotes the invalid word */
gboolean  acies_command_parse_pattern (const char         *line,
                                       const AciesRuleset *ruleset,
                                       AciesCommand       *pattern,
                                       GError            **error);

/* Returns whether @self fits a pattern of acies_command_parse_pattern(). */
gboolean  acies_command_fits       (const AciesCommand *self,
                                    const AciesCommand *pattern);

/* Returns whether a question or a phase of the game has this name. */
gboolean  acies_lesson_has_moment  (const AciesRuleset *ruleset,
                                    const char         *name);

/* Returns whether the question that is asked now has this name, or if none of the game has, whether the phase has it. */
gboolean  acies_lesson_is_moment   (const AciesState   *state,
                                    const char         *name);

G_END_DECLS
