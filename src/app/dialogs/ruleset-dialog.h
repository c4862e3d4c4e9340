/* ruleset-dialog.h - asks by the rules of which other game a scenario shall be edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_RULESET_DIALOG (acies_ruleset_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AciesRulesetDialog, acies_ruleset_dialog, ACIES, RULESET_DIALOG, AdwMessageDialog)

/**
 * AciesRulesetDialog::chosen:
 * @ruleset: (type gpointer): the #AciesRuleset to change to
 *
 * The dialog goes away.
 */

/**
 * acies_ruleset_dialog_new:
 * @parent: what it is shown over
 * @session: of the scenario; only looked at
 * @rulesets: (element-type AciesRuleset): those it could change to, one at least
 *
 * Asks to which one to change, and tells what cannot come along.
 *
 * Returns: (transfer none): the dialog, to be presented; GTK owns it
 */
AciesRulesetDialog *acies_ruleset_dialog_new (GtkWindow    *parent,
                                              AciesSession *session,
                                              GPtrArray    *rulesets);

G_END_DECLS
