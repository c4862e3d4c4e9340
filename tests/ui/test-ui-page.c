/* test-ui-page.c - what keys, menus, questions and lists of versions do to a battle in its page
 *
 * Needs a display; tests/gui/in-box.py gives it one, and a home.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"
#include "app/application.h"
#include "app/dialogs/questions.h"
#include "app/page/document-page-private.h"
#include "app/window/window-private.h"
#include "editor/edit-menu.h"
#include "formats/files/file.h"
#include "play/core/hints.h"
#include "play/panels/panels.h"
#include "support/battles.h"
#include "support/in-application.h"
#include "support/session-lines.h"
#include "support/until.h"
#include "widgets/rules-pane.h"

/* The hexes of a unit of Pydna, and of none. */
#define WITH_UNIT acies_hex (5, 6)
#define WITHOUT acies_hex (0, 8)

/* --- a window with a battle of one's own ----------------------------------------------------- */

typedef struct
{
  AciesWindow   *window;
  AciesDocument *document;
  AciesSession  *edit;
  GFile         *file;
} Open;

static GFile *
file_named (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_home_dir (), name, NULL);

  return g_file_new_for_path (path);
}

static void
open_copy (Open             *open,
           AciesApplication *application)
{
  g_autofree char *path = g_strdup_printf ("%s/rulesets/rome-vs-macedon/scenarios/pydna.acies",
                                           acies_library_get_folder (acies_catalog_get_library (acies_application_get_catalog (application))));
  g_autoptr (GFile) pydna = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  open->file = file_named ("mine.acies");
  g_file_copy (pydna, open->file, G_FILE_COPY_OVERWRITE | G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  open->window = acies_application_new_window (application);
  gtk_window_present (GTK_WINDOW (open->window));
  acies_action_open_file (open->window, open->file);
  run_until_quiet ();
  open->document = acies_window_get_document (open->window);
  g_assert_nonnull (open->document);
  open->edit = acies_document_get_edit (open->document);
}

static void
close_copy (Open *open)
{
  gtk_window_destroy (GTK_WINDOW (open->window));
  g_file_delete (open->file, NULL, NULL);
  g_object_unref (open->file);
  run_until_quiet ();
}

/* What M does at a unit. */
static void
carry (Open *open)
{
  acies_editor_carry (acies_edit_view_get_editor (open->window->document_page->edit_view), WITH_UNIT);
  g_assert_true (acies_session_is_in_group (open->edit));
}

/* Returns: (transfer none) (nullable): the dialog over a window */
static GtkWindow *
find_dialog (Open *open)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (open->window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

static gboolean
is_label (GtkWidget    *widget,
          gconstpointer words)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), words);
}

/* Clicks a button of the dialog. */
static void
answer (Open       *open,
        const char *words)
{
  GtkWidget *label = widget_find (GTK_WIDGET (find_dialog (open)), is_label, words);

  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  run_until_quiet ();
}

static void
respond (Open       *open,
         const char *response)
{
  answer (open, adw_message_dialog_get_response_label (ADW_MESSAGE_DIALOG (find_dialog (open)), response));
}

static void
activate (Open       *open,
          const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (open->window), action, NULL);
  run_until_quiet ();
}

/* --- earlier versions ------------------------------------------------------------------------ */

static void
save_a_version (Open             *open,
                AciesApplication *application)
{
  g_autoptr (GError) error = NULL;

  session_apply_lines (open->edit, "paint forest A9");
  g_assert_true (acies_document_save (open->document, ACIES_WORK_SCENARIO, open->file, acies_catalog_get_library (acies_application_get_catalog (application)), &error));
  g_assert_no_error (error);
}

/* What is carried is put down before an earlier version can be looked for. */
static void
check_versions_while_carrying (AciesApplication *application)
{
  Open open;

  open_copy (&open, application);
  save_a_version (&open, application);
  carry (&open);
  activate (&open, "win.versions");
  g_assert_null (find_dialog (&open));
  g_assert_true (acies_document_page_key (open.window->document_page, GDK_KEY_Escape, 0));
  activate (&open, "win.versions");
  answer (&open, "Restore");
  g_assert_cmpuint (acies_session_get_state (open.edit)->board->terrain[WITHOUT], ==, 0);
  acies_session_undo (open.edit);
  g_assert_cmpuint (acies_session_get_state (open.edit)->board->terrain[WITHOUT], !=, 0);
  close_copy (&open);
}

/* The file may have changed while the list stood there. */
static void
check_version_damaged_meanwhile (AciesApplication *application)
{
  Open open;
  g_autoptr (GPtrArray) paths = NULL;
  g_autofree char *text = NULL;
  gsize            length;

  open_copy (&open, application);
  save_a_version (&open, application);
  paths = acies_backup_list (open.file);
  activate (&open, "win.versions");
  g_assert_nonnull (find_dialog (&open));
  g_assert_true (g_file_get_contents (g_ptr_array_index (paths, 0), &text, &length, NULL));
  g_assert_true (g_file_set_contents (g_ptr_array_index (paths, 0), text, (gssize) length * 2 / 3, NULL));
  answer (&open, "Restore");
  g_assert_cmpuint (acies_session_get_state (open.edit)->board->terrain[WITHOUT], !=, 0);
  g_assert_cmpuint (acies_session_count_steps (open.edit), ==, 1);
  close_copy (&open);
}

/* --- the menu of a hex ----------------------------------------------------------------------- */

static GtkPopover *
open_menu (Open    *open,
           AciesHex hex)
{
  GtkWidget *above = GTK_WIDGET (open->window->document_page->canvas);
  GtkWidget *menu = NULL;

  g_signal_emit_by_name (above, "menu-wanted", (guint) hex);
  run_until_quiet ();
  for (; !GTK_IS_POPOVER_MENU (menu); above = gtk_widget_get_parent (above))
    menu = gtk_widget_get_last_child (above);
  return GTK_POPOVER (menu);
}

static void
close_menu (GtkPopover *menu)
{
  gtk_popover_popdown (menu);
  run_until_quiet ();
}

/* Adds the actions of the items that can be chosen. */
static void
list_offered (GMenuModel *model,
              GtkWidget  *menu,
              GString    *offered)
{
  for (int i = 0; i < g_menu_model_get_n_items (model); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (model, i, G_MENU_LINK_SECTION);
      g_autofree char *action = NULL;
      g_autofree char *label = NULL;

      if (section != NULL)
        list_offered (section, menu, offered);
      else if (g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_ACTION, "s", &action) &&
               g_menu_model_get_item_attribute (model, i, G_MENU_ATTRIBUTE_LABEL, "s", &label) &&
               gtk_widget_is_sensitive (widget_find (menu, is_label, label)))
        g_string_append_printf (offered, "%s ", action);
    }
}

/* @actions: those of the items that can be chosen, each followed by a space */
static void
assert_offers (Open       *open,
               AciesHex    hex,
               const char *actions)
{
  GtkPopover *menu = open_menu (open, hex);
  g_autoptr (GString) offered = g_string_new (NULL);

  list_offered (gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (menu)), GTK_WIDGET (menu), offered);
  g_assert_cmpstr (offered->str, ==, actions);
  close_menu (menu);
}

/* What is carried is put down; else what the menu does would belong to that step, or come to nothing. */
static void
check_menu_while_carrying (AciesApplication *application)
{
  Open open;

  open_copy (&open, application);
  carry (&open);
  close_menu (open_menu (&open, WITH_UNIT));
  g_assert_false (acies_session_is_in_group (open.edit));
  close_copy (&open);
}

static void
check_menu_offers_what_can_be_done (AciesApplication *application)
{
  Open         open;
  AciesEditor *editor;

  open_copy (&open, application);
  editor = acies_edit_view_get_editor (open.window->document_page->edit_view);
  assert_offers (&open, WITHOUT, "hex.pick hex.label hex.copy hex.paste ");
  assert_offers (&open, WITH_UNIT,
                 "hex.pick hex.carry hex.label hex.cut hex.copy hex.paste hex.delete hex.clear ");
  acies_editor_select_rectangle (editor, WITHOUT, acies_hex (1, 8));
  assert_offers (&open, WITHOUT, "hex.pick hex.carry hex.label hex.copy hex.paste hex.rotate hex.flip ");
  close_copy (&open);
}

/* The page may go while a place is named. */
static void
check_closed_while_naming (AciesApplication *application)
{
  Open open;

  open_copy (&open, application);
  acies_label_popover_open (acies_edit_view_get_editor (open.window->document_page->edit_view),
                            open.window->document_page->canvas, WITH_UNIT);
  run_until_quiet ();
  g_assert_true (GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (open.window))));
  close_copy (&open);
}

/* --- a game whose board was changed ----------------------------------------------------------- */

static void
begin_game (Open *open)
{
  acies_document_page_restart (open->window->document_page, 5);
  session_apply_lines (acies_document_get_play (open->document), "play line-order");
}

/* The board changes, and Play is wanted again: that is a question. */
static void
change_board (Open *open)
{
  acies_document_page_set_view (open->window->document_page, ACIES_VIEW_EDIT);
  session_apply_lines (open->edit, "paint forest A9");
  acies_document_page_set_view (open->window->document_page, ACIES_VIEW_PLAY);
  run_until_quiet ();
}

static void
check_anew_keeps_game_file (AciesApplication *application)
{
  AciesLibrary *library = acies_catalog_get_library (acies_application_get_catalog (application));
  g_autoptr (GFile) file = file_named ("mine.aciesgame");
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) again = NULL;
  Open          open;
  AciesSession *game;
  guint64       hash;

  open_copy (&open, application);
  begin_game (&open);
  game = acies_document_get_play (open.document);
  g_assert_true (acies_document_save (open.document, ACIES_WORK_GAME, file, library, NULL));
  session_apply_lines (game, "order D3 H3");
  hash = acies_state_hash (acies_session_get_state (game));
  change_board (&open);
  respond (&open, ACIES_GAME_ANEW);
  g_assert_true (acies_document_get_play (open.document) != game);
  again = acies_document_open (file, library, findings, NULL);
  g_assert_nonnull (again);
  g_assert_cmphex (acies_state_hash (acies_session_get_state (acies_document_get_play (again))), ==, hash);
  close_copy (&open);
  g_file_delete (file, NULL, NULL);
}

/* One that was never saved is given up only when that was asked, too. */
static void
check_anew_asks (AciesApplication *application)
{
  Open          open;
  AciesSession *game;

  open_copy (&open, application);
  begin_game (&open);
  game = acies_document_get_play (open.document);
  change_board (&open);
  respond (&open, ACIES_GAME_ANEW);
  g_assert_true (acies_document_get_play (open.document) == game);
  g_assert_true (ADW_IS_MESSAGE_DIALOG (find_dialog (&open)));
  respond (&open, ACIES_SAVE_ANSWER_DISCARD);
  g_assert_true (acies_document_get_play (open.document) != game);
  close_copy (&open);
}

/* Whoever else plays is asked, and is not always one. */
static void
check_undo_asks_all (AciesApplication *application)
{
  static const struct
  {
    const char *battle;
    const char *asked; /* a pattern */
  } battles[] = { { "pydna", "*\n\n* Rome *" }, { "four-eagles", "*\n\n* Eagle*Wolf*Boar *" } };

  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autoptr (AciesState) scenario = battle_load (acies_catalog_get_library (acies_application_get_catalog (application)), battles[i].battle);
      g_autoptr (AciesSession) game = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
      g_autoptr (GArray) commands = acies_commands_new ();
      AdwMessageDialog    *question;
      const AciesSideType *asker;

      acies_session_set_undo_policy (game, ACIES_UNDO_AGREED);
      acies_command_list (acies_session_get_state (game), commands);
      g_assert_true (acies_session_apply (game, &g_array_index (commands, AciesCommand, 0), NULL));
      asker = &scenario->ruleset->sides[acies_session_get_undo_side (game)];
      question = acies_undo_question_new (NULL, game);
      g_assert_true (g_str_has_prefix (adw_message_dialog_get_heading (question), asker->name));
      g_assert_true (g_pattern_match_simple (battles[i].asked, adw_message_dialog_get_body (question)));
      g_assert_null (strstr (adw_message_dialog_get_body (question), asker->name));
      gtk_window_destroy (GTK_WINDOW (question));
    }
}

/* --- a card that is pointed at ---------------------------------------------------------------- */

typedef struct
{
  GtkWidget      *window;
  GtkWidget      *other; /* something else that takes the focus */
  AciesCardView  *view;
  AciesGameTable *table;
  AciesSession   *game;
  AciesId         card;
} Hand;

static AciesId
find_usable_card (AciesGameTable *table)
{
  const AciesState *state = acies_game_table_get_state (table);

  for (AciesId card = 0; card < state->ruleset->n_cards; card++)
    {
      g_autofree char *refusal = acies_choices_dup_card_refusal (acies_game_table_get_choices (table), state,
                                                                 acies_game_table_get_card_use (table), card);

      if (refusal == NULL)
        return card;
    }
  g_assert_not_reached ();
}

/* A card that has the focus, and is told. */
static void
show_card (Hand             *hand,
           AciesApplication *application)
{
  g_autoptr (AciesState) battle = battle_load (acies_catalog_get_library (acies_application_get_catalog (application)), "pydna");
  GtkWidget        *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  AciesGameSettings settings;
  const char       *refusal;

  hand->table = acies_game_table_new ();
  hand->game = acies_session_new_game (battle, 5, ACIES_DICE_ROLLED);
  settings = *acies_session_get_settings (hand->game);
  settings.hands_open = TRUE;
  acies_session_set_settings (hand->game, &settings);
  acies_game_table_set_session (hand->table, hand->game);
  hand->card = find_usable_card (hand->table);
  hand->view = ACIES_CARD_VIEW (acies_card_view_new (hand->table, hand->card));
  hand->other = gtk_button_new_with_label ("Other");
  hand->window = gtk_window_new ();
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (hand->view));
  gtk_box_append (GTK_BOX (box), hand->other);
  gtk_window_set_child (GTK_WINDOW (hand->window), box);
  acies_card_view_refresh (hand->view, 1, 0);
  gtk_window_present (GTK_WINDOW (hand->window));
  gtk_widget_grab_focus (hand->other);
  run_until_quiet ();
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (hand->view), GTK_DIR_TAB_FORWARD));
  run_until_quiet ();
  g_assert_cmpuint (acies_game_table_get_pointed_card (hand->table, &refusal), ==, hand->card);
}

static void
hide_card (Hand *hand)
{
  gtk_window_destroy (GTK_WINDOW (hand->window));
  g_object_unref (hand->game);
  g_object_unref (hand->table);
  run_until_quiet ();
}

/* The pointer goes to the board while a card keeps the focus: the hex is told, also after a computer has moved. */
static void
check_hex_stays_told (AciesApplication *application)
{
  const char *refusal;
  Hand        hand;

  show_card (&hand, application);
  acies_game_table_point (hand.table, WITH_UNIT);
  acies_card_view_refresh (hand.view, 1, 0);
  g_assert_cmpuint (acies_game_table_get_pointed_card (hand.table, &refusal), ==, ACIES_NO_ID);
  hide_card (&hand);
}

/* The pointer goes to another card: that one stays told when the focus goes. */
static void
check_other_card_stays_told (AciesApplication *application)
{
  const char *refusal;
  Hand        hand;
  AciesId     other;

  show_card (&hand, application);
  other = hand.card == 0 ? 1 : 0;
  acies_game_table_point_card (hand.table, other, NULL);
  gtk_widget_grab_focus (hand.other);
  run_until_quiet ();
  g_assert_cmpuint (acies_game_table_get_pointed_card (hand.table, &refusal), ==, other);
  acies_game_table_point_card (hand.table, hand.card, NULL);
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (hand.view), GTK_DIR_TAB_FORWARD));
  gtk_widget_grab_focus (hand.other);
  run_until_quiet ();
  g_assert_cmpuint (acies_game_table_get_pointed_card (hand.table, &refusal), ==, ACIES_NO_ID);
  hide_card (&hand);
}

/* Goes on with the first legal command until units can move. */
static const AciesCommand *
find_move (AciesGameTable *table)
{
  for (guint n = 0; n < 100; n++)
    {
      GArray      *commands = acies_game_table_get_choices (table)->commands;
      AciesCommand first = g_array_index (commands, AciesCommand, 0);

      for (guint i = 0; i < commands->len; i++)
        {
          const AciesCommand *command = &g_array_index (commands, AciesCommand, i);

          if (command->kind == ACIES_COMMAND_MOVE)
            return command;
        }
      g_assert_true (acies_game_table_send (table, &first));
    }
  g_assert_not_reached ();
}

/* A click on the target of the advice moves the unit that was not selected. */
static void
check_advised_target (AciesApplication *application)
{
  Hand         hand;
  AciesCommand move;
  AciesUnitId  unit;

  show_card (&hand, application);
  move = *find_move (hand.table);
  unit = acies_command_unit (&move, acies_game_table_get_state (hand.table));
  acies_game_table_click (hand.table, move.to);
  g_assert_cmpuint (acies_game_table_get_state (hand.table)->units[unit].hex, ==, move.hex);
  acies_game_table_point_out (hand.table, &move);
  acies_game_table_click (hand.table, move.to);
  g_assert_cmpuint (acies_game_table_get_state (hand.table)->units[unit].hex, ==, move.to);
  hide_card (&hand);
}

/* --- the controls on the board ----------------------------------------------------------------- */

/* The hint covers no unit, wherever they are. */
static void
check_hint (AciesCanvas      *canvas,
            const AciesState *state,
            GtkWidget        *hint)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (hint, GTK_WIDGET (canvas), &place));
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      graphene_rect_t bounds;

      acies_canvas_get_hex_bounds (canvas, hex, &bounds);
      g_assert_false (acies_state_unit_at (state, hex) != ACIES_NO_UNIT && graphene_rect_intersection (&bounds, &place, NULL));
    }
}

/* Nor under what is at its side. */
static void
check_beside_aside (AciesCanvas *canvas,
                    GtkWidget   *aside)
{
  graphene_rect_t bounds;

  gtk_widget_set_visible (aside, TRUE);
  run_until_quiet ();
  acies_canvas_get_hex_bounds (canvas, acies_hex (0, 0), &bounds);
  g_assert_cmpfloat (bounds.origin.x, >=, 200);
  g_assert_cmpint (gtk_widget_get_height (aside), ==, gtk_widget_get_height (GTK_WIDGET (canvas)));
}

/* No hex of a board that fits is under the controls, however high they are. */
static void
check_hexes_above_controls (AciesApplication *application)
{
  g_autoptr (AciesState) battle = battle_load (acies_catalog_get_library (acies_application_get_catalog (application)), "pydna");
  g_autoptr (AciesSession) session = acies_session_new_edit (g_steal_pointer (&battle));
  const AciesBoard *board = acies_session_get_state (session)->board;
  GtkWidget        *window = gtk_window_new ();
  GtkWidget        *canvas = g_object_new (ACIES_TYPE_CANVAS, NULL);
  GtkWidget        *aside = gtk_label_new ("Aside");
  GtkWidget        *hint = gtk_label_new ("Hint");
  GtkWidget        *controls = gtk_label_new ("Controls");

  gtk_widget_set_visible (aside, FALSE);
  gtk_widget_set_size_request (aside, 200, -1);
  gtk_window_set_default_size (GTK_WINDOW (window), 600, 500);
  gtk_window_set_child (GTK_WINDOW (window), g_object_new (ACIES_TYPE_STAGE, "canvas", canvas, "aside", aside, "hint", hint,
                                                           "controls", controls, NULL));
  acies_canvas_set_session (ACIES_CANVAS (canvas), session);
  for (int height = 40; height <= 160; height += 60)
    {
      graphene_rect_t bounds;

      gtk_widget_set_size_request (controls, -1, height);
      gtk_window_present (GTK_WINDOW (window));
      run_until_quiet ();
      acies_canvas_get_hex_bounds (ACIES_CANVAS (canvas), acies_hex (0, board->rows - 1), &bounds);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (canvas) - height);
      g_assert_cmpfloat (bounds.size.width, >, 20);
      check_hint (ACIES_CANVAS (canvas), acies_session_get_state (session), hint);
    }
  check_beside_aside (ACIES_CANVAS (canvas), aside);
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_quiet ();
}

/* --- the rules beside the board ---------------------------------------------------------------- */

/* What was looked up in the rules of one game is not looked up in those of another. */
static void
check_rules_of_another_game (AciesApplication *application)
{
  static const char *const names[] = { "pydna", "ticinus" };
  AciesLibrary            *library = acies_catalog_get_library (acies_application_get_catalog (application));
  GtkWidget               *window = gtk_window_new ();
  GtkWidget               *pane = g_object_new (ACIES_TYPE_RULES_PANE, NULL);

  gtk_window_set_child (GTK_WINDOW (window), pane);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, names[i]));
      GtkEditable *search;

      acies_rules_pane_set_session (ACIES_RULES_PANE (pane), session, NULL);
      gtk_window_present (GTK_WINDOW (window));
      run_until_quiet ();
      search = GTK_EDITABLE (widget_find_type (pane, GTK_TYPE_SEARCH_ENTRY));
      g_assert_cmpstr (gtk_editable_get_text (search), ==, "");
      acies_rules_pane_show (ACIES_RULES_PANE (pane), "?general");
      g_assert_cmpstr (gtk_editable_get_text (search), ==, "general");
    }
  gtk_window_destroy (GTK_WINDOW (window));
  run_until_quiet ();
}

int
main (int    argc,
      char **argv)
{
  static const CaseInApplication cases[] = {
    { "/ui/page/versions-while-carrying", check_versions_while_carrying },
    { "/ui/page/version-damaged-meanwhile", check_version_damaged_meanwhile },
    { "/ui/page/menu-while-carrying", check_menu_while_carrying },
    { "/ui/page/menu-offers-what-can-be-done", check_menu_offers_what_can_be_done },
    { "/ui/page/closed-while-naming", check_closed_while_naming },
    { "/ui/page/anew-keeps-game-file", check_anew_keeps_game_file },
    { "/ui/page/anew-asks", check_anew_asks },
    { "/ui/page/undo-asks-all", check_undo_asks_all },
    { "/ui/page/hex-stays-told", check_hex_stays_told },
    { "/ui/page/other-card-stays-told", check_other_card_stays_told },
    { "/ui/page/advised-target-is-clicked", check_advised_target },
    { "/ui/page/hexes-above-controls", check_hexes_above_controls },
    { "/ui/page/rules-of-another-game", check_rules_of_another_game },
  };

  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
