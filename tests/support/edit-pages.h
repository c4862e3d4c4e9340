/* edit-pages.h - the pages of the Edit view and its column, which are made when they are turned to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The names of all pages of Edit and of its column, with that of the tools, where a view begins, as the last one; ends with
 * NULL. */
extern const char *const edit_pages_names[];

/**
 * edit_pages_turn:
 * @view: holds an edit view and its pages; on the screen
 *
 * Turns to the page of that name, and waits until it shows.
 *
 * Returns: the page
 */
GtkWidget *edit_pages_turn (GtkWidget  *view,
                            const char *name);

G_END_DECLS
