/* recent.c - the recently opened or saved files, and a widget that lists them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/recent.h"

#include "app/document/document.h"
#include "app/shared/place-text.h"
#include "widgets/board-picture.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* --- the files ------------------------------------------------------------------------------ */

/* Maximum number of stored entries. Larger than the list, because one file can have several names. */
#define MOST_KEPT (2 * ACIES_MOST_RECENT)
/* Maximum number of characters for a folder in a row. */
#define MOST_LETTERS 56

static void
recent_free (AciesRecent *self)
{
  g_object_unref (self->file);
  g_free (self->name);
  g_free (self->place);
  g_free (self->path);
  g_strfreev (self->uris);
  g_free (self);
}

static char *
dup_folder (GFile *found)
{
  g_autoptr (GFile) folder = found != NULL ? g_file_get_parent (found) : NULL;
  g_autofree char *place = folder != NULL ? acies_place_text (folder) : g_strdup ("");

  return acies_place_text_shorten (place, MOST_LETTERS);
}

static AciesRecent *
recent_new (GtkRecentInfo *info,
            gboolean       missing)
{
  AciesRecent *self = g_new0 (AciesRecent, 1);
  const char  *uri = gtk_recent_info_get_uri (info);
  g_autoptr (GFile) found = NULL;

  self->file = g_file_new_for_uri (uri);
  found = acies_place_find (self->file);
  self->name = g_strdup (gtk_recent_info_get_display_name (info));
  self->place = dup_folder (found);
  self->path = found != NULL ? g_file_get_parse_name (found) : g_strdup (self->name);
  self->missing = missing;
  self->uris = g_strdupv ((char *[]) { (char *) uri, NULL });
  return self;
}

static void
add_name (AciesRecent *self,
          const char  *uri)
{
  guint n = g_strv_length (self->uris);

  self->uris = g_renew (char *, self->uris, n + 2);
  self->uris[n] = g_strdup (uri);
  self->uris[n + 1] = NULL;
}

/* --- the list ------------------------------------------------------------------------------- */

/* Whether the file was visited in the future, because the clock has been set back since. */
static gboolean
is_of_the_future (gpointer info)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_difference (gtk_recent_info_get_modified (info), now) > G_TIME_SPAN_MINUTE;
}

/* Sorts the latest files first, and files from the future last. */
static int
compare_by_visit (gconstpointer a,
                  gconstpointer b)
{
  gboolean one = is_of_the_future ((gpointer) a);
  gboolean other = is_of_the_future ((gpointer) b);

  if (one != other)
    return one - other;
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

/* GTK adds every file that is saved from its dialogs, also pictures and printed sheets. */
static gboolean
is_export (GtkRecentInfo *info)
{
  const char *type = gtk_recent_info_get_mime_type (info);

  return g_str_has_prefix (type, "image/") || g_str_equal (type, "application/pdf");
}

/* Returns: (transfer full): the recent files of this program, the latest first */
static GList *
list_infos (void)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  for (GList *link = infos, *next; link != NULL; link = next)
    {
      next = link->next;
      if (gtk_recent_info_has_application (link->data, g_get_application_name ()) && !is_export (link->data))
        continue;
      gtk_recent_info_unref (link->data);
      infos = g_list_delete_link (infos, link);
    }
  return g_list_sort (infos, compare_by_visit);
}

/* Returns: (transfer full) (nullable): an id that is the same for all names of a file; %NULL if the file does not
 *   exist. Remote files are not checked, because they may be slow. */
static char *
dup_id (GtkRecentInfo *info)
{
  g_autoptr (GFile) file = g_file_new_for_uri (gtk_recent_info_get_uri (info));
  g_autoptr (GFileInfo) found = NULL;

  if (!gtk_recent_info_is_local (info))
    return g_strdup (gtk_recent_info_get_uri (info));
  found = g_file_query_info (file, G_FILE_ATTRIBUTE_ID_FILE, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  return found != NULL ? g_strdup (g_file_info_get_attribute_string (found, G_FILE_ATTRIBUTE_ID_FILE)) : NULL;
}

GPtrArray *
acies_recent_get_all (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) recent_free);
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GList *infos = list_infos ();

  for (GList *link = infos; link != NULL; link = link->next)
    {
      g_autofree char *id = dup_id (link->data);
      AciesRecent     *same = id != NULL ? g_hash_table_lookup (known, id) : NULL;

      if (same != NULL)
        add_name (same, gtk_recent_info_get_uri (link->data));
      else if (list->len < ACIES_MOST_RECENT)
        {
          g_ptr_array_add (list, recent_new (link->data, id == NULL));
          if (id != NULL)
            g_hash_table_insert (known, g_steal_pointer (&id), g_ptr_array_index (list, list->len - 1));
        }
    }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return list;
}

/* --- changing it ---------------------------------------------------------------------------- */

static void
forget (const char *uri)
{
  gtk_recent_manager_remove_item (gtk_recent_manager_get_default (), uri, NULL);
}

static gboolean
is_of_others (GtkRecentInfo *info)
{
  gsize n = 0;

  g_strfreev (gtk_recent_info_get_applications (info, &n));
  return n > 1;
}

/* Keeps entries that other programs have also used: the list belongs to the desktop. */
static void
drop_oldest (void)
{
  GList *infos = list_infos ();

  for (GList *link = g_list_nth (infos, MOST_KEPT); link != NULL; link = link->next)
    if (!is_of_others (link->data))
      forget (gtk_recent_info_get_uri (link->data));
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

static void
add (const char *uri)
{
  g_autofree char *content = g_content_type_guess (uri, NULL, 0, NULL);
  g_autofree char *type = g_content_type_get_mime_type (content);
  g_autofree char *command = g_strdup_printf ("%s %%u", g_get_prgname ());
  GtkRecentData    data = {
       .mime_type = type != NULL ? type : (char *) "application/octet-stream",
       .app_name = (char *) g_get_application_name (),
       .app_exec = command,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

void
acies_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  add (uri);
  drop_oldest ();
}

void
acies_recent_forget (const AciesRecent *self)
{
  for (guint i = 0; self->uris[i] != NULL; i++)
    forget (self->uris[i]);
}

GPtrArray *
acies_recent_forget_all (void)
{
  GPtrArray *uris = g_ptr_array_new_with_free_func (g_free);
  GList     *infos = list_infos ();

  for (GList *link = infos; link != NULL; link = link->next)
    {
      g_ptr_array_add (uris, g_strdup (gtk_recent_info_get_uri (link->data)));
      forget (gtk_recent_info_get_uri (link->data));
    }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return uris;
}

void
acies_recent_restore (const GPtrArray *uris)
{
  for (guint i = uris->len; i > 0; i--)
    add (g_ptr_array_index (uris, i - 1));
}

/* --- the widget ----------------------------------------------------------------------------- */

struct _AciesRecentList
{
  AdwBin parent_instance;

  GtkWidget    *box;
  GtkListBox   *rows;
  AciesCatalog *catalog;
  guint         loading; /* id of the tick callback that loads titles and pictures, or 0 */
  char         *search;
  GPtrArray    *forgotten; /* URIs that can be restored, or NULL */
};

#define PICTURE_HEIGHT 52
#define ITEM_KEY "acies-recent" /* key of a row's data: its file */
#define GAME_KEY "acies-game"   /* key of a row's data: the name of its game, once loaded */
#define ICON_KEY "acies-icon"   /* key of a row's data: the icon until its picture is loaded */

G_DEFINE_FINAL_TYPE (AciesRecentList, acies_recent_list, ADW_TYPE_BIN)

static AciesRecent *
get_item (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), ITEM_KEY);
}

/* --- search --------------------------------------------------------------------------------- */

static gboolean
matches (GtkListBoxRow *row,
         gpointer       user_data)
{
  AciesRecentList *self = user_data;
  const char      *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
  g_autofree char *all = g_strjoin (" ", title, get_item (row)->name, g_object_get_data (G_OBJECT (row), GAME_KEY), NULL);

  return g_str_match_string (self->search, all, TRUE);
}

/* Hides the list if no row matches. Returns: the number of matching rows */
static guint
show_matches (AciesRecentList *self)
{
  GtkListBoxRow *row;
  guint          n = 0;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)) != NULL; i++)
    n += matches (row, self);
  gtk_widget_set_visible (self->box, n > 0);
  return n;
}

guint
acies_recent_list_filter (AciesRecentList *self,
                          const char      *search)
{
  g_return_val_if_fail (ACIES_IS_RECENT_LIST (self), 0);

  g_free (self->search);
  self->search = g_strdup (search);
  gtk_list_box_invalidate_filter (self->rows);
  return show_matches (self);
}

/* --- removing and restoring ----------------------------------------------------------------- */

/* @uris: (transfer full) */
static void
tell_forgot (AciesRecentList *self,
             GPtrArray       *uris,
             const char      *message)
{
  g_clear_pointer (&self->forgotten, g_ptr_array_unref);
  self->forgotten = uris;
  acies_recent_list_refresh (self);
  g_signal_emit_by_name (self, "forgot", message);
}

static void
forget_row (AciesRecentList *self,
            GtkListBoxRow   *row)
{
  const AciesRecent *item = get_item (row);
  int                index = gtk_list_box_row_get_index (row);
  GPtrArray         *uris = g_ptr_array_new_with_free_func (g_free);
  g_autofree char   *message = g_strdup_printf (_ ("“%s” removed from the list"), item->name);
  GtkListBoxRow     *next;

  for (guint i = 0; item->uris[i] != NULL; i++)
    g_ptr_array_add (uris, g_strdup (item->uris[i]));
  acies_recent_forget (item);
  tell_forgot (self, uris, message);
  next = gtk_list_box_get_row_at_index (self->rows, index);
  if (next == NULL && index > 0)
    next = gtk_list_box_get_row_at_index (self->rows, index - 1);
  if (next != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (next));
}

static void
forget_clicked_cb (GtkButton       *button,
                   AciesRecentList *self)
{
  forget_row (self, GTK_LIST_BOX_ROW (gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_LIST_BOX_ROW)));
}

static void
clear_cb (AciesRecentList *self)
{
  tell_forgot (self, acies_recent_forget_all (), _ ("List cleared; the files are kept"));
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        modifiers,
        AciesRecentList       *self)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->rows));

  if (row == NULL || (keyval != GDK_KEY_Delete && keyval != GDK_KEY_KP_Delete))
    return GDK_EVENT_PROPAGATE;
  forget_row (self, GTK_LIST_BOX_ROW (row));
  return GDK_EVENT_STOP;
}

void
acies_recent_list_restore (AciesRecentList *self)
{
  g_return_if_fail (ACIES_IS_RECENT_LIST (self));

  if (self->forgotten != NULL)
    acies_recent_restore (self->forgotten);
  g_clear_pointer (&self->forgotten, g_ptr_array_unref);
  acies_recent_list_refresh (self);
}

/* --- the rows ------------------------------------------------------------------------------- */

static GtkWidget *
new_forget_button (AciesRecentList   *self,
                   const AciesRecent *item)
{
  GtkWidget       *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  g_autofree char *name = g_strdup_printf (_ ("Remove “%s” from the List"), item->name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  acies_tooltip_set (button, _ ("Remove from the List (Delete)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect (button, "clicked", G_CALLBACK (forget_clicked_cb), self);
  return button;
}

/* @item: (transfer full) */
static GtkWidget *
new_row (AciesRecentList *self,
         AciesRecent     *item)
{
  GtkWidget *row = adw_action_row_new ();
  /* Translators: a recent file that is missing; %s is its folder */
  g_autofree char *place = item->missing ? g_strdup_printf (_ ("Not found · %s"), item->place) : g_strdup (item->place);
  GtkWidget       *icon = gtk_image_new_from_icon_name ("document-open-recent-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), item->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), place);
  gtk_widget_set_size_request (icon, PICTURE_HEIGHT * 3 / 2, PICTURE_HEIGHT);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_forget_button (self, item));
  acies_tooltip_set (row, item->path);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), !item->missing);
  if (item->missing)
    gtk_widget_add_css_class (row, "missing");
  g_object_set_data_full (G_OBJECT (row), ITEM_KEY, item, (GDestroyNotify) recent_free);
  g_object_set_data (G_OBJECT (row), ICON_KEY, icon);
  return row;
}

/* --- titles and pictures -------------------------------------------------------------------- */

static void
show_document (AciesRecentList *self,
               GtkListBoxRow   *row,
               AciesDocument   *document)
{
  AciesSession      *game = acies_document_get_play (document);
  const AciesState  *state = acies_session_get_state (game != NULL ? game : acies_document_get_edit (document));
  GtkWidget         *picture = g_object_new (ACIES_TYPE_BOARD_PICTURE, "height", PICTURE_HEIGHT, "valign", GTK_ALIGN_CENTER,
                                             "margin-top", 9, "margin-bottom", 9, NULL);
  const AciesRecent *item = get_item (row);
  g_autofree char   *title = acies_document_dup_title (document);
  /* Translators: the name of a file, and its folder */
  g_autofree char *place = g_strdup_printf (_ ("%1$s · %2$s"), item->name, item->place);
  GtkWidget       *icon = g_object_get_data (G_OBJECT (row), ICON_KEY);

  gtk_widget_add_css_class (picture, "thumbnail");
  acies_board_picture_set_state (ACIES_BOARD_PICTURE (picture), state, acies_catalog_get_theme (self->catalog, state->ruleset));
  adw_action_row_remove (ADW_ACTION_ROW (row), icon);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), place);
  g_object_set_data_full (G_OBJECT (row), GAME_KEY, g_strdup (state->ruleset->name), g_free);
}

/* An unreadable file keeps its name as title; opening it reports the error. Remote files are not read, because they may
 * be slow. */
static void
load_row (AciesRecentList *self,
          GtkListBoxRow   *row)
{
  const AciesRecent *item = get_item (row);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = NULL;

  if (!item->missing && g_file_is_native (item->file))
    document = acies_document_open (item->file, acies_catalog_get_library (self->catalog), findings, NULL);
  if (document != NULL)
    show_document (self, row, document);
  g_object_set_data (G_OBJECT (row), ICON_KEY, NULL);
}

/* Loads one row in each frame. */
static gboolean
load_next_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       user_data)
{
  AciesRecentList *self = ACIES_RECENT_LIST (widget);
  GtkListBoxRow   *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->rows, i)) != NULL; i++)
    if (g_object_get_data (G_OBJECT (row), ICON_KEY) != NULL)
      {
        load_row (self, row);
        return G_SOURCE_CONTINUE;
      }
  self->loading = 0;
  gtk_list_box_invalidate_filter (self->rows);
  show_matches (self);
  return G_SOURCE_REMOVE;
}

static void
load (AciesRecentList *self)
{
  if (self->loading == 0 && self->catalog != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->loading = gtk_widget_add_tick_callback (GTK_WIDGET (self), load_next_cb, NULL, NULL);
}

void
acies_recent_list_set_catalog (AciesRecentList *self,
                               AciesCatalog    *catalog)
{
  g_return_if_fail (ACIES_IS_RECENT_LIST (self));

  self->catalog = catalog;
}

/* --- the battles ---------------------------------------------------------------------------- */

/* Whether the rows already show @items. */
static gboolean
is_shown (AciesRecentList *self,
          const GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++)
    {
      GtkListBoxRow     *row = gtk_list_box_get_row_at_index (self->rows, (int) i);
      const AciesRecent *item = g_ptr_array_index (items, i);

      if (row == NULL || get_item (row)->missing != item->missing ||
          !g_strv_equal ((const char *const *) get_item (row)->uris, (const char *const *) item->uris))
        return FALSE;
    }
  return gtk_list_box_get_row_at_index (self->rows, (int) items->len) == NULL;
}

/* Keeps the rows, and so the focus, if nothing has changed. */
void
acies_recent_list_refresh (AciesRecentList *self)
{
  g_autoptr (GPtrArray) items = acies_recent_get_all ();
  GtkListBoxRow *row;

  g_return_if_fail (ACIES_IS_RECENT_LIST (self));

  if (is_shown (self, items))
    return;
  while ((row = gtk_list_box_get_row_at_index (self->rows, 0)) != NULL)
    gtk_list_box_remove (self->rows, GTK_WIDGET (row));
  while (items->len > 0)
    gtk_list_box_append (self->rows, new_row (self, g_ptr_array_steal_index (items, 0)));
  show_matches (self);
  load (self);
  g_signal_emit_by_name (self, "changed");
}

gboolean
acies_recent_list_is_empty (AciesRecentList *self)
{
  g_return_val_if_fail (ACIES_IS_RECENT_LIST (self), TRUE);

  return gtk_list_box_get_row_at_index (self->rows, 0) == NULL;
}

static void
activated_cb (AciesRecentList *self,
              GtkListBoxRow   *row)
{
  g_autofree char *uri = g_file_get_uri (get_item (row)->file);

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-file", "s", uri);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_recent_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_recent_list_parent_class)->map (widget);
  load (ACIES_RECENT_LIST (widget));
}

static void
acies_recent_list_finalize (GObject *object)
{
  AciesRecentList *self = ACIES_RECENT_LIST (object);

  g_free (self->search);
  g_clear_pointer (&self->forgotten, g_ptr_array_unref);
  G_OBJECT_CLASS (acies_recent_list_parent_class)->finalize (object);
}

static void
acies_recent_list_class_init (AciesRecentListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_recent_list_finalize;
  widget_class->map = acies_recent_list_map;
  g_signal_new ("changed", ACIES_TYPE_RECENT_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("forgot", ACIES_TYPE_RECENT_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/recent-list.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesRecentList, box);
  gtk_widget_class_bind_template_child (widget_class, AciesRecentList, rows);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
}

static void
acies_recent_list_init (AciesRecentList *self)
{
  self->search = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->rows, matches, self, NULL);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (acies_recent_list_refresh), self,
                           G_CONNECT_SWAPPED);
}
