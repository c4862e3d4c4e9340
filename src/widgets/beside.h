/* beside.h - a board with space beside it for text about it
 *
 * If the board is large enough, the text is in a column to its right. The column stays while there is no text,
 * so that the board does not move; with large text it can become wider once. In a narrow window, the text
 * covers the half of the board without the pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas.h"

G_BEGIN_DECLS

#define ACIES_TYPE_BESIDE (acies_beside_get_type ())
G_DECLARE_FINAL_TYPE (AciesBeside, acies_beside, ACIES, BESIDE, GtkWidget)

/* Set the write-only property "canvas" once, at construction. */

/**
 * acies_beside_set_words:
 * @words: (transfer none): the widget with the text; the hint is shown while it is invisible
 *
 * Call it once.
 */
void acies_beside_set_words (AciesBeside *self,
                             GtkWidget   *words);

/**
 * acies_beside_set_hint:
 * @hint: text for the empty column
 *
 * Call acies_beside_set_words() first.
 */
void acies_beside_set_hint  (AciesBeside *self,
                             const char  *hint);

/* Sets whether there is space for text. Otherwise the board has all the space. */
void acies_beside_set_open  (AciesBeside *self,
                             gboolean     open);

G_END_DECLS
