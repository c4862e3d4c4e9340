/* colour.c - colours of the theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/colour.h"

#include <math.h>

AciesColour
acies_colour_of (guint32 number)
{
  return (AciesColour) {
    .red = (number >> 16) / 255.0,
    .green = (number >> 8 & 0xFF) / 255.0,
    .blue = (number & 0xFF) / 255.0,
  };
}

guint32
acies_colour_to_number (const AciesColour *self)
{
  return (guint32) lround (self->red * 255) << 16 | (guint32) lround (self->green * 255) << 8 | (guint32) lround (self->blue * 255);
}

AciesColour
acies_colour_mix (const AciesColour *a,
                  const AciesColour *b,
                  double             share)
{
  return (AciesColour) {
    .red = a->red + (b->red - a->red) * share,
    .green = a->green + (b->green - a->green) * share,
    .blue = a->blue + (b->blue - a->blue) * share,
  };
}

AciesColour
acies_colour_lighter (const AciesColour *self,
                      double             share)
{
  const AciesColour white = { 1, 1, 1 };

  return acies_colour_mix (self, &white, share);
}

AciesColour
acies_colour_darker (const AciesColour *self,
                     double             share)
{
  const AciesColour black = { 0, 0, 0 };

  return acies_colour_mix (self, &black, share);
}

void
acies_colour_set (const AciesColour *self,
                  cairo_t           *cr,
                  double             alpha)
{
  cairo_set_source_rgba (cr, self->red, self->green, self->blue, alpha);
}
