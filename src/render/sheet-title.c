/* sheet-title.c - the head of a scenario sheet: title, date, place, author, ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-private.h"

#include <glib/gi18n-lib.h>

#define LARGEST 27
#define SMALLEST 15
#define TEXT_SIZE 10.5
#define RIGHT_SHARE 0.3 /* of the width at most, for ruleset and author */

/* A text of one line, whatever somebody wrote into it. */
static char *
dup_line (const char *text)
{
  return g_strstrip (g_strdelimit (g_strdup (text), "\n\t", ' '));
}

/* As large as fits in one line; else small, in two. */
static AciesSheetLetters *
set_title (AciesSheetMatter *self,
           double            width,
           guint            *lost)
{
  g_autofree char   *text = dup_line (self->state->texts->text[ACIES_TEXT_TITLE]);
  AciesSheetLetters *letters;

  for (self->size = LARGEST; self->size >= SMALLEST; self->size -= 2)
    {
      letters = acies_sheet_set (self, ACIES_SHEET_FONT_TITLE, *text != '\0' ? text : _ ("Untitled Battle"), 0);
      if (acies_sheet_text_width (letters) <= width)
        return letters;
    }
  self->size = SMALLEST;
  letters = acies_sheet_set (self, ACIES_SHEET_FONT_TITLE, text, width);
  *lost += acies_sheet_text_shorten (letters, width, 2);
  return letters;
}

static AciesSheetLetters *
set_line (AciesSheetMatter *self,
          AciesSheetFont    font,
          const char       *text,
          double            width,
          guint            *lost)
{
  AciesSheetLetters *letters = acies_sheet_set (self, font, text, width);

  *lost += acies_sheet_text_shorten (letters, width, 1);
  return letters;
}

/* "168 BC · Pydna, Macedon" */
static char *
dup_when_and_where (const AciesState *state)
{
  g_autofree char *date = dup_line (state->texts->text[ACIES_TEXT_DATE]);
  g_autofree char *place = dup_line (state->texts->text[ACIES_TEXT_PLACE]);

  return g_strconcat (date, *date != '\0' && *place != '\0' ? " · " : "", place, NULL);
}

static char *
dup_author (const AciesState *state)
{
  g_autofree char *author = dup_line (state->texts->text[ACIES_TEXT_AUTHOR]);

  /* Translators: %s is the author of a battle */
  return *author != '\0' ? g_strdup_printf (_ ("by %s"), author) : g_strdup ("");
}

AciesSheetMatter *
acies_sheet_set_title (PangoContext     *context,
                       const AciesState *state,
                       double            width,
                       GArray           *losses)
{
  AciesSheetMatter  *self = acies_sheet_matter_new (context, state, TEXT_SIZE, width);
  g_autofree char   *below = dup_when_and_where (state);
  g_autofree char   *author = dup_author (state);
  guint              lost = 0;
  AciesSheetLetters *game = set_line (self, ACIES_SHEET_FONT_HEADING, state->ruleset->name, width * RIGHT_SHARE, &lost);
  AciesSheetLetters *writer = set_line (self, ACIES_SHEET_FONT_CAPTION, author, width * RIGHT_SHARE, &lost);
  double             right = MAX (acies_sheet_text_width (game), acies_sheet_text_width (writer));
  double             room = width - right - 2 * TEXT_SIZE;
  AciesSheetLetters *place = set_line (self, ACIES_SHEET_FONT_BODY, below, room, &lost);
  AciesSheetLetters *title = set_title (self, room, &lost);
  double             title_height = acies_sheet_text_height (title);
  double             place_height = *below != '\0' ? acies_sheet_text_height (place) : 0;
  double             last = title_height + place_height;
  AciesSheetRow     *row;

  self->size = TEXT_SIZE;
  acies_sheet_begin (self, ACIES_SHEET_TITLE, 0, &self->battle);
  last = MAX (last, acies_sheet_text_height (game) + acies_sheet_text_height (writer));
  row = acies_sheet_add_row (self, last + 5);
  row->look = ACIES_SHEET_RULED;
  acies_sheet_add_cell (row, title, 0, acies_sheet_text_base (title), ACIES_SHEET_INK);
  acies_sheet_add_cell (row, place, 0, title_height + acies_sheet_text_base (place), ACIES_SHEET_PALE);
  acies_sheet_add_cell (row, writer, width - acies_sheet_text_width (writer),
                        last - acies_sheet_text_height (writer) + acies_sheet_text_base (writer), ACIES_SHEET_PALE);
  acies_sheet_add_cell (row, game, width - acies_sheet_text_width (game),
                        last - acies_sheet_text_height (writer) - acies_sheet_text_height (game) + acies_sheet_text_base (game), ACIES_SHEET_INK);
  if (lost > 0)
    acies_sheet_add_loss (losses, ACIES_SHEET_TITLE, 0, lost);
  return self;
}
