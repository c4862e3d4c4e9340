/* new-dialog.h - asks what a new battle starts from, and shows it
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
 * What is chosen now is wanted; the dialog goes away.
 */

/**
 * acies_new_dialog_new:
 * @parent: what it is shown over
 * @ruleset: that is chosen at first
 * @catalog: whose library and art to show; must outlive the dialog
 *
 * Returns: (transfer none): the dialog, to be presented; GTK owns it. The empty
 *   board is chosen.
 */
AciesNewDialog       *acies_new_dialog_new        (GtkWindow      *parent,
                                                   AciesRuleset   *ruleset,
                                                   AciesCatalog   *catalog);

/* (transfer none): what is chosen now */
const AciesStartingPoint *acies_new_dialog_get_chosen (AciesNewDialog *self);

G_END_DECLS
