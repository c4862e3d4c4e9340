/* fight-text.h - a fight for the combat panel: sorted dice, cards and consequences in words
 *
 * The facts come from the record of fights (session/fights.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

/* Rolls of a fight: the attack's and the defence's. */
#define ACIES_N_FIGHT_ROLLS 2

typedef struct
{
  const AciesFight *fight;                      /* borrowed from the record */
  AciesDice         dice[ACIES_N_FIGHT_ROLLS];  /* by roll: hits first, then retreats; each from the highest */
  GPtrArray        *cards;                      /* of char *: cards played for the fight */
  GPtrArray        *lines;                      /* of char *: consequences in words */
} AciesFightText;

/* (transfer none): the roll of the defence or of the attack */
const AciesFightRoll *acies_fight_get_roll  (const AciesFight   *self,
                                             gboolean            is_defence);

/**
 * acies_fight_text_new:
 * @fight: must outlive the text
 */
AciesFightText       *acies_fight_text_new  (const AciesFight   *fight,
                                             const AciesRuleset *ruleset);
void                  acies_fight_text_free (AciesFightText     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFightText, acies_fight_text_free)

G_END_DECLS
