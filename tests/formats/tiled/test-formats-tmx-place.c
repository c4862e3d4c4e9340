/* test-formats-tmx-place.c - where the hexes of a map of Tiled lie on the board
 *
 * Whatever way a map is staggered: each tile is on the board, neighbours are
 * neighbours and nothing else is, what lies on a tile lies on its hex, and no
 * map becomes its own mirror image. Where Tiled draws a tile is worked out here
 * anew, from its manual.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx.h"
#include "support/data.h"

#include <math.h>
#include <string.h>

/* Hexes as regular as whole pixels allow: so far it is from a tile to the next of its line, and from a line to the next. */
#define NEXT 90
#define LINE 78
#define SIDE 52 /* of a hexagon; a staggered map has diamonds, and sides of no length */

typedef struct
{
  gboolean hexagonal;
  gboolean by_columns; /* staggeraxis x */
  gboolean even;       /* staggerindex */
  gboolean infinite;
  gboolean trimmed; /* the tiles that stick out are not there */
  int      left;    /* column and row of the first tile; 0 unless the map is infinite */
  int      top;
  int      columns;
  int      rows;
} Shape;

static int
line_height (const Shape *shape)
{
  return shape->hexagonal ? 2 * LINE - SIDE : 2 * LINE;
}

static gboolean
is_shifted (const Shape *shape,
            int          line)
{
  return ((line & 1) != 0) != shape->even;
}

/* The middle of a tile in the picture that Tiled draws. */
static void
find_middle (const Shape *shape,
             int          column,
             int          row,
             int         *x,
             int         *y)
{
  int line = shape->by_columns ? column : row;
  int cell = shape->by_columns ? row : column;
  int along = cell * NEXT + NEXT / 2 + (is_shifted (shape, line) ? NEXT / 2 : 0);
  int across = line * LINE + line_height (shape) / 2;

  *x = shape->by_columns ? across : along;
  *y = shape->by_columns ? along : across;
}

/* --- making one ----------------------------------------------------------------------------- */

/* Does the tile stand out at the edge of the board, where a board of ours has none? */
static gboolean
sticks_out (const Shape *shape,
            int          column,
            int          row)
{
  int line = shape->by_columns ? column - shape->left : row - shape->top;
  int cell = shape->by_columns ? row - shape->top : column - shape->left;
  int n = shape->by_columns ? shape->rows : shape->columns;

  return (line & 1) != 0 && cell == (is_shifted (shape, shape->by_columns ? column : row) ? n - 1 : 0);
}

static int
count_tiles (const Shape *shape)
{
  return shape->columns * shape->rows;
}

/* Tiles are numbered from 1, row by row; the object of that name lies on each. */
static void
find_tile (const Shape *shape,
           int          number,
           int         *column,
           int         *row)
{
  *column = shape->left + (number - 1) % shape->columns;
  *row = shape->top + (number - 1) / shape->columns;
}

static gboolean
is_there (const Shape *shape,
          int          number)
{
  int column, row;

  find_tile (shape, number, &column, &row);

  return !shape->trimmed || !sticks_out (shape, column, row);
}

static void
add_tiles (const Shape *shape,
           GString     *text)
{
  g_string_append (text, "<layer><data encoding='csv'>");
  if (shape->infinite)
    g_string_append_printf (text, "<chunk x='%d' y='%d' width='%d' height='%d'>", shape->left, shape->top, shape->columns, shape->rows);
  for (int i = 1; i <= count_tiles (shape); i++)
    g_string_append_printf (text, "%d,", is_there (shape, i) ? i : 0);
  g_string_append_printf (text, "%s</data></layer>", shape->infinite ? "</chunk>" : "");
}

/* Points that lie anywhere near the middle of their tiles. */
static void
add_objects (const Shape *shape,
             GString     *text)
{
  g_string_append (text, "<objectgroup>");
  for (int i = 1; i <= count_tiles (shape); i++)
    {
      int column, row, x, y;

      find_tile (shape, i, &column, &row);
      find_middle (shape, column, row, &x, &y);
      g_string_append_printf (text, "<object name='%d' x='%d' y='%d'/>", i, x + i % 7 * 8 - 24, y + i % 5 * 10 - 20);
    }
  g_string_append (text, "</objectgroup>");
}

static AciesTmx *
make_map (const Shape   *shape,
          AciesFindings *findings)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  int       wide = shape->by_columns ? line_height (shape) : NEXT;
  int       high = shape->by_columns ? NEXT : line_height (shape);
  AciesTmx *map;

  g_string_printf (text, "<map orientation='%s' width='%d' height='%d' tilewidth='%d' tileheight='%d' infinite='%d' staggeraxis='%s' staggerindex='%s'",
                   shape->hexagonal ? "hexagonal" : "staggered", shape->columns, shape->rows, wide, high, shape->infinite,
                   shape->by_columns ? "x" : "y", shape->even ? "even" : "odd");
  if (shape->hexagonal)
    g_string_append_printf (text, " hexsidelength='%d'", SIDE);
  g_string_append (text, ">");
  add_tiles (shape, text);
  add_objects (shape, text);
  g_string_append (text, "</map>");
  bytes = data_bytes (text->str);
  map = acies_tmx_read (bytes, "it.tmx", NULL, findings, &error);
  g_assert_no_error (error);

  return map;
}

/* --- looking at it -------------------------------------------------------------------------- */

static AciesHex
hex_of (const AciesTmx *map,
        int             number)
{
  AciesHex found = ACIES_NO_HEX;

  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      const AciesTmxTile *tile = map->cells[hex] > 0 ? g_ptr_array_index (map->tiles, map->cells[hex] - 1) : NULL;

      if (tile == NULL || tile->gid != (guint32) number)
        continue;
      g_assert_cmpuint (found, ==, ACIES_NO_HEX);
      g_assert_cmpuint (acies_hex_row (hex), <, map->rows);
      g_assert_cmpuint (acies_hex_column (hex), <, map->columns - (acies_hex_row (hex) & 1));
      found = hex;
    }

  return found;
}

/* From the one tile to the other in the picture of Tiled is the way that it is on the board, or that turned to the right. */
static void
assert_same_way (const Shape *shape,
                 const int    from[2],
                 const int    to[2],
                 AciesHex     a,
                 AciesHex     b)
{
  double x = to[0] - from[0], y = to[1] - from[1];
  double our_x = acies_hex_column (b) - (double) acies_hex_column (a) + ((acies_hex_row (b) & 1) - (double) (acies_hex_row (a) & 1)) / 2;
  double our_y = acies_hex_row (b) - (double) acies_hex_row (a);

  g_assert_cmpfloat_with_epsilon (our_x * NEXT, shape->by_columns ? -y : x, 1e-6);
  g_assert_cmpfloat_with_epsilon (our_y * LINE, shape->by_columns ? x : y, 1e-6);
}

static void
assert_pair (const Shape    *shape,
             const AciesHex *hexes,
             int             i,
             int             j)
{
  int column, row, from[2], to[2];

  find_tile (shape, i, &column, &row);
  find_middle (shape, column, row, &from[0], &from[1]);
  find_tile (shape, j, &column, &row);
  find_middle (shape, column, row, &to[0], &to[1]);
  g_assert_cmpint (acies_hex_distance (hexes[i], hexes[j]) == 1, ==, hypot (to[0] - from[0], to[1] - from[1]) < 100);
  assert_same_way (shape, from, to, hexes[i], hexes[j]);
}

static void
assert_objects (const Shape    *shape,
                const AciesTmx *map,
                const AciesHex *hexes)
{
  g_assert_cmpuint (map->objects->len, ==, (guint) count_tiles (shape));
  for (guint i = 0; i < map->objects->len; i++)
    {
      const AciesTmxObject *object = g_ptr_array_index (map->objects, i);

      if (is_there (shape, atoi (object->name)))
        g_assert_cmpuint (object->hex, ==, hexes[atoi (object->name)]);
    }
}

static guint
count_told (const AciesFindings *findings,
            const char          *code)
{
  guint n = 0;

  for (guint i = 0; i < findings->list->len; i++)
    n += g_str_equal (((const AciesFinding *) g_ptr_array_index (findings->list, i))->code, code);

  return n;
}

static void
check (const Shape *shape)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesTmx) map = make_map (shape, findings);
  g_autofree AciesHex *hexes = g_new (AciesHex, count_tiles (shape) + 1);
  guint                cells = (guint) (shape->by_columns ? shape->rows : shape->columns);

  g_test_message ("%d columns, %d rows, axis %s, index %s, from %d,%d", shape->columns, shape->rows, shape->by_columns ? "x" : "y",
                  shape->even ? "even" : "odd", shape->left, shape->top);
  for (int i = 1; i <= count_tiles (shape); i++)
    {
      hexes[i] = hex_of (map, i);
      g_assert_cmpint (hexes[i] != ACIES_NO_HEX, ==, is_there (shape, i));
    }
  for (int i = 1; i <= count_tiles (shape); i++)
    for (int j = 1; j < i; j++)
      if (is_there (shape, i) && is_there (shape, j))
        assert_pair (shape, hexes, i, j);
  assert_objects (shape, map, hexes);
  g_assert_cmpuint (map->rows, ==, (guint) (shape->by_columns ? shape->columns : shape->rows));
  g_assert_cmpuint (map->columns, ==, shape->trimmed ? cells : cells + 1);
  g_assert_cmpuint (count_told (findings, "tile-dropped"), ==, 0);
  g_assert_cmpuint (count_told (findings, "board-widened"), ==, !shape->trimmed && !shape->infinite);
  g_assert_cmpuint (count_told (findings, "map-turned"), ==, shape->by_columns);
  g_assert_cmpuint (count_told (findings, "map-of-diamonds"), ==, !shape->hexagonal);
}

static void
finite_maps (void)
{
  static const int sizes[][2] = { { 3, 3 }, { 5, 4 }, { 4, 5 }, { 6, 6 }, { 7, 7 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (guint bits = 0; bits < 16; bits++)
      check (&(const Shape) { .hexagonal = bits & 1, .by_columns = (bits & 2) != 0, .even = (bits & 4) != 0, .trimmed = (bits & 8) != 0, .columns = sizes[i][0], .rows = sizes[i][1] });
}

static void
infinite_maps (void)
{
  static const int corners[][2] = { { 0, 0 }, { -3, -2 }, { -4, 7 }, { 1, 1 }, { 100, -99 }, { 1000000, 999999 } };

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    for (guint bits = 0; bits < 16; bits++)
      check (&(const Shape) { .hexagonal = bits & 1, .by_columns = (bits & 2) != 0, .even = (bits & 4) != 0, .trimmed = (bits & 8) != 0, .infinite = TRUE, .left = corners[i][0], .top = corners[i][1], .columns = 5, .rows = 6 });
}

/* A board has no room for one more; then what sticks out is left out, and told with the places that Tiled shows. */
static void
as_large_as_can_be (void)
{
  static const char *const places[] = { "63, 1; 63, 3", "0, 1; 0, 3", "1, 63; 3, 63", "1, 0; 3, 0" };

  for (guint bits = 0; bits < 4; bits++)
    {
      const Shape shape = { .hexagonal = TRUE, .even = bits & 1, .by_columns = (bits & 2) != 0, .columns = bits & 2 ? 4 : 64, .rows = bits & 2 ? 64 : 4 };
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesTmx) map = make_map (&shape, findings);
      g_autoptr (GString) told = g_string_new (NULL);

      g_assert_cmpuint (map->columns, ==, 64);
      for (guint i = 0; i < findings->list->len; i++)
        {
          const AciesFinding *finding = g_ptr_array_index (findings->list, i);

          if (g_str_equal (finding->code, "tile-dropped"))
            g_string_append_printf (told, "%s\n", finding->message);
        }
      g_test_message ("%s", told->str);
      for (guint i = 0; i < 2; i++)
        {
          g_auto (GStrv) both = g_strsplit (places[bits], "; ", 2);
          g_autofree char *place = g_strdup_printf (" at %s was left out", both[i]);

          g_assert_nonnull (strstr (told->str, place));
        }
      g_assert_cmpuint (count_told (findings, "tile-dropped"), ==, 2);
      g_assert_cmpuint (count_told (findings, "board-widened"), ==, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tmx/place/finite", finite_maps);
  g_test_add_func ("/tmx/place/infinite", infinite_maps);
  g_test_add_func ("/tmx/place/as-large-as-can-be", as_large_as_can_be);

  return g_test_run ();
}
