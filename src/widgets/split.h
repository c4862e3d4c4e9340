/* split.h - a board and the column of facts and tools that goes with it
 *
 * Only AciesShape and AciesSplit know how a window folds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_SPLIT_BESIDE, /* the column stands at the end of the board */
  ACIES_SPLIT_BELOW,  /* below it */
  ACIES_SPLIT_OVER,   /* it covers the end of the board */
  ACIES_SPLIT_COVER,  /* it covers the whole board */
} AciesSplitPlace;

/**
 * AciesSplit:
 *
 * The properties "board" and "column" are set once, at construction. "open" says whether the column is shown;
 * one that lies over the board has a button that closes it, and one that covers the whole board also closes by Escape. "width" and "height" are the size of the
 * column beside and below the board, in pixels, 0 for the usual one: people can drag its edge, or move it by arrow keys.
 */
#define ACIES_TYPE_SPLIT (acies_split_get_type ())
G_DECLARE_FINAL_TYPE (AciesSplit, acies_split, ACIES, SPLIT, GtkWidget)

/**
 * acies_split_set_place:
 * @usual: the width, or below the board the height, that the column has until people drag it, in pixels
 */
void     acies_split_set_place (AciesSplit      *self,
                                AciesSplitPlace  place,
                                int              usual);

AciesSplitPlace acies_split_get_place (AciesSplit *self);

/* Whether the column has its own room, beside or below the board. */
gboolean acies_split_is_docked (AciesSplit      *self);

gboolean acies_split_get_open  (AciesSplit      *self);

void     acies_split_set_open  (AciesSplit      *self,
                                gboolean         open);

/* Closes the column around @widget if it covers the whole board, on which there is something to see; returns whether it does. */
gboolean acies_split_uncover   (GtkWidget       *widget);

G_END_DECLS
