/* game-table.h - the table a game is played on: what may be done, and doing it
 *
 * Knows a session's game, what may be done now and which unit or card is taken up,
 * and turns clicks into commands. The board (table-board.h) and the panels of the
 * Play view show what the table knows and send their commands through it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

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
 * @events: (nullable) (element-type AciesEvent): what happened; %NULL: another
 *   game or another look, show everything anew; empty: nothing has happened, but
 *   other hands may be seen than before
 * @forward: %FALSE when the events were taken back
 *
 * AciesGameTable::settled:
 *
 * After "changed", when everybody has heard of it: for who asks what panels show
 * and hide.
 *
 * AciesGameTable::selection-changed:
 *
 * Another unit, card or type of the reserve is taken up, or nothing.
 *
 * AciesGameTable::refused:
 * @text: (nullable): why what was asked cannot be done; %NULL: that is over
 *
 * AciesGameTable::left-out:
 * @text: (nullable): how many units could have acted before a player at this screen ended the step; %NULL: a player
 *   has done something else since
 *
 * AciesGameTable::advised:
 *
 * A computer has begun to think of advice, has come to some, or that is dropped. What
 * is dropped because the game goes on is not told: "changed" says so.
 *
 * AciesGameTable::input-changed:
 *
 * People use the keyboard instead of the pointer, or the other way round.
 *
 * AciesGameTable::walked:
 * @hex: (type guint): where acies_game_table_select_next() has come to
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
 * Returns: (nullable): the session whose state is shown: the game's, or while one
 *   looks back a replay of it
 */
AciesSession       *acies_game_table_get_shown     (AciesGameTable     *self);

/* (nullable) (transfer none): what has happened in the game */
AciesRecord        *acies_game_table_get_record    (AciesGameTable     *self);

/**
 * acies_game_table_look_back:
 * @command: a number of commands of the game; one too many means all
 *
 * Shows the game as it stood after so many commands. Nothing can be done
 * meanwhile. Whoever takes something back is in the game again.
 */
void                acies_game_table_look_back     (AciesGameTable     *self,
                                                    guint               command);
void                acies_game_table_end_looking_back (AciesGameTable  *self);
gboolean            acies_game_table_is_looking_back (AciesGameTable   *self);

/* After how many commands the game stood as it is shown. */
guint               acies_game_table_get_moment    (AciesGameTable     *self);
/* The last moment one can look at. */
guint               acies_game_table_count_moments (AciesGameTable     *self);

void                acies_game_table_set_theme     (AciesGameTable     *self,
                                                    AciesTheme         *theme);
AciesTheme         *acies_game_table_get_theme     (AciesGameTable     *self);

/* (nullable): the game as it stands, or stood at the moment one looks at */
const AciesState   *acies_game_table_get_state     (AciesGameTable     *self);

/* For whose eyes the board is shown (engine/core/units.h). */
AciesSide           acies_game_table_get_viewing_side    (AciesGameTable     *self);

/**
 * acies_game_table_get_seen:
 * Returns: (nullable): that state as those at the screen may see it, for showing and
 *   telling; good until it is asked for again
 */
const AciesState   *acies_game_table_get_seen      (AciesGameTable     *self);

/* (nullable): what may be done now, as far as those at the screen may know */
const AciesChoices *acies_game_table_get_choices   (AciesGameTable     *self);

/**
 * acies_game_table_point:
 * @hex: under the pointer or the hex cursor, or %ACIES_NO_HEX
 *
 * "pointed" tells who wants to say something about it.
 */
void                acies_game_table_point         (AciesGameTable     *self,
                                                    AciesHex            hex);
AciesHex            acies_game_table_get_pointed   (AciesGameTable     *self);

/**
 * acies_game_table_point_card:
 * @card: under the pointer, or %ACIES_NO_ID
 * @refusal: (nullable): why it cannot be used now
 *
 * The same of a card.
 */
void                acies_game_table_point_card    (AciesGameTable     *self,
                                                    AciesId             card,
                                                    const char         *refusal);

/**
 * acies_game_table_leave_card:
 *
 * Nothing shows @card to be pointed at any more. Meanwhile another card or a hex
 * may be: that stays so.
 */
void                acies_game_table_leave_card    (AciesGameTable     *self,
                                                    AciesId             card);

/**
 * acies_game_table_get_pointed_card:
 * @refusal: (out) (nullable) (transfer none): why it cannot be used now
 */
AciesId             acies_game_table_get_pointed_card (AciesGameTable  *self,
                                                    const char        **refusal);

/**
 * acies_game_table_get_viewer:
 * Returns: the side whose hand may be seen on the screen now, %ACIES_NO_SIDE for
 *   nobody's. Where no hands are hidden it is the one there is reason to show.
 */
AciesSide           acies_game_table_get_viewer    (AciesGameTable     *self);

/* How it comes to that; without a game nothing is hidden. */
AciesViewer         acies_game_table_get_seat      (AciesGameTable     *self);

/**
 * acies_game_table_take_seat:
 *
 * The player of the side to whom the screen has to be handed takes it. Nothing
 * comes of it just after the turn has ended, nor while the key that ended it is
 * held: whoever presses twice does not see the other's cards.
 */
void                acies_game_table_take_seat     (AciesGameTable     *self);

/* Whether people last used the keyboard: hints then name keys, not clicks. "input-changed" tells. */
void                acies_game_table_set_by_keys   (AciesGameTable     *self,
                                                    gboolean            by_keys);
gboolean            acies_game_table_is_by_keys    (AciesGameTable     *self);

/* A key is held down in the window, or no longer. */
void                acies_game_table_hold_key      (AciesGameTable     *self,
                                                    gboolean            held);

/* Nobody is known to sit at the screen any more: it has to be handed over again. */
void                acies_game_table_leave_seat    (AciesGameTable     *self);

/**
 * acies_game_table_look:
 *
 * Shows the hand of the side that is asked on the open board, or covers it again;
 * the next change of the game covers it, too. Does nothing where none is asked so.
 */
void                acies_game_table_look          (AciesGameTable     *self,
                                                    gboolean            looks);
gboolean            acies_game_table_is_looking    (AciesGameTable     *self);

/* A unit or a card, never both; it is put down when the game goes on without it. */
AciesTaken          acies_game_table_get_taken     (AciesGameTable     *self);
/* Takes up the unit of @type on @hex, as AciesTaken has it. */
void                acies_game_table_select_unit   (AciesGameTable     *self,
                                                    AciesHex            hex,
                                                    AciesId             type);
/* Takes up what stands on @hex, of several the first that can act; ACIES_NO_HEX: puts down whatever is taken up. */
void                acies_game_table_select        (AciesGameTable     *self,
                                                    AciesHex            hex);
/* Takes up a card of the hand, or a type that waits in reserve; the one taken up is put down. */
void                acies_game_table_take_up       (AciesGameTable     *self,
                                                    AciesId             id,
                                                    gboolean            waits);

/* A click on a type that waits in reserve: it is taken up or put down, or the reason is said why it cannot enter now. */
void                acies_game_table_use_waiting   (AciesGameTable     *self,
                                                    AciesId             type);

/**
 * acies_game_table_use_card:
 * @card: of the hand of the side that decides
 *
 * What a click on a card means: it is played, put back into the deck, taken up
 * when a hex has to be named with it, put down again, or refused.
 */
void                acies_game_table_use_card      (AciesGameTable     *self,
                                                    AciesId             card);

/**
 * acies_game_table_shows_hand:
 * Returns: whether the hand lies beside the board: where units wait to come in, only while a card of it can be played
 */
gboolean            acies_game_table_shows_hand    (AciesGameTable     *self);

/**
 * acies_game_table_use_place:
 * @place: from 1
 *
 * What the key of a number means: what lies at that place beside the board, units that wait before cards, is used as by a
 * click, or the answer at that place is given (play/core/answers.h).
 */
void                acies_game_table_use_place     (AciesGameTable     *self,
                                                    guint               place);

/* What may be done with cards of the hand now: PLAY or PUT_BACK. */
AciesCommandKind    acies_game_table_get_card_use  (AciesGameTable     *self);

/* Does with the unit that is taken up, or with the next one, what was done last (play/core/answers.h); @done %FALSE: only
 * looks. Returns: whether that is possible */
gboolean            acies_game_table_repeat        (AciesGameTable     *self,
                                                    gboolean            done);

/* Whether Enter answers what is asked: nothing else is to be done first (play/core/choices.h). */
gboolean            acies_game_table_has_main_answer (AciesGameTable   *self);

/* Returns: whether there was one */
gboolean            acies_game_table_give_main_answer (AciesGameTable  *self);

/* What a click on @hex means is done, or refused. */
void                acies_game_table_click         (AciesGameTable     *self,
                                                    AciesHex            hex);

/* Whether who decides now can ask a computer for advice. */
gboolean            acies_game_table_may_ask_advice (AciesGameTable    *self);

/* Asks for it, if that may be; "advised" tells when it has come. */
void                acies_game_table_ask_advice    (AciesGameTable     *self);

/* Nobody wants it any more, or has read it. */
void                acies_game_table_drop_advice   (AciesGameTable     *self);

/* A computer thinks of it. */
gboolean            acies_game_table_is_thinking   (AciesGameTable     *self);

/* (nullable): what to do now, and why */
const AciesAiAdvice *acies_game_table_get_advice   (AciesGameTable     *self);

/**
 * acies_game_table_point_out:
 * @command: without a text to clear
 *
 * Marks it on the board as if it were advised, until another moment is shown:
 * what might have been done at the moment that is looked at.
 */
void                acies_game_table_point_out     (AciesGameTable     *self,
                                                    const AciesCommand *command);

/* (nullable): what is marked on the board: what is advised, or was pointed out */
const AciesCommand *acies_game_table_get_marked    (AciesGameTable     *self);

/* Goes on to the next hex that offers something, and takes up the unit there. */
void                acies_game_table_select_next   (AciesGameTable     *self,
                                                    gboolean            forward);

/**
 * acies_game_table_send:
 *
 * Gives @command to the session; a refusal is told by "refused".
 *
 * Returns: whether it was allowed
 */
gboolean            acies_game_table_send          (AciesGameTable     *self,
                                                    const AciesCommand *command);

/**
 * acies_game_table_send_both:
 *
 * Two commands as one entry of the history: both, or none when either is refused.
 */
gboolean            acies_game_table_send_both     (AciesGameTable     *self,
                                                    const AciesCommand *first,
                                                    const AciesCommand *second);

G_END_DECLS
