/* library.h - the rulesets and scenarios that come with the program
 *
 * A ruleset is loaded on first use and then kept, so that all states share it. The library is thread-safe.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef struct _AciesLibrary AciesLibrary;

/**
 * acies_library_new:
 * @folder: (nullable): the data folder, which contains "rulesets"; %NULL for the folder in the environment
 *   variable ACIES_DATA_DIR or, if it is not set, the installed folder
 */
AciesLibrary *acies_library_new            (const char    *folder);
AciesLibrary *acies_library_ref            (AciesLibrary  *self);
void          acies_library_unref          (AciesLibrary  *self);
const char   *acies_library_get_folder     (AciesLibrary  *self);

/* Returns: (transfer full): the ids of all rulesets, sorted */
char        **acies_library_list_rulesets  (AciesLibrary  *self);

/* Returns: (transfer full): the data folder of the ruleset, whether or not the folder exists */
char         *acies_library_dup_ruleset_folder (AciesLibrary *self,
                                            const char    *id);

/**
 * acies_library_get_ruleset:
 * @id: any text; no file is opened unless the text is the id of a ruleset
 * @error: %ACIES_FORMAT_ERROR
 *
 * Returns: (transfer none): the ruleset, owned by the library, or %NULL
 */
AciesRuleset *acies_library_get_ruleset    (AciesLibrary  *self,
                                            const char    *id,
                                            GError       **error);

/* Returns: (transfer full): paths of the scenarios of the ruleset, sorted by name */
char        **acies_library_list_scenarios (AciesLibrary  *self,
                                            const char    *id);

/* Returns: (transfer full): paths of the templates for new scenarios of the ruleset, sorted by name */
char        **acies_library_list_templates (AciesLibrary  *self,
                                            const char    *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLibrary, acies_library_unref)

G_END_DECLS
