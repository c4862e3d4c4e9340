/* position.h - positions of which it is known what each command is worth
 *
 * They are in tests/strength/positions/RULESET/: a scenario NAME.acies, unless it is a puzzle of that name, which comes with the
 * program; and in NAME.txt
 *
 *   lead COMMAND        given first, one after the other; then the position is reached
 *   wins CHANCE         of a puzzle: the best chance to win, from its beginning
 *   positions N         how many different ones may come of it, to the end of the turn
 *   worth MORALE COMMAND   of each command that may be given there
 *
 * MORALE is what is won less what is lost from the start of the scenario to the end
 * of the turn, on average, by who plays on as well as can be against the worst answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

typedef struct
{
  char       *name;
  AciesState *scenario;
  AciesState *state;    /* where the side whose turn it is must decide */
  guint       size;     /* positions that may come of it */
  GArray     *commands; /* of AciesCommand: all that may be given */
  GArray     *worths;   /* of double: of each of them, in morale */
  double      wins;     /* of a puzzle, from the beginning of the scenario; -1: it is none */
  double      best;
  double      average;
} Position;

void       position_free  (Position         *self);

/* (transfer full) (element-type Position): all of a ruleset, by name. Fails when a file cannot be read, or does not name the
 * commands that may be given. */
GPtrArray *positions_read (AciesLibrary     *library,
                           const char       *ruleset_id);

/* What is in its file of text, without the comment. */
char      *position_write (const AciesState *state,
                           const GPtrArray  *leads,
                           guint             size,
                           const GArray     *commands,
                           const double     *worths);

/* What @command is worth there. */
double     position_worth (const Position     *self,
                           const AciesCommand *command);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Position, position_free)

G_END_DECLS
