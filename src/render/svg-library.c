/* svg-library.c - librsvg, loaded when the first picture is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/svg-library.h"

#include <gmodule.h>

#define FILE_NAME "librsvg-2.so.2" /* the number that all of its releases with these functions have */

static gpointer
load (gpointer unused)
{
  AciesSvgLibrary *self = g_new0 (AciesSvgLibrary, 1);
  GModule         *module = g_module_open (FILE_NAME, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);

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

const AciesSvgLibrary *
acies_svg_library_get (void)
{
  static GOnce once = G_ONCE_INIT;

  return g_once (&once, load, NULL);
}
