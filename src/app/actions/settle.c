/* settle.c - what becomes of unsaved work when a tab or the window closes, or another game begins
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/settle.h"

#include "app/dialogs/questions.h"
#include "app/document/document-game.h"
#include "app/recovery/open-files.h"

#define ASKING_KEY "acies-asking" /* of a window */

/* One thing that would be lost. */
typedef struct
{
  AciesDocumentPage *page;
  gboolean           game;   /* the game on the board; else the scenario */
  gboolean           wanted; /* it is to be saved */
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
  gboolean wanted;

  if (work == NULL)
    {
      finish (self, TRUE);
      return;
    }
  page = g_object_ref (work->page);
  game = work->game;
  wanted = work->wanted;
  work_free (work);
  if (!wanted)
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

static void
note_wanted (Settlement       *self,
             AdwMessageDialog *question)
{
  guint n = 0;

  for (GList *link = self->works.head; link != NULL; link = link->next)
    ((Work *) link->data)->wanted = acies_save_question_wants (question, n++);
}

/* What follows may destroy the window, and the question must be gone by then. */
static void
answered_cb (AdwMessageDialog *question,
             const char       *answer,
             Settlement       *self)
{
  note_wanted (self, question);
  if (g_str_equal (answer, ACIES_SAVE_ANSWER_SAVE))
    g_idle_add_once (save_cb, self);
  else if (g_str_equal (answer, ACIES_SAVE_ANSWER_DISCARD))
    g_idle_add_once (discard_cb, self);
  else
    finish (self, FALSE);
}

static void
ask (Settlement       *self,
     AdwMessageDialog *question)
{
  g_signal_connect (question, "response", G_CALLBACK (answered_cb), self);
  gtk_window_present (GTK_WINDOW (question));
}

static void
ask_about_one (Settlement *self)
{
  const Work    *work = self->works.head->data;
  AciesDocument *document = acies_document_page_get_document (work->page);

  acies_window_show_page (self->window, work->page);
  ask (self, acies_save_question_new_for_one (GTK_WINDOW (self->window), document, work->game));
}

static void
ask_about_several (Settlement *self)
{
  AdwMessageDialog *question = acies_save_question_new_for_several (GTK_WINDOW (self->window));

  for (GList *link = self->works.head; link != NULL; link = link->next)
    {
      const Work *work = link->data;

      acies_save_question_add (question, acies_document_page_get_document (work->page), work->game);
    }
  ask (self, question);
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
  ask (settlement, acies_save_question_new_for_another (GTK_WINDOW (self), document));
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
    ask_about_one (settlement);
  else
    ask_about_several (settlement);
}
