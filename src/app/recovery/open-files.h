/* open-files.h - which files are open in which windows: now, and at the next start
 *
 * Only files are listed; what was not saved is the journal's business.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/recovery/recovery.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/* --- the list in its file ------------------------------------------------------------------- */

/* More tabs than this are not opened again, whatever the file says. */
#define ACIES_MOST_OPEN_TABS 50
/* What was in more windows than this comes together in the last of them. */
#define ACIES_MOST_WINDOWS   8

typedef struct
{
  GFile           *file;    /* a scenario or a game */
  guint            window;  /* which of the windows it was in, counted from 1; the last one was used last */
  gboolean         current; /* it was the one that was shown there */
  gboolean         play;    /* in Play; else in Edit */
  AciesCanvasPlace place;   /* what was seen of the board */
} AciesOpenTab;

/* @file is shared; in the first window. */
AciesOpenTab *acies_open_tab_new   (GFile        *file);
void          acies_open_tab_free  (AciesOpenTab *self);

/* (transfer full): where the list is kept: in the state folder */
char         *acies_open_tabs_dup_path (void);

/**
 * acies_open_tabs_read:
 * @path: of the list
 *
 * A list that is not there, or damaged, is read as far as it goes.
 *
 * Returns: (transfer full) (element-type AciesOpenTab): window by window, in the
 *   order of the tabs
 */
GPtrArray    *acies_open_tabs_read (const char   *path);

/**
 * acies_open_tabs_write:
 * @tabs: (element-type AciesOpenTab): in their order
 *
 * Replaces the list as a whole or not at all.
 */
gboolean      acies_open_tabs_write (const GPtrArray *tabs,
                                     const char      *path,
                                     GError         **error);

/* --- the list of now ------------------------------------------------------------------------ */

typedef struct _AciesOpenFiles AciesOpenFiles;

/* (transfer none): a new window, which is watched */
typedef AciesWindow *(*AciesWindowMaker) (GtkApplication *application);

/* @application: has it from now on */
AciesOpenFiles *acies_open_files_new       (GtkApplication   *application,
                                            AciesRecovery    *recovery);

/* (transfer none): those of the program; @window is one of its windows */
AciesOpenFiles *acies_open_files_get       (GtkApplication   *application);
AciesOpenFiles *acies_open_files_of        (AciesWindow      *window);
AciesRecovery  *acies_open_files_get_recovery (AciesOpenFiles *self);

/* What is open in @window is listed for the next start, too. */
void            acies_open_files_watch     (AciesOpenFiles   *self,
                                            AciesWindow      *window);

/**
 * acies_open_files_restore:
 * @window: the first one
 * @make: (scope call): makes the others
 *
 * Opens what was open at the end, once; until then the list stays the one that
 * says so.
 *
 * Returns: (transfer none): the window that was used last
 */
AciesWindow    *acies_open_files_restore   (AciesOpenFiles   *self,
                                            AciesWindow      *window,
                                            AciesWindowMaker  make);

/* The list as it is now is the one to be found at the next start, until a window stays after all. */
void            acies_open_files_end       (AciesOpenFiles   *self);
void            acies_open_files_stay      (AciesOpenFiles   *self);

/* Whether the program ends when the windows that are about to close are closed. */
gboolean        acies_open_files_is_ending (AciesOpenFiles   *self);

/* (nullable) (transfer none): the tab in which @file is open in @window, which is shown now */
AciesDocumentPage *acies_open_files_show_in (AciesWindow     *window,
                                            GFile            *file);

/* Whether @file is open in some window; then it is shown. */
gboolean        acies_open_files_show      (AciesOpenFiles   *self,
                                            GFile            *file);

G_END_DECLS
