/* scout.h - shows what units could do from where a scenario has them
 *
 * The hexes that the unit under the pointer could go to and whom it could hit,
 * and, where they are asked for, the hexes that a side threatens. All of it is
 * the engine's word (reach.h), as if every unit were ordered.
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
 * Bit by side: whether its threat is shown.
 *
 * AciesScout:summary: (nullable)
 * What is shown of the unit under the pointer, in words.
 */

/**
 * acies_scout_new:
 * @editor: it shows nothing while a stroke of its is under way
 */
AciesScout *acies_scout_new         (AciesEditor *editor);

/**
 * acies_scout_set_canvas:
 * @canvas: (nullable): where it is shown; %NULL while another view has it
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
