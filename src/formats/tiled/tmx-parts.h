/* tmx-parts.h - internal API of the reader of Tiled maps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/tiled/tmx.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_TMX_MAX_PIXELS 10000       /* maximum width and height of a tile */
#define ACIES_TMX_GID_BITS   0x0fffffffu /* bits of the tile number; the other bits encode rotation and flips */
#define ACIES_TMX_FARTHEST   1000000000  /* largest column and row of an infinite map */

/* The geometry of a map. Lengths are in pixels, and columns and rows are numbered as in the map. */
typedef struct
{
  int      columns;      /* number of columns of a finite map */
  int      rows;
  int      tile_width;
  int      tile_height;
  int      side_length;  /* length of the vertical hex sides, or of the horizontal sides if columns are staggered */
  gboolean by_columns;   /* whether columns are staggered instead of rows; a "line" is a staggered column or row */
  gboolean even;         /* whether lines 0, 2, 4 … are shifted by half a tile; otherwise lines 1, 3, 5 … are */
  gboolean diamonds;     /* whether the map is staggered, not hexagonal */
  gboolean squares;      /* whether the map is orthogonal, so that no lines are shifted */
  gboolean infinite;
  int      first;        /* line that becomes row 0 of the board */
  gint64   left;         /* start of row 0 of the board, in half tiles of the map */
} AciesTmxFrame;

/* A non-empty cell of a layer. The column and the row are numbered as in the map. */
typedef struct
{
  int     column;
  int     row;
  guint32 gid;
} AciesTmxCell;

typedef struct
{
  char   *name;
  int     line;
  GArray *cells;  /* of AciesTmxCell; a later cell covers an earlier cell at the same place */
} AciesTmxLayer;

typedef struct _AciesTmxTilesets AciesTmxTilesets;

/* The data of a tile in its tileset. */
typedef struct
{
  char       *class_;
  char       *ground;  /* terrain of all four corners, as saved by old versions of Tiled; "" if they differ */
  char       *picture; /* name of the image file, without folder and extension; "" if there is no image */
  GHashTable *properties;
} AciesTmxTileData;

typedef struct
{
  AciesTmx         *map;       /* map that is being read */
  GFile            *file;      /* (nullable) */
  AciesFindings    *findings;
  AciesTmxFrame     frame;
  AciesTmxTilesets *tilesets;
  GPtrArray        *layers;    /* of AciesTmxLayer, lowest first */
  gsize             n_read;    /* number of cells read so far, including empty cells */
  GHashTable       *templates; /* names of the templates that have already been reported */
} AciesTmxReader;

/* --- tmx-read.c */

/* Returns: (transfer full): a message, without file and line, saying that maps with @orientation are not supported */
char             *acies_tmx_dup_wrong_orientation (const char     *orientation);

/* --- tmx-tiles.c: lookups and reports */

/* Sets @error to a message of the form "FILE:LINE: problem". Returns: always %FALSE */
gboolean          acies_tmx_refuse        (const AciesTmxReader *self,
                                           const AciesXmlNode   *node,
                                           GError              **error,
                                           const char           *format,
                                           ...) G_GNUC_PRINTF (4, 5);

/* Adds a finding at @line. Returns: (transfer none): the finding */
AciesFinding     *acies_tmx_say           (const AciesTmxReader *self,
                                           int                   line,
                                           AciesSeverity         severity,
                                           const char           *code,
                                           const char           *format,
                                           ...) G_GNUC_PRINTF (5, 6);

/* Reads an integer attribute, which must be in the range @min to @max. If it is missing, @value is set to @fallback.
 * Returns: %FALSE with @error if the attribute is invalid */
gboolean          acies_tmx_number        (const AciesTmxReader *self,
                                           const AciesXmlNode   *node,
                                           const char           *name,
                                           int                   min,
                                           int                   max,
                                           int                   fallback,
                                           int                  *value,
                                           GError              **error);

/* Returns: (nullable): the first child element of @node with the name @name */
const AciesXmlNode *acies_tmx_child       (const AciesXmlNode   *node,
                                           const char           *name);

/* Returns: (transfer full): the value of an attribute, shortened for messages; "" if it is missing */
char             *acies_tmx_dup_name      (const AciesXmlNode   *node,
                                           const char           *attribute);

/* Returns: the value of the attribute @name, in pixels; 0 if it is missing or invalid */
double            acies_tmx_pixels        (const AciesXmlNode   *node,
                                           const char           *name);

/* Returns: (transfer full): the class of an element. Some versions of Tiled store it in the attribute "type". */
char             *acies_tmx_dup_class     (const AciesXmlNode   *node);

/* Returns: (transfer full): the custom properties of an element; the keys are the names in lower case */
GHashTable       *acies_tmx_dup_properties (const AciesXmlNode  *node);

/* --- tmx-tiles.c: tilesets and layers */

/* Reads the <tileset> elements of @root and the files to which they refer.
 * Returns: (transfer full): the tilesets, or %NULL */
AciesTmxTilesets *acies_tmx_tilesets_read (AciesTmxReader       *self,
                                           const AciesXmlNode   *root,
                                           GError              **error);
void              acies_tmx_tilesets_free (AciesTmxTilesets     *self);

/* Lists the words that can refer to a tile in a mapping, most specific first.
 * @n_numbers: (out): how many words at the start are numeric IDs, not names
 * Returns: (transfer full): the words */
char            **acies_tmx_tilesets_dup_words (const AciesTmxTilesets *self,
                                           guint32               gid,
                                           guint                *n_numbers);

/* Finds the data of a tile.
 * @x, @y: (out): the anchor of the tile when used as an object; 0 is left or top, 0.5 is the centre, 1 is right or
 *   bottom
 * Returns: (nullable): the data */
const AciesTmxTileData *acies_tmx_tilesets_find (const AciesTmxTilesets *self,
                                           guint32               gid,
                                           double               *x,
                                           double               *y);

/* Returns: whether a layer or group is hidden. Reports hidden layers and groups. */
gboolean          acies_tmx_is_hidden     (const AciesTmxReader *self,
                                           const AciesXmlNode   *node);

/* Reads the tile layers in @node and in its groups.
 * @x, @y: the offset of @node in pixels. Layers with an offset are reported, because the offset is otherwise
 *   ignored. */
gboolean          acies_tmx_read_layers   (AciesTmxReader       *self,
                                           const AciesXmlNode   *node,
                                           double                x,
                                           double                y,
                                           GError              **error);

/* --- tmx-mapping.c: words */

/* Returns: the side whose id or name is @word, or NO_SIDE */
AciesSide         acies_tmx_find_side     (const AciesRuleset   *ruleset,
                                           const char           *word);

/* Returns: the unit type whose id or name is the class of @object or, if there is no such type, the name of @object;
 *   NO_ID if neither matches */
AciesId           acies_tmx_object_unit_type (const AciesTmxObject *object,
                                           const AciesRuleset   *ruleset);

/* Returns: the terrain that best fits @names, a %NULL-terminated array; NO_ID if no id, name or alias fits */
AciesId           acies_tmx_guess_terrain (const AciesRuleset   *ruleset,
                                           char                **names);

G_END_DECLS
