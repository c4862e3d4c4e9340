/* window-session.c - what was open at the end, open again at the start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window-private.h"

#include <glib/gi18n.h>

/* The file that brings back what a tab shows. */
static GFile *
file_of (AciesDocumentPage *page)
{
  AciesDocument *document = acies_document_page_get_document (page);
  GFile         *game = acies_document_get_game_file (document);

  if (acies_document_page_get_view (page) == ACIES_VIEW_PLAY && game != NULL)
    return game;
  return acies_document_get_file (document) != NULL ? acies_document_get_file (document) : game;
}

void
acies_window_add_open_tabs (AciesWindow *self,
                            GPtrArray   *tabs)
{
  g_autoptr (GPtrArray) pages = NULL;

  g_return_if_fail (ACIES_IS_WINDOW (self));

  pages = acies_window_list_pages (self);
  for (guint i = 0; i < pages->len; i++)
    {
      AciesDocumentPage *page = g_ptr_array_index (pages, i);
      AciesOpenTab      *tab;

      if (file_of (page) == NULL)
        continue;
      tab = acies_open_tab_new (file_of (page));
      tab->current = page == self->document_page;
      tab->play = acies_document_page_get_view (page) == ACIES_VIEW_PLAY;
      tab->place = acies_canvas_get_place (acies_document_page_get_canvas (page));
      g_ptr_array_add (tabs, tab);
    }
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

/* Returns: whether it is open now */
static gboolean
open_again (AciesWindow        *self,
            const AciesOpenTab *tab)
{
  AciesLibrary *library = acies_application_get_library (acies_window_get_app (self));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = acies_document_open (tab->file, library, findings, &error);
  AciesDocumentPage *page;

  if (document == NULL)
    {
      g_debug ("%s", error->message);
      return FALSE;
    }
  page = acies_window_add_document (self, document);
  if (!tab->play)
    acies_document_page_set_view (page, ACIES_VIEW_EDIT);
  acies_canvas_set_place (acies_document_page_get_canvas (page), &tab->place);
  return TRUE;
}

static void
tell_of_lost (AciesWindow        *self,
              const AciesOpenTab *first,
              guint               n)
{
  g_autofree char *name = g_file_get_basename (first->file);
  g_autofree char *message = NULL;

  if (n == 1)
    message = g_strdup_printf (_ ("“%s” was open, but is not there any more or cannot be read"), name);
  else
    message = g_strdup_printf (_ ("%u files were open, but are not there any more or cannot be read"), n);
  acies_window_tell (self, message);
}

void
acies_window_restore (AciesWindow     *self,
                      const GPtrArray *tabs)
{
  const AciesOpenTab *lost = NULL;
  GFile              *current = NULL;
  gboolean            library = TRUE;
  guint               n_lost = 0;

  g_return_if_fail (ACIES_IS_WINDOW (self));

  for (guint i = 0; i < tabs->len; i++)
    {
      const AciesOpenTab *tab = g_ptr_array_index (tabs, i);

      library &= !tab->current;
      if (acies_window_show_file (self, tab->file)) /* listed twice */
        continue;
      if (!open_again (self, tab))
        lost = n_lost++ == 0 ? tab : lost;
      else if (tab->current)
        current = tab->file;
    }
  if (current != NULL)
    acies_window_show_file (self, current);
  else if (library)
    acies_window_show_library (self);
  if (lost != NULL)
    tell_of_lost (self, lost, n_lost);
}
