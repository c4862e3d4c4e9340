/* window-actions.c - what can be done in a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document-game.h"
#include "app/shortcuts-dialog.h"
#include "app/versions-dialog.h"
#include "app/window-private.h"
#include "session/rng.h"

#include <glib/gi18n.h>

#define ZOOM_STEP 1.2

static AciesCanvas *
canvas_of (AciesWindow *self)
{
  return acies_document_page_get_canvas (self->document_page);
}

static void
new_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  acies_window_new_document (ACIES_WINDOW (widget));
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  acies_window_choose_file (ACIES_WINDOW (widget));
}

/* What is shown is saved: the game while it is played, else the scenario. */
static gboolean
shows_game (AciesWindow *self)
{
  return acies_document_page_get_view (self->document_page) == ACIES_VIEW_PLAY;
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  if (shows_game (self))
    acies_window_save_game (self, self->document_page, NULL, NULL);
  else
    acies_window_save_page (self, self->document_page, NULL, NULL);
}

static void
save_as_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  if (shows_game (self))
    acies_window_save_game_as (self, self->document_page, NULL, NULL);
  else
    acies_window_save_page_as (self, self->document_page, NULL, NULL);
}

static void
versions_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  acies_document_page_flush (self->document_page);
  acies_versions_dialog_show (self, self->document);
}

static void
save_game_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  acies_window_save_game_as (self, self->document_page, NULL, NULL);
}

/* Other people's code is about to run, of printers and of file dialogs. */
static void
keep_work (AciesWindow *self)
{
  acies_document_page_flush (self->document_page);
  acies_recovery_flush (acies_application_get_recovery (acies_window_get_app (self)));
}

static void
export_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  keep_work (self);
  acies_window_export (self);
}

static void
duplicate_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);
  g_autoptr (AciesDocument) copy = NULL;

  acies_document_page_flush (self->document_page);
  copy = acies_document_duplicate (self->document);
  acies_window_add_document (self, copy);
}

static void
change_ruleset_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  acies_window_change_ruleset (ACIES_WINDOW (widget));
}

static void
print_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  keep_work (self);
  acies_window_print (self);
}

static void
sheet_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  acies_document_page_toggle_sheet (ACIES_WINDOW (widget)->document_page);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  acies_window_undo (ACIES_WINDOW (widget));
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesWindow  *self = ACIES_WINDOW (widget);
  AciesSession *session = acies_document_page_get_session (self->document_page);

  acies_document_page_flush (self->document_page);
  if (session != NULL && acies_session_can_redo (session))
    acies_session_redo (session);
}

/* What its parameter names is done to the hexes that are selected. */
static void
selection_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  acies_document_page_act (ACIES_WINDOW (widget)->document_page, g_variant_get_string (parameter, NULL));
}

/* Plays the board; pressed again it leads back to it. */
static void
play_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesWindow  *self = ACIES_WINDOW (widget);
  AciesViewKind view = acies_document_page_get_view (self->document_page);

  acies_document_page_set_view (self->document_page, view == ACIES_VIEW_PLAY ? ACIES_VIEW_EDIT : ACIES_VIEW_PLAY);
}

static void
set_up_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  acies_window_set_up (self, self->document_page);
}

static void
table_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  acies_window_change_table (ACIES_WINDOW (widget));
}

static void
restart_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  acies_window_restart (self, acies_rng_new_seed (), self->document_page);
}

static void
zoom_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AciesCanvas *canvas = canvas_of (ACIES_WINDOW (widget));

  if (g_str_equal (name, "win.zoom-fit"))
    acies_canvas_zoom_to_fit (canvas);
  else
    acies_canvas_zoom_by (canvas, g_str_equal (name, "win.zoom-in") ? ZOOM_STEP : 1 / ZOOM_STEP);
}

static void
search_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  acies_library_page_start_search (ACIES_WINDOW (widget)->library_page);
}

static void
restore_recent_action (GtkWidget  *widget,
                       const char *name,
                       GVariant   *parameter)
{
  acies_library_page_restore_recent (ACIES_WINDOW (widget)->library_page);
}

static void
library_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  acies_window_show_library (ACIES_WINDOW (widget));
}

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  acies_window_show_documents (ACIES_WINDOW (widget));
}

/* Closes what is shown: the tab, the library over the tabs, or the window. */
static void
close_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AciesWindow *self = ACIES_WINDOW (widget);

  if (self->document_page != NULL)
    acies_window_close_page (self, self->document_page);
  else if (adw_tab_view_get_n_pages (self->tabs) > 0)
    acies_window_show_documents (self);
  else
    gtk_window_close (GTK_WINDOW (widget));
}

static void
shortcuts_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  acies_shortcuts_dialog_show (GTK_WINDOW (widget));
}

/* From the board to the panel beside it, and back; from anywhere else to the board. */
static void
other_part_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  acies_document_page_exchange_focus (ACIES_WINDOW (widget)->document_page);
}

/* --- what can be done now ------------------------------------------------------------------- */

static char *
action_label (const char *plain,
              const char *format,
              char       *what)
{
  g_autofree char *taken = what;

  return taken != NULL ? g_strdup_printf (format, taken) : g_strdup (plain);
}

static char *
subtitle_of (AciesDocument *document)
{
  const char      *changed = acies_document_is_modified (document) ? _ ("unsaved changes") : NULL;
  g_autofree char *locked = NULL;
  g_autofree char *place = NULL;

  if (acies_document_is_original (document))
    place = g_strdup (_ ("Comes with Acies"));
  else if (acies_document_get_file (document) != NULL)
    place = g_file_get_basename (acies_document_get_file (document));
  else if (acies_document_get_damage (document) != NULL)
    place = g_strdup (_ ("Damaged copy"));
  else
    place = g_strdup (_ ("Not saved yet"));
  if (acies_document_is_read_only (document))
    {
      locked = g_strdup_printf ("%s · %s", place, _ ("read-only"));
      place = (g_free (place), g_steal_pointer (&locked));
    }
  return changed != NULL ? g_strdup_printf ("%s · %s", place, changed) : g_steal_pointer (&place);
}

static char *
game_subtitle_of (AciesDocument *document)
{
  GFile           *file = acies_document_get_game_file (document);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  if (name == NULL)
    return g_strdup (_ ("Game not saved yet"));
  return acies_document_would_lose_game (document) ? g_strdup_printf ("%s · %s", name, _ ("unsaved changes")) : g_steal_pointer (&name);
}

static void
show_labels (AciesWindow  *self,
             AciesSession *session)
{
  g_autofree char *title = acies_document_dup_title (self->document);
  g_autofree char *subtitle = shows_game (self) ? game_subtitle_of (self->document) : subtitle_of (self->document);
  g_autofree char *undo = acies_window_dup_undo_text (session);
  g_autofree char *redo = action_label (_ ("Redo"), _ ("Redo %s"), acies_session_dup_redo_label (session));
  /* Translators: the title of the window: the battle, then the program */
  g_autofree char *window_title = g_strdup_printf (_ ("%s — Acies"), title);

  acies_document_header_show_labels (self->header, title, subtitle, undo, redo,
                                     shows_game (self) ? acies_document_would_lose_game (self->document) : acies_document_is_modified (self->document));
  if (g_strcmp0 (gtk_window_get_title (GTK_WINDOW (self)), window_title) != 0)
    gtk_window_set_title (GTK_WINDOW (self), window_title);
}

/* To bring one back is a step of its own: not while a unit is carried, or a stroke goes on. */
static gboolean
has_versions (AciesDocument *document)
{
  return acies_document_get_file (document) != NULL && !acies_document_is_original (document) &&
         !acies_session_is_in_group (acies_document_get_edit (document));
}

void
acies_window_update_actions (AciesWindow *self)
{
  GtkWidget    *widget = GTK_WIDGET (self);
  gboolean      open = self->document != NULL;
  AciesSession *session = open ? acies_document_page_get_session (self->document_page) : NULL;
  gboolean      idle = session != NULL && !acies_session_is_in_group (session);

  gtk_widget_action_set_enabled (widget, "win.save", open);
  gtk_widget_action_set_enabled (widget, "win.save-as", open);
  gtk_widget_action_set_enabled (widget, "win.versions", open && has_versions (self->document));
  gtk_widget_action_set_enabled (widget, "win.save-game", open && acies_document_get_play (self->document) != NULL);
  gtk_widget_action_set_enabled (widget, "win.export", open);
  gtk_widget_action_set_enabled (widget, "win.duplicate", open);
  gtk_widget_action_set_enabled (widget, "win.change-ruleset",
                                 idle && acies_document_page_get_view (self->document_page) == ACIES_VIEW_EDIT);
  gtk_widget_action_set_enabled (widget, "win.print", open);
  gtk_widget_action_set_enabled (widget, "win.sheet", open && acies_document_page_get_view (self->document_page) == ACIES_VIEW_EDIT);
  gtk_widget_action_set_enabled (widget, "win.undo", idle && (acies_session_can_undo (session) || acies_session_can_ask_to_undo (session)));
  gtk_widget_action_set_enabled (widget, "win.redo", idle && acies_session_can_redo (session));
  gtk_widget_action_set_enabled (widget, "win.play", open);
  gtk_widget_action_set_enabled (widget, "win.set-up", open);
  gtk_widget_action_set_enabled (widget, "win.table", open && acies_document_page_get_view (self->document_page) == ACIES_VIEW_PLAY);
  gtk_widget_action_set_enabled (widget, "win.restart", open && acies_document_get_play (self->document) != NULL);
  gtk_widget_action_set_enabled (widget, "win.selection",
                                 open && acies_document_page_get_view (self->document_page) == ACIES_VIEW_EDIT);
  gtk_widget_action_set_enabled (widget, "win.zoom-in", open);
  gtk_widget_action_set_enabled (widget, "win.zoom-out", open);
  gtk_widget_action_set_enabled (widget, "win.zoom-fit", open);
  gtk_widget_action_set_enabled (widget, "win.library", open);
  gtk_widget_action_set_enabled (widget, "win.other-part", open);
  gtk_widget_action_set_enabled (widget, "win.back", !open && adw_tab_view_get_n_pages (self->tabs) > 0);
  gtk_widget_action_set_enabled (widget, "win.search", !open);
  acies_document_header_set_session (self->header, session);
  if (session != NULL)
    show_labels (self, session);
  else
    gtk_window_set_title (GTK_WINDOW (self), "Acies");
}

void
acies_window_class_add_actions (AciesWindowClass *klass)
{
  static const struct
  {
    const char                 *name;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.new", new_action },
    { "win.open", open_action },
    { "win.save", save_action },
    { "win.save-as", save_as_action },
    { "win.versions", versions_action },
    { "win.save-game", save_game_action },
    { "win.export", export_action },
    { "win.duplicate", duplicate_action },
    { "win.change-ruleset", change_ruleset_action },
    { "win.print", print_action },
    { "win.sheet", sheet_action },
    { "win.undo", undo_action },
    { "win.redo", redo_action },
    { "win.play", play_action },
    { "win.set-up", set_up_action },
    { "win.table", table_action },
    { "win.restart", restart_action },
    { "win.zoom-in", zoom_action },
    { "win.zoom-out", zoom_action },
    { "win.zoom-fit", zoom_action },
    { "win.search", search_action },
    { "win.close", close_action },
    { "win.restore-recent", restore_recent_action },
    { "win.library", library_action },
    { "win.back", back_action },
    { "win.shortcuts", shortcuts_action },
    { "win.other-part", other_part_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), actions[i].name, NULL, actions[i].activate);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "win.selection", "s", selection_action);
}
