/* question.h - the pending decision: a question that the game asks (command.h), a roll of dice or a draw
 *
 * A question depends only on public facts. During a combat, for example, a side is asked for a card whenever its hand
 * could contain a suitable card, even if it does not. Questions, offers and refusals therefore reveal nothing about
 * hidden hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* Returns the one-word name of the pending decision. */
const char          *acies_question_name    (const AciesState *state);

/* Returns whether commands of @kind can answer the pending decision. */
gboolean             acies_question_takes   (const AciesState *state,
                                             AciesCommandKind  kind);

/* Returns the id of the statement in rules.xml that requires the pending decision. */
const char          *acies_question_rule    (const AciesState *state);

/* Returns: (nullable): the one-word name of the step that "done" or "pass" would end now, or %NULL if there is none */
const char          *acies_question_end     (const AciesState *state);

/* @kind: the kind of the command: "done", "pass" or "yes"
 * Returns: (nullable): the translated button label for the command, or %NULL for the default label */
const char          *acies_question_button  (const AciesState *state,
                                             AciesCommandKind  kind);

/* Appends all possible answers to the pending question to @commands. Appends nothing if the state is waiting for dice
 * or a draw. */
void                 acies_question_list    (const AciesState *state,
                                             GArray           *commands);

/* Returns: (transfer full): a sentence that names the deciding side and its decision, or the result if the game is
 * over */
char *acies_state_describe (const AciesState *state);

/* Finds the side that must answer a question, according to AciesQuestion.asked.
 * @kind: a kind of decision
 * @unit: (out): set to the unit that the question is about, or to %ACIES_NO_UNIT
 * Returns: the side that must answer, or %ACIES_NO_SIDE for %ACIES_ASKS_ANYBODY */
AciesSide            acies_question_find_asked (const AciesState *state,
                                             guint             kind,
                                             AciesUnitId      *unit);

/* Checks whether the game has commands of @kind. */
gboolean     acies_command_check_known (AciesCommandKind  kind,
                                    const AciesState   *state,
                                    GError            **error);

/* Checks whether commands of @kind can answer the pending decision.
 * @state: the state of a game in progress */
gboolean     acies_command_check_asked (AciesCommandKind  kind,
                                    const AciesState   *state,
                                    GError            **error);

/* Like acies_command_check_asked(), but checks a whole command, so @error can give a more specific reason. */
gboolean             acies_question_check   (const AciesState   *state,
                                             const AciesCommand *command,
                                             GError            **error);

/* --- draws ----------------------------------------------------------------------------------
 *
 * The state stores the number of copies of each card in a deck, but not the order of the cards. A draw
 * (ACIES_DECISION_DRAW) is a random decision, like a roll of dice. The probability of each card is proportional to the
 * number of its remaining copies. Drawn cards come from the same source as the results of dice: a seed, a player with
 * real cards, a log or a test. Only cards that an effect has put under a deck have an order, and are drawn in it once the
 * deck is empty. */

typedef struct
{
  AciesId card;
  guint   n;     /* number of remaining copies; the probability of the card is proportional to this number */
} AciesDraw;

/* Lists the cards that can be drawn, in the order in which the ruleset lists them.
 * @state: a state that is waiting for a draw
 * @draws: an array with room for %ACIES_MAX_CARDS elements
 * Returns: the number of different cards */
guint        acies_draw_list      (const AciesState  *state,
                                   AciesDraw         *draws);

/* Returns the zone of the next card: the deck or, if the deck is empty, the cards under the deck. */
static inline AciesZone
acies_draw_zone (const AciesState *state)
{
  return acies_state_count_deck (state, state->decision.side, state->decision.deck, ACIES_ZONE_DECK) > 0 ? ACIES_ZONE_DECK : ACIES_ZONE_UNDER;
}

/* Returns whether @state is waiting for the draw of a card that only the drawing side will see. */
static inline gboolean
acies_draw_is_secret (const AciesState *state)
{
  return state->decision.kind == ACIES_DECISION_DRAW && state->decision.zone == ACIES_ZONE_HAND;
}

/* Checks whether @card can be drawn now. */
gboolean     acies_draw_check     (const AciesState  *state,
                                   AciesId            card,
                                   GError           **error);

/* Chooses the card that is drawn.
 * @state: a state that is waiting for a draw
 * @pick: called once to choose one of the remaining cards in the deck by its index; the cards are sorted as in the
 *   ruleset. Not called if the next card is under the deck.
 * @source: passed to @pick
 * Returns: the "draw" command for the chosen card */
AciesCommand acies_draw_pick      (const AciesState  *state,
                                   AciesPick          pick,
                                   gpointer           source);

/* Describes the pending draw.
 * @state: a state that is waiting for a draw
 * @side: the name of the side that draws
 * Returns: (transfer full): a translated sentence that names the side, the deck and the number of cards still to be
 *   drawn */
char        *acies_draw_describe  (const AciesState  *state,
                                   const char        *side);

G_END_DECLS
