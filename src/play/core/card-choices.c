/* card-choices.c - the legal commands that use cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/choices.h"

const AciesCommand *
acies_choices_find_card (const AciesChoices *self,
                         AciesCommandKind    kind,
                         AciesId             card)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (self->commands, AciesCommand, i);

      if (command->kind == kind && command->id == card)
        return command;
    }

  return NULL;
}

gboolean
acies_command_takes_open (const AciesCommand *self,
                          const AciesState   *state)
{
  return self->kind == ACIES_COMMAND_TAKE && acies_state_pile (state, 0, self->id, ACIES_ZONE_ROW) > 0;
}

/* The pass command does not count: it is legal whatever the hand contains, so it reveals nothing. */
gboolean
acies_command_is_about_hand (const AciesCommand *self,
                             const AciesState   *state)
{
  return self->kind == ACIES_COMMAND_PLAY || self->kind == ACIES_COMMAND_PUT_BACK ||
         (self->kind == ACIES_COMMAND_TAKE && !acies_command_takes_open (self, state));
}

gboolean
acies_choices_takes_open (const AciesChoices *self,
                          const AciesState   *state)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (acies_command_takes_open (&g_array_index (self->commands, AciesCommand, i), state))
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_choices_lays_card (const AciesChoices *self,
                         const AciesState   *state)
{
  for (guint i = 0; i < self->commands->len && state->n_combats == 0; i++)
    {
      const AciesCommand *command = &g_array_index (self->commands, AciesCommand, i);

      if (command->kind == ACIES_COMMAND_PLAY && command->hex != ACIES_NO_HEX)
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_choices_is_about_hand (const AciesChoices *self,
                             const AciesState   *state)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      if (acies_command_is_about_hand (&g_array_index (self->commands, AciesCommand, i), state))
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_choices_sets_hand (const AciesChoices *self,
                         const AciesState   *state)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (self->commands, AciesCommand, i);

      if ((command->kind == ACIES_COMMAND_TAKE || command->kind == ACIES_COMMAND_PUT_BACK) && !state->ruleset->cards[command->id].common)
        return TRUE;
    }

  return FALSE;
}
