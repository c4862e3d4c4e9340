/* open-files.h - remembers which files are open in which windows, and reopens them at the next start
 *
 * Only files are remembered. Unsaved work is in journals (recovery.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/recovery/recovery.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/* --- the stored list of tabs ---------------------------------------------------------------- */

/* Maximum number of tabs to reopen. */
#define ACIES_MOST_OPEN_TABS 50
/* Maximum number of windows to reopen. Tabs of further windows go to the last one. */
#define ACIES_MOST_WINDOWS   8

typedef struct
{
  GFile           *file;    /* a scenario, a game, or a game's journal */
  guint            window;  /* number of the window, from 1; the highest number was used last */
  gboolean         current; /* whether it was the selected tab of its window */
  gboolean         play;    /* whether it showed Play rather than Edit */
  gboolean         table;   /* whether it showed Table */
  AciesCanvasPlace place;   /* the visible part of the board */
} AciesOpenTab;

/* Creates a tab in window 1. */
AciesOpenTab *acies_open_tab_new   (GFile        *file);
void          acies_open_tab_free  (AciesOpenTab *self);

/* (transfer full): the path of the stored list in the user's state folder */
char         *acies_open_tabs_dup_path (void);

/**
 * acies_open_tabs_read:
 * @path: the path of the stored list
 *
 * Skips unreadable entries. A missing or damaged list is read as empty.
 *
 * Returns: (transfer full) (element-type AciesOpenTab): the tabs, sorted by window and position
 */
GPtrArray    *acies_open_tabs_read (const char   *path);

/**
 * acies_open_tabs_write:
 * @tabs: (element-type AciesOpenTab): the tabs in order
 *
 * Replaces the stored list atomically.
 */
gboolean      acies_open_tabs_write (const GPtrArray *tabs,
                                     const char      *path,
                                     GError         **error);

/* --- the open files of the running program -------------------------------------------------- */

typedef struct _AciesOpenFiles AciesOpenFiles;

/* Creates a window, and passes it to acies_open_files_watch().
 * Returns: (transfer none): the window */
typedef AciesWindow *(*AciesWindowMaker) (GtkApplication *application);

/* @application: owns the returned object */
AciesOpenFiles *acies_open_files_new       (GtkApplication   *application,
                                            AciesRecovery    *recovery);

/* (transfer none): the open files of the program */
AciesOpenFiles *acies_open_files_of        (AciesWindow      *window);
AciesRecovery  *acies_open_files_get_recovery (AciesOpenFiles *self);

/* Updates the stored list whenever the tabs of @window change. */
void            acies_open_files_watch     (AciesOpenFiles   *self,
                                            AciesWindow      *window);

/**
 * acies_open_files_restore:
 * @window: the first window
 * @make: (scope call): creates the other windows
 *
 * Reopens the files of the last run. Only the first call does so, or a call after acies_open_files_end(). The stored
 * list is not updated before that.
 *
 * Returns: (transfer none): the window that was used last
 */
AciesWindow    *acies_open_files_restore   (AciesOpenFiles   *self,
                                            AciesWindow      *window,
                                            AciesWindowMaker  make);

/* acies_open_files_end() stores the list for the next start, and stops updating it. acies_open_files_stay() resumes the
 * updates; call it if a window stays open after all. */
void            acies_open_files_end       (AciesOpenFiles   *self);
void            acies_open_files_stay      (AciesOpenFiles   *self);

/* Whether the program ends when the closing windows are closed: acies_open_files_end() was called, or only one window
 * is open. */
gboolean        acies_open_files_is_ending (AciesOpenFiles   *self);

/* Selects the tab for @file in @window. Opens @file first if it is still waiting to be reopened there.
 * Returns: (nullable) (transfer none): the page, or %NULL if @file is not open in @window */
AciesDocumentPage *acies_open_files_show_in (AciesWindow     *window,
                                            GFile            *file);

/* Like acies_open_files_show_in(), but searches all windows. Returns: %TRUE if @file is open */
gboolean        acies_open_files_show      (AciesOpenFiles   *self,
                                            GFile            *file);

G_END_DECLS
