/* script.h - a test case as lines: a position, commands, and what must hold
 *
 * A script begins on an empty board of the ruleset's usual size; each side has
 * five mixed orders in hand and more in its deck. Lines are
 *
 *   paint hill E5                 an editing command, before play begins
 *   play mixed-order              a command of play, dice included; the first starts the game
 *   act E5 E6                     order these units by a mixed order and begin the moves
 *   turn macedon                  pass on to that side's order, doing as little as possible
 *   no RVM-R6 move E5 E6          this command is refused, by this rule ("-" for none)
 *   can move E5 F5                this command is allowed, and listed
 *   has E5 principes 2            a unit with so many figures; "has E5 nothing"
 *   is asked retreat              the decision waiting: none, dice, or the ruleset's
 *   is round 2, is active rome, is dice 4, is point 3
 *   is morale rome 5, is hand rome 4, is deck rome charge 2, is discard rome charge 1
 *   is marked E5 ordered 1        has the mark or (0) has it not
 *   is won rome morale-zero       over, by whom and why; "is won nobody not-yet" while it goes on
 *   is noted supported 1          so many notes of a kind since the last such line or the start
 *   is step roll-window           the step was run since the last attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/engine.h"

G_BEGIN_DECLS

/**
 * script_load_ruleset:
 * Returns: (transfer full): the ruleset of that id in the data folder
 */
AciesRuleset *script_load_ruleset (const char *id);

/**
 * script_run:
 * @where: names the script in messages: a file
 * @first_line: number of its first line there
 *
 * Runs the lines and fails the test at the first that does not hold.
 */
void          script_run          (AciesRuleset *ruleset,
                                   const char   *where,
                                   guint         first_line,
                                   const char   *lines);

G_END_DECLS
