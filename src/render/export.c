/* export.c - the board as a picture in memory, to be shown or to be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>

#define LONGEST_SIDE 32767 /* of a picture of pixels, in cairo */

G_DEFINE_QUARK (acies - render - error - quark, acies_render_error)

typedef enum
{
  FORMAT_PNG,
  FORMAT_SVG,
  FORMAT_PDF,
  N_FORMATS,
} Format;

static gboolean
find_format (const char *name,
             Format     *format,
             GError    **error)
{
  static const char *const endings[N_FORMATS] = { ".png", ".svg", ".pdf" };
  g_autofree char         *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < N_FORMATS; i++)
    if (g_str_has_suffix (lower, endings[i]))
      {
        *format = i;
        return TRUE;
      }
  g_set_error_literal (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_FORMAT,
                       _ ("The name of a picture ends in .png, .svg or .pdf"));
  return FALSE;
}

static cairo_status_t
append_cb (void                *data,
           const unsigned char *bytes,
           unsigned int         length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *
create_surface (Format      format,
                GByteArray *bytes,
                double      width,
                double      height)
{
  switch (format)
    {
    case FORMAT_SVG:
      return cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);
    case FORMAT_PDF:
      return cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);
    case FORMAT_PNG:
    case N_FORMATS:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
    }
}

/* Height of a picture that is "width" wide and holds the board with its margins. */
static double
fit_view (AciesRenderView  *view,
          const AciesBoard *board,
          double            width,
          gboolean          has_rulers)
{
  AciesLayout layout = acies_layout (board, 1, 0, 0);
  double      board_width, board_height, margin = 0;

  acies_layout_size (&layout, &board_width, &board_height);
  for (guint i = 0; i < 12; i++)
    {
      view->hex_width = (width - 2 * margin) / board_width;
      margin = has_rulers ? acies_layout_margin (view->hex_width) : width * 0.01;
    }
  view->hex_width = (width - 2 * margin) / board_width;
  view->x = margin;
  view->y = margin;
  return ceil (board_height * view->hex_width + 2 * margin);
}

static cairo_status_t
draw (cairo_surface_t       *surface,
      const AciesState      *state,
      AciesTheme            *theme,
      const AciesRenderView *view)
{
  cairo_t       *cr = cairo_create (surface);
  cairo_status_t status;

  acies_render_board (cr, state, view, theme);
  status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

static cairo_status_t
draw_to_bytes (const AciesState      *state,
               AciesTheme            *theme,
               const AciesRenderView *view,
               Format                 format,
               double                 width,
               double                 height,
               GByteArray            *bytes)
{
  cairo_surface_t *surface = create_surface (format, bytes, width, height);
  cairo_status_t   status = draw (surface, state, theme, view);

  if (status == CAIRO_STATUS_SUCCESS && format == FORMAT_PNG)
    status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  return status;
}

cairo_surface_t *
acies_render_to_surface (const AciesState *state,
                         AciesTheme       *theme,
                         int               width,
                         gboolean          dark)
{
  AciesRenderView  view;
  double           height;
  cairo_surface_t *surface;

  g_return_val_if_fail (width > 0 && width <= ACIES_RENDER_MAX_WIDTH, NULL);

  acies_render_view_init (&view, state->board, width, width);
  view.dark = dark;
  view.show_rulers = FALSE;
  height = fit_view (&view, state->board, width, FALSE);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, (int) height);
  draw (surface, state, theme, &view);
  return surface;
}

static gboolean
check_size (Format   format,
            double   width,
            double   height,
            GError **error)
{
  if (format != FORMAT_PNG || (height <= LONGEST_SIDE && width * height <= ACIES_RENDER_MAX_PIXELS))
    return TRUE;

  g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE,
               _ ("A picture of %.0f × %.0f pixels is too large"), width, height);
  return FALSE;
}

GBytes *
acies_render_to_bytes (const AciesState      *state,
                       AciesTheme            *theme,
                       const AciesRenderView *view,
                       const char            *name,
                       int                    width,
                       GError               **error)
{
  AciesRenderView whole = *view;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Format         format;
  double         height;
  cairo_status_t status;

  if (!find_format (name, &format, error))
    return NULL;
  if (width < ACIES_RENDER_MIN_WIDTH || width > ACIES_RENDER_MAX_WIDTH)
    {
      g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE,
                   _ ("A picture is %d to %d wide"), ACIES_RENDER_MIN_WIDTH, ACIES_RENDER_MAX_WIDTH);
      return NULL;
    }
  height = fit_view (&whole, state->board, width, view->show_rulers);
  if (!check_size (format, width, height, error))
    return NULL;
  whole.width = whole.height = 0;
  whole.scale = 1;
  status = draw_to_bytes (state, theme, &whole, format, width, height, bytes);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_DRAWING,
                   _ ("The picture cannot be drawn: %s"), cairo_status_to_string (status));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
