/* window-private.h - what the files of the window share
 *
 * window.c shows pages, window-actions.c has the actions, window-files.c opens,
 * saves and asks about unsaved work, window-export.c writes other formats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/document-page.h"
#include "app/library-page.h"
#include "app/window.h"

G_BEGIN_DECLS

struct _AciesWindow
{
  AdwApplicationWindow  parent_instance;

  AciesDocument        *document;       /* NULL: the library is shown */
  AdwToastOverlay      *toasts;
  GtkStack             *pages;
  AciesLibraryPage     *library_page;
  AciesDocumentPage    *document_page;
  GtkFileChooserNative *chooser;        /* while it is open */
  gboolean              asking;         /* the question about unsaved work is open */
  gboolean              may_close;      /* it was answered: close without asking */
};

AciesApplication *acies_window_get_app        (AciesWindow *self);

/* Shows @document (nullable) in place of the one there was, without asking. */
void              acies_window_set_document   (AciesWindow   *self,
                                               AciesDocument *document);

/* One sentence for a few seconds. */
void              acies_window_tell           (AciesWindow   *self,
                                               const char    *message);

/* --- window-actions.c */
void              acies_window_class_add_actions (AciesWindowClass *klass);

/* The one place that decides what can be done now, and what it is called. */
void              acies_window_update_actions (AciesWindow   *self);

/* --- window-files.c */
typedef void (*AciesWindowNext) (AciesWindow *self,
                                 gpointer     data);

/**
 * acies_window_settle:
 * @next: what is to be done once no unsaved work would be lost: called at once,
 *   after "Save" or "Discard", or never
 * @data: (transfer full): for @next
 * @free_data: (nullable): frees @data in each case
 */
void              acies_window_settle         (AciesWindow    *self,
                                               AciesWindowNext next,
                                               gpointer        data,
                                               GDestroyNotify  free_data);
void              acies_window_choose_file    (AciesWindow    *self);
void              acies_window_save           (AciesWindow    *self);
void              acies_window_save_as        (AciesWindow    *self);
/* Writes the game that is played, with its log, to a place that is asked for. */
void              acies_window_save_game      (AciesWindow    *self);

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

/* --- window-export.c */
/* Writes what the view shows, in another format, to a place that is asked for. */
void              acies_window_export         (AciesWindow    *self);

/* --- window-new.c */
/* Asks what to begin with, where there is more than one game. */
void              acies_window_new_document   (AciesWindow    *self);

G_END_DECLS
