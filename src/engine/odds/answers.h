/* answers.h - how the owner of a target may answer an attack, and with what chances
 *
 * Found by trying: on a copy the attack is made, and each card that the side of
 * the target could hold by what everybody can see is played where it may be. So
 * nothing here tells about a hand, and no game is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "engine/odds/odds.h"

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

G_END_DECLS
