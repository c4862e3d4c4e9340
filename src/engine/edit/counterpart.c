/* counterpart.c - what stands for a piece in the other army
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/counterpart.h"

#include "engine/core/engine.h"

AciesId
acies_counterpart_type (const AciesRuleset *ruleset,
                        AciesId             type,
                        AciesSide           side)
{
  AciesSide opposite = acies_ruleset_opposite (ruleset, side);
  AciesId   pair = ruleset->unit_types[type].pair;

  if (pair != ACIES_NO_ID && (ruleset->unit_types[pair].sides & (1u << opposite)) != 0)
    return pair;

  return (ruleset->unit_types[type].sides & (1u << opposite)) != 0 ? type : ACIES_NO_ID;
}

guint
acies_counterpart_figures (const AciesState *state,
                           AciesId           from,
                           guint             figures,
                           AciesId           to)
{
  guint full = acies_state_strength (state, to);

  if (from == to)
    return figures;

  return figures >= acies_state_strength (state, from) ? full : MIN (figures, full);
}

gboolean
acies_card_is_common (const AciesRuleset *ruleset,
                      AciesId             card)
{
  guint all = (1u << ruleset->n_sides) - 1;

  return (ruleset->cards[card].sides & all) == all;
}
