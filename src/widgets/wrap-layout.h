/* wrap-layout.h - children in lines that wrap
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
 * @gap: space between children and between lines, in pixels
 * @room: space of an expanding child beyond its minimum width, in pixels, so that line breaks do not depend on
 *   its text
 *
 * Children have their natural width, up to the width of a line. Expanding children fill the rest of their line, and a
 * child that expands vertically fills a line that it has for itself.
 *
 * Returns: (transfer full): a layout manager for any children
 */
GtkLayoutManager *acies_wrap_layout_new (int gap,
                                         int room);

G_END_DECLS
