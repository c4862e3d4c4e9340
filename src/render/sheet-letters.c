/* sheet-letters.c - the letters of a scenario sheet: set in fonts, or guessed without any
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-guess.h"
#include "render/sheet-private.h"

#include <math.h>

#define SERIF "P052,Palatino Linotype,Palatino,Noto Serif,Serif"
#define SANS "Cantarell,Adwaita Sans,Noto Sans,Sans"

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

void
acies_sheet_letters_free (AciesSheetLetters *self)
{
  g_clear_object (&self->layout);
  g_free (self->guessed);
  g_free (self);
}

static double
size_of (const AciesSheetMatter *matter,
         AciesSheetFont          font)
{
  return MAX (matter->size * fonts[font].size, ACIES_SHEET_SMALLEST);
}

static PangoLayout *
new_layout (AciesSheetMatter *matter,
            AciesSheetFont    font,
            const char       *text,
            double            width)
{
  PangoLayout          *layout = pango_layout_new (matter->context);
  PangoFontDescription *description = pango_font_description_new ();
  PangoAttrList        *attributes = pango_attr_list_new ();

  pango_font_description_set_family_static (description, fonts[font].family);
  pango_font_description_set_weight (description, fonts[font].weight);
  pango_font_description_set_absolute_size (description, size_of (matter, font) * PANGO_SCALE);
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
  return layout;
}

AciesSheetLetters *
acies_sheet_set (AciesSheetMatter *matter,
                 AciesSheetFont    font,
                 const char       *text,
                 double            width)
{
  AciesSheetLetters *self = g_new0 (AciesSheetLetters, 1);

  if (matter->context != NULL)
    self->layout = new_layout (matter, font, text, width);
  else
    {
      self->guessed = g_strdup (text);
      self->size = size_of (matter, font);
      self->breadth = self->size * (fonts[font].weight == PANGO_WEIGHT_BOLD ? ACIES_SHEET_GUESSED_BOLD : 1);
      self->width = width;
      matter->is_unsure |= width < 0 || !acies_sheet_can_guess (text);
    }
  g_ptr_array_add (matter->letters, self);
  return self;
}

double
acies_sheet_text_width (const AciesSheetLetters *self)
{
  PangoRectangle logical;

  if (self->layout == NULL)
    return acies_sheet_guess_width (self->guessed, self->breadth);
  pango_layout_get_extents (self->layout, NULL, &logical);
  return (double) logical.width / PANGO_SCALE;
}

double
acies_sheet_text_height (const AciesSheetLetters *self)
{
  PangoRectangle logical;

  if (self->layout == NULL)
    return acies_sheet_text_lines (self) * self->size * ACIES_SHEET_GUESSED_LINE;
  pango_layout_get_extents (self->layout, NULL, &logical);
  return (double) logical.height / PANGO_SCALE;
}

double
acies_sheet_text_base (const AciesSheetLetters *self)
{
  if (self->layout == NULL)
    return self->size;
  return (double) pango_layout_get_baseline (self->layout) / PANGO_SCALE;
}

guint
acies_sheet_text_lines (const AciesSheetLetters *self)
{
  if (self->layout == NULL)
    return acies_sheet_guess_lines (self->guessed, self->breadth, self->width);
  return (guint) pango_layout_get_line_count (self->layout);
}

static PangoLayoutIter *
find_line (const AciesSheetLetters *self,
           guint                    number)
{
  PangoLayoutIter *iter = pango_layout_get_iter (self->layout);

  while (number-- > 0)
    pango_layout_iter_next_line (iter);
  return iter;
}

AciesSheetLine
acies_sheet_text_line (const AciesSheetLetters *self,
                       guint                    number)
{
  PangoLayoutIter *iter;
  PangoRectangle   logical;
  AciesSheetLine   line;

  if (self->layout == NULL)
    return (AciesSheetLine) { .height = self->size * ACIES_SHEET_GUESSED_LINE, .base = self->size };
  iter = find_line (self, number);
  pango_layout_iter_get_line_extents (iter, NULL, &logical);
  line = (AciesSheetLine) {
    .line = pango_layout_iter_get_line_readonly (iter),
    .x = (double) logical.x / PANGO_SCALE,
    .height = (double) logical.height / PANGO_SCALE,
    .base = (double) (pango_layout_iter_get_baseline (iter) - logical.y) / PANGO_SCALE,
  };
  pango_layout_iter_free (iter);
  return line;
}

void
acies_sheet_text_fold_at_right (AciesSheetLetters *self,
                                double             width)
{
  self->width = width;
  if (self->layout == NULL)
    return;
  pango_layout_set_width (self->layout, (int) ceil (width * PANGO_SCALE));
  pango_layout_set_alignment (self->layout, PANGO_ALIGN_RIGHT);
}

guint
acies_sheet_text_shorten (AciesSheetLetters *self,
                          double             width,
                          guint              lines)
{
  guint all;

  self->width = width;
  if (self->layout != NULL)
    pango_layout_set_width (self->layout, (int) (width * PANGO_SCALE));
  all = acies_sheet_text_lines (self);
  if (all <= lines)
    return 0;
  if (self->layout != NULL)
    {
      pango_layout_set_height (self->layout, -(int) lines);
      pango_layout_set_ellipsize (self->layout, PANGO_ELLIPSIZE_END);
    }
  return all - lines;
}
