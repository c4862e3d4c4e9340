/* render.h - draws a state on a cairo context, for the screen and for PNG, SVG and PDF files
 *
 * The state contains the board and the units. The view sets the zoom and the highlights. The theme sets the colours and the
 * pictures. The renderer does not apply rules: the caller must add reachable hexes and targets to the view.
 *
 * The layers from bottom to top are ground (terrain, grid, names of hexes), pieces (tints of whole hexes, called washes;
 * camps; units; labels; outlines) and rulers. A canvas can cache the ground and redraw the other layers.
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
  ACIES_HIGHLIGHT_REACH,   /* a hex that the unit can enter */
  ACIES_HIGHLIGHT_MARCH,   /* a hex that the unit can enter, but cannot attack from */
  ACIES_HIGHLIGHT_BRUSH,   /* a hex that a click would change */
  /* outlines, above the units */
  ACIES_HIGHLIGHT_ABLE,    /* a unit that can act or be ordered */
  ACIES_HIGHLIGHT_CHOSEN,  /* a unit or hex that is already chosen or selected */
  ACIES_HIGHLIGHT_OFFER,   /* a possible answer to the current question */
  ACIES_HIGHLIGHT_TARGET,  /* an enemy that can be attacked */
  ACIES_HIGHLIGHT_ADVISED, /* a hex that is part of the advice */
  ACIES_HIGHLIGHT_FAULT,   /* the place of a finding */
  ACIES_HIGHLIGHT_SELECTED, /* one of several selected hexes, which share an outline */
  ACIES_HIGHLIGHT_HANDLE,  /* a handle for turning the unit, at the corner that the unit faces */
} AciesHighlightKind;
#define ACIES_N_HIGHLIGHTS (ACIES_HIGHLIGHT_HANDLE + 1)

typedef struct
{
  AciesHex           hex;
  AciesHighlightKind kind;
  guint8             badge;  /* for CHOSEN: badge of the unit (units.h), or 0 for the hex */
  guint8             facing; /* for HANDLE: an AciesFacing */
} AciesHighlight;

/* The effect of a click, shown before the click. */
typedef enum
{
  ACIES_GHOST_TERRAIN,  /* paints terrain @id */
  ACIES_GHOST_UNIT,     /* places a unit of type @id, with @side and @figures */
  ACIES_GHOST_CAMP,     /* places the camp of @side */
  ACIES_GHOST_ENTRY,    /* lets the reserve of @side enter at the hex */
  ACIES_GHOST_GONE,     /* removes the unit with @badge */
} AciesGhostKind;

typedef struct
{
  AciesHex  hex;
  guint8    kind;     /* AciesGhostKind */
  AciesId   id;       /* terrain or unit type */
  AciesSide side;
  guint8    figures;
  guint8    badge;    /* badge of the unit (units.h); 0 for the main unit */
} AciesGhost;

/* How a state is shown. A value type that does not own its arrays. */
typedef struct
{
  double                hex_width;                 /* zoom: width of a hex in units of the picture */
  double                x;                         /* left edge of the first hex, in units of the picture */
  double                y;                         /* top edge of the first hex */
  double                width;                     /* width of the visible part; 0 for the whole board */
  double                height;                    /* height of the visible part */
  double                scale;                     /* device pixels per unit of the picture */
  gboolean              dark;                      /* whether to draw the dark style */
  gboolean              high_contrast;             /* whether the lines between hexes stand out of any ground by 3:1 */
  gboolean              show_rulers;               /* whether to draw letters of columns and numbers of rows at the
                                                    * edge of the visible part */
  gboolean              show_names;                /* whether to draw the name of each hex, if the hex is large enough */
  AciesHex              hover;                     /* hex under the pointer, or %ACIES_NO_HEX */
  AciesHex              selected;                  /* selected hex, or %ACIES_NO_HEX */
  AciesHex              cursor;                    /* hex with the keyboard focus, or %ACIES_NO_HEX */
  const AciesHighlight *highlights;                /* (array length=n_highlights) (nullable): in any order */
  guint                 n_highlights;              /* number of highlights */
  const AciesHex       *path;                      /* (array length=n_path) (nullable): hexes of a move, in order
                                                    * from the start */
  guint                 n_path;                    /* number of hexes of the move */
  AciesHex              attack_from;               /* hex of the attacker in the shown combat, or %ACIES_NO_HEX */
  AciesHex              attack_at;                 /* hex of the attacked unit */
  AciesSymmetry         symmetry;                  /* symmetry whose axis is drawn */
  const AciesGhost     *ghosts;                    /* (array length=n_ghosts) (nullable): the effects of a click */
  guint                 n_ghosts;                  /* number of ghosts */
  const guint8         *threats[ACIES_MAX_SIDES];  /* (array) (nullable elements): for each side, the number of its
                                                    * units that can hit each hex (%ACIES_MAX_HEXES numbers); %NULL
                                                    * to hide the threats */
  const guint8         *only;                      /* (nullable): for each hex, whether to draw its pieces; %NULL for all */
} AciesRenderView;

/**
 * acies_render_view_init:
 *
 * Sets the light style, with rulers and without highlights. Centres @board in an area of @width by @height, at the largest zoom
 * that shows the whole board.
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
 * Draws all layers: ground, pieces and rulers.
 */
void        acies_render_board       (cairo_t               *cr,
                                      const AciesState      *state,
                                      const AciesRenderView *view,
                                      AciesTheme            *theme);

/**
 * acies_render_ground:
 *
 * Draws the ground, which depends only on the board, the zoom and the style.
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
 * @figures: number of figures to show under the shield; 0 to show no number
 * @marks: marks of the unit, one bit for each mark of the ruleset
 * @properties: (nullable) (array fixed-size=8): properties to show, or %NULL
 * @x: horizontal centre of the hex
 * @y: vertical centre of the hex
 * @hex_width: width of the hex
 *
 * Draws one unit in the same way as on the board, for palettes, lists and cards.
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
 * @x: horizontal centre of the hex
 * @y: vertical centre of the hex
 *
 * Draws one hex of @terrain in the same way as on the board, for palettes and legends.
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
