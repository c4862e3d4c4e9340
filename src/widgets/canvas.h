/* canvas.h - a widget that shows the board
 *
 * The canvas shows the state of a session, and turns input by pointer, keys and assistive technology into signals about
 * hexes. It does not know the rules: the view that uses the canvas sets the highlights and handles the clicks.
 *
 * A stroke emits "hex-pressed", then "hex-dragged" for every further hex that the pointer reaches, then "hex-released".
 * A press and release on the same hex, Enter on the hex cursor and the accessible action "canvas.use" also emit
 * "hex-activated" at the end. A view without strokes needs only that signal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"
#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Position and zoom, independent of the size of the widget. */
typedef struct
{
  double hex_width; /* in pixels; 0 for the whole board */
  double x;         /* distance from the left edge of the board to the centre of the uncovered canvas, in hex widths */
  double y;         /* distance from the top edge to this centre, in hex widths */
} AciesCanvasPlace;

#define ACIES_TYPE_CANVAS (acies_canvas_get_type ())
G_DECLARE_FINAL_TYPE (AciesCanvas, acies_canvas, ACIES, CANVAS, GtkWidget)

/**
 * AciesCanvas:description: (nullable) (type utf8)
 * See acies_canvas_set_description().
 *
 * AciesCanvas::hex-pressed:
 * @hex: the hex; %ACIES_NO_HEX off the board
 * @button: %GDK_BUTTON_PRIMARY or %GDK_BUTTON_SECONDARY
 * @modifiers: the modifier keys held
 *
 * AciesCanvas::hex-dragged:
 * @hex: the next hex that the pointer reaches while the button is down; a fast pointer does not skip hexes
 *
 * AciesCanvas::hex-released:
 * @hex: the hex of the release; %ACIES_NO_HEX off the board
 *
 * AciesCanvas::stroke-cancelled:
 *
 * The stroke was cancelled, for example with Escape. "hex-released" is not emitted.
 *
 * AciesCanvas::hex-activated: (the arguments are those of "hex-pressed")
 *
 * AciesCanvas::menu-wanted:
 * @hex: the hovered hex or hex cursor; after a long press, the touched hex
 *
 * Emitted for the menu key, Shift+F10, the accessible action "canvas.menu" and a long press. A stroke is cancelled
 * first.
 *
 * AciesCanvas::state-changed:
 *
 * The canvas shows another state, after a command or with another session or viewing side.
 *
 * AciesCanvas::pointer-moved:
 *
 * The pointer has moved, perhaps within a hex, with or without a pressed button. Emitted after "hex-dragged" and
 * "hex-hovered".
 *
 * AciesCanvas::hex-hovered:
 * @hex: see acies_canvas_get_hovered()
 *
 * The hovered hex has changed, or the pointer has moved to another unit on the same hex.
 */

/**
 * acies_canvas_set_session:
 * @session: (nullable): the session to show
 *
 * Keeps zoom and position if the new board has the same size.
 */
void          acies_canvas_set_session    (AciesCanvas          *self,
                                           AciesSession         *session);

/**
 * acies_canvas_set_viewing_side:
 * @viewing_side: the side for which the board is drawn and described; it sees only its own face-down units
 *   (engine/core/units.h). The default is %ACIES_NO_SIDE.
 */
void          acies_canvas_set_viewing_side     (AciesCanvas          *self,
                                                 AciesSide             viewing_side);

/**
 * acies_canvas_set_theme:
 * @theme: (transfer none): the theme of the board; must outlive the canvas
 */
void          acies_canvas_set_theme      (AciesCanvas          *self,
                                           AciesTheme           *theme);

/**
 * acies_canvas_set_highlights:
 * @highlights: (array length=n): the highlights, copied
 */
void          acies_canvas_set_highlights (AciesCanvas          *self,
                                           const AciesHighlight *highlights,
                                           guint                 n);

/* Returns: (transfer none) (element-type AciesHighlight): those highlights */
const GArray *acies_canvas_get_highlights (AciesCanvas          *self);

/**
 * acies_canvas_set_advice:
 * @highlights: (array length=n): more highlights, which keyboard navigation skips; copied
 */
void          acies_canvas_set_advice     (AciesCanvas          *self,
                                           const AciesHighlight *highlights,
                                           guint                 n);

/**
 * acies_canvas_set_threat:
 * @units: (array fixed-size=4096) (nullable): for each hex, the number of units of @side that could attack it; copied.
 *   %NULL to hide the threat
 */
void          acies_canvas_set_threat     (AciesCanvas          *self,
                                           AciesSide             side,
                                           const guint8         *units);

/**
 * acies_canvas_set_path:
 * @path: (array length=n): the hexes of a move, from its start; copied
 */
void          acies_canvas_set_path       (AciesCanvas          *self,
                                           const AciesHex       *path,
                                           guint                 n);

/**
 * acies_canvas_set_trails:
 * @trails: (array length=n): what has happened; copied
 */
void          acies_canvas_set_trails     (AciesCanvas          *self,
                                           const AciesTrail     *trails,
                                           guint                 n);

/* Sets the arrow from an attacker to its target. @from, @at: ACIES_NO_HEX for no arrow */
void          acies_canvas_set_attack     (AciesCanvas          *self,
                                           AciesHex              from,
                                           AciesHex              at);

/**
 * acies_canvas_set_ghosts:
 * @ghosts: (array length=n): the preview of a click, copied
 */
void          acies_canvas_set_ghosts     (AciesCanvas          *self,
                                           const AciesGhost     *ghosts,
                                           guint                 n);

/**
 * acies_canvas_set_absent:
 * @units: (array fixed-size=ACIES_MAX_UNITS) (nullable): 1 for each unit that the board does not draw, because the layer
 *   draws it; copied. %NULL to draw all units
 */
void          acies_canvas_set_absent     (AciesCanvas          *self,
                                           const guint8         *units);

/**
 * acies_canvas_set_layer:
 * @layer: (nullable): a widget to draw above the board, as large as the canvas, that receives no input. It is redrawn when
 *   the board moves in the canvas.
 */
void          acies_canvas_set_layer      (AciesCanvas          *self,
                                           GtkWidget            *layer);

/* Returns: the place of the board in the canvas */
const AciesLayout *acies_canvas_get_layout (AciesCanvas         *self);

/* @area: (out): the part of the canvas that no controls cover */
void          acies_canvas_get_free_area  (AciesCanvas          *self,
                                           graphene_rect_t      *area);

/* Sets the symmetry whose axis is drawn. */
void          acies_canvas_set_symmetry   (AciesCanvas          *self,
                                           AciesSymmetry         symmetry);

/* @hex: the selected hex, or ACIES_NO_HEX for none */
void          acies_canvas_set_selected   (AciesCanvas          *self,
                                           AciesHex              hex);

/* Returns: the hex under the pointer; if the last motion was by keys, the hex cursor while the canvas has the focus;
 *   otherwise %ACIES_NO_HEX */
AciesHex      acies_canvas_get_hovered    (AciesCanvas          *self);

/* Returns: the unit on @hex whose badge is under the pointer, or during a stroke was under the press; otherwise the
 *   main unit; %ACIES_NO_UNIT on an empty hex */
AciesUnitId   acies_canvas_get_unit_under (AciesCanvas          *self,
                                           AciesHex              hex);

/**
 * acies_canvas_locate_pointer:
 * @hex: a hex of the board
 * @distance: (out): distance of the pointer from the centre of @hex, in hex widths
 * @bearing: (out): direction from the centre to the pointer, in degrees clockwise from the top; at least 0, below 360
 *
 * Returns: %FALSE if the pointer is off the canvas or the last motion was by keys
 */
gboolean      acies_canvas_locate_pointer (AciesCanvas          *self,
                                           AciesHex              hex,
                                           double               *distance,
                                           double               *bearing);

/* Sets the mouse cursor, except while the user pans. @name: (nullable): a CSS cursor name; NULL for the default */
void          acies_canvas_set_pointer_shape (AciesCanvas       *self,
                                           const char           *name);

/* Moves the hex cursor, which the arrow keys also move, and scrolls to it. */
void          acies_canvas_set_cursor     (AciesCanvas          *self,
                                           AciesHex              hex);
AciesHex      acies_canvas_get_cursor     (AciesCanvas          *self);

/* Focuses the canvas and moves the hex cursor, as the arrow keys do. @hex: ACIES_NO_HEX to do nothing */
void          acies_canvas_walk_to        (AciesCanvas          *self,
                                           AciesHex              hex);

/**
 * acies_canvas_zoom_by:
 * @factor: above 1 to zoom in, below 1 to zoom out; the centre of the uncovered canvas stays in place
 */
void          acies_canvas_zoom_by        (AciesCanvas          *self,
                                           double                factor);
void          acies_canvas_zoom_to_fit    (AciesCanvas          *self);

/* Returns: whether @area contains no piece and is not on the hovered hex. @area: in widget coordinates */
gboolean      acies_canvas_is_clear       (AciesCanvas            *self,
                                           const graphene_rect_t  *area);

/* Sets the width of the edges that controls cover, in pixels. A fitted board keeps clear of them. */
void          acies_canvas_set_insets     (AciesCanvas            *self,
                                           const GtkBorder        *insets);

/* Sets whether the user uses touch. Hexes are then at least 44 pixels wide, even if a fitted board must scroll. */
void          acies_canvas_set_coarse     (AciesCanvas            *self,
                                           gboolean                coarse);

/* Sets position and zoom. Before the first allocation, this takes effect at the allocation. */
void          acies_canvas_set_place      (AciesCanvas            *self,
                                           const AciesCanvasPlace *place);
AciesCanvasPlace acies_canvas_get_place   (AciesCanvas            *self);

/* Scrolls the board by the shortest distance that makes @hex visible. */
void          acies_canvas_scroll_to      (AciesCanvas          *self,
                                           AciesHex              hex);

/* @bounds: (out): the bounds of @hex, in widget coordinates */
void          acies_canvas_get_hex_bounds (AciesCanvas          *self,
                                           AciesHex              hex,
                                           graphene_rect_t      *bounds);

/**
 * acies_canvas_set_description:
 * @text: (nullable): the effect of a click at the pointer, or the last event
 *
 * Sets the accessible description, which is also shown in the status line.
 */
void          acies_canvas_set_description (AciesCanvas         *self,
                                            const char          *text);
const char   *acies_canvas_get_description (AciesCanvas         *self);

G_END_DECLS
