/* overlay.c - what the view marks: frames under the units; highlights, outlines, path, cursor above them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/paint.h"
#include "render/units.h"

#include <math.h>
#include <string.h>

/* From so many units on a hex shows no stronger. */
#define STRONGEST_THREAT 4

static gboolean
shows_hex (const AciesPaint *self,
           AciesHex          hex)
{
  return hex < ACIES_MAX_HEXES && acies_layout_contains (&self->layout, hex);
}

static gboolean
collect (const AciesPaint  *self,
         AciesHighlightKind kind,
         AciesHexFlags      set)
{
  const AciesRenderView *view = self->view;
  gboolean               any = FALSE;

  memset (set, 0, sizeof (AciesHexFlags));
  for (guint i = 0; i < view->n_highlights; i++)
    if (view->highlights[i].kind == kind && shows_hex (self, view->highlights[i].hex))
      any = set[view->highlights[i].hex] = TRUE;
  return any;
}

/* A wash over hexes, and one line around all of them. */
static void
wash (const AciesPaint   *self,
      const AciesHexFlags set,
      const AciesColour  *colour,
      double              alpha)
{
  acies_outline (self->cr, &self->layout, set, ACIES_OUTLINE_HEXES);
  acies_colour_fill_preserve (colour, self->cr, alpha);
  acies_colour_stroke (colour, self->cr, MIN (1, alpha + 0.5), acies_paint_line (self, 0.035));
}

/* A threat is hatched too, each side's its own way, so that it is no matter of colour alone. */
static void
hatch (const AciesPaint   *self,
       const AciesHexFlags set,
       const AciesColour  *colour,
       gboolean            rises)
{
  const AciesRenderView *view = self->view;
  double                 width, height, step = acies_paint_length (self, 0.16);
  double                 left = self->layout.x, top = self->layout.y;
  double                 base, least;

  acies_layout_size (&self->layout, &width, &height);
  if (view->width > 0)
    {
      left = MAX (left, 0);
      top = MAX (top, 0);
      width = MIN (self->layout.x + width, view->width) - left;
      height = MIN (self->layout.y + height, view->height) - top;
    }
  cairo_save (self->cr);
  acies_outline (self->cr, &self->layout, set, ACIES_OUTLINE_HEXES);
  cairo_clip (self->cr);
  /* The lines belong to the board: on "/" x + y is the same, on "\\" x - y. */
  base = self->layout.x + (rises ? self->layout.y : -self->layout.y);
  least = left + (rises ? top : -(top + height));
  for (double c = base + step * ceil ((least - base) / step); c < least + width + height; c += step)
    {
      cairo_move_to (self->cr, rises ? c - top - height : c + top, rises ? top + height : top);
      cairo_line_to (self->cr, rises ? c - top : c + top + height, rises ? top : top + height);
    }
  acies_colour_stroke (colour, self->cr, 0.35, acies_paint_line (self, 0.02));
  cairo_restore (self->cr);
}

void
acies_paint_highlights (const AciesPaint *self)
{
  const AciesRenderView *view = self->view;
  const AciesStyle      *style = self->style;
  guint                  n_terrains = view->n_ghosts > 0 ? self->state->ruleset->n_terrains : 0;
  g_autofree guint8     *set = g_new (guint8, ACIES_MAX_HEXES);

  /* The more units could hit a hex, the stronger it shows. */
  for (AciesSide side = 0; side < self->state->ruleset->n_sides; side++)
    for (guint n = 1; n <= STRONGEST_THREAT && view->threats[side] != NULL; n++)
      {
        gboolean any = FALSE;

        memset (set, 0, sizeof (AciesHexFlags));
        for (AciesHex hex = acies_paint_next (self, ACIES_NO_HEX, 1); hex != ACIES_NO_HEX; hex = acies_paint_next (self, hex, 1))
          any |= set[hex] = view->threats[side][hex] >= n;
        if (!any)
          break;
        if (n == 1)
          {
            wash (self, set, &style->side[side], 0.12);
            hatch (self, set, &style->side[side], side % 2 == 0);
            continue;
          }
        acies_outline (self->cr, &self->layout, set, ACIES_OUTLINE_HEXES);
        acies_colour_fill (&style->side[side], self->cr, 0.13);
      }
  if (collect (self, ACIES_HIGHLIGHT_MARCH, set))
    wash (self, set, &style->gold, 0.17);
  if (collect (self, ACIES_HIGHLIGHT_REACH, set))
    wash (self, set, &style->gold, 0.38);
  if (collect (self, ACIES_HIGHLIGHT_BRUSH, set))
    wash (self, set, &style->label, 0.15);
  /* Ground that a click would paint, in its own colour. */
  for (AciesId terrain = 0; terrain < n_terrains; terrain++)
    {
      gboolean any = FALSE;

      memset (set, 0, sizeof (AciesHexFlags));
      for (guint i = 0; i < view->n_ghosts; i++)
        if (view->ghosts[i].kind == ACIES_GHOST_TERRAIN && view->ghosts[i].id == terrain && shows_hex (self, view->ghosts[i].hex))
          any = set[view->ghosts[i].hex] = TRUE;
      if (any)
        wash (self, set, &style->ground[terrain], 0.75);
    }
}

/* The outline of a hex, drawn inside it so that neighbours keep their own. */
static void
outline (const AciesPaint  *self,
         AciesHex           hex,
         const AciesColour *colour,
         double             width,
         double             inset)
{
  AciesLayout layout = self->layout;
  double      x, y;

  if (hex == ACIES_NO_HEX || !acies_layout_contains (&layout, hex))
    return;
  acies_layout_centre (&layout, hex, &x, &y);
  cairo_save (self->cr);
  cairo_translate (self->cr, x, y);
  cairo_scale (self->cr, 1 - 2 * inset, 1 - 2 * inset);
  cairo_translate (self->cr, -x, -y);
  acies_outline_hex (self->cr, &layout, hex);
  cairo_restore (self->cr);
  acies_colour_stroke (colour, self->cr, 1, acies_paint_line (self, width));
}

/* A line between two darker ones shows on every ground. */
static void
strong_outline (const AciesPaint  *self,
                AciesHex           hex,
                const AciesColour *colour,
                double             width)
{
  AciesColour edge = acies_colour_darker (colour, 0.6);

  outline (self, hex, &edge, width + 0.03, 0.035);
  outline (self, hex, colour, width, 0.035);
}

/* Dashes: this hex is offered, it is not taken yet. */
static void
draw_offer (const AciesPaint *self,
            AciesHex          hex)
{
  double dashes[] = { acies_paint_length (self, 0.11), acies_paint_length (self, 0.0825) };

  acies_outline_hex (self->cr, &self->layout, hex);
  acies_colour_fill (&self->style->gold, self->cr, 0.3);
  cairo_set_dash (self->cr, dashes, G_N_ELEMENTS (dashes), 0);
  strong_outline (self, hex, &self->style->gold, 0.055);
  cairo_set_dash (self->cr, NULL, 0, 0);
}

/* A sword that is struck out: from here the unit cannot attack any more. */
static void
draw_march (const AciesPaint *self,
            AciesHex          hex)
{
  AciesColour sword = self->view->dark ? self->style->device : acies_colour_darker (&self->style->gold, 0.6);
  double      x, y, size = MAX (acies_paint_length (self, 0.2), 5 / self->view->scale);

  acies_layout_centre (&self->layout, hex, &x, &y);
  cairo_save (self->cr);
  cairo_translate (self->cr, x, y);
  cairo_scale (self->cr, size, size);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (self->cr, 0, -1);
  cairo_line_to (self->cr, 0, 0.95);
  cairo_move_to (self->cr, -0.42, 0.4);
  cairo_line_to (self->cr, 0.42, 0.4);
  acies_colour_stroke (&sword, self->cr, 1, 0.28);
  cairo_move_to (self->cr, -0.85, 0.35);
  cairo_line_to (self->cr, 0.85, -0.6);
  acies_colour_stroke_preserve (self->view->dark ? &self->style->ground[0] : &self->style->device, self->cr, 1, 0.42);
  acies_colour_stroke (&self->style->alert, self->cr, 1, 0.22);
  cairo_restore (self->cr);
}

/* Four arrow heads that point inward. */
static void
draw_target (const AciesPaint *self,
             AciesHex          hex)
{
  double x, y;
  double far = acies_paint_length (self, 0.5), near = acies_paint_length (self, 0.34);
  double half = acies_paint_length (self, 0.085);

  strong_outline (self, hex, &self->style->alert, 0.045);
  acies_layout_centre (&self->layout, hex, &x, &y);
  for (guint i = 0; i < 4; i++)
    {
      double cosine = cos (G_PI / 4 + i * G_PI / 2), sine = sin (G_PI / 4 + i * G_PI / 2);

      cairo_move_to (self->cr, x + cosine * near, y + sine * near);
      cairo_line_to (self->cr, x + cosine * far - sine * half, y + sine * far + cosine * half);
      cairo_line_to (self->cr, x + cosine * far + sine * half, y + sine * far - cosine * half);
      cairo_close_path (self->cr);
    }
  acies_colour_fill_preserve (&self->style->alert, self->cr, 1);
  acies_colour_stroke (&self->style->device, self->cr, 1, acies_paint_line (self, 0.018));
}

/* The bulb of the button that asks for advice, at the corner. */
static void
draw_advised (const AciesPaint *self,
              AciesHex          hex)
{
  AciesColour edge = acies_colour_darker (&self->style->gold, 0.45);
  double      x, y, size = MAX (acies_paint_length (self, 0.13), 5 / self->view->scale);

  strong_outline (self, hex, &self->style->gold, 0.085);
  acies_layout_centre (&self->layout, hex, &x, &y);
  x -= acies_paint_length (self, 0.28);
  y -= acies_paint_length (self, 0.3);
  acies_colour_set (&edge, self->cr, 1);
  cairo_rectangle (self->cr, x - size * 0.55, y + size * 0.6, size * 1.1, size * 1.1);
  cairo_fill (self->cr);
  cairo_arc (self->cr, x, y, size, 0, 2 * G_PI);
  cairo_set_line_width (self->cr, size * 0.5);
  cairo_stroke_preserve (self->cr);
  acies_colour_fill (&self->style->gold, self->cr, 1);
}

/* A ring, and an exclamation mark on a triangle. */
static void
draw_fault (const AciesPaint *self,
            AciesHex          hex)
{
  double x, y, size = MAX (acies_paint_length (self, 0.15), 5 / self->view->scale);

  strong_outline (self, hex, &self->style->alert, 0.055);
  acies_layout_centre (&self->layout, hex, &x, &y);
  x -= acies_paint_length (self, 0.3);
  y -= acies_paint_length (self, 0.3);
  cairo_move_to (self->cr, x, y - size);
  cairo_line_to (self->cr, x + size, y + size * 0.75);
  cairo_line_to (self->cr, x - size, y + size * 0.75);
  cairo_close_path (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  acies_colour_stroke_preserve (&self->style->device, self->cr, 1, size * 0.5);
  acies_colour_fill (&self->style->alert, self->cr, 1);
  cairo_rectangle (self->cr, x - size * 0.1, y - size * 0.4, size * 0.2, size * 0.6);
  cairo_rectangle (self->cr, x - size * 0.1, y + size * 0.34, size * 0.2, size * 0.2);
  acies_colour_fill (&self->style->device, self->cr, 1);
}

/* Half of the handle's arc, and where it runs, in widths of a hex: over the foot of the point of the piece. */
#define HANDLE_SPREAD (G_PI / 6.5)
#define HANDLE_RADIUS 0.44

/* An arrow both ways around the corner that the unit faces. */
static void
draw_handle (const AciesPaint     *self,
             const AciesHighlight *highlight)
{
  AciesColour edge = acies_colour_darker (&self->style->gold, 0.6);
  double      size = MAX (acies_paint_length (self, 0.1), 3.5 / self->view->scale);
  double      middle = highlight->facing * G_PI / 3 - G_PI / 2;
  double      radius = acies_paint_length (self, HANDLE_RADIUS);
  double      x, y;

  acies_layout_centre (&self->layout, highlight->hex, &x, &y);
  cairo_save (self->cr);
  cairo_translate (self->cr, x, y);
  cairo_new_path (self->cr);
  cairo_arc (self->cr, 0, 0, radius, middle - HANDLE_SPREAD, middle + HANDLE_SPREAD);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  acies_colour_stroke_preserve (&edge, self->cr, 1, acies_paint_line (self, 0.085));
  acies_colour_stroke (&self->style->gold, self->cr, 1, acies_paint_line (self, 0.05));
  for (int turn = -1; turn <= 1; turn += 2) /* the head of the arrow at each end of the arc */
    {
      double angle = middle + turn * HANDLE_SPREAD;
      double reach = turn * size / radius;

      cairo_move_to (self->cr, radius * cos (angle + reach), radius * sin (angle + reach));
      cairo_line_to (self->cr, (radius - size * 0.75) * cos (angle), (radius - size * 0.75) * sin (angle));
      cairo_line_to (self->cr, (radius + size * 0.75) * cos (angle), (radius + size * 0.75) * sin (angle));
      cairo_close_path (self->cr);
    }
  acies_colour_stroke_preserve (&edge, self->cr, 1, acies_paint_line (self, 0.035));
  acies_colour_fill (&self->style->gold, self->cr, 1);
  cairo_restore (self->cr);
}

/* The ring and the arrow of a lesson have a colour that nothing else has, in style.css too. In the first row the arrow points
 * from below. */
static void
draw_guided (const AciesPaint *self,
             AciesHex          hex)
{
  const AciesColour guide = { 0.51, 0.24, 0.61 };
  const AciesColour edge = { 1, 1, 1 };
  double            x, y, up, size = MAX (acies_paint_length (self, 0.17), 6 / self->view->scale);
  double            radius = acies_paint_length (self, 0.46);

  acies_layout_centre (&self->layout, hex, &x, &y);
  up = acies_hex_row (hex) > 0 ? -1 : 1; /* the canvas draws in parts, so the place in the view says nothing */
  cairo_new_path (self->cr);
  cairo_arc (self->cr, x, y, radius, 0, 2 * G_PI);
  acies_colour_stroke_preserve (&edge, self->cr, 1, acies_paint_line (self, 0.11));
  acies_colour_stroke (&guide, self->cr, 1, acies_paint_line (self, 0.065));
  cairo_save (self->cr);
  cairo_translate (self->cr, x, y + up * (radius - 0.4 * size));
  cairo_scale (self->cr, size, up * size);
  cairo_move_to (self->cr, 0, 0);
  cairo_line_to (self->cr, 1, 1.2);
  cairo_line_to (self->cr, 0.4, 1.2);
  cairo_line_to (self->cr, 0.4, 2.5);
  cairo_line_to (self->cr, -0.4, 2.5);
  cairo_line_to (self->cr, -0.4, 1.2);
  cairo_line_to (self->cr, -1, 1.2);
  cairo_close_path (self->cr);
  cairo_restore (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  acies_colour_stroke_preserve (&edge, self->cr, 1, size * 0.4);
  acies_colour_fill (&guide, self->cr, 1);
}

static void
draw_highlight (const AciesPaint     *self,
                const AciesHighlight *highlight)
{
  const AciesColour *gold = &self->style->gold;
  AciesColour        edge = acies_colour_darker (gold, 0.6);

  /* The colour of these alone is too near that of the ground. */
  if (self->view->high_contrast && (highlight->kind == ACIES_HIGHLIGHT_ABLE || highlight->kind == ACIES_HIGHLIGHT_REACH ||
                                    highlight->kind == ACIES_HIGHLIGHT_MARCH))
    strong_outline (self, highlight->hex, gold, 0.045);
  switch (highlight->kind)
    {
    case ACIES_HIGHLIGHT_ABLE:
      if (!self->view->high_contrast)
        outline (self, highlight->hex, gold, 0.035, 0.03);
      break;

    case ACIES_HIGHLIGHT_CHOSEN:
      if (highlight->badge > 0) /* one of several units on a hex */
        {
          AciesBadge badge = acies_badge_place (&self->layout, highlight->hex, highlight->badge, self->view->scale);

          cairo_new_path (self->cr);
          cairo_arc (self->cr, badge.x, badge.y, badge.radius, 0, 2 * G_PI);
          acies_colour_stroke_preserve (&edge, self->cr, 1, acies_paint_line (self, 0.08));
          acies_colour_stroke (gold, self->cr, 1, acies_paint_line (self, 0.05));
        }
      else
        strong_outline (self, highlight->hex, gold, 0.055);
      break;

    case ACIES_HIGHLIGHT_OFFER:
      draw_offer (self, highlight->hex);
      break;

    case ACIES_HIGHLIGHT_TARGET:
      draw_target (self, highlight->hex);
      break;

    case ACIES_HIGHLIGHT_ADVISED:
      draw_advised (self, highlight->hex);
      break;

    case ACIES_HIGHLIGHT_FAULT:
      draw_fault (self, highlight->hex);
      break;

    case ACIES_HIGHLIGHT_HANDLE:
      draw_handle (self, highlight);
      break;

    case ACIES_HIGHLIGHT_MARCH:
      draw_march (self, highlight->hex);
      break;

    case ACIES_HIGHLIGHT_GUIDED:
      draw_guided (self, highlight->hex);
      break;

    case ACIES_HIGHLIGHT_REACH:
    case ACIES_HIGHLIGHT_BRUSH:
    case ACIES_HIGHLIGHT_SELECTED:
    default:
      break;
    }
}

/* A cross over each unit that a click would take away. */
static void
draw_gone (const AciesPaint *self)
{
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < self->view->n_ghosts; i++)
    {
      const AciesGhost *ghost = &self->view->ghosts[i];
      double            size = acies_paint_length (self, 0.24);
      double            x, y;

      if (ghost->kind != ACIES_GHOST_GONE || !acies_layout_contains (&self->layout, ghost->hex))
        continue;
      acies_layout_centre (&self->layout, ghost->hex, &x, &y);
      if (ghost->badge > 0)
        {
          AciesBadge badge = acies_badge_place (&self->layout, ghost->hex, ghost->badge, self->view->scale);

          x = badge.x;
          y = badge.y;
          size = badge.radius * 0.8;
        }
      for (int sign = -1; sign <= 1; sign += 2)
        {
          cairo_move_to (self->cr, x - size, y - sign * size);
          cairo_line_to (self->cr, x + size, y + sign * size);
        }
    }
  acies_colour_stroke_preserve (&self->style->device, self->cr, 1, acies_paint_length (self, 0.13));
  acies_colour_stroke (&self->style->alert, self->cr, 1, acies_paint_length (self, 0.08));
}

/* What is painted on one side of the axis comes on the other, too; a ring is the point of a half turn. */
static void
draw_axis (const AciesPaint *self)
{
  const AciesLayout *layout = &self->layout;
  AciesSymmetry      kind = self->view->symmetry;
  double             dash = MAX (acies_paint_length (self, 0.14), 3 / self->view->scale);
  double             column = 0, row = 0, width, height, x, y;

  if (kind == ACIES_SYMMETRY_NONE)
    return;
  acies_layout_size (layout, &width, &height);
  acies_symmetry_axis (kind, self->state->board, &column, &row);
  x = layout->x + (column + 0.5) * layout->hex_width;
  y = layout->y + (row * acies_layout_row_distance (layout) + acies_layout_hex_height (layout) / 2) * layout->hex_width;
  if (kind == ACIES_SYMMETRY_LEFT_RIGHT)
    {
      cairo_move_to (self->cr, x, layout->y);
      cairo_line_to (self->cr, x, layout->y + height);
    }
  else if (kind == ACIES_SYMMETRY_TOP_BOTTOM)
    {
      cairo_move_to (self->cr, layout->x, y);
      cairo_line_to (self->cr, layout->x + width, y);
    }
  else
    cairo_arc (self->cr, x, y, acies_paint_length (self, 0.2), 0, 2 * G_PI);
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_BUTT);
  acies_colour_stroke_preserve (&self->style->device, self->cr, 0.9, acies_paint_line (self, 0.09));
  cairo_set_dash (self->cr, (double[]) { dash, dash }, 2, 0);
  acies_colour_stroke (&self->style->alert, self->cr, 1, acies_paint_line (self, 0.05));
  cairo_set_dash (self->cr, NULL, 0, 0);
}

/* One line around all hexes of the selection. */
static void
draw_selection (const AciesPaint *self)
{
  AciesColour        edge = acies_colour_darker (&self->style->device, 0.6);
  g_autofree guint8 *set = NULL;
  gboolean           any = FALSE;

  for (guint i = 0; i < self->view->n_highlights; i++)
    any |= self->view->highlights[i].kind == ACIES_HIGHLIGHT_SELECTED;
  set = any ? g_new (guint8, ACIES_MAX_HEXES) : NULL;
  if (set == NULL || !collect (self, ACIES_HIGHLIGHT_SELECTED, set))
    return;
  acies_outline (self->cr, &self->layout, set, ACIES_OUTLINE_HEXES);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  acies_colour_stroke_preserve (&edge, self->cr, 1, acies_paint_line (self, 0.09));
  acies_colour_stroke (&self->style->device, self->cr, 1, acies_paint_line (self, 0.055));
}

/* The shaft is in the path of the context; the head is at @x, @y. */
static void
draw_arrow (const AciesPaint  *self,
            const AciesColour *colour,
            double             x,
            double             y,
            double             direction)
{
  cairo_t    *cr = self->cr;
  AciesColour edge = acies_colour_darker (colour, 0.6);

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  acies_colour_stroke_preserve (&edge, cr, 0.9, acies_paint_length (self, 0.1));
  acies_colour_stroke (colour, cr, 1, acies_paint_length (self, 0.06));
  for (int i = -1; i <= 1; i++)
    {
      double angle = direction + i * 2.5;

      cairo_line_to (cr, x + cos (angle) * acies_paint_length (self, 0.16), y + sin (angle) * acies_paint_length (self, 0.16));
    }
  cairo_close_path (cr);
  acies_colour_fill_preserve (colour, cr, 1);
  acies_colour_stroke (&edge, cr, 0.9, acies_paint_line (self, 0.022));
}

static void
draw_path (const AciesPaint *self)
{
  const AciesHex *path = self->view->path;
  guint           n = self->view->n_path;
  double          from_x, from_y, x, y;

  if (n < 2)
    return;
  acies_layout_centre (&self->layout, path[n - 2], &from_x, &from_y);
  acies_layout_centre (&self->layout, path[n - 1], &x, &y);
  for (guint i = 0; i < n; i++)
    {
      double via_x, via_y;

      acies_layout_centre (&self->layout, path[i], &via_x, &via_y);
      cairo_line_to (self->cr, via_x, via_y);
    }
  draw_arrow (self, &self->style->gold, x, y, atan2 (y - from_y, x - from_x));
}

/* From the rim of one unit to the rim of the other, so that both can be seen. */
static void
draw_attack (const AciesPaint *self)
{
  double from_x, from_y, x, y, direction;
  double gap = acies_paint_length (self, 0.33);

  if (self->view->attack_from == ACIES_NO_HEX || self->view->attack_at == ACIES_NO_HEX)
    return;
  acies_layout_centre (&self->layout, self->view->attack_from, &from_x, &from_y);
  acies_layout_centre (&self->layout, self->view->attack_at, &x, &y);
  direction = atan2 (y - from_y, x - from_x);
  x -= cos (direction) * gap;
  y -= sin (direction) * gap;
  cairo_move_to (self->cr, from_x + cos (direction) * gap, from_y + sin (direction) * gap);
  cairo_line_to (self->cr, x, y);
  draw_arrow (self, &self->style->device, x, y, direction);
}

/* From the middle of the hex that was left to the rim of the piece that moved or was attacked, or to the middle of a hex on
 * the way. An attack is dashed. */
static void
draw_trail (const AciesPaint *self,
            const AciesTrail *trail)
{
  const AciesColour *side = &self->style->side[trail->side];
  AciesColour        edge = self->view->dark ? acies_colour_lighter (side, 0.6) : self->style->device;
  double             size = trail->strong ? 1.8 : 1;
  double             dash = acies_paint_length (self, 0.09 * size);
  double             head = trail->goes_on ? 0 : size * MAX (acies_paint_length (self, 0.11), 3.5 / self->view->scale);
  double             gap = trail->goes_on ? 0 : acies_paint_length (self, 0.42);
  double             from_x, from_y, x, y, direction;

  acies_layout_centre (&self->layout, trail->from, &from_x, &from_y);
  acies_layout_centre (&self->layout, trail->to, &x, &y);
  direction = atan2 (y - from_y, x - from_x);
  x -= cos (direction) * gap;
  y -= sin (direction) * gap;
  cairo_move_to (self->cr, from_x, from_y);
  cairo_line_to (self->cr, x - cos (direction) * head, y - sin (direction) * head);
  if (trail->kind == ACIES_TRAIL_ATTACK)
    cairo_set_dash (self->cr, (double[]) { dash, dash }, 2, 0);
  acies_colour_stroke_preserve (&edge, self->cr, 0.75, acies_paint_line (self, 0.065 * size));
  acies_colour_stroke (side, self->cr, 0.9, acies_paint_line (self, 0.032 * size));
  cairo_set_dash (self->cr, NULL, 0, 0);
  if (trail->goes_on)
    return;
  for (int i = -1; i <= 1; i++)
    cairo_line_to (self->cr, x - cos (direction + i * 0.5) * head * abs (i) * 1.5, y - sin (direction + i * 0.5) * head * abs (i) * 1.5);
  cairo_close_path (self->cr);
  acies_colour_stroke_preserve (&edge, self->cr, 0.75, acies_paint_line (self, 0.035));
  acies_colour_fill (side, self->cr, 0.95);
}

static void
draw_trails (const AciesPaint *self)
{
  cairo_set_line_cap (self->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < self->view->n_trails; i++)
    {
      const AciesTrail *trail = &self->view->trails[i];

      if (acies_layout_contains (&self->layout, trail->from) && acies_layout_contains (&self->layout, trail->to))
        draw_trail (self, trail);
    }
}

/* Under the units: a frame over them would hide how many figures they have. */
void
acies_paint_frames (const AciesPaint *self)
{
  cairo_save (self->cr);
  cairo_new_path (self->cr);
  draw_trails (self);
  outline (self, self->view->hover, &self->style->label, 0.03, 0.02);
  /* Lit up within the frame: a unit covers most of the frame, and what shows of the hex still tells. */
  if (self->view->selected != ACIES_NO_HEX && acies_layout_contains (&self->layout, self->view->selected))
    {
      acies_outline_hex (self->cr, &self->layout, self->view->selected);
      acies_colour_fill (&self->style->device, self->cr, 0.45);
      strong_outline (self, self->view->selected, &self->style->device, 0.07);
    }
  cairo_restore (self->cr);
}

void
acies_paint_overlay (const AciesPaint *self)
{
  const AciesRenderView *view = self->view;
  double                 half = acies_paint_length (self, acies_layout_side_length (&self->layout) * (1 - 2 * 0.035)) * 0.5;

  cairo_save (self->cr);
  cairo_new_path (self->cr);
  draw_axis (self);
  draw_selection (self);
  for (guint kind = 0; kind < ACIES_N_HIGHLIGHTS; kind++)
    for (guint i = 0; i < view->n_highlights; i++)
      if (view->highlights[i].kind == kind && acies_layout_contains (&self->layout, view->highlights[i].hex))
        draw_highlight (self, &view->highlights[i]);
  draw_gone (self);
  draw_path (self);
  draw_attack (self);
  if (view->cursor != ACIES_NO_HEX) /* the keyboard's: corners only, so that it is no selection */
    {
      cairo_set_dash (self->cr, (double[]) { half, half }, 2, half / 2);
      strong_outline (self, view->cursor, &self->style->device, 0.05);
      cairo_set_dash (self->cr, NULL, 0, 0);
    }
  cairo_restore (self->cr);
}
