/* settle.c - what becomes of unsaved work when a tab or the window closes, or another game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/settle.h"

#include "app/document/document-game.h"
#include "app/recovery/open-files.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define ASKING_KEY "acies-asking" /* of a window */

/* One thing that would be lost. */
typedef struct
{
  AciesDocumentPage *page;
  gboolean           game;  /* the game on the board; else the scenario */
  GtkCheckButton    *check; /* whether it is to be saved; NULL: it is the only thing */
} Work;

/* What there is to settle, and who waits for it. */
typedef struct
{
  AciesWindow    *window;
  GQueue          works; /* of Work */
  GPtrArray      *left;  /* of AciesDocument, whose games are for the next start; NULL: the program goes on */
  AciesActionDone done;
  gpointer        data;
} Settlement;

/* A question about unsaved work is open over the window: there is one at a time. */
static gboolean
is_asking (AciesWindow *window)
{
  return g_object_get_data (G_OBJECT (window), ASKING_KEY) != NULL;
}

static void
set_asking (AciesWindow *window,
            gboolean     asking)
{
  g_object_set_data (G_OBJECT (window), ASKING_KEY, GINT_TO_POINTER (asking));
}

static void
work_free (Work *self)
{
  g_object_unref (self->page);
  g_clear_object (&self->check);
  g_free (self);
}

static void
add_work (Settlement        *self,
          AciesDocumentPage *page,
          gboolean           game)
{
  Work *work = g_new0 (Work, 1);

  work->page = g_object_ref (page);
  work->game = game;
  g_queue_push_tail (&self->works, work);
}

/* Returns: (nullable): what @done waits for; where another one is under way, it was told so */
static Settlement *
new_settlement (AciesWindow    *window,
                AciesActionDone done,
                gpointer        data)
{
  Settlement *self;

  if (is_asking (window))
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
  set_asking (self->window, FALSE);
  for (guint i = 0; settled && self->left != NULL && i < self->left->len; i++)
    acies_document_leave_game (g_ptr_array_index (self->left, i));
  g_clear_pointer (&self->left, g_ptr_array_unref);
  self->done (self->window, self->data, settled);
  g_queue_clear_full (&self->works, (GDestroyNotify) work_free);
  g_object_unref (self->window);
  g_free (self);
}

/* --- saving, one after the other ------------------------------------------------------------ */

static void save_next (Settlement *self);

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

static void
save_next (Settlement *self)
{
  Work *work = g_queue_pop_head (&self->works);
  g_autoptr (AciesDocumentPage) page = NULL;
  gboolean game;

  if (work == NULL)
    {
      finish (self, TRUE);
      return;
    }
  page = g_object_ref (work->page);
  game = work->game;
  if (work->check != NULL && !gtk_check_button_get_active (work->check))
    page = (g_object_unref (page), NULL);
  work_free (work);
  if (page == NULL)
    save_next (self);
  else if (game)
    acies_action_save_game (self->window, page, saved_cb, self);
  else
    acies_action_save_page (self->window, page, saved_cb, self);
}

/* --- asking --------------------------------------------------------------------------------- */

static void
save_cb (gpointer data)
{
  save_next (data);
}

static void
discard_cb (gpointer data)
{
  finish (data, TRUE);
}

/* What follows may destroy the window, and the dialog must be gone by then. */
static void
answered_cb (AdwMessageDialog *dialog,
             const char       *response,
             Settlement       *self)
{
  if (g_str_equal (response, "save"))
    g_idle_add_once (save_cb, self);
  else if (g_str_equal (response, "discard"))
    g_idle_add_once (discard_cb, self);
  else
    finish (self, FALSE);
}

static AdwMessageDialog *
new_dialog (Settlement *self,
            const char *heading,
            const char *body,
            const char *discard)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (self->window), heading, body));

  adw_message_dialog_add_responses (dialog, "cancel", _ ("_Cancel"), "discard", discard, "save", _ ("_Save"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "save");
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), self);
  return dialog;
}

static AdwMessageDialog *
ask_about_one (Settlement *self,
               const Work *work)
{
  g_autofree char *title = acies_document_dup_title (acies_document_page_get_document (work->page));
  g_autofree char *heading = g_strdup_printf (work->game ? _ ("Save the Game of “%s”?") : _ ("Save Changes to “%s”?"), title);

  return new_dialog (self, heading,
                     work->game ? _ ("A game that is not saved will be lost.") : _ ("Changes that are not saved will be lost."),
                     _ ("_Discard"));
}

static gboolean
is_played_to_end (AciesDocument *document)
{
  return acies_session_get_state (acies_document_get_play (document))->outcome.reason != ACIES_END_NOT_YET;
}

static const char *
game_subtitle (AciesDocument *document)
{
  return is_played_to_end (document) ? _ ("Played to its end") : _ ("Still being played");
}

/* Returns: (transfer none): the row of one thing that would be lost, to be saved unless somebody says no */
static GtkWidget *
new_row (Work *work)
{
  AciesDocument   *document = acies_document_page_get_document (work->page);
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *name = acies_document_dup_title (document);
  g_autofree char *title = work->game ? g_strdup_printf (_ ("Game of “%s”"), name) : g_strdup (name);
  g_autofree char *place = acies_document_dup_place (document);
  g_autofree char *subtitle = g_markup_escape_text (work->game ? game_subtitle (document) : place, -1);

  work->check = GTK_CHECK_BUTTON (g_object_ref_sink (gtk_check_button_new ()));
  gtk_check_button_set_active (work->check, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (work->check), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (work->check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), GTK_WIDGET (work->check));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (work->check));
  return row;
}

static AdwMessageDialog *
ask_about_several (Settlement *self)
{
  AdwMessageDialog *dialog = new_dialog (self, _ ("Save What Has Changed?"),
                                         _ ("What is not saved will be lost."), _ ("_Discard All"));
  GtkWidget        *list = gtk_list_box_new ();
  GtkWidget        *scroller = gtk_scrolled_window_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Unsaved Work"), -1);
  for (GList *link = self->works.head; link != NULL; link = link->next)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (link->data));
  g_object_set (scroller, "child", list, "hscrollbar-policy", GTK_POLICY_NEVER, "propagate-natural-height", TRUE,
                "max-content-height", 360, "width-request", 400, NULL);
  adw_message_dialog_set_extra_child (dialog, scroller);
  return dialog;
}

/* A game with a file needs no question, and when the program ends none does: it is there again at the next start. */
static gboolean
must_ask_about_game (Settlement    *self,
                     AciesDocument *document)
{
  if (acies_document_update_game_file (document, NULL) || !acies_document_would_lose_game (document))
    return FALSE;
  return self->left == NULL || !acies_document_game_is_kept (document);
}

static AdwMessageDialog *
ask_before_another (Settlement    *self,
                    AciesDocument *document)
{
  g_autofree char *title = acies_document_dup_title (document);
  g_autofree char *body = g_strdup_printf (is_played_to_end (document)
                                               /* Translators: a battle */
                                               ? _ ("The game of “%s” was played to its end and has not been saved. If you begin another one, it will be lost.")
                                               /* Translators: a battle */
                                               : _ ("The game of “%s” is still going on and has not been saved. If you begin another one, it will be lost."),
                                           title);

  return new_dialog (self, _ ("Begin Another Game?"), body, _ ("_Begin Anew"));
}

void
acies_action_settle_game (AciesWindow       *self,
                          AciesDocumentPage *page,
                          AciesActionDone    done,
                          gpointer           data)
{
  AciesDocument *document = acies_document_page_get_document (page);
  Settlement    *settlement = new_settlement (self, done, data);

  if (settlement == NULL)
    return;
  if (!must_ask_about_game (settlement, document))
    {
      finish (settlement, TRUE);
      return;
    }
  add_work (settlement, page, TRUE);
  set_asking (self, TRUE);
  gtk_window_present (GTK_WINDOW (ask_before_another (settlement, document)));
}

void
acies_action_settle (AciesWindow     *self,
                     const GPtrArray *pages,
                     gboolean         all,
                     AciesActionDone  done,
                     gpointer         data)
{
  Settlement *settlement = new_settlement (self, done, data);

  if (settlement == NULL)
    return;
  if (all && acies_open_files_is_ending (acies_open_files_of (self)))
    settlement->left = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < pages->len; i++)
    {
      AciesDocumentPage *page = g_ptr_array_index (pages, i);
      AciesDocument     *document = acies_document_page_get_document (page);

      acies_document_page_flush (page);
      if (acies_document_is_modified (document))
        add_work (settlement, page, FALSE);
      if (must_ask_about_game (settlement, document))
        add_work (settlement, page, TRUE);
      if (settlement->left != NULL)
        g_ptr_array_add (settlement->left, g_object_ref (document));
    }
  if (settlement->works.length == 0)
    {
      finish (settlement, TRUE);
      return;
    }
  set_asking (self, TRUE);
  if (settlement->works.length == 1)
    {
      acies_window_show_page (self, ((Work *) settlement->works.head->data)->page);
      gtk_window_present (GTK_WINDOW (ask_about_one (settlement, settlement->works.head->data)));
    }
  else
    gtk_window_present (GTK_WINDOW (ask_about_several (settlement)));
}
