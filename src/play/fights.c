/* fights.c - the last combat, read from the notes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/fights.h"

void
acies_fight_free (AciesFight *self)
{
  g_ptr_array_unref (self->lines);
  g_free (self);
}

static const AciesNote *
nth (const GArray *notes,
     guint         i)
{
  return &g_array_index (notes, AciesNote, i);
}

static gboolean
begins_fight (const AciesNote *note)
{
  return note->kind == ACIES_NOTE_ATTACK || note->kind == ACIES_NOTE_STRIKE || note->kind == ACIES_NOTE_COUNTER;
}

/* What a roll can bring about; anything else comes after the combat. */
static gboolean
is_consequence (const AciesNote *note)
{
  switch (note->kind)
    {
    case ACIES_NOTE_ROLLED:
    case ACIES_NOTE_IGNORED_HITS:
    case ACIES_NOTE_IGNORED_RETREATS:
    case ACIES_NOTE_SUPPORTED:
    case ACIES_NOTE_HIT:
    case ACIES_NOTE_NO_RETREAT:
    case ACIES_NOTE_RETREATED:
    case ACIES_NOTE_ELIMINATED:
    case ACIES_NOTE_MORALE:
    case ACIES_NOTE_GAME_OVER:
    case ACIES_NOTE_CARD:
      return TRUE;

    default:
      return FALSE;
    }
}

static gboolean
are_opposed (const AciesNote *a,
             const AciesNote *b)
{
  return a->unit == b->other && a->other == b->unit;
}

/* Does the roll of @earlier belong to the same attack as that of @later? */
static gboolean
belongs_together (const AciesNote *earlier,
                  const AciesNote *later)
{
  if (!are_opposed (earlier, later))
    return FALSE;

  return (earlier->kind == ACIES_NOTE_STRIKE && later->kind == ACIES_NOTE_ATTACK) ||
         (earlier->kind == ACIES_NOTE_ATTACK && later->kind == ACIES_NOTE_COUNTER);
}

/* The note @first of the notes up to @end with which the last attack begins; @end: none. */
static guint
find_first (const GArray *notes,
            guint         end)
{
  guint first = end;

  for (guint i = end; i > 0; i--)
    {
      const AciesNote *note = nth (notes, i - 1);

      if (!begins_fight (note))
        continue;
      if (first != end && !belongs_together (note, nth (notes, first)))
        break;
      first = i - 1;
    }

  return first;
}

static int
compare_faces (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  return *(const guint8 *) b - *(const guint8 *) a;
}

/* The note says how many dice hit and how many drive back, and the high ones
 * do; so the best dice are those, and nothing is decided here. */
static void
read_roll (AciesFight      *self,
           const AciesNote *note)
{
  self->rolled = TRUE;
  self->n_dice = note->dice.n;
  self->hits = (guint) note->number;
  self->retreats = (guint) note->number2;
  for (guint i = 0; i < self->n_dice; i++)
    self->faces[i] = note->dice.faces[i];
  g_qsort_with_data (self->faces, (int) self->n_dice, sizeof (guint8), compare_faces, NULL);
  for (guint i = 0; i < self->n_dice; i++)
    {
      if (i < self->hits)
        self->results[i] = ACIES_DIE_HIT;
      else if (i < self->hits + self->retreats)
        self->results[i] = ACIES_DIE_RETREAT;
      else
        self->results[i] = ACIES_DIE_MISS;
    }
}

static AciesFight *
fight_new (const AciesNote *begin)
{
  AciesFight *self = g_new0 (AciesFight, 1);

  self->begin = *begin;
  self->lines = g_ptr_array_new_with_free_func (g_free);

  return self;
}

GPtrArray *
acies_fights_read (const GArray       *notes,
                   const AciesRuleset *ruleset)
{
  GPtrArray  *fights = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_fight_free);
  AciesFight *fight = NULL;

  for (guint i = find_first (notes, notes->len); i < notes->len; i++)
    {
      const AciesNote *note = nth (notes, i);

      if (begins_fight (note))
        {
          fight = fight_new (note);
          g_ptr_array_add (fights, fight);
        }
      else if (!is_consequence (note))
        break;
      else if (note->kind == ACIES_NOTE_ROLLED)
        read_roll (fight, note);
      else
        g_ptr_array_add (fight->lines, acies_note_to_string (note, ruleset));
    }

  return fights;
}
