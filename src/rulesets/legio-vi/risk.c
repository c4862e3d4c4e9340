/* risk.c - Legio VI: what leaders risk with their units
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

static void
ask (AciesResolver *resolver,
     AciesUnitId    leader,
     guint          step)
{
  acies_step_push (resolver, step);
  acies_resolver_ask_dice (resolver, resolver->state->units[leader].side, leader, LVI_D6, 1, 0);
}

/* LVI-L16 */
void
acies_lvi_risk (AciesResolver *resolver,
                AciesUnitId    leader)
{
  LVI_SET (resolver, of_roll, leader);
  ask (resolver, leader, LVI_STEP_RISK_READ);
}

/* LVI-L16: a second wound kills. */
static void
read_wound (AciesResolver *resolver,
            AciesUnitId    leader)
{
  const AciesState *state = resolver->state;
  gboolean          wounded = acies_lvi_property (state, leader, LVI_WOUNDS) > 0;

  acies_lvi_note_die (resolver, LVI_NOTE_DANGER, leader, acies_lvi_shown (state, 0), 0, NULL);
  if (acies_lvi_shown (state, 0) > MAX (acies_lvi_number (state, LVI_NUMBER_WOUNDED), acies_lvi_number (state, LVI_NUMBER_KILLED)))
    return;
  if (wounded || acies_lvi_shown (state, 0) <= acies_lvi_number (state, LVI_NUMBER_KILLED))
    {
      acies_lvi_kill_leader (resolver, leader);
      return;
    }
  acies_unit_set_property (resolver, leader, LVI_WOUNDS, 1);
  acies_note_unit (resolver, LVI_NOTE_WOUNDED, leader);
}

void
acies_lvi_risk_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  AciesUnitId leader = acies_lvi_block (resolver->state)->of_roll;
  int         shown = acies_lvi_shown (resolver->state, 0);

  if (step->kind == LVI_STEP_WOUND_READ)
    {
      read_wound (resolver, leader);
      return;
    }
  acies_lvi_note_die (resolver, LVI_NOTE_RISK, leader, shown, 0, NULL);
  if (shown <= acies_lvi_number (resolver->state, LVI_NUMBER_RISK))
    ask (resolver, leader, LVI_STEP_WOUND_READ);
}
