/* units.c - Rome vs Carthage: units, their states and what their loss costs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

#include <string.h>

/* RVC-C12: of these a unit has at most one. */
#define STATES                                                                                    \
  (1u << RVC_MARK_READY | 1u << RVC_MARK_ACTIVE | 1u << RVC_MARK_MOVED | 1u << RVC_MARK_MARCHED | \
   1u << RVC_MARK_ATTACKED | 1u << RVC_MARK_PASSIVE | 1u << RVC_MARK_ADVANCING | 1u << RVC_MARK_ADVANCED)

/* RVC-C12, RVC-C28, RVC-T18: Idle, Ready and Retreated have not. */
gboolean
acies_rvc_has_acted (const AciesState *state,
                     AciesUnitId       unit)
{
  return (state->units[unit].marks & STATES & ~(1u << RVC_MARK_READY)) != 0;
}

gboolean
acies_rvc_has_one_state (const AciesUnit *unit)
{
  guint states = unit->marks & STATES;

  return (states & (states - 1)) == 0;
}

void
acies_rvc_set_mark (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesId        mark)
{
  AciesUnit value = resolver->state->units[unit];

  acies_rvc_forget (resolver, unit);
  value.marks &= (guint16) ~STATES;
  if (mark != ACIES_NO_ID)
    value.marks |= (guint16) (1u << mark);
  acies_resolver_set_unit (resolver, unit, value);
}

/* RVC-C4, RVC-T09 */
AciesPassage
acies_rvc_passage (const AciesState *state,
                   AciesUnitId       unit)
{
  return acies_unit_has_skill (state, unit, RVC_SKILL_LIGHT) ? ACIES_PASSAGE_UNITS : ACIES_PASSAGE_FREE;
}

guint
acies_rvc_march (const AciesState *state,
                 AciesUnitId       unit)
{
  return (guint) MAX (acies_state_unit_type (state, unit)->values[RVC_MARCH], 0);
}

guint
acies_rvc_range (const AciesState *state,
                 AciesUnitId       unit)
{
  return (guint) CLAMP (acies_state_unit_type (state, unit)->values[RVC_RANGE], 0, RVC_MAX_RANGE);
}

/* RVC-C22: heavy units, unless the scenario counts all. RVC-T06. */
guint
acies_rvc_morale_for (const AciesState *state,
                      AciesId           unit_type)
{
  gboolean is_light = acies_type_has_skill (state->ruleset, unit_type, RVC_SKILL_LIGHT);

  return is_light && state->switches[RVC_MORALE_COUNTS] == RVC_MORALE_COUNTS_HEAVY ? 0 : state->ruleset->unit_types[unit_type].morale;
}

/* RVC-C23: at once. */
static void
check_morale (AciesResolver *resolver,
              AciesSide      loser)
{
  if (resolver->state->sides[loser].morale == 0)
    acies_game_end (resolver, RVC_END_MORALE_ZERO, acies_ruleset_enemy_of (resolver->state->ruleset, loser));
}

/* RVC-C20, RVC-C22: whatever killed it. */
gboolean
acies_rvc_lose_figures (AciesResolver *resolver,
                        AciesUnitId    unit,
                        guint          n,
                        AciesNoteKind  note)
{
  AciesUnit before = resolver->state->units[unit];
  guint     morale = acies_state_morale_for (resolver->state, before.type);

  if (!acies_unit_lose_figures (resolver, unit, n, note))
    return FALSE;
  if (morale > 0)
    {
      acies_morale_take (resolver, before.side, (int) morale, TRUE);
      check_morale (resolver, before.side);
    }

  return TRUE;
}
