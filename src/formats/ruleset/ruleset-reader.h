/* ruleset-reader.h - internal API of the ruleset reader
 *
 * A thing is an element with an id in one of the lists of a ruleset, such as a unit type. The reader makes two passes.
 * The first pass assigns an index to each id, and the second pass reads the attributes. An attribute can therefore
 * refer to a thing that is defined later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "formats/xml/reader.h"

G_BEGIN_DECLS

typedef struct
{
  AciesReader       reader;   /* must be the first member, so that the structure can be cast to AciesReader */
  AciesRuleset     *ruleset;  /* ruleset that is being read */
  const AciesProcs *procs;
} AciesRulesetReader;

/* How an attribute is read, and the type of the field that stores it. */
typedef enum
{
  ACIES_FIELD_OWN,            /* optional; read by the finish function of the list (ruleset-things.c) */
  ACIES_FIELD_NEEDED,         /* required; otherwise like ACIES_FIELD_OWN */
  ACIES_FIELD_STRING,         /* char *; NULL if missing */
  ACIES_FIELD_NEEDED_STRING,
  ACIES_FIELD_RULE,           /* char *; the id of a statement in rules.xml */
  ACIES_FIELD_NEEDED_RULE,
  ACIES_FIELD_ALIASES,        /* char **; alternative names, which follow the syntax of ids */
  /* Attributes of the kinds below are stored in integer fields of any size. */
  ACIES_FIELD_FLAG,
  ACIES_FIELD_NUMBER,         /* AciesField.fallback if missing or invalid */
  ACIES_FIELD_NEEDED_NUMBER,
  ACIES_FIELD_SINCE,          /* edition in which the thing was added; 1 if missing */
  ACIES_FIELD_WORD,           /* index in AciesField.words; 0 if missing or invalid */
  ACIES_FIELD_NEEDED_WORD,
  ACIES_FIELD_NEEDED_NAME,    /* index in one of the lists in AciesNames */
  ACIES_FIELD_ID,             /* see acies_ruleset_look_up() */
  ACIES_FIELD_NEEDED_ID,
  ACIES_FIELD_IDS,            /* see acies_ruleset_look_up_all() */
  ACIES_FIELD_SIDES,          /* bit mask of sides; at least one side is required */
} AciesFieldKind;

typedef AciesId (*AciesRulesetFind)   (const AciesRuleset       *ruleset,
                                       const char               *id);

/* Describes an attribute. The last entry in a table of attributes has no name. */
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
  gsize              names;  /* offset of the list of names in AciesNames */
  AciesRulesetFind   find;
} AciesField;

#define ACIES_FIELD_TO(type, field) G_STRUCT_OFFSET (type, field), sizeof (((type *) NULL)->field)

/* Reads the attributes of @node into @thing and reports faults. Returns: %TRUE if there were no faults */
gboolean acies_ruleset_read_fields    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       gpointer                  thing);

/* Reports attributes of @node that are neither in @fields nor in @others, a list of names separated by spaces. */
void     acies_ruleset_check_fields   (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       const char               *others);

/* Like acies_ruleset_check_fields(), but also reports any content of @node. */
void     acies_ruleset_check_leaf     (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const AciesField         *fields,
                                       const char               *others);

/* --- lists of things with an id and a name */

/* Stores the id and the name of a thing, and adds its index to @indexes, with @node as the key. Returns: %FALSE if
 * @node does not define a thing */
gboolean acies_ruleset_declare        (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       GHashTable               *indexes);

/* Reports things that the procedures need (AciesProcs.names) but the ruleset does not have. */
void     acies_ruleset_check_names    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root);

/* Reads all things in @indexes. */
void     acies_ruleset_fill           (const AciesRulesetReader *self,
                                       const AciesXmlNode       *root,
                                       GHashTable               *indexes);

/* --- single attributes */

/* Looks up the thing whose id is the value of the attribute @name. Reports an unknown id.
 * Returns: the index of the thing; NO_ID if the attribute is missing or the id is unknown */
AciesId  acies_ruleset_look_up        (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       AciesRulesetFind          find);

/* Looks up the things whose ids are listed in the attribute @name. Reports unknown ids.
 * Returns: a bit mask of the things */
guint64  acies_ruleset_look_up_all    (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       AciesRulesetFind          find);

/* Looks up the value of the attribute @name in @words. Reports a missing or invalid value.
 * Returns: the index in @words, or -1 */
int      acies_ruleset_read_word      (const AciesRulesetReader *self,
                                       const AciesXmlNode       *node,
                                       const char               *name,
                                       const char *const        *words);

G_END_DECLS
