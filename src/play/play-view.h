/* play-view.h - the view in which users at one computer play a game
 *
 * The view knows no rules. The legal commands come from acies_command_list(), and all input becomes commands for the
 * session.
 *
 * The view has five parts. The widget itself is the column beside the board, with facts, the log, the deck while a hand
 * is chosen, and the result. The owner places the other parts: the score (round, turn, morale) in the header bar, the
 * decision bar and the hand at the lower edge of the board, and the aside, which lists cards, beside the board. The
 * owner also lends its canvas to the view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/session.h"
#include "widgets/canvas.h"
#include "widgets/rules-pane.h"
#include "widgets/shape.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_PLAY_VIEW (acies_play_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesPlayView, acies_play_view, ACIES, PLAY_VIEW, GtkWidget)

/* The places of cards and facts, which depend on the shapes of the board and the window. */
typedef enum
{
  ACIES_PLAY_BESIDE, /* the hand peeks from the lower edge of the board; facts and face-up cards are in the column */
  ACIES_PLAY_ROW,    /* for a wide board: hand, reserve and facts are in a row above the question */
  ACIES_PLAY_LIST,   /* for a tall board: face-up cards and the hand are listed in the aside */
} AciesPlayArrangement;

/**
 * AciesPlayView::again:
 * @seed: the seed for the dice of the new game
 *
 * Emitted when the user wants another game of the same scenario. The owner creates its session and passes it to
 * acies_play_view_set_session().
 *
 * AciesPlayView::leave:
 *
 * Emitted when the user wants to return to Edit.
 *
 * AciesPlayView::column-wanted:
 *
 * Emitted when acies_play_view_wants_column() becomes %TRUE.
 */

/**
 * acies_play_view_set_session:
 * @session: (nullable): a game, or %NULL to remove the current one
 */
void          acies_play_view_set_session   (AciesPlayView *self,
                                             AciesSession  *session);

/**
 * acies_play_view_set_theme:
 * @theme: (transfer none): the theme of the ruleset, which must outlive the view
 */
void          acies_play_view_set_theme     (AciesPlayView *self,
                                             AciesTheme    *theme);

/**
 * acies_play_view_attach_canvas:
 * @canvas: (nullable): a canvas that already shows the session of the game; %NULL detaches the current canvas,
 *   pauses the computer players and covers the hands
 */
void          acies_play_view_attach_canvas (AciesPlayView *self,
                                             AciesCanvas   *canvas);

/**
 * acies_play_view_set_speed:
 * @name: "slow", "normal", "quick" or "at-once", as in the settings
 */
void          acies_play_view_set_speed     (AciesPlayView *self,
                                             const char    *name);

/* Asks for advice, cancels the search, or discards the advice, like the button for it. */
void          acies_play_view_advise        (AciesPlayView *self);

/* Plays the last turn of other sides, or stops playing it (acies_replay_strip_watch()). */
void          acies_play_view_show_last_turn (AciesPlayView *self);

/* Adapts the view to the window. In a portrait window, the parts of the column are side by side; in a narrow window,
 * the score is shorter; in a low window, the hand is a button. */
void          acies_play_view_set_shape     (AciesPlayView *self,
                                             AciesShapeKind shape,
                                             gboolean       low);

AciesPlayArrangement acies_play_view_get_arrangement (AciesPlayView *self);

/* Returns whether the column shows something important: the deck while a hand is chosen, or the result. */
gboolean      acies_play_view_wants_column  (AciesPlayView *self);

/* Sets whether the column is visible. If not, game-specific answers are above the question in all arrangements. */
void          acies_play_view_set_column_shown (AciesPlayView *self,
                                             gboolean       shown);

/**
 * acies_play_view_get_strip:
 * Returns: (transfer none): the score, for the header bar
 */
GtkWidget    *acies_play_view_get_strip     (AciesPlayView *self);

/**
 * acies_play_view_get_banner:
 * Returns: (transfer none): what says whose turn has begun, for the upper edge of the board
 */
GtkWidget    *acies_play_view_get_banner    (AciesPlayView *self);

/**
 * acies_play_view_get_bar:
 * Returns: (transfer none): the decision bar, for the lower edge of the board
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

/* Shows what the player can do in the column, which the caller must make visible first. */
void          acies_play_view_show_overview (AciesPlayView *self);

/* Returns: (transfer none): the rules, in the column */
AciesRulesPane *acies_play_view_get_rules   (AciesPlayView *self);

/* Returns: (transfer full) (nullable): the topic of what the user points at, or of the question (widgets/rules-pane.h) */
char         *acies_play_view_dup_topic     (AciesPlayView *self);

G_END_DECLS
