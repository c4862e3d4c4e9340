/* window-private.h - what the files of the window share
 *
 * window.c is the frame, window-tabs.c has the documents in it, window-actions.c
 * the actions, window-files.c opens and saves, window-close.c asks about unsaved
 * work, window-export.c writes other formats, window-maps.c opens maps of Tiled,
 * window-new.c begins battles, window-play.c games, window-rules.c changes the
 * ruleset, window-session.c opens again what was open.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document-header.h"
#include "app/library-page.h"
#include "app/window.h"

G_BEGIN_DECLS

typedef struct _AciesRestoration AciesRestoration;

struct _AciesWindow
{
  AdwApplicationWindow  parent_instance;

  AciesDocument        *document;       /* of the tab that is shown; NULL: the library is shown */
  AciesDocumentPage    *document_page;  /* its page; NULL likewise */
  AdwToastOverlay      *toasts;
  GtkStack             *pages;          /* the library; the documents */
  AciesLibraryPage     *library_page;
  AciesDocumentHeader  *header;
  AdwTabView           *tabs;           /* of AciesDocumentPage */
  GtkFileChooserNative *chooser;        /* while it is open */
  gboolean              asking;         /* the question about unsaved work is open */
  gboolean              may_close;      /* it was answered: close without asking */
  AciesRestoration     *restoration;    /* what is to be opened again; NULL: nothing is left */
};

/* What waits for an answer of people: called exactly once, with whether it was done. */
typedef void (*AciesWindowDone) (AciesWindow *self,
                                 gpointer     data,
                                 gboolean     done);

AciesApplication *acies_window_get_app        (AciesWindow *self);
AciesCatalog     *acies_window_get_catalog    (AciesWindow *self);
AciesLibrary     *acies_window_get_library    (AciesWindow *self);

/* As acies_window_tell(), for as long as it takes people to look there. */
void              acies_window_tell_for       (AciesWindow *self,
                                               const char  *message,
                                               guint        seconds);

/* --- window-tabs.c */
void              acies_window_class_add_tabs (AciesWindowClass *klass);

/* The window goes away: what its tabs tell is of no interest any more. */
void              acies_window_leave_tabs     (AciesWindow      *self);

/* (transfer none): the new tab of @document, which is shown now */
AciesDocumentPage *acies_window_add_document  (AciesWindow       *self,
                                               AciesDocument     *document);

/* (transfer none): the same at a place among the tabs; what is shown stays, if something is */
AciesDocumentPage *acies_window_insert_document (AciesWindow     *self,
                                               AciesDocument     *document,
                                               int                position);
void              acies_window_show_page      (AciesWindow       *self,
                                               AciesDocumentPage *page);

/* Goes back from the library to the documents, if there are any; and there. */
void              acies_window_show_documents (AciesWindow       *self);
void              acies_window_show_library   (AciesWindow       *self);
gboolean          acies_window_shows_library  (AciesWindow       *self);

/* Another tab, or the library, is the one that is shown. */
void              acies_window_show_current   (AciesWindow       *self);

/* What can be done with a document, or what it is called, has changed. */
void              acies_window_update_page    (AciesWindow       *self,
                                               AciesDocumentPage *page);

/* Closes a tab, after asking about unsaved work. */
void              acies_window_close_page     (AciesWindow       *self,
                                               AciesDocumentPage *page);

/* (transfer full) (element-type AciesDocumentPage): in the order of the tabs */
GPtrArray        *acies_window_list_pages     (AciesWindow       *self);

/* (transfer full): where a document is, for people */
char             *acies_window_dup_place      (AciesDocument     *document);

/* --- window-actions.c */
void              acies_window_class_add_actions (AciesWindowClass *klass);

/* The one place that decides what can be done now, and what it is called. */
void              acies_window_update_actions (AciesWindow   *self);

/* --- window-close.c */
/**
 * acies_window_settle:
 * @pages: (element-type AciesDocumentPage): that are about to be closed
 * @all: the window with them: when the program ends with it, nothing is asked
 *   about games, which are there again at the next start
 * @done: told %TRUE at once, after "Save" or after "Discard", when no unsaved
 *   work of them would be lost that somebody wants; else %FALSE
 * @data: for @done
 */
void              acies_window_settle         (AciesWindow     *self,
                                               const GPtrArray *pages,
                                               gboolean         all,
                                               AciesWindowDone  done,
                                               gpointer         data);

/**
 * acies_window_settle_game:
 * @page: on which another game is about to begin
 * @done: told %TRUE at once, after "Save" or after "Begin Anew", when no game
 *   would be lost that somebody wants; else %FALSE
 * @data: for @done
 */
void              acies_window_settle_game    (AciesWindow       *self,
                                               AciesDocumentPage *page,
                                               AciesWindowDone    done,
                                               gpointer           data);

/* --- window-files.c */
void              acies_window_choose_file    (AciesWindow    *self);

/* Shows a document in a tab, in place of a new one that nobody has touched. */
void              acies_window_show_new       (AciesWindow    *self,
                                               AciesDocument  *document);

/**
 * acies_window_save_page:
 * @done: (nullable): told whether it was saved; that may be much later, when a
 *   place for it must be chosen
 */
void              acies_window_save_page      (AciesWindow       *self,
                                               AciesDocumentPage *page,
                                               AciesWindowDone    done,
                                               gpointer           data);
void              acies_window_save_page_as   (AciesWindow       *self,
                                               AciesDocumentPage *page,
                                               AciesWindowDone    done,
                                               gpointer           data);
/* Writes the game that is played, with its log, to its file; one without a file is asked where to. */
void              acies_window_save_game      (AciesWindow       *self,
                                               AciesDocumentPage *page,
                                               AciesWindowDone    done,
                                               gpointer           data);
void              acies_window_save_game_as   (AciesWindow       *self,
                                               AciesDocumentPage *page,
                                               AciesWindowDone    done,
                                               gpointer           data);

/* (transfer none): a file dialog, to be shown; the window has it until it is answered */
GtkFileChooserNative *acies_window_new_chooser (AciesWindow   *self,
                                               const char     *title,
                                               GtkFileChooserAction action,
                                               const char     *accept);

/**
 * acies_window_may_write:
 * @chosen: what people chose, and were asked about if it is there
 * @full: the same with the ending that is usual for such files
 *
 * Returns: whether nothing would be replaced that nobody was asked about; else
 *   it was said
 */
gboolean          acies_window_may_write      (AciesWindow    *self,
                                               GFile          *chosen,
                                               GFile          *full);
void              acies_window_show_error     (AciesWindow    *self,
                                               const char     *heading,
                                               const char     *message);

/* A file was opened as @document: shows it, and what was found in the file. */
void              acies_window_show_opened    (AciesWindow         *self,
                                               AciesDocument       *document,
                                               GFile               *file,
                                               const AciesFindings *findings);

/* --- window-session.c */
/* (nullable) (transfer none): @file in its tab, if it was still to be opened again, and can be */
AciesDocumentPage *acies_window_restore_file  (AciesWindow    *self,
                                               GFile          *file);

/* The window goes away: what is not open yet is not opened any more. */
void              acies_window_stop_restoring (AciesWindow    *self);

/* --- window-maps.c */
/**
 * acies_window_open_map:
 *
 * Asks what a map of Tiled shall become, and opens that; or says why it cannot.
 *
 * Returns: %FALSE when @file is no map
 */
gboolean          acies_window_open_map       (AciesWindow    *self,
                                               GFile          *file);

/* --- window-export.c */
/* Writes what the view shows, in another format, to a place that is asked for. */
void              acies_window_export         (AciesWindow    *self);

/* Prints the scenario, through the print dialog. */
void              acies_window_print          (AciesWindow    *self);

/* --- window-rules.c */
/* Makes the scenario that is edited one of another ruleset, after telling what cannot come along. */
void              acies_window_change_ruleset (AciesWindow    *self);

/* --- window-play.c */
/* Begins another game on a page, as the one there was; asks before that one would be lost. */
void              acies_window_restart        (AciesWindow       *self,
                                               guint64            seed,
                                               AciesDocumentPage *page);

/* Asks how the battle of a page shall be played, and begins a game there. */
void              acies_window_set_up         (AciesWindow       *self,
                                               AciesDocumentPage *page);

/* Asks how the game that is played shall go on: who plays it from now on, with which dice. */
void              acies_window_change_table   (AciesWindow       *self);

/* Sets up a game of a battle that need not be open: it is opened when the game begins. */
void              acies_window_play_file      (AciesWindow       *self,
                                               GFile             *file);

/* Takes back the last step of what is shown, where people must agree after asking. */
void              acies_window_undo           (AciesWindow       *self);

/* (transfer full): what the undo button does, or why it does nothing */
char             *acies_window_dup_undo_text  (AciesSession      *session);

/* --- window-new.c */
/* Asks what to begin with. */
void              acies_window_new_document   (AciesWindow    *self);

/* The game that is chosen there at first is that of @document. */
void              acies_window_remember_game  (AciesDocument  *document);

G_END_DECLS
