/* test-ui-window.c - what pointer and keys cannot reach from outside: drops, a library that loads, and what is drawn
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"
#include "app/application.h"
#include "app/window/window-private.h"
#include "editor/tools/editor.h"
#include "support/battles.h"
#include "support/in-application.h"
#include "support/until.h"
#include "widgets/canvas-private.h"

/* --- drops ---------------------------------------------------------------------------------- */

static GtkEventController *
drop_target_of (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return controller;
    }
  return NULL;
}

static gboolean
drop (GtkWidget *window,
      GSList    *files)
{
  GtkEventController *target = drop_target_of (window);
  GValue              value = G_VALUE_INIT;
  gboolean            taken = FALSE;

  g_assert_nonnull (target);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &taken);
  g_value_unset (&value);
  run_until_quiet ();
  return taken;
}

static GFile *
battle_file (AciesApplication *application,
             const char       *name)
{
  g_autofree char *path = g_strdup_printf ("%s/rulesets/rome-vs-macedon/scenarios/%s.acies",
                                           acies_library_get_folder (acies_catalog_get_library (acies_application_get_catalog (application))), name);

  return g_file_new_for_path (path);
}

static void
assert_shows (gpointer    window,
              const char *title)
{
  g_autofree char *shown = NULL;

  g_assert_nonnull (acies_window_get_document (window));
  shown = acies_document_dup_title (acies_window_get_document (window));
  g_assert_cmpstr (shown, ==, title);
}

static void
check_drops (AciesApplication *application)
{
  AciesWindow *window = acies_application_new_window (application);
  g_autoptr (GFile) pydna = battle_file (application, "pydna");
  g_autoptr (GFile) elis = battle_file (application, "elis");
  g_autoptr (GSList) one = g_slist_append (NULL, pydna);
  g_autoptr (GSList) two = g_slist_append (g_slist_append (NULL, elis), pydna);

  gtk_window_present (GTK_WINDOW (window));
  g_assert_false (drop (GTK_WIDGET (window), NULL));
  g_assert_null (acies_window_get_document (window));
  g_assert_true (drop (GTK_WIDGET (window), one));
  assert_shows (window, "Pydna");
  /* Of several files each has a tab of its own; one that is open already is shown. */
  g_assert_true (drop (GTK_WIDGET (window), two));
  assert_shows (window, "Pydna");
  g_assert_cmpint (adw_tab_view_get_n_pages (window->tabs), ==, 2);
  g_assert_cmpuint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- the library ---------------------------------------------------------------------------- */

/* Returns: (nullable): what is shown of a kind, and has words that begin so */
static gboolean
is_shown_label (GtkWidget    *widget,
                gconstpointer words)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), words);
}

#define LOADING "Loading"

/* While battles are still to be read it says so, and never that there are none. */
static void
check_library_loads (AciesApplication *application)
{
  AciesWindow *window = acies_application_new_window (application);
  GtkWidget   *library = GTK_WIDGET (acies_window_get_library_page (window));
  GtkStack    *stack = GTK_STACK (gtk_widget_get_template_child (library, ACIES_TYPE_LIBRARY_PAGE, "stack"));

  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_activate_action (library, "library.games", "s", ""));
  g_assert_nonnull (widget_find (library, is_shown_label, LOADING));
  while (widget_find (library, is_shown_label, LOADING) != NULL)
    {
      g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "views");
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_nonnull (widget_find (library, is_shown_label, "Pydna"));
  g_assert_nonnull (widget_find (library, is_shown_label, "Ticinus"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- what is drawn -------------------------------------------------------------------------- */

typedef struct
{
  GtkWidget    *window;
  AciesCanvas  *canvas;
  AciesSession *session;
} Board;

/* A canvas in a window of 400 by 300 with @columns by @rows hexes on it. */
static void
show_board (Board            *board,
            AciesApplication *application,
            guint             columns,
            guint             rows)
{
  AciesLibrary *library = acies_catalog_get_library (acies_application_get_catalog (application));
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);

  board->window = gtk_window_new ();
  board->canvas = g_object_new (ACIES_TYPE_CANVAS, NULL);
  board->session = acies_session_new_edit (acies_state_new (ruleset, columns, rows));
  acies_canvas_set_theme (board->canvas, acies_catalog_get_theme (acies_application_get_catalog (application), ruleset));
  acies_canvas_set_session (board->canvas, board->session);
  gtk_window_set_decorated (GTK_WINDOW (board->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (board->window), 400, 300);
  gtk_window_set_child (GTK_WINDOW (board->window), GTK_WIDGET (board->canvas));
  gtk_window_present (GTK_WINDOW (board->window));
  run_until_quiet ();
}

static void
hide_board (Board *board)
{
  gtk_window_destroy (GTK_WINDOW (board->window));
  g_object_unref (board->session);
  run_until_quiet ();
}

/* Frames go on until all squares are there; painting draws a square anew. */
static void
check_ground_is_drawn (AciesApplication *application)
{
  Board            board;
  AciesCommand     command = acies_command_on_hex (ACIES_COMMAND_PAINT, acies_hex (0, 0));
  cairo_surface_t *first;

  show_board (&board, application, ACIES_MAX_COLUMNS, ACIES_MAX_ROWS);
  acies_canvas_zoom_by (board.canvas, 3);
  run_until_quiet ();
  g_assert_true (board.canvas->ground.is_whole);
  acies_canvas_scroll_to (board.canvas, command.hex);
  run_until_quiet ();
  g_assert_nonnull (acies_ground_get_tile (&board.canvas->ground, 0, 0));
  first = cairo_surface_reference (acies_ground_get_tile (&board.canvas->ground, 0, 0));
  command.id = 1;
  g_assert_true (acies_session_apply (board.session, &command, NULL));
  run_until_quiet ();
  g_assert_false (acies_ground_get_tile (&board.canvas->ground, 0, 0) == first);
  cairo_surface_destroy (first);
  hide_board (&board);
}

/* A resized board is fitted again, and what pointed beyond its edge points nowhere. */
static void
check_resized_board (AciesApplication *application)
{
  Board        board;
  AciesCommand command = acies_command (ACIES_COMMAND_RESIZE);
  double       before;

  show_board (&board, application, 12, 9);
  before = board.canvas->layout.hex_width;
  acies_canvas_set_selected (board.canvas, acies_hex (10, 8));
  acies_canvas_set_cursor (board.canvas, acies_hex (1, 1));
  command.number = 4;
  command.number2 = 4;
  g_assert_true (acies_session_apply (board.session, &command, NULL));
  g_assert_cmpuint (board.canvas->layout.columns, ==, 4);
  g_assert_cmpfloat (board.canvas->layout.hex_width, >, before);
  g_assert_cmpuint (board.canvas->selected, ==, ACIES_NO_HEX);
  g_assert_cmpuint (acies_canvas_get_cursor (board.canvas), ==, acies_hex (1, 1));
  acies_session_undo (board.session);
  g_assert_cmpfloat (board.canvas->layout.hex_width, ==, before);
  hide_board (&board);
}

/* A finger needs larger hexes than a board may have that fits, and shows a part of it. */
static void
check_fingers (AciesApplication *application)
{
  Board  board;
  double before;

  show_board (&board, application, 64, 64);
  before = board.canvas->layout.hex_width;
  g_assert_cmpfloat (before, <, 44);
  acies_canvas_set_coarse (board.canvas, TRUE);
  g_assert_cmpfloat (board.canvas->layout.hex_width, ==, 44);
  acies_canvas_zoom_by (board.canvas, 0.5);
  g_assert_cmpfloat (board.canvas->layout.hex_width, ==, 44);
  acies_canvas_set_coarse (board.canvas, FALSE);
  acies_canvas_zoom_to_fit (board.canvas);
  g_assert_cmpfloat (board.canvas->layout.hex_width, ==, before);
  hide_board (&board);
}

/* What is seen of a board that fingers scroll is at least half of a window of 360 by 640 pixels, of which header and question
 * take a third. */
static void
check_fingers_see (AciesApplication *application)
{
  GtkBorder       insets = { .top = 57, .bottom = 156 };
  graphene_rect_t seen = GRAPHENE_RECT_INIT (0, 57, 360, 640 - 57 - 156);
  double          share = 0;
  Board           board;

  show_board (&board, application, 12, 9);
  acies_canvas_resized (board.canvas, 360, 640);
  acies_canvas_set_insets (board.canvas, &insets);
  acies_canvas_set_coarse (board.canvas, TRUE);
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      graphene_rect_t bounds;

      if (!acies_board_contains (acies_session_get_state (board.session)->board, hex))
        continue;
      acies_canvas_get_hex_bounds (board.canvas, hex, &bounds);
      if (graphene_rect_intersection (&bounds, &seen, &bounds))
        share += bounds.size.width * bounds.size.height * 0.75 / (360 * 640); /* as much of its bounds as a hex has */
    }
  g_test_message ("%.1f percent", 100 * share);
  g_assert_cmpfloat (share, >=, 0.5);
  hide_board (&board);
}

/* Whatever hex the cursor goes to is brought into view. */
static void
check_cursor_scrolls (AciesApplication *application)
{
  Board           board;
  graphene_rect_t bounds;
  graphene_rect_t view;

  show_board (&board, application, 64, 64);
  acies_canvas_zoom_by (board.canvas, 20);
  graphene_rect_init (&view, -1, -1, board.canvas->width + 2, board.canvas->height + 2);
  for (guint row = 0; row < 64; row += 21)
    for (guint column = 0; column < 63; column += 20)
      {
        acies_canvas_set_cursor (board.canvas, acies_hex (column, row));
        acies_canvas_get_hex_bounds (board.canvas, acies_hex (column, row), &bounds);
        g_assert_true (graphene_rect_contains_rect (&view, &bounds));
      }
  hide_board (&board);
}

/* The axis is seen while a tool paints by it, and only then. */
static void
check_axis (AciesApplication *application)
{
  g_autoptr (AciesEditor) editor = acies_editor_new ();
  Board board;

  show_board (&board, application, 12, 9);
  acies_editor_set_session (editor, board.session, NULL);
  acies_editor_set_symmetry (editor, ACIES_SYMMETRY_HALF_TURN);
  acies_editor_set_tool (editor, ACIES_TOOL_TERRAIN);
  acies_editor_set_canvas (editor, board.canvas);
  for (AciesToolKind tool = 0; tool < ACIES_N_TOOLS; tool++)
    {
      gboolean paints = tool != ACIES_TOOL_SELECT && tool != ACIES_TOOL_PICK && tool != ACIES_TOOL_LABEL;

      g_assert_cmpuint (board.canvas->symmetry, ==, ACIES_SYMMETRY_HALF_TURN);
      acies_editor_set_tool (editor, tool);
      g_assert_cmpuint (board.canvas->symmetry, ==, paints ? ACIES_SYMMETRY_HALF_TURN : ACIES_SYMMETRY_NONE);
      acies_editor_set_tool (editor, ACIES_TOOL_FILL);
    }
  acies_editor_set_canvas (editor, NULL);
  g_assert_cmpuint (board.canvas->symmetry, ==, ACIES_SYMMETRY_NONE);
  acies_editor_set_session (editor, NULL, NULL);
  hide_board (&board);
}

int
main (int    argc,
      char **argv)
{
  static const CaseInApplication cases[] = {
    { "/ui/window/drops", check_drops },
    { "/ui/window/library-says-that-it-loads", check_library_loads },
    { "/ui/canvas/ground-is-drawn", check_ground_is_drawn },
    { "/ui/canvas/resized-board", check_resized_board },
    { "/ui/canvas/fingers", check_fingers },
    { "/ui/canvas/fingers-see", check_fingers_see },
    { "/ui/canvas/cursor-scrolls", check_cursor_scrolls },
    { "/ui/canvas/axis", check_axis },
  };

  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
