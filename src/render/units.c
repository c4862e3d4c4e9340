/* units.c - draws one unit: shield, device, figures, tokens, properties; and the badges of those that share its hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/units.h"

#include <math.h>
#include <string.h>

#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "render/die.h"
#include "render/paint.h"

/* --- badges: units beside the main one --------------------------------------------------- */

/* Shares of the width of a hex. */
#define SMALL_SIZE 0.46
#define SMALL_RADIUS 0.2

/* A badge is no smaller, in pixels, however far off the board is seen. */
#define LEAST_PIXELS 14.0

static const struct
{
  double x;
  double y;
} places[ACIES_MAX_BADGES + ACIES_N_SPOTS - 1] = {
  { -0.3, -0.3 },
  { -0.36, 0.03 },
  { -0.26, 0.33 },
  [ACIES_MAX_BADGES + ACIES_SPOT_LEFT - 1] = { -0.3, 0 },
  [ACIES_MAX_BADGES + ACIES_SPOT_TOP - 1] = { 0, -0.3 },
  [ACIES_MAX_BADGES + ACIES_SPOT_MIDDLE - 1] = { 0.14, 0.14 },
};

AciesBadge
acies_badge_place (const AciesLayout *layout,
                   AciesHex           hex,
                   guint              number,
                   double             scale)
{
  AciesBadge badge = { .hex_width = MAX (SMALL_SIZE * layout->hex_width, MIN (LEAST_PIXELS / scale, layout->hex_width)) };

  g_return_val_if_fail (number > 0 && number <= G_N_ELEMENTS (places), badge);

  acies_layout_centre (layout, hex, &badge.x, &badge.y);
  badge.x += places[number - 1].x * layout->hex_width;
  badge.y += places[number - 1].y * layout->hex_width;
  badge.radius = badge.hex_width * SMALL_RADIUS / SMALL_SIZE;

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

/* --- what is shown of properties --------------------------------------------------------- */

#define DIE_SIZE 0.8
#define SIGN_RADIUS 0.115

/* Width of a hex in device pixels below which what is drawn needs to be stronger than its share. */
#define SMALL_HEX 36

static double
piece_length (const AciesPiece *self,
              double            share)
{
  return share * self->hex_width;
}

static gboolean
shows (const AciesPiece *self,
       AciesMarkLook     look)
{
  for (guint i = 0; i < self->ruleset->n_marks; i++)
    if ((self->marks & 1u << i) != 0 && self->theme->mark_looks[i] == look)
      return TRUE;
  return FALSE;
}

/* A unit that has acted steps back toward the colour of the ground. */
static AciesColour
piece_colour (const AciesPiece  *self,
              const AciesColour *colour)
{
  double share = self->is_ghost ? 0.45 : shows (self, ACIES_MARK_DIM) ? 0.5
                                                                      : 0;

  return acies_colour_mix (colour, &self->style->ground[0], share);
}

static gboolean
lies_face_down (const AciesPiece *self)
{
  AciesId mark = self->ruleset->face_down;

  return mark != ACIES_NO_ID && (self->marks >> mark & 1) != 0;
}

/* Does it face that corner, and show so by a point there? */
static gboolean
points_to (const AciesPiece *self,
           AciesFacing       facing)
{
  for (guint i = 0; self->properties != NULL && i < self->ruleset->n_properties; i++)
    {
      if (self->ruleset->properties[i].shown == ACIES_SHOWN_POINT && acies_unit_type_has_property (self->ruleset, self->type, i) &&
          self->properties[i] == facing)
        return TRUE;
    }

  return FALSE;
}

/* Does nothing else lie at the lower left: no point, no count beside one, no corner that is turned? */
static gboolean
has_room_at_left (const AciesPiece *self)
{
  return !points_to (self, ACIES_FACING_SE) && !points_to (self, ACIES_FACING_S) && !points_to (self, ACIES_FACING_SW) && !lies_face_down (self);
}

/* A letter on a plate at the lower right, or at the left of who faces there; the next one at the other corner where there is
 * room, and whatever comes then above. On a die it is at the very corner, where it hides no pip. */
static void
draw_sign (const AciesPiece *self,
           cairo_t          *cr,
           const char       *text,
           guint             place)
{
  AciesColour device = piece_colour (self, &self->style->device);
  AciesColour face = piece_colour (self, &self->style->side[self->side]);
  AciesColour ink = acies_colour_darker (&face, 0.45);
  double      radius = MAX (piece_length (self, SIGN_RADIUS), 4.5 / self->scale);
  gboolean    room = has_room_at_left (self);
  gboolean    left = points_to (self, ACIES_FACING_SE) || (room && place == 1);
  guint       above = room && place > 0 ? place - 1 : place;
  gboolean    is_die = self->theme->die_of[self->type] != ACIES_NO_ID;
  double      x = self->x + (left ? -1 : 1) * piece_length (self, is_die ? DIE_SIZE / 2 : 0.35);
  double      y = self->y + piece_length (self, is_die ? DIE_SIZE / 2 : 0.27) - above * radius * 2.1;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  acies_colour_fill_preserve (&device, cr, 1);
  acies_colour_stroke (&ink, cr, 1, MAX (piece_length (self, 0.014), 0.6 / self->scale));
  acies_paint_text (cr, text, x, y, radius * 1.6, TRUE);
}

/* Dots one below the other at the right edge, or the left one where a second sign stands there: each makes the unit worse, so
 * they have the colour of a warning. */
static void
draw_pips (const AciesPiece *self,
           cairo_t          *cr,
           guint             n,
           gboolean          left)
{
  AciesColour alert = piece_colour (self, &self->style->alert);
  AciesColour device = piece_colour (self, &self->style->device);
  double      radius = MAX (piece_length (self, 0.036), 1.2 / self->scale);
  double      step = radius * 2.3;

  for (guint i = 0; i < n; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, self->x + (left ? -1 : 1) * piece_length (self, 0.45), self->y - piece_length (self, 0.03) + ((n - 1) / 2.0 - i) * step, radius, 0, 2 * G_PI);
    }
  acies_colour_stroke_preserve (&device, cr, 1, MAX (piece_length (self, 0.022), 0.8 / self->scale));
  acies_colour_fill (&alert, cr, 1);
}

/* A point at the corner that the unit faces. */
static void
draw_facing (const AciesPiece *self,
             cairo_t          *cr,
             AciesFacing       facing)
{
  AciesColour face = piece_colour (self, &self->style->side[self->side]);
  AciesColour edge = acies_colour_darker (&face, 0.5);
  AciesColour device = piece_colour (self, &self->style->device);
  double      angle = (int) facing * G_PI / 3;
  double      tip = piece_length (self, 0.565);
  double      base = tip - MAX (piece_length (self, 0.15), 4.5 / self->scale);
  double      half = MAX (piece_length (self, 0.13), 3.5 / self->scale);
  gboolean    is_small = self->hex_width * self->scale < SMALL_HEX;

  cairo_save (cr);
  cairo_translate (cr, self->x, self->y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, -tip);
  cairo_line_to (cr, half, -base);
  cairo_line_to (cr, -half, -base);
  cairo_close_path (cr);
  cairo_restore (cr);
  /* A light line around it keeps it apart from the shield, which it covers where it points up. */
  acies_colour_stroke_preserve (&device, cr, 1, MAX (piece_length (self, 0.04), (is_small ? 2.8 : 2.0) / self->scale));
  acies_colour_fill_preserve (&face, cr, 1);
  acies_colour_stroke (&edge, cr, 1, MAX (piece_length (self, 0.016), 0.7 / self->scale));
}

/* What is said of a property by a sign, which is kept in @number; NULL: nothing is, as where it is as usual. */
static const char *
shown_sign (const AciesPiece *self,
            guint             i,
            char             *number,
            gsize             size)
{
  const AciesProperty *property = &self->ruleset->properties[i];
  guint                value = self->properties[i];
  const char          *sign = number;

  if (property->shown != ACIES_SHOWN_SIGN || !acies_unit_type_has_property (self->ruleset, self->type, i) ||
      (property->quiet && value == self->ruleset->unit_types[self->type].properties[i].fallback))
    return NULL;
  g_snprintf (number, size, "%u", value);
  if (property->kind == ACIES_PROPERTY_CHOICE && value < property->options->len)
    sign = ((const AciesOption *) g_ptr_array_index (property->options, value))->letter;

  return sign != NULL && *sign != '\0' ? sign : NULL;
}

/* What the ruleset has pieces show, in its order. */
static void
draw_properties (const AciesPiece *self,
                 cairo_t          *cr)
{
  guint n_properties = self->properties != NULL ? self->ruleset->n_properties : 0;
  guint place = lies_face_down (self) && points_to (self, ACIES_FACING_SE);
  guint n_signs = 0;
  char  number[8];

  for (guint i = 0; i < n_properties; i++)
    n_signs += shown_sign (self, i, number, sizeof number) != NULL;
  for (guint i = 0; i < n_properties; i++)
    {
      const AciesProperty *property = &self->ruleset->properties[i];
      guint                value = self->properties[i];
      const char          *sign = shown_sign (self, i, number, sizeof number);

      if (!acies_unit_type_has_property (self->ruleset, self->type, i))
        continue;
      if (property->shown == ACIES_SHOWN_POINT)
        draw_facing (self, cr, (AciesFacing) value);
      else if (property->shown == ACIES_SHOWN_PIPS && value > 0) /* at the left where signs stand at the right edge, one above the other */
        draw_pips (self, cr, value, !points_to (self, ACIES_FACING_SE) && n_signs > (has_room_at_left (self) ? 2 : 1));
      if (sign != NULL)
        draw_sign (self, cr, sign, place++);
    }
}

/* --- one unit ---------------------------------------------------------------------------- */

/* All measures are shares of the width of a hex. They are as large as the hex
 * allows: the device must be named, and the figures counted, at 24 pixels. */

/* The shield stands a little high, to leave room for the figures under it. */
#define SHIELD_RISE 0.06
#define FIGURES_DROP 0.425
#define MAX_SEPARATE 5
#define RING_GAP 0.035
#define RING_WIDTH 0.05
#define BADGE_RADIUS 0.135

/* Where no figures are counted there is room below the shield, too. */
#define GROWTH_ALONE 1.12

/* Half the width and height of a shield, and how large the device on it is. On a card it is narrower than high. */
static const struct
{
  double half_width;
  double half_height;
  double device;
} shields[ACIES_N_SHIELDS] = {
  [ACIES_SHIELD_ASPIS] = { 0.385, 0.385, 0.715 },
  [ACIES_SHIELD_SCUTUM] = { 0.325, 0.395, 0.765 },
  [ACIES_SHIELD_CARD] = { 0.305, 0.395, 0.69 },
  [ACIES_SHIELD_TABLET] = { 0.305, 0.395, 0.69 },
  [ACIES_SHIELD_TILE] = { 0.49, 0.49, 0.98 },
};

/* A type with a strength of one figure is there or not: its marks would only repeat it. */
static gboolean
is_counted (const AciesPiece *self)
{
  return self->ruleset->unit_types[self->type].figures != 1;
}

static gboolean
is_tile (const AciesPiece *self)
{
  return self->theme->shields[self->side] == ACIES_SHIELD_TILE;
}

static double
growth (const AciesPiece *self)
{
  return is_counted (self) || is_tile (self) ? 1 : GROWTH_ALONE;
}

/* The centre of the shield. */
static double
middle (const AciesPiece *self)
{
  return self->y - (is_counted (self) ? piece_length (self, SHIELD_RISE) : 0);
}

static void
add_rectangle (cairo_t *cr,
               double   x,
               double   y,
               double   half_width,
               double   half_height,
               double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + half_width - radius, y - half_height + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + half_width - radius, y + half_height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x - half_width + radius, y + half_height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x - half_width + radius, y - half_height + radius, radius, G_PI, G_PI * 3 / 2);
  cairo_close_path (cr);
}

/* The outline of the shield, larger by "grow". */
static void
add_shield (const AciesPiece *self,
            cairo_t          *cr,
            double            grow,
            double            shift_x,
            double            shift_y)
{
  AciesShield shield = self->theme->shields[self->side];
  double      x = self->x + piece_length (self, shift_x);
  double      y = middle (self) + piece_length (self, shift_y);
  double      half_width = piece_length (self, shields[shield].half_width * growth (self) + grow);
  double      half_height = piece_length (self, shields[shield].half_height * growth (self) + grow);
  double      cut = piece_length (self, 0.14 + grow * 0.6); /* of the corners of a tablet */

  cairo_new_sub_path (cr);
  if (shield == ACIES_SHIELD_SCUTUM)
    add_rectangle (cr, x, y, half_width, half_height, piece_length (self, 0.11 + grow));
  else if (shield == ACIES_SHIELD_CARD)
    add_rectangle (cr, x, y, half_width, half_height, piece_length (self, 0.06 + grow));
  else if (shield == ACIES_SHIELD_TABLET)
    {
      for (int i = 0; i < 4; i++)
        {
          int side = i == 0 || i == 3 ? 1 : -1;
          int end = i < 2 ? 1 : -1;
          /* Around the card: each corner begins where the side before it ends. */
          double first = i % 2 == 0 ? cut : 0;

          cairo_line_to (cr, x + side * (half_width - cut + first), y + end * (half_height - first));
          cairo_line_to (cr, x + side * (half_width - first), y + end * (half_height - cut + first));
        }
      cairo_close_path (cr);
    }
  else if (shield == ACIES_SHIELD_TILE)
    cairo_rectangle (cr, x - half_width, y - half_height, 2 * half_width, 2 * half_height);
  else
    cairo_arc (cr, x, y, half_width, 0, 2 * G_PI);
}

static void
draw_shield (const AciesPiece *self,
             cairo_t          *cr)
{
  AciesId            class_ = self->ruleset->unit_types[self->type].class_;
  gboolean           has_class = class_ < ACIES_MAX_CLASSES && self->style->has_class[class_];
  const AciesColour *own = has_class ? &self->style->class_[class_] : &self->style->side[self->side];
  AciesColour        face = piece_colour (self, own);
  AciesColour        edge = acies_colour_darker (&face, 0.35);
  AciesColour        device = piece_colour (self, &self->style->device);
  AciesColour        gold = piece_colour (self, &self->style->gold);
  gboolean           has_gold = self->theme->gold_trim[self->type];
  AciesColour        trim = has_gold ? gold : acies_colour_mix (&face, &device, 0.4);

  if (!self->is_ghost && !is_tile (self))
    {
      add_shield (self, cr, 0.012, 0.018, 0.03);
      cairo_set_source_rgba (cr, 0, 0, 0, 0.24);
      cairo_fill (cr);
    }
  if (shows (self, ACIES_MARK_RING))
    {
      AciesColour ring_edge = acies_colour_darker (&gold, 0.55);

      add_shield (self, cr, RING_GAP, 0, 0);
      acies_colour_stroke (&ring_edge, cr, 1, piece_length (self, RING_WIDTH + 0.024));
      add_shield (self, cr, RING_GAP, 0, 0);
      acies_colour_stroke (&gold, cr, 1, piece_length (self, RING_WIDTH));
    }
  add_shield (self, cr, 0, 0, 0);
  acies_colour_fill_preserve (&face, cr, 1);
  acies_colour_stroke (&edge, cr, 1, MAX (piece_length (self, 0.018), 0.6 / self->scale));
  if (is_tile (self))
    return;
  add_shield (self, cr, has_gold ? -0.03 : -0.036, 0, 0);
  acies_colour_stroke (&trim, cr, 1, piece_length (self, has_gold ? 0.03 : 0.012));
}

/* Without a picture crossed lines, as on the backs of playing cards: they must not be taken for a device. */
static void
draw_back (const AciesPiece *self,
           cairo_t          *cr)
{
  AciesColour   face = piece_colour (self, &self->style->side[self->side]);
  AciesColour   device = piece_colour (self, &self->style->device);
  AciesColour   ink = acies_colour_mix (&face, &device, 0.75);
  AciesPicture *picture = self->theme->unit_types[self->type];
  double        y = self->y - piece_length (self, SHIELD_RISE);
  double        reach = piece_length (self, 0.5);
  double        step = piece_length (self, 0.13);

  if (picture != NULL)
    {
      acies_picture_draw (picture, cr, self->x, y, piece_length (self, shields[self->theme->shields[self->side]].device), &device, self->scale);
      return;
    }
  cairo_save (cr);
  add_shield (self, cr, -0.075, 0, 0);
  acies_colour_stroke_preserve (&ink, cr, 1, MAX (piece_length (self, 0.02), 0.6 / self->scale));
  cairo_clip (cr);
  for (double shift = -4 * step; shift < 5 * step; shift += step)
    {
      cairo_move_to (cr, self->x + shift - reach, y - reach);
      cairo_line_to (cr, self->x + shift + reach, y + reach);
      cairo_move_to (cr, self->x + shift + reach, y - reach);
      cairo_line_to (cr, self->x + shift - reach, y + reach);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* The owner's sign that others see a back: a corner of it, at the lower left. */
static void
draw_turned_corner (const AciesPiece *self,
                    cairo_t          *cr)
{
  AciesColour device = piece_colour (self, &self->style->device);
  AciesColour face = piece_colour (self, &self->style->side[self->side]);
  AciesColour edge = acies_colour_darker (&face, 0.5);
  double      size = MAX (piece_length (self, 0.24), 9 / self->scale);
  double      x = self->x - piece_length (self, 0.4);
  double      y = self->y + piece_length (self, 0.36);

  cairo_new_path (cr);
  cairo_rectangle (cr, x, y - size, size * 0.75, size);
  acies_colour_fill_preserve (&device, cr, 1);
  acies_colour_stroke (&edge, cr, 1, MAX (piece_length (self, 0.018), 0.8 / self->scale));
  for (guint i = 1; i < 4; i++)
    {
      cairo_move_to (cr, x, y - size * i / 4);
      cairo_line_to (cr, x + size * 0.75, y - size * (i - 1) / 4);
      cairo_move_to (cr, x + size * 0.75, y - size * i / 4);
      cairo_line_to (cr, x, y - size * (i - 1) / 4);
    }
  cairo_set_line_width (cr, MAX (piece_length (self, 0.012), 0.5 / self->scale));
  cairo_stroke (cr);
}

static void
draw_device (const AciesPiece *self,
             cairo_t          *cr)
{
  AciesColour   colour = piece_colour (self, &self->style->device);
  AciesPicture *picture = self->theme->unit_types[self->type];
  double        y = middle (self);
  double        size = piece_length (self, shields[self->theme->shields[self->side]].device * growth (self));

  if (picture != NULL)
    {
      acies_picture_draw (picture, cr, self->x, y, size, &colour, self->scale);
      return;
    }
  /* Without a picture the name must do. */
  g_autofree char *letters = g_utf8_substring (self->ruleset->unit_types[self->type].name, 0, 2);

  acies_colour_set (&colour, cr, 1);
  acies_paint_text (cr, letters, self->x, y, size * 0.5, TRUE);
}

/* One figure: a disc, or a small tall shield for the side that has such. */
static void
add_figure (const AciesPiece *self,
            cairo_t          *cr,
            double            x,
            double            radius)
{
  double y = self->y + piece_length (self, FIGURES_DROP);

  if (self->theme->shields[self->side] != ACIES_SHIELD_ASPIS)
    add_rectangle (cr, x, y, radius * 0.82, radius, radius * 0.25);
  else
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
    }
}

/* Many figures are one mark and a number. Who faces down has his point where they stand with others, so they are counted
 * beside it. */
static void
draw_figures (const AciesPiece *self,
              cairo_t          *cr)
{
  AciesColour face = piece_colour (self, &self->style->side[self->side]);
  AciesColour edge = piece_colour (self, &self->style->device);
  AciesColour ink = piece_colour (self, &self->style->label); /* letters in the colour of a side are lost on dark ground */
  gboolean    is_aside = points_to (self, ACIES_FACING_S);
  double      x = self->x - (is_aside ? piece_length (self, 0.29) : 0);
  double      step = piece_length (self, self->figures <= 4 ? 0.145 : 0.115);
  double      radius = piece_length (self, self->figures <= 4 ? 0.058 : 0.048);
  char        text[8];

  if (!is_counted (self))
    return;
  if (self->figures > MAX_SEPARATE || is_aside)
    {
      g_snprintf (text, sizeof text, "%u", self->figures);
      add_figure (self, cr, x - piece_length (self, 0.1), piece_length (self, 0.055));
      acies_colour_fill (&face, cr, 1);
      acies_colour_set (&ink, cr, 1);
      acies_paint_text (cr, text, x + piece_length (self, 0.06), self->y + piece_length (self, FIGURES_DROP), piece_length (self, 0.17), TRUE);
      return;
    }
  for (guint i = 0; i < self->figures; i++)
    add_figure (self, cr, x + (i - (self->figures - 1) / 2.0) * step, radius);
  acies_colour_stroke_preserve (&edge, cr, 0.9, piece_length (self, 0.03));
  acies_colour_fill (&face, cr, 1);
}

/* A badge for each mark that has that look, one below the other at the upper right. */
static void
draw_badges (const AciesPiece *self,
             cairo_t          *cr)
{
  AciesColour gold = piece_colour (self, &self->style->gold);
  AciesColour dark = acies_colour_darker (&gold, 0.8);
  double      radius = MAX (piece_length (self, BADGE_RADIUS), 5 / self->scale);
  double      x = self->x + piece_length (self, 0.32);
  guint       place = 0;

  for (guint i = 0; i < self->ruleset->n_marks; i++)
    {
      double y = self->y - piece_length (self, 0.33) + place * radius * 2.1;

      if ((self->marks & 1u << i) == 0 || self->theme->mark_looks[i] != ACIES_MARK_BADGE || i == self->ruleset->face_down)
        continue;
      cairo_new_path (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
      acies_colour_fill_preserve (&gold, cr, 1);
      acies_colour_stroke (&dark, cr, 1, MAX (piece_length (self, 0.014), 0.6 / self->scale));
      if (self->theme->marks[i] != NULL)
        acies_picture_draw (self->theme->marks[i], cr, x, y, radius * 1.5, &dark, self->scale);
      place++;
    }
}

/* It has the colour of its kind, not of its side: where it lies says whose it is. */
static void
draw_die (const AciesPiece *self,
          cairo_t          *cr)
{
  const AciesDieType *type = &self->ruleset->die_types[self->theme->die_of[self->type]];
  guint               n_properties = self->properties != NULL ? self->ruleset->n_properties : 0;
  double              size = piece_length (self, DIE_SIZE);
  AciesDieDrawing     die = {
        .theme = self->theme,
        .style = self->style,
        .ruleset = self->ruleset,
        .type = self->theme->die_of[self->type],
        .line = piece_colour (self, &self->style->device),
        .x = self->x - size / 2,
        .y = self->y - size / 2,
        .size = size,
        .scale = self->scale,
  };

  /* The upper face is a property; without one the die has not been rolled. */
  for (guint i = 0; i < n_properties; i++)
    for (guint face = 0; self->ruleset->properties[i].shown == ACIES_SHOWN_FACE && face < type->n_faces; face++)
      if (die.face == NULL && type->faces[face].symbol == ACIES_NO_ID && type->faces[face].number == self->properties[i])
        die.face = &type->faces[face];
  acies_die_draw (&die, cr);
}

static void
draw_anew (const AciesPiece *self,
           cairo_t          *cr)
{
  gboolean is_die = self->theme->die_of[self->type] != ACIES_NO_ID;
  gboolean is_back = !is_die && acies_ruleset_is_back (self->ruleset, self->type);

  cairo_save (cr);
  cairo_new_path (cr);
  if (is_die)
    draw_die (self, cr);
  else
    draw_shield (self, cr);
  if (is_back)
    draw_back (self, cr);
  else if (!is_die)
    {
      draw_device (self, cr);
      draw_figures (self, cr);
    }
  if (!is_back)
    draw_properties (self, cr);
  if (!is_die)
    draw_badges (self, cr);
  if (!is_die && !is_back && lies_face_down (self))
    draw_turned_corner (self, cr);
  cairo_restore (cr);
}

/* --- pieces that were drawn before ------------------------------------------------------- */

/* How many pieces are kept, and up to which size. */
#define MAX_CACHED 192
#define MAX_PIXELS 400

/* Two pieces with the same key look the same, wherever they stand. */
typedef struct
{
  guint64 look;
  guint8  properties[ACIES_MAX_PROPERTIES];
} Key;

G_STATIC_ASSERT (sizeof (Key) == sizeof (guint64) + ACIES_MAX_PROPERTIES);

static guint
hash_key (gconstpointer data)
{
  const Key *key = data;
  guint      hash = (guint) (key->look ^ key->look >> 32);

  for (guint i = 0; i < G_N_ELEMENTS (key->properties); i++)
    hash = hash * 31 + key->properties[i];

  return hash;
}

static gboolean
keys_equal (gconstpointer a,
            gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

/* Most pieces on a board look like another one, and the next frame shows them
 * again: on a screen they are drawn once and copied, onto whole pixels. */
void
acies_piece_draw (const AciesPiece *self,
                  cairo_t          *cr)
{
  GHashTable      *cache = self->theme->pieces;
  int              pixels = 2 * (int) ceil (self->hex_width * self->scale * 0.65);
  double           half = pixels / 2;
  guint64          size = (guint64) lround (self->hex_width * self->scale * 16);
  Key              key = { .look = size << 40 | (guint64) (self->marks & 0xFFFF) << 20 | (guint64) (self->side & 0x3) << 16 |
                                   (self->figures & 0xF) << 12 | (guint64) self->type << 4 | (self->properties != NULL ? 4 : 0) |
                                   (self->is_ghost ? 2 : 0) | (self->style == &self->theme->dark ? 1 : 0) };
  AciesPiece       piece = *self;
  cairo_surface_t *surface;
  cairo_t         *copy;

  if (acies_art_keeps_drawings (cr) || pixels > MAX_PIXELS)
    {
      draw_anew (self, cr);
      return;
    }
  if (cache == NULL)
    self->theme->pieces = cache = g_hash_table_new_full (hash_key, keys_equal, g_free, (GDestroyNotify) cairo_surface_destroy);
  if (self->properties != NULL)
    memcpy (key.properties, self->properties, sizeof key.properties);
  surface = g_hash_table_lookup (cache, &key);
  if (surface == NULL)
    {
      /* Zooming through many sizes must not fill the memory. */
      if (g_hash_table_size (cache) >= MAX_CACHED)
        g_hash_table_remove_all (cache);
      /* The piece in the middle of a square of device pixels. */
      surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
      piece.x = piece.y = half;
      piece.hex_width *= self->scale;
      piece.scale = 1;
      copy = cairo_create (surface);
      draw_anew (&piece, copy);
      cairo_destroy (copy);
      g_hash_table_insert (cache, g_memdup2 (&key, sizeof key), surface);
    }
  cairo_save (cr);
  cairo_scale (cr, 1 / self->scale, 1 / self->scale);
  cairo_set_source_surface (cr, surface, round (self->x * self->scale) - half, round (self->y * self->scale) - half);
  cairo_paint (cr);
  cairo_restore (cr);
}
