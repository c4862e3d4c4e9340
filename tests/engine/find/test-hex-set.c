/* test-hex-set.c - sets of hexes against what neighbours say one by one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/hex-set.h"

#define N_BOARDS 60

/* Ground 0 and 1 by chance, the one or the other rarer from board to board. */
static AciesBoard *
new_board (GRand *rand,
           guint  number)
{
  AciesBoard *board = acies_board_new (number % 2 == 0 ? ACIES_BOARD_HEXES : ACIES_BOARD_SQUARES, (guint) g_rand_int_range (rand, ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS + 1),
                                       (guint) g_rand_int_range (rand, ACIES_MIN_ROWS, ACIES_MAX_ROWS + 1));

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    board->terrain[hex] = g_rand_int_range (rand, 0, 10) < (int) (number % 11);

  return board;
}

static gboolean
touches (const AciesBoard  *board,
         const AciesHexSet *set,
         AciesHex           hex)
{
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (board, hex, d);

      if (next != ACIES_NO_HEX && acies_hex_set_has (set, next))
        return TRUE;
    }

  return FALSE;
}

static void
assert_terrain (const AciesBoard  *board,
                const AciesHexSet *set,
                AciesId            terrain)
{
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    g_assert_cmpint (acies_hex_set_has (set, hex), ==, acies_board_contains (board, hex) && board->terrain[hex] == terrain);
}

/* The same again and again, hex by hex. */
static AciesHexSet
flood_slowly (const AciesBoard  *board,
              const AciesHexSet *within,
              AciesHex           from)
{
  AciesHexSet set = { 0 };
  gboolean    grows = TRUE;

  acies_hex_set_add (&set, from);
  while (grows)
    {
      grows = FALSE;
      for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
        if (!acies_hex_set_has (&set, hex) && acies_hex_set_has (within, hex) && touches (board, &set, hex))
          {
            acies_hex_set_add (&set, hex);
            grows = TRUE;
          }
    }

  return set;
}

static void
assert_same (const AciesHexSet *set,
             const AciesHexSet *other)
{
  for (guint row = 0; row < ACIES_MAX_ROWS; row++)
    g_assert_cmphex (set->rows[row], ==, other->rows[row]);
}

static void
check_board (GRand      *rand,
             AciesBoard *board)
{
  AciesHexSet ones, all, next;
  AciesHex    from = acies_hex (0, (guint) g_rand_int_range (rand, 0, board->rows));

  acies_hex_set_fill_terrains (&ones, board, 1u << 1);
  acies_hex_set_fill_board (&all, board);
  assert_terrain (board, &ones, 1);
  acies_hex_set_spread (&next, board, &ones, &all);
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      g_assert_cmpint (acies_hex_set_has (&all, hex), ==, acies_board_contains (board, hex));
      g_assert_cmpint (acies_hex_set_has (&next, hex), ==, acies_board_contains (board, hex) && touches (board, &ones, hex));
    }

  while (from != ACIES_NO_HEX && !acies_hex_set_has (&ones, from))
    from = acies_board_next (board, from);
  if (from != ACIES_NO_HEX)
    {
      AciesHexSet slow = flood_slowly (board, &ones, from);
      AciesHexSet set = { 0 };

      acies_hex_set_add (&set, from);
      acies_hex_set_flood (&set, board, &ones);
      assert_same (&set, &slow);
      g_assert_true (acies_hex_set_meets (&set, &ones));
    }
}

static void
test_boards (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (64);

  for (guint i = 0; i < N_BOARDS; i++)
    {
      g_autoptr (AciesBoard) board = new_board (rand, i);

      check_board (rand, board);
    }
}

/* One way that turns back at the end of each row: the longest there is. */
static void
test_winding (void)
{
  g_autoptr (AciesBoard) board = acies_board_new (ACIES_BOARD_HEXES, ACIES_MAX_COLUMNS, ACIES_MAX_ROWS);
  AciesHexSet way, set = { 0 };
  AciesHex    last = ACIES_NO_HEX;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      guint row = acies_hex_row (hex);
      guint end = row % 4 == 1 ? acies_board_columns_in_row (board, row) - 1 : 0;

      board->terrain[hex] = row % 2 == 0 || acies_hex_column (hex) == end;
      if (board->terrain[hex])
        last = hex;
    }
  acies_hex_set_fill_terrains (&way, board, 1u << 1);
  acies_hex_set_add (&set, acies_hex (0, 0));
  acies_hex_set_flood (&set, board, &way);
  g_assert_true (acies_hex_set_has (&set, last));
  assert_same (&set, &way);
}

static void
test_apart (void)
{
  AciesHexSet one = { 0 };
  AciesHexSet other = { 0 };

  acies_hex_set_add (&one, acies_hex (63, 0));
  acies_hex_set_add (&other, acies_hex (0, 1));
  g_assert_false (acies_hex_set_meets (&one, &other));
  acies_hex_set_add_all (&other, &one);
  g_assert_true (acies_hex_set_meets (&one, &other));
  acies_hex_set_keep (&other, &one);
  assert_same (&one, &other);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/find/hex-set/boards", test_boards);
  g_test_add_func ("/engine/find/hex-set/winding", test_winding);
  g_test_add_func ("/engine/find/hex-set/apart", test_apart);

  return g_test_run ();
}
