/* test-engine-hex.c - names, neighbours and distances of hexes; the extent of boards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/board.h"
#include "engine/board/texts.h"

typedef struct
{
  guint       column;
  guint       row;
  const char *name;
} Name;

/* clang-format off */
static const Name names[] = {
  { 0, 0, "A1" },     { 4, 4, "E5" },    { 25, 0, "Z1" },   { 26, 0, "AA1" },  { 27, 9, "AB10" },
  { 51, 63, "AZ64" }, { 52, 0, "BA1" },  { 62, 8, "BK9" },  { 63, 0, "BL1" },  { 63, 63, "BL64" },
};

static const char *const no_names[] = {
  "", "-", "5", "E", "E0", "E05", "E00", "E65", "E99", "E100", "BM1", "ZZ1", "AAA1", "E5 ", " E5", "E5x", "E-1", "E+5",
  "E 5", "5E", "É5", "E5.0", "AA", "@1", "[1", "E5E5", "EE\n5",
};
/* clang-format on */

static void
test_names (void)
{
  AciesHexName buffer;
  AciesHex     hex;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_cmpstr (acies_hex_name (acies_hex (names[i].column, names[i].row), buffer), ==, names[i].name);
      g_assert_true (acies_hex_parse (names[i].name, &hex));
      g_assert_cmpuint (acies_hex_column (hex), ==, names[i].column);
      g_assert_cmpuint (acies_hex_row (hex), ==, names[i].row);
    }
  g_assert_cmpstr (acies_hex_name (ACIES_NO_HEX, buffer), ==, "-");
}

static void
test_every_name (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      AciesHexName     buffer;
      AciesHex         upper = ACIES_NO_HEX;
      AciesHex         lower = ACIES_NO_HEX;
      g_autofree char *small = g_ascii_strdown (acies_hex_name (hex, buffer), -1);

      g_assert_true (acies_hex_parse (buffer, &upper));
      g_assert_true (acies_hex_parse (small, &lower));
      g_assert_cmpuint (upper, ==, hex);
      g_assert_cmpuint (lower, ==, hex);
      g_assert_true (g_hash_table_add (seen, g_steal_pointer (&small)));
    }
  g_assert_cmpuint (g_hash_table_size (seen), ==, 64 * 64);
}

static void
test_no_name (gconstpointer data)
{
  AciesHex hex = acies_hex (7, 7);

  g_assert_false (acies_hex_parse (data, &hex));
  g_assert_cmpuint (hex, ==, acies_hex (7, 7));
}

/* A name may be part of a longer text. */
static void
test_part (void)
{
  static const char text[] = "BL64E5";
  AciesHex          hex;

  g_assert_true (acies_hex_parse_len (text, 4, &hex));
  g_assert_cmpuint (hex, ==, acies_hex (63, 63));
  g_assert_true (acies_hex_parse_len (text, 3, &hex));
  g_assert_cmpuint (hex, ==, acies_hex (63, 5));
  g_assert_false (acies_hex_parse_len (text, 2, &hex));
  g_assert_false (acies_hex_parse_len (text, 5, &hex));
  g_assert_false (acies_hex_parse_len (text, 0, &hex));
}

/* The six ways to a neighbour follow each other clockwise, from E over SE, and lead there from every row. */
static void
test_vectors (void)
{
  static const AciesDirection clockwise[] = {
    ACIES_DIRECTION_E,
    ACIES_DIRECTION_SE,
    ACIES_DIRECTION_SW,
    ACIES_DIRECTION_W,
    ACIES_DIRECTION_NW,
    ACIES_DIRECTION_NE,
  };

  for (guint row = 10; row < 12; row++)
    {
      AciesHex    hex = acies_hex (10, row);
      AciesVector east = acies_hex_vector (hex, acies_hex_neighbour (hex, ACIES_DIRECTION_E));

      for (int i = 0; i < ACIES_N_DIRECTIONS; i++)
        {
          g_assert_cmpuint (acies_hex_add (hex, acies_vector_rotate (east, i)), ==, acies_hex_neighbour (hex, clockwise[i]));
          g_assert_cmpuint (acies_hex_add (hex, acies_vector_rotate (east, i - 6)), ==, acies_hex_neighbour (hex, clockwise[i]));
          g_assert_cmpuint (acies_hex_add (hex, acies_vector_flip (acies_vector_rotate (east, i))), ==,
                            acies_hex_neighbour (hex, clockwise[(9 - i) % 6]));
        }
    }
}

static void
test_every_vector (void)
{
  for (AciesHex from = 0; from < ACIES_MAX_HEXES; from += 61)
    for (AciesHex to = 0; to < ACIES_MAX_HEXES; to++)
      {
        AciesVector vector = acies_hex_vector (from, to);

        g_assert_cmpuint (acies_hex_add (from, vector), ==, to);
        g_assert_cmpint (ABS (vector.q), <=, 127);
        g_assert_cmpint (ABS (vector.r), <=, 127);
        g_assert_cmpint (ABS (vector.q + vector.r), <=, 127);
      }
  g_assert_cmpuint (acies_hex_add (acies_hex (0, 0), (AciesVector) { -1, 0 }), ==, ACIES_NO_HEX);
  g_assert_cmpuint (acies_hex_add (acies_hex (0, 0), (AciesVector) { 0, -1 }), ==, ACIES_NO_HEX);
  g_assert_cmpuint (acies_hex_add (acies_hex (63, 63), (AciesVector) { 0, 1 }), ==, ACIES_NO_HEX);
}

/* From a hex of a long and of a short row, in the order E NE NW W SW SE. */
static void
test_neighbours_by_name (void)
{
  static const char *const expected[2][7] = {
    { "E5", "F5", "E4", "D4", "D5", "D6", "E6" },
    { "E4", "F4", "F3", "E3", "D4", "E5", "F5" },
  };

  for (guint i = 0; i < 2; i++)
    {
      AciesHex hex = ACIES_NO_HEX;

      g_assert_true (acies_hex_parse (expected[i][0], &hex));
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHexName buffer;

          g_assert_cmpstr (acies_hex_name (acies_hex_neighbour (hex, d), buffer), ==, expected[i][d + 1]);
        }
    }
}

static void
test_neighbours_are_inverse (void)
{
  guint pairs = 0;

  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex next = acies_hex_neighbour (hex, d);

          if (next == ACIES_NO_HEX)
            continue;
          pairs++;
          g_assert_cmpuint (acies_hex_neighbour (next, (d + 3) % ACIES_N_DIRECTIONS), ==, hex);
          g_assert_true (acies_hex_is_adjacent (hex, next));
        }
    }

  /* 64 rows of 63 pairs side by side; 63 gaps between rows with 127 pairs across; each seen from both. */
  g_assert_cmpuint (pairs, ==, 2 * (64 * 63 + 63 * 127));
}

/* Steps to every hex, by trying them. */
static void
walk_from (AciesHex start,
           guint   *steps)
{
  g_autoptr (GQueue) queue = g_queue_new ();

  for (guint i = 0; i < ACIES_MAX_HEXES; i++)
    steps[i] = G_MAXUINT;
  steps[start] = 0;
  g_queue_push_tail (queue, GUINT_TO_POINTER (start));
  while (!g_queue_is_empty (queue))
    {
      AciesHex hex = (AciesHex) GPOINTER_TO_UINT (g_queue_pop_head (queue));

      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex next = acies_hex_neighbour (hex, d);

          if (next == ACIES_NO_HEX || steps[next] != G_MAXUINT)
            continue;
          steps[next] = steps[hex] + 1;
          g_queue_push_tail (queue, GUINT_TO_POINTER (next));
        }
    }
}

static void
test_distance (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1979);
  static guint steps[ACIES_MAX_HEXES];
  gboolean     parity[2] = { FALSE, FALSE };

  for (guint i = 0; i < 60; i++)
    {
      AciesHex start = (AciesHex) g_rand_int_range (rand, 0, ACIES_MAX_HEXES);

      parity[acies_hex_row (start) & 1] = TRUE;
      walk_from (start, steps);
      for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
        {
          g_assert_cmpuint (acies_hex_distance (start, hex), ==, steps[hex]);
          g_assert_cmpuint (acies_hex_distance (hex, start), ==, steps[hex]);
        }
    }
  g_assert_true (parity[0] && parity[1]);
}

/* Walks a board by acies_board_next() and counts; every other row lacks a hex. */
static void
check_size (guint columns,
            guint rows)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, columns, rows);
  guint    n = 0;
  AciesHex last = ACIES_NO_HEX;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      g_assert_true (last == ACIES_NO_HEX || hex > last);
      g_assert_true (acies_board_contains (board, hex));
      last = hex;
      n++;
    }
  g_assert_cmpuint (n, ==, columns * rows - rows / 2);
  n = 0;
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    n += acies_board_contains (board, hex);
  g_assert_cmpuint (n, ==, columns * rows - rows / 2);
  g_assert_false (acies_board_contains (board, ACIES_NO_HEX));
}

static void
test_sizes (void)
{
  for (guint columns = ACIES_MIN_COLUMNS; columns <= ACIES_MAX_COLUMNS; columns++)
    {
      for (guint rows = ACIES_MIN_ROWS; rows <= ACIES_MAX_ROWS; rows++)
        check_size (columns, rows);
    }
}

/* --- squares -------------------------------------------------------------------------------- */

static void
test_square_edges (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_SQUARES, 7, 3);
  static const struct
  {
    const char    *from;
    AciesDirection direction;
    const char    *next;
  } rows[] = {
    { "D2", ACIES_DIRECTION_E, "E2" },
    { "D2", ACIES_DIRECTION_N, "D1" },
    { "D2", ACIES_DIRECTION_W, "C2" },
    { "D2", ACIES_DIRECTION_S, "D3" },
    { "D2", ACIES_DIRECTION_NW, "-" },
    { "D2", ACIES_DIRECTION_SE, "-" },
    { "D1", ACIES_DIRECTION_N, "-" },
    { "D3", ACIES_DIRECTION_S, "-" },
    { "A2", ACIES_DIRECTION_W, "-" },
    { "G2", ACIES_DIRECTION_E, "-" },
    { "G2", ACIES_DIRECTION_N, "G1" },
    { "G2", ACIES_DIRECTION_S, "G3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AciesHexName buffer;
      AciesHex     from;

      g_assert_true (acies_hex_parse (rows[i].from, &from));
      g_assert_cmpstr (acies_hex_name (acies_board_neighbour (board, from, rows[i].direction), buffer), ==, rows[i].next);
    }
}

/* All rows are equally long, and even the last square of the largest board knows where it ends. */
static void
test_square_sizes (void)
{
  for (guint columns = ACIES_MIN_COLUMNS; columns <= ACIES_MAX_COLUMNS; columns++)
    {
      g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_SQUARES, columns, ACIES_MAX_ROWS);
      AciesHex last = acies_hex (columns - 1, ACIES_MAX_ROWS - 1);
      guint    n = 0;

      for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
        n += acies_board_contains (board, hex);
      g_assert_cmpuint (n, ==, columns * ACIES_MAX_ROWS);
      for (guint row = 0; row < ACIES_MAX_ROWS; row++)
        g_assert_cmpuint (acies_board_columns_in_row (board, row), ==, columns);
      g_assert_cmpuint (acies_board_neighbour (board, last, ACIES_DIRECTION_E), ==, ACIES_NO_HEX);
      g_assert_cmpuint (acies_board_neighbour (board, last, ACIES_DIRECTION_S), ==, ACIES_NO_HEX);
    }
}

/* The way back lies in the opposite direction, and is one step. */
static void
test_square_ways_back (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_SQUARES, 9, 8);
  guint n = 0;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
      {
        AciesHex next = acies_board_neighbour (board, hex, d);

        if (next == ACIES_NO_HEX)
          continue;
        g_assert_cmpuint (acies_board_neighbour (board, next, (d + 3) % ACIES_N_DIRECTIONS), ==, hex);
        g_assert_true (acies_board_is_adjacent (board, hex, next));
        n++;
      }
  g_assert_cmpuint (n, ==, 2 * (8 * 8 + 9 * 7));
}

/* As many steps as a search finds, and no fewer. */
static void
test_square_distances (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_SQUARES, 11, 7);
  AciesHex from = acies_hex (3, 4);
  AciesHex queue[ACIES_MAX_HEXES] = { from };
  guint    distance[ACIES_MAX_HEXES] = { 0 };
  guint    n = 1;

  for (guint i = 0; i < n; i++)
    for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
      {
        AciesHex next = acies_board_neighbour (board, queue[i], d);

        if (next == ACIES_NO_HEX || next == from || distance[next] > 0)
          continue;
        distance[next] = distance[queue[i]] + 1;
        queue[n++] = next;
      }
  g_assert_cmpuint (n, ==, 77);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (acies_board_distance (board, from, queue[i]), ==, distance[queue[i]]);
}

/* The same size, but another board. */
static void
test_square_differs (void)
{
  g_autoptr (AciesBoard) squares = acies_board_new (ACIES_BOARD_SQUARES, 5, 4);
  g_autoptr (AciesBoard) hexes = acies_board_new (ACIES_BOARD_HEXES, 5, 4);
  AciesBoard *own = acies_board_ref (squares);

  g_assert_false (acies_board_equal (squares, hexes));
  acies_board_make_writable (&own);
  g_assert_cmpuint (own->layout, ==, ACIES_BOARD_SQUARES);
  g_assert_true (acies_board_equal (squares, own));
  acies_board_unref (own);
}

/* What cannot be done to a board of squares says why; to one of hexes all can be done. */
static void
test_reshapes (void)
{
  static const char *const words[ACIES_N_RESHAPES] = {
    [ACIES_RESHAPE_SIZE] = "size",
    [ACIES_RESHAPE_SHIFT] = "shifted",
    [ACIES_RESHAPE_MIRROR] = "mirrored",
    [ACIES_RESHAPE_SYMMETRY] = "Symmetry",
    [ACIES_RESHAPE_PIECE] = "copied",
  };
  g_autoptr (AciesBoard) squares = acies_board_new (ACIES_BOARD_SQUARES, 5, 4);
  g_autoptr (AciesBoard) hexes = acies_board_new (ACIES_BOARD_HEXES, 5, 4);

  for (guint i = 0; i < ACIES_N_RESHAPES; i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (acies_reshape_refusal (hexes, i));
      g_assert_true (acies_reshape_check (hexes, i, &error));
      g_assert_no_error (error);
      g_assert_nonnull (g_strrstr (acies_reshape_refusal (squares, i), words[i]));
      g_assert_false (acies_reshape_check (squares, i, &error));
      g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT);
      g_assert_cmpstr (error->message, ==, acies_reshape_refusal (squares, i));
    }
}

static void
test_edges (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, 5, 4);
  /* A1 to E1, A2 to D2, ... */
  const struct
  {
    guint8         column, row;
    AciesDirection direction;
    const char    *next;
  } rows[] = {
    { 4, 0, ACIES_DIRECTION_E, "-" },
    { 4, 0, ACIES_DIRECTION_SE, "-" },
    { 4, 0, ACIES_DIRECTION_SW, "D2" },
    { 3, 1, ACIES_DIRECTION_E, "-" },
    { 3, 1, ACIES_DIRECTION_SE, "E3" },
    { 3, 1, ACIES_DIRECTION_NE, "E1" },
    { 0, 2, ACIES_DIRECTION_W, "-" },
    { 0, 2, ACIES_DIRECTION_NW, "-" },
    { 0, 2, ACIES_DIRECTION_NE, "A2" },
    { 0, 1, ACIES_DIRECTION_W, "-" },
    { 0, 1, ACIES_DIRECTION_NW, "A1" },
    { 2, 3, ACIES_DIRECTION_SE, "-" },
    { 2, 0, ACIES_DIRECTION_NE, "-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AciesHex     hex = acies_board_neighbour (board, acies_hex (rows[i].column, rows[i].row), rows[i].direction);
      AciesHexName buffer;

      g_assert_cmpstr (acies_hex_name (hex, buffer), ==, rows[i].next);
    }
}

static void
test_sharing (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, 5, 4);
  AciesBoard *own = acies_board_ref (board);

  acies_board_make_writable (&own);
  g_assert_true (own != board);
  g_assert_true (acies_board_equal (own, board));
  own->terrain[acies_hex (2, 2)] = 1;
  g_assert_false (acies_board_equal (own, board));
  g_assert_cmpuint (board->terrain[acies_hex (2, 2)], ==, 0);
  {
    const AciesBoard *same = own;

    acies_board_make_writable (&own);
    g_assert_true (own == same);
  }
  acies_board_unref (own);
}

/* Where the middle of a hex is on paper, a hex being a width of 1. */
static void
middle_of (AciesHex hex,
           double  *x,
           double  *y)
{
  *x = acies_hex_column (hex) + 0.5 * (acies_hex_row (hex) % 2);
  *y = acies_hex_row (hex) * 0.86602540378443865;
}

/* Of the hexes between, those with no other nearer to the point of the line that is as many steps away. */
static void
test_straight_between (void)
{
  AciesHex from = acies_hex (5, 6);

  for (AciesHex to = 0; to < acies_hex (0, 14); to++)
    {
      guint length = acies_hex_distance (from, to);

      for (AciesHex hex = 0; hex < acies_hex (0, 14); hex++)
        {
          guint    step = acies_hex_distance (from, hex);
          double   x[4], y[4];
          double   least = G_MAXDOUBLE;
          double   own;
          gboolean expected;

          if (acies_hex_column (to) > 13 || acies_hex_column (hex) > 13)
            continue;
          middle_of (from, &x[0], &y[0]);
          middle_of (to, &x[1], &y[1]);
          x[2] = x[0] + (x[1] - x[0]) * step / MAX (length, 1);
          y[2] = y[0] + (y[1] - y[0]) * step / MAX (length, 1);
          for (guint d = 0; d <= ACIES_N_DIRECTIONS; d++)
            {
              AciesHex near = d < ACIES_N_DIRECTIONS ? acies_hex_neighbour (hex, d) : hex;

              if (near == ACIES_NO_HEX)
                continue;
              middle_of (near, &x[3], &y[3]);
              least = MIN (least, (x[3] - x[2]) * (x[3] - x[2]) + (y[3] - y[2]) * (y[3] - y[2]));
            }
          middle_of (hex, &x[3], &y[3]);
          own = (x[3] - x[2]) * (x[3] - x[2]) + (y[3] - y[2]) * (y[3] - y[2]);
          expected = step > 0 && step < length && step + acies_hex_distance (hex, to) == length && own <= least + 1e-9;
          g_assert_cmpint (acies_hex_is_straight_between (hex, from, to) != FALSE, ==, expected != FALSE);
        }
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/squares/edges", test_square_edges);
  g_test_add_func ("/engine/squares/sizes", test_square_sizes);
  g_test_add_func ("/engine/squares/ways-back", test_square_ways_back);
  g_test_add_func ("/engine/squares/distances", test_square_distances);
  g_test_add_func ("/engine/squares/differs", test_square_differs);
  g_test_add_func ("/engine/squares/reshapes", test_reshapes);
  g_test_add_func ("/engine/hex/vectors", test_vectors);
  g_test_add_func ("/engine/hex/every-vector", test_every_vector);
  g_test_add_func ("/engine/hex/names", test_names);
  g_test_add_func ("/engine/hex/every-name", test_every_name);
  g_test_add_func ("/engine/hex/part", test_part);
  for (guint i = 0; i < G_N_ELEMENTS (no_names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/hex/no-name/%u", i);

      g_test_add_data_func (path, no_names[i], test_no_name);
    }
  g_test_add_func ("/engine/hex/neighbours-by-name", test_neighbours_by_name);
  g_test_add_func ("/engine/hex/neighbours-are-inverse", test_neighbours_are_inverse);
  g_test_add_func ("/engine/hex/distance", test_distance);
  g_test_add_func ("/engine/hex/straight-between", test_straight_between);
  g_test_add_func ("/engine/board/sizes", test_sizes);
  g_test_add_func ("/engine/board/edges", test_edges);
  g_test_add_func ("/engine/board/sharing", test_sharing);

  return g_test_run ();
}
