/* badges.c - what is small on a hex: units beside the main one, and points, dots and letters of properties
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/units.h"

#include "engine/ruleset/property.h"
#include "render/paint.h"

#include <math.h>

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

/* --- what is shown of properties ------------------------------------------------------------- */

#define SIGN_RADIUS 0.115

/* Width of a hex in device pixels below which what is drawn needs to be stronger than its share. */
#define SMALL_HEX 36

/* Does nothing else lie at the lower left: no point, no count beside one, no corner that is turned? */
static gboolean
has_room_at_left (const AciesPiece *self)
{
  return !acies_piece_points_to (self, ACIES_FACING_SE) && !acies_piece_points_to (self, ACIES_FACING_S) && !acies_piece_points_to (self, ACIES_FACING_SW) && !acies_piece_lies_face_down (self);
}

/* A letter on a plate at the lower right, or at the left of who faces there; the next one at the other corner where there is
 * room, and whatever comes then above. */
static void
draw_sign (const AciesPiece *self,
           cairo_t          *cr,
           const char       *text,
           guint             place)
{
  AciesColour device = acies_piece_colour (self, &self->style->device);
  AciesColour face = acies_piece_colour (self, &self->style->side[self->side]);
  AciesColour ink = acies_colour_darker (&face, 0.45);
  double      radius = MAX (acies_piece_length (self, SIGN_RADIUS), 4.5 / self->scale);
  gboolean    room = has_room_at_left (self);
  gboolean    left = acies_piece_points_to (self, ACIES_FACING_SE) || (room && place == 1);
  guint       above = room && place > 0 ? place - 1 : place;
  double      x = self->x + (left ? -1 : 1) * acies_piece_length (self, 0.35);
  double      y = self->y + acies_piece_length (self, 0.27) - above * radius * 2.1;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  acies_colour_set (&device, cr, 1);
  cairo_fill_preserve (cr);
  acies_colour_set (&ink, cr, 1);
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.014), 0.6 / self->scale));
  cairo_stroke (cr);
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
  AciesColour alert = acies_piece_colour (self, &self->style->alert);
  AciesColour device = acies_piece_colour (self, &self->style->device);
  double      radius = MAX (acies_piece_length (self, 0.036), 1.2 / self->scale);
  double      step = radius * 2.3;

  for (guint i = 0; i < n; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, self->x + (left ? -1 : 1) * acies_piece_length (self, 0.45), self->y - acies_piece_length (self, 0.03) + ((n - 1) / 2.0 - i) * step, radius, 0, 2 * G_PI);
    }
  acies_colour_set (&device, cr, 1);
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.022), 0.8 / self->scale));
  cairo_stroke_preserve (cr);
  acies_colour_set (&alert, cr, 1);
  cairo_fill (cr);
}

/* A point at the corner that the unit faces. */
static void
draw_facing (const AciesPiece *self,
             cairo_t          *cr,
             AciesFacing       facing)
{
  AciesColour face = acies_piece_colour (self, &self->style->side[self->side]);
  AciesColour edge = acies_colour_darker (&face, 0.5);
  AciesColour device = acies_piece_colour (self, &self->style->device);
  double      angle = (int) facing * G_PI / 3;
  double      tip = acies_piece_length (self, 0.565);
  double      base = tip - MAX (acies_piece_length (self, 0.15), 4.5 / self->scale);
  double      half = MAX (acies_piece_length (self, 0.13), 3.5 / self->scale);
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
  acies_colour_set (&device, cr, 1);
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.04), (is_small ? 2.8 : 2.0) / self->scale));
  cairo_stroke_preserve (cr);
  acies_colour_set (&face, cr, 1);
  cairo_fill_preserve (cr);
  acies_colour_set (&edge, cr, 1);
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.016), 0.7 / self->scale));
  cairo_stroke (cr);
}

static const char *
sign_of (const AciesProperty *property,
         guint                value,
         char                *number,
         gsize                size)
{
  const AciesOption *option = property->kind == ACIES_PROPERTY_CHOICE && value < property->options->len
                                  ? g_ptr_array_index (property->options, value)
                                  : NULL;

  if (option != NULL)
    return option->letter;
  g_snprintf (number, size, "%u", value);

  return number;
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
  const char          *sign;

  if (property->shown != ACIES_SHOWN_SIGN || !acies_unit_type_has_property (self->ruleset, self->type, i) ||
      (property->quiet && value == self->ruleset->unit_types[self->type].properties[i].fallback))
    return NULL;
  sign = sign_of (property, value, number, size);

  return sign != NULL && *sign != '\0' ? sign : NULL;
}

/* Do signs stand at the right edge, one above the other? */
static gboolean
has_signs_at_right (const AciesPiece *self)
{
  guint n = 0;
  char  number[8];

  for (guint i = 0; i < self->ruleset->n_properties; i++)
    n += shown_sign (self, i, number, sizeof number) != NULL;

  return !acies_piece_points_to (self, ACIES_FACING_SE) && n > (has_room_at_left (self) ? 2 : 1);
}

/* What the ruleset has pieces show, in its order. */
void
acies_piece_draw_properties (const AciesPiece *self,
                             cairo_t          *cr)
{
  guint n_signs = self->properties != NULL && acies_piece_lies_face_down (self) && acies_piece_points_to (self, ACIES_FACING_SE);

  for (guint i = 0; self->properties != NULL && i < self->ruleset->n_properties; i++)
    {
      const AciesProperty *property = &self->ruleset->properties[i];
      guint                value = self->properties[i];
      char                 number[8];
      const char          *sign;

      if (!acies_unit_type_has_property (self->ruleset, self->type, i))
        continue;
      if (property->shown == ACIES_SHOWN_POINT)
        draw_facing (self, cr, (AciesFacing) value);
      else if (property->shown == ACIES_SHOWN_PIPS && value > 0)
        draw_pips (self, cr, value, has_signs_at_right (self));
      sign = shown_sign (self, i, number, sizeof number);
      if (sign != NULL)
        draw_sign (self, cr, sign, n_signs++);
    }
}
