/* fight-text.h - the results of a fight in words
 *
 * The results come from the record of fights (session/fights.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

/* The number of rolls in a fight: the attack roll and the defence roll. */
#define ACIES_N_FIGHT_ROLLS 2

typedef struct
{
  const AciesFight *fight;                      /* owned by the record */
  AciesDice         dice[ACIES_N_FIGHT_ROLLS];  /* dice of each roll: first hits, then retreats; high faces first */
  GPtrArray        *cards;                      /* (element-type utf8): cards that the attacker's side played */
  GPtrArray        *lines;                      /* (element-type utf8): consequences, one sentence each */
} AciesFightText;

/* Returns: (transfer none): the defence roll or the attack roll */
const AciesFightRoll *acies_fight_get_roll  (const AciesFight   *self,
                                             gboolean            is_defence);

/* Returns: (transfer full): the result of a roll in words, such as "2 hits, 1 retreat (Combat Point 4)" */
char                 *acies_fight_roll_to_string (const AciesFightRoll *self,
                                                  const AciesRuleset   *ruleset);

/**
 * acies_fight_text_new:
 * @fight: a fight, which must outlive the returned text
 */
AciesFightText       *acies_fight_text_new  (const AciesFight   *fight,
                                             const AciesRuleset *ruleset);
void                  acies_fight_text_free (AciesFightText     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFightText, acies_fight_text_free)

G_END_DECLS
