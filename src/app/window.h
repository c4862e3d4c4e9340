/* window.h - the window: the library, and the open documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/application.h"
#include "app/document.h"
#include "app/open-tabs.h"

G_BEGIN_DECLS

#define ACIES_TYPE_WINDOW (acies_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesWindow, acies_window, ACIES, WINDOW, AdwApplicationWindow)

/**
 * acies_window_new:
 *
 * Returns: (transfer none): a window that shows the library; GTK owns it
 */
AciesWindow   *acies_window_new          (AciesApplication *application);

/* (nullable) (transfer none): of the tab that is shown; NULL while the library is */
AciesDocument *acies_window_get_document (AciesWindow      *self);

/* One sentence for a few seconds. */
void           acies_window_tell         (AciesWindow      *self,
                                          const char       *message);

/**
 * acies_window_open_file:
 *
 * Opens @file in a tab of its own, or shows the one in which it is open. What is
 * wrong with the file is shown.
 */
void           acies_window_open_file    (AciesWindow      *self,
                                          GFile            *file);

/* What is still being typed somewhere becomes part of its document. */
void           acies_window_flush        (AciesWindow      *self);

/**
 * acies_window_add_open_tabs:
 * @tabs: (element-type AciesOpenTab): gets those of this window that show a file,
 *   and in their places those that are still to be opened again
 * @number: of this window, counted from 1
 */
void           acies_window_add_open_tabs (AciesWindow     *self,
                                          GPtrArray        *tabs,
                                          guint             number);

/**
 * acies_window_restore:
 * @tabs: (element-type AciesOpenTab): what was open in this window at the end;
 *   kept until it is open again
 *
 * Opens the tab that was shown at once and the others when there is time, and
 * says in one sentence what could not be opened.
 */
void           acies_window_restore      (AciesWindow      *self,
                                          GPtrArray        *tabs);

/* Whether @file is open in this window. */
gboolean       acies_window_has_file     (AciesWindow      *self,
                                          GFile            *file);

/**
 * acies_window_show_file:
 *
 * Returns: whether @file is open in this window; then its tab is shown now
 */
gboolean       acies_window_show_file    (AciesWindow      *self,
                                          GFile            *file);

G_END_DECLS
