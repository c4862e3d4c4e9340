/* fights.c - Legio VI: who fights whom from the declaration of a charge on, and the Combat phase
 *
 * Each side rolls once: the side without the initiative as the attack, the other as a
 * counter within it. Nothing comes of the dice before all have fallen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

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

void
acies_lvi_drop_contact (AciesResolver *resolver,
                        guint          i)
{
  LVI_SET (resolver, contacts[i], (AciesLviContact) { 0 });
}

/* Between two who are still there; a mad animal fights nobody. */
gboolean
acies_lvi_is_fight (const AciesState      *state,
                    const AciesLviContact *contact)
{
  return contact->a > 0 && contact->kind >= LVI_MET_CHARGED && contact->kind < LVI_SUPPORT && acies_lvi_is_near (state, contact->a - 1) &&
         acies_lvi_is_near (state, contact->b - 1);
}

/* The other unit of the contact; NO_UNIT: @unit has no part in it. */
AciesUnitId
acies_lvi_opponent (const AciesLviContact *contact,
                    AciesUnitId            unit)
{
  if (contact->a == unit + 1)
    return (AciesUnitId) (contact->b - 1);

  return contact->b == unit + 1 ? (AciesUnitId) (contact->a - 1) : ACIES_NO_UNIT;
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
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (acies_state_unit_is_on_board (state, i))
        acies_unit_set_mark (resolver, i, LVI_MARK_ENGAGED, fights (state, i));
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
  for (AciesUnitId i = 0; i < state->n_units && !fought; i++)
    {
      if (acies_state_unit_is_on_board (state, i) && acies_lvi_has (state, i, LVI_MARK_ENGAGED) != fights (state, i))
        return acies_state_broken (why, "a unit that is not marked as it fights");
    }

  return TRUE;
}

/* LVI-R40: with the turn a charge is over, and the fight goes on; who has followed up or met an enemy in this turn, fights so in the next.
 * What was fought is marked, so that the next turn is the second of the fight (LVI-A9). */
void
acies_lvi_age_contacts (AciesResolver *resolver)
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
      LVI_SET (resolver, contacts[i], contact);
    }
  acies_lvi_mark_engaged (resolver);
}

#define WEDGE_OF_THREE_RANKS 6 /* bases: LVI-U13 */

static gboolean
is_open (const AciesState      *state,
         const AciesLviContact *contact)
{
  return contact->order == 0 && acies_lvi_is_fight (state, contact);
}

/* All open fights of @centre. */
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
void
acies_lvi_gather (const AciesState *state,
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
      const AciesLviContact *contact = &combat->contacts[i];
      AciesUnitId            unit = (state->units[contact->a - 1].side == side ? contact->a : contact->b) - 1;
      gboolean               listed = FALSE;

      for (guint j = 0; j < n; j++)
        listed |= units[j] == unit;
      if (!listed)
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

/* LVI-R31: a unit that was reached before its own charge charges the enemy that came from its front. */
AciesLviMomentum
acies_lvi_momentum (const AciesState     *state,
                    const AciesLviCombat *combat,
                    AciesUnitId           unit)
{
  AciesLviMomentum first = LVI_STANDS;

  for (guint i = 0; i < combat->n; i++)
    {
      const AciesLviContact *contact = &combat->contacts[i];
      gboolean               is_a = contact->a == unit + 1;
      AciesLviMomentum       here = LVI_STANDS;

      if (acies_lvi_opponent (contact, unit) == ACIES_NO_UNIT)
        continue;
      if (contact->kind == LVI_MET_BOTH_CHARGED)
        here = LVI_CHARGES;
      else if (contact->kind == LVI_MET_CHARGED)
        here = is_a || (acies_lvi_has (state, unit, LVI_MARK_CHARGING) && contact->arc == LVI_FRONT) ? LVI_CHARGES : LVI_IS_CHARGED;
      else if (contact->kind == (is_a ? LVI_A_FOLLOWED : LVI_B_FOLLOWED))
        here = LVI_FOLLOWS;
      first = MIN (first, here);
    }

  return first;
}

/* LVI-R50: triarii wait behind legionaries and have no part in their fight. */
static gboolean
may_support (const AciesState *state,
             AciesUnitId       unit,
             AciesUnitId       other)
{
  /* LVI-R42: classes that support each other. */
  static const guint alike[] = {
    LVI_CLASS (LVI_HEAVY_INFANTRY),
    LVI_CLASS (LVI_MEDIUM_INFANTRY) | LVI_CLASS (LVI_BOWMEN),
    LVI_CLASS (LVI_HEAVY_CAVALRY) | LVI_CLASS (LVI_CATAPHRACTS),
    LVI_CLASS (LVI_MEDIUM_CAVALRY),
    LVI_CLASS (LVI_CAMELS),
  };
  gboolean supports = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (alike); i++)
    supports |= acies_lvi_is_of (state, unit, alike[i]) && acies_lvi_is_of (state, other, alike[i]);
  if (acies_unit_has_skill (state, unit, LVI_SKILL_LEGION) && acies_unit_has_skill (state, other, LVI_SKILL_TRIARII))
    return FALSE;

  return supports && state->units[other].side == state->units[unit].side &&
         acies_lvi_is_formed (state, unit) && acies_lvi_is_formed (state, other) && !acies_lvi_has (state, other, LVI_MARK_SHAKEN) &&
         !acies_lvi_has (state, other, LVI_MARK_ENGAGED);
}

/* LVI-H9: the hexes directly behind @hex, opposite an enemy on @enemy: one, or two if the line from the enemy passes between
 * them. @list: room for 2 */
static guint
list_behind (const AciesState *state,
             AciesHex          hex,
             AciesHex          enemy,
             AciesHex         *list)
{
  guint n = 0;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, hex, (AciesDirection) d);
      int      off;

      if (next == ACIES_NO_HEX || acies_hex_distance (next, enemy) <= acies_hex_distance (hex, enemy))
        continue;
      off = acies_lvi_off_line (enemy, hex, next);
      if (n > 0 && off > acies_lvi_off_line (enemy, hex, list[0]))
        continue;
      if (n > 0 && off < acies_lvi_off_line (enemy, hex, list[0]))
        n = 0;
      list[n++] = next;
    }

  return n;
}

/* LVI-L35, LVI-R41, LVI-H9: the unit directly behind @unit that supports it against one of its enemies; of several, the one that
 * LVI-R61 says. NO_UNIT: none. */
static AciesUnitId
find_supporter (const AciesState     *state,
                const AciesLviCombat *combat,
                AciesUnitId           unit)
{
  AciesHex best = ACIES_NO_HEX;

  for (guint i = 0; i < combat->n; i++)
    {
      const AciesLviContact *contact = &combat->contacts[i];
      AciesUnitId            charger = contact->a - 1, enemy = acies_lvi_opponent (contact, unit);
      AciesHex               hex = state->units[unit].hex;
      AciesHex               before = state->units[charger].hex, list[2];
      guint                  n;

      if (enemy == ACIES_NO_UNIT)
        continue;
      if (contact->step > 0)
        before = acies_hex_neighbour (before, (AciesDirection) ((contact->step + 2) % ACIES_N_DIRECTIONS));
      if (unit == charger)
        hex = before;
      n = list_behind (state, hex, unit == charger ? state->units[enemy].hex : before, list);
      for (guint j = 0; j < n; j++)
        {
          AciesUnitId other = acies_stack_in_layer (state, list[j], 0);

          if (other != ACIES_NO_UNIT && other != unit && acies_lvi_arc (acies_lvi_property (state, unit, LVI_FACING), hex, list[j]) == LVI_REAR && may_support (state, unit, other) &&
              (best == ACIES_NO_HEX || acies_lvi_prefers (state, state->units[unit].side, list[j], best)))
            best = list[j];
        }
    }

  return best != ACIES_NO_HEX ? acies_stack_in_layer (state, best, 0) : ACIES_NO_UNIT;
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
      AciesUnitId unit = units[i];
      guint       formation = acies_lvi_property (state, unit, LVI_FORMATION);
      gboolean    wedge = acies_unit_has_skill (state, unit, LVI_SKILL_WEDGE) && formation == LVI_WEDGE;
      gboolean    lines = acies_unit_has_skill (state, unit, LVI_SKILL_LEGION) && formation != LVI_COLUMN && acies_lvi_property (state, unit, LVI_LINES) > 2;

      /* LVI-L35, LVI-U13: its own third line or rank. */
      if (acies_lvi_is_formed (state, unit) && (wedge ? state->units[unit].figures >= WEDGE_OF_THREE_RANKS : lines))
        return TRUE;
      if (find_supporter (state, combat, unit) != ACIES_NO_UNIT)
        return TRUE;
    }

  return FALSE;
}

/* --- one combat after the other ---------------------------------------------------------------- */

/* LVI-R41: whoever stands behind takes part. */
static void
bind_supporters (AciesResolver        *resolver,
                 const AciesLviCombat *combat,
                 AciesSide             side)
{
  const AciesState *state = resolver->state;
  AciesUnitId       units[LVI_MAX_FIGHTERS];
  guint             n = acies_lvi_list_fighters (state, combat, side, units);

  for (guint i = 0; i < n; i++)
    {
      AciesUnitId supporter = find_supporter (state, combat, units[i]);
      guint       free = acies_lvi_free_contact (state);

      if (supporter == ACIES_NO_UNIT || free == LVI_NO_CONTACT)
        continue;
      LVI_SET (resolver, contacts[free], (AciesLviContact) {
                                             .a = (guint8) (supporter + 1),
                                             .b = (guint8) (units[i] + 1),
                                             .kind = LVI_SUPPORT,
                                             .order = (guint8) acies_lvi_count_combats (state),
                                         });
    }
}

/* Returns: the roll of @unit for its side against @enemy, which is pushed */
static AciesCombat
push_roll (AciesResolver  *resolver,
           AciesUnitId     unit,
           AciesUnitId     enemy,
           AciesCombatKind kind)
{
  const AciesUnit  *units = resolver->state->units;
  const AciesCombat combat = { .kind = (guint8) kind, .melee = TRUE, .attacker = unit, .target = enemy, .from = units[unit].hex, .at = units[enemy].hex };

  acies_resolver_push_combat (resolver, &combat);
  acies_step_push (resolver, kind == ACIES_COMBAT_ATTACK ? LVI_STEP_ANSWER : LVI_STEP_END_ANSWER);
  acies_step_push (resolver, LVI_STEP_READ);
  acies_step_push (resolver, LVI_STEP_ROLL);

  return combat;
}

void
acies_lvi_begin_combat (AciesResolver   *resolver,
                        const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         first = acies_lvi_first_side (state);
  AciesUnitId       unit = ACIES_NO_UNIT;
  guint             order;
  AciesLviCombat    combat;
  AciesLviPool      pool;
  AciesCombat       attack;

  /* LVI-L6, LVI-H14: the next fighter of the side with the initiative. */
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      const AciesLviContact *contact = acies_lvi_contact (state, i);
      AciesUnitId            second = contact->a - 1;

      if (!is_open (state, contact))
        continue;
      if (state->units[second].side == first)
        second = contact->b - 1;
      if (unit == ACIES_NO_UNIT || acies_lvi_rank (state, second) > acies_lvi_rank (state, unit))
        unit = second;
    }
  if (unit == ACIES_NO_UNIT)
    {
      acies_step_push (resolver, LVI_STEP_NEXT_PHASE);
      return;
    }
  acies_lvi_gather (state, unit, &combat);
  /* From here on it is known where both stood. */
  order = acies_lvi_count_combats (state) + 1;
  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = *acies_lvi_contact (state, i);
      gboolean        here = FALSE;

      for (guint j = 0; j < combat.n; j++)
        here |= contact.a == combat.contacts[j].a && contact.b == combat.contacts[j].b && contact.kind < LVI_SUPPORT;
      if (!here)
        continue;
      contact.order = (guint8) order;
      contact.marks &= (guint8) ~LVI_FRESH;
      contact.at = acies_block_hex (state->units[contact.b - 1].hex);
      contact.way = (guint8) (acies_lvi_step_of (state->units[contact.b - 1].hex, state->units[contact.a - 1].hex) - 1);
      LVI_SET (resolver, contacts[i], contact);
    }
  bind_supporters (resolver, &combat, 0);
  bind_supporters (resolver, &combat, 1);
  unit = acies_lvi_melee_pool (state, &combat, first, &pool);
  acies_step_push (resolver, LVI_STEP_NEXT_COMBAT);
  attack = push_roll (resolver, unit, acies_lvi_melee_pool (state, &combat, acies_lvi_enemy (first), &pool), ACIES_COMBAT_ATTACK);
  acies_log_declared (resolver, &attack);
}

void
acies_lvi_roll_combat (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;
  const AciesCombat it = state->combats[state->n_combats - 1];
  AciesSide         side = state->units[it.attacker].side;
  AciesLviCombat    combat;
  AciesLviPool      pool;
  const char       *hampered;
  int               hit;

  acies_lvi_read_combat (state, acies_lvi_count_combats (state), &combat);
  acies_lvi_melee_pool (state, &combat, side, &pool);
  acies_resolver_ask_dice (resolver, side, it.attacker, LVI_D6, (guint) pool.n, 0);
  acies_log_attack (resolver, &it, 0, (guint) pool.n);
  hit = acies_lvi_melee_hit (state, &combat, it.attacker, &hampered);
  acies_lvi_log_pool (resolver, it.attacker, &pool, hit, hampered);
}

/* LVI-A22: with those of the leader. */
void
acies_lvi_read_combat_roll (AciesResolver   *resolver,
                            const AciesStep *step)
{
  const AciesState *state = resolver->state;
  const AciesCombat it = state->combats[state->n_combats - 1];
  AciesSide         side = state->units[it.attacker].side;
  AciesLviCombat    combat;
  guint             hits, led = acies_lvi_leader_hits (state, it.attacker);

  acies_lvi_read_combat (state, acies_lvi_count_combats (state), &combat);
  hits = acies_lvi_judge (resolver, acies_lvi_melee_hit (state, &combat, it.attacker, NULL));
  acies_log_rolled (resolver, side, hits, -1);
  if (led > 0)
    acies_log_unit (resolver, LVI_LOG_LED, acies_stack_in_layer (state, it.from, LVI_LAYER_LEADERS));
  LVI_SET (resolver, hits[side], (guint8) (hits + led));
}

void
acies_lvi_roll_other (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;
  const AciesCombat attack = state->combats[state->n_combats - 1];

  acies_step_push (resolver, LVI_STEP_END_COMBAT);
  acies_step_push (resolver, LVI_STEP_TASKS);
  acies_step_push (resolver, LVI_STEP_COMPARE);
  push_roll (resolver, attack.target, attack.attacker, ACIES_COMBAT_COUNTER);
}
