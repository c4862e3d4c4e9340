/* files.c - drawings as the bytes of a file: PNG, SVG, PDF
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/files.h"

#include "render/png/png.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n-lib.h>
#include <math.h>

G_DEFINE_QUARK (acies - render - error - quark, acies_render_error)

static const char *
ending_of (AciesPictureFormat format)
{
  static const char *const endings[ACIES_N_PICTURE_FORMATS] = { ".png", ".svg", ".pdf" };

  g_return_val_if_fail (format < ACIES_N_PICTURE_FORMATS, NULL);

  return endings[format];
}

gboolean
acies_picture_find_format (const char         *name,
                           AciesPictureFormat *format,
                           GError            **error)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < ACIES_N_PICTURE_FORMATS; i++)
    if (g_str_has_suffix (lower, ending_of (i)))
      {
        *format = i;
        return TRUE;
      }
  g_set_error_literal (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_FORMAT,
                       _ ("The file name of a picture must end in .png, .svg or .pdf"));
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
create_surface (AciesPictureFormat format,
                GByteArray        *bytes,
                double             width,
                double             height,
                double             scale)
{
  switch (format)
    {
    case ACIES_PICTURE_SVG:
      return cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);

    case ACIES_PICTURE_PDF:
      return cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);

    case ACIES_PICTURE_PNG:
    default:
      return cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (width * scale - 0.001), (int) ceil (height * scale - 0.001));
    }
}

static cairo_status_t
draw_on (cairo_surface_t *surface,
         double           scale,
         AciesDrawFunc    draw,
         gpointer         data)
{
  cairo_t       *cr = cairo_create (surface);
  cairo_status_t status;

  if (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      cairo_scale (cr, scale, scale);
    }
  draw (cr, scale, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
  return status;
}

static gboolean
check_size (double   width,
            double   height,
            GError **error)
{
  if (width <= ACIES_RENDER_MAX_SIDE && height <= ACIES_RENDER_MAX_SIDE && width * height <= ACIES_RENDER_MAX_PIXELS)
    return TRUE;

  g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE,
               /* Translators: a width, and a height */
               _ ("A picture of %1$.0f × %2$.0f pixels is too large"), width, height);
  return FALSE;
}

GBytes *
acies_picture_to_bytes (AciesPictureFormat format,
                        double             width,
                        double             height,
                        double             scale,
                        AciesDrawFunc      draw,
                        gpointer           data,
                        GError           **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GError) cause = NULL;
  cairo_surface_t *surface;
  cairo_status_t   status;

  if (format == ACIES_PICTURE_PNG && !check_size (width * scale, height * scale, error))
    return NULL;
  surface = create_surface (format, bytes, width, height, scale);
  status = draw_on (surface, scale, draw, data);
  if (status == CAIRO_STATUS_SUCCESS && format == ACIES_PICTURE_PNG)
    png = acies_png_new (surface, &cause);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (png != NULL)
    return g_steal_pointer (&png);
  if (status == CAIRO_STATUS_SUCCESS && cause == NULL)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_DRAWING,
               _ ("The picture cannot be drawn: %s"), cause != NULL ? cause->message : cairo_status_to_string (status));
  return NULL;
}
