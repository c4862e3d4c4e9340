/* tmx.h - maps of hexes and of squares, of Tiled (https://www.mapeditor.org): .tmx
 *
 * A map knows tiles, not terrain. So it is read first for itself, then made a
 * scenario of some ruleset by a mapping: what people gave, else what the names
 * of the tiles let one guess.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Classes of objects that are no units. */
#define ACIES_TMX_CAMP  "camp"
#define ACIES_TMX_ENTRY "entry"
#define ACIES_TMX_LABEL "label"

/* A tile that the map uses on the board. */
typedef struct
{
  guint32  gid;        /* its number in the layers of the map */
  guint    kind;       /* index of the kind it is of */
  char   **words;      /* what a mapping may call it, the most particular first */
  guint    n_numbers;  /* how many of them, the first ones, are numbers and no names */
} AciesTmxTile;

/* Tiles that have the same name: what people see in a list. */
typedef struct
{
  char  *word;        /* the name; for a nameless tile "tileset:number", or its gid */
  guint  n_hexes;     /* that have such a tile, layer by layer */
  guint  first_tile;  /* index of one of its tiles */
  int    line;        /* of the first layer that has it */
} AciesTmxKind;

/* A unit, camp, entry, label or something unknown. */
typedef struct
{
  int       id;          /* in Tiled, 0 for none */
  char     *name;        /* "" for none, so below */
  char     *class_;
  GHashTable *properties; /* name -> value: its own, else those of its tile */
  char     *text;        /* of a text object, else NULL */
  AciesHex  hex;         /* or ACIES_NO_HEX: off the board */
  int       line;
} AciesTmxObject;

typedef struct
{
  char       *name;        /* what messages call the file */
  int         line;        /* of the element <map> */
  guint8      layout;      /* AciesBoardLayout: what an orthogonal map has are squares */
  guint       columns;     /* of our board */
  guint       rows;
  guint       n_layers;    /* of tiles, those that are shown */
  guint32    *cells;       /* by layer, from below, and hex: 1 + index of a tile, 0 for none */
  GPtrArray  *tiles;       /* of AciesTmxTile */
  GPtrArray  *kinds;       /* of AciesTmxKind, in the order of the map */
  GPtrArray  *objects;     /* of AciesTmxObject */
  GHashTable *properties;  /* of the map: name -> value */
} AciesTmx;

/**
 * acies_tmx_read:
 * @name: what messages call the file
 * @file: (nullable): where it lies, to find tilesets in files of their own; they are
 *   looked for on this machine only, by a relative path
 * @findings: what was left out is added
 * @error: %ACIES_FORMAT_ERROR: why it cannot be a board of ours
 *
 * Our rows are staggered, the second, fourth ... to the right, and those are one hex
 * shorter. A map that is staggered otherwise keeps all its tiles, and the board is one
 * column wider where some stick out; one with staggered columns is turned by 90 degrees.
 * Of an infinite map the part that has tiles is taken. The tiles of an orthogonal map
 * become squares.
 *
 * Returns: (transfer full): the map, or %NULL
 */
AciesTmx        *acies_tmx_read             (GBytes                *bytes,
                                             const char            *name,
                                             GFile                 *file,
                                             AciesFindings         *findings,
                                             GError               **error);
void             acies_tmx_free             (AciesTmx              *self);

/* --- mapping */

/* What people said: names or numbers of tiles and the terrain they stand for. */
typedef struct _AciesTmxMapping AciesTmxMapping;

/* In place of the id of a terrain: the tile counts for nothing, that below it does. */
#define ACIES_TMX_NOTHING "-"

AciesTmxMapping *acies_tmx_mapping_new      (void);
void             acies_tmx_mapping_free     (AciesTmxMapping       *self);

/* Of two that name the same tile the later one holds. */
void             acies_tmx_mapping_set      (AciesTmxMapping       *self,
                                             const char            *tile,
                                             const char            *terrain);

/**
 * acies_tmx_mapping_add_line:
 * @line: "tile = terrain"; nothing, or what begins with #, says nothing
 * @error: %ACIES_FORMAT_ERROR, one sentence without a place
 */
gboolean         acies_tmx_mapping_add_line (AciesTmxMapping       *self,
                                             const char            *line,
                                             GError               **error);

/* A file of such lines; the message has its name and the line. */
gboolean         acies_tmx_mapping_read     (AciesTmxMapping       *self,
                                             GBytes                *bytes,
                                             const char            *name,
                                             GError               **error);

/* (transfer full): such lines, to be read again */
char            *acies_tmx_mapping_to_string (const AciesTmxMapping *self);

/* Whether the ruleset has every terrain that is named. */
gboolean         acies_tmx_mapping_check    (const AciesTmxMapping *self,
                                             const AciesRuleset    *ruleset,
                                             GError               **error);

/* (transfer full): the ids of the terrains that a tile can stand for, commas between */
char            *acies_tmx_dup_terrains     (const AciesRuleset    *ruleset);

/* Whether the map has every tile that is named. */
gboolean         acies_tmx_mapping_check_tiles (const AciesTmxMapping *self,
                                             const AciesTmx        *map,
                                             GError               **error);

typedef enum
{
  ACIES_TMX_GIVEN,    /* by the mapping */
  ACIES_TMX_GUESSED,  /* from a name */
  ACIES_TMX_UNKNOWN,  /* it becomes the ruleset's first terrain, the clear ground */
  ACIES_TMX_IGNORED,  /* by the mapping: it counts for nothing */
} AciesTmxSource;

/**
 * acies_tmx_mapping_look_up:
 * @terrain: (out): 0 unless it was given or guessed
 */
AciesTmxSource   acies_tmx_mapping_look_up  (const AciesTmxMapping *self,
                                             const AciesRuleset    *ruleset,
                                             const AciesTmxTile    *tile,
                                             AciesId               *terrain);

/* --- becoming a scenario */

/**
 * acies_tmx_check_ruleset:
 * @error: %ACIES_FORMAT_ERROR: boards of @ruleset are laid out otherwise, or none is so large
 *
 * Returns: whether the map can become a scenario of @ruleset
 */
gboolean         acies_tmx_check_ruleset    (const AciesTmx        *self,
                                             const AciesRuleset    *ruleset,
                                             GError               **error);

/**
 * acies_tmx_choose_ruleset:
 * @error: when there is none at all that the map can become a scenario of
 *
 * Returns: (transfer none): the one the map names, else of those that its board fits
 *   that which knows most of its tiles and units by name
 */
AciesRuleset    *acies_tmx_choose_ruleset   (const AciesTmx        *self,
                                             AciesLibrary          *library,
                                             GError               **error);

/**
 * acies_tmx_build:
 * @ruleset: one that acies_tmx_check_ruleset() accepts
 * @findings: what has no place in the scenario is added
 * Returns: (transfer full): a scenario in edit mode
 */
AciesState      *acies_tmx_build            (const AciesTmx        *self,
                                             AciesRuleset          *ruleset,
                                             const AciesTmxMapping *mapping,
                                             AciesFindings         *findings);

/* --- writing */

/* Hexes as regular as whole pixels allow; squares are as high as they are wide. */
#define ACIES_TMX_TILE_COLUMNS 8
#define ACIES_TMX_TILE_WIDTH   90
#define ACIES_TMX_TILE_HEIGHT  104
#define ACIES_TMX_SIDE_LENGTH  52
#define ACIES_TMX_ROW_HEIGHT   ((ACIES_TMX_TILE_HEIGHT + ACIES_TMX_SIDE_LENGTH) / 2)

/* (transfer full): the name of the picture of its tiles, for a map of that name */
char            *acies_tmx_dup_picture_name (const char            *name);

/**
 * acies_tmx_write:
 * @state: a scenario; or a game, of which the position is written
 * @name: of the file
 * @findings: what such a map cannot hold is added
 *
 * Returns: (transfer full): what a file of that name is to hold
 */
char            *acies_tmx_write            (const AciesState      *state,
                                             const char            *name,
                                             AciesFindings         *findings,
                                             GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTmx, acies_tmx_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTmxMapping, acies_tmx_mapping_free)

G_END_DECLS
