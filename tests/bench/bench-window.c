/* bench-window.c - the largest board in the real window: what a frame, a hover and a painted hex cost
 *
 * It includes all that follows from a change, such as the list of problems. Needs a display;
 * tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window-private.h"
#include "bench/bench.h"
#include "formats/scenario-xml.h"
#include "support/battles.h"
#include "support/big-board.h"
#include "widgets/canvas-private.h"

#include <glib/gstdio.h>

#define WIDTH 1920
#define HEIGHT 1080
#define N_TIMES 60

typedef struct
{
  AciesWindow  *window;
  AciesSession *session;
  AciesCanvas  *canvas;
  guint         n; /* times so far */
  guint         n_frames;
} Bench;

static void
painted_cb (GdkFrameClock *clock,
            Bench         *bench)
{
  bench->n_frames++;
}

/* Until a frame is drawn, and whatever was put off to a quiet moment is done. */
static void
run_until_drawn (Bench *bench)
{
  guint  before = bench->n_frames;
  gint64 quiet = 0;

  while (bench->n_frames == before)
    g_main_context_iteration (NULL, TRUE);
  quiet = g_get_monotonic_time () + 150 * G_TIME_SPAN_MILLISECOND;
  while (g_get_monotonic_time () < quiet)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
}

static void
measure (Bench      *bench,
         const char *name,
         void (*act) (Bench *))
{
  double start;

  act (bench);
  run_until_drawn (bench);
  start = bench_now ();
  for (bench->n = 1; bench->n <= N_TIMES; bench->n++)
    {
      act (bench);
      run_until_drawn (bench);
    }
  bench_time (name, (bench_now () - start) / N_TIMES);
}

static void
do_nothing (Bench *bench)
{
  gtk_widget_queue_draw (GTK_WIDGET (bench->window));
}

static void
draw_board (Bench *bench)
{
  gtk_widget_queue_draw (GTK_WIDGET (bench->canvas));
}

static void
hover (Bench *bench)
{
  acies_canvas_set_cursor (bench->canvas, acies_hex (bench->n % 60, 20 + bench->n / 60));
}

static void
paint (Bench *bench)
{
  const AciesState *state = acies_session_get_state (bench->session);
  AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_PAINT, acies_hex (bench->n % 60, 30));

  command.id = (AciesId) ((state->board->terrain[command.hex] + 1) % state->ruleset->n_terrains);
  acies_session_apply (bench->session, &command, NULL);
}

static GtkWidget *
find_canvas (GtkWidget *widget)
{
  if (ACIES_IS_CANVAS (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_canvas (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
open_board (Bench            *bench,
            AciesApplication *application)
{
  AciesLibrary *library = acies_application_get_library (application);
  g_autoptr (AciesState) battle = battle_load (library, "pydna");
  g_autoptr (AciesState) state = big_board_new (battle);
  g_autofree char *folder = g_dir_make_tmp ("acies-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "large.acies", NULL);
  g_autofree char *text = acies_scenario_write (state);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  bench->window = acies_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (bench->window), WIDTH, HEIGHT);
  acies_window_open_file (bench->window, file);
  gtk_window_present (GTK_WINDOW (bench->window));
  bench->session = acies_document_get_edit (acies_window_get_document (bench->window));
  bench->canvas = ACIES_CANVAS (find_canvas (GTK_WIDGET (bench->window)));
  g_remove (path);
  g_rmdir (folder);
}

int
main (void)
{
  g_autoptr (AciesApplication) application = acies_application_new ();
  Bench bench = { NULL };

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  open_board (&bench, application);
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (bench.window)), "after-paint", G_CALLBACK (painted_cb), &bench);
  bench_begin ();
  run_until_drawn (&bench);
  gtk_widget_grab_focus (GTK_WIDGET (bench.canvas));
  measure (&bench, "window: a frame of nothing new", do_nothing);
  measure (&bench, "window: a frame of the board", draw_board);
  measure (&bench, "window: a hover, and its frame", hover);
  measure (&bench, "window: a painted hex, and its frame", paint);
  bench_end ();
  gtk_window_destroy (GTK_WINDOW (bench.window));

  return 0;
}
