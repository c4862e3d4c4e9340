/* choices.c - what may be done now, sorted by what a player clicks on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/choices.h"

AciesChoices *
acies_choices_new (const AciesState *state)
{
  AciesChoices *self = g_new0 (AciesChoices, 1);

  self->commands = acies_commands_new ();
  acies_command_list (state, self->commands);

  return self;
}

void
acies_choices_free (AciesChoices *self)
{
  g_array_unref (self->commands);
  g_free (self);
}

static const AciesCommand *
nth (const AciesChoices *self,
     guint               i)
{
  return &g_array_index (self->commands, AciesCommand, i);
}

gboolean
acies_choices_has (const AciesChoices *self,
                   AciesCommandKind    kind)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (nth (self, i)->kind == kind)
        return TRUE;
    }

  return FALSE;
}

const AciesCommand *
acies_choices_find_card (const AciesChoices *self,
                         AciesCommandKind    kind,
                         AciesId             card)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (nth (self, i)->kind == kind && nth (self, i)->id == card)
        return nth (self, i);
    }

  return NULL;
}

const AciesCommand *
acies_choices_find_at (const AciesChoices *self,
                       AciesHex            hex)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = nth (self, i);

      if (hex != ACIES_NO_HEX && command->hex == hex && (command->to == ACIES_NO_HEX || command->to == hex))
        return command;
    }

  return NULL;
}

/* The ends of a line are alike; a move and an attack have a direction. */
static AciesHex
other_end (const AciesCommand *command,
           AciesHex            hex)
{
  if (command->to == ACIES_NO_HEX || command->to == command->hex)
    return ACIES_NO_HEX;
  if (command->hex == hex)
    return command->to;
  if (command->to == hex && command->kind == ACIES_COMMAND_ORDER)
    return command->hex;

  return ACIES_NO_HEX;
}

const AciesCommand *
acies_choices_find_between (const AciesChoices *self,
                            AciesHex            from,
                            AciesHex            to)
{
  const AciesCommand *turned_round = NULL;

  if (from == ACIES_NO_HEX || to == ACIES_NO_HEX)
    return NULL;
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (other_end (nth (self, i), from) != to)
        continue;
      if (nth (self, i)->hex == from)
        return nth (self, i);
      turned_round = nth (self, i);
    }

  return turned_round;
}

gboolean
acies_choices_starts_at (const AciesChoices *self,
                         AciesHex            hex)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (hex != ACIES_NO_HEX && other_end (nth (self, i), hex) != ACIES_NO_HEX)
        return TRUE;
    }

  return FALSE;
}

/* Is @hex nearer than @best when walking on from @after? Hexes are compared as
 * numbers on a circle. */
static gboolean
comes_sooner (AciesHex hex,
              AciesHex best,
              AciesHex after,
              gboolean forward)
{
  guint16 a = forward ? hex - after - 1 : after - hex - 1;
  guint16 b = forward ? best - after - 1 : after - best - 1;

  return best == ACIES_NO_HEX || a < b;
}

AciesHex
acies_choices_next (const AciesChoices *self,
                    AciesHex            after,
                    gboolean            forward)
{
  AciesHex best = ACIES_NO_HEX;

  for (guint i = 0; i < self->commands->len; i++)
    {
      AciesHex hex = nth (self, i)->hex;

      if (hex != ACIES_NO_HEX && comes_sooner (hex, best, after, forward))
        best = hex;
    }

  return best;
}

static void
add (GArray            *highlights,
     AciesHex           hex,
     AciesHighlightKind kind)
{
  AciesHighlight highlight = { hex, kind };

  for (guint i = 0; i < highlights->len; i++)
    {
      const AciesHighlight *other = &g_array_index (highlights, AciesHighlight, i);

      if (other->hex == hex && other->kind == kind)
        return;
    }
  g_array_append_val (highlights, highlight);
}

static AciesHighlightKind
kind_of_end (AciesCommandKind kind)
{
  if (kind == ACIES_COMMAND_MOVE)
    return ACIES_HIGHLIGHT_REACH;
  if (kind == ACIES_COMMAND_ATTACK)
    return ACIES_HIGHLIGHT_TARGET;

  return ACIES_HIGHLIGHT_OFFER;
}

void
acies_choices_add_highlights (const AciesChoices *self,
                              AciesHex            selected,
                              GArray             *highlights)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = nth (self, i);
      AciesHex            end = selected != ACIES_NO_HEX ? other_end (command, selected) : ACIES_NO_HEX;

      if (command->hex == ACIES_NO_HEX)
        continue;
      if (end != ACIES_NO_HEX)
        add (highlights, end, kind_of_end (command->kind));
      else if (command->kind == ACIES_COMMAND_RETREAT || command->kind == ACIES_COMMAND_ENTER)
        add (highlights, command->hex, ACIES_HIGHLIGHT_OFFER);
      else
        add (highlights, command->hex, ACIES_HIGHLIGHT_ABLE);
    }
}

AciesSide
acies_choices_decider (const AciesState *state)
{
  if (state->outcome.reason != ACIES_END_NOT_YET)
    return ACIES_NO_SIDE;
  if (state->decision.kind == ACIES_DECISION_NONE)
    return state->turn.active;

  return state->decision.side;
}

static AciesClick
refused (const AciesState *state,
         AciesCommand      command)
{
  return (AciesClick) { acies_command_check (&command, state, NULL) ? ACIES_CLICK_IDLE : ACIES_CLICK_REFUSED, command };
}

/* Why cannot this unit act? Because it cannot take the first step. */
static AciesClick
refuse_unit (const AciesState *state,
             AciesHex          hex)
{
  AciesClick click = { ACIES_CLICK_IDLE };

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

/* Why does nobody of the reserve come in here? */
static AciesClick
refuse_entry (const AciesChoices *self,
              const AciesState   *state,
              AciesHex            hex)
{
  AciesCommand command = *nth (self, 0);

  command.hex = hex;

  return refused (state, command);
}

static AciesClick
refuse_action (const AciesState *state,
               AciesHex          selected,
               AciesHex          hex)
{
  AciesUnitId unit = acies_state_unit_at (state, hex);

  if (unit != ACIES_NO_UNIT && (selected == ACIES_NO_HEX || state->units[unit].side == acies_choices_decider (state)))
    return refuse_unit (state, hex);
  if (unit != ACIES_NO_UNIT)
    return refused (state, acies_command_on_hexes (ACIES_COMMAND_ATTACK, selected, hex));
  if (selected != ACIES_NO_HEX)
    return refused (state, acies_command_on_hexes (ACIES_COMMAND_MOVE, selected, hex));

  return (AciesClick) { ACIES_CLICK_IDLE };
}

/* The click is no allowed command: which one was it meant to be? */
static AciesClick
refuse (const AciesChoices *self,
        const AciesState   *state,
        AciesHex            selected,
        AciesHex            hex)
{
  if (acies_choices_has (self, ACIES_COMMAND_ORDER))
    return refuse_order (state, selected, hex);
  if (acies_choices_has (self, ACIES_COMMAND_ENTER))
    return refuse_entry (self, state, hex);
  if (acies_choices_has (self, ACIES_COMMAND_RETREAT))
    return refused (state, acies_command_on_hex (ACIES_COMMAND_RETREAT, hex));
  if (state->decision.kind == ACIES_DECISION_NONE && state->outcome.reason == ACIES_END_NOT_YET)
    return refuse_action (state, selected, hex);

  return (AciesClick) { ACIES_CLICK_IDLE };
}

AciesClick
acies_choices_click (const AciesChoices *self,
                     const AciesState   *state,
                     AciesHex            selected,
                     AciesHex            hex)
{
  const AciesCommand *command = acies_choices_find_between (self, selected, hex);

  if (command != NULL)
    return (AciesClick) { ACIES_CLICK_SEND, *command };
  command = acies_choices_find_at (self, hex);
  if (command != NULL && (hex == selected || !acies_choices_starts_at (self, hex)))
    return (AciesClick) { ACIES_CLICK_SEND, *command };
  if (hex == selected)
    return (AciesClick) { ACIES_CLICK_DESELECT };
  if (acies_choices_starts_at (self, hex))
    return (AciesClick) { ACIES_CLICK_SELECT };
  if (!acies_board_contains (state->board, hex))
    return (AciesClick) { selected != ACIES_NO_HEX ? ACIES_CLICK_DESELECT : ACIES_CLICK_IDLE };

  return refuse (self, state, selected, hex);
}
