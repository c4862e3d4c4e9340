/* results.c - Legio VI: what a combat comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#define MAX_TAKING_PART (2 * LVI_MAX_FIGHTERS + 2)

typedef struct
{
  AciesUnitId        unit;
  AciesUnitId        with; /* the fighter that it supports; itself, if it fights */
  AciesLviPostCombat then;
} Part;

/* LVI-R36, LVI-A7: what @unit does after the fight of @with, by its own state. LVI-R41: a unit in support stays where it is if it need
 * not give way. */
static AciesLviPostCombat
then_of (const AciesState     *state,
         const AciesLviCombat *combat,
         AciesUnitId           unit,
         AciesUnitId           with,
         AciesLviLevel         level)
{
  AciesUnitId        enemies[LVI_MAX_FIGHTERS];
  guint              n = acies_lvi_list_fighters (state, combat, acies_lvi_enemy (state->units[unit].side), enemies);
  guint              grade = acies_lvi_property (state, unit, LVI_GRADE);
  gboolean           formed = acies_lvi_is_formed (state, unit);
  gboolean           formed_foot = formed && acies_lvi_is_of (state, unit, LVI_INFANTRY);
  gboolean           horse = acies_lvi_is_of (state, unit, LVI_CAVALRY);
  gboolean           shaken = acies_lvi_has (state, unit, LVI_MARK_SHAKEN);
  gboolean           charged = acies_lvi_momentum (state, combat, with) == LVI_CHARGES; /* in this turn */
  gboolean           was_ridden_at = FALSE;                                             /* cavalry, elephants or chariots have charged it */
  gboolean           again = FALSE;                                                     /* it is not the first round */
  gboolean           foot_against = FALSE;                                              /* formed infantry is among its enemies */
  guint              against = 0;                                                       /* a bit for each class of them */
  AciesLviPostCombat then = LVI_THEN_PURSUE;

  for (guint i = 0; i < n; i++)
    {
      against |= LVI_CLASS (acies_lvi_class (state, enemies[i]));
      foot_against |= acies_lvi_is_formed (state, enemies[i]) && acies_lvi_is_of (state, enemies[i], LVI_INFANTRY);
    }
  for (guint i = 0; i < combat->n; i++)
    {
      const AciesLviContact *contact = &combat->contacts[i];
      AciesUnitId            enemy = acies_lvi_opponent (contact, with);

      if (enemy == ACIES_NO_UNIT)
        continue;
      again |= (contact->marks & LVI_AGAIN) != 0;
      was_ridden_at |= (contact->kind == LVI_MET_BOTH_CHARGED || (contact->kind == LVI_MET_CHARGED && contact->b == with + 1)) &&
                       acies_lvi_is_of (state, enemy, LVI_CAVALRY | LVI_BEASTS);
    }
  switch (level)
    {
    case LVI_IS_VICTORIOUS: /* LVI-L38 */
      if (grade == LVI_GRADE_A || (formed_foot && grade == LVI_GRADE_B && !charged) || (against & ~(LVI_LIGHTS | LVI_BEASTS)) == 0)
        then = LVI_THEN_HALT_OR_PURSUE;
      break;

    case LVI_SUCCEEDS: /* LVI-L39 */
      if (formed_foot && was_ridden_at)
        then = LVI_THEN_HALT;
      else if (horse && charged && foot_against)
        then = LVI_THEN_RETIRE;
      else if (acies_lvi_is_beast (state, unit) && foot_against)
        then = LVI_THEN_PASS;
      else
        then = (acies_lvi_is_of (state, unit, LVI_INFANTRY) && grade == LVI_GRADE_A) || (against & ~LVI_LIGHTS) == 0 ? LVI_THEN_ANY : LVI_THEN_FOLLOW_OR_PURSUE;
      break;

    case LVI_IS_EVEN: /* LVI-L40; of chariots nothing is left. */
      then = LVI_THEN_HALT;
      if (horse && foot_against)
        then = LVI_THEN_RETIRE;
      else if (charged && (horse || acies_lvi_class (state, unit) == LVI_ELEPHANTS) && (against & ~(LVI_CAVALRY | LVI_CLASS (LVI_LIGHT_INFANTRY))) == 0)
        then = LVI_THEN_PASS;
      break;

    case LVI_IS_SET_BACK: /* LVI-L41 */
      if (shaken)
        then = LVI_THEN_ROUT;
      else if (formed_foot && was_ridden_at)
        then = LVI_THEN_HALT;
      else
        then = !formed || (horse && foot_against) || again ? LVI_THEN_RETIRE : LVI_THEN_FALL_BACK;
      break;

    default: /* LVI_IS_DEFEATED: LVI-L42 */
      then = shaken || !formed ? LVI_THEN_ROUT : LVI_THEN_RETIRE;
      break;
    }

  return unit != with && then < LVI_THEN_FALL_BACK ? LVI_THEN_HALT : then;
}

/* LVI-L37 */
AciesLviLevel
acies_lvi_level (const AciesState *state,
                 int               lead)
{
  int victory = acies_lvi_number (state, LVI_NUMBER_VICTORY);

  if (lead == 0)
    return LVI_IS_EVEN;
  if (lead > 0)
    return lead >= victory ? LVI_IS_VICTORIOUS : LVI_SUCCEEDS;

  return -lead >= victory ? LVI_IS_DEFEATED : LVI_IS_SET_BACK;
}

static guint
points_of (const AciesState *state,
           AciesLviLevel     level)
{
  static const AciesLviNumber numbers[] = {
    [LVI_IS_DEFEATED] = LVI_NUMBER_DEFEAT,
    [LVI_IS_SET_BACK] = LVI_NUMBER_SET_BACK,
    [LVI_IS_EVEN] = LVI_NUMBER_EVEN,
    [LVI_SUCCEEDS] = LVI_NUMBER_SUCCESS,
  };

  return level == LVI_IS_VICTORIOUS ? 0 : (guint) acies_lvi_number (state, numbers[level]);
}

/* LVI-R37: the most points that a combat of this turn before @combat has cost @unit, which fought or supported in it. */
static guint
cost_before (const AciesState     *state,
             const AciesLviCombat *combat,
             AciesUnitId           unit)
{
  guint order = combat->contacts[0].order;
  guint cost = 0;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (contact->order == order)
        continue;
      if (contact->a == unit + 1)
        cost = MAX (cost, contact->cost_a);
      else if (contact->b == unit + 1)
        cost = MAX (cost, contact->cost_b);
    }

  return cost;
}

/* LVI-L39, LVI-L40: formed infantry that elephants or chariots pass through, and light infantry that cavalry does. */
static guint
points_for_passing (const AciesState *state,
                    const Part       *parts,
                    guint             n,
                    AciesUnitId       unit)
{
  gboolean foot = acies_lvi_is_of (state, unit, LVI_INFANTRY) && acies_lvi_is_formed (state, unit);
  gboolean light = acies_lvi_class (state, unit) == LVI_LIGHT_INFANTRY;

  for (guint i = 0; i < n; i++)
    {
      gboolean beast = acies_lvi_is_beast (state, parts[i].unit);

      if (state->units[parts[i].unit].side != state->units[unit].side && parts[i].then == LVI_THEN_PASS && (beast ? foot : light))
        return (guint) acies_lvi_number (state, LVI_NUMBER_PASSED);
    }

  return 0;
}

/* Bases that @unit loses at once, if it is the one that counts on its side and that comes to @level. */
guint
acies_lvi_count_losses (const AciesState     *state,
                        const AciesLviCombat *combat,
                        AciesUnitId           unit,
                        AciesLviLevel         level)
{
  guint       figures = state->units[unit].figures;
  guint       spared = acies_lvi_has (state, unit, LVI_MARK_SHAKEN) ? 0 : acies_lvi_limit (state, unit) - acies_lvi_property (state, unit, LVI_DISORDER);
  AciesUnitId enemies[LVI_MAX_FIGHTERS];
  Part        parts[LVI_MAX_FIGHTERS];
  guint       n = acies_lvi_list_fighters (state, combat, acies_lvi_enemy (state->units[unit].side), enemies);
  guint       points;

  if (acies_lvi_class (state, unit) == LVI_CHARIOTS && level <= LVI_IS_EVEN)
    return figures;
  for (guint i = 0; i < n; i++)
    parts[i] = (Part) { enemies[i], enemies[i], then_of (state, combat, enemies[i], enemies[i], LVI_IS_VICTORIOUS - level) };
  points = points_of (state, level) + points_for_passing (state, parts, n, unit);
  points -= MIN (points, spared + cost_before (state, combat, unit));

  return MIN (figures, points + (level == LVI_IS_DEFEATED ? (guint) acies_lvi_number (state, LVI_NUMBER_DEFEAT_LOSSES) : 0));
}

static AciesLviLevel
level_for (const AciesState *state,
           AciesSide         side)
{
  const guint8 *hits = acies_lvi_block (state)->hits;

  return acies_lvi_level (state, (int) hits[side] - (int) hits[acies_lvi_enemy (side)]);
}

static guint
list_parts (const AciesState     *state,
            const AciesLviCombat *combat,
            Part                 *parts)
{
  guint n = 0;

  for (AciesSide side = 0; side < 2; side++)
    {
      AciesUnitId units[LVI_MAX_FIGHTERS];
      guint       n_units = acies_lvi_list_fighters (state, combat, side, units);

      for (guint i = 0; i < n_units; i++)
        parts[n++] = (Part) { units[i], units[i], LVI_THEN_NOTHING };
    }
  for (guint i = 0; i < LVI_MAX_CONTACTS && n < MAX_TAKING_PART; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (contact->kind == LVI_SUPPORT && contact->order == combat->contacts[0].order)
        parts[n++] = (Part) { contact->a - 1, contact->b - 1, LVI_THEN_NOTHING };
    }
  for (guint i = 0; i < n; i++)
    parts[i].then = then_of (state, combat, parts[i].unit, parts[i].with, level_for (state, state->units[parts[i].unit].side));

  return n;
}

/* LVI-L40 to LVI-L42: what comes of it at once. LVI-R59: elephants in a defeat. */
static void
harm (AciesResolver *resolver,
      const Part    *part,
      AciesUnitId    lead,
      guint          points)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = part->unit;
  AciesLviLevel     level = level_for (state, state->units[unit].side);

  if (!acies_state_unit_is_on_board (state, unit))
    return;
  if (acies_lvi_class (state, unit) == LVI_CHARIOTS && level <= LVI_IS_EVEN)
    {
      acies_lvi_lose_bases (resolver, unit, LVI_ALL_BASES, LVI_LOG_OVERRUN);
      return;
    }
  acies_lvi_points (resolver, unit, points, LVI_CAUSE_COMBAT);
  if (level == LVI_IS_DEFEATED && unit == lead && acies_state_unit_is_on_board (state, unit))
    acies_lvi_lose_bases (resolver, unit, (guint) acies_lvi_number (state, LVI_NUMBER_DEFEAT_LOSSES), LVI_LOG_DESTROYED);
  if (!acies_state_unit_is_on_board (state, unit) || !acies_lvi_is_beast (state, unit))
    return;
  if (level == LVI_IS_DEFEATED && acies_lvi_class (state, unit) == LVI_ELEPHANTS)
    acies_lvi_add_task (resolver, LVI_TASK_FATE, unit, FALSE);
  if (points > 0)
    acies_lvi_add_task (resolver, LVI_TASK_CRITICAL, unit, FALSE);
}

/* LVI-R58: the side with the initiative first; critical hits and the risk to leaders follow as tasks. */
void
acies_lvi_compare_hits (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         first = acies_lvi_block (state)->initiative - 1;
  const guint8     *hits = acies_lvi_block (state)->hits;
  AciesLviCombat    combat;
  Part              parts[MAX_TAKING_PART];
  guint             costs[ACIES_MAX_UNITS] = { 0 };
  guint             n;

  acies_log_entry (resolver, LVI_LOG_RESULT, .side = hits[0] < hits[1] ? 1 : 0, .number = MAX (hits[0], hits[1]),
                   .number2 = MIN (hits[0], hits[1]));
  acies_lvi_read_combat (state, acies_lvi_count_combats (state), &combat);
  n = list_parts (state, &combat, parts);
  for (guint i = 0; i < n; i++)
    costs[parts[i].unit] = points_of (state, level_for (state, state->units[parts[i].unit].side)) + points_for_passing (state, parts, n, parts[i].unit);
  /* For a later combat of this turn, see cost_before(). */
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = *acies_lvi_contact (state, i);

      if (contact.order != combat.contacts[0].order)
        continue;
      contact.cost_a = costs[contact.a - 1] & 15;
      contact.cost_b = costs[contact.b - 1] & 15;
      LVI_SET (resolver, contacts[i], contact);
    }
  /* Later numbers are worse for the unit. LVI-R37: of two results the worse is done. */
  for (guint i = 0; i < n; i++)
    {
      if (parts[i].then > acies_lvi_then (state, parts[i].unit))
        acies_lvi_set_then (resolver, parts[i].unit, parts[i].then);
    }
  for (guint i = 0; i < 2 * n; i++)
    {
      const Part *part = &parts[i % n];
      AciesSide   side = state->units[part->unit].side;
      guint       before = cost_before (state, &combat, part->unit);

      if ((i < n) == (side == first))
        harm (resolver, part, side == first ? state->combats[0].target : state->combats[0].attacker, costs[part->unit] - MIN (costs[part->unit], before));
    }
  /* LVI-L16 */
  for (guint i = 0; i < n; i++)
    {
      AciesUnitId unit = parts[i].unit;
      AciesUnitId leader = acies_state_unit_is_on_board (state, unit) ? acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS) : ACIES_NO_UNIT;

      if (parts[i].with == unit && leader != ACIES_NO_UNIT)
        acies_lvi_add_task (resolver, LVI_TASK_RISK, leader, FALSE);
    }
}
