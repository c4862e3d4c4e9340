/* new-dialog.h - a dialog for the starting point of a new battle, with a preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document/battles.h"
#include "app/shared/catalog.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_NEW_DIALOG (acies_new_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesNewDialog, acies_new_dialog, ACIES, NEW_DIALOG, AdwWindow)

/**
 * AciesNewDialog::begin:
 *
 * Emitted when the user confirms the choice; then the dialog closes.
 */

/**
 * acies_new_dialog_new:
 * @parent: the parent window
 * @ruleset: the ruleset to select
 * @catalog: provides rulesets, battles and themes; must outlive the dialog
 *
 * Returns: (transfer none): the dialog, to be presented; GTK owns it. The empty board is selected.
 */
AciesNewDialog       *acies_new_dialog_new        (GtkWindow      *parent,
                                                   AciesRuleset   *ruleset,
                                                   AciesCatalog   *catalog);

/* (transfer none): the selected starting point */
const AciesStartingPoint *acies_new_dialog_get_chosen (AciesNewDialog *self);

G_END_DECLS
