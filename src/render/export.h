/* export.h - the board as a file or as a picture in memory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"

G_BEGIN_DECLS

#define ACIES_RENDER_MIN_WIDTH 64
#define ACIES_RENDER_MAX_WIDTH 16384

#define ACIES_RENDER_ERROR (acies_render_error_quark ())
GQuark           acies_render_error_quark     (void);

typedef enum
{
  ACIES_RENDER_ERROR_FORMAT,  /* the name ends in none of .png, .svg, .pdf */
  ACIES_RENDER_ERROR_SIZE,    /* the width is out of range */
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
 * acies_render_to_file:
 * @path: ends in .png, .svg or .pdf, which decides the format
 * @width: of the picture with rulers, in pixels (PNG, SVG) or points (PDF)
 *
 * The file is written aside and then put in place, so it is never half there.
 *
 * Returns: %FALSE with an error of %ACIES_RENDER_ERROR or %G_FILE_ERROR
 */
gboolean         acies_render_to_file         (const AciesState       *state,
                                               AciesTheme             *theme,
                                               const char             *path,
                                               int                     width,
                                               GError                **error);

/**
 * acies_render_view_to_file:
 * @view: style, names and highlights; where the board lies follows from @width
 *
 * Like acies_render_to_file(), of a view.
 */
gboolean         acies_render_view_to_file    (const AciesState       *state,
                                               AciesTheme             *theme,
                                               const AciesRenderView  *view,
                                               const char             *path,
                                               int                     width,
                                               GError                **error);

G_END_DECLS
