/* step-names.c - names of places: words on a hex, with a halo, above the units
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/paint.h"

/* On smaller hexes, in device pixels, words would cover the board. */
#define LEAST_HEX_WIDTH 26
/* Smaller letters, in device pixels, cannot be read. */
#define LEAST_SIZE 8.5

static PangoLayout *
make_layout (const AciesPaint *self,
             const char       *text,
             double            size)
{
  PangoLayout          *layout = pango_cairo_create_layout (self->cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans Semi-Bold Italic");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int) (size * 14 * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (font);
  return layout;
}

/* In the lower part of the hex; below a unit, so that its figures can be counted. */
static double
line_below (const AciesPaint *self,
            AciesHex          hex)
{
  gboolean is_free = acies_state_unit_at (self->state, hex) == ACIES_NO_UNIT;

  return acies_paint_length (self, is_free ? 0.3 : acies_layout_is_of_squares (&self->layout) ? 0.5
                                                                                              : 0.575);
}

static void
draw_label (const AciesPaint *self,
            const AciesLabel *label,
            double            size)
{
  PangoLayout   *layout = make_layout (self, label->text, size);
  PangoRectangle box;
  double         first; /* height of the first line */
  double         x, y;

  acies_layout_centre (&self->layout, label->hex, &x, &y);
  pango_layout_get_extents (layout, NULL, &box);
  first = box.height / (double) pango_layout_get_line_count (layout);
  cairo_move_to (self->cr, x - (box.x + box.width / 2.0) / PANGO_SCALE,
                 y + line_below (self, label->hex) - (box.y + first / 2) / PANGO_SCALE);
  pango_cairo_layout_path (self->cr, layout);
  acies_colour_set (&self->style->paper, self->cr, 0.85);
  cairo_set_line_width (self->cr, size * 0.28);
  cairo_stroke_preserve (self->cr);
  acies_colour_set (&self->style->label, self->cr, 1);
  cairo_fill (self->cr);
  g_object_unref (layout);
}

/* Words are wider than their hex: those just out of sight may reach in. */
static gboolean
may_show (const AciesPaint *self,
          AciesHex          hex)
{
  int row = acies_hex_row (hex);
  int column = acies_hex_column (hex);

  return row >= self->span.first_row - 1 && row <= self->span.last_row + 1 &&
         column >= self->span.first_column - 3 && column <= self->span.last_column + 3;
}

void
acies_paint_labels (const AciesPaint *self)
{
  const GArray *labels = self->state->texts->labels;
  double        size = MAX (acies_paint_length (self, 0.17), LEAST_SIZE / self->view->scale);

  if (self->layout.hex_width * self->view->scale < LEAST_HEX_WIDTH)
    return;
  cairo_save (self->cr);
  cairo_new_path (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (labels, AciesLabel, i);

      if (may_show (self, label->hex))
        draw_label (self, label, size);
    }
  cairo_restore (self->cr);
}
