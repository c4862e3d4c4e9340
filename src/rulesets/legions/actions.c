/* actions.c - Legions: what a side does with its Action tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* LEG-B7, LEG-K7: the General pays while it shows more than one, then coins do. */
static gboolean
general_pays (const AciesState *state,
              AciesSide         side)
{
  AciesUnitId general = acies_leg_find_general (state, side);

  return general != ACIES_NO_UNIT && state->units[general].properties[LEG_VALUE] > LEG_NUMBER (state, LEG_ACTION_PRICE);
}

gboolean
acies_leg_check_action (const AciesState *state,
                        gboolean          priced,
                        GError          **error)
{
  const AciesSideNumbers *numbers = &state->sides[state->turn.active];

  if (numbers->spent >= numbers->actions)
    /* Translators: a side */
    return acies_refuse (error, "LEG-K5", _ ("%s has no Action tokens left this turn"), state->ruleset->sides[state->turn.active].name);
  /* LEG-Q9: what costs nothing is free of the General, too. */
  if (!priced || general_pays (state, state->turn.active) || numbers->resources[LEG_COINS] >= LEG_NUMBER (state, LEG_ACTION_PRICE))
    return TRUE;

  /* Translators: a side */
  return acies_refuse (error, "LEG-B7", _ ("%s cannot pay for this action: its General cannot go below 1 and it has no coins"), state->ruleset->sides[state->turn.active].name);
}

void
acies_leg_add_coins (AciesResolver *resolver,
                     AciesSide      side,
                     int            n)
{
  const AciesState *state = resolver->state;
  int               before = state->sides[side].resources[LEG_COINS];
  int               now = CLAMP (before + n, 0, state->ruleset->resources[LEG_COINS].max);

  if (now == before)
    return;
  acies_side_set_resource (resolver, side, LEG_COINS, (guint) now);
  acies_log_entry (resolver, LEG_LOG_COINS, .side = side, .number = (gint16) (now - before));
}

void
acies_leg_set_general (AciesResolver *resolver,
                       AciesSide      side,
                       int            by)
{
  AciesUnitId general = acies_leg_find_general (resolver->state, side);
  int         before = general != ACIES_NO_UNIT ? resolver->state->units[general].properties[LEG_VALUE] : 0;
  int         now = CLAMP (before + by, 1, LEG_DIE_MOST);

  if (general == ACIES_NO_UNIT || now == before)
    return;
  acies_unit_set_property (resolver, general, LEG_VALUE, (guint) now);
  acies_log_entry (resolver, LEG_LOG_GENERAL, .side = side, .number = (gint16) now, .number2 = (gint16) (now - before));
}

void
acies_leg_pay_action (AciesResolver *resolver,
                      gboolean       priced)
{
  const AciesState *state = resolver->state;
  AciesSide         side = state->turn.active;
  AciesSideNumbers  numbers = state->sides[side];

  numbers.spent++;
  acies_resolver_set_side (resolver, side, &numbers);
  if (priced && general_pays (state, side))
    acies_leg_set_general (resolver, side, -LEG_NUMBER (state, LEG_ACTION_PRICE));
  else if (priced)
    acies_leg_add_coins (resolver, side, -LEG_NUMBER (state, LEG_ACTION_PRICE));
}

static void
begin_action (AciesResolver *resolver,
              guint          action,
              gboolean       priced)
{
  acies_log_entry (resolver, LEG_LOG_ACTION, .side = resolver->state->turn.active, .number = (gint16) action);
  acies_leg_pay_action (resolver, priced);
}

gboolean
acies_leg_check_muster (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  if (acies_state_count_left (state, state->turn.active, LEG_DECK_ARMY) == 0)
    return acies_refuse (error, "LEG-Q17", _ ("No Army card is left in the deck"));

  return acies_leg_check_action (state, TRUE, error);
}

/* LEG-F8: the deck whose end is the end of the battle gets shorter by it, and longer by Requisition. */
void
acies_leg_muster (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  begin_action (resolver, LEG_ACTION_MUSTER, TRUE);
  acies_leg_ask_army_cards (resolver, resolver->state->turn.active, (guint) LEG_NUMBER (resolver->state, LEG_MUSTER_CARDS));
}

static gboolean
is_own_red_die (const AciesCommand *command,
                const AciesState   *state,
                const char         *rule,
                GError            **error)
{
  AciesUnitId die = acies_command_unit (command, state);

  if (die != ACIES_NO_UNIT && acies_leg_is_die (state, die, state->turn.active, LEG_COMMANDER_DIE))
    return TRUE;

  /* LEG-B4 */
  /* Translators: a side */
  return acies_refuse (error, rule, _ ("%s has no red die on that square"), state->ruleset->sides[state->turn.active].name);
}

gboolean
acies_leg_check_consult (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  if (!acies_leg_check_line (state, error))
    return FALSE;

  /* LEG-F5: at the beginning there is no red die at all. */
  return acies_leg_check_action (state, FALSE, error) &&
         is_own_red_die (command, state, acies_leg_count_dice (state, state->turn.active, LEG_COMMANDER_DIE) > 0 ? "LEG-K6" : "LEG-F5", error);
}

void
acies_leg_consult (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);

  begin_action (resolver, LEG_ACTION_CONSULT, FALSE);
  acies_leg_change_die (resolver, die, -LEG_NUMBER (resolver->state, LEG_CONSULT_PRICE));
  acies_leg_push (resolver, LEG_STEP_PICK, resolver->state->turn.active);
}

/* LEG-F6: as often as there are Action tokens. */
gboolean
acies_leg_check_empower (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  if (!acies_leg_check_action (state, TRUE, error) || !is_own_red_die (command, state, "LEG-B4", error))
    return FALSE;

  return state->units[acies_command_unit (command, state)].properties[LEG_VALUE] < LEG_DIE_MOST ||
         acies_refuse (error, "LEG-K6", _ ("The die already shows 6"));
}

void
acies_leg_empower (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  AciesUnitId die = acies_command_unit (command, resolver->state);

  begin_action (resolver, LEG_ACTION_EMPOWER, TRUE);
  acies_leg_change_die (resolver, die, LEG_NUMBER (resolver->state, LEG_EMPOWER_BY));
}

gboolean
acies_leg_check_requisition (const AciesCommand *command,
                             const AciesState   *state,
                             GError            **error)
{
  if (LEG_BLOCK (state)->used & LEG_REQUISITIONED)
    /* Translators: a side */
    return acies_refuse (error, "LEG-K6", _ ("%s has already taken the Requisition action this turn"), state->ruleset->sides[state->turn.active].name);
  if (acies_state_count_deck (state, state->turn.active, LEG_DECK_ARMY, ACIES_ZONE_HAND) == 0)
    /* Translators: a side */
    return acies_refuse (error, "LEG-K6", _ ("%s has no Army cards in hand"), state->ruleset->sides[state->turn.active].name);

  return acies_leg_check_action (state, TRUE, error);
}

void
acies_leg_requisition (const AciesCommand *command,
                       AciesResolver      *resolver)
{
  begin_action (resolver, LEG_ACTION_REQUISITION, TRUE);
  LEG_SET (resolver, used, (guint8) (LEG_BLOCK (resolver->state)->used | LEG_REQUISITIONED));
  acies_question_ask_side (resolver, LEG_ASK_REQUISITION, resolver->state->turn.active, ACIES_NO_UNIT, 1);
}

void
acies_leg_list_acts (const AciesState *state,
                     GArray           *commands)
{
  AciesUnitId dice[ACIES_MAX_UNITS];
  guint       n = acies_leg_list_dice (state, state->turn.active, LEG_COMMANDER_DIE, dice);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    if (state->ruleset->cards[card].deck == LEG_DECK_COMMAND && state->cards[state->turn.active][ACIES_ZONE_HAND][card] > 0)
      acies_list_allowed (state, acies_command_with_id (ACIES_COMMAND_PLAY, (AciesId) card), commands);
  for (guint i = 0; i < n; i++)
    {
      acies_list_allowed (state, acies_command_on_unit (LEG_COMMAND_EMPOWER, state, dice[i]), commands);
      acies_list_allowed (state, acies_command_on_unit (LEG_COMMAND_CONSULT, state, dice[i]), commands);
    }
  acies_list_allowed (state, acies_command (LEG_COMMAND_MUSTER), commands);
  acies_list_allowed (state, acies_command (LEG_COMMAND_REQUISITION), commands);
  acies_list_choices (state, commands);
}
