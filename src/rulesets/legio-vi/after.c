/* after.c - Legio VI: moves after combat, of who gives way and of who stays
 *
 * Whose move comes next is read off the contacts and off what each unit still has to do;
 * nothing else is kept while somebody is asked or dice are rolled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

/* --- who moves next ----------------------------------------------------------------------------- */

/* Leaders and mad animals fight no combat, and keep something else there. */
AciesLviThen
acies_lvi_then (const AciesState *state,
                AciesUnitId       unit)
{
  if (acies_lvi_is_leader (state, unit) || acies_lvi_has (state, unit, LVI_MARK_RAMPAGING))
    return LVI_THEN_NOTHING;

  return (AciesLviThen) (state->units[unit].status >> LVI_THEN_SHIFT);
}

void
acies_lvi_set_then (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesLviThen   then)
{
  AciesUnit value = resolver->state->units[unit];

  value.status = (guint8) ((value.status & LVI_DID) | ((guint) then << LVI_THEN_SHIFT));
  acies_resolver_set_unit (resolver, unit, value);
}

/* LVI-R43: within a combat, first those in support that give way, then the others that do, then who comes after them; last of
 * all it is known who got away. */
enum
{
  SUPPORTS_GIVE_WAY,
  FIGHTERS_GIVE_WAY,
  OTHERS_GO_ON,
  FLIGHTS_END,
  N_PASSES
};

static gboolean
may_relieve (const AciesState *state,
             AciesUnitId       unit)
{
  return acies_lvi_is_quincunx (state, unit) && !acies_lvi_has (state, unit, LVI_MARK_SHAKEN);
}

/* LVI-L53, LVI-R41: may the fighter that it supports still say that it stays in place? */
static gboolean
waits_for (const AciesState *state,
           AciesUnitId       with)
{
  return acies_state_unit_is_on_board (state, with) && acies_lvi_then (state, with) == LVI_THEN_FALL_BACK && may_relieve (state, with);
}

/* @with: whom it supports; itself, if it fights */
static gboolean
is_due (const AciesState *state,
        AciesUnitId       unit,
        AciesUnitId       with,
        guint             pass)
{
  AciesLviThen then = acies_state_unit_is_on_board (state, unit) ? acies_lvi_then (state, unit) : LVI_THEN_NOTHING;
  gboolean     supports = unit != with;

  switch (pass)
    {
    case SUPPORTS_GIVE_WAY:
    case FIGHTERS_GIVE_WAY:
      if (supports && then == LVI_THEN_FALL_BACK && waits_for (state, with))
        return FALSE;
      return supports == (pass == SUPPORTS_GIVE_WAY) && then >= LVI_THEN_FALL_BACK && then <= LVI_THEN_ROUT;

    case OTHERS_GO_ON:
      return then >= LVI_THEN_PURSUE && then <= LVI_THEN_HALT;

    default:
      return then == LVI_THEN_HAS_RETIRED || then == LVI_THEN_HAS_ROUTED;
    }
}

static AciesHex
enemy_hex_of (const AciesState *state,
              AciesUnitId       unit,
              guint             order)
{
  AciesLviCombat combat;

  acies_lvi_read_combat (state, order, &combat);
  for (guint i = 0; i < combat.n; i++)
    {
      if (acies_lvi_opponent (&combat.contacts[i], unit) != ACIES_NO_UNIT)
        return acies_lvi_enemy_hex (state, &combat.contacts[i], unit);
    }

  return ACIES_NO_HEX;
}

static gboolean
find_in (const AciesState *state,
         guint             order,
         guint             pass,
         AciesLviMover    *mover)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      gboolean               supports = contact->kind == LVI_SUPPORT;
      const guint8           both[] = { contact->a, contact->b };

      for (guint j = 0; j < (supports ? 1u : 2u) && contact->a > 0 && contact->order == order; j++)
        {
          AciesUnitId unit = both[j] - 1;
          AciesUnitId with = supports ? contact->b - 1 : unit;

          if (!is_due (state, unit, with, pass))
            continue;
          *mover = (AciesLviMover) { .unit = unit, .with = with, .order = order };
          mover->from = enemy_hex_of (state, mover->with, order);
          return TRUE;
        }
    }

  return FALSE;
}

/* LVI-H22: what the combats came to, one after the other, when all have been fought. */
gboolean
acies_lvi_find_mover (const AciesState *state,
                      AciesLviMover    *mover)
{
  guint n = acies_lvi_count_combats (state);

  for (guint order = 1; order <= n; order++)
    {
      for (guint pass = 0; pass < N_PASSES; pass++)
        {
          if (find_in (state, order, pass, mover))
            return TRUE;
        }
    }

  return FALSE;
}

/* --- staying ------------------------------------------------------------------------------------ */

/* LVI-L53, LVI-R51 */
void
acies_lvi_relieve (AciesResolver *resolver,
                   AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  guint             disorder = acies_lvi_property (state, unit, LVI_DISORDER);
  guint             relief = MIN (disorder, (guint) acies_lvi_number (state, LVI_NUMBER_RELIEF));

  if (relief == 0 || !may_relieve (state, unit))
    return;
  acies_unit_set_property (resolver, unit, LVI_DISORDER, disorder - relief);
  acies_note_unit (resolver, LVI_NOTE_RELIEVED, unit);
}

/* LVI-R41: who should fall back with it stays as well. */
static void
halt (AciesResolver       *resolver,
      const AciesLviMover *mover)
{
  const AciesState *state = resolver->state;

  if (acies_lvi_then (state, mover->unit) == LVI_THEN_FALL_BACK)
    {
      for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
        {
          const AciesLviContact *contact = acies_lvi_contact (state, i);

          if (acies_lvi_is_support_of (contact, mover->unit, mover->order) && acies_state_unit_is_on_board (state, contact->a - 1) &&
              acies_lvi_then (state, contact->a - 1) == LVI_THEN_FALL_BACK)
            acies_lvi_set_then (resolver, contact->a - 1, LVI_THEN_HALT);
        }
    }
  acies_lvi_set_then (resolver, mover->unit, LVI_THEN_NOTHING);
  if (mover->unit == mover->with)
    acies_lvi_relieve (resolver, mover->unit);
}

/* LVI-L55, LVI-H21: if there is nobody any more, or no room, it stays. */
static void
pass_through (AciesResolver       *resolver,
              const AciesLviMover *mover)
{
  const AciesState *state = resolver->state;
  AciesHex          from = state->units[mover->unit].hex;
  AciesUnitId       enemy = acies_stack_in_layer (state, mover->from, 0);
  AciesHex          to = enemy != ACIES_NO_UNIT ? acies_lvi_far_side (state, mover->unit, from, mover->from) : ACIES_NO_HEX;

  acies_lvi_set_then (resolver, mover->unit, LVI_THEN_NOTHING);
  if (to == ACIES_NO_HEX)
    return;
  acies_note_move (resolver, LVI_NOTE_PASSED, mover->unit, from, to);
  acies_lvi_put (resolver, mover->unit, to);
  acies_unit_set_mark (resolver, mover->unit, LVI_MARK_MOVED, TRUE);
  acies_lvi_set_did (resolver, mover->unit, LVI_DID_CHARGE);
}

/* --- one after the other ------------------------------------------------------------------------ */

static void
end_flight (AciesResolver       *resolver,
            const AciesLviMover *mover)
{
  if (acies_lvi_then (resolver->state, mover->unit) == LVI_THEN_HAS_ROUTED)
    acies_lvi_leave_field (resolver, mover->unit);
  else
    acies_lvi_set_then (resolver, mover->unit, LVI_THEN_NOTHING);
}

/* LVI-L53 */
static gboolean
may_hold (const AciesState    *state,
          const AciesLviMover *mover)
{
  return mover->unit == mover->with && may_relieve (state, mover->unit);
}

static void
ask (AciesResolver       *resolver,
     guint                question,
     const AciesLviMover *mover)
{
  acies_question_ask_side (resolver, question, resolver->state->units[mover->unit].side, mover->unit, 0);
}

static void
move_next (AciesResolver       *resolver,
           const AciesLviMover *mover)
{
  const AciesState *state = resolver->state;

  switch (acies_lvi_then (state, mover->unit))
    {
    case LVI_THEN_FALL_BACK:
      if (may_hold (state, mover))
        ask (resolver, LVI_ASK_HOLD, mover);
      else
        acies_lvi_fall_back (resolver, mover);
      break;

    case LVI_THEN_GO_BACK:
      acies_lvi_fall_back (resolver, mover);
      break;

    case LVI_THEN_RETIRE:
      if (acies_lvi_may_go_behind (state, mover))
        ask (resolver, LVI_ASK_BEHIND, mover);
      else
        acies_lvi_take_flight (resolver, mover);
      break;

    case LVI_THEN_ROUT:
      acies_lvi_take_flight (resolver, mover);
      break;

    case LVI_THEN_HALT:
      halt (resolver, mover);
      break;

    case LVI_THEN_PASS:
      pass_through (resolver, mover);
      break;

    case LVI_THEN_HAS_RETIRED:
    case LVI_THEN_HAS_ROUTED:
      end_flight (resolver, mover);
      break;

    default:
      acies_lvi_go_after (resolver, mover);
      break;
    }
}

void
acies_lvi_answer_after (AciesResolver *resolver,
                        guint          asked,
                        gboolean       yes)
{
  AciesLviMover mover;

  if (!acies_lvi_find_mover (resolver->state, &mover))
    return;
  if (asked == LVI_ASK_HOLD && yes)
    halt (resolver, &mover);
  else if (asked == LVI_ASK_HOLD)
    acies_lvi_set_then (resolver, mover.unit, LVI_THEN_GO_BACK);
  else
    (yes ? acies_lvi_go_behind : acies_lvi_take_flight) (resolver, &mover);
}

/* --- the end ------------------------------------------------------------------------------------ */

/* LVI-R60; who was caught in flight fights nobody any more. */
static gboolean
is_over (const AciesState      *state,
         const AciesLviContact *contact)
{
  return !acies_lvi_is_fight (state, contact) || acies_hex_distance (state->units[contact->a - 1].hex, state->units[contact->b - 1].hex) > 1 ||
         acies_lvi_then (state, contact->a - 1) == LVI_THEN_CAUGHT || acies_lvi_then (state, contact->b - 1) == LVI_THEN_CAUGHT;
}

/* LVI-R39: to one that it has fought in this turn; who has met it in pursuit since strikes where he came from. */
static void
turn_to_enemy (AciesResolver *resolver,
               AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesHex          hex = state->units[unit].hex;
  AciesHex          beside = ACIES_NO_HEX;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      AciesUnitId            enemy = contact->a > 0 ? acies_lvi_opponent (contact, unit) : ACIES_NO_UNIT;

      if (enemy == ACIES_NO_UNIT)
        continue;
      if (acies_lvi_is_in_front (state, unit, hex, state->units[enemy].hex))
        return;
      if (beside == ACIES_NO_HEX && contact->order > 0)
        beside = state->units[enemy].hex;
    }
  if (beside == ACIES_NO_HEX)
    return;
  acies_lvi_face (resolver, unit, hex, beside);
  acies_note_unit (resolver, LVI_NOTE_TURNED, unit);
}

static void
read_arcs_anew (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = *acies_lvi_contact (state, i);

      if (contact.a == 0 || acies_lvi_arc_of (state, contact.b - 1, state->units[contact.a - 1].hex) != LVI_FRONT)
        continue;
      contact.arc = LVI_FRONT;
      acies_lvi_set_contact (resolver, i, contact);
    }
}

static void
end_contacts (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      if (acies_lvi_contact (state, i)->a > 0 && is_over (state, acies_lvi_contact (state, i)))
        acies_lvi_drop_contact (resolver, i);
    }
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (!acies_state_unit_is_on_board (state, unit))
        continue;
      if (acies_lvi_then (state, unit) != LVI_THEN_NOTHING)
        acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
      if (acies_lvi_is_formed (state, unit))
        turn_to_enemy (resolver, unit);
    }
  read_arcs_anew (resolver);
  acies_lvi_mark_engaged (resolver);
}

void
acies_lvi_after_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  AciesLviMover mover;

  if (step->kind == LVI_STEP_CONTACTS_END)
    end_contacts (resolver);
  else if (!acies_lvi_find_mover (resolver->state, &mover))
    {
      acies_step_push (resolver, LVI_STEP_NEXT_PHASE);
      acies_step_push (resolver, LVI_STEP_CONTACTS_END);
    }
  else
    {
      acies_step_push (resolver, LVI_STEP_NEXT_AFTER);
      move_next (resolver, &mover);
    }
}
