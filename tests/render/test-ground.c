/* test-ground.c - the drawn ground of a board, kept in squares
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/core/engine.h"
#include "render/ground-tiles.h"
#include "support/battles.h"
#include "support/big-board.h"
#include "support/pictures.h"

#include <math.h>

#define TILE_BYTES (ACIES_GROUND_TILE * ACIES_GROUND_TILE * 4)

/* A curve is drawn to a tenth of a pixel, and a piece of it may begin elsewhere:
 * so much may a pixel differ then, of 255. Ground, ink and shadow differ by more. Thin strokes
 * that are smoothed fast may differ by more too, in a few bytes; what is drawn wrongly differs in hundreds. */
#define TOLERANCE 26
#define MOST_DIFFERENT 12

typedef struct
{
  AciesLibrary   *library;
  AciesState     *state;
  AciesTheme     *theme;
  AciesRenderView view;
  AciesGround     ground;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (AciesState) battle = NULL;

  fixture->library = acies_library_new (NULL);
  battle = battle_load (fixture->library, data);
  fixture->state = big_board_new (battle);
  fixture->theme = pictures_theme_new (battle->ruleset);
  acies_render_view_init (&fixture->view, fixture->state->board, 900, 700);
  fixture->view.width = 900;
  fixture->view.height = 700;
  fixture->view.hex_width = 40;
  acies_ground_init (&fixture->ground);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  acies_ground_clear (&fixture->ground);
  acies_theme_free (fixture->theme);
  acies_state_free (fixture->state);
  acies_library_unref (fixture->library);
}

static gboolean
draw_once (Fixture     *fixture,
           AciesGround *ground)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 900, 700);
  cairo_t         *cr = cairo_create (surface);
  AciesGroundGrid  grid;
  gboolean         is_whole = acies_ground_prepare (ground, fixture->state, &fixture->view, fixture->theme, &grid);

  acies_ground_paint (ground, cr, &fixture->view, &grid);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return is_whole;
}

/* The first frame of a zoom draws no square, the next has them drawn, and then they are there. */
static void
draw_all (Fixture     *fixture,
          AciesGround *ground)
{
  guint n_frames = 1;

  for (; !draw_once (fixture, ground); n_frames++)
    acies_ground_wait (ground);
  g_assert_cmpuint (n_frames, <=, 3);
}

static void
paint (Fixture *fixture,
       AciesHex hex,
       AciesId  terrain)
{
  g_autoptr (GArray) events = acies_events_new ();
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_PAINT, terrain);

  command.hex = hex;
  g_assert_true (acies_engine_apply (fixture->state, &command, events, NULL));
}

static void
paint_any (Fixture    *fixture,
           AciesAiRng *rng)
{
  AciesId terrain = (AciesId) acies_ai_rng_below (rng, fixture->state->ruleset->n_terrains);
  guint   row = acies_ai_rng_below (rng, 16);

  paint (fixture, acies_hex (acies_ai_rng_below (rng, 20), row), terrain);
}

/* How many bytes of two squares differ by more than a tolerance. */
static guint
count_differences (cairo_surface_t *one,
                   cairo_surface_t *other,
                   int              tolerance)
{
  const guint8 *a = cairo_image_surface_get_data (one);
  const guint8 *b = cairo_image_surface_get_data (other);
  guint         n = 0;

  for (guint i = 0; i < TILE_BYTES; i += i % 4 == 2 ? 2 : 1) /* the fourth byte means nothing */
    n += ABS (a[i] - b[i]) > tolerance;
  return n;
}

/* Every square that is kept looks as if it were drawn now. */
static void
check_squares (Fixture *fixture)
{
  AciesGround fresh;
  guint       n = 0;

  acies_ground_init (&fresh);
  draw_all (fixture, &fresh);
  for (int row = 0; row < 40; row++)
    for (int column = 0; column < 40; column++)
      {
        cairo_surface_t *expected = acies_ground_get_tile (&fresh, column, row);

        if (expected == NULL)
          continue;
        g_assert_nonnull (acies_ground_get_tile (&fixture->ground, column, row));
        g_assert_cmpuint (count_differences (acies_ground_get_tile (&fixture->ground, column, row), expected, TOLERANCE), <=, MOST_DIFFERENT);
        n++;
      }
  g_assert_cmpuint (n, ==, g_hash_table_size (fresh.tiles));
  acies_ground_clear (&fresh);
}

static void
test_painted (Fixture      *fixture,
              gconstpointer data)
{
  static const struct
  {
    double   hex_width;
    int      scale;
    gboolean dark;
    gboolean high_contrast;
  } looks[] = { { 15.3, 1, FALSE, FALSE }, { 40, 1, TRUE, FALSE }, { 40, 1, TRUE, TRUE }, { 61.7, 1, FALSE, FALSE }, { 44, 2, FALSE, FALSE }, { 120, 1, FALSE, FALSE } };
  AciesAiRng rng = acies_ai_rng_seeded (7); /* camps that are drawn in parts */

  for (guint i = 0; i < G_N_ELEMENTS (looks); i += g_str_equal (data, "pydna") ? 1 : 3)
    {
      fixture->view.hex_width = looks[i].hex_width;
      fixture->view.scale = looks[i].scale;
      fixture->view.dark = looks[i].dark;
      fixture->view.high_contrast = looks[i].high_contrast;
      draw_all (fixture, &fixture->ground);
      for (guint n = 0; n < 60; n++)
        {
          paint_any (fixture, &rng);
          if (n % 4 == 0)
            draw_all (fixture, &fixture->ground);
        }
      draw_all (fixture, &fixture->ground);
      check_squares (fixture);
    }
}

/* The square as the thread of the test draws it. */
static cairo_surface_t *
draw_directly (const Fixture *fixture,
               int            column,
               int            row)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, ACIES_GROUND_TILE, ACIES_GROUND_TILE);
  cairo_t         *cr = cairo_create (surface);
  AciesRenderView  view = fixture->view;
  double           room = ceil (0.3 * view.hex_width);

  cairo_rectangle (cr, 0, 0, ACIES_GROUND_TILE, ACIES_GROUND_TILE);
  cairo_clip (cr);
  cairo_translate (cr, -room, -room);
  view.x = 16 - column * ACIES_GROUND_TILE + room;
  view.y = 16 - row * ACIES_GROUND_TILE + room;
  view.width = view.height = ACIES_GROUND_TILE + 2 * room;
  acies_render_ground (cr, fixture->state, &view, fixture->theme);
  cairo_destroy (cr);
  return surface;
}

static void
test_threads (Fixture      *fixture,
              gconstpointer data)
{
  for (fixture->view.hex_width = 30; fixture->view.hex_width < 130; fixture->view.hex_width *= 1.9)
    {
      draw_all (fixture, &fixture->ground);
      for (int row = 0; row < 2; row++)
        for (int column = 0; column < 3; column++)
          {
            cairo_surface_t *expected = draw_directly (fixture, column, row);

            g_assert_cmpuint (count_differences (acies_ground_get_tile (&fixture->ground, column, row), expected, 0), ==, 0);
            cairo_surface_destroy (expected);
          }
    }
}

/* What changes while squares are drawn, in few places or many, is drawn too. */
static void
test_meanwhile (Fixture      *fixture,
                gconstpointer data)
{
  AciesAiRng rng = acies_ai_rng_seeded (3);

  for (guint round = 0; round < 12; round++)
    {
      fixture->view.hex_width = round % 2 == 0 ? 40 : 90;
      draw_once (fixture, &fixture->ground);
      for (guint n = acies_ai_rng_below (&rng, 30); n > 0; n--)
        {
          fixture->view.x = -(double) acies_ai_rng_below (&rng, 300);
          draw_once (fixture, &fixture->ground);
          for (guint i = acies_ai_rng_below (&rng, 6); i > 0; i--)
            paint_any (fixture, &rng);
        }
      draw_all (fixture, &fixture->ground);
      check_squares (fixture);
    }
}

/* A ground can go while threads draw it, and its theme and board with it. */
static void
test_goes_meanwhile (Fixture      *fixture,
                     gconstpointer data)
{
  for (guint i = 0; i < 20; i++)
    {
      g_assert_false (draw_once (fixture, &fixture->ground));
      g_assert_false (draw_once (fixture, &fixture->ground));
      acies_ground_forget (&fixture->ground);
      g_assert_cmpuint (g_hash_table_size (fixture->ground.tiles), ==, 0);
    }
  draw_once (fixture, &fixture->ground);
  draw_once (fixture, &fixture->ground);
}

static void
test_pan (Fixture      *fixture,
          gconstpointer data)
{
  cairo_surface_t *first;
  guint            n;

  draw_all (fixture, &fixture->ground);
  first = cairo_surface_reference (acies_ground_get_tile (&fixture->ground, 1, 1));
  g_assert_nonnull (first);
  fixture->view.x -= 9.4;
  fixture->view.y -= 7;
  draw_all (fixture, &fixture->ground);
  g_assert_true (acies_ground_get_tile (&fixture->ground, 1, 1) == first);
  check_squares (fixture);

  cairo_surface_destroy (first);

  n = g_hash_table_size (fixture->ground.tiles);
  fixture->view.x -= 1500;
  draw_all (fixture, &fixture->ground);
  g_assert_null (acies_ground_get_tile (&fixture->ground, 0, 0));
  g_assert_cmpuint (g_hash_table_size (fixture->ground.tiles), <, 3 * n);
}

static void
test_invalidates_little (Fixture      *fixture,
                         gconstpointer data)
{
  cairo_surface_t *near;
  cairo_surface_t *far;

  draw_all (fixture, &fixture->ground);
  near = cairo_surface_reference (acies_ground_get_tile (&fixture->ground, 0, 0));
  far = cairo_surface_reference (acies_ground_get_tile (&fixture->ground, 1, 1));
  paint (fixture, acies_hex (2, 2), (fixture->state->board->terrain[acies_hex (2, 2)] + 1) % fixture->state->ruleset->n_terrains);
  draw_all (fixture, &fixture->ground);
  g_assert_false (acies_ground_get_tile (&fixture->ground, 0, 0) == near);
  g_assert_true (acies_ground_get_tile (&fixture->ground, 1, 1) == far);
  cairo_surface_destroy (near);
  cairo_surface_destroy (far);
}

/* Far into the largest board no more is kept than what is seen needs. */
static void
test_no_larger_than_needed (Fixture      *fixture,
                            gconstpointer data)
{
  fixture->view.hex_width = 256;
  fixture->view.x = -6000.5;
  fixture->view.y = -5000.25;
  draw_all (fixture, &fixture->ground);
  g_assert_cmpuint (g_hash_table_size (fixture->ground.tiles), <=, 5 * 4);
}

/* While a new zoom is drawn, the last that was whole is shown in its place. */
static void
test_stand_ins (Fixture      *fixture,
                gconstpointer data)
{
  guint n;

  draw_all (fixture, &fixture->ground);
  g_assert_cmpuint (fixture->ground.stand_ins->len, ==, 0);
  n = g_hash_table_size (fixture->ground.tiles);
  fixture->view.hex_width = 20;
  /* However fast the machine is: the first frame has no square drawn, and the next does not wait for them. */
  g_assert_false (draw_once (fixture, &fixture->ground));
  g_assert_false (draw_once (fixture, &fixture->ground));
  g_assert_cmpuint (g_hash_table_size (fixture->ground.tiles), ==, 0);
  g_assert_cmpuint (fixture->ground.stand_ins->len, ==, n);
  /* The next zoom comes before this one is drawn: what was whole stands in for it too. */
  fixture->view.hex_width = 25;
  g_assert_false (draw_once (fixture, &fixture->ground));
  g_assert_cmpuint (fixture->ground.stand_ins->len, ==, n);
  draw_all (fixture, &fixture->ground);
  g_assert_cmpuint (fixture->ground.stand_ins->len, ==, 0);
  check_squares (fixture);
  acies_ground_forget (&fixture->ground);
  g_assert_cmpuint (g_hash_table_size (fixture->ground.tiles), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
    const char *battle;
  } tests[] = {
    { "/ground/painted-hexes-look-as-drawn-at-once", test_painted, "pydna" },
    { "/ground/all-terrain-looks-as-drawn-at-once", test_painted, "magnesia" },
    { "/ground/squares-look-as-drawn-at-once", test_painted, "telamon" },
    { "/ground/threads-draw-the-same", test_threads, "pydna" },
    { "/ground/changes-while-threads-draw", test_meanwhile, "magnesia" },
    { "/ground/goes-while-threads-draw", test_goes_meanwhile, "pydna" },
    { "/ground/pan-keeps-squares", test_pan, "pydna" },
    { "/ground/painting-spoils-little", test_invalidates_little, "pydna" },
    { "/ground/no-larger-than-needed", test_no_larger_than_needed, "pydna" },
    { "/ground/last-zoom-stands-in", test_stand_ins, "pydna" },
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, tests[i].battle, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
