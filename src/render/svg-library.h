/* svg-library.h - librsvg, loaded when the first picture is
 *
 * Moving its addresses is a quarter of the start of acies-cli, most verbs of
 * which draw nothing. So no program is linked with it: it is opened at the
 * first picture of a theme, and stays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <librsvg/rsvg.h>

G_BEGIN_DECLS

/**
 * AciesSvgLibrary:
 *
 * The functions of librsvg that we use, each as in its own header.
 */
typedef struct
{
  __typeof__ (rsvg_handle_new_from_data)   *handle_new_from_data;
  __typeof__ (rsvg_handle_set_stylesheet)  *handle_set_stylesheet;
  __typeof__ (rsvg_handle_render_document) *handle_render_document;
} AciesSvgLibrary;

/**
 * acies_svg_library_get:
 *
 * Returns: (transfer none) (nullable): the library; %NULL if it is not there
 */
const AciesSvgLibrary *acies_svg_library_get (void);

G_END_DECLS
