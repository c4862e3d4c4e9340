/* clicks.c - the effect of a click on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/choices.h"

static AciesClick
refused (const AciesState *state,
         AciesCommand      command)
{
  return (AciesClick) { acies_command_check (&command, state, NULL) ? ACIES_CLICK_IDLE : ACIES_CLICK_REFUSED, command };
}

/* If units on other hexes can attack and no unit can move, explains why this unit cannot attack. */
static AciesClick
refuse_fighter (const AciesChoices *self,
                const AciesState   *state,
                AciesHex            hex)
{
  AciesClick click = { ACIES_CLICK_IDLE };

  for (guint i = 0; i < self->commands->len && click.kind == ACIES_CLICK_IDLE && !acies_choices_has (self, ACIES_COMMAND_MOVE); i++)
    {
      AciesCommand attack = g_array_index (self->commands, AciesCommand, i);

      if (attack.kind == ACIES_COMMAND_ATTACK)
        click = refused (state, acies_command_on_hexes (ACIES_COMMAND_ATTACK, hex, attack.to));
    }

  return click;
}

/* Explains why this unit cannot act: it cannot attack, or cannot move to any neighbouring hex. */
static AciesClick
refuse_unit (const AciesChoices *self,
             const AciesState   *state,
             AciesHex            hex)
{
  AciesClick click = refuse_fighter (self, state, hex);

  for (guint i = 0; i < ACIES_N_DIRECTIONS && click.kind == ACIES_CLICK_IDLE; i++)
    {
      AciesHex step = acies_board_neighbour (state->board, hex, (AciesDirection) i);

      if (step != ACIES_NO_HEX)
        click = refused (state, acies_command_on_hexes (ACIES_COMMAND_MOVE, hex, step));
    }

  return click;
}

static AciesClick
refuse_order (const AciesState *state,
              AciesHex          selected,
              AciesHex          hex)
{
  if (selected != ACIES_NO_HEX && selected != hex)
    return refused (state, acies_command_on_hexes (ACIES_COMMAND_ORDER, selected, hex));

  return refused (state, acies_command_on_hex (ACIES_COMMAND_ORDER, hex));
}

/* Explains why the selected card cannot be played here, or why the selected unit type cannot enter here. Without a
 * selection, uses the first card or type. */
static AciesClick
refuse_named (const AciesChoices *self,
              const AciesState   *state,
              AciesTaken          taken,
              AciesHex            hex)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      AciesCommand command = g_array_index (self->commands, AciesCommand, i);

      if (command.kind != ACIES_COMMAND_PLAY && !acies_choices_has_shape (self, &command, ACIES_VERB_RESERVE))
        continue;
      if (command.hex == ACIES_NO_HEX || (taken.id != ACIES_NO_ID && (command.id != taken.id || (command.kind != ACIES_COMMAND_PLAY) != taken.waits)))
        continue;
      command.hex = hex;
      return refused (state, command);
    }

  return (AciesClick) { ACIES_CLICK_IDLE };
}

static AciesClick
refuse_action (const AciesChoices *self,
               const AciesState   *state,
               AciesTaken          taken,
               AciesHex            hex)
{
  AciesUnitId  unit = acies_state_unit_at (state, hex);
  AciesCommand command = acies_command_on_hexes (unit != ACIES_NO_UNIT ? ACIES_COMMAND_ATTACK : ACIES_COMMAND_MOVE, taken.hex, hex);

  if (unit != ACIES_NO_UNIT && (taken.hex == ACIES_NO_HEX || state->units[unit].side == acies_choices_decider (state)))
    return refuse_unit (self, state, hex);
  if (taken.hex == ACIES_NO_HEX)
    return (AciesClick) { ACIES_CLICK_IDLE };
  command.type = taken.type;

  return refused (state, command);
}

/* Returns whether the player must choose a move or an attack, in a game that has them. */
static gboolean
asks_to_act (const AciesChoices *self,
             const AciesState   *state)
{
  return state->outcome.reason == ACIES_END_NOT_YET && acies_command_check_known (ACIES_COMMAND_MOVE, state, NULL) &&
         (state->decision.kind == ACIES_DECISION_NONE || acies_choices_only_actor (self) != ACIES_NO_HEX);
}

/* Explains why a game-specific command is not possible on @hex. */
static AciesClick
refuse_verb (const AciesChoices *self,
             const AciesState   *state,
             AciesHex            hex)
{
  const AciesCommand *verb = acies_choices_find_verb (self, ACIES_VERB_OVER);

  if (verb == NULL)
    verb = acies_choices_find_verb (self, ACIES_VERB_AT);
  if (verb == NULL)
    return (AciesClick) { ACIES_CLICK_IDLE };

  return refused (state, acies_command_on_hex (verb->kind, hex));
}

/* The click is not a legal command. Guesses which command the player meant. */
static AciesClick
refuse (const AciesChoices *self,
        const AciesState   *state,
        AciesTaken          taken,
        AciesHex            hex)
{
  if (acies_choices_has (self, ACIES_COMMAND_ORDER))
    return refuse_order (state, taken.hex, hex);
  if (taken.id == ACIES_NO_ID && asks_to_act (self, state))
    return refuse_action (self, state, taken, hex);
  if (acies_choices_find_verb (self, ACIES_VERB_RESERVE) != NULL || acies_choices_has (self, ACIES_COMMAND_PLAY))
    return refuse_named (self, state, taken, hex);
  if (acies_choices_has (self, ACIES_COMMAND_RETREAT))
    return refused (state, acies_command_on_hex (ACIES_COMMAND_RETREAT, hex));

  return refuse_verb (self, state, hex);
}

gboolean
acies_choices_is_by (const AciesChoices *self,
                     const AciesCommand *command,
                     AciesTaken          taken)
{
  if (command->type == taken.type || command->type != ACIES_NO_ID || command->to != ACIES_NO_HEX)
    return command->type == taken.type;
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *other = &g_array_index (self->commands, AciesCommand, i);

      if (other->hex == taken.hex && other->to != ACIES_NO_HEX && other->type == ACIES_NO_ID)
        return FALSE;
    }

  return TRUE;
}

/* Finds a command that names only @hex, of the selected unit if it is on @hex. */
static const AciesCommand *
find_at (const AciesChoices *self,
         AciesTaken          taken,
         AciesHex            hex)
{
  const AciesCommand *first = acies_choices_find_at (self, taken, hex);

  for (guint i = 0; first != NULL && hex == taken.hex && i < self->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (self->commands, AciesCommand, i);

      if (command->kind == first->kind && command->hex == hex && command->to == first->to && command->type == taken.type)
        return command;
    }

  return first != NULL && hex == taken.hex && !acies_choices_is_by (self, first, taken) ? NULL : first;
}

/* The first click on a hex selects the first unit that can act, each further click the next one. */
static AciesClick
select_at (const AciesChoices *self,
           const AciesState   *state,
           AciesTaken          taken,
           AciesHex            hex)
{
  AciesId types[ACIES_MAX_LAYERS];
  guint   n = acies_choices_list_actors (self, state, hex, types);

  if (hex != taken.hex)
    return (AciesClick) { .kind = ACIES_CLICK_SELECT, .type = n > 0 ? types[0] : ACIES_NO_ID };
  for (guint i = 0; i + 1 < n; i++)
    {
      if (types[i] == taken.type)
        return (AciesClick) { .kind = ACIES_CLICK_SELECT, .type = types[i + 1] };
    }

  return (AciesClick) { ACIES_CLICK_DESELECT };
}

AciesClick
acies_choices_click (const AciesChoices *self,
                     const AciesState   *state,
                     AciesTaken          taken,
                     AciesHex            hex)
{
  const AciesCommand *command = acies_choices_find_between (self, taken, hex);

  if (command != NULL)
    return (AciesClick) { ACIES_CLICK_SEND, *command };
  command = acies_choices_find_way_over (self, hex);
  if (command != NULL)
    return (AciesClick) { ACIES_CLICK_SEND, *command };
  command = find_at (self, taken, hex);
  if (command != NULL && taken.id == ACIES_NO_ID && acies_choices_is_unclear_at (self, hex))
    return (AciesClick) { ACIES_CLICK_UNCLEAR, *command };
  if (command != NULL && (hex == taken.hex || !acies_choices_starts_at (self, hex)))
    return (AciesClick) { ACIES_CLICK_SEND, *command };
  if (hex == taken.hex || acies_choices_starts_at (self, hex))
    return select_at (self, state, taken, hex);
  if (!acies_board_contains (state->board, hex))
    return (AciesClick) { taken.hex != ACIES_NO_HEX ? ACIES_CLICK_DESELECT : ACIES_CLICK_IDLE };

  return refuse (self, state, taken, hex);
}
