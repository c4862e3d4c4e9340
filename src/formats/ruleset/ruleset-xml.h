/* ruleset-xml.h - loads rulesets
 *
 * A ruleset is a folder with two or three files: ruleset.xml (units, cards, terrain and other data), rules.xml (a
 * paraphrase of the rulebook) and optionally computer.xml (settings for computer players). All files are checked. A
 * loaded ruleset therefore contains only valid references and numbers.
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
 * @folder: the folder of the ruleset
 * @findings: receives the errors in the data; a message about rules.xml or computer.xml starts with the file name
 * @error: %ACIES_FORMAT_ERROR with the first finding or XML error, or the errors of acies_file_load_regular()
 *
 * Loads a ruleset and translates its names and texts.
 *
 * Returns: (transfer full): the ruleset, or %NULL if it has any errors
 */
AciesRuleset *acies_ruleset_load (const char     *folder,
                                  AciesFindings  *findings,
                                  GError        **error);

/* --- translation into the user's language (ruleset-language.c)
 *
 * The data files are in English. Names and texts are translated when a ruleset is loaded, using the message contexts in
 * po/its/acies.its. The rules in rules.xml are not translated, because they follow the English rulebooks. */

/* Returns: whether there is a message catalogue for the user's language */
gboolean    acies_catalogue_exists  (void);

/**
 * acies_catalogue_look_up:
 * @context: a message context of po/its/acies.its
 *
 * Returns: (transfer none): the translation of @english; @english itself if there is no valid translation
 */
const char *acies_catalogue_look_up (const char    *context,
                                     const char    *english);

/* Translates the names and texts in a <ruleset> element.
 * @ruleset: a ruleset whose id is set; receives the English names for acies_thing_get_english()
 * @root: the <ruleset> element */
void        acies_ruleset_translate (AciesRuleset  *ruleset,
                                     AciesXmlNode  *root);

G_END_DECLS
