/* outline.c - traces the shape that a set of hexes makes together
 *
 * Each side of a hex of the set beyond which lies no hex of the set is part of
 * the outline. The loops run clockwise: at the end of a side the next one is
 * either the next side of the same hex, or, where the neighbour beyond that one
 * is in the set too, a side of that neighbour. Four squares meet at a corner, so
 * that there it may also be a side of the one beyond the corner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/outline.h"

#include <math.h>

/* How far a corner may lie from its place, in widths of a hex. */
#define UNEVENNESS 0.045

/* A corner of the outline, or the middle of a side, and what begins there. */
typedef struct
{
  double   x;
  double   y;
  gboolean is_edge; /* the board ends beyond the side */
} Corner;

double
acies_outline_noise (int   x,
                     int   y,
                     guint salt)
{
  guint32 hash = (guint32) x * 0x9E3779B1u ^ (guint32) y * 0x85EBCA77u ^ salt * 0xC2B2AE3Du;

  hash = (hash ^ hash >> 15) * 0x2C1B3C6Du;
  hash = (hash ^ hash >> 12) * 0x297A2D39u;
  return (hash ^ hash >> 15) / (double) G_MAXUINT32 * 2 - 1;
}

static gboolean
is_outline (const AciesLayout  *layout,
            const AciesHexFlags set,
            AciesHex            hex,
            guint               side)
{
  AciesHex neighbour = acies_layout_beyond (layout, hex, side);

  return neighbour == ACIES_NO_HEX || !set[neighbour];
}

/* A place is moved by chance drawn from the place itself, so that all hexes
 * around it agree. */
static void
move_by_chance (const AciesLayout *layout,
                Corner            *corner)
{
  int column = (int) lround ((corner->x - layout->x) / layout->hex_width * 4);
  int row = (int) lround ((corner->y - layout->y) / layout->hex_width / ACIES_HEX_HEIGHT * 8);

  corner->x += acies_outline_noise (column, row, 1) * UNEVENNESS * layout->hex_width;
  corner->y += acies_outline_noise (column, row, 2) * UNEVENNESS * layout->hex_width;
}

/* Adds a corner and the middle of the side behind it. Where the board ends they
 * stay where they are. */
static void
add_corner (const AciesLayout *layout,
            AciesHex           hex,
            guint              side,
            gboolean           is_exact,
            GArray            *loop)
{
  guint    n_corners = acies_layout_n_corners (layout);
  guint    before = (side + n_corners - 1) % n_corners;
  gboolean is_edge = acies_layout_beyond (layout, hex, side) == ACIES_NO_HEX;
  Corner   corner = { .is_edge = is_edge };
  Corner   middle = { .is_edge = is_edge };
  double   next_x, next_y;

  acies_layout_corner (layout, hex, side, &corner.x, &corner.y);
  acies_layout_corner (layout, hex, (side + 1) % n_corners, &next_x, &next_y);
  middle.x = (corner.x + next_x) / 2;
  middle.y = (corner.y + next_y) / 2;
  if (!is_exact && !is_edge)
    {
      if (acies_layout_beyond (layout, hex, before) != ACIES_NO_HEX)
        move_by_chance (layout, &corner);
      move_by_chance (layout, &middle);
    }
  g_array_append_val (loop, corner);
  if (!is_exact)
    g_array_append_val (loop, middle);
}

/* Moves on from the end of a side of the outline. */
static void
take_next_side (const AciesLayout  *layout,
                const AciesHexFlags set,
                AciesHex           *hex,
                guint              *side)
{
  guint n_corners = acies_layout_n_corners (layout);
  guint next = (*side + 1) % n_corners;

  if (is_outline (layout, set, *hex, next))
    {
      *side = next;
      return;
    }
  *hex = acies_layout_beyond (layout, *hex, next);
  if (acies_layout_is_of_squares (layout))
    {
      if (is_outline (layout, set, *hex, *side))
        return;
      *hex = acies_layout_beyond (layout, *hex, *side);
    }
  *side = (*side + n_corners - 1) % n_corners;
}

/* Follows one loop from a side of the outline and marks the sides it took. */
static void
trace_loop (const AciesLayout  *layout,
            const AciesHexFlags set,
            AciesHex            hex,
            guint               side,
            guint8             *taken,
            gboolean            is_exact,
            GArray             *loop)
{
  g_array_set_size (loop, 0);
  while ((taken[hex] & 1u << side) == 0)
    {
      add_corner (layout, hex, side, is_exact, loop);
      taken[hex] |= 1u << side;
      take_next_side (layout, set, &hex, &side);
    }
}

static const Corner *
corner_at (const GArray *loop,
           guint         i)
{
  return &g_array_index (loop, Corner, i % loop->len);
}

/* From where the path is, around corner i, to the middle of the side behind it. */
static void
round_corner (cairo_t      *cr,
              const GArray *loop,
              guint         i)
{
  const Corner *a = corner_at (loop, i + loop->len - 1);
  const Corner *b = corner_at (loop, i);
  const Corner *c = corner_at (loop, i + 1);
  double        from_x = (a->x + b->x) / 2, from_y = (a->y + b->y) / 2;
  double        to_x = (b->x + c->x) / 2, to_y = (b->y + c->y) / 2;

  /* A parabola with corner b as its control point, written as a cubic curve. */
  cairo_line_to (cr, from_x, from_y);
  cairo_curve_to (cr, from_x + (b->x - from_x) * 2 / 3, from_y + (b->y - from_y) * 2 / 3,
                  to_x + (b->x - to_x) * 2 / 3, to_y + (b->y - to_y) * 2 / 3, to_x, to_y);
}

static void
add_hexes (cairo_t      *cr,
           const GArray *loop)
{
  for (guint i = 0; i < loop->len; i++)
    cairo_line_to (cr, corner_at (loop, i)->x, corner_at (loop, i)->y);
  cairo_close_path (cr);
}

static void
add_area (cairo_t      *cr,
          const GArray *loop)
{
  for (guint i = 0; i < loop->len; i++)
    if (corner_at (loop, i)->is_edge || corner_at (loop, i + loop->len - 1)->is_edge)
      cairo_line_to (cr, corner_at (loop, i)->x, corner_at (loop, i)->y);
    else
      round_corner (cr, loop, i);
  cairo_close_path (cr);
}

/* To a point as far beyond b as a is before it: the shore runs off the board. */
static void
line_beyond (cairo_t      *cr,
             const Corner *a,
             const Corner *b)
{
  cairo_line_to (cr, 2 * b->x - a->x, 2 * b->y - a->y);
}

/* One stretch of shore from corner "first", where the board's edge ends. */
static guint
add_stretch (cairo_t      *cr,
             const GArray *loop,
             guint         first)
{
  guint i = first + 1;

  cairo_new_sub_path (cr);
  line_beyond (cr, corner_at (loop, first + 1), corner_at (loop, first));
  cairo_line_to (cr, corner_at (loop, first)->x, corner_at (loop, first)->y);
  for (; !corner_at (loop, i)->is_edge; i++)
    round_corner (cr, loop, i);
  cairo_line_to (cr, corner_at (loop, i)->x, corner_at (loop, i)->y);
  line_beyond (cr, corner_at (loop, i - 1), corner_at (loop, i));
  return i;
}

static void
add_shore (cairo_t      *cr,
           const GArray *loop)
{
  gboolean has_edge = FALSE;

  for (guint i = 0; i < loop->len; i++)
    has_edge |= corner_at (loop, i)->is_edge;
  if (!has_edge)
    {
      add_area (cr, loop);
      return;
    }
  for (guint i = 0; i < loop->len; i++)
    if (corner_at (loop, i + loop->len - 1)->is_edge && !corner_at (loop, i)->is_edge)
      add_stretch (cr, loop, i);
}

/* What is drawn along a piece then depends on what lies beside it, not on where
 * the loop began. */
static void
add_pieces (cairo_t      *cr,
            const GArray *loop)
{
  for (guint i = 0; i < loop->len; i++)
    {
      const Corner *a = corner_at (loop, i + loop->len - 1);
      const Corner *b = corner_at (loop, i);
      const Corner *c = corner_at (loop, i + 1);

      cairo_move_to (cr, (a->x + b->x) / 2, (a->y + b->y) / 2);
      if (a->is_edge || b->is_edge)
        {
          cairo_line_to (cr, b->x, b->y);
          cairo_line_to (cr, (b->x + c->x) / 2, (b->y + c->y) / 2);
        }
      else
        round_corner (cr, loop, i);
    }
}

void
acies_outline (cairo_t            *cr,
               const AciesLayout  *layout,
               const AciesHexFlags set,
               AciesOutlineKind    kind)
{
  static void (*const add[]) (cairo_t *, const GArray *) = {
    [ACIES_OUTLINE_HEXES] = add_hexes,
    [ACIES_OUTLINE_AREA] = add_area,
    [ACIES_OUTLINE_SHORE] = add_shore,
    [ACIES_OUTLINE_PIECES] = add_pieces,
  };
  g_autofree guint8 *taken = g_new0 (guint8, ACIES_MAX_HEXES);
  g_autoptr (GArray) loop = g_array_new (FALSE, FALSE, sizeof (Corner));

  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    for (guint side = 0; set[hex] && side < acies_layout_n_corners (layout); side++)
      if ((taken[hex] & 1u << side) == 0 && is_outline (layout, set, hex, side))
        {
          trace_loop (layout, set, hex, side, taken, kind == ACIES_OUTLINE_HEXES, loop);
          cairo_new_sub_path (cr);
          add[kind](cr, loop);
        }
}

void
acies_outline_hex (cairo_t           *cr,
                   const AciesLayout *layout,
                   AciesHex           hex)
{
  cairo_new_sub_path (cr);
  for (guint corner = 0; corner < acies_layout_n_corners (layout); corner++)
    {
      double x, y;

      acies_layout_corner (layout, hex, corner, &x, &y);
      cairo_line_to (cr, x, y);
    }
  cairo_close_path (cr);
}
