/* contact.c - Legio VI: who fights whom, from the declaration of a charge on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/units.h"

/* The one in which @a charges; LVI_NO_CONTACT: it does not. */
guint
acies_lvi_find_contact (const AciesState *state,
                        AciesUnitId       a)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      if (acies_lvi_block (state)->contacts[i].a == a + 1)
        return i;
    }

  return LVI_NO_CONTACT;
}

guint
acies_lvi_free_contact (const AciesState *state)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      if (acies_lvi_block (state)->contacts[i].a == 0)
        return i;
    }

  return LVI_NO_CONTACT;
}

/* LVI-H14: how far to the right of the side with the initiative, and of those equally far how near to the edge of its enemy. */
static int
rank_of (const AciesState *state,
         AciesUnitId       unit)
{
  AciesHex hex = state->units[unit].hex;
  int      row = (int) acies_hex_row (hex);
  int      right = 2 * (int) acies_hex_column (hex) + row % 2;
  int      rank = right * 2 * ACIES_MAX_ROWS - row;

  return acies_lvi_block (state)->initiative == 1 ? rank : -rank;
}

/* LVI-R30: of those that are wanted, by the place of who charges. Who is gone comes first. */
guint
acies_lvi_next_contact (const AciesState *state,
                        AciesLviWants     wants)
{
  guint best = LVI_NO_CONTACT;
  int   most = 0;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = &acies_lvi_block (state)->contacts[i];
      int                    rank;

      if (contact->a == 0 || !wants (state, contact))
        continue;
      if (!acies_state_unit_is_on_board (state, contact->a - 1))
        return i;
      rank = rank_of (state, contact->a - 1);
      if (best == LVI_NO_CONTACT || rank > most)
        {
          best = i;
          most = rank;
        }
    }

  return best;
}

void
acies_lvi_set_contact (AciesResolver  *resolver,
                       guint           i,
                       AciesLviContact contact)
{
  LVI_SET (resolver, contacts[i], contact);
}

void
acies_lvi_drop_contact (AciesResolver *resolver,
                        guint          i)
{
  acies_lvi_set_contact (resolver, i, (AciesLviContact) { 0 });
}

static gboolean
is_fight (const AciesState      *state,
          const AciesLviContact *contact)
{
  return contact->a > 0 && contact->kind >= LVI_MET_CHARGED && acies_state_unit_is_on_board (state, contact->a - 1) && acies_state_unit_is_on_board (state, contact->b - 1);
}

static gboolean
fights (const AciesState *state,
        guint             unit)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = &acies_lvi_block (state)->contacts[i];

      if (is_fight (state, contact) && (contact->a == unit + 1 || contact->b == unit + 1))
        return TRUE;
    }

  return FALSE;
}

/* LVI-H13: by the contacts, of which those are dropped that somebody has left. */
void
acies_lvi_mark_engaged (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = &acies_lvi_block (state)->contacts[i];

      if (contact->a > 0 && contact->kind >= LVI_MET_CHARGED && !is_fight (state, contact))
        acies_lvi_drop_contact (resolver, i);
    }
  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_state_unit_is_on_board (state, (AciesUnitId) i))
        acies_unit_set_mark (resolver, (AciesUnitId) i, LVI_MARK_ENGAGED, fights (state, i));
    }
}

/* LVI-R40: with the turn a charge is over, and the fight goes on. */
void
acies_lvi_grow_old (AciesResolver *resolver)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = acies_lvi_block (resolver->state)->contacts[i];

      if (contact.a == 0)
        continue;
      contact.kind = LVI_MELEE;
      acies_lvi_set_contact (resolver, i, contact);
    }
  acies_lvi_mark_engaged (resolver);
}
