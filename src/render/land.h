/* land.h - drawing the land: paper and hills, and what stands or flows on them
 *
 * All lengths are in widths of a hex, from the upper left corner of the board: acies_land_begin() moves to these units. What
 * is drawn depends only on the place and on the terrain around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/field.h"
#include "render/paint.h"

G_BEGIN_DECLS

/* Below these widths of a hex in device pixels, some or more details are left out. */
#define ACIES_LAND_RICH 66
#define ACIES_LAND_FULL 44
#define ACIES_LAND_SOME 30

/* Returns: the width of a hex in device pixels */
static inline double
acies_land_pixels (const AciesPaint *self)
{
  return self->layout.hex_width * self->view->scale;
}

/* Returns: the width of a hex that decides about details; files of drawings are looked at more closely */
static inline double
acies_land_detail (const AciesPaint *self)
{
  return acies_land_pixels (self) * (acies_art_keeps_drawings (self->cr) ? 1.5 : 1);
}

/* Returns: the distance of two points of fields and soft pictures of the land */
static inline double
acies_land_step (const AciesPaint *self)
{
  double pixels = acies_land_pixels (self);

  if (acies_art_keeps_drawings (self->cr)) /* which grow with each point */
    return 1.0 / (acies_land_detail (self) < ACIES_LAND_SOME ? 4 : 8);
  return 1.0 / (pixels < 56 ? 8 : pixels < 130 ? 16 : 24);
}

/* Returns: where hexes lie in units of the land */
static inline AciesLayout
acies_land_layout (const AciesPaint *self)
{
  AciesLayout layout = self->layout;

  layout.hex_width = 1;
  layout.x = layout.y = 0;
  return layout;
}

/* Returns: the middle of a hex */
static inline AciesPoint
acies_land_centre (const AciesLayout *layout, AciesHex hex)
{
  AciesPoint spot;

  acies_layout_centre (layout, hex, &spot.x, &spot.y);
  return spot;
}

/* Saves the state of the cairo context, and starts to draw in units of the land. cairo_restore() ends it. */
void          acies_land_begin  (const AciesPaint *self);

/* Returns: the land, which reaches a little beyond the board */
AciesPart acies_land_sheet  (const AciesPaint *self);

/* --- hills (ground-hills.c) -------------------------------------------------------------------- */

typedef struct _AciesHills AciesHills;

/**
 * acies_hills_new:
 * @terrain: the terrain of each hex
 *
 * Finds the hills on @rect: their shapes, and how the light falls on them.
 *
 * Returns: (transfer full) (nullable): the hills, or %NULL if there are none
 */
AciesHills   *acies_hills_new      (const AciesPaint    *self,
                                    const guint8        *terrain,
                                    const AciesPart *rect);
void          acies_hills_free     (AciesHills          *self);

/* Mixes the hills into a soft picture. */
void          acies_hills_blend    (const AciesHills    *self,
                                    AciesSoft           *soft);

/* Draws the hills as bands of equal light, for files of drawings. */
void          acies_hills_fill     (const AciesHills    *self);

/* Draws strokes of the pen down the slopes. */
void          acies_hills_hachure  (const AciesHills    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHills, acies_hills_free)

/* --- what stands or flows on the land (terrain.c) ------------------------------------------------ */

/**
 * acies_terrain_tint:
 * @terrain: the terrain of each hex
 * @soft: (nullable): the picture to mix into, or %NULL to draw on the context of @paint
 *
 * Gives rocky ground and marsh their colour, which ends softly and unevenly at their border. Hills and their shadows lie on it.
 */
void     acies_terrain_tint       (const AciesPaint *paint,
                                   const guint8     *terrain,
                                   const AciesPart  *part,
                                   AciesSoft        *soft);

/**
 * acies_terrain_stain:
 * @terrain: the terrain of each hex
 *
 * Gives each hex of a terrain a little of its colour up to its sides, so that hexes can be counted, however freely what stands
 * or flows on them is drawn. The context is in widths of a hex.
 */
void     acies_terrain_stain      (const AciesPaint *paint,
                                   const guint8     *terrain);

/* --- shared by the files that draw a terrain --------------------------------------------------- */

/* What a terrain needs to be drawn. It does not own its pointers. */
typedef struct
{
  const AciesPaint *paint;
  const AciesStyle *style;
  cairo_t          *cr;
  const guint8     *set;      /* an AciesHexFlags: the hexes of the terrain that show, and those around them */
  AciesId           terrain;
  AciesColour       ground;   /* colours of the terrain in the theme */
  AciesColour       ink;
  double            pixels;   /* device pixels per hex */
  gboolean          dark;
  AciesLayout       layout;   /* of hexes whose width is 1 */
  AciesPart         part;     /* of the board, to draw */
} AciesTerrain;

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

/* Returns: how far a place is inside the terrain: 1 at the centre of a hex or where hexes join, 0 at an outer side, and
 *   less outside */
double   acies_terrain_depth      (const AciesTerrain *self,
                                   double              x,
                                   double              y);

/* Returns: a smooth measure of the same: 0 outside, about 0.4 at a side, and 1 or more inside */
double   acies_terrain_swell      (const AciesTerrain *self,
                                   double              x,
                                   double              y);

/* In high contrast, strokes the path so that it is told from any ground and terrain; otherwise clears it. */
void     acies_terrain_outline    (const AciesTerrain *self);

/* In high contrast, draws the outline of a terrain that has a tint (acies_terrain_tint()). */
void     acies_terrain_outline_tint (const AciesTerrain *self);

/* --- ways (terrain-network.c) -------------------------------------------------------------------- */

/* A way runs through the centre of each hex of a river or a rampart, and over the middle of the side between two hexes,
 * with bends that depend only on the place. So springs, confluences, loops and ends at the board's edge come by
 * themselves. Three or more hexes that all touch each other enclose an area, as in a lake. */

/* Returns: half the width of the way in a hex, or 0 if there is none */
typedef double (*AciesHalfFunc) (const AciesTerrain *self,
                                 AciesHex            hex);

typedef struct
{
  double x;
  double y;
  double half;  /* half the width here */
} AciesWayPoint;

#define ACIES_WAY_POINTS 9

/* How far rivers and streams bend to both sides together. */
#define ACIES_WATER_SWING 0.46

/* Moves a point of a way by chance, as the bends of a river do. */
void acies_way_bend (double         swing,
                     AciesWayPoint *point);

/* A part of a way, inside one hex; it runs to the east, or if it is upright to the south. */
typedef struct
{
  AciesWayPoint points[ACIES_WAY_POINTS];
  AciesHex      hex;
  gboolean      is_in_area;
} AciesWay;

typedef struct
{
  double x[3];
  double y[3];
  double half;
} AciesWayArea;

typedef struct
{
  GArray *ways;   /* AciesWay */
  GArray *areas;  /* AciesWayArea: parts of lakes */
} AciesNetwork;

/**
 * acies_network_init:
 * @swing: how far the ways bend to both sides together
 * @lake: half the width of the way around an area
 * @runs_off: whether what ends at the edge of the board runs on beyond it
 *
 * Finds the ways of the hexes that show and those around them.
 */
void acies_network_init  (AciesNetwork       *self,
                          const AciesTerrain *terrain,
                          AciesHalfFunc       half,
                          double              swing,
                          double              lake,
                          gboolean            runs_off);
void acies_network_clear (AciesNetwork       *self);

/**
 * acies_network_field:
 * @reach: how far from the border of a way the field needs exact values
 *
 * Calculates the distance to the border of the ways: positive on them. The field covers the part to draw.
 */
void acies_network_field (const AciesNetwork *self,
                          const AciesTerrain *terrain,
                          double              step,
                          double              reach,
                          AciesField         *field);

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
