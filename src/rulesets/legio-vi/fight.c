/* fight.c - Legio VI: who fights in one combat, and how they have come into it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#define WEDGE_OF_THREE_RANKS 6 /* bases: LVI-U13 */

/* --- which combat ----------------------------------------------------------------------------- */

static gboolean
is_open (const AciesState      *state,
         const AciesLviContact *contact)
{
  return contact->order == 0 && acies_lvi_is_fight (state, contact);
}

static AciesUnitId
fighter_of (const AciesState      *state,
            const AciesLviContact *contact,
            AciesSide              side)
{
  return state->units[contact->a - 1].side == side ? contact->a - 1 : contact->b - 1;
}

/* LVI-L6, LVI-H14: who of the side with the initiative fights next; NO_UNIT: nobody. */
static AciesUnitId
next_fighter (const AciesState *state)
{
  AciesSide   side = acies_lvi_block (state)->initiative - 1;
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      AciesUnitId            unit;

      if (!is_open (state, contact))
        continue;
      unit = fighter_of (state, contact, side);
      if (best == ACIES_NO_UNIT || acies_lvi_rank (state, unit) > acies_lvi_rank (state, best))
        best = unit;
    }

  return best;
}

/* Of a contact that is declared it is as if it was a fight. */
static void
gather (const AciesState *state,
        AciesUnitId       centre,
        AciesLviCombat   *combat)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS && combat->n < G_N_ELEMENTS (combat->contacts); i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (is_open (state, contact) && acies_lvi_opponent (contact, centre) != ACIES_NO_UNIT)
        combat->contacts[combat->n++] = *contact;
    }
}

/* LVI-R36: all who fight that unit, or its only enemy. */
static void
gather_around (const AciesState *state,
               AciesUnitId       unit,
               AciesLviCombat   *combat)
{
  AciesUnitId enemy;

  *combat = (AciesLviCombat) { 0 };
  gather (state, unit, combat);
  if (combat->n != 1)
    return;
  enemy = acies_lvi_opponent (&combat->contacts[0], unit);
  combat->n = 0;
  gather (state, enemy, combat);
}

/* The combat that is fought next. Returns: whether there is one. */
gboolean
acies_lvi_next_combat (const AciesState *state,
                       AciesLviCombat   *combat)
{
  AciesUnitId unit = next_fighter (state);

  if (unit == ACIES_NO_UNIT)
    return FALSE;
  gather_around (state, unit, combat);

  return TRUE;
}

/* The one in which those two will fight, if they do. Returns: whether they do */
gboolean
acies_lvi_combat_between (const AciesState *state,
                          AciesUnitId       unit,
                          AciesUnitId       enemy,
                          AciesLviCombat   *combat)
{
  gather_around (state, unit, combat);
  for (guint i = 0; i < combat->n; i++)
    {
      if (acies_lvi_opponent (&combat->contacts[i], unit) == enemy)
        return TRUE;
    }

  return FALSE;
}

/* One that has been fought in this turn. */
void
acies_lvi_read_combat (const AciesState *state,
                       guint             order,
                       AciesLviCombat   *combat)
{
  *combat = (AciesLviCombat) { 0 };
  for (guint i = 0; i < LVI_MAX_CONTACTS && combat->n < G_N_ELEMENTS (combat->contacts); i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (contact->a > 0 && contact->order == order && contact->kind < LVI_SUPPORT)
        combat->contacts[combat->n++] = *contact;
    }
}

/* The combat that would be if @unit had charged @target from @from: all others who fight that have their part in it. */
void
acies_lvi_suppose_combat (const AciesState *state,
                          AciesUnitId       unit,
                          AciesUnitId       target,
                          AciesHex          from,
                          AciesLviCombat   *combat)
{
  AciesHex hex = state->units[unit].hex;

  *combat = (AciesLviCombat) { 0 };
  gather (state, target, combat);
  combat->n = MIN (combat->n, G_N_ELEMENTS (combat->contacts) - 1);
  combat->contacts[combat->n++] = (AciesLviContact) {
    .a = (guint8) (unit + 1),
    .b = (guint8) (target + 1),
    .kind = LVI_MET_CHARGED,
    .arc = (guint8) acies_lvi_struck_arc (state, target, from, hex),
    .step = (guint8) acies_lvi_step_of (from, hex),
    .at = acies_block_hex (state->units[target].hex),
  };
}

guint
acies_lvi_count_combats (const AciesState *state)
{
  guint n = 0;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    n = MAX (n, acies_lvi_contact (state, i)->order);

  return n;
}

/* --- who ---------------------------------------------------------------------------------------- */

static gboolean
has (const AciesUnitId *units,
     guint              n,
     AciesUnitId        unit)
{
  for (guint i = 0; i < n; i++)
    {
      if (units[i] == unit)
        return TRUE;
    }

  return FALSE;
}

/* @units: room for LVI_MAX_FIGHTERS */
guint
acies_lvi_list_fighters (const AciesState     *state,
                         const AciesLviCombat *combat,
                         AciesSide             side,
                         AciesUnitId          *units)
{
  guint n = 0;

  for (guint i = 0; i < combat->n; i++)
    {
      AciesUnitId unit = fighter_of (state, &combat->contacts[i], side);

      if (!has (units, n, unit))
        units[n++] = unit;
    }

  return n;
}

/* LVI-R37: has it a part in another combat of this turn? */
gboolean
acies_lvi_fights_elsewhere (const AciesState     *state,
                            const AciesLviCombat *combat,
                            AciesUnitId           unit)
{
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      gboolean               here = FALSE;

      if (contact->a == 0 || contact->kind >= LVI_SUPPORT || acies_lvi_opponent (contact, unit) == ACIES_NO_UNIT || (contact->order == 0 && !is_open (state, contact)))
        continue;
      for (guint j = 0; j < combat->n; j++)
        here |= combat->contacts[j].a == contact->a && combat->contacts[j].b == contact->b;
      if (!here)
        return TRUE;
    }

  return FALSE;
}

/* Where the enemy of @unit stood when they fought. */
AciesHex
acies_lvi_enemy_hex (const AciesState      *state,
                     const AciesLviContact *contact,
                     AciesUnitId            unit)
{
  AciesHex at = acies_block_get_hex (contact->at);

  return contact->a == unit + 1 ? at : acies_board_neighbour (state->board, at, (AciesDirection) contact->way);
}

/* LVI-R31: who was reached before its own charge charges whoever came from its front. */
static AciesLviMomentum
momentum_in (const AciesState      *state,
             const AciesLviContact *contact,
             AciesUnitId            unit)
{
  gboolean is_a = contact->a == unit + 1;

  switch (contact->kind)
    {
    case LVI_MET_BOTH_CHARGED:
      return LVI_CHARGES;

    case LVI_MET_CHARGED:
      if (is_a || (acies_lvi_has (state, unit, LVI_MARK_CHARGING) && contact->arc == LVI_FRONT))
        return LVI_CHARGES;
      return LVI_IS_CHARGED;

    case LVI_A_FOLLOWED:
      return is_a ? LVI_FOLLOWS : LVI_STANDS;

    case LVI_B_FOLLOWED:
      return is_a ? LVI_STANDS : LVI_FOLLOWS;

    default:
      return LVI_STANDS;
    }
}

AciesLviMomentum
acies_lvi_momentum (const AciesState     *state,
                    const AciesLviCombat *combat,
                    AciesUnitId           unit)
{
  AciesLviMomentum first = LVI_STANDS;

  for (guint i = 0; i < combat->n; i++)
    {
      if (acies_lvi_opponent (&combat->contacts[i], unit) != ACIES_NO_UNIT)
        first = MIN (first, momentum_in (state, &combat->contacts[i], unit));
    }

  return first;
}

/* LVI-R40: has a charge of this turn begun it? */
gboolean
acies_lvi_is_charge (const AciesLviCombat *combat)
{
  for (guint i = 0; i < combat->n; i++)
    {
      if (combat->contacts[i].kind == LVI_MET_CHARGED || combat->contacts[i].kind == LVI_MET_BOTH_CHARGED)
        return TRUE;
    }

  return FALSE;
}

/* Was @unit charged by somebody whose class is one of @classes, a bit for each? */
gboolean
acies_lvi_is_charged_by (const AciesState     *state,
                         const AciesLviCombat *combat,
                         AciesUnitId           unit,
                         guint                 classes)
{
  for (guint i = 0; i < combat->n; i++)
    {
      const AciesLviContact *contact = &combat->contacts[i];
      AciesUnitId            enemy = acies_lvi_opponent (contact, unit);

      if (enemy != ACIES_NO_UNIT && (contact->kind == LVI_MET_BOTH_CHARGED || (contact->kind == LVI_MET_CHARGED && contact->b == unit + 1)) &&
          acies_lvi_is_of (state, enemy, classes))
        return TRUE;
    }

  return FALSE;
}

/* --- support ------------------------------------------------------------------------------------ */

/* LVI-R42: the class that stands for those that support each other; LEADERS: none. */
static guint
kind_of (guint class_)
{
  switch (class_)
    {
    case LVI_BOWMEN:
      return LVI_MEDIUM_INFANTRY;

    case LVI_CATAPHRACTS:
      return LVI_HEAVY_CAVALRY;

    case LVI_HEAVY_INFANTRY:
    case LVI_MEDIUM_INFANTRY:
    case LVI_HEAVY_CAVALRY:
    case LVI_MEDIUM_CAVALRY:
    case LVI_CAMELS:
      return class_;

    default:
      return LVI_LEADERS;
    }
}

/* LVI-R50: triarii wait behind legionaries and have no part in their fight. */
static gboolean
may_support (const AciesState *state,
             AciesUnitId       unit,
             AciesUnitId       other)
{
  guint kind = kind_of (acies_lvi_class (state, unit));

  if (acies_unit_has_skill (state, unit, LVI_SKILL_LEGION) && acies_unit_has_skill (state, other, LVI_SKILL_TRIARII))
    return FALSE;

  return kind != LVI_LEADERS && kind == kind_of (acies_lvi_class (state, other)) && state->units[other].side == state->units[unit].side &&
         acies_lvi_is_formed (state, unit) && acies_lvi_is_formed (state, other) && !acies_lvi_has (state, other, LVI_MARK_SHAKEN) &&
         !acies_lvi_has (state, other, LVI_MARK_ENGAGED);
}

/* LVI-H9: the one that LVI-R61 chooses of two directly behind; NO_UNIT if there is none */
static AciesUnitId
supporter_against (const AciesState      *state,
                   const AciesLviContact *contact,
                   AciesUnitId            unit)
{
  AciesUnitId charger = contact->a - 1;
  AciesHex    hex = state->units[unit].hex;
  AciesHex    enemy = state->units[acies_lvi_opponent (contact, unit)].hex;
  AciesHex    before = contact->step > 0 ? acies_hex_neighbour (state->units[charger].hex, (AciesDirection) ((contact->step + 2) % ACIES_N_DIRECTIONS)) : state->units[charger].hex;
  AciesHex    list[2], best = ACIES_NO_HEX;
  guint       n;

  if (unit == charger)
    hex = before;
  else
    enemy = before;
  n = acies_lvi_list_behind (state, hex, enemy, list);
  for (guint i = 0; i < n; i++)
    {
      AciesUnitId other = acies_stack_in_layer (state, list[i], 0);

      if (other != ACIES_NO_UNIT && other != unit && acies_lvi_arc (acies_lvi_property (state, unit, LVI_FACING), hex, list[i]) == LVI_REAR && may_support (state, unit, other) &&
          (best == ACIES_NO_HEX || acies_lvi_prefers (state, state->units[unit].side, list[i], best)))
        best = list[i];
    }

  return best != ACIES_NO_HEX ? acies_stack_in_layer (state, best, 0) : ACIES_NO_UNIT;
}

/* LVI-L35, LVI-R41: the unit that supports @unit against one of its enemies; of several, the one that LVI-R61 says. NO_UNIT: none. */
AciesUnitId
acies_lvi_supporter (const AciesState     *state,
                     const AciesLviCombat *combat,
                     AciesUnitId           unit)
{
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < combat->n; i++)
    {
      AciesUnitId other = acies_lvi_opponent (&combat->contacts[i], unit) != ACIES_NO_UNIT ? supporter_against (state, &combat->contacts[i], unit) : ACIES_NO_UNIT;

      if (other != ACIES_NO_UNIT && (best == ACIES_NO_UNIT || acies_lvi_prefers (state, state->units[unit].side, state->units[other].hex, state->units[best].hex)))
        best = other;
    }

  return best;
}

/* LVI-L35, LVI-U13: its own third line or rank. */
static gboolean
supports_itself (const AciesState *state,
                 AciesUnitId       unit)
{
  guint formation = acies_lvi_property (state, unit, LVI_FORMATION);

  if (!acies_lvi_is_formed (state, unit))
    return FALSE;
  if (acies_unit_has_skill (state, unit, LVI_SKILL_WEDGE) && formation == LVI_WEDGE)
    return state->units[unit].figures >= WEDGE_OF_THREE_RANKS;

  return acies_unit_has_skill (state, unit, LVI_SKILL_LEGION) && formation != LVI_COLUMN && acies_lvi_property (state, unit, LVI_LINES) > 2;
}

gboolean
acies_lvi_is_supported (const AciesState     *state,
                        const AciesLviCombat *combat,
                        AciesSide             side)
{
  AciesUnitId units[LVI_MAX_FIGHTERS];
  guint       n = acies_lvi_list_fighters (state, combat, side, units);

  for (guint i = 0; i < n; i++)
    {
      if (supports_itself (state, units[i]) || acies_lvi_supporter (state, combat, units[i]) != ACIES_NO_UNIT)
        return TRUE;
    }

  return FALSE;
}
