/* order.c - Rome vs Carthage: Mixed Order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

#include <glib/gi18n-lib.h>

/* RVC-C9, RVC-K1 */
gboolean
acies_rvc_check_mixed_order (const AciesState *state,
                             AciesId           card,
                             AciesHex          hex,
                             GError          **error)
{
  const char *name = state->ruleset->cards[card].name;

  if (state->turn.acting != ACIES_NO_UNIT)
    return acies_refuse (error, "RVC-K1", _ ("%s can be played only before any unit is activated this turn"), name);
  if (state->turn.order_card != ACIES_NO_ID)
    return acies_refuse (error, "RVC-K1", _ ("%s has already been played this turn"), name);

  return TRUE;
}

static guint
limit_of (const AciesState *state)
{
  return (guint) MAX (state->ruleset->cards[state->turn.order_card].values[RVC_VALUE_LIMIT], 0);
}

static guint
count_ready (const AciesState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].place == ACIES_PLACE_BOARD && acies_state_unit_has_mark (state, (AciesUnitId) i, RVC_MARK_READY);

  return n;
}

static void
set_order_card (AciesResolver *resolver,
                AciesId        card)
{
  AciesTurn turn = resolver->state->turn;

  turn.order_card = card;
  turn.phase = RVC_PHASE_ORDER;
  acies_resolver_set_turn (resolver, turn);
}

void
acies_rvc_play_mixed_order (AciesResolver *resolver,
                            AciesId        card,
                            AciesHex       hex)
{
  set_order_card (resolver, card);
  acies_step_push (resolver, RVC_STEP_ORDER);
}

/* A scenario may begin while the units of a Mixed Order are being chosen. */
void
acies_rvc_resume_order (AciesResolver *resolver,
                        AciesId        card)
{
  acies_note_side (resolver, ACIES_NOTE_TURN, resolver->state->turn.active);
  set_order_card (resolver, card);
  acies_step_push (resolver, RVC_STEP_ORDER);
}

/* RVC-C9: among those that could be activated. */
static gboolean
check_unit (const AciesState *state,
            AciesUnitId       unit,
            GError          **error)
{
  if (state->units[unit].side != state->turn.active)
    return acies_refuse_enemy (error, "RVC-C9", state, unit);
  if (acies_state_unit_has_mark (state, unit, RVC_MARK_READY))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C9", state, unit, "%s is already ordered", "%s are already ordered");
  if (acies_rvc_has_acted (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C9", state, unit, "%s has acted and cannot be ordered", "%s have acted and cannot be ordered");

  return TRUE;
}

void
acies_rvc_list_orders (const AciesState *state,
                       GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_ORDER, state->units[i].hex);

      if (state->units[i].place == ACIES_PLACE_BOARD && check_unit (state, (AciesUnitId) i, NULL))
        g_array_append_val (commands, command);
    }
}

void
acies_rvc_ask_order (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState *state = resolver->state;
  guint             ready = count_ready (state);
  g_autoptr (GArray) choices = acies_commands_new ();

  acies_rvc_list_orders (state, choices);
  if (ready < limit_of (state) && choices->len > 0)
    acies_question_ask_for (resolver, RVC_ASK_ORDER, state->turn.order_card, limit_of (state) - ready, ACIES_NO_HEX);
  else
    acies_rvc_end_order (resolver);
}

/* RVC-C9: now these act, one after another. */
void
acies_rvc_end_order (AciesResolver *resolver)
{
  acies_turn_set_phase (resolver, RVC_PHASE_MOVE);
  acies_step_push (resolver, RVC_STEP_CHECK_TURN);
}

gboolean
acies_rvc_check_order (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId unit = acies_state_unit_at (state, command->hex);

  if (command->to != ACIES_NO_HEX)
    return acies_refuse (error, "RVC-C9", _ ("Units are ordered one at a time: name only one hex"));
  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "RVC-C9", command->hex);

  return check_unit (state, unit, error);
}

void
acies_rvc_order (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesUnitId unit = acies_state_unit_at (resolver->state, command->hex);

  acies_resolver_answered (resolver);
  acies_rvc_set_mark (resolver, unit, RVC_MARK_READY);
  acies_note_unit (resolver, ACIES_NOTE_ORDERED, unit);
  acies_step_push (resolver, RVC_STEP_ORDER);
}
