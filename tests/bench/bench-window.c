/* bench-window.c - the largest board in the real window: what a frame, a hover and a painted hex cost
 *
 * Counted is the time that the main thread works, from the event to the last that
 * follows from it, such as the list of problems. "ours" is what our code does of
 * it: what is done at once, what is put off to a quiet moment, and drawing the
 * board. The rest is GTK's, which lays out the window, paints it, and talks to
 * the display. Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"
#include "app/application.h"
#include "app/window/window-private.h"
#include "bench/bench.h"
#include "editor/edit-view.h"
#include "editor/panels/findings-panel.h"
#include "formats/scenario/scenario-xml.h"
#include "play/view/board-motion.h"
#include "support/battles.h"
#include "support/big-board.h"
#include "widgets/canvas-private.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#define N_TIMES 60

/* Milliseconds that are long enough for whatever was put off to a quiet moment. */
#define QUIET 150

typedef struct
{
  AciesWindow        *window;
  AciesEditor        *editor;
  AciesSession       *session;
  AciesCanvas        *canvas;
  AciesFindingsPanel *problems;
  guint               n; /* times so far */
  gboolean            waits;
  double              frame_began;
  double              frames;  /* milliseconds in frames */
  double              drawing; /* of these, in the drawing of the board */
  double              longest; /* of these frames */
} Bench;

static Bench bench;

/* --- time ----------------------------------------------------------------------------------- */

/* Milliseconds that the main thread has worked: others, and what others do, do not count. */
static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1e3 + (double) time.tv_nsec / 1e6;
}

static void
frame_began_cb (void)
{
  bench.frame_began = now ();
}

static void
frame_ended_cb (void)
{
  double time = now () - bench.frame_began;

  bench.frames += time;
  bench.longest = MAX (bench.longest, time);
}

static void (*draw_canvas) (GtkWidget *, GtkSnapshot *);

static void
draw_canvas_timed (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  double start = now ();

  draw_canvas (widget, snapshot);
  bench.drawing += now () - start;
}

static void
watch_frames (void)
{
  GdkFrameClock  *clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench.window));
  GtkWidgetClass *canvas_class = GTK_WIDGET_GET_CLASS (bench.canvas);

  g_signal_connect (clock, "before-paint", G_CALLBACK (frame_began_cb), NULL);
  g_signal_connect (clock, "after-paint", G_CALLBACK (frame_ended_cb), NULL);
  draw_canvas = canvas_class->snapshot;
  canvas_class->snapshot = draw_canvas_timed;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *one = a, *other = b;

  return (*one > *other) - (*one < *other);
}

/* The middle one: single ones were disturbed. */
static double
median (double times[N_TIMES])
{
  qsort (times, N_TIMES, sizeof *times, compare);
  return times[N_TIMES / 2];
}

/* --- waiting -------------------------------------------------------------------------------- */

static gboolean
stop_waiting_cb (gpointer data)
{
  bench.waits = FALSE;
  return G_SOURCE_REMOVE;
}

static void
run_until_quiet (void)
{
  bench.waits = TRUE;
  g_timeout_add (QUIET, stop_waiting_cb, NULL);
  while (bench.waits)
    g_main_context_iteration (NULL, TRUE);
}

static void
measure (const char *name,
         void (*act) (void))
{
  double           all[N_TIMES], ours[N_TIMES];
  g_autofree char *ours_name = g_strdup_printf ("%s: ours", name);

  act ();
  run_until_quiet ();
  for (bench.n = 0; bench.n < N_TIMES; bench.n++)
    {
      double start = now ();

      bench.frames = bench.drawing = 0;
      act ();
      run_until_quiet ();
      all[bench.n] = now () - start;
      ours[bench.n] = all[bench.n] - bench.frames + bench.drawing;
    }
  bench_time (name, median (all));
  bench_time (ours_name, median (ours));
}

/* --- what is measured ----------------------------------------------------------------------- */

static void
draw_window (void)
{
  acies_cells_forget (&bench.canvas->cells);
  gtk_widget_queue_draw (GTK_WIDGET (bench.canvas));
}

static void
hover (void)
{
  bench.canvas->by_keys = FALSE;
  bench.canvas->pointer = acies_hex (bench.n % 60, 20 + bench.n / 60);
  acies_canvas_update_hovered (bench.canvas);
}

/* The pointer has gone on by a hex with its button down: a stroke along a row. */
static void
paint_on (void)
{
  AciesHex hex;

  hover ();
  hex = bench.canvas->pointer;
  acies_editor_set_terrain (bench.editor, (AciesId) ((acies_session_get_state (bench.session)->board->terrain[hex] + 1) %
                                                     acies_session_get_state (bench.session)->ruleset->n_terrains));
  g_signal_emit_by_name (bench.canvas, "hex-dragged", (guint) hex);
}

static void
paint_once (void)
{
  const AciesState *state = acies_session_get_state (bench.session);
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_PAINT, acies_hex (bench.n % 60, 30));

  command.id = (AciesId) ((state->board->terrain[command.hex] + 1) % state->ruleset->n_terrains);
  acies_session_apply (bench.session, &command, NULL);
}

static void
paint_a_stroke (void)
{
  acies_editor_set_tool (bench.editor, ACIES_TOOL_TERRAIN);
  run_until_quiet ();
  g_signal_emit_by_name (bench.canvas, "hex-pressed", (guint) acies_hex (0, 19), (guint) GDK_BUTTON_PRIMARY, 0);
  measure ("window: a painted hex of a stroke", paint_on);
  g_signal_emit_by_name (bench.canvas, "hex-released", (guint) acies_hex (0, 19));
}

static void
pan (void)
{
  int towards = bench.n % 40 < 20 ? -1 : 1; /* never as far as the edge, where nothing moves */

  acies_canvas_pan_to (bench.canvas, bench.canvas->layout.x + 37 * towards, bench.canvas->layout.y + 23 * towards);
}

static void
zoom (void)
{
  acies_canvas_zoom_by (bench.canvas, bench.n % 20 < 10 ? 1.07 : 1 / 1.07);
}

/* Frame by frame, without a pause: none should take longer than a frame lasts. */
static void
measure_view (const char *name,
              void (*act) (void))
{
  double           times[N_TIMES];
  g_autofree char *worst = g_strdup_printf ("%s, at worst", name);

  acies_canvas_fit (bench.canvas);
  acies_canvas_zoom_about (bench.canvas, 60, 0, 0);
  run_until_quiet ();
  for (bench.n = 0; bench.n < N_TIMES; bench.n++)
    {
      bench.longest = 0;
      act ();
      while (bench.longest == 0)
        g_main_context_iteration (NULL, TRUE);
      times[bench.n] = bench.longest;
    }
  bench_time (name, median (times));
  bench_time (worst, times[N_TIMES - 1]);
}

/* Of the machine's memory, without what is shared with the display: cairo sends each frame through it. */
static gsize
count_memory (void)
{
  g_autofree char *text = NULL;
  gulong           resident, shared;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL));
  g_assert_cmpint (sscanf (text, "%*u %lu %lu", &resident, &shared), ==, 2);
  return (resident - shared) * (gsize) sysconf (_SC_PAGESIZE);
}

static void
measure_memory (void)
{
  gsize before = count_memory (), after;

  for (bench.n = 0; bench.n < 40; bench.n++)
    {
      acies_canvas_zoom_by (bench.canvas, bench.n % 20 < 10 ? ACIES_CANVAS_ZOOM_STEP : 1 / ACIES_CANVAS_ZOOM_STEP);
      run_until_quiet ();
    }
  for (guint i = 0; i < 2000 / QUIET; i++)
    run_until_quiet (); /* until it has been given back */
  after = count_memory ();
  bench_memory ("window: memory that forty zooms add", after - MIN (before, after));
}

/* From a zoom to the frame in which all of the ground is drawn, with what GTK does in these frames. */
static void
measure_ground (void)
{
  double times[N_TIMES], clock[N_TIMES];

  for (bench.n = 0; bench.n < N_TIMES; bench.n++)
    {
      gint64 clock_start = g_get_monotonic_time ();
      double start = now ();

      acies_canvas_zoom_about (bench.canvas, 90 + bench.n % 7, 0, 0);
      bench.canvas->ground.is_whole = FALSE;
      while (!bench.canvas->ground.is_whole)
        g_main_context_iteration (NULL, TRUE);
      times[bench.n] = now () - start;
      clock[bench.n] = (double) (g_get_monotonic_time () - clock_start) / 1000;
    }
  bench_time ("window: the ground after a zoom", median (times));
  bench_time ("window: the ground after a zoom (clock)", median (clock));
}

/* From a change to the list that shows what came of it, by the clock on the wall. */
static void
measure_problems (void)
{
  double times[N_TIMES];

  for (bench.n = 0; bench.n < N_TIMES; bench.n++)
    {
      gint64 start = g_get_monotonic_time ();
      guint  n_looks = acies_findings_panel_count_looks (bench.problems);

      paint_once ();
      while (acies_findings_panel_count_looks (bench.problems) == n_looks)
        g_main_context_iteration (NULL, TRUE);
      times[bench.n] = (double) (g_get_monotonic_time () - start) / 1000;
    }
  bench_time ("window: problems, after a change (clock)", median (times));
  bench_time ("window: problems, after a change, at worst", times[N_TIMES - 1]);
}

static void
fill_display (GtkWindow *window)
{
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (gdk_display_get_monitors (gdk_display_get_default ()), 0);
  GdkRectangle size;

  gdk_monitor_get_geometry (monitor, &size);
  gtk_window_set_default_size (window, size.width, size.height);
}

/* --- moving pieces -------------------------------------------------------------------------- */

#define N_MOVING 20
#define N_MOTIONS 5

/* Pretends that units have come from the hexes on their left. */
static GArray *
new_moves (const AciesState *state)
{
  GArray *events = acies_events_new ();

  for (AciesUnitId i = 0; i < state->n_units && events->len < N_MOVING; i++)
    {
      AciesEvent event = { ACIES_EVENT_UNIT_SET, .u.unit = { i, state->units[i], state->units[i], ACIES_CAUSE_USUAL } };

      if (state->units[i].place != ACIES_PLACE_BOARD || acies_hex_column (state->units[i].hex) == 0)
        continue;
      event.u.unit.before.hex = acies_hex (acies_hex_column (state->units[i].hex) - 1, acies_hex_row (state->units[i].hex));
      g_array_append_val (events, event);
    }
  g_assert_cmpuint (events->len, ==, N_MOVING);
  return events;
}

static void
count_frame_cb (guint *n)
{
  (*n)++;
}

/* A battle in a window of its own, without the view around it. */
static void
measure_motion (AciesApplication *application)
{
  AciesCatalog *catalog = acies_application_get_catalog (application);
  g_autoptr (AciesState) battle = battle_load (acies_catalog_get_library (catalog), "magnesia");
  g_autoptr (AciesSession) session = acies_session_new_game (battle, 1, ACIES_DICE_ROLLED);
  g_autoptr (AciesGameTable) table = acies_game_table_new ();
  g_autoptr (AciesBoardMotion) motion = acies_board_motion_new (table);
  g_autoptr (GArray) events = new_moves (acies_session_get_state (session));
  AciesCanvas *canvas = g_object_new (ACIES_TYPE_CANVAS, NULL);
  GtkWidget   *window = gtk_window_new ();
  guint        n_frames = 0;
  gint64       time = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  fill_display (GTK_WINDOW (window));
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (canvas));
  acies_game_table_set_theme (table, acies_catalog_get_theme (catalog, battle->ruleset));
  acies_game_table_set_session (table, session);
  acies_canvas_set_theme (canvas, acies_game_table_get_theme (table));
  acies_canvas_set_session (canvas, session);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 10; i++)
    run_until_quiet ();
  acies_board_motion_set_canvas (motion, canvas);
  acies_board_motion_set_speed (motion, "slow");
  g_signal_connect (gtk_widget_get_frame_clock (window), "before-paint", G_CALLBACK (frame_began_cb), NULL);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (frame_ended_cb), NULL);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (count_frame_cb), &n_frames);
  bench.frames = 0;
  for (guint i = 0; i < N_MOTIONS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      acies_board_motion_play (motion, acies_session_get_state (session), events);
      while (acies_board_motion_is_moving (motion))
        g_main_context_iteration (NULL, TRUE);
      time += g_get_monotonic_time () - start;
    }
  bench_time ("window: a frame with 20 moving pieces", bench.frames / n_frames);
  bench_time ("window: from one such frame to the next (clock)", (double) time / 1000 / n_frames);
  acies_board_motion_set_canvas (motion, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- the window ----------------------------------------------------------------------------- */

static gpointer
find_widget (GtkWidget *widget,
             GType      type)
{
  gpointer found = g_type_is_a (G_OBJECT_TYPE (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type);
  return found;
}

static void
open_board (AciesApplication *application)
{
  AciesLibrary *library = acies_catalog_get_library (acies_application_get_catalog (application));
  g_autoptr (AciesState) battle = battle_load (library, "pydna");
  g_autoptr (AciesState) state = big_board_new (battle);
  g_autofree char *folder = g_dir_make_tmp ("acies-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "large.acies", NULL);
  g_autofree char *text = acies_scenario_write (state);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  bench.window = acies_application_new_window (application);
  fill_display (GTK_WINDOW (bench.window));
  acies_action_open_file (bench.window, file);
  gtk_window_present (GTK_WINDOW (bench.window));
  bench.session = acies_document_get_edit (acies_window_get_document (bench.window));
  bench.canvas = find_widget (GTK_WIDGET (bench.window), ACIES_TYPE_CANVAS);
  bench.problems = acies_edit_view_get_findings (find_widget (GTK_WIDGET (bench.window), ACIES_TYPE_EDIT_VIEW));
  bench.editor = acies_edit_view_get_editor (find_widget (GTK_WIDGET (bench.window), ACIES_TYPE_EDIT_VIEW));
  g_remove (path);
  g_rmdir (folder);
}

int
main (void)
{
  g_autoptr (AciesApplication) application = NULL;
  double start = now ();

  g_set_prgname ("acies");
  g_set_application_name ("Acies");
  application = acies_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  open_board (application);
  run_until_quiet ();
  start = now () - start;
  bench_begin ();
  bench_time ("window: from nothing to the drawn board", start);
  watch_frames ();
  gtk_widget_grab_focus (GTK_WIDGET (bench.canvas));
  for (guint i = 0; i < 10; i++)
    run_until_quiet ();
  measure_memory ();
  acies_canvas_fit (bench.canvas);
  measure ("window: a full frame of the board", draw_window);
  measure ("window: a hover", hover);
  measure_view ("window: a frame while panned", pan);
  measure_view ("window: a frame while zoomed", zoom);
  measure_ground ();
  acies_canvas_fit (bench.canvas);
  paint_a_stroke ();
  measure ("window: a painted hex, a step of its own", paint_once);
  measure_problems ();
  acies_edit_view_show_findings (find_widget (GTK_WIDGET (bench.window), ACIES_TYPE_EDIT_VIEW));
  run_until_quiet ();
  measure ("window: the same, with the problems shown", paint_once);
  measure_motion (application);
  bench_end ();
  gtk_window_destroy (GTK_WINDOW (bench.window));

  return 0;
}
