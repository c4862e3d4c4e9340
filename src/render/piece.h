/* piece.h - the parts of a drawn unit: its body, what is on its face, and the card that fills its square
 *
 * Only units.c and legend.c use these functions; everything else calls acies_piece_draw(). All measures are fractions of the width
 * of a hex, from its centre. The light comes from the north-west.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/units.h"

G_BEGIN_DECLS

/* A piece that is being drawn. */
typedef struct
{
  const AciesPiece *piece;
  AciesShield       shield;
  double            px;         /* width of a hex in device pixels */
  gboolean          is_die;
  gboolean          is_back;
  gboolean          is_counted;  /* whether the piece shows its strength */
  gboolean          is_crowded;  /* whether signs and dots need room beside the device */
  AciesPicture     *emblem;      /* (nullable): emblem to show below the device */
  AciesCorners      corners;      /* of the field, inside the rim */
  /* These colours are paler if the piece is a preview or has acted. */
  AciesColour       face;
  AciesColour       device;
  AciesColour       gold;
  AciesColour       alert;
} AciesPieceDrawing;

/* Width of a hex in device pixels below which signs have no disc, are left out, shadows of devices are, and beside a device the
 * strength is. */
#define ACIES_PIECE_PLAIN_SIGNS 40
#define ACIES_PIECE_FEW_SIGNS 34
#define ACIES_PIECE_FLAT 30
#define ACIES_PIECE_DEVICE 24

/* Returns the length of @share, but at least @pixels device pixels, as a fraction of the width of a hex. */
static inline double
acies_piece_at_least (const AciesPieceDrawing *self, double share, double pixels)
{
  return MAX (share, pixels / self->px);
}

/* Returns whether units of @type have signs or dots, whatever they say now. */
gboolean    acies_piece_has_signs   (const AciesRuleset      *ruleset,
                                     AciesId                  type);

AciesColour acies_piece_colour      (const AciesPiece        *self,
                                     const AciesColour       *colour);
gboolean    acies_piece_shows       (const AciesPiece        *self,
                                     AciesMarkLook            look);
gboolean    acies_piece_is_turned   (const AciesPiece        *self);

/* The functions below draw around the origin, where a hex is one unit wide. */

/* White (@tone above 0) or black (below) in a colour at a place of a gradient. */
typedef struct
{
  double place;
  double tone;
} AciesShade;

/* Fills the path with shades of @colour. @pattern: (transfer full): where the gradient lies */
void        acies_piece_fill_gradient (cairo_t               *cr,
                                       cairo_pattern_t       *pattern,
                                       const AciesShade      *shades,
                                       guint                  n_shades,
                                       const AciesColour     *colour);
/* Adds the outline of the body to the path. @inset: distance inside the outline; negative values are outside */
void        acies_piece_add_outline (const AciesPieceDrawing *self,
                                     cairo_t                 *cr,
                                     double                   inset);
/* Fills the path as the pale line around a body, which is drawn over it. */
void        acies_piece_fill_keyline (const AciesPieceDrawing *self,
                                      cairo_t                 *cr);
/* Draws the shadow, the rim and the field. */
void        acies_piece_draw_body   (const AciesPieceDrawing *self,
                                     cairo_t                 *cr);
/* Darkens the body below @top, as a ground for the strength and the signs. */
void        acies_piece_draw_strip  (const AciesPieceDrawing *self,
                                     cairo_t                 *cr,
                                     double                   top);
/* Returns the distance from the centre to the outline in the direction @angle, clockwise from the top. */
double      acies_piece_reach       (const AciesPieceDrawing *self,
                                     double                   angle);

void        acies_piece_draw_text   (const AciesPieceDrawing *self,
                                     cairo_t                 *cr,
                                     const char              *text,
                                     double                   x,
                                     double                   y,
                                     double                   size);
/* Draws the picture of the type, or the first letters of its name, with a shadow to the south-east. */
void        acies_piece_draw_device (const AciesPieceDrawing *self,
                                     cairo_t                 *cr,
                                     double                   x,
                                     double                   y,
                                     double                   size);
/* Draws everything inside the body: device, strength, signs and dots, and the point at the facing. */
void        acies_piece_draw_face   (const AciesPieceDrawing *self,
                                     cairo_t                 *cr);
/* Draws the sign of a token on a die. */
void        acies_piece_draw_die_signs (const AciesPieceDrawing *self,
                                        cairo_t                 *cr);

/* Returns: (transfer full): the name of a tile without that of its colour, which is seen, and without what only tells it
 * from its like */
char       *acies_piece_dup_tile_name (const AciesRuleset     *ruleset,
                                       AciesId                 type);

/* Draws a tile that fills its square: its edges, its emblem and its name. */
void        acies_piece_draw_tile   (const AciesPieceDrawing *self,
                                     cairo_t                 *cr);

G_END_DECLS
