/* changed-ruleset.h - a ruleset with something else in its files, for the tests of their readers and of saved games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "engine/ruleset/ruleset.h"
#include "formats/ruleset/library.h"

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

/**
 * changed_library_new:
 * @library: has the ruleset as it is
 * @edition: of the changed ruleset
 * @changes: texts of its ruleset.xml and, behind each, what replaces it everywhere; ends with %NULL
 *
 * Returns: (transfer full): a library with that ruleset alone, which is read already
 */
AciesLibrary *changed_library_new         (AciesLibrary      *library,
                                           const char        *ruleset_id,
                                           guint              edition,
                                           const char *const *changes);

/* With the change of @row in @file it is refused, and the first thing told is that. */
void          changed_ruleset_assert_told (const ChangedRow *row,
                                           const char       *file);
