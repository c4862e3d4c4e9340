/* ruleset-xml.h - reading the data of a ruleset
 *
 * A ruleset is a folder with ruleset.xml (what there is), rules.xml (what the
 * rulebook says, in our own words), and perhaps computer.xml (what things are worth
 * to who plays for the computer). All are checked as a whole: a ruleset
 * that is returned has no open reference and no number out of range.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

G_BEGIN_DECLS

#define ACIES_RULESET_NS  "https://aciesgame.github.io/ns/ruleset"
#define ACIES_RULES_NS    "https://aciesgame.github.io/ns/rules"
#define ACIES_COMPUTER_NS "https://aciesgame.github.io/ns/computer"

/**
 * acies_ruleset_load:
 * @folder: the folder that holds ruleset.xml and rules.xml
 * @findings: everything that is wrong is added, those of the other files with
 *   their name before the message
 * @error: %ACIES_FORMAT_ERROR, with the first finding when there are any, or
 *   what acies_file_load() says
 *
 * Returns: (transfer full): the ruleset, or %NULL when anything is wrong
 */
AciesRuleset *acies_ruleset_load (const char     *folder,
                                  AciesFindings  *findings,
                                  GError        **error);

G_END_DECLS
