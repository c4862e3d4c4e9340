/* rules-pane.h - the rulebook of a game beside the board: contents, search, and one article at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_RULES_PANE (acies_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (AciesRulesPane, acies_rules_pane, ACIES, RULES_PANE, GtkWidget)

/* The topic of the legend of pieces and signs. Other topics are those of articles (engine/view/rulebook.h). */
#define ACIES_RULES_LEGEND "legend"

/**
 * acies_rules_pane_set_session:
 * @session: (nullable): the scenario or game whose rules are shown
 * @theme: (nullable) (transfer none): the theme of its ruleset, which must outlive the pane
 */
void          acies_rules_pane_set_session (AciesRulesPane *self,
                                            AciesSession   *session,
                                            AciesTheme     *theme);

/**
 * acies_rules_pane_show:
 * @topic: (nullable): what to show, or %NULL to search
 *
 * Shows the pane in the stack around it, and moves the focus to what it shows or to the search. The caller must make the
 * stack visible first.
 */
void          acies_rules_pane_show        (AciesRulesPane *self,
                                            const char     *topic);

G_END_DECLS
