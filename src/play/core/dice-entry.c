/* dice-entry.c - dice that people rolled on their table, being entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/dice-entry.h"

#include <string.h>

void
acies_dice_entry_init (AciesDiceEntry *self,
                       guint           n,
                       guint           faces)
{
  g_return_if_fail (n <= ACIES_MAX_DICE);

  *self = (AciesDiceEntry) { .n = n, .faces = faces };
}

/* From the cursor on and around; n when all are set. */
static guint
find_unset (const AciesDiceEntry *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      guint die = (self->cursor + i) % self->n;

      if (self->values[die] == 0)
        return die;
    }

  return self->n;
}

gboolean
acies_dice_entry_put (AciesDiceEntry *self,
                      guint           face)
{
  if (face < 1 || face > self->faces || self->cursor >= self->n)
    return FALSE;
  self->values[self->cursor] = (guint8) face;
  self->cursor = find_unset (self);

  return TRUE;
}

gboolean
acies_dice_entry_back (AciesDiceEntry *self)
{
  for (guint i = self->cursor; i > 0; i--)
    {
      if (self->values[i - 1] == 0)
        continue;
      self->values[i - 1] = 0;
      self->cursor = i - 1;
      return TRUE;
    }

  return FALSE;
}

void
acies_dice_entry_choose (AciesDiceEntry *self,
                         guint           die)
{
  g_return_if_fail (die < self->n);

  self->cursor = die;
}

gboolean
acies_dice_entry_is_complete (const AciesDiceEntry *self)
{
  return self->n > 0 && memchr (self->values, 0, self->n) == NULL;
}

AciesCommand
acies_dice_entry_to_command (const AciesDiceEntry *self)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  g_return_val_if_fail (acies_dice_entry_is_complete (self), command);

  command.dice.n = (guint8) self->n;
  memcpy (command.dice.faces, self->values, self->n);

  return command;
}
