/* question.h - the pending decision: a question of the game (command.h), a roll of dice or a draw
 *
 * Questions depend only on public facts: at a moment of a combat, a side is asked for a card if its
 * hand could contain a card for this moment, even if it contains no such card. Questions, offers
 * and refusals therefore reveal nothing about the hands of other sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* Returns: the name of the pending decision, which is one word */
const char          *acies_question_name    (const AciesState *state);

/* Returns: whether commands of @kind can answer the pending decision */
gboolean             acies_question_takes   (const AciesState *state,
                                             AciesCommandKind  kind);

/* Returns: the id of the statement that prescribes the pending decision */
const char          *acies_question_rule    (const AciesState *state);

/* Returns: (nullable): one word for the step that "done" or "pass" would end now; %NULL if neither is an answer */
const char          *acies_question_end     (const AciesState *state);

/* Returns: (nullable): the translated button label for "done", "pass" or "yes"; %NULL for the default label */
const char          *acies_question_button  (const AciesState *state,
                                             AciesCommandKind  kind);

/* Appends all answers to the pending question to @commands. Appends nothing if the state waits for dice or a draw. */
void                 acies_question_list    (const AciesState *state,
                                             GArray           *commands);

/* Returns: (transfer full): one sentence that names the side that must decide and its decision, or the result of a finished game */
char *acies_state_describe (const AciesState *state);

/* @kind: a kind of decision
 * @unit: (out): the unit that the question is about, or %ACIES_NO_UNIT
 * Returns: the side that AciesQuestion.asked selects; %ACIES_NO_SIDE for %ACIES_ASKS_ANYBODY */
AciesSide            acies_question_find_asked (const AciesState *state,
                                             guint             kind,
                                             AciesUnitId      *unit);

/* Checks whether the game has commands of @kind. */
gboolean     acies_command_check_known (AciesCommandKind  kind,
                                    const AciesState   *state,
                                    GError            **error);

/* Checks whether a command of @kind can answer the pending question.
 * @state: a state in play */
gboolean     acies_command_check_asked (AciesCommandKind  kind,
                                    const AciesState   *state,
                                    GError            **error);

/* Like acies_command_check_asked(), but @error can give a reason that applies only to @command. */
gboolean             acies_question_check   (const AciesState   *state,
                                             const AciesCommand *command,
                                             GError            **error);

/* --- draws ----------------------------------------------------------------------------------
 *
 * The state stores the number of copies of each card in a deck, but not the order of the cards. A
 * draw is a decision that chance makes, like a roll of dice (ACIES_DECISION_DRAW). The chance of
 * each card is proportional to its remaining copies. The drawn card comes from the same source as
 * dice: a seed, a player with real cards, a log or a test. Cards under a deck have an order: if only
 * such cards are left, the first of them is drawn. */

typedef struct
{
  AciesId card;
  guint   n;     /* number of remaining copies, to which the chance of the card is proportional */
} AciesDraw;

/* @state: a state that waits for a draw
 * @draws: room for %ACIES_MAX_CARDS
 * Returns: the number of different cards that can be drawn; @draws contains them in the ruleset's order */
guint        acies_draw_list      (const AciesState  *state,
                                   AciesDraw         *draws);

/* Returns: the zone from which the next card is drawn: the deck, or the cards under the deck if the deck is empty */
static inline AciesZone
acies_draw_zone (const AciesState *state)
{
  return acies_state_count_deck (state, state->decision.side, state->decision.deck, ACIES_ZONE_DECK) > 0 ? ACIES_ZONE_DECK : ACIES_ZONE_UNDER;
}

/* Returns: whether @state waits for the draw of a card that only the drawing side will see */
static inline gboolean
acies_draw_is_secret (const AciesState *state)
{
  return state->decision.kind == ACIES_DECISION_DRAW && state->decision.zone == ACIES_ZONE_HAND;
}

/* Checks whether @card can be the card that is drawn now. */
gboolean     acies_draw_check     (const AciesState  *state,
                                   AciesId            card,
                                   GError           **error);

/* @state: a state that waits for a draw
 * @pick: called once to choose one of the remaining cards of the deck, which are numbered in the ruleset's order; not called if
 *   the next card is under the deck
 * Returns: the "draw" command for the chosen card */
AciesCommand acies_draw_pick      (const AciesState  *state,
                                   AciesPick          pick,
                                   gpointer           source);

/* @state: a state that waits for a draw
 * Returns: (transfer full): a sentence that names the drawing side, the deck and the number of further draws */
char        *acies_draw_describe  (const AciesState  *state);

G_END_DECLS
