/* pictures.h - a ruleset to be drawn, and looking at pixels
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/export.h"
#include "render/units.h"

G_BEGIN_DECLS

/* Rome vs Macedon as far as drawing needs it: names of sides, terrain, marks
 * and types, in the order of its file. */
AciesRuleset *pictures_ruleset_new (void);

/* The theme that comes with a ruleset. */
AciesTheme   *pictures_theme_new   (const AciesRuleset    *ruleset);

/* An empty board of 12x9 hexes and a view that shows all of it. */
typedef struct
{
  AciesRuleset   *ruleset;
  AciesTheme     *theme;
  AciesState     *state;
  AciesRenderView view;
} PicturesFixture;

void          pictures_set_up      (PicturesFixture       *self,
                                    gconstpointer          data);
void          pictures_tear_down   (PicturesFixture       *self,
                                    gconstpointer          data);

AciesUnitId   pictures_place       (AciesState            *state,
                                    const char            *type,
                                    const char            *hex,
                                    guint                  figures);
void          pictures_paint       (AciesState            *state,
                                    const char            *terrain,
                                    const char            *hexes);

/* Draws into a new image as large as the view's width and height. */
cairo_surface_t *pictures_draw     (const AciesState      *state,
                                    const AciesRenderView *view,
                                    AciesTheme            *theme);

/* Draws on black. */
cairo_surface_t *pictures_draw_piece (const AciesPiece      *piece,
                                      int                    width,
                                      int                    height);

/* Draws a hex of the terrain, 64 pixels wide, in the middle of 80 by 80. */
cairo_surface_t *pictures_draw_tile  (AciesTheme            *theme,
                                      AciesId                terrain);

/* The middle of a hex by its name. */
void          pictures_centre      (const PicturesFixture *self,
                                    const char            *hex,
                                    double                *x,
                                    double                *y);

/* The colour of one pixel, 0xRRGGBB. */
guint32       pictures_pixel       (cairo_surface_t       *surface,
                                    double                 x,
                                    double                 y);

/* How far apart two colours are: the sum over red, green and blue. */
int           pictures_difference  (guint32                a,
                                    guint32                b);

/* How many pixels of a square around a point are within 24 of the colour. */
guint         pictures_count       (cairo_surface_t       *surface,
                                    double                 x,
                                    double                 y,
                                    double                 half,
                                    guint32                colour);

/* The same of the colour in a hex of the fixture's view. */
guint         pictures_count_in_hex (const PicturesFixture *self,
                                    cairo_surface_t       *surface,
                                    const char            *hex,
                                    const AciesColour     *colour);

/* How many pixels of two pictures of one size are more than @least apart. */
guint         pictures_count_different (cairo_surface_t   *a,
                                    cairo_surface_t       *b,
                                    int                    least);

/* Whether a pixel has that colour, as it is or lit or shaded as the body of a piece is. */
gboolean      pictures_is_shade    (guint32                pixel,
                                    guint32                colour);

/* How many pixels of a square around a point have such a shade of the colour. */
guint         pictures_count_shades (cairo_surface_t      *surface,
                                    double                 x,
                                    double                 y,
                                    double                 half,
                                    guint32                colour);

gboolean      pictures_equal       (cairo_surface_t       *a,
                                    cairo_surface_t       *b);

G_END_DECLS
