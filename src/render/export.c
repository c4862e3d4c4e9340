/* export.c - the board, or all tiles of a ruleset, as a picture in memory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/export.h"

#include "engine/look/look.h"
#include "render/layout.h"
#include "render/units.h"

#include <glib/gi18n-lib.h>
#include <math.h>

GBytes *
acies_render_tiles (const AciesRuleset *ruleset,
                    AciesTheme         *theme,
                    guint               columns,
                    int                 width,
                    int                 height,
                    GError            **error)
{
  AciesTile        tiles[ACIES_MAX_TILES];
  guint            n = acies_tile_list (ruleset, tiles);
  guint            rows = (n + columns - 1) / columns;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) columns * width, (int) rows * height);
  cairo_t         *cr = cairo_create (surface);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status;

  for (guint i = 0; i < n; i++)
    {
      int    left = (int) (i % columns) * width, top = (int) (i / columns) * height;
      double x = left + width / 2.0, y = top + height / 2.0;

      /* Nothing of a tile may show beside its place. */
      cairo_save (cr);
      cairo_rectangle (cr, left, top, width, height);
      cairo_clip (cr);
      if (tiles[i].terrain != ACIES_NO_ID)
        acies_render_tile (cr, theme, tiles[i].terrain, x, y, width, 1, FALSE);
      else
        {
          AciesPiece piece = acies_piece (ruleset, theme, tiles[i].type, tiles[i].side, x, y, width);

          acies_piece_draw (&piece, cr);
        }
      cairo_restore (cr);
    }
  cairo_destroy (cr);
  status = cairo_surface_write_to_png_stream (surface, acies_picture_append, bytes);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));

  g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_DRAWING, _ ("The picture cannot be drawn: %s"),
               cairo_status_to_string (status));

  return NULL;
}

/* --- the board as a picture in memory ---------------------------------------------------- */

#define POINTS_PER_INCH 72.0
#define PAPER_SCALE 4 /* a page of drawings is looked at as closely as this */

/* A board, or a part of it, that is drawn. */
typedef struct
{
  const AciesState *state;
  AciesTheme       *theme;
  AciesRenderView   view;
  const AciesFrame *frame;
  double            width;
  double            height;
  double            margin;
  AciesHexFlags     only; /* the hexes that are shown, when not all are */
} Shot;

/* Smaller pictures have no title. */
#define LEAST_TITLED_WIDTH 760

/* The height of the title and the key, in a picture of a whole board with a frame. */
static double
heading_of (const AciesState      *state,
            const AciesRenderView *view,
            const AciesFrame      *frame)
{
  if (!view->show_rulers || frame->n_hexes > 0 || frame->width < LEAST_TITLED_WIDTH || *state->texts->text[ACIES_TEXT_TITLE] == '\0')
    return 0;
  return CLAMP (frame->width * 0.082, 62, 140);
}

/* A picture of that width with all that is shown, and its margins. */
static Shot
take_shot (const AciesState      *state,
           AciesTheme            *theme,
           const AciesRenderView *view,
           const AciesFrame      *frame)
{
  Shot        self = { .state = state, .theme = theme, .view = *view, .frame = frame, .width = frame->width };
  AciesLayout layout = acies_layout (state->board, 1, 0, 0); /* of hexes that are 1 wide */
  double      half = acies_layout_hex_height (&layout) / 2;
  double      left = 0, top = 0, right, bottom;

  acies_layout_size (&layout, &right, &bottom);
  for (guint i = 0; i < frame->n_hexes; i++)
    {
      double x, y;

      acies_layout_centre (&layout, frame->hexes[i], &x, &y);
      left = i == 0 ? x - 0.5 : MIN (left, x - 0.5);
      right = i == 0 ? x + 0.5 : MAX (right, x + 0.5);
      top = i == 0 ? y - half : MIN (top, y - half);
      bottom = i == 0 ? y + half : MAX (bottom, y + half);
    }
  for (guint i = 0; i < 12; i++)
    {
      self.view.hex_width = (self.width - 2 * self.margin) / (right - left);
      self.margin = view->show_rulers ? acies_layout_margin (self.view.hex_width) : self.width * 0.01;
    }
  self.view.hex_width = (self.width - 2 * self.margin) / (right - left);
  self.view.x = self.margin - left * self.view.hex_width;
  self.view.heading = heading_of (state, view, frame);
  self.view.y = self.margin + self.view.heading - top * self.view.hex_width;
  self.height = ceil ((bottom - top) * self.view.hex_width + self.view.heading + 2 * self.margin);
  self.view.width = frame->n_hexes > 0 ? self.width : 0;
  self.view.height = frame->n_hexes > 0 ? self.height : 0;
  return self;
}

/* Only the hexes that are shown, and the letters and numbers of their columns and rows. */
static void
draw_hexes (Shot    *self,
            cairo_t *cr)
{
  AciesLayout layout = acies_render_view_layout (&self->view, self->state->board);
  double      hex_width = self->view.hex_width;
  double      overlap = acies_layout_is_of_squares (&layout) ? 0 : 0.15; /* of two rows */
  double      row_height = acies_layout_row_distance (&layout) * hex_width;
  guint       first_column = ACIES_MAX_COLUMNS, last_column = 0, first_row = ACIES_MAX_ROWS, last_row = 0;

  self->view.only = self->only;
  acies_colour_set (&acies_theme_style (self->theme, self->view.dark)->paper, cr, 1);
  cairo_paint (cr);
  cairo_save (cr);
  cairo_new_path (cr);
  for (guint i = 0; i < self->frame->n_hexes; i++)
    {
      AciesHex    hex = self->frame->hexes[i];
      AciesLayout grown = layout; /* with the lines around them, which lie half outside */
      double      x, y, moved_x, moved_y;

      self->only[hex] = TRUE;
      first_column = MIN (first_column, acies_hex_column (hex));
      last_column = MAX (last_column, acies_hex_column (hex));
      first_row = MIN (first_row, acies_hex_row (hex));
      last_row = MAX (last_row, acies_hex_row (hex));
      grown.hex_width += 2 * (hex_width * 0.01);
      acies_layout_centre (&layout, hex, &x, &y);
      acies_layout_centre (&grown, hex, &moved_x, &moved_y);
      grown.x += x - moved_x;
      grown.y += y - moved_y;
      acies_outline_hex (cr, &grown, hex);
    }
  cairo_clip (cr);
  acies_render_ground (cr, self->state, &self->view, self->theme);
  acies_render_pieces (cr, self->state, &self->view, self->theme);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, self->view.x + first_column * hex_width, 0, (last_column + 1 - first_column) * hex_width, self->margin);
  cairo_rectangle (cr, 0, self->view.y + first_row * row_height + overlap * hex_width, self->margin,
                   (last_row + 1 - first_row) * row_height);
  cairo_clip (cr);
  acies_render_rulers (cr, self->state, &self->view, self->theme);
  cairo_restore (cr);
}

static void
draw_shot (cairo_t *cr,
           double   scale,
           gpointer data)
{
  Shot *self = data;

  self->view.scale = scale;
  if (self->frame->n_hexes > 0)
    draw_hexes (self, cr);
  else
    acies_render_board (cr, self->state, &self->view, self->theme);
}

static Shot
take_plain_shot (const AciesState *state,
                 AciesTheme       *theme,
                 const AciesFrame *frame,
                 gboolean          dark)
{
  AciesRenderView view;

  acies_render_view_init (&view, state->board, frame->width, frame->width);
  view.dark = dark;
  view.show_rulers = FALSE;
  return take_shot (state, theme, &view, frame);
}

cairo_surface_t *
acies_render_to_surface (const AciesState *state,
                         AciesTheme       *theme,
                         int               width,
                         gboolean          dark)
{
  AciesFrame       frame = { .width = width };
  Shot             shot;
  cairo_surface_t *surface;
  cairo_t         *cr;

  g_return_val_if_fail (width > 0 && width <= ACIES_RENDER_MAX_WIDTH, NULL);

  shot = take_plain_shot (state, theme, &frame, dark);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, (int) shot.height);
  cr = cairo_create (surface);
  draw_shot (cr, 1, &shot);
  cairo_destroy (cr);
  return surface;
}

/* --- files ------------------------------------------------------------------------------- */

static gboolean
check_number (const char *format,
              int         number,
              int         min,
              int         max,
              GError    **error)
{
  if (number >= min && number <= max)
    return TRUE;
  g_set_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE, format, min, max);
  return FALSE;
}

/* A PNG of @dpi pixels in an inch says so, and is printed in its size. */
static GBytes *
draw_file (AciesPictureFormat format,
           double             width,
           double             height,
           int                dpi,
           double             other_scale,
           AciesDrawFunc      draw,
           gpointer           data,
           GError           **error)
{
  gboolean is_fine = format == ACIES_PICTURE_PNG && dpi != 0;
  GBytes  *bytes = acies_picture_to_bytes (format, width, height, is_fine ? dpi / POINTS_PER_INCH : other_scale, draw, data, error);

  return bytes != NULL && is_fine ? acies_png_set_density (bytes, dpi) : bytes;
}

GBytes *
acies_render_to_bytes (const AciesState      *state,
                       AciesTheme            *theme,
                       const AciesRenderView *view,
                       const char            *name,
                       const AciesFrame      *frame,
                       GError               **error)
{
  AciesPictureFormat format;
  Shot               shot;

  if (!acies_picture_find_format (name, &format, error) ||
      /* Translators: the least and the most */
      !check_number (_ ("The width must be from %1$d to %2$d"), frame->width, ACIES_RENDER_MIN_WIDTH, ACIES_RENDER_MAX_WIDTH, error) ||
      (frame->dpi != 0 &&
       /* Translators: the least and the most */
       !check_number (g_dngettext (GETTEXT_PACKAGE, "The resolution must be %1$d to %2$d pixel per inch", "The resolution must be from %1$d to %2$d pixels per inch", ACIES_RENDER_MAX_DPI), frame->dpi, ACIES_RENDER_MIN_DPI, ACIES_RENDER_MAX_DPI, error)))
    return NULL;
  shot = take_shot (state, theme, view, frame);
  return draw_file (format, shot.width, shot.height, frame->dpi, 1, draw_shot, &shot, error);
}

GBytes *
acies_render_to_thumbnail (const AciesState *state,
                           AciesTheme       *theme,
                           int               size,
                           gboolean          dark,
                           GError          **error)
{
  AciesFrame frame = { .width = size };
  Shot       shot;

  /* Translators: the least and the most */
  if (!check_number (g_dngettext (GETTEXT_PACKAGE, "The size of a thumbnail must be %1$d to %2$d pixel", "The size of a thumbnail must be from %1$d to %2$d pixels", ACIES_RENDER_MAX_SIZE), size, ACIES_RENDER_MIN_SIZE, ACIES_RENDER_MAX_SIZE, error))
    return NULL;
  shot = take_plain_shot (state, theme, &frame, dark);
  if (shot.height > size) /* the margins make it a little more than in proportion */
    frame.width = MAX ((int) (size * size / shot.height), 1);
  shot = take_plain_shot (state, theme, &frame, dark);
  while (shot.height > size && frame.width > 1)
    {
      frame.width--;
      shot = take_plain_shot (state, theme, &frame, dark);
    }
  return draw_file (ACIES_PICTURE_PNG, shot.width, shot.height, 0, 1, draw_shot, &shot, error);
}

typedef struct
{
  const AciesSheet *sheet;
  AciesTheme       *theme;
} SheetShot;

static void
draw_sheet (cairo_t *cr,
            double   scale,
            gpointer data)
{
  const SheetShot *shot = data;

  acies_sheet_draw (shot->sheet, cr, shot->theme, scale);
}

GBytes *
acies_sheet_to_bytes (const AciesSheet *sheet,
                      AciesTheme       *theme,
                      const char       *name,
                      int               dpi,
                      GError          **error)
{
  const AciesPage   *page = acies_sheet_get_page (sheet);
  SheetShot          shot = { sheet, theme };
  AciesPictureFormat format;

  if (!acies_picture_find_format (name, &format, error) ||
      !check_number (g_dngettext (GETTEXT_PACKAGE, "The resolution must be %1$d to %2$d pixel per inch", "The resolution must be from %1$d to %2$d pixels per inch", ACIES_RENDER_MAX_DPI), dpi, ACIES_RENDER_MIN_DPI, ACIES_RENDER_MAX_DPI, error))
    return NULL;
  return draw_file (format, page->width, page->height, dpi, PAPER_SCALE, draw_sheet, &shot, error);
}

typedef struct
{
  const GPtrArray *pages;
  AciesTheme      *theme;
} ReferenceShot;

static void
draw_reference (cairo_t *cr,
                double   scale,
                gpointer data)
{
  const ReferenceShot *shot = data;

  for (guint i = 0; i < shot->pages->len; i++)
    {
      if (i > 0)
        cairo_show_page (cr);
      acies_sheet_draw (shot->pages->pdata[i], cr, shot->theme, scale);
    }
}

GBytes *
acies_reference_to_bytes (const GPtrArray *pages,
                          AciesTheme      *theme,
                          GError         **error)
{
  const AciesPage *page = acies_sheet_get_page (pages->pdata[0]);
  ReferenceShot    shot = { pages, theme };

  return acies_picture_to_bytes (ACIES_PICTURE_PDF, page->width, page->height, PAPER_SCALE, draw_reference, &shot, error);
}
