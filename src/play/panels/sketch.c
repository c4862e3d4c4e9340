/* sketch.c - the small drawings of the panels: emblems, tokens, dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/sketch.h"

#include <adwaita.h>
#include <math.h>

/* Where the pips of a face lie, in thirds of the die from its middle. */
static const struct
{
  guint n;
  gint8 pips[6][2];
} faces[] = {
  { 0, { { 0, 0 } } },
  { 1, { { 0, 0 } } },
  { 2, { { -1, -1 }, { 1, 1 } } },
  { 3, { { -1, -1 }, { 0, 0 }, { 1, 1 } } },
  { 4, { { -1, -1 }, { -1, 1 }, { 1, -1 }, { 1, 1 } } },
  { 5, { { -1, -1 }, { -1, 1 }, { 0, 0 }, { 1, -1 }, { 1, 1 } } },
  { 6, { { -1, -1 }, { -1, 0 }, { -1, 1 }, { 1, -1 }, { 1, 0 }, { 1, 1 } } },
};

/* The style of the theme that fits @widget. */
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
acies_sketch_emblem (cairo_t    *cr,
                     GtkWidget  *widget,
                     AciesTheme *theme,
                     AciesSide   side,
                     double      x,
                     double      y,
                     double      size)
{
  const AciesStyle *style = style_of (widget, theme);

  if (theme->emblems[side] != NULL)
    {
      acies_picture_draw (theme->emblems[side], cr, x, y, size, &style->side[side], gtk_widget_get_scale_factor (widget));
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
                    const char *id,
                    double      x,
                    double      y,
                    double      size)
{
  const AciesStyle *style = style_of (widget, theme);
  AciesPicture     *picture = acies_theme_token (theme, id);
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

static void
draw_pips (cairo_t *cr,
           guint    face,
           double   x,
           double   y,
           double   size)
{
  for (guint i = 0; i < faces[face].n; i++)
    {
      disc (cr,
            x + size / 2 + faces[face].pips[i][0] * size * 0.25,
            y + size / 2 + faces[face].pips[i][1] * size * 0.25,
            size * 0.085);
      cairo_fill (cr);
    }
}

static void
draw_face (cairo_t    *cr,
           GtkWidget  *widget,
           const char *sign,
           double      x,
           double      y,
           double      size)
{
  guint64 pips;

  if (sign == NULL)
    return;
  if (g_ascii_string_to_unsigned (sign, 10, 1, G_N_ELEMENTS (faces) - 1, &pips, NULL))
    draw_pips (cr, (guint) pips, x, y, size);
  else
    draw_sign (cr, widget, sign, x, y, size);
}

void
acies_sketch_plain_die (cairo_t    *cr,
                        GtkWidget  *widget,
                        const char *sign,
                        double      x,
                        double      y,
                        double      size)
{
  GdkRGBA text;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  round_square (cr, x + 0.5, y + 0.5, size - 1, size * 0.2);
  gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { text.red, text.green, text.blue, 0.06f });
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { text.red, text.green, text.blue, 0.5f });
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, &text);
  draw_face (cr, widget, sign, x, y, size);
}

void
acies_sketch_die (cairo_t          *cr,
                  GtkWidget        *widget,
                  const AciesTheme *theme,
                  const char       *sign,
                  AciesDieResult    result,
                  double            x,
                  double            y,
                  double            size)
{
  const AciesStyle *style = style_of (widget, theme);
  AciesColour       edge = acies_colour_darker (result == ACIES_DIE_HIT ? &style->alert : &style->gold, 0.3);
  double            line = result == ACIES_DIE_RETREAT ? 2.5 : 1;
  GdkRGBA           text;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &text);
  text.alpha *= 0.45f;
  round_square (cr, x + line / 2, y + line / 2, size - line, size * 0.2);
  if (result == ACIES_DIE_HIT || result == ACIES_DIE_RETREAT)
    {
      acies_colour_set (result == ACIES_DIE_HIT ? &style->alert : &style->gold, cr, 1);
      cairo_fill_preserve (cr);
      acies_colour_set (&edge, cr, 1);
    }
  else
    {
      gdk_cairo_set_source_rgba (cr, &text);
    }
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);

  if (result == ACIES_DIE_HIT)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else if (result == ACIES_DIE_RETREAT)
    cairo_set_source_rgb (cr, 0.2, 0.14, 0.02);
  else
    gdk_cairo_set_source_rgba (cr, &text);
  draw_face (cr, widget, sign, x, y, size);
}
