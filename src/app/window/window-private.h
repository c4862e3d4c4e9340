/* window-private.h - what the files of the window share
 *
 * window.c is the frame, window-tabs.c has the documents in it.
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
  AciesDocument        *document;       /* of the tab that is shown; NULL: the library is shown */
  AciesDocumentPage    *document_page;  /* its page; NULL likewise */
  AdwToastOverlay      *toasts;
  AdwToast             *told;           /* (nullable): the last short message, until it has gone */
  GtkStack             *pages;          /* the library; the documents */
  AdwBin               *library_place;
  AciesLibraryPage     *library_page;   /* (nullable): made when it is looked at */
  AciesShape           *shape;          /* around the documents */
  AdwFlap              *header_flap;    /* the header bar, and the documents below it */
  AciesDocumentHeader  *header;
  double                pointer_x;      /* on the full screen */
  double                pointer_y;
  AdwTabView           *tabs;           /* of AciesDocumentPage */
};

/* What is shown is another, or what can be done with it. */
void acies_window_update         (AciesWindow      *self);

/* Opens the main menu where the header bar is hidden. */
void acies_window_open_menu      (AciesWindow      *self);

/* People who open a file may never see the library: it is built before it shows first. */
void acies_window_make_library   (AciesWindow      *self);

/* --- window-tabs.c */
/* The page that is shown follows the shape of the window. */
void acies_window_fold_page      (AciesWindow      *self);

gboolean acies_window_shows_library (AciesWindow   *self);

/* What the library can lead back to has changed. */
void acies_window_tell_library   (AciesWindow      *self);

void acies_window_class_add_tabs (AciesWindowClass *klass);

/* The window goes away: it listens to its tabs no longer. */
void acies_window_leave_tabs     (AciesWindow      *self);

G_END_DECLS
