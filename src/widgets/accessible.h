/* accessible.h - names for assistive technology
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_accessible_name_drop_down:
 * @name: what is chosen with it
 *
 * Newer GTK lets what is chosen name the drop-down, too, whatever label it
 * was given; that is its value.
 */
void acies_accessible_name_drop_down (GtkDropDown *drop_down,
                                      const char  *name);

G_END_DECLS
