/* game-table.h - the model of the Play view: the game, the legal commands and the selection
 *
 * Turns clicks on hexes, cards and units in reserve into commands. The board (table-board.h) and the panels of the Play
 * view show the table and send their commands through it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/last-turn.h"
#include "play/core/viewer.h"
#include "render/theme.h"
#include "session/computers.h"
#include "session/record.h"
#include "session/session.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ACIES_TYPE_GAME_TABLE (acies_game_table_get_type ())
G_DECLARE_FINAL_TYPE (AciesGameTable, acies_game_table, ACIES, GAME_TABLE, GObject)

/**
 * AciesGameTable::changed:
 * @events: (nullable) (element-type AciesEvent): the events of the change; empty if only the settings or the visible
 *   hands have changed; %NULL if everything has changed, for example for another game, position or theme
 * @forward: %FALSE if the events were undone
 *
 * AciesGameTable::settled:
 *
 * Emitted after all handlers of "changed" have run, for handlers that depend on which panels are visible.
 *
 * AciesGameTable::replayed:
 * @events: (element-type AciesEvent): the events of a step of the last turn, after which the shown position is
 *
 * AciesGameTable::selection-changed:
 *
 * Emitted when the user changes the selection. If the selection changes with the game, only "changed" is emitted.
 *
 * AciesGameTable::refused:
 * @text: (nullable): why a command or click was refused; %NULL to remove the message
 *
 * AciesGameTable::left-out:
 * @text: (nullable): how many units could still have acted when a player at this screen ended a step; %NULL after any
 *   other command
 *
 * AciesGameTable::pointed:
 *
 * Emitted when the user points at a different hex or card.
 *
 * AciesGameTable::advised:
 *
 * Emitted when a search for advice starts or finishes, when advice is discarded, when a command is pointed out, and when
 * the user points at a row of the log. Not
 * emitted if the game discards advice by changing, because "changed" is emitted then.
 *
 * AciesGameTable::input-changed:
 *
 * Emitted when the user switches between keyboard and pointer.
 *
 * AciesGameTable::walked:
 * @hex: (type guint): the hex to which the cursor goes
 */

AciesGameTable     *acies_game_table_new           (void);

/**
 * acies_game_table_set_session:
 * @session: (nullable): a game
 */
void                acies_game_table_set_session   (AciesGameTable     *self,
                                                    AciesSession       *session);
AciesSession       *acies_game_table_get_session   (AciesGameTable     *self);

/**
 * acies_game_table_get_shown:
 * Returns: (transfer none) (nullable): the session whose state is shown: the session of the game or, while the user
 *   looks back, a replay of it
 */
AciesSession       *acies_game_table_get_shown     (AciesGameTable     *self);

/* Returns: (transfer none) (nullable): the log of the game */
AciesRecord        *acies_game_table_get_record    (AciesGameTable     *self);

/**
 * acies_game_table_look_back:
 * @command: a number of commands; all commands of the game if it is too high
 *
 * Shows the game as it was after @command commands. The user cannot give commands while looking back. Undoing a command
 * of the game ends looking back.
 */
void                acies_game_table_look_back     (AciesGameTable     *self,
                                                    guint               command);
void                acies_game_table_end_looking_back (AciesGameTable  *self);
gboolean            acies_game_table_is_looking_back (AciesGameTable   *self);

/* Returns the number of commands before the position that is shown. */
guint               acies_game_table_get_moment    (AciesGameTable     *self);
/* Returns the number of commands in the game, which is the highest number for acies_game_table_look_back(). */
guint               acies_game_table_count_moments (AciesGameTable     *self);

/**
 * acies_game_table_show_last_turn:
 * @plays: whether to start before the first step instead of after it
 *
 * Looks back at what other sides have done since the player at the screen acted (acies_viewer_find_told()). A click on
 * the board then ends looking back and acts in the game.
 *
 * Returns: %FALSE if no other side has acted; "refused" then says so
 */
gboolean            acies_game_table_show_last_turn (AciesGameTable    *self,
                                                    gboolean            plays);

/* Returns: (nullable): the steps that the user looks back at, from acies_game_table_show_last_turn() until looking back
 *   ends or goes to a position that is not one of theirs */
const AciesLastTurn *acies_game_table_get_last_turn (AciesGameTable    *self);

/* Returns the number of steps of the last turn that have ended in the position that is shown. */
guint               acies_game_table_get_step      (AciesGameTable     *self);
/* Shows the position after @step steps, or after the last step if there are fewer. */
void                acies_game_table_go_to_step    (AciesGameTable     *self,
                                                    guint               step);

/* Shows the position after the next step, or after the previous one. */
void                acies_game_table_step          (AciesGameTable     *self,
                                                    gboolean            forward);

/**
 * acies_game_table_list_last_events:
 * Returns: (transfer container) (nullable) (element-type AciesEvent): the events of the step of the last turn after which
 *   the shown position is, or else of what other sides have done until now; %NULL if the player has acted since, and for
 *   another position of the past
 */
GArray             *acies_game_table_list_last_events (AciesGameTable  *self);

/* Sets the row of the log that the user points at, and emits "advised". @row: ACIES_NO_ROW for none */
#define ACIES_NO_ROW G_MAXUINT
void                acies_game_table_point_row     (AciesGameTable     *self,
                                                    guint               row);
/* Call this function when the user stops pointing at @row. Does nothing if the user already points at another. */
void                acies_game_table_leave_row     (AciesGameTable     *self,
                                                    guint               row);
/* Appends the hexes of the row that the user points at, or else of the rows of the shown step of the last turn.
 * @hexes: (element-type AciesHex): the array to append to */
void                acies_game_table_list_told     (AciesGameTable     *self,
                                                    GArray             *hexes);

void                acies_game_table_set_theme     (AciesGameTable     *self,
                                                    AciesTheme         *theme);
AciesTheme         *acies_game_table_get_theme     (AciesGameTable     *self);

/* Returns: (nullable): the state of the game or, while the user looks back, of the position that is shown */
const AciesState   *acies_game_table_get_state     (AciesGameTable     *self);

/* Returns the side for which the board is drawn (engine/core/units.h). */
AciesSide           acies_game_table_get_viewing_side    (AciesGameTable     *self);

/**
 * acies_game_table_get_seen:
 * Returns: (nullable): the state that is shown, without anything that is hidden from the viewing side; valid until the
 *   next call
 */
const AciesState   *acies_game_table_get_seen      (AciesGameTable     *self);

/* Returns: (nullable): the legal commands (acies_viewer_new_choices()); empty while the user looks back */
const AciesChoices *acies_game_table_get_choices   (AciesGameTable     *self);

/**
 * acies_game_table_point:
 * @hex: the hex under the pointer or the hex cursor, or %ACIES_NO_HEX
 *
 * Sets the hex that the user points at and emits "pointed".
 */
void                acies_game_table_point         (AciesGameTable     *self,
                                                    AciesHex            hex);
AciesHex            acies_game_table_get_pointed   (AciesGameTable     *self);

/**
 * acies_game_table_point_card:
 * @card: the card under the pointer, or %ACIES_NO_ID
 * @refusal: (nullable): why the card cannot be used now
 *
 * Sets the card that the user points at and emits "pointed".
 */
void                acies_game_table_point_card    (AciesGameTable     *self,
                                                    AciesId             card,
                                                    const char         *refusal);

/**
 * acies_game_table_leave_card:
 *
 * Call this function when the user stops pointing at @card. Does nothing if the user already points at something else.
 */
void                acies_game_table_leave_card    (AciesGameTable     *self,
                                                    AciesId             card);

/**
 * acies_game_table_get_pointed_card:
 * @refusal: (out) (nullable) (transfer none): why the card cannot be used now
 * Returns: the card that the user points at, or %ACIES_NO_ID
 */
AciesId             acies_game_table_get_pointed_card (AciesGameTable  *self,
                                                    const char        **refusal);

/**
 * acies_game_table_get_viewer:
 * Returns: the side whose hand is shown, or %ACIES_NO_SIDE. If no hands are hidden, this is the side whose hand is most
 *   useful to show.
 */
AciesSide           acies_game_table_get_viewer    (AciesGameTable     *self);

/* Returns which player is at the screen and what is hidden. Without a game, nothing is hidden. */
AciesViewer         acies_game_table_get_seat      (AciesGameTable     *self);

/**
 * acies_game_table_take_seat:
 *
 * Call this function when a player confirms that they have taken the screen (%ACIES_VIEWER_HAND_OVER). Does nothing for
 * a short time after the turn has ended or while the key that ended it is still down, so that pressing a key twice does
 * not reveal another player's cards.
 */
void                acies_game_table_take_seat     (AciesGameTable     *self);

/* Sets whether the user last used the keyboard, so that hints name keys instead of clicks. Emits "input-changed". */
void                acies_game_table_set_by_keys   (AciesGameTable     *self,
                                                    gboolean            by_keys);
gboolean            acies_game_table_is_by_keys    (AciesGameTable     *self);

/* Call this function when a key is pressed or released in the window.
 * @repeats: whether the key has answered and a button has changed since, so that it must not give another answer */
void                acies_game_table_hold_key      (AciesGameTable     *self,
                                                    gboolean            held,
                                                    gboolean            repeats);

/* Forgets which player has the screen, so that it must be handed over again. */
void                acies_game_table_leave_seat    (AciesGameTable     *self);

/**
 * acies_game_table_look:
 *
 * Shows or covers the hand of the side that must answer (%ACIES_VIEWER_ASKED). Any change of the game covers it again.
 * Does nothing if no side must answer in this way, or if the answer cannot involve cards or face-down units.
 */
void                acies_game_table_look          (AciesGameTable     *self,
                                                    gboolean            looks);
gboolean            acies_game_table_is_looking    (AciesGameTable     *self);

/* Returns the selected unit, card or unit type in reserve. When the game changes, the table deselects anything that can
 * no longer be used, and selects the unit that must act, if there is one. */
AciesTaken          acies_game_table_get_taken     (AciesGameTable     *self);
/* Selects a unit. See AciesTaken for @hex and @type. */
void                acies_game_table_select_unit   (AciesGameTable     *self,
                                                    AciesHex            hex,
                                                    AciesId             type);
/* Selects the first unit on @hex that can act, or the main unit if none can. ACIES_NO_HEX clears the selection. */
void                acies_game_table_select        (AciesGameTable     *self,
                                                    AciesHex            hex);
/* Selects a card in hand or, if @waits, a unit type in reserve. Deselects it if it is already selected. */
void                acies_game_table_take_up       (AciesGameTable     *self,
                                                    AciesId             id,
                                                    gboolean            waits);

/* Handles a click on a unit type in reserve: selects or deselects it, or says why it cannot enter now. */
void                acies_game_table_use_waiting   (AciesGameTable     *self,
                                                    AciesId             type);

/**
 * acies_game_table_use_card:
 * @card: a card in the hand of the deciding side
 *
 * Handles a click on a card: plays it, puts it back into the deck, or says why this is not possible. A card that needs
 * a hex is selected or deselected instead.
 */
void                acies_game_table_use_card      (AciesGameTable     *self,
                                                    AciesId             card);

/**
 * acies_game_table_shows_hand:
 * Returns: whether to show the hand; while units can enter from the reserve, only if a card can be played
 */
gboolean            acies_game_table_shows_hand    (AciesGameTable     *self);

/**
 * acies_game_table_use_place:
 * @place: the number on the key, from 1
 *
 * Handles a number key. Uses the unit type in reserve or the card in hand with that number, like a click, or gives the
 * answer with that number (play/core/answers.h). Unit types in reserve are counted before cards.
 */
void                acies_game_table_use_place     (AciesGameTable     *self,
                                                    guint               place);

/* Returns the kind of command that a click on a card in hand gives: PLAY or PUT_BACK. */
AciesCommandKind    acies_game_table_get_card_use  (AciesGameTable     *self);

/* Repeats the last command with the selected unit or another unit (play/core/answers.h).
 * @done: %FALSE to only check whether this is possible
 * Returns: whether it is possible */
gboolean            acies_game_table_repeat        (AciesGameTable     *self,
                                                    gboolean            done);

/* Gives the answer that Enter gives (acies_choices_find_main_answer()), unless the key repeats.
 * @done: %FALSE to only check whether there is one
 * Returns: whether there is one and, if @done, it was accepted */
gboolean            acies_game_table_give_main_answer (AciesGameTable  *self,
                                                    gboolean            done);

/* Handles a click on @hex (acies_choices_click()). */
void                acies_game_table_click         (AciesGameTable     *self,
                                                    AciesHex            hex);

/* Returns whether the user can ask the computer for advice on the current decision. */
gboolean            acies_game_table_may_ask_advice (AciesGameTable    *self);

/* Starts a search for advice, if the user can ask for it. "advised" is emitted when the search finishes. */
void                acies_game_table_ask_advice    (AciesGameTable     *self);

/* Cancels any search and discards the advice. */
void                acies_game_table_drop_advice   (AciesGameTable     *self);

/* Returns whether a search for advice is running. */
gboolean            acies_game_table_is_thinking   (AciesGameTable     *self);

/* Returns: (nullable): the advice */
const AciesAiAdvice *acies_game_table_get_advice   (AciesGameTable     *self);

/**
 * acies_game_table_point_out:
 * @command: a command that owns no text or scenario
 *
 * Marks @command on the board like advice until the next change, for example to show the best command in an earlier
 * position.
 */
void                acies_game_table_point_out     (AciesGameTable     *self,
                                                    const AciesCommand *command);

/* Returns: (nullable): the command that is marked on the board: the advice or the command that was pointed out */
const AciesCommand *acies_game_table_get_marked    (AciesGameTable     *self);

/* Emits "walked" for a hex. */
void                acies_game_table_walk_to       (AciesGameTable     *self,
                                                    AciesHex            hex);

/* Emits "walked" for the next or previous hex on which the user can start a command, and selects the unit there if its
 * commands need a second hex. */
void                acies_game_table_select_next   (AciesGameTable     *self,
                                                    gboolean            forward);

/**
 * acies_game_table_send:
 *
 * Applies @command to the game, or emits "refused" with the reason why it is not legal.
 *
 * Returns: whether the command was accepted
 */
gboolean            acies_game_table_send          (AciesGameTable     *self,
                                                    const AciesCommand *command);

/**
 * acies_game_table_send_both:
 *
 * Applies two commands as one undo step. If either command is refused, neither is applied and "refused" is emitted.
 *
 * Returns: whether the commands were accepted
 */
gboolean            acies_game_table_send_both     (AciesGameTable     *self,
                                                    const AciesCommand *first,
                                                    const AciesCommand *second);

G_END_DECLS
