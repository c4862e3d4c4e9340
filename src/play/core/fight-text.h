/* fight-text.h - a fight as the combat panel shows it: its dice in order, cards and consequences in words
 *
 * What a fight was is in the record of fights (session/fights.h); nothing is decided here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

/* Dice of a fight: its own roll, or that of the defence against it. */
#define ACIES_N_FIGHT_ROLLS 2

typedef struct
{
  const AciesFight *fight;                      /* of the record */
  AciesDice         dice[ACIES_N_FIGHT_ROLLS];  /* of the roll, of the defence: hits first, then retreats; the highest first */
  GPtrArray        *cards;                      /* of char *: cards played for it */
  GPtrArray        *lines;                      /* of char *: what came of it, in words */
} AciesFightText;

/* The roll itself, or that of the defence. */
const AciesFightRoll *acies_fight_get_roll  (const AciesFight   *self,
                                             gboolean            is_defence);

/**
 * acies_fight_text_new:
 * @fight: must outlive it
 */
AciesFightText       *acies_fight_text_new  (const AciesFight   *fight,
                                             const AciesRuleset *ruleset);
void                  acies_fight_text_free (AciesFightText     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFightText, acies_fight_text_free)

G_END_DECLS
