/* steps.c - the table of what the steps of a game do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/steps.h"

#include "rulesets/shared/moments.h"
#include "rulesets/shared/procs.h"
#include "rulesets/shared/units.h"

/* RVM-K17, RVC-K3: after a withdrawal nothing is rolled or countered, but the hex is empty. */
static gboolean
is_left_out (const AciesStepProcs *self,
             const AciesState     *state,
             const AciesStep      *step)
{
  const AciesCombat *combat = &state->combats[step->combat];

  return step->kind >= self->attack && step->kind < self->ends &&
         (combat->over || (combat->withdrew && step->kind < self->emptied));
}

void
acies_step_run (AciesResolver   *resolver,
                const AciesStep *step)
{
  const AciesStepProcs *steps = &acies_shared_procs (resolver->state)->steps;
  const AciesStepProc  *self = &steps->rows[step->kind];

  if (is_left_out (steps, resolver->state, step))
    return;
  if (self->phase != 0 && step->combat == 0)
    acies_turn_set_phase (resolver, self->phase);
  if (self->run != NULL)
    self->run (resolver, step);
  else
    acies_card_moments_ask (resolver, self->moment);
}

void
acies_step_push (AciesResolver *resolver,
                 guint          kind)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) kind });
}

void
acies_step_push_all (AciesResolver *resolver,
                     guint          first,
                     guint          last)
{
  for (guint kind = last + 1; kind > first; kind--)
    acies_step_push (resolver, kind - 1);
}
