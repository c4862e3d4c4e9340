/* help.h - the shortcuts dialog, the legend of pieces and the About dialog
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

void acies_shortcuts_dialog_show (GtkWindow *parent);

/* Shows what the pieces of @state are, and what the signs on them mean. @theme: must outlive the dialog */
void acies_legend_dialog_show    (GtkWindow        *parent,
                                  const AciesState *state,
                                  AciesTheme       *theme);

void acies_about_dialog_show (GtkWindow *parent);

G_END_DECLS
