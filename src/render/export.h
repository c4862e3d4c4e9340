/* export.h - the board as a picture in memory, to be shown or to be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/files.h"
#include "render/render.h"
#include "render/sheet.h"

G_BEGIN_DECLS

#define ACIES_RENDER_MIN_WIDTH 64
#define ACIES_RENDER_MAX_WIDTH 16384
#define ACIES_RENDER_MIN_SIZE 16   /* of a thumbnail */
#define ACIES_RENDER_MAX_SIZE 2048
#define ACIES_RENDER_MIN_DPI 36
#define ACIES_RENDER_MAX_DPI 1200

/**
 * AciesFrame:
 * @width: of the picture: in pixels of a PNG or units of an SVG, in points of a PDF
 * @dpi: pixels in an inch; not 0: @width is a length in points whatever the
 *   format, and a PNG has as many pixels as that makes
 * @hexes: (array length=n_hexes) (nullable): only these are shown, all of them
 *   on the board
 * @n_hexes: 0 for the whole board
 *
 * How much of a board a picture shows, and how large.
 */
typedef struct
{
  int             width;
  int             dpi;
  const AciesHex *hexes;
  guint           n_hexes;
} AciesFrame;

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
 * acies_render_to_thumbnail:
 * @size: pixels that neither width nor height exceeds
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): the same as a PNG, or %NULL
 */
GBytes          *acies_render_to_thumbnail    (const AciesState       *state,
                                               AciesTheme             *theme,
                                               int                     size,
                                               gboolean                dark,
                                               GError                **error);

/**
 * acies_render_to_bytes:
 * @view: style, names, rulers and highlights; where the board lies follows from @frame
 * @name: ends in .png, .svg or .pdf, which decides the format
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): what a file of that name is to hold, or %NULL
 */
GBytes          *acies_render_to_bytes        (const AciesState       *state,
                                               AciesTheme             *theme,
                                               const AciesRenderView  *view,
                                               const char             *name,
                                               const AciesFrame       *frame,
                                               GError                **error);

/**
 * acies_sheet_to_bytes:
 * @theme: art of the state's ruleset
 * @name: as above
 * @dpi: pixels in an inch, of a PNG
 *
 * Returns: (transfer full): the same of a scenario sheet
 */
GBytes          *acies_sheet_to_bytes         (const AciesSheet       *sheet,
                                               AciesTheme             *theme,
                                               const char             *name,
                                               int                     dpi,
                                               GError                **error);

/* --- all tiles of a ruleset in one picture, for other programs --------------------------- */

/**
 * acies_render_tiles:
 * @columns: how many stand beside each other
 * @width: of each in pixels: the width of its hex
 * @height: of each in pixels
 * @error: %ACIES_RENDER_ERROR
 *
 * Draws them in the order of acies_tile_list(), row by row, each in the middle of its
 * place on nothing.
 *
 * Returns: (transfer full): a PNG, or %NULL
 */
GBytes *acies_render_tiles (const AciesRuleset *ruleset,
                            AciesTheme         *theme,
                            guint               columns,
                            int                 width,
                            int                 height,
                            GError            **error);

G_END_DECLS
