/* dialog.h - what dialogs have in common: a message, a list, a file to choose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* --- a message ------------------------------------------------------------------------------ */

/**
 * acies_message_show:
 * @parent: what it is shown over
 * @heading: what the matter is, in few words
 * @message: one sentence about it
 */
void acies_message_show (GtkWindow  *parent,
                         const char *heading,
                         const char *message);

/* --- a list --------------------------------------------------------------------------------- */

/**
 * acies_dialog_list_new:
 * @dialog: which becomes wide enough for it
 * @name: what a screen reader calls it
 * @width: of the list, in pixels, if the window below is as wide
 * @scroller: (out) (transfer floating): what contains it; the extra child of a dialog, or a part of that
 *
 * Returns: (transfer none): a list without rows, of which none can be selected
 */
GtkListBox *acies_dialog_list_new (AdwMessageDialog *dialog,
                                   const char       *name,
                                   int               width,
                                   GtkWidget       **scroller);

/* A row of a list of open documents: it says what @tab says. @data is not used. */
GtkWidget  *acies_document_row_new (gpointer        tab,
                                    gpointer        data);

/* Shows @dialog no larger than its parent window, as far as its contents allow. */
void        acies_dialog_present  (GtkWindow        *dialog);

/* --- what the desktop offers to programs in a sandbox --------------------------------------- */

#define ACIES_PORTAL_FILES "org.freedesktop.portal.FileChooser"
#define ACIES_PORTAL_PRINT "org.freedesktop.portal.Print"

/**
 * acies_portal_is_missing:
 * @interface: one of those above
 *
 * Asks the bus, and waits up to two seconds for an answer. One that does not come is
 * no reason to do without.
 *
 * Returns: whether GTK would ask the desktop for something that it does not
 *   have; GTK then waits for ever
 */
gboolean acies_portal_is_missing (const char *interface);

/* --- files ---------------------------------------------------------------------------------- */

/**
 * acies_file_choice_new:
 * @parent: what it is shown over; has it until it is answered, or another takes
 *   its place
 *
 * Returns: (transfer none) (nullable): a file dialog, to be shown; %NULL where
 *   there can be none, which was said
 */
GtkFileChooserNative *acies_file_choice_new        (GtkWindow            *parent,
                                                    const char           *title,
                                                    GtkFileChooserAction  action,
                                                    const char           *accept);

/* @suffixes: without the dot, then %NULL */
void                  acies_file_choice_add_filter (GtkFileChooserNative *chooser,
                                                    const char           *name,
                                                    const char *const    *suffixes);

/**
 * acies_file_choice_take:
 * @response: to the dialog over @parent, which is let go
 *
 * Returns: (transfer full) (nullable): what was chosen
 */
GFile                *acies_file_choice_take       (GtkWindow            *parent,
                                                    int                   response);

/**
 * acies_file_choice_take_place:
 * @extension: what a file without one gets, so that it is found again
 *
 * As acies_file_choice_take(), for a file that is written: when it may not be,
 * that is said.
 */
GFile                *acies_file_choice_take_place (GtkWindow            *parent,
                                                    int                   response,
                                                    const char           *extension);

/**
 * acies_file_choice_may_write:
 * @chosen: what people chose, and were asked about if it is there
 * @full: the same with the ending that is usual for such files
 *
 * Returns: whether people agreed to replace what would be replaced; else
 *   it was said
 */
gboolean              acies_file_choice_may_write  (GtkWindow            *parent,
                                                    GFile                *chosen,
                                                    GFile                *full);

G_END_DECLS
