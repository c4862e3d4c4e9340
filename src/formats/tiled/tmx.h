/* tmx.h - hex and square maps of Tiled (https://www.mapeditor.org): .tmx
 *
 * A map has tiles but no terrain. So the map is read first and then converted to a scenario of a ruleset. The terrain comes
 * from a mapping by the user, else from the names of the tiles.
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
  guint32  gid;        /* number in the layers of the map */
  guint    kind;       /* index of its kind */
  char   **words;      /* names for mappings, most specific first */
  guint    n_numbers;  /* how many words at the start are numbers and not names */
} AciesTmxTile;

/* Tiles of the same name, shown as one item of a list. */
typedef struct
{
  char  *word;        /* the name; for a tile without name "tileset:number" or its gid */
  guint  n_hexes;     /* cells with such a tile, in all layers */
  guint  first_tile;  /* index of one of its tiles */
  int    line;        /* of the first layer with such a tile */
} AciesTmxKind;

/* A unit, camp, entry, label or something unknown. */
typedef struct
{
  int       id;          /* of Tiled, 0 if missing */
  char     *name;        /* "" if missing, as class_ */
  char     *class_;
  GHashTable *properties; /* name -> value; a property of its own overrides that of its tile */
  char     *text;        /* of a text object, else NULL */
  AciesHex  hex;         /* ACIES_NO_HEX if off the board */
  int       line;
} AciesTmxObject;

typedef struct
{
  char       *name;        /* of the file, for messages */
  int         line;        /* of the element <map> */
  guint8      layout;      /* AciesBoardLayout: squares for an orthogonal map */
  guint       columns;     /* of the board */
  guint       rows;
  guint       n_layers;    /* visible tile layers */
  guint32    *cells;       /* by layer, lowest first, and hex: 1 + index of a tile; 0 if empty */
  GPtrArray  *tiles;       /* of AciesTmxTile */
  GPtrArray  *kinds;       /* of AciesTmxKind, in the order of the map */
  GPtrArray  *objects;     /* of AciesTmxObject */
  GHashTable *properties;  /* of the map: name -> value */
} AciesTmx;

/**
 * acies_tmx_read:
 * @name: of the file, for messages
 * @file: (nullable): the map file, to find external tilesets; only local relative paths are used
 * @findings: gets the parts left out
 * @error: %ACIES_FORMAT_ERROR: why the map cannot become a board
 *
 * On hex boards the second, fourth ... rows are shifted right and are one hex shorter. A map staggered otherwise keeps all
 * its tiles, with one more column if needed. A map with staggered columns is rotated by 90 degrees. From an infinite map the
 * part with tiles is used. The tiles of an orthogonal map become squares.
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

/* A mapping by the user: names or numbers of tiles, and the terrain of each. */
typedef struct _AciesTmxMapping AciesTmxMapping;

/* Used for the id of a terrain: ignore the tile and use the one below it. */
#define ACIES_TMX_NOTHING "-"

AciesTmxMapping *acies_tmx_mapping_new      (void);
void             acies_tmx_mapping_free     (AciesTmxMapping       *self);

/* A later entry for the same tile replaces an earlier one. */
void             acies_tmx_mapping_set      (AciesTmxMapping       *self,
                                             const char            *tile,
                                             const char            *terrain);

/**
 * acies_tmx_mapping_add_line:
 * @line: "tile = terrain"; empty lines and those that start with # are ignored
 * @error: %ACIES_FORMAT_ERROR, one sentence without file and line
 */
gboolean         acies_tmx_mapping_add_line (AciesTmxMapping       *self,
                                             const char            *line,
                                             GError               **error);

/* Reads a file of such lines; errors have its name and the line. */
gboolean         acies_tmx_mapping_read     (AciesTmxMapping       *self,
                                             GBytes                *bytes,
                                             const char            *name,
                                             GError               **error);

/* (transfer full): all entries as lines that acies_tmx_mapping_read() can read */
char            *acies_tmx_mapping_to_string (const AciesTmxMapping *self);

/* Checks that the ruleset has every terrain of the mapping. */
gboolean         acies_tmx_mapping_check    (const AciesTmxMapping *self,
                                             const AciesRuleset    *ruleset,
                                             GError               **error);

/* (transfer full): the ids of the terrains for tiles, separated by commas */
char            *acies_tmx_dup_terrains     (const AciesRuleset    *ruleset);

/* Checks that the map has every tile of the mapping. */
gboolean         acies_tmx_mapping_check_tiles (const AciesTmxMapping *self,
                                             const AciesTmx        *map,
                                             GError               **error);

typedef enum
{
  ACIES_TMX_GIVEN,    /* by the mapping */
  ACIES_TMX_GUESSED,  /* from a name */
  ACIES_TMX_UNKNOWN,  /* becomes the ruleset's first terrain, clear ground */
  ACIES_TMX_IGNORED,  /* by the mapping: the tile has no effect */
} AciesTmxSource;

/**
 * acies_tmx_mapping_look_up:
 * @terrain: (out): 0 unless given or guessed
 */
AciesTmxSource   acies_tmx_mapping_look_up  (const AciesTmxMapping *self,
                                             const AciesRuleset    *ruleset,
                                             const AciesTmxTile    *tile,
                                             AciesId               *terrain);

/* --- conversion to a scenario */

/**
 * acies_tmx_check_ruleset:
 * @error: %ACIES_FORMAT_ERROR: boards of @ruleset have another layout or cannot be this large
 *
 * Returns: whether the map can become a scenario of @ruleset
 */
gboolean         acies_tmx_check_ruleset    (const AciesTmx        *self,
                                             const AciesRuleset    *ruleset,
                                             GError               **error);

/**
 * acies_tmx_choose_ruleset:
 * @error: if the map fits no ruleset
 *
 * Returns: (transfer none): the ruleset named by the map; otherwise, of those that fit the board, the one that recognises
 *   most names of tiles and units
 */
AciesRuleset    *acies_tmx_choose_ruleset   (const AciesTmx        *self,
                                             AciesLibrary          *library,
                                             GError               **error);

/**
 * acies_tmx_build:
 * @ruleset: one that acies_tmx_check_ruleset() accepts
 * @findings: gets the parts that the scenario cannot hold
 *
 * Returns: (transfer full): a scenario in edit mode
 */
AciesState      *acies_tmx_build            (const AciesTmx        *self,
                                             AciesRuleset          *ruleset,
                                             const AciesTmxMapping *mapping,
                                             AciesFindings         *findings);

/* --- writing */

/* Hexes as regular as integer pixels allow. Squares are as high as wide. */
#define ACIES_TMX_TILE_COLUMNS 8
#define ACIES_TMX_TILE_WIDTH   90
#define ACIES_TMX_TILE_HEIGHT  104
#define ACIES_TMX_SIDE_LENGTH  52
#define ACIES_TMX_ROW_HEIGHT   ((ACIES_TMX_TILE_HEIGHT + ACIES_TMX_SIDE_LENGTH) / 2)

/* (transfer full): the name of the tile picture for a map of that name */
char            *acies_tmx_dup_picture_name (const char            *name);

/**
 * acies_tmx_write:
 * @state: a scenario, or a game whose position is written
 * @name: of the file
 * @findings: gets the data that a map cannot hold
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
