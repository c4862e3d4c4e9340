/* ground.c - paper, the board's clear ground, and each kind of terrain on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <string.h>

void
acies_paint_area (const AciesPaint   *self,
                  const AciesHexFlags set,
                  AciesId             terrain)
{
  AciesPattern pattern = self->theme->patterns[terrain];

  if (acies_terrain_paint (self, set, terrain))
    return;
  if (terrain != 0 && !acies_pattern_is_hill (pattern))
    {
      acies_outline (self->cr, &self->layout, set, ACIES_OUTLINE_AREA);
      acies_colour_fill (&self->style->ground[terrain], self->cr, 1);
    }
  if (pattern == ACIES_PATTERN_TUFTS)
    acies_paper_tufts (self, set);
}

/* --- the whole land ------------------------------------------------------------------------ */

void
acies_paint_land (const AciesPaint *self,
                  const guint8     *terrain,
                  gboolean          has_patches)
{
  AciesPart rect = acies_land_in_view (self);
  g_autoptr (AciesHills) hills = acies_hills_new (self, terrain, &rect);
  AciesSoft soft;

  if (rect.left >= rect.right || rect.top >= rect.bottom)
    return;
  acies_land_begin (self);
  if (acies_art_keeps_drawings (self->cr))
    {
      acies_paper_fill (self, &rect, has_patches);
      acies_terrain_tint (self, terrain, &rect, NULL);
      if (hills != NULL)
        acies_hills_fill (hills);
    }
  else
    {
      acies_soft_init (&soft, &rect, acies_land_step (self), &self->style->ground[0]);
      if (has_patches)
        acies_paper_blend (self, &soft);
      acies_terrain_tint (self, terrain, &rect, &soft);
      if (hills != NULL)
        acies_hills_blend (hills, &soft);
      acies_soft_paint (&soft, self->cr, &rect);
      acies_soft_clear (&soft);
    }
  acies_terrain_stain (self, terrain);
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
  acies_paper_veil (self, set);
}
