/* answers.h - how the target's owner can answer an attack, and the outcomes of dice
 *
 * Makes the attack on a copy of the game and tries each card that, by public knowledge, the target's side could hold. The
 * result does not depend on the cards in its hand.
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
  AciesId    card;        /* ACIES_NO_ID: a strike without a card, by the unit's marks */
  gboolean   before;      /* before the roll of the attack, else after it */
  AciesOdds *odds;        /* (nullable): of the strike with the unit's current figures; NULL: it leaves instead of striking */
  double     loss;        /* probability that the strike costs the attacker a figure or more, if made whenever possible */
  double     elimination; /* probability that the strike eliminates the attacker */
  double     attack;      /* if before: probability that the attack is still rolled */
  guint8     figures;     /* of the target */
  double     losses[ACIES_MAX_FIGURES + 1]; /* if before: probability that the target loses so many figures, by number */
  double     retreat;        /* if before: probability that the target survives and must retreat */
  double     costly_retreat; /* if before: probability that this retreat costs figures */
} AciesAnswer;

/* Lists the strikes and cards with which the target can answer. For an answer after the roll, the odds use the figures that
 * remain, or if the roll is still to come, every possible number with its probability. For an answer before the roll they
 * include the whole attack. All rolls are counted, none is sampled.
 * @state: a game
 * @attack: (nullable): an allowed attack; %NULL: the attack under way
 * @rolled: the attack is already rolled
 * Returns: (transfer full) (element-type AciesAnswer): in the order of play; empty if the target cannot answer */
GArray *acies_answers_new (const AciesState   *state,
                           const AciesCommand *attack,
                           gboolean            rolled);

/* --- outcomes of dice ------------------------------------------------------------------------ */

/* The engine finds the result of each face on a copy of the state. Faces with the same result and the same symbol are
 * equivalent (AciesDieResult), and so are dice of one kind. An outcome is a number of dice for each such result. */

/* @state: the game after the roll; the function can change it
 * @chance: of this outcome; all chances add up to 1 */
typedef void (*AciesOutcomeFunc) (AciesState *state,
                                  double      chance,
                                  gpointer    data);

/* Calls @func for each outcome of the dice that @state awaits. */
void acies_outcomes_foreach     (const AciesState *state,
                                 AciesOutcomeFunc  func,
                                 gpointer          data);

/* Throws the dice that @state awaits, all with the least effective result. */
void acies_outcomes_throw_least (AciesState       *state);

/* Returns: the largest number of faces among the dice that @state awaits */
guint acies_outcomes_most_faces (const AciesState *state);

/* Throws the dice that @state awaits, all with this face.
 * @face: from 1; a die with fewer faces shows its last one
 * @events: (nullable): receives the events
 * Returns: whether the throw was applied */
gboolean acies_outcomes_throw_face (AciesState   *state,
                                    guint         face,
                                    GArray       *events);

/* @events: (element-type AciesEvent): the events of a throw
 * Returns: (nullable) (transfer none): the thrown dice with their results. The dice of the state can already be different: the
 *   same command can start another roll */
const AciesDice *acies_outcomes_find_judged (const GArray *events);

G_END_DECLS
