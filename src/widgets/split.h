/* split.h - a container for a board and a sidebar, called the column
 *
 * Only AciesShape and AciesSplit decide how a window adapts to its size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_SPLIT_BESIDE, /* the column is at the end side of the board: on the right in left-to-right languages */
  ACIES_SPLIT_BELOW,  /* the column is below the board */
  ACIES_SPLIT_OVER,   /* the column covers the end side of the board */
  ACIES_SPLIT_COVER,  /* the column covers the whole board */
} AciesSplitPlace;

/**
 * AciesSplit:
 *
 * Set the properties "board" and "column" once, at construction. "open" is whether the column is visible. A column that
 * covers the board or a part of it has a close button, and closes on Escape. "width" and "height" are the size of the
 * column in pixels beside and below the board, or 0 for the default. The user can change them by dragging the edge, or
 * with the arrow keys on it.
 */
#define ACIES_TYPE_SPLIT (acies_split_get_type ())
G_DECLARE_FINAL_TYPE (AciesSplit, acies_split, ACIES, SPLIT, GtkWidget)

/**
 * acies_split_set_place:
 * @usual: the default width of the column in pixels, or its default height below the board
 */
void     acies_split_set_place (AciesSplit      *self,
                                AciesSplitPlace  place,
                                int              usual);

/* Returns: whether the column is beside or below the board, without covering it */
gboolean acies_split_is_docked (AciesSplit      *self);

gboolean acies_split_get_open  (AciesSplit      *self);

void     acies_split_set_open  (AciesSplit      *self,
                                gboolean         open);

/* Closes a column that covers the board or a part of it. Returns: whether it was open */
gboolean acies_split_close_above (AciesSplit     *self);

/* Closes the column around @widget if it covers the whole board, on which there is something to see; returns whether it does. */
gboolean acies_split_uncover   (GtkWidget       *widget);

G_END_DECLS
