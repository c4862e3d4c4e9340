/* window.h - the window: the library, or one document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/application.h"
#include "app/document.h"

G_BEGIN_DECLS

#define ACIES_TYPE_WINDOW (acies_window_get_type ())
G_DECLARE_FINAL_TYPE (AciesWindow, acies_window, ACIES, WINDOW, AdwApplicationWindow)

/**
 * acies_window_new:
 *
 * Returns: (transfer none): a window that shows the library; GTK owns it
 */
AciesWindow   *acies_window_new          (AciesApplication *application);

/* (nullable) (transfer none): NULL while the library is shown */
AciesDocument *acies_window_get_document (AciesWindow      *self);

/**
 * acies_window_open_file:
 *
 * Opens @file in place of the document that is shown, after asking about
 * unsaved work. What is wrong with the file is shown.
 */
void           acies_window_open_file    (AciesWindow      *self,
                                          GFile            *file);

G_END_DECLS
