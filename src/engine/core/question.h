/* question.h - the pending decision: a question of the game (command.h), dice or a draw
 *
 * Questions depend only on public facts: a moment for cards opens if a card of its kind could be
 * in the hand, even if the hand does not contain one. Questions, offers and refusals therefore
 * reveal nothing about an enemy's hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* Returns: the name of the pending decision, in one word */
const char          *acies_question_name    (const AciesState *state);

/* Returns: whether commands of @kind can answer the pending decision */
gboolean             acies_question_takes   (const AciesState *state,
                                             AciesCommandKind  kind);

/* Returns: the id of the statement for the pending decision */
const char          *acies_question_rule    (const AciesState *state);

/* Returns: (nullable): one word for the step that "done" or "pass" would end now */
const char          *acies_question_end     (const AciesState *state);

/* Returns: (nullable): the translated button label for "done", "pass" or "yes"; %NULL for the default label */
const char          *acies_question_button  (const AciesState *state,
                                             AciesCommandKind  kind);

/* Appends all answers to @commands. Dice and draws have no list of answers. */
void                 acies_question_list    (const AciesState *state,
                                             GArray           *commands);

/* Returns: (transfer full): one sentence that names the deciding side and its decision */
char *acies_state_describe (const AciesState *state);

/* @kind: a kind of decision
 * @unit: (out): the unit concerned, or %ACIES_NO_UNIT
 * Returns: the side from the question's table row; %ACIES_NO_SIDE for %ACIES_ASKS_ANYBODY */
AciesSide            acies_question_find_asked (const AciesState *state,
                                             guint             kind,
                                             AciesUnitId      *unit);

/* Checks whether the game has commands of @kind. */
gboolean     acies_command_check_known (AciesCommandKind  kind,
                                    const AciesState   *state,
                                    GError            **error);

/* Checks whether a command of @kind can be given now.
 * @state: a state in play */
gboolean     acies_command_check_asked (AciesCommandKind  kind,
                                    const AciesState   *state,
                                    GError            **error);

/* Like acies_command_check_asked(), but with a reason that is specific to @command. */
gboolean             acies_question_check   (const AciesState   *state,
                                             const AciesCommand *command,
                                             GError            **error);

/* --- draws ----------------------------------------------------------------------------------
 *
 * The state stores the number of copies of each card in a deck, but not their order. A draw is a
 * decision by chance, like dice (ACIES_DECISION_DRAW). The chance of each card is proportional to
 * its remaining copies. Draws come from the same source as dice rolls: a seed, a player with real
 * cards, a log or a test. Cards under a deck have an order: when only these cards are left, the
 * first of them is drawn. */

typedef struct
{
  AciesId card;
  guint   n;     /* remaining copies: the weight of the card */
} AciesDraw;

/* @state: a state that waits for a draw
 * @draws: room for %ACIES_MAX_CARDS
 * Returns: the number of different cards that can be drawn; @draws contains them in the ruleset's order */
guint        acies_draw_list      (const AciesState  *state,
                                   AciesDraw         *draws);

/* Returns: the zone of the next card: the deck, or if the deck is empty, the cards under it */
static inline AciesZone
acies_draw_zone (const AciesState *state)
{
  return acies_state_count_deck (state, state->decision.side, state->decision.deck, ACIES_ZONE_DECK) > 0 ? ACIES_ZONE_DECK : ACIES_ZONE_UNDER;
}

/* Returns: whether @state waits for a card that only the drawing side will see */
static inline gboolean
acies_draw_is_secret (const AciesState *state)
{
  return state->decision.kind == ACIES_DECISION_DRAW && state->decision.zone == ACIES_ZONE_HAND;
}

/* Checks whether @card can be drawn. */
gboolean     acies_draw_check     (const AciesState  *state,
                                   AciesId            card,
                                   GError           **error);

/* @state: a state that waits for a draw
 * @pick: called once to choose one of the remaining cards of the deck, numbered in the ruleset's order; not called if the next
 *   card is under the deck
 * Returns: the "draw" command for that card */
AciesCommand acies_draw_pick      (const AciesState  *state,
                                   AciesPick          pick,
                                   gpointer           source);

/* @state: a state that waits for a draw
 * Returns: (transfer full): a sentence that names the drawing side, the deck and the number of further draws */
char        *acies_draw_describe  (const AciesState  *state);

G_END_DECLS
