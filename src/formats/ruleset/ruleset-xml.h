/* ruleset-xml.h - reads the data of a ruleset
 *
 * A ruleset is a folder with ruleset.xml (units, cards, terrain and so on), rules.xml (the rulebook in our own words) and,
 * optionally, computer.xml (values for computer players). All files are checked, so a loaded ruleset has only valid
 * references and numbers.
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
 * @folder: the folder with ruleset.xml and rules.xml
 * @findings: receives all faults; for files other than ruleset.xml, the message starts with the file name
 * @error: %ACIES_FORMAT_ERROR with the first finding, or the errors of acies_file_load()
 *
 * Returns: (transfer full): the ruleset, or %NULL on errors
 */
AciesRuleset *acies_ruleset_load (const char     *folder,
                                  AciesFindings  *findings,
                                  GError        **error);

/* --- translation into the user's language (ruleset-language.c)
 *
 * The data is English. When it is read, it is translated with the message contexts of po/its/acies.its. Statements of rules.xml
 * stay English, because they follow the English rulebooks. */

/* Returns: whether a catalogue for the user's language exists */
gboolean    acies_catalogue_exists  (void);

/**
 * acies_catalogue_look_up:
 * @context: a message context of po/its/acies.its
 *
 * Returns: (transfer none): the translation of @english, or @english itself
 */
const char *acies_catalogue_look_up (const char    *context,
                                     const char    *english);

/* Translates the names and texts below @root, a <ruleset> element. @ruleset must have its id; it keeps the English names
 * (acies_thing_get_english()). */
void        acies_ruleset_translate (AciesRuleset  *ruleset,
                                     AciesXmlNode  *root);

G_END_DECLS
