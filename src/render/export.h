/* export.h - the board as a picture in memory, to be shown or to be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"

G_BEGIN_DECLS

#define ACIES_RENDER_MIN_WIDTH 64
#define ACIES_RENDER_MAX_WIDTH 16384
#define ACIES_RENDER_MAX_PIXELS (64 * 1024 * 1024)  /* of a PNG */

#define ACIES_RENDER_ERROR (acies_render_error_quark ())
GQuark           acies_render_error_quark     (void);

typedef enum
{
  ACIES_RENDER_ERROR_FORMAT,  /* the name ends in none of .png, .svg, .pdf */
  ACIES_RENDER_ERROR_SIZE,    /* the width is out of range, or the picture too large */
  ACIES_RENDER_ERROR_DRAWING, /* cairo could not do it */
} AciesRenderError;

/**
 * acies_render_to_surface:
 * @width: of the picture in pixels; the height follows from the board
 *
 * Returns: (transfer full): the board with its units and without rulers: a
 *   thumbnail
 */
cairo_surface_t *acies_render_to_surface      (const AciesState       *state,
                                               AciesTheme             *theme,
                                               int                     width,
                                               gboolean                dark);

/**
 * acies_render_to_bytes:
 * @view: style, names, rulers and highlights; where the board lies follows from @width
 * @name: ends in .png, .svg or .pdf, which decides the format
 * @width: of the picture in pixels (PNG, SVG) or points (PDF)
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): what a file of that name is to hold, or %NULL
 */
GBytes          *acies_render_to_bytes        (const AciesState       *state,
                                               AciesTheme             *theme,
                                               const AciesRenderView  *view,
                                               const char             *name,
                                               int                     width,
                                               GError                **error);

G_END_DECLS
