/* rvm-window.c - Rome vs Macedon: the moments at which a side may play a card
 *
 * A window is asked by what everybody can see: its conditions hold, the side
 * holds cards, and one of the kind is not yet discarded. Whether the hand has
 * it is only known to who answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm-cards.h"

#include <glib/gi18n-lib.h>

gboolean
acies_rvm_is_window (guint decision)
{
  return decision >= RVM_ASK_ATTACK_WINDOW && decision <= RVM_ASK_FORM_WINDOW;
}

/* RVM-A32: hand and deck together are open, their difference is not. */
gboolean
acies_rvm_may_hold (const AciesState *state,
                    AciesSide         side,
                    AciesId           card)
{
  return acies_state_count_cards (state, side, ACIES_ZONE_HAND) > 0 &&
         state->cards[side][ACIES_ZONE_HAND][card] + state->cards[side][ACIES_ZONE_DECK][card] > 0;
}

/* Is there a way to play @card now, for somebody who holds it? */
static gboolean
has_use (const AciesState   *state,
         const AciesRvmCard *proc,
         AciesId             card)
{
  if (!proc->names)
    return proc->check (state, card, ACIES_NO_HEX, NULL);

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && proc->check (state, card, state->units[i].hex, NULL))
        return TRUE;
    }

  return FALSE;
}

/* RVM-A44: each window belongs to one side. */
void
acies_rvm_ask_window (AciesResolver *resolver,
                      guint          window,
                      AciesSide      side,
                      AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesRvmCard *proc = acies_rvm_find_card (state, (AciesId) i);

      if (proc == NULL || proc->window != window || !acies_rvm_may_hold (state, side, (AciesId) i) ||
          !has_use (state, proc, (AciesId) i))
        continue;
      acies_resolver_ask (resolver, (AciesDecision) { .kind = (guint8) window,
                                                      .side = side,
                                                      .unit = unit,
                                                      .card = ACIES_NO_ID,
                                                      .hex = unit != ACIES_NO_UNIT ? state->units[unit].hex : ACIES_NO_HEX });
      return;
    }
}

static gboolean
check_named (const AciesRvmCard *proc,
             const AciesCommand *command,
             const AciesState   *state,
             GError            **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];

  if (proc->names == (command->hex != ACIES_NO_HEX))
    return TRUE;
  if (proc->names)
    return acies_refuse (error, card->rule, _ ("%s has to be played on a hex: name it"), card->name);

  return acies_refuse (error, card->rule, _ ("%s is played without naming a hex"), card->name);
}

static gboolean
check_ability_card (const AciesCommand *command,
                    const AciesState   *state,
                    GError            **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];
  const AciesRvmCard  *proc = acies_rvm_find_card (state, command->id);
  AciesSide            side = state->decision.side;

  if (proc == NULL || proc->window != state->decision.kind)
    return acies_refuse (error, "RVM-A44", _ ("%s cannot be played at this moment"), card->name);
  if (state->cards[side][ACIES_ZONE_HAND][command->id] == 0)
    return acies_refuse (error, "RVM-R23", _ ("%s does not hold %s"), state->ruleset->sides[side].name, card->name);

  return check_named (proc, command, state, error) && proc->check (state, command->id, command->hex, error);
}

gboolean
acies_rvm_check_card (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  if (state->decision.kind != RVM_ASK_PLAY)
    return check_ability_card (command, state, error);
  if (command->hex != ACIES_NO_HEX)
    return acies_refuse (error, "RVM-R4", _ ("An order card is played without naming a hex"));

  return acies_rvm_check_play (command, state, error);
}

static AciesUnitId
unit_of_card (const AciesState *state,
              AciesHex          hex)
{
  return hex != ACIES_NO_HEX ? acies_state_unit_at (state, hex) : state->decision.unit;
}

static guint
step_of (guint window)
{
  return window == RVM_ASK_FORM_WINDOW ? RVM_STEP_FORM_WINDOW : RVM_STEP_ROLL_WINDOW;
}

/* RVM-R23: one use a card, then it is discarded. */
static void
play_ability_card (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  const AciesState   *state = resolver->state;
  const AciesRvmCard *proc = acies_rvm_find_card (state, command->id);
  AciesDecision       decision = state->decision;
  AciesNote           note = ACIES_NOTE_INIT (ACIES_NOTE_CARD);

  acies_resolver_move_cards (resolver, decision.side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
  note.side = decision.side;
  note.card = command->id;
  note.unit = unit_of_card (state, command->hex);
  note.hex = state->units[note.unit].hex;
  acies_resolver_note (resolver, note);
  acies_resolver_answered (resolver);
  /* RVM-D18: one card after the other, until the side passes */
  if (proc->goes_on)
    acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step_of (decision.kind) });
  proc->play (resolver, command->id, command->hex);
}

void
acies_rvm_play_card (const AciesCommand *command,
                     AciesResolver      *resolver)
{
  if (resolver->state->decision.kind == RVM_ASK_PLAY)
    acies_rvm_play (command, resolver);
  else
    play_ability_card (command, resolver);
}

/* RVM-A13: who holds an order card must play one; every other window may be passed. */
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
        return acies_refuse (error, "RVM-A13", _ ("%s holds %s and must play an order card"),
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

static void
append_play (GArray  *commands,
             AciesId  card,
             AciesHex hex)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_PLAY, card);

  command.hex = hex;
  g_array_append_val (commands, command);
}

void
acies_rvm_list_window (const AciesState *state,
                       GArray           *commands)
{
  AciesCommand pass = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesRvmCard *proc = acies_rvm_find_card (state, (AciesId) i);

      if (proc == NULL || proc->window != state->decision.kind ||
          state->cards[state->decision.side][ACIES_ZONE_HAND][i] == 0)
        continue;
      if (!proc->names && proc->check (state, (AciesId) i, ACIES_NO_HEX, NULL))
        append_play (commands, (AciesId) i, ACIES_NO_HEX);
      for (guint unit = 0; proc->names && unit < state->n_units; unit++)
        {
          if (state->units[unit].place == ACIES_PLACE_BOARD &&
              proc->check (state, (AciesId) i, state->units[unit].hex, NULL))
            append_play (commands, (AciesId) i, state->units[unit].hex);
        }
    }
  g_array_append_val (commands, pass);
}
