/* bench-board.c - the largest board: drawn on a large screen, searched, painted
 *
 * 64 columns and rows, 250 units, 1920 by 1080 pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench/bench.h"
#include "engine/core/reach.h"
#include "engine/find/findings.h"
#include "render/export.h"
#include "render/ground-tiles.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/big-board.h"
#include "support/pictures.h"

#define WIDTH 1920
#define HEIGHT 1080

typedef struct
{
  AciesSession    *session;
  AciesTheme      *theme;
  AciesRenderView  view;
  AciesGround      ground;
  cairo_surface_t *surface;
  guint            n_painted;
} Bench;

static const AciesState *
state_of (Bench *bench)
{
  return acies_session_get_state (bench->session);
}

/* What the canvas draws for a frame. */
static void
draw_frame (Bench *bench)
{
  cairo_t        *cr = cairo_create (bench->surface);
  AciesGroundGrid grid;

  acies_ground_prepare (&bench->ground, state_of (bench), &bench->view, bench->theme, &grid);
  acies_ground_paint (&bench->ground, cr, &bench->view, &grid);
  acies_render_pieces (cr, state_of (bench), &bench->view, bench->theme);
  acies_render_rulers (cr, state_of (bench), &bench->view, bench->theme);
  cairo_destroy (cr);
  cairo_surface_flush (bench->surface);
}

static guint
draw_kept (gpointer data)
{
  draw_frame (data);

  return 1;
}

/* A pointer that moves on: nothing but the marked hex differs. */
static guint
draw_hover (gpointer data)
{
  Bench *bench = data;

  bench->view.hover = acies_hex (bench->n_painted++ % 60, 20);
  draw_frame (bench);
  bench->view.hover = ACIES_NO_HEX;

  return 1;
}

static guint
draw_all_ground (gpointer data)
{
  Bench *bench = data;

  acies_ground_forget (&bench->ground);
  for (draw_frame (bench); !bench->ground.is_whole; draw_frame (bench))
    acies_ground_wait (&bench->ground);

  return 1;
}

/* The hex is changed, what it spoilt is drawn anew, and the frame is drawn. */
static guint
paint_hex (gpointer data)
{
  Bench            *bench = data;
  const AciesState *state = state_of (bench);
  AciesLayout       layout = acies_render_view_layout (&bench->view, state->board);
  AciesCommand      paint = acies_command_on_hex (ACIES_COMMAND_PAINT, acies_layout_hex_at (&layout, 700 + 7 * (bench->n_painted % 40), 500));

  bench->n_painted++;
  paint.id = (AciesId) ((state->board->terrain[paint.hex] + 1) % state->ruleset->n_terrains);
  acies_session_apply (bench->session, &paint, NULL);
  draw_frame (bench);

  return 1;
}

static guint
find_faults (gpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (state_of (data), findings);

  return 1;
}

static guint
count_threat (gpointer data)
{
  guint8 units[ACIES_MAX_HEXES];

  acies_side_count_threat (state_of (data), 0, units);

  return 1;
}

static void
bench_zoom (Bench      *bench,
            double      hex_width,
            const char *name)
{
  static const struct
  {
    const char *what;
    BenchFunc   draw;
  } frames[] = {
    { "ground from nothing", draw_all_ground },
    { "frame", draw_kept },
    { "frame as the pointer moves", draw_hover },
    { "painted hex and frame", paint_hex },
  };

  acies_render_view_init (&bench->view, state_of (bench)->board, WIDTH, HEIGHT);
  if (hex_width > 0)
    bench->view.hex_width = hex_width;
  bench->view.width = WIDTH;
  bench->view.height = HEIGHT;
  for (guint i = 0; i < G_N_ELEMENTS (frames); i++)
    {
      g_autofree char *title = g_strdup_printf ("%s, %s", frames[i].what, name);

      bench_run (title, frames[i].draw, bench);
    }
}

int
main (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) battle = battle_load (library, "pydna");
  g_autoptr (AciesTheme) theme = pictures_theme_new (battle->ruleset);
  g_autoptr (AciesSession) session = acies_session_new_edit (big_board_new (battle));
  Bench bench = { .session = session, .theme = theme };

  bench.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  acies_ground_init (&bench.ground);
  bench_begin ();
  bench_zoom (&bench, 0, "whole board");
  bench_zoom (&bench, 40, "hexes of 40");
  bench_zoom (&bench, 90, "hexes of 90");
  bench_run ("problems found", find_faults, &bench);
  bench_run ("threat of a side", count_threat, &bench);
  bench_memory ("a scenario", sizeof (AciesState) + sizeof (AciesBoard));
  bench_memory ("kept ground of a screen", g_hash_table_size (bench.ground.tiles) * ACIES_GROUND_TILE * ACIES_GROUND_TILE * 4);
  bench_end ();
  acies_ground_clear (&bench.ground);
  cairo_surface_destroy (bench.surface);

  return 0;
}
