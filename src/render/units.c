/* units.c - draws one unit: shield, device, figures, tokens; badges.c has what single units show beside these
 *
 * All measures are shares of the width of a hex. They are as large as the hex
 * allows: the device must be named, and the figures counted, at 24 pixels.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/units.h"

#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "render/die.h"
#include "render/paint.h"

/* The shield stands a little high, to leave room for the figures under it. */
#define SHIELD_RISE 0.06
#define FIGURES_DROP 0.425
#define MAX_SEPARATE 5
#define RING_GAP 0.035
#define RING_WIDTH 0.05
#define BADGE_RADIUS 0.135
#define DIE_SIZE 0.8

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

double
acies_piece_length (const AciesPiece *self,
                    double            share)
{
  return share * self->hex_width;
}

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

/* Of its class, where that has one; or of its side. */
static const AciesColour *
own_colour (const AciesPiece *self)
{
  AciesId class_ = self->ruleset->unit_types[self->type].class_;

  return class_ < ACIES_MAX_CLASSES && self->style->has_class[class_] ? &self->style->class_[class_] : &self->style->side[self->side];
}

/* The centre of the shield. */
static double
middle (const AciesPiece *self)
{
  return self->y - (is_counted (self) ? acies_piece_length (self, SHIELD_RISE) : 0);
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
AciesColour
acies_piece_colour (const AciesPiece  *self,
                    const AciesColour *colour)
{
  double share = self->is_ghost ? 0.45 : shows (self, ACIES_MARK_DIM) ? 0.5
                                                                      : 0;

  return acies_colour_mix (colour, &self->style->ground[0], share);
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

static void
add_cut_rectangle (cairo_t *cr,
                   double   x,
                   double   y,
                   double   half_width,
                   double   half_height,
                   double   cut)
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

/* The outline of the shield, larger by "grow". */
static void
add_shield (const AciesPiece *self,
            cairo_t          *cr,
            double            grow,
            double            shift_x,
            double            shift_y)
{
  AciesShield shield = self->theme->shields[self->side];
  double      x = self->x + acies_piece_length (self, shift_x);
  double      y = middle (self) + acies_piece_length (self, shift_y);
  double      half_width = acies_piece_length (self, shields[shield].half_width * growth (self) + grow);
  double      half_height = acies_piece_length (self, shields[shield].half_height * growth (self) + grow);

  cairo_new_sub_path (cr);
  if (shield == ACIES_SHIELD_SCUTUM)
    add_rectangle (cr, x, y, half_width, half_height, acies_piece_length (self, 0.11 + grow));
  else if (shield == ACIES_SHIELD_CARD)
    add_rectangle (cr, x, y, half_width, half_height, acies_piece_length (self, 0.06 + grow));
  else if (shield == ACIES_SHIELD_TABLET)
    add_cut_rectangle (cr, x, y, half_width, half_height, acies_piece_length (self, 0.14 + grow * 0.6));
  else if (shield == ACIES_SHIELD_TILE)
    cairo_rectangle (cr, x - half_width, y - half_height, 2 * half_width, 2 * half_height);
  else
    cairo_arc (cr, x, y, half_width, 0, 2 * G_PI);
}

static void
draw_shadow (const AciesPiece *self,
             cairo_t          *cr)
{
  add_shield (self, cr, 0.012, 0.018, 0.03);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.24);
  cairo_fill (cr);
}

static void
draw_ring (const AciesPiece *self,
           cairo_t          *cr)
{
  AciesColour gold = acies_piece_colour (self, &self->style->gold);
  AciesColour edge = acies_colour_darker (&gold, 0.55);

  add_shield (self, cr, RING_GAP, 0, 0);
  acies_colour_set (&edge, cr, 1);
  cairo_set_line_width (cr, acies_piece_length (self, RING_WIDTH + 0.024));
  cairo_stroke (cr);
  add_shield (self, cr, RING_GAP, 0, 0);
  acies_colour_set (&gold, cr, 1);
  cairo_set_line_width (cr, acies_piece_length (self, RING_WIDTH));
  cairo_stroke (cr);
}

static void
draw_shield (const AciesPiece *self,
             cairo_t          *cr)
{
  AciesColour face = acies_piece_colour (self, own_colour (self));
  AciesColour edge = acies_colour_darker (&face, 0.35);
  AciesColour device = acies_piece_colour (self, &self->style->device);
  gboolean    has_gold = self->theme->gold_trim[self->type];
  AciesColour trim = has_gold ? acies_piece_colour (self, &self->style->gold) : acies_colour_mix (&face, &device, 0.4);

  add_shield (self, cr, 0, 0, 0);
  acies_colour_set (&face, cr, 1);
  cairo_fill_preserve (cr);
  acies_colour_set (&edge, cr, 1);
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.018), 0.6 / self->scale));
  cairo_stroke (cr);
  if (is_tile (self))
    return;
  add_shield (self, cr, has_gold ? -0.03 : -0.036, 0, 0);
  acies_colour_set (&trim, cr, 1);
  cairo_set_line_width (cr, acies_piece_length (self, has_gold ? 0.03 : 0.012));
  cairo_stroke (cr);
}

/* Crossed lines, as on the backs of playing cards: it must not be taken for a device. */
static void
draw_lattice (const AciesPiece *self,
              cairo_t          *cr)
{
  AciesColour face = acies_piece_colour (self, &self->style->side[self->side]);
  AciesColour device = acies_piece_colour (self, &self->style->device);
  AciesColour ink = acies_colour_mix (&face, &device, 0.75);
  double      y = self->y - acies_piece_length (self, SHIELD_RISE);
  double      reach = acies_piece_length (self, 0.5);
  double      step = acies_piece_length (self, 0.13);

  cairo_save (cr);
  add_shield (self, cr, -0.075, 0, 0);
  acies_colour_set (&ink, cr, 1);
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.02), 0.6 / self->scale));
  cairo_stroke_preserve (cr);
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

static void
draw_back (const AciesPiece *self,
           cairo_t          *cr)
{
  AciesColour   colour = acies_piece_colour (self, &self->style->device);
  AciesPicture *picture = self->theme->unit_types[self->type];

  if (picture == NULL)
    draw_lattice (self, cr);
  else
    acies_picture_draw (picture, cr, self->x, self->y - acies_piece_length (self, SHIELD_RISE),
                        acies_piece_length (self, shields[self->theme->shields[self->side]].device), &colour, self->scale);
}

/* The owner's sign that others see a back: a corner of it, at the lower left. */
static void
draw_turned_corner (const AciesPiece *self,
                    cairo_t          *cr)
{
  AciesColour device = acies_piece_colour (self, &self->style->device);
  AciesColour face = acies_piece_colour (self, &self->style->side[self->side]);
  AciesColour edge = acies_colour_darker (&face, 0.5);
  double      size = MAX (acies_piece_length (self, 0.24), 9 / self->scale);
  double      x = self->x - acies_piece_length (self, 0.4);
  double      y = self->y + acies_piece_length (self, 0.36);

  cairo_new_path (cr);
  cairo_rectangle (cr, x, y - size, size * 0.75, size);
  acies_colour_set (&device, cr, 1);
  cairo_fill_preserve (cr);
  acies_colour_set (&edge, cr, 1);
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.018), 0.8 / self->scale));
  cairo_stroke (cr);
  for (guint i = 1; i < 4; i++)
    {
      cairo_move_to (cr, x, y - size * i / 4);
      cairo_line_to (cr, x + size * 0.75, y - size * (i - 1) / 4);
      cairo_move_to (cr, x + size * 0.75, y - size * i / 4);
      cairo_line_to (cr, x, y - size * (i - 1) / 4);
    }
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.012), 0.5 / self->scale));
  cairo_stroke (cr);
}

static gboolean
is_back (const AciesPiece *self)
{
  return acies_ruleset_is_back (self->ruleset, self->type);
}

gboolean
acies_piece_lies_face_down (const AciesPiece *self)
{
  AciesId mark = self->ruleset->face_down;

  return mark != ACIES_NO_ID && (self->marks >> mark & 1) != 0;
}

static void
draw_device (const AciesPiece *self,
             cairo_t          *cr)
{
  AciesColour   colour = acies_piece_colour (self, &self->style->device);
  AciesPicture *picture = self->theme->unit_types[self->type];
  double        y = middle (self);
  double        size = acies_piece_length (self, shields[self->theme->shields[self->side]].device * growth (self));

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
  double y = self->y + acies_piece_length (self, FIGURES_DROP);

  if (self->theme->shields[self->side] != ACIES_SHIELD_ASPIS)
    add_rectangle (cr, x, y, radius * 0.82, radius, radius * 0.25);
  else
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
    }
}

/* Does it face that corner, and show so by a point there? */
gboolean
acies_piece_points_to (const AciesPiece *self,
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

/* Many figures are one mark and a number, centred on @x. */
static void
draw_number (const AciesPiece  *self,
             cairo_t           *cr,
             const AciesColour *face,
             double             x)
{
  AciesColour ink = acies_piece_colour (self, &self->style->label); /* letters in the colour of a side are lost on dark ground */
  char        text[8];

  g_snprintf (text, sizeof text, "%u", self->figures);
  add_figure (self, cr, x - acies_piece_length (self, 0.1), acies_piece_length (self, 0.055));
  acies_colour_set (face, cr, 1);
  cairo_fill (cr);
  acies_colour_set (&ink, cr, 1);
  acies_paint_text (cr, text, x + acies_piece_length (self, 0.06), self->y + acies_piece_length (self, FIGURES_DROP), acies_piece_length (self, 0.17), TRUE);
}

/* Who faces down has his point where they stand with others, so they are counted beside it. */
static void
draw_figures (const AciesPiece *self,
              cairo_t          *cr)
{
  AciesColour face = acies_piece_colour (self, &self->style->side[self->side]);
  AciesColour edge = acies_piece_colour (self, &self->style->device);
  double      step = acies_piece_length (self, self->figures <= 4 ? 0.145 : 0.115);
  double      radius = acies_piece_length (self, self->figures <= 4 ? 0.058 : 0.048);

  if (!is_counted (self))
    return;
  if (self->figures > MAX_SEPARATE || acies_piece_points_to (self, ACIES_FACING_S))
    {
      draw_number (self, cr, &face, self->x - (acies_piece_points_to (self, ACIES_FACING_S) ? acies_piece_length (self, 0.29) : 0));
      return;
    }
  for (guint i = 0; i < self->figures; i++)
    add_figure (self, cr, self->x + (i - (self->figures - 1) / 2.0) * step, radius);
  acies_colour_set (&edge, cr, 0.9);
  cairo_set_line_width (cr, acies_piece_length (self, 0.03));
  cairo_stroke_preserve (cr);
  acies_colour_set (&face, cr, 1);
  cairo_fill (cr);
}

static void
draw_badge (const AciesPiece *self,
            cairo_t          *cr,
            AciesPicture     *picture,
            guint             place)
{
  AciesColour gold = acies_piece_colour (self, &self->style->gold);
  AciesColour dark = acies_colour_darker (&gold, 0.8);
  double      radius = MAX (acies_piece_length (self, BADGE_RADIUS), 5 / self->scale);
  double      x = self->x + acies_piece_length (self, 0.32);
  double      y = self->y - acies_piece_length (self, 0.33) + place * radius * 2.1;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  acies_colour_set (&gold, cr, 1);
  cairo_fill_preserve (cr);
  acies_colour_set (&dark, cr, 1);
  cairo_set_line_width (cr, MAX (acies_piece_length (self, 0.014), 0.6 / self->scale));
  cairo_stroke (cr);
  if (picture != NULL)
    acies_picture_draw (picture, cr, x, y, radius * 1.5, &dark, self->scale);
}

static void
draw_badges (const AciesPiece *self,
             cairo_t          *cr)
{
  guint place = 0;

  for (guint i = 0; i < self->ruleset->n_marks; i++)
    if ((self->marks & 1u << i) != 0 && self->theme->mark_looks[i] == ACIES_MARK_BADGE && i != self->ruleset->face_down)
      draw_badge (self, cr, self->theme->marks[i], place++);
}

/* What lies up of the die is a property; NULL: nothing yet. */
static const AciesFace *
face_up (const AciesPiece *self)
{
  const AciesDieType *die = &self->ruleset->die_types[self->theme->die_of[self->type]];

  for (guint i = 0; self->properties != NULL && i < self->ruleset->n_properties; i++)
    for (guint face = 0; self->ruleset->properties[i].shown == ACIES_SHOWN_FACE && face < die->n_faces; face++)
      if (die->faces[face].symbol == ACIES_NO_ID && die->faces[face].number == self->properties[i])
        return &die->faces[face];

  return NULL;
}

/* It has the colour of its kind, not of its side: where it lies says whose it is. */
static void
draw_die (const AciesPiece *self,
          cairo_t          *cr)
{
  double          size = acies_piece_length (self, DIE_SIZE);
  AciesDieDrawing die = {
    .theme = self->theme,
    .style = self->style,
    .ruleset = self->ruleset,
    .type = self->theme->die_of[self->type],
    .face = face_up (self),
    .line = acies_piece_colour (self, &self->style->device),
    .x = self->x - size / 2,
    .y = self->y - size / 2,
    .size = size,
    .scale = self->scale,
  };

  acies_die_draw (&die, cr);
}

void
acies_piece_draw_anew (const AciesPiece *self,
                       cairo_t          *cr)
{
  cairo_save (cr);
  cairo_new_path (cr);
  if (self->theme->die_of[self->type] != ACIES_NO_ID)
    {
      draw_die (self, cr);
      acies_piece_draw_properties (self, cr);
      cairo_restore (cr);
      return;
    }
  if (!self->is_ghost && !is_tile (self))
    draw_shadow (self, cr);
  if (shows (self, ACIES_MARK_RING))
    draw_ring (self, cr);
  draw_shield (self, cr);
  if (is_back (self))
    draw_back (self, cr);
  else
    {
      draw_device (self, cr);
      draw_figures (self, cr);
      acies_piece_draw_properties (self, cr);
    }
  draw_badges (self, cr);
  if (acies_piece_lies_face_down (self) && !is_back (self))
    draw_turned_corner (self, cr);
  cairo_restore (cr);
}
