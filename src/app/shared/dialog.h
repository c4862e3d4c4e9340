/* dialog.h - shared parts of dialogs: messages, lists and file choosers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* --- messages ------------------------------------------------------------------------------- */

/**
 * acies_message_show:
 * @parent: the parent window
 * @heading: a short summary of the problem
 * @message: one sentence with the details
 */
void acies_message_show (GtkWindow  *parent,
                         const char *heading,
                         const char *message);

/* --- lists ---------------------------------------------------------------------------------- */

/**
 * acies_dialog_list_new:
 * @dialog: the dialog for the list; its default width is set to fit the list
 * @name: the accessible name of the list
 * @width: the width of the list in pixels, if the parent window is wide enough
 * @scroller: (out) (transfer floating): a scrolled window with the list, to be added to the dialog's extra child
 *
 * Returns: (transfer none): an empty list without selection
 */
GtkListBox *acies_dialog_list_new (AdwMessageDialog *dialog,
                                   const char       *name,
                                   int               width,
                                   GtkWidget       **scroller);

/* Returns: (transfer floating): a row whose texts are not parsed as markup */
GtkWidget  *acies_text_row_new    (const char *title,
                                   const char *subtitle);

/* Creates a row that shows the icon, title and tooltip of @tab, an AdwTabPage. Can be passed as a
 * GtkListBoxCreateWidgetFunc.
 * @data: not used */
GtkWidget  *acies_document_row_new (gpointer        tab,
                                    gpointer        data);

/* Presents @dialog no larger than its parent window, unless its content needs more room. */
void        acies_dialog_present  (GtkWindow        *dialog);

/* --- desktop portals for sandboxed programs ------------------------------------------------- */

#define ACIES_PORTAL_FILES "org.freedesktop.portal.FileChooser"
#define ACIES_PORTAL_PRINT "org.freedesktop.portal.Print"

/**
 * acies_portal_is_missing:
 * @interface: one of the interfaces above
 *
 * Waits up to two seconds for an answer from D-Bus. A portal that does not answer in time counts as present.
 *
 * Returns: whether GTK would use a portal that does not exist, and would wait for it forever
 */
gboolean acies_portal_is_missing (const char *interface);

/* --- files ---------------------------------------------------------------------------------- */

/**
 * acies_file_choice_new:
 * @parent: the parent window, which owns the dialog until it is answered or replaced by another
 *
 * Returns: (transfer none) (nullable): a file dialog that is not shown yet; %NULL if none is available, after showing
 *   the reason
 */
GtkFileChooserNative *acies_file_choice_new        (GtkWindow            *parent,
                                                    const char           *title,
                                                    GtkFileChooserAction  action,
                                                    const char           *accept);

/* @suffixes: (array zero-terminated=1): extensions without the dot */
void                  acies_file_choice_add_filter (GtkFileChooserNative *chooser,
                                                    const char           *name,
                                                    const char *const    *suffixes);

/**
 * acies_file_choice_take:
 * @response: the response to the file dialog of @parent
 *
 * Releases the dialog.
 *
 * Returns: (transfer full) (nullable): the chosen file; %NULL if the user cancelled
 */
GFile                *acies_file_choice_take       (GtkWindow            *parent,
                                                    int                   response);

/**
 * acies_file_choice_take_place:
 * @extension: the extension to add to a file name without one, with the dot
 *
 * Like acies_file_choice_take(), but for a file to write. Returns %NULL if acies_file_choice_may_write() refuses it.
 */
GFile                *acies_file_choice_take_place (GtkWindow            *parent,
                                                    int                   response,
                                                    const char           *extension);

/**
 * acies_file_choice_may_write:
 * @chosen: the file that the user chose, and agreed to replace if it exists
 * @full: the same file with the usual extension
 *
 * Returns: %FALSE if @full is another file that exists, so that the user has not agreed to replace it; shows a message
 */
gboolean              acies_file_choice_may_write  (GtkWindow            *parent,
                                                    GFile                *chosen,
                                                    GFile                *full);

G_END_DECLS
