/* badges.c - where those units lie that share a hex with another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/units.h"

#include <math.h>

/* Shares of the width of a hex. */
#define SMALL_SIZE 0.46
#define SMALL_RADIUS 0.2

/* A badge is no smaller, in pixels, however far off the board is seen. */
#define LEAST_PIXELS 14.0

static const struct
{
  double x;
  double y;
} places[ACIES_MAX_BADGES] = { { -0.3, -0.3 }, { -0.36, 0.03 }, { -0.26, 0.33 } };

AciesBadge
acies_badge_place (const AciesLayout *layout,
                   AciesHex           hex,
                   guint              number,
                   double             scale)
{
  AciesBadge badge = { .hex_width = MAX (SMALL_SIZE * layout->hex_width, MIN (LEAST_PIXELS / scale, layout->hex_width)) };

  g_return_val_if_fail (number > 0 && number <= ACIES_MAX_BADGES, badge);

  acies_layout_centre (layout, hex, &badge.x, &badge.y);
  badge.x += places[number - 1].x * layout->hex_width;
  badge.y += places[number - 1].y * layout->hex_width;
  badge.radius = badge.hex_width * SMALL_RADIUS / SMALL_SIZE;

  return badge;
}

/* Of badges that overlap the later one lies above. */
AciesUnitId
acies_badge_unit_under (const AciesState  *state,
                        const AciesLayout *layout,
                        AciesHex           hex,
                        double             x,
                        double             y,
                        double             scale)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, hex, ids);

  for (guint i = n; i > 1; i--)
    {
      AciesBadge badge = acies_badge_place (layout, hex, i - 1, scale);

      if (hypot (x - badge.x, y - badge.y) <= badge.radius)
        return ids[i - 1];
    }

  return n > 0 ? ids[0] : ACIES_NO_UNIT;
}
