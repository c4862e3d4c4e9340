/* labels.c - names of places on the map: straight, or along a river or the ridge of a hill
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "render/land.h"

#include <math.h>

/* On smaller hexes, in device pixels, words would cover the board. */
#define LEAST_HEX_WIDTH 26
/* Smaller letters, in device pixels, cannot be read. Those with thin strokes, and turned ones, must be larger; there is room
 * for them on hexes that show all details. */
#define LEAST_SIZE 9.5
#define LEAST_SERIF_SIZE 13

/* Names run over so many hexes to each side at most. */
#define MOST_HEXES 5

/* A line on which letters stand, in widths of a hex. It runs to the east, or if it is upright to the north. */
typedef struct
{
  AciesPoint spots[8 * (2 * MOST_HEXES + 1)];
  double     at[8 * (2 * MOST_HEXES + 1)]; /* how far along it each is */
  guint      n;
} Course;

typedef struct
{
  const AciesPaint *paint;
  const AciesLabel *label;
  AciesLayout       layout; /* of hexes whose width is 1 */
  AciesPattern      pattern;
  double            size; /* of the letters, in widths of a hex */
} Label;

static AciesPattern
pattern_at (const Label *self,
            AciesHex     hex)
{
  return self->paint->theme->patterns[self->paint->state->board->terrain[hex]];
}

/* --- where a name runs ------------------------------------------------------------------------ */

/* Returns: the neighbour with water that lies farthest from @back, which is the hex that the river comes from, or
 *   %ACIES_NO_HEX if there is none */
static AciesHex
next_of_river (const Label *self,
               AciesHex     hex,
               AciesHex     back)
{
  AciesPoint here = acies_land_centre (&self->layout, hex), from = acies_land_centre (&self->layout, back != ACIES_NO_HEX ? back : hex);
  AciesHex   best = ACIES_NO_HEX;
  double     best_turn = 0.3;

  for (guint side = 0; side < acies_layout_n_corners (&self->layout); side++)
    {
      AciesHex   next = acies_layout_beyond (&self->layout, hex, side);
      AciesPoint there;
      double     turn;

      if (next == ACIES_NO_HEX || next == back || !acies_pattern_is_water (pattern_at (self, next)))
        continue;
      there = acies_land_centre (&self->layout, next);
      turn = (there.x - here.x) * (from.x - here.x) + (there.y - here.y) * (from.y - here.y);
      if (turn < best_turn)
        {
          best = next;
          best_turn = turn;
        }
    }
  return best;
}

static AciesPoint
middle_of (AciesPoint a,
           AciesPoint b)
{
  return (AciesPoint) { (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

/* The way of the river in each hex goes from the side to one neighbour over its centre to the side to the other. */
static void
follow_river (const Label *self,
              Course      *course)
{
  AciesHex hexes[2 * MOST_HEXES + 1];
  guint    first = MOST_HEXES, last = MOST_HEXES;

  hexes[MOST_HEXES] = self->label->hex;
  while (last < 2 * MOST_HEXES && (hexes[last + 1] = next_of_river (self, hexes[last], last > first ? hexes[last - 1] : ACIES_NO_HEX)) != ACIES_NO_HEX)
    last++;
  while (first > 0 && last > first && (hexes[first - 1] = next_of_river (self, hexes[first], hexes[first + 1])) != ACIES_NO_HEX)
    first--;
  for (guint i = first; i <= last && last > first; i++)
    {
      AciesPoint here = acies_land_centre (&self->layout, hexes[i]);
      AciesPoint from = i > first ? middle_of (here, acies_land_centre (&self->layout, hexes[i - 1])) : here;
      AciesPoint to = i < last ? middle_of (here, acies_land_centre (&self->layout, hexes[i + 1])) : here;

      for (guint k = 0; k < 8; k++)
        {
          double        t = k / 8.0, a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
          AciesWayPoint point = { a * from.x + b * here.x + c * to.x, a * from.y + b * here.y + c * to.y, 0 };

          acies_way_bend (ACIES_WATER_SWING, &point);
          course->spots[course->n++] = (AciesPoint) { point.x, point.y };
        }
    }
}

/* Whether two neighbours of the hex with water touch each other. */
static gboolean
is_in_lake (const Label *self)
{
  guint n = acies_layout_n_corners (&self->layout);

  for (guint side = 0; side < n && !acies_layout_is_of_squares (&self->layout); side++)
    {
      AciesHex one = acies_layout_beyond (&self->layout, self->label->hex, side);
      AciesHex other = acies_layout_beyond (&self->layout, self->label->hex, (side + 1) % n);

      if (one != ACIES_NO_HEX && other != ACIES_NO_HEX && acies_pattern_is_water (pattern_at (self, one)) && acies_pattern_is_water (pattern_at (self, other)))
        return TRUE;
    }
  return FALSE;
}

/* Finds the middles of the hexes of a hill or lake that hang together. Returns: how many */
static guint
collect_alike (const Label *self,
               AciesPoint  *middles,
               guint        most)
{
  g_autofree AciesHex *hexes = g_new (AciesHex, most);
  gboolean             is_hill = acies_pattern_is_hill (self->pattern);
  guint                n = 1;

  hexes[0] = self->label->hex;
  for (guint i = 0; i < n; i++)
    for (guint side = 0; side < acies_layout_n_corners (&self->layout) && n < most; side++)
      {
        AciesHex next = acies_layout_beyond (&self->layout, hexes[i], side);
        gboolean is_known = next == ACIES_NO_HEX || !(is_hill ? acies_pattern_is_hill : acies_pattern_is_water) (pattern_at (self, next));

        for (guint j = 0; j < n && !is_known; j++)
          is_known = hexes[j] == next;
        if (!is_known)
          hexes[n++] = next;
      }
  for (guint i = 0; i < n; i++)
    middles[i] = acies_land_centre (&self->layout, hexes[i]);
  return n;
}

/* A flat bow through a hill or lake, along the direction in which it is longest, unless that is too steep to be read. */
static void
follow_ridge (const Label *self,
              Course      *course)
{
  AciesPoint middles[16], mean = { 0, 0 };
  guint      n = collect_alike (self, middles, G_N_ELEMENTS (middles));
  double     xx = 0, xy = 0, yy = 0, angle, from = 0, to = 0, u2v = 0, u4 = 0, bow;

  for (guint i = 0; i < n; i++)
    {
      mean.x += middles[i].x / n;
      mean.y += middles[i].y / n;
    }
  for (guint i = 0; i < n; i++)
    {
      double dx = middles[i].x - mean.x, dy = middles[i].y - mean.y;

      xx += dx * dx;
      xy += dx * dy;
      yy += dy * dy;
    }
  if (n < 2)
    return;
  angle = atan2 (2 * xy, xx - yy) / 2;
  if (fabs (xx - yy) + fabs (xy) < 0.2 * (xx + yy) || fabs (angle) > 1) /* as wide as high, or higher than wide */
    angle = 0;
  for (guint i = 0; i < n; i++)
    {
      double dx = middles[i].x - mean.x, dy = middles[i].y - mean.y;
      double u = dx * cos (angle) + dy * sin (angle), v = dy * cos (angle) - dx * sin (angle);

      from = MIN (from, u);
      to = MAX (to, u);
      u2v += u * u * v;
      u4 += u * u * u * u;
    }
  bow = angle != 0 ? CLAMP (u2v / u4, -0.12, 0.12) : 0;
  for (guint i = 0; i <= 16; i++)
    {
      double u = from - 0.2 + (to - from + 0.4) * i / 16, v = bow * u * u;

      course->spots[course->n++] = (AciesPoint) { mean.x + u * cos (angle) - v * sin (angle), mean.y + u * sin (angle) + v * cos (angle) };
    }
}

/* Letters stand upright on lines that bend little: each point becomes the mean of those around it. */
static void
smooth (Course *self)
{
  const Course old = *self;
  int          n = (int) self->n;
  double       across, down;

  for (int i = 0; i < n; i++)
    {
      int        around = MIN (3, MIN (i, n - 1 - i));
      AciesPoint mean = { 0, 0 };

      for (int j = i - around; j <= i + around; j++)
        {
          mean.x += old.spots[j].x / (2 * around + 1);
          mean.y += old.spots[j].y / (2 * around + 1);
        }
      self->spots[i] = mean;
    }
  across = self->spots[n - 1].x - self->spots[0].x;
  down = self->spots[n - 1].y - self->spots[0].y;
  for (int i = 0; i < n / 2 && (fabs (across) > 0.3 * fabs (down) ? across <= 0 : down >= 0); i++)
    {
      AciesPoint other = self->spots[i];

      self->spots[i] = self->spots[n - 1 - i];
      self->spots[n - 1 - i] = other;
    }
  for (int i = 1; i < n; i++)
    self->at[i] = self->at[i - 1] + hypot (self->spots[i].x - self->spots[i - 1].x, self->spots[i].y - self->spots[i - 1].y);
}

/* Whether letters along the course would cover a piece. */
static gboolean
meets_pieces (const Label  *self,
              const Course *course,
              double        from,
              double        to)
{
  for (guint i = 0; i < course->n; i++)
    {
      AciesHex hex = acies_layout_hex_at (&self->layout, course->spots[i].x, course->spots[i].y);

      if (course->at[i] > from && course->at[i] < to && hex != ACIES_NO_HEX && acies_state_unit_at (self->paint->state, hex) != ACIES_NO_UNIT)
        return TRUE;
    }
  return FALSE;
}

/* --- letters on it ------------------------------------------------------------------------------ */

/* Finds the place on the course that is so far from its beginning, and its direction. */
static AciesPoint
spot_at (const Course *self,
         double        far,
         double       *angle)
{
  AciesPoint a, b;
  double     share;
  guint      i = 1;

  while (i + 1 < self->n && self->at[i] < far)
    i++;
  a = self->spots[i - 1];
  b = self->spots[i];
  share = (far - self->at[i - 1]) / MAX (self->at[i] - self->at[i - 1], 1e-6);
  *angle = atan2 (b.y - a.y, b.x - a.x);
  return (AciesPoint) { a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share };
}

/* Adds the letters of a line to the path, each turned as the course is below its middle.
 * @start: where the first begins on the course, and @beside how far below the course they stand, in widths of a hex */
static void
add_letters (const Label  *self,
             PangoLayout  *layout,
             const Course *course,
             double        start,
             double        beside)
{
  const AciesLayout *board = &self->paint->layout;
  cairo_t           *cr = self->paint->cr;

  for (GSList *run = pango_layout_get_line_readonly (layout, 0)->runs; run != NULL; run = run->next)
    {
      PangoGlyphItem *item = run->data;

      for (int i = 0, next; i < item->glyphs->num_glyphs; i = next)
        {
          PangoGlyphString letter = { .glyphs = &item->glyphs->glyphs[i], .log_clusters = &item->glyphs->log_clusters[i] };
          double           width = 0, angle = 0;
          AciesPoint       spot;

          for (next = i; next < item->glyphs->num_glyphs && (next == i || !item->glyphs->glyphs[next].attr.is_cluster_start); next++)
            width += item->glyphs->glyphs[next].geometry.width / (double) PANGO_SCALE;
          letter.num_glyphs = next - i;
          spot = spot_at (course, start + width / board->hex_width / 2, &angle);
          cairo_save (cr);
          cairo_translate (cr, board->x + spot.x * board->hex_width, board->y + spot.y * board->hex_width);
          cairo_rotate (cr, angle);
          cairo_move_to (cr, -width / 2, beside * board->hex_width);
          pango_cairo_glyph_string_path (cr, item->item->analysis.font, &letter);
          cairo_restore (cr);
          start += width / board->hex_width;
        }
    }
}

static double
width_of (PangoLayout *layout)
{
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  return box.width / (double) PANGO_SCALE;
}

/* Returns: the letters, with more room between them the more room there is */
static PangoLayout *
spread_letters (const Label *self,
                const char  *font,
                double       room)
{
  double size = self->size * self->paint->layout.hex_width;
  double n = MAX ((double) g_utf8_strlen (self->label->text, -1), 1);
  g_autoptr (PangoLayout) tight = acies_fonts_new_layout (self->paint->cr, font, self->label->text, size, 0);

  return acies_fonts_new_layout (self->paint->cr, font, self->label->text, size,
                                 CLAMP ((0.75 * room * self->paint->layout.hex_width - width_of (tight)) / n / size, 0.03, 0.4));
}

/* Adds the name along the river or hill that its hex is part of. Returns: whether it has room there */
static gboolean
add_along (const Label *self,
           const char  *font)
{
  gboolean   is_water = acies_pattern_is_water (self->pattern);
  AciesPoint here = acies_land_centre (&self->layout, self->label->hex);
  Course     course = { .n = 0 };
  double     length, width, start, nearest = G_MAXDOUBLE;
  g_autoptr (PangoLayout) layout = NULL;

  if (acies_pattern_is_hill (self->pattern) || (is_water && is_in_lake (self)))
    follow_ridge (self, &course);
  else if (is_water)
    follow_river (self, &course);
  if (course.n < 2)
    return FALSE;
  smooth (&course);
  length = course.at[course.n - 1];
  layout = spread_letters (self, font, MIN (length, is_water ? 3.5 : 6));
  width = width_of (layout) / self->paint->layout.hex_width;
  start = (length - width) / 2;
  /* The middle of a river's name lies on its hex. */
  for (guint i = 1; i < course.n && is_water; i++)
    {
      double far = hypot (course.spots[i].x - here.x, course.spots[i].y - here.y);

      if (far < nearest)
        {
          nearest = far;
          start = CLAMP (course.at[i] - width / 2, 0, MAX (length - width, 0));
        }
    }
  if (width >= length || meets_pieces (self, &course, start, start + width))
    return FALSE;
  add_letters (self, layout, &course, start, self->pattern == ACIES_PATTERN_WAVES || !is_water ? 0.3 * self->size : -0.17);
  return TRUE;
}

/* Whether a piece stands to the left or right of the hex. */
static gboolean
has_piece_beside (const Label *self)
{
  for (guint side = 0; side < acies_layout_n_corners (&self->layout); side++)
    {
      AciesHex beyond = acies_layout_beyond (&self->layout, self->label->hex, side);

      if (beyond != ACIES_NO_HEX && acies_hex_row (beyond) == acies_hex_row (self->label->hex) &&
          acies_state_unit_at (self->paint->state, beyond) != ACIES_NO_UNIT)
        return TRUE;
    }
  return FALSE;
}

/* Adds the name in lines across its hex: in its lower part, or below a piece, so that its figures can be counted. */
static void
add_across (const Label *self,
            const char  *font,
            double       spacing)
{
  const AciesPaint *paint = self->paint;
  gboolean          is_free = acies_state_unit_at (paint->state, self->label->hex) == ACIES_NO_UNIT;
  double            below = acies_paint_length (paint, is_free ? 0.3 : acies_layout_is_of_squares (&self->layout) ? 0.5
                                                                                                                  : 0.575);
  double            size = self->size * paint->layout.hex_width;
  PangoLayout      *layout = acies_fonts_new_layout (paint->cr, font, self->label->text, size, spacing);
  PangoRectangle    box;
  double            first; /* height of the first line */
  double            x, y;

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, (int) (size * (has_piece_beside (self) ? 6 : 9) * PANGO_SCALE));
  acies_layout_centre (&paint->layout, self->label->hex, &x, &y);
  pango_layout_get_extents (layout, NULL, &box);
  first = box.height / (double) pango_layout_get_line_count (layout);
  cairo_move_to (paint->cr, x - (box.x + box.width / 2.0) / PANGO_SCALE, y + below - (box.y + first / 2) / PANGO_SCALE);
  pango_cairo_layout_path (paint->cr, layout);
  g_object_unref (layout);
}

static void
draw_label (const AciesPaint *paint,
            const AciesLabel *label)
{
  gboolean is_plain = acies_land_pixels (paint) < ACIES_LAND_FULL;
  double   size = MAX (acies_paint_length (paint, 0.2), (is_plain ? LEAST_SIZE : LEAST_SERIF_SIZE) / paint->view->scale);
  Label    self = {
       .paint = paint,
       .label = label,
       .layout = acies_land_layout (paint),
       .pattern = paint->theme->patterns[paint->state->board->terrain[label->hex]],
       .size = size / paint->layout.hex_width,
  };
  gboolean    is_water = acies_pattern_is_water (self.pattern);
  const char *font = is_plain ? "Sans Semi-Bold" : is_water ? ACIES_FONT_SERIF " Italic"
                                                            : ACIES_FONT_SERIF;

  if (is_plain || !add_along (&self, font))
    add_across (&self, font, is_plain ? 0 : 0.05);
  acies_colour_stroke_preserve (&paint->style->paper, paint->cr, 0.85, size * 0.28);
  acies_colour_fill_preserve (&paint->style->grid, paint->cr, 1);
  if (!is_plain) /* hairlines would be lost on the ground */
    acies_colour_stroke_preserve (&paint->style->grid, paint->cr, 1, size * 0.035);
  cairo_new_path (paint->cr);
}

void
acies_paint_labels (const AciesPaint *self)
{
  const GArray *labels = self->state->texts->labels;
  AciesPaint    wide = *self; /* words are wider than their hex: those just out of sight may reach in */

  if (acies_land_pixels (self) < LEAST_HEX_WIDTH)
    return;
  wide.span = (AciesHexSpan) { self->span.first_row - MOST_HEXES, self->span.last_row + MOST_HEXES, self->span.first_column - MOST_HEXES,
                               self->span.last_column + MOST_HEXES };
  cairo_save (self->cr);
  cairo_new_path (self->cr);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (labels, AciesLabel, i);

      if (acies_paint_shows (&wide, label->hex))
        draw_label (self, label);
    }
  cairo_restore (self->cr);
}
