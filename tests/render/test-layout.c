/* test-layout.c - where the hexes lie in a picture, and which one is under a point
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/layout.h"

#include <math.h>

static const struct
{
  guint  columns;
  guint  rows;
  double hex_width;
  double x;
  double y;
} boards[] = {
  { 12, 9, 24, 0, 0 },
  { 12, 9, 80, 40, 33.5 },
  { 3, 3, 256, -100.25, -7 },
  { 64, 64, 17.3, 3, 1000 },
  { 13, 4, 1, 0, 0 },
};

static const AciesBoardLayout shapes[] = { ACIES_BOARD_HEXES, ACIES_BOARD_SQUARES };

static guint
count_hexes (AciesBoardLayout shape,
             guint            i)
{
  return boards[i].columns * boards[i].rows - (shape == ACIES_BOARD_HEXES ? boards[i].rows / 2 : 0);
}

static AciesLayout
layout_of (guint       i,
           AciesBoard *board)
{
  return acies_layout (board, boards[i].hex_width, boards[i].x, boards[i].y);
}

static void
test_known_places (void)
{
  static const struct
  {
    const char *name;
    double      x;
    double      y;
  } known[] = {
    { "A1", 5 + 50, 7 + 57.735 },
    { "C1", 5 + 250, 7 + 57.735 },
    { "A2", 5 + 100, 7 + 57.735 + 86.6025 },
    { "E5", 5 + 450, 7 + 57.735 + 346.41 },
  };
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, 12, 9);
  AciesLayout layout = acies_layout (board, 100, 5, 7);

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      AciesHex hex;
      double   x, y;

      g_assert_true (acies_hex_parse (known[i].name, &hex));
      acies_layout_centre (&layout, hex, &x, &y);
      g_assert_cmpfloat_with_epsilon (x, known[i].x, 0.001);
      g_assert_cmpfloat_with_epsilon (y, known[i].y, 0.001);
    }
}

/* The centre, and a little inside each corner, is the same hex, a little outside another or none. */
static void
test_corners_bound_the_hex (gconstpointer data)
{
  AciesBoardLayout shape = *(const AciesBoardLayout *) data;

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (AciesBoard) board = acies_board_new (shape, boards[i].columns, boards[i].rows);
      AciesLayout layout = layout_of (i, board);
      guint       n = 0;

      for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex), n++)
        for (guint corner = 0; corner < acies_layout_n_corners (&layout); corner++)
          {
            double x, y, corner_x, corner_y;

            acies_layout_centre (&layout, hex, &x, &y);
            acies_layout_corner (&layout, hex, corner, &corner_x, &corner_y);
            g_assert_cmpuint (acies_layout_hex_at (&layout, x, y), ==, hex);
            g_assert_cmpuint (acies_layout_hex_at (&layout, x + (corner_x - x) * 0.97, y + (corner_y - y) * 0.97), ==, hex);
            g_assert_cmpuint (acies_layout_hex_at (&layout, x + (corner_x - x) * 1.03, y + (corner_y - y) * 1.03), !=, hex);
          }
      g_assert_cmpuint (n, ==, count_hexes (shape, i));
    }
}

/* The side between two corners leads to the neighbour in its direction. */
static void
test_sides_lead_to_neighbours (gconstpointer data)
{
  AciesBoardLayout shape = *(const AciesBoardLayout *) data;

  g_autoptr (AciesBoard) board = acies_board_new (shape, 12, 9);
  AciesLayout layout = acies_layout (board, 60, 11, 13);

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    for (guint side = 0; side < acies_layout_n_corners (&layout); side++)
      {
        AciesHex neighbour = acies_board_neighbour (board, hex, acies_layout_side (&layout, side));
        double   x, y, x1, y1, x2, y2;

        acies_layout_centre (&layout, hex, &x, &y);
        acies_layout_corner (&layout, hex, side, &x1, &y1);
        acies_layout_corner (&layout, hex, (side + 1) % acies_layout_n_corners (&layout), &x2, &y2);
        /* The middle of the side lies half way to the neighbour. */
        g_assert_cmpuint (acies_layout_hex_at (&layout, x1 + x2 - x, y1 + y2 - y), ==, neighbour);
      }
}

/* At both ends of a short row lies half a hex that is no hex of the board. */
static void
test_half_hexes_are_off_the_board (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, 12, 9);
  AciesLayout layout = acies_layout (board, 100, 0, 0);

  for (guint row = 0; row < 9; row++)
    {
      double   x, y;
      gboolean is_short = row % 2 == 1;

      acies_layout_centre (&layout, acies_hex (0, row), &x, &y);
      g_assert_cmpuint (acies_layout_hex_at (&layout, 20, y), ==, is_short ? ACIES_NO_HEX : acies_hex (0, row));
      g_assert_cmpuint (acies_layout_hex_at (&layout, 1180, y), ==, is_short ? ACIES_NO_HEX : acies_hex (11, row));
    }
}

static void
test_far_away_is_no_hex (void)
{
  static const double far[][2] = {
    { -1, 50 }, { 50, -1 }, { 1201, 50 }, { 50, 900 }, { -1e18, -1e18 }, { 1e18, 1e18 }, { NAN, 5 }, { 5, INFINITY }
  };
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, 12, 9);
  AciesLayout layout = acies_layout (board, 100, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (far); i++)
    g_assert_cmpuint (acies_layout_hex_at (&layout, far[i][0], far[i][1]), ==, ACIES_NO_HEX);
}

static void
test_fit_leaves_room_for_rulers (gconstpointer data)
{
  AciesBoardLayout shape = *(const AciesBoardLayout *) data;

  static const double rooms[][2] = { { 1200, 800 }, { 300, 900 }, { 2000, 200 }, { 200, 200 } };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (guint j = 0; j < G_N_ELEMENTS (rooms); j++)
      {
        g_autoptr (AciesBoard) board = acies_board_new (shape, boards[i].columns, boards[i].rows);
        AciesLayout layout = acies_layout_fit (board, rooms[j][0], rooms[j][1]);
        double      margin = acies_layout_margin (layout.hex_width), width, height;
        double      spare;

        acies_layout_size (&layout, &width, &height);
        g_assert_cmpfloat (layout.hex_width, >=, 1);
        g_assert_cmpfloat (layout.x, >=, margin - 0.01);
        g_assert_cmpfloat (layout.y, >=, margin - 0.01);
        g_assert_cmpfloat (layout.x + width, <=, rooms[j][0] - margin + 0.01);
        g_assert_cmpfloat (layout.y + height, <=, rooms[j][1] - margin + 0.01);
        /* In one direction the room is used up. */
        spare = MIN (layout.x, layout.y) - margin;
        g_assert_cmpfloat (spare, <, 2.5);
      }
}

/* Each hex with a point in the rectangle is in the span. */
static void
test_visible_misses_nothing (gconstpointer data)
{
  AciesBoardLayout shape = *(const AciesBoardLayout *) data;

  static const double views[][4] = {
    { 0, 0, 300, 200 }, { 150, 90, 10, 10 }, { -500, -500, 100, 100 }, { 700, 400, 5000, 5000 }, { 430, 0, 1, 900 }
  };
  g_autoptr (AciesBoard) board = acies_board_new (shape, 12, 9);
  AciesLayout layout = acies_layout (board, 80, 20, 30);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      const double *view = views[i];
      AciesHexSpan  span = acies_layout_visible (&layout, view[0], view[1], view[2], view[3]);

      for (double x = view[0]; x <= MIN (view[0] + view[2], 2000); x += 1)
        for (double y = view[1]; y <= MIN (view[1] + view[3], 1000); y += 3)
          {
            AciesHex hex = acies_layout_hex_at (&layout, x, y);

            if (hex == ACIES_NO_HEX)
              continue;
            g_assert_cmpint (acies_hex_row (hex), >=, span.first_row);
            g_assert_cmpint (acies_hex_row (hex), <=, span.last_row);
            g_assert_cmpint (acies_hex_column (hex), >=, span.first_column);
            g_assert_cmpint (acies_hex_column (hex), <=, span.last_column);
          }
    }
}

static void
test_visible_leaves_out (gconstpointer data)
{
  AciesBoardLayout shape = *(const AciesBoardLayout *) data;

  g_autoptr (AciesBoard) board = acies_board_new (shape, 64, 64);
  AciesLayout  layout = acies_layout (board, 40, 0, 0);
  AciesHexSpan part = acies_layout_visible (&layout, 800, 700, 400, 350);
  AciesHexSpan none = acies_layout_visible (&layout, -900, -900, 100, 100);
  AciesHexSpan all = acies_layout_visible (&layout, 0, 0, 0, 0);

  g_assert_cmpint (part.last_row - part.first_row, <, 14);
  g_assert_cmpint (part.last_column - part.first_column, <, 14);
  g_assert_cmpint (none.last_row, <, none.first_row);
  g_assert_cmpint (all.first_row, ==, 0);
  g_assert_cmpint (all.last_row, ==, 63);
  g_assert_cmpint (all.last_column, ==, 63);
}

/* As high as they are wide, the first corner at the left of the top, the others clockwise. */
static void
test_corners_of_squares (void)
{
  static const double corners[][2] = { { 105, 107 }, { 205, 107 }, { 205, 207 }, { 105, 207 } };
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_SQUARES, 7, 3);
  AciesLayout layout = acies_layout (board, 100, 5, 7);

  g_assert_cmpuint (acies_layout_n_corners (&layout), ==, G_N_ELEMENTS (corners));
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      double x, y;

      acies_layout_corner (&layout, acies_hex (1, 1), i, &x, &y);
      g_assert_cmpfloat_with_epsilon (x, corners[i][0], 1e-9);
      g_assert_cmpfloat_with_epsilon (y, corners[i][1], 1e-9);
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char   *name;
    GTestDataFunc test;
  } tests[] = {
    { "corners-bound-the-hex", test_corners_bound_the_hex },
    { "sides-lead-to-neighbours", test_sides_lead_to_neighbours },
    { "fit-leaves-room-for-rulers", test_fit_leaves_room_for_rulers },
    { "visible-misses-nothing", test_visible_misses_nothing },
    { "visible-leaves-out", test_visible_leaves_out },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/known-places", test_known_places);
  g_test_add_func ("/layout/half-hexes-are-off-the-board", test_half_hexes_are_off_the_board);
  g_test_add_func ("/layout/corners-of-squares", test_corners_of_squares);
  g_test_add_func ("/layout/far-away-is-no-hex", test_far_away_is_no_hex);
  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (guint j = 0; j < G_N_ELEMENTS (tests); j++)
      {
        g_autofree char *path = g_strconcat ("/layout/", shapes[i] == ACIES_BOARD_HEXES ? "hexes/" : "squares/", tests[j].name, NULL);

        g_test_add_data_func (path, &shapes[i], tests[j].test);
      }
  return g_test_run ();
}
