/* dice.c - entering the results of real dice, and the animation of dice on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/dice.h"

#include <string.h>

/* --- entering real dice --------------------------------------------------------------------- */

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

/* --- animation ------------------------------------------------------------------------------ */

/* Interval at which a falling die changes its face. */
#define TICK 70000

/* The first die stops after this fraction of the duration, the last die at the end. */
#define FIRST_REST 0.6

gint64
acies_dice_duration (const char *speed)
{
  static const struct
  {
    const char *speed;
    gint64      duration;
  } durations[] = { { "slow", 1600 * 1000 }, { "quick", 300 * 1000 }, { "at-once", 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (durations); i++)
    {
      if (g_strcmp0 (speed, durations[i].speed) == 0)
        return durations[i].duration;
    }

  return 700 * 1000;
}

/* Never returns the same face for two ticks in a row, because the die would seem to have stopped. */
static guint
passing_face (guint face,
              guint faces,
              guint die,
              guint tick)
{
  guint seen = face - 1;

  for (guint i = 0; i <= tick; i++)
    seen += 1 + (die * 7 + i * 5) % (faces - 1);

  return seen % faces + 1;
}

AciesDieMoment
acies_die_moment (guint  face,
                  guint  faces,
                  guint  die,
                  guint  n,
                  gint64 elapsed,
                  gint64 duration)
{
  AciesDieMoment moment = { TRUE, face, 0, 0 };
  double         part = n > 1 ? (double) die / (n - 1) : 1;
  double         rest = (double) duration * (FIRST_REST + (1 - FIRST_REST) * part);
  double         left;

  if (elapsed >= duration || (double) elapsed >= rest)
    return moment;
  moment.rests = FALSE;
  moment.face = 0;
  if (elapsed < 0)
    return moment;
  left = 1 - (double) elapsed / rest;
  moment.face = passing_face (face, faces, die, (guint) (elapsed / TICK));
  moment.turn = left * (die % 2 == 0 ? 4 : -4);
  moment.height = left * left;

  return moment;
}
