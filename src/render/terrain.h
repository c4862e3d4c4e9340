/* terrain.h - drawing what stands or flows on the ground: water, woods, rocks, reeds, camps and field works
 *
 * All lengths are in widths of a hex, from the upper left corner of the board, and so are the paths while a terrain is
 * drawn. What is drawn depends only on the place and on the terrain around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/field.h"
#include "render/paint.h"

G_BEGIN_DECLS

/**
 * acies_terrain_paint:
 *
 * Draws the hexes of @set, if the pattern of @terrain is one of those that are drawn here. Of a hill, it draws what stands
 * on it.
 *
 * Returns: whether it is
 */
gboolean acies_terrain_paint      (const AciesPaint *paint,
                                   const guint8     *set,
                                   AciesId           terrain);

/* --- shared by the files that draw a terrain --------------------------------------------------- */

/* The colours of the land that no terrain owns. */
typedef struct
{
  AciesColour sand;
  AciesColour damp;
  AciesColour shade;
  AciesColour light;
  AciesColour timber;
  AciesColour earth;
  AciesColour canvas;  /* of tents */
} AciesLand;

/* What a terrain needs to be drawn. It does not own its pointers. */
typedef struct
{
  const AciesPaint *paint;
  cairo_t          *cr;
  const guint8     *set;      /* an AciesHexFlags: the hexes of the terrain that show, and those around them */
  AciesId           terrain;
  AciesLand         land;
  AciesColour       ground;   /* colours of the terrain in the theme */
  AciesColour       ink;
  double            pixels;   /* device pixels per hex */
  gboolean          dark;
  double            left;     /* the part of the board to draw */
  double            top;
  double            right;
  double            bottom;
} AciesTerrain;

/* Hexes narrower than this, in device pixels, show less detail, or almost none. */
#define ACIES_TERRAIN_COARSE 44
#define ACIES_TERRAIN_TINY 30

/* Each draws its terrain; the context is in widths of a hex. */
void     acies_terrain_water      (const AciesTerrain *self);
void     acies_terrain_woods      (const AciesTerrain *self);
void     acies_terrain_rocks      (const AciesTerrain *self);
void     acies_terrain_reeds      (const AciesTerrain *self);
void     acies_terrain_camp       (const AciesTerrain *self);
void     acies_terrain_rampart    (const AciesTerrain *self);

/* Returns: the width of a line, which is at least 0.7 device pixels */
double   acies_terrain_line       (const AciesTerrain *self,
                                   double              width);

/* Finds the part of the board to draw: what shows of the hexes of the set and of a margin around them.
 * Returns: whether there is any */
gboolean acies_terrain_find_part  (AciesTerrain       *self,
                                   double              margin);

/* The centre of a hex. */
void     acies_terrain_centre     (const AciesTerrain *self,
                                   AciesHex            hex,
                                   double             *x,
                                   double             *y);

/* Returns: how far a place is inside the terrain: 1 at the centre of a hex or where hexes join, 0 at an outer side, and
 *   less outside */
double   acies_terrain_depth      (const AciesTerrain *self,
                                   double              x,
                                   double              y);

/* Returns: a smooth measure of the same: 0 outside, about 0.4 at a side, and 1 or more inside */
double   acies_terrain_swell      (const AciesTerrain *self,
                                   double              x,
                                   double              y);

/* Lays a colour over the terrain, which ends softly and unevenly at its border. */
void     acies_terrain_tint       (const AciesTerrain *self,
                                   const AciesColour  *colour,
                                   double              alpha);

/* What is drawn between these two shows only where the field is at least 0. */
void     acies_terrain_begin_area (const AciesTerrain *self);
void     acies_terrain_end_area   (const AciesTerrain *self,
                                   const AciesField   *area);

/* --- many copies of a few drawings --------------------------------------------------------------- */

typedef enum
{
  ACIES_STAMP_CROWN,
  ACIES_STAMP_ROCK,
  ACIES_STAMP_REED,
  ACIES_STAMP_STONE,
  ACIES_STAMP_CAMP,
} AciesStampKind;

typedef void (*AciesStampFunc) (const AciesTerrain *self,
                                cairo_t            *cr,
                                guint               variant);

/**
 * acies_terrain_stamp:
 * @variant: which of the drawings of this kind, at most 255
 * @reach: how far the drawing extends from its middle
 * @draw: draws it around the origin
 *
 * Draws a copy of a drawing. It is drawn once for a size, and kept in the theme.
 */
void     acies_terrain_stamp      (const AciesTerrain *self,
                                   AciesStampKind      kind,
                                   guint               variant,
                                   double              reach,
                                   AciesStampFunc      draw,
                                   double              x,
                                   double              y);

G_END_DECLS
