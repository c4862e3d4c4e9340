/* fights.c - the last attack, read from the notes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/fights.h"

#include <glib/gi18n-lib.h>

/* While the notes of an attack are read. */
typedef struct
{
  const AciesRuleset *ruleset;
  GPtrArray          *fights;
  AciesFight         *attack;
  guint               at;      /* the note that is read now */
  AciesFight         *last;    /* whose consequences come now */
  GPtrArray          *answers; /* of AciesNote *: cards of the attacked, until it is known what for */
} Reader;

void
acies_fight_free (AciesFight *self)
{
  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

static const AciesNote *
nth (const GArray *notes,
     guint         i)
{
  return &g_array_index (notes, AciesNote, i);
}

/* What an attack can bring about; anything else comes after it. */
static gboolean
is_consequence (const AciesNote *note)
{
  switch (note->kind)
    {
    case ACIES_NOTE_IGNORED_HITS:
    case ACIES_NOTE_IGNORED_RETREATS:
    case ACIES_NOTE_SUPPORTED:
    case ACIES_NOTE_HIT:
    case ACIES_NOTE_NO_RETREAT:
    case ACIES_NOTE_RETREATED:
    case ACIES_NOTE_MARK_LOST:
    case ACIES_NOTE_ELIMINATED:
    case ACIES_NOTE_MORALE:
    case ACIES_NOTE_GAME_OVER:
      return TRUE;

    default:
      return FALSE;
    }
}

/* The note with which the last attack begins; as many as there are: none. */
static guint
find_last_attack (const GArray *notes)
{
  for (guint i = notes->len; i > 0; i--)
    {
      if (nth (notes, i - 1)->kind == ACIES_NOTE_DECLARED)
        return i - 1;
    }

  return notes->len;
}

static int
compare_dice (gconstpointer a,
              gconstpointer b,
              gpointer      data)
{
  const AciesDice *dice = data;
  guint            i = *(const guint8 *) a;
  guint            j = *(const guint8 *) b;
  int              better = dice->results[j] - dice->results[i];

  return better != 0 ? better : dice->faces[j] - dice->faces[i];
}

static void
read_roll (AciesFightRoll  *self,
           const AciesNote *note,
           guint            at)
{
  guint8 order[ACIES_MAX_DICE];

  self->rolled = TRUE;
  self->at = at;
  self->dice.n = note->dice.n;
  self->hits = (guint) note->number;
  self->retreats = (guint) MAX (note->number2, 0);
  for (guint i = 0; i < self->dice.n; i++)
    order[i] = (guint8) i;
  g_qsort_with_data (order, (int) self->dice.n, sizeof (guint8), compare_dice, (gpointer) &note->dice);
  for (guint i = 0; i < self->dice.n; i++)
    {
      self->dice.types[i] = note->dice.types[order[i]];
      self->dice.faces[i] = note->dice.faces[order[i]];
      self->dice.results[i] = note->dice.results[order[i]];
    }
}

static AciesFight *
fight_new (const AciesNote *begin)
{
  AciesFight *self = g_new0 (AciesFight, 1);

  self->begin = *begin;
  self->cards = g_ptr_array_new_with_free_func (g_free);
  self->lines = g_ptr_array_new_with_free_func (g_free);

  return self;
}

/* The card alone where it is played for who rolls; else with whom. */
static void
add_card (AciesFight         *self,
          const AciesNote    *note,
          const AciesRuleset *ruleset)
{
  const char      *card = ruleset->cards[note->card].name;
  g_autofree char *unit = acies_note_dup_unit (note, ruleset);
  AciesHexName     hex;

  if (note->unit == self->begin.unit || note->unit_type == ACIES_NO_ID)
    g_ptr_array_add (self->cards, g_strdup (card));
  else
    /* Translators: a card, the unit it is played on and its hex */
    g_ptr_array_add (self->cards, g_strdup_printf (_ ("%s: %s %s"), card, unit, acies_hex_name (note->hex, hex)));
}

/* The attacker's cards are for the attack; those of the attacked are for what
 * follows: a blow, or that it goes away. */
static void
read_card (Reader          *self,
           const AciesNote *note)
{
  if (note->side == self->attack->begin.side)
    add_card (self->attack, note, self->ruleset);
  else
    g_ptr_array_add (self->answers, (gpointer) note);
}

static void
read_blow (Reader          *self,
           const AciesNote *note)
{
  AciesFight *blow = fight_new (note);

  g_ptr_array_insert (self->fights, note->kind == ACIES_NOTE_STRIKE ? 0 : -1, blow);
  for (guint i = 0; i < self->answers->len; i++)
    add_card (blow, self->answers->pdata[i], self->ruleset);
  g_ptr_array_set_size (self->answers, 0);
  self->last = blow;
}

static void
tell_answers (Reader *self)
{
  for (guint i = 0; i < self->answers->len; i++)
    g_ptr_array_add (self->last->lines, acies_note_to_string (self->answers->pdata[i], self->ruleset));
  g_ptr_array_set_size (self->answers, 0);
}

/* FALSE: the attack is over. */
static gboolean
read_note (Reader          *self,
           const AciesNote *note)
{
  switch (note->kind)
    {
    case ACIES_NOTE_CARD:
      read_card (self, note);
      return TRUE;

    case ACIES_NOTE_ATTACK:
      self->attack->begin = *note;
      self->last = self->attack;
      return TRUE;

    case ACIES_NOTE_STRIKE:
    case ACIES_NOTE_COUNTER:
      read_blow (self, note);
      return TRUE;

    case ACIES_NOTE_ROLLED:
      read_roll (&self->last->roll, note, self->at);
      return TRUE;

    case ACIES_NOTE_DEFENCE:
      read_roll (&self->last->defence, note, self->at);
      return TRUE;

    /* The log tells it: the panel has what was done. */
    case ACIES_NOTE_NOT_ASKED:
      return TRUE;

    default:
      if (!is_consequence (note))
        return FALSE;
      tell_answers (self);
      g_ptr_array_add (self->last->lines, acies_note_to_string (note, self->ruleset));
      return TRUE;
    }
}

GPtrArray *
acies_fights_read (const GArray       *notes,
                   const AciesRuleset *ruleset)
{
  Reader reader = { ruleset, g_ptr_array_new_with_free_func ((GDestroyNotify) acies_fight_free) };
  guint  first = find_last_attack (notes);

  if (first == notes->len)
    return reader.fights;

  reader.attack = reader.last = fight_new (nth (notes, first));
  reader.answers = g_ptr_array_new ();
  g_ptr_array_add (reader.fights, reader.attack);
  for (reader.at = first + 1; reader.at < notes->len && read_note (&reader, nth (notes, reader.at)); reader.at++)
    ;
  tell_answers (&reader);
  g_ptr_array_unref (reader.answers);

  return reader.fights;
}
