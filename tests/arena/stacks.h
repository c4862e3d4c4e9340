/* stacks.h - scenarios with several units on a hex, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/units.h"
#include "formats/ruleset/library.h"

/* With an empty scenario of 7 by 6 hexes. */
typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  AciesState   *state;
} Stacks;

/* Of a fixture: @data is NULL, or lines of commands to begin with. */
void     stacks_set_up      (Stacks           *fixture,
                             gconstpointer     data);
void     stacks_tear_down   (Stacks           *fixture,
                             gconstpointer     data);


/* Fails unless the commands, one a line, make of the scenario what lines_dump() calls so. */
void     stacks_assert      (Stacks           *fixture,
                             const char       *lines,
                             const char       *dump);
