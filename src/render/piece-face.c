/* piece-face.c - what is on the face of a piece: device, strength, signs, dots, and the point at its facing
 *
 * A piece with signs has its device at the left, its strength and its first sign at the right, and what differs from the
 * usual on the strip below. Any other has a large device, and its strength on the strip.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/piece.h"

#include <math.h>

#include "engine/ruleset/property.h"
#include "render/paint.h"

/* --- tools ------------------------------------------------------------------------------- */

void
acies_piece_draw_text (const AciesPieceDrawing *self,
                       cairo_t                 *cr,
                       const char              *text,
                       double                   x,
                       double                   y,
                       double                   size)
{
  double width = self->piece->hex_width;

  /* Letters keep their shapes only at sizes that are whole units of their font. */
  cairo_save (cr);
  cairo_scale (cr, 1 / width, 1 / width);
  acies_paint_text (cr, text, x * width, y * width, size * width, TRUE);
  cairo_restore (cr);
}

static void
add_disc (cairo_t *cr,
          double   x,
          double   y,
          double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
acies_piece_draw_device (const AciesPieceDrawing *self,
                         cairo_t                 *cr,
                         double                   x,
                         double                   y,
                         double                   size)
{
  AciesPicture *picture = self->piece->theme->unit_types[self->piece->type];
  AciesColour   shadow = acies_colour_darker (&self->face, 0.42);

  if (picture != NULL)
    {
      if (self->px >= ACIES_PIECE_FLAT)
        acies_picture_draw_shadow (picture, cr, x, y, size, &self->device, &shadow, 0.011, 0.016, self->px);
      acies_picture_draw (picture, cr, x, y, size, &self->device, self->px);
      return;
    }
  /* Without a picture the name must do. */
  g_autofree char *letters = g_utf8_substring (self->piece->ruleset->unit_types[self->piece->type].name, 0, 2);

  acies_colour_set (&self->device, cr, 1);
  acies_piece_draw_text (self, cr, letters, x, y, size * 0.5);
}

/* --- strength ---------------------------------------------------------------------------- */

#define MAX_SEPARATE 5

/* One figure: a disc on a round shield, else a square. */
static void
add_figure (const AciesPieceDrawing *self,
            cairo_t                 *cr,
            double                   x,
            double                   y,
            double                   radius)
{
  if (self->shield == ACIES_SHIELD_ASPIS)
    add_disc (cr, x, y, radius);
  else
    cairo_rectangle (cr, x - radius, y - radius, 2 * radius, 2 * radius);
}

/* Many figures are one mark and a number; of few those that are lost stay as hollows. */
static void
draw_figures (const AciesPieceDrawing *self,
              cairo_t                 *cr,
              double                   x,
              double                   y)
{
  guint       figures = self->piece->figures, full = MAX (figures, self->piece->full);
  double      radius = full > 3 ? 0.036 : self->px < ACIES_PIECE_FEW_SIGNS ? 0.056
                                                                           : 0.046;
  double      step = 2 * radius + (full <= 3 ? 0.034 : 0.026), line = acies_piece_at_least (self, 0.012, 0.8);
  AciesColour hollow = acies_colour_darker (&self->face, 0.6);
  AciesColour edge = acies_colour_mix (&hollow, &self->device, 0.6);
  char        text[8];

  if (full > MAX_SEPARATE)
    {
      g_snprintf (text, sizeof text, "%u", figures);
      add_figure (self, cr, x - 0.09, y, 0.05);
      acies_colour_fill (&self->device, cr, 1);
      acies_piece_draw_text (self, cr, text, x + 0.07, y, 0.2);
      return;
    }
  if (self->px < ACIES_PIECE_FEW_SIGNS) /* each begins on a whole pixel, so that they do not run together */
    {
      double side = MAX (2, floor (2 * radius * self->px));

      radius = side / 2 / self->px;
      step = (side + 1) / self->px;
      x = floor ((x - (full - 1) / 2.0 * step - radius) * self->px + 0.5) / self->px + radius;
    }
  else
    x -= (full - 1) / 2.0 * step;
  for (guint i = 0; i < figures; i++)
    add_figure (self, cr, x + i * step, y, radius);
  acies_colour_fill (&self->device, cr, 1);
  if (full == figures)
    return;
  for (guint n = 0; n < 2; n++)
    {
      for (guint i = figures; i < full; i++)
        add_figure (self, cr, x + i * step, y, radius - n * line);
      acies_colour_fill (n == 0 ? &edge : &hollow, cr, 1);
    }
}

/* --- facing ------------------------------------------------------------------------------ */

#define POINT_SIDE 0.145

/* A point outside the counter, at the corner that the unit faces. */
static void
draw_facing (const AciesPieceDrawing *self,
             cairo_t                 *cr,
             AciesFacing              facing)
{
  AciesColour edge = acies_colour_darker (&self->face, 0.65);
  double      angle = (int) facing * G_PI / 3;
  double      side = acies_piece_at_least (self, POINT_SIDE, 4.5);
  double      tip = acies_piece_reach (self, angle) - 0.012 + POINT_SIDE;

  cairo_save (cr);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, -tip);
  cairo_line_to (cr, side, -(tip - side));
  cairo_line_to (cr, -side, -(tip - side));
  cairo_close_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  acies_colour_fill_preserve (&self->gold, cr, 1);
  acies_colour_stroke (&edge, cr, 1, acies_piece_at_least (self, 0.026, 0.8));
  cairo_restore (cr);
}

/* --- signs and dots ---------------------------------------------------------------------- */

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
      (property->quiet && property->kind != ACIES_PROPERTY_CHOICE && value == self->ruleset->unit_types[self->type].properties[i].fallback))
    return NULL;
  g_snprintf (number, size, "%u", value);
  if (property->kind == ACIES_PROPERTY_CHOICE && value < property->options->len)
    sign = ((const AciesOption *) g_ptr_array_index (property->options, value))->letter;

  return sign != NULL && *sign != '\0' ? sign : NULL;
}

static void
draw_sign_disc (const AciesPieceDrawing *self,
                cairo_t                 *cr,
                const char              *text,
                double                   x,
                double                   y,
                double                   radius)
{
  AciesColour ink = acies_colour_darker (&self->face, 0.45);

  if (self->px < ACIES_PIECE_PLAIN_SIGNS && !self->is_die)
    {
      acies_colour_set (&self->device, cr, 1);
      acies_piece_draw_text (self, cr, text, x, y, radius * 2.3);
      return;
    }
  add_disc (cr, x, y, radius + acies_piece_at_least (self, 0.014, 0.7));
  acies_colour_fill (&ink, cr, 1);
  add_disc (cr, x, y, radius);
  acies_colour_fill (&self->device, cr, 1);
  acies_colour_set (&ink, cr, 1);
  acies_piece_draw_text (self, cr, text, x, y, radius * 1.75);
}

/* Signs that are shapes are drawn, so that they are as large and as sharp as each other whatever the fonts have. */
static gboolean
add_shape (const AciesPieceDrawing *self,
           cairo_t                 *cr,
           const char              *sign,
           double                   x,
           double                   y)
{
  /* Small dots keep a pixel between them. */
  double dot = acies_piece_at_least (self, 0.048, 2), gap = acies_piece_at_least (self, 0.026, 1);

  if (g_str_equal (sign, "▮"))
    cairo_rectangle (cr, x - 0.05, y - 0.085, 0.1, 0.17);
  else if (g_str_equal (sign, "▬"))
    cairo_rectangle (cr, x - 0.095, y - 0.035, 0.19, 0.07);
  else if (g_str_equal (sign, "▲"))
    {
      cairo_move_to (cr, x, y - 0.085);
      cairo_line_to (cr, x + 0.1, y + 0.075);
      cairo_line_to (cr, x - 0.1, y + 0.075);
      cairo_close_path (cr);
    }
  else if (g_str_equal (sign, "∷"))
    for (int i = 0; i < 6; i++)
      cairo_rectangle (cr, x + (i % 3 - 1) * (dot + gap) - dot / 2, y + (i / 3 - 0.5) * (dot + gap) - dot / 2, dot, dot);
  else
    return FALSE;

  return TRUE;
}

#define STRIP_SIGN_X -0.235
#define STRIP_Y 0.275

/* Each makes the unit worse. The first have the colour of gold, those from the fifth on that of a warning. */
#define PIPS_IN_ROW 4

static void
draw_pips (const AciesPieceDrawing *self,
           cairo_t                 *cr,
           guint                    n)
{
  AciesColour bad = acies_colour_lighter (&self->alert, 0.3);
  double      radius = n > PIPS_IN_ROW ? 0.039 : 0.047;

  for (guint i = 0; i < n; i++)
    {
      double row = n > PIPS_IN_ROW ? i / PIPS_IN_ROW * 0.092 - 0.046 : 0;

      /* Where dots would run together, they are a bar that grows. */
      if (self->px < ACIES_PIECE_FEW_SIGNS)
        cairo_rectangle (cr, -0.3 + i * 0.084, STRIP_Y - 0.055, 0.085, 0.11);
      else
        add_disc (cr, -0.065 + i % PIPS_IN_ROW * 0.098, STRIP_Y + row, radius);
      acies_colour_fill (i < ACIES_PIECE_BAD_PIPS ? &self->gold : &bad, cr, 1);
    }
}

/* What the ruleset has pieces show, in its order. A sign of what is as usual most of the time stands on the strip, where it
 * is seen by being there; the others each have a disc, the first below the strength. */
static void
draw_properties (const AciesPieceDrawing *self,
                 cairo_t                 *cr)
{
  const AciesPiece *piece = self->piece;
  gboolean          has_signs = self->px >= ACIES_PIECE_FEW_SIGNS;
  guint             n_discs = 0, n_on_strip = 0;
  char              number[8];

  for (guint i = 0; piece->properties != NULL && i < piece->ruleset->n_properties; i++)
    {
      const AciesProperty *property = &piece->ruleset->properties[i];
      const char          *sign = shown_sign (piece, i, number, sizeof number);

      if (!acies_unit_type_has_property (piece->ruleset, piece->type, i))
        continue;
      if (property->shown == ACIES_SHOWN_POINT)
        draw_facing (self, cr, (AciesFacing) piece->properties[i]);
      else if (property->shown == ACIES_SHOWN_PIPS)
        draw_pips (self, cr, piece->properties[i]);
      if (sign == NULL || !has_signs)
        continue;
      if (property->quiet && n_on_strip++ == 0)
        {
          cairo_new_path (cr);
          acies_colour_set (&self->device, cr, 1);
          if (add_shape (self, cr, sign, STRIP_SIGN_X, STRIP_Y))
            cairo_fill (cr);
          else
            acies_piece_draw_text (self, cr, sign, STRIP_SIGN_X, STRIP_Y, 0.19);
        }
      else if (n_discs++ == 0)
        draw_sign_disc (self, cr, sign, 0.24, 0.075, 0.1);
      else
        draw_sign_disc (self, cr, sign, -0.35, 0.32 - n_discs * 0.22, 0.1);
    }
}

void
acies_piece_draw_die_signs (const AciesPieceDrawing *self,
                            cairo_t                 *cr)
{
  const AciesPiece *piece = self->piece;
  double            radius = acies_piece_at_least (self, 0.125, 4.5);
  guint             place = 0;
  char              number[8];

  for (guint i = 0; piece->properties != NULL && i < piece->ruleset->n_properties; i++)
    {
      const char *sign = shown_sign (piece, i, number, sizeof number);

      /* At the corners, where it hides no pip. */
      if (sign != NULL)
        {
          draw_sign_disc (self, cr, sign, place % 2 == 0 ? 0.4 : -0.4, place < 2 ? 0.4 : -0.4, radius);
          place++;
        }
    }
}

/* --- the whole face ---------------------------------------------------------------------- */

static void
draw_crowded (const AciesPieceDrawing *self,
              cairo_t                 *cr)
{
  gboolean is_small = self->px < ACIES_PIECE_FEW_SIGNS;
  gboolean is_wide = self->piece->figures > 9;
  double   size = is_small ? (is_wide ? 0.29 : 0.36) : (is_wide ? 0.24 : 0.27);
  char     text[8];

  acies_piece_draw_strip (self, cr, 0.185);
  if (self->px < ACIES_PIECE_DEVICE)
    {
      acies_piece_draw_device (self, cr, 0, -0.085, 0.68);
      return;
    }
  if (self->piece->is_shared) /* a badge lies on the corner */
    acies_piece_draw_device (self, cr, -0.1, -0.045, 0.5);
  else
    acies_piece_draw_device (self, cr, is_wide ? -0.135 : -0.12, -0.085, is_wide ? 0.56 : 0.63); /* as large as the number lets it */
  acies_colour_set (&self->device, cr, 1);
  g_snprintf (text, sizeof text, "%u", self->piece->figures);
  if (self->is_counted)
    acies_piece_draw_text (self, cr, text, is_small ? 0.225 : is_wide ? 0.225
                                                                      : 0.245,
                           is_small ? -0.10 : -0.185, size);
}

/* Where nothing stands below it there is room for a larger device. */
static void
draw_plain (const AciesPieceDrawing *self,
            cairo_t                 *cr)
{
  static const struct
  {
    double device;
    double alone;
    double strip; /* its top */
    double y;     /* of what is on it */
  } places[ACIES_N_SHIELDS] = {
    [ACIES_SHIELD_ASPIS] = { 0.63, 0.70, 0.232, 0.300 },
    [ACIES_SHIELD_SCUTUM] = { 0.60, 0.68, 0.232, 0.300 },
    [ACIES_SHIELD_CARD] = { 0.62, 0.72, 0.235, 0.312 },
    [ACIES_SHIELD_TABLET] = { 0.58, 0.68, 0.235, 0.312 },
    [ACIES_SHIELD_TILE] = { 0, 0, 0.34, 0.40 }, /* its picture is a part of it */
  };
  gboolean is_marked = self->is_counted || self->emblem != NULL;
  double   y = places[self->shield].y;
  double   growth = self->px < ACIES_PIECE_FLAT ? 1.06 : 1; /* without shadows there is room to be seen better */

  if (is_marked)
    acies_piece_draw_strip (self, cr, places[self->shield].strip);
  if (self->shield != ACIES_SHIELD_TILE)
    acies_piece_draw_device (self, cr, 0, is_marked ? -0.082 : 0, growth * (is_marked ? places[self->shield].device : places[self->shield].alone));
  if (self->emblem != NULL && !acies_piece_is_turned (self->piece))
    acies_picture_draw (self->emblem, cr, self->is_counted ? -0.18 : 0, y - 0.005, 0.175, &self->device, self->px);
  if (self->is_counted)
    draw_figures (self, cr, self->emblem != NULL ? 0.1 : 0, y);
}

void
acies_piece_draw_face (const AciesPieceDrawing *self,
                       cairo_t                 *cr)
{
  if (self->is_crowded)
    draw_crowded (self, cr);
  else
    draw_plain (self, cr);
  draw_properties (self, cr);
}
