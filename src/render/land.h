/* land.h - the paper and the hills that all terrain is drawn on
 *
 * The land is drawn in widths of a hex, from the upper left corner of the board: acies_land_begin() moves to these units.
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

/* A part of the land, in widths of a hex. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} AciesLandRect;

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

/* Saves the state of the cairo context, and starts to draw in units of the land. cairo_restore() ends it. */
void          acies_land_begin  (const AciesPaint *self);

/* Returns: the land, which reaches a little beyond the board */
AciesLandRect acies_land_sheet  (const AciesPaint *self);

/* Returns: the part of it that is to be drawn */
AciesLandRect acies_land_in_view (const AciesPaint *self);

/* --- paper (ground-paper.c) -------------------------------------------------------------------- */

/* Mixes soft patches of other colours into the ground. */
void          acies_paper_blend  (const AciesPaint *self,
                                  AciesSoft        *soft);

/* Draws the ground on @rect, and its patches, for files of drawings. */
void          acies_paper_fill   (const AciesPaint    *self,
                                  const AciesLandRect *rect,
                                  gboolean             has_patches);

/* Draws short fibres of the paper. */
void          acies_paper_grain  (const AciesPaint    *self,
                                  const AciesLandRect *rect);

/* Draws tufts of grass on the hexes of @set. */
void          acies_paper_tufts  (const AciesPaint   *self,
                                  const AciesHexFlags set);

/* Lets the land outside of the hexes of @board fade into the paper, and draws a line around it. */
void          acies_paper_veil   (const AciesPaint   *self,
                                  const AciesHexFlags board);

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
                                    const AciesLandRect *rect);
void          acies_hills_free     (AciesHills          *self);

/* Mixes the hills into a soft picture. */
void          acies_hills_blend    (const AciesHills    *self,
                                    AciesSoft           *soft);

/* Draws the hills as bands of equal light, for files of drawings. */
void          acies_hills_fill     (const AciesHills    *self);

/* Draws strokes of the pen down the slopes. */
void          acies_hills_hachure  (const AciesHills    *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesHills, acies_hills_free)

G_END_DECLS
