/* ground-hills.c - hills: their shape, the light on them, and strokes of the pen down their slopes
 *
 * A hill is the sum of a round swelling for each of its hexes, so hills flow over the sides of hexes and into each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/land.h"

#include <math.h>

/* How far the swelling of a hex or a square reaches from its middle. */
#define REACH 0.85
#define REACH_OF_SQUARE 0.82

/* The shape is known so far around what is drawn: shadows and strokes depend on it. */
#define AROUND 0.55

/* How much higher the hills of pattern "slopes" are. */
#define STEEP 0.5

/* What shades a place lies at multiples of this distance. */
#define SHADING 0.125

struct _AciesHills
{
  const AciesPaint *paint;
  const guint8     *terrain;
  AciesPart         rect;
  AciesField        parts[ACIES_MAX_TERRAINS]; /* the swellings of each terrain; without values where it has none */
  AciesField        swell;                     /* 0 on the plain, 0.4 near the border of the hexes of a hill, about 1 on top */
  AciesField        height;                    /* with the roughness of the ground */
  int               apart;                     /* points between a place and the nearest that shades it */
};

/* --- shape ------------------------------------------------------------------------------------- */

static gboolean
is_hill (const AciesHills *self,
         AciesHex          hex)
{
  AciesId terrain = self->terrain[hex];

  return terrain != 0 && acies_pattern_is_hill (self->paint->theme->patterns[terrain]);
}

static void
init_field (const AciesHills *self,
            AciesField       *field)
{
  acies_field_init (field, &self->rect, AROUND, acies_land_step (self->paint), 0);
}

/* Adds the swelling of a hex whose middle is at a place. */
static void
swell_at (AciesField *field,
          gboolean    is_square,
          double      x,
          double      y)
{
  double   reach = is_square ? REACH_OF_SQUARE : REACH;
  AciesRun columns = acies_run_within (field->x, field->step, field->columns, x - reach, x + reach);
  AciesRun rows = acies_run_within (field->y, field->step, field->rows, y - reach, y + reach);

  for (int row = rows.first; row <= rows.last; row++)
    for (int column = columns.first; column <= columns.last; column++)
      {
        double across = (field->x + column * field->step - x) / reach, down = (field->y + row * field->step - y) / reach;
        double a = across * across, b = down * down;
        double near = MAX (1 - (is_square ? sqrt (a * a + b * b) : a + b), 0); /* of a square, round with broad sides */

        field->values[(guint) row * field->columns + (guint) column] += (float) (near * near);
      }
}

/* Adds the swelling of one hex to those of its terrain. At the edge of the board it goes on beyond, unless another hex there
 * is no hill. */
static void
swell_hex (AciesHills *self,
           AciesHex    hex)
{
  AciesField *field = &self->parts[self->terrain[hex]];
  AciesLayout layout = acies_land_layout (self->paint);
  gboolean    is_square = acies_layout_is_of_squares (&layout);
  guint       n = acies_layout_n_corners (&layout);
  double      x, y;

  if (field->values == NULL)
    init_field (self, field);
  acies_layout_centre (&layout, hex, &x, &y);
  swell_at (field, is_square, x, y);
  for (guint side = 0; side < n; side++)
    {
      AciesHex before = acies_layout_beyond (&layout, hex, (side + n - 1) % n), after = acies_layout_beyond (&layout, hex, (side + 1) % n);
      double   x1, y1, x2, y2;

      if (acies_layout_beyond (&layout, hex, side) != ACIES_NO_HEX ||
          (!is_square && ((before != ACIES_NO_HEX && !is_hill (self, before)) || (after != ACIES_NO_HEX && !is_hill (self, after)))))
        continue;
      acies_layout_corner (&layout, hex, side, &x1, &y1);
      acies_layout_corner (&layout, hex, (side + 1) % n, &x2, &y2);
      swell_at (field, is_square, x1 + x2 - x, y1 + y2 - y);
      if (is_square && after == ACIES_NO_HEX) /* in a corner of the board */
        swell_at (field, is_square, 2 * x2 - x, 2 * y2 - y);
    }
}

/* The share of steep hills in what is a hill at a point of the lattice. */
static double
steep_at (const AciesHills *self,
          gsize             i)
{
  double steep = 0, all = 0;

  for (guint terrain = 0; terrain < ACIES_MAX_TERRAINS; terrain++)
    if (self->parts[terrain].values != NULL)
      {
        AciesPattern pattern = self->paint->theme->patterns[terrain];

        all += self->parts[terrain].values[i];
        steep += pattern == ACIES_PATTERN_SLOPES || pattern == ACIES_PATTERN_ROCKY_HILL ? self->parts[terrain].values[i] : 0;
      }
  return all > 0 ? steep / all : 0;
}

/* Makes heights of the sum of all swellings. */
static void
raise_all (AciesHills *self)
{
  AciesField *field = &self->swell;

  for (guint row = 0; row < field->rows; row++)
    for (guint column = 0; column < field->columns; column++)
      {
        gsize  i = (gsize) row * field->columns + column;
        double x = field->x + column * field->step, y = field->y + row * field->step;
        double swell = 0;

        for (guint terrain = 0; terrain < ACIES_MAX_TERRAINS; terrain++)
          swell += self->parts[terrain].values != NULL ? self->parts[terrain].values[i] : 0;
        if (swell <= 0)
          continue;
        swell *= 0.9 + 0.2 * acies_field_noise (x * 2.3, y * 2.3, 40);
        field->values[i] = (float) swell;
        if (swell > 0.16)
          self->height.values[i] = (float) (acies_field_ramp (swell, 0.16, 0.92) * (0.74 + 0.46 * acies_field_fractal (x * 1.6, y * 1.6, 50)) *
                                            (1 + STEEP * steep_at (self, i)));
      }
}

AciesHills *
acies_hills_new (const AciesPaint *paint,
                 const guint8     *terrain,
                 const AciesPart  *rect)
{
  g_autoptr (AciesHills) self = g_new0 (AciesHills, 1);
  AciesHex hex = ACIES_NO_HEX;

  self->paint = paint;
  self->terrain = terrain;
  self->rect = *rect;
  self->apart = (int) lround (SHADING / acies_land_step (paint));
  do
    hex = acies_paint_next (paint, hex, 2);
  while (hex != ACIES_NO_HEX && !is_hill (self, hex));
  if (hex == ACIES_NO_HEX)
    return NULL;

  init_field (self, &self->swell);
  init_field (self, &self->height);
  for (; hex != ACIES_NO_HEX; hex = acies_paint_next (paint, hex, 2))
    if (is_hill (self, hex))
      swell_hex (self, hex);
  raise_all (self);
  return g_steal_pointer (&self);
}

void
acies_hills_free (AciesHills *self)
{
  if (self == NULL)
    return;
  for (guint terrain = 0; terrain < ACIES_MAX_TERRAINS; terrain++)
    acies_field_clear (&self->parts[terrain]);
  acies_field_clear (&self->swell);
  acies_field_clear (&self->height);
  g_free (self);
}

/* --- light, from the north-west ------------------------------------------------------------------ */

/* What lies on the plain where a hill is, one above the other. */
enum
{
  TINT,
  TOP,
  LIT,
  SHADE,
  CAST,
  N_COATS
};

/* The strongest that each is. */
static const double most[N_COATS] = { 1, 1, 0.75, 0.55, 0.34 };

static double
height_at (const AciesHills *self,
           int               column,
           int               row)
{
  const AciesField *field = &self->height;

  column = CLAMP (column, 0, (int) field->columns - 1);
  row = CLAMP (row, 0, (int) field->rows - 1);
  return field->values[(guint) row * field->columns + (guint) column];
}

/* Returns: whether there is anything at a point of the lattice */
static gboolean
coats_at (const AciesHills *self,
          int               column,
          int               row,
          double            coats[N_COATS])
{
  double   height = height_at (self, column, row), cast = 0;
  double   slope = 1 / (2 * self->swell.step);
  double   across, down, light;
  int      n_samples = acies_land_detail (self->paint) < ACIES_LAND_FULL ? 1 : 3;       /* long shadows of small hills are stains */
  gboolean is_pale = self->paint->view->high_contrast || self->paint->view->is_printed; /* for an outline, or for less ink */

  for (int i = 1; i <= n_samples; i++)
    {
      int apart = i * self->apart;

      cast = MAX (cast, height_at (self, column - apart, row - apart) - height - apart * self->swell.step * 1.6);
    }
  if (height <= 0 && cast <= 0)
    return FALSE;
  across = (height_at (self, column + 1, row) - height_at (self, column - 1, row)) * slope;
  down = (height_at (self, column, row + 1) - height_at (self, column, row - 1)) * slope;
  light = (0.21 * (across + down) + 0.707) / sqrt (1 + 0.1764 * (across * across + down * down)) - 0.707;
  coats[TINT] = acies_field_ramp (height, 0.02, 0.35);
  coats[TOP] = acies_field_ramp (height, 0.5, 1);
  coats[LIT] = CLAMP ((self->paint->view->dark ? 1.9 : 2.1) * light, 0, most[LIT]);
  coats[SHADE] = CLAMP ((is_pale ? -0.5 : -1.2) * light, 0, most[SHADE]);
  coats[CAST] = CLAMP ((is_pale ? 0.2 : 0.75) * cast, 0, most[CAST]);
  return TRUE;
}

/* The colour of a coat on a hill of some colour. */
static AciesColour
coat_colour (const AciesHills  *self,
             guint              coat,
             const AciesColour *tint)
{
  const AciesStyle *style = self->paint->style;

  switch (coat)
    {
    case TINT:
      return self->paint->view->high_contrast ? acies_colour_mix (tint, &style->ground[0], 0.35) : *tint;
    case TOP:
      return acies_colour_mix (tint, &style->lit, self->paint->view->dark ? 0.22 : 0.38);
    case LIT:
      return style->lit;
    default:
      return style->shade;
    }
}

/* The colour of the hill at a point of the lattice. */
static AciesColour
tint_at (const AciesHills *self,
         gsize             i)
{
  AciesColour tint = self->paint->style->ground[0];
  double      all = 0;

  for (guint terrain = 0; terrain < ACIES_MAX_TERRAINS; terrain++)
    if (self->parts[terrain].values != NULL && self->parts[terrain].values[i] > 0)
      {
        all += self->parts[terrain].values[i];
        tint = acies_colour_mix (&tint, &self->paint->style->ground[terrain], self->parts[terrain].values[i] / all);
      }
  return tint;
}

/* The points of both lattices lie on the same places. */
void
acies_hills_blend (const AciesHills *self,
                   AciesSoft        *soft)
{
  const AciesField *field = &self->swell;
  int               right = (int) lround ((soft->x - field->x) / field->step);
  int               below = (int) lround ((soft->y - field->y) / field->step);

  for (int row = 0; row < (int) soft->rows; row++)
    for (int column = 0; column < (int) soft->columns; column++)
      {
        AciesColour *colour = &soft->colours[(guint) row * soft->columns + (guint) column];
        double       coats[N_COATS];
        AciesColour  tint;

        if (column + right >= (int) field->columns || row + below >= (int) field->rows || !coats_at (self, column + right, row + below, coats))
          continue;
        tint = tint_at (self, (guint) (row + below) * field->columns + (guint) (column + right));
        for (guint coat = 0; coat < N_COATS; coat++)
          if (coats[coat] > 0)
            {
              AciesColour over = coat_colour (self, coat, &tint);

              *colour = acies_colour_mix (colour, &over, coats[coat]);
            }
      }
}

/* --- bands of equal light, for files of drawings ---------------------------------------------------- */

/* Paints a coat of the hills of one terrain, or of all: areas one on the other, each of which adds what is missing. */
static void
fill_coat (const AciesHills *self,
           guint             coat,
           const AciesField *part,
           AciesId           terrain)
{
  const AciesField *field = &self->swell;
  AciesColour       colour = coat_colour (self, coat, &self->paint->style->ground[terrain]);
  double            detail = acies_land_detail (self->paint), before = 0;
  guint             n = detail < ACIES_LAND_SOME ? 3 : detail < ACIES_LAND_RICH ? 5
                                                                                : 8;
  AciesField        strength;

  init_field (self, &strength);
  for (guint row = 0; row < field->rows; row++)
    for (guint column = 0; column < field->columns; column++)
      {
        gsize  i = (gsize) row * field->columns + column;
        double coats[N_COATS], all = 0;

        if (!coats_at (self, (int) column, (int) row, coats))
          continue;
        for (guint other = 0; other < ACIES_MAX_TERRAINS && part != NULL; other++)
          all += self->parts[other].values != NULL ? self->parts[other].values[i] : 0;
        strength.values[i] = (float) (coats[coat] * (part != NULL && all > 0 ? part->values[i] / all : 1));
      }
  for (guint band = 0; band < n; band++)
    {
      double alpha = most[coat] * (band + 1) / n;

      acies_field_area (&strength, self->paint->cr, most[coat] * (band + 0.5) / n);
      acies_colour_fill (&colour, self->paint->cr, (alpha - before) / (1 - before));
      before = alpha;
    }
  acies_field_clear (&strength);
}

void
acies_hills_fill (const AciesHills *self)
{
  for (guint coat = 0; coat < N_COATS; coat++)
    {
      gboolean is_first = TRUE;

      for (guint terrain = 0; terrain < ACIES_MAX_TERRAINS && coat <= TOP; terrain++)
        if (self->parts[terrain].values != NULL)
          {
            /* Others are painted on the first, so that nothing of the plain shows between two. */
            fill_coat (self, coat, is_first ? NULL : &self->parts[terrain], terrain);
            is_first = FALSE;
          }
      if (coat > TOP)
        fill_coat (self, coat, NULL, 0);
    }
}

/* --- hachures ------------------------------------------------------------------------------------ */

/* Strokes that begin on one line of equal height. They come from the squares of a lattice, each of which may give one: it
 * begins on the line where that passes near. Of two that are too near, the one of lower rank is left out. So a stroke
 * depends on its surroundings alone, and not on the course of the line. */
typedef struct
{
  double level;
  double reach;  /* of a stroke uphill */
  double weight; /* of its width */
  double spread; /* of distances */
} Course;

typedef enum
{
  UNDECIDED,
  DRAWN,
  LEFT_OUT,
} Choice;

typedef struct
{
  double x; /* where it begins */
  double y;
  double rank;
  double dark;   /* 1 where the slope falls to the south-east, 0 where it falls to the north-west */
  double steep;  /* share of steep hills */
  double gap;    /* least distance to others */
  int    column; /* of its square */
  int    row;
  Choice choice;
} Stroke;

/* All strokes of a course that could be drawn, from the upper left to the lower right square. */
typedef struct
{
  const AciesHills *hills;
  const Course     *course;
  guint             salt;
  double            fine; /* less than 1 where hexes are so large that strokes are smaller in relation */
  double            side; /* of a square */
  int               first_row;
  GArray           *strokes; /* of Stroke */
  GArray           *rows;    /* of guint: the first stroke of each row, and the end */
} Strokes;

static void
slope_at (const AciesField *field,
          double            x,
          double            y,
          double           *across,
          double           *down)
{
  double e = field->step / 2;

  *across = (acies_field_at (field, x + e, y) - acies_field_at (field, x - e, y)) / (2 * e);
  *down = (acies_field_at (field, x, y + e) - acies_field_at (field, x, y - e)) / (2 * e);
}

/* Moves a place onto the line of a level. Returns: whether the line passes near */
static gboolean
move_to_line (const AciesField *field,
              double            level,
              double            most_far,
              double           *x,
              double           *y)
{
  double start_x = *x, start_y = *y;

  for (guint i = 0; i < 2; i++)
    {
      double miss = level - acies_field_at (field, *x, *y);
      double across, down, square;

      slope_at (field, *x, *y, &across, &down);
      square = across * across + down * down;
      if (square < 0.12)
        return FALSE;
      *x += across * miss / square;
      *y += down * miss / square;
    }
  return fabs (*x - start_x) < most_far && fabs (*y - start_y) < most_far;
}

/* Returns: the point of the lattice that lies nearest to a place within it */
static gsize
nearest (const AciesField *field,
         double            x,
         double            y)
{
  return (gsize) ((y - field->y) / field->step + 0.5) * field->columns + (gsize) ((x - field->x) / field->step + 0.5);
}

static void
find_stroke (Strokes *self,
             int      column,
             int      row)
{
  const AciesField *field = &self->hills->swell;
  Stroke            stroke = { .column = column, .row = row, .x = (column + 0.5) * self->side, .y = (row + 0.5) * self->side };
  double            across, down;

  /* Most squares lie too far away, even where the slope is steepest. */
  if (fabs (field->values[nearest (field, stroke.x, stroke.y)] - self->course->level) > 4 * self->side)
    return;
  stroke.x += self->side * 0.8 * (acies_field_dice (column, row, self->salt) - 0.5);
  stroke.y += self->side * 0.8 * (acies_field_dice (column, row, self->salt + 1) - 0.5);
  if (!move_to_line (field, self->course->level, 0.7 * self->side, &stroke.x, &stroke.y))
    return;
  slope_at (field, stroke.x, stroke.y, &across, &down);
  stroke.dark = 0.5 - 0.5 * (across + down) / (MAX (hypot (across, down), 1e-6) * G_SQRT2);
  stroke.gap = (0.057 - 0.026 * stroke.dark) * self->course->spread * self->fine;
  stroke.rank = acies_field_dice (column, row, self->salt + 2);
  stroke.steep = steep_at (self->hills, nearest (field, stroke.x, stroke.y));
  g_array_append_val (self->strokes, stroke);
}

static void
find_strokes (Strokes *self)
{
  const AciesPart *rect = &self->hills->rect;
  double           around = AROUND - 0.06;

  self->first_row = (int) floor ((rect->top - around) / self->side);
  for (int row = self->first_row; row < (rect->bottom + around) / self->side; row++)
    {
      g_array_append_val (self->rows, self->strokes->len);
      for (int column = (int) floor ((rect->left - around) / self->side); column < (rect->right + around) / self->side; column++)
        find_stroke (self, column, row);
    }
  g_array_append_val (self->rows, self->strokes->len);
}

/* Returns: whether a stroke must give way to another: to one that is drawn, or that has a higher rank and may be */
static gboolean
gives_way (const Strokes *self,
           const Stroke  *stroke,
           gboolean       to_drawn)
{
  int far = (int) ceil (stroke->gap / self->side) + 2;
  int n_rows = (int) self->rows->len - 1;

  for (int row = MAX (stroke->row - far - self->first_row, 0); row <= MIN (stroke->row + far - self->first_row, n_rows - 1); row++)
    for (guint i = g_array_index (self->rows, guint, row); i < g_array_index (self->rows, guint, row + 1); i++)
      {
        const Stroke *other = &g_array_index (self->strokes, Stroke, i);
        double        across = other->x - stroke->x, down = other->y - stroke->y;

        if (other->column > stroke->column + far)
          break;
        if (other != stroke && across * across + down * down < stroke->gap * stroke->gap &&
            (to_drawn ? other->choice == DRAWN : other->choice != LEFT_OUT && other->rank > stroke->rank))
          return TRUE;
      }
  return FALSE;
}

/* In each round, strokes of the highest rank around are drawn, and those near them left out. Few rounds leave few gaps, and
 * each makes a choice depend on what lies a little farther away. */
static void
choose_strokes (Strokes *self)
{
  for (guint round = 0; round < 3; round++)
    for (guint drawn = 0; drawn < 2; drawn++)
      for (guint i = 0; i < self->strokes->len; i++)
        {
          Stroke *stroke = &g_array_index (self->strokes, Stroke, i);

          if (stroke->choice == UNDECIDED && gives_way (self, stroke, drawn == 1) == (drawn == 1))
            stroke->choice = drawn == 1 ? LEFT_OUT : DRAWN;
        }
}

/* Straight pieces of a stroke. */
#define MOST_STEPS 3

/* A stroke as a wedge, which becomes wider uphill. */
static void
add_wedge (const Strokes *self,
           const Stroke  *stroke)
{
  cairo_t *cr = self->hills->paint->cr;
  double   length = self->course->reach * (0.5 + 0.5 * self->fine) * (0.55 + 0.6 * acies_field_dice (stroke->column, stroke->row, self->salt + 3)) *
                  (0.7 + 0.5 * stroke->dark) * (1 + 0.3 * stroke->steep);
  double width = self->course->weight * self->fine * (0.006 + 0.011 * stroke->dark) * (1 + 0.3 * stroke->steep) * 0.62;
  double x = stroke->x, y = stroke->y;
  double back_x[MOST_STEPS], back_y[MOST_STEPS];
  guint  n = 0, steps = length * acies_land_detail (self->hills->paint) > 10 ? MOST_STEPS : 2;

  cairo_move_to (cr, x, y);
  for (; n < steps; n++)
    {
      double across, down, steepness, side;

      slope_at (&self->hills->swell, x, y, &across, &down);
      steepness = hypot (across, down);
      if (steepness < 0.35)
        break;
      x += across / steepness * length / steps;
      y += down / steepness * length / steps;
      side = width * pow ((n + 1.0) / steps, 0.6);
      back_x[n] = x + down / steepness * side;
      back_y[n] = y - across / steepness * side;
      cairo_line_to (cr, x - down / steepness * side, y + across / steepness * side);
    }
  while (n > 0)
    {
      n--;
      cairo_line_to (cr, back_x[n], back_y[n]);
    }
  cairo_close_path (cr);
}

/* Strokes of some tone, from pale to dark. */
#define TONES 4
/* Courses of large hexes. */
#define MOST_COURSES 3

static void
add_strokes (const Strokes *self,
             guint          tone)
{
  const AciesPart *rect = &self->hills->rect;
  double           around = self->course->reach * 2;

  for (guint i = 0; i < self->strokes->len; i++)
    {
      const Stroke *stroke = &g_array_index (self->strokes, Stroke, i);

      if (stroke->choice == DRAWN && (guint) lround (stroke->dark * (TONES - 1)) == tone && stroke->x > rect->left - around &&
          stroke->x < rect->right + around && stroke->y > rect->top - around && stroke->y < rect->bottom + around)
        add_wedge (self, stroke);
    }
}

void
acies_hills_hachure (const AciesHills *self)
{
  static const struct
  {
    guint  n;
    Course courses[MOST_COURSES];
  } details[] = {
    { 3, { { 0.36, 0.17, 1, 1 }, { 0.56, 0.15, 0.85, 1 }, { 0.74, 0.1, 0.6, 1 } } },
    { 2, { { 0.36, 0.18, 1.2, 1.4 }, { 0.6, 0.16, 0.9, 1.4 } } },
    { 1, { { 0.4, 0.22, 2, 2.3 } } },
  };
  static const double alphas[TONES] = { 0.3, 0.4, 0.55, 0.66 };
  double              pixels = acies_land_detail (self->paint);
  guint               detail = pixels >= ACIES_LAND_RICH ? 0 : 1 + (pixels < ACIES_LAND_FULL);
  guint               n = details[detail].n;
  double              fine_share = CLAMP (110 / pixels, 0.6, 1);
  gboolean            is_dark = self->paint->view->dark;
  const AciesStyle   *style = self->paint->style;
  cairo_t            *cr = self->paint->cr;
  Strokes             courses[MOST_COURSES];

  if (self->paint->view->high_contrast)
    {
      acies_field_line (&self->swell, cr, 0.38);
      acies_colour_stroke (&style->grid, cr, 1, MAX (0.028, 1.5 / acies_land_pixels (self->paint)));
    }
  if (pixels < ACIES_LAND_SOME && acies_art_keeps_drawings (cr))
    return;
  for (guint i = 0; i < n; i++)
    {
      courses[i] = (Strokes) {
        .hills = self,
        .course = &details[detail].courses[i],
        .salt = 80 + 4 * i,
        .fine = fine_share,
        .side = 0.04 * details[detail].courses[i].spread * fine_share,
        .strokes = g_array_new (FALSE, FALSE, sizeof (Stroke)),
        .rows = g_array_new (FALSE, FALSE, sizeof (guint)),
      };
      find_strokes (&courses[i]);
      choose_strokes (&courses[i]);
    }
  if ((pixels < ACIES_LAND_RICH || is_dark) && !self->paint->view->high_contrast)
    {
      /* Soft light alone would be a stain, and by night strokes of shade are hardly seen. */
      acies_field_line (&self->swell, cr, 0.37);
      acies_colour_stroke (is_dark ? &style->lit : &style->shade, cr, pixels < ACIES_LAND_FULL ? 0.7 : 0.4,
                           MAX (0.013, 1.1 / acies_land_pixels (self->paint)));
    }
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
  for (guint tone = 0; tone < TONES; tone++)
    {
      for (guint i = 0; i < n; i++)
        add_strokes (&courses[i], tone);
      acies_colour_fill (&style->shade, cr, alphas[tone]);
    }
  for (guint i = 0; i < n; i++)
    {
      g_array_unref (courses[i].strokes);
      g_array_unref (courses[i].rows);
    }
}
