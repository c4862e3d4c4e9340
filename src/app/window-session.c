/* window-session.c - what was open at the end, open again at the start
 *
 * The tab that was shown is there at once; the others come one by one when
 * nothing else is to be done, each to its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document-game.h"
#include "app/recovery.h"
#include "app/window-private.h"

#include <glib/gi18n.h>

/* Nobody looks at the window as long as it begins. */
#define LOST_SECONDS 15

/* One file that was open. */
typedef struct
{
  const AciesOpenTab *tab;
  gboolean            tried; /* it is open now, or cannot be opened */
  const void         *page;  /* its AciesDocumentPage, to be compared only: people may have closed it; NULL: none */
} Entry;

struct _AciesRestoration
{
  GPtrArray *tabs;    /* of AciesOpenTab */
  Entry     *entries; /* of each of them */
  guint      source;  /* id of what opens the next one */
  guint      n_lost;
  char      *lost; /* the first file that could not be opened */
};

/* By what an entry is known among pages and entries; NULL when it is none of them. */
static const void *
key_of (const Entry *entry)
{
  return entry->tried ? entry->page : entry;
}

/* --- keeping -------------------------------------------------------------------------------- */

/* Returns: (nullable) (transfer full): the file that brings back what a tab shows; for a game that has none, where it is kept */
static GFile *
dup_file_of (AciesDocumentPage *page)
{
  AciesDocument *document = acies_document_page_get_document (page);
  GFile         *game = acies_document_get_game_file (document);
  GFile         *file = acies_document_get_file (document);

  if (file == NULL || (acies_document_page_get_view (page) == ACIES_VIEW_PLAY && game != NULL))
    file = game;
  return file != NULL ? g_object_ref (file) : acies_document_dup_game_journal (document);
}

/* Beside those that were beside it, whatever else people have opened meanwhile.
 *
 * @among: pages, and entries still to be opened, from left to right. */
static guint
find_position (const AciesRestoration *self,
               GPtrArray              *among,
               guint                   index)
{
  guint position;

  for (guint i = index; i > 0; i--)
    if (g_ptr_array_find (among, key_of (&self->entries[i - 1]), &position))
      return position + 1;
  for (guint i = index + 1; i < self->tabs->len; i++)
    if (g_ptr_array_find (among, key_of (&self->entries[i]), &position))
      return position;
  return 0;
}

/* Returns: (nullable) (transfer full) */
static AciesOpenTab *
new_open_tab (AciesWindow       *self,
              AciesDocumentPage *page)
{
  g_autoptr (GFile) file = dup_file_of (page);
  AciesOpenTab *tab;

  if (file == NULL)
    return NULL;
  tab = acies_open_tab_new (file);
  tab->current = page == self->document_page;
  tab->play = acies_document_page_get_view (page) == ACIES_VIEW_PLAY;
  tab->place = acies_canvas_get_place (acies_document_page_get_canvas (page));
  return tab;
}

/* What is still to be opened again. @tabs from @first on are this window's, of which @among are the pages. */
static void
add_awaited_tabs (const AciesRestoration *self,
                  GPtrArray              *tabs,
                  guint                   first,
                  GPtrArray              *among)
{
  for (guint i = 0; i < self->tabs->len; i++)
    {
      Entry        *entry = &self->entries[i];
      AciesOpenTab *tab;
      guint         position;

      if (entry->tried)
        continue;
      position = find_position (self, among, i);
      tab = acies_open_tab_copy (entry->tab);
      tab->current = FALSE;
      g_ptr_array_insert (among, (int) position, entry);
      g_ptr_array_insert (tabs, (int) (first + position), tab);
    }
}

void
acies_window_add_open_tabs (AciesWindow *self,
                            GPtrArray   *tabs,
                            guint        number)
{
  g_autoptr (GPtrArray) pages = NULL;
  g_autoptr (GPtrArray) among = g_ptr_array_new ();
  guint first = tabs->len;

  g_return_if_fail (ACIES_IS_WINDOW (self));

  pages = acies_window_list_pages (self);
  for (guint i = 0; i < pages->len; i++)
    {
      AciesDocumentPage *page = g_ptr_array_index (pages, i);
      AciesOpenTab      *tab = new_open_tab (self, page);

      if (tab == NULL)
        continue;
      g_ptr_array_add (tabs, tab);
      g_ptr_array_add (among, page);
    }
  if (self->restoration != NULL)
    add_awaited_tabs (self->restoration, tabs, first, among);
  for (guint i = first; i < tabs->len; i++)
    ((AciesOpenTab *) g_ptr_array_index (tabs, i))->window = number;
}

void
acies_window_flush (AciesWindow *self)
{
  g_autoptr (GPtrArray) pages = NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));

  pages = acies_window_list_pages (self);
  for (guint i = 0; i < pages->len; i++)
    acies_document_page_flush (g_ptr_array_index (pages, i));
}

/* --- opening one of them -------------------------------------------------------------------- */

/* Shows a page as it was seen; the focus stays where it is. */
static void
show_as_before (AciesWindow        *self,
                AciesDocumentPage  *page,
                const AciesOpenTab *tab)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (!tab->play && acies_document_page_get_view (page) == ACIES_VIEW_PLAY)
    {
      acies_document_page_set_view (page, ACIES_VIEW_EDIT);
      gtk_window_set_focus (GTK_WINDOW (self), focus);
    }
  acies_canvas_set_place (acies_document_page_get_canvas (page), &tab->place);
}

static void
note_lost (AciesRestoration   *self,
           const AciesOpenTab *tab)
{
  if (self->n_lost++ == 0)
    self->lost = g_file_get_basename (tab->file);
}

/* With the game that was going on, if there is one. */
static AciesDocument *
open_document (AciesWindow *self,
               GFile       *file,
               GError     **error)
{
  AciesApplication *application = acies_window_get_app (self);
  AciesDocument    *document = acies_recovery_resume_game (acies_application_get_recovery (application), file);
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  return document != NULL ? document : acies_document_open (file, acies_catalog_get_library (acies_application_get_catalog (application)), findings, error);
}

/* Returns: (nullable) (transfer none): the page, if there is one now */
static AciesDocumentPage *
open_again (AciesWindow *self,
            guint        index)
{
  Entry              *entry = &self->restoration->entries[index];
  const AciesOpenTab *tab = entry->tab;
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = NULL;
  g_autoptr (GPtrArray) pages = NULL;
  AciesDocumentPage *page;

  entry->tried = TRUE;
  if (acies_application_has_file (acies_window_get_app (self), tab->file)) /* listed twice, or opened meanwhile */
    return NULL;
  document = open_document (self, tab->file, &error);
  if (document == NULL)
    {
      g_debug ("%s", error->message);
      note_lost (self->restoration, tab);
      return NULL;
    }
  pages = acies_window_list_pages (self);
  page = acies_window_insert_document (self, document, (int) find_position (self->restoration, pages, index));
  entry->page = page;
  show_as_before (self, page, tab);
  return page;
}

AciesDocumentPage *
acies_window_restore_file (AciesWindow *self,
                           GFile       *file)
{
  const AciesRestoration *restoration = self->restoration;

  for (guint i = 0; restoration != NULL && i < restoration->tabs->len; i++)
    if (!restoration->entries[i].tried && g_file_equal (restoration->entries[i].tab->file, file))
      return open_again (self, i);
  return NULL;
}

/* --- opening all of them -------------------------------------------------------------------- */

static void
tell_of_lost (AciesWindow            *self,
              const AciesRestoration *restoration)
{
  g_autofree char *message = NULL;

  if (restoration->n_lost == 1)
    message = g_strdup_printf (_ ("“%s” was open, but is not there any more or cannot be read"), restoration->lost);
  else
    message = g_strdup_printf (_ ("%u files were open, but are not there any more or cannot be read"), restoration->n_lost);
  acies_window_tell_for (self, message, LOST_SECONDS);
}

/* Games whose tabs were not listed yet when the program was killed. */
static void
resume_others (AciesWindow *self)
{
  AciesRecovery *recovery = acies_application_get_recovery (acies_window_get_app (self));
  AciesDocument *left;

  while ((left = acies_recovery_resume_game (recovery, NULL)) != NULL)
    {
      g_autoptr (AciesDocument) document = left;
      gboolean first = adw_tab_view_get_n_pages (self->tabs) == 0;

      acies_window_insert_document (self, document, adw_tab_view_get_n_pages (self->tabs));
      if (first)
        acies_window_show_page (self, ACIES_DOCUMENT_PAGE (adw_tab_page_get_child (adw_tab_view_get_nth_page (self->tabs, 0))));
    }
}

void
acies_window_stop_restoring (AciesWindow *self)
{
  AciesRestoration *restoration = g_steal_pointer (&self->restoration);

  if (restoration == NULL)
    return;
  g_clear_handle_id (&restoration->source, g_source_remove);
  g_ptr_array_unref (restoration->tabs);
  g_free (restoration->entries);
  g_free (restoration->lost);
  g_free (restoration);
}

static gboolean
restore_next_cb (gpointer user_data)
{
  AciesWindow *self = user_data;

  for (guint i = 0; i < self->restoration->tabs->len; i++)
    if (!self->restoration->entries[i].tried)
      {
        open_again (self, i);
        return G_SOURCE_CONTINUE;
      }
  self->restoration->source = 0;
  if (self->restoration->n_lost > 0)
    tell_of_lost (self, self->restoration);
  acies_window_stop_restoring (self);
  resume_others (self);
  acies_application_keep_tabs (acies_window_get_app (self));
  return G_SOURCE_REMOVE;
}

/* The tab that was shown; where it is gone, the next one that is there. */
static void
show_current (AciesWindow *self,
              guint        current)
{
  const AciesRestoration *restoration = self->restoration;

  for (guint i = 0; i < restoration->tabs->len; i++)
    {
      AciesDocumentPage *page = open_again (self, (current + i) % restoration->tabs->len);

      if (page == NULL)
        continue;
      acies_window_show_page (self, page);
      return;
    }
}

void
acies_window_restore (AciesWindow *self,
                      GPtrArray   *tabs)
{
  AciesRestoration *restoration;
  guint             current;

  g_return_if_fail (ACIES_IS_WINDOW (self));
  g_return_if_fail (self->restoration == NULL);

  restoration = g_new0 (AciesRestoration, 1);
  restoration->tabs = g_ptr_array_ref (tabs);
  restoration->entries = g_new0 (Entry, tabs->len);
  current = tabs->len;
  for (guint i = 0; i < tabs->len; i++)
    {
      restoration->entries[i].tab = g_ptr_array_index (tabs, i);
      current = restoration->entries[i].tab->current ? i : current;
    }
  self->restoration = restoration;
  if (current < tabs->len) /* else the library was shown */
    show_current (self, current);
  restoration->source = g_idle_add_full (G_PRIORITY_LOW, restore_next_cb, self, NULL);
}
