/* sheet-guess.h - how much room letters take at most, without a font
 *
 * To load fonts takes longer than to read a scenario and to look for all that is
 * wrong in it. So where there is room by far, nobody asks them. What is guessed
 * is more than letters of any usual font take; what may be otherwise is not
 * guessed at all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Height of a line in sizes of its letters. */
#define ACIES_SHEET_GUESSED_LINE 1.4

/* How much wider bold letters are. */
#define ACIES_SHEET_GUESSED_BOLD 1.12

/* Are all its letters such as every font for Latin, Greek and Cyrillic has them? */
gboolean acies_sheet_can_guess   (const char *text);

/* In one line. @size: of the letters, larger by the factor above for bold ones */
double   acies_sheet_guess_width (const char *text,
                                  double      size);

/* @width: of the lines, 0 for one that is as long as it is */
guint    acies_sheet_guess_lines (const char *text,
                                  double      size,
                                  double      width);

G_END_DECLS
