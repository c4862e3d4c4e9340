/* png-density.h - how large a PNG is on paper
 *
 * Cairo writes no resolution into a PNG, so that programs print it in any size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_png_set_density:
 * @png: (transfer full): a PNG without a resolution
 * @dpi: pixels in an inch
 *
 * Returns: (transfer full): the same picture with a chunk pHYs; @png as it is
 *   when it is no PNG or says its resolution already
 */
GBytes *acies_png_set_density (GBytes *png,
                               double  dpi);

G_END_DECLS
