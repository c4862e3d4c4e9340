/* after.c - Legio VI: moves after combat: whose move is next, who stays, follows up or pursues
 *
 * Whose move comes next is read off the contacts and off what each unit still has to do;
 * nothing else is kept while a player is asked or dice are rolled. Where units run to is in
 * routs.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* --- who moves next ---------------------------------------------------------------------------- */

/* The status of leaders and rampaging animals, which fight no combat, has other bits. */
AciesLviPostCombat
acies_lvi_then (const AciesState *state,
                AciesUnitId       unit)
{
  if (acies_lvi_is_leader (state, unit) || acies_lvi_has (state, unit, LVI_MARK_RAMPAGING))
    return LVI_THEN_NOTHING;

  return (AciesLviPostCombat) (state->units[unit].status >> LVI_THEN_SHIFT);
}

void
acies_lvi_set_then (AciesResolver     *resolver,
                    AciesUnitId        unit,
                    AciesLviPostCombat then)
{
  AciesUnit value = resolver->state->units[unit];

  value.status = (guint8) ((value.status & LVI_DID) | ((guint) then << LVI_THEN_SHIFT));
  acies_resolver_set_unit (resolver, unit, value);
}

/* LVI-R43: within a combat, first the units in support that give way, then the others that do, then those that come after them; last of
 * all it is known which got away. */
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

/* When it is the turn of @unit; N_PASSES: never. @with: the unit that it supports; itself, if it fights */
static guint
pass_of (const AciesState *state,
         AciesUnitId       unit,
         AciesUnitId       with)
{
  AciesLviPostCombat then = acies_state_unit_is_on_board (state, unit) ? acies_lvi_then (state, unit) : LVI_THEN_NOTHING;

  if (then >= LVI_THEN_PURSUE && then <= LVI_THEN_HALT)
    return OTHERS_GO_ON;
  if (then == LVI_THEN_HAS_RETIRED || then == LVI_THEN_HAS_ROUTED)
    return FLIGHTS_END;
  if (then < LVI_THEN_FALL_BACK || then > LVI_THEN_ROUT)
    return N_PASSES;
  /* LVI-L53, LVI-R41: the fighter that it supports may still say that it stays in place. */
  if (unit != with && then == LVI_THEN_FALL_BACK && acies_state_unit_is_on_board (state, with) && acies_lvi_then (state, with) == LVI_THEN_FALL_BACK &&
      may_relieve (state, with))
    return N_PASSES;

  return unit != with ? SUPPORTS_GIVE_WAY : FIGHTERS_GIVE_WAY;
}

/* Where the enemy of @unit stood when they fought. */
static AciesHex
enemy_hex (const AciesState      *state,
           const AciesLviContact *contact,
           AciesUnitId            unit)
{
  AciesHex at = acies_block_get_hex (contact->at);

  return contact->a == unit + 1 ? at : acies_board_neighbour (state->board, at, (AciesDirection) contact->way);
}

/* LVI-H22: what the combats came to, one after the other, when all have been fought. */
gboolean
acies_lvi_find_mover (const AciesState *state,
                      AciesLviMover    *mover)
{
  guint          first = G_MAXUINT;
  AciesLviCombat combat;

  for (guint i = 0; i < 2 * LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i / 2);
      AciesUnitId            unit = (i % 2 == 0 ? contact->a : contact->b) - 1;
      AciesUnitId            with = contact->kind == LVI_SUPPORT ? contact->b - 1 : unit;
      guint                  pass;

      if (contact->a == 0 || contact->order == 0 || (contact->kind == LVI_SUPPORT && i % 2 == 1))
        continue;
      pass = pass_of (state, unit, with);
      if (pass == N_PASSES || contact->order * N_PASSES + pass >= first)
        continue;
      first = contact->order * N_PASSES + pass;
      *mover = (AciesLviMover) { .unit = unit, .with = with, .order = contact->order, .from = ACIES_NO_HEX };
    }
  if (first == G_MAXUINT)
    return FALSE;
  acies_lvi_read_combat (state, mover->order, &combat);
  for (guint i = 0; i < combat.n && mover->from == ACIES_NO_HEX; i++)
    {
      if (acies_lvi_opponent (&combat.contacts[i], mover->with) != ACIES_NO_UNIT)
        mover->from = enemy_hex (state, &combat.contacts[i], mover->with);
    }

  return TRUE;
}

/* --- staying ----------------------------------------------------------------------------------- */

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
  acies_log_unit (resolver, LVI_LOG_RELIEVED, unit);
}

/* Does it support @unit in the combat of that order? */
static gboolean
is_support_of (const AciesLviContact *contact,
               AciesUnitId            unit,
               guint                  order)
{
  return contact->a > 0 && contact->kind == LVI_SUPPORT && contact->b == unit + 1 && contact->order == order;
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

          if (is_support_of (contact, mover->unit, mover->order) && acies_state_unit_is_on_board (state, contact->a - 1) &&
              acies_lvi_then (state, contact->a - 1) == LVI_THEN_FALL_BACK)
            acies_lvi_set_then (resolver, contact->a - 1, LVI_THEN_HALT);
        }
    }
  acies_lvi_set_then (resolver, mover->unit, LVI_THEN_NOTHING);
  if (mover->unit == mover->with)
    acies_lvi_relieve (resolver, mover->unit);
}

static gboolean
is_in_flight (const AciesState *state,
              AciesUnitId       unit)
{
  AciesLviPostCombat then = acies_lvi_then (state, unit);

  return then == LVI_THEN_HAS_RETIRED || then == LVI_THEN_HAS_ROUTED;
}

/* Of the enemies of @mover in its combat that are still there: those in flight, or those that fell back. */
static guint
list_gone (const AciesState    *state,
           const AciesLviMover *mover,
           gboolean             in_flight,
           AciesUnitId         *units)
{
  AciesLviCombat combat;
  guint          n = 0;

  acies_lvi_read_combat (state, mover->order, &combat);
  for (guint i = 0; i < combat.n; i++)
    {
      AciesUnitId enemy = acies_lvi_opponent (&combat.contacts[i], mover->unit);

      if (enemy != ACIES_NO_UNIT && acies_lvi_is_near (state, enemy) && is_in_flight (state, enemy) == in_flight &&
          acies_lvi_then (state, enemy) != LVI_THEN_CAUGHT)
        units[n++] = enemy;
    }

  return n;
}

#define BIT(choice) (1u << (choice))

/* LVI-L43: into a hex that an enemy has left; NO_HEX: there is none. */
static AciesHex
hex_to_follow_to (const AciesState    *state,
                  const AciesLviMover *mover)
{
  AciesLviCombat combat;

  acies_lvi_read_combat (state, mover->order, &combat);
  for (guint i = 0; i < combat.n; i++)
    {
      AciesUnitId enemy = acies_lvi_opponent (&combat.contacts[i], mover->unit);
      AciesHex    hex;

      if (enemy == ACIES_NO_UNIT)
        continue;
      hex = enemy_hex (state, &combat.contacts[i], mover->unit);
      if (acies_lvi_may_enter (state, mover->unit, hex) && acies_lvi_has_room (state, mover->unit, hex) &&
          (!acies_lvi_is_formed (state, mover->unit) || acies_lvi_is_in_front (state, mover->unit, state->units[mover->unit].hex, hex)))
        return hex;
    }

  return ACIES_NO_HEX;
}

/* LVI-L38, LVI-L39, LVI-A23, LVI-R44, LVI-R47: LVI_CHOOSES_..., a bit for each; at least one. */
static guint
choices_of (const AciesState    *state,
            const AciesLviMover *mover)
{
  AciesUnitId        units[LVI_MAX_FIGHTERS];
  AciesLviPostCombat then = acies_lvi_then (state, mover->unit);
  gboolean           flee = list_gone (state, mover, TRUE, units) > 0;
  gboolean           back = list_gone (state, mover, FALSE, units) > 0;
  guint              choices = then == LVI_THEN_HALT_OR_PURSUE || then == LVI_THEN_ANY ? BIT (LVI_CHOOSES_HALT) : 0;

  /* An enemy that it fights may still stand beside it. */
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      AciesUnitId            enemy = acies_lvi_is_fight (state, contact) ? acies_lvi_opponent (contact, mover->unit) : ACIES_NO_UNIT;

      if (enemy != ACIES_NO_UNIT && acies_hex_distance (state->units[enemy].hex, state->units[mover->unit].hex) == 1 && !is_in_flight (state, enemy) &&
          acies_lvi_then (state, enemy) != LVI_THEN_CAUGHT)
        return BIT (LVI_CHOOSES_HALT);
    }
  if (flee || !back)
    choices |= BIT (LVI_CHOOSES_PURSUIT);
  if (!flee && !back && then == LVI_THEN_FOLLOW_OR_PURSUE)
    choices |= BIT (LVI_CHOOSES_HALT);
  if ((flee || back) && (then == LVI_THEN_FOLLOW_OR_PURSUE || then == LVI_THEN_ANY || choices == 0) && hex_to_follow_to (state, mover) != ACIES_NO_HEX)
    choices |= BIT (LVI_CHOOSES_FOLLOW);

  return choices != 0 ? choices : BIT (LVI_CHOOSES_HALT);
}

/* LVI-R41: the units that support it follow up with it: one hex towards it, if they can go there without turning. */
static void
bring_supports (AciesResolver       *resolver,
                const AciesLviMover *mover)
{
  const AciesState *state = resolver->state;
  AciesHex          to = state->units[mover->unit].hex;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      AciesUnitId            unit = (AciesUnitId) (contact->a - 1);
      AciesHex               from, best = ACIES_NO_HEX;
      int                    best_line = 0;

      if (!is_support_of (contact, mover->unit, mover->order) || !acies_state_unit_is_on_board (state, unit) || acies_lvi_has (state, unit, LVI_MARK_MOVED))
        continue;
      from = state->units[unit].hex;
      for (guint d = 0; d < ACIES_N_DIRECTIONS && acies_hex_distance (from, to) > 1; d++)
        {
          AciesHex next = acies_board_neighbour (state->board, from, (AciesDirection) d);
          int      line;

          if (!acies_lvi_may_enter (state, unit, next) || !acies_lvi_has_room (state, unit, next) || acies_hex_distance (next, to) >= acies_hex_distance (from, to) ||
              !acies_lvi_is_in_front (state, unit, from, next))
            continue;
          line = acies_lvi_off_line (to, from, next);
          if (best == ACIES_NO_HEX || line < best_line || (line == best_line && acies_lvi_prefers (state, state->units[unit].side, next, best)))
            {
              best = next;
              best_line = line;
            }
        }
      if (best == ACIES_NO_HEX)
        continue;
      acies_log_move (resolver, LVI_LOG_FOLLOWED, unit, from, best);
      acies_lvi_has_moved (resolver, unit, 1);
      acies_lvi_walk (resolver, unit, &best, 1);
      if (acies_state_unit_is_on_board (state, unit))
        acies_lvi_relieve (resolver, unit);
    }
}

static void
follow (AciesResolver       *resolver,
        const AciesLviMover *mover,
        guint                did)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = mover->unit;
  AciesHex          to = hex_to_follow_to (state, mover);

  acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
  if (to == ACIES_NO_HEX)
    return;
  acies_log_move (resolver, LVI_LOG_FOLLOWED, unit, state->units[unit].hex, to);
  acies_lvi_has_moved (resolver, unit, did);
  acies_lvi_walk (resolver, unit, &to, 1);
  if (!acies_state_unit_is_on_board (state, unit))
    return;
  /* LVI-R40: it keeps in contact with the enemies that gave way and are still beside it. */
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = *acies_lvi_contact (state, i);
      AciesUnitId     enemy = acies_lvi_is_fight (state, &contact) ? acies_lvi_opponent (&contact, unit) : ACIES_NO_UNIT;

      if (enemy == ACIES_NO_UNIT || acies_hex_distance (state->units[enemy].hex, state->units[unit].hex) != 1 || is_in_flight (state, enemy))
        continue;
      contact.kind = contact.a == unit + 1 ? LVI_A_FOLLOWED : LVI_B_FOLLOWED;
      contact.step = 0;
      contact.marks |= LVI_FRESH;
      LVI_SET (resolver, contacts[i], contact);
    }
  acies_lvi_relieve (resolver, unit);
  if (did != LVI_DID_PURSUE)
    bring_supports (resolver, mover);
}

static void
chase (AciesResolver *resolver,
       AciesUnitId    unit,
       guint          quarry)
{
  LVI_SET (resolver, quarry, (guint8) quarry);
  LVI_SET (resolver, of_roll, unit);
  acies_lvi_ask_flight (resolver, unit, LVI_STEP_CHASE_READ);
}

/* LVI-L45, LVI-R46: a phalanx only takes the ground; of several enemies its owner says which it runs after. */
static void
choose (AciesResolver       *resolver,
        const AciesLviMover *mover,
        guint                choice)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = mover->unit;
  AciesUnitId       units[LVI_MAX_FIGHTERS];
  guint             n = choice == LVI_CHOOSES_PURSUIT ? list_gone (state, mover, TRUE, units) : 0;

  if (choice == LVI_CHOOSES_FOLLOW)
    follow (resolver, mover, 1);
  else if (choice != LVI_CHOOSES_PURSUIT)
    {
      acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
      acies_lvi_relieve (resolver, unit);
    }
  else if (acies_unit_has_skill (state, unit, LVI_SKILL_PHALANX) && acies_lvi_is_formed (state, unit))
    follow (resolver, mover, LVI_DID_PURSUE);
  else if (n > 1)
    acies_question_ask_side (resolver, LVI_ASK_QUARRY, state->units[unit].side, unit, 0);
  else
    chase (resolver, unit, n > 0 ? units[0] + 1u : 0);
}

gboolean
acies_lvi_check_post_combat (const AciesCommand *command,
                             const AciesState   *state,
                             GError            **error)
{
  AciesLviMover mover;

  if (command->number < 1 || command->number > LVI_N_CHOICES)
    return acies_refuse (error, "LVI-R44", _ ("Choose 1 to halt, 2 to follow up or 3 to pursue"));

  return (acies_lvi_find_mover (state, &mover) && (choices_of (state, &mover) & BIT (command->number)) != 0) ||
         acies_refuse_unit (error, "LVI-R44", state, state->decision.unit, "The result of the combat does not give %s that choice", "The result of the combat does not give %s that choice");
}

void
acies_lvi_choose_post_combat (const AciesCommand *command,
                              AciesResolver      *resolver)
{
  AciesLviMover mover;

  acies_resolver_answered (resolver);
  if (acies_lvi_find_mover (resolver->state, &mover))
    choose (resolver, &mover, (guint) command->number);
}

gboolean
acies_lvi_check_quarry (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId   unit = acies_command_unit (command, state);
  AciesUnitId   units[LVI_MAX_FIGHTERS];
  AciesLviMover mover;
  guint         n = acies_lvi_find_mover (state, &mover) ? list_gone (state, &mover, TRUE, units) : 0;

  for (guint i = 0; i < n; i++)
    {
      if (units[i] == unit)
        return TRUE;
    }

  return acies_refuse (error, "LVI-R46", _ ("No fleeing enemy on that hex has just fought this unit"));
}

void
acies_lvi_quarry (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesUnitId unit = resolver->state->decision.unit;

  acies_resolver_answered (resolver);
  chase (resolver, unit, acies_stack_in_layer (resolver->state, command->hex, 0) + 1u);
}

/* One move after the other. */
void
acies_lvi_next_after (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState  *state = resolver->state;
  AciesLviMover      of, *mover = &of;
  AciesLviPostCombat then;
  AciesUnitId        unit;
  guint              choices;

  if (!acies_lvi_find_mover (state, mover))
    {
      acies_step_push (resolver, LVI_STEP_NEXT_PHASE);
      acies_step_push (resolver, LVI_STEP_CONTACTS_END);
      return;
    }
  acies_step_push (resolver, LVI_STEP_NEXT_AFTER);
  unit = mover->unit;
  then = acies_lvi_then (state, unit);
  if (then == LVI_THEN_FALL_BACK && unit == mover->with && may_relieve (state, unit)) /* LVI-L53 */
    acies_question_ask_side (resolver, LVI_ASK_HOLD, state->units[unit].side, unit, 0);
  else if (then == LVI_THEN_FALL_BACK || then == LVI_THEN_GO_BACK)
    acies_lvi_fall_back (resolver, mover);
  else if (then == LVI_THEN_RETIRE && acies_lvi_may_go_behind (state, mover))
    acies_question_ask_side (resolver, LVI_ASK_BEHIND, state->units[unit].side, unit, 0);
  else if (then == LVI_THEN_RETIRE || then == LVI_THEN_ROUT)
    acies_lvi_take_flight (resolver, mover);
  else if (then == LVI_THEN_HALT)
    halt (resolver, mover);
  else if (then == LVI_THEN_PASS)
    {
      /* LVI-L55, LVI-H21: if no enemy is there any more, or no room beyond, it stays. */
      AciesHex from = state->units[unit].hex;
      AciesHex to = acies_stack_in_layer (state, mover->from, 0) != ACIES_NO_UNIT ? acies_lvi_far_side (state, unit, from, mover->from) : ACIES_NO_HEX;

      acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
      if (to == ACIES_NO_HEX)
        return;
      acies_log_move (resolver, LVI_LOG_PASSED, unit, from, to);
      acies_lvi_put (resolver, unit, to);
      acies_lvi_has_moved (resolver, unit, LVI_DID_CHARGE);
    }
  else if (then == LVI_THEN_HAS_RETIRED)
    acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
  else if (then == LVI_THEN_HAS_ROUTED)
    acies_lvi_leave_field (resolver, unit);
  else
    {
      /* LVI-R43: the owner is asked only if there is a choice. */
      choices = choices_of (state, mover);
      if ((choices & (choices - 1)) == 0)
        choose (resolver, mover, (guint) g_bit_nth_lsf (choices, -1));
      else
        acies_question_ask_side (resolver, LVI_ASK_THEN, state->units[unit].side, unit, 0);
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
  acies_log_unit (resolver, LVI_LOG_TURNED, unit);
}

void
acies_lvi_end_contacts (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (contact->a == 0)
        continue;
      /* LVI-R60; a unit that was caught in flight fights no more. */
      if (!acies_lvi_is_fight (state, contact) || acies_hex_distance (state->units[contact->a - 1].hex, state->units[contact->b - 1].hex) > 1 ||
          acies_lvi_then (state, contact->a - 1) == LVI_THEN_CAUGHT || acies_lvi_then (state, contact->b - 1) == LVI_THEN_CAUGHT)
        acies_lvi_drop_contact (resolver, i);
    }
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      if (!acies_state_unit_is_on_board (state, unit))
        continue;
      if (acies_lvi_then (state, unit) != LVI_THEN_NOTHING)
        acies_lvi_set_then (resolver, unit, LVI_THEN_NOTHING);
      if (acies_lvi_is_formed (state, unit))
        turn_to_enemy (resolver, unit);
    }
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = *acies_lvi_contact (state, i);

      if (contact.a == 0 || acies_lvi_arc_of (state, contact.b - 1, state->units[contact.a - 1].hex) != LVI_FRONT)
        continue;
      contact.arc = LVI_FRONT;
      LVI_SET (resolver, contacts[i], contact);
    }
  acies_lvi_mark_engaged (resolver);
}
