/* tmx.h - import and export of hex and square maps for the map editor Tiled (https://www.mapeditor.org)
 *
 * A .tmx file contains the tiles of a map, but not their terrain. acies_tmx_read() reads a map. acies_tmx_build() then
 * converts the map to a scenario. The terrain of a tile comes from a mapping that the user provides. If the mapping has
 * no entry for a tile, the terrain is guessed from the names of the tile.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The classes of objects that are not units. */
#define ACIES_TMX_CAMP  "camp"
#define ACIES_TMX_ENTRY "entry"
#define ACIES_TMX_LABEL "label"

/* A tile that is used on the board. */
typedef struct
{
  guint32  gid;        /* global tile id, which identifies the tile in all layers */
  guint    kind;       /* index of the AciesTmxKind */
  char   **words;      /* (array zero-terminated=1): words that identify the tile in a mapping, most specific first */
  guint    n_numbers;  /* number of leading elements of @words that are numbers, not names */
} AciesTmxTile;

/* A group of tiles with the same name. Lists show the group as one item. */
typedef struct
{
  char  *word;        /* the name; for a tile without a name, "TILESET:NUMBER" or the global tile id */
  guint  n_hexes;     /* number of cells with a tile of this kind, in all layers */
  guint  first_tile;  /* index of the first tile of this kind */
  int    line;        /* line number of the first layer with a tile of this kind */
} AciesTmxKind;

/* An object of the map: a unit, a camp, an entry hex, a label or an unknown object. */
typedef struct
{
  int       id;          /* id in Tiled; 0 if missing */
  char     *name;        /* "" if missing */
  char     *class_;      /* "" if missing */
  GHashTable *properties; /* maps names to values; properties of the object override properties of its tile */
  char     *text;        /* (nullable): content of a text object */
  AciesHex  hex;         /* the hex, or ACIES_NO_HEX if the object is off the board */
  int       line;
} AciesTmxObject;

typedef struct
{
  char       *name;        /* file name, for messages */
  int         line;        /* line number of the <map> element */
  guint8      layout;      /* AciesBoardLayout: squares for an orthogonal map, otherwise hexes */
  guint       columns;     /* number of columns of the board */
  guint       rows;
  guint       n_layers;    /* number of visible tile layers */
  guint32    *cells;       /* tile index + 1 at layer * ACIES_MAX_HEXES + hex, lowest layer first; 0 if empty */
  GPtrArray  *tiles;       /* (element-type AciesTmxTile) */
  GPtrArray  *kinds;       /* (element-type AciesTmxKind): in order of first appearance */
  GPtrArray  *objects;     /* (element-type AciesTmxObject) */
  GHashTable *properties;  /* maps the names of the map's properties to their values */
} AciesTmx;

/**
 * acies_tmx_read:
 * @name: the file name, for messages
 * @file: (nullable): the map file; external tilesets are read only if the file is local and their paths are relative
 * @findings: receives a finding for each part of the map that is left out or changed
 * @error: %ACIES_FORMAT_ERROR if the map cannot become a board
 *
 * Reads a map. A hexagonal or staggered map becomes a hex board, and an orthogonal map becomes a square board.
 *
 * On a hex board, the second, fourth, sixth … rows are shifted to the right and are one hex shorter. If the rows of
 * the map are shifted differently, the board can become one column wider than the map to keep all tiles. A map with
 * staggered columns is rotated clockwise by 90 degrees. An infinite map is cropped to the part with tiles.
 *
 * Returns: (transfer full): the map, or %NULL on error
 */
AciesTmx        *acies_tmx_read             (GBytes                *bytes,
                                             const char            *name,
                                             GFile                 *file,
                                             AciesFindings         *findings,
                                             GError               **error);
void             acies_tmx_free             (AciesTmx              *self);

/* --- mapping of tiles to terrain */

/* A mapping of tiles to terrains. An entry identifies a tile by a name or a number. */
typedef struct _AciesTmxMapping AciesTmxMapping;

/* If an entry has this value instead of a terrain id, the tile is ignored, and the tile in the layer below is used. */
#define ACIES_TMX_NOTHING "-"

AciesTmxMapping *acies_tmx_mapping_new      (void);
void             acies_tmx_mapping_free     (AciesTmxMapping       *self);

/* Adds an entry, or replaces the existing entry for @tile. The case of @tile is ignored. */
void             acies_tmx_mapping_set      (AciesTmxMapping       *self,
                                             const char            *tile,
                                             const char            *terrain);

/**
 * acies_tmx_mapping_add_line:
 * @line: a line of the form "tile = terrain"; empty lines and lines that start with "#" are ignored
 * @error: %ACIES_FORMAT_ERROR with one sentence, without file name and line number
 *
 * Adds an entry from a line of text.
 */
gboolean         acies_tmx_mapping_add_line (AciesTmxMapping       *self,
                                             const char            *line,
                                             GError               **error);

/* Adds entries from a file with one entry on each line. Error messages start with the file name and the line number. */
gboolean         acies_tmx_mapping_read     (AciesTmxMapping       *self,
                                             GBytes                *bytes,
                                             const char            *name,
                                             GError               **error);

/* Returns: (transfer full): the entries as text that acies_tmx_mapping_read() can read */
char            *acies_tmx_mapping_to_string (const AciesTmxMapping *self);

/* Checks that @ruleset has every terrain in the mapping. */
gboolean         acies_tmx_mapping_check    (const AciesTmxMapping *self,
                                             const AciesRuleset    *ruleset,
                                             GError               **error);

/* Returns: (transfer full): the ids of all terrains of @ruleset, separated by commas */
char            *acies_tmx_dup_terrains     (const AciesRuleset    *ruleset);

/* Checks that @map has every tile in the mapping. */
gboolean         acies_tmx_mapping_check_tiles (const AciesTmxMapping *self,
                                             const AciesTmx        *map,
                                             GError               **error);

typedef enum
{
  ACIES_TMX_GIVEN,    /* the terrain comes from the mapping */
  ACIES_TMX_GUESSED,  /* the terrain was guessed from a name of the tile */
  ACIES_TMX_UNKNOWN,  /* the terrain is unknown; the ruleset's first terrain (clear ground) is used */
  ACIES_TMX_IGNORED,  /* the mapping ignores the tile */
} AciesTmxSource;

/**
 * acies_tmx_mapping_look_up:
 * @terrain: (out): the terrain; 0 if the result is %ACIES_TMX_UNKNOWN or %ACIES_TMX_IGNORED
 *
 * Looks up the terrain of a tile in the mapping. If the mapping has no entry for the tile, guesses the terrain.
 *
 * Returns: the source of the terrain
 */
AciesTmxSource   acies_tmx_mapping_look_up  (const AciesTmxMapping *self,
                                             const AciesRuleset    *ruleset,
                                             const AciesTmxTile    *tile,
                                             AciesId               *terrain);

/* --- conversion to a scenario */

/**
 * acies_tmx_check_ruleset:
 * @error: %ACIES_FORMAT_ERROR if boards of @ruleset have a different layout or cannot be the same size as the map
 *
 * Returns: whether the map can become a scenario of @ruleset
 */
gboolean         acies_tmx_check_ruleset    (const AciesTmx        *self,
                                             const AciesRuleset    *ruleset,
                                             GError               **error);

/**
 * acies_tmx_choose_ruleset:
 * @error: set if no suitable ruleset is found
 *
 * Chooses a ruleset for the map. If the property "ruleset" of the map is the id of an installed ruleset, that ruleset
 * is used. Otherwise, the function chooses among the rulesets that fit the board. It prefers the ruleset that
 * recognises the most kinds of tiles and the most units.
 *
 * Returns: (transfer none): the ruleset, or %NULL on error
 */
AciesRuleset    *acies_tmx_choose_ruleset   (const AciesTmx        *self,
                                             AciesLibrary          *library,
                                             GError               **error);

/**
 * acies_tmx_build:
 * @ruleset: a ruleset that acies_tmx_check_ruleset() accepts
 * @findings: receives a finding for each part of the map that is left out or changed
 *
 * Converts the map to a scenario.
 *
 * Returns: (transfer full): a scenario in edit mode
 */
AciesState      *acies_tmx_build            (const AciesTmx        *self,
                                             AciesRuleset          *ruleset,
                                             const AciesTmxMapping *mapping,
                                             AciesFindings         *findings);

/* --- writing */

/* Sizes of an exported tile in pixels. Hexes are as regular as integer sizes allow. On a square board, the height of a
 * tile is ACIES_TMX_TILE_WIDTH. ACIES_TMX_TILE_COLUMNS is the number of tiles in a row of the tile picture. */
#define ACIES_TMX_TILE_COLUMNS 8
#define ACIES_TMX_TILE_WIDTH   90
#define ACIES_TMX_TILE_HEIGHT  104
#define ACIES_TMX_SIDE_LENGTH  52
#define ACIES_TMX_ROW_HEIGHT   ((ACIES_TMX_TILE_HEIGHT + ACIES_TMX_SIDE_LENGTH) / 2)

/* Returns: (transfer full): the file name of the tile picture: "pydna-tiles.png" if @name is "pydna.tmx" */
char            *acies_tmx_dup_picture_name (const char            *name);

/**
 * acies_tmx_write:
 * @state: a scenario or a game; for a game, only the current position is written
 * @name: the file name
 * @findings: receives a finding for each part of @state that a map cannot contain
 *
 * Converts a scenario or game to a map.
 *
 * Returns: (transfer full): the content of the .tmx file
 */
char            *acies_tmx_write            (const AciesState      *state,
                                             const char            *name,
                                             AciesFindings         *findings,
                                             GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTmx, acies_tmx_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTmxMapping, acies_tmx_mapping_free)

G_END_DECLS
