/* modifier.h - what changes the dice of a combat and their result
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/types.h"

G_BEGIN_DECLS

/* What a modifier changes. */
typedef enum
{
  ACIES_MODIFIES_DICE,
  ACIES_MODIFIES_IGNORED_HITS,
  ACIES_MODIFIES_IGNORED_RETREATS,
  ACIES_MODIFIES_TARGET_NUMBER,  /* what a die must show to hit, where the game has such a number */
} AciesModifierTarget;

/**
 * AciesModifier:
 *
 * "+1 die when the attacker stands beside his leader": @add times what the
 * procedures' condition counts. With @card it holds while that card is played
 * on the combat or has ordered the attack, with @unless_card while it is not;
 * with @terrain while the target stands on it, with @attacker_terrain while the
 * attacker does. What changes dice or the number to hit counts in melee, and at
 * range only with @at_range.
 */
typedef struct
{
  AciesModifierTarget target;
  gint8               add;
  guint8              condition;         /* index into the procedures' conditions */
  AciesId             card;              /* or NO_ID; so below */
  AciesId             unless_card;
  AciesId             terrain;
  AciesId             attacker_terrain;
  gboolean            at_range;
  char               *rule;
} AciesModifier;

G_END_DECLS
