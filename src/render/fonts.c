/* fonts.c - whether there is anything to write with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/fonts.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>

const char *
acies_fonts_fault (void)
{
  PangoFontMap *fonts = pango_cairo_font_map_get_default ();
  PangoContext *context = pango_font_map_create_context (fonts);
  g_autoptr (PangoFontDescription) any = pango_font_description_from_string ("Sans 11");
  g_autoptr (PangoFont) font = pango_font_map_load_font (fonts, context, any);

  g_object_unref (context);
  return font == NULL ? _ ("no font found; install a font, or check the environment variable FONTCONFIG_FILE") : NULL;
}
