/* units.h - draws units and places the units that share a hex
 *
 * The main unit of a hex is drawn in the same way as a single unit. The other units are badges: small pieces at the left side of
 * the hex, with the lowest layer at the top. Drawing and pointer input use the same positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/units.h"
#include "render/layout.h"
#include "render/theme.h"

G_BEGIN_DECLS

/**
 * AciesPiece:
 *
 * A unit to draw. All pointers are borrowed.
 */
typedef struct
{
  AciesTheme          *theme;
  const AciesStyle    *style;
  const AciesRuleset  *ruleset;
  AciesId              type;
  AciesSide            side;       /* side whose colour and shield are drawn */
  guint                figures;    /* number of figures to show under the shield; 0 to show no number */
  guint                marks;      /* marks of the unit, one bit for each mark of the ruleset */
  const guint8        *properties; /* properties to show, or NULL */
  gboolean             is_ghost;   /* whether to draw the unit paler, as the preview of a click */
  double               x;          /* horizontal centre of the hex */
  double               y;          /* vertical centre of the hex */
  double               hex_width;
  double               scale;      /* device pixels per unit of the picture */
} AciesPiece;

/**
 * acies_piece_draw:
 *
 * Draws the unit. Copies the drawing from the cache of the theme if possible.
 */
void acies_piece_draw      (const AciesPiece *self,
                            cairo_t          *cr);

#define ACIES_MAX_BADGES (ACIES_MAX_LAYERS - 1)

typedef struct
{
  double x;          /* horizontal centre */
  double y;          /* vertical centre */
  double hex_width;  /* hex width at which the small piece is drawn */
  double radius;     /* radius of the area that reacts to the pointer */
} AciesBadge;

/**
 * acies_badge_place:
 * @number: number of the badge, from 1; see acies_stack_badge()
 * @scale: device pixels per unit of the picture
 */
AciesBadge  acies_badge_place (const AciesLayout *layout,
                               AciesHex           hex,
                               guint              number,
                               double             scale);

/**
 * acies_badge_unit_under:
 * @x: horizontal position of a point on @hex
 * @y: vertical position of a point on @hex
 * Returns: the unit whose badge is at the point, else the main unit; %ACIES_NO_UNIT if @hex is empty
 */
AciesUnitId acies_badge_unit_under (const AciesState  *state,
                                    const AciesLayout *layout,
                                    AciesHex           hex,
                                    double             x,
                                    double             y,
                                    double             scale);

G_END_DECLS
