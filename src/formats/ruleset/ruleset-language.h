/* ruleset-language.h - names and texts of games in the language of the person
 *
 * The data is English. It is looked up in the catalogue when it is read, by the contexts that po/its/acies.its gives
 * the texts. Statements of rules.xml stay English, because they follow the English rulebooks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

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
