/* open-files.c - which files are open in which windows: now, and at the next start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/recovery/open-files.h"

#include "app/recovery/open-tabs.h"
#include "app/recovery/restoration.h"
#include "app/window/window-list.h"

#define KEY "acies-open-files" /* of the application */
#define RETRY_SECONDS 3

struct _AciesOpenFiles
{
  GtkApplication *application;
  AciesRecovery  *recovery;
  gboolean        restored; /* what was open at the end of the last run was opened again */
  gboolean        ending;   /* the list is the one to be found at the next start */
  guint           keeping;  /* source id while the list is to be written */
  gboolean        failing;  /* it was told that the list cannot be written */
  guint           retry;    /* source id while the last try to write it came to nothing */
};

static void
open_files_free (AciesOpenFiles *self)
{
  g_clear_handle_id (&self->keeping, g_source_remove);
  g_clear_handle_id (&self->retry, g_source_remove);
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

static gboolean retry_cb (gpointer data);

/* The next start does without a list that cannot be written; nothing of the user's is lost by it. It is told once. */
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
    self->retry = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
}

static void
write_list (AciesOpenFiles *self)
{
  g_autoptr (GList) windows = g_list_reverse (acies_window_list_get (self->application));
  g_autofree char *path = acies_open_tabs_dup_path ();
  g_autoptr (GPtrArray) tabs = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_open_tab_free);
  g_autoptr (GError) error = NULL;
  guint number = 0;

  g_clear_handle_id (&self->keeping, g_source_remove);
  g_clear_handle_id (&self->retry, g_source_remove);
  for (GList *link = windows; link != NULL; link = link->next)
    acies_restoration_list_tabs (link->data, tabs, ++number);
  acies_open_tabs_write (tabs, path, &error);
  note_written (self, error);
}

static gboolean
keep_cb (gpointer data)
{
  AciesOpenFiles *self = data;

  self->keeping = 0;
  if (may_write (self))
    write_list (self);
  return G_SOURCE_REMOVE;
}

static gboolean
retry_cb (gpointer data)
{
  AciesOpenFiles *self = data;

  self->retry = 0;
  if (may_write (self))
    write_list (self);
  return G_SOURCE_REMOVE;
}

static void
keep (AciesOpenFiles *self)
{
  if (self->keeping == 0 && may_write (self))
    self->keeping = g_idle_add_full (G_PRIORITY_LOW, keep_cb, self, NULL);
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

/* It closes, and nobody has objected. */
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
    page = acies_restoration_open (window, file);
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
        g_ptr_array_add (some, acies_open_tab_copy (tab));
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
    acies_restoration_begin (window, tabs, self->recovery); /* a game may have been left all the same */
  while (next < tabs->len)
    {
      g_autoptr (GPtrArray) some = tabs_of_window (tabs, next);

      if (next > 0)
        {
          gtk_window_present (GTK_WINDOW (window)); /* those used later come over it */
          window = make (self->application);
        }
      acies_restoration_begin (window, some, self->recovery);
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
