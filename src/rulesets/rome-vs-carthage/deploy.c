/* deploy.c - Rome vs Carthage: units to deploy are chosen when hands are
 *
 * Only where the scenario says so: where a side has a reserve and hexes for it to
 * come in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

/* RVC-C6: one after the other, as many as the side likes. */
void
acies_rvc_ask_deploy (AciesResolver   *resolver,
                      const AciesStep *step)
{
  g_autoptr (GArray) choices = acies_commands_new ();

  acies_reserve_list (resolver->state, step->side, choices);
  if (choices->len > 0)
    acies_question_ask_side (resolver, RVC_ASK_DEPLOY, step->side, ACIES_NO_UNIT, 0);
}

void
acies_rvc_deploy (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  acies_reserve_enter (resolver, side, command->id, command->hex);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVC_STEP_DEPLOY, .side = side });
}
