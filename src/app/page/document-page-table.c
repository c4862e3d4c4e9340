/* document-page-table.c - shows the game of a page at a real table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/document-page-private.h"

#include "session/rng.h"

#include <glib/gi18n.h>

/* Whether @game goes on at a table, where people move the pieces. Puzzles and lessons stay on the screen. */
static gboolean
is_at_table (AciesSession *game)
{
  return game != NULL && (acies_session_get_settings (game)->depth != ACIES_DEPTH_SCREEN || acies_session_is_puzzle (game) ||
                          acies_session_get_settings (game)->lesson);
}

static gboolean
is_over (AciesSession *game)
{
  return acies_session_get_state (game)->outcome.reason != ACIES_END_NOT_YET;
}

gboolean
acies_document_page_counts_only (AciesDocumentPage *self)
{
  AciesSession *game = acies_document_get_play (self->document);

  return game != NULL && acies_session_get_settings (game)->depth == ACIES_DEPTH_TRACKERS;
}

/* --- the screen stays awake --------------------------------------------------------------------- */

static void
mapped_cb (AciesDocumentPage *self,
           GtkWidget         *view)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  if (application != NULL && self->awake == 0)
    self->awake = gtk_application_inhibit (application, GTK_WINDOW (gtk_widget_get_root (view)), GTK_APPLICATION_INHIBIT_IDLE,
                                           _ ("The screen shows a game at the table"));
}

static void
unmapped_cb (AciesDocumentPage *self)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  if (application != NULL && self->awake != 0)
    gtk_application_uninhibit (application, self->awake);
  self->awake = 0;
}

/* --- what Table shows --------------------------------------------------------------------------- */

static void
to_screen_cb (AciesDocumentPage *self)
{
  acies_document_page_set_view (self, ACIES_VIEW_PLAY);
}

static void
begin_cb (AciesDocumentPage *self)
{
  g_signal_emit_by_name (self, "table");
}

/* Puts @view and @rules into their places. */
static void
show (AciesDocumentPage *self,
      GtkWidget         *view,
      AciesRulesPane    *rules)
{
  GtkWidget *former = gtk_stack_get_child_by_name (self->table_rules, "rules");

  adw_bin_set_child (self->table_place, view);
  if (former != NULL)
    gtk_stack_remove (self->table_rules, former);
  gtk_stack_add_named (self->table_rules, GTK_WIDGET (rules), "rules");
}

static void
make_companion (AciesDocumentPage *self,
                AciesSession      *game)
{
  AciesTheme *theme = acies_catalog_get_theme (self->catalog, acies_session_get_state (game)->ruleset);
  GtkWidget  *view = acies_companion_view_new (game, theme);

  self->start = NULL;
  self->companion = ACIES_COMPANION_VIEW (view);
  g_object_connect (view,
                    "swapped-object-signal::told", acies_document_page_show_message, self,
                    "swapped-object-signal::to-screen", to_screen_cb, self,
                    "swapped-object-signal::map", mapped_cb, self,
                    "swapped-object-signal::unmap", unmapped_cb, self,
                    NULL);
  show (self, view, acies_companion_view_get_rules (self->companion));
}

static void
make_start (AciesDocumentPage *self)
{
  AciesRulesPane *rules = g_object_new (ACIES_TYPE_RULES_PANE, NULL);

  self->companion = NULL;
  self->start = g_object_new (ACIES_TYPE_START_PAGE, NULL);
  g_signal_connect_object (self->start, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  acies_rules_pane_set_session (rules, acies_document_get_edit (self->document), acies_document_page_get_theme (self));
  show (self, GTK_WIDGET (self->start), rules);
}

void
acies_document_page_clear_table (AciesDocumentPage *self)
{
  GtkWidget *rules = gtk_stack_get_child_by_name (self->table_rules, "rules");

  self->start = NULL;
  self->companion = NULL;
  adw_bin_set_child (self->table_place, NULL);
  if (rules != NULL)
    gtk_stack_remove (self->table_rules, rules);
}

void
acies_document_page_show_table (AciesDocumentPage *self)
{
  AciesSession *game = acies_document_get_play (self->document);

  if (is_at_table (game) && !self->starts_anew)
    {
      if (self->companion == NULL)
        make_companion (self, game);
      acies_companion_view_set_shape (self->companion, self->shape);
    }
  else if (self->start == NULL)
    make_start (self);
}

AciesRulesPane *
acies_document_page_get_table_rules (AciesDocumentPage *self)
{
  return ACIES_RULES_PANE (gtk_stack_get_child_by_name (self->table_rules, "rules"));
}

void
acies_document_page_focus_table (AciesDocumentPage *self)
{
  if (self->companion != NULL)
    acies_companion_view_take_focus (self->companion);
  else
    acies_start_page_take_focus (self->start);
}

gboolean
acies_document_page_undo_tap (AciesDocumentPage *self)
{
  AciesSession *game = acies_document_get_play (self->document);

  if (self->companion == NULL || !acies_session_can_undo (game))
    return FALSE;
  acies_session_undo (game);
  return TRUE;
}

/* --- going there, and back ---------------------------------------------------------------------- */

/* A game on the screen goes on at the table: people move the pieces, and roll the dice. */
void
acies_document_page_prepare_table (AciesDocumentPage *self)
{
  AciesSession     *game = acies_document_get_play (self->document);
  AciesGameSettings settings;

  acies_document_page_flush (self);
  self->starts_anew = FALSE;
  self->left_view = self->view;
  self->beside = FALSE;
  if (game == NULL || is_at_table (game) || is_over (game))
    return;
  settings = *acies_session_get_settings (game);
  settings.depth = ACIES_DEPTH_POSITION;
  settings.dice = ACIES_DICE_ENTERED;
  acies_session_set_settings (game, &settings);
  acies_document_page_show_message (self, _ ("The game continues at the table: roll your own dice, and enter them in Play"));
}

void
acies_document_page_toggle_table (AciesDocumentPage *self)
{
  AciesViewKind back;

  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  back = self->left_view == ACIES_VIEW_PLAY && acies_document_get_play (self->document) != NULL && !acies_document_page_counts_only (self)
             ? ACIES_VIEW_PLAY
             : ACIES_VIEW_EDIT;
  acies_document_page_set_view (self, self->view == ACIES_VIEW_TABLE ? back : ACIES_VIEW_TABLE);
}

void
acies_document_page_start_table (AciesDocumentPage *self)
{
  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  if (self->view != ACIES_VIEW_TABLE)
    self->left_view = self->view;
  self->view = ACIES_VIEW_TABLE;
  self->starts_anew = TRUE;
  acies_document_page_clear_table (self);
  acies_document_page_show_view (self);
  acies_document_page_take_focus (self);
}

/* All people see the table, so they may take back what they like. */
void
acies_document_page_begin_table (AciesDocumentPage *self)
{
  AciesGameSettings settings = { .dice = ACIES_DICE_ENTERED, .undo = ACIES_UNDO_TAKE_BACKS };
  g_autoptr (AciesStartPage) start = NULL;

  g_return_if_fail (ACIES_IS_DOCUMENT_PAGE (self));

  if (self->start == NULL)
    return;
  start = g_object_ref (self->start);
  settings.depth = acies_start_page_get_depth (start);
  acies_document_page_begin (self, &settings, acies_rng_new_seed ());
  if (acies_document_page_counts_only (self))
    acies_start_page_set_clocks (start, acies_document_get_play (self->document));
}
