/* panels.h - the panels of Play: each shows its part of the table that is its model (widgets/panel.h)
 *
 * Most show themselves only while there is something to show. Panels with a header of their own are not here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/dice.h"
#include "play/view/game-table.h"
#include "widgets/panel.h"
#include "widgets/shape.h"

G_BEGIN_DECLS

/* --- who decides ---------------------------------------------------------------------------- */

/* Between two people at one screen: it is handed over, and nobody's cards are seen. It stands in the place of question and hand;
 * the board stays in sight, as nothing on it is hidden. Enter and Space take the screen while it is shown. */
#define ACIES_TYPE_HAND_OVER (acies_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandOver, acies_hand_over, ACIES, HAND_OVER, AciesPanel)

/* In a low window the question has one line. */
void       acies_hand_over_set_low     (AciesHandOver   *self,
                                        gboolean         low);

/**
 * acies_look_key_listen:
 * @widget: while it is on screen the key works, wherever the focus in its window is
 * @table: outlives @widget
 *
 * Shows the hand of who is asked while H is held down, unless somebody types into a field. Let go, or with another window in
 * front, the hand is covered again.
 */
void       acies_look_key_listen         (GtkWidget        *widget,
                                          AciesGameTable   *table);

/**
 * AciesComputerBar:
 *
 * Lets the computers at a table play. Where people play too, nothing of it is seen: the decision bar says who decides. A game
 * of computers alone is watched, and has a button to stop it.
 *
 * AciesComputerBar::stopped:
 * @stopped: whether computers wait from now on because somebody has stopped them
 */
#define ACIES_TYPE_COMPUTER_BAR (acies_computer_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesComputerBar, acies_computer_bar, ACIES, COMPUTER_BAR, AciesPanel)

/* Whether somebody looks at the table: computers play only then, and not before. */
void       acies_computer_bar_set_watched (AciesComputerBar *self,
                                           gboolean          watched);
/* How long computers let people look before each command: somewhat longer than dice fall. */
void       acies_computer_bar_set_speed   (AciesComputerBar *self,
                                           AciesDiceSpeed    speed);

/* What a computer advises, in words, or that it thinks of it. Shows nothing until it is refreshed. */
#define ACIES_TYPE_ADVICE_LINE (acies_advice_line_get_type ())
G_DECLARE_FINAL_TYPE (AciesAdviceLine, acies_advice_line, ACIES, ADVICE_LINE, GtkWidget)
GtkWidget *acies_advice_line_new          (AciesGameTable   *table);
/* Says what the table knows now. Returns whether there is something to say. */
gboolean   acies_advice_line_refresh      (AciesAdviceLine  *self);

/* Passes for a side that can only pass, and says so until something else happens; also says how many units a player left out. */
#define ACIES_TYPE_FORCED_PASS_LABEL (acies_forced_pass_label_get_type ())
G_DECLARE_FINAL_TYPE (AciesForcedPassLabel, acies_forced_pass_label, ACIES, FORCED_PASS_LABEL, AciesPanel)

/* The score: the sides, whose turn, phase and round. */
#define ACIES_TYPE_TURN_STRIP (acies_turn_strip_get_type ())
G_DECLARE_FINAL_TYPE (AciesTurnStrip, acies_turn_strip, ACIES, TURN_STRIP, AciesPanel)

/* In a narrower window the sides have no tokens, and then no names. */
void       acies_turn_strip_set_shape     (AciesTurnStrip   *self,
                                           AciesShapeKind    shape);

/* --- chance and cards ----------------------------------------------------------------------- */

/* The dice that are asked for, to be set as they lie on the table. The keys 1 to 9 set one after the other, Backspace takes the
 * last one back, Enter uses them, R lets the computer roll them. */
#define ACIES_TYPE_DICE_PANEL (acies_dice_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesDicePanel, acies_dice_panel, ACIES, DICE_PANEL, AciesPanel)

/* The card that is to be drawn, to be chosen as it came from the real deck: a button for each card that may come, with how many
 * of it may be left as far as is known. The keys 1 to 9 choose one, R lets the computer draw. */
#define ACIES_TYPE_DRAW_PANEL (acies_draw_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesDrawPanel, acies_draw_panel, ACIES, DRAW_PANEL, AciesPanel)

/* The deck while a hand is set: what may be taken from it. The hand itself lies below the board, where its cards can be put
 * back. */
#define ACIES_TYPE_PREPARE_PANEL (acies_prepare_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesPreparePanel, acies_prepare_panel, ACIES, PREPARE_PANEL, AciesPanel)

/* The cards that lie open: beside their decks for all to take, and before the sides that laid them. */
#define ACIES_TYPE_OPEN_CARDS (acies_open_cards_get_type ())
G_DECLARE_FINAL_TYPE (AciesOpenCards, acies_open_cards, ACIES, OPEN_CARDS, AciesPanel)

/* Whether there is no room for the names of decks beside those of cards. */
void       acies_open_cards_set_narrow    (AciesOpenCards   *self,
                                           gboolean          narrow);

/* --- facts ---------------------------------------------------------------------------------- */

/* What is under the pointer or the hex cursor: the card of the unit, and what an attack on it would come to where a click would
 * make one; of a card in the hand or the deck what it does, and why it cannot be used now. */
#define ACIES_TYPE_POINTED_PANEL (acies_pointed_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesPointedPanel, acies_pointed_panel, ACIES, POINTED_PANEL, AciesPanel)

/* Whether there is little height: several parts are then beside each other, and a forecast stands alone. */
void       acies_pointed_panel_set_low    (AciesPointedPanel *self,
                                           gboolean          is_low);

/* The last attack: its rolls and what came of them. Before the roll it tells the dice, the reason for each, and the chances. */
#define ACIES_TYPE_COMBAT_PANEL (acies_combat_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesCombatPanel, acies_combat_panel, ACIES, COMBAT_PANEL, AciesPanel)

/* Whether a combat is in progress, or the last change of the game ended one or rolled dice. */
gboolean   acies_combat_panel_has_news    (AciesCombatPanel *self);

/* How fast dice are seen to fall. Any key and any click shows them at rest, and does what it does all the same; where the desktop
 * has animations switched off they are never seen to fall. */
void       acies_combat_panel_set_speed   (AciesCombatPanel *self,
                                           AciesDiceSpeed    speed);

/* Whether there is little height: the dice then stand without a title. */
void       acies_combat_panel_set_low     (AciesCombatPanel *self,
                                           gboolean          is_low);

/* --- what has happened ---------------------------------------------------------------------- */

/* Shows nothing: its name is what the last command brought, and its role is one that screen readers listen to. It tells no more
 * than the log. */
#define ACIES_TYPE_ANNOUNCER (acies_announcer_get_type ())
G_DECLARE_FINAL_TYPE (AciesAnnouncer, acies_announcer, ACIES, ANNOUNCER, AciesPanel)

/* What has happened, in words, by round and turn. */
#define ACIES_TYPE_LOG_PANEL (acies_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesLogPanel, acies_log_panel, ACIES, LOG_PANEL, AciesPanel)

/* Whether eight rows of it are to be seen, whatever else wants their room. */
void       acies_log_panel_keep_room      (AciesLogPanel    *self,
                                           gboolean          keeps);

/* At which moment of the game one looks, and going to others. To be seen only while one looks back. */
#define ACIES_TYPE_LOOK_BACK_BAR (acies_look_back_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesLookBackBar, acies_look_back_bar, ACIES, LOOK_BACK_BAR, AciesPanel)

/* Whether its parts stand below each other. */
void       acies_look_back_bar_set_small  (AciesLookBackBar *self,
                                           gboolean          small);

/* --- the end -------------------------------------------------------------------------------- */

/**
 * AciesEndPage:
 *
 * The game is over: who won, why, what it cost, and what next. Not seen while one looks back.
 *
 * AciesEndPage::again:
 * @seed: of the dice of the game that is wanted
 *
 * AciesEndPage::leave:
 *
 * Back to Edit.
 *
 * AciesEndPage::look-back:
 *
 * From the beginning of the game.
 *
 * AciesEndPage::review:
 *
 * Where the game turned is to be shown.
 */
#define ACIES_TYPE_END_PAGE (acies_end_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesEndPage, acies_end_page, ACIES, END_PAGE, AciesPanel)

/* Something else is shown of the game that is over, in its place. */
void       acies_end_page_set_aside       (AciesEndPage     *self,
                                           gboolean          aside);

/**
 * AciesReviewPanel:
 *
 * Where a game that is over turned: decisions, and what would have been better. A row leads to its moment on the board, where
 * what would have been better is marked.
 *
 * AciesReviewPanel::opened:
 * AciesReviewPanel::closed:
 */
#define ACIES_TYPE_REVIEW_PANEL (acies_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesReviewPanel, acies_review_panel, ACIES, REVIEW_PANEL, AciesPanel)

/* Looks for the turning points of the game, unless they are known, and shows itself. */
void       acies_review_panel_open        (AciesReviewPanel *self);

G_END_DECLS
