/* canvas.h - the board on screen
 *
 * Shows the state of a session, and turns input by pointer, keys and assistive technology into signals about
 * hexes. It is independent of the rules: the view that uses the canvas sets the highlights and handles the
 * clicks.
 *
 * A click emits "hex-pressed", then "hex-dragged" for every further hex that the pointer reaches, then
 * "hex-released". A press and release on one hex, Enter on the hex cursor and the accessible action
 * "canvas.use" all end with "hex-activated". A view without strokes needs only that signal.
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
  double x;         /* distance of the middle from the left edge of the board, in hex widths */
  double y;         /* the same from the top edge */
} AciesCanvasPlace;

#define ACIES_TYPE_CANVAS (acies_canvas_get_type ())
G_DECLARE_FINAL_TYPE (AciesCanvas, acies_canvas, ACIES, CANVAS, GtkWidget)

/**
 * AciesCanvas:description: (nullable) (type utf8)
 * See acies_canvas_set_description().
 *
 * AciesCanvas::hex-pressed:
 * @hex: the hex; %ACIES_NO_HEX beside the board
 * @button: %GDK_BUTTON_PRIMARY or %GDK_BUTTON_SECONDARY
 * @modifiers: the modifier keys held
 *
 * AciesCanvas::hex-dragged:
 * @hex: a further hex under the pointer while the button is down; hexes between are reported too
 *
 * AciesCanvas::hex-released:
 * @hex: the hex of the release; %ACIES_NO_HEX beside the board
 *
 * AciesCanvas::stroke-cancelled:
 *
 * Escape or a lost gesture has ended the stroke; no "hex-released" follows.
 *
 * AciesCanvas::hex-activated: (see hex-pressed for the arguments)
 *
 * AciesCanvas::menu-wanted:
 * @hex: the hovered hex after the menu key, Shift+F10 or the accessible action "canvas.menu"; the touched hex
 *   after a long press. A stroke is cancelled first.
 *
 * AciesCanvas::state-changed:
 *
 * The state has changed, by a command or with a new session.
 *
 * AciesCanvas::pointer-moved:
 *
 * The pointer has moved, even within a hex, with the button down or not. "hex-dragged" and "hex-hovered" come
 * first.
 *
 * AciesCanvas::hex-hovered:
 * @hex: the hex under the pointer, or of the hex cursor after the keys moved it; %ACIES_NO_HEX for none
 */

/**
 * acies_canvas_new:
 *
 * Returns: (transfer floating): a canvas without a session
 */
GtkWidget    *acies_canvas_new            (void);

/**
 * acies_canvas_set_session:
 * @session: (nullable): the session to show and follow
 *
 * Keeps zoom and position if the new board has the same size.
 */
void          acies_canvas_set_session    (AciesCanvas          *self,
                                           AciesSession         *session);
AciesSession *acies_canvas_get_session    (AciesCanvas          *self);

/**
 * acies_canvas_set_viewing_side:
 * @viewing_side: the side for which the board is drawn and described; it sees only its own face-down units
 *   (engine/core/units.h). %ACIES_NO_SIDE by default
 */
void          acies_canvas_set_viewing_side     (AciesCanvas          *self,
                                                 AciesSide             viewing_side);

/**
 * acies_canvas_set_theme:
 * @theme: (transfer none): must outlive the canvas
 */
void          acies_canvas_set_theme      (AciesCanvas          *self,
                                           AciesTheme           *theme);

/**
 * acies_canvas_set_highlights:
 * @highlights: (array length=n): copied
 */
void          acies_canvas_set_highlights (AciesCanvas          *self,
                                           const AciesHighlight *highlights,
                                           guint                 n);

/**
 * acies_canvas_set_advice:
 * @highlights: (array length=n): more highlights, which keyboard navigation skips; copied
 */
void          acies_canvas_set_advice     (AciesCanvas          *self,
                                           const AciesHighlight *highlights,
                                           guint                 n);

/**
 * acies_canvas_set_threat:
 * @units: (array fixed-size=4096) (nullable): by hex: number of units of @side that could hit it; copied; %NULL
 *   to hide
 */
void          acies_canvas_set_threat     (AciesCanvas          *self,
                                           AciesSide             side,
                                           const guint8         *units);

/**
 * acies_canvas_set_path:
 * @path: (array length=n): hexes of a move, from its start; copied
 */
void          acies_canvas_set_path       (AciesCanvas          *self,
                                           const AciesHex       *path,
                                           guint                 n);

/* Sets the arrow from attacker to target; ACIES_NO_HEX for none. */
void          acies_canvas_set_attack     (AciesCanvas          *self,
                                           AciesHex              from,
                                           AciesHex              at);

/**
 * acies_canvas_set_ghosts:
 * @ghosts: (array length=n): preview of a click; copied
 */
void          acies_canvas_set_ghosts     (AciesCanvas          *self,
                                           const AciesGhost     *ghosts,
                                           guint                 n);

/* Sets the symmetry whose axis is drawn. */
void          acies_canvas_set_symmetry   (AciesCanvas          *self,
                                           AciesSymmetry         symmetry);

/* The selected hex, or ACIES_NO_HEX. */
void          acies_canvas_set_selected   (AciesCanvas          *self,
                                           AciesHex              hex);
AciesHex      acies_canvas_get_selected   (AciesCanvas          *self);

/**
 * acies_canvas_get_hovered:
 * Returns: after a pointer motion the hex under the pointer; after a cursor key the hex cursor, while the
 *   canvas has the focus; else %ACIES_NO_HEX
 */
AciesHex      acies_canvas_get_hovered    (AciesCanvas          *self);

/**
 * acies_canvas_get_unit_under:
 *
 * Returns: the unit on @hex whose badge is under the pointer, or was at the press; else the main unit;
 *   %ACIES_NO_UNIT on an empty hex
 */
AciesUnitId   acies_canvas_get_unit_under (AciesCanvas          *self,
                                           AciesHex              hex);

/**
 * acies_canvas_locate_pointer:
 * @hex: a hex of the board
 * @distance: (out): distance of the pointer from the centre of @hex, in hex widths
 * @bearing: (out): direction from the centre to the pointer, in degrees clockwise from the top, from 0 to below
 *   360
 *
 * Returns: %FALSE if the pointer is off the canvas or the keys were used last
 */
gboolean      acies_canvas_locate_pointer (AciesCanvas          *self,
                                           AciesHex              hex,
                                           double               *distance,
                                           double               *bearing);

/* Sets the cursor shape except while panning. @name: (nullable): a CSS cursor name; NULL for the default */
void          acies_canvas_set_pointer_shape (AciesCanvas       *self,
                                           const char           *name);

/* The hex cursor, moved by the arrow keys. Setting it scrolls to it. */
void          acies_canvas_set_cursor     (AciesCanvas          *self,
                                           AciesHex              hex);
AciesHex      acies_canvas_get_cursor     (AciesCanvas          *self);

/* Focuses the canvas and moves the hex cursor as the arrow keys do. @hex: %ACIES_NO_HEX to do nothing */
void          acies_canvas_walk_to        (AciesCanvas          *self,
                                           AciesHex              hex);

/**
 * acies_canvas_zoom_by:
 * @factor: above 1 to zoom in, below 1 to zoom out, about the middle of the canvas
 */
void          acies_canvas_zoom_by        (AciesCanvas          *self,
                                           double                factor);
void          acies_canvas_zoom_to_fit    (AciesCanvas          *self);

/* Whether @area, in widget coordinates, has neither a piece nor the hovered hex. */
gboolean      acies_canvas_is_clear       (AciesCanvas            *self,
                                           const graphene_rect_t  *area);

/* Sets the width of the edges that controls cover, in pixels. No hex of a board that fits is under them. */
void          acies_canvas_set_insets     (AciesCanvas            *self,
                                           const GtkBorder        *insets);

/* For fingers no hex is smaller than 44 pixels, even if the board is fitted: then it is larger than its room, and fills it. */
void          acies_canvas_set_coarse     (AciesCanvas            *self,
                                           gboolean                coarse);

/* Sets position and zoom; before the first allocation, as soon as there is one. */
void          acies_canvas_set_place      (AciesCanvas            *self,
                                           const AciesCanvasPlace *place);
AciesCanvasPlace acies_canvas_get_place   (AciesCanvas            *self);

/**
 * acies_canvas_scroll_to:
 *
 * Moves the board as little as possible to make @hex visible.
 */
void          acies_canvas_scroll_to      (AciesCanvas          *self,
                                           AciesHex              hex);

/**
 * acies_canvas_get_hex_bounds:
 * @bounds: (out): bounds of the hex in widget coordinates
 */
void          acies_canvas_get_hex_bounds (AciesCanvas          *self,
                                           AciesHex              hex,
                                           graphene_rect_t      *bounds);

/**
 * acies_canvas_set_description:
 * @text: (nullable): the effect of a click at the pointer, or the last event; shown in the status line, and
 *   read by a screen reader after the hex
 */
void          acies_canvas_set_description (AciesCanvas         *self,
                                            const char          *text);
const char   *acies_canvas_get_description (AciesCanvas         *self);

G_END_DECLS
