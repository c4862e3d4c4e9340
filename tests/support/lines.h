/* lines.h - positions made by commands written as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Refusals that several tests expect. */
#define LINES_NOT_VALID(word, command) "“" word "” is not valid after “" command "”"
#define LINES_OUT_OF_RANGE(what, from, to, number) what ": must be from " from " to " to ", not " number
#define LINES_OFF_BOARD(hex) hex " is not on the board"
#define LINES_NO_UNIT(hex) "There is no unit on " hex

/**
 * lines_apply:
 * @lines: commands, one a line; each must be allowed
 * @events: (nullable): what happened is appended
 */
void  lines_apply (AciesState *state,
                   const char *lines,
                   GArray     *events);

/* The hex or square with that name, which there is. */
AciesHex lines_hex (const char *name);

/**
 * lines_dump:
 * Returns: (transfer full): in what a scenario differs from an empty one, such
 *   as "forest@E5 principes@E5x3 rome:morale=4"
 */
char *lines_dump  (const AciesState *state);

/* Returns: (transfer full): the legal commands, one a line */
char *lines_list  (const AciesState *state);

/* That @state is in order, and lines_dump() says @dump of it. */
void  lines_assert_dump (const AciesState *state,
                         const char       *dump);

G_END_DECLS
