/* hand.c - a side sets its hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/hand.h"

#include "engine/error.h"

#include <glib/gi18n-lib.h>

static void
ask (AciesResolver *resolver,
     guint8         kind,
     AciesSide      side,
     guint          count)
{
  acies_resolver_ask (resolver, (AciesDecision) { .kind = kind,
                                                  .side = side,
                                                  .unit = ACIES_NO_UNIT,
                                                  .card = ACIES_NO_ID,
                                                  .count = (guint8) count,
                                                  .hex = ACIES_NO_HEX });
}

void
acies_hand_ask_put_back (const AciesHandProcs *self,
                         AciesResolver        *resolver,
                         AciesSide             side)
{
  guint hand = acies_state_count_cards (resolver->state, side, ACIES_ZONE_HAND);

  if (hand > 0)
    ask (resolver, self->ask_put_back, side, hand);
}

void
acies_hand_ask_take (const AciesHandProcs *self,
                     AciesResolver        *resolver,
                     AciesSide             side)
{
  const AciesState *state = resolver->state;
  guint             hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint             deck = acies_state_count_cards (state, side, ACIES_ZONE_DECK);

  if (hand < state->sides[side].hand_size && deck > 0)
    ask (resolver, self->ask_take, side, MIN (state->sides[side].hand_size - hand, deck));
}

gboolean
acies_hand_check (const AciesHandProcs *self,
                  const AciesCommand   *command,
                  const AciesState     *state,
                  GError              **error)
{
  AciesSide   side = state->decision.side;
  const char *name = state->ruleset->sides[side].name;
  const char *card = state->ruleset->cards[command->id].name;

  if (command->kind == ACIES_COMMAND_PUT_BACK)
    return state->cards[side][ACIES_ZONE_HAND][command->id] > 0 ||
           acies_refuse (error, self->put_back_rule, _ ("%s does not hold %s"), name, card);

  return state->cards[side][ACIES_ZONE_DECK][command->id] > 0 ||
         acies_refuse (error, self->take_rule, _ ("%s has no %s left in its deck"), name, card);
}

void
acies_hand_move (const AciesHandProcs *self,
                 const AciesCommand   *command,
                 AciesResolver        *resolver)
{
  gboolean  puts_back = command->kind == ACIES_COMMAND_PUT_BACK;
  AciesSide side = resolver->state->decision.side;
  AciesStep again = { .kind = puts_back ? self->step_put_back : self->step_take, .count = (gint8) side };

  acies_resolver_answered (resolver);
  if (puts_back)
    acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DECK);
  else
    acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_DECK, ACIES_ZONE_HAND);
  acies_resolver_push_step (resolver, again);
}

void
acies_hand_list (const AciesState *state,
                 AciesCommandKind  kind,
                 GArray           *commands)
{
  AciesZone zone = kind == ACIES_COMMAND_PUT_BACK ? ACIES_ZONE_HAND : ACIES_ZONE_DECK;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (kind, (AciesId) i);

      if (state->cards[state->decision.side][zone][i] > 0)
        g_array_append_val (commands, command);
    }
}
