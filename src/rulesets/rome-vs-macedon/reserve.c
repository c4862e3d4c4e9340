/* reserve.c - Rome vs Macedon: the reserve comes in
 *
 * RVM-K20: every unit of the reserve that finds an empty entry hex, in the
 * sequence and to the hexes its owner chooses; the others never come.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

static void
bring_in (AciesResolver *resolver,
          AciesId        type,
          AciesHex       hex)
{
  acies_rvm_order_unit (resolver, acies_reserve_enter (resolver, resolver->state->turn.active, type, hex));
}

/* They do not come with a second card either. */
static void
shut_out (AciesResolver *resolver)
{
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      AciesUnit value = resolver->state->units[i];

      if (!acies_reserve_is_waiting (resolver->state, resolver->state->turn.active, (AciesUnitId) i))
        continue;
      value.status |= RVM_STAYS_OUT;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, value);
      acies_note_unit (resolver, RVM_NOTE_STAYS_OUT, (AciesUnitId) i);
    }
}

gboolean
acies_rvm_bring_in_reserve (AciesResolver *resolver)
{
  g_autoptr (GArray) ways = acies_commands_new ();

  acies_reserve_list (resolver->state, resolver->state->turn.active, ways);
  /* What is no choice is not asked. */
  while (ways->len == 1)
    {
      AciesCommand only = g_array_index (ways, AciesCommand, 0);

      bring_in (resolver, only.id, only.hex);
      g_array_set_size (ways, 0);
      acies_reserve_list (resolver->state, resolver->state->turn.active, ways);
    }
  if (ways->len == 0)
    {
      shut_out (resolver);
      return FALSE;
    }
  acies_question_ask_for (resolver, RVM_ASK_ENTER, resolver->state->turn.order_card, 0, ACIES_NO_HEX);

  return TRUE;
}

void
acies_rvm_enter (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  bring_in (resolver, command->id, command->hex);
  acies_step_push (resolver, RVM_STEP_ORDER_UNITS);
}
