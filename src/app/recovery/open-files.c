/* open-files.c - remembers which files are open in which windows, and reopens them at the next start
 *
 * The selected tab is reopened at once. The others follow one by one when the main loop is idle, each at its old
 * position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery/open-files.h"

#include "app/shared/place-text.h"
#include "app/shared/settings.h"
#include "formats/files/file.h"
#include "session/game.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <math.h>

/* --- the stored list of tabs ---------------------------------------------------------------- */

AciesOpenTab *
acies_open_tab_new (GFile *file)
{
  AciesOpenTab *self = g_new0 (AciesOpenTab, 1);

  self->file = g_object_ref (file);
  self->window = 1;
  return self;
}

static AciesOpenTab *
copy_tab (const AciesOpenTab *self)
{
  AciesOpenTab *copy = g_memdup2 (self, sizeof (*self));

  g_object_ref (copy->file);
  return copy;
}

void
acies_open_tab_free (AciesOpenTab *self)
{
  g_object_unref (self->file);
  g_free (self);
}

char *
acies_open_tabs_dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "acies", "open-tabs.ini", NULL);
}

/* --- reading -------------------------------------------------------------------------------- */

/* Returns: a number from the file, or 0 if it is missing or invalid */
static double
read_number (GKeyFile   *file,
             const char *group,
             const char *key)
{
  double number = g_key_file_get_double (file, group, key, NULL);

  return isfinite (number) ? number : 0;
}

static AciesOpenTab *
read_tab (GKeyFile   *file,
          const char *group)
{
  g_autofree char *uri = g_key_file_get_string (file, group, "uri", NULL);
  g_autoptr (GFile) place = uri != NULL ? acies_file_new_for_local_uri (uri) : NULL;
  AciesOpenTab *tab;

  if (place == NULL)
    return NULL;
  tab = acies_open_tab_new (place);
  tab->window = (guint) CLAMP (g_key_file_get_integer (file, group, "window", NULL), 1, ACIES_MOST_WINDOWS);
  tab->current = g_key_file_get_boolean (file, group, "current", NULL);
  tab->play = g_key_file_get_boolean (file, group, "play", NULL);
  tab->table = g_key_file_get_boolean (file, group, "table", NULL);
  tab->place.hex_width = read_number (file, group, "hex-width");
  tab->place.x = read_number (file, group, "x");
  tab->place.y = read_number (file, group, "y");
  return tab;
}

static int
compare_windows (gconstpointer a,
                 gconstpointer b)
{
  guint one = (*(AciesOpenTab *const *) a)->window;
  guint other = (*(AciesOpenTab *const *) b)->window;

  return (one > other) - (one < other);
}

GPtrArray *
acies_open_tabs_read (const char *path)
{
  GPtrArray *tabs = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  g_autoptr (GKeyFile) file = acies_key_file_load (path);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL && tabs->len < ACIES_MOST_OPEN_TABS; i++)
    {
      AciesOpenTab *tab = read_tab (file, groups[i]);

      if (tab != NULL)
        g_ptr_array_add (tabs, tab);
    }
  g_ptr_array_sort (tabs, compare_windows); /* a stable sort, which keeps the order of the tabs */
  return tabs;
}

/* --- writing -------------------------------------------------------------------------------- */

static void
write_tab (GKeyFile           *file,
           const AciesOpenTab *tab,
           guint               number)
{
  g_autofree char *group = g_strdup_printf ("tab-%u", number);
  g_autofree char *uri = g_file_get_uri (tab->file);

  g_key_file_set_string (file, group, "uri", uri);
  g_key_file_set_integer (file, group, "window", (int) tab->window);
  g_key_file_set_boolean (file, group, "current", tab->current);
  g_key_file_set_boolean (file, group, "play", tab->play);
  g_key_file_set_boolean (file, group, "table", tab->table);
  if (tab->place.hex_width <= 0)
    return; /* the whole board is visible */
  g_key_file_set_double (file, group, "hex-width", tab->place.hex_width);
  g_key_file_set_double (file, group, "x", tab->place.x);
  g_key_file_set_double (file, group, "y", tab->place.y);
}

gboolean
acies_open_tabs_write (const GPtrArray *tabs,
                       const char      *path,
                       GError         **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = NULL;

  for (guint i = 0; i < tabs->len; i++)
    write_tab (file, g_ptr_array_index (tabs, i), i + 1);
  text = g_key_file_to_data (file, NULL, NULL);
  g_mkdir_with_parents (folder, 0700);
  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}

/* --- reopening ------------------------------------------------------------------------------ */

/* Longer than usual, because the user may not look at a window that is starting. */
#define LOST_SECONDS 15
#define RESTORATION_KEY "acies-restoration" /* key of a window's data: its Restoration */

/* A tab to reopen. */
typedef struct
{
  const AciesOpenTab *tab;
  gboolean            tried; /* it has been opened, or cannot be opened */
  const void         *page;  /* (nullable): its AciesDocumentPage, only for comparison: it may be closed */
} Entry;

/* The tabs to reopen in a window, which owns this until all are opened. */
typedef struct
{
  AciesWindow   *window;
  AciesRecovery *recovery;
  GPtrArray     *tabs;    /* of AciesOpenTab */
  Entry         *entries; /* one for each tab */
  guint          source;  /* source id of the callback that opens the next tab */
  guint          n_lost;
  char          *lost; /* name of the first file that could not be opened */
} Restoration;

static Restoration *
restoration_of (AciesWindow *window)
{
  return g_object_get_data (G_OBJECT (window), RESTORATION_KEY);
}

/* Returns: (nullable): the page of an opened entry, or the entry itself if it is still to be opened */
static const void *
key_of (const Entry *entry)
{
  return entry->tried ? entry->page : entry;
}

/* --- keeping -------------------------------------------------------------------------------- */

/* Returns: (nullable) (transfer full): the file to reopen for a tab: of the game in Play and Table, otherwise of the scenario;
 *   the journal of the game if there is no file */
static GFile *
dup_file_of (AciesDocumentPage *page)
{
  AciesDocument *document = acies_document_page_get_document (page);
  GFile         *game = acies_document_get_game_file (document);
  GFile         *file = acies_document_get_file (document);

  if (file == NULL || (acies_document_page_shows_game (page) && game != NULL))
    file = game;
  return file != NULL ? g_object_ref (file) : acies_document_dup_game_journal (document);
}

/* Finds the position at which to insert an entry: beside its old neighbours, wherever these are now.
 *
 * @among: pages, and entries still to be opened, from left to right */
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
  tab->table = acies_document_page_get_view (page) == ACIES_VIEW_TABLE;
  tab->place = acies_canvas_get_place (acies_document_page_get_canvas (page));
  return tab;
}

/* Inserts the tabs that are still to be reopened.
 * @tabs: the list, in which the tabs of this window start at index @first
 * @among: the pages of these tabs */
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
      tab = copy_tab (entry->tab);
      tab->current = FALSE;
      g_ptr_array_insert (among, (int) position, entry);
      g_ptr_array_insert (tabs, (int) (first + position), tab);
    }
}

/* Adds the tabs of @window that have a file, and between them the tabs that are still to be reopened.
 * @number: the number of the window, from 1 */
static void
list_tabs (AciesWindow *window,
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

/* --- reopening one tab ---------------------------------------------------------------------- */

/* Restores the view and the visible part of the board, without changing the focus. */
static void
show_as_before (GtkWindow          *window,
                AciesDocumentPage  *page,
                const AciesOpenTab *tab)
{
  GtkWidget    *focus = gtk_window_get_focus (window);
  AciesViewKind view = tab->table ? ACIES_VIEW_TABLE : tab->play ? ACIES_VIEW_PLAY
                                                                 : ACIES_VIEW_EDIT;

  if (view != acies_document_page_get_view (page) && (view != ACIES_VIEW_PLAY || acies_document_page_shows_game (page)))
    {
      acies_document_page_set_view (page, view);
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

/* Opens a file, with the game that was in progress if there is one. */
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

/* Returns: (nullable) (transfer none): the page, or %NULL if the tab was not opened */
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
  if (acies_window_list_has_file (gtk_window_get_application (GTK_WINDOW (self->window)), tab->file)) /* listed twice, or opened since */
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

/* Returns: (nullable) (transfer none): the page with @file, if it was still to be reopened in @window */
static AciesDocumentPage *
open_awaited (AciesWindow *window,
              GFile       *file)
{
  Restoration *self = restoration_of (window);

  for (guint i = 0; self != NULL && i < self->tabs->len; i++)
    if (!self->entries[i].tried && g_file_equal (self->entries[i].tab->file, file))
      return open_again (self, i);
  return NULL;
}

/* --- reopening all tabs --------------------------------------------------------------------- */

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

/* Recovers games whose tabs had not been listed yet when the program was killed. */
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

/* Stops reopening tabs, because the window is destroyed or all tabs are open. */
static void
stop (AciesWindow *window)
{
  g_object_set_data (G_OBJECT (window), RESTORATION_KEY, NULL);
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

/* Reopens the tab that was selected, or the next one that can be opened. */
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

/* Reopens the selected tab at once and the others when the main loop is idle. Shows one message if files cannot be
 * opened.
 *
 * @tabs: the tabs of this window
 * @recovery: recovers the games that were in progress */
static void
begin_restoration (AciesWindow   *window,
                   GPtrArray     *tabs,
                   AciesRecovery *recovery)
{
  Restoration *self = g_new0 (Restoration, 1);
  guint        current = tabs->len;

  self->window = window;
  self->recovery = recovery;
  self->tabs = g_ptr_array_ref (tabs);
  self->entries = g_new0 (Entry, tabs->len);
  for (guint i = 0; i < tabs->len; i++)
    {
      self->entries[i].tab = g_ptr_array_index (tabs, i);
      current = self->entries[i].tab->current ? i : current;
    }
  g_object_set_data_full (G_OBJECT (window), RESTORATION_KEY, self, (GDestroyNotify) restoration_free);
  g_signal_connect (window, "destroy", G_CALLBACK (stop), NULL);
  if (current < tabs->len) /* otherwise the library was shown */
    show_current (self, current);
  self->source = g_idle_add_full (G_PRIORITY_LOW, open_next_cb, self, NULL);
}

/* --- the open files of the running program -------------------------------------------------- */

#define KEY "acies-open-files" /* key of the application's data */
#define RETRY_SECONDS 3

struct _AciesOpenFiles
{
  GtkApplication *application;
  AciesRecovery  *recovery;
  gboolean        restored; /* the tabs of the last run have been restored */
  gboolean        ending;   /* the stored list is final */
  guint           writing;  /* source id of the next attempt to write the list, or 0 */
  gboolean        failing;  /* a failure to write the list was reported */
};

static void
open_files_free (AciesOpenFiles *self)
{
  g_clear_handle_id (&self->writing, g_source_remove);
  g_free (self);
}

AciesOpenFiles *
acies_open_files_new (GtkApplication *application,
                      AciesRecovery  *recovery)
{
  AciesOpenFiles *self = g_new0 (AciesOpenFiles, 1);

  self->application = application;
  self->recovery = recovery;
  g_object_set_data_full (G_OBJECT (application), KEY, self, (GDestroyNotify) open_files_free);
  return self;
}

AciesOpenFiles *
acies_open_files_of (AciesWindow *window)
{
  return g_object_get_data (G_OBJECT (gtk_window_get_application (GTK_WINDOW (window))), KEY);
}

AciesRecovery *
acies_open_files_get_recovery (AciesOpenFiles *self)
{
  return self->recovery;
}

/* --- the list ------------------------------------------------------------------------------- */

/* The list must not be overwritten before the tabs of the last run have been restored. */
static gboolean
may_write (AciesOpenFiles *self)
{
  return self->restored && !self->ending;
}

static gboolean write_cb (gpointer data);

/* Retries a failed write, and reports the failure once, on standard error only: no work is lost. */
static void
note_written (AciesOpenFiles *self,
              const GError   *error)
{
  gboolean told = self->failing;

  self->failing = error != NULL;
  if (error == NULL)
    return;
  if (!told)
    g_message ("%s", error->message);
  if (!self->ending)
    self->writing = g_timeout_add_seconds (RETRY_SECONDS, write_cb, self);
}

static void
write_list (AciesOpenFiles *self)
{
  g_autoptr (GList) windows = g_list_reverse (acies_window_list_get (self->application));
  g_autofree char *path = acies_open_tabs_dup_path ();
  g_autoptr (GPtrArray) tabs = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  g_autoptr (GError) error = NULL;
  guint number = 0;

  g_clear_handle_id (&self->writing, g_source_remove);
  for (GList *link = windows; link != NULL; link = link->next)
    list_tabs (link->data, tabs, ++number);
  acies_open_tabs_write (tabs, path, &error);
  note_written (self, error);
}

static gboolean
write_cb (gpointer data)
{
  AciesOpenFiles *self = data;

  self->writing = 0;
  if (may_write (self))
    write_list (self);
  return G_SOURCE_REMOVE;
}

static void
keep (AciesOpenFiles *self)
{
  if (self->writing == 0 && may_write (self))
    self->writing = g_idle_add_full (G_PRIORITY_LOW, write_cb, self, NULL);
}

void
acies_open_files_end (AciesOpenFiles *self)
{
  if (may_write (self))
    write_list (self);
  self->ending = TRUE;
}

void
acies_open_files_stay (AciesOpenFiles *self)
{
  self->ending = FALSE;
  keep (self);
}

/* --- windows -------------------------------------------------------------------------------- */

static gboolean
is_one_window (AciesOpenFiles *self)
{
  g_autoptr (GList) windows = acies_window_list_get (self->application);

  return windows != NULL && windows->next == NULL;
}

gboolean
acies_open_files_is_ending (AciesOpenFiles *self)
{
  return self->ending || is_one_window (self);
}

/* The window closes: the user has not cancelled. */
static gboolean
close_cb (AciesOpenFiles *self)
{
  if (is_one_window (self))
    acies_open_files_end (self);
  else
    keep (self);
  return GDK_EVENT_PROPAGATE;
}

void
acies_open_files_watch (AciesOpenFiles *self,
                        AciesWindow    *window)
{
  g_signal_connect_swapped (window, "tabs-changed", G_CALLBACK (keep), self);
  g_signal_connect_data (window, "close-request", G_CALLBACK (close_cb), self, NULL, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
}

AciesDocumentPage *
acies_open_files_show_in (AciesWindow *window,
                          GFile       *file)
{
  AciesDocumentPage *page = acies_window_find_page (window, file);

  if (page == NULL)
    page = open_awaited (window, file);
  if (page != NULL)
    acies_window_show_page (window, page);
  return page;
}

gboolean
acies_open_files_show (AciesOpenFiles *self,
                       GFile          *file)
{
  g_autoptr (GList) windows = acies_window_list_get (self->application);

  for (GList *link = windows; link != NULL; link = link->next)
    if (acies_open_files_show_in (link->data, file) != NULL)
      {
        gtk_window_present (link->data);
        return TRUE;
      }
  return FALSE;
}

/* --- restoring windows ---------------------------------------------------------------------- */

/* Returns: (transfer full): the tabs of one window, which start at index @first */
static GPtrArray *
tabs_of_window (const GPtrArray *tabs,
                guint            first)
{
  GPtrArray          *some = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  const AciesOpenTab *one = g_ptr_array_index (tabs, first);

  for (guint i = first; i < tabs->len; i++)
    {
      const AciesOpenTab *tab = g_ptr_array_index (tabs, i);

      if (tab->window == one->window)
        g_ptr_array_add (some, copy_tab (tab));
    }
  return some;
}

static AciesWindow *
restore (AciesOpenFiles  *self,
         AciesWindow     *window,
         AciesWindowMaker make)
{
  g_autofree char *path = acies_open_tabs_dup_path ();
  g_autoptr (GPtrArray) tabs = acies_open_tabs_read (path);
  guint next = 0;

  if (tabs->len == 0)
    begin_restoration (window, tabs, self->recovery); /* there may still be a game to recover */
  while (next < tabs->len)
    {
      g_autoptr (GPtrArray) some = tabs_of_window (tabs, next);

      if (next > 0)
        {
          gtk_window_present (GTK_WINDOW (window)); /* windows that were used later are presented above it */
          window = make (self->application);
        }
      begin_restoration (window, some, self->recovery);
      next += some->len;
    }
  return window;
}

AciesWindow *
acies_open_files_restore (AciesOpenFiles  *self,
                          AciesWindow     *window,
                          AciesWindowMaker make)
{
  if (!self->restored || self->ending) /* the application may have outlived its last window */
    window = restore (self, window, make);
  self->restored = TRUE;
  self->ending = FALSE;
  return window;
}
