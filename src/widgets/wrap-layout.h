/* wrap-layout.h - one beside the other, and what has no room left in the next line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_WRAP_LAYOUT (acies_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (AciesWrapLayout, acies_wrap_layout, ACIES, WRAP_LAYOUT, GtkLayoutManager)

/**
 * acies_wrap_layout_new:
 * @gap: between two children and between two lines, in pixels
 * @room: what a child that expands asks for beyond its least width, in pixels, so that where lines end does not depend on
 *   the text in it
 *
 * Children have their natural width, but not more than there is. A child that expands has what its line leaves.
 *
 * Returns: (transfer full): a layout for a widget with any children
 */
GtkLayoutManager *acies_wrap_layout_new (int gap,
                                         int room);

G_END_DECLS
