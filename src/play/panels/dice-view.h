/* dice-view.h - a roll, die by die: hits, retreats, misses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_DICE_VIEW (acies_dice_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceView, acies_dice_view, ACIES, DICE_VIEW, GtkWidget)

/**
 * acies_dice_view_new:
 * @theme: (transfer none): must outlive the view
 * @dice: copied
 * @is_defence: it is the target's roll, against the hits
 *
 * Returns: (transfer floating): the dice of a roll
 */
GtkWidget *acies_dice_view_new    (const AciesTheme     *theme,
                                   AciesRuleset         *ruleset,
                                   const AciesDice      *dice,
                                   gboolean              is_defence);

/**
 * acies_dice_view_tumble:
 * @start: when they leave the hand, in the time of g_get_monotonic_time()
 * @duration: of the roll, in microseconds
 *
 * Shows how the dice fall; once they rest "rested" is emitted. To a screen
 * reader they lie there from the beginning.
 */
void       acies_dice_view_tumble (AciesDiceView        *self,
                                   gint64                start,
                                   gint64                duration);

/* They rest at once. */
void       acies_dice_view_rest   (AciesDiceView        *self);

G_END_DECLS
