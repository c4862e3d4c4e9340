/* window-play.c - sets up games, and asks who must agree before a step is taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/document-game.h"
#include "app/setup-dialog.h"
#include "app/window-private.h"

#include <glib/gi18n.h>

/* --- another game in place of the one there is ----------------------------------------------- */

/* A page on which another game is to begin when nothing is lost by it. */
typedef struct
{
  AciesDocumentPage *page;
  guint64            seed;
} Another;

static Another *
another_new (AciesDocumentPage *page,
             guint64            seed)
{
  Another *self = g_new0 (Another, 1);

  *self = (Another) { g_object_ref (page), seed };
  return self;
}

static void
another_free (Another *self)
{
  g_object_unref (self->page);
  g_free (self);
}

static void
restart_cb (AciesWindow *window,
            gpointer     data,
            gboolean     settled)
{
  Another *another = data;

  if (settled)
    acies_document_page_restart (another->page, another->seed);
  another_free (another);
}

void
acies_window_restart (AciesWindow       *self,
                      guint64            seed,
                      AciesDocumentPage *page)
{
  if (acies_document_page_may_begin (page))
    acies_window_settle_game (self, page, restart_cb, another_new (page, seed));
}

/* --- setting up ----------------------------------------------------------------------------- */

static void
begin_cb (AciesSetupDialog  *dialog,
          AciesDocumentPage *page)
{
  AciesGameSettings settings = acies_setup_dialog_get_settings (dialog);

  acies_document_page_begin (page, &settings, acies_setup_dialog_get_seed (dialog));
}

static AciesSetupDialog *
new_dialog (AciesWindow  *self,
            AciesSession *session)
{
  const AciesState *battle = acies_session_get_state (session);

  return acies_setup_dialog_new (GTK_WINDOW (self), battle,
                                 acies_catalog_get_theme (acies_window_get_catalog (self), battle->ruleset));
}

static void
set_up (AciesWindow       *self,
        AciesDocumentPage *page)
{
  AciesDocument    *document = acies_document_page_get_document (page);
  AciesSetupDialog *dialog = new_dialog (self, acies_document_get_edit (document));

  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), page, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
set_up_cb (AciesWindow *window,
           gpointer     data,
           gboolean     settled)
{
  Another *another = data;

  if (settled)
    set_up (window, another->page);
  another_free (another);
}

void
acies_window_set_up (AciesWindow       *self,
                     AciesDocumentPage *page)
{
  if (acies_document_page_may_begin (page))
    acies_window_settle_game (self, page, set_up_cb, another_new (page, 0));
}

/* --- a game that goes on -------------------------------------------------------------------- */

static void
apply_cb (AciesSetupDialog *dialog,
          AciesSession     *game)
{
  AciesGameSettings settings = acies_setup_dialog_get_settings (dialog);

  acies_session_set_settings (game, &settings);
}

void
acies_window_change_table (AciesWindow *self)
{
  AciesSession     *game = acies_document_get_play (self->document);
  AciesSetupDialog *dialog = new_dialog (self, game);

  acies_setup_dialog_show_game (dialog, acies_session_get_settings (game));
  g_signal_connect_object (dialog, "begin", G_CALLBACK (apply_cb), game, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- from the library ----------------------------------------------------------------------- */

static void
begin_opened_cb (AciesSetupDialog *dialog,
                 AciesWindow      *self)
{
  AciesDocument    *document = g_object_get_data (G_OBJECT (dialog), "document");
  AciesGameSettings settings = acies_setup_dialog_get_settings (dialog);

  acies_window_show_new (self, document);
  acies_document_page_begin (self->document_page, &settings, acies_setup_dialog_get_seed (dialog));
}

/* The battle gets a tab when the game begins: who thinks better of it is in the library again. */
static void
set_up_opened (AciesWindow   *self,
               AciesDocument *document)
{
  AciesSetupDialog *dialog = new_dialog (self, acies_document_get_edit (document));

  g_object_set_data_full (G_OBJECT (dialog), "document", g_object_ref (document), g_object_unref);
  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_opened_cb), self, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
acies_window_play_file (AciesWindow *self,
                        GFile       *file)
{
  AciesLibrary *library = acies_window_get_library (self);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = NULL;
  AciesDocumentPage *page;

  if (!acies_application_has_file (acies_window_get_app (self), file))
    document = acies_document_open (file, library, findings, NULL);
  if (document != NULL && acies_findings_count (findings, ACIES_SEVERITY_ERROR) == 0)
    {
      set_up_opened (self, document);
      return;
    }
  acies_window_open_file (self, file); /* which says what is wrong with it, or shows its tab */
  page = self->document_page;
  if (page != NULL && acies_document_is_at (acies_document_page_get_document (page), file))
    acies_window_set_up (self, page);
}

/* --- taking back ---------------------------------------------------------------------------- */

static const char *
side_name (AciesSession *session,
           AciesSide     side)
{
  return acies_session_get_state (session)->ruleset->sides[side].name;
}

/* Who is not the one that wants to take back; there are two where anybody has to agree. */
static AciesSide
find_other_side (AciesSession *session,
                 AciesSide     side)
{
  AciesSide other = 0;

  while (other == side)
    other++;
  return other;
}

static void
agreed_cb (AciesSession *session,
           const char   *answer)
{
  if (g_str_equal (answer, "agree") && acies_session_can_ask_to_undo (session))
    acies_session_undo_agreed (session);
}

static void
ask_to_undo (AciesWindow  *self,
             AciesSession *session)
{
  AciesSide        side = acies_session_get_undo_side (session);
  const char      *other = side_name (session, find_other_side (session, side));
  g_autofree char *step = acies_session_dup_undo_label (session);
  /* Translators: a side, "Macedon Wants to Take Back" */
  g_autofree char *heading = g_strdup_printf (_ ("%s Wants to Take Back"), side_name (session, side));
  /* Translators: a step, such as "Attack E5 from F5", then a side */
  g_autofree char  *body = g_strdup_printf (_ ("%s\n\nDoes %s agree? When it is done again, the same dice fall."), step, other);
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (GTK_WINDOW (self), heading, body));

  adw_message_dialog_add_responses (dialog, "refuse", _ ("_Refuse"), "agree", _ ("_Agree"), NULL);
  adw_message_dialog_set_default_response (dialog, "refuse");
  adw_message_dialog_set_close_response (dialog, "refuse");
  g_signal_connect_object (dialog, "response", G_CALLBACK (agreed_cb), session, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

void
acies_window_undo (AciesWindow *self)
{
  AciesSession *session = acies_document_page_get_session (self->document_page);

  acies_document_page_flush (self->document_page);
  if (session == NULL)
    return;
  if (acies_session_can_undo (session))
    acies_session_undo (session);
  else if (acies_session_can_ask_to_undo (session))
    ask_to_undo (self, session);
}

char *
acies_window_dup_undo_text (AciesSession *session)
{
  g_autofree char  *step = acies_session_dup_undo_label (session);
  AciesUndoObstacle obstacle;

  if (step != NULL && acies_session_can_ask_to_undo (session))
    /* Translators: what was done, such as "Attack E5 from F5" */
    return g_strdup_printf (_ ("Undo %s: the other side is asked"), step);
  if (step != NULL)
    /* Translators: %s is what was done, such as "Paint Forest" */
    return g_strdup_printf (_ ("Undo %s"), step);
  obstacle = acies_session_get_undo_obstacle (session);
  if (obstacle == ACIES_UNDO_AFTER_DICE || obstacle == ACIES_UNDO_AFTER_CARD)
    return g_strdup (acies_undo_obstacle_to_string (obstacle));

  return g_strdup (_ ("Undo"));
}
