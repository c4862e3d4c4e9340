/* export.h - renders boards, sheets and tiles to pictures in memory
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
#define ACIES_RENDER_MIN_SIZE 16   /* minimum size of a thumbnail, in pixels */
#define ACIES_RENDER_MAX_SIZE 2048
#define ACIES_RENDER_MIN_DPI 36
#define ACIES_RENDER_MAX_DPI 1200

/* The part of a board that a picture shows, and the size of the picture. */
typedef struct
{
  int             width;    /* width of the picture in pixels (PNG), user units (SVG) or points (PDF) */
  int             dpi;      /* pixels per inch of a PNG, or 0. If @dpi is not 0, @width is in points for every format,
                             * and a PNG is @width * @dpi / 72 pixels wide. */
  const AciesHex *hexes;    /* (array length=n_hexes) (nullable): hexes to show; all must be on the board */
  guint           n_hexes;  /* number of hexes; 0 for the whole board */
} AciesFrame;

/**
 * acies_render_to_surface:
 * @width: width in pixels; the height depends on the board
 *
 * Returns: (transfer full): a picture of the whole board with its units, without rulers
 */
cairo_surface_t *acies_render_to_surface      (const AciesState       *state,
                                               AciesTheme             *theme,
                                               int                     width,
                                               gboolean                dark);

/**
 * acies_render_to_thumbnail:
 * @size: maximum width and height in pixels
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): a small picture of the board as a PNG, or %NULL
 */
GBytes          *acies_render_to_thumbnail    (const AciesState       *state,
                                               AciesTheme             *theme,
                                               int                     size,
                                               gboolean                dark,
                                               GError                **error);

/**
 * acies_render_to_bytes:
 * @view: supplies the style, names, rulers and highlights; its position and zoom are ignored
 * @name: file name; its extension (.png, .svg or .pdf) determines the format
 * @frame: the part of the board to show, and the size of the picture
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): the contents of the file, or %NULL
 */
GBytes          *acies_render_to_bytes        (const AciesState       *state,
                                               AciesTheme             *theme,
                                               const AciesRenderView  *view,
                                               const char             *name,
                                               const AciesFrame       *frame,
                                               GError                **error);

/**
 * acies_sheet_to_bytes:
 * @theme: the theme of the sheet's ruleset
 * @name: file name; its extension (.png, .svg or .pdf) determines the format
 * @dpi: pixels per inch of a PNG
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): the contents of the file, or %NULL
 */
GBytes          *acies_sheet_to_bytes         (const AciesSheet       *sheet,
                                               AciesTheme             *theme,
                                               const char             *name,
                                               int                     dpi,
                                               GError                **error);

/**
 * acies_reference_to_bytes:
 * @pages: (element-type AciesSheet): the pages of a reference card
 * @theme: the theme of its ruleset
 * @error: %ACIES_RENDER_ERROR
 *
 * Returns: (transfer full): a PDF with all pages, or %NULL
 */
GBytes          *acies_reference_to_bytes     (const GPtrArray        *pages,
                                               AciesTheme             *theme,
                                               GError                **error);

/* --- all tiles of a ruleset in one picture, for other programs --------------------------- */

/**
 * acies_render_tiles:
 * @columns: number of tiles per row
 * @width: width of a tile in pixels; also the width of the hex drawn on it
 * @height: height of a tile in pixels
 * @error: %ACIES_RENDER_ERROR
 *
 * Draws all tiles on a transparent background, row by row, in the order of acies_tile_list().
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
