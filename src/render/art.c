/* art.c - colours and pictures of the theme
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/art.h"

#include "render/files.h"

#include <glib/gi18n-lib.h>
#include <gmodule.h>
#include <librsvg/rsvg.h>
#include <math.h>
#include <string.h>

AciesColour
acies_colour_of (guint32 number)
{
  return (AciesColour) {
    .red = (number >> 16) / 255.0,
    .green = (number >> 8 & 0xFF) / 255.0,
    .blue = (number & 0xFF) / 255.0,
  };
}

guint32
acies_colour_to_number (const AciesColour *self)
{
  return (guint32) lround (self->red * 255) << 16 | (guint32) lround (self->green * 255) << 8 | (guint32) lround (self->blue * 255);
}

AciesColour
acies_colour_mix (const AciesColour *a,
                  const AciesColour *b,
                  double             share)
{
  return (AciesColour) {
    .red = a->red + (b->red - a->red) * share,
    .green = a->green + (b->green - a->green) * share,
    .blue = a->blue + (b->blue - a->blue) * share,
  };
}

AciesColour
acies_colour_lighter (const AciesColour *self,
                      double             share)
{
  const AciesColour white = { 1, 1, 1 };

  return acies_colour_mix (self, &white, share);
}

AciesColour
acies_colour_darker (const AciesColour *self,
                     double             share)
{
  const AciesColour black = { 0, 0, 0 };

  return acies_colour_mix (self, &black, share);
}

void
acies_colour_set (const AciesColour *self,
                  cairo_t           *cr,
                  double             alpha)
{
  cairo_set_source_rgba (cr, self->red, self->green, self->blue, alpha);
}

void
acies_colour_fill_preserve (const AciesColour *self,
                            cairo_t           *cr,
                            double             alpha)
{
  acies_colour_set (self, cr, alpha);
  cairo_fill_preserve (cr);
}

void
acies_colour_fill (const AciesColour *self,
                   cairo_t           *cr,
                   double             alpha)
{
  acies_colour_fill_preserve (self, cr, alpha);
  cairo_new_path (cr);
}

void
acies_colour_stroke_preserve (const AciesColour *self,
                              cairo_t           *cr,
                              double             alpha,
                              double             width)
{
  acies_colour_set (self, cr, alpha);
  cairo_set_line_width (cr, width);
  cairo_stroke_preserve (cr);
}

void
acies_colour_stroke (const AciesColour *self,
                     cairo_t           *cr,
                     double             alpha,
                     double             width)
{
  acies_colour_stroke_preserve (self, cr, alpha, width);
  cairo_new_path (cr);
}

void
acies_add_tablet (cairo_t *cr,
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

/* --- librsvg, loaded when the first picture is ------------------------------------------- */

/* Moving its addresses is a quarter of the start of acies-cli, most verbs of which draw nothing. So no program is linked
 * with it: it is opened at the first picture of a theme, and stays. */

/* The functions of librsvg that we use. */
typedef struct
{
  __typeof__ (rsvg_handle_new_from_data)   *handle_new_from_data;
  __typeof__ (rsvg_handle_set_stylesheet)  *handle_set_stylesheet;
  __typeof__ (rsvg_handle_render_document) *handle_render_document;
} SvgLibrary;

#define FILE_NAME "librsvg-2.so.2" /* the number that all of its releases with these functions have */

static gpointer
load (gpointer unused)
{
  SvgLibrary *self = g_new0 (SvgLibrary, 1);
  GModule    *module = g_module_open (FILE_NAME, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);

  if (module != NULL &&
      g_module_symbol (module, "rsvg_handle_new_from_data", (gpointer *) &self->handle_new_from_data) &&
      g_module_symbol (module, "rsvg_handle_set_stylesheet", (gpointer *) &self->handle_set_stylesheet) &&
      g_module_symbol (module, "rsvg_handle_render_document", (gpointer *) &self->handle_render_document))
    {
      g_module_make_resident (module); /* its types are known to GObject from now on */
      return self;
    }
  g_debug ("%s: %s", FILE_NAME, g_module_error ());
  g_clear_pointer (&module, g_module_close);
  g_free (self);

  return NULL;
}

/* --- pictures of the theme: loaded once, drawn once per size and colour ------------------ */

/* Zooming through many sizes must not fill the memory: so many pixels are kept of a picture, 4 bytes each. */
#define MAX_CACHED_PIXELS (1 << 17)
/* Larger pictures are few on a screen and are drawn each time. */
#define MAX_PIXELS 512
/* Side of the drawing that a file of drawings holds once and shows in many sizes. */
#define SHAPE_SIDE 64

struct _AciesPicture
{
  const SvgLibrary *library;
  RsvgHandle       *handle;
  guint32           colour; /* the handle's style sheet has it, once is_styled */
  gboolean          is_styled;
  GHashTable       *cache; /* pixels, or 0 for a drawing, << 24 | colour -> cairo_surface_t */
};

/* Widgets draw on recording surfaces too; this tells ours. */
static const cairo_user_data_key_t for_file;

cairo_surface_t *
acies_art_new_drawing (int side)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t) { 0, 0, side, side });

  cairo_surface_set_user_data (surface, &for_file, (void *) &for_file, NULL);
  return surface;
}

AciesPicture *
acies_picture_new (GBytes  *svg,
                   GError **error)
{
  static GOnce      once = G_ONCE_INIT;
  const SvgLibrary *library = g_once (&once, load, NULL); /* NULL if it is not there */
  gsize             length;
  const guint8     *data = g_bytes_get_data (svg, &length);
  RsvgHandle       *handle = library != NULL ? library->handle_new_from_data (data, length, NULL) : NULL;
  AciesPicture     *self;

  if (handle == NULL)
    {
      /* The library's own words are lines for those who know its insides. */
      g_set_error_literal (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_DRAWING,
                           library != NULL ? _ ("cannot draw a picture from the theme")
                                           : _ ("cannot load librsvg, which draws the pictures from the theme"));
      return NULL;
    }
  self = g_new0 (AciesPicture, 1);
  self->library = library;
  self->handle = handle;
  self->cache = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, acies_art_free);
  return self;
}

void
acies_picture_free (AciesPicture *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->handle);
  g_hash_table_unref (self->cache);
  g_free (self);
}

static void
draw_shape (AciesPicture *self,
            cairo_t      *cr,
            double        size,
            guint32       colour)
{
  RsvgRectangle    box = { 0, 0, size, size };
  g_autofree char *css = NULL;

  if (!self->is_styled || self->colour != colour)
    {
      css = g_strdup_printf ("path:not([fill=\"#FFFFFF\"]) { fill: #%06X; }", colour);
      if (self->library->handle_set_stylesheet (self->handle, (const guint8 *) css, strlen (css), NULL))
        {
          self->colour = colour;
          self->is_styled = TRUE;
        }
    }
  self->library->handle_render_document (self->handle, cr, &box, NULL);
}

static cairo_surface_t *
find_surface (AciesPicture *self,
              int           pixels,
              guint32       colour)
{
  const cairo_rectangle_t extents = { 0, 0, SHAPE_SIDE, SHAPE_SIDE };
  gint64                  key = (gint64) pixels << 24 | colour;
  cairo_surface_t        *surface = g_hash_table_lookup (self->cache, &key);
  cairo_t                *cr;

  if (surface != NULL)
    return surface;
  if (g_hash_table_size (self->cache) * (guint) (pixels * pixels) > MAX_CACHED_PIXELS)
    acies_art_forget (self->cache);
  surface = pixels == 0 ? cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &extents)
                        : cairo_image_surface_create (CAIRO_FORMAT_ARGB32, pixels, pixels);
  cr = cairo_create (surface);
  draw_shape (self, cr, pixels > 0 ? pixels : SHAPE_SIDE, colour);
  cairo_destroy (cr);
  g_hash_table_insert (self->cache, g_memdup2 (&key, sizeof key), surface);
  return surface;
}

/* The nearest whole pixel. A half goes up, also where it was computed as a hair less: the same picture is in the same
 * place whichever part of a board is drawn. */
static double
on_pixel (double place,
          double scale)
{
  return floor (place * scale + 0.5 + 1e-6) / scale;
}

/* One unit to one pixel, exactly: cairo copies so in a fraction of the time that it takes for a scale of nearly 1. */
static void
scale_to_pixels (cairo_t *cr,
                 double   factor)
{
  cairo_matrix_t matrix;

  cairo_scale (cr, factor, factor);
  cairo_get_matrix (cr, &matrix);
  if (fabs (matrix.xx - 1) < 1e-6 && fabs (matrix.yy - 1) < 1e-6)
    {
      matrix.xx = matrix.yy = 1;
      cairo_set_matrix (cr, &matrix);
    }
}

void
acies_picture_draw (AciesPicture      *self,
                    cairo_t           *cr,
                    double             x,
                    double             y,
                    double             size,
                    const AciesColour *colour,
                    double             scale)
{
  guint32  number = acies_colour_to_number (colour);
  int      pixels = (int) MAX (1, lround (size * scale));
  gboolean is_drawing = acies_art_keeps_drawings (cr);
  double   left = x - size / 2, top = y - size / 2;

  cairo_save (cr);
  if (!is_drawing && pixels > MAX_PIXELS)
    {
      cairo_translate (cr, left, top);
      draw_shape (self, cr, size, number);
    }
  else
    {
      double factor = is_drawing ? size / SHAPE_SIDE : 1 / scale;

      /* On whole pixels, so that the copy is as sharp as the drawing. */
      cairo_translate (cr, is_drawing ? left : on_pixel (left, scale), is_drawing ? top : on_pixel (top, scale));
      scale_to_pixels (cr, factor);
      cairo_set_source_surface (cr, find_surface (self, is_drawing ? 0 : pixels, number), 0, 0);
      cairo_paint (cr);
    }
  cairo_restore (cr);
}

/* On pixels the picture itself is the mask, so that nothing more is kept; a file of drawings has a second drawing. */
void
acies_picture_draw_shadow (AciesPicture      *self,
                           cairo_t           *cr,
                           double             x,
                           double             y,
                           double             size,
                           const AciesColour *colour,
                           const AciesColour *shadow,
                           double             dx,
                           double             dy,
                           double             scale)
{
  int pixels = (int) MAX (1, lround (size * scale));

  if (acies_art_keeps_drawings (cr) || pixels > MAX_PIXELS)
    {
      acies_picture_draw (self, cr, x + dx, y + dy, size, shadow, scale);
      return;
    }
  cairo_save (cr);
  cairo_translate (cr, on_pixel (x - size / 2, scale) + dx, on_pixel (y - size / 2, scale) + dy);
  scale_to_pixels (cr, 1 / scale);
  acies_colour_set (shadow, cr, 1);
  cairo_mask_surface (cr, find_surface (self, pixels, acies_colour_to_number (colour)), 0, 0);
  cairo_restore (cr);
}

/* cairo 1.16 never gives back the reference that each copy in an SVG file takes of a drawing; nobody else has one. */
void
acies_art_free (gpointer surface)
{
  while (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_RECORDING && cairo_surface_get_reference_count (surface) > 1)
    cairo_surface_destroy (surface);
  cairo_surface_destroy (surface);
}

static gboolean
is_image (gpointer key,
          gpointer surface,
          gpointer data)
{
  return cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE;
}

void
acies_art_forget (GHashTable *surfaces)
{
  g_hash_table_foreach_remove (surfaces, is_image, NULL);
}

gboolean
acies_art_keeps_drawings (cairo_t *cr)
{
  cairo_surface_type_t type = cairo_surface_get_type (cairo_get_target (cr));

  return type == CAIRO_SURFACE_TYPE_SVG || type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_PS ||
         cairo_surface_get_user_data (cairo_get_target (cr), &for_file) != NULL;
}
