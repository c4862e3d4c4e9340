/* sheet-guess.c - how much room letters take at most, without a font
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-guess.h"

#include <string.h>

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
static gboolean
is_usual (gunichar letter)
{
  return (letter >= 0x20 && letter < 0x7f) || (letter >= 0xa0 && letter < 0x250) || (letter >= 0x370 && letter < 0x483) ||
         (letter >= 0x48a && letter < 0x530) || (letter >= 0x2010 && letter < 0x2027) || (letter >= 0x2030 && letter < 0x2044);
}

gboolean
acies_sheet_can_guess (const char *text)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (!is_usual (g_utf8_get_char (text)))
      return FALSE;
  return TRUE;
}

typedef struct
{
  double room; /* of a line, in sizes */
  double line; /* what is filled of the last one */
  guint  n_lines;
} Lines;

static void
begin_line (Lines *lines)
{
  lines->line = 0;
  lines->n_lines++;
}

/* A word that is longer than a line is broken anywhere. */
static void
add_broken_word (Lines      *lines,
                 const char *word,
                 const char *end)
{
  for (; word < end; word = g_utf8_next_char (word))
    {
      double width = width_of (g_utf8_get_char (word));

      if (lines->line > 0 && lines->line + width > lines->room)
        begin_line (lines);
      lines->line += width;
    }
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

static Lines
fill_lines (const char *text,
            double      room)
{
  Lines lines = { .room = room, .n_lines = 1 };

  while (*text != '\0')
    {
      const char *end = text + strcspn (text, " ");
      double      width = width_of_word (text, end);

      if (lines.line > 0 && lines.line + width > room)
        begin_line (&lines);
      if (width > room)
        add_broken_word (&lines, text, end);
      else
        lines.line += width;
      /* Spaces at the end of a line take no room, but one at its beginning may. */
      for (; *end == ' '; end++)
        lines.line += NARROW;
      text = end;
    }
  return lines;
}

double
acies_sheet_guess_width (const char *text,
                         double      size)
{
  return width_of_word (text, text + strlen (text)) * size;
}

guint
acies_sheet_guess_lines (const char *text,
                         double      size,
                         double      width)
{
  return width > 0 ? fill_lines (text, width / size).n_lines : 1;
}
