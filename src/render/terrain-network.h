/* terrain-network.h - ways that connect neighbouring hexes of a terrain: rivers, ditches, ramparts
 *
 * A way runs through the centre of each hex and over the middle of the side between two hexes, with bends that depend
 * only on the place. So springs, confluences, loops and ends at the board's edge come by themselves. Three or more hexes
 * that all touch each other enclose an area, as in a lake.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/land.h"

G_BEGIN_DECLS

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
  gboolean runs_off;
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

G_END_DECLS
