/* play-view.h - a game being played by people at one computer
 *
 * The view only listens: what may be done is what acies_command_list() says,
 * and whatever is pressed becomes a command for the session. It decides no
 * rule and knows no ruleset.
 *
 * It has five parts. The widget itself is the column beside the board: facts, log, the setting of hands, the end. The
 * score (round, turn, morale) belongs in the header bar; the bar with the question and the hand belong on the lower
 * edge of the board, and the aside, for as long as cards are listed, at its side. The window puts them there and lends its
 * canvas to the view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/session.h"
#include "widgets/canvas.h"
#include "widgets/shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_PLAY_VIEW (acies_play_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesPlayView, acies_play_view, ACIES, PLAY_VIEW, GtkWidget)

/* Where cards and facts are, which depends on the proportions of the board and of the window. */
typedef enum
{
  ACIES_PLAY_BESIDE, /* the hand peeks from the lower edge of the board; facts and open cards are in the column */
  ACIES_PLAY_ROW,    /* of a wide board: hand, reserve and facts are in a row above the question */
  ACIES_PLAY_LIST,   /* of a tall board: open cards and the hand are listed in the aside */
} AciesPlayArrangement;

/**
 * AciesPlayView::again:
 * @seed: of the new game's dice
 *
 * Another game of the same scenario is wanted: the window makes its session and
 * hands it over with acies_play_view_set_session().
 *
 * AciesPlayView::leave:
 *
 * Back to Edit.
 *
 * AciesPlayView::column-wanted:
 *
 * acies_play_view_wants_column() has become true.
 */

/**
 * acies_play_view_set_session:
 * @session: (nullable): a game; %NULL when there is none any more
 */
void          acies_play_view_set_session   (AciesPlayView *self,
                                             AciesSession  *session);

/**
 * acies_play_view_set_theme:
 * @theme: (transfer none): art and colours of the ruleset; must outlive the view
 */
void          acies_play_view_set_theme     (AciesPlayView *self,
                                             AciesTheme    *theme);

/**
 * acies_play_view_attach_canvas:
 * @canvas: (nullable): the canvas, which shows the game's session already;
 *   %NULL takes the marks off it and stops listening, and covers the hands
 */
void          acies_play_view_attach_canvas (AciesPlayView *self,
                                             AciesCanvas   *canvas);

/**
 * acies_play_view_set_dice_speed:
 * @name: as in the settings: "slow", "normal", "quick", "at-once"
 */
void          acies_play_view_set_dice_speed (AciesPlayView *self,
                                             const char    *name);

/* Asks a computer for advice to who decides, stops it, or puts its advice away. */
void          acies_play_view_advise        (AciesPlayView *self);

/* Below the board its parts are beside each other; in a narrow window the score is shorter, in a low one the hand a button. */
void          acies_play_view_set_shape     (AciesPlayView *self,
                                             AciesShapeKind shape,
                                             gboolean       low);

AciesPlayArrangement acies_play_view_get_arrangement (AciesPlayView *self);

/* Whether the column has something that must be seen: the deck from which a hand is set, or the result. */
gboolean      acies_play_view_wants_column  (AciesPlayView *self);

/* Without the column the answers of this game only are above the question, wherever else they might be. */
void          acies_play_view_set_column_shown (AciesPlayView *self,
                                             gboolean       shown);

/**
 * acies_play_view_get_strip:
 * Returns: (transfer none): the score, for the header bar
 */
GtkWidget    *acies_play_view_get_strip     (AciesPlayView *self);

/**
 * acies_play_view_get_bar:
 * Returns: (transfer none): the question and its answers, for the lower edge of the board
 */
GtkWidget    *acies_play_view_get_bar       (AciesPlayView *self);

/**
 * acies_play_view_get_hand:
 * Returns: (transfer none): the hand, for the lower edge of the board
 */
GtkWidget    *acies_play_view_get_hand      (AciesPlayView *self);

/**
 * acies_play_view_get_aside:
 * Returns: (transfer none): the lists of cards, for the side of the board
 */
GtkWidget    *acies_play_view_get_aside     (AciesPlayView *self);

G_END_DECLS
