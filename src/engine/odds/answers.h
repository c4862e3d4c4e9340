/* answers.h - possible answers of the target's owner to an attack, and outcomes of dice
 *
 * acies_answers_new() makes the attack on a copy of the game and tries each card that the target's side can have according to
 * public information. The result does not depend on which cards are in that side's hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "engine/odds/odds.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

typedef struct
{
  AciesId    card;        /* card of the answer; ACIES_NO_ID: the target's marks permit a strike without a card */
  gboolean   before;      /* whether the answer comes before the attack roll, not after it */
  AciesOdds *odds;        /* (nullable): odds of the strike with the target's current figures; NULL: the target withdraws */
  double     loss;        /* probability that the attacker loses at least one figure, if the target strikes whenever possible */
  double     elimination; /* probability that the strike eliminates the attacker */
  double     attack;      /* if @before: probability that the attack roll still takes place */
  guint8     figures;     /* figures of the target */
  double     losses[ACIES_MAX_FIGURES + 1]; /* if @before: probabilities of the target's losses, by figures lost */
  double     retreat;        /* if @before: probability that the target survives and must retreat */
  double     costly_retreat; /* if @before: probability that the target must retreat and the retreat costs figures */
} AciesAnswer;

/* Lists the strikes and cards with which the target can answer. If an answer comes after the attack roll, its probabilities
 * depend on the figures that the target then has: the actual number if the roll is complete, otherwise each possible number. If
 * an answer comes before the roll, its probabilities include the attack that follows. All probabilities are exact.
 * @state: a game
 * @attack: (nullable): a legal attack; %NULL: the attack in progress
 * @rolled: whether the attack roll is complete
 * Returns: (transfer full) (element-type AciesAnswer): the answers in the order of play; an empty array if there are none */
GArray *acies_answers_new (const AciesState   *state,
                           const AciesCommand *attack,
                           gboolean            rolled);

/* --- outcomes of dice ------------------------------------------------------------------------ */

/* The engine determines the result of each face on a copy of the state. Faces with the same result and symbol are equivalent
 * (AciesDieResult). Dice of the same kind are also equivalent. An outcome is the number of dice that show each group of equivalent
 * faces. */

/* @state: the game after the roll; the function can change it
 * @chance: the probability of this outcome; all probabilities add up to 1 */
typedef void (*AciesOutcomeFunc) (AciesState *state,
                                  double      chance,
                                  gpointer    data);

/* Calls @func for each outcome of the roll for which @state is waiting. */
void acies_outcomes_foreach     (const AciesState *state,
                                 AciesOutcomeFunc  func,
                                 gpointer          data);

/* Applies a roll in which each die shows the face with its least effective result. @state must be waiting for dice. */
void acies_outcomes_throw_least (AciesState       *state);

/* Returns: the highest number of faces that a die has, of the dice for which @state is waiting */
guint acies_outcomes_most_faces (const AciesState *state);

/* Applies a roll in which each die shows @face. @state must be waiting for dice.
 * @face: the face, from 1; a die with fewer faces shows its last face
 * @events: (nullable): receives the events
 * Returns: whether the roll was applied */
gboolean acies_outcomes_throw_face (AciesState   *state,
                                    guint         face,
                                    GArray       *events);

/* @events: (element-type AciesEvent): the events of a roll
 * Returns: (nullable) (transfer none): the rolled dice with their results. The dice in the state after these events can be
 *   different, because the command that caused the roll can also start another roll */
const AciesDice *acies_outcomes_find_judged (const GArray *events);

G_END_DECLS
