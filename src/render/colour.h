/* colour.h - colours of the theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Each part from 0 to 1. */
typedef struct
{
  double red;
  double green;
  double blue;
} AciesColour;

/**
 * acies_colour_of:
 * @number: 0xRRGGBB
 */
AciesColour acies_colour_of         (guint32            number);

/* 0xRRGGBB again */
guint32     acies_colour_to_number  (const AciesColour *self);

/**
 * acies_colour_mix:
 * @share: of @b, from 0 to 1
 */
AciesColour acies_colour_mix        (const AciesColour *a,
                                     const AciesColour *b,
                                     double             share);
AciesColour acies_colour_lighter    (const AciesColour *self,
                                     double             share);
AciesColour acies_colour_darker     (const AciesColour *self,
                                     double             share);

/* Makes it the source of what is drawn next. */
void        acies_colour_set        (const AciesColour *self,
                                     cairo_t           *cr,
                                     double             alpha);

G_END_DECLS
