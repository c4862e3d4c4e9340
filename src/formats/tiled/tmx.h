/* tmx.h - hex and square maps of Tiled (https://www.mapeditor.org): .tmx
 *
 * A map has tiles but no terrain. The map is read first and then converted to a scenario of a ruleset. The terrain comes
 * from the user's mapping or, for other tiles, from the names of the tiles.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* Classes of objects that are not units. */
#define ACIES_TMX_CAMP  "camp"
#define ACIES_TMX_ENTRY "entry"
#define ACIES_TMX_LABEL "label"

/* A tile used on the board. */
typedef struct
{
  guint32  gid;        /* number of the tile in the layers of the map */
  guint    kind;       /* index of the kind of the tile */
  char   **words;      /* words for mappings, most specific first */
  guint    n_numbers;  /* number of words at the start that are numbers, not names */
} AciesTmxTile;

/* Tiles of the same name, shown as one item of a list. */
typedef struct
{
  char  *word;        /* the name; for a tile without a name, "tileset:number" or the gid */
  guint  n_hexes;     /* number of cells with a tile of this kind, in all layers */
  guint  first_tile;  /* index of a tile of this kind */
  int    line;        /* line of the first layer with a tile of this kind */
} AciesTmxKind;

/* An object: a unit, camp, entry, label or unknown. */
typedef struct
{
  int       id;          /* id in Tiled; 0 if missing */
  char     *name;        /* "" if missing */
  char     *class_;      /* "" if missing */
  GHashTable *properties; /* name -> value; properties of the object override properties of its tile */
  char     *text;        /* content of a text object, else NULL */
  AciesHex  hex;         /* the hex, or ACIES_NO_HEX if the object is off the board */
  int       line;
} AciesTmxObject;

typedef struct
{
  char       *name;        /* the file name, for messages */
  int         line;        /* line of the <map> element */
  guint8      layout;      /* AciesBoardLayout: squares for an orthogonal map */
  guint       columns;     /* number of columns of the board */
  guint       rows;
  guint       n_layers;    /* number of visible tile layers */
  guint32    *cells;       /* by layer (lowest first) and hex: index of a tile plus 1; 0 if empty */
  GPtrArray  *tiles;       /* of AciesTmxTile */
  GPtrArray  *kinds;       /* of AciesTmxKind, in the order of the map */
  GPtrArray  *objects;     /* of AciesTmxObject */
  GHashTable *properties;  /* properties of the map: name -> value */
} AciesTmx;

/**
 * acies_tmx_read:
 * @name: the file name, for messages
 * @file: (nullable): the map file, to find external tilesets; only local relative paths are used
 * @findings: receives the omitted parts
 * @error: %ACIES_FORMAT_ERROR if the map cannot become a board
 *
 * On hex boards, the second, fourth … rows are shifted right and are one hex shorter. A map with other shifts keeps all its
 * tiles and, if needed, gains a column. A map with staggered columns is rotated by 90 degrees. An infinite map is cropped to
 * the part with tiles. The tiles of an orthogonal map become squares.
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

/* The user's mapping of tiles, by name or number, to terrains. */
typedef struct _AciesTmxMapping AciesTmxMapping;

/* A value instead of a terrain id, which means: ignore the tile and use the tile below it. */
#define ACIES_TMX_NOTHING "-"

AciesTmxMapping *acies_tmx_mapping_new      (void);
void             acies_tmx_mapping_free     (AciesTmxMapping       *self);

/* Adds an entry, or replaces the entry for the same tile. */
void             acies_tmx_mapping_set      (AciesTmxMapping       *self,
                                             const char            *tile,
                                             const char            *terrain);

/**
 * acies_tmx_mapping_add_line:
 * @line: "tile = terrain"; empty lines and lines that start with # are ignored
 * @error: %ACIES_FORMAT_ERROR with one sentence, without file and line
 */
gboolean         acies_tmx_mapping_add_line (AciesTmxMapping       *self,
                                             const char            *line,
                                             GError               **error);

/* Reads a file of mapping lines. Error messages start with the file name and the line. */
gboolean         acies_tmx_mapping_read     (AciesTmxMapping       *self,
                                             GBytes                *bytes,
                                             const char            *name,
                                             GError               **error);

/* Returns: (transfer full): all entries as lines that acies_tmx_mapping_read() can read */
char            *acies_tmx_mapping_to_string (const AciesTmxMapping *self);

/* Checks that the ruleset has every terrain of the mapping. */
gboolean         acies_tmx_mapping_check    (const AciesTmxMapping *self,
                                             const AciesRuleset    *ruleset,
                                             GError               **error);

/* Returns: (transfer full): the ids of the terrains that tiles can have, separated by commas */
char            *acies_tmx_dup_terrains     (const AciesRuleset    *ruleset);

/* Checks that the map has every tile of the mapping. */
gboolean         acies_tmx_mapping_check_tiles (const AciesTmxMapping *self,
                                             const AciesTmx        *map,
                                             GError               **error);

typedef enum
{
  ACIES_TMX_GIVEN,    /* set by the mapping */
  ACIES_TMX_GUESSED,  /* guessed from a name */
  ACIES_TMX_UNKNOWN,  /* becomes the ruleset's first terrain, clear ground */
  ACIES_TMX_IGNORED,  /* ignored by the mapping */
} AciesTmxSource;

/**
 * acies_tmx_mapping_look_up:
 * @terrain: (out): the terrain; 0 unless the result is ACIES_TMX_GIVEN or ACIES_TMX_GUESSED
 */
AciesTmxSource   acies_tmx_mapping_look_up  (const AciesTmxMapping *self,
                                             const AciesRuleset    *ruleset,
                                             const AciesTmxTile    *tile,
                                             AciesId               *terrain);

/* --- conversion to a scenario */

/**
 * acies_tmx_check_ruleset:
 * @error: %ACIES_FORMAT_ERROR if boards of @ruleset have another layout or cannot be this large
 *
 * Returns: whether the map can become a scenario of @ruleset
 */
gboolean         acies_tmx_check_ruleset    (const AciesTmx        *self,
                                             const AciesRuleset    *ruleset,
                                             GError               **error);

/**
 * acies_tmx_choose_ruleset:
 * @error: set if the map fits no ruleset
 *
 * Returns: (transfer none): the ruleset named by the map; otherwise, among the rulesets that fit the board, the ruleset that
 *   recognises the highest number of tile and unit names
 */
AciesRuleset    *acies_tmx_choose_ruleset   (const AciesTmx        *self,
                                             AciesLibrary          *library,
                                             GError               **error);

/**
 * acies_tmx_build:
 * @ruleset: a ruleset that acies_tmx_check_ruleset() accepts
 * @findings: receives the parts that the scenario cannot hold
 *
 * Returns: (transfer full): a scenario in edit mode
 */
AciesState      *acies_tmx_build            (const AciesTmx        *self,
                                             AciesRuleset          *ruleset,
                                             const AciesTmxMapping *mapping,
                                             AciesFindings         *findings);

/* --- writing */

/* Sizes in pixels. Hexes are as regular as integers allow. The height of a square equals its width. */
#define ACIES_TMX_TILE_COLUMNS 8
#define ACIES_TMX_TILE_WIDTH   90
#define ACIES_TMX_TILE_HEIGHT  104
#define ACIES_TMX_SIDE_LENGTH  52
#define ACIES_TMX_ROW_HEIGHT   ((ACIES_TMX_TILE_HEIGHT + ACIES_TMX_SIDE_LENGTH) / 2)

/* Returns: (transfer full): the name of the tile picture for the map @name */
char            *acies_tmx_dup_picture_name (const char            *name);

/**
 * acies_tmx_write:
 * @state: a scenario or a game; only the current position of a game is written
 * @name: the file name
 * @findings: receives the data that a map cannot hold
 *
 * Returns: (transfer full): the text of the file
 */
char            *acies_tmx_write            (const AciesState      *state,
                                             const char            *name,
                                             AciesFindings         *findings,
                                             GError               **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTmx, acies_tmx_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTmxMapping, acies_tmx_mapping_free)

G_END_DECLS
