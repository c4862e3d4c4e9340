/* ruleset-reader.h - what the parts of the ruleset's reader share
 *
 * First every thing gets its index by its id, then each is filled in, so that
 * things may refer to each other in any order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "formats/xml/reader.h"

G_BEGIN_DECLS

typedef struct
{
  AciesReader       reader;   /* first, so that the one is the other */
  AciesRuleset     *ruleset;  /* being built */
  const AciesProcs *procs;
} AciesRulesetReader;

/* Each fills in the thing of that @index from its element. */
typedef void (*AciesRulesetFill) (const AciesRulesetReader *self,
                                  const AciesXmlNode       *node,
                                  guint                     index);

void     acies_ruleset_fill_side      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_attribute (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_symbol    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_die       (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_skill     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_mark      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_class     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_terrain   (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_switch    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_number    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_resource  (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_property  (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_unit_type (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_deck      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);
void     acies_ruleset_fill_card      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);

/* Reads <board>: layout, the usual size, and further ones of boards of squares. */
void     acies_ruleset_read_board     (const AciesRulesetReader *self,
                                        const AciesXmlNode       *node);

/* Reads <area>: what of a board belongs to a side. */
void     acies_ruleset_read_area      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* What changes sides must find room where its like has stood: @node, a <unit-type>, and its pair are of one layer. */
void     acies_ruleset_check_pair     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* Adds the <option> of @node, which may have @attributes alone, to those of a choice. */
void     acies_ruleset_add_option (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *attributes,
                                       GPtrArray                *options);

/* Gives @type, which is one of the ruleset, the property of @node. */
void     acies_ruleset_read_type_property (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       AciesUnitType            *type);

/* Adds the modifier of @node. */
void     acies_ruleset_read_modifier  (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* Reads the statements of rules.xml; the ruleset's id must be known. */
void     acies_ruleset_read_rules     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root);

/* Reads the numbers of computer.xml; the cards must be known. */
void     acies_ruleset_read_computer  (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root);

/* Puts the name of the file before what was found in it, from the finding @first on. */
void     acies_ruleset_name_findings  (const AciesRulesetReader *self,
                                       guint                     first,
                                       const char               *file);

/* The attribute "rule": the id of a statement, which must exist; NULL for none. */
char    *acies_ruleset_dup_rule       (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* The attribute "aliases": other names, each as an id; empty without it. */
char   **acies_ruleset_dup_aliases    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* The text of <text> in @node, where nothing else may stand; NULL for none. */
char    *acies_ruleset_dup_text       (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* The attribute "since": the edition that brought the thing, 1 when absent. */
guint16  acies_ruleset_read_since     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* The attribute "source": where a number comes from, as a static word; NULL after a fault. */
const char *acies_ruleset_read_source (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

typedef AciesId (*AciesRulesetFind)   (const AciesRuleset       *ruleset,
                                       const char               *id);

/* The attribute @name: one id, looked up; NO_ID when absent or unknown. */
AciesId  acies_ruleset_look_up        (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       AciesRulesetFind          find);

/* The attribute @name: a list of ids, looked up, as bits. */
guint64  acies_ruleset_look_up_all    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       AciesRulesetFind          find);

/* The attribute @name: one of @words, as its index; -1 after a fault. */
int      acies_ruleset_read_word      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       const char *const        *words);

G_END_DECLS
