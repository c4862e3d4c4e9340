/* piece-tile.c - a card that fills its square and goes on in the next: walls, sockets for dice, emblem and name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/piece.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#define EDGE 0.008
#define FIELD 0.022
#define WALL 0.075
#define WALL_CORNER 0.20
#define CORNER 0.03
#define SOCKET_LENGTH 0.40
#define SOCKET_DEPTH 0.125
#define NAME_SIZE 0.105
#define NAMED 80 /* width of a square in device pixels from which there is room for a name */

static AciesId
edge_of (const AciesPieceDrawing *self,
         AciesEdge                edge)
{
  return self->piece->theme->edges[edge][self->piece->type];
}

static gboolean
is_wall (const AciesPieceDrawing *self,
         AciesEdge                edge)
{
  return edge_of (self, edge) == ACIES_EDGE_WALL;
}

/* Where it is open the card reaches the next one; between two edges one of which is a wall its corner is round. */
static void
add_card (const AciesPieceDrawing *self,
          cairo_t                 *cr,
          double                   inset)
{
  static const AciesEdge around[] = { ACIES_EDGE_ABOVE, ACIES_EDGE_RIGHT, ACIES_EDGE_BELOW, ACIES_EDGE_LEFT };
  double                 x0 = is_wall (self, ACIES_EDGE_LEFT) ? -0.5 + inset : -0.5, y0 = -0.5 + inset;
  double                 x1 = is_wall (self, ACIES_EDGE_RIGHT) ? 0.5 - inset : 0.5, y1 = 0.5 - inset;

  cairo_new_sub_path (cr);
  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    {
      gboolean is_round = is_wall (self, around[i]) || is_wall (self, around[(i + 1) % G_N_ELEMENTS (around)]);
      double   radius = is_round ? WALL_CORNER - inset : CORNER;

      cairo_arc (cr, i < 2 ? x1 - radius : x0 + radius, i == 1 || i == 2 ? y1 - radius : y0 + radius, radius, (i - 1.0) * G_PI / 2, i * G_PI / 2);
    }
  cairo_close_path (cr);
}

static void
draw_walls (const AciesPieceDrawing *self,
            cairo_t                 *cr,
            const AciesColour       *dark)
{
  static const double places[ACIES_N_EDGES][4] = {
    [ACIES_EDGE_LEFT] = { -0.5, -0.5, 0.24, 1 },
    [ACIES_EDGE_RIGHT] = { 0.26, -0.5, 0.24, 1 },
    [ACIES_EDGE_ABOVE] = { -0.5, -0.5, 1, 0.24 },
    [ACIES_EDGE_BELOW] = { -0.5, 0.26, 1, 0.24 },
  };

  for (guint i = 0; i < ACIES_N_EDGES; i++)
    if (is_wall (self, i))
      {
        cairo_save (cr);
        cairo_rectangle (cr, places[i][0], places[i][1], places[i][2], places[i][3]);
        cairo_clip (cr);
        add_card (self, cr, FIELD);
        acies_colour_stroke (dark, cr, 1, 2 * WALL);
        cairo_restore (cr);
      }
}

/* Half a place for each die, sunk into the card. */
static void
draw_sockets (const AciesPieceDrawing *self,
              cairo_t                 *cr)
{
  static const AciesShade sunk[] = { { 0, -0.55 }, { 0.4, 0 }, { 1, 0.16 } };
  static const double     places[ACIES_N_EDGES][2] = {
        [ACIES_EDGE_LEFT] = { -0.5, 0 },
        [ACIES_EDGE_RIGHT] = { 0.5, 0 },
        [ACIES_EDGE_ABOVE] = { 0, -0.5 },
        [ACIES_EDGE_BELOW] = { 0, 0.5 },
  };
  double frame = acies_piece_at_least (self, 0.0225, 1);

  for (guint i = 0; i < ACIES_N_EDGES; i++)
    if (edge_of (self, i) < self->piece->ruleset->n_die_types)
      {
        AciesColour colour = acies_piece_colour (self->piece, &self->piece->style->die[edge_of (self, i)]);
        double      x = places[i][0], y = places[i][1];
        double      half_width = (x != 0 ? 2 * SOCKET_DEPTH : SOCKET_LENGTH) / 2, half_height = (x != 0 ? SOCKET_LENGTH : 2 * SOCKET_DEPTH) / 2;

        acies_add_tablet (cr, x, y, half_width + frame, half_height + frame, 0.035);
        acies_colour_fill (&self->device, cr, 0.9);
        acies_add_tablet (cr, x, y, half_width, half_height, 0.02);
        acies_piece_fill_gradient (cr, cairo_pattern_create_linear (x - half_width, y - half_height, x + half_width, y + half_height), sunk,
                                   G_N_ELEMENTS (sunk), &colour);
      }
}

char *
acies_piece_dup_tile_name (const AciesRuleset *ruleset,
                           AciesId             type)
{
  AciesId     class_ = ruleset->unit_types[type].class_;
  const char *of_class = class_ < ruleset->n_classes ? ruleset->classes[class_].name : NULL;
  const char *name = ruleset->unit_types[type].name;
  const char *comma;

  if (of_class != NULL && g_str_has_prefix (name, of_class) && name[strlen (of_class)] == ' ')
    name += strlen (of_class) + 1;
  comma = strchr (name, ',');

  return comma != NULL ? g_strndup (name, comma - name) : g_strdup (name);
}

/* Smaller letters where it would not fit between the edges. */
static void
draw_name (const AciesPieceDrawing *self,
           cairo_t                 *cr,
           double                   x,
           double                   y,
           const AciesColour       *dark)
{
  g_autofree char *name = acies_piece_dup_tile_name (self->piece->ruleset, self->piece->type);
  double           size = MIN (NAME_SIZE, 0.66 / MAX (1, 0.6 * g_utf8_strlen (name, -1)));

  acies_colour_set (dark, cr, 0.8);
  acies_piece_draw_text (self, cr, name, x + 0.008, y + 0.010, size);
  acies_colour_set (&self->device, cr, 1);
  acies_piece_draw_text (self, cr, name, x, y, size);
}

static void
draw_emblem (const AciesPieceDrawing *self,
             cairo_t                 *cr,
             double                   x,
             gboolean                 is_named)
{
  gboolean above = edge_of (self, ACIES_EDGE_ABOVE) != ACIES_NO_ID, below = edge_of (self, ACIES_EDGE_BELOW) != ACIES_NO_ID;
  gboolean has_ring = self->piece->theme->gold_trim[self->piece->type]; /* the place of a leader */
  gboolean is_printed = TRUE;                                           /* the picture itself has the edges */
  double   y = (is_named ? -0.05 : 0.02) + (above && !below ? 0.04 : 0);

  for (guint i = 0; i < ACIES_N_EDGES; i++)
    is_printed = is_printed && edge_of (self, i) == ACIES_NO_ID;
  if (is_printed)
    {
      acies_piece_draw_device (self, cr, 0, 0, 0.98);
      return;
    }
  if (has_ring)
    {
      cairo_new_path (cr);
      cairo_arc (cr, x, y, is_named ? 0.255 : 0.30, 0, 2 * G_PI);
      acies_colour_stroke (&self->device, cr, 1, 0.04);
    }
  acies_piece_draw_device (self, cr, x, y, (has_ring ? 0.36 : 0.46) + (is_named ? 0 : 0.06));
}

void
acies_piece_draw_tile (const AciesPieceDrawing *self,
                       cairo_t                 *cr)
{
  static const AciesShade field[] = { { 0, 0.16 }, { 0.5, 0 }, { 1, -0.22 } };
  AciesColour             dark = acies_colour_darker (&self->face, 0.55);
  gboolean                is_named = self->px >= NAMED;
  double                  x = is_wall (self, ACIES_EDGE_LEFT) ? 0.045 : is_wall (self, ACIES_EDGE_RIGHT) ? -0.045
                                                                                                         : 0;

  add_card (self, cr, 0);
  acies_piece_fill_keyline (self, cr);
  add_card (self, cr, acies_piece_at_least (self, EDGE, 1));
  acies_colour_fill (&dark, cr, 1);
  cairo_save (cr);
  add_card (self, cr, FIELD);
  cairo_clip (cr);
  cairo_rectangle (cr, -1, -1, 2, 2); /* all that the clip leaves */
  acies_piece_fill_gradient (cr, cairo_pattern_create_linear (-0.4, -0.5, 0.4, 0.5), field, G_N_ELEMENTS (field), &self->face);
  draw_walls (self, cr, &dark);
  draw_sockets (self, cr);
  cairo_restore (cr);
  if (acies_piece_shows (self->piece, ACIES_MARK_RING))
    {
      add_card (self, cr, 0.03);
      acies_colour_stroke (&self->gold, cr, 1, 0.05);
    }
  draw_emblem (self, cr, x, is_named);
  if (is_named && !self->is_counted) /* the strength stands there */
    draw_name (self, cr, x, edge_of (self, ACIES_EDGE_BELOW) != ACIES_NO_ID ? 0.29 : 0.345, &dark);
}
