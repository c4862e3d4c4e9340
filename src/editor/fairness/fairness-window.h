/* fairness-window.h - whether the edited battle is fair: a window beside the one it is edited in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_FAIRNESS_WINDOW (acies_fairness_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesFairnessWindow, acies_fairness_window, ACIES, FAIRNESS_WINDOW, AdwWindow)

/**
 * AciesFairnessWindow::starting:
 *
 * The board is about to be read: what was typed and not taken over yet has to go into it now.
 */

/**
 * AciesFairnessThemes:
 *
 * Returns: (transfer none): the theme of @ruleset, which outlives the window: a scenario can change to another
 */
typedef AciesTheme *(*AciesFairnessThemes) (gpointer            data,
                                            const AciesRuleset *ruleset);

/**
 * acies_fairness_window_of:
 * @session: of an edited scenario; the window goes with it
 * @parent: what it is shown over; that can be used meanwhile
 * @data: (transfer none): for @themes
 * @is_new: (out): it has just been made
 *
 * Returns: (transfer none): the window of that session, to be presented; GTK owns it
 */
AciesFairnessWindow *acies_fairness_window_of (AciesSession        *session,
                                               GtkWindow           *parent,
                                               AciesFairnessThemes  themes,
                                               gpointer             data,
                                               gboolean            *is_new);

G_END_DECLS
