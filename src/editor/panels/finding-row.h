/* finding-row.h - a row of the list of findings: sign, sentence, place, Fix button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/panels/finding-item.h"
#include "engine/core/state.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_finding_row_new:
 * @state: whose sides and rules the finding names
 *
 * Returns: (transfer floating): a #GtkListBoxRow; its button asks for the
 *   finding's fix
 */
GtkWidget *acies_finding_row_new (AciesFindingItem     *item,
                                  const AciesState *state);

G_END_DECLS
