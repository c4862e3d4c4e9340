/* attack.h - who attacks whom, and who strikes back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* An attack of the unit on @from on that on @at; NO_UNIT where there is none. */
AciesCombat acies_attack_between      (const AciesState *state, AciesHex from, AciesHex at);

/* The same of the unit that "attack" is about, on the main one of those on the other hex. */
AciesCombat acies_attack_of_command   (const AciesState *state, const AciesCommand *command);

/**
 * acies_attack_strike_back:
 * @kind: strike or counter
 *
 * Returns: what the target of the attack that goes on does to the attacker, yet to be
 *   pushed: the roles changed, where they stand now
 */
AciesCombat acies_attack_strike_back  (const AciesState *state, AciesCombatKind kind);

/* @strike goes on now, with its steps, on top of the attack. */
void        acies_attack_push_strike  (AciesResolver *resolver, const AciesCombat *strike);

/* The attacker of the combat @index rolls @n dice, which are compared with @point; @why (nullable): the reasons for both.
 * Nothing is asked for no dice at all; then none lie there any more. */
void        acies_attack_roll         (AciesResolver *resolver, guint index, guint n, int point, const AciesOdds *why);

/* For AciesCombat: the target goes back before the roll. */
void        acies_attack_withdraw     (AciesResolver *resolver);

/* After a strike: is the attack @over for its attacker? */
void        acies_attack_set_over     (AciesResolver *resolver, gboolean over);

G_END_DECLS
