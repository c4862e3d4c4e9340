/* turn-end.c - Legio VI: rally, what armies have lost, the end of the battle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/notes.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/turns.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

/* LVI-L12, LVI-R6 */
static gboolean
may_rally (const AciesState *state,
           AciesUnitId       unit)
{
  const AciesUnit *self = &state->units[unit];

  return self->place == ACIES_PLACE_BOARD && acies_state_unit_has_mark (state, unit, LVI_MARK_SHAKEN) && !acies_state_unit_has_mark (state, unit, LVI_MARK_MOVED) &&
         !acies_state_unit_has_mark (state, unit, LVI_MARK_ROUTED) && !acies_lvi_is_broken (state, unit) &&
         !acies_lvi_unbroken_within (state, self->side, self->hex, (guint) acies_lvi_number (state, LVI_NUMBER_FAR));
}

/* LVI-L7: all are looked at before the first is in order again, as who is not shaken frightens others. */
void
acies_lvi_rally (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       rallied[ACIES_MAX_UNITS];
  guint             n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (may_rally (state, (AciesUnitId) i))
        rallied[n++] = (AciesUnitId) i;
    }
  for (guint i = 0; i < n; i++)
    {
      guint most = MIN ((guint) acies_lvi_number (state, LVI_NUMBER_RALLY), acies_lvi_limit (state, rallied[i]) - 1);

      acies_unit_set_property (resolver, rallied[i], LVI_DISORDER, most);
      acies_unit_set_mark (resolver, rallied[i], LVI_MARK_SHAKEN, FALSE);
      acies_note_unit (resolver, LVI_NOTE_RALLIED, rallied[i]);
    }
}

static guint
count_standing (const AciesState *state,
                AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].side == side && acies_lvi_stands (state, (AciesUnitId) i);

  return n;
}

/* The morale of a side is what still stands of it. */
void
acies_lvi_count (AciesResolver *resolver)
{
  for (AciesSide side = 0; side < 2; side++)
    {
      AciesSideNumbers numbers = resolver->state->sides[side];

      numbers.morale = (gint16) count_standing (resolver->state, side);
      acies_resolver_set_side (resolver, side, &numbers);
    }
}

/* LVI-R55 */
static guint
count_lost (const AciesState *state,
            AciesSide         side)
{
  guint count = acies_lvi_block (state)->count[side];

  return count - MIN (count, count_standing (state, side));
}

/* LVI-U9 */
static gboolean
is_broken (const AciesState *state,
           AciesSide         side)
{
  int share = state->switches[side == 0 ? LVI_SWITCH_NEAR_BREAK : LVI_SWITCH_FAR_BREAK];

  return (int) count_lost (state, side) * 100 >= share * acies_lvi_block (state)->count[side];
}

char *
acies_lvi_describe_score (const AciesState *state,
                          AciesSide         first)
{
  const AciesLviBlock *block = acies_lvi_block (state);
  AciesSide            other = 1 - first;

  /* Translators: units lost, and of how many: by the winner, and by the other side */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "lost %1$u of %2$u unit; the enemy lost %3$u of %4$u", "lost %1$u of %2$u units; the enemy lost %3$u of %4$u", block->count[first]), count_lost (state, first), block->count[first], count_lost (state, other),
                          block->count[other]);
}

/* LVI-H11 */
static void
end_after_last (AciesResolver *resolver)
{
  const AciesState    *state = resolver->state;
  const AciesLviBlock *block = acies_lvi_block (state);
  int                  lead = (int) count_lost (state, 1) * block->count[0] - (int) count_lost (state, 0) * block->count[1];

  if (!acies_game_end_by (resolver, LVI_END_SMALLER_SHARE, lead))
    acies_game_end (resolver, LVI_END_EQUAL_SHARE, ACIES_NO_SIDE);
}

/* LVI-R55: what the end of the battle goes by. */
static void
note_losses (AciesResolver *resolver)
{
  for (AciesSide side = 0; side < 2; side++)
    {
      acies_log_entry (resolver, LVI_NOTE_LOSSES, .side = side, .number = (gint16) count_lost (resolver->state, side),
                       .number2 = acies_lvi_block (resolver->state)->count[side]);
    }
}

/* LVI-H11: looked at when a turn ends. */
static gboolean
end_if_over (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  gboolean          near = is_broken (state, 0), far = is_broken (state, 1);

  if (near || far || state->turn.round >= state->setup.end_round)
    note_losses (resolver);
  if (near && far)
    acies_game_end (resolver, LVI_END_BOTH_BROKEN, ACIES_NO_SIDE);
  else if (near || far)
    acies_game_end (resolver, LVI_END_BROKEN, near ? 1 : 0);
  else if (state->turn.round >= state->setup.end_round)
    end_after_last (resolver);

  return state->outcome.reason != ACIES_END_NOT_YET;
}

/* What ends with the turn: marks that are not kept, and what a leader has done. */
static void
rest (AciesResolver *resolver,
      AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesUnit         value = state->units[unit];

  for (guint mark = 0; mark < state->ruleset->n_marks; mark++)
    {
      if (!state->ruleset->marks[mark].kept)
        value.marks &= (guint16) ~(1u << mark);
    }
  if (acies_lvi_is_leader (state, unit))
    value.status &= LVI_SECOND;
  acies_resolver_set_unit (resolver, unit, value);
}

void
acies_lvi_end_turn (AciesResolver *resolver)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      if (resolver->state->units[i].place == ACIES_PLACE_BOARD)
        rest (resolver, (AciesUnitId) i);
    }
  for (guint i = 0; i < LVI_MAX_AGAIN; i++)
    LVI_SET (resolver, again[i], 0);
  acies_lvi_grow_old (resolver);
  acies_lvi_count (resolver);
  if (end_if_over (resolver))
    return;
  acies_turn_next_round (resolver);
  acies_turn_set_phase (resolver, LVI_PHASE_COMMAND);
  acies_step_push (resolver, LVI_STEP_INITIATIVE);
}
