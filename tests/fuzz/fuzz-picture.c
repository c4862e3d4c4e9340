/* fuzz-picture.c - the pictures of a theme, as librsvg is given them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/theme-xml.h"
#include "fuzz/fuzz.h"
#include "render/art.h"

#include <cairo-svg.h>

/* So large that each curve counts, as on a screen; and as a drawing in a file. */
static void
draw (AciesPicture    *picture,
      cairo_surface_t *surface,
      double           size)
{
  static const AciesColour black = { 0, 0, 0 };
  cairo_t                 *cr = cairo_create (surface);

  acies_picture_draw (picture, cr, size / 2, size / 2, size, &black, 1);
  if (cairo_status (cr) != CAIRO_STATUS_SUCCESS)
    fuzz_wrong ("cairo says: %s", cairo_status_to_string (cairo_status (cr)));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static cairo_status_t
count_cb (void                *data,
          const unsigned char *bytes,
          unsigned             n)
{
  *(gsize *) data += n;

  return CAIRO_STATUS_SUCCESS;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autofree char *path = fuzz_write_file ("picture.svg", bytes);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refused = NULL;
  g_autoptr (GBytes) svg = acies_picture_load (path, &error);
  g_autoptr (AciesPicture) picture = svg != NULL ? acies_picture_new (svg, &refused) : NULL;
  gsize length = 0;

  fuzz_check_error (svg, error);
  if (svg != NULL)
    fuzz_check_error (picture, refused);
  if (picture != NULL)
    {
      draw (picture, cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 64, 64), 64);
      draw (picture, cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 512, 512), 512);
      draw (picture, cairo_svg_surface_create_for_stream (count_cb, &length, 64, 64), 64);
    }

  return 0;
}
