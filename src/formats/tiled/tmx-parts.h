/* tmx-parts.h - internal API of the reader of Tiled maps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/tiled/tmx.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_TMX_MAX_PIXELS 10000       /* maximum width or height of a tile */
#define ACIES_TMX_GID_BITS   0x0fffffffu /* the other bits mean rotation and flips */
#define ACIES_TMX_FARTHEST   1000000000  /* largest column or row of an infinite map */

/* The geometry of the map: sizes in pixels, columns and rows numbered as in the map. */
typedef struct
{
  int      columns;      /* number of columns of a finite map */
  int      rows;
  int      tile_width;
  int      tile_height;
  int      side_length;  /* length of the vertical hex sides, or of the horizontal sides if columns are staggered */
  gboolean by_columns;   /* columns are staggered, not rows; a "line" is a staggered column or row */
  gboolean even;         /* lines 0, 2, 4 … are shifted by half a tile; if %FALSE, lines 1, 3, 5 … */
  gboolean diamonds;     /* the map is staggered, not hexagonal */
  gboolean squares;      /* the map is orthogonal, without shifted lines */
  gboolean infinite;
  int      first;        /* the line that becomes row 0 of the board */
  gint64   left;         /* start of row 0, in half tiles of the map */
} AciesTmxFrame;

/* A non-empty cell of a layer, numbered as in the map. */
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
  GArray *cells;  /* of AciesTmxCell; later cells cover earlier cells */
} AciesTmxLayer;

typedef struct _AciesTmxTilesets AciesTmxTilesets;

/* The data of one tile in its tileset. */
typedef struct
{
  char       *class_;
  char       *ground;  /* terrain, as old versions of Tiled save it, if all corners have the same terrain, else "" */
  char       *picture; /* name of the image file without folder and extension, else "" */
  GHashTable *properties;
} AciesTmxTileData;

typedef struct
{
  AciesTmx         *map;       /* the map being built */
  GFile            *file;      /* (nullable) */
  AciesFindings    *findings;
  AciesTmxFrame     frame;
  AciesTmxTilesets *tilesets;
  GPtrArray        *layers;    /* of AciesTmxLayer, lowest first */
  gsize             n_read;    /* number of cells read so far, including empty cells */
  GHashTable       *templates; /* names of the templates already reported */
} AciesTmxReader;

/* --- tmx-read.c */

/* Returns: (transfer full): a message, without file and line, that no ruleset has boards of @orientation */
char             *acies_tmx_dup_wrong_orientation (const char     *orientation);

/* --- tmx-tiles.c: lookups and reports */

/* Sets @error with the message "FILE:LINE: what is wrong" and returns %FALSE. */
gboolean          acies_tmx_refuse        (const AciesTmxReader *self,
                                           const AciesXmlNode   *node,
                                           GError              **error,
                                           const char           *format,
                                           ...) G_GNUC_PRINTF (4, 5);

/* Adds a finding at @line. */
AciesFinding     *acies_tmx_say           (const AciesTmxReader *self,
                                           int                   line,
                                           AciesSeverity         severity,
                                           const char           *code,
                                           const char           *format,
                                           ...) G_GNUC_PRINTF (5, 6);

/* Reads an integer attribute into @value. If the attribute is missing, uses @fallback. */
gboolean          acies_tmx_number        (const AciesTmxReader *self,
                                           const AciesXmlNode   *node,
                                           const char           *name,
                                           int                   min,
                                           int                   max,
                                           int                   fallback,
                                           int                  *value,
                                           GError              **error);

/* Returns: (nullable): the first child element @name */
const AciesXmlNode *acies_tmx_child       (const AciesXmlNode   *node,
                                           const char           *name);

/* Returns: (transfer full): an attribute value for display; "" if missing */
char             *acies_tmx_dup_name      (const AciesXmlNode   *node,
                                           const char           *attribute);

/* Returns: the attribute @name of @node, a length in pixels; 0 if missing */
double            acies_tmx_pixels        (const AciesXmlNode   *node,
                                           const char           *name);

/* Returns: (transfer full): the class, which some versions of Tiled call "type" */
char             *acies_tmx_dup_class     (const AciesXmlNode   *node);

/* Returns: (transfer full): the custom properties of an element: name -> value */
GHashTable       *acies_tmx_dup_properties (const AciesXmlNode  *node);

/* --- tmx-tiles.c: tilesets and layers */

/* Reads the <tileset> elements of @root and their external files. */
AciesTmxTilesets *acies_tmx_tilesets_read (AciesTmxReader       *self,
                                           const AciesXmlNode   *root,
                                           GError              **error);
void              acies_tmx_tilesets_free (AciesTmxTilesets     *self);

/* Returns: (transfer full): the words that mean the tile in mappings, most specific first. @n_numbers (out): the number of words at
 * the start that are numbers, not names */
char            **acies_tmx_tilesets_dup_words (const AciesTmxTilesets *self,
                                           guint32               gid,
                                           guint                *n_numbers);

/* Returns: (nullable): the data of the tile. @x, @y (out): the anchor of the tile as an object: 0 left or top, 0.5 centre,
 * 1 right or bottom */
const AciesTmxTileData *acies_tmx_tilesets_find (const AciesTmxTilesets *self,
                                           guint32               gid,
                                           double               *x,
                                           double               *y);

/* Returns: whether the layer or group is hidden; if so, reports it */
gboolean          acies_tmx_is_hidden     (const AciesTmxReader *self,
                                           const AciesXmlNode   *node);

/* Reads the tile layers in @node and in its groups. @x, @y: the offset of @node in pixels, which is reported but does not move
 * the tiles */
gboolean          acies_tmx_read_layers   (AciesTmxReader       *self,
                                           const AciesXmlNode   *node,
                                           double                x,
                                           double                y,
                                           GError              **error);

/* --- tmx-mapping.c: words */

/* Returns: the side with the id or name @word, else NO_SIDE */
AciesSide         acies_tmx_find_side     (const AciesRuleset   *ruleset,
                                           const char           *word);

/* Returns: the unit type of an object, by its class or, if that fails, by its name */
AciesId           acies_tmx_object_unit_type (const AciesTmxObject *object,
                                           const AciesRuleset   *ruleset);

/* Returns: the terrain whose name or alias fits one of the @names, else NO_ID */
AciesId           acies_tmx_guess_terrain (const AciesRuleset   *ruleset,
                                           char                **names);

G_END_DECLS
