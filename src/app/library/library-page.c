/* library-page.c - the library: start a battle, all battles, and recent files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/library-page.h"

#include "app/library/battle-list.h"
#include "app/library/home-page.h"
#include "app/library/recent.h"
#include "app/library/records-page.h"
#include "widgets/menus.h"

#include <glib/gi18n.h>

/* Maximum number of recent files to try to open for the offer to continue. */
#define MOST_TRIED 3

/* Names of the pages. */
#define HOME "home"
#define GAMES "games"
#define RECORDS "records"

struct _AciesLibraryPage
{
  AdwBin parent_instance;

  AciesCatalog  *catalog;
  AdwTabView    *tabs;   /* borrowed */
  AciesDocument *open;   /* (nullable): the document to return to */
  gulong         mapped; /* signal handler until the page is first shown */

  GtkWidget        *back_button;
  GtkStack         *stack;
  AdwViewStack     *views;
  AciesHomePage    *home;
  AciesBattleList  *battles;
  AciesRecentList  *found; /* recent files that match a search */
  AciesRecentList  *recent;
  AciesRecordsPage *records;
  gboolean          deleted; /* whether a record was removed last, not a recent file */
  GtkStack         *own_stack;
  GtkSearchBar     *search_bar;
  GtkEditable      *search_entry;
  GtkMenuButton    *menu_button;
  GMenuModel       *library_menu;
};

G_DEFINE_FINAL_TYPE (AciesLibraryPage, acies_library_page, ADW_TYPE_BIN)

/* --- actions -------------------------------------------------------------------------------- */

/* Shows the battles of the game in the parameter, or of all games. */
static void
games_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *id)
{
  AciesLibraryPage *self = ACIES_LIBRARY_PAGE (widget);

  adw_view_stack_set_visible_child_name (self->views, GAMES);
  if (*g_variant_get_string (id, NULL) != '\0')
    acies_battle_list_show_game (self->battles, g_variant_get_string (id, NULL));
}

/* --- recent files --------------------------------------------------------------------------- */

static void
forgot_cb (AciesLibraryPage *self,
           const char       *message,
           GtkWidget        *list)
{
  self->deleted = ACIES_IS_RECORDS_PAGE (list);
  g_signal_emit_by_name (self, "forgot", message);
}

void
acies_library_page_restore_recent (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  if (self->deleted)
    acies_records_page_restore (self->records);
  else
    acies_recent_list_restore (self->recent);
}

static void
own_changed_cb (AciesLibraryPage *self)
{
  gtk_stack_set_visible_child_name (self->own_stack, acies_recent_list_is_empty (self->recent) ? "none" : "some");
}

/* Offers to continue with the latest file that exists and can be read. */
static void
offer_latest (AciesLibraryPage *self)
{
  g_autoptr (GPtrArray) items = acies_recent_get_all ();
  g_autoptr (AciesDocument) document = NULL;
  GFile *file = NULL;

  for (guint i = 0; i < items->len && i < MOST_TRIED && document == NULL; i++)
    {
      const AciesRecent *item = g_ptr_array_index (items, i);
      g_autoptr (AciesFindings) findings = acies_findings_new ();

      file = item->file;
      if (!item->missing && g_file_is_native (file))
        document = acies_document_open (file, acies_catalog_get_library (self->catalog), findings, NULL);
    }
  acies_home_page_offer (self->home, document, document != NULL ? file : NULL);
}

void
acies_library_page_refresh (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  acies_recent_list_refresh (self->recent);
  if (self->mapped != 0)
    return; /* not shown yet */
  if (self->open != NULL)
    acies_home_page_offer (self->home, self->open, NULL);
  else
    offer_latest (self);
}

void
acies_library_page_set_open (AciesLibraryPage *self,
                             AciesDocument    *document)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  gtk_widget_set_visible (self->back_button, document != NULL);
  if (g_set_object (&self->open, document))
    acies_library_page_refresh (self);
}

/* --- loading -------------------------------------------------------------------------------- */

static void
mapped_cb (AciesLibraryPage *self)
{
  g_clear_signal_handler (&self->mapped, self);
  if (!acies_home_page_load (self->home, self->catalog, self->tabs))
    gtk_stack_set_visible_child_name (self->stack, "empty");
  acies_library_page_refresh (self);
  acies_library_page_take_focus (self);
}

void
acies_library_page_load (AciesLibraryPage *self,
                         AciesCatalog     *catalog,
                         AdwTabView       *tabs)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));
  g_return_if_fail (self->catalog == NULL);

  self->catalog = catalog;
  self->tabs = tabs;
  acies_battle_list_set_catalog (self->battles, catalog);
  acies_recent_list_set_catalog (self->recent, catalog);
  acies_recent_list_set_catalog (self->found, catalog);
  acies_records_page_set_catalog (self->records, catalog);
  self->mapped = g_signal_connect (self, "map", G_CALLBACK (mapped_cb), NULL);
}

/* --- search --------------------------------------------------------------------------------- */

static gboolean
is_searching (AciesLibraryPage *self)
{
  return *gtk_editable_get_text (self->search_entry) != '\0';
}

/* Shows all matching battles on one page, recent files first; on the page of records, those that match. */
static void
search_changed_cb (AciesLibraryPage *self)
{
  const char *search = gtk_editable_get_text (self->search_entry);
  gboolean    in_records = g_strcmp0 (adw_view_stack_get_visible_child_name (self->views), RECORDS) == 0;
  guint       n = acies_battle_list_filter (self->battles, search);

  gtk_widget_set_visible (GTK_WIDGET (self->found), is_searching (self));
  n += acies_recent_list_filter (self->found, search);
  acies_records_page_filter (self->records, search);
  if (in_records)
    return;
  if (is_searching (self))
    adw_view_stack_set_visible_child_name (self->views, GAMES);
  if (!acies_battle_list_is_loading (self->battles))
    gtk_stack_set_visible_child_name (self->stack, n > 0 || !is_searching (self) ? "views" : "nothing-found");
}

/* Updates the matches after more battles have been loaded. */
static void
loaded_cb (AciesLibraryPage *self)
{
  if (is_searching (self))
    search_changed_cb (self);
}

void
acies_library_page_start_search (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

void
acies_library_page_show_records (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  adw_view_stack_set_visible_child_name (self->views, RECORDS);
}

void
acies_library_page_take_focus (AciesLibraryPage *self)
{
  g_return_if_fail (ACIES_IS_LIBRARY_PAGE (self));

  if (g_strcmp0 (adw_view_stack_get_visible_child_name (self->views), HOME) == 0)
    acies_home_page_take_focus (self->home);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_library_page_dispose (GObject *object)
{
  g_clear_object (&ACIES_LIBRARY_PAGE (object)->open);
  G_OBJECT_CLASS (acies_library_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/library-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, back_button);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, views);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, home);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, battles);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, found);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, recent);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, records);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, own_stack);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AciesLibraryPage, library_menu);
  gtk_widget_class_bind_template_callback (widget_class, forgot_cb);
  gtk_widget_class_bind_template_callback (widget_class, loaded_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
acies_library_page_class_init (AciesLibraryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType           type = ACIES_TYPE_LIBRARY_PAGE;

  g_type_ensure (ACIES_TYPE_BATTLE_LIST);
  g_type_ensure (ACIES_TYPE_HOME_PAGE);
  g_type_ensure (ACIES_TYPE_RECENT_LIST);
  g_type_ensure (ACIES_TYPE_RECORDS_PAGE);
  G_OBJECT_CLASS (klass)->dispose = acies_library_page_dispose;
  g_signal_new ("forgot", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "library.games", "s", games_cb);
  bind_template (widget_class);
}

static void
acies_library_page_init (AciesLibraryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  acies_menu_later (self->menu_button, self->library_menu);
}
