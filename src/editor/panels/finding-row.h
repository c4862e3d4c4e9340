/* finding-row.h - a finding in the list: sign, sentence, place, Fix button
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "engine/find/findings.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_FINDING_ITEM (acies_finding_item_get_type ())
G_DECLARE_FINAL_TYPE (AciesFindingItem, acies_finding_item, ACIES, FINDING_ITEM, GObject)

/**
 * AciesFindingItem::fix:
 * The user asked for its fix.
 *
 * AciesFindingItem::changed:
 * The words are others, as of numbers that have changed.
 */

/* @finding is copied. */
AciesFindingItem       *acies_finding_item_new         (const AciesFinding *finding);
const AciesFinding *acies_finding_item_get_finding (AciesFindingItem       *self);

/* Do they say the same of the same place, and offer the same? */
gboolean            acies_finding_item_is_same     (AciesFindingItem       *self,
                                               const AciesFinding *finding);

/**
 * acies_finding_item_follow:
 *
 * Takes over the words of @finding where it is the same finding still: of the
 * same kind and place, and to be fixed or not as before.
 *
 * Returns: whether it is
 */
gboolean            acies_finding_item_follow      (AciesFindingItem       *self,
                                               const AciesFinding *finding);

/* Asks for its fix. */
void                acies_finding_item_fix         (AciesFindingItem       *self);

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
