/* declare.c - Legio VI: who may charge whom, and charges that are declared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/lists.h"
#include "rulesets/shared/notes.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

/* --- who -------------------------------------------------------------------------------------- */

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

/* --- whom ------------------------------------------------------------------------------------- */

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
guint
acies_lvi_list_contact_hexes (const AciesState *state,
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

/* LVI-R57: of two hexes the one from which it strikes the rear rather than the flank and the flank rather than the front, then
 * the one whose ground disorders it less. */
static gboolean
is_better_contact (const AciesState *state,
                   AciesUnitId       unit,
                   AciesUnitId       target,
                   AciesHex          a,
                   AciesHex          b)
{
  AciesHex from = state->units[unit].hex;
  int      arcs = (int) acies_lvi_arc_of (state, target, a) - (int) acies_lvi_arc_of (state, target, b);
  guint8   taken[2] = { 0, 0 };
  int      ground;

  if (arcs != 0 && acies_lvi_arc_of (state, target, from) != LVI_FRONT)
    return arcs > 0;
  ground = (int) acies_lvi_ground_points (state, unit, from, a, &taken[0]) - (int) acies_lvi_ground_points (state, unit, from, b, &taken[1]);

  return ground != 0 ? ground < 0 : acies_lvi_prefers (state, state->units[unit].side, a, b);
}

/* @step: the one that its owner wants, as in AciesLviContact; NO_HEX: there is no room. */
AciesHex
acies_lvi_charge_hex (const AciesState *state,
                      AciesUnitId       unit,
                      AciesUnitId       target,
                      guint             step)
{
  AciesHex list[2];
  guint    n = acies_lvi_list_contact_hexes (state, unit, state->units[target].hex, list);

  for (guint i = 0; i < n && step > 0; i++)
    {
      if (acies_lvi_step_of (state->units[unit].hex, list[i]) == step)
        return list[i];
    }
  if (n == 0)
    return ACIES_NO_HEX;

  return n == 2 && is_better_contact (state, unit, target, list[1], list[0]) ? list[1] : list[0];
}

/* LVI-H18, LVI-R57; by whoever it is declared. */
static gboolean
check_reach (const AciesState *state,
             AciesUnitId       unit,
             AciesUnitId       target,
             GError          **error)
{
  AciesHex from = state->units[unit].hex;
  AciesHex at = state->units[target].hex;
  AciesHex list[2];

  if (acies_hex_distance (from, at) > (guint) acies_lvi_number (state, LVI_NUMBER_CHARGE_REACH))
    return acies_refuse_unit (error, "LVI-L31", state, target, "%s is too far away for a charge", "%s are too far away for a charge");
  if (acies_lvi_is_formed (state, unit) && !acies_lvi_is_in_front (state, unit, from, at))
    return acies_refuse_unit (error, "LVI-H18", state, target, "%s is not in front of the charging unit", "%s are not in front of the charging unit");

  return acies_lvi_list_contact_hexes (state, unit, at, list) > 0 ||
         acies_refuse_unit (error, "LVI-R57", state, target, "There is no room to charge %s", "There is no room to charge %s");
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

/* Leaving out whose turn it is. */
gboolean
acies_lvi_check_charges (const AciesState *state,
                         AciesUnitId       unit,
                         AciesUnitId       target,
                         GError          **error)
{
  if (!check_charger (state, unit, error))
    return FALSE;
  if (!acies_lvi_is_near (state, target))
    return acies_refuse_unit (error, "LVI-L31", state, target, "%s cannot be charged", "%s cannot be charged");

  return check_class (state, unit, target, error) && check_reach (state, unit, target, error);
}

/* Would the charge be allowed on who is on @at, or on somebody or other who comes there? */
static gboolean
may_meet (const AciesState *state,
          AciesUnitId       unit,
          AciesHex          at)
{
  AciesHex    from = state->units[unit].hex;
  AciesUnitId there = acies_state_unit_at (state, at);
  AciesHex    list[2];

  if (at == from || acies_hex_distance (from, at) > (guint) acies_lvi_number (state, LVI_NUMBER_CHARGE_REACH))
    return FALSE;
  if (there != ACIES_NO_UNIT)
    return state->units[there].side != state->units[unit].side && acies_lvi_check_charges (state, unit, there, NULL);

  return acies_state_is_passable (state, at) && (!acies_lvi_is_formed (state, unit) || acies_lvi_is_in_front (state, unit, from, at)) &&
         acies_lvi_list_contact_hexes (state, unit, at, list) > 0;
}

void
acies_lvi_mark_charges (const AciesState *state,
                        AciesUnitId       unit,
                        guint8           *hexes)
{
  if (!check_charger (state, unit, NULL))
    return;
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    hexes[hex] = hexes[hex] || may_meet (state, unit, hex);
}

/* --- who has to ------------------------------------------------------------------------------- */

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

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];
      guint            distance;

      if (other->place != ACIES_PLACE_BOARD || other->side == state->units[unit].side)
        continue;
      distance = acies_hex_distance (state->units[unit].hex, other->hex);
      if (distance < nearest && acies_stack_in_layer (state, other->hex, 0) == i && acies_lvi_check_charges (state, unit, (AciesUnitId) i, NULL))
        nearest = distance;
    }

  return nearest;
}

gboolean
acies_lvi_check_done (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  for (guint i = 0; i < state->n_units && state->turn.phase == LVI_PHASE_CHARGE; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (acies_state_unit_is_on_board (state, unit) && state->units[i].side == state->turn.active && acies_lvi_must_charge (state, unit) &&
          nearest_target (state, unit) != G_MAXUINT)
        /* Translators: a unit */
        return acies_refuse_unit (error, "LVI-R15", state, unit, "%s has to charge again before you finish", "%s have to charge again before you finish");
    }

  return TRUE;
}

/* --- the command ------------------------------------------------------------------------------ */

/* LVI-R31: then both have one contact. */
static gboolean
is_charged_by (const AciesState *state,
               AciesUnitId       unit,
               AciesUnitId       enemy)
{
  guint i = acies_lvi_find_contact (state, enemy);

  return i != LVI_NO_CONTACT && acies_lvi_block (state)->contacts[i].b == unit + 1;
}

/* LVI-R57: the hexes of which its owner may name one for the end of a charge; 0: there is no choice. @list: room for 2 */
static guint
list_choice (const AciesState *state,
             AciesUnitId       unit,
             AciesUnitId       target,
             AciesHex         *list)
{
  guint n = is_charged_by (state, unit, target) ? 0 : acies_lvi_list_contact_hexes (state, unit, state->units[target].hex, list);

  return n > 1 ? n : 0;
}

static gboolean
check_via (const AciesState *state,
           AciesUnitId       unit,
           AciesUnitId       target,
           AciesHex          via,
           GError          **error)
{
  AciesHex     list[2];
  guint        n = list_choice (state, unit, target, list);
  AciesHexName name;

  if (via == ACIES_NO_HEX || (n > 0 && (via == list[0] || via == list[1])))
    return TRUE;
  if (n == 0)
    return acies_refuse (error, "LVI-R57", _ ("This charge can end on only one hex: name only its target"));

  /* Translators: a hex or a square */
  return acies_refuse (error, "LVI-R57", _ ("This charge cannot end on %s"), acies_hex_name (via, name));
}

gboolean
acies_lvi_check_declare (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);
  AciesUnitId target;

  if (!acies_check_own_on (state, command->hex, "LVI-L5", error) || !acies_check_enemy_on (state, state->turn.active, command->to, "LVI-L31", error))
    return FALSE;
  target = acies_state_unit_at (state, command->to);
  if (!acies_lvi_check_charges (state, unit, target, error) || !check_via (state, unit, target, command->via, error))
    return FALSE;
  if (acies_lvi_must_charge (state, unit) && acies_hex_distance (command->hex, command->to) > nearest_target (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R15", state, unit, "%s has to charge the nearest enemy", "%s have to charge the nearest enemy");

  return is_charged_by (state, unit, target) || acies_lvi_free_contact (state) != LVI_NO_CONTACT ||
         acies_refuse_limit (error, _ ("No more charges can be declared this turn"));
}

void
acies_lvi_declare (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_command_unit (command, state);
  AciesUnitId       target = acies_state_unit_at (state, command->to);
  guint             i = acies_lvi_find_contact (state, target);
  AciesLviContact   contact = { .a = (guint8) (unit + 1), .b = (guint8) (target + 1), .kind = LVI_DECLARED, .at = acies_block_hex (command->to) };

  acies_log_entry (resolver, LVI_NOTE_CHARGES, .unit = unit, .hex = command->hex, .to = command->to);
  acies_unit_set_mark (resolver, unit, LVI_MARK_CHARGING, TRUE);
  if (is_charged_by (state, unit, target))
    {
      contact = acies_lvi_block (state)->contacts[i];
      contact.kind = LVI_BOTH_CHARGE;
    }
  else
    {
      i = acies_lvi_free_contact (state);
      contact.step = command->via != ACIES_NO_HEX ? acies_lvi_step_of (command->hex, command->via) : 0;
    }
  acies_lvi_set_contact (resolver, i, contact);
  acies_step_push (resolver, LVI_STEP_ACT);
}

/* LVI-R57: the same charge once for each hex on which it may end. */
static void
list_with_hexes (const AciesState   *state,
                 const AciesCommand *charge,
                 GArray             *commands)
{
  AciesCommand command = *charge;
  AciesHex     list[2];
  guint        n = list_choice (state, acies_command_unit (charge, state), acies_state_unit_at (state, charge->to), list);

  for (guint i = 0; i < n; i++)
    {
      command.via = list[i];
      g_array_append_val (commands, command);
    }
}

/* Of enemies near enough to be asked about. */
void
acies_lvi_list_charges (const AciesState *state,
                        AciesUnitId       unit,
                        GArray           *commands)
{
  AciesHex hex = state->units[unit].hex;
  guint    reach = (guint) acies_lvi_number (state, LVI_NUMBER_CHARGE_REACH);

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];

      if (other->place == ACIES_PLACE_BOARD && other->side != state->units[unit].side && acies_hex_distance (hex, other->hex) <= reach &&
          acies_stack_in_layer (state, other->hex, 0) == i)
        {
          AciesCommand command = acies_command_on_hexes (ACIES_COMMAND_ATTACK, hex, other->hex);

          if (!acies_lvi_check_declare (&command, state, NULL))
            continue;
          g_array_append_val (commands, command);
          list_with_hexes (state, &command, commands);
        }
    }
}
