/* card-sketch.h - the devices of the kinds of cards
 *
 * They tell the kinds apart where colour cannot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

#include <cairo.h>

G_BEGIN_DECLS

/**
 * acies_sketch_card_kind:
 * @x: left side
 * @y: top
 * @size: of the square that the device fills
 *
 * A standard for an order, crossed swords for the offensive, a shield for the
 * defensive, a star for the battle's own; in the source that @cr has.
 */
void acies_sketch_card_kind (cairo_t      *cr,
                             AciesCardKind kind,
                             double        x,
                             double        y,
                             double        size);

G_END_DECLS
