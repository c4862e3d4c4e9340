/* area.c - draws hexes of one terrain as one piece, with their pattern
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/area.h"

static void
add_shape (const AciesArea *self,
           AciesOutlineKind kind)
{
  acies_outline (self->paint->cr, &self->paint->layout, self->set, kind);
}

static void
fill_shape (const AciesArea   *self,
            const AciesColour *colour)
{
  add_shape (self, ACIES_OUTLINE_AREA);
  acies_colour_set (colour, self->paint->cr, 1);
  cairo_fill (self->paint->cr);
}

/* A line along an outline; within the area only its inner half shows. */
static void
stroke (const AciesArea   *self,
        AciesOutlineKind   kind,
        const AciesColour *colour,
        double             width)
{
  cairo_t *cr = self->paint->cr;

  add_shape (self, kind);
  acies_colour_set (colour, cr, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
acies_area_stroke_shore (const AciesArea   *self,
                         const AciesColour *colour,
                         double             width)
{
  stroke (self, ACIES_OUTLINE_SHORE, colour, width);
}

/* Pixels, in which a group costs little, or a file of drawings, in which it would be drawn with each look? */
static gboolean
is_pixels (const AciesArea *self)
{
  return cairo_surface_get_type (cairo_get_group_target (self->paint->cr)) == CAIRO_SURFACE_TYPE_IMAGE;
}

/* What lies around the shape, with a pixel more on each side, need not be drawn. */
static void
clip_to_extents (const AciesArea *self)
{
  cairo_t *cr = self->paint->cr;
  double   pixel = 1 / self->paint->view->scale;
  double   left, top, right, bottom;

  add_shape (self, ACIES_OUTLINE_AREA);
  cairo_path_extents (cr, &left, &top, &right, &bottom);
  cairo_new_path (cr);
  cairo_rectangle (cr, left - pixel, top - pixel, right - left + 2 * pixel, bottom - top + 2 * pixel);
  cairo_clip (cr);
}

void
acies_area_begin (const AciesArea *self)
{
  cairo_t *cr = self->paint->cr;

  cairo_save (cr);
  if (is_pixels (self))
    {
      clip_to_extents (self);
      cairo_push_group_with_content (cr, CAIRO_CONTENT_COLOR);
      acies_colour_set (&self->ground, cr, 1);
      cairo_paint (cr);
    }
  else
    {
      add_shape (self, ACIES_OUTLINE_AREA);
      cairo_clip (cr);
    }
}

void
acies_area_end (const AciesArea *self)
{
  cairo_t *cr = self->paint->cr;

  /* The group began on the same target. */
  if (is_pixels (self))
    {
      cairo_pop_group_to_source (cr);
      add_shape (self, ACIES_OUTLINE_AREA);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Higher ground is lighter; by night it only takes on more of its own colour. */
static AciesColour
at_height (const AciesArea *self,
           guint            step)
{
  if (self->paint->view->dark)
    return acies_colour_mix (&self->ground, &self->ink, 0.085 * step);
  return acies_colour_lighter (&self->ground, 0.075 * step);
}

/* Lines of equal distance from the shore. They need no geometry: each step is a
 * wide stroke along the shore, narrower than the step above it, so that of each
 * only the inner edge is left. */
static void
draw_contours (const AciesArea *self)
{
  static const double steps[] = { 0.345, 0.235, 0.125 };
  const AciesPaint   *paint = self->paint;
  double              line = acies_paint_line (paint, 0.016);
  /* On very small hexes the lines would run into each other. */
  guint first = paint->layout.hex_width * paint->view->scale < 16 ? G_N_ELEMENTS (steps) - 1 : 0;

  for (guint i = first; i < G_N_ELEMENTS (steps); i++)
    {
      AciesColour above = at_height (self, G_N_ELEMENTS (steps) - i);
      AciesColour below = at_height (self, G_N_ELEMENTS (steps) - i - 1);

      if (i == first)
        fill_shape (self, &above);
      acies_area_stroke_shore (self, &self->ink, acies_paint_length (paint, 2 * steps[i]) + line);
      acies_area_stroke_shore (self, &below, acies_paint_length (paint, 2 * steps[i]) - line);
    }
  acies_area_stroke_shore (self, &self->ink, 2 * line);
}

static void
draw_tuft (const AciesPaint *paint,
           double            x,
           double            y)
{
  double size = acies_paint_length (paint, 0.055);

  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (paint->cr, x + i * size * 0.45, y);
      cairo_line_to (paint->cr, x + i * size * 0.95, y - size * (i == 0 ? 1.2 : 0.85));
    }
}

static void
draw_tufts (const AciesArea *self)
{
  const AciesPaint *paint = self->paint;

  if (!acies_area_is_fine (self))
    return;
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    for (guint i = 0; i < 3 && self->set[hex] && acies_paint_shows (paint, hex); i++)
      {
        double x, y;

        acies_layout_centre (&paint->layout, hex, &x, &y);
        draw_tuft (paint, x + acies_paint_length (paint, 0.4 * acies_outline_noise (hex, i, 8)),
                   y + acies_paint_length (paint, 0.42 * acies_outline_noise (hex, i, 9)));
      }
  acies_colour_set (&self->ink, paint->cr, 1);
  cairo_set_line_width (paint->cr, acies_paint_line (paint, 0.013));
  cairo_set_line_cap (paint->cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (paint->cr);
}

/* Stakes are the dashes of a wide line; they close the camp at the board's edge
 * too. Three go to a piece, which begins and ends within one, so that no stake
 * moves when the camp grows elsewhere. */
static void
draw_palisade (const AciesArea *self)
{
  const AciesPaint *paint = self->paint;
  AciesPicture     *picture = paint->theme->terrains[self->terrain];
  AciesColour       earth = acies_colour_mix (&self->ground, &self->ink, 0.35);
  double            piece = acies_paint_length (paint, acies_layout_side_length (&paint->layout) / 2);
  double            dashes[] = { piece * 0.2, piece * (1 / 3.0 - 0.2) };

  acies_area_begin (self);
  stroke (self, ACIES_OUTLINE_AREA, &earth, acies_paint_length (paint, 0.2));
  cairo_set_dash (paint->cr, dashes, G_N_ELEMENTS (dashes), dashes[0] / 2);
  stroke (self, ACIES_OUTLINE_PIECES, &self->ink, acies_paint_length (paint, 0.14));
  acies_area_end (self); /* no picture reaches beyond its hex, and a file of drawings would have the clip with each */
  for (guint hex = 0; picture != NULL && hex < ACIES_MAX_HEXES; hex++)
    if (self->set[hex] && acies_paint_shows (paint, hex))
      {
        double x, y;

        acies_layout_centre (&paint->layout, hex, &x, &y);
        acies_picture_draw (picture, paint->cr, x, y, acies_paint_length (paint, 0.6), &self->ink, paint->view->scale);
      }
}

/* What stands on a hill hangs over its foot, and would be cut off within it. */
static void
draw_slopes (const AciesArea *self)
{
  acies_area_begin (self);
  draw_contours (self);
  acies_area_end (self);
  acies_area_scatter (self);
}

static void
draw_nothing (const AciesArea *self)
{
}

/* What rises above the plain throws a little shadow. */
static void
draw_shadow (const AciesArea *self)
{
  cairo_t *cr = self->paint->cr;

  cairo_save (cr);
  cairo_translate (cr, acies_paint_length (self->paint, 0.018), acies_paint_length (self->paint, 0.032));
  add_shape (self, ACIES_OUTLINE_AREA);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.13);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
acies_paint_area (const AciesPaint   *self,
                  const AciesHexFlags set,
                  AciesId             terrain)
{
  static void (*const draw[ACIES_N_PATTERNS]) (const AciesArea *) = {
    [ACIES_PATTERN_PLAIN] = draw_nothing,
    [ACIES_PATTERN_TUFTS] = draw_tufts,
    [ACIES_PATTERN_CONTOURS] = draw_contours,
    [ACIES_PATTERN_TREES] = acies_area_draw_trees,
    [ACIES_PATTERN_WAVES] = acies_area_draw_waves,
    [ACIES_PATTERN_PALISADE] = draw_palisade,
    [ACIES_PATTERN_SLOPES] = draw_slopes,
  };
  AciesPattern pattern = self->theme->patterns[terrain];
  /* Trees and stakes rise above the area, and say themselves what does not. */
  gboolean  is_within = terrain != 0 && (pattern == ACIES_PATTERN_TUFTS || pattern == ACIES_PATTERN_CONTOURS || pattern == ACIES_PATTERN_WAVES);
  AciesArea area = {
    .paint = self,
    .set = set,
    .terrain = terrain,
    .ground = self->style->ground[terrain],
    .ink = self->style->ink[terrain],
  };

  if (terrain != 0)
    {
      if (pattern == ACIES_PATTERN_CONTOURS || pattern == ACIES_PATTERN_SLOPES)
        draw_shadow (&area);
      fill_shape (&area, &area.ground);
    }
  cairo_save (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  if (is_within)
    acies_area_begin (&area);
  draw[pattern](&area);
  if (is_within)
    acies_area_end (&area);
  cairo_restore (self->cr);
}
