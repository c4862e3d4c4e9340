/* units.c - draws one unit, from the parts in piece.h, and keeps drawings; and the badges of those that share a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/units.h"

#include <math.h>
#include <string.h>

#include "engine/core/procs.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "render/die.h"
#include "render/piece.h"

/* --- badges: units beside the main one --------------------------------------------------- */

/* A badge is no smaller, in pixels, however far off the board is seen. */
#define LEAST_PIXELS 14.0

/* Shares of the width of a hex. */
typedef struct
{
  double x;
  double y;
  double size;
  double radius;
} Place;

/* In a hex at the upper left corner of the main piece, between the points of two facings, and down its left side. */
static const Place hex_places[ACIES_MAX_BADGES + ACIES_N_SPOTS - 1] = {
  { -0.31, -0.38, 0.38, 0.17 },
  { -0.38, -0.01, 0.38, 0.17 },
  { -0.30, 0.33, 0.38, 0.17 },
};

/* In a square beside it: a card gives way to the right (SHARED_X). */
static const Place square_places[ACIES_MAX_BADGES + ACIES_N_SPOTS - 1] = {
  { -0.345, -0.315, 0.385, 0.165 },
  { -0.345, 0.035, 0.385, 0.165 },
  { -0.345, 0.33, 0.385, 0.165 },
  /* Nearly on the edge, where a tile has a socket; what lies there is still for the most part in its own square. */
  [ACIES_MAX_BADGES + ACIES_SPOT_LEFT - 1] = { -0.44, 0, 0.40, 0.18 },
  [ACIES_MAX_BADGES + ACIES_SPOT_TOP - 1] = { 0, -0.44, 0.40, 0.18 },
  /* Not on the emblem, but in a corner between two sockets. */
  [ACIES_MAX_BADGES + ACIES_SPOT_MIDDLE - 1] = { 0.325, -0.325, 0.38, 0.17 },
};

AciesBadge
acies_badge_place (const AciesLayout *layout,
                   AciesHex           hex,
                   guint              number,
                   double             scale)
{
  AciesBadge   badge = { .hex_width = layout->hex_width };
  const Place *place;

  g_return_val_if_fail (number > 0 && number <= G_N_ELEMENTS (hex_places), badge);

  place = &(layout->shape == ACIES_BOARD_SQUARES ? square_places : hex_places)[number - 1];
  badge.hex_width = MAX (place->size * layout->hex_width, MIN (LEAST_PIXELS / scale, layout->hex_width));
  acies_layout_centre (layout, hex, &badge.x, &badge.y);
  badge.x += place->x * layout->hex_width;
  badge.y += place->y * layout->hex_width;
  badge.radius = badge.hex_width * place->radius / place->size;

  return badge;
}

/* Of badges that overlap the later one lies above. */
AciesUnitId
acies_badge_unit_under (const AciesState  *state,
                        const AciesLayout *layout,
                        AciesHex           hex,
                        double             x,
                        double             y,
                        double             scale)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, hex, ids);

  for (guint i = n; i > 1; i--)
    {
      AciesBadge badge = acies_badge_place (layout, hex, acies_stack_badge (state, ids[i - 1]), scale);

      if (hypot (x - badge.x, y - badge.y) <= badge.radius)
        return ids[i - 1];
    }

  return n > 0 ? ids[0] : ACIES_NO_UNIT;
}

/* --- one unit ---------------------------------------------------------------------------- */

#define DIE_SIZE 0.8
#define SHARED_X 0.135 /* how far a card gives way */
#define BADGE_RADIUS 0.135
#define CROWDED_BADGE_RADIUS 0.12

gboolean
acies_piece_shows (const AciesPiece *self,
                   AciesMarkLook     look)
{
  for (guint i = 0; i < self->ruleset->n_marks; i++)
    if ((self->marks & 1u << i) != 0 && self->theme->mark_looks[i] == look)
      return TRUE;
  return FALSE;
}

/* A unit that has acted steps back toward the colour of the ground. What is written on it steps back less, to be read. */
static AciesColour
paler (const AciesPiece  *self,
       const AciesColour *colour,
       double             share)
{
  gboolean is_paler = self->is_ghost || acies_piece_shows (self, ACIES_MARK_DIM);

  return acies_colour_mix (colour, &self->style->ground[0], is_paler ? share : 0);
}

AciesColour
acies_piece_colour (const AciesPiece  *self,
                    const AciesColour *colour)
{
  return paler (self, colour, self->is_ghost ? 0.45 : 0.4);
}

gboolean
acies_piece_is_turned (const AciesPiece *self)
{
  AciesId mark = self->ruleset->face_down;

  return mark != ACIES_NO_ID && (self->marks >> mark & 1) != 0;
}

/* Without a picture crossed lines, as on the backs of playing cards: they must not be taken for a device. */
static void
draw_back (const AciesPieceDrawing *self,
           cairo_t                 *cr)
{
  AciesColour ink = acies_colour_mix (&self->face, &self->device, 0.75);

  if (self->piece->theme->unit_types[self->piece->type] != NULL)
    {
      acies_piece_draw_device (self, cr, 0, 0, 0.72);
      return;
    }
  cairo_save (cr);
  acies_piece_add_outline (self, cr, 0.09);
  acies_colour_stroke_preserve (&ink, cr, 1, acies_piece_at_least (self, 0.02, 0.6));
  cairo_clip (cr);
  for (int i = -4; i < 5; i++)
    {
      cairo_move_to (cr, i * 0.13 - 0.5, -0.5);
      cairo_line_to (cr, i * 0.13 + 0.5, 0.5);
      cairo_move_to (cr, i * 0.13 + 0.5, -0.5);
      cairo_line_to (cr, i * 0.13 - 0.5, 0.5);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The owner's sign that others see a back: a corner of it, at the lower left. */
static void
draw_turned_corner (const AciesPieceDrawing *self,
                    cairo_t                 *cr)
{
  AciesColour edge = acies_colour_darker (&self->face, 0.5);
  double      size = acies_piece_at_least (self, 0.24, 9);
  double      x = -0.4, y = 0.42;

  cairo_rectangle (cr, x, y - size, size * 0.75, size);
  acies_colour_fill_preserve (&self->device, cr, 1);
  acies_colour_stroke (&edge, cr, 1, acies_piece_at_least (self, 0.018, 0.8));
  for (guint i = 1; i < 4; i++)
    {
      cairo_move_to (cr, x, y - size * i / 4);
      cairo_line_to (cr, x + size * 0.75, y - size * (i - 1) / 4);
      cairo_move_to (cr, x + size * 0.75, y - size * i / 4);
      cairo_line_to (cr, x, y - size * (i - 1) / 4);
    }
  cairo_set_line_width (cr, acies_piece_at_least (self, 0.012, 0.5));
  cairo_stroke (cr);
}

/* The places of badges along the upper edge of a piece with signs, and the facing whose point is there. */
static const struct
{
  double      x;
  AciesFacing taken_by;
} badge_places[] = { { 0.33, ACIES_FACING_NE }, { -0.33, ACIES_FACING_NW }, { 0.09, ACIES_FACING_N }, { -0.12, ACIES_FACING_N } };

/* Does it face that corner, and show so by a point there? */
static gboolean
points_to (const AciesPiece *self,
           AciesFacing       facing)
{
  for (guint i = 0; self->properties != NULL && i < self->ruleset->n_properties; i++)
    if (self->ruleset->properties[i].shown == ACIES_SHOWN_POINT && acies_unit_type_has_property (self->ruleset, self->type, i) &&
        self->properties[i] == facing)
      return TRUE;

  return FALSE;
}

/* A badge for each mark that has that look: one below the other at the upper right, or along the upper edge where signs stand
 * below, beside the point of the facing. */
static void
draw_badges (const AciesPieceDrawing *self,
             cairo_t                 *cr)
{
  const AciesPiece *piece = self->piece;
  AciesColour       dark = acies_colour_darker (&self->gold, 0.8);
  double            line = acies_piece_at_least (self, 0.014, 0.6);
  double            radius = acies_piece_at_least (self, self->is_crowded ? CROWDED_BADGE_RADIUS : BADGE_RADIUS, 5);
  guint             place = 0;

  for (guint i = 0; i < piece->ruleset->n_marks; i++)
    {
      double x = 0.32, y = -0.33 + place * radius * 2.1;

      if ((piece->marks & 1u << i) == 0 || piece->theme->mark_looks[i] != ACIES_MARK_BADGE || i == piece->ruleset->face_down)
        continue;
      while (self->is_crowded && place + 1 < G_N_ELEMENTS (badge_places) && points_to (piece, badge_places[place].taken_by))
        place++;
      if (self->is_crowded)
        {
          x = badge_places[MIN (place, G_N_ELEMENTS (badge_places) - 1)].x;
          y = -0.4;
        }
      cairo_new_path (cr);
      cairo_arc (cr, x, y, radius + line / 2, 0, 2 * G_PI);
      acies_colour_fill (&dark, cr, 1);
      cairo_arc (cr, x, y, radius - line / 2, 0, 2 * G_PI);
      acies_colour_fill (&self->gold, cr, 1);
      if (piece->theme->marks[i] != NULL)
        acies_picture_draw (piece->theme->marks[i], cr, x, y, radius * 1.5, &dark, self->px);
      place++;
    }
}

/* It has the colour of its kind, not of its side: where it lies says whose it is. */
static void
draw_die (const AciesPieceDrawing *self,
          cairo_t                 *cr)
{
  const AciesPiece   *piece = self->piece;
  const AciesDieType *type = &piece->ruleset->die_types[piece->theme->die_of[piece->type]];
  guint               n_properties = piece->properties != NULL ? piece->ruleset->n_properties : 0;
  AciesDieDrawing     die = {
        .theme = piece->theme,
        .style = piece->style,
        .ruleset = piece->ruleset,
        .type = piece->theme->die_of[piece->type],
        .line = self->device,
        .x = -DIE_SIZE / 2,
        .y = -DIE_SIZE / 2,
        .size = DIE_SIZE,
        .scale = self->px,
  };

  /* The upper face is a property; without one the die has not been rolled. */
  for (guint i = 0; i < n_properties; i++)
    for (guint face = 0; piece->ruleset->properties[i].shown == ACIES_SHOWN_FACE && face < type->n_faces; face++)
      if (die.face == NULL && type->faces[face].symbol == ACIES_NO_ID && type->faces[face].number == piece->properties[i])
        die.face = &type->faces[face];
  if (!piece->is_ghost && piece->theme->die_shapes[die.type] == ACIES_DIE_SQUARE)
    for (guint i = 0; i < 3; i++)
      {
        acies_add_tablet (cr, 0.02, 0.03, DIE_SIZE / 2 + i * 0.02, DIE_SIZE / 2 + i * 0.02, 0.1);
        cairo_set_source_rgba (cr, 0, 0, 0, 0.14);
        cairo_fill (cr);
      }
  acies_die_draw (&die, cr);
  acies_piece_draw_die_signs (self, cr);
}

gboolean
acies_piece_has_signs (const AciesRuleset *ruleset,
                       AciesId             type)
{
  for (guint i = 0; i < ruleset->n_properties; i++)
    if ((ruleset->properties[i].shown == ACIES_SHOWN_SIGN || ruleset->properties[i].shown == ACIES_SHOWN_PIPS) &&
        acies_unit_type_has_property (ruleset, type, i))
      return TRUE;
  return FALSE;
}

/* A type with a strength of one figure is there or not: its marks would only repeat it. */
static AciesPieceDrawing
begin_drawing (const AciesPiece *self)
{
  gboolean           is_back = acies_ruleset_is_back (self->ruleset, self->type);
  AciesId            class_ = is_back ? ACIES_NO_ID : self->ruleset->unit_types[self->type].class_;
  gboolean           has_class = class_ < ACIES_MAX_CLASSES && self->style->has_class[class_];
  const AciesColour *own = has_class ? &self->style->class_[class_] : &self->style->side[self->side];
  const char        *option = acies_ruleset_side_option_id (self->ruleset, self->side);
  AciesPieceDrawing  drawing = {
     .piece = self,
     .shield = self->theme->shields[self->side],
     .px = self->hex_width * self->scale,
     .is_die = !is_back && self->theme->die_of[self->type] != ACIES_NO_ID,
     .is_back = is_back,
     .is_counted = !is_back && self->figures > 0 && self->ruleset->unit_types[self->type].figures != 1,
     .face = acies_piece_colour (self, own),
     .device = paler (self, &self->style->device, 0.12),
     .gold = paler (self, &self->style->gold, 0.3),
     .alert = paler (self, &self->style->alert, 0.3),
  };

  drawing.is_crowded = !is_back && !drawing.is_die && drawing.shield != ACIES_SHIELD_TILE && self->properties != NULL &&
                       acies_piece_has_signs (self->ruleset, self->type);
  /* Cards are alike in outline: whose army fights on a side is seen by its emblem, and by the corners inside its rim. */
  if (drawing.shield == ACIES_SHIELD_CARD && !is_back && option != NULL)
    {
      drawing.emblem = drawing.px >= ACIES_PIECE_FLAT ? acies_theme_emblem (self->theme, self->side, option) : NULL;
      drawing.corners = acies_theme_corners (self->theme, self->side, option);
    }

  return drawing;
}

static void
draw_anew (const AciesPiece *self,
           cairo_t          *cr)
{
  AciesPieceDrawing drawing = begin_drawing (self);
  gboolean          is_card = drawing.shield == ACIES_SHIELD_CARD || drawing.shield == ACIES_SHIELD_TABLET;

  cairo_save (cr);
  cairo_translate (cr, self->x, self->y);
  cairo_scale (cr, self->hex_width, self->hex_width);
  if (self->is_shared && is_card && self->ruleset->layout == ACIES_BOARD_SQUARES)
    cairo_translate (cr, SHARED_X, 0);
  cairo_new_path (cr);
  if (drawing.is_die)
    draw_die (&drawing, cr);
  else
    {
      if (drawing.shield == ACIES_SHIELD_TILE && !drawing.is_back)
        acies_piece_draw_tile (&drawing, cr);
      else
        acies_piece_draw_body (&drawing, cr);
      if (drawing.is_back)
        draw_back (&drawing, cr);
      else
        acies_piece_draw_face (&drawing, cr);
      draw_badges (&drawing, cr);
      if (!drawing.is_back && acies_piece_is_turned (self))
        draw_turned_corner (&drawing, cr);
    }
  cairo_restore (cr);
}

/* --- pieces of units --------------------------------------------------------------------- */

AciesPiece
acies_piece (const AciesRuleset *ruleset,
             AciesTheme         *theme,
             AciesId             type,
             AciesSide           side,
             double              x,
             double              y,
             double              hex_width)
{
  return (AciesPiece) {
    .theme = theme,
    .style = acies_theme_style (theme, FALSE),
    .ruleset = ruleset,
    .type = type,
    .side = side,
    .x = x,
    .y = y,
    .hex_width = hex_width,
    .scale = 1,
  };
}

/* A game whose scenarios say how large units are knows the size only once play has begun. */
guint
acies_piece_full_strength (const AciesState *state,
                           const AciesUnit  *unit)
{
  const AciesProcs *procs = state->ruleset->procs;

  if (acies_ruleset_is_back (state->ruleset, unit->type))
    return 0;
  if (procs == NULL)
    return state->ruleset->unit_types[unit->type].figures;
  if (procs->start_property > 0)
    return state->mode == ACIES_MODE_PLAY ? unit->properties[procs->start_property - 1] : unit->figures;

  return acies_state_strength (state, unit->type);
}

/* --- pieces that were drawn before ------------------------------------------------------- */

/* How many pieces are kept, and up to which size. */
#define MAX_CACHED 192
#define MAX_CACHED_PIXELS (6u << 20) /* 24 MB */
#define MAX_PIXELS 400

/* Two pieces with the same key look the same, wherever they stand. */
typedef struct
{
  guint64           look;
  const AciesStyle *style;
  const char       *option; /* its emblem and its corners are on cards */
  guint8            properties[ACIES_MAX_PROPERTIES];
} Key;

G_STATIC_ASSERT (sizeof (Key) == sizeof (guint64) + 2 * sizeof (gpointer) + ACIES_MAX_PROPERTIES);

/* Most pieces on a board look like another one, and the next frame shows them
 * again: they are drawn once and copied, on a screen onto whole pixels. */
void
acies_piece_draw (const AciesPiece *self,
                  cairo_t          *cr)
{
  g_autoptr (GBytes) bytes = NULL;
  GHashTable      *cache = self->theme->pieces;
  gboolean         is_drawing = acies_art_keeps_drawings (cr);
  int              pixels = 2 * (int) ceil (self->hex_width * self->scale * 0.65);
  double           half = pixels / 2, x = self->x * self->scale, y = self->y * self->scale;
  guint64          size = (guint64) lround (self->hex_width * self->scale * 16);
  Key              key = { .look = size << 40 | (guint64) (self->full & 0xF) << 36 | (guint64) (self->marks & 0xFFFF) << 20 |
                                   (is_drawing ? 1u << 19 : 0) | (self->is_shared ? 1u << 18 : 0) | (guint64) (self->side & 0x3) << 16 | (self->figures & 0xF) << 12 | (guint64) self->type << 4 |
                                   (self->high_contrast ? 8 : 0) | (self->properties != NULL ? 4 : 0) | (self->is_ghost ? 2 : 0),
                           .style = self->style,
                           .option = acies_ruleset_side_option_id (self->ruleset, self->side) };
  AciesPiece       piece = *self;
  cairo_surface_t *surface;
  cairo_t         *copy;

  if (pixels > MAX_PIXELS && !is_drawing)
    {
      draw_anew (self, cr);
      return;
    }
  if (cache == NULL)
    self->theme->pieces = cache = g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, acies_art_free);
  if (self->properties != NULL)
    memcpy (key.properties, self->properties, sizeof key.properties);
  bytes = g_bytes_new_static (&key, sizeof key);
  surface = g_hash_table_lookup (cache, bytes);
  if (surface == NULL)
    {
      /* Zooming through many sizes must not fill the memory. */
      if (g_hash_table_size (cache) >= MIN (MAX_CACHED, MAX_CACHED_PIXELS / (guint) (pixels * pixels)))
        acies_art_forget (cache);
      /* The piece in the middle of a square of device pixels. */
      surface = is_drawing ? acies_art_new_drawing (pixels)
                           : cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
      piece.x = piece.y = half;
      piece.hex_width *= self->scale;
      piece.scale = 1;
      copy = cairo_create (surface);
      draw_anew (&piece, copy);
      cairo_destroy (copy);
      g_hash_table_insert (cache, g_bytes_new (&key, sizeof key), surface);
    }
  cairo_save (cr);
  cairo_scale (cr, 1 / self->scale, 1 / self->scale);
  cairo_set_source_surface (cr, surface, (is_drawing ? x : round (x)) - half, (is_drawing ? y : round (y)) - half);
  cairo_paint (cr);
  cairo_restore (cr);
}
