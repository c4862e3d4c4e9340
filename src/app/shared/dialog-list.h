/* dialog-list.h - a list of rows within a question
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * acies_dialog_list_new:
 * @dialog: which will be wide enough for it
 * @name: what a screen reader calls it
 * @width: of the list, in pixels
 * @height: up to which it grows with its rows, in pixels; more of them are scrolled
 * @scroller: (out) (transfer floating): what it lies in; the extra child of a dialog, or a part of that
 *
 * Returns: (transfer none): a list without rows, of which none can be selected
 */
GtkListBox *acies_dialog_list_new (AdwMessageDialog *dialog,
                                   const char       *name,
                                   int               width,
                                   int               height,
                                   GtkWidget       **scroller);

G_END_DECLS
