/* sketch.c - small drawings in panels: emblems, tokens and dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/sketch.h"

#include "render/die.h"

#include <adwaita.h>
#include <math.h>

/* Opacity of a die without effect. */
#define FAINT 0.45

/* Returns the light or dark style of the theme, whichever matches @widget. */
static const AciesStyle *
style_of (GtkWidget        *widget,
          const AciesTheme *theme)
{
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));

  return acies_theme_style (theme, adw_style_manager_get_dark (manager));
}

static void
disc (cairo_t *cr,
      double   x,
      double   y,
      double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
acies_sketch_emblem (cairo_t            *cr,
                     GtkWidget          *widget,
                     AciesTheme         *theme,
                     const AciesRuleset *ruleset,
                     AciesSide           side,
                     double              x,
                     double              y,
                     double              size)
{
  const AciesStyle *style = style_of (widget, theme);
  AciesPicture     *emblem = acies_theme_emblem (theme, side, acies_ruleset_side_option_id (ruleset, side));

  if (emblem != NULL)
    {
      acies_picture_draw (emblem, cr, x, y, size, &style->side[side], gtk_widget_get_scale_factor (widget));
      return;
    }
  acies_colour_set (&style->side[side], cr, 1);
  disc (cr, x, y, size / 2);
  cairo_fill (cr);
}

void
acies_sketch_token (cairo_t    *cr,
                    GtkWidget  *widget,
                    AciesTheme *theme,
                    double      x,
                    double      y,
                    double      size)
{
  const AciesStyle *style = style_of (widget, theme);
  AciesPicture     *picture = acies_theme_token (theme, "morale");
  AciesColour       edge = acies_colour_darker (&style->gold, 0.35);

  disc (cr, x, y, size / 2 - 0.5);
  acies_colour_set (&style->gold, cr, 1);
  cairo_fill_preserve (cr);
  acies_colour_set (&edge, cr, 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  if (picture != NULL)
    acies_picture_draw (picture, cr, x, y, size * 0.8, &edge, gtk_widget_get_scale_factor (widget));
}

static void
round_square (cairo_t *cr,
              double   x,
              double   y,
              double   size,
              double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + size - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + size - radius, y + size - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + size - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
draw_sign (cairo_t    *cr,
           GtkWidget  *widget,
           const char *sign,
           double      x,
           double      y,
           double      size)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, NULL);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  glong          n = g_utf8_strlen (sign, -1);
  PangoRectangle ink;

  pango_font_description_set_absolute_size (font, size * (n > 2 ? 0.3 : 0.5) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, sign, n > 4 ? (int) (g_utf8_offset_to_pointer (sign, 4) - sign) : -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_move_to (cr, x + size / 2 - ink.x - ink.width / 2.0, y + size / 2 - ink.y - ink.height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

/* Returns the colour of text in @widget, which is used for dice without a colour of their own. */
static AciesColour
text_colour_of (GtkWidget *widget)
{
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  return (AciesColour) { text.red, text.green, text.blue };
}

static void
draw_face (cairo_t            *cr,
           GtkWidget          *widget,
           const AciesTheme   *theme,
           const AciesRuleset *ruleset,
           const AciesFace    *face,
           const AciesColour  *colour,
           double              alpha,
           double              x,
           double              y,
           double              size)
{
  if (theme != NULL && acies_die_draw_symbol (theme, face, cr, x, y, size, colour, alpha, gtk_widget_get_scale_factor (widget)))
    return;
  acies_colour_set (colour, cr, alpha);
  if (!acies_die_draw_pips (face, cr, x, y, size))
    draw_sign (cr, widget, acies_face_to_sign (face, ruleset), x, y, size);
}

/* Returns: %FALSE if the theme does not define the look of this type of die */
static gboolean
draw_own_die (cairo_t            *cr,
              GtkWidget          *widget,
              const AciesTheme   *theme,
              const AciesRuleset *ruleset,
              AciesId             type,
              const AciesFace    *face,
              AciesDieResult      result,
              double              x,
              double              y,
              double              size)
{
  AciesDieDrawing die;

  if (theme == NULL || !theme->own_dice[type])
    return FALSE;
  die = (AciesDieDrawing) { theme, style_of (widget, theme), ruleset, type, face, result, text_colour_of (widget), x, y, size,
                            gtk_widget_get_scale_factor (widget) };
  acies_die_draw (&die, cr);
  return TRUE;
}

void
acies_sketch_die (cairo_t            *cr,
                  GtkWidget          *widget,
                  const AciesTheme   *theme,
                  const AciesRuleset *ruleset,
                  AciesId             type,
                  const AciesFace    *face,
                  AciesDieResult      result,
                  double              x,
                  double              y,
                  double              size)
{
  gboolean    plain = result == ACIES_SKETCH_PLAIN;
  gboolean    counts = result == ACIES_DIE_HIT || result == ACIES_DIE_RETREAT;
  double      line = result == ACIES_DIE_RETREAT ? 2.5 : 1;
  AciesColour fill = text_colour_of (widget);
  AciesColour edge = fill;
  AciesColour ink = fill;

  if (draw_own_die (cr, widget, theme, ruleset, type, face, plain ? ACIES_DIE_UNREAD : result, x, y, size))
    return;
  if (counts)
    {
      fill = result == ACIES_DIE_HIT ? style_of (widget, theme)->alert : style_of (widget, theme)->gold;
      edge = acies_colour_darker (&fill, 0.3);
      ink = result == ACIES_DIE_HIT ? (AciesColour) { 1, 1, 1 } : (AciesColour) { 0.2, 0.14, 0.02 };
    }
  round_square (cr, x + line / 2, y + line / 2, size - line, size * 0.2);
  if (counts || plain)
    {
      acies_colour_set (&fill, cr, counts ? 1 : 0.06);
      cairo_fill_preserve (cr);
    }
  acies_colour_set (&edge, cr, counts ? 1 : plain ? 0.5
                                                  : FAINT);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  if (face != NULL)
    draw_face (cr, widget, theme, ruleset, face, &ink, counts || plain ? 1 : FAINT, x, y, size);
}
