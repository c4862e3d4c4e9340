/* contact.c - Legio VI: who fights whom, from the declaration of a charge on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

const AciesLviContact *
acies_lvi_contact (const AciesState *state,
                   guint             i)
{
  return &acies_lvi_block (state)->contacts[i];
}

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
int
acies_lvi_rank (const AciesState *state,
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
      rank = acies_lvi_rank (state, contact->a - 1);
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

/* Between two who are still there; a mad animal fights nobody. */
gboolean
acies_lvi_is_fight (const AciesState      *state,
                    const AciesLviContact *contact)
{
  return contact->a > 0 && contact->kind >= LVI_MET_CHARGED && contact->kind < LVI_SUPPORT && acies_lvi_is_near (state, contact->a - 1) &&
         acies_lvi_is_near (state, contact->b - 1);
}

/* Whom @unit has to do with there; NO_UNIT: nothing. */
AciesUnitId
acies_lvi_opponent (const AciesLviContact *contact,
                    AciesUnitId            unit)
{
  if (contact->a == unit + 1)
    return (AciesUnitId) (contact->b - 1);

  return contact->b == unit + 1 ? (AciesUnitId) (contact->a - 1) : ACIES_NO_UNIT;
}

/* Does it support @unit in the combat of that order? */
gboolean
acies_lvi_is_support_of (const AciesLviContact *contact,
                         AciesUnitId            unit,
                         guint                  order)
{
  return contact->a > 0 && contact->kind == LVI_SUPPORT && contact->b == unit + 1 && contact->order == order;
}

static gboolean
fights (const AciesState *state,
        guint             unit)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (acies_lvi_is_fight (state, contact) && (contact->a == unit + 1 || contact->b == unit + 1))
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
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (contact->a > 0 && contact->kind >= LVI_MET_CHARGED && !acies_lvi_is_fight (state, contact))
        acies_lvi_drop_contact (resolver, i);
    }
  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_state_unit_is_on_board (state, (AciesUnitId) i))
        acies_unit_set_mark (resolver, (AciesUnitId) i, LVI_MARK_ENGAGED, fights (state, i));
    }
}

/* Who fights stands beside his enemy until moves after combat are made, and is marked so in all phases but those of combat. */
gboolean
acies_lvi_contacts_are_ok (const AciesState *state,
                           const char      **why)
{
  gboolean fought = state->turn.phase == LVI_PHASE_COMBAT || state->turn.phase == LVI_PHASE_AFTER;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (contact->a == 0)
        continue;
      if (contact->a > state->n_units || contact->b == 0 || contact->b > state->n_units || contact->kind > LVI_SUPPORT)
        return acies_state_broken (why, "a contact of nobody");
      if ((state->units[contact->a - 1].side == state->units[contact->b - 1].side) != (contact->kind == LVI_SUPPORT))
        return acies_state_broken (why, "a contact of one side");
      if (contact->order == 0 && state->turn.phase != LVI_PHASE_AFTER && acies_lvi_is_fight (state, contact) &&
          acies_hex_distance (state->units[contact->a - 1].hex, state->units[contact->b - 1].hex) != 1)
        return acies_state_broken (why, "a fight between two who are not neighbours");
    }
  for (guint i = 0; i < state->n_units && !fought; i++)
    {
      if (acies_state_unit_is_on_board (state, (AciesUnitId) i) && acies_lvi_has (state, (AciesUnitId) i, LVI_MARK_ENGAGED) != fights (state, i))
        return acies_state_broken (why, "a unit that is not marked as it fights");
    }

  return TRUE;
}

/* LVI-R40: with the turn a charge is over, and the fight goes on; who has followed up or met an enemy in this turn, fights so in the next.
 * What was fought is marked, so that the next turn is the second of the fight (LVI-A9). */
void
acies_lvi_grow_old (AciesResolver *resolver)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = acies_lvi_block (resolver->state)->contacts[i];

      if (contact.a == 0)
        continue;
      if (!(contact.marks & LVI_FRESH))
        {
          contact.kind = LVI_MELEE;
          contact.step = 0;
        }
      contact.marks = contact.order > 0 || (contact.marks & LVI_AGAIN) ? LVI_AGAIN : 0;
      contact.order = contact.cost_a = contact.cost_b = 0;
      acies_lvi_set_contact (resolver, i, contact);
    }
  acies_lvi_mark_engaged (resolver);
}
