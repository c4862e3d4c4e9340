/* dice-view.h - the dice of a roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_DICE_VIEW (acies_dice_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceView, acies_dice_view, ACIES, DICE_VIEW, GtkDrawingArea)

/**
 * acies_dice_view_new:
 * @theme: (nullable): must outlive the view; it can be %NULL only for dice without results
 * @size: the size of a die
 * @is_defence: whether the target rolled, so that hits are wounds
 *
 * Returns: (transfer floating): a view of @dice in rows, with their results. Its accessible name lists them.
 */
GtkWidget *acies_dice_view_new (const AciesTheme *theme,
                                AciesRuleset     *ruleset,
                                const AciesDice  *dice,
                                int               size,
                                gboolean          is_defence);

G_END_DECLS
