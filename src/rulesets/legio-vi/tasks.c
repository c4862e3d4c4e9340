/* tasks.c - Legio VI: what still follows from a roll
 *
 * Dice have to be asked for it, one thing after the other, so it stands in the position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

static void
set_task (AciesResolver *resolver,
          guint          i,
          AciesLviTask   task)
{
  LVI_SET (resolver, tasks[i], task);
}

static void
set_count (AciesResolver *resolver,
           guint          n)
{
  LVI_SET (resolver, n_tasks, (guint8) n);
}

/* More than there is room for cannot follow from one roll but in battles nobody plays; those do not. */
void
acies_lvi_add_task (AciesResolver   *resolver,
                    AciesLviTaskKind kind,
                    AciesUnitId      unit)
{
  guint n = acies_lvi_block (resolver->state)->n_tasks;

  if (n == LVI_MAX_TASKS)
    return;
  set_task (resolver, n, (AciesLviTask) { (guint8) kind, unit });
  set_count (resolver, n + 1);
}

void
acies_lvi_put_task_first (AciesResolver   *resolver,
                          AciesLviTaskKind kind,
                          AciesUnitId      unit)
{
  const AciesLviBlock *block = acies_lvi_block (resolver->state);

  if (block->n_tasks == LVI_MAX_TASKS)
    return;
  for (guint i = block->n_tasks; i > 0; i--)
    set_task (resolver, i, block->tasks[i - 1]);
  set_task (resolver, 0, (AciesLviTask) { (guint8) kind, unit });
  set_count (resolver, block->n_tasks + 1u);
}

static AciesLviTask
take_first (AciesResolver *resolver)
{
  const AciesLviBlock *block = acies_lvi_block (resolver->state);
  const AciesLviTask   first = block->tasks[0];

  for (guint i = 0; i + 1 < block->n_tasks; i++)
    set_task (resolver, i, block->tasks[i + 1]);
  set_task (resolver, block->n_tasks - 1u, (AciesLviTask) { 0 });
  set_count (resolver, block->n_tasks - 1u);

  return first;
}

/* Of who is gone by now nothing follows. */
void
acies_lvi_next_task (AciesResolver *resolver)
{
  AciesLviTask task;

  if (acies_lvi_block (resolver->state)->n_tasks == 0)
    return;
  task = take_first (resolver);
  acies_step_push (resolver, LVI_STEP_TASKS);
  if (!acies_state_unit_is_on_board (resolver->state, task.unit))
    return;
  if (task.kind == LVI_TASK_RISK)
    acies_lvi_risk (resolver, task.unit);
  else if (task.kind == LVI_TASK_RAMPAGE)
    acies_lvi_rampage (resolver, task.unit);
  else
    acies_lvi_critical (resolver, task.unit, task.kind == LVI_TASK_FATE);
}
