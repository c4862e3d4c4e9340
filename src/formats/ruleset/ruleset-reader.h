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

/* How an attribute is read, and of what type its place is. */
typedef enum
{
  ACIES_FIELD_OWN,            /* by procedures; it is only known */
  ACIES_FIELD_NEEDED,         /* by procedures; without it, a fault */
  ACIES_FIELD_STRING,         /* char *, NULL when absent */
  ACIES_FIELD_NEEDED_STRING,
  ACIES_FIELD_RULE,           /* char *: the id of a statement, which must exist */
  ACIES_FIELD_NEEDED_RULE,
  ACIES_FIELD_ALIASES,        /* char **: other names, each as an id */
  /* The place of these is a number of any size. */
  ACIES_FIELD_FLAG,
  ACIES_FIELD_NUMBER,         /* fallback when absent or after a fault */
  ACIES_FIELD_NEEDED_NUMBER,
  ACIES_FIELD_SINCE,          /* the edition that brought the thing, 1 when absent */
  ACIES_FIELD_WORD,           /* which of words, the first when absent or after a fault */
  ACIES_FIELD_NEEDED_WORD,
  ACIES_FIELD_NEEDED_NAME,    /* the same of a list of the procedures' names */
  ACIES_FIELD_ID,             /* as acies_ruleset_look_up() */
  ACIES_FIELD_NEEDED_ID,
  ACIES_FIELD_IDS,            /* as acies_ruleset_look_up_all() */
  ACIES_FIELD_SIDES,          /* the same of sides, one at least */
} AciesFieldKind;

typedef AciesId (*AciesRulesetFind)   (const AciesRuleset       *ruleset,
                                       const char               *id);

/* An attribute. Tables of them end with one without a name. */
typedef struct
{
  const char        *name;
  AciesFieldKind     kind;
  gsize              offset;
  gsize              size;
  int                min;
  int                max;
  int                fallback;
  const char *const *words;
  gsize              names;  /* offset of such a list in AciesNames */
  AciesRulesetFind   find;
} AciesField;

#define ACIES_FIELD_TO(type, field) G_STRUCT_OFFSET (type, field), sizeof (((type *) NULL)->field)

/* Reads the attributes of @node into @thing. Returns: whether there was no fault */
gboolean acies_ruleset_read_fields    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       gpointer                  thing);

/* Attributes that are neither fields nor @others, which have blanks between them, are faults. */
void     acies_ruleset_check_fields   (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       const char               *others);

/* --- lists of things, of which each has an id and a name */

/* Gives the thing of @node its index, by element in @indexes; %FALSE if it is of no list. */
gboolean acies_ruleset_declare        (const AciesRulesetReader *self,
                                       AciesXmlNode             *node,
                                       GHashTable               *indexes);

/* A thing the procedures know by name must be there. */
void     acies_ruleset_check_names    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root);

/* Reads what was declared. */
void     acies_ruleset_fill           (const AciesRulesetReader *self,
                                       GPtrArray                *children,
                                       GHashTable               *indexes);

/* Reads an element in the thing of that @index; %FALSE if it is none of its own. */
typedef gboolean (*AciesRulesetChild) (const AciesRulesetReader *self,
                                       const AciesXmlNode       *child,
                                       guint                     index);

/* Reads and checks what fields do not say of it. */
typedef void (*AciesRulesetFinish)    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       guint                     index);

gboolean acies_ruleset_read_switch_child   (const AciesRulesetReader *self, const AciesXmlNode *child, guint index);
gboolean acies_ruleset_read_property_child (const AciesRulesetReader *self, const AciesXmlNode *child, guint index);
gboolean acies_ruleset_read_unit_child     (const AciesRulesetReader *self, const AciesXmlNode *child, guint index);
gboolean acies_ruleset_read_card_child     (const AciesRulesetReader *self, const AciesXmlNode *child, guint index);
void     acies_ruleset_finish_resource     (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_class        (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_die          (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_mark         (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_switch       (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_number       (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_property     (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_unit_type    (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_deck         (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);
void     acies_ruleset_finish_card         (const AciesRulesetReader *self, const AciesXmlNode *node, guint index);

/* What changes sides must find room where its like has stood: @node, a <unit-type>, and its pair are of one layer. */
void     acies_ruleset_check_pair     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* Adds the modifier of @node. */
void     acies_ruleset_read_modifier  (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

/* --- other files, and single attributes */

/* Reads the statements of rules.xml; the ruleset's id must be known. */
void     acies_ruleset_read_rules     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root);

/* Reads the numbers of computer.xml; the cards must be known. */
void     acies_ruleset_read_computer  (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root);

/* The attribute "source": where a number comes from, as a static word; NULL after a fault. */
const char *acies_ruleset_read_source (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node);

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
