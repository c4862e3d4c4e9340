/* tab-label.c - what a tab says of its document
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/tab-label.h"

#include "app/document/battles.h"
#include "app/shared/place-text.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

/* (nullable): when the last command of the game was kept */
static char *
dup_time (AciesDocument *document)
{
  g_autoptr (GFile) journal = acies_document_dup_game_journal (document);
  GStatBuf about;

  return journal != NULL && g_stat (g_file_peek_path (journal), &about) == 0 ? acies_age_dup_date ((gint64) about.st_mtime * G_USEC_PER_SEC) : NULL;
}

/* Battles of several games, and games of one battle, have the same title. */
static char *
dup_game (AciesDocument *document,
          AciesSession  *game)
{
  g_autofree char *progress = acies_battle_dup_progress (game);

  return g_strdup_printf ("%s · %s", acies_document_get_ruleset (document)->name, progress);
}

static char *
dup_tooltip (AciesDocument *document)
{
  AciesSession    *game = acies_document_get_play (document);
  g_autofree char *what = game != NULL ? dup_game (document, game) : acies_document_dup_place (document);
  g_autofree char *time = dup_time (document);
  GString         *text = g_string_new (what);

  if (time != NULL)
    g_string_append_printf (text, " · %s", time);

  if (acies_document_is_read_only (document, ACIES_WORK_SCENARIO))
    g_string_append_printf (text, " · %s", _ ("read-only"));
  if (acies_document_is_modified (document))
    g_string_append_printf (text, " · %s", _ ("unsaved changes"));
  if (acies_document_would_lose_game (document))
    g_string_append_printf (text, " · %s", _ ("unsaved game"));
  return g_string_free (text, FALSE);
}

/* Another icon that looks the same would be looked up, and the tab laid out, anew. */
static void
show_icon (AdwTabPage *tab,
           gboolean    play)
{
  g_autoptr (GIcon) icon = g_themed_icon_new (play ? "media-playback-start-symbolic" : "document-edit-symbolic");

  if (!g_icon_equal (icon, adw_tab_page_get_icon (tab)))
    adw_tab_page_set_icon (tab, icon);
}

/* Where a document is that has no file of people's own, or NULL: its file says more, and of a game the tooltip. */
static char *
dup_word (AciesDocument *document)
{
  gboolean says_more = acies_document_get_file (document) != NULL || acies_document_get_play (document) != NULL;

  return says_more && !acies_document_is_original (document) ? NULL : acies_document_dup_place (document);
}

char **
acies_tab_label_list_names (GPtrArray *pages)
{
  g_autofree AciesTabPlace *places = g_new0 (AciesTabPlace, pages->len);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < pages->len; i++)
    {
      AciesDocument *document = acies_document_page_get_document (g_ptr_array_index (pages, i));
      GFile         *file = acies_document_get_file (document);
      char          *title = acies_document_dup_title (document);
      char          *word = dup_word (document);

      places[i] = (AciesTabPlace) { title, file != NULL ? file : acies_document_get_game_file (document), word };
      g_ptr_array_add (texts, title);
      g_ptr_array_add (texts, word);
    }
  return acies_tab_names (places, pages->len);
}

void
acies_tab_label_refresh (AdwTabPage        *tab,
                         AciesDocumentPage *page,
                         const char        *name)
{
  AciesDocument *document = acies_document_page_get_document (page);
  gboolean       unsaved = acies_document_is_modified (document) || acies_document_would_lose_game (document);
  /* Translators: the title of a tab with unsaved work */
  g_autofree char *title = unsaved ? g_strdup_printf (_ ("• %s"), name) : g_strdup (name);
  g_autofree char *tooltip = dup_tooltip (document);

  adw_tab_page_set_title (tab, title);
  adw_tab_page_set_tooltip (tab, tooltip);
  show_icon (tab, acies_document_page_get_view (page) == ACIES_VIEW_PLAY);
}
