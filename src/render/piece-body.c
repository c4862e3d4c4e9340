/* piece-body.c - the body of a piece: a shield or a card with a rim, lit from the north-west, and its shadow
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/piece.h"

#include <math.h>

/* --- outlines ---------------------------------------------------------------------------- */

/* Half the width and height, and the corners: how round, and how fast they change with the distance from the outline.
 * Beside many signs a round shield is too narrow: its corners are filled. */
typedef struct
{
  double half_width;
  double half_height;
  double corner;
  double follow;
} Outline;

static const Outline outlines[ACIES_N_SHIELDS] = {
  [ACIES_SHIELD_ASPIS] = { 0.435, 0.435, 0.435, 1 },
  [ACIES_SHIELD_SCUTUM] = { 0.36, 0.43, 0.11, 0.5 },
  [ACIES_SHIELD_CARD] = { 0.345, 0.445, 0.06, 0.5 },
  [ACIES_SHIELD_TABLET] = { 0.345, 0.445, 0.14, 0.6 },
  [ACIES_SHIELD_TILE] = { 0.49, 0.49, 0, 0 },
};

static const Outline crowded_round = { 0.42, 0.42, 0.30, 1 };
static const Outline crowded_tall = { 0.40, 0.42, 0.10, 0.5 };

static const Outline *
find_outline (const AciesPieceDrawing *self)
{
  if (!self->is_crowded)
    return &outlines[self->shield];

  return self->shield == ACIES_SHIELD_ASPIS ? &crowded_round : &crowded_tall;
}

/* A rectangle whose corners are cut off, or have a step. */
static void
add_cut_corners (cairo_t *cr,
                 double   half_width,
                 double   half_height,
                 double   cut,
                 gboolean is_stepped)
{
  for (int i = 0; i < 4; i++)
    {
      int    right = i == 0 || i == 3 ? 1 : -1, down = i < 2 ? 1 : -1;
      double first = right == down ? cut : 0; /* where the path comes along the longer edge */

      cairo_line_to (cr, right * (half_width - cut + first), down * (half_height - first));
      if (is_stepped)
        cairo_line_to (cr, right * (half_width - cut), down * (half_height - cut));
      cairo_line_to (cr, right * (half_width - first), down * (half_height - cut + first));
    }
  cairo_close_path (cr);
}

void
acies_piece_add_outline (const AciesPieceDrawing *self,
                         cairo_t                 *cr,
                         double                   inset)
{
  const Outline *outline = find_outline (self);
  double         half_width = outline->half_width - inset;
  double         half_height = outline->half_height - inset;
  double         corner = MAX (0, outline->corner - inset * outline->follow);

  cairo_new_sub_path (cr);
  if (self->shield == ACIES_SHIELD_TABLET && !self->is_crowded)
    add_cut_corners (cr, half_width, half_height, corner, FALSE);
  else if (corner >= half_width)
    cairo_arc (cr, 0, 0, half_width, 0, 2 * G_PI);
  else
    acies_add_tablet (cr, 0, 0, half_width, half_height, corner);
}

#define FIELD_CORNER 0.10 /* what is missing of a field with corners of its own, and with each step of them */
#define FIELD_STEP 0.065

/* The field inside the rim, which can have corners of its own. */
static void
add_field (const AciesPieceDrawing *self,
           cairo_t                 *cr,
           double                   inset)
{
  const Outline *outline = find_outline (self);
  double         x = outline->half_width - inset, y = outline->half_height - inset;

  cairo_new_sub_path (cr);
  if (self->corners == ACIES_CORNERS_PLAIN)
    acies_piece_add_outline (self, cr, inset);
  else if (self->corners == ACIES_CORNERS_ROUND)
    acies_add_tablet (cr, 0, 0, x, y, FIELD_CORNER * 1.3);
  else if (self->corners != ACIES_CORNERS_HOLLOW)
    add_cut_corners (cr, x, y, FIELD_STEP, TRUE);
  else
    {
      for (int i = 0; i < 4; i++)
        cairo_arc_negative (cr, i == 0 || i == 3 ? x : -x, i < 2 ? y : -y, FIELD_CORNER, (i - 1) * G_PI / 2, (i - 2) * G_PI / 2);
      cairo_close_path (cr);
    }
}

double
acies_piece_reach (const AciesPieceDrawing *self,
                   double                   angle)
{
  const Outline *outline = find_outline (self);
  double         across = outline->half_width / MAX (0.001, fabs (sin (angle)));
  double         along = outline->half_height / MAX (0.001, fabs (cos (angle)));

  if (self->shield == ACIES_SHIELD_ASPIS)
    return MIN (MIN (across, along), self->is_crowded ? 0.461 : outline->corner);

  return MIN (across, along);
}

/* --- the body ---------------------------------------------------------------------------- */

#define OUTLINE 0.016
#define RIM 0.045
#define GOLD_RIM 0.058
#define RIM_EDGE 0.010
#define KEYLINE 0.014
#define RING_GAP 0.035
#define RING_WIDTH 0.05

static const AciesShade rim_stops[] = { { 0, 0.55 }, { 0.35, 0.12 }, { 0.65, -0.15 }, { 1, -0.45 } };
static const AciesShade bent_stops[] = { { 0, -0.18 }, { 0.30, 0.10 }, { 0.62, 0 }, { 1, -0.30 } };
static const AciesShade bowl_stops[] = { { 0, 0.14 }, { 0.55, 0 }, { 1, -0.28 } };
static const AciesShade card_stops[] = { { 0, 0.12 }, { 0.5, 0 }, { 1, -0.22 } };

void
acies_piece_fill_gradient (cairo_t           *cr,
                           cairo_pattern_t   *pattern,
                           const AciesShade  *shades,
                           guint              n_shades,
                           const AciesColour *colour)
{
  for (guint i = 0; i < n_shades; i++)
    {
      AciesColour shade = shades[i].tone > 0 ? acies_colour_lighter (colour, shades[i].tone) : acies_colour_darker (colour, -shades[i].tone);

      cairo_pattern_add_color_stop_rgb (pattern, shades[i].place, shade.red, shade.green, shade.blue);
    }
  cairo_set_source (cr, pattern);
  cairo_fill (cr);
  cairo_pattern_destroy (pattern);
}

static gboolean
is_dark (const AciesPiece *self)
{
  return self->style == &self->theme->dark;
}

/* A soft shadow is three hard ones: how far each grows, and how dark it is. */
static void
draw_shadow (const AciesPieceDrawing *self,
             cairo_t                 *cr)
{
  static const double shadows[][2] = { { 0.05, 0.10 }, { 0.03, 0.18 }, { 0.012, 0.30 } };
  double              strength = is_dark (self->piece) ? 1.6 : 1;

  cairo_save (cr);
  cairo_translate (cr, 0.028, 0.042);
  for (guint i = self->px < ACIES_PIECE_FLAT; i < G_N_ELEMENTS (shadows); i++)
    {
      acies_piece_add_outline (self, cr, -shadows[i][0]);
      cairo_set_source_rgba (cr, 0, 0, 0, shadows[i][1] * strength);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* On dark ground the edge of a shield would be lost, as it nearly is in a wood, and in high contrast it must be found on any. */
void
acies_piece_fill_keyline (const AciesPieceDrawing *self,
                          cairo_t                 *cr)
{
  const AciesPiece *piece = self->piece;

  acies_colour_fill (piece->high_contrast ? &piece->style->device : &self->device, cr,
                     piece->high_contrast ? 0.9 : is_dark (piece) ? 0.42
                                                                  : 0.6);
}

static void
draw_edge (const AciesPieceDrawing *self,
           cairo_t                 *cr)
{
  if (acies_piece_shows (self->piece, ACIES_MARK_RING))
    {
      AciesColour ring_edge = acies_colour_darker (&self->gold, 0.55);
      double      line = acies_piece_at_least (self, 0.012, 0.8);

      /* Filled, one upon the other: that is faster than lines along a curve. */
      acies_piece_add_outline (self, cr, -RING_GAP - RING_WIDTH / 2 - line);
      acies_colour_fill (&ring_edge, cr, 1);
      acies_piece_add_outline (self, cr, -RING_GAP - RING_WIDTH / 2);
      acies_colour_fill (&self->gold, cr, 1);
      acies_piece_add_outline (self, cr, -RING_GAP + RING_WIDTH / 2);
      acies_colour_fill (&ring_edge, cr, 1);
    }
  else
    {
      acies_piece_add_outline (self, cr, -acies_piece_at_least (self, KEYLINE, 1));
      acies_piece_fill_keyline (self, cr);
    }
}

/* Returns the distance from the outline to the inside of the rim. */
static double
rim_width (const AciesPieceDrawing *self)
{
  gboolean has_gold = self->piece->theme->gold_trim[self->piece->type];

  return (has_gold ? acies_piece_at_least (self, GOLD_RIM, 2.2) : RIM) + RIM_EDGE;
}

void
acies_piece_draw_body (const AciesPieceDrawing *self,
                       cairo_t                 *cr)
{
  gboolean           has_gold = self->piece->theme->gold_trim[self->piece->type];
  const AciesColour *metal = has_gold ? &self->gold : &self->face;
  AciesColour        edge = acies_colour_darker (&self->face, 0.62);
  AciesColour        inner = acies_colour_darker (&self->face, 0.45);
  double             rim = rim_width (self);

  if (!self->piece->is_ghost)
    draw_shadow (self, cr);
  draw_edge (self, cr);
  acies_piece_add_outline (self, cr, 0);
  acies_colour_fill (&edge, cr, 1);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD); /* a ring is much less to fill with a gradient */
  acies_piece_add_outline (self, cr, OUTLINE);
  add_field (self, cr, rim - RIM_EDGE);
  acies_piece_fill_gradient (cr, cairo_pattern_create_linear (-0.35, -0.40, 0.35, 0.42), rim_stops, G_N_ELEMENTS (rim_stops), metal);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  add_field (self, cr, rim - RIM_EDGE);
  acies_colour_fill (&inner, cr, 1);
  add_field (self, cr, rim);
  if (self->shield == ACIES_SHIELD_ASPIS) /* a bowl */
    acies_piece_fill_gradient (cr, cairo_pattern_create_radial (-0.14, -0.18, 0.03, 0, 0, 0.45), bowl_stops, G_N_ELEMENTS (bowl_stops), &self->face);
  else if (self->shield == ACIES_SHIELD_SCUTUM) /* bent like a roof tile */
    acies_piece_fill_gradient (cr, cairo_pattern_create_linear (-0.34, -0.06, 0.34, 0.06), bent_stops, G_N_ELEMENTS (bent_stops), &self->face);
  else
    acies_piece_fill_gradient (cr, cairo_pattern_create_linear (-0.3, -0.4, 0.3, 0.4), card_stops, G_N_ELEMENTS (card_stops), &self->face);
}

void
acies_piece_draw_strip (const AciesPieceDrawing *self,
                        cairo_t                 *cr,
                        double                   top)
{
  AciesColour dark = acies_colour_darker (&self->face, 0.44);
  AciesColour line = acies_colour_lighter (&self->face, 0.45);

  cairo_save (cr);
  add_field (self, cr, rim_width (self));
  cairo_clip (cr);
  cairo_rectangle (cr, -0.5, top, 1, 0.5);
  acies_colour_fill (&dark, cr, 0.88);
  cairo_rectangle (cr, -0.5, top, 1, acies_piece_at_least (self, 0.010, 0.6));
  acies_colour_fill (&line, cr, 0.55);
  cairo_restore (cr);
}
