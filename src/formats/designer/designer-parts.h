/* designer-parts.h - shared by the reader and the writer of the designer's files
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
  AciesState              *state;                    /* being built, owned by the reader */
  guint                    seen_sides;               /* bit by side: its player was read */
  int                      players[ACIES_MAX_SIDES]; /* by side: index of its player */
  int                      hands[ACIES_MAX_SIDES];   /* by side: number of cards stated for its player, or -1 */
} AciesDesignerReader;

/* A word of the files and its equivalent. */
typedef struct
{
  const char *word;
  const char *id;      /* in the ruleset, or NULL */
  gboolean    told;    /* whether reading it is reported as a correction */
} AciesDesignerWord;

/* --- designer-values.c: lookups, checks, reports */

/**
 * acies_designer_say:
 * @path: of the value, as in AciesJsonDocument
 * @format: one translated sentence; the message has the path before it
 */
AciesFinding *acies_designer_say      (const AciesDesignerReader *self,
                                       AciesSeverity              severity,
                                       const char                *code,
                                       const char                *path,
                                       const char                *format,
                                       ...) G_GNUC_PRINTF (5, 6);

/* (transfer full): @path with @key appended */
char         *acies_designer_path     (const char                *path,
                                       const char                *key);

/* The member @key, ignoring case; NULL also for a null value. */
JsonNode     *acies_designer_get      (JsonObject                *object,
                                       const char                *key);

/* Reports members that are not in @keys or are spelled with another case. */
void          acies_designer_check_keys (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char *const         *keys);

/**
 * acies_designer_get_object:
 * Returns: (nullable): the object required at @key; %NULL after a report
 */
JsonObject   *acies_designer_get_object (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char                *key);
JsonArray    *acies_designer_get_array (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char                *key);

/* The object required in @node; %NULL after a report. */
JsonObject   *acies_designer_as_object (const AciesDesignerReader *self,
                                       JsonNode                  *node,
                                       const char                *path);

/**
 * acies_designer_number:
 * @value: (inout): default if there is no valid number; numbers out of range become the nearest valid one
 */
void          acies_designer_number   (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path,
                                       const char                *key,
                                       int                        min,
                                       int                        max,
                                       int                       *value);

/* Is @node an integer, as a number or a string? */
gboolean      acies_designer_node_number (JsonNode               *node,
                                       gint64                    *number);

/* (nullable): the text at @key; %NULL if it has none */
const char   *acies_designer_text     (JsonObject                *object,
                                       const char                *key);

/**
 * acies_designer_find:
 * @list: @n items of @size bytes that start with an id (char *), or are one
 * @text: an id in CamelCase; another spelling is reported
 *
 * Returns: the index, or %ACIES_NO_ID
 */
AciesId       acies_designer_find     (const AciesDesignerReader *self,
                                       const char                *path,
                                       gconstpointer              list,
                                       gsize                      size,
                                       guint                      n,
                                       const char                *text);

/* (transfer full): @id in CamelCase: "MixedOrder" for "mixed-order" */
char         *acies_designer_camel    (const char                *id);

/* (transfer full): the title of a scenario, made from the file name */
char         *acies_designer_dup_title (const char               *name);

/**
 * acies_designer_read_hex:
 * @key: "(row,column)"
 *
 * Returns: whether it is a hex of the board; otherwise reported with @severity
 */
gboolean      acies_designer_read_hex (const AciesDesignerReader *self,
                                       const char                *path,
                                       const char                *key,
                                       AciesSeverity              severity,
                                       AciesHex                  *hex);

/**
 * acies_designer_read_id:
 * @missing: the message if no item is named
 *
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

/* The side at "Faction"; NO_SIDE after a report. */
AciesSide     acies_designer_read_side (const AciesDesignerReader *self,
                                       JsonObject                *object,
                                       const char                *path);

/* --- designer-read.c */

/* The end round for the designer's program, which ends the game before that round. */
int           acies_designer_end_round (const AciesState          *state);

/* A switch that has a fixed value in the designer's program. */
typedef struct
{
  const char *id;
  const char *value;
  const char *sentence; /* untranslated, for people */
} AciesDesignerSwitch;

#define ACIES_DESIGNER_N_SWITCHES 2
extern const AciesDesignerSwitch acies_designer_switches[ACIES_DESIGNER_N_SWITCHES];

/* Sets those switches to their fixed values. */
void             acies_designer_set_switches (AciesState *state);

G_END_DECLS
