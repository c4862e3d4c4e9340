/* handicap-box.h - finds changes that would make the scenario fair, with a button to apply each
 *
 * Visible only if the games show that a side is favoured.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/fairness/fairness-run.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_HANDICAP_BOX (acies_handicap_box_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandicapBox, acies_handicap_box, ACIES, HANDICAP_BOX, GtkWidget)

/**
 * AciesHandicapBox::changed:
 *
 * The search has started or ended.
 */

/**
 * acies_handicap_box_set_run:
 * @session: a session in edit mode; the widget keeps only a weak reference
 * @run: the run of @session
 *
 * Call this function only once.
 */
void     acies_handicap_box_set_run    (AciesHandicapBox *self,
                                        AciesSession     *session,
                                        AciesFairnessRun *run);

/* Returns: whether a search is running, which keeps all processors busy */
gboolean acies_handicap_box_is_running (AciesHandicapBox *self);

G_END_DECLS
