/* hand.c - a side sets its hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/hand.h"

#include "rulesets/shared/procs.h"
#include "rulesets/shared/refusals.h"

#include <glib/gi18n-lib.h>

/* Cards in the hand of @side that it has taken from a deck of its own, and could put back. */
static guint
count_chosen (const AciesState *state,
              AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    n += state->ruleset->cards[i].common ? 0 : state->cards[side][ACIES_ZONE_HAND][i];

  return n;
}

void
acies_hand_ask_put_back (AciesResolver *resolver,
                         AciesSide      side)
{
  guint hand = count_chosen (resolver->state, side);

  if (hand > 0)
    acies_question_ask_side (resolver, acies_shared_procs (resolver->state)->hand.ask_put_back, side, ACIES_NO_UNIT, hand);
}

/* Cards that @side could still take. */
static guint
count_room (const AciesState *state,
            AciesSide         side)
{
  guint hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint deck = acies_state_count_cards (state, side, ACIES_ZONE_DECK);

  return hand < state->sides[side].hand_size ? MIN (state->sides[side].hand_size - hand, deck) : 0;
}

void
acies_hand_ask_take (AciesResolver *resolver,
                     AciesSide      side)
{
  guint room = count_room (resolver->state, side);

  if (room > 0)
    acies_question_ask_side (resolver, acies_shared_procs (resolver->state)->hand.ask_take, side, ACIES_NO_UNIT, room);
}

void
acies_hand_ask_both (AciesResolver *resolver,
                     AciesSide      side)
{
  guint room = count_room (resolver->state, side);

  if (room > 0 || count_chosen (resolver->state, side) > 0)
    acies_question_ask_side (resolver, acies_shared_procs (resolver->state)->hand.ask_take, side, ACIES_NO_UNIT, room);
}

gboolean
acies_hand_check (const AciesCommand *command,
                  const AciesState   *state,
                  GError            **error)
{
  const AciesHandProcs *self = &acies_shared_procs (state)->hand;
  AciesSide             side = state->decision.side;
  const char           *name = state->ruleset->sides[side].name;
  const char           *card = state->ruleset->cards[command->id].name;

  if (command->kind == ACIES_COMMAND_PUT_BACK)
    return acies_check_holds (state, side, command->id, self->put_back_rule, error) &&
           (!state->ruleset->cards[command->id].common ||
            acies_refuse (error, self->put_back_rule, _ ("%s was drawn and cannot be put back"), card));

  if (acies_state_count_copies_in (state, side, command->id, ACIES_ZONE_DECK) == 0)
    /* Translators: a side, and a card */
    return acies_refuse (error, self->take_rule, _ ("%1$s has no %2$s left in its deck"), name, card);

  return count_room (state, side) > 0 ||
         /* Translators: a side, and a number */
         acies_refuse (error, self->take_rule, _ ("The hand of %1$s is full: it holds up to %2$u"), name, state->sides[side].hand_size);
}

void
acies_hand_move (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesHandProcs *self = &acies_shared_procs (resolver->state)->hand;
  gboolean              puts_back = command->kind == ACIES_COMMAND_PUT_BACK;
  AciesSide             side = resolver->state->decision.side;
  AciesStep             again = { .kind = puts_back ? self->step_put_back : self->step_take, .side = side };

  acies_resolver_answered (resolver);
  if (puts_back)
    acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DECK);
  else
    acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_DECK, ACIES_ZONE_HAND);
  acies_resolver_push_step (resolver, again);
}

static void
list (const AciesState *state,
      AciesCommandKind  kind,
      AciesZone         zone,
      GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (kind, (AciesId) i);

      if (!state->ruleset->cards[i].common && state->cards[state->decision.side][zone][i] > 0)
        g_array_append_val (commands, command);
    }
}

void
acies_hand_list_put_back (const AciesState *state,
                          GArray           *commands)
{
  list (state, ACIES_COMMAND_PUT_BACK, ACIES_ZONE_HAND, commands);
}

void
acies_hand_list_take (const AciesState *state,
                      GArray           *commands)
{
  if (count_room (state, state->decision.side) > 0)
    list (state, ACIES_COMMAND_TAKE, ACIES_ZONE_DECK, commands);
}

void
acies_hand_list_both (const AciesState *state,
                      GArray           *commands)
{
  acies_hand_list_put_back (state, commands);
  acies_hand_list_take (state, commands);
}
