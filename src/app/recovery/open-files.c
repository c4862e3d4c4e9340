/* open-files.c - which files are open in which windows: now, and at the next start
 *
 * The tab that was shown is there at once; the others come one by one when
 * nothing else is to be done, each to its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery/open-files.h"

#include "app/shared/place-text.h"
#include "app/shared/settings.h"
#include "app/window/window-list.h"
#include "formats/files/file.h"
#include "session/game.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <math.h>

/* --- the list in its file ------------------------------------------------------------------- */

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

/* A number that is missing, or none, is 0. */
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
  g_ptr_array_sort (tabs, compare_windows); /* which keeps the order of each window's */
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
  if (tab->place.hex_width <= 0)
    return; /* the whole board is seen */
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

/* --- opening again -------------------------------------------------------------------------- */

/* People look elsewhere while the window starts. */
#define LOST_SECONDS 15
#define RESTORATION_KEY "acies-restoration" /* of a window: its Restoration */

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
  return g_object_get_data (G_OBJECT (window), RESTORATION_KEY);
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
      tab = copy_tab (entry->tab);
      tab->current = FALSE;
      g_ptr_array_insert (among, (int) position, entry);
      g_ptr_array_insert (tabs, (int) (first + position), tab);
    }
}

/* Adds those of @window, which is the @number of all from 1 on, that show a file, and in their places those that are still
 * to be opened again. */
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

/* Returns: (nullable) (transfer none): @file in its tab, if it was still to be opened again here, and can be */
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

/* Opens the tab that was shown at once and the others when there is time, and says in one sentence what could not be
 * opened.
 *
 * @tabs: what was open in this window at the end; kept until it is open again
 * @recovery: has the games that were going on */
static void
begin_restoration (AciesWindow   *window,
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
  g_object_set_data_full (G_OBJECT (window), RESTORATION_KEY, self, (GDestroyNotify) restoration_free);
  g_signal_connect (window, "destroy", G_CALLBACK (stop), NULL);
  if (current < tabs->len) /* else the library was shown */
    show_current (self, current);
  self->source = g_idle_add_full (G_PRIORITY_LOW, open_next_cb, self, NULL);
}

/* --- the list of now ------------------------------------------------------------------------ */

#define KEY "acies-open-files" /* of the application */
#define RETRY_SECONDS 3

struct _AciesOpenFiles
{
  GtkApplication *application;
  AciesRecovery  *recovery;
  gboolean        restored; /* what was open at the end of the last run was opened again */
  gboolean        ending;   /* the list is the one to be found at the next start */
  guint           writing;  /* source id while the list is to be written, soon or again after it could not be */
  gboolean        failing;  /* it was reported that the list cannot be written */
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
acies_open_files_get (GtkApplication *application)
{
  return g_object_get_data (G_OBJECT (application), KEY);
}

AciesOpenFiles *
acies_open_files_of (AciesWindow *window)
{
  return acies_open_files_get (gtk_window_get_application (GTK_WINDOW (window)));
}

AciesRecovery *
acies_open_files_get_recovery (AciesOpenFiles *self)
{
  return self->recovery;
}

/* --- the list ------------------------------------------------------------------------------- */

/* Before anything was opened again the list stays the one that says so; from then on it is written with what is
 * still to be opened. */
static gboolean
may_write (AciesOpenFiles *self)
{
  return self->restored && !self->ending;
}

static gboolean write_cb (gpointer data);

/* The next start does without a list that cannot be written; no work is lost by it. It is reported once. */
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

/* It closes, and no question has stopped it. */
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

/* --- opening again -------------------------------------------------------------------------- */

/* What was in one window: from @first on. */
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
    begin_restoration (window, tabs, self->recovery); /* a game may have been left all the same */
  while (next < tabs->len)
    {
      g_autoptr (GPtrArray) some = tabs_of_window (tabs, next);

      if (next > 0)
        {
          gtk_window_present (GTK_WINDOW (window)); /* those used later come over it */
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
  if (!self->restored || self->ending) /* it may have outlived its last window */
    window = restore (self, window, make);
  self->restored = TRUE;
  self->ending = FALSE;
  return window;
}
