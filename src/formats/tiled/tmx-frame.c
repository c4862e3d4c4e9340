/* tmx-frame.c - how a map of Tiled lies on a board of ours
 *
 * Of our board every second row, the second one first, lies half a hex to the
 * right and is one hex shorter. A map may shift its first row instead, may have
 * rows of one length, and may have staggered columns: then it is turned by 90
 * degrees to the right, which makes rows of its columns and leaves neighbours
 * what they are. Places along a row are counted in half tiles here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx-parts.h"

#include <glib/gi18n-lib.h>

/* Where the rows of the board that hold some tiles begin and end, in half tiles of the map. */
typedef struct
{
  gint64 low;
  gint64 high;
} Bounds;

/* The row of the map, or of one with staggered columns the column. */
static int
line_of (const AciesTmxFrame *frame,
         int                  column,
         int                  row)
{
  return frame->by_columns ? column : row;
}

/* How far to the right a tile lies, once the map is turned. */
static gint64
half_of (const AciesTmxFrame *frame,
         int                  column,
         int                  row)
{
  gint64 half = 2 * (gint64) (frame->by_columns ? row : column) + acies_tmx_is_shifted (frame, line_of (frame, column, row));

  return frame->by_columns ? -half : half;
}

AciesHex
acies_tmx_place (const AciesTmxReader *self,
                 int                   column,
                 int                   row)
{
  const AciesTmxFrame *frame = &self->frame;
  gint64               our_row = (gint64) line_of (frame, column, row) - frame->first;
  gint64               odd = !frame->squares && (our_row & 1);
  gint64               half = half_of (frame, column, row) - frame->left - odd;

  if (our_row < 0 || our_row >= self->map->rows || half < 0 || half / 2 >= self->map->columns - odd)
    return ACIES_NO_HEX;

  return acies_hex ((guint) (half / 2), (guint) our_row);
}

/* --- how large it is ------------------------------------------------------------------------ */

static void
include (const AciesTmxFrame *frame,
         Bounds              *bounds,
         int                  column,
         int                  row)
{
  gint64 half = half_of (frame, column, row);
  gint64 odd = !frame->squares && (((gint64) line_of (frame, column, row) - frame->first) & 1);

  bounds->low = MIN (bounds->low, half - odd);
  bounds->high = MAX (bounds->high, half + odd);
}

static gint64
count_columns (const Bounds *bounds)
{
  return (bounds->high - bounds->low) / 2 + 1;
}

static void
include_tiles (const AciesTmxReader *self,
               Bounds               *bounds)
{
  for (guint i = 0; i < self->layers->len; i++)
    {
      const AciesTmxLayer *layer = g_ptr_array_index (self->layers, i);

      for (guint j = 0; j < layer->cells->len; j++)
        {
          const AciesTmxCell *cell = &g_array_index (layer->cells, AciesTmxCell, j);

          include (&self->frame, bounds, cell->column, cell->row);
        }
    }
}

/* The first and last line with tiles; %FALSE when there is none. */
static gboolean
find_lines (const AciesTmxReader *self,
            int                  *first,
            int                  *last)
{
  *first = G_MAXINT;
  *last = G_MININT;
  for (guint i = 0; i < self->layers->len; i++)
    {
      const AciesTmxLayer *layer = g_ptr_array_index (self->layers, i);

      for (guint j = 0; j < layer->cells->len; j++)
        {
          const AciesTmxCell *cell = &g_array_index (layer->cells, AciesTmxCell, j);

          *first = MIN (*first, line_of (&self->frame, cell->column, cell->row));
          *last = MAX (*last, line_of (&self->frame, cell->column, cell->row));
        }
    }

  return *first <= *last;
}

/* The part that has tiles. */
static gboolean
fit_infinite (AciesTmxReader     *self,
              const AciesXmlNode *root,
              GError            **error)
{
  Bounds bounds = { G_MAXINT64, G_MININT64 };
  gint64 columns, rows;
  int    last;

  if (!find_lines (self, &self->frame.first, &last))
    return acies_tmx_refuse (self, root, error, _ ("the map has no tiles"));
  include_tiles (self, &bounds);
  columns = count_columns (&bounds);
  rows = (gint64) last - self->frame.first + 1;
  if (columns > ACIES_MAX_COLUMNS || rows > ACIES_MAX_ROWS)
    {
      g_autofree char *size = g_strdup_printf ("%" G_GINT64_FORMAT " × %" G_GINT64_FORMAT, columns, rows);

      return acies_tmx_refuse (self, root, error,
                               acies_board_say (self->map,
                                                /* Translators: columns and rows, as “65 × 1”, and the most columns and rows */
                                                _ ("the part with tiles would make a board of %1$s hexes; the largest board is %2$d × %3$d"),
                                                /* Translators: columns and rows, as “65 × 1”, and the most columns and rows */
                                                _ ("the part with tiles would make a board of %1$s squares; the largest board is %2$d × %3$d")),
                               size, ACIES_MAX_COLUMNS, ACIES_MAX_ROWS);
    }
  self->frame.left = bounds.low;
  self->map->columns = MAX ((guint) columns, ACIES_MIN_COLUMNS);
  self->map->rows = MAX ((guint) rows, ACIES_MIN_ROWS);

  return TRUE;
}

/* The whole map. Its second row, fourth ... stick out at one end by a tile, and count in full where one is there. */
static void
fit_finite (AciesTmxReader     *self,
            const AciesXmlNode *root)
{
  AciesTmxFrame *frame = &self->frame;
  Bounds         bounds = { G_MAXINT64, G_MININT64 };
  Bounds         wide;

  frame->first = 0;
  include (frame, &bounds, 0, 0);
  include (frame, &bounds, frame->by_columns ? 0 : frame->columns - 1, frame->by_columns ? frame->rows - 1 : 0);
  wide = bounds;
  include_tiles (self, &wide);
  if (count_columns (&wide) > count_columns (&bounds) && count_columns (&wide) <= ACIES_MAX_COLUMNS)
    {
      acies_tmx_say (self, root->line, ACIES_SEVERITY_NOTE, "board-widened",
                     _ ("Tiles at the edge of the map stick out by half a hex, so the board is one column wider"));
      bounds = wide;
    }
  frame->left = bounds.low;
  self->map->columns = (guint) count_columns (&bounds);
  self->map->rows = (guint) (frame->by_columns ? frame->columns : frame->rows);
}

gboolean
acies_tmx_fit (AciesTmxReader     *self,
               const AciesXmlNode *root,
               GError            **error)
{
  if (self->frame.diamonds)
    acies_tmx_say (self, root->line, ACIES_SEVERITY_NOTE, "map-of-diamonds",
                   _ ("The map is staggered, not hexagonal: each of its tiles became a hex"));
  if (self->frame.by_columns)
    acies_tmx_say (self, root->line, ACIES_SEVERITY_NOTE, "map-turned",
                   _ ("The map has staggered columns, but a board has staggered rows: the map was rotated by 90° clockwise, so its left edge is now the top of the board"));
  if (self->frame.infinite)
    return fit_infinite (self, root, error);
  fit_finite (self, root);

  return TRUE;
}
