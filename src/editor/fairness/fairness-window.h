/* fairness-window.h - a window that plays the edited scenario many times and shows whether it is fair
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
 * The games are about to start. Handlers must first apply unfinished input to the scenario.
 */

/**
 * AciesFairnessThemes:
 *
 * Called whenever plots are drawn, because a scenario can change to another ruleset.
 *
 * Returns: (transfer none): the theme of @ruleset; must outlive the window
 */
typedef AciesTheme *(*AciesFairnessThemes) (gpointer            data,
                                            const AciesRuleset *ruleset);

/**
 * acies_fairness_window_of:
 * @session: a session in edit mode; closing it destroys the window
 * @parent: the parent window; the fairness window is not modal
 * @data: (transfer none): passed to @themes
 * @is_new: (out): whether the window was just created
 *
 * Returns: (transfer none): the only fairness window of @session, not presented yet if it is new; GTK owns it
 */
AciesFairnessWindow *acies_fairness_window_of (AciesSession        *session,
                                               GtkWindow           *parent,
                                               AciesFairnessThemes  themes,
                                               gpointer             data,
                                               gboolean            *is_new);

G_END_DECLS
