/* sheet-draw.c - draws a scenario sheet that is set
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/render.h"
#include "render/sheet-private.h"

/* How far letters may reach out of their rows: slanted ones, and stacks of accents. */
#define BLEED 1.5

typedef struct
{
  const AciesSheet *sheet;
  cairo_t          *cr;
  AciesTheme       *theme;
  const AciesStyle *style;
  double            scale;
} Pen;

static void
set_ink (const Pen    *self,
         AciesSheetInk ink)
{
  AciesColour dark = acies_colour_darker (&self->style->label, 0.6);

  acies_colour_set (ink == ACIES_SHEET_WHITE  ? &self->style->device
                    : ink == ACIES_SHEET_PALE ? &self->style->label
                                              : &dark,
                    self->cr, 1);
}

static void
draw_line (const Pen *self,
           double     x,
           double     y,
           double     width,
           double     thickness,
           double     strength)
{
  cairo_rectangle (self->cr, x, y - thickness, width, thickness);
  acies_colour_set (&self->style->label, self->cr, strength);
  cairo_fill (self->cr);
}

static void
draw_banner (const Pen              *self,
             const AciesSheetPlaced *place)
{
  cairo_rectangle (self->cr, place->x, place->y, place->width, place->row.height);
  acies_colour_set (&self->style->side[place->row.side], self->cr, 1);
  cairo_fill (self->cr);
}

static void
draw_look (const Pen              *self,
           const AciesSheetPlaced *place)
{
  double bottom = place->y + place->row.height;

  switch (place->row.look)
    {
    case ACIES_SHEET_RULED:
      draw_line (self, place->x, bottom, place->width, place->row.part == ACIES_SHEET_TITLE ? 1.4 : 0.7, 1);
      break;

    case ACIES_SHEET_LISTED:
      draw_line (self, place->x, bottom, place->width, 0.4, 0.35);
      break;

    case ACIES_SHEET_SUMMED:
      draw_line (self, place->x, place->y + 0.4, place->width, 0.4, 0.8);
      break;

    case ACIES_SHEET_BANNER:
      draw_banner (self, place);
      break;

    case ACIES_SHEET_PLAIN:
    default:
      break;
    }
}

static void
draw_picture (const Pen              *self,
              const AciesSheetPlaced *place)
{
  const AciesSheetRow *row = &place->row;
  double               x = place->x + row->picture / 2;
  double               y = place->y + row->height / 2;

  if (row->type != ACIES_NO_ID)
    acies_render_piece (self->cr, self->sheet->state->ruleset, self->theme, row->type, row->side, 0, row->marks,
                        self->theme->die_of[row->type] != ACIES_NO_ID ? row->properties : NULL,
                        x, y + row->picture * 0.05, row->picture, self->scale, FALSE);
  else if (row->terrain != ACIES_NO_ID)
    acies_render_tile (self->cr, self->theme, row->terrain, x, y, row->picture * 0.8, self->scale, FALSE);
}

static void
draw_cell (const Pen              *self,
           const AciesSheetPlaced *place,
           const AciesSheetCell   *cell)
{
  set_ink (self, cell->ink);
  cairo_move_to (self->cr, place->x + cell->x, place->y + cell->y);
  if (cell->line != NULL)
    pango_cairo_show_layout_line (self->cr, cell->line);
  else
    pango_cairo_show_layout (self->cr, cell->letters->layout);
}

static void
draw_row (const Pen              *self,
          const AciesSheetPlaced *place)
{
  cairo_save (self->cr);
  cairo_rectangle (self->cr, place->x - BLEED, place->y - BLEED, place->width + 2 * BLEED, place->row.height + 2 * BLEED);
  cairo_clip (self->cr);
  draw_look (self, place);
  if (place->row.picture > 0)
    draw_picture (self, place);
  for (guint i = 0; i < place->row.n_cells; i++)
    draw_cell (self, place, &place->row.cells[i]);
  cairo_restore (self->cr);
}

static void
draw_map (const Pen *self)
{
  const AciesSheetBlock *map = &self->sheet->map;
  AciesRenderView        view;

  if (map->width <= 0)
    return;
  cairo_save (self->cr);
  cairo_rectangle (self->cr, map->x, map->y, map->width, map->height);
  cairo_clip (self->cr);
  cairo_translate (self->cr, map->x, map->y);
  acies_render_view_init (&view, self->sheet->state->board, map->width, map->height);
  view.scale = self->scale;
  acies_render_board (self->cr, self->sheet->state, &view, self->theme);
  cairo_restore (self->cr);
  cairo_save (self->cr);
  cairo_rectangle (self->cr, map->x + 0.35, map->y + 0.35, map->width - 0.7, map->height - 0.7);
  acies_colour_set (&self->style->label, self->cr, 1);
  cairo_set_line_width (self->cr, 0.7);
  cairo_stroke (self->cr);
  cairo_restore (self->cr);
}

void
acies_sheet_draw (const AciesSheet *self,
                  cairo_t          *cr,
                  AciesTheme       *theme,
                  double            scale)
{
  Pen pen = { self, cr, theme, acies_theme_style (theme, FALSE), scale };

  cairo_save (cr);
  /* Whatever letters do, nothing is drawn on a margin. */
  cairo_rectangle (cr, self->page.left, self->page.top, self->page.width - self->page.left - self->page.right,
                   self->page.height - self->page.top - self->page.bottom);
  cairo_clip (cr);
  draw_map (&pen);
  for (guint i = 0; i < self->placed->len; i++)
    draw_row (&pen, &g_array_index (self->placed, AciesSheetPlaced, i));
  cairo_restore (cr);
}
