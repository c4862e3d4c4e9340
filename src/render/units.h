/* units.h - draws one unit: shield, device, figures, tokens; and where those lie that share a hex
 *
 * The main unit of a hex is drawn as if it were alone; the others are badges, small
 * pieces at its left, the lowest layer at the top. What is drawn and what the pointer
 * means are one and the same.
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
  const guint8        *properties; /* of the unit; NULL: they are not shown */
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

/* Of the table in which a theme keeps what was drawn. */
guint    acies_piece_key_hash  (gconstpointer     data);
gboolean acies_piece_key_equal (gconstpointer     a,
                                gconstpointer     b);

#define ACIES_MAX_BADGES (ACIES_MAX_LAYERS - 1)

/**
 * AciesBadge:
 * @x: its centre; so @y
 * @hex_width: of the hex that such a piece would fill
 * @radius: within which it is meant
 */
typedef struct
{
  double x;
  double y;
  double hex_width;
  double radius;
} AciesBadge;

/**
 * acies_badge_place:
 * @number: 1 for the first beside the main unit, or what acies_stack_badge() says of one
 * @scale: device pixels in one unit
 */
AciesBadge  acies_badge_place (const AciesLayout *layout,
                               AciesHex           hex,
                               guint              number,
                               double             scale);

/**
 * acies_badge_unit_under:
 * @x: on @hex; so @y
 * Returns: the unit whose badge is there, or else the main one; %ACIES_NO_UNIT
 *   where none stands
 */
AciesUnitId acies_badge_unit_under (const AciesState  *state,
                                    const AciesLayout *layout,
                                    AciesHex           hex,
                                    double             x,
                                    double             y,
                                    double             scale);

G_END_DECLS
