/* tmx-parts.h - shared by the reader of Tiled maps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/tiled/tmx.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_TMX_MAX_PIXELS 10000       /* width or height of a tile */
#define ACIES_TMX_GID_BITS   0x0fffffffu /* the other bits are rotation and flips */
#define ACIES_TMX_FARTHEST   1000000000  /* largest column or row of an infinite map */

/* The geometry of the map: sizes in pixels, columns and rows as counted in the map. */
typedef struct
{
  int      columns;      /* of a finite map */
  int      rows;
  int      tile_width;
  int      tile_height;
  int      side_length;  /* length of the vertical sides; with staggered columns, of the horizontal ones */
  gboolean by_columns;   /* columns are staggered, not rows; "line" means either */
  gboolean even;         /* lines 0, 2, 4 ... are shifted by half a tile, else 1, 3, 5 ... */
  gboolean diamonds;     /* staggered, not hexagonal */
  gboolean squares;      /* orthogonal: no shifted lines */
  gboolean infinite;
  int      first;        /* the line that becomes row 0 of the board */
  gint64   left;         /* start of that row, in half tiles of the map */
} AciesTmxFrame;

/* A non-empty cell of a layer, counted as in the map. */
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
  GArray *cells;  /* of AciesTmxCell; later ones cover earlier ones */
} AciesTmxLayer;

typedef struct _AciesTmxTilesets AciesTmxTilesets;

/* The data of one tile in its tileset. */
typedef struct
{
  char       *class_;
  char       *ground;  /* terrain of old Tiled versions if all corners have it, else "" */
  char       *picture; /* name of the image file without folder and extension, else "" */
  GHashTable *properties;
} AciesTmxTileData;

typedef struct
{
  AciesTmx         *map;       /* being built */
  GFile            *file;      /* (nullable) */
  AciesFindings    *findings;
  AciesTmxFrame     frame;
  AciesTmxTilesets *tilesets;
  GPtrArray        *layers;    /* of AciesTmxLayer, lowest first */
  gsize             n_read;    /* cells read so far, including empty ones */
  GHashTable       *templates; /* names of the templates already reported */
} AciesTmxReader;

/* --- tmx-read.c */

/* (transfer full): the sentence that no game has boards of @orientation, without file and line */
char             *acies_tmx_dup_wrong_orientation (const char     *orientation);

/* --- tmx-tiles.c: lookups and reports */

/* Sets "FILE:LINE: what is wrong" and returns %FALSE. */
gboolean          acies_tmx_refuse        (const AciesTmxReader *self,
                                           const AciesXmlNode   *node,
                                           GError              **error,
                                           const char           *format,
                                           ...) G_GNUC_PRINTF (4, 5);

AciesFinding     *acies_tmx_say           (const AciesTmxReader *self,
                                           int                   line,
                                           AciesSeverity         severity,
                                           const char           *code,
                                           const char           *format,
                                           ...) G_GNUC_PRINTF (5, 6);

/* Reads an integer attribute; @fallback if it is missing. */
gboolean          acies_tmx_number        (const AciesTmxReader *self,
                                           const AciesXmlNode   *node,
                                           const char           *name,
                                           int                   min,
                                           int                   max,
                                           int                   fallback,
                                           int                  *value,
                                           GError              **error);

/* (nullable): the first child element of that name */
const AciesXmlNode *acies_tmx_child       (const AciesXmlNode   *node,
                                           const char           *name);

/* (transfer full): an attribute value for display; "" if missing */
char             *acies_tmx_dup_name      (const AciesXmlNode   *node,
                                           const char           *attribute);

/* A length attribute of @node in pixels; 0 if missing. */
double            acies_tmx_pixels        (const AciesXmlNode   *node,
                                           const char           *name);

/* (transfer full): the class, which some versions of Tiled call "type" */
char             *acies_tmx_dup_class     (const AciesXmlNode   *node);

/* (transfer full): the custom properties of an element: name -> value */
GHashTable       *acies_tmx_dup_properties (const AciesXmlNode  *node);

/* --- tmx-tiles.c: tilesets and layers */

/* Reads the <tileset> elements of @root, also those in external files. */
AciesTmxTilesets *acies_tmx_tilesets_read (AciesTmxReader       *self,
                                           const AciesXmlNode   *root,
                                           GError              **error);
void              acies_tmx_tilesets_free (AciesTmxTilesets     *self);

/* (transfer full): the names of the tile, most specific first; @n_numbers (out): how many words at the start are numbers and
 * not names */
char            **acies_tmx_tilesets_dup_words (const AciesTmxTilesets *self,
                                           guint32               gid,
                                           guint                *n_numbers);

/* (nullable): the data of the tile; @x, @y (out): its anchor if used as an object: 0 left or top, 0.5 centre, 1 right or
 * bottom */
const AciesTmxTileData *acies_tmx_tilesets_find (const AciesTmxTilesets *self,
                                           guint32               gid,
                                           double               *x,
                                           double               *y);

/* Is the layer or group hidden? If so, reports it. */
gboolean          acies_tmx_is_hidden     (const AciesTmxReader *self,
                                           const AciesXmlNode   *node);

/* Reads the tile layers of @node, also those in groups. @x, @y: the offset of @node in pixels; it does not move the tiles, and
 * is reported. */
gboolean          acies_tmx_read_layers   (AciesTmxReader       *self,
                                           const AciesXmlNode   *node,
                                           double                x,
                                           double                y,
                                           GError              **error);

/* --- tmx-mapping.c: words */

/* The side with the id or name @word, else NO_SIDE. */
AciesSide         acies_tmx_find_side     (const AciesRuleset   *ruleset,
                                           const char           *word);

/* The unit type of an object, by its class, else by its name. */
AciesId           acies_tmx_object_unit_type (const AciesTmxObject *object,
                                           const AciesRuleset   *ruleset);

/* The terrain that fits one of the @names, also by aliases of the ruleset, else NO_ID. */
AciesId           acies_tmx_guess_terrain (const AciesRuleset   *ruleset,
                                           char                **names);

G_END_DECLS
