/* dice.c - Legio VI: dice that have fallen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

int
acies_lvi_shown (const AciesState *state,
                 guint             die)
{
  return acies_ruleset_get_face (state->ruleset, &state->dice, die)->number;
}

guint
acies_lvi_inches (const AciesState *state)
{
  guint inches = 0;

  for (guint i = 0; i < state->dice.n; i++)
    inches += (guint) acies_lvi_shown (state, i);

  return inches;
}

/* What the dice that have fallen were for. */
void
acies_lvi_note_dice (AciesResolver *resolver,
                     AciesNoteKind  kind,
                     AciesUnitId    unit,
                     guint          number,
                     guint          number2)
{
  acies_log_entry (resolver, kind, .unit = unit, .hex = resolver->state->units[unit].hex, .dice = resolver->state->dice,
                   .number = (gint16) number, .number2 = (gint16) number2);
}

/* The same of one die, perhaps of several that were rolled together. @reason: (nullable): interned */
void
acies_lvi_note_die (AciesResolver *resolver,
                    AciesNoteKind  kind,
                    AciesUnitId    unit,
                    int            shown,
                    int            sum,
                    const char    *reason)
{
  acies_log_entry (resolver, kind, .unit = unit, .hex = resolver->state->units[unit].hex, .number = (gint16) shown,
                   .number2 = (gint16) sum, .reason = reason);
}

/* LVI-L19 */
guint
acies_lvi_judge (AciesResolver *resolver,
                 int            hit)
{
  const AciesState *state = resolver->state;
  guint8            results[ACIES_MAX_DICE];

  for (guint i = 0; i < state->dice.n; i++)
    results[i] = acies_lvi_shown (state, i) >= hit ? ACIES_DIE_HIT : ACIES_DIE_MISS;
  acies_resolver_judge_dice (resolver, results);

  return acies_dice_count (&state->dice, ACIES_DIE_HIT);
}

void
acies_lvi_apply_dice (AciesResolver     *resolver,
                      const AciesUnitId *units,
                      guint              n,
                      AciesLviApply      apply)
{
  for (guint i = 0; i < n && i < resolver->state->dice.n; i++)
    apply (resolver, units[i], acies_lvi_shown (resolver->state, i));
  LVI_SET (resolver, tested, (guint8) (units[n - 1] + 1));
}
