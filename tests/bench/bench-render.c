/* bench-render.c - drawing a board into memory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench/bench.h"
#include "bench/forty.h"
#include "render/export.h"
#include "render/ground-tiles.h"
#include "support/battles.h"
#include "support/pictures.h"

typedef struct
{
  AciesState      *state;
  AciesTheme      *theme;
  AciesRenderView  view;
  cairo_surface_t *surface;
} Bench;

static guint
draw_thumbnail (gpointer data)
{
  Bench *bench = data;

  cairo_surface_destroy (acies_render_to_surface (bench->state, bench->theme, 240, FALSE));

  return 1;
}

static guint
draw_with (Bench *bench,
           void (*draw) (cairo_t *, const AciesState *, const AciesRenderView *, AciesTheme *))
{
  cairo_t *cr = cairo_create (bench->surface);

  draw (cr, bench->state, &bench->view, bench->theme);
  cairo_destroy (cr);
  cairo_surface_flush (bench->surface);

  return 1;
}

static guint
draw_board (gpointer data)
{
  return draw_with (data, acies_render_board);
}

static guint
draw_ground (gpointer data)
{
  return draw_with (data, acies_render_ground);
}

static guint
draw_pieces (gpointer data)
{
  return draw_with (data, acies_render_pieces);
}

/* All squares of the ground that a window of 1920 by 1080 shows, as after a zoom. */
static guint
draw_tiles (gpointer data)
{
  Bench          *bench = data;
  AciesGround     ground;
  AciesGroundGrid grid;
  guint           n;

  acies_ground_init (&ground);
  while (!acies_ground_prepare (&ground, bench->state, &bench->view, bench->theme, &grid))
    acies_ground_wait (&ground);
  n = g_hash_table_size (ground.tiles);
  acies_ground_clear (&ground);

  return n;
}

static void
run (const char *title,
     const char *what,
     BenchFunc   func,
     Bench      *bench)
{
  g_autofree char *name = g_strdup_printf ("%s: %s", title, what);

  bench_run (name, func, bench);
}

static void
run_board (AciesState *state,
           const char *title)
{
  g_autoptr (AciesTheme) theme = pictures_theme_new (state->ruleset);
  Bench bench = { .state = state, .theme = theme };

  bench.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1280, 800);
  acies_render_view_init (&bench.view, state->board, 1280, 800);
  run (title, "thumbnails, 240 pixels wide", draw_thumbnail, &bench);
  run (title, "boards, 1280 by 800", draw_board, &bench);
  run (title, "grounds, 1280 by 800", draw_ground, &bench);
  run (title, "pieces, 1280 by 800", draw_pieces, &bench);
  for (int scale = 1; scale <= 2; scale++)
    {
      g_autofree char *what = g_strdup_printf ("squares of its ground, %d pixels a hex", 90 * scale);

      bench.view.hex_width = 90;
      bench.view.scale = scale;
      bench.view.width = 1920;
      bench.view.height = 1080;
      run (title, what, draw_tiles, &bench);
    }
  cairo_surface_destroy (bench.surface);
}

int
main (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autoptr (AciesState) ticinus = battle_load (library, "ticinus");
  g_autoptr (AciesState) forty = forty_new_game (library);

  bench_begin ();
  run_board (pydna, "Pydna");
  run_board (ticinus, "Ticinus");
  run_board (forty, "Forty a side");

  return 0;
}
