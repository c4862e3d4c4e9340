/* play.c - starts games, and changes the settings of games in progress
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"

#include "app/dialogs/questions.h"
#include "app/dialogs/setup-dialog.h"
#include "app/document/battles.h"
#include "app/shared/dialog.h"
#include "app/shared/settings.h"
#include "engine/core/procs.h"
#include "engine/edit/transform.h"
#include "session/rng.h"

#include <glib/gi18n.h>

/* --- replacing the current game ------------------------------------------------------------- */

/* A page on which another game starts when the current one has been saved or discarded. */
typedef struct _Another Another;
struct _Another
{
  AciesDocumentPage *page;
  void (*begin) (AciesWindow   *window,
                 const Another *another);
  guint64   seed;
  AciesSide side; /* played by the user against the computer */
};

static void
settled_cb (AciesWindow *window,
            gpointer     data,
            gboolean     settled)
{
  Another *another = data;

  if (settled)
    another->begin (window, another);
  g_object_unref (another->page);
  g_free (another);
}

/* Copies @another. */
static void
begin_when_settled (AciesWindow *window,
                    Another      another)
{
  if (!acies_document_page_may_begin (another.page))
    return;
  g_object_ref (another.page);
  acies_action_settle_game (window, another.page, settled_cb, g_memdup2 (&another, sizeof (another)));
}

static void
restart (AciesWindow   *window,
         const Another *another)
{
  acies_document_page_restart (another->page, another->seed);
}

void
acies_action_restart (AciesWindow       *self,
                      guint64            seed,
                      AciesDocumentPage *page)
{
  begin_when_settled (self, (Another) { page, restart, .seed = seed });
}

/* --- setting up ----------------------------------------------------------------------------- */

/* Also remembers the settings for the next game. */
static AciesGameSettings
take_settings (AciesSetupDialog *dialog,
               AciesDocument    *document)
{
  AciesGameSettings settings = acies_setup_dialog_get_settings (dialog);

  acies_setup_memory_store (&settings, acies_session_get_state (acies_document_get_edit (document)));
  return settings;
}

static void
begin_cb (AciesSetupDialog  *dialog,
          AciesDocumentPage *page)
{
  AciesGameSettings settings = take_settings (dialog, acies_document_page_get_document (page));

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
set_up (AciesWindow   *self,
        const Another *another)
{
  AciesDocument    *document = acies_document_page_get_document (another->page);
  AciesSetupDialog *dialog = new_dialog (self, acies_document_get_edit (document));

  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), another->page, 0);
  acies_dialog_present (GTK_WINDOW (dialog));
}

static void
start_table (AciesWindow   *window,
             const Another *another)
{
  acies_document_page_start_table (another->page);
}

void
acies_action_set_up (AciesWindow       *self,
                     AciesDocumentPage *page)
{
  begin_when_settled (self, (Another) { page, acies_document_page_get_view (page) == ACIES_VIEW_TABLE ? start_table : set_up });
}

/* --- changing a game in progress ------------------------------------------------------------ */

/* A game at a table whose dice Acies rolls again is back on the screen. */
static void
apply_cb (AciesSetupDialog *dialog,
          AciesSession     *game)
{
  AciesGameSettings settings = acies_setup_dialog_get_settings (dialog);

  settings.lesson = acies_session_get_settings (game)->lesson;
  settings.depth = settings.dice == ACIES_DICE_ENTERED ? acies_session_get_settings (game)->depth : ACIES_DEPTH_SCREEN;
  acies_session_set_settings (game, &settings);
}

void
acies_action_change_settings (AciesWindow *self)
{
  AciesSession     *game = acies_document_get_play (acies_window_get_document (self));
  AciesSetupDialog *dialog = new_dialog (self, game);

  acies_setup_dialog_show_game (dialog, acies_session_get_settings (game));
  g_signal_connect_object (dialog, "begin", G_CALLBACK (apply_cb), game, 0);
  acies_dialog_present (GTK_WINDOW (dialog));
}

/* --- from the library ----------------------------------------------------------------------- */

static void
begin_opened_cb (AciesSetupDialog *dialog,
                 AciesWindow      *self)
{
  AciesDocument    *document = g_object_get_data (G_OBJECT (dialog), "document");
  AciesGameSettings settings = take_settings (dialog, document);

  acies_action_show_new (self, document);
  acies_document_page_begin (acies_window_get_page (self), &settings, acies_setup_dialog_get_seed (dialog));
}

/* The battle gets a tab only when the game starts, so that the user returns to the library after cancelling. */
static void
set_up_opened (AciesWindow   *self,
               AciesDocument *document)
{
  AciesSetupDialog *dialog = new_dialog (self, acies_document_get_edit (document));

  g_object_set_data_full (G_OBJECT (dialog), "document", g_object_ref (document), g_object_unref);
  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_opened_cb), self, 0);
  acies_dialog_present (GTK_WINDOW (dialog));
}

/* Returns: (transfer full) (nullable): the battle in @file, unless it is already open or has errors */
static AciesDocument *
open_sound (AciesWindow *self,
            GFile       *file)
{
  AciesLibrary *library = acies_catalog_get_library (acies_window_get_catalog (self));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) document = NULL;

  if (!acies_window_list_has_file (gtk_window_get_application (GTK_WINDOW (self)), file))
    document = acies_document_open (file, library, findings, NULL);
  return document != NULL && acies_findings_count (findings, ACIES_SEVERITY_ERROR) == 0 ? g_steal_pointer (&document) : NULL;
}

/* Opens @file in a tab, showing its problems. Returns: (nullable): its page */
static AciesDocumentPage *
open_page (AciesWindow *self,
           GFile       *file)
{
  AciesDocumentPage *page;

  acies_action_open_file (self, file);
  page = acies_window_get_page (self);
  return page != NULL && acies_document_is_at (acies_document_page_get_document (page), file) ? page : NULL;
}

void
acies_action_set_up_file (AciesWindow *self,
                          GFile       *file)
{
  g_autoptr (AciesDocument) document = open_sound (self, file);
  AciesDocumentPage *page;

  if (document != NULL)
    {
      set_up_opened (self, document);
      return;
    }
  page = open_page (self, file);
  if (page != NULL)
    acies_action_set_up (self, page);
}

static const AciesState *
battle_of (AciesDocumentPage *page)
{
  return acies_session_get_state (acies_document_get_edit (acies_document_page_get_document (page)));
}

static void
begin_against (AciesDocumentPage *page,
               AciesSide          side,
               const char        *opponent)
{
  AciesGameSettings settings = acies_setup_memory_load_against (battle_of (page), side, opponent);

  acies_document_page_begin (page, &settings, acies_rng_new_seed ());
}

static void
play_side (AciesWindow   *window,
           const Another *another)
{
  begin_against (another->page, another->side, ACIES_OPPONENT_NORMAL);
}

/* Opens @file, if necessary, and starts @another on its page. */
static void
begin_in_file (AciesWindow *self,
               GFile       *file,
               Another      another)
{
  g_autoptr (AciesDocument) document = open_sound (self, file);

  if (document != NULL)
    {
      acies_action_show_new (self, document);
      another.page = acies_window_get_page (self);
      another.begin (self, &another);
      return;
    }
  another.page = open_page (self, file);
  if (another.page != NULL)
    begin_when_settled (self, another);
}

void
acies_action_play_side (AciesWindow *self,
                        GFile       *file,
                        guint        side)
{
  begin_in_file (self, file, (Another) { .begin = play_side, .side = (AciesSide) side });
}

void
acies_action_table_file (AciesWindow *self,
                         GFile       *file)
{
  begin_in_file (self, file, (Another) { .begin = start_table });
}

/* A lesson has dice of its own, and everything in it can be undone. */
static void
begin_lesson (AciesDocumentPage *page)
{
  const AciesState  *battle = battle_of (page);
  const AciesLesson *lesson = battle->texts->lesson;
  AciesSide          side = lesson != NULL ? acies_ruleset_find_side (battle->ruleset, lesson->side) : ACIES_NO_SIDE;
  AciesGameSettings  settings;

  if (side == ACIES_NO_SIDE)
    {
      side = acies_state_first_side (battle);
      begin_against (page, side != ACIES_NO_SIDE ? side : 0, ACIES_OPPONENT_EASY);
      return;
    }
  settings = acies_setup_memory_load_against (battle, side, ACIES_OPPONENT_EASY);
  settings.dice = ACIES_DICE_ROLLED;
  settings.undo = ACIES_UNDO_TAKE_BACKS;
  settings.lesson = TRUE;
  acies_document_page_begin (page, &settings, lesson->seed);
}

/* Learning uses a copy, so that the user always starts with the same battle. */
void
acies_action_learn (AciesWindow *self,
                    GFile       *file)
{
  AciesLibrary *library = acies_catalog_get_library (acies_window_get_catalog (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesDocument) document = acies_document_new_from_template (file, library, &error);

  if (document == NULL)
    {
      acies_message_show (GTK_WINDOW (self), _ ("Could Not Create the Battle"), error->message);
      return;
    }
  acies_action_show_new (self, document);
  begin_lesson (acies_window_get_page (self));
}

/* --- puzzles -------------------------------------------------------------------------------- */

/* Hands are open, because the best turn is the best against the cards that the enemy has.
 * @person: the side of the user, or %ACIES_NO_SIDE to show the best turn */
static void
begin_puzzle (AciesDocumentPage *page,
              AciesSide          person)
{
  AciesGameSettings settings = acies_setup_memory_load_against (battle_of (page), person, ACIES_OPPONENT_NORMAL);

  settings.dice = ACIES_DICE_ROLLED;
  settings.hands_open = TRUE;
  acies_document_page_begin (page, &settings, acies_rng_new_seed ());
}

static void
play_puzzle (AciesWindow   *window,
             const Another *another)
{
  begin_puzzle (another->page, battle_of (another->page)->turn.active);
}

void
acies_action_puzzle (AciesWindow *self,
                     GFile       *file)
{
  begin_in_file (self, file, (Another) { .begin = play_puzzle });
}

void
acies_action_puzzle_again (AciesWindow *self)
{
  play_puzzle (self, &(Another) { acies_window_get_page (self), play_puzzle });
}

void
acies_action_puzzle_show (AciesWindow *self)
{
  begin_puzzle (acies_window_get_page (self), ACIES_NO_SIDE);
}

/* (transfer full): the puzzles of the shown document’s game */
static GPtrArray *
list_puzzles (AciesWindow *self)
{
  return acies_puzzle_list (acies_catalog_get_library (acies_window_get_catalog (self)),
                            acies_document_get_ruleset (acies_window_get_document (self))->id);
}

/* The next puzzle takes the place of the shown one. */
void
acies_action_puzzle_next (AciesWindow *self)
{
  g_autoptr (GPtrArray) puzzles = list_puzzles (self);
  AciesDocumentPage *page = acies_window_get_page (self);
  const AciesPuzzle *next = acies_puzzle_find_next (puzzles, acies_document_get_file (acies_document_page_get_document (page)));

  if (next == NULL)
    return;
  acies_action_puzzle (self, next->file);
  if (acies_window_get_page (self) != page)
    acies_window_close_page (self, page);
}

void
acies_action_puzzle_solved (AciesWindow *self)
{
  g_autoptr (GPtrArray) puzzles = list_puzzles (self);
  const AciesPuzzle *puzzle = acies_puzzle_find (puzzles, acies_document_get_file (acies_window_get_document (self)));

  if (puzzle != NULL)
    acies_puzzle_memory_add (puzzle->id);
}

/* --- signals of pages ----------------------------------------------------------------------- */

static void
faulty_cb (AciesWindow         *self,
           const AciesFindings *findings)
{
  acies_findings_dialog_show (GTK_WINDOW (self), _ ("This Battle Cannot Be Played Yet"),
                              _ ("First fix these problems in the Edit view."), NULL, findings);
}

/* There is nothing to set up for a puzzle. */
static void
set_up_cb (AciesWindow       *self,
           AciesDocumentPage *page)
{
  if (battle_of (page)->texts->goal != ACIES_GOAL_NONE)
    begin_when_settled (self, (Another) { page, play_puzzle });
  else
    acies_action_set_up (self, page);
}

static void
begin_table (AciesWindow   *window,
             const Another *another)
{
  acies_document_page_begin_table (another->page);
}

static void
table_cb (AciesWindow       *self,
          AciesDocumentPage *page)
{
  begin_when_settled (self, (Another) { page, begin_table });
}

static void
to_screen_answered_cb (AciesDocumentPage *page,
                       const char        *answer)
{
  AciesWindow *self = ACIES_WINDOW (gtk_widget_get_root (GTK_WIDGET (page)));
  g_autoptr (AciesDocument) position = NULL;
  AciesSession *game;

  if (!g_str_equal (answer, ACIES_TO_SCREEN_OPEN))
    return;
  game = acies_document_get_play (acies_document_page_get_document (page));
  position = acies_document_new_from_state (acies_state_dup_as_scenario (acies_session_get_state (game), NULL));
  acies_window_add_document (self, position);
  acies_window_show_message (self, _ ("Move each unit to its place on your table, then press F5 to play"));
}

/* Where the units are must be entered before the game can go on. */
static void
to_screen_cb (AciesWindow       *self,
              AciesDocumentPage *page)
{
  AdwMessageDialog *question = acies_to_screen_question_new (GTK_WINDOW (self));

  g_signal_connect_object (question, "response", G_CALLBACK (to_screen_answered_cb), page, G_CONNECT_SWAPPED);
  acies_dialog_present (GTK_WINDOW (question));
}

/* The handlers are disconnected when the page is detached. */
static void
page_attached_cb (AciesWindow *self,
                  AdwTabPage  *tab)
{
  GtkWidget *page = adw_tab_page_get_child (tab);

  g_signal_connect_swapped (page, "faulty", G_CALLBACK (faulty_cb), self);
  g_signal_connect_swapped (page, "set-up", G_CALLBACK (set_up_cb), self);
  g_signal_connect_swapped (page, "table", G_CALLBACK (table_cb), self);
  g_signal_connect_swapped (page, "to-screen", G_CALLBACK (to_screen_cb), self);
  g_signal_connect_swapped (page, "again", G_CALLBACK (acies_action_restart), self);
}

void
acies_action_play_pages (AciesWindow *self)
{
  g_signal_connect_swapped (acies_window_get_tabs (self), "page-attached", G_CALLBACK (page_attached_cb), self);
}
