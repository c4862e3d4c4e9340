/* units.h - drawing of units, and the layout of units that share a hex
 *
 * The main unit of a hex is drawn at full size. Every other unit on the hex is drawn smaller, as a badge. Badges are
 * arranged in a column on the left side of the hex, with the lowest layer at the top; the main unit makes room for them.
 * The badges of some unit classes have a fixed spot instead (AciesSpot). Drawing and hit testing use the same positions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/units.h"
#include "render/layout.h"
#include "render/theme.h"

G_BEGIN_DECLS

/* Describes a unit to draw. The structure does not own the data it points to. */
typedef struct
{
  AciesTheme          *theme;
  const AciesStyle    *style;
  const AciesRuleset  *ruleset;
  AciesId              type;
  AciesSide            side;       /* determines the colour and the shield */
  guint                figures;    /* number of figures to show; 0 to show no number */
  guint                full;       /* number of figures of the unit at full strength; the lost ones are shown as hollows */
  guint                marks;      /* bit mask of the unit's marks */
  const guint8        *properties; /* (nullable): properties to show */
  gboolean             high_contrast; /* whether the unit must stand out from any ground */
  gboolean             is_shared;  /* whether badges lie at its left side, for which it makes room */
  gboolean             is_ghost;   /* whether to draw the unit faded, as a preview of what a click would do */
  double               x;          /* centre of the hex */
  double               y;          /* centre of the hex */
  double               hex_width;
  double               scale;      /* device pixels per user-space unit */
} AciesPiece;

/* As many of the dots on a piece are gold; those from the next on have the colour of a warning. */
#define ACIES_PIECE_BAD_PIPS 4

/* Returns a piece of @type in the light style, without strength, marks and properties. */
AciesPiece acies_piece      (const AciesRuleset *ruleset,
                             AciesTheme         *theme,
                             AciesId             type,
                             AciesSide           side,
                             double              x,
                             double              y,
                             double              hex_width);

/* Returns the value of AciesPiece.full for @unit. */
guint      acies_piece_full_strength (const AciesState   *state,
                                      const AciesUnit    *unit);

/* Draws a unit, using the cache of the theme if possible. */
void       acies_piece_draw (const AciesPiece *self,
                             cairo_t          *cr);

#define ACIES_MAX_BADGES (ACIES_MAX_LAYERS - 1)

typedef struct
{
  double x;          /* centre */
  double y;          /* centre */
  double hex_width;  /* value for AciesPiece.hex_width */
  double radius;     /* radius of the clickable area */
} AciesBadge;

/**
 * acies_badge_place:
 * @hex: the hex of the unit
 * @number: the number of the badge, at least 1; see acies_stack_badge()
 * @scale: device pixels per user-space unit
 *
 * Calculates the position and the size of a badge.
 *
 * Returns: the badge
 */
AciesBadge  acies_badge_place (const AciesLayout *layout,
                               AciesHex           hex,
                               guint              number,
                               double             scale);

/**
 * acies_badge_unit_under:
 * @x: horizontal position of a point on @hex
 * @y: vertical position of a point on @hex
 * @scale: device pixels per user-space unit
 *
 * Finds the unit at a point. If badges overlap, the badge of the highest layer is on top.
 *
 * Returns: the unit whose badge is at the point, otherwise the main unit of @hex; %ACIES_NO_UNIT if @hex has no units
 */
AciesUnitId acies_badge_unit_under (const AciesState  *state,
                                    const AciesLayout *layout,
                                    AciesHex           hex,
                                    double             x,
                                    double             y,
                                    double             scale);

G_END_DECLS
