/* sheet-letters.c - letters and rows of a scenario sheet: set in fonts, or guessed without any
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-private.h"

#include <math.h>
#include <string.h>

/* --- how much room letters take at most, without a font ---------------------------------- */

/* To load fonts takes longer than to read a scenario and to look for all that is wrong in it. So where there is room by
 * far, nobody asks them. What is guessed is more than letters of any usual font take; what may be otherwise is not
 * guessed at all. */

#define GUESSED_LINE 1.4  /* height of a line in sizes of its letters */
#define GUESSED_BOLD 1.12 /* how much wider bold letters are */

/* In sizes, as wide as in wide fonts. */
#define NARROW 0.48
#define USUAL 0.66
#define CAPITAL 0.9
#define WIDEST 1.05

/* How wide the letters of ASCII are, from the blank on. */
/* clang-format off */
static const double widths[] = { NARROW, USUAL, CAPITAL, WIDEST };
static const char   classes[] =
  "00111330001100001111111111001111" /*  !"#$%&'()*+,-./0123456789:;<=>? */
  "32222222222223222222222322201011" /* @ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_ */
  "1111110110010311110101131111011"; /* `abcdefghijklmnopqrstuvwxyz{|}~ */
/* clang-format on */

static double
width_of (gunichar letter)
{
  if (letter >= 0x7f)
    return WIDEST;
  return letter < ' ' ? USUAL : widths[classes[letter - ' '] - '0'];
}

/* Latin, Greek and Cyrillic, dashes and quotation marks: no tabs and breaks, and no accents that stand above others. */
gboolean
acies_sheet_can_guess (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar letter = g_utf8_get_char (text);

      if (!((letter >= 0x20 && letter < 0x7f) || (letter >= 0xa0 && letter < 0x250) || (letter >= 0x370 && letter < 0x483) ||
            (letter >= 0x48a && letter < 0x530) || (letter >= 0x2010 && letter < 0x2027) || (letter >= 0x2030 && letter < 0x2044)))
        return FALSE;
    }
  return TRUE;
}

static double
width_of_word (const char *word,
               const char *end)
{
  double width = 0;

  for (; word < end; word = g_utf8_next_char (word))
    width += width_of (g_utf8_get_char (word));
  return width;
}

/* How many lines the text takes in a room of so many sizes. */
static guint
count_lines (const char *text,
             double      room)
{
  double line = 0; /* what is filled of the last one */
  guint  n = 1;

  while (*text != '\0')
    {
      const char *end = text + strcspn (text, " ");
      double      width = width_of_word (text, end);

      if (line > 0 && line + width > room)
        {
          line = 0;
          n++;
        }
      /* A word that is longer than a line is broken anywhere. */
      for (; width > room && text < end; text = g_utf8_next_char (text))
        {
          double one = width_of (g_utf8_get_char (text));

          if (line > 0 && line + one > room)
            {
              line = 0;
              n++;
            }
          line += one;
        }
      line += width > room ? 0 : width;
      /* Spaces at the end of a line take no room, but one at its beginning may. */
      for (; *end == ' '; end++)
        line += NARROW;
      text = end;
    }
  return n;
}

/* --- letters: set in fonts, or guessed without any --------------------------------------- */

#define SERIF ACIES_FONT_SERIF
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
  PangoContext         *context = acies_fonts_new_context ();
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

static void
letters_free (AciesSheetLetters *self)
{
  g_clear_object (&self->layout);
  g_free (self->guessed);
  g_free (self);
}

AciesSheetLetters *
acies_sheet_set (AciesSheetMatter *matter,
                 AciesSheetFont    font,
                 const char       *text,
                 double            width)
{
  AciesSheetLetters *self = g_new0 (AciesSheetLetters, 1);
  double             size = MAX (matter->size * fonts[font].size, ACIES_SHEET_SMALLEST);

  g_ptr_array_add (matter->letters, self);
  if (matter->context != NULL)
    {
      PangoFontDescription *description = pango_font_description_new ();
      PangoAttrList        *attributes = pango_attr_list_new ();

      self->layout = pango_layout_new (matter->context);
      pango_font_description_set_family_static (description, fonts[font].family);
      pango_font_description_set_weight (description, fonts[font].weight);
      pango_font_description_set_absolute_size (description, size * PANGO_SCALE);
      pango_layout_set_font_description (self->layout, description);
      /* Numbers stand below each other. */
      pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1, lnum=1"));
      pango_layout_set_attributes (self->layout, attributes);
      pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
      if (width > 0)
        pango_layout_set_width (self->layout, (int) (width * PANGO_SCALE));
      pango_layout_set_text (self->layout, text, -1);
      pango_attr_list_unref (attributes);
      pango_font_description_free (description);
      return self;
    }
  self->guessed = g_strdup (text);
  self->size = size;
  self->breadth = size * (fonts[font].weight == PANGO_WEIGHT_BOLD ? GUESSED_BOLD : 1);
  self->width = width;
  matter->is_unsure |= width < 0 || !acies_sheet_can_guess (text);
  return self;
}

double
acies_sheet_text_width (const AciesSheetLetters *self)
{
  PangoRectangle logical;

  if (self->layout == NULL)
    return width_of_word (self->guessed, self->guessed + strlen (self->guessed)) * self->breadth;
  pango_layout_get_extents (self->layout, NULL, &logical);
  return (double) logical.width / PANGO_SCALE;
}

double
acies_sheet_text_height (const AciesSheetLetters *self)
{
  PangoRectangle logical;

  if (self->layout == NULL)
    return acies_sheet_text_lines (self) * self->size * GUESSED_LINE;
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
    return self->width > 0 ? count_lines (self->guessed, self->width / self->breadth) : 1;
  return (guint) pango_layout_get_line_count (self->layout);
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

/* --- rows -------------------------------------------------------------------------------- */

#define LEADING 1.32         /* from one line of a text to the next */
#define LONGEST_WHOLE 6      /* lines of a paragraph that is not parted */
#define ENTRY_TIGHTNESS 0.88 /* height of a line of an entry, as a share of what its font wants */
#define NUMBER_SHARE 0.14    /* of the width of a column for a column of numbers in it */

AciesSheetMatter *
acies_sheet_matter_new (PangoContext     *context,
                        const AciesState *state,
                        double            size,
                        double            width)
{
  AciesSheetMatter *self = g_new0 (AciesSheetMatter, 1);

  g_set_object (&self->context, context);
  self->state = state;
  self->size = size;
  self->width = width;
  self->letters = g_ptr_array_new_with_free_func ((GDestroyNotify) letters_free);
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
  g_ptr_array_unref (self->letters);
  g_clear_object (&self->context);
  g_free (self);
}

void
acies_sheet_make_room (AciesSheetMatter *self,
                       const char       *caption)
{
  AciesSheetLetters *letters = acies_sheet_set (self, ACIES_SHEET_FONT_CAPTION, caption, 0);

  self->number_width = MAX (self->number_width, acies_sheet_text_width (letters) + self->size * 0.6);
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
    .die = ACIES_NO_ID,
    .side = ACIES_NO_SIDE,
  };

  g_array_append_val (self->rows, row);
  return &g_array_index (self->rows, AciesSheetRow, self->rows->len - 1);
}

void
acies_sheet_add_cell (AciesSheetRow     *row,
                      AciesSheetLetters *letters,
                      double             x,
                      double             base,
                      AciesSheetInk      ink)
{
  g_return_if_fail (row->n_cells < ACIES_SHEET_MAX_CELLS);

  row->cells[row->n_cells++] = (AciesSheetCell) { .letters = letters, .x = x, .y = base - acies_sheet_text_base (letters), .ink = ink };
}

/* A number, or the caption over it, at the right end of its column. */
static void
add_at_right (AciesSheetMatter  *self,
              AciesSheetRow     *row,
              AciesSheetLetters *letters,
              guint              column,
              double             base,
              AciesSheetInk      ink)
{
  acies_sheet_add_cell (row, letters, self->width - column * self->number_width - acies_sheet_text_width (letters), base, ink);
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
  AciesSheetLetters *letters = acies_sheet_set (self, ACIES_SHEET_FONT_HEADING, text, room_for_name (self, 0, captions));
  double             height = acies_sheet_text_height (letters) + self->size * 0.25;
  AciesSheetRow     *row = acies_sheet_add_row (self, height);

  row->gap = self->size * 0.85;
  row->clings = TRUE;
  row->look = ACIES_SHEET_RULED;
  acies_sheet_add_cell (row, letters, 0, acies_sheet_text_base (letters), ACIES_SHEET_INK);
  for (guint i = 0; i < ACIES_SHEET_N_NUMBERS && captions != NULL; i++)
    if (captions[i] != NULL)
      add_at_right (self, row, acies_sheet_set (self, ACIES_SHEET_FONT_CAPTION, captions[i], 0), i, acies_sheet_text_base (letters), ACIES_SHEET_PALE);
}

AciesSheetRow *
acies_sheet_add_numbers (AciesSheetMatter  *self,
                         double             picture,
                         const char        *name,
                         const char *const *numbers)
{
  double             indent = picture > 0 ? picture + self->size * 0.35 : 0;
  AciesSheetLetters *letters = acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, name, room_for_name (self, indent, numbers));
  double             text = acies_sheet_text_height (letters);
  double             height = MAX (MAX (text, self->size * LEADING), picture);
  double             base = (height - text) / 2 + acies_sheet_text_base (letters);
  AciesSheetRow     *row = acies_sheet_add_row (self, height);

  row->picture = picture;
  acies_sheet_add_cell (row, letters, indent, base, ACIES_SHEET_INK);
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
  double             room = self->width - self->size * 0.8;
  AciesSheetLetters *right = acies_sheet_set (self, ACIES_SHEET_FONT_STRONG, value, 0);
  double             whole = acies_sheet_text_width (acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, name, 0));
  double             taken = MIN (acies_sheet_text_width (right), MAX (room * 0.5, room - whole));
  AciesSheetLetters *left = acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, name, room - taken);
  double             base = MAX (acies_sheet_text_base (left), acies_sheet_text_base (right));
  AciesSheetRow     *row;

  /* Its lines are so wide from now on, and end at the same place. */
  right->width = taken;
  if (right->layout != NULL)
    {
      pango_layout_set_width (right->layout, (int) ceil (taken * PANGO_SCALE));
      pango_layout_set_alignment (right->layout, PANGO_ALIGN_RIGHT);
    }
  row = acies_sheet_add_row (self, MAX (MAX (acies_sheet_text_height (left), acies_sheet_text_height (right)), self->size * LEADING) + 1);
  row->look = ACIES_SHEET_LISTED;
  acies_sheet_add_cell (row, left, 0, base, ACIES_SHEET_INK);
  acies_sheet_add_cell (row, right, self->width - taken, base, ACIES_SHEET_INK);
}

/* A row for each line of a text: its letters may be higher than those of other lines. */
static void
add_lines (AciesSheetMatter  *self,
           AciesSheetFont     font,
           AciesSheetLetters *letters,
           double             gap,
           double             tightness)
{
  PangoLayoutIter *iter = letters->layout != NULL ? pango_layout_get_iter (letters->layout) : NULL;
  double           leading = font == ACIES_SHEET_FONT_BODY ? self->size * LEADING : 0; /* lines are at least so high */
  guint            n = acies_sheet_text_lines (letters);

  for (guint i = 0; i < n; i++)
    {
      AciesSheetCell cell = { .letters = letters, .y = letters->size };
      double         line_height = letters->size * GUESSED_LINE, height;
      AciesSheetRow *row;

      if (iter != NULL)
        {
          PangoRectangle logical;

          pango_layout_iter_get_line_extents (iter, NULL, &logical);
          cell.line = pango_layout_iter_get_line_readonly (iter);
          cell.x = (double) logical.x / PANGO_SCALE;
          cell.y = (double) (pango_layout_iter_get_baseline (iter) - logical.y) / PANGO_SCALE;
          line_height = (double) logical.height / PANGO_SCALE;
          pango_layout_iter_next_line (iter);
        }
      height = MAX (line_height * tightness, leading);
      cell.y += (height - line_height) / 2;
      row = acies_sheet_add_row (self, height);
      row->gap = i == 0 ? gap : 0;
      row->cells[row->n_cells++] = cell;
      /* A short paragraph is not parted, and of a long one no line stands alone in a column. */
      row->clings = i + 1 < n && (n <= LONGEST_WHOLE || i == 0 || i == n - 2);
    }
  g_clear_pointer (&iter, pango_layout_iter_free);
}

void
acies_sheet_add_text (AciesSheetMatter *self,
                      AciesSheetFont    font,
                      const char       *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);
  double gap = self->size * (font == ACIES_SHEET_FONT_BODY ? 0.35 : 0.2);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      g_strchomp (paragraphs[i]);
      /* An empty line parts paragraphs, however many there are. */
      if (*paragraphs[i] == '\0')
        gap = self->size * 0.7;
      else
        {
          add_lines (self, font, acies_sheet_set (self, font, paragraphs[i], self->width), gap, 1);
          gap = 0;
        }
    }
}

void
acies_sheet_add_entry (AciesSheetMatter *self,
                       const char       *name,
                       const char       *text)
{
  g_autofree char   *all = g_strdup_printf ("%s  %s", name, text);
  AciesSheetLetters *letters = acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, all, self->width);

  if (letters->layout != NULL)
    {
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->end_index = (guint) strlen (name);
      pango_attr_list_insert (pango_layout_get_attributes (letters->layout), bold);
      pango_layout_context_changed (letters->layout);
    }
  add_lines (self, ACIES_SHEET_FONT_TABLE, letters, self->size * 0.3, ENTRY_TIGHTNESS);
}
