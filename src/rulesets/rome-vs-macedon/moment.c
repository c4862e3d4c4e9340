/* moment.c - Rome vs Macedon: the moments at which a side may play a card
 *
 * RVM-A32: they are asked by what everybody can see (moments.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

#include <glib/gi18n-lib.h>

/* RVM-A44: each moment belongs to one side; RVM-R23: one use a card. */
gboolean
acies_rvm_check_card (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  if (state->decision.kind != RVM_ASK_PLAY)
    return acies_card_moments_check (command, state, error);
  if (command->hex != ACIES_NO_HEX)
    return acies_refuse (error, "RVM-R4", _ ("Order cards are played without naming a hex"));

  return acies_rvm_check_play (command, state, error);
}

void
acies_rvm_play_card (const AciesCommand *command,
                     AciesResolver      *resolver)
{
  if (resolver->state->decision.kind == RVM_ASK_PLAY)
    acies_rvm_play (command, resolver);
  else
    acies_card_moments_play (command, resolver);
}

/* RVM-A13: who holds an order card must play one; every other moment may be passed. */
gboolean
acies_rvm_check_pass (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  if (state->decision.kind != RVM_ASK_PLAY)
    return TRUE;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (acies_rvm_can_play (state, (AciesId) i))
        /* Translators: a side, and a card */
        return acies_refuse (error, "RVM-A13", _ ("%1$s holds %2$s and must play an order card"),
                             state->ruleset->sides[state->decision.side].name, state->ruleset->cards[i].name);
    }

  return TRUE;
}

void
acies_rvm_pass (const AciesCommand *command,
                AciesResolver      *resolver)
{
  guint8 decision = resolver->state->decision.kind;

  if (decision == RVM_ASK_LEADER_HELP)
    {
      acies_rvm_leader_help (command, resolver);
      return;
    }
  acies_resolver_answered (resolver);
  if (decision == RVM_ASK_PLAY)
    acies_rvm_orders_nobody (resolver);
}
