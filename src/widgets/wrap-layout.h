/* wrap-layout.h - a layout manager that arranges children in lines that wrap
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
 * @gap: the space between children and between lines, in pixels
 * @room: the space that line breaking assumes for an expanding child in addition to its minimum width, in pixels, so
 *   that line breaks do not depend on its text
 *
 * Children have their natural width, up to the width of the line. The first expanding child of a line fills the rest of
 * it. A vertically expanding child that is alone on its line fills the width of the line.
 *
 * Returns: (transfer full): a layout manager
 */
GtkLayoutManager *acies_wrap_layout_new (int gap,
                                         int room);

/* Returns: the width of the empty room at the start of a child */
typedef int (*AciesSpareFunc) (GtkWidget *child);

/**
 * acies_wrap_layout_set_spare:
 * @spare: finds the empty room of a child, and what separates it from the rest
 *
 * Lets an expanding child also use the empty room at the start of the next child.
 */
void              acies_wrap_layout_set_spare (AciesWrapLayout *self,
                                               AciesSpareFunc   spare);

G_END_DECLS
