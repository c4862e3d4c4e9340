/* sheet-rows.c - sets the rows of a scenario sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-private.h"

#define LEADING 1.32      /* from one line of a text to the next */
#define LONGEST_WHOLE 6   /* lines of a paragraph that is not parted */
#define NUMBER_SHARE 0.14 /* of the width of a column for a column of numbers in it */

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
  self->letters = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_sheet_letters_free);
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
  AciesSheetLetters *letters = acies_sheet_set (self, ACIES_SHEET_FONT_HEADING, text, room_for_name (self, 0, captions));
  double             height = acies_sheet_text_height (letters) + self->size * 0.25;
  AciesSheetRow     *row = acies_sheet_add_row (self, height);

  row->gap = self->size * 0.85;
  row->clings = TRUE;
  row->look = ACIES_SHEET_RULED;
  acies_sheet_add_cell (row, letters, 0, acies_sheet_text_base (letters), ACIES_SHEET_INK);
  if (captions != NULL)
    add_captions (self, row, acies_sheet_text_base (letters), captions);
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

  acies_sheet_text_fold_at_right (right, taken);
  row = acies_sheet_add_row (self, MAX (MAX (acies_sheet_text_height (left), acies_sheet_text_height (right)), self->size * LEADING) + 1);
  row->look = ACIES_SHEET_LISTED;
  acies_sheet_add_cell (row, left, 0, base, ACIES_SHEET_INK);
  acies_sheet_add_cell (row, right, self->width - taken, base, ACIES_SHEET_INK);
}

/* One line of a text: its letters may be higher than those of other lines. Lines of @leading are at least so high. */
static void
add_line (AciesSheetMatter  *self,
          AciesSheetLetters *letters,
          guint              number,
          double             leading,
          double             gap)
{
  AciesSheetLine line = acies_sheet_text_line (letters, number);
  double         height = MAX (line.height, leading);
  AciesSheetRow *row = acies_sheet_add_row (self, height);

  row->gap = gap;
  row->cells[row->n_cells++] = (AciesSheetCell) {
    .letters = letters,
    .line = line.line,
    .x = line.x,
    .y = line.base + (height - line.height) / 2,
  };
}

static void
add_paragraph (AciesSheetMatter *self,
               AciesSheetFont    font,
               const char       *text,
               double            gap)
{
  AciesSheetLetters *letters = acies_sheet_set (self, font, text, self->width);
  guint              first = self->rows->len;
  guint              n = acies_sheet_text_lines (letters);

  for (guint i = 0; i < n; i++)
    add_line (self, letters, i, font == ACIES_SHEET_FONT_BODY ? self->size * LEADING : 0, i == 0 ? gap : 0);
  /* A short paragraph is not parted, and of a long one no line stands alone in a column. */
  for (guint i = 0; i + 1 < n; i++)
    if (n <= LONGEST_WHOLE || i == 0 || i == n - 2)
      g_array_index (self->rows, AciesSheetRow, first + i).clings = TRUE;
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
          add_paragraph (self, font, paragraphs[i], gap);
          gap = 0;
        }
    }
}
