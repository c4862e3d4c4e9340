/* dice-view.h - a roll, die by die: hits, retreats, misses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/fights.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_DICE_VIEW (acies_dice_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceView, acies_dice_view, ACIES, DICE_VIEW, GtkWidget)

/**
 * acies_dice_view_new:
 * @theme: (transfer none): must outlive the view
 * @roll: copied
 * @is_defence: it is the target's roll, against the hits
 *
 * Returns: (transfer floating): the dice of a roll
 */
GtkWidget *acies_dice_view_new (const AciesTheme     *theme,
                                const AciesFightRoll *roll,
                                gboolean              is_defence);

G_END_DECLS
