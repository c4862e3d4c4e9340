/* ground-tiles.c - the drawn ground of a board, kept in squares
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/ground-tiles.h"

#include <math.h>

/* What a frame may spend on it, where sixty a second leave 16 milliseconds for all. */
#define BUDGET (12 * G_TIME_SPAN_MILLISECOND)

/* How many squares may be kept besides those that are seen: 30 MB. */
#define MOST_SPARE 120

/* Room for lines and shadows beyond the edge of the board, in device pixels. */
#define OVERHANG 16

/* A wood's trees stand out of their hexes by less than this, in widths of a hex. */
#define OUTGROWTH 0.3

typedef struct
{
  int column;
  int row;
} Place;

typedef struct
{
  Place                 place;
  cairo_surface_t      *surface;
  gboolean              is_invalid;
  cairo_rectangle_int_t invalid; /* of the surface, while is_spoiled */
} Tile;

/* A square of another zoom: where it lies on the board, in widths of a hex. */
typedef struct
{
  cairo_surface_t *surface;
  double           x;
  double           y;
  double           pixel; /* width of one of its pixels */
} StandIn;

static guint
hash_place (gconstpointer key)
{
  const Place *place = key;

  return (guint) place->column * 31u + (guint) place->row;
}

static gboolean
is_same_place (gconstpointer a,
               gconstpointer b)
{
  const Place *one = a, *other = b;

  return one->column == other->column && one->row == other->row;
}

static void
tile_free (gpointer data)
{
  Tile *self = data;

  cairo_surface_destroy (self->surface);
  g_free (self);
}

static void
clear_stand_in (gpointer data)
{
  cairo_surface_destroy (((StandIn *) data)->surface);
}

void
acies_ground_init (AciesGround *self)
{
  *self = (AciesGround) {
    .tiles = g_hash_table_new_full (hash_place, is_same_place, NULL, tile_free),
    .stand_ins = g_array_new (FALSE, FALSE, sizeof (StandIn)),
    .budget = BUDGET,
  };
  g_array_set_clear_func (self->stand_ins, clear_stand_in);
}

void
acies_ground_clear (AciesGround *self)
{
  g_clear_pointer (&self->tiles, g_hash_table_unref);
  g_clear_pointer (&self->stand_ins, g_array_unref);
}

void
acies_ground_forget (AciesGround *self)
{
  g_hash_table_remove_all (self->tiles);
  g_array_set_size (self->stand_ins, 0);
}

cairo_surface_t *
acies_ground_get_tile (AciesGround *self,
                       int          column,
                       int          row)
{
  const Place place = { column, row };
  Tile       *tile = g_hash_table_lookup (self->tiles, &place);

  return tile != NULL ? tile->surface : NULL;
}

/* Draws @part of the tile, in device pixels of its surface. */
static void
draw_part (const AciesGround           *self,
           Tile                        *tile,
           const cairo_rectangle_int_t *part,
           const AciesState            *state,
           const AciesRenderView       *how,
           AciesTheme                  *theme)
{
  AciesRenderView view = *how;
  double          scale = self->scale;
  double          room = ceil (OUTGROWTH * self->hex_width * scale) / scale; /* whole pixels, as pictures are put on them */
  double          left = part->x / scale - room, top = part->y / scale - room;
  cairo_t        *cr = cairo_create (tile->surface);

  cairo_rectangle (cr, part->x / scale, part->y / scale, part->width / scale, part->height / scale);
  cairo_clip (cr);
  cairo_translate (cr, left, top);
  view.x = (OVERHANG - tile->place.column * ACIES_GROUND_TILE) / scale - left;
  view.y = (OVERHANG - tile->place.row * ACIES_GROUND_TILE) / scale - top;
  view.width = part->width / scale + 2 * room;
  view.height = part->height / scale + 2 * room;
  acies_render_ground (cr, state, &view, theme);
  cairo_destroy (cr);
}

static cairo_surface_t *
new_surface (const AciesGround *self)
{
  /* The ground covers all of it, and what is known to be opaque is copied faster. */
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, ACIES_GROUND_TILE, ACIES_GROUND_TILE);

  cairo_surface_set_device_scale (surface, self->scale, self->scale);
  return surface;
}

/* Rivers reach through the next hex and the bank behind it; nothing reaches farther. */
void
acies_ground_invalidate_hex (AciesGround       *self,
                             const AciesLayout *layout,
                             AciesHex           hex)
{
  AciesLayout    at_zoom = *layout;
  GHashTableIter iter;
  gpointer       value;
  double         x, y, reach;

  g_array_set_size (self->stand_ins, 0);
  at_zoom.hex_width = self->hex_width * self->scale;
  at_zoom.x = at_zoom.y = OVERHANG;
  acies_layout_centre (&at_zoom, hex, &x, &y);
  reach = at_zoom.hex_width * 2.1;
  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      Tile                  *tile = value;
      int                    left = (int) floor (x - reach) - tile->place.column * ACIES_GROUND_TILE;
      int                    top = (int) floor (y - reach) - tile->place.row * ACIES_GROUND_TILE;
      int                    right = MIN (left + (int) ceil (2 * reach) + 1, ACIES_GROUND_TILE);
      int                    bottom = MIN (top + (int) ceil (2 * reach) + 1, ACIES_GROUND_TILE);
      cairo_rectangle_int_t *known = &tile->invalid;

      left = MAX (left, 0);
      top = MAX (top, 0);
      if (left >= right || top >= bottom)
        continue;
      if (tile->is_invalid)
        {
          right = MAX (right, known->x + known->width);
          bottom = MAX (bottom, known->y + known->height);
          left = MIN (left, known->x);
          top = MIN (top, known->y);
        }
      *known = (cairo_rectangle_int_t) { left, top, right - left, bottom - top };
      tile->is_invalid = TRUE;
    }
}

/* --- what is seen ------------------------------------------------------------------------ */

/* The squares that are seen: those of the board within the viewport. */
typedef struct
{
  Place first;
  Place last;
} Span;

static int
compare_distance (gconstpointer a,
                  gconstpointer b,
                  gpointer      data)
{
  const Span  *seen = data;
  const Place *one = a, *other = b;
  int          column = seen->first.column + seen->last.column, row = seen->first.row + seen->last.row;

  return MAX (ABS (2 * one->column - column), ABS (2 * one->row - row)) -
         MAX (ABS (2 * other->column - column), ABS (2 * other->row - row));
}

/* Draws what is missing until the time is up; FALSE when something still is. */
static gboolean
draw_missing (AciesGround           *self,
              gint64                 budget,
              Span                  *seen,
              const AciesState      *state,
              const AciesRenderView *view,
              AciesTheme            *theme)
{
  static const cairo_rectangle_int_t all = { 0, 0, ACIES_GROUND_TILE, ACIES_GROUND_TILE };
  g_autoptr (GArray) missing = g_array_new (FALSE, FALSE, sizeof (Place));
  gint64 start = g_get_monotonic_time (), end = start + budget;

  for (int row = seen->first.row; row <= seen->last.row; row++)
    for (int column = seen->first.column; column <= seen->last.column; column++)
      {
        Place            place = { column, row };
        Tile            *tile = g_hash_table_lookup (self->tiles, &place);
        cairo_surface_t *before;
        cairo_t         *cr;

        if (tile == NULL)
          g_array_append_val (missing, place);
        if (tile == NULL || !tile->is_invalid)
          continue;
        /* The canvas may still have to draw the square as it was: what is kept of it is copied into a new one. */
        before = tile->surface;
        tile->surface = new_surface (self);
        cr = cairo_create (tile->surface);
        cairo_set_source_surface (cr, before, 0, 0);
        cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
        cairo_paint (cr);
        cairo_destroy (cr);
        cairo_surface_destroy (before);
        draw_part (self, tile, &tile->invalid, state, view, theme);
        tile->is_invalid = FALSE;
      }
  g_array_sort_with_data (missing, compare_distance, seen);
  for (guint i = 0; i < missing->len; i++)
    {
      gint64 now = g_get_monotonic_time ();
      Tile  *tile;

      /* The next takes about as long as those before. */
      if (i > 0 && now + (now - start) / i > end)
        return FALSE;
      tile = g_new0 (Tile, 1);
      tile->place = g_array_index (missing, Place, i);
      tile->surface = new_surface (self);
      draw_part (self, tile, &all, state, view, theme);
      g_hash_table_insert (self->tiles, &tile->place, tile);
    }
  return TRUE;
}

/* Takes up the zoom and style of @view. While one zoom follows the other faster than they are drawn, the last that was whole
 * stands in.
 * Returns: whether they are others than before */
static gboolean
look_as (AciesGround           *self,
         const AciesRenderView *view)
{
  int            scale = (int) view->scale;
  guint          n = g_hash_table_size (self->tiles);
  gboolean       is_kept = n > 0 && n <= MOST_SPARE && (self->is_whole || self->stand_ins->len == 0);
  double         pixel = 1 / (self->hex_width * self->scale);
  GHashTableIter iter;
  gpointer       value;

  if (self->hex_width == view->hex_width && self->scale == scale && self->dark == view->dark && self->high_contrast == view->high_contrast)
    return FALSE;
  if (self->dark != view->dark || self->high_contrast != view->high_contrast)
    acies_ground_forget (self);
  else if (is_kept)
    g_array_set_size (self->stand_ins, 0);
  g_hash_table_iter_init (&iter, self->tiles);
  while (is_kept && g_hash_table_iter_next (&iter, NULL, &value))
    {
      Tile   *tile = value;
      StandIn kept = {
        .surface = cairo_surface_reference (tile->surface),
        .x = (tile->place.column * ACIES_GROUND_TILE - OVERHANG) * pixel,
        .y = (tile->place.row * ACIES_GROUND_TILE - OVERHANG) * pixel,
        .pixel = pixel,
      };

      g_array_append_val (self->stand_ins, kept);
    }
  g_hash_table_remove_all (self->tiles);
  self->hex_width = view->hex_width;
  self->scale = scale;
  self->dark = view->dark;
  self->high_contrast = view->high_contrast;
  return TRUE;
}

gboolean
acies_ground_prepare (AciesGround           *self,
                      const AciesState      *state,
                      const AciesRenderView *view,
                      AciesTheme            *theme,
                      AciesGroundGrid       *grid)
{
  AciesLayout    layout = acies_render_view_layout (view, state->board);
  GHashTableIter iter;
  gpointer       value;
  double         scale, x, y, left, top, width, height;
  gboolean       is_new = look_as (self, view), moves = self->x != view->x || self->y != view->y;
  Span           seen;
  int            around;

  scale = self->scale;
  /* Squares lie on whole pixels, or they would be blurred. */
  x = round (view->x * scale) / scale;
  y = round (view->y * scale) / scale;
  left = -x * scale + OVERHANG;
  top = -y * scale + OVERHANG;
  acies_layout_size (&layout, &width, &height);
  seen = (Span) {
    .first = { MAX (0, (int) floor (left / ACIES_GROUND_TILE)), MAX (0, (int) floor (top / ACIES_GROUND_TILE)) },
    .last = { (int) floor (MIN (left + view->width * scale - 1, width * scale + 2 * OVERHANG) / ACIES_GROUND_TILE),
              (int) floor (MIN (top + view->height * scale - 1, height * scale + 2 * OVERHANG) / ACIES_GROUND_TILE) },
  };
  /* A window appears, and zooms, without waiting for the ground: the next frame begins it. */
  self->is_whole = !is_new && draw_missing (self, moves ? self->budget / 3 : self->budget, &seen, state, view, theme);
  self->x = view->x;
  self->y = view->y;
  /* Of squares out of sight only the nearest are kept, and none on a large display of scale 2, where a row more is 4 MB. */
  around = g_hash_table_size (self->tiles) <= MOST_SPARE;
  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Place *place = &((Tile *) value)->place;

      if (place->column < seen.first.column - around || place->column > seen.last.column + around || place->row < seen.first.row - around ||
          place->row > seen.last.row + around)
        g_hash_table_iter_remove (&iter);
    }
  if (self->is_whole)
    g_array_set_size (self->stand_ins, 0);
  *grid = (AciesGroundGrid) {
    .first_column = seen.first.column,
    .first_row = seen.first.row,
    .last_column = seen.last.column,
    .last_row = seen.last.row,
    .x = x - OVERHANG / scale,
    .y = y - OVERHANG / scale,
    .side = ACIES_GROUND_TILE / scale,
  };
  return self->is_whole;
}

/* Where a square of another zoom lies in the view. */
static void
find_stand_in (const AciesGround     *self,
               const StandIn         *one,
               const AciesRenderView *view,
               const AciesGroundGrid *grid,
               double                *x,
               double                *y,
               double                *side)
{
  double overhang = OVERHANG / (double) self->scale;

  *x = grid->x + overhang + one->x * view->hex_width;
  *y = grid->y + overhang + one->y * view->hex_width;
  *side = ACIES_GROUND_TILE * one->pixel * view->hex_width;
}

gboolean
acies_ground_is_covered (const AciesGround     *self,
                         const AciesRenderView *view,
                         const AciesGroundGrid *grid,
                         int                    column,
                         int                    row)
{
  double left = grid->x + column * grid->side, top = grid->y + row * grid->side;
  double right = MIN (left + grid->side, view->width), bottom = MIN (top + grid->side, view->height);
  double bare;

  left = MAX (left, 0);
  top = MAX (top, 0);
  bare = MAX (right - left, 0) * MAX (bottom - top, 0);
  /* No two of the others overlap. */
  for (guint i = 0; i < self->stand_ins->len; i++)
    {
      double x, y, side;

      find_stand_in (self, &g_array_index (self->stand_ins, StandIn, i), view, grid, &x, &y, &side);
      bare -= MAX (MIN (right, x + side) - MAX (left, x), 0) * MAX (MIN (bottom, y + side) - MAX (top, y), 0);
    }
  return bare < 1;
}

void
acies_ground_paint (AciesGround           *self,
                    cairo_t               *cr,
                    const AciesRenderView *view,
                    const AciesGroundGrid *grid)
{
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  for (guint i = 0; i < self->stand_ins->len; i++)
    {
      const StandIn *one = &g_array_index (self->stand_ins, StandIn, i);
      double         scale_x, scale_y, factor;
      double         x, y, side;

      find_stand_in (self, one, view, grid, &x, &y, &side);
      if (x >= right || y >= bottom || x + side <= left || y + side <= top)
        continue;
      /* The surface counts in device pixels of its own zoom. */
      cairo_surface_get_device_scale (one->surface, &scale_x, &scale_y);
      factor = one->pixel * view->hex_width * scale_x;
      cairo_save (cr);
      cairo_translate (cr, x, y);
      cairo_scale (cr, factor, factor);
      cairo_set_source_surface (cr, one->surface, 0, 0);
      cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_FAST);
      cairo_paint (cr);
      cairo_restore (cr);
    }
  for (int row = grid->first_row; row <= grid->last_row; row++)
    for (int column = grid->first_column; column <= grid->last_column; column++)
      {
        const Tile *tile = g_hash_table_lookup (self->tiles, &(const Place) { column, row });
        double      x = grid->x + column * grid->side;
        double      y = grid->y + row * grid->side;

        if (tile == NULL || x >= right || y >= bottom || x + grid->side <= left || y + grid->side <= top)
          continue;
        cairo_set_source_surface (cr, tile->surface, x, y);
        cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
        cairo_rectangle (cr, x, y, grid->side, grid->side);
        cairo_fill (cr);
      }
}
