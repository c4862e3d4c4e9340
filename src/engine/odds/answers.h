/* answers.h - how the owner of a target may answer an attack, and what dice may bring
 *
 * Found by trying: on a copy the attack is made, and each card that the side of the target could hold by what
 * everybody can see is played where it may be. So nothing here tells about a hand, and no game is asked for.
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
  AciesId    card;        /* or NO_ID: the unit strikes without one, as its marks let it */
  gboolean   before;      /* the roll of the attack; else after it */
  AciesOdds *odds;        /* (nullable): of the strike, by all figures that the unit has now; NULL: it does not strike, it goes away */
  double     loss;        /* how likely it is that the attacker loses a figure or more to it, if it is made whenever it may be */
  double     elimination; /* the same, that it is lost */
  double     attack;      /* before the roll: how likely it is that the attack is still rolled then */
  guint8     figures;     /* of the target */
  double     losses[ACIES_MAX_FIGURES + 1]; /* before the roll: and that the target loses so many figures to it, all things counted */
  double     retreat;        /* before the roll: and that the target lives on and has to retreat */
  double     costly_retreat; /* before the roll: and that this retreat costs it figures */
} AciesAnswer;

/**
 * acies_answers_new:
 * @state: a game
 * @attack: (nullable): the attack, allowed now; %NULL: the one under way
 * @rolled: the attack was rolled already
 *
 * What follows an attack that is rolled already is told of the figures that are
 * left; of one still to be rolled, of all that its dice may leave, as likely as
 * they are. Of what comes before it, it is told what the attack then comes to:
 * no roll is left out, and none is sampled.
 *
 * Returns: (transfer full) (element-type AciesAnswer): in the order in which they
 *   may be given; empty when the target cannot answer
 */
GArray *acies_answers_new (const AciesState   *state,
                           const AciesCommand *attack,
                           gboolean            rolled);

/* --- what dice may bring --------------------------------------------------------------------- */

/* The engine itself is asked, on copies. Which faces come to the same, the results of the dice and the signs on them
 * say (AciesDieResult), and all dice of a kind are alike: so it is told apart how many fell how, not which. */

/**
 * AciesOutcomeFunc:
 * @state: the game once the dice have fallen; may be changed
 * @chance: of this way; those of all ways add up to 1
 */
typedef void (*AciesOutcomeFunc) (AciesState *state,
                                  double      chance,
                                  gpointer    data);

/* Calls @func for each way; @state awaits dice. */
void acies_outcomes_foreach     (const AciesState *state,
                                 AciesOutcomeFunc  func,
                                 gpointer          data);

/* Throws the dice that @state awaits so that they come to as little as they can. */
void acies_outcomes_throw_least (AciesState       *state);

/* How many faces that of the dice that @state awaits has which has most. */
guint acies_outcomes_most_faces (const AciesState *state);

/**
 * acies_outcomes_throw_face:
 * @face: from 1; a die with fewer shows its last
 * @events: (nullable): what happened is appended
 *
 * Throws the dice that @state awaits so that all show that face.
 */
gboolean acies_outcomes_throw_face (AciesState   *state,
                                    guint         face,
                                    GArray       *events);

/**
 * acies_outcomes_find_judged:
 * @events: (element-type AciesEvent): what followed dice that were thrown
 *
 * Returns: (nullable) (transfer none): those dice, as they were judged. The state
 *   may have others by now: a roll of no dice comes with the command before it
 */
const AciesDice *acies_outcomes_find_judged (const GArray *events);

G_END_DECLS
