/* finding-row.h - a row of the list of problems: icon, sentence, place and Fix button
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
 * The user has asked to fix the problem.
 *
 * AciesFindingItem::changed:
 * The text has changed, for example because it contains another number.
 */

/* @finding: copied */
AciesFindingItem       *acies_finding_item_new         (const AciesFinding *finding);
const AciesFinding *acies_finding_item_get_finding (AciesFindingItem       *self);

/* Returns: whether the finding of @self has the same code, message, place and fix as @finding */
gboolean            acies_finding_item_is_same     (AciesFindingItem       *self,
                                               const AciesFinding *finding);

/**
 * acies_finding_item_follow:
 *
 * Copies @finding to @self if both are the same problem: same code, severity, rule and place, and both or neither with
 * a fix.
 *
 * Returns: whether @finding was copied
 */
gboolean            acies_finding_item_follow      (AciesFindingItem       *self,
                                               const AciesFinding *finding);

/* Emits #AciesFindingItem::fix. */
void                acies_finding_item_fix         (AciesFindingItem       *self);

/**
 * acies_finding_row_new:
 * @state: the scenario, for the names of sides and rules
 *
 * Returns: (transfer floating): a #GtkListBoxRow with a button that calls acies_finding_item_fix()
 */
GtkWidget *acies_finding_row_new (AciesFindingItem     *item,
                                  const AciesState *state);

G_END_DECLS
