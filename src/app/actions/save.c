/* save.c - saves scenarios and games, and asks before unsaved work is closed or replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"

#include "app/dialogs/questions.h"
#include "app/library/recent.h"
#include "app/recovery/open-files.h"
#include "app/shared/dialog.h"
#include "app/shared/place-text.h"

#include <glib/gi18n.h>

#define ASKING_KEY "acies-asking"       /* key of a window's data: the open question about unsaved work; at most one */
#define MAY_CLOSE_KEY "acies-may-close" /* key of a window's data: set if the window can be closed without a question */

/* --- saving --------------------------------------------------------------------------------- */

/* A save operation. */
typedef struct
{
  AciesWindow       *window;
  AciesDocumentPage *page;
  AciesWork          work;
  AciesActionDone    done; /* (nullable) */
  gpointer           data;
} Saving;

static Saving *
new_saving (AciesWindow       *window,
            AciesDocumentPage *page,
            AciesWork          work,
            AciesActionDone    done,
            gpointer           data)
{
  Saving *self = g_new0 (Saving, 1);

  *self = (Saving) { g_object_ref (window), g_object_ref (page), work, done, data };
  return self;
}

static void
end_saving (Saving  *self,
            gboolean saved)
{
  if (saved)
    {
      acies_window_update_page (self->window, self->page);
      acies_document_page_check_disk (self->page);
      acies_window_note_tabs (self->window);
    }
  if (self->done != NULL)
    self->done (self->window, self->data, saved);
  g_object_unref (self->window);
  g_object_unref (self->page);
  g_free (self);
}

static AciesDocument *
document_of (Saving *self)
{
  return acies_document_page_get_document (self->page);
}

static GFile *
get_file (AciesDocument *document,
          AciesWork      work)
{
  return work == ACIES_WORK_GAME ? acies_document_get_game_file (document) : acies_document_get_file (document);
}

/* Returns: the message after saving */
static const char *
saved_message (AciesWork work,
               gboolean  has_no_backup)
{
  if (work == ACIES_WORK_GAME)
    return has_no_backup ? _ ("Game saved, but the previous version could not be kept") : _ ("Game saved");
  return has_no_backup ? _ ("Saved, but the previous version could not be kept") : _ ("Saved");
}

static void
tell_failure (Saving       *self,
              const GError *error)
{
  g_autofree char *title = acies_document_dup_title (document_of (self));
  g_autofree char *heading = g_strdup_printf (_ ("Could Not Save “%s”"), title);

  acies_message_show (GTK_WINDOW (self->window), self->work == ACIES_WORK_GAME ? _ ("Could Not Save the Game") : heading, error->message);
}

/* @file: (nullable): a new file, or %NULL for the current one */
static void
save_to (Saving *self,
         GFile  *file)
{
  AciesDocument *document = document_of (self);
  AciesLibrary  *library = acies_catalog_get_library (acies_window_get_catalog (self->window));
  g_autoptr (GError) error = NULL;

  if (!acies_document_save (document, self->work, file, library, &error))
    {
      tell_failure (self, error);
      end_saving (self, FALSE);
      return;
    }
  acies_recent_add (get_file (document, self->work));
  acies_window_show_message (self->window, saved_message (self->work, acies_document_has_no_backup (document)));
  end_saving (self, TRUE);
}

static void
place_chosen_cb (GtkNativeDialog *dialog,
                 int              response,
                 Saving          *self)
{
  gboolean is_game = self->work == ACIES_WORK_GAME;
  gboolean is_gone = is_game && acies_document_get_play (document_of (self)) == NULL; /* while the dialog was open */
  g_autoptr (GFile) file = acies_file_choice_take_place (GTK_WINDOW (self->window), response, is_game ? ".aciesgame" : ".acies");

  if (file != NULL && !is_gone)
    save_to (self, file);
  else
    end_saving (self, FALSE);
}

void
acies_action_save_as (AciesWindow       *window,
                      AciesDocumentPage *page,
                      AciesWork          work,
                      AciesActionDone    done,
                      gpointer           data)
{
  gboolean              is_game = work == ACIES_WORK_GAME;
  AciesDocument        *document = acies_document_page_get_document (page);
  GFile                *file = get_file (document, work);
  const char *const     suffixes[] = { is_game ? "aciesgame" : "acies", NULL };
  g_autofree char      *name = is_game ? acies_document_dup_name_with (document, ".aciesgame") : acies_document_dup_file_name (document);
  Saving               *self = new_saving (window, page, work, done, data);
  GtkFileChooserNative *chooser = acies_file_choice_new (GTK_WINDOW (window), is_game ? _ ("Save Game") : _ ("Save Scenario"),
                                                         GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  if (chooser == NULL)
    {
      end_saving (self, FALSE);
      return;
    }
  acies_document_page_flush (page);
  acies_file_choice_add_filter (chooser, is_game ? _ ("Games") : _ ("Scenarios"), suffixes);
  if (file != NULL && (is_game || !acies_document_is_original (document)) && !acies_file_is_from_portal (file))
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
  else
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect (chooser, "response", G_CALLBACK (place_chosen_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
overwrite_cb (gpointer data)
{
  Saving *self = data;

  if (get_file (document_of (self), self->work) != NULL) /* NULL if the game has ended */
    save_to (self, NULL);
  else
    end_saving (self, FALSE);
}

static void
overwrite_answered_cb (AdwMessageDialog *dialog,
                       const char       *answer,
                       Saving           *self)
{
  if (g_str_equal (answer, ACIES_OVERWRITE_ANSWER_SAVE))
    g_idle_add_once (overwrite_cb, self);
  else
    end_saving (self, FALSE);
}

/* Asks before overwriting changes by another program. */
static void
ask_to_overwrite (Saving *self)
{
  g_autofree char  *name = acies_place_name (get_file (document_of (self), self->work));
  AdwMessageDialog *question = acies_overwrite_question_new (GTK_WINDOW (self->window), name);

  g_signal_connect (question, "response", G_CALLBACK (overwrite_answered_cb), self);
  acies_dialog_present (GTK_WINDOW (question));
}

void
acies_action_save (AciesWindow       *window,
                   AciesDocumentPage *page,
                   AciesWork          work,
                   AciesActionDone    done,
                   gpointer           data)
{
  AciesDocument *document = acies_document_page_get_document (page);
  Saving        *self;

  acies_document_page_flush (page);
  if (acies_document_is_read_only (document, work))
    acies_window_show_message (window, _ ("The file is read-only; choose another location"));
  if (get_file (document, work) == NULL || acies_document_is_read_only (document, work) ||
      (work == ACIES_WORK_SCENARIO && acies_document_is_original (document)))
    {
      acies_action_save_as (window, page, work, done, data);
      return;
    }
  self = new_saving (window, page, work, done, data);
  if (acies_document_check_disk (document, work) == ACIES_DISK_CHANGED)
    ask_to_overwrite (self);
  else
    save_to (self, NULL);
}

/* --- unsaved work --------------------------------------------------------------------------- */

/* A scenario or game that would be lost. */
typedef struct
{
  AciesDocumentPage *page;
  AciesWork          work;
  gboolean           wanted; /* whether to save it */
} Loss;

/* The unsaved work to ask about, and the callback for the result. */
typedef struct
{
  AciesWindow    *window;
  GQueue          losses; /* of Loss */
  GPtrArray      *left;   /* (nullable): of AciesDocument, whose games are left for the next start */
  AciesActionDone done;
  gpointer        data;
} Settlement;

static void
loss_free (Loss *self)
{
  g_object_unref (self->page);
  g_free (self);
}

static void
add_loss (Settlement        *self,
          AciesDocumentPage *page,
          AciesWork          work)
{
  Loss *loss = g_new0 (Loss, 1);

  *loss = (Loss) { g_object_ref (page), work, FALSE };
  g_queue_push_tail (&self->losses, loss);
}

/* Returns: (nullable): a settlement; %NULL after calling @done if another one is running */
static Settlement *
new_settlement (AciesWindow    *window,
                AciesActionDone done,
                gpointer        data)
{
  Settlement *self;

  if (g_object_get_data (G_OBJECT (window), ASKING_KEY) != NULL)
    {
      done (window, data, FALSE);
      return NULL;
    }
  self = g_new0 (Settlement, 1);
  *self = (Settlement) { .window = g_object_ref (window), .done = done, .data = data };
  return self;
}

static void
finish (Settlement *self,
        gboolean    settled)
{
  g_object_set_data (G_OBJECT (self->window), ASKING_KEY, NULL);
  for (guint i = 0; settled && self->left != NULL && i < self->left->len; i++)
    acies_document_leave_work (g_ptr_array_index (self->left, i), ACIES_WORK_GAME);
  g_clear_pointer (&self->left, g_ptr_array_unref);
  self->done (self->window, self->data, settled);
  g_queue_clear_full (&self->losses, (GDestroyNotify) loss_free);
  g_object_unref (self->window);
  g_free (self);
}

static void save_next (gpointer data);

static void
saved_cb (AciesWindow *window,
          gpointer     data,
          gboolean     saved)
{
  if (saved)
    save_next (data);
  else
    finish (data, FALSE);
}

/* Saves the selected items one after the other. */
static void
save_next (gpointer data)
{
  Settlement *self = data;
  Loss       *loss = g_queue_pop_head (&self->losses);
  g_autoptr (AciesDocumentPage) page = NULL;
  AciesWork work;

  while (loss != NULL && !loss->wanted)
    {
      loss_free (loss);
      loss = g_queue_pop_head (&self->losses);
    }
  if (loss == NULL)
    {
      finish (self, TRUE);
      return;
    }
  page = g_object_ref (loss->page);
  work = loss->work;
  loss_free (loss);
  acies_action_save (self->window, page, work, saved_cb, self);
}

static void
discard_cb (gpointer data)
{
  finish (data, TRUE);
}

/* Continues when idle, because the window may be destroyed, and the question must be closed before. */
static void
answered_cb (AdwMessageDialog *question,
             const char       *answer,
             Settlement       *self)
{
  guint n = 0;

  for (GList *link = self->losses.head; link != NULL; link = link->next)
    ((Loss *) link->data)->wanted = acies_save_question_wants (question, n++);
  if (g_str_equal (answer, ACIES_SAVE_ANSWER_SAVE))
    g_idle_add_once (save_next, self);
  else if (g_str_equal (answer, ACIES_SAVE_ANSWER_DISCARD))
    g_idle_add_once (discard_cb, self);
  else
    finish (self, FALSE);
}

static void
ask (Settlement       *self,
     AdwMessageDialog *question)
{
  g_object_set_data (G_OBJECT (self->window), ASKING_KEY, question);
  g_signal_connect (question, "response", G_CALLBACK (answered_cb), self);
  acies_dialog_present (GTK_WINDOW (question));
}

static AdwMessageDialog *
new_question (Settlement *self)
{
  const Loss       *first = self->losses.head->data;
  AdwMessageDialog *question;

  if (self->losses.length == 1)
    {
      acies_window_show_page (self->window, first->page);
      return acies_save_question_new_for_one (GTK_WINDOW (self->window), acies_document_page_get_document (first->page), first->work);
    }
  question = acies_save_question_new_for_several (GTK_WINDOW (self->window));
  for (GList *link = self->losses.head; link != NULL; link = link->next)
    {
      const Loss *loss = link->data;

      acies_save_question_add (question, acies_document_page_get_document (loss->page), loss->work);
    }
  return question;
}

/* Whether to ask about the game. Games with a file are saved without a question. If the program ends, games are left
 * for the next start. */
static gboolean
must_ask_about_game (Settlement    *self,
                     AciesDocument *document)
{
  if (acies_document_update_game_file (document, NULL) || !acies_document_would_lose_game (document))
    return FALSE;
  return self->left == NULL || !acies_document_game_is_kept (document);
}

void
acies_action_settle_game (AciesWindow       *window,
                          AciesDocumentPage *page,
                          AciesActionDone    done,
                          gpointer           data)
{
  AciesDocument *document = acies_document_page_get_document (page);
  Settlement    *self = new_settlement (window, done, data);

  if (self == NULL)
    return;
  if (!must_ask_about_game (self, document))
    {
      finish (self, TRUE);
      return;
    }
  add_loss (self, page, ACIES_WORK_GAME);
  ask (self, acies_save_question_new_for_another (GTK_WINDOW (window), document));
}

/* Asks about unsaved work on @pages, which are about to be closed.
 * @all: whether these are all pages of the window; if it is the last window, does not ask about games, which are
 *   recovered at the next start
 * @done: called with %FALSE if the user has cancelled */
static void
settle (AciesWindow     *window,
        const GPtrArray *pages,
        gboolean         all,
        AciesActionDone  done,
        gpointer         data)
{
  Settlement *self = new_settlement (window, done, data);

  if (self == NULL)
    return;
  if (all && acies_open_files_is_ending (acies_open_files_of (window)))
    self->left = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < pages->len; i++)
    {
      AciesDocumentPage *page = g_ptr_array_index (pages, i);
      AciesDocument     *document = acies_document_page_get_document (page);

      acies_document_page_flush (page);
      if (acies_document_is_modified (document))
        add_loss (self, page, ACIES_WORK_SCENARIO);
      if (must_ask_about_game (self, document))
        add_loss (self, page, ACIES_WORK_GAME);
      if (self->left != NULL)
        g_ptr_array_add (self->left, g_object_ref (document));
    }
  if (self->losses.length == 0)
    finish (self, TRUE);
  else
    ask (self, new_question (self));
}

/* --- closing -------------------------------------------------------------------------------- */

static void
page_settled_cb (AciesWindow *window,
                 gpointer     data,
                 gboolean     settled)
{
  g_autoptr (AdwTabPage) tab = data;

  adw_tab_view_close_page_finish (acies_window_get_tabs (window), tab, settled);
}

static gboolean
close_page_cb (AdwTabView  *tabs,
               AdwTabPage  *tab,
               AciesWindow *window)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  g_ptr_array_add (pages, adw_tab_page_get_child (tab));
  settle (window, pages, FALSE, page_settled_cb, g_object_ref (tab));
  return GDK_EVENT_STOP;
}

static gboolean
may_close (AciesWindow *window)
{
  return acies_window_count_pages (window) == 0 || g_object_get_data (G_OBJECT (window), MAY_CLOSE_KEY) != NULL;
}

static void
window_settled_cb (AciesWindow *window,
                   gpointer     data,
                   gboolean     settled)
{
  if (!settled)
    {
      acies_open_files_stay (acies_open_files_of (window));
      return;
    }
  g_object_set_data (G_OBJECT (window), MAY_CLOSE_KEY, window);
  gtk_window_close (GTK_WINDOW (window)); /* does nothing during a close request, which continues by itself */
}

static gboolean
close_request_cb (AciesWindow *window)
{
  g_autoptr (GPtrArray) pages = NULL;

  if (may_close (window))
    return GDK_EVENT_PROPAGATE;
  pages = acies_window_list_pages (window);
  settle (window, pages, TRUE, window_settled_cb, NULL);
  return !may_close (window);
}

void
acies_action_confirm_unsaved (AciesWindow *window)
{
  g_signal_connect (acies_window_get_tabs (window), "close-page", G_CALLBACK (close_page_cb), window);
  g_signal_connect (window, "close-request", G_CALLBACK (close_request_cb), NULL);
}

void
acies_action_close_shown (AciesWindow *window)
{
  if (acies_window_get_page (window) != NULL)
    acies_window_close_page (window, acies_window_get_page (window));
  else if (acies_window_count_pages (window) > 0)
    acies_window_show_documents (window);
  else
    gtk_window_close (GTK_WINDOW (window));
}
