/* restoration.c - what was open at the end, open again at the start
 *
 * The tab that was shown is there at once; the others come one by one when
 * nothing else is to be done, each to its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery/restoration.h"

#include "app/document/document-game.h"
#include "app/recovery/open-tabs.h"
#include "app/shared/place-text.h"
#include "app/window/window-list.h"
#include "session/game.h"

#include <glib/gi18n.h>

/* Nobody looks at the window as long as it begins. */
#define LOST_SECONDS 15
#define KEY "acies-restoration" /* of a window: its Restoration */

/* One file that was open. */
typedef struct
{
  const AciesOpenTab *tab;
  gboolean            tried; /* it is open now, or cannot be opened */
  const void         *page;  /* its AciesDocumentPage, to be compared only: people may have closed it; NULL: none */
} Entry;

/* What is to be opened again in a window; the window has it as long as something is left. */
typedef struct
{
  AciesWindow   *window;
  AciesRecovery *recovery;
  GPtrArray     *tabs;    /* of AciesOpenTab */
  Entry         *entries; /* of each of them */
  guint          source;  /* id of what opens the next one */
  guint          n_lost;
  char          *lost; /* the first file that could not be opened */
} Restoration;

static Restoration *
restoration_of (AciesWindow *window)
{
  return g_object_get_data (G_OBJECT (window), KEY);
}

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
find_position (const Restoration *self,
               GPtrArray         *among,
               guint              index)
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
new_open_tab (AciesWindow       *window,
              AciesDocumentPage *page)
{
  g_autoptr (GFile) file = dup_file_of (page);
  AciesOpenTab *tab;

  if (file == NULL)
    return NULL;
  tab = acies_open_tab_new (file);
  tab->current = page == acies_window_get_page (window);
  tab->play = acies_document_page_get_view (page) == ACIES_VIEW_PLAY;
  tab->place = acies_canvas_get_place (acies_document_page_get_canvas (page));
  return tab;
}

/* What is still to be opened again. @tabs from @first on are this window's, of which @among are the pages. */
static void
add_awaited_tabs (const Restoration *self,
                  GPtrArray         *tabs,
                  guint              first,
                  GPtrArray         *among)
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
acies_restoration_list_tabs (AciesWindow *window,
                             GPtrArray   *tabs,
                             guint        number)
{
  g_autoptr (GPtrArray) pages = acies_window_list_pages (window);
  g_autoptr (GPtrArray) among = g_ptr_array_new ();
  const Restoration *awaited = restoration_of (window);
  guint              first = tabs->len;

  for (guint i = 0; i < pages->len; i++)
    {
      AciesDocumentPage *page = g_ptr_array_index (pages, i);
      AciesOpenTab      *tab = new_open_tab (window, page);

      if (tab == NULL)
        continue;
      g_ptr_array_add (tabs, tab);
      g_ptr_array_add (among, page);
    }
  if (awaited != NULL)
    add_awaited_tabs (awaited, tabs, first, among);
  for (guint i = first; i < tabs->len; i++)
    ((AciesOpenTab *) g_ptr_array_index (tabs, i))->window = number;
}

/* --- opening one of them -------------------------------------------------------------------- */

/* Shows a page as it was seen; the focus stays where it is. */
static void
show_as_before (GtkWindow          *window,
                AciesDocumentPage  *page,
                const AciesOpenTab *tab)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (!tab->play && acies_document_page_get_view (page) == ACIES_VIEW_PLAY)
    {
      acies_document_page_set_view (page, ACIES_VIEW_EDIT);
      gtk_window_set_focus (window, focus);
    }
  acies_canvas_set_place (acies_document_page_get_canvas (page), &tab->place);
}

static void
note_lost (Restoration        *self,
           const AciesOpenTab *tab)
{
  if (self->n_lost++ == 0)
    self->lost = acies_place_name (tab->file);
}

/* With the game that was going on, if there is one. */
static AciesDocument *
open_document (Restoration *self,
               GFile       *file,
               GError     **error)
{
  AciesLibrary  *library = acies_catalog_get_library (acies_window_get_catalog (self->window));
  AciesDocument *document = acies_recovery_resume_game (self->recovery, file);
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  if (document == NULL)
    document = acies_document_open (file, library, findings, error);
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (acies_game_is_correction (finding))
        acies_window_tell_for (self->window, finding->message, LOST_SECONDS);
    }
  return document;
}

/* Returns: (nullable) (transfer none): the page, if there is one now */
static AciesDocumentPage *
open_again (Restoration *self,
            guint        index)
{
  Entry              *entry = &self->entries[index];
  const AciesOpenTab *tab = entry->tab;
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = NULL;
  g_autoptr (GPtrArray) pages = NULL;
  AciesDocumentPage *page;

  entry->tried = TRUE;
  if (acies_window_list_has_file (gtk_window_get_application (GTK_WINDOW (self->window)), tab->file)) /* listed twice, or opened meanwhile */
    return NULL;
  document = open_document (self, tab->file, &error);
  if (document == NULL)
    {
      g_debug ("%s", error->message);
      note_lost (self, tab);
      return NULL;
    }
  pages = acies_window_list_pages (self->window);
  page = acies_window_insert_document (self->window, document, (int) find_position (self, pages, index));
  entry->page = page;
  show_as_before (GTK_WINDOW (self->window), page, tab);
  return page;
}

AciesDocumentPage *
acies_restoration_open (AciesWindow *window,
                        GFile       *file)
{
  Restoration *self = restoration_of (window);

  for (guint i = 0; self != NULL && i < self->tabs->len; i++)
    if (!self->entries[i].tried && g_file_equal (self->entries[i].tab->file, file))
      return open_again (self, i);
  return NULL;
}

/* --- opening all of them -------------------------------------------------------------------- */

static void
tell_of_lost (const Restoration *self)
{
  g_autofree char *message = NULL;

  if (self->n_lost == 1)
    message = g_strdup_printf (_ ("“%s” could not be reopened: it is missing or unreadable"), self->lost);
  else
    message = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u file could not be reopened: it is missing or unreadable", "%u files could not be reopened: they are missing or unreadable", self->n_lost), self->n_lost);
  acies_window_tell_for (self->window, message, LOST_SECONDS);
}

/* Games whose tabs were not listed yet when the program was killed. */
static void
resume_others (AciesWindow   *window,
               AciesRecovery *recovery)
{
  AciesDocument *left;

  while ((left = acies_recovery_resume_game (recovery, NULL)) != NULL)
    {
      g_autoptr (AciesDocument) document = left;
      guint              n = acies_window_count_pages (window);
      AciesDocumentPage *page = acies_window_insert_document (window, document, (int) n);

      if (n == 0)
        acies_window_show_page (window, page);
    }
}

static void
restoration_free (Restoration *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_ptr_array_unref (self->tabs);
  g_free (self->entries);
  g_free (self->lost);
  g_free (self);
}

/* It goes away, or everything is open again: what is not open yet is not opened any more. */
static void
stop (AciesWindow *window)
{
  g_object_set_data (G_OBJECT (window), KEY, NULL);
}

static gboolean
open_next_cb (gpointer data)
{
  Restoration   *self = data;
  AciesWindow   *window = self->window;
  AciesRecovery *recovery = self->recovery;

  for (guint i = 0; i < self->tabs->len; i++)
    if (!self->entries[i].tried)
      {
        open_again (self, i);
        return G_SOURCE_CONTINUE;
      }
  self->source = 0;
  if (self->n_lost > 0)
    tell_of_lost (self);
  stop (window);
  resume_others (window, recovery);
  acies_window_note_tabs (window);
  return G_SOURCE_REMOVE;
}

/* The tab that was shown; where it is gone, the next one that is there. */
static void
show_current (Restoration *self,
              guint        current)
{
  for (guint i = 0; i < self->tabs->len; i++)
    {
      AciesDocumentPage *page = open_again (self, (current + i) % self->tabs->len);

      if (page == NULL)
        continue;
      acies_window_show_page (self->window, page);
      return;
    }
}

void
acies_restoration_begin (AciesWindow   *window,
                         GPtrArray     *tabs,
                         AciesRecovery *recovery)
{
  Restoration *self = g_new0 (Restoration, 1);
  guint        current = tabs->len;

  g_return_if_fail (restoration_of (window) == NULL);

  self->window = window;
  self->recovery = recovery;
  self->tabs = g_ptr_array_ref (tabs);
  self->entries = g_new0 (Entry, tabs->len);
  for (guint i = 0; i < tabs->len; i++)
    {
      self->entries[i].tab = g_ptr_array_index (tabs, i);
      current = self->entries[i].tab->current ? i : current;
    }
  g_object_set_data_full (G_OBJECT (window), KEY, self, (GDestroyNotify) restoration_free);
  g_signal_connect (window, "destroy", G_CALLBACK (stop), NULL);
  if (current < tabs->len) /* else the library was shown */
    show_current (self, current);
  self->source = g_idle_add_full (G_PRIORITY_LOW, open_next_cb, self, NULL);
}
