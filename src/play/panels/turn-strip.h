/* turn-strip.h - the score: the sides, whose turn, phase and round
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"
#include "widgets/shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_TURN_STRIP (acies_turn_strip_get_type ())
G_DECLARE_FINAL_TYPE (AciesTurnStrip, acies_turn_strip, ACIES, TURN_STRIP, GtkWidget)

/**
 * acies_turn_strip_new:
 * @table: the table whose game is shown; listened to
 *
 * Returns: (transfer floating): a strip
 */
GtkWidget *acies_turn_strip_new (AciesGameTable *table);

/* In a narrow window less is shown of the sides. */
void       acies_turn_strip_set_shape (AciesTurnStrip *self,
                                       AciesShapeKind  shape);

G_END_DECLS
