/* ground-tiles.c - the drawn ground of a board, kept in squares
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/ground-tiles.h"

#include <math.h>

/* Squares are drawn by as many threads as there are processors, but at most by so many. */
#define MOST_THREADS 4

/* What a change spoils is drawn at once up to so many pixels, as many as three squares have: about 10 milliseconds. */
#define MOST_AT_ONCE (3 * ACIES_GROUND_TILE * ACIES_GROUND_TILE)

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
  cairo_rectangle_int_t invalid; /* of the surface, while is_invalid */
} Tile;

/* What squares are drawn from. Threads share it, so it does not change. */
struct _AciesGroundScene
{
  AciesState     *state;
  AciesTheme     *theme; /* not owned */
  AciesRenderView view;  /* without its place */
};

/* A square for a thread to draw. */
typedef struct
{
  AciesGroundScene *scene;
  Place             place;
  cairo_surface_t  *surface; /* (nullable): NULL until it is drawn */
} Job;

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

static void
clear_scene (gpointer data)
{
  acies_state_free (((AciesGroundScene *) data)->state);
}

static void
scene_unref (AciesGroundScene *scene)
{
  g_rc_box_release_full (scene, clear_scene);
}

static void
job_free (gpointer data)
{
  Job *self = data;

  g_clear_pointer (&self->surface, cairo_surface_destroy);
  scene_unref (self->scene);
  g_free (self);
}

void
acies_ground_init (AciesGround *self)
{
  *self = (AciesGround) {
    .tiles = g_hash_table_new_full (hash_place, is_same_place, NULL, tile_free),
    .stand_ins = g_array_new (FALSE, FALSE, sizeof (StandIn)),
  };
  g_array_set_clear_func (self->stand_ins, clear_stand_in);
  g_mutex_init (&self->lock);
  g_cond_init (&self->rests);
}

void
acies_ground_clear (AciesGround *self)
{
  acies_ground_forget (self);
  g_mutex_lock (&self->lock);
  while (self->n_threads > 0)
    g_cond_wait (&self->rests, &self->lock);
  g_mutex_unlock (&self->lock);
  g_hash_table_unref (self->tiles);
  g_array_unref (self->stand_ins);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->rests);
}

void
acies_ground_wait (AciesGround *self)
{
  g_mutex_lock (&self->lock);
  while (self->wanted.length + self->begun.length > 0)
    g_cond_wait (&self->rests, &self->lock);
  g_mutex_unlock (&self->lock);
}

static void
want_none (AciesGround *self)
{
  g_mutex_lock (&self->lock);
  g_queue_clear_full (&self->wanted, job_free);
  g_mutex_unlock (&self->lock);
}

void
acies_ground_forget (AciesGround *self)
{
  want_none (self);
  acies_ground_wait (self); /* the theme may not be there any longer */
  g_queue_clear_full (&self->drawn, job_free);
  g_hash_table_remove_all (self->tiles);
  g_array_set_size (self->stand_ins, 0);
  g_clear_pointer (&self->scene, scene_unref);
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

static cairo_surface_t *
new_surface (const AciesGroundScene *scene)
{
  /* The ground covers all of it, and what is known to be opaque is copied faster. */
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, ACIES_GROUND_TILE, ACIES_GROUND_TILE);

  cairo_surface_set_device_scale (surface, scene->view.scale, scene->view.scale);
  return surface;
}

/* Draws @part of a square, in device pixels of its surface. */
static void
draw_part (cairo_surface_t             *surface,
           const Place                 *place,
           const cairo_rectangle_int_t *part,
           const AciesGroundScene      *scene)
{
  AciesRenderView view = scene->view;
  double          scale = view.scale;
  double          room = ceil (OUTGROWTH * view.hex_width * scale) / scale; /* whole pixels, as pictures are put on them */
  double          left = part->x / scale - room, top = part->y / scale - room;
  cairo_t        *cr = cairo_create (surface);

  cairo_rectangle (cr, part->x / scale, part->y / scale, part->width / scale, part->height / scale);
  cairo_clip (cr);
  cairo_translate (cr, left, top);
  view.x = (OVERHANG - place->column * ACIES_GROUND_TILE) / scale - left;
  view.y = (OVERHANG - place->row * ACIES_GROUND_TILE) / scale - top;
  view.width = part->width / scale + 2 * room;
  view.height = part->height / scale + 2 * room;
  acies_render_ground (cr, scene->state, &view, scene->theme);
  cairo_destroy (cr);
}

/* --- threads ----------------------------------------------------------------------------- */

/* Draws what is wanted until nothing is. */
static void
work (gpointer data,
      gpointer unused)
{
  static const cairo_rectangle_int_t all = { 0, 0, ACIES_GROUND_TILE, ACIES_GROUND_TILE };
  AciesGround                       *self = data;
  Job                               *job;

  g_mutex_lock (&self->lock);
  while ((job = g_queue_pop_head (&self->wanted)) != NULL)
    {
      g_queue_push_tail (&self->begun, job);
      g_mutex_unlock (&self->lock);
      job->surface = new_surface (job->scene);
      draw_part (job->surface, &job->place, &all, job->scene);
      g_mutex_lock (&self->lock);
      g_queue_remove (&self->begun, job);
      g_queue_push_tail (&self->drawn, job);
      g_cond_signal (&self->rests);
    }
  self->n_threads--;
  g_cond_signal (&self->rests);
  g_mutex_unlock (&self->lock);
}

static gpointer
new_pool (gpointer unused)
{
  return g_thread_pool_new (work, NULL, (int) MIN (g_get_num_processors (), MOST_THREADS), FALSE, NULL);
}

static gboolean
is_same_look (const AciesGroundScene *scene,
              const AciesRenderView  *view)
{
  return scene->view.hex_width == view->hex_width && scene->view.scale == (int) view->scale && scene->view.dark == view->dark &&
         scene->view.high_contrast == view->high_contrast;
}

static gboolean
is_coming (const GQueue *jobs,
           const Job    *like)
{
  for (GList *link = jobs->head; link != NULL; link = link->next)
    {
      const Job *job = link->data;

      if (is_same_place (&job->place, &like->place) && is_same_look (job->scene, &like->scene->view))
        return TRUE;
    }
  return FALSE;
}

/* Has these squares drawn in this order, and none that was wanted before. */
static void
want (AciesGround *self,
      GArray      *places)
{
  static GOnce once = G_ONCE_INIT;
  GThreadPool *pool = g_once (&once, new_pool, NULL);
  guint        n_new = 0;

  g_mutex_lock (&self->lock);
  g_queue_clear_full (&self->wanted, job_free);
  for (guint i = 0; i < places->len; i++)
    {
      Job job = { self->scene, g_array_index (places, Place, i), NULL };

      if (is_coming (&self->begun, &job) || is_coming (&self->drawn, &job))
        continue;
      g_rc_box_acquire (job.scene);
      g_queue_push_tail (&self->wanted, g_memdup2 (&job, sizeof job));
    }
  for (; self->n_threads < MIN (self->begun.length + self->wanted.length, (guint) g_thread_pool_get_max_threads (pool)); n_new++)
    self->n_threads++;
  g_mutex_unlock (&self->lock);
  for (; n_new > 0; n_new--)
    g_thread_pool_push (pool, self, NULL);
}

/* --- what changes spoil -------------------------------------------------------------------- */

/* Rivers reach through the next hex and the bank behind it; nothing reaches farther. */
static void
spoil (Tile  *tile,
       double hex_width,
       double x,
       double y)
{
  double                 reach = hex_width * 2.1;
  int                    left = (int) floor (x - reach) - tile->place.column * ACIES_GROUND_TILE;
  int                    top = (int) floor (y - reach) - tile->place.row * ACIES_GROUND_TILE;
  int                    right = MIN (left + (int) ceil (2 * reach) + 1, ACIES_GROUND_TILE);
  int                    bottom = MIN (top + (int) ceil (2 * reach) + 1, ACIES_GROUND_TILE);
  cairo_rectangle_int_t *known = &tile->invalid;

  left = MAX (left, 0);
  top = MAX (top, 0);
  if (left >= right || top >= bottom)
    return;
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

/* Marks what is spoilt of a square, or of all, by the hexes that have changed since a scene. */
static void
spoil_changed (AciesGround            *self,
               const AciesGroundScene *since,
               const AciesBoard       *board,
               Tile                   *only)
{
  AciesLayout    layout = acies_layout (board, since->view.hex_width * since->view.scale, OVERHANG, OVERHANG);
  GHashTableIter iter;
  gpointer       tile;
  double         x, y;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX && since->state->board != board; hex = acies_board_next (board, hex))
    {
      if (board->terrain[hex] == since->state->board->terrain[hex])
        continue;
      acies_layout_centre (&layout, hex, &x, &y);
      if (only != NULL)
        spoil (only, layout.hex_width, x, y);
      g_hash_table_iter_init (&iter, self->tiles);
      while (only == NULL && g_hash_table_iter_next (&iter, NULL, &tile))
        spoil (tile, layout.hex_width, x, y);
    }
}

/* Takes up what threads have drawn, unless the zoom or the style is another by now. */
static void
take_up (AciesGround *self)
{
  GQueue drawn;
  Job   *job;

  g_mutex_lock (&self->lock);
  drawn = self->drawn;
  g_queue_init (&self->drawn);
  g_mutex_unlock (&self->lock);
  while ((job = g_queue_pop_head (&drawn)) != NULL)
    {
      if (is_same_look (job->scene, &self->scene->view))
        {
          Tile *tile = g_new0 (Tile, 1);

          tile->place = job->place;
          tile->surface = g_steal_pointer (&job->surface);
          spoil_changed (self, job->scene, self->scene->state->board, tile);
          g_hash_table_replace (self->tiles, &tile->place, tile);
        }
      job_free (job);
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

/* Draws what is spoilt of a square. */
static void
mend (const AciesGround *self,
      Tile              *tile)
{
  /* The canvas may still have to draw the square as it was: what is kept of it is copied into a new one. */
  cairo_surface_t *before = tile->surface;
  cairo_t         *cr;

  tile->surface = new_surface (self->scene);
  cr = cairo_create (tile->surface);
  cairo_set_source_surface (cr, before, 0, 0);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (before);
  draw_part (tile->surface, &tile->place, &tile->invalid, self->scene);
  tile->is_invalid = FALSE;
}

/* Has drawn what is missing of the squares that are seen. What is spoilt is drawn at once if that does not take long.
 * Returns: whether nothing is missing */
static gboolean
draw_missing (AciesGround *self,
              Span        *seen)
{
  g_autoptr (GArray) missing = g_array_new (FALSE, FALSE, sizeof (Place));
  g_autoptr (GPtrArray) spoilt = g_ptr_array_new ();
  int n_pixels = 0;

  for (int row = seen->first.row; row <= seen->last.row; row++)
    for (int column = seen->first.column; column <= seen->last.column; column++)
      {
        const Place place = { column, row };
        Tile       *tile = g_hash_table_lookup (self->tiles, &place);

        if (tile == NULL)
          g_array_append_val (missing, place);
        if (tile == NULL || !tile->is_invalid)
          continue;
        n_pixels += tile->invalid.width * tile->invalid.height;
        g_ptr_array_add (spoilt, tile);
      }
  for (guint i = 0; i < spoilt->len; i++)
    if (n_pixels <= MOST_AT_ONCE)
      mend (self, spoilt->pdata[i]);
    else
      g_array_append_val (missing, ((Tile *) spoilt->pdata[i])->place);
  g_array_sort_with_data (missing, compare_distance, seen);
  want (self, missing);
  return missing->len == 0;
}

/* Until the squares of another zoom are drawn, the last that was whole stands in for it. */
static void
keep_stand_ins (AciesGround *self)
{
  guint          n = g_hash_table_size (self->tiles);
  double         pixel = 1 / (self->scene->view.hex_width * self->scene->view.scale);
  GHashTableIter iter;
  gpointer       value;

  if (n == 0 || n > MOST_SPARE || (!self->is_whole && self->stand_ins->len > 0))
    return;
  g_array_set_size (self->stand_ins, 0);
  g_hash_table_iter_init (&iter, self->tiles);
  while (g_hash_table_iter_next (&iter, NULL, &value))
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
}

static gboolean
is_same_shape (const AciesState *one,
               const AciesState *other)
{
  return one->ruleset == other->ruleset && one->board->layout == other->board->layout && one->board->columns == other->board->columns &&
         one->board->rows == other->board->rows;
}

/* Takes up the zoom and style of @view, and the board as it is now.
 * Returns: whether zoom or style are others than before */
static gboolean
look_as (AciesGround           *self,
         const AciesState      *state,
         const AciesRenderView *view,
         AciesTheme            *theme)
{
  AciesGroundScene *before = self->scene, *scene;
  gboolean          is_new = before == NULL || !is_same_look (before, view);

  if (!is_new && before->state->board == state->board && before->theme == theme)
    return FALSE;
  scene = g_rc_box_new0 (AciesGroundScene);
  scene->state = acies_state_copy (state);
  scene->theme = theme;
  scene->view = (AciesRenderView) { .hex_width = view->hex_width, .scale = (int) view->scale, .dark = view->dark, .high_contrast = view->high_contrast };
  if (before == NULL || before->theme != theme || !is_same_shape (before->state, state) || before->view.dark != view->dark ||
      before->view.high_contrast != view->high_contrast)
    acies_ground_forget (self);
  else if (is_new)
    {
      want_none (self);
      keep_stand_ins (self);
      g_hash_table_remove_all (self->tiles);
    }
  else
    {
      spoil_changed (self, before, state->board, NULL);
      g_array_set_size (self->stand_ins, 0);
    }
  g_clear_pointer (&self->scene, scene_unref);
  self->scene = scene;
  return is_new;
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
  gboolean       is_new = look_as (self, state, view, theme);
  Span           seen;
  int            around;

  scale = self->scene->view.scale;
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
  take_up (self);
  /* While a zoom goes on, each frame would throw away the squares of the last: the next frame begins with them. */
  self->is_whole = !is_new && draw_missing (self, &seen);
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
  double overhang = OVERHANG / self->scene->view.scale;

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
