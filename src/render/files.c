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

gboolean
acies_picture_find_format (const char         *name,
                           AciesPictureFormat *format,
                           GError            **error)
{
  static const char *const endings[ACIES_N_PICTURE_FORMATS] = { ".png", ".svg", ".pdf" };
  g_autofree char         *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < ACIES_N_PICTURE_FORMATS; i++)
    if (g_str_has_suffix (lower, endings[i]))
      {
        *format = i;
        return TRUE;
      }
  g_set_error_literal (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_FORMAT,
                       _ ("The file name of a picture must end in .png, .svg or .pdf"));
  return FALSE;
}

cairo_status_t
acies_picture_append (void                *data,
                      const unsigned char *bytes,
                      unsigned int         length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
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
  cairo_t         *cr;
  cairo_status_t   status;
  double           columns = width * scale, rows = height * scale; /* of a PNG */

  if (format == ACIES_PICTURE_PNG &&
      (columns > ACIES_RENDER_MAX_SIDE || rows > ACIES_RENDER_MAX_SIDE || columns * rows > ACIES_RENDER_MAX_PIXELS))
    {
      g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE,
                   /* Translators: a width, and a height */
                   _ ("A picture of %1$.0f × %2$.0f pixels is too large"), columns, rows);
      return NULL;
    }
  surface = format == ACIES_PICTURE_SVG   ? cairo_svg_surface_create_for_stream (acies_picture_append, bytes, width, height)
            : format == ACIES_PICTURE_PDF ? cairo_pdf_surface_create_for_stream (acies_picture_append, bytes, width, height)
                                          : cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (columns - 0.001), (int) ceil (rows - 0.001));
  cr = cairo_create (surface);
  if (format == ACIES_PICTURE_PNG)
    {
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      cairo_scale (cr, scale, scale);
    }
  draw (cr, scale, data);
  status = cairo_status (cr);
  cairo_destroy (cr);
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
