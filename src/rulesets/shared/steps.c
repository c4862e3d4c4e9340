/* steps.c - the table of what the steps of a game do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/steps.h"

#include "rulesets/shared/units.h"

void
acies_step_run (const AciesStepProc    *table,
                const AciesCardMoments *moments,
                AciesResolver          *resolver,
                const AciesStep        *step)
{
  const AciesStepProc *self = &table[step->kind];

  if (self->phase != 0 && step->combat == 0)
    acies_turn_set_phase (resolver, self->phase);
  if (self->run != NULL)
    self->run (resolver, step);
  else
    acies_card_moments_ask (moments, resolver, self->moment);
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
