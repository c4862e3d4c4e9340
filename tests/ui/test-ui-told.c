/* test-ui-told.c - who listens to what, and that nobody minds who hears of it first
 *
 * A battle is changed in a window as usual, and in another one in which all who
 * listen to a signal hear it in the reverse order. Both must show the same.
 *
 * Needs a display; tests/gui/in-box.py gives it one, and a home.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "app/actions/actions.h"
#include "app/application.h"
#include "app/page/document-page-private.h"
#include "app/window/window-private.h"
#include "editor/tools/tool.h"
#include "formats/scenario/scenario-xml.h"
#include "play/view/game-table.h"
#include "session/log.h"
#include "support/battles.h"
#include "support/edit-pages.h"
#include "support/in-application.h"
#include "support/listeners.h"
#include "support/session-lines.h"
#include "support/shown.h"
#include "support/until.h"
#include "widgets/canvas-private.h"

static const struct
{
  GType (*type) (void);
  const char *name;
} heard[] = {
  { acies_session_get_type, "ruleset-changed" },
  { acies_session_get_type, "changed" },
  { acies_session_get_type, "history-changed" },
  { acies_session_get_type, "settings-changed" },
  { acies_session_get_type, "notes-changed" },
  { acies_canvas_get_type, "hex-hovered" },
  { acies_canvas_get_type, "state-changed" },
  { acies_editor_get_type, "changed" },
  { acies_game_table_get_type, "changed" },
  { acies_game_table_get_type, "settled" },
  { acies_game_table_get_type, "selection-changed" },
  { acies_game_table_get_type, "pointed" },
};

static void
watch (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (heard); i++)
    listeners_watch (heard[i].type (), heard[i].name);
}

/* --- a battle in a window ------------------------------------------------------------------- */

typedef struct
{
  AciesWindow       *window;
  AciesDocumentPage *page;
  AciesSession      *edit;
  GFile             *file;
  GPtrArray         *steps; /* of char*: what was done */
  GPtrArray         *seen;  /* of char*: what the page showed then */
} Open;

static void
open_clear (Open *open)
{
  g_ptr_array_unref (open->steps);
  g_ptr_array_unref (open->seen);
}

/* Also what a window makes only when it is looked at listens then. */
static void
look_at_all (Open *open)
{
  for (guint i = 0; edit_pages_names[i] != NULL; i++)
    edit_pages_turn (GTK_WIDGET (open->page), edit_pages_names[i]);
  acies_document_page_toggle_sheet (open->page);
  run_until_quiet ();
  acies_document_page_toggle_sheet (open->page);
  run_until_quiet ();
}

static void
open_copy (Open             *open,
           AciesApplication *application)
{
  g_autofree char *path = g_build_filename (g_get_home_dir (), "told.acies", NULL);
  g_autoptr (AciesState) battle = battle_load (acies_catalog_get_library (acies_application_get_catalog (application)), "pydna");
  g_autofree char *document = NULL;
  g_autoptr (GError) error = NULL;

  *open = (Open) { .file = g_file_new_for_path (path) };
  open->steps = g_ptr_array_new_with_free_func (g_free);
  open->seen = g_ptr_array_new_with_free_func (g_free);
  document = acies_scenario_write (battle);
  g_file_set_contents (path, document, -1, &error);
  g_assert_no_error (error);
  open->window = acies_application_new_window (application);
  gtk_window_present (GTK_WINDOW (open->window));
  acies_action_open_file (open->window, open->file);
  run_until_quiet ();
  open->page = open->window->document_page;
  open->edit = acies_document_get_edit (acies_window_get_document (open->window));
  look_at_all (open);
}

static void
close_copy (Open *open)
{
  acies_session_mark_saved (open->edit);
  gtk_window_destroy (GTK_WINDOW (open->window));
  g_file_delete (open->file, NULL, NULL);
  g_object_unref (open->file);
  run_until_quiet ();
}

static void
see (Open       *open,
     const char *step)
{
  g_ptr_array_add (open->seen, shown_dump (GTK_WIDGET (open->page)));
  g_ptr_array_add (open->steps, g_strdup (step));
}

/* Does the same in both orders. */
static void
check_orders (AciesApplication *application,
              void (*act) (Open             *open,
                           AciesApplication *application))
{
  Open usual, other;

  open_copy (&usual, application);
  act (&usual, application);
  close_copy (&usual);
  open_copy (&other, application);
  listeners_reverse (TRUE);
  act (&other, application);
  listeners_reverse (FALSE);
  close_copy (&other);
  g_assert_cmpuint (listeners_count_reversed (), >, 10);
  g_assert_cmpuint (usual.seen->len, ==, other.seen->len);
  for (guint i = 0; i < usual.seen->len; i++)
    shown_assert_same (usual.seen->pdata[i], other.seen->pdata[i], usual.steps->pdata[i]);
  open_clear (&usual);
  open_clear (&other);
}

/* As the pointer does. */
static void
point_at (Open    *open,
          AciesHex hex)
{
  open->page->canvas->pointer = hex;
  acies_canvas_update_hovered (open->page->canvas);
}

/* --- editing -------------------------------------------------------------------------------- */

/* Problems are looked for a moment later. */
static void
look (Open       *open,
      const char *step)
{
  run_until_quiet ();
  see (open, step);
}

static void
step (Open       *open,
      const char *line)
{
  session_apply_lines (open->edit, line);
  look (open, line);
}

static void
take_back (Open *open)
{
  acies_session_undo (open->edit);
  look (open, "undo");
}

static void
change_ruleset (Open             *open,
                AciesApplication *application)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_REPLACE);

  command.scenario = battle_load (acies_catalog_get_library (acies_application_get_catalog (application)), "ticinus");
  g_assert_true (acies_session_apply (open->edit, &command, NULL));
  look (open, "another ruleset");
}

/* What is pointed at and what is selected fall off the board, and come back. */
static void
shrink (Open *open)
{
  AciesEditor *editor = acies_edit_view_get_editor (open->page->edit_view);

  acies_canvas_set_cursor (open->page->canvas, acies_hex (10, 7));
  acies_editor_select_rectangle (editor, acies_hex (4, 4), acies_hex (10, 7));
  look (open, "selected");
  step (open, "resize 8 6");
  g_assert_cmpuint (acies_editor_count_selected (editor), ==, 7);
  g_assert_cmpuint (open->page->canvas->highlights->len, ==, 7); /* what is still there stays marked */
  take_back (open);
  acies_editor_set_selected (editor, acies_hex (5, 6));
  point_at (open, acies_hex (5, 6));
  look (open, "a unit");
  step (open, "figures F7 1");
  step (open, "remove F7");
  take_back (open);
}

static void
paint (Open *open)
{
  AciesEditor *editor = acies_edit_view_get_editor (open->page->edit_view);

  acies_editor_set_tool (editor, ACIES_TOOL_TERRAIN);
  acies_editor_set_brush (editor, 2);
  point_at (open, acies_hex (3, 3));
  look (open, "pointed at");
  acies_editor_press (editor, acies_hex (3, 3), GDK_BUTTON_PRIMARY, 0);
  look (open, "pressed");
  acies_editor_drag (editor, acies_hex (4, 3));
  acies_editor_release (editor, acies_hex (4, 3));
  look (open, "released");
  acies_editor_set_tool (editor, ACIES_TOOL_SELECT);
}

static void
edit (Open             *open,
      AciesApplication *application)
{
  shrink (open);
  paint (open);
  for (guint page = 0; page < 4; page++)
    {
      acies_edit_view_key (open->page->edit_view, GDK_KEY_1 + page, GDK_CONTROL_MASK);
      look (open, "another page");
      step (open, "morale rome 3");
      step (open, "discard rome line-order 1");
      step (open, "first rome");
      step (open, "end-round 4");
      take_back (open);
      if (page % many (3, 1) == 0)
        {
          change_ruleset (open, application);
          take_back (open);
        }
      acies_session_go_to_step (open->edit, 0);
    }
}

static void
check_edit (AciesApplication *application)
{
  check_orders (application, edit);
}

/* --- playing -------------------------------------------------------------------------------- */

static AciesGameTable *
find_table (void)
{
  return listeners_find_teller (ACIES_TYPE_GAME_TABLE);
}

static void
show_step (Open       *open,
           const char *step)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  see (open, step);
}

static void
play_one (AciesSession *game,
          AciesAiRng   *rng)
{
  g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (game));
  AciesCommand command = acies_ai_choose_random (view, rng);

  g_assert_true (acies_session_apply (game, &command, NULL));
}

static AciesSession *
begin_game (Open *open)
{
  AciesSession *game;

  acies_document_page_restart (open->page, 5);
  acies_play_view_set_speed (open->page->play_view, "at-once");
  game = acies_document_get_play (acies_window_get_document (open->window));
  acies_session_set_undo_policy (game, ACIES_UNDO_TAKE_BACKS);
  see (open, "begun");
  return game;
}

static void
do_step (AciesSession *game,
         AciesAiRng   *rng,
         guint         i)
{
  if (i % 10 == 9)
    acies_session_undo (game);
  else
    play_one (game, rng);
  if (i == 60)
    g_assert_true (acies_session_add_note (game, acies_session_count_commands (game), "Well met", NULL));
  if (i % 40 == 30)
    acies_game_table_look_back (find_table (), i / 2);
  if (i % 40 == 35)
    acies_game_table_end_looking_back (find_table ());
}

static gboolean
is_over (AciesSession *game)
{
  return acies_session_get_state (game)->outcome.reason != ACIES_END_NOT_YET;
}

/* Each step where something is looked back at or written, else some: a look takes a tenth of a second. */
static gboolean
is_looked_at (guint i)
{
  return i < 12 || (i >= 28 && i <= 41) || (i >= 59 && i <= 61) || (i < 100 && i % 6 == 3);
}

/* What is told of it has its place with the next frame. */
static void
look_at_hex (Open    *open,
             AciesHex hex)
{
  point_at (open, hex);
  look (open, "pointed at");
  point_at (open, ACIES_NO_HEX);
  look (open, "pointed at no more");
}

/* The whole of it: its end is shown, too, and taken back. */
static void
play (Open             *open,
      AciesApplication *application)
{
  AciesSession *game = begin_game (open);
  AciesAiRng    rng = acies_ai_rng_seeded (7);

  for (guint i = 0; !is_over (game); i++)
    {
      do_step (game, &rng, i);
      if (is_looked_at (i) || is_over (game))
        show_step (open, "a step of the game");
      if (i % 24 == 9)
        look_at_hex (open, acies_hex (i % 8, i % 6));
    }
  acies_session_undo (game);
  show_step (open, "the end taken back");
  acies_session_redo (game);
  show_step (open, "the end");
  acies_session_mark_saved (game);
}

static void
check_play (AciesApplication *application)
{
  check_orders (application, play);
}

/* --- how many ------------------------------------------------------------------------------- */

/* Each of them is asked after every change: one more is a decision. */
static void
count_in_edit (const Open *open)
{
  AciesCanvas *canvas = open->page->canvas;

  /* editor, sheet, canvas, page, journal */
  g_assert_cmpuint (listeners_count (open->edit, "changed"), ==, 5);
  /* page, history button, findings, journal */
  g_assert_cmpuint (listeners_count (open->edit, "history-changed"), ==, 4);
  /* page */
  g_assert_cmpuint (listeners_count (open->edit, "ruleset-changed"), ==, 1);
  /* of games */
  g_assert_cmpuint (listeners_count (open->edit, "settings-changed"), ==, 0);
  g_assert_cmpuint (listeners_count (open->edit, "notes-changed"), ==, 0);
  /* view, strip, symmetry, whole board, tray, findings, and the panels of battle, armies and victory */
  g_assert_cmpuint (listeners_count (acies_edit_view_get_editor (open->page->edit_view), "changed"), ==, 9);
  /* editor, scout, status line */
  g_assert_cmpuint (listeners_count (canvas, "state-changed"), ==, 3);
  g_assert_cmpuint (listeners_count (canvas, "hex-hovered"), ==, 3);
}

static void
count_in_play (const Open   *open,
               AciesSession *game)
{
  AciesCanvas    *canvas = open->page->canvas;
  AciesGameTable *table = find_table ();

  /* table, its record, the record of fights, computers, canvas, document */
  g_assert_cmpuint (listeners_count (game, "changed"), ==, 6);
  /* page, history button, journal */
  g_assert_cmpuint (listeners_count (game, "history-changed"), ==, 3);
  g_assert_cmpuint (listeners_count (game, "ruleset-changed"), ==, 0);
  /* table, computers, journal */
  g_assert_cmpuint (listeners_count (game, "settings-changed"), ==, 3);
  /* the record of the table, look-back bar, document */
  g_assert_cmpuint (listeners_count (game, "notes-changed"), ==, 3);
  /* what shows the game in Play: board, its motion, strip, banner, announcer, and the panels */
  g_assert_cmpuint (listeners_count (table, "changed"), ==, 27);
  /* view */
  g_assert_cmpuint (listeners_count (table, "settled"), ==, 1);
  /* view, decision bar */
  g_assert_cmpuint (listeners_count (table, "input-changed"), ==, 2);
  /* board, decision bar, lesson, reserve, hand, what is told of the hex */
  g_assert_cmpuint (listeners_count (table, "selection-changed"), ==, 6);
  /* board, view, and what a lesson can point at: strip, decision bar, lesson, hand, answers, cards that lie open or are taken */
  g_assert_cmpuint (listeners_count (table, "advised"), ==, 9);
  /* what is told of the hex, and what it is shown in */
  g_assert_cmpuint (listeners_count (table, "pointed"), ==, 2);
  /* status line */
  g_assert_cmpuint (listeners_count (canvas, "state-changed"), ==, 1);
  /* this, and the board of the table */
  g_assert_cmpuint (listeners_count (canvas, "hex-hovered"), ==, 2);
}

static void
check_listeners (AciesApplication *application)
{
  Open          open;
  AciesSession *game;

  open_copy (&open, application);
  count_in_edit (&open);
  game = begin_game (&open);
  count_in_play (&open, game);
  acies_session_mark_saved (game);
  close_copy (&open);
  open_clear (&open);
}

int
main (int    argc,
      char **argv)
{
  static const CaseInApplication cases[] = {
    { "/ui/told/listeners", check_listeners },
    { "/ui/told/edit-in-any-order", check_edit },
    { "/ui/told/play-in-any-order", check_play },
  };

  watch ();
  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
