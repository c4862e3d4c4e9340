/* pursuit.c - Legio VI: who follows up or pursues, free hacks, and routs that go on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BIT(choice) (1u << (choice))

/* --- what is left of the enemy ------------------------------------------------------------------ */

static gboolean
is_in_flight (const AciesState *state,
              AciesUnitId       unit)
{
  AciesLviThen then = acies_lvi_then (state, unit);

  return then == LVI_THEN_HAS_RETIRED || then == LVI_THEN_HAS_ROUTED;
}

/* Is one of those it fights still beside it? */
static gboolean
is_held (const AciesState *state,
         AciesUnitId       unit)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      AciesUnitId            enemy = acies_lvi_is_fight (state, contact) ? acies_lvi_opponent (contact, unit) : ACIES_NO_UNIT;

      if (enemy != ACIES_NO_UNIT && acies_hex_distance (state->units[enemy].hex, state->units[unit].hex) == 1 && !is_in_flight (state, enemy) &&
          acies_lvi_then (state, enemy) != LVI_THEN_CAUGHT)
        return TRUE;
    }

  return FALSE;
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

/* --- what may be done --------------------------------------------------------------------------- */

/* LVI-L43: into a hex that an enemy has left; NO_HEX: there is none. @enemy: (out): who stood there */
static AciesHex
hex_to_follow_to (const AciesState    *state,
                  const AciesLviMover *mover,
                  AciesUnitId         *enemy)
{
  AciesLviCombat combat;

  acies_lvi_read_combat (state, mover->order, &combat);
  for (guint i = 0; i < combat.n; i++)
    {
      AciesHex hex;

      *enemy = acies_lvi_opponent (&combat.contacts[i], mover->unit);
      if (*enemy == ACIES_NO_UNIT)
        continue;
      hex = acies_lvi_enemy_hex (state, &combat.contacts[i], mover->unit);
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
  AciesUnitId  units[LVI_MAX_FIGHTERS];
  AciesUnitId  enemy;
  AciesLviThen then = acies_lvi_then (state, mover->unit);
  gboolean     flee = list_gone (state, mover, TRUE, units) > 0;
  gboolean     back = list_gone (state, mover, FALSE, units) > 0;
  guint        choices = then == LVI_THEN_HALT_OR_PURSUE || then == LVI_THEN_ANY ? BIT (LVI_CHOOSES_HALT) : 0;

  if (is_held (state, mover->unit))
    return BIT (LVI_CHOOSES_HALT);
  if (flee || !back)
    choices |= BIT (LVI_CHOOSES_PURSUIT);
  if (!flee && !back && then == LVI_THEN_FOLLOW_OR_PURSUE)
    choices |= BIT (LVI_CHOOSES_HALT);
  if ((flee || back) && (then == LVI_THEN_FOLLOW_OR_PURSUE || then == LVI_THEN_ANY || choices == 0) && hex_to_follow_to (state, mover, &enemy) != ACIES_NO_HEX)
    choices |= BIT (LVI_CHOOSES_FOLLOW);

  return choices != 0 ? choices : BIT (LVI_CHOOSES_HALT);
}

/* --- following up ------------------------------------------------------------------------------- */

/* LVI-R40: with whoever gave way and still stands beside it. */
static void
keep_contacts (AciesResolver *resolver,
               AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = *acies_lvi_contact (state, i);
      AciesUnitId     enemy = acies_lvi_is_fight (state, &contact) ? acies_lvi_opponent (&contact, unit) : ACIES_NO_UNIT;

      if (enemy == ACIES_NO_UNIT || acies_hex_distance (state->units[enemy].hex, state->units[unit].hex) != 1 || is_in_flight (state, enemy))
        continue;
      contact.kind = contact.a == unit + 1 ? LVI_A_FOLLOWED : LVI_B_FOLLOWED;
      contact.step = 0;
      contact.marks |= LVI_FRESH;
      acies_lvi_set_contact (resolver, i, contact);
    }
}

/* LVI-R41: one hex towards @to, if a formed unit can go there without turning; NO_HEX: it stays. */
static AciesHex
hex_to_close_up_to (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          to)
{
  AciesHex hex = state->units[unit].hex;
  AciesHex best = ACIES_NO_HEX;
  int      best_line = 0;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, hex, (AciesDirection) d);
      int      line;

      if (!acies_lvi_may_enter (state, unit, next) || !acies_lvi_has_room (state, unit, next) || acies_hex_distance (next, to) >= acies_hex_distance (hex, to) ||
          !acies_lvi_is_in_front (state, unit, hex, next))
        continue;
      line = acies_lvi_off_line (to, hex, next);
      if (best == ACIES_NO_HEX || line < best_line || (line == best_line && acies_lvi_prefers (state, state->units[unit].side, next, best)))
        {
          best = next;
          best_line = line;
        }
    }

  return best;
}

/* LVI-R41: those that support it follow up with it. */
static void
bring_supports (AciesResolver       *resolver,
                const AciesLviMover *mover)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      AciesUnitId            unit = (AciesUnitId) (contact->a - 1);
      AciesHex               from, to;

      if (!acies_lvi_is_support_of (contact, mover->unit, mover->order) || !acies_state_unit_is_on_board (state, unit) || acies_lvi_has (state, unit, LVI_MARK_MOVED))
        continue;
      from = state->units[unit].hex;
      to = acies_hex_distance (from, state->units[mover->unit].hex) > 1 ? hex_to_close_up_to (state, unit, state->units[mover->unit].hex) : ACIES_NO_HEX;
      if (to == ACIES_NO_HEX)
        continue;
      acies_note_move (resolver, LVI_NOTE_FOLLOWED, unit, from, to);
      acies_unit_set_mark (resolver, unit, LVI_MARK_MOVED, TRUE);
      acies_lvi_set_did (resolver, unit, 1);
      acies_lvi_walk (resolver, unit, &to, 1);
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
  AciesUnitId       enemy = ACIES_NO_UNIT;
  AciesHex          to = hex_to_follow_to (state, mover, &enemy);

  acies_lvi_set_then (resolver, mover->unit, LVI_THEN_NOTHING);
  if (to == ACIES_NO_HEX)
    return;
  acies_note_move (resolver, LVI_NOTE_FOLLOWED, mover->unit, state->units[mover->unit].hex, to);
  acies_unit_set_mark (resolver, mover->unit, LVI_MARK_MOVED, TRUE);
  acies_lvi_set_did (resolver, mover->unit, did);
  acies_lvi_walk (resolver, mover->unit, &to, 1);
  if (!acies_state_unit_is_on_board (state, mover->unit))
    return;
  keep_contacts (resolver, mover->unit);
  acies_lvi_relieve (resolver, mover->unit);
  if (did != LVI_DID_PURSUE)
    bring_supports (resolver, mover);
}

/* --- pursuing ----------------------------------------------------------------------------------- */

static void
chase (AciesResolver *resolver,
       AciesUnitId    unit,
       guint          quarry)
{
  LVI_SET (resolver, quarry, (guint8) quarry);
  LVI_SET (resolver, of_roll, unit);
  acies_lvi_ask_flight (resolver, unit, LVI_STEP_CHASE_READ);
}

/* LVI-L45, LVI-R46: a phalanx only takes the ground; of several enemies its owner says whom it runs after. */
static void
pursue (AciesResolver       *resolver,
        const AciesLviMover *mover)
{
  AciesUnitId units[LVI_MAX_FIGHTERS];
  guint       n = list_gone (resolver->state, mover, TRUE, units);

  if (acies_unit_has_skill (resolver->state, mover->unit, LVI_SKILL_PHALANX) && acies_lvi_is_formed (resolver->state, mover->unit))
    follow (resolver, mover, LVI_DID_PURSUE);
  else if (n > 1)
    acies_question_ask_side (resolver, LVI_ASK_QUARRY, resolver->state->units[mover->unit].side, mover->unit, 0);
  else
    chase (resolver, mover->unit, n > 0 ? units[0] + 1u : 0);
}

static void
stay (AciesResolver       *resolver,
      const AciesLviMover *mover)
{
  acies_lvi_set_then (resolver, mover->unit, LVI_THEN_NOTHING);
  acies_lvi_relieve (resolver, mover->unit);
}

static void
choose (AciesResolver       *resolver,
        const AciesLviMover *mover,
        guint                choice)
{
  if (choice == LVI_CHOOSES_FOLLOW)
    follow (resolver, mover, 1);
  else if (choice == LVI_CHOOSES_PURSUIT)
    pursue (resolver, mover);
  else
    stay (resolver, mover);
}

/* Only what has a choice is asked (LVI-R43). */
void
acies_lvi_go_after (AciesResolver       *resolver,
                    const AciesLviMover *mover)
{
  guint choices = choices_of (resolver->state, mover);

  for (guint choice = 1; choice <= LVI_N_CHOICES; choice++)
    {
      if (choices == BIT (choice))
        {
          choose (resolver, mover, choice);
          return;
        }
    }
  acies_question_ask_side (resolver, LVI_ASK_THEN, resolver->state->units[mover->unit].side, mover->unit, 0);
}

gboolean
acies_lvi_check_then (const AciesCommand *command,
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
acies_lvi_choose_then (const AciesCommand *command,
                       AciesResolver      *resolver)
{
  AciesLviMover mover;

  acies_resolver_answered (resolver);
  if (acies_lvi_find_mover (resolver->state, &mover))
    choose (resolver, &mover, (guint) command->number);
}

void
acies_lvi_list_then (const AciesState *state,
                     GArray           *commands)
{
  for (int number = 1; number <= LVI_N_CHOICES; number++)
    {
      AciesCommand command = acies_command_with_number (LVI_COMMAND_THEN, number);

      if (acies_lvi_check_then (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

static gboolean
is_quarry (const AciesState *state,
           AciesUnitId       unit)
{
  AciesUnitId   units[LVI_MAX_FIGHTERS];
  AciesLviMover mover;
  guint         n = acies_lvi_find_mover (state, &mover) ? list_gone (state, &mover, TRUE, units) : 0;

  for (guint i = 0; i < n; i++)
    {
      if (units[i] == unit)
        return TRUE;
    }

  return FALSE;
}

gboolean
acies_lvi_check_quarry (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  return is_quarry (state, acies_command_unit (command, state)) || acies_refuse (error, "LVI-R46", _ ("No fleeing enemy on that hex has just fought this unit"));
}

void
acies_lvi_quarry (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesUnitId unit = resolver->state->decision.unit;

  acies_resolver_answered (resolver);
  chase (resolver, unit, acies_stack_in_layer (resolver->state, command->hex, 0) + 1u);
}

void
acies_lvi_list_quarries (const AciesState *state,
                         GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesCommand command = acies_command_on_hex (LVI_COMMAND_QUARRY, state->units[i].hex);

      if (acies_state_unit_is_on_board (state, (AciesUnitId) i) && acies_stack_in_layer (state, state->units[i].hex, 0) == i &&
          acies_lvi_check_quarry (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}
