/* die.c - draws a die of a kind that the theme gives a look of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/die.h"

#include "render/paint.h"

#include <math.h>

/* The corners of an outline lie on a circle, from its top on; how far it reaches, how high its middle lies, and how large
 * what stands on it may be, in shares of the size of the die. All of them look about as large. */
static const struct
{
  guint  n_corners;
  double turn; /* of the first corner from the top, in parts of the angle between two */
  double radius;
  double drop;
  double room;
} outlines[ACIES_N_DIE_SHAPES] = {
  [ACIES_DIE_SQUARE] = { 4, 0.5, 0.64, 0, 0.72 },
  [ACIES_DIE_CIRCLE] = { 0, 0, 0.5, 0, 0.66 },
  [ACIES_DIE_DIAMOND] = { 4, 0, 0.58, 0, 0.58 },
  [ACIES_DIE_PENTAGON] = { 5, 0, 0.55, 0.045, 0.6 },
  [ACIES_DIE_HEXAGON] = { 6, 0, 0.535, 0, 0.64 },
};

#define CORNER 0.09     /* how round they are */
#define FRAME 0.08      /* width of the line of a hit */
#define FRAME_ROOM 0.14 /* that the die gives way to it */
#define FAINT 0.38

/* Where the pips of a face lie, from the middle of the die. */
static const struct
{
  guint n;
  gint8 pips[6][2];
} numbers[] = {
  { 0, { { 0, 0 } } },
  { 1, { { 0, 0 } } },
  { 2, { { -1, -1 }, { 1, 1 } } },
  { 3, { { -1, -1 }, { 0, 0 }, { 1, 1 } } },
  { 4, { { -1, -1 }, { -1, 1 }, { 1, -1 }, { 1, 1 } } },
  { 5, { { -1, -1 }, { -1, 1 }, { 0, 0 }, { 1, -1 }, { 1, 1 } } },
  { 6, { { -1, -1 }, { -1, 0 }, { -1, 1 }, { 1, -1 }, { 1, 0 }, { 1, 1 } } },
};

static void
find_corner (const AciesDieDrawing *self,
             double                 size,
             guint                  corner,
             double                *x,
             double                *y)
{
  AciesDieShape shape = self->theme->die_shapes[self->type];
  double        angle = 2 * G_PI * (corner + outlines[shape].turn) / outlines[shape].n_corners - G_PI / 2;

  *x = self->x + self->size / 2 + cos (angle) * outlines[shape].radius * size;
  *y = self->y + self->size / 2 + (sin (angle) * outlines[shape].radius + outlines[shape].drop) * size;
}

/* Each side goes straight from near one corner to near the next, and bends there. */
static void
add_outline (const AciesDieDrawing *self,
             cairo_t               *cr,
             double                 size)
{
  AciesDieShape shape = self->theme->die_shapes[self->type];
  guint         n = outlines[shape].n_corners;

  cairo_new_sub_path (cr);
  if (shape == ACIES_DIE_CIRCLE)
    cairo_arc (cr, self->x + self->size / 2, self->y + self->size / 2, outlines[shape].radius * size, 0, 2 * G_PI);
  for (guint i = 0; i < n; i++)
    {
      double x, y, last_x, last_y, next_x, next_y, side;

      find_corner (self, size, i + n - 1, &last_x, &last_y);
      find_corner (self, size, i, &x, &y);
      find_corner (self, size, i + 1, &next_x, &next_y);
      side = size * CORNER * 2 / hypot (next_x - x, next_y - y);
      cairo_line_to (cr, x + (last_x - x) * side, y + (last_y - y) * side);
      cairo_curve_to (cr, x + (last_x - x) * side / 3, y + (last_y - y) * side / 3,
                      x + (next_x - x) * side / 3, y + (next_y - y) * side / 3,
                      x + (next_x - x) * side, y + (next_y - y) * side);
    }
  cairo_close_path (cr);
}

gboolean
acies_die_draw_pips (const AciesFace *face,
                     cairo_t         *cr,
                     double           x,
                     double           y,
                     double           size)
{
  if (face->symbol != ACIES_NO_ID || face->number < 1 || face->number >= (int) G_N_ELEMENTS (numbers))
    return FALSE;
  for (guint i = 0; i < numbers[face->number].n; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x + size / 2 + numbers[face->number].pips[i][0] * size * 0.25,
                 y + size / 2 + numbers[face->number].pips[i][1] * size * 0.25, size * 0.085, 0, 2 * G_PI);
      cairo_close_path (cr);
      cairo_fill (cr);
    }
  return TRUE;
}

gboolean
acies_die_draw_symbol (const AciesTheme  *theme,
                       const AciesFace   *face,
                       cairo_t           *cr,
                       double             x,
                       double             y,
                       double             size,
                       const AciesColour *colour,
                       double             alpha,
                       double             scale)
{
  AciesPicture *picture = face != NULL && face->symbol != ACIES_NO_ID ? theme->symbols[face->symbol] : NULL;

  if (picture == NULL)
    return FALSE;
  if (alpha < 1)
    cairo_push_group (cr);
  acies_picture_draw (picture, cr, x + size / 2, y + size / 2, size * outlines[ACIES_DIE_SQUARE].room, colour, scale);
  if (alpha < 1)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, alpha);
    }
  return TRUE;
}

static void
draw_face (const AciesDieDrawing *self,
           cairo_t               *cr,
           double                 size)
{
  AciesDieShape      shape = self->theme->die_shapes[self->type];
  const AciesColour *ink = &self->style->die_ink[self->type];
  double             room = outlines[shape].room / outlines[ACIES_DIE_SQUARE].room * size;
  double             x = self->x + (self->size - room) / 2;
  double             y = self->y + (self->size - room) / 2 + outlines[shape].drop * size;
  const char        *sign = acies_face_to_sign (self->face, self->ruleset);
  glong              n = g_utf8_strlen (sign, -1);
  g_autofree char   *start = g_utf8_substring (sign, 0, MIN (n, 4));

  if (acies_die_draw_symbol (self->theme, self->face, cr, x, y, room, ink, 1, self->scale))
    return;
  acies_colour_set (ink, cr, 1);
  if (!acies_die_draw_pips (self->face, cr, x, y, room))
    acies_paint_text (cr, start, x + room / 2, y + room / 2, room * outlines[ACIES_DIE_SQUARE].room * (n > 2 ? 0.45 : 0.75), TRUE);
}

/* A retreat is only half a hit, and so is its frame. */
void
acies_die_draw (const AciesDieDrawing *self,
                cairo_t               *cr)
{
  const AciesColour *colour = &self->style->die[self->type];
  AciesColour        edge = acies_colour_mix (colour, &self->style->die_ink[self->type], 0.45);
  gboolean           is_framed = self->result == ACIES_DIE_HIT || self->result == ACIES_DIE_RETREAT;
  double             size = self->size * (is_framed ? 1 - 2 * FRAME_ROOM : 1);
  double             line = MAX (self->size * 0.035, 0.7 / self->scale);
  double             dash = self->size * 0.13;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (is_framed)
    {
      cairo_set_dash (cr, &dash, self->result == ACIES_DIE_RETREAT, 0);
      add_outline (self, cr, self->size * (1 - FRAME));
      acies_colour_stroke (&self->line, cr, 1, self->size * FRAME);
    }
  cairo_set_dash (cr, NULL, 0, 0);
  if (self->result == ACIES_DIE_MISS)
    cairo_push_group (cr);
  add_outline (self, cr, size - line);
  acies_colour_fill_preserve (colour, cr, 1);
  acies_colour_stroke (&edge, cr, 1, line);
  if (self->face != NULL)
    draw_face (self, cr, size);
  if (self->result == ACIES_DIE_MISS)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, FAINT);
    }
  cairo_restore (cr);
}
