/* ground.c - paper, the board's clear ground, and each kind of terrain on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"
#include "render/terrain.h"

#include <math.h>
#include <string.h>

/**
 * Area:
 *
 * What a pattern needs to be drawn; everything in it is borrowed.
 */
typedef struct
{
  const AciesPaint *paint;
  const guint8     *set; /* an AciesHexFlags */
  AciesId           terrain;
  AciesColour       ground;
  AciesColour       ink;
} Area;

static void
add_shape (const Area      *self,
           AciesOutlineKind kind)
{
  acies_outline (self->paint->cr, &self->paint->layout, self->set, kind);
}

/* Pixels, in which a group costs little, or a file of drawings, in which it would be drawn with each look? */
static gboolean
is_pixels (const Area *self)
{
  return cairo_surface_get_type (cairo_get_group_target (self->paint->cr)) == CAIRO_SURFACE_TYPE_IMAGE;
}

/* What is drawn from here to end_area() shows within the area alone. That
 * is a clip in a file of drawings. On pixels cairo would cut each stroke's
 * polygon with that of the clip, which for a large board takes as long as to
 * draw it: there all is drawn on a picture of its own, which fills the area at last. */
static void
begin_area (const Area *self)
{
  cairo_t *cr = self->paint->cr;
  double   pixel = 1 / self->paint->view->scale;
  double   left, top, right, bottom;

  cairo_save (cr);
  add_shape (self, ACIES_OUTLINE_AREA);
  if (!is_pixels (self))
    {
      cairo_clip (cr);
      return;
    }
  /* What lies around the shape, with a pixel more on each side, need not be drawn. */
  cairo_path_extents (cr, &left, &top, &right, &bottom);
  cairo_new_path (cr);
  cairo_rectangle (cr, left - pixel, top - pixel, right - left + 2 * pixel, bottom - top + 2 * pixel);
  cairo_clip (cr);
  cairo_push_group_with_content (cr, CAIRO_CONTENT_COLOR);
  acies_colour_set (&self->ground, cr, 1);
  cairo_paint (cr);
}

static void
end_area (const Area *self)
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

static void
draw_tufts (const Area *self)
{
  acies_paper_tufts (self->paint, self->set);
}

/* --- a wood: trees that grow across the sides of its hexes ------------------------------- */

typedef struct
{
  double x;
  double y;
  double size;
} Tree;

/* Trees around the hex, so that a unit in the wood does not hide them all, and
 * trees across the sides to the next hex of the same wood. */
static void
plant_hex (const Area *self,
           GArray     *trees,
           AciesHex    hex)
{
  const AciesLayout *layout = &self->paint->layout;
  gboolean           is_of_squares = acies_layout_is_of_squares (layout);
  double             width = layout->hex_width;
  guint              n_corners = acies_layout_n_corners (layout);
  double             x, y;

  acies_layout_centre (layout, hex, &x, &y);
  g_array_append_vals (trees, &(Tree) { x + width * 0.05, y - width * 0.06, width * 0.4 }, 1);
  for (guint i = 0; i < n_corners; i++)
    {
      /* From the middle, in radians: the top one first, of a square the left one of the two at the top. */
      double   corner = is_of_squares ? G_PI / 2 * i - G_PI * 3 / 4 : G_PI / 3 * i - G_PI / 2;
      double   angle = corner + 0.22 * acies_outline_noise (hex, i, 5);
      double   radius = width * (is_of_squares ? 0.42 : 0.35 + 0.04 * acies_outline_noise (hex, i, 6));
      AciesHex neighbour = acies_layout_beyond (layout, hex, i);
      double   size = acies_outline_noise (hex, i, 7) < 0 ? 0.34 : 0.4;

      g_array_append_vals (trees, &(Tree) { x + cos (angle) * radius, y + sin (angle) * radius, width * size }, 1);
      if (i < n_corners / 2 && neighbour != ACIES_NO_HEX && self->set[neighbour])
        {
          double next_x, next_y;

          acies_layout_centre (layout, neighbour, &next_x, &next_y);
          g_array_append_vals (trees, &(Tree) { (x + next_x) / 2, (y + next_y) / 2, width * 0.36 }, 1);
        }
    }
}

static int
compare_trees (gconstpointer a,
               gconstpointer b)
{
  const Tree *first = a, *second = b;

  return first->y < second->y ? -1 : first->y > second->y;
}

/* Scatters the terrain's picture over the area, and beyond its shore: outside of _begin() and _end(). */
static void
scatter_trees (const Area *self)
{
  const AciesPaint *paint = self->paint;
  AciesPicture     *picture = paint->theme->terrains[self->terrain];
  g_autoptr (GArray) trees = g_array_new (FALSE, FALSE, sizeof (Tree));

  if (picture == NULL)
    return;
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    if (self->set[hex] && acies_paint_shows (paint, hex))
      plant_hex (self, trees, hex);
  g_array_sort (trees, compare_trees);
  for (guint i = 0; i < trees->len; i++)
    {
      const Tree *tree = &g_array_index (trees, Tree, i);

      acies_picture_draw (picture, paint->cr, tree->x, tree->y, tree->size, &self->ink, paint->view->scale);
    }
}

/* What stands on the slopes of a hill; the hill itself is a part of the land. */
static void
draw_slopes (const Area *self)
{
  scatter_trees (self);
}

void
acies_paint_area (const AciesPaint   *self,
                  const AciesHexFlags set,
                  AciesId             terrain)
{
  static void (*const draw[ACIES_N_PATTERNS]) (const Area *) = {
    [ACIES_PATTERN_TUFTS] = draw_tufts,
    [ACIES_PATTERN_SLOPES] = draw_slopes,
  };
  AciesPattern pattern = self->theme->patterns[terrain];
  gboolean     is_of_land = terrain == 0 || acies_pattern_is_hill (pattern);
  gboolean     is_within = !is_of_land && pattern == ACIES_PATTERN_TUFTS;
  Area         area = {
            .paint = self,
            .set = set,
            .terrain = terrain,
            .ground = self->style->ground[terrain],
            .ink = self->style->ink[terrain],
  };

  if (acies_terrain_paint (self, set, terrain))
    return;
  if (!is_of_land)
    {
      add_shape (&area, ACIES_OUTLINE_AREA);
      acies_colour_fill (&area.ground, self->cr, 1);
    }
  cairo_save (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  if (is_within)
    begin_area (&area);
  if (draw[pattern] != NULL)
    draw[pattern](&area);
  if (is_within)
    end_area (&area);
  cairo_restore (self->cr);
}

/* --- the whole land ------------------------------------------------------------------------ */

void
acies_paint_land (const AciesPaint *self,
                  const guint8     *terrain,
                  gboolean          has_patches)
{
  AciesLandRect rect = acies_land_in_view (self);
  g_autoptr (AciesHills) hills = acies_hills_new (self, terrain, &rect);
  AciesSoft soft;

  if (rect.left >= rect.right || rect.top >= rect.bottom)
    return;
  acies_land_begin (self);
  if (acies_art_keeps_drawings (self->cr))
    {
      acies_paper_fill (self, &rect, has_patches);
      if (hills != NULL)
        acies_hills_fill (hills);
    }
  else
    {
      acies_soft_init (&soft, rect.left, rect.top, rect.right, rect.bottom, acies_land_step (self),
                       &self->style->ground[0]);
      if (has_patches)
        acies_paper_blend (self, &soft);
      if (hills != NULL)
        acies_hills_blend (hills, &soft);
      acies_soft_paint (&soft, self->cr, rect.left, rect.top, rect.right, rect.bottom);
      acies_soft_clear (&soft);
    }
  if (has_patches)
    acies_paper_grain (self, &rect);
  if (hills != NULL)
    acies_hills_hachure (hills);
  cairo_restore (self->cr);
}

/* Hexes that show, and those around whose outline could. What lies farther off is
 * left out: where it is cut, a false shore comes about, but out of sight. */
#define AROUND 1

/* Of one terrain, or of all; FALSE when there are none. */
static gboolean
collect_hexes (const AciesPaint *self,
               AciesId           terrain,
               gboolean          all,
               AciesHexFlags     set)
{
  const AciesBoard *board = self->state->board;
  gboolean          any = FALSE;

  memset (set, 0, sizeof (AciesHexFlags));
  for (AciesHex hex = acies_paint_next (self, ACIES_NO_HEX, AROUND); hex != ACIES_NO_HEX;
       hex = acies_paint_next (self, hex, AROUND))
    any |= set[hex] = all || board->terrain[hex] == terrain;
  return any;
}

void
acies_paint_draft (const AciesPaint *self)
{
  g_autofree guint8 *set = g_new (guint8, ACIES_MAX_HEXES);
  const AciesStyle  *style = self->style;

  for (guint terrain = 0; terrain < self->state->ruleset->n_terrains; terrain++)
    if (collect_hexes (self, terrain, FALSE, set))
      {
        AciesPattern pattern = self->theme->patterns[terrain];
        AciesColour  colour = acies_colour_mix (&style->ground[terrain], &style->ink[terrain], pattern == ACIES_PATTERN_TREES ? 0.5 : 0);

        acies_outline (self->cr, &self->layout, set, ACIES_OUTLINE_HEXES);
        acies_colour_fill (&colour, self->cr, 1);
      }
}

void
acies_paint_ground (const AciesPaint *self)
{
  g_autofree guint8 *set = g_new (guint8, ACIES_MAX_HEXES);
  AciesLandRect      sheet = acies_land_sheet (self);

  acies_colour_set (&self->style->paper, self->cr, 1);
  cairo_paint (self->cr);
  acies_land_begin (self);
  cairo_rectangle (self->cr, sheet.left, sheet.top, sheet.right - sheet.left, sheet.bottom - sheet.top);
  cairo_restore (self->cr); /* which keeps the path */
  cairo_save (self->cr);
  cairo_clip (self->cr);
  acies_paint_land (self, self->state->board->terrain, TRUE);
  for (guint terrain = 0; terrain < self->state->ruleset->n_terrains; terrain++)
    if (collect_hexes (self, terrain, FALSE, set))
      acies_paint_area (self, set, terrain);
  cairo_restore (self->cr);
  collect_hexes (self, 0, TRUE, set);
  acies_paper_veil (self, set);
}
