/* library.h - the rulesets and scenarios that are installed with the program
 *
 * The library loads each ruleset on first use and keeps it, so all states share the same ruleset. The library is
 * thread-safe.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef struct _AciesLibrary AciesLibrary;

/**
 * acies_library_new:
 * @folder: (nullable): the data folder, which contains the folder "rulesets"; if %NULL, the folder that the environment
 *   variable ACIES_DATA_DIR names or, if it is not set, the installed data folder
 *
 * Creates a library for a data folder.
 *
 * Returns: (transfer full): the library; free it with acies_library_unref()
 */
AciesLibrary *acies_library_new            (const char    *folder);
AciesLibrary *acies_library_ref            (AciesLibrary  *self);
void          acies_library_unref          (AciesLibrary  *self);
const char   *acies_library_get_folder     (AciesLibrary  *self);

/* Returns: (transfer full): the ids of all rulesets in the library, sorted; free with g_strfreev() */
char        **acies_library_list_rulesets  (AciesLibrary  *self);

/* Returns: (transfer full): the path of the folder with the data of ruleset @id; the folder might not exist */
char         *acies_library_dup_ruleset_folder (AciesLibrary *self,
                                            const char    *id);

/**
 * acies_library_get_ruleset:
 * @id: the id of a ruleset; can be untrusted text
 * @error: %ACIES_FORMAT_ERROR
 *
 * Gets a ruleset and loads it if necessary. No file is opened unless @id is in acies_library_list_rulesets().
 *
 * Returns: (transfer none): the ruleset, which the library owns, or %NULL on error
 */
AciesRuleset *acies_library_get_ruleset    (AciesLibrary  *self,
                                            const char    *id,
                                            GError       **error);

/* Returns: (transfer full): the paths of the scenarios for ruleset @id, sorted; free with g_strfreev() */
char        **acies_library_list_scenarios (AciesLibrary  *self,
                                            const char    *id);

/* Returns: (transfer full): the paths of the templates for new scenarios of ruleset @id, sorted; free with
 *   g_strfreev() */
char        **acies_library_list_templates (AciesLibrary  *self,
                                            const char    *id);

/* Returns: (transfer full): the paths of the puzzles of ruleset @id, sorted; free with g_strfreev() */
char        **acies_library_list_puzzles   (AciesLibrary  *self,
                                            const char    *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLibrary, acies_library_unref)

G_END_DECLS
