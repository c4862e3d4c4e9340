/* window-private.h - internals of AciesWindow
 *
 * window.c has the frame, window-tabs.c the documents in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/page/document-header.h"
#include "app/window/window.h"
#include "widgets/shape.h"

G_BEGIN_DECLS

struct _AciesWindow
{
  AdwApplicationWindow  parent_instance;

  AciesCatalog         *catalog;
  AciesDocumentPage    *document_page;  /* the shown page; NULL if the library is shown */
  AdwToastOverlay      *toasts;
  AdwToast             *told;           /* (nullable): the last short message, until it disappears */
  GtkStack             *pages;          /* the library, and the documents */
  AdwBin               *library_place;
  AciesLibraryPage     *library_page;   /* (nullable): created when it is first shown */
  AciesShape           *shape;          /* contains the documents */
  AdwFlap              *header_flap;    /* the header bar, and the documents below it */
  AciesDocumentHeader  *header;
  double                pointer_x;      /* pointer position, used in full screen */
  double                pointer_y;
  AdwTabView           *tabs;           /* of AciesDocumentPage */
};

/* Updates the header bar and title, and emits #AciesWindow::changed. Call this function when another page is shown or
 * the page has changed. */
void acies_window_update         (AciesWindow      *self);

/* Reveals the header bar and opens the main menu. */
void acies_window_open_menu      (AciesWindow      *self);

/* Creates the library if necessary. It is created late because a user who opens a file may never see it. */
void acies_window_make_library   (AciesWindow      *self);

/* --- window-tabs.c */
/* Adapts the shown page to the shape of the window. */
void acies_window_fold_page      (AciesWindow      *self);

gboolean acies_window_shows_library (AciesWindow   *self);

/* Sets the document that the Back button of the library returns to. */
void acies_window_tell_library   (AciesWindow      *self);

void acies_window_class_add_tabs (AciesWindowClass *klass);

/* Disconnects all signals of the tabs. Call this function when the window is disposed. */
void acies_window_leave_tabs     (AciesWindow      *self);

G_END_DECLS
