/* tmx-parts.h - what the parts of the reader of Tiled's maps share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/tiled/tmx.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_TMX_MAX_PIXELS 10000       /* of a tile, each way */
#define ACIES_TMX_GID_BITS   0x0fffffffu /* the others say how the tile is turned and flipped */
#define ACIES_TMX_FARTHEST   1000000000  /* column or row of an infinite map */

/* How the map lies: sizes in pixels, columns and rows in the map's own count. */
typedef struct
{
  int      columns;      /* of a finite map */
  int      rows;
  int      tile_width;
  int      tile_height;
  int      side_length;  /* of the sides that are upright, or of staggered columns those that are level */
  gboolean by_columns;   /* its columns are staggered, not its rows; "line" is either */
  gboolean even;         /* lines 0, 2, 4 ... are shifted by half a tile, not 1, 3, 5 ... */
  gboolean diamonds;     /* staggered, not hexagonal */
  gboolean squares;      /* orthogonal: no line is shifted */
  gboolean infinite;
  int      first;        /* the line of the map that is our first row */
  gint64   left;         /* where our first row begins, in half tiles of the map */
} AciesTmxFrame;

/* A tile that is there: of a layer, in the map's own count. */
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
  GArray *cells;  /* of AciesTmxCell, later ones above earlier ones */
} AciesTmxLayer;

typedef struct _AciesTmxTilesets AciesTmxTilesets;

/* What a tileset says of one of its tiles. */
typedef struct
{
  char       *class_;
  char       *ground;  /* of the terrains that old versions knew, where all corners have it; "" for none */
  char       *picture; /* name of its file without folder and ending, "" for none */
  GHashTable *properties;
} AciesTmxTileData;

typedef struct
{
  AciesTmx         *map;       /* being built */
  GFile            *file;      /* or NULL */
  AciesFindings    *findings;
  AciesTmxFrame     frame;
  AciesTmxTilesets *tilesets;
  GPtrArray        *layers;    /* of AciesTmxLayer, from below */
  gsize             n_read;    /* cells so far, empty ones too */
  GHashTable       *templates; /* names of those told of, or NULL */
} AciesTmxReader;

/* Does the row lie half a tile to the right, or the column half a tile further down? */
static inline gboolean
acies_tmx_is_shifted (const AciesTmxFrame *frame, int line)
{
  return !frame->squares && ((line & 1) != 0) != frame->even;
}

/* --- tmx-read.c: looking, reporting */

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

/* (transfer full): a sentence without a place: no game has boards of that orientation */
char             *acies_tmx_dup_wrong_orientation (const char     *orientation);

/* A whole number; without the attribute @fallback. */
gboolean          acies_tmx_number        (const AciesTmxReader *self,
                                           const AciesXmlNode   *node,
                                           const char           *name,
                                           int                   min,
                                           int                   max,
                                           int                   fallback,
                                           int                  *value,
                                           GError              **error);

/* (nullable): the first element of that name in @node */
const AciesXmlNode *acies_tmx_child       (const AciesXmlNode   *node,
                                           const char           *name);

/* (transfer full): an attribute, fit to be shown; "" for none */
char             *acies_tmx_dup_name      (const AciesXmlNode   *node,
                                           const char           *attribute);

/* (transfer full): the class, which some versions of Tiled call type */
char             *acies_tmx_dup_class     (const AciesXmlNode   *node);

/* (transfer full): the custom properties of an element: name -> value */
GHashTable       *acies_tmx_dup_properties (const AciesXmlNode  *node);

/* --- tmx-tiles.c */

/* Reads the <tileset> elements of @root; those in other files, too. */
AciesTmxTilesets *acies_tmx_tilesets_read (AciesTmxReader       *self,
                                           const AciesXmlNode   *root,
                                           GError              **error);
void              acies_tmx_tilesets_free (AciesTmxTilesets     *self);

/* (transfer full): what the tile is called, the most particular first; @n_numbers (out): how
 * many of the words, the first ones, are numbers and no names */
char            **acies_tmx_tilesets_dup_words (const AciesTmxTilesets *self,
                                           guint32               gid,
                                           guint                *n_numbers);

/* (nullable): what is said of the tile */
const AciesTmxTileData *acies_tmx_tilesets_find (const AciesTmxTilesets *self,
                                           guint32               gid);

/* Where a tile that stands for an object is held: 0 left or top, 0.5, 1 right or bottom */
void              acies_tmx_tilesets_get_anchor (const AciesTmxTilesets *self,
                                           guint32               gid,
                                           double               *x,
                                           double               *y);

/* Finds out which part of the map is the board and how large that is, once its layers are read. */
gboolean          acies_tmx_fit           (AciesTmxReader       *self,
                                           const AciesXmlNode   *root,
                                           GError              **error);

/* Our hex for a place of the map, or %ACIES_NO_HEX. */
AciesHex          acies_tmx_place         (const AciesTmxReader *self,
                                           int                   column,
                                           int                   row);

/* A length of @node in pixels, 0 where it has none. */
double            acies_tmx_pixels        (const AciesXmlNode   *node,
                                           const char           *name);

/* --- tmx-layers.c */

/* Is the layer or group hidden? That is told. */
gboolean          acies_tmx_is_hidden     (const AciesTmxReader *self,
                                           const AciesXmlNode   *node);

/* Reads the layers of tiles in @node, those in groups, too; @x, @y: how far @node
 * is moved, in pixels. Tiles stay in their places, and that is told. */
gboolean          acies_tmx_read_layers   (AciesTmxReader       *self,
                                           const AciesXmlNode   *node,
                                           double                x,
                                           double                y,
                                           GError              **error);

/* Makes the board of what was read, its tiles and kinds. */
gboolean          acies_tmx_make_board    (AciesTmxReader       *self,
                                           const AciesXmlNode   *root,
                                           GError              **error);

/* --- tmx-mapping.c: words */

/* The terrain that @word names by id or name, else NO_ID. */
AciesId           acies_tmx_find_terrain  (const AciesRuleset   *ruleset,
                                           const char           *word);
AciesSide         acies_tmx_find_side     (const AciesRuleset   *ruleset,
                                           const char           *word);

/* The unit type that an object is by its class, else by its name. */
AciesId           acies_tmx_object_unit_type (const AciesTmxObject *object,
                                           const AciesRuleset   *ruleset);

/* The terrain that one of the @names means, also by the ruleset's aliases, else NO_ID. */
AciesId           acies_tmx_guess_terrain (const AciesRuleset   *ruleset,
                                           char                **names);

G_END_DECLS
