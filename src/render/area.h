/* area.h - hexes of one terrain that are drawn as one piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/paint.h"

G_BEGIN_DECLS

/**
 * AciesArea:
 *
 * What a pattern needs to be drawn; everything in it is borrowed.
 */
typedef struct
{
  const AciesPaint *paint;
  const guint8     *set;      /* an AciesHexFlags */
  AciesId           terrain;
  AciesColour       ground;
  AciesColour       ink;
} AciesArea;

/* Hexes narrower than this, in device pixels, show no fine pattern. */
#define ACIES_FINE_WIDTH 34

static inline gboolean
acies_area_is_fine (const AciesArea *self)
{
  return self->paint->layout.hex_width * self->paint->view->scale >= ACIES_FINE_WIDTH;
}

/**
 * acies_area_begin:
 *
 * What is drawn from here to acies_area_end() shows within the area alone. That
 * is a clip in a file of drawings. On pixels cairo would cut each stroke's
 * polygon with that of the clip, which for a large board takes as long as to
 * draw it: there all is drawn on a picture of its own, which fills the area at last.
 */
void acies_area_begin        (const AciesArea   *self);
void acies_area_end          (const AciesArea   *self);

/**
 * acies_area_stroke_shore:
 *
 * Draws a line along the shore. Between acies_area_begin() and _end() its inner half shows.
 */
void acies_area_stroke_shore (const AciesArea   *self,
                              const AciesColour *colour,
                              double             width);

void acies_area_draw_waves   (const AciesArea   *self);
void acies_area_draw_trees   (const AciesArea   *self);

/* Scatters the terrain's picture over the area, and beyond its shore: outside of _begin() and _end(). */
void acies_area_scatter      (const AciesArea   *self);

G_END_DECLS
