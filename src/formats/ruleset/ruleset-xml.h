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
#include "engine/ruleset/ruleset.h"
#include "formats/xml/xml.h"

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

/* --- in the language of the person (ruleset-language.c)
 *
 * The data is English. It is looked up in the catalogue when it is read, by the contexts that po/its/acies.its gives
 * the texts. Statements of rules.xml stay English, because they follow the English rulebooks. */

/* Whether there is a catalogue for the language of the person. Without one, nothing needs to be looked up. */
gboolean    acies_catalogue_exists  (void);

/**
 * acies_catalogue_look_up:
 * @context: as in po/its/acies.its
 *
 * Returns: (transfer none): what the catalogue has for @english, or @english itself
 */
const char *acies_catalogue_look_up (const char    *context,
                                     const char    *english);

/* Replaces the names and texts below @root, a <ruleset>, by those in the language of the person. @ruleset, which has its
 * id already, keeps the English names: acies_thing_get_english(). */
void        acies_ruleset_translate (AciesRuleset  *ruleset,
                                     AciesXmlNode  *root);

G_END_DECLS
