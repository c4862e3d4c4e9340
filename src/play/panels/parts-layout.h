/* parts-layout.h - one part below the other, as many as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_PARTS_LAYOUT (acies_parts_layout_get_type ())
G_DECLARE_FINAL_TYPE (AciesPartsLayout, acies_parts_layout, ACIES, PARTS_LAYOUT, GtkLayoutManager)

/**
 * acies_parts_layout_new:
 * @gap: between two parts, in pixels
 *
 * The first visible child is always there; another one is left out where there is less room than it needs. So nothing is
 * cut off in the middle of a line.
 *
 * Returns: (transfer full): a layout for a widget that has parts
 */
GtkLayoutManager *acies_parts_layout_new (int gap);

G_END_DECLS
