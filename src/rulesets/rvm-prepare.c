/* rvm-prepare.c - Rome vs Macedon: the hand is set at the end of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm.h"

#include <glib/gi18n-lib.h>

static void
ask (AciesResolver *resolver,
     guint8         kind,
     guint          count)
{
  acies_resolver_ask (resolver, (AciesDecision) { .kind = kind,
                                                  .side = resolver->state->turn.active,
                                                  .unit = ACIES_NO_UNIT,
                                                  .card = ACIES_NO_ID,
                                                  .count = (guint8) count,
                                                  .hex = ACIES_NO_HEX });
}

/* RVM-R20 */
void
acies_rvm_ask_put_back (AciesResolver *resolver)
{
  guint hand;

  acies_rvm_set_phase (resolver, RVM_PHASE_PREPARE);
  hand = acies_state_count_cards (resolver->state, resolver->state->turn.active, ACIES_ZONE_HAND);
  if (hand > 0)
    ask (resolver, RVM_ASK_PUT_BACK, hand);
}

/* RVM-A34: up to the hand size, while the deck lasts. */
void
acies_rvm_ask_take (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         side = state->turn.active;
  guint             hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint             deck = acies_state_count_cards (state, side, ACIES_ZONE_DECK);

  if (hand < state->sides[side].hand_size && deck > 0)
    ask (resolver, RVM_ASK_TAKE, MIN (state->sides[side].hand_size - hand, deck));
}

/* RVM-D17, RVM-A33: the hand is only touched here. */
gboolean
acies_rvm_check_put_back (const AciesCommand *command,
                          const AciesState   *state,
                          GError            **error)
{
  AciesSide side = state->decision.side;

  if (state->cards[side][ACIES_ZONE_HAND][command->id] > 0)
    return TRUE;

  return acies_refuse (error, "RVM-R20", _ ("%s does not hold %s"), state->ruleset->sides[side].name,
                       state->ruleset->cards[command->id].name);
}

void
acies_rvm_put_back (const AciesCommand *command,
                    AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  acies_resolver_move_cards (resolver, resolver->state->turn.active, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DECK);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVM_STEP_PUT_BACK });
}

/* RVM-A31: chosen freely from the own deck; what was played does not come back. */
gboolean
acies_rvm_check_take (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesSide side = state->decision.side;

  if (state->cards[side][ACIES_ZONE_DECK][command->id] > 0)
    return TRUE;

  return acies_refuse (error, "RVM-A31", _ ("%s has no %s left in its deck"), state->ruleset->sides[side].name,
                       state->ruleset->cards[command->id].name);
}

void
acies_rvm_take (const AciesCommand *command,
                AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  acies_resolver_move_cards (resolver, resolver->state->turn.active, command->id, 1, ACIES_ZONE_DECK, ACIES_ZONE_HAND);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVM_STEP_TAKE });
}

void
acies_rvm_list_cards_in (const AciesState *state,
                         AciesZone         zone,
                         AciesCommandKind  kind,
                         GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (kind, (AciesId) i);

      if (state->cards[state->decision.side][zone][i] > 0)
        g_array_append_val (commands, command);
    }
}
