/* library.h - the data that comes with the program: rulesets and their scenarios
 *
 * A ruleset is read when it is first asked for and then kept, so that all
 * states of one library share it. May be used from several threads.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef struct _AciesLibrary AciesLibrary;

/**
 * acies_library_new:
 * @folder: (nullable): the data folder, that which has "rulesets" in it; %NULL
 *   for the one the environment variable ACIES_DATA_DIR names, else the one
 *   the program was installed with
 */
AciesLibrary *acies_library_new            (const char    *folder);
AciesLibrary *acies_library_ref            (AciesLibrary  *self);
void          acies_library_unref          (AciesLibrary  *self);
const char   *acies_library_get_folder     (AciesLibrary  *self);

/**
 * acies_library_list_rulesets:
 * Returns: (transfer full): the ids of all rulesets, sorted
 */
char        **acies_library_list_rulesets  (AciesLibrary  *self);

/**
 * acies_library_dup_ruleset_folder:
 * Returns: (transfer full): the folder with the data of the ruleset, whether it
 *   exists or not
 */
char         *acies_library_dup_ruleset_folder (AciesLibrary *self,
                                            const char    *id);

/**
 * acies_library_get_ruleset:
 * @id: any text; nothing but the id of a ruleset leads to a file
 * @error: %ACIES_FORMAT_ERROR
 *
 * Returns: (transfer none): the ruleset, kept by the library, or %NULL
 */
AciesRuleset *acies_library_get_ruleset    (AciesLibrary  *self,
                                            const char    *id,
                                            GError       **error);

/**
 * acies_library_list_scenarios:
 * Returns: (transfer full): paths of the scenarios that come with the ruleset,
 *   sorted by name
 */
char        **acies_library_list_scenarios (AciesLibrary  *self,
                                            const char    *id);

/**
 * acies_library_list_templates:
 * Returns: (transfer full): paths of the scenarios of the ruleset that are no
 *   battles but what one of one's own may begin with, sorted by name
 */
char        **acies_library_list_templates (AciesLibrary  *self,
                                            const char    *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLibrary, acies_library_unref)

G_END_DECLS
