/* test-ui-cells.c - what the canvas keeps of the last frame looks as if it were drawn now
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/core/reach.h"
#include "support/battles.h"
#include "support/big-board.h"
#include "support/in-application.h"
#include "support/until.h"
#include "widgets/canvas-private.h"

#include <math.h>

#define WIDTH 900
#define HEIGHT 700

/* A line around hexes that begins elsewhere may differ so much, of 255: where hexes are smallest, by 13. What is not drawn
 * anew differs by more than 50. */
#define TOLERANCE 16

typedef struct
{
  GtkWidget    *window;
  AciesCanvas  *canvas;
  AciesSession *session;
} Board;

static const AciesState *
state_of (const Board *board)
{
  return acies_session_get_state (board->session);
}

static gboolean
is_whole (gconstpointer data)
{
  const Board *board = data;

  return board->canvas->width > 0 && board->canvas->ground.is_whole;
}

static void
run_until_whole (const Board *board)
{
  run_until (is_whole, board);
}

static void
show_board (Board            *board,
            AciesApplication *application)
{
  g_autoptr (AciesState) battle = battle_load (acies_catalog_get_library (acies_application_get_catalog (application)), "pydna");

  board->window = gtk_window_new ();
  board->canvas = g_object_new (ACIES_TYPE_CANVAS, NULL);
  board->session = acies_session_new_edit (big_board_new (battle));
  acies_canvas_set_theme (board->canvas, acies_catalog_get_theme (acies_application_get_catalog (application), state_of (board)->ruleset));
  acies_canvas_set_session (board->canvas, board->session);
  gtk_window_set_decorated (GTK_WINDOW (board->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (board->window), WIDTH, HEIGHT);
  gtk_window_set_child (GTK_WINDOW (board->window), GTK_WIDGET (board->canvas));
  gtk_window_present (GTK_WINDOW (board->window));
  acies_canvas_zoom_by (board->canvas, 2);
  run_until_whole (board);
}

static void
hide_board (Board *board)
{
  gtk_window_destroy (GTK_WINDOW (board->window));
  g_object_unref (board->session);
}

/* --- what a frame draws --------------------------------------------------------------------- */

/* Returns: (nullable): what the canvas would have painted now */
static GskRenderNode *
take_node (const Board *board)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (board->canvas)->snapshot (GTK_WIDGET (board->canvas), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* How many cells this frame draws. */
static guint
draw (const Board *board)
{
  guint          before = board->canvas->cells.n_drawn;
  GskRenderNode *node = take_node (board);

  g_assert_nonnull (node);
  gsk_render_node_unref (node);
  return board->canvas->cells.n_drawn - before;
}

static cairo_surface_t *
take_picture (const Board *board)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, board->canvas->width, board->canvas->height);
  cairo_t         *cr = cairo_create (surface);
  GskRenderNode   *node = take_node (board);

  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint
count_differences (cairo_surface_t *one,
                   cairo_surface_t *other)
{
  const guint8 *a = cairo_image_surface_get_data (one);
  const guint8 *b = cairo_image_surface_get_data (other);
  guint         size = (guint) (cairo_image_surface_get_stride (one) * cairo_image_surface_get_height (one));
  guint         n = 0;

  for (guint i = 0; i < size; i++)
    n += ABS (a[i] - b[i]) > TOLERANCE;
  return n;
}

static void
assert_looks_as_new (const Board *board)
{
  cairo_surface_t *kept, *new;

  for (draw (board); !board->canvas->ground.is_whole; draw (board))
    acies_ground_wait (&board->canvas->ground);
  kept = take_picture (board);
  acies_cells_forget (&board->canvas->cells);
  new = take_picture (board);
  g_assert_cmpuint (count_differences (kept, new), ==, 0);
  cairo_surface_destroy (kept);
  cairo_surface_destroy (new);
}

/* --- how much is drawn ---------------------------------------------------------------------- */

static void
hover (const Board *board,
       AciesHex     hex)
{
  board->canvas->pointer = hex;
  board->canvas->by_keys = FALSE;
  acies_canvas_update_hovered (board->canvas);
}

static void
paint (const Board *board,
       AciesHex     hex)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);

  command.id = (AciesId) ((state_of (board)->board->terrain[hex] + 1) % state_of (board)->ruleset->n_terrains);
  g_assert_true (acies_session_apply (board->session, &command, NULL));
}

static AciesHex
hex_in_the_middle (const Board *board)
{
  return acies_layout_hex_at (&board->canvas->layout, board->canvas->width / 2, board->canvas->height / 2);
}

/* A hex lies in four squares at most, and what is around it, too. */
static void
check_little (AciesApplication *application)
{
  Board    board;
  AciesHex hex;

  show_board (&board, application);
  hex = hex_in_the_middle (&board);
  hover (&board, hex);
  draw (&board);
  g_assert_cmpuint (board.canvas->cells.cells->len, >=, 12);
  g_assert_cmpuint (draw (&board), ==, 0);
  hover (&board, hex + 1);
  g_assert_cmpuint (draw (&board), <=, 6);
  paint (&board, hex);
  g_assert_cmpuint (draw (&board), <=, 4);
  acies_session_undo (board.session);
  g_assert_cmpuint (draw (&board), <=, 4);
  g_assert_cmpuint (draw (&board), ==, 0);
  acies_cells_forget (&board.canvas->cells);
  g_assert_cmpuint (draw (&board), ==, board.canvas->cells.cells->len);
  hide_board (&board);
}

/* What a layer draws instead leaves its place. */
static void
check_absent (AciesApplication *application)
{
  guint8           units[ACIES_MAX_UNITS] = { 0 };
  cairo_surface_t *before, *without, *after;
  Board            board;
  guint            unit = 0;
  double           x, y;

  show_board (&board, application);
  for (; unit < state_of (&board)->n_units; unit++)
    {
      acies_layout_centre (&board.canvas->layout, state_of (&board)->units[unit].hex, &x, &y);
      if (state_of (&board)->units[unit].place == ACIES_PLACE_BOARD && x > 0 && y > 0 && x < WIDTH && y < HEIGHT)
        break;
    }
  g_assert_cmpuint (unit, <, state_of (&board)->n_units);
  units[unit] = 1;
  draw (&board);
  before = take_picture (&board);
  acies_canvas_set_absent (board.canvas, units);
  without = take_picture (&board);
  g_assert_cmpuint (count_differences (before, without), >, 0);
  acies_canvas_set_absent (board.canvas, NULL);
  after = take_picture (&board);
  g_assert_cmpuint (count_differences (before, after), ==, 0);
  cairo_surface_destroy (before);
  cairo_surface_destroy (without);
  cairo_surface_destroy (after);
  hide_board (&board);
}

static gboolean
is_paper (const Board     *board,
          cairo_surface_t *picture,
          int              x,
          int              y)
{
  AciesColour    paper = acies_theme_style (board->canvas->theme, FALSE)->paper;
  const guint32 *row = (const guint32 *) (gpointer) (cairo_image_surface_get_data (picture) + y * cairo_image_surface_get_stride (picture));

  return (row[x] & 0xFFFFFF) == (((guint32) lround (paper.red * 255) << 16) | ((guint32) lround (paper.green * 255) << 8) | (guint32) lround (paper.blue * 255));
}

/* The first frame does not wait for the ground, and still shows the terrain; those that follow draw it. */
static void
check_first_frame (AciesApplication *application)
{
  Board            board;
  cairo_surface_t *first;

  show_board (&board, application);
  acies_ground_forget (&board.canvas->ground);
  acies_canvas_zoom_by (board.canvas, 1.5);
  first = take_picture (&board);
  g_assert_cmpuint (g_hash_table_size (board.canvas->ground.tiles), ==, 0);
  for (int x = WIDTH / 4; x < WIDTH * 3 / 4; x++)
    g_assert_false (is_paper (&board, first, x, HEIGHT / 2));
  cairo_surface_destroy (first);
  run_until_whole (&board);
  assert_looks_as_new (&board);
  hide_board (&board);
}

/* --- any change ----------------------------------------------------------------------------- */

/* On what is seen, mostly: a hex beside it has no part in the picture. */
static AciesHex
random_hex (const Board *board,
            AciesAiRng  *rng)
{
  guint    y = acies_ai_rng_below (rng, HEIGHT);
  AciesHex hex = acies_layout_hex_at (&board->canvas->layout, acies_ai_rng_below (rng, WIDTH), y);
  guint    row;

  if (hex != ACIES_NO_HEX)
    return hex;
  row = acies_ai_rng_below (rng, 64);
  return acies_hex (acies_ai_rng_below (rng, 63), row);
}

static void
change_highlights (const Board *board,
                   AciesAiRng  *rng)
{
  AciesHighlight highlights[20];
  guint          n = acies_ai_rng_below (rng, G_N_ELEMENTS (highlights));

  for (guint i = 0; i < n; i++)
    {
      highlights[i].hex = random_hex (board, rng);
      highlights[i].badge = (guint8) acies_ai_rng_below (rng, ACIES_MAX_LAYERS);
      highlights[i].kind = acies_ai_rng_below (rng, ACIES_N_HIGHLIGHTS);
    }
  if (acies_ai_rng_below (rng, 2) == 0)
    acies_canvas_set_highlights (board->canvas, highlights, n);
  else
    acies_canvas_set_advice (board->canvas, highlights, n);
}

static void
change_ghosts (const Board *board,
               AciesAiRng  *rng)
{
  AciesGhost ghosts[7];
  guint      n = acies_ai_rng_below (rng, G_N_ELEMENTS (ghosts));

  for (guint i = 0; i < n; i++)
    {
      ghosts[i] = (AciesGhost) { .hex = random_hex (board, rng) };
      ghosts[i].kind = (guint8) acies_ai_rng_below (rng, ACIES_GHOST_GONE + 1);
      ghosts[i].id = (AciesId) acies_ai_rng_below (rng, 4);
      ghosts[i].side = (AciesSide) acies_ai_rng_below (rng, 2);
      ghosts[i].figures = (guint8) acies_ai_rng_below (rng, 7);
      ghosts[i].badge = (guint8) acies_ai_rng_below (rng, ACIES_MAX_LAYERS);
    }
  acies_canvas_set_ghosts (board->canvas, ghosts, n);
}

static void
change_threat (const Board *board,
               AciesAiRng  *rng)
{
  AciesSide side = (AciesSide) acies_ai_rng_below (rng, 2);
  guint8    units[ACIES_MAX_HEXES];

  acies_side_count_threat (state_of (board), side, units);
  acies_canvas_set_threat (board->canvas, side, acies_ai_rng_below (rng, 2) == 0 ? units : NULL);
}

static void
change_lines (const Board *board,
              AciesAiRng  *rng)
{
  AciesHex path[2];

  for (guint i = 0; i < G_N_ELEMENTS (path); i++)
    path[i] = random_hex (board, rng);
  acies_canvas_set_path (board->canvas, path, acies_ai_rng_below (rng, 2) * 2);
  acies_canvas_set_attack (board->canvas, path[0], acies_ai_rng_below (rng, 2) == 0 ? path[1] : ACIES_NO_HEX);
  acies_canvas_set_symmetry (board->canvas, acies_ai_rng_below (rng, ACIES_N_SYMMETRIES));
}

/* Commands that are refused, as on water, change nothing. */
static void
change_pieces (const Board *board,
               AciesAiRng  *rng)
{
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_PLACE, ACIES_COMMAND_REMOVE, ACIES_COMMAND_FIGURES,
                                            ACIES_COMMAND_CAMP, ACIES_COMMAND_ENTRY, ACIES_COMMAND_LABEL };
  AciesHex                      hex = random_hex (board, rng);
  AciesCommand                  command = acies_command_on_hex (kinds[acies_ai_rng_below (rng, G_N_ELEMENTS (kinds))], hex);

  if (command.kind == ACIES_COMMAND_REMOVE || command.kind == ACIES_COMMAND_FIGURES)
    command.hex = state_of (board)->units[acies_ai_rng_below (rng, state_of (board)->n_units)].hex;
  command.id = (AciesId) acies_ai_rng_below (rng, 6);
  command.side = (AciesSide) acies_ai_rng_below (rng, 2);
  command.number = (gint16) (1 + acies_ai_rng_below (rng, 4));
  if (command.kind == ACIES_COMMAND_LABEL)
    command.text = acies_ai_rng_below (rng, 3) == 0 ? NULL : "A rather long name of a place";
  acies_session_apply (board->session, &command, NULL);
}

static void
change_view (const Board *board,
             AciesAiRng  *rng)
{
  if (acies_ai_rng_below (rng, 2) == 0)
    acies_canvas_pan_to (board->canvas, board->canvas->layout.x - 30.5, board->canvas->layout.y + 20);
  else
    acies_canvas_zoom_by (board->canvas, acies_ai_rng_below (rng, 2) == 0 ? 1.2 : 1 / 1.2);
}

static void
change_marked_hexes (const Board *board,
                     AciesAiRng  *rng)
{
  hover (board, random_hex (board, rng));
  if (acies_ai_rng_below (rng, 2) == 0)
    acies_canvas_set_selected (board->canvas, random_hex (board, rng));
}

static void
change_ground (const Board *board,
               AciesAiRng  *rng)
{
  if (acies_ai_rng_below (rng, 3) == 0 && acies_session_can_undo (board->session))
    acies_session_undo (board->session);
  else
    paint (board, random_hex (board, rng));
}

/* Units that a layer draws instead. */
static void
change_absent (const Board *board,
               AciesAiRng  *rng)
{
  guint8 units[ACIES_MAX_UNITS];

  for (guint i = 0; i < ACIES_MAX_UNITS; i++)
    units[i] = acies_ai_rng_below (rng, 8) == 0;
  acies_canvas_set_absent (board->canvas, acies_ai_rng_below (rng, 3) > 0 ? units : NULL);
}

/* Whatever changes, the kept cells look as drawn anew. */
static void
check_any_change (AciesApplication *application)
{
  static void (*const changes[]) (const Board *, AciesAiRng *) = {
    change_marked_hexes,
    change_highlights,
    change_ghosts,
    change_threat,
    change_lines,
    change_pieces,
    change_pieces,
    change_view,
    change_ground,
    change_absent,
  };
  const guint n_rounds = g_getenv ("ACIES_TEST_LONG") != NULL ? 400 : 20;
  AciesAiRng  rng = acies_ai_rng_seeded (11);
  Board       board;

  show_board (&board, application);
  for (guint round = 0; round < n_rounds; round++)
    {
      for (guint n = acies_ai_rng_below (&rng, 4); n > 0; n--)
        {
          changes[acies_ai_rng_below (&rng, G_N_ELEMENTS (changes))](&board, &rng);
          draw (&board);
        }
      assert_looks_as_new (&board);
    }
  hide_board (&board);
}

/* Restoring an earlier version replaces the scenario. */
static void
check_replaced (AciesApplication *application)
{
  g_auto (AciesCommand) command = acies_command (ACIES_COMMAND_REPLACE);
  cairo_surface_t *before, *after;
  Board            board;

  show_board (&board, application);
  draw (&board);
  before = take_picture (&board);
  command.scenario = acies_state_copy (state_of (&board));
  paint (&board, hex_in_the_middle (&board));
  draw (&board);
  g_assert_true (acies_session_apply (board.session, &command, NULL));
  draw (&board);
  after = take_picture (&board);
  g_assert_cmpuint (count_differences (before, after), ==, 0);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  hide_board (&board);
}

int
main (int    argc,
      char **argv)
{
  static const CaseInApplication cases[] = {
    { "/ui/cells/little-is-drawn", check_little },
    { "/ui/cells/absent-units-are-left-out", check_absent },
    { "/ui/cells/first-frame-shows-terrain", check_first_frame },
    { "/ui/cells/another-scenario-is-drawn", check_replaced },
    { "/ui/cells/any-change-looks-as-drawn-anew", check_any_change },
  };

  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
