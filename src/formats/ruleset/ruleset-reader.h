/* ruleset-reader.h - shared by the parts of the ruleset reader
 *
 * The first pass assigns an index to each thing by its id, the second fills them in. So things can refer to each other in
 * any order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "formats/xml/reader.h"

G_BEGIN_DECLS

typedef struct
{
  AciesReader       reader;   /* first, so that a pointer to one is a pointer to the other */
  AciesRuleset     *ruleset;  /* being built */
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
  /* The fields of the following are integers of any size. */
  ACIES_FIELD_FLAG,
  ACIES_FIELD_NUMBER,         /* fallback if missing or after a fault */
  ACIES_FIELD_NEEDED_NUMBER,
  ACIES_FIELD_SINCE,          /* the edition that added the thing; 1 if missing */
  ACIES_FIELD_WORD,           /* index in words; 0 if missing or after a fault */
  ACIES_FIELD_NEEDED_WORD,
  ACIES_FIELD_NEEDED_NAME,    /* the same in a list of AciesNames */
  ACIES_FIELD_ID,             /* as acies_ruleset_look_up() */
  ACIES_FIELD_NEEDED_ID,
  ACIES_FIELD_IDS,            /* as acies_ruleset_look_up_all() */
  ACIES_FIELD_SIDES,          /* the same for sides, at least one */
} AciesFieldKind;

typedef AciesId (*AciesRulesetFind)   (const AciesRuleset       *ruleset,
                                       const char               *id);

/* An attribute. Tables end with an entry without name. */
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

/* Reads the attributes of @node into @thing. Returns: whether there was no fault */
gboolean acies_ruleset_read_fields    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       gpointer                  thing);

/* Reports attributes that are in neither @fields nor @others, which are separated by spaces. */
void     acies_ruleset_check_fields   (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       const char               *others);

/* The same for an element without content. */
void     acies_ruleset_check_leaf     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       const char               *others);

/* --- lists of things with an id and a name */

/* Assigns an index to the thing of @node and adds it to @indexes; %FALSE if @node is not in a list. */
gboolean acies_ruleset_declare        (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       GHashTable               *indexes);

/* Reports things that the procedures need and the ruleset does not have. */
void     acies_ruleset_check_names    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root);

/* Reads the declared things. */
void     acies_ruleset_fill           (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root,
                                       GHashTable               *indexes);

/* --- single attributes */

/* The id in the attribute @name, looked up; NO_ID if missing or unknown. */
AciesId  acies_ruleset_look_up        (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       AciesRulesetFind          find);

/* The ids in the attribute @name, looked up, as bits. */
guint64  acies_ruleset_look_up_all    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       AciesRulesetFind          find);

/* The word in the attribute @name as an index of @words; -1 after a fault. */
int      acies_ruleset_read_word      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       const char *const        *words);

G_END_DECLS
