/* file-choice.h - asks people for a file, one question a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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
 * Returns: whether nothing would be replaced that nobody was asked about; else
 *   it was said
 */
gboolean              acies_file_choice_may_write  (GtkWindow            *parent,
                                                    GFile                *chosen,
                                                    GFile                *full);

G_END_DECLS
