/* handicap-box.h - looks for the change that makes the board fair, and makes it
 *
 * Shown only if the games have found that a side is favoured.
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
 * It has begun to look, or ended.
 */

/**
 * acies_handicap_box_set_run:
 * @session: (transfer none): of an edited scenario; not kept alive
 * @run: what is known of its games; listened to. Set once
 */
void     acies_handicap_box_set_run    (AciesHandicapBox *self,
                                        AciesSession     *session,
                                        AciesFairnessRun *run);

/* Whether it looks for a change now: the processors are busy. */
gboolean acies_handicap_box_is_running (AciesHandicapBox *self);

G_END_DECLS
