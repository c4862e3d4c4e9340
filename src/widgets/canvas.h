/* canvas.h - the board on screen
 *
 * Shows the state of a session and turns the pointer, the keys and the wishes
 * of assistive technology into signals about hexes. It knows no rules: what is
 * marked on the board and what a click means is for the view it is lent to.
 *
 * A click is "hex-pressed", then "hex-dragged" for every further hex the
 * pointer reaches, then "hex-released". A press and release on one hex, Enter
 * on the hex cursor and the accessible action "canvas.use" all end with
 * "hex-activated", so that a view that needs no strokes listens to that alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"
#include "session/session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is seen of the board, whatever the size of the widget. */
typedef struct
{
  double hex_width; /* in pixels; 0: so that the whole board is seen */
  double x;         /* of what is in the middle, from the board's left edge, in widths of a hex */
  double y;         /* the same from its top */
} AciesCanvasPlace;

#define ACIES_TYPE_CANVAS (acies_canvas_get_type ())
G_DECLARE_FINAL_TYPE (AciesCanvas, acies_canvas, ACIES, CANVAS, GtkWidget)

/**
 * AciesCanvas:description: (nullable) (type utf8)
 * See acies_canvas_set_description().
 *
 * AciesCanvas::hex-pressed:
 * @hex: where; %ACIES_NO_HEX beside the board
 * @button: %GDK_BUTTON_PRIMARY or %GDK_BUTTON_SECONDARY
 * @modifiers: the modifier keys held
 *
 * AciesCanvas::hex-dragged:
 * @hex: a further hex under the pointer while the button is down. No hex on the
 *   pointer's way is left out.
 *
 * AciesCanvas::hex-released:
 * @hex: where the button came up; %ACIES_NO_HEX beside the board
 *
 * AciesCanvas::stroke-cancelled:
 *
 * Escape was pressed, or the gesture was taken away, while the button was down:
 * there will be no "hex-released".
 *
 * AciesCanvas::hex-activated: (see hex-pressed for the arguments)
 *
 * AciesCanvas::menu-wanted:
 * @hex: the hex spoken of, by the menu key, Shift+F10 or the accessible action
 *   "canvas.menu", or the one that a finger rests on. A stroke was cancelled first.
 *
 * AciesCanvas::state-changed:
 *
 * What is shown has changed: by a command, or because it is another session's.
 *
 * AciesCanvas::pointer-moved:
 *
 * The pointer is elsewhere, on another hex or the same, with the button down or not. What
 * "hex-dragged" and "hex-hovered" have to tell of it was told before.
 *
 * AciesCanvas::hex-hovered:
 * @hex: the hex now under the pointer or, when the keys moved it, under the hex
 *   cursor; %ACIES_NO_HEX for none
 */

/**
 * acies_canvas_new:
 *
 * Returns: (transfer floating): a canvas with nothing to show yet
 */
GtkWidget    *acies_canvas_new            (void);

/**
 * acies_canvas_set_session:
 * @session: (nullable): whose state to show; listened to from now on
 *
 * Keeps zoom and place when the new board has the size of the old.
 */
void          acies_canvas_set_session    (AciesCanvas          *self,
                                           AciesSession         *session);
AciesSession *acies_canvas_get_session    (AciesCanvas          *self);

/**
 * acies_canvas_set_viewing_side:
 * @looker: for whose eyes a game is shown, and told to a screen reader: of what lies
 *   face down they see their own (engine/core/units.h). Nobody's own at first.
 */
void          acies_canvas_set_viewing_side     (AciesCanvas          *self,
                                                 AciesSide             viewing_side);

/**
 * acies_canvas_set_theme:
 * @theme: (transfer none): art and colours; must outlive the canvas
 */
void          acies_canvas_set_theme      (AciesCanvas          *self,
                                           AciesTheme           *theme);

/**
 * acies_canvas_set_highlights:
 * @highlights: (array length=n): marks on hexes; copied
 */
void          acies_canvas_set_highlights (AciesCanvas          *self,
                                           const AciesHighlight *highlights,
                                           guint                 n);

/**
 * acies_canvas_set_advice:
 * @highlights: (array length=n): marks on hexes beside those of
 *   acies_canvas_set_highlights(); copied. They tell something, and ask for
 *   nothing: the keys that go through marks leave them out.
 */
void          acies_canvas_set_advice     (AciesCanvas          *self,
                                           const AciesHighlight *highlights,
                                           guint                 n);

/**
 * acies_canvas_set_threat:
 * @units: (array fixed-size=4096) (nullable): by hex: how many units of @side could
 *   hit it; copied. %NULL: it is not shown
 */
void          acies_canvas_set_threat     (AciesCanvas          *self,
                                           AciesSide             side,
                                           const guint8         *units);

/**
 * acies_canvas_set_path:
 * @path: (array length=n): hexes of a move, the first where it begins; copied
 */
void          acies_canvas_set_path       (AciesCanvas          *self,
                                           const AciesHex       *path,
                                           guint                 n);

/* Who attacks whom, drawn as an arrow between them; ACIES_NO_HEX for nobody. */
void          acies_canvas_set_attack     (AciesCanvas          *self,
                                           AciesHex              from,
                                           AciesHex              at);

/**
 * acies_canvas_set_ghosts:
 * @ghosts: (array length=n): what a click would bring about; copied
 */
void          acies_canvas_set_ghosts     (AciesCanvas          *self,
                                           const AciesGhost     *ghosts,
                                           guint                 n);

/* The symmetry whose axis is drawn. */
void          acies_canvas_set_symmetry   (AciesCanvas          *self,
                                           AciesSymmetry         symmetry);

/* The one selected hex, drawn as such; ACIES_NO_HEX for none. */
void          acies_canvas_set_selected   (AciesCanvas          *self,
                                           AciesHex              hex);
AciesHex      acies_canvas_get_selected   (AciesCanvas          *self);

/**
 * acies_canvas_get_hovered:
 * Returns: the hex under the pointer, else the one under the hex cursor while
 *   the canvas has the focus, else %ACIES_NO_HEX
 */
AciesHex      acies_canvas_get_hovered    (AciesCanvas          *self);

/**
 * acies_canvas_get_unit_under:
 *
 * Returns: of several units on @hex the one whose badge the pointer is on, or went
 *   down on; else the main one, %ACIES_NO_UNIT where none stands
 */
AciesUnitId   acies_canvas_get_unit_under (AciesCanvas          *self,
                                           AciesHex              hex);

/**
 * acies_canvas_locate_pointer:
 * @hex: a hex of the board
 * @distance: (out): how far the pointer is from the middle of @hex, in widths of a hex
 * @bearing: (out): which way it lies from there, in degrees clockwise from above, 0 up to 360
 *
 * Returns: %FALSE where it is the keys that are in use
 */
gboolean      acies_canvas_locate_pointer (AciesCanvas          *self,
                                           AciesHex              hex,
                                           double               *distance,
                                           double               *bearing);

/* What the pointer looks like while it does not drag the board along: a name of CSS; NULL: as usual. */
void          acies_canvas_set_pointer_shape (AciesCanvas       *self,
                                           const char           *name);

/* The hex cursor, which the arrow keys move. Setting it scrolls there. */
void          acies_canvas_set_cursor     (AciesCanvas          *self,
                                           AciesHex              hex);
AciesHex      acies_canvas_get_cursor     (AciesCanvas          *self);

/* The same as by the arrow keys: the canvas takes the focus, and the cursor is seen and told of. @hex: or %ACIES_NO_HEX: nothing happens */
void          acies_canvas_walk_to        (AciesCanvas          *self,
                                           AciesHex              hex);

/**
 * acies_canvas_zoom_by:
 * @factor: above 1 nearer, below 1 farther; about the middle of the canvas
 */
void          acies_canvas_zoom_by        (AciesCanvas          *self,
                                           double                factor);
void          acies_canvas_zoom_to_fit    (AciesCanvas          *self);

/* Comes back to a place; before the canvas has a size, as soon as it has one. */
void          acies_canvas_set_place      (AciesCanvas            *self,
                                           const AciesCanvasPlace *place);
AciesCanvasPlace acies_canvas_get_place   (AciesCanvas            *self);

/**
 * acies_canvas_scroll_to:
 *
 * Moves the board, as little as possible, so that @hex is seen.
 */
void          acies_canvas_scroll_to      (AciesCanvas          *self,
                                           AciesHex              hex);

/**
 * acies_canvas_get_hex_bounds:
 * @bounds: (out): the hex in coordinates of the widget
 */
void          acies_canvas_get_hex_bounds (AciesCanvas          *self,
                                           AciesHex              hex,
                                           graphene_rect_t      *bounds);

/**
 * acies_canvas_set_description:
 * @text: (nullable): what a click would do where the pointer is, or what just
 *   happened; the status line shows it, a screen reader says it after the hex
 */
void          acies_canvas_set_description (AciesCanvas         *self,
                                            const char          *text);
const char   *acies_canvas_get_description (AciesCanvas         *self);

G_END_DECLS
