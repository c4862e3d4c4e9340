/* critical.c - Legio VI: critical hits on elephants and chariots, and how a rampage is stopped
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

static void
ask (AciesResolver *resolver,
     AciesUnitId    unit,
     guint          n,
     guint          step)
{
  acies_step_push (resolver, step);
  acies_resolver_ask_dice (resolver, resolver->state->units[unit].side, unit, LVI_D6, n, 0);
}

static guint
count_up_to (const AciesState *state,
             int               most)
{
  guint n = 0;

  for (guint i = 0; i < state->dice.n; i++)
    n += acies_lvi_shown (state, i) <= most;

  return n;
}

/* LVI-L20: a die for each model. @certain: LVI-R59, one is hit already. */
void
acies_lvi_critical (AciesResolver *resolver,
                    AciesUnitId    unit,
                    gboolean       certain)
{
  LVI_SET (resolver, of_roll, unit);
  if (certain)
    ask (resolver, unit, 1, LVI_STEP_FATE_READ);
  else
    ask (resolver, unit, resolver->state->units[unit].figures, LVI_STEP_CRITICAL_READ);
}

static void
read_critical (AciesResolver *resolver,
               AciesUnitId    unit)
{
  int   most = acies_lvi_value (resolver->state, unit, LVI_CRITICAL);
  guint n = count_up_to (resolver->state, most);

  acies_lvi_note_dice (resolver, LVI_NOTE_CRITICALS, unit, (guint) most, 0);
  if (n == 0)
    return;
  acies_note_unit (resolver, LVI_NOTE_CRITICAL, unit);
  ask (resolver, unit, n, LVI_STEP_FATE_READ);
}

/* LVI-A1: those that rampage are still models of their unit until each has gone its way. */
static void
read_fate (AciesResolver *resolver,
           AciesUnitId    unit)
{
  int   most = acies_lvi_value (resolver->state, unit, LVI_DESTROYED);
  guint n_destroyed = count_up_to (resolver->state, most);
  guint n_rampages = resolver->state->dice.n - n_destroyed;

  acies_lvi_note_dice (resolver, LVI_NOTE_FATE, unit, (guint) most, 0);
  acies_lvi_lose_bases (resolver, unit, n_destroyed);
  for (guint i = 0; i < n_rampages; i++)
    acies_lvi_put_task_first (resolver, LVI_TASK_RAMPAGE, unit);
}

/* --- stopping ------------------------------------------------------------------------------- */

static gboolean
is_mad (const AciesState *state,
        AciesSide         side,
        guint             unit)
{
  return state->units[unit].side == side && acies_state_unit_is_on_board (state, (AciesUnitId) unit) &&
         acies_state_unit_has_mark (state, (AciesUnitId) unit, LVI_MARK_RAMPAGING);
}

/* As many as one roll has dice for, of those that have not been looked at. */
static guint
list_mad (const AciesState *state,
          AciesSide         side,
          AciesUnitId      *units)
{
  guint n = 0;

  for (guint i = acies_lvi_block (state)->tested; i < state->n_units && n < ACIES_MAX_DICE; i++)
    {
      if (is_mad (state, side, i))
        units[n++] = (AciesUnitId) i;
    }

  return n;
}

/* LVI-L22, LVI-R9 */
static void
stop (AciesResolver *resolver,
      AciesSide      side)
{
  AciesUnitId units[ACIES_MAX_DICE];
  guint       n = list_mad (resolver->state, side, units);

  if (n == 0)
    {
      LVI_SET (resolver, tested, 0);
      return;
    }
  acies_resolver_push_step (resolver, (AciesStep) { .kind = LVI_STEP_STOP_READ, .side = side });
  acies_resolver_ask_dice (resolver, side, n == 1 ? units[0] : ACIES_NO_UNIT, LVI_D6, n, 0);
}

static void
apply_stop (AciesResolver *resolver,
            AciesUnitId    unit,
            int            shown)
{
  const AciesState *state = resolver->state;
  AciesUnit         value = state->units[unit];
  AciesHex          hex = value.hex;
  int               sum = shown + acies_lvi_number (state, LVI_NUMBER_STOP_MORE) * value.status;

  acies_lvi_note_die (resolver, LVI_NOTE_STOP_ROLLED, unit, shown, sum, NULL);
  if (sum < acies_lvi_number (state, LVI_NUMBER_STOP))
    {
      value.status++;
      acies_resolver_set_unit (resolver, unit, value);
      return;
    }
  acies_note_unit (resolver, LVI_NOTE_STOPPED, unit);
  acies_lvi_remove (resolver, unit);
  acies_lvi_mourn (resolver, unit, hex);
}

static void
read_stop (AciesResolver *resolver,
           AciesSide      side)
{
  AciesUnitId units[ACIES_MAX_DICE];
  guint       n = list_mad (resolver->state, side, units);

  acies_lvi_apply_dice (resolver, units, n, apply_stop);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = LVI_STEP_STOP, .side = side });
}

/* LVI-L22: in the Manoeuvre phase those that were not stopped, the army that acts first before the other. */
static void
rush_all (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         first = acies_lvi_enemy (acies_lvi_block (state)->initiative - 1);

  for (guint i = 0; i < 2u * state->n_units; i++)
    {
      guint unit = i % state->n_units;

      if (is_mad (state, i < state->n_units ? first : acies_lvi_enemy (first), unit) && state->units[unit].status > 0)
        acies_lvi_add_task (resolver, LVI_TASK_RAMPAGE, (AciesUnitId) unit);
    }
  acies_step_push (resolver, LVI_STEP_TASKS);
}

void
acies_lvi_critical_step (AciesResolver   *resolver,
                         const AciesStep *step)
{
  AciesUnitId unit = acies_lvi_block (resolver->state)->of_roll;

  switch (step->kind)
    {
    case LVI_STEP_CRITICAL_READ:
      read_critical (resolver, unit);
      break;

    case LVI_STEP_FATE_READ:
      read_fate (resolver, unit);
      break;

    case LVI_STEP_STOP:
      stop (resolver, step->side);
      break;

    case LVI_STEP_STOP_READ:
      read_stop (resolver, step->side);
      break;

    default: /* LVI_STEP_RUSHES */
      rush_all (resolver);
      break;
    }
}
