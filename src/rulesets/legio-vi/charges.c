/* charges.c - Legio VI: the Charge phase: who may charge whom, what the charged unit does, and the charge itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* --- who --------------------------------------------------------------------------------------- */

/* LVI-L31 */
static gboolean
check_kind (const AciesState *state,
            AciesUnitId       unit,
            GError          **error)
{
  if (acies_lvi_is_leader (state, unit))
    return acies_refuse (error, "LVI-L31", _ ("A leader can charge only with their unit"));
  if (acies_lvi_class (state, unit) == LVI_BOWMEN)
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L31", state, unit, "%s cannot charge", "%s cannot charge");
  if (acies_lvi_has (state, unit, LVI_MARK_SHAKEN))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L31", state, unit, "%s is shaken and cannot charge", "%s are shaken and cannot charge");
  if (acies_lvi_property (state, unit, LVI_FORMATION) == LVI_COLUMN && acies_lvi_is_formed (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L31", state, unit, "%s cannot charge in column", "%s cannot charge in column");
  if (acies_lvi_has (state, unit, LVI_MARK_HALTED))
    return acies_refuse_unit (error, "LVI-L31", state, unit, "%s has been halted by its control test", "%s have been halted by their control test");

  return !acies_lvi_has (state, unit, LVI_MARK_RE_FORMED) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "LVI-L30", state, unit, "%s has formed up this turn and cannot charge", "%s have formed up this turn and cannot charge");
}

static gboolean
check_charger (const AciesState *state,
               AciesUnitId       unit,
               GError          **error)
{
  if (acies_lvi_has (state, unit, LVI_MARK_ENGAGED))
    return acies_refuse_unit (error, "LVI-R29", state, unit, "%s is in combat and cannot act now", "%s are in combat and cannot act now");
  if (!acies_lvi_check_obeys (state, unit, error) || !check_kind (state, unit, error))
    return FALSE;

  return !acies_lvi_has (state, unit, LVI_MARK_CHARGING) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "LVI-R29", state, unit, "%s is already charging", "%s are already charging");
}

/* LVI-L31 */
static gboolean
check_class (const AciesState *state,
             AciesUnitId       unit,
             AciesUnitId       target,
             GError          **error)
{
  guint own = acies_lvi_class (state, unit);

  if (own == LVI_LIGHT_INFANTRY && !acies_lvi_is_of (state, target, LVI_CLASS (LVI_LIGHT_INFANTRY) | LVI_BEASTS))
    return acies_refuse (error, "LVI-L31", _ ("Light infantry may charge only light infantry, elephants and chariots"));

  return own != LVI_LIGHT_CAVALRY || acies_lvi_is_of (state, target, LVI_CAVALRY) || !acies_lvi_is_formed (state, target) ||
         acies_refuse (error, "LVI-L31", _ ("Light cavalry may charge only cavalry and unformed troops"));
}

/* LVI-R57: where it would stand beside an enemy on @at: where it is, or else the hexes one step ahead. @list: room for 2 */
static guint
list_contact_hexes (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          at,
                    AciesHex         *list)
{
  AciesHex from = state->units[unit].hex;
  gboolean formed = acies_lvi_is_formed (state, unit);
  guint    n = 0;

  if (acies_hex_distance (from, at) == 1)
    {
      list[0] = from;
      return !formed || acies_lvi_is_in_front (state, unit, from, at);
    }
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, from, (AciesDirection) d);

      if (acies_lvi_may_enter (state, unit, next) && acies_lvi_has_room (state, unit, next) && acies_hex_distance (next, at) == 1 &&
          (!formed || (acies_lvi_is_in_front (state, unit, from, next) && acies_lvi_is_in_front (state, unit, next, at))))
        list[n++] = next;
    }

  return n;
}

/* @step: the one that its owner wants, as in AciesLviContact. LVI-R57: or of two hexes the one from which it strikes the rear rather
 * than the flank and the flank rather than the front, then the one whose ground disorders it less. NO_HEX: there is no room. */
AciesHex
acies_lvi_charge_hex (const AciesState *state,
                      AciesUnitId       unit,
                      AciesUnitId       target,
                      guint             step)
{
  AciesHex from = state->units[unit].hex;
  AciesHex list[2];
  guint    n = list_contact_hexes (state, unit, state->units[target].hex, list);
  guint8   taken[2] = { 0, 0 };
  int      arcs, ground;

  for (guint i = 0; i < n && step > 0; i++)
    {
      if (acies_lvi_step_of (from, list[i]) == step)
        return list[i];
    }
  if (n < 2)
    return n > 0 ? list[0] : ACIES_NO_HEX;
  arcs = (int) acies_lvi_arc_of (state, target, list[1]) - (int) acies_lvi_arc_of (state, target, list[0]);
  if (arcs != 0 && acies_lvi_arc_of (state, target, from) != LVI_FRONT)
    return list[arcs > 0];
  ground = (int) acies_lvi_ground_points (state, unit, from, list[1], &taken[1]) - (int) acies_lvi_ground_points (state, unit, from, list[0], &taken[0]);
  if (ground != 0)
    return list[ground < 0];

  return list[acies_lvi_prefers (state, state->units[unit].side, list[1], list[0])];
}

/* LVI-L31: by the kind and the state of both; also of a pursuer that meets a new enemy (LVI-R48). */
gboolean
acies_lvi_check_may_charge (const AciesState *state,
                            AciesUnitId       unit,
                            AciesUnitId       target,
                            GError          **error)
{
  return check_kind (state, unit, error) && check_class (state, unit, target, error);
}

/* LVI-H18, LVI-R57; leaving out whose turn it is. */
gboolean
acies_lvi_check_charges (const AciesState *state,
                         AciesUnitId       unit,
                         AciesUnitId       target,
                         GError          **error)
{
  AciesHex from = state->units[unit].hex;
  AciesHex at = state->units[target].hex;
  AciesHex list[2];

  if (!check_charger (state, unit, error))
    return FALSE;
  if (!acies_lvi_is_near (state, target))
    return acies_refuse_unit (error, "LVI-L31", state, target, "%s cannot be charged", "%s cannot be charged");
  if (!check_class (state, unit, target, error))
    return FALSE;
  if (acies_hex_distance (from, at) > (guint) acies_lvi_number (state, LVI_NUMBER_CHARGE_REACH))
    return acies_refuse_unit (error, "LVI-L31", state, target, "%s is too far away for a charge", "%s are too far away for a charge");
  if (acies_lvi_is_formed (state, unit) && !acies_lvi_is_in_front (state, unit, from, at))
    return acies_refuse_unit (error, "LVI-H18", state, target, "%s is not in front of the charging unit", "%s are not in front of the charging unit");

  return list_contact_hexes (state, unit, at, list) > 0 ||
         acies_refuse_unit (error, "LVI-R57", state, target, "There is no room to charge %s", "There is no room to charge %s");
}

/* Marks hexes where a charge would be allowed, on the unit there or on one that comes there. */
void
acies_lvi_mark_charges (const AciesState *state,
                        AciesUnitId       unit,
                        guint8           *hexes)
{
  AciesHex from = state->units[unit].hex;
  guint    reach = (guint) acies_lvi_number (state, LVI_NUMBER_CHARGE_REACH);
  gboolean formed = acies_lvi_is_formed (state, unit);

  if (!check_charger (state, unit, NULL))
    return;
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      AciesUnitId there = acies_state_unit_at (state, hex);
      AciesHex    list[2];

      if (hexes[hex] || hex == from || acies_hex_distance (from, hex) > reach)
        continue;
      if (there != ACIES_NO_UNIT)
        hexes[hex] = state->units[there].side != state->units[unit].side && acies_lvi_check_charges (state, unit, there, NULL);
      else
        hexes[hex] = acies_state_is_passable (state, hex) && (!formed || acies_lvi_is_in_front (state, unit, from, hex)) &&
                     list_contact_hexes (state, unit, hex, list) > 0;
    }
}

/* LVI-H16, LVI-R15 */
gboolean
acies_lvi_must_charge (const AciesState *state,
                       AciesUnitId       unit)
{
  return acies_lvi_has (state, unit, LVI_MARK_REPEATS) && (state->units[unit].status & LVI_DID) == LVI_DID_CHARGE;
}

static guint
nearest_target (const AciesState *state,
                AciesUnitId       unit)
{
  guint nearest = G_MAXUINT;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];
      guint            distance;

      if (other->place != ACIES_PLACE_BOARD || other->side == state->units[unit].side)
        continue;
      distance = acies_hex_distance (state->units[unit].hex, other->hex);
      if (distance < nearest && acies_stack_in_layer (state, other->hex, 0) == i && acies_lvi_check_charges (state, unit, i, NULL))
        nearest = distance;
    }

  return nearest;
}

gboolean
acies_lvi_check_done (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  for (AciesUnitId unit = 0; unit < state->n_units && state->turn.phase == LVI_PHASE_CHARGE; unit++)
    {
      if (acies_state_unit_is_on_board (state, unit) && state->units[unit].side == state->turn.active && acies_lvi_must_charge (state, unit) &&
          nearest_target (state, unit) != G_MAXUINT)
        /* Translators: a unit */
        return acies_refuse_unit (error, "LVI-R15", state, unit, "%s has to charge again before you finish", "%s have to charge again before you finish");
    }

  return TRUE;
}

/* LVI-R31: the contact in which @enemy charges @unit, which then is that of both; LVI_NO_CONTACT: it does not. */
static guint
charge_of (const AciesState *state,
           AciesUnitId       enemy,
           AciesUnitId       unit)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      if (acies_lvi_contact (state, i)->a == enemy + 1)
        return acies_lvi_contact (state, i)->b == unit + 1 ? i : LVI_NO_CONTACT;
    }

  return LVI_NO_CONTACT;
}

gboolean
acies_lvi_check_declare (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesUnitId  unit = acies_command_unit (command, state);
  AciesHex     via = command->via;
  AciesHex     list[2];
  AciesHexName name;
  AciesUnitId  target;
  guint        n;

  if (!acies_check_own_on (state, command->hex, "LVI-L5", error) || !acies_check_enemy_on (state, state->turn.active, command->to, "LVI-L31", error))
    return FALSE;
  target = acies_state_unit_at (state, command->to);
  if (!acies_lvi_check_charges (state, unit, target, error))
    return FALSE;
  n = charge_of (state, target, unit) == LVI_NO_CONTACT ? list_contact_hexes (state, unit, command->to, list) : 0;
  if (via != ACIES_NO_HEX && n < 2)
    return acies_refuse (error, "LVI-R57", _ ("This charge can end on only one hex: name only its target"));
  if (via != ACIES_NO_HEX && via != list[0] && via != list[1])
    /* Translators: a hex or a square */
    return acies_refuse (error, "LVI-R57", _ ("This charge cannot end on %s"), acies_hex_name (via, name));
  if (acies_lvi_must_charge (state, unit) && acies_hex_distance (command->hex, command->to) > nearest_target (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R15", state, unit, "%s has to charge the nearest enemy", "%s have to charge the nearest enemy");

  return charge_of (state, target, unit) != LVI_NO_CONTACT || acies_lvi_free_contact (state) != LVI_NO_CONTACT ||
         acies_refuse_limit (error, _ ("No more charges can be declared this turn"));
}

void
acies_lvi_declare (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_command_unit (command, state);
  AciesUnitId       target = acies_state_unit_at (state, command->to);
  guint             i = charge_of (state, target, unit);
  AciesLviContact   contact = { .a = (guint8) (unit + 1), .b = (guint8) (target + 1), .kind = LVI_DECLARED, .at = acies_block_hex (command->to) };

  acies_log_entry (resolver, LVI_LOG_CHARGES, .unit = unit, .hex = command->hex, .to = command->to);
  acies_unit_set_mark (resolver, unit, LVI_MARK_CHARGING, TRUE);
  if (i != LVI_NO_CONTACT)
    {
      contact = acies_lvi_block (state)->contacts[i];
      contact.kind = LVI_BOTH_CHARGE;
    }
  else
    {
      i = acies_lvi_free_contact (state);
      contact.step = command->via != ACIES_NO_HEX ? acies_lvi_step_of (command->hex, command->via) : 0;
    }
  LVI_SET (resolver, contacts[i], contact);
  acies_step_push (resolver, LVI_STEP_ACT);
}

/* LVI-R57: at enemies within reach; then once for each hex on which the charge may end, if there is a choice. */
void
acies_lvi_list_charges (const AciesState *state,
                        AciesUnitId       unit,
                        GArray           *commands)
{
  AciesHex hex = state->units[unit].hex;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];
      AciesCommand     command = acies_command_on_hexes (ACIES_COMMAND_ATTACK, hex, other->hex);
      AciesHex         list[2];
      guint            n;

      if (other->place != ACIES_PLACE_BOARD || other->side == state->units[unit].side ||
          acies_hex_distance (hex, other->hex) > (guint) acies_lvi_number (state, LVI_NUMBER_CHARGE_REACH) ||
          acies_stack_in_layer (state, other->hex, 0) != i || !acies_lvi_check_declare (&command, state, NULL))
        continue;
      g_array_append_val (commands, command);
      n = charge_of (state, i, unit) == LVI_NO_CONTACT ? list_contact_hexes (state, unit, other->hex, list) : 0;
      for (guint j = 0; j < n && n > 1; j++)
        {
          command.via = list[j];
          g_array_append_val (commands, command);
        }
    }
}

/* --- answers ----------------------------------------------------------------------------------- */

/* LVI-R30: of those from @first to @last without any of @marks, by the place of the charging unit. If that is gone, it comes first. */
static guint
next_contact (const AciesState   *state,
              AciesLviContactKind first,
              AciesLviContactKind last,
              guint               marks)
{
  guint best = LVI_NO_CONTACT;
  int   most = 0;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      int                    rank;

      if (contact->a == 0 || contact->kind < first || contact->kind > last || (contact->marks & marks))
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

static void
set_marks (AciesResolver *resolver,
           guint          i,
           guint          marks)
{
  AciesLviContact contact = *acies_lvi_contact (resolver->state, i);

  contact.marks |= (guint8) marks;
  LVI_SET (resolver, contacts[i], contact);
}

/* A unit that charges or fights itself has no other answer. LVI-L32: chariots are gone before a unit reaches them. */
void
acies_lvi_ask_charged (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;
  guint             i = next_contact (state, LVI_DECLARED, LVI_DECLARED, LVI_ANSWERED);
  AciesUnitId       charger, unit;
  guint             class_;
  gboolean          evades;
  AciesHex          way[ACIES_MAX_COLUMNS];

  if (i == LVI_NO_CONTACT)
    return;
  charger = acies_lvi_contact (state, i)->a - 1;
  unit = acies_lvi_contact (state, i)->b - 1;
  set_marks (resolver, i, LVI_ANSWERED);
  acies_step_push (resolver, LVI_STEP_ANSWERS);
  if (!acies_state_unit_is_on_board (state, charger) || !acies_state_unit_is_on_board (state, unit) || acies_lvi_has (state, unit, LVI_MARK_CHARGING) ||
      acies_lvi_has (state, unit, LVI_MARK_ENGAGED))
    return;
  LVI_SET (resolver, of_contact, (guint8) i);
  class_ = acies_lvi_class (state, unit);
  /* LVI-L32, LVI-R33, LVI-A19; LVI-R30: unless another charge on the same unit is answered already. */
  evades = class_ == LVI_LIGHT_INFANTRY || class_ == LVI_LIGHT_CAVALRY || class_ == LVI_MEDIUM_CAVALRY || class_ == LVI_CAMELS;
  for (guint j = 0; j < LVI_MAX_CONTACTS; j++)
    {
      const AciesLviContact *other = acies_lvi_contact (state, j);

      if (j != i && other->a > 0 && other->b == unit + 1 && (other->marks & LVI_ANSWERED))
        evades = FALSE;
    }
  if (class_ == LVI_CHARIOTS)
    acies_lvi_lose_bases (resolver, unit, LVI_ALL_BASES, LVI_LOG_OVERRUN);
  else if (evades && acies_lvi_find_flight (state, unit, state->units[charger].hex, 1, TRUE, way) > 0)
    acies_question_ask_side (resolver, LVI_ASK_EVADE, state->units[unit].side, unit, 0);
  /* LVI-L32, LVI-R32 */
  else if ((class_ == LVI_MEDIUM_INFANTRY || class_ == LVI_HEAVY_CAVALRY || class_ == LVI_CATAPHRACTS) && acies_lvi_check_charges (state, unit, charger, NULL) &&
           acies_lvi_is_in_front (state, unit, state->units[unit].hex, state->units[charger].hex))
    acies_question_ask_side (resolver, LVI_ASK_COUNTER, state->units[unit].side, unit, 0);
}

void
acies_lvi_begin_evading (AciesResolver   *resolver,
                         const AciesStep *step)
{
  const AciesState *state = resolver->state;
  guint             i = next_contact (state, LVI_EVADED, LVI_EVADED, LVI_AWAY);
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
void
acies_lvi_read_evading (AciesResolver   *resolver,
                        const AciesStep *step)
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
      LVI_SET (resolver, contacts[i], other);
    }
  if (n == 0)
    return;
  acies_log_move (resolver, LVI_LOG_EVADED, unit, from, way[n - 1]);
  acies_lvi_run (resolver, unit, way, n, LVI_DID_FLEE);
}

/* --- the charge -------------------------------------------------------------------------------- */

#define HEXES_OF_A_CHARGE 2

/* LVI-L28, LVI-R57: one hex of a charge. */
static void
step_to (AciesResolver *resolver,
         AciesUnitId    unit,
         AciesHex       to)
{
  AciesHex from = resolver->state->units[unit].hex;

  acies_lvi_put (resolver, unit, to);
  acies_lvi_step_on_ground (resolver, unit, from, to);
}

/* LVI-R34: to where the target stood, as far as no enemy keeps it from there. */
static void
charge_thin_air (AciesResolver *resolver,
                 guint          i)
{
  const AciesState     *state = resolver->state;
  const AciesLviContact contact = *acies_lvi_contact (state, i);
  AciesUnitId           unit = contact.a - 1;
  AciesHex              start = state->units[unit].hex, from = start;
  AciesHex              at = acies_block_get_hex (contact.at);

  acies_lvi_drop_contact (resolver, i);
  for (guint n = 0; n < HEXES_OF_A_CHARGE && from != at; n++, from = state->units[unit].hex)
    {
      AciesHex best = ACIES_NO_HEX;

      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex next = acies_board_neighbour (state->board, from, (AciesDirection) d);

          if (!acies_lvi_may_enter (state, unit, next) || !acies_lvi_has_room (state, unit, next) || acies_hex_distance (next, at) >= acies_hex_distance (from, at) ||
              acies_lvi_enemy_within (state, state->units[unit].side, next, 1) ||
              (acies_lvi_is_formed (state, unit) && !acies_lvi_is_in_front (state, unit, from, next)))
            continue;
          if (best == ACIES_NO_HEX || acies_lvi_prefers (state, state->units[unit].side, next, best))
            best = next;
        }
      if (best == ACIES_NO_HEX)
        break;
      step_to (resolver, unit, best);
    }
  acies_lvi_has_moved (resolver, unit, LVI_DID_CHARGE);
  acies_log_move (resolver, LVI_LOG_MET_NOBODY, unit, start, state->units[unit].hex);
}

/* LVI-H21: the second hex beyond, or the next on the line with room; NO_HEX: there is none. */
AciesHex
acies_lvi_far_side (const AciesState *state,
                    AciesUnitId       unit,
                    AciesHex          from,
                    AciesHex          at)
{
  AciesVector way = acies_hex_vector (from, at);
  AciesHex    hex = at;

  for (guint n = 1;; n++)
    {
      hex = acies_hex_add (hex, way);
      if (hex == ACIES_NO_HEX || !acies_board_contains (state->board, hex) || !acies_lvi_may_enter (state, unit, hex))
        return ACIES_NO_HEX;
      if (n >= (guint) acies_lvi_number (state, LVI_NUMBER_PASS_THROUGH) && acies_lvi_has_room (state, unit, hex))
        return hex;
    }
}

/* LVI-L51, LVI-R35. @points: of disorder for those it passes through */
static void
pass_through (AciesResolver *resolver,
              guint          i,
              guint          points)
{
  const AciesState     *state = resolver->state;
  const AciesLviContact contact = *acies_lvi_contact (state, i);
  AciesUnitId           unit = contact.a - 1, target = contact.b - 1;
  AciesHex              start = state->units[unit].hex;
  AciesHex              beside = acies_lvi_charge_hex (state, unit, target, contact.step);
  AciesHex              end;

  acies_lvi_drop_contact (resolver, i);
  if (beside != start)
    step_to (resolver, unit, beside);
  end = acies_lvi_far_side (state, unit, beside, state->units[target].hex);
  if (end != ACIES_NO_HEX)
    acies_lvi_put (resolver, unit, end);
  acies_lvi_has_moved (resolver, unit, LVI_DID_CHARGE);
  acies_log_move (resolver, LVI_LOG_PASSED, unit, start, state->units[unit].hex);
  acies_lvi_points (resolver, target, points, LVI_CAUSE_COMBAT);
}

void
acies_lvi_read_charge_gaps (AciesResolver   *resolver,
                            const AciesStep *step)
{
  const AciesState *state = resolver->state;
  guint             i = acies_lvi_block (state)->of_contact;
  AciesUnitId       target = acies_lvi_contact (state, i)->b - 1;

  acies_log_entry (resolver, LVI_LOG_GAPS_ROLLED, .unit = target, .hex = state->units[target].hex, .number = (gint16) acies_lvi_shown (state, 0));
  if (acies_lvi_shown (state, 0) <= acies_lvi_number (state, LVI_NUMBER_GAPS))
    {
      acies_log_unit (resolver, LVI_LOG_GAPS, target);
      pass_through (resolver, i, 0);
    }
  else
    set_marks (resolver, i, LVI_NO_GAPS);
}

static void
meet (AciesResolver *resolver,
      guint          i,
      AciesHex       hex)
{
  const AciesState *state = resolver->state;
  AciesLviContact   contact = *acies_lvi_contact (state, i);
  AciesUnitId       unit = contact.a - 1, target = contact.b - 1;
  AciesHex          from = state->units[unit].hex;

  if (hex != from)
    {
      step_to (resolver, unit, hex);
      acies_log_move (resolver, LVI_LOG_MET, unit, from, hex);
    }
  contact.arc = (guint8) acies_lvi_struck_arc (state, target, from, hex);
  contact.step = (guint8) acies_lvi_step_of (from, hex);
  contact.marks &= LVI_COUNTERED;
  acies_lvi_has_moved (resolver, unit, LVI_DID_CHARGE);
  if (contact.kind == LVI_BOTH_CHARGE)
    acies_lvi_set_did (resolver, target, LVI_DID_CHARGE);
  contact.kind = contact.kind == LVI_BOTH_CHARGE ? LVI_MET_BOTH_CHARGED : LVI_MET_CHARGED;
  LVI_SET (resolver, contacts[i], contact);
  acies_lvi_mark_engaged (resolver);
}

/* LVI-R30 */
void
acies_lvi_next_charge (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;
  guint             i = next_contact (state, LVI_DECLARED, LVI_EVADED, 0);
  AciesLviContact   contact;
  AciesUnitId       unit, target;
  gboolean          evaded, gone, formed, beast;
  AciesHex          from, hex;

  if (i == LVI_NO_CONTACT)
    return;
  contact = *acies_lvi_contact (state, i);
  unit = contact.a - 1;
  target = contact.b - 1;
  from = state->units[unit].hex;
  evaded = contact.kind == LVI_EVADED;
  gone = !acies_state_unit_is_on_board (state, target);
  LVI_SET (resolver, taken, 0);
  acies_step_push (resolver, LVI_STEP_CHARGES);
  if (!acies_state_unit_is_on_board (state, unit))
    {
      acies_lvi_drop_contact (resolver, i);
      return;
    }
  formed = acies_lvi_is_formed (state, unit);
  beast = acies_lvi_is_beast (state, unit);
  hex = !gone ? acies_lvi_charge_hex (state, unit, target, contact.step) : ACIES_NO_HEX;
  if (acies_lvi_has (state, unit, LVI_MARK_ENGAGED))
    {
      /* LVI-R31: a unit that was reached fights where it stands. */
      if (!gone && acies_hex_distance (from, state->units[target].hex) == 1 && acies_lvi_charge_hex (state, unit, target, 0) == from)
        meet (resolver, i, from);
      else
        acies_lvi_drop_contact (resolver, i);
    }
  /* LVI-L52 */
  else if (evaded && formed && acies_lvi_is_of (state, unit, LVI_INFANTRY) && acies_lvi_property (state, unit, LVI_GRADE) <= LVI_GRADE_B)
    {
      LVI_SET (resolver, of_contact, (guint8) i);
      acies_question_ask_side (resolver, LVI_ASK_STAY, state->units[unit].side, unit, 0);
    }
  else if (evaded || hex == ACIES_NO_HEX)
    charge_thin_air (resolver, i);
  else if (beast && acies_lvi_is_light (state, target))
    pass_through (resolver, i, (guint) acies_lvi_number (state, LVI_NUMBER_PASSED));
  else if (beast && acies_lvi_is_formed (state, target) && acies_lvi_property (state, target, LVI_FORMATION) == LVI_OPEN_RANKS && !(contact.marks & LVI_NO_GAPS))
    {
      LVI_SET (resolver, of_contact, (guint8) i);
      acies_lvi_ask_d6 (resolver, target, 1, LVI_STEP_CHARGE_GAPS_READ);
    }
  else
    meet (resolver, i, hex);
}

void
acies_lvi_yes (const AciesCommand *command,
               AciesResolver      *resolver)
{
  const AciesDecision asked = resolver->state->decision;
  guint               of_contact = acies_lvi_block (resolver->state)->of_contact;
  AciesLviContact     contact = *acies_lvi_contact (resolver->state, of_contact);

  acies_resolver_answered (resolver);
  if (asked.kind == LVI_ASK_STAY)
    acies_lvi_drop_contact (resolver, of_contact);
  else if (asked.kind >= LVI_ASK_HOLD)
    acies_lvi_answer_after (resolver, asked.kind, TRUE);
  else if (asked.kind == LVI_ASK_COUNTER)
    {
      contact.kind = LVI_BOTH_CHARGE;
      contact.marks |= LVI_COUNTERED;
      LVI_SET (resolver, contacts[of_contact], contact);
      acies_unit_set_mark (resolver, asked.unit, LVI_MARK_CHARGING, TRUE);
      acies_log_unit (resolver, LVI_LOG_COUNTERS, asked.unit);
    }
  /* LVI_ASK_EVADE: all that charge it */
  for (guint i = 0; i < LVI_MAX_CONTACTS && asked.kind == LVI_ASK_EVADE; i++)
    {
      contact = *acies_lvi_contact (resolver->state, i);
      if (contact.a == 0 || contact.b != asked.unit + 1 || contact.kind != LVI_DECLARED)
        continue;
      contact.kind = LVI_EVADED;
      contact.marks |= LVI_ANSWERED;
      LVI_SET (resolver, contacts[i], contact);
    }
}

/* A unit that does not evade is not asked for a counter-charge: no class may do both. */
void
acies_lvi_pass (const AciesCommand *command,
                AciesResolver      *resolver)
{
  guint asked = resolver->state->decision.kind;

  acies_resolver_answered (resolver);
  if (asked == LVI_ASK_STAY)
    charge_thin_air (resolver, acies_lvi_block (resolver->state)->of_contact);
  else if (asked >= LVI_ASK_HOLD)
    acies_lvi_answer_after (resolver, asked, FALSE);
}
