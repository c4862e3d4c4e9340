/* answer.c - Legio VI: what those do that are charged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

static gboolean
wants_answer (const AciesState      *state,
              const AciesLviContact *contact)
{
  return contact->kind == LVI_DECLARED && !(contact->marks & LVI_ANSWERED);
}

/* --- what it may ------------------------------------------------------------------------------ */

/* LVI-R30: is another charge on the same unit answered already? */
static gboolean
was_asked (const AciesState *state,
           guint             i)
{
  for (guint j = 0; j < LVI_MAX_CONTACTS; j++)
    {
      if (j != i && acies_lvi_contact (state, j)->a > 0 && acies_lvi_contact (state, j)->b == acies_lvi_contact (state, i)->b && (acies_lvi_contact (state, j)->marks & LVI_ANSWERED))
        return TRUE;
    }

  return FALSE;
}

/* LVI-L32, LVI-R33, LVI-A19 */
static gboolean
may_evade (const AciesState *state,
           guint             i)
{
  AciesUnitId unit = acies_lvi_contact (state, i)->b - 1;
  guint       class_ = acies_lvi_class (state, unit);

  if (class_ != LVI_LIGHT_INFANTRY && class_ != LVI_LIGHT_CAVALRY && class_ != LVI_MEDIUM_CAVALRY && class_ != LVI_CAMELS)
    return FALSE;

  return !was_asked (state, i) && acies_lvi_can_flee (state, unit, state->units[acies_lvi_contact (state, i)->a - 1].hex);
}

/* LVI-L32, LVI-R32 */
static gboolean
may_counter (const AciesState *state,
             guint             i)
{
  AciesUnitId unit = acies_lvi_contact (state, i)->b - 1;
  AciesUnitId charger = acies_lvi_contact (state, i)->a - 1;
  guint       class_ = acies_lvi_class (state, unit);

  if (class_ != LVI_MEDIUM_INFANTRY && class_ != LVI_HEAVY_CAVALRY && class_ != LVI_CATAPHRACTS)
    return FALSE;

  return acies_lvi_check_charges (state, unit, charger, NULL) &&
         acies_lvi_is_in_front (state, unit, state->units[unit].hex, state->units[charger].hex);
}

/* --- asking ----------------------------------------------------------------------------------- */

static void
set_marks (AciesResolver *resolver,
           guint          i,
           guint          marks)
{
  AciesLviContact contact = *acies_lvi_contact (resolver->state, i);

  contact.marks |= (guint8) marks;
  acies_lvi_set_contact (resolver, i, contact);
}

/* Who charges or fights himself has no other answer. LVI-L32: chariots are gone before anybody reaches them. */
static void
ask_about (AciesResolver *resolver,
           guint          i)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_lvi_contact (state, i)->b - 1;

  if (!acies_state_unit_is_on_board (state, unit) || acies_lvi_has (state, unit, LVI_MARK_CHARGING) || acies_lvi_has (state, unit, LVI_MARK_ENGAGED))
    return;
  LVI_SET (resolver, of_contact, (guint8) i);
  if (acies_lvi_class (state, unit) == LVI_CHARIOTS)
    acies_lvi_destroy (resolver, unit, LVI_NOTE_OVERRUN);
  else if (may_evade (state, i))
    acies_question_ask_side (resolver, LVI_ASK_EVADE, state->units[unit].side, unit, 0);
  else if (may_counter (state, i))
    acies_question_ask_side (resolver, LVI_ASK_COUNTER, state->units[unit].side, unit, 0);
}

static void
ask_next (AciesResolver *resolver)
{
  guint i = acies_lvi_next_contact (resolver->state, wants_answer);

  if (i == LVI_NO_CONTACT)
    return;
  set_marks (resolver, i, LVI_ANSWERED);
  acies_step_push (resolver, LVI_STEP_ANSWERS);
  if (acies_state_unit_is_on_board (resolver->state, acies_lvi_contact (resolver->state, i)->a - 1))
    ask_about (resolver, i);
}

/* --- the answer ------------------------------------------------------------------------------- */

/* From all who charge it. */
static void
evade (AciesResolver *resolver,
       AciesUnitId    unit)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = *acies_lvi_contact (resolver->state, i);

      if (contact.a == 0 || contact.b != unit + 1 || contact.kind != LVI_DECLARED)
        continue;
      contact.kind = LVI_EVADED;
      contact.marks |= LVI_ANSWERED;
      acies_lvi_set_contact (resolver, i, contact);
    }
}

static void
counter (AciesResolver *resolver,
         AciesUnitId    unit)
{
  guint           i = acies_lvi_block (resolver->state)->of_contact;
  AciesLviContact contact = *acies_lvi_contact (resolver->state, i);

  contact.kind = LVI_BOTH_CHARGE;
  contact.marks |= LVI_COUNTERED;
  acies_lvi_set_contact (resolver, i, contact);
  acies_unit_set_mark (resolver, unit, LVI_MARK_CHARGING, TRUE);
  acies_note_unit (resolver, LVI_NOTE_COUNTERS, unit);
}

void
acies_lvi_yes (const AciesCommand *command,
               AciesResolver      *resolver)
{
  const AciesDecision asked = resolver->state->decision;

  acies_resolver_answered (resolver);
  if (asked.kind == LVI_ASK_EVADE)
    evade (resolver, asked.unit);
  else if (asked.kind == LVI_ASK_COUNTER)
    counter (resolver, asked.unit);
  else if (asked.kind == LVI_ASK_STAY)
    acies_lvi_stay (resolver, TRUE);
  else
    acies_lvi_answer_after (resolver, asked.kind, TRUE);
}

/* Who does not evade may still counter-charge nobody: no class may do both. */
void
acies_lvi_pass (const AciesCommand *command,
                AciesResolver      *resolver)
{
  guint asked = resolver->state->decision.kind;

  acies_resolver_answered (resolver);
  if (asked == LVI_ASK_STAY)
    acies_lvi_stay (resolver, FALSE);
  else if (asked >= LVI_ASK_HOLD)
    acies_lvi_answer_after (resolver, asked, FALSE);
}

/* --- evading ---------------------------------------------------------------------------------- */

static gboolean
wants_to_evade (const AciesState      *state,
                const AciesLviContact *contact)
{
  return contact->kind == LVI_EVADED && !(contact->marks & LVI_AWAY);
}

static void
begin_evading (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             i = acies_lvi_next_contact (state, wants_to_evade);
  AciesUnitId       unit;

  if (i == LVI_NO_CONTACT)
    return;
  unit = acies_lvi_contact (state, i)->b - 1;
  acies_step_push (resolver, LVI_STEP_EVADES);
  if (!acies_state_unit_is_on_board (state, unit) || !acies_state_unit_is_on_board (state, acies_lvi_contact (state, i)->a - 1))
    {
      set_marks (resolver, i, LVI_AWAY);
      return;
    }
  LVI_SET (resolver, of_contact, (guint8) i);
  acies_lvi_ask_flight (resolver, unit, LVI_STEP_EVADE_READ);
}

/* LVI-R33; who has no way any more stands after all. */
static void
read_evading (AciesResolver *resolver)
{
  const AciesState     *state = resolver->state;
  const AciesLviContact contact = *acies_lvi_contact (state, acies_lvi_block (state)->of_contact);
  AciesUnitId           unit = contact.b - 1;
  AciesHex              from = state->units[unit].hex;
  AciesHex              way[ACIES_MAX_COLUMNS];
  guint                 n = acies_lvi_find_flight (state, unit, state->units[contact.a - 1].hex, acies_lvi_read_flight (resolver, unit, TRUE), TRUE, way);

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact other = *acies_lvi_contact (state, i);

      if (other.a == 0 || other.b != contact.b || other.kind != LVI_EVADED)
        continue;
      other.marks |= LVI_AWAY;
      other.kind = n > 0 ? LVI_EVADED : LVI_DECLARED;
      acies_lvi_set_contact (resolver, i, other);
    }
  if (n == 0)
    return;
  acies_note_move (resolver, LVI_NOTE_EVADED, unit, from, way[n - 1]);
  acies_lvi_run (resolver, unit, way, n, LVI_DID_FLEE);
}

void
acies_lvi_answer_step (AciesResolver   *resolver,
                       const AciesStep *step)
{
  if (step->kind == LVI_STEP_ANSWERS)
    ask_next (resolver);
  else if (step->kind == LVI_STEP_EVADES)
    begin_evading (resolver);
  else
    read_evading (resolver);
}
