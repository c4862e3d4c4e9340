/* scout.h - shows the reach of a unit and the threats of the sides on the board of the Edit view
 *
 * The reach of the unit under the pointer consists of the hexes that it could move to and the enemies that it could
 * attack. The threat of a side consists of the hexes that its units could attack. Both assume that every unit is
 * ordered (reach.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/tools/editor.h"

G_BEGIN_DECLS

#define ACIES_TYPE_SCOUT (acies_scout_get_type ())
G_DECLARE_FINAL_TYPE (AciesScout, acies_scout, ACIES, SCOUT, GObject)

/**
 * AciesScout:reach:
 * Whether the reach of the unit under the pointer is shown.
 *
 * AciesScout:threats: (type guint)
 * The sides whose threats are shown, one bit for each side.
 *
 * AciesScout:summary: (nullable)
 * The reach of the unit under the pointer as a sentence.
 */

/**
 * acies_scout_new:
 * @editor: the editor. During its strokes the reach is hidden, except while a unit is being turned.
 */
AciesScout *acies_scout_new         (AciesEditor *editor);

/**
 * acies_scout_set_canvas:
 * @canvas: (nullable): the canvas to draw on; %NULL if another view uses it
 */
void        acies_scout_set_canvas  (AciesScout  *self,
                                     AciesCanvas *canvas);

gboolean    acies_scout_get_reach   (AciesScout  *self);
void        acies_scout_set_reach   (AciesScout  *self,
                                     gboolean     reach);
guint       acies_scout_get_threats (AciesScout  *self);
void        acies_scout_set_threats (AciesScout  *self,
                                     guint        threats);

G_END_DECLS
