/* sheet-rows.c - sets the rows of a scenario sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-private.h"

#include <math.h>
#include <string.h>

#define SERIF "P052,Palatino Linotype,Palatino,Noto Serif,Serif"
#define SANS "Cantarell,Adwaita Sans,Noto Sans,Sans"
#define LEADING 1.32      /* from one line of a text to the next */
#define LONGEST_WHOLE 6   /* lines of a paragraph that is not parted */
#define NUMBER_SHARE 0.14 /* of the width of a column for a column of numbers in it */

/* Sizes are shares of the size of the texts; none is smaller than can be read. */
static const struct
{
  const char *family;
  PangoWeight weight;
  double      size;
} fonts[ACIES_N_SHEET_FONTS] = {
  [ACIES_SHEET_FONT_TITLE] = { SERIF, PANGO_WEIGHT_BOLD, 1 },
  [ACIES_SHEET_FONT_HEADING] = { SERIF, PANGO_WEIGHT_BOLD, 1.08 },
  [ACIES_SHEET_FONT_BODY] = { SERIF, PANGO_WEIGHT_NORMAL, 1 },
  [ACIES_SHEET_FONT_TABLE] = { SANS, PANGO_WEIGHT_NORMAL, 0.95 },
  [ACIES_SHEET_FONT_STRONG] = { SANS, PANGO_WEIGHT_BOLD, 0.95 },
  [ACIES_SHEET_FONT_CAPTION] = { SANS, PANGO_WEIGHT_NORMAL, 0.84 },
  [ACIES_SHEET_FONT_NUMBER] = { SERIF, PANGO_WEIGHT_BOLD, 1.75 },
  [ACIES_SHEET_FONT_BANNER] = { SERIF, PANGO_WEIGHT_BOLD, 1.4 },
};

/* Letters are set for no device: lines break where they do on every other. */
PangoContext *
acies_sheet_new_context (void)
{
  PangoContext         *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  pango_cairo_context_set_resolution (context, 72);
  pango_context_set_round_glyph_positions (context, FALSE);
  cairo_font_options_destroy (options);
  return context;
}

AciesSheetMatter *
acies_sheet_matter_new (PangoContext     *context,
                        const AciesState *state,
                        double            size,
                        double            width)
{
  AciesSheetMatter *self = g_new0 (AciesSheetMatter, 1);

  self->context = g_object_ref (context);
  self->state = state;
  self->size = size;
  self->width = width;
  self->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  self->number_width = width * NUMBER_SHARE;
  return self;
}

void
acies_sheet_matter_free (AciesSheetMatter *self)
{
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    g_clear_pointer (&self->armies[i], g_array_unref);
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    g_clear_pointer (&self->texts[i], g_array_unref);
  g_clear_pointer (&self->battle, g_array_unref);
  g_ptr_array_unref (self->layouts);
  g_object_unref (self->context);
  g_free (self);
}

void
acies_sheet_make_room (AciesSheetMatter *self,
                       const char       *caption)
{
  PangoLayout *layout = acies_sheet_set (self, ACIES_SHEET_FONT_CAPTION, caption, 0);

  self->number_width = MAX (self->number_width, acies_sheet_text_width (layout) + self->size * 0.6);
}

void
acies_sheet_begin (AciesSheetMatter *self,
                   AciesSheetPart    part,
                   guint             index,
                   GArray          **rows)
{
  if (*rows == NULL)
    *rows = g_array_new (FALSE, FALSE, sizeof (AciesSheetRow));
  self->part = part;
  self->index = index;
  self->rows = *rows;
}

PangoLayout *
acies_sheet_set (AciesSheetMatter *self,
                 AciesSheetFont    font,
                 const char       *text,
                 double            width)
{
  PangoLayout          *layout = pango_layout_new (self->context);
  PangoFontDescription *description = pango_font_description_new ();
  PangoAttrList        *attributes = pango_attr_list_new ();
  double                size = MAX (self->size * fonts[font].size, ACIES_SHEET_SMALLEST);

  pango_font_description_set_family_static (description, fonts[font].family);
  pango_font_description_set_weight (description, fonts[font].weight);
  pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, description);
  /* Numbers stand below each other. */
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1, lnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width > 0)
    pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_text (layout, text, -1);
  pango_attr_list_unref (attributes);
  pango_font_description_free (description);
  g_ptr_array_add (self->layouts, layout);
  return layout;
}

double
acies_sheet_text_width (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return (double) logical.width / PANGO_SCALE;
}

double
acies_sheet_text_height (PangoLayout *layout)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  return (double) logical.height / PANGO_SCALE;
}

static double
base_of (PangoLayout *layout)
{
  return (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
}

AciesSheetRow *
acies_sheet_add_row (AciesSheetMatter *self,
                     double            height)
{
  AciesSheetRow row = {
    .part = self->part,
    .index = self->index,
    .height = height,
    .type = ACIES_NO_ID,
    .terrain = ACIES_NO_ID,
    .side = ACIES_NO_SIDE,
  };

  g_array_append_val (self->rows, row);
  return &g_array_index (self->rows, AciesSheetRow, self->rows->len - 1);
}

void
acies_sheet_add_cell (AciesSheetRow *row,
                      PangoLayout   *layout,
                      double         x,
                      double         base,
                      AciesSheetInk  ink)
{
  g_return_if_fail (row->n_cells < ACIES_SHEET_MAX_CELLS);

  row->cells[row->n_cells++] = (AciesSheetCell) { .layout = layout, .x = x, .y = base - base_of (layout), .ink = ink };
}

/* A number, or the caption over it, at the right end of its column. */
static void
add_at_right (AciesSheetMatter *self,
              AciesSheetRow    *row,
              PangoLayout      *layout,
              guint             column,
              double            base,
              AciesSheetInk     ink)
{
  acies_sheet_add_cell (row, layout, self->width - column * self->number_width - acies_sheet_text_width (layout), base, ink);
}

static void
add_captions (AciesSheetMatter  *self,
              AciesSheetRow     *row,
              double             base,
              const char *const *captions)
{
  for (guint i = 0; i < ACIES_SHEET_N_NUMBERS; i++)
    if (captions[i] != NULL)
      add_at_right (self, row, acies_sheet_set (self, ACIES_SHEET_FONT_CAPTION, captions[i], 0), i, base, ACIES_SHEET_PALE);
}

static double
room_for_name (const AciesSheetMatter *self,
               double                  picture,
               const char *const      *numbers)
{
  double room = self->width - picture;

  for (guint i = 0; i < ACIES_SHEET_N_NUMBERS; i++)
    if (numbers != NULL && numbers[i] != NULL)
      room = self->width - picture - (i + 1) * self->number_width - self->size * 0.3;
  return room;
}

void
acies_sheet_add_heading (AciesSheetMatter  *self,
                         const char        *text,
                         const char *const *captions)
{
  PangoLayout   *layout = acies_sheet_set (self, ACIES_SHEET_FONT_HEADING, text, room_for_name (self, 0, captions));
  double         height = acies_sheet_text_height (layout) + self->size * 0.25;
  AciesSheetRow *row = acies_sheet_add_row (self, height);

  row->gap = self->size * 0.85;
  row->clings = TRUE;
  row->look = ACIES_SHEET_RULED;
  acies_sheet_add_cell (row, layout, 0, base_of (layout), ACIES_SHEET_INK);
  if (captions != NULL)
    add_captions (self, row, base_of (layout), captions);
}

AciesSheetRow *
acies_sheet_add_numbers (AciesSheetMatter  *self,
                         double             picture,
                         const char        *name,
                         const char *const *numbers)
{
  double         indent = picture > 0 ? picture + self->size * 0.35 : 0;
  PangoLayout   *layout = acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, name, room_for_name (self, indent, numbers));
  double         text = acies_sheet_text_height (layout);
  double         height = MAX (MAX (text, self->size * LEADING), picture);
  double         base = (height - text) / 2 + base_of (layout);
  AciesSheetRow *row = acies_sheet_add_row (self, height);

  row->picture = picture;
  acies_sheet_add_cell (row, layout, indent, base, ACIES_SHEET_INK);
  for (guint i = 0; i < ACIES_SHEET_N_NUMBERS; i++)
    if (numbers[i] != NULL)
      add_at_right (self, row, acies_sheet_set (self, i == 0 ? ACIES_SHEET_FONT_STRONG : ACIES_SHEET_FONT_TABLE, numbers[i], 0),
                    i, base, ACIES_SHEET_INK);
  return row;
}

void
acies_sheet_add_pair (AciesSheetMatter *self,
                      const char       *name,
                      const char       *value)
{
  double         room = self->width - self->size * 0.8;
  PangoLayout   *right = acies_sheet_set (self, ACIES_SHEET_FONT_STRONG, value, 0);
  double         taken = MIN (acies_sheet_text_width (right), room * 0.5);
  PangoLayout   *left = acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, name, room - taken);
  double         base = MAX (base_of (left), base_of (right));
  AciesSheetRow *row;

  pango_layout_set_width (right, (int) ceil (taken * PANGO_SCALE));
  pango_layout_set_alignment (right, PANGO_ALIGN_RIGHT);
  row = acies_sheet_add_row (self, MAX (MAX (acies_sheet_text_height (left), acies_sheet_text_height (right)), self->size * LEADING) + 1);
  row->look = ACIES_SHEET_LISTED;
  acies_sheet_add_cell (row, left, 0, base, ACIES_SHEET_INK);
  acies_sheet_add_cell (row, right, self->width - taken, base, ACIES_SHEET_INK);
}

/* One line of a layout: its letters may be higher than those of other lines. */
static void
add_line (AciesSheetMatter *self,
          PangoLayout      *layout,
          PangoLayoutIter  *iter,
          double            gap)
{
  PangoRectangle logical;
  AciesSheetRow *row;
  double         leading = self->size * LEADING;
  double         height, base;

  pango_layout_iter_get_line_extents (iter, NULL, &logical);
  height = MAX ((double) logical.height / PANGO_SCALE, leading);
  base = (double) (pango_layout_iter_get_baseline (iter) - logical.y) / PANGO_SCALE + (height - (double) logical.height / PANGO_SCALE) / 2;
  row = acies_sheet_add_row (self, height);
  row->gap = gap;
  row->cells[row->n_cells++] = (AciesSheetCell) {
    .layout = layout,
    .line = pango_layout_iter_get_line_readonly (iter),
    .x = (double) logical.x / PANGO_SCALE,
    .y = base,
  };
}

static void
add_paragraph (AciesSheetMatter *self,
               AciesSheetFont    font,
               const char       *text,
               double            gap)
{
  PangoLayout     *layout = acies_sheet_set (self, font, text, self->width);
  PangoLayoutIter *iter = pango_layout_get_iter (layout);

  guint first = self->rows->len;
  guint n = (guint) pango_layout_get_line_count (layout);

  do
    {
      add_line (self, layout, iter, gap);
      gap = 0;
    }
  while (pango_layout_iter_next_line (iter));
  /* A short paragraph is not parted, and of a long one no line stands alone in a column. */
  for (guint i = 0; i + 1 < n; i++)
    if (n <= LONGEST_WHOLE || i == 0 || i == n - 2)
      g_array_index (self->rows, AciesSheetRow, first + i).clings = TRUE;
  pango_layout_iter_free (iter);
}

void
acies_sheet_add_text (AciesSheetMatter *self,
                      AciesSheetFont    font,
                      const char       *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);
  double gap = self->size * 0.35;

  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_strchomp (paragraphs[i]);
      /* An empty line parts paragraphs, however many there are. */
      if (*paragraphs[i] == '\0')
        gap = self->size * 0.7;
      else
        {
          add_paragraph (self, font, paragraphs[i], gap);
          gap = 0;
        }
    }
}
