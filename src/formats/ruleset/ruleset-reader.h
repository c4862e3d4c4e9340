/* ruleset-reader.h - internal API of the ruleset reader
 *
 * A thing is an element with an id in one of the lists of a ruleset, such as a unit type. The first pass assigns an index to each
 * id. The second pass reads the things. Therefore things can refer to each other in any order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "formats/xml/reader.h"

G_BEGIN_DECLS

typedef struct
{
  AciesReader       reader;   /* the first member, so that pointers to both types are equal */
  AciesRuleset     *ruleset;  /* the ruleset being built */
  const AciesProcs *procs;
} AciesRulesetReader;

/* How an attribute is read, and the type of its field. */
typedef enum
{
  ACIES_FIELD_OWN,            /* allowed; read by a finish function */
  ACIES_FIELD_NEEDED,         /* required; read by a finish function */
  ACIES_FIELD_STRING,         /* char *, NULL if missing */
  ACIES_FIELD_NEEDED_STRING,
  ACIES_FIELD_RULE,           /* char *: the id of an existing statement */
  ACIES_FIELD_NEEDED_RULE,
  ACIES_FIELD_ALIASES,        /* char **: other names, each an id */
  /* From here on, the fields are integers of any size. */
  ACIES_FIELD_FLAG,
  ACIES_FIELD_NUMBER,         /* AciesField.fallback if missing or after a fault */
  ACIES_FIELD_NEEDED_NUMBER,
  ACIES_FIELD_SINCE,          /* the edition that added the thing; 1 if missing */
  ACIES_FIELD_WORD,           /* index in words; 0 if missing or after a fault */
  ACIES_FIELD_NEEDED_WORD,
  ACIES_FIELD_NEEDED_NAME,    /* index in a list of AciesNames */
  ACIES_FIELD_ID,             /* see acies_ruleset_look_up() */
  ACIES_FIELD_NEEDED_ID,
  ACIES_FIELD_IDS,            /* see acies_ruleset_look_up_all() */
  ACIES_FIELD_SIDES,          /* one bit for each side; at least one side */
} AciesFieldKind;

typedef AciesId (*AciesRulesetFind)   (const AciesRuleset       *ruleset,
                                       const char               *id);

/* An attribute in a table of attributes. An element without a name ends the table. */
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
  gsize              names;  /* offset of the list in AciesNames */
  AciesRulesetFind   find;
} AciesField;

#define ACIES_FIELD_TO(type, field) G_STRUCT_OFFSET (type, field), sizeof (((type *) NULL)->field)

/* Reads the attributes of @node into @thing. Returns: %TRUE if there was no fault */
gboolean acies_ruleset_read_fields    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       gpointer                  thing);

/* Reports attributes that are in neither @fields nor @others, a list of names separated by spaces. */
void     acies_ruleset_check_fields   (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       const char               *others);

/* Same as acies_ruleset_check_fields(), for an element without content. */
void     acies_ruleset_check_leaf     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       const char               *others);

/* --- lists of things with an id and a name */

/* Adds an index for the thing of @node to @indexes. Returns: %FALSE if @node is not in a list */
gboolean acies_ruleset_declare        (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       GHashTable               *indexes);

/* Reports things that the procedures need but the ruleset does not have. */
void     acies_ruleset_check_names    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root);

/* Reads the declared things. */
void     acies_ruleset_fill           (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root,
                                       GHashTable               *indexes);

/* --- single attributes */

/* Returns: the thing whose id is in the attribute @name; NO_ID if missing or unknown */
AciesId  acies_ruleset_look_up        (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       AciesRulesetFind          find);

/* Returns: one bit for each thing whose id is in the attribute @name */
guint64  acies_ruleset_look_up_all    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       AciesRulesetFind          find);

/* Returns: the index in @words of the word in the attribute @name; -1 after a fault */
int      acies_ruleset_read_word      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       const char *const        *words);

G_END_DECLS
