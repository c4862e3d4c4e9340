/* changed-ruleset.h - a ruleset with something else in its files, for the tests of their readers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/ruleset.h"

#define CHANGED_RULESET "rome-vs-macedon"

typedef struct
{
  const char *name;   /* of the case */
  const char *before;
  const char *after;
  const char *code;   /* of the first finding */
} ChangedRow;

/* Writes ruleset.xml, rules.xml and computer.xml of it into @folder, in @file the first @before
 * replaced by @after. */
void          changed_ruleset_write       (const char       *folder,
                                           const char       *file,
                                           const char       *before,
                                           const char       *after);

/* Removes the folder and these files. */
void          changed_ruleset_remove      (const char       *folder);

/* (transfer full) (nullable): what is read from such files */
AciesRuleset *changed_ruleset_load        (const char       *file,
                                           const char       *before,
                                           const char       *after,
                                           AciesFindings    *findings,
                                           GError          **error);

/* With the change of @row in @file it is refused, and the first thing told is that. */
void          changed_ruleset_assert_told (const ChangedRow *row,
                                           const char       *file);
