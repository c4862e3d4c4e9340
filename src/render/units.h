/* units.h - draws a unit, and places the units that share a hex
 *
 * The main unit of a hex is drawn as if alone. The others are badges: small pieces at its left, lowest layer at
 * the top. Drawing and pointer use the same positions.
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
  AciesSide            side;       /* for colour and shield */
  guint                figures;    /* figures under the shield, 0 for none */
  guint                marks;      /* bit by mark of the ruleset */
  const guint8        *properties; /* properties to show, or NULL */
  gboolean             is_ghost;   /* preview of a unit: drawn paler */
  double               x;          /* centre of its hex */
  double               y;
  double               hex_width;
  double               scale;      /* device pixels per unit */
} AciesPiece;

/**
 * acies_piece_draw:
 *
 * Draws the unit. Copies it from the theme's cache if possible.
 */
void acies_piece_draw      (const AciesPiece *self,
                            cairo_t          *cr);

/* Hash functions of the theme's cache of drawn units. */
guint    acies_piece_key_hash  (gconstpointer     data);
gboolean acies_piece_key_equal (gconstpointer     a,
                                gconstpointer     b);

#define ACIES_MAX_BADGES (ACIES_MAX_LAYERS - 1)

typedef struct
{
  double x;          /* centre */
  double y;          /* centre */
  double hex_width;  /* hex width of the small piece */
  double radius;     /* radius of the area that the pointer hits */
} AciesBadge;

/**
 * acies_badge_place:
 * @number: 1 for the first badge, or the result of acies_stack_badge()
 * @scale: device pixels per unit
 */
AciesBadge  acies_badge_place (const AciesLayout *layout,
                               AciesHex           hex,
                               guint              number,
                               double             scale);

/**
 * acies_badge_unit_under:
 * @x: position on @hex
 * @y: position on @hex
 * Returns: the unit whose badge is there, else the main unit; %ACIES_NO_UNIT on an empty hex
 */
AciesUnitId acies_badge_unit_under (const AciesState  *state,
                                    const AciesLayout *layout,
                                    AciesHex           hex,
                                    double             x,
                                    double             y,
                                    double             scale);

G_END_DECLS
