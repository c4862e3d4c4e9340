/* dice-entry.c - entering the results of real dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/dice-entry.h"

#include <string.h>

void
acies_dice_entry_init (AciesDiceEntry     *self,
                       const AciesRuleset *ruleset,
                       const guint8       *types,
                       guint               n)
{
  g_return_if_fail (n <= ACIES_MAX_DICE);

  *self = (AciesDiceEntry) { .ruleset = ruleset, .n = n };
  if (n > 0)
    memcpy (self->types, types, n);
}

const AciesDieType *
acies_dice_entry_get_type (const AciesDiceEntry *self)
{
  return self->cursor < self->n ? &self->ruleset->die_types[self->types[self->cursor]] : NULL;
}

/* Returns the next unset die, starting at the cursor and wrapping around; n if all dice are set. */
static guint
find_unset (const AciesDiceEntry *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      guint die = (self->cursor + i) % self->n;

      if (self->faces[die] == 0)
        return die;
    }

  return self->n;
}

const AciesFace *
acies_dice_entry_get_face (const AciesDiceEntry *self,
                           guint                 die)
{
  return self->faces[die] > 0 ? &self->ruleset->die_types[self->types[die]].faces[self->faces[die] - 1] : NULL;
}

gboolean
acies_dice_entry_put (AciesDiceEntry *self,
                      guint           face)
{
  const AciesDieType *type = acies_dice_entry_get_type (self);

  if (type == NULL || face < 1 || face > type->n_faces)
    return FALSE;
  self->faces[self->cursor] = (guint8) acies_die_same_face (type, face);
  self->cursor = find_unset (self);

  return TRUE;
}

gboolean
acies_dice_entry_type (AciesDiceEntry *self,
                       guint           number)
{
  const AciesDieType *type = acies_dice_entry_get_type (self);
  g_autofree char    *word = g_strdup_printf ("%u", number);
  guint               face = type != NULL ? acies_die_find_face (type, word) : 0;

  return acies_dice_entry_put (self, face > 0 ? face : number);
}

gboolean
acies_dice_entry_back (AciesDiceEntry *self)
{
  for (guint i = self->cursor; i > 0; i--)
    {
      if (self->faces[i - 1] == 0)
        continue;
      self->faces[i - 1] = 0;
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
  return self->n > 0 && memchr (self->faces, 0, self->n) == NULL;
}

AciesCommand
acies_dice_entry_to_command (const AciesDiceEntry *self)
{
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  g_return_val_if_fail (acies_dice_entry_is_complete (self), command);

  command.dice.n = (guint8) self->n;
  memcpy (command.dice.types, self->types, self->n);
  memcpy (command.dice.faces, self->faces, self->n);

  return command;
}
