/* units.h - draws one unit: shield, device, figures, tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"

G_BEGIN_DECLS

/**
 * AciesPiece:
 *
 * One unit to be drawn; everything in it is borrowed.
 */
typedef struct
{
  AciesTheme          *theme;
  const AciesStyle    *style;
  const AciesRuleset  *ruleset;
  AciesId              type;
  AciesSide            side;       /* in whose colour, with whose shield */
  guint                figures;    /* marks under the shield, 0 for none */
  guint                marks;      /* bit by mark of the ruleset */
  gboolean             is_ghost;   /* not there yet: paler still */
  double               x;          /* centre of its hex */
  double               y;
  double               hex_width;
  double               scale;      /* device pixels in one unit */
} AciesPiece;

/**
 * acies_piece_draw:
 *
 * Draws the unit, or copies it when the same one has been drawn before.
 */
void acies_piece_draw      (const AciesPiece *self,
                            cairo_t          *cr);
void acies_piece_draw_anew (const AciesPiece *self,
                            cairo_t          *cr);

G_END_DECLS
