/* render.h - draws a state on a cairo context: on screen, to PNG, SVG and PDF
 *
 * The state holds the contents, the view the zoom and the highlights, the theme the look. The renderer computes
 * nothing of the game: the caller puts reachable hexes and targets in the view.
 *
 * Layers from below: ground (terrain, grid, names of hexes), pieces (washes, camps, units, labels, outlines),
 * rulers. A canvas can cache the ground and redraw the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/symmetry.h"
#include "render/layout.h"
#include "render/theme.h"

G_BEGIN_DECLS

/* Why a hex is highlighted. */
typedef enum
{
  /* washes, below the units */
  ACIES_HIGHLIGHT_REACH,   /* can be entered */
  ACIES_HIGHLIGHT_MARCH,   /* can be entered, but not attacked from */
  ACIES_HIGHLIGHT_BRUSH,   /* affected by a click */
  /* outlines, above the units */
  ACIES_HIGHLIGHT_ABLE,    /* a unit that can act or be ordered */
  ACIES_HIGHLIGHT_CHOSEN,  /* chosen so far, or selected */
  ACIES_HIGHLIGHT_OFFER,   /* an answer to the current question */
  ACIES_HIGHLIGHT_TARGET,  /* an enemy that can be attacked */
  ACIES_HIGHLIGHT_ADVISED, /* part of the advice */
  ACIES_HIGHLIGHT_FAULT,   /* place of a finding */
  ACIES_HIGHLIGHT_SELECTED, /* one of several selected hexes; one line surrounds all */
  ACIES_HIGHLIGHT_HANDLE,  /* handle at the faced corner, for turning the unit */
} AciesHighlightKind;
#define ACIES_N_HIGHLIGHTS (ACIES_HIGHLIGHT_HANDLE + 1)

typedef struct
{
  AciesHex           hex;
  AciesHighlightKind kind;
  guint8             badge;  /* of CHOSEN: 0 for the hex, else the badge of a unit (units.h) */
  guint8             facing; /* of HANDLE: an AciesFacing */
} AciesHighlight;

/* Preview of a click. */
typedef enum
{
  ACIES_GHOST_TERRAIN,  /* id */
  ACIES_GHOST_UNIT,     /* id, side, figures */
  ACIES_GHOST_CAMP,     /* of a side */
  ACIES_GHOST_ENTRY,    /* of a side */
  ACIES_GHOST_GONE,     /* removes the unit: badge */
} AciesGhostKind;

typedef struct
{
  AciesHex  hex;
  guint8    kind;     /* AciesGhostKind */
  AciesId   id;       /* terrain or unit type */
  AciesSide side;
  guint8    figures;
  guint8    badge;    /* badge of the unit; 0 for the main one (units.h) */
} AciesGhost;

/* How a state is shown. A value type; the arrays belong to the caller. */
typedef struct
{
  double                hex_width;                 /* zoom: width of a hex in units */
  double                x;                         /* left side of the first hex, in units of the picture */
  double                y;                         /* top of the first hex */
  double                width;                     /* width of the visible part; 0 for the whole board */
  double                height;                    /* height of the visible part */
  double                scale;                     /* device pixels per unit */
  gboolean              dark;                      /* whether to draw the dark style */
  gboolean              show_rulers;               /* whether to draw letters above the columns and numbers beside
                                                    * the rows; they stay at the edge of the visible part */
  gboolean              show_names;                /* whether to draw the name of each hex, if there is room */
  AciesHex              hover;                     /* hex under the pointer, or %ACIES_NO_HEX */
  AciesHex              selected;                  /* selected hex, or %ACIES_NO_HEX */
  AciesHex              cursor;                    /* hex with the keyboard focus, or %ACIES_NO_HEX */
  const AciesHighlight *highlights;                /* (array length=n_highlights) (nullable): in any order */
  guint                 n_highlights;              /* number of highlights */
  const AciesHex       *path;                      /* (array length=n_path) (nullable): hexes of a move, from its
                                                    * start */
  guint                 n_path;                    /* number of hexes */
  AciesHex              attack_from;               /* hex of the attacker in the shown combat, or %ACIES_NO_HEX */
  AciesHex              attack_at;                 /* hex of the attacked unit */
  AciesSymmetry         symmetry;                  /* symmetry whose axis is drawn */
  const AciesGhost     *ghosts;                    /* (array length=n_ghosts) (nullable): preview of a click */
  guint                 n_ghosts;                  /* number of ghosts */
  const guint8         *threats[ACIES_MAX_SIDES];  /* (array) (nullable elements): by side: number of its units
                                                    * that could hit each hex, %ACIES_MAX_HEXES numbers; %NULL to
                                                    * hide */
  const guint8         *only;                      /* (nullable): by hex: whether to draw its pieces; %NULL for all */
} AciesRenderView;

/**
 * acies_render_view_init:
 *
 * Sets the light style with rulers, no highlights, and the largest zoom that shows all of @board, centred, in
 * @width by @height.
 */
void        acies_render_view_init   (AciesRenderView       *self,
                                      const AciesBoard      *board,
                                      double                 width,
                                      double                 height);

/* Returns the layout of @board in the view. */
AciesLayout acies_render_view_layout (const AciesRenderView *self,
                                      const AciesBoard      *board);

/**
 * acies_render_board:
 *
 * Draws everything: ground, pieces, rulers.
 */
void        acies_render_board       (cairo_t               *cr,
                                      const AciesState      *state,
                                      const AciesRenderView *view,
                                      AciesTheme            *theme);

/**
 * acies_render_ground:
 *
 * Draws the layer that depends only on board, zoom and style.
 */
void        acies_render_ground      (cairo_t               *cr,
                                      const AciesState      *state,
                                      const AciesRenderView *view,
                                      AciesTheme            *theme);
void        acies_render_pieces      (cairo_t               *cr,
                                      const AciesState      *state,
                                      const AciesRenderView *view,
                                      AciesTheme            *theme);
void        acies_render_rulers      (cairo_t               *cr,
                                      const AciesState      *state,
                                      const AciesRenderView *view,
                                      AciesTheme            *theme);

/**
 * acies_render_piece:
 * @type: index of a unit type
 * @figures: figures under the shield; 0 for none
 * @marks: bit by mark of the ruleset
 * @properties: (nullable) (array fixed-size=8): properties to show, or %NULL
 * @x: centre of its hex
 * @y: centre of its hex
 * @hex_width: width of its hex
 *
 * Draws one unit as on the board, for palettes, lists and cards.
 */
void        acies_render_piece       (cairo_t               *cr,
                                      const AciesRuleset    *ruleset,
                                      AciesTheme            *theme,
                                      AciesId                type,
                                      AciesSide              side,
                                      guint                  figures,
                                      guint                  marks,
                                      const guint8          *properties,
                                      double                 x,
                                      double                 y,
                                      double                 hex_width,
                                      double                 scale,
                                      gboolean               dark);

/**
 * acies_render_tile:
 * @x: centre of the hex
 * @y: centre of the hex
 *
 * Draws one hex of @terrain as on the board, for palettes and legends.
 */
void        acies_render_tile        (cairo_t               *cr,
                                      AciesTheme            *theme,
                                      AciesId                terrain,
                                      double                 x,
                                      double                 y,
                                      double                 hex_width,
                                      double                 scale,
                                      gboolean               dark);

G_END_DECLS
