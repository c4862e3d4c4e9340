/* highlights.c - what the view marks below the units: whole hexes in a colour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/paint.h"

#include <math.h>
#include <string.h>

/* From so many units on a hex shows no stronger. */
#define STRONGEST_THREAT 4

static gboolean
collect (const AciesPaint  *self,
         AciesHighlightKind kind,
         AciesHexFlags      set)
{
  const AciesRenderView *view = self->view;
  gboolean               any = FALSE;

  memset (set, 0, sizeof (AciesHexFlags));
  for (guint i = 0; i < view->n_highlights; i++)
    {
      AciesHex hex = view->highlights[i].hex;

      if (view->highlights[i].kind == kind && hex < ACIES_MAX_HEXES && acies_layout_contains (&self->layout, hex))
        any = set[hex] = TRUE;
    }
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
  acies_colour_set (colour, self->cr, alpha);
  cairo_fill_preserve (self->cr);
  acies_colour_set (colour, self->cr, MIN (1, alpha + 0.5));
  cairo_set_line_width (self->cr, acies_paint_line (self, 0.035));
  cairo_stroke (self->cr);
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
  acies_colour_set (colour, self->cr, 0.35);
  cairo_set_line_width (self->cr, acies_paint_line (self, 0.02));
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

static gboolean
collect_ghosts (const AciesPaint *self,
                AciesId           terrain,
                AciesHexFlags     set)
{
  const AciesRenderView *view = self->view;
  gboolean               any = FALSE;

  memset (set, 0, sizeof (AciesHexFlags));
  for (guint i = 0; i < view->n_ghosts; i++)
    {
      AciesHex hex = view->ghosts[i].hex;

      if (view->ghosts[i].kind == ACIES_GHOST_TERRAIN && view->ghosts[i].id == terrain && hex < ACIES_MAX_HEXES &&
          acies_layout_contains (&self->layout, hex))
        any = set[hex] = TRUE;
    }
  return any;
}

/* Ground that a click would paint, in its own colour. */
static void
wash_ghosts (const AciesPaint *self,
             AciesHexFlags     set)
{
  guint32 terrains = 0;

  for (guint i = 0; i < self->view->n_ghosts; i++)
    if (self->view->ghosts[i].kind == ACIES_GHOST_TERRAIN && self->view->ghosts[i].id < self->state->ruleset->n_terrains)
      terrains |= 1u << self->view->ghosts[i].id;
  for (AciesId terrain = 0; terrain < self->state->ruleset->n_terrains; terrain++)
    if ((terrains >> terrain & 1) != 0 && collect_ghosts (self, terrain, set))
      wash (self, set, &self->style->ground[terrain], 0.75);
}

/* Hexes that at least @n units could hit. */
static gboolean
collect_threat (const AciesPaint *self,
                const guint8     *threat,
                guint             n,
                AciesHexFlags     set)
{
  gboolean any = FALSE;

  memset (set, 0, sizeof (AciesHexFlags));
  for (AciesHex hex = acies_paint_next (self, ACIES_NO_HEX, 1); hex != ACIES_NO_HEX; hex = acies_paint_next (self, hex, 1))
    any |= set[hex] = threat[hex] >= n;
  return any;
}

/* The more units could hit a hex, the stronger it shows. */
static void
draw_threat (const AciesPaint *self,
             AciesSide         side,
             AciesHexFlags     set)
{
  const AciesColour *colour = &self->style->side[side];

  for (guint n = 1; n <= STRONGEST_THREAT && collect_threat (self, self->view->threats[side], n, set); n++)
    if (n == 1)
      {
        wash (self, set, colour, 0.12);
        hatch (self, set, colour, side % 2 == 0);
      }
    else
      {
        acies_outline (self->cr, &self->layout, set, ACIES_OUTLINE_HEXES);
        acies_colour_set (colour, self->cr, 0.13);
        cairo_fill (self->cr);
      }
}

void
acies_paint_highlights (const AciesPaint *self)
{
  const AciesStyle  *style = self->style;
  g_autofree guint8 *set = g_new (guint8, ACIES_MAX_HEXES);

  for (AciesSide side = 0; side < self->state->ruleset->n_sides; side++)
    if (self->view->threats[side] != NULL)
      draw_threat (self, side, set);
  if (collect (self, ACIES_HIGHLIGHT_MARCH, set))
    wash (self, set, &style->gold, 0.17);
  if (collect (self, ACIES_HIGHLIGHT_REACH, set))
    wash (self, set, &style->gold, 0.38);
  if (collect (self, ACIES_HIGHLIGHT_BRUSH, set))
    wash (self, set, &style->label, 0.15);
  wash_ghosts (self, set);
}
