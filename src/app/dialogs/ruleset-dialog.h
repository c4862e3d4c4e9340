/* ruleset-dialog.h - the scenario that is edited, by the rules of another game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_ruleset_dialog_show:
 * @session: of the scenario
 * @library: has the rulesets
 *
 * Asks to which one to change, and tells what cannot come along; then changes
 * the scenario in one step.
 */
void acies_ruleset_dialog_show (GtkWindow    *parent,
                                AciesSession *session,
                                AciesLibrary *library);

G_END_DECLS
