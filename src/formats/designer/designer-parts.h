/* designer-parts.h - what the parts of the reader and writer of the designer's files share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/designer/designer.h"
#include "formats/json/json.h"

G_BEGIN_DECLS

typedef struct
{
  AciesFindings           *findings;
  const AciesJsonDocument *document;
  const AciesRuleset      *ruleset;
  AciesState              *state;                    /* being built; nobody else has it yet */
  guint                    seen_sides;               /* bit by side: its player was there */
  int                      players[ACIES_MAX_SIDES]; /* by side: which of the players it is */
  int                      hands[ACIES_MAX_SIDES];   /* cards that its player says he has, or -1 */
} AciesDesignerReader;

/* A word of the files and what it stands for. */
typedef struct
{
  const char *word;
  const char *id;      /* of the ruleset, or NULL */
  gboolean    told;    /* it was put right */
} AciesDesignerWord;

/* --- designer-values.c: looking, checking, reporting */

/**
 * acies_designer_say:
 * @path: of the value, as AciesJsonDocument has it
 * @format: one translated sentence; the path stands before it
 */
AciesFinding *acies_designer_say      (const AciesDesignerReader *self,
                                       AciesSeverity              severity,
                                       const char                *code,
                                       const char                *path,
                                       const char                *format,
                                       ...) G_GNUC_PRINTF (5, 6);

/* Returns: (transfer full): @path and one key more */
char         *acies_designer_path     (const char                *path,
                                       const char                *key);

/* The member @key, in whatever capitals it is written; NULL also for null. */
JsonNode     *acies_designer_get      (JsonObject                *object,
                                       const char                *key);

/* Reports the members that are none of @keys, and those written in other letters. */
void          acies_designer_check_keys (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char *const         *keys);

/**
 * acies_designer_get_object:
 * Returns: (nullable): the object that must stand at @key; else it was reported
 */
JsonObject   *acies_designer_get_object (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char                *key);
JsonArray    *acies_designer_get_array (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char                *key);

/* The object that @node must be; else it was reported. */
JsonObject   *acies_designer_as_object (const AciesDesignerReader *self,
                                       JsonNode                  *node,
                                       const char                *path);

/**
 * acies_designer_number:
 * @value: (inout): what holds when there is no good number; one out of range
 *   becomes the nearest
 */
void          acies_designer_number   (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char                *key,
                                       int                        min,
                                       int                        max,
                                       int                       *value);

/* Is there a whole number in @node, written as a number or as a text? */
gboolean      acies_designer_node_number (JsonNode               *node,
                                       gint64                    *number);

/* (nullable): the text at @key, %NULL where there is none. */
const char   *acies_designer_text     (JsonObject                *object,
                                       const char                *key);

/**
 * acies_designer_find:
 * @list: @n things of @size bytes that begin with their id (char *), or are one
 * @text: an id of them in CamelCase; other letters are reported
 * Returns: its index, or %ACIES_NO_ID
 */
AciesId       acies_designer_find     (const AciesDesignerReader *self,
                                       const char                *path,
                                       gconstpointer              list,
                                       gsize                      size,
                                       guint                      n,
                                       const char                *text);

/* "mixed-order" becomes "MixedOrder". */
char         *acies_designer_camel    (const char                *id);

/* The title of a scenario in a file of that name. */
char         *acies_designer_dup_title (const char               *name);

/**
 * acies_designer_read_hex:
 * @key: "(row,column)"
 * Returns: whether it is a hex of the board; if not, it was reported with
 *   @severity
 */
gboolean      acies_designer_read_hex (const AciesDesignerReader *self,
                                       const char                *path,
                                       const char                *key,
                                       AciesSeverity              severity,
                                       AciesHex                  *hex);

/**
 * acies_designer_read_id:
 * @missing: what is said where none of them is named
 * Returns: as acies_designer_find() for the text at @key
 */
AciesId       acies_designer_read_id  (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char                *key,
                                       gconstpointer              list,
                                       gsize                      size,
                                       guint                      n,
                                       const char                *code,
                                       const char                *missing);

/* The side at "Faction", or NO_SIDE after a report. */
AciesSide     acies_designer_read_side (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path);

/* --- designer-read.c */

/* The end round that lets the designer's program play as many rounds as @state has: it ends when that one would begin. */
int           acies_designer_end_round (const AciesState          *state);

/* A switch that the designer's program plays by, whatever a file says. */
typedef struct
{
  const char *id;
  const char *value;
  const char *sentence; /* to be translated */
} AciesDesignerSwitch;

#define ACIES_DESIGNER_N_SWITCHES 2
extern const AciesDesignerSwitch acies_designer_switches[ACIES_DESIGNER_N_SWITCHES];

/* Sets those of @state that the designer's program plays by. */
void             acies_designer_set_switches (AciesState *state);

G_END_DECLS
