/* results.c - Legio VI: what a combat comes to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#define MAX_TAKING_PART (2 * LVI_MAX_FIGHTERS + 2)

/* All that the result depends on for one unit, or for one that supports it. */
typedef struct
{
  guint    class_;
  guint    grade;
  gboolean formed;
  gboolean shaken;
  gboolean charged;         /* it has charged in this turn */
  gboolean was_ridden_at;   /* cavalry, elephants or chariots have charged it */
  gboolean again;           /* it is not the first round */
  gboolean foot_against;    /* formed infantry is among its enemies */
  guint    classes_against; /* a bit for each class of them */
} Case;

typedef struct
{
  AciesUnitId        unit;
  AciesUnitId        with; /* the fighter that it supports; itself, if it fights */
  AciesLviPostCombat then;
} Part;

/* --- the table --------------------------------------------------------------------------------- */

static gboolean
is_of (const Case *self,
       guint       classes)
{
  return (classes & LVI_CLASS (self->class_)) != 0;
}

static gboolean
is_formed_foot (const Case *self)
{
  return self->formed && is_of (self, LVI_INFANTRY);
}

static gboolean
only_against (const Case *self,
              guint       classes)
{
  return (self->classes_against & ~classes) == 0;
}

static AciesLviPostCombat
after (const Case   *self,
       AciesLviLevel level)
{
  switch (level)
    {
    case LVI_IS_VICTORIOUS: /* LVI-L38 */
      return self->grade == LVI_GRADE_A || (is_formed_foot (self) && self->grade == LVI_GRADE_B && !self->charged) || only_against (self, LVI_LIGHTS | LVI_BEASTS)
                 ? LVI_THEN_HALT_OR_PURSUE
                 : LVI_THEN_PURSUE;

    case LVI_SUCCEEDS: /* LVI-L39 */
      if (is_formed_foot (self) && self->was_ridden_at)
        return LVI_THEN_HALT;
      if (is_of (self, LVI_CAVALRY) && self->charged && self->foot_against)
        return LVI_THEN_RETIRE;
      if (is_of (self, LVI_BEASTS) && self->foot_against)
        return LVI_THEN_PASS;
      return (is_of (self, LVI_INFANTRY) && self->grade == LVI_GRADE_A) || only_against (self, LVI_LIGHTS) ? LVI_THEN_ANY : LVI_THEN_FOLLOW_OR_PURSUE;

    case LVI_IS_EVEN: /* LVI-L40; of chariots nothing is left. */
      if (is_of (self, LVI_CAVALRY) && self->foot_against)
        return LVI_THEN_RETIRE;
      if (self->charged && is_of (self, LVI_CAVALRY | LVI_CLASS (LVI_ELEPHANTS)) && only_against (self, LVI_CAVALRY | LVI_CLASS (LVI_LIGHT_INFANTRY)))
        return LVI_THEN_PASS;
      return LVI_THEN_HALT;

    case LVI_IS_SET_BACK: /* LVI-L41 */
      if (self->shaken)
        return LVI_THEN_ROUT;
      if (is_formed_foot (self) && self->was_ridden_at)
        return LVI_THEN_HALT;
      return !self->formed || (is_of (self, LVI_CAVALRY) && self->foot_against) || self->again ? LVI_THEN_RETIRE : LVI_THEN_FALL_BACK;

    default: /* LVI_IS_DEFEATED: LVI-L42 */
      return self->shaken || !self->formed ? LVI_THEN_ROUT : LVI_THEN_RETIRE;
    }
}

/* Was @unit charged by somebody whose class is one of @classes, a bit for each? */
static gboolean
is_charged_by (const AciesState     *state,
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

/* LVI-R36, LVI-A7: its fight is that of @with, its state its own. LVI-R41: a unit in support stays where it is if it need not give way. */
static AciesLviPostCombat
then_of (const AciesState     *state,
         const AciesLviCombat *combat,
         AciesUnitId           unit,
         AciesUnitId           with,
         AciesLviLevel         level)
{
  AciesUnitId        enemies[LVI_MAX_FIGHTERS];
  guint              n = acies_lvi_list_fighters (state, combat, acies_lvi_enemy (state->units[unit].side), enemies);
  AciesLviPostCombat then;
  Case               self = {
                  .class_ = acies_lvi_class (state, unit),
                  .grade = acies_lvi_property (state, unit, LVI_GRADE),
                  .formed = acies_lvi_is_formed (state, unit),
                  .shaken = acies_lvi_has (state, unit, LVI_MARK_SHAKEN),
                  .charged = acies_lvi_momentum (state, combat, with) == LVI_CHARGES,
                  .was_ridden_at = is_charged_by (state, combat, with, LVI_CAVALRY | LVI_BEASTS),
  };

  for (guint i = 0; i < n; i++)
    {
      self.classes_against |= LVI_CLASS (acies_lvi_class (state, enemies[i]));
      self.foot_against |= acies_lvi_is_formed (state, enemies[i]) && acies_lvi_is_of (state, enemies[i], LVI_INFANTRY);
    }
  for (guint i = 0; i < combat->n; i++)
    self.again |= acies_lvi_opponent (&combat->contacts[i], with) != ACIES_NO_UNIT && (combat->contacts[i].marks & LVI_AGAIN) != 0;
  then = after (&self, level);

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

/* --- disorder ---------------------------------------------------------------------------------- */

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

/* --- what is done ------------------------------------------------------------------------------ */

static AciesLviLevel
level_for (const AciesState *state,
           AciesSide         side)
{
  const guint8 *hits = acies_lvi_block (state)->hits;

  return acies_lvi_level (state, (int) hits[side] - (int) hits[acies_lvi_enemy (side)]);
}

static void
list_parts (const AciesState     *state,
            const AciesLviCombat *combat,
            Part                 *parts,
            guint                *n)
{
  guint order = acies_lvi_count_combats (state);

  *n = 0;
  for (AciesSide side = 0; side < 2; side++)
    {
      AciesUnitId units[LVI_MAX_FIGHTERS];
      guint       n_units = acies_lvi_list_fighters (state, combat, side, units);

      for (guint i = 0; i < n_units; i++)
        parts[(*n)++] = (Part) { units[i], units[i], LVI_THEN_NOTHING };
    }
  for (guint i = 0; i < LVI_MAX_CONTACTS && *n < MAX_TAKING_PART; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);

      if (contact->kind == LVI_SUPPORT && contact->order == order)
        parts[(*n)++] = (Part) { contact->a - 1, contact->b - 1, LVI_THEN_NOTHING };
    }
  for (guint i = 0; i < *n; i++)
    parts[i].then = then_of (state, combat, parts[i].unit, parts[i].with, level_for (state, state->units[parts[i].unit].side));
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
      acies_lvi_destroy (resolver, unit, LVI_LOG_OVERRUN);
      return;
    }
  acies_lvi_points (resolver, unit, points, LVI_CAUSE_COMBAT);
  if (level == LVI_IS_DEFEATED && unit == lead && acies_state_unit_is_on_board (state, unit))
    acies_lvi_lose_bases (resolver, unit, (guint) acies_lvi_number (state, LVI_NUMBER_DEFEAT_LOSSES));
  if (!acies_state_unit_is_on_board (state, unit) || !acies_lvi_is_beast (state, unit))
    return;
  if (level == LVI_IS_DEFEATED && acies_lvi_class (state, unit) == LVI_ELEPHANTS)
    acies_lvi_add_task (resolver, LVI_TASK_FATE, unit);
  if (points > 0)
    acies_lvi_add_task (resolver, LVI_TASK_CRITICAL, unit);
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
  list_parts (state, &combat, parts, &n);
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
        acies_lvi_add_task (resolver, LVI_TASK_RISK, leader);
    }
}
