/* answers.h - how the owner of a target can answer an attack, and the outcomes of a roll
 *
 * acies_answers_new() carries out the attack on a copy of the game. It then tries every card that the target's side
 * could hold according to public information. The result does not depend on the cards that are actually in that side's
 * hand.
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
  AciesId    card;        /* card that is played; ACIES_NO_ID: the target strikes without a card */
  gboolean   before;      /* whether the answer comes before the attack roll instead of after it */
  AciesOdds *odds;        /* (nullable): odds of the target's strike with its current figures; NULL: not a strike */
  double     loss;        /* probability that the attacker loses any figures, if the target strikes whenever it can */
  double     elimination; /* probability that the strike eliminates the attacker */
  double     attack;      /* if @before: probability that the attack roll still takes place */
  guint8     figures;     /* figures of the target when the attack starts */
  double     losses[ACIES_MAX_FIGURES + 1]; /* if @before: losses[n]: probability that the target loses n figures */
  double     retreat;        /* if @before: probability that the target survives and must retreat */
  double     costly_retreat; /* if @before: probability that the target must retreat and loses figures in the retreat */
} AciesAnswer;

/* Lists the strikes and cards with which the target can answer an attack. All probabilities are exact. For an answer
 * before the attack roll, they also cover the attack itself. For an answer after the roll, they take into account how
 * many figures the target has left. If the roll has not been made yet, they cover all its possible results.
 * @state: a game
 * @attack: (nullable): a legal attack, or %NULL for the attack in progress
 * @rolled: whether the attack roll has been made
 * Returns: (transfer full) (element-type AciesAnswer): the answers in the order in which they can be given, or an empty
 *   array */
GArray *acies_answers_new (const AciesState   *state,
                           const AciesCommand *attack,
                           gboolean            rolled);

/* --- outcomes of a roll ---------------------------------------------------------------------- */

/* Each face of the dice is tried on a copy of the state. Two faces are equivalent if they have the same result and the
 * same symbol (AciesDieResult), and dice of the same type are interchangeable. An outcome is therefore
 * determined by the number of dice that show a face from each group of equivalent faces. */

/* @state: the game after the roll, which the callback can modify; only valid during the call
 * @chance: the probability of this outcome; the probabilities of all outcomes add up to 1 */
typedef void (*AciesOutcomeFunc) (AciesState *state,
                                  double      chance,
                                  gpointer    data);

/* Calls @func for each outcome of the pending roll. @state must be waiting for dice. */
void acies_outcomes_foreach     (const AciesState *state,
                                 AciesOutcomeFunc  func,
                                 gpointer          data);

/* Rolls the least effective face of each die. @state must be waiting for dice. */
void acies_outcomes_throw_least (AciesState       *state);

/* Returns the highest number of faces on any of the dice that @state is waiting for. */
guint acies_outcomes_most_faces (const AciesState *state);

/* Rolls the same face on all dice. @state must be waiting for dice.
 * @face: the number of the face, starting at 1; a die with fewer faces shows its last face
 * @events: (nullable): an array to which the events are appended
 * Returns: %TRUE if the roll was accepted */
gboolean acies_outcomes_throw_face (AciesState   *state,
                                    guint         face,
                                    GArray       *events);

/* Finds a roll and its results in @events. Use this function instead of AciesState.dice, because the command that
 * caused the roll can already have started another roll.
 * @events: (element-type AciesEvent): the events of a roll
 * Returns: (nullable) (transfer none): the dice that were rolled, with their results; %NULL if there is no roll */
const AciesDice *acies_outcomes_find_judged (const GArray *events);

G_END_DECLS
