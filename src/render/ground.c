/* ground.c - paper, the board's clear ground, and each kind of terrain on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>
#include <string.h>

/* How far the land reaches beyond the board: a share of the margin, which has room for letters too, and in a window,
 * where little room is left beside the board, at most in pixels. */
#define MARGIN 0.22
#define MOST_MARGIN 3

/* How much of the land beyond the board is paper. */
#define VEIL 0.62

void
acies_land_begin (const AciesPaint *self)
{
  cairo_save (self->cr);
  cairo_translate (self->cr, self->layout.x, self->layout.y);
  cairo_scale (self->cr, self->layout.hex_width, self->layout.hex_width);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
}

AciesPart
acies_land_sheet (const AciesPaint *self)
{
  AciesLayout layout = acies_land_layout (self);
  double      margin = MARGIN * acies_layout_margin (self->layout.hex_width);
  double      width, height;

  margin = (self->view->width > 0 ? MIN (margin, MOST_MARGIN) : margin) / self->layout.hex_width;
  acies_layout_size (&layout, &width, &height);
  return (AciesPart) { -margin, -margin - self->view->heading / self->layout.hex_width, width + margin, height + margin };
}

/* --- patches --------------------------------------------------------------------------------- */

/* One patch lies in each square of this side. */
#define PATCH_SIDE 1.55
#define PATCH_REACH 2.7 /* from the middle of its square, at most */

typedef struct
{
  double      x;
  double      y;
  double      radius;
  double      strength;
  AciesColour colour;
} Patch;

static Patch
patch_of (const AciesPaint *self,
          int               column,
          int               row)
{
  /* The ground tends to grass, to dust, and to clay. */
  static const AciesColour by_day[] = { { 0.66, 0.73, 0.48 }, { 1, 0.97, 0.93 }, { 0.82, 0.62, 0.36 } };
  static const AciesColour by_night[] = { { 0.14, 0.24, 0.13 }, { 0.47, 0.44, 0.37 }, { 0.34, 0.25, 0.14 } };
  static const double      shares[] = { 0.18, 0.26, 0.13 };
  guint                    kind = (guint) (2.999 * acies_field_dice (column, row, 14));
  double                   share = shares[kind] * (self->view->high_contrast || self->view->is_printed ? 0.5 : 1);

  return (Patch) {
    .x = (column + 0.5 + 0.9 * (acies_field_dice (column, row, 10) - 0.5)) * PATCH_SIDE,
    .y = (row + 0.5 + 0.9 * (acies_field_dice (column, row, 11) - 0.5)) * PATCH_SIDE,
    .radius = 0.85 + acies_field_dice (column, row, 12),
    .strength = 0.3 + 0.45 * acies_field_dice (column, row, 13),
    .colour = acies_colour_mix (&self->style->ground[0], self->view->dark ? &by_night[kind] : &by_day[kind], share),
  };
}

/* The first or last square of a patch that reaches a place. */
static int
patch_square (double place)
{
  return (int) floor (place / PATCH_SIDE);
}

static void
blend_patch (const Patch *patch,
             AciesSoft   *soft)
{
  AciesRun columns = acies_run_within (soft->x, soft->step, soft->columns, patch->x - patch->radius, patch->x + patch->radius);
  AciesRun rows = acies_run_within (soft->y, soft->step, soft->rows, patch->y - patch->radius, patch->y + patch->radius);

  for (int row = rows.first; row <= rows.last; row++)
    for (int column = columns.first; column <= columns.last; column++)
      {
        AciesColour *colour = &soft->colours[(guint) row * soft->columns + (guint) column];
        double       x = (soft->x + column * soft->step - patch->x) / patch->radius;
        double       y = (soft->y + row * soft->step - patch->y) / patch->radius;
        double       near = 1 - x * x - y * y;

        if (near > 0)
          *colour = acies_colour_mix (colour, &patch->colour, patch->strength * near * near);
      }
}

/* Mixes soft patches of other colours into the ground. */
static void
blend_patches (const AciesPaint *self,
               AciesSoft        *soft)
{
  double right = soft->x + soft->columns * soft->step, bottom = soft->y + soft->rows * soft->step;

  for (int row = patch_square (soft->y - PATCH_REACH); row <= patch_square (bottom + PATCH_REACH); row++)
    for (int column = patch_square (soft->x - PATCH_REACH); column <= patch_square (right + PATCH_REACH); column++)
      {
        Patch patch = patch_of (self, column, row);

        blend_patch (&patch, soft);
      }
}

/* Draws the ground, and its patches, for files of drawings. */
static void
fill_paper (const AciesPaint *self,
            const AciesPart  *rect,
            gboolean          has_patches)
{
  static const double stops[][2] = { { 0, 1 }, { 0.35, 0.77 }, { 0.65, 0.33 }, { 0.85, 0.08 }, { 1, 0 } };
  cairo_t            *cr = self->cr;

  cairo_save (cr);
  cairo_rectangle (cr, rect->left, rect->top, rect->right - rect->left, rect->bottom - rect->top);
  cairo_clip_preserve (cr);
  acies_colour_fill (&self->style->ground[0], cr, 1);
  for (int row = patch_square (rect->top - PATCH_REACH); row <= patch_square (rect->bottom + PATCH_REACH) && has_patches; row++)
    for (int column = patch_square (rect->left - PATCH_REACH); column <= patch_square (rect->right + PATCH_REACH); column++)
      {
        Patch            patch = patch_of (self, column, row);
        cairo_pattern_t *fade;

        /* A file has to hold each patch: only the strong ones of small hexes. */
        if ((acies_land_detail (self) < ACIES_LAND_SOME && patch.strength < 0.69) || patch.x + patch.radius < rect->left || patch.x - patch.radius > rect->right || patch.y + patch.radius < rect->top ||
            patch.y - patch.radius > rect->bottom)
          continue;
        fade = cairo_pattern_create_radial (patch.x, patch.y, 0, patch.x, patch.y, patch.radius);
        for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
          cairo_pattern_add_color_stop_rgba (fade, stops[i][0], patch.colour.red, patch.colour.green, patch.colour.blue,
                                             patch.strength * stops[i][1]);
        cairo_set_source (cr, fade);
        cairo_rectangle (cr, patch.x - patch.radius, patch.y - patch.radius, 2 * patch.radius, 2 * patch.radius);
        cairo_fill (cr);
        cairo_pattern_destroy (fade);
      }
  cairo_restore (cr);
}

/* --- fibres and grass -------------------------------------------------------------------------- */

/* So many squares lie along the width of a hex; in some of them lies a fibre. */
#define FIBRES 5
#define FIBRES_SHARE 0.42

/* Draws short fibres of the paper. */
static void
draw_grain (const AciesPaint *self,
            const AciesPart  *rect)
{
  AciesColour pale = acies_colour_lighter (&self->style->ground[0], self->view->dark ? 0.16 : 0.62);
  AciesPart   sheet = acies_land_sheet (self);

  if (acies_art_keeps_drawings (self->cr) || acies_land_pixels (self) < ACIES_LAND_FULL)
    return;
  cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_FAST);
  for (guint kind = 0; kind < 2; kind++)
    {
      for (int row = (int) floor (rect->top * FIBRES) - 1; row < rect->bottom * FIBRES; row++)
        for (int column = (int) floor (rect->left * FIBRES) - 1; column < rect->right * FIBRES; column++)
          if (acies_field_dice (column, row, 60 + kind) < FIBRES_SHARE)
            {
              double x = (column + acies_field_dice (column, row, 62 + kind)) / FIBRES;
              double y = (row + acies_field_dice (column, row, 64 + kind)) / FIBRES;
              double angle = 2 * G_PI * acies_field_dice (column, row, 66 + kind);
              double length = 0.012 + 0.03 * acies_field_dice (column, row, 68 + kind);

              if (x < sheet.left || y < sheet.top || x > sheet.right || y > sheet.bottom)
                continue;
              cairo_move_to (self->cr, x, y);
              cairo_rel_line_to (self->cr, length * cos (angle), length * sin (angle));
            }
      acies_colour_stroke (kind == 0 ? &self->style->label : &pale, self->cr, kind == 0 ? 0.13 : 0.22, 0.009);
    }
  cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_DEFAULT);
}

/* A group of tufts beside the middle of a hex, where a piece would stand. */
static void
add_tufts (cairo_t *cr,
           AciesHex hex,
           double   middle_x,
           double   middle_y,
           guint    kind,
           gboolean is_lines)
{
  static const double blades[] = { -1, -0.35, 0.3, 1 };
  int                 column = (int) acies_hex_column (hex), row = (int) acies_hex_row (hex);
  double              angle = 2 * G_PI * acies_field_dice (column, row, 122 + kind);
  int                 n = 3 + (int) (4 * acies_field_dice (column, row, 124 + kind));

  for (int i = 0; i < n; i++)
    {
      double x = middle_x + 0.38 * cos (angle) + 0.3 * (acies_field_dice (column, row * 9 + i, 126 + kind) - 0.5);
      double y = middle_y + 0.38 * sin (angle) + 0.18 * (acies_field_dice (column, row * 9 + i, 128 + kind) - 0.5);
      double size = 0.03 + 0.032 * acies_field_dice (column, i, 130 + kind);

      for (guint blade = acies_field_dice (i, column, 131) < 0.5 ? 0 : 1; blade < G_N_ELEMENTS (blades); blade++)
        {
          double lean = blades[blade] * size;

          if (is_lines) /* half as long in a file of drawings */
            {
              cairo_move_to (cr, x + lean * 0.2, y);
              cairo_line_to (cr, x + lean * 0.8, y - size * (1.35 - 0.4 * fabs (blades[blade])));
              continue;
            }
          cairo_move_to (cr, x + lean * 0.2 - 0.008, y);
          cairo_line_to (cr, x + lean * 0.42, y - size * 0.7);
          cairo_line_to (cr, x + lean * 0.8, y - size * (1.35 - 0.4 * fabs (blades[blade])));
          cairo_line_to (cr, x + lean * 0.2 + 0.008, y);
          cairo_close_path (cr);
        }
    }
}

/* Draws tufts of grass on the hexes of the set. */
static void
draw_tufts (const AciesPaint   *self,
            const AciesHexFlags set)
{
  AciesLayout layout = acies_land_layout (self);
  AciesColour dark = acies_colour_mix (&self->style->ink[0], &self->style->shade, self->view->dark ? 0 : 0.32);
  gboolean    is_lines = acies_art_keeps_drawings (self->cr);

  if (acies_land_pixels (self) < ACIES_LAND_SOME)
    return;
  acies_land_begin (self);
  cairo_set_antialias (self->cr, CAIRO_ANTIALIAS_FAST);
  for (guint kind = 0; kind < 2; kind++)
    {
      for (AciesHex hex = acies_paint_next (self, ACIES_NO_HEX, 1); hex != ACIES_NO_HEX; hex = acies_paint_next (self, hex, 1))
        {
          double x, y;

          if (!set[hex])
            continue;
          acies_layout_centre (&layout, hex, &x, &y);
          if (acies_field_noise (x * 0.8, y * 0.8, 120 + kind) >= 0.48)
            add_tufts (self->cr, hex, x, y, kind, is_lines);
        }
      if (is_lines)
        acies_colour_stroke (kind == 0 ? &dark : &self->style->ink[0], self->cr, 0.85, 0.01);
      else
        acies_colour_fill (kind == 0 ? &dark : &self->style->ink[0], self->cr, 0.85);
    }
  cairo_restore (self->cr);
}

/* --- beyond the board ---------------------------------------------------------------------------- */

/* Lets the land outside of the board fade into the paper, and draws a line around it. */
static void
draw_veil (const AciesPaint   *self,
           const AciesHexFlags board)
{
  AciesPart   sheet = acies_land_sheet (self);
  AciesLayout layout = acies_land_layout (self);
  cairo_t    *cr = self->cr;

  acies_land_begin (self);
  cairo_rectangle (cr, sheet.left, sheet.top, sheet.right - sheet.left, sheet.bottom - sheet.top);
  acies_outline (cr, &layout, board, ACIES_OUTLINE_HEXES);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  acies_colour_fill (&self->style->paper, cr, VEIL);
  if (self->view->heading > 0) /* title and key lie on clear paper, whatever runs on beyond the board */
    {
      const AciesColour *paper = &self->style->paper;
      cairo_pattern_t   *fade = cairo_pattern_create_linear (0, 0, 0, -0.3 * (self->view->heading / self->layout.hex_width));

      cairo_pattern_add_color_stop_rgba (fade, 0, paper->red, paper->green, paper->blue, 0);
      cairo_pattern_add_color_stop_rgba (fade, 1, paper->red, paper->green, paper->blue, 0.94);
      cairo_rectangle (cr, sheet.left, sheet.top, sheet.right - sheet.left, -sheet.top);
      cairo_set_source (cr, fade);
      cairo_fill (cr);
      cairo_pattern_destroy (fade);
    }
  cairo_rectangle (cr, sheet.left, sheet.top, sheet.right - sheet.left, sheet.bottom - sheet.top);
  acies_colour_stroke (&self->style->grid, cr, 0.7, MAX (0.011, 0.8 / acies_land_pixels (self)));
  cairo_restore (cr);
}

/* --- each kind of terrain ---------------------------------------------------------------------- */

/* Shadows and damp land reach this far out of a hex. */
#define REACH 0.75

void
acies_paint_area (const AciesPaint   *paint,
                  const AciesHexFlags set,
                  AciesId             terrain)
{
  static void (*const draw[ACIES_N_PATTERNS]) (const AciesTerrain *) = {
    [ACIES_PATTERN_TREES] = acies_terrain_woods,
    [ACIES_PATTERN_WAVES] = acies_terrain_water,
    [ACIES_PATTERN_PALISADE] = acies_terrain_camp,
    [ACIES_PATTERN_STREAM] = acies_terrain_water,
    [ACIES_PATTERN_FORD] = acies_terrain_water,
    [ACIES_PATTERN_ROCKS] = acies_terrain_rocks,
    [ACIES_PATTERN_WOODED_HILL] = acies_terrain_woods,
    [ACIES_PATTERN_ROCKY_HILL] = acies_terrain_rocks,
    [ACIES_PATTERN_REEDS] = acies_terrain_reeds,
    [ACIES_PATTERN_RAMPART] = acies_terrain_rampart,
  };
  AciesPattern pattern = paint->theme->patterns[terrain];
  AciesTerrain self = {
    .paint = paint,
    .style = paint->style,
    .cr = paint->cr,
    .set = set,
    .terrain = terrain,
    .ground = paint->style->ground[terrain],
    .ink = paint->style->ink[terrain],
    .pixels = acies_land_pixels (paint),
    .dark = paint->view->dark,
    .layout = acies_land_layout (paint),
  };

  if (draw[pattern] == NULL)
    {
      if (terrain != 0 && !acies_pattern_is_hill (pattern))
        {
          acies_outline (paint->cr, &paint->layout, set, ACIES_OUTLINE_AREA);
          acies_colour_fill (&self.ground, paint->cr, 1);
        }
      if (pattern == ACIES_PATTERN_TUFTS)
        draw_tufts (paint, set);
      return;
    }
  acies_land_begin (paint);
  cairo_set_line_cap (self.cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_antialias (self.cr, CAIRO_ANTIALIAS_FAST);
  cairo_new_path (self.cr);
  /* The first terrain of water draws all of it, even if none of its own is near. */
  if (draw[pattern] == acies_terrain_water || acies_terrain_find_part (&self, REACH))
    draw[pattern](&self);
  cairo_restore (self.cr);
}

/* --- the whole land ------------------------------------------------------------------------ */

void
acies_paint_land (const AciesPaint *self,
                  const guint8     *terrain,
                  gboolean          has_patches)
{
  AciesPart sheet = acies_land_sheet (self), rect;
  double    left, top, right, bottom, width = self->layout.hex_width;
  g_autoptr (AciesHills) hills = NULL;
  AciesSoft soft;

  cairo_clip_extents (self->cr, &left, &top, &right, &bottom);
  rect.left = MAX (sheet.left, (left - self->layout.x) / width);
  rect.top = MAX (sheet.top, (top - self->layout.y) / width);
  rect.right = MIN (sheet.right, (right - self->layout.x) / width);
  rect.bottom = MIN (sheet.bottom, (bottom - self->layout.y) / width);
  if (rect.left >= rect.right || rect.top >= rect.bottom)
    return;
  hills = acies_hills_new (self, terrain, &rect);
  acies_land_begin (self);
  if (acies_art_keeps_drawings (self->cr))
    {
      fill_paper (self, &rect, has_patches);
      acies_terrain_tint (self, terrain, &rect, NULL);
      if (hills != NULL)
        acies_hills_fill (hills);
    }
  else
    {
      acies_soft_init (&soft, &rect, acies_land_step (self), &self->style->ground[0]);
      if (has_patches)
        blend_patches (self, &soft);
      acies_terrain_tint (self, terrain, &rect, &soft);
      if (hills != NULL)
        acies_hills_blend (hills, &soft);
      acies_soft_paint (&soft, self->cr, &rect);
      acies_soft_clear (&soft);
    }
  acies_terrain_stain (self, terrain);
  if (has_patches)
    draw_grain (self, &rect);
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
  AciesPart          sheet = acies_land_sheet (self);
  gboolean           is_plain = self->view->is_plain;

  acies_colour_set (&self->style->paper, self->cr, 1);
  cairo_paint (self->cr);
  cairo_save (self->cr);
  if (!is_plain)
    {
      acies_land_begin (self);
      cairo_rectangle (self->cr, sheet.left, sheet.top, sheet.right - sheet.left, sheet.bottom - sheet.top);
      cairo_restore (self->cr); /* which keeps the path */
      cairo_clip (self->cr);
      acies_paint_land (self, self->state->board->terrain, TRUE);
    }
  for (guint terrain = 0; terrain < self->state->ruleset->n_terrains; terrain++)
    if (collect_hexes (self, terrain, is_plain && terrain == 0, set))
      (is_plain ? acies_paint_plain : acies_paint_area) (self, set, terrain);
  cairo_restore (self->cr);
  if (is_plain)
    return;
  collect_hexes (self, 0, TRUE, set);
  draw_veil (self, set);
}
