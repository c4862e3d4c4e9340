/* beside.h - a board, and beside it a place of its own for what is told of it
 *
 * Where the board can spare the room, the place is a column to its right, kept
 * free while there is nothing to tell, so that nothing moves when something is;
 * with large text it may become wider, once, for what needs the room.
 * Where the board would get much smaller by it, as in a narrow window, what is
 * told lies over that half of the board in which the pointer is not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas.h"

G_BEGIN_DECLS

#define ACIES_TYPE_BESIDE (acies_beside_get_type ())
G_DECLARE_FINAL_TYPE (AciesBeside, acies_beside, ACIES, BESIDE, GtkWidget)

/* It has a property "canvas", to be set once, when it is made. */

/**
 * acies_beside_set_words:
 * @words: (transfer none): what is told; visible while there is something to tell
 *
 * Set once.
 */
void acies_beside_set_words (AciesBeside *self,
                             GtkWidget   *words);

/**
 * acies_beside_set_hint:
 * @hint: what stands in the column while there is nothing to tell; words have been set
 */
void acies_beside_set_hint  (AciesBeside *self,
                             const char  *hint);

/* Whether there is such a place now; else the board has all the room. */
void acies_beside_set_open  (AciesBeside *self,
                             gboolean     open);

G_END_DECLS
