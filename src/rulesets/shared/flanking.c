/* flanking.c - friends beside the target that lend a die to an attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/flanking.h"

#include "engine/board/texts.h"
#include "rulesets/shared/moments.h"
#include "rulesets/shared/procs.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

/* The card names nobody: is there nobody who could flank, or has everybody? */
static gboolean
refuse_nobody (const AciesState *state,
               AciesId           card,
               GError          **error)
{
  const AciesFlankProcs *self = &acies_shared_procs (state)->flanks;
  AciesUnitId            ids[ACIES_N_DIRECTIONS];

  if (acies_units_list_flankers (state, &state->combats[0], TRUE, ids) > 0)
    return acies_refuse (error, self->once_rule, _ ("Every friendly unit beside the target that can flank already counts in this combat"));
  if (self->any_friend)
    return acies_refuse (error, state->ruleset->cards[card].rule, _ ("Only the attacker is beside the target: no other friendly unit can flank"));

  return acies_refuse (error, state->ruleset->cards[card].rule, _ ("No friendly unit beside the target can flank"));
}

gboolean
acies_flank_check (const AciesState *state,
                   AciesId           card,
                   AciesHex          hex,
                   GError          **error)
{
  const AciesFlankProcs *self = &acies_shared_procs (state)->flanks;
  const AciesCombat     *combat = &state->combats[0];
  const char            *rule = state->ruleset->cards[card].rule;
  AciesUnitId            unit = acies_state_unit_at (state, hex);
  AciesHexName           name;

  if (hex == ACIES_NO_HEX)
    return refuse_nobody (state, card, error);
  acies_hex_name (hex, name);
  if (unit == ACIES_NO_UNIT || state->units[unit].side != state->units[combat->attacker].side)
    return acies_refuse (error, rule, _ ("There is no friendly unit on %s to flank the target"), name);
  if (unit == combat->attacker)
    return acies_refuse (error, rule, _ ("The attacker cannot flank in its own attack"));
  if (!self->any_friend && !acies_card_check_ability (state, unit, card, error))
    return FALSE;
  if (!acies_board_is_adjacent (state->board, hex, combat->at))
    return acies_refuse_unit (error, rule, state, unit, "%s is not beside the target",
                              "%s are not beside the target");
  if (acies_combat_counts_flanker (combat, unit) ||
      (!self->adds_up && acies_combat_has_card (state, combat, self->envelopment)))
    return acies_refuse_unit (error, self->once_rule, state, unit, "%s already counts in this combat",
                              "%s already count in this combat");

  return TRUE;
}

void
acies_flank_play (AciesResolver *resolver,
                  AciesId        card,
                  AciesHex       hex)
{
  AciesCombat combat = resolver->state->combats[0];

  combat.flankers[combat.n_flankers++] = acies_state_unit_at (resolver->state, hex);
  combat.cards |= G_GUINT64_CONSTANT (1) << card;
  acies_resolver_set_combat (resolver, 0, &combat);
}

guint
acies_flank_count (const AciesState  *state,
                   const AciesCombat *combat)
{
  const AciesFlankProcs *self = &acies_shared_procs (state)->flanks;
  AciesUnitId            ids[ACIES_N_DIRECTIONS];

  return acies_units_list_flankers (state, combat, self->adds_up, ids);
}

gboolean
acies_flank_may_envelop (const AciesState *state,
                         AciesId           card)
{
  const AciesFlankProcs *self = &acies_shared_procs (state)->flanks;
  const AciesCombat     *combat = &state->combats[0];
  guint                  n = acies_flank_count (state, combat);

  return n > 0 && n + (self->adds_up ? 0 : combat->n_flankers) >= self->needs (&state->ruleset->cards[card]);
}
