/* panels.h - panels of the Play view, which have the game table as their model (widgets/panel.h), and their parts
 *
 * Most panels are visible only if they have something to show.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/answers.h"
#include "play/core/fight-text.h"
#include "play/view/game-table.h"
#include "widgets/panel.h"
#include "widgets/shape.h"

G_BEGIN_DECLS

/* --- decisions ------------------------------------------------------------------------------ */

/* The current question, the side that must answer, and the answers that all games have.
 *
 * The bar has five places that never move: the question, with the next step or a refusal below it; the advice button;
 * the buttons for the previous and next choice on the board; a second answer; the main answer. Buttons that do not
 * apply are insensitive, and an answer that is not possible leaves an empty space.
 *
 * Keys while the bar is on screen: A (advice), D (done), Y (yes), P (pass), Enter (the main answer, if there is nothing
 * to do first), H held down (shows the hand during another side's turn), N and Shift+N (next and previous choice),
 * period (repeats the last command), 1 to 9 (acies_game_table_use_place()), Escape (clears the selection or the
 * advice). */
#define ACIES_TYPE_DECISION_BAR (acies_decision_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesDecisionBar, acies_decision_bar, ACIES, DECISION_BAR, AciesPanel)

/* Sets whether the user has stopped the computer players. The question then says that they are waiting. */
void       acies_decision_bar_set_stopped (AciesDecisionBar *self,
                                           gboolean          stopped);

/* Returns: (transfer full) (nullable): the topic of the refusal that the bar shows, or else of what the user points at, or
 * else of the question (widgets/rule-link.h) */
char      *acies_decision_bar_dup_topic   (AciesDecisionBar *self);

/* The size of the bar. The buttons are smaller in all sizes but WIDE. NARROW and LOW have no emblem, and SMALL does not
 * show keys on the buttons. */
typedef enum
{
  ACIES_DECISION_WIDE,
  ACIES_DECISION_NARROW,
  ACIES_DECISION_LOW,
  ACIES_DECISION_SMALL,
} AciesDecisionSize;

void       acies_decision_bar_set_size    (AciesDecisionBar *self,
                                           AciesDecisionSize size);

/* Buttons for the game-specific answers that name no hex (acies_choices_has_button()), on as many lines as necessary.
 * Visible only if there are any. */
#define ACIES_TYPE_VERB_BUTTONS (acies_verb_buttons_get_type ())
G_DECLARE_FINAL_TYPE (AciesVerbButtons, acies_verb_buttons, ACIES, VERB_BUTTONS, AciesPanel)

/**
 * AciesOverviewPanel:
 *
 * Lists what the player can do now, and why the likely rest is not possible (play/core/overview.h). A row selects its
 * unit on the board, or gives its answer.
 *
 * AciesOverviewPanel::card-chosen:
 * @card: (type guint): a card of the hand or of the deck
 */
#define ACIES_TYPE_OVERVIEW_PANEL (acies_overview_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesOverviewPanel, acies_overview_panel, ACIES, OVERVIEW_PANEL, AciesPanel)

/* Shows the panel in the stack around it, and moves the focus to its first row. The caller must make the stack visible
 * first. */
void       acies_overview_panel_show      (AciesOverviewPanel *self);

/* The unit types in reserve, from which the player chooses one and then its hex. Visible only while units can enter the
 * board, usually instead of the hand. */
#define ACIES_TYPE_RESERVE_PANEL (acies_reserve_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesReservePanel, acies_reserve_panel, ACIES, RESERVE_PANEL, AciesPanel)

/* The hand that is shown (acies_game_table_get_viewer()). */
#define ACIES_TYPE_HAND_PANEL (acies_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandPanel, acies_hand_panel, ACIES, HAND_PANEL, AciesPanel)

typedef enum
{
  ACIES_HAND_PEEKS,  /* a row of card titles; the cards rise over the board when the user points at them */
  ACIES_HAND_BUTTON, /* a button; the cards rise above it when the user points at it */
  ACIES_HAND_OPEN,   /* a row of whole cards */
  ACIES_HAND_LIST,   /* a column of card titles */
} AciesHandKind;

void       acies_hand_panel_set_kind      (AciesHandPanel   *self,
                                           AciesHandKind     kind);

/* Raises the hand and moves the focus to a card. Returns %FALSE if the hand has no such card. */
gboolean   acies_hand_panel_show_card     (AciesHandPanel   *self,
                                           AciesId           card);

/* Asks players who share a screen to hand it over. Replaces the question and the hand; the board stays visible, without
 * hidden information. The next player takes the screen with the button, Enter or Space. */
#define ACIES_TYPE_HAND_OVER (acies_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandOver, acies_hand_over, ACIES, HAND_OVER, AciesPanel)

/* Sets the shape of the window. In a low window, the question has one line instead of two; in a small one, the parts
 * are below each other. */
void       acies_hand_over_set_shape   (AciesHandOver   *self,
                                        AciesShapeKind   shape,
                                        gboolean         low);

/**
 * AciesComputerBar:
 *
 * Runs the computer players of a game. Visible only in games without human players, where it shows a stop button.
 *
 * AciesComputerBar::stopped:
 * @stopped: whether the user has stopped the computer players
 */
#define ACIES_TYPE_COMPUTER_BAR (acies_computer_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesComputerBar, acies_computer_bar, ACIES, COMPUTER_BAR, AciesPanel)

/* Sets whether the game is on screen. The computers play only then; the default is FALSE. */
void       acies_computer_bar_set_watched (AciesComputerBar *self,
                                           gboolean          watched);
/* Sets the pause before each command of a computer to slightly more than a roll of dice takes.
 * @speed: as in acies_dice_duration() */
void       acies_computer_bar_set_speed   (AciesComputerBar *self,
                                           const char       *speed);
/* Lets the computers wait until the board has shown the last change.
 * @milliseconds: how long this takes from now; 0 if it is done */
void       acies_computer_bar_set_busy    (AciesComputerBar *self,
                                           guint             milliseconds);

/* Passes for a side that has no other choice, and says so until the next command. Also says how many units could
 * still have acted when a player ended a step. */
#define ACIES_TYPE_FORCED_PASS_LABEL (acies_forced_pass_label_get_type ())
G_DECLARE_FINAL_TYPE (AciesForcedPassLabel, acies_forced_pass_label, ACIES, FORCED_PASS_LABEL, AciesPanel)

/* The score: the numbers of each side, and the current turn, phase and round. */
#define ACIES_TYPE_TURN_STRIP (acies_turn_strip_get_type ())
G_DECLARE_FINAL_TYPE (AciesTurnStrip, acies_turn_strip, ACIES, TURN_STRIP, AciesPanel)

/* Sets the shape of the window. The narrower it is, the less is shown: first the tokens of the sides are left out, then
 * their names. */
void       acies_turn_strip_set_shape     (AciesTurnStrip   *self,
                                           AciesShapeKind    shape);

/* Leads through a lesson (acies_game_table_get_guide()): says the step, or why the last command is not what it asks for. Visible
 * only during a lesson, and as high for each of its steps. */
#define ACIES_TYPE_LESSON_PANEL (acies_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesLessonPanel, acies_lesson_panel, ACIES, LESSON_PANEL, AciesPanel)

/* Sets whether the buttons are above the text. */
void       acies_lesson_panel_set_small    (AciesLessonPanel *self,
                                            gboolean          is_small);

/* Sets whether the log, the odds and the hand are hidden. A step that points at them then says how to show them. */
void       acies_lesson_panel_set_folded   (AciesLessonPanel *self,
                                            gboolean          log,
                                            gboolean          odds,
                                            gboolean          hand);

/* --- chance and cards ----------------------------------------------------------------------- */

/* Lets the user enter the results of real dice. The keys 1 to 9 set the next die, Backspace clears the last one, Enter
 * confirms all dice, R lets the computer roll. */
#define ACIES_TYPE_DICE_PANEL (acies_dice_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesDicePanel, acies_dice_panel, ACIES, DICE_PANEL, AciesPanel)

/* Lets the user enter the card drawn from a real deck. Each possible card has a button with the number of copies
 * that may be left, as far as the player can know. The keys 1 to 9 choose a card, R lets the computer draw. */
#define ACIES_TYPE_DRAW_PANEL (acies_draw_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesDrawPanel, acies_draw_panel, ACIES, DRAW_PANEL, AciesPanel)

/* Lists the cards of a deck while the player chooses their hand. Cards are put back by clicking them in the hand. */
#define ACIES_TYPE_PREPARE_PANEL (acies_prepare_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesPreparePanel, acies_prepare_panel, ACIES, PREPARE_PANEL, AciesPanel)

/* Lists the face-up cards: those beside the decks, which all sides can take, and those that the sides have laid. */
#define ACIES_TYPE_OPEN_CARDS (acies_open_cards_get_type ())
G_DECLARE_FINAL_TYPE (AciesOpenCards, acies_open_cards, ACIES, OPEN_CARDS, AciesPanel)

/* Sets whether the panel is too narrow to show the name of the deck beside the name of a card. */
void       acies_open_cards_set_narrow    (AciesOpenCards   *self,
                                           gboolean          narrow);

/* --- facts ---------------------------------------------------------------------------------- */

/* Describes what the user points at. For a unit, shows its data and, if a click would attack it, the odds. For a card,
 * shows its effect and why it cannot be used now. */
#define ACIES_TYPE_POINTED_PANEL (acies_pointed_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesPointedPanel, acies_pointed_panel, ACIES, POINTED_PANEL, AciesPanel)

/* Sets whether the panel is low: its parts are then side by side, and a forecast hides the other parts. */
void       acies_pointed_panel_set_low    (AciesPointedPanel *self,
                                           gboolean          is_low);

/* Shows the rolls and results of the current or last attack. Before a roll, shows the odds and their reasons. */
#define ACIES_TYPE_COMBAT_PANEL (acies_combat_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesCombatPanel, acies_combat_panel, ACIES, COMBAT_PANEL, AciesPanel)

/* Returns whether a combat is in progress, or the last change of the game ended a combat or rolled dice. */
gboolean   acies_combat_panel_has_news    (AciesCombatPanel *self);

/* Sets whether dice fall on the board. The results of the last change are hidden meanwhile. */
void       acies_combat_panel_hold_back   (AciesCombatPanel *self,
                                           gboolean          held);

/* Sets whether the panel is low: its title is then hidden. */
void       acies_combat_panel_set_low     (AciesCombatPanel *self,
                                           gboolean          is_low);

/* --- the log -------------------------------------------------------------------------------- */

/* Announces the log entries of the last command to screen readers, as its accessible name. Shows nothing. */
#define ACIES_TYPE_ANNOUNCER (acies_announcer_get_type ())
G_DECLARE_FINAL_TYPE (AciesAnnouncer, acies_announcer, ACIES, ANNOUNCER, AciesPanel)

/* Shows the log of the game by round and turn, with the notes of the users. Selecting a row looks back at it. */
#define ACIES_TYPE_LOG_PANEL (acies_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesLogPanel, acies_log_panel, ACIES, LOG_PANEL, AciesPanel)

/* Sets whether the log always has room for about eight rows. */
void       acies_log_panel_keep_room      (AciesLogPanel    *self,
                                           gboolean          keeps);

/* Shows which position the user looks back at, and goes to other positions. Used only while the user looks back. */
#define ACIES_TYPE_LOOK_BACK_BAR (acies_look_back_bar_get_type ())
G_DECLARE_FINAL_TYPE (AciesLookBackBar, acies_look_back_bar, ACIES, LOOK_BACK_BAR, AciesPanel)

/* @small: whether to place its parts below each other */
void       acies_look_back_bar_set_small  (AciesLookBackBar *self,
                                           gboolean          small);

/* --- the last turn -------------------------------------------------------------------------- */

/* Says whose turn has begun, for three seconds over the board, if it is that of a human player who already has the
 * screen. Takes no clicks. */
#define ACIES_TYPE_TURN_BANNER (acies_turn_banner_get_type ())
G_DECLARE_FINAL_TYPE (AciesTurnBanner, acies_turn_banner, ACIES, TURN_BANNER, AciesPanel)

/* The steps of the last turn, instead of the hand while the user looks back at them. Left and Right go to the previous
 * and next step, H back to the hand. */
#define ACIES_TYPE_REPLAY_STRIP (acies_replay_strip_get_type ())
G_DECLARE_FINAL_TYPE (AciesReplayStrip, acies_replay_strip, ACIES, REPLAY_STRIP, AciesPanel)

/* Plays the last turn, from the start if it is not shown or has ended, or stops playing. If animations are disabled,
 * shows the first step instead of starting to play. */
void       acies_replay_strip_watch       (AciesReplayStrip *self);

/* Sets how long the step that is shown lasts at least, in milliseconds. Call this function while the step begins. */
void       acies_replay_strip_set_busy    (AciesReplayStrip *self,
                                           guint             duration);

/* Sets how long each step is shown (acies_dice_duration()). */
void       acies_replay_strip_set_speed   (AciesReplayStrip *self,
                                           const char       *speed);

/* --- the end -------------------------------------------------------------------------------- */

/* Shows the result of a finished game: the winner, the reason, the losses, and buttons to continue, whose actions "end."
 * the view has. Hidden while the user looks back. */
#define ACIES_TYPE_END_PAGE (acies_end_page_get_type ())
G_DECLARE_FINAL_TYPE (AciesEndPage, acies_end_page, ACIES, END_PAGE, AciesPanel)

/* Sets whether the page is hidden because something else is shown instead. */
void       acies_end_page_set_aside       (AciesEndPage     *self,
                                           gboolean          aside);

/* The task of a puzzle, then what the turn was worth compared with the best one. Its buttons activate the actions
 * "win.puzzle-again", "win.puzzle-next" and "win.puzzle-show" of the window, and the panel "win.puzzle-solved". Replaces the
 * result of the game. */
#define ACIES_TYPE_PUZZLE_PANEL (acies_puzzle_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesPuzzlePanel, acies_puzzle_panel, ACIES, PUZZLE_PANEL, AciesPanel)

/**
 * AciesReviewPanel:
 *
 * Lists the turning points of a finished game: costly decisions, each with a better choice. Activating a row looks back
 * at the position and marks the better choice on the board.
 *
 * AciesReviewPanel::toggled: emitted when it has been opened or closed
 */
#define ACIES_TYPE_REVIEW_PANEL (acies_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesReviewPanel, acies_review_panel, ACIES, REVIEW_PANEL, AciesPanel)

/* Shows the panel and searches for the turning points, unless they are already known. */
void       acies_review_panel_open        (AciesReviewPanel *self);

/* --- the odds of a roll --------------------------------------------------------------------- */

#define ACIES_TYPE_FORECAST_VIEW (acies_forecast_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesForecastView, acies_forecast_view, ACIES, FORECAST_VIEW, GtkWidget)

/**
 * acies_forecast_view_new:
 * @odds: (nullable): the odds of the roll
 * @answers: (nullable) (element-type AciesAnswer): the possible answers of the target's side
 *
 * Returns: (transfer floating): a view of the odds and answers; it does not keep the arguments
 */
GtkWidget *acies_forecast_view_new (const AciesOdds    *odds,
                                    const GArray       *answers,
                                    const AciesRuleset *ruleset);

/* Moves the modifiers and their rules to the end of @box, for a place that is too low for them. */
void       acies_forecast_view_move_reasons (AciesForecastView *self,
                                             GtkBox            *box);

/* --- a fight -------------------------------------------------------------------------------- */

#define ACIES_TYPE_FIGHT_VIEW (acies_fight_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesFightView, acies_fight_view, ACIES, FIGHT_VIEW, GtkWidget)

/**
 * acies_fight_view_new:
 * @text: the fight to show; not used after the call
 *
 * Returns: (transfer floating): a view of a fight
 */
GtkWidget *acies_fight_view_new    (AciesGameTable       *table,
                                    const AciesFightText *text);

/* Hides or shows the dice and results of all rolls from the command with the number @first on. A screen reader reads them in
 * any case. */
void       acies_fight_view_hold_back (AciesFightView   *self,
                                    guint                first,
                                    gboolean             held);

/* While the pointer or the focus is on a card, AciesPointedPanel shows its effect and why it cannot be used now. A
 * tooltip would cover the neighbouring cards. */

/* --- a card in a hand ----------------------------------------------------------------------- */

#define ACIES_TYPE_CARD_VIEW (acies_card_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesCardView, acies_card_view, ACIES, CARD_VIEW, GtkWidget)

/**
 * acies_card_view_new:
 * @card: a card in the hand that is shown
 *
 * Returns: (transfer floating): a button that uses the card
 */
GtkWidget *acies_card_view_new     (AciesGameTable *table,
                                    AciesId         card);

/**
 * acies_card_view_refresh:
 * @copies: the number of copies in the hand
 * @key: the number key that uses the card, to show on it; 0 for none
 */
void       acies_card_view_refresh (AciesCardView  *self,
                                    guint           copies,
                                    guint           key);

/* Sets whether the text of the card is shown below its title. The default is FALSE. */
void       acies_card_view_set_open (AciesCardView  *self,
                                     gboolean        open);

/* Makes @area, a #GtkDrawingArea, draw the emblem of @side as large as it is; nothing for %ACIES_NO_SIDE. */
void       acies_sketch_show_emblem (GtkWidget      *area,
                                     AciesGameTable *table,
                                     AciesSide       side);

/* --- a card in a list ----------------------------------------------------------------------- */

#define ACIES_TYPE_CARD_ROW (acies_card_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesCardRow, acies_card_row, ACIES, CARD_ROW, GtkListBoxRow)

/**
 * acies_card_row_new:
 * @sort: (nullable): the deck or kind of the card, shown after its name
 *
 * Returns: (transfer floating): a row. Its button is hidden until acies_card_row_offer() is called, and emits "taken".
 */
GtkWidget *acies_card_row_new       (AciesGameTable *table,
                                     AciesId         card,
                                     const char     *sort);

AciesId    acies_card_row_get_card  (AciesCardRow   *self);

/* @is_counted: whether to show the number of copies */
void       acies_card_row_set_count (AciesCardRow   *self,
                                     guint           copies,
                                     gboolean        is_counted);

/* @offered: whether to show the button; @sensitive: whether it can be pressed */
void       acies_card_row_offer     (AciesCardRow   *self,
                                     gboolean        offered,
                                     gboolean        sensitive);

G_END_DECLS
