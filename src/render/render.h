/* render.h - draws a state on a cairo context: on screen, to PNG, SVG and PDF
 *
 * The state says what is there, the view how one looks at it, the theme what it
 * looks like. The renderer decides nothing of the game: reachable hexes, targets
 * and the like are handed in with the view.
 *
 * Layers from below: ground (terrain, grid, names of hexes), pieces (washes,
 * camps, units, labels, outlines), rulers. A canvas can keep the ground of a zoom and
 * draw only the rest anew.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/symmetry.h"
#include "render/layout.h"
#include "render/theme.h"

G_BEGIN_DECLS

/* Why a hex stands out. */
typedef enum
{
  /* washes, below the units */
  ACIES_HIGHLIGHT_REACH,   /* may be entered */
  ACIES_HIGHLIGHT_MARCH,   /* may be entered, but no attack is made from there */
  ACIES_HIGHLIGHT_BRUSH,   /* a click works on it */
  /* outlines, above the units */
  ACIES_HIGHLIGHT_ABLE,    /* a unit that may act, or be ordered */
  ACIES_HIGHLIGHT_CHOSEN,  /* chosen so far; part of the selection */
  ACIES_HIGHLIGHT_OFFER,   /* an answer to the question that is asked */
  ACIES_HIGHLIGHT_TARGET,  /* an enemy that may be attacked */
  ACIES_HIGHLIGHT_ADVISED, /* it is advised to do something with what is here */
  ACIES_HIGHLIGHT_FAULT,   /* a finding has its place here */
  ACIES_HIGHLIGHT_SELECTED, /* one of several selected hexes: one line around all of them */
  ACIES_HIGHLIGHT_HANDLE,  /* by which a unit is turned, at the corner that it faces */
} AciesHighlightKind;
#define ACIES_N_HIGHLIGHTS (ACIES_HIGHLIGHT_HANDLE + 1)

typedef struct
{
  AciesHex           hex;
  AciesHighlightKind kind;
  guint8             badge;  /* of CHOSEN: 0: the hex stands out; else that one of the units there (units.h) */
  guint8             facing; /* of HANDLE: an AciesFacing */
} AciesHighlight;

/* What a click would bring about, shown before it is done. */
typedef enum
{
  ACIES_GHOST_TERRAIN,  /* id */
  ACIES_GHOST_UNIT,     /* id, side, figures */
  ACIES_GHOST_CAMP,     /* of a side */
  ACIES_GHOST_ENTRY,    /* of a side */
  ACIES_GHOST_GONE,     /* the unit there would be taken away: badge */
} AciesGhostKind;

typedef struct
{
  AciesHex  hex;
  guint8    kind;     /* AciesGhostKind */
  AciesId   id;       /* terrain or unit type */
  AciesSide side;
  guint8    figures;
  guint8    badge;    /* which unit of several; 0 for the main one (units.h) */
} AciesGhost;

/**
 * AciesRenderView:
 * @hex_width: the zoom: units from the left to the right side of a hex
 * @x: the left side of the first hex, in units of the picture
 * @y: the top corner of the first hex
 * @width: of what is seen; 0 when the picture is as large as the board
 * @height: the same
 * @scale: device pixels in one unit
 * @dark: draw the dark style
 * @show_rulers: letters above the columns, numbers beside the rows. Where the
 *   board is scrolled out of sight they stay at the edge of what is seen.
 * @show_names: the name in each hex, where there is room for it
 * @hover: the hex under the pointer, or %ACIES_NO_HEX; so the next two
 * @selected: the hex that is selected
 * @cursor: the hex the keyboard is at
 * @highlights: (array length=n_highlights) (nullable): in any order
 * @n_highlights: how many
 * @path: (array length=n_path) (nullable): hexes of a move, the first is where
 *   it begins
 * @n_path: how many
 * @attack_from: hex of the attacker in a combat that is shown, or %ACIES_NO_HEX
 * @attack_at: hex of the attacked
 * @symmetry: whose axis is drawn
 * @ghosts: (array length=n_ghosts) (nullable): what a click would bring about
 * @n_ghosts: how many
 * @threats: (array) (nullable elements): by side: how many of
 *   its units could hit each hex, %ACIES_MAX_HEXES numbers; %NULL where it is not
 *   shown
 * @only: (nullable): by hex whether its pieces are drawn; %NULL: all are
 *
 * How one looks at a state. A plain value; the arrays belong to the caller.
 */
typedef struct
{
  double                hex_width;
  double                x;
  double                y;
  double                width;
  double                height;
  double                scale;
  gboolean              dark;
  gboolean              show_rulers;
  gboolean              show_names;
  AciesHex              hover;
  AciesHex              selected;
  AciesHex              cursor;
  const AciesHighlight *highlights;
  guint                 n_highlights;
  const AciesHex       *path;
  guint                 n_path;
  AciesHex              attack_from;
  AciesHex              attack_at;
  AciesSymmetry         symmetry;
  const AciesGhost     *ghosts;
  guint                 n_ghosts;
  const guint8         *threats[ACIES_MAX_SIDES];
  const guint8         *only;
} AciesRenderView;

/**
 * acies_render_view_init:
 *
 * The whole of @board with rulers, light, nothing marked, as large as fits a
 * picture of @width by @height and centred in it.
 */
void        acies_render_view_init   (AciesRenderView       *self,
                                      const AciesBoard      *board,
                                      double                 width,
                                      double                 height);

/* The layout of the board as the view sees it. */
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
 * Draws what changes with board, zoom and style only.
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
 * @figures: how many marks stand under the shield; 0 for none
 * @marks: bit by mark of the ruleset
 * @properties: (nullable) (array fixed-size=8): of the unit; %NULL: they are not shown
 * @x: centre of the hex it would stand in; so @y
 * @hex_width: width of that hex
 *
 * Draws one unit as on the board: for palettes, lists and cards.
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
 * @x: centre of the hex; so @y
 *
 * Draws one hex of @terrain as on the board: for palettes and legends.
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
