/* outline.h - the shape that a set of hexes makes together
 *
 * Hexes of one river, wood or ridge flow into each other: their common outline
 * is traced once and drawn rounded, a little uneven as land is, and always the
 * same for the same hexes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>

#include "render/layout.h"

G_BEGIN_DECLS

/* Some hexes, to be asked for one by one: not zero at the place of each of them. (What is done with whole rows of hexes is
 * done with an AciesHexSet, engine/find/hex-set.h.) */
typedef guint8 AciesHexFlags[ACIES_MAX_HEXES];

typedef enum
{
  ACIES_OUTLINE_HEXES,   /* along the sides of the hexes */
  ACIES_OUTLINE_AREA,    /* rounded, closed: to fill */
  ACIES_OUTLINE_SHORE,   /* rounded, only where land meets it and not along the
                            edge of the board, beyond which it goes on: to stroke */
  ACIES_OUTLINE_PIECES,  /* as the area, two pieces to a side of a hex: to dash */
} AciesOutlineKind;

/**
 * acies_outline:
 *
 * Adds the outline of @set to the path of @cr.
 */
void acies_outline     (cairo_t            *cr,
                        const AciesLayout  *layout,
                        const AciesHexFlags set,
                        AciesOutlineKind    kind);

/**
 * acies_outline_hex:
 *
 * Adds one hex to the path of @cr.
 */
void acies_outline_hex (cairo_t           *cr,
                        const AciesLayout *layout,
                        AciesHex           hex);

/**
 * acies_outline_noise:
 * @salt: tells the different uses of one place apart
 * Returns: a number from -1 to 1 that looks like chance and is always the same
 */
double acies_outline_noise (int  x,
                            int  y,
                            guint salt);

G_END_DECLS
