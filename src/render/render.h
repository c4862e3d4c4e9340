/* render.h - draws a state on a cairo context, for the screen and for PNG, SVG and PDF files
 *
 * The state provides the board and the units, the view sets the zoom and the highlights, and the theme provides the
 * colours and pictures. The renderer does not know the rules of the game: the caller must add reachable hexes and
 * targets to the view.
 *
 * There are three layers, from bottom to top:
 * - ground: terrain, grid and hex names
 * - pieces: washes (tints over whole hexes), camps, units, labels and outlines
 * - rulers
 * A canvas can cache the ground and redraw only the other layers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit/symmetry.h"
#include "render/layout.h"
#include "render/theme.h"

G_BEGIN_DECLS

/* The reason why a hex is highlighted. */
typedef enum
{
  /* washes, drawn below the units */
  ACIES_HIGHLIGHT_REACH,   /* a hex that the unit can enter */
  ACIES_HIGHLIGHT_MARCH,   /* a hex that the unit can enter, but cannot attack from */
  ACIES_HIGHLIGHT_BRUSH,   /* a hex that a click would change */
  /* outlines, drawn above the units */
  ACIES_HIGHLIGHT_ABLE,    /* a unit that can act or be ordered */
  ACIES_HIGHLIGHT_CHOSEN,  /* a unit or hex that the user has chosen or selected */
  ACIES_HIGHLIGHT_OFFER,   /* a possible answer to the current question */
  ACIES_HIGHLIGHT_TARGET,  /* an enemy that can be attacked */
  ACIES_HIGHLIGHT_ADVISED, /* a hex that the recommended command involves */
  ACIES_HIGHLIGHT_FAULT,   /* the location of a finding */
  ACIES_HIGHLIGHT_SELECTED, /* one of several selected hexes, drawn with a common outline */
  ACIES_HIGHLIGHT_HANDLE,  /* a handle for turning the unit, at the corner that the unit faces */
  ACIES_HIGHLIGHT_GUIDED,  /* what the step of a lesson is about */
} AciesHighlightKind;
#define ACIES_N_HIGHLIGHTS (ACIES_HIGHLIGHT_GUIDED + 1)

typedef struct
{
  AciesHex           hex;
  AciesHighlightKind kind;
  guint8             badge;  /* for CHOSEN: badge of the chosen unit (units.h), or 0 for the hex */
  guint8             facing; /* for HANDLE: an AciesFacing */
} AciesHighlight;

/* A preview of the effect of a click. */
typedef enum
{
  ACIES_GHOST_TERRAIN,  /* paints terrain @id */
  ACIES_GHOST_UNIT,     /* places a unit of type @id with @figures for @side */
  ACIES_GHOST_CAMP,     /* places the camp of @side */
  ACIES_GHOST_ENTRY,    /* makes the hex an entry hex for the reserve of @side */
  ACIES_GHOST_GONE,     /* removes the unit with @badge */
} AciesGhostKind;

typedef struct
{
  AciesHex  hex;
  guint8    kind;     /* an AciesGhostKind */
  AciesId   id;       /* terrain or unit type */
  AciesSide side;
  guint8    figures;
  guint8    badge;    /* badge of the unit (units.h), or 0 for the main unit */
} AciesGhost;

/* A unit on its way between two hexes, drawn above the board (AciesRenderView.absent). */
typedef struct
{
  AciesUnit unit;      /* the unit to draw */
  AciesHex  from;
  AciesHex  to;        /* may be the same as @from */
  double    part;      /* how much of the way from @from to @to is done, from 0 to 1 */
  guint8    badge;     /* badge of the unit (units.h) on @from and on @to */
  guint8    badge_to;
  double    opacity;
} AciesSprite;

/* A mark of something that has happened, drawn below the units. */
typedef enum
{
  ACIES_TRAIL_MOVE,   /* a unit of @side has moved from @from to @to */
  ACIES_TRAIL_ATTACK, /* a unit of @side on @from has attacked @to */
} AciesTrailKind;

typedef struct
{
  guint8    kind;    /* an AciesTrailKind */
  guint8    strong;  /* whether it is drawn stronger than others */
  guint8    goes_on; /* whether another trail of the unit begins at @to */
  AciesSide side;
  AciesHex  from;
  AciesHex  to;
} AciesTrail;

/* How to draw a state. The view does not own its arrays. */
typedef struct
{
  double                hex_width;                 /* zoom: width of a hex in user-space units */
  double                x;                         /* left edge of the first hex in user-space units */
  double                y;                         /* top edge of the first hex */
  double                width;                     /* width of the visible area, or 0 for the whole board */
  double                height;                    /* height of the visible area */
  double                heading;                   /* height of the land above the board that shows the title and a key to
                                                    * the terrain, or 0 for none; only for pictures of the whole board */
  double                scale;                     /* device pixels per user-space unit */
  gboolean              dark;                      /* whether to use the dark style */
  gboolean              is_plain;                  /* whether the land has flat colours and simple patterns, for small
                                                    * files */
  gboolean              is_printed;                /* whether to use the light style with less ink on the land */
  gboolean              high_contrast;             /* whether the lines between hexes have a contrast of 3:1 to any ground */
  gboolean              show_rulers;               /* whether to draw column letters and row numbers along the edge of
                                                    * the visible area */
  gboolean              show_names;                /* whether to name the hexes without a piece, if there is room */
  AciesHex              hover;                     /* hex under the pointer, or %ACIES_NO_HEX */
  AciesHex              selected;                  /* selected hex, or %ACIES_NO_HEX */
  AciesHex              cursor;                    /* hex with the keyboard focus, or %ACIES_NO_HEX */
  const AciesHighlight *highlights;                /* (array length=n_highlights) (nullable): highlights in any order */
  guint                 n_highlights;              /* number of highlights */
  const AciesHex       *path;                      /* (array length=n_path) (nullable): the hexes of a move, from start
                                                    * to end */
  guint                 n_path;                    /* number of hexes in @path */
  AciesHex              attack_from;               /* hex of the attacker in the combat to show, or %ACIES_NO_HEX */
  AciesHex              attack_at;                 /* hex of the target in that combat */
  AciesSymmetry         symmetry;                  /* symmetry whose axis is drawn */
  const AciesGhost     *ghosts;                    /* (array length=n_ghosts) (nullable): what a click would change */
  guint                 n_ghosts;                  /* number of ghosts */
  const AciesTrail     *trails;                    /* (array length=n_trails) (nullable): what has happened */
  guint                 n_trails;                  /* number of trails */
  const guint8         *threats[ACIES_MAX_SIDES];  /* (array) (nullable elements): for each side, the number of its
                                                    * units that can attack each hex (%ACIES_MAX_HEXES numbers), or
                                                    * %NULL to hide the threats */
  const guint8         *only;                      /* (nullable): for each hex, whether to draw its pieces; %NULL to
                                                    * draw all pieces */
  const guint8         *absent;                    /* (array fixed-size=ACIES_MAX_UNITS) (nullable): for each unit, whether it
                                                    * is left out; %NULL to leave out none */
} AciesRenderView;

/**
 * acies_render_view_init:
 *
 * Initialises a view in the light style, with rulers and without highlights. Centres @board in an area of @width by
 * @height at the largest zoom at which the whole board is visible.
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
 * Draws all three layers.
 */
void        acies_render_board       (cairo_t               *cr,
                                      const AciesState      *state,
                                      const AciesRenderView *view,
                                      AciesTheme            *theme);

/**
 * acies_render_ground:
 *
 * Draws the bottom layer. The result depends only on the board, the zoom and the style, so it can be cached.
 */
void        acies_render_ground      (cairo_t               *cr,
                                      const AciesState      *state,
                                      const AciesRenderView *view,
                                      AciesTheme            *theme);

/**
 * acies_render_draft:
 *
 * Draws one colour on each hex: what is seen of the bottom layer in the moment before it is drawn.
 */
void        acies_render_draft       (cairo_t               *cr,
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
 * acies_render_sprite:
 *
 * Draws the unit of @sprite around the origin of @cr, at the size of @hex_width. Position and opacity are the caller's.
 */
void        acies_render_sprite      (cairo_t               *cr,
                                      const AciesState      *state,
                                      const AciesRenderView *view,
                                      AciesTheme            *theme,
                                      const AciesSprite     *sprite,
                                      double                 hex_width);

/**
 * acies_sprite_place:
 * @x: (out): horizontal centre
 * @y: (out): vertical centre
 * @hex_width: (out): the size, as a width of a hex; that of a badge is smaller
 */
void        acies_sprite_place       (const AciesSprite     *self,
                                      const AciesLayout     *layout,
                                      double                 scale,
                                      double                *x,
                                      double                *y,
                                      double                *hex_width);

/**
 * acies_render_tile:
 * @x: horizontal centre of the hex
 * @y: vertical centre of the hex
 *
 * Draws a single hex of @terrain as it would appear on the board, for palettes and legends.
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
