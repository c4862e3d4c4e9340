/* combat.c - Legio VI: the Combat phase, one combat after the other
 *
 * Each side rolls once: that without the initiative as the attack, the other as a
 * counter within it. All dice have fallen before anything comes of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

static AciesCombat
top (const AciesState *state)
{
  return state->combats[state->n_combats - 1];
}

static void
current (const AciesState *state,
         AciesLviCombat   *combat)
{
  acies_lvi_read_combat (state, acies_lvi_count_combats (state), combat);
}

/* --- beginning ---------------------------------------------------------------------------------- */

/* From here on it is known where both stood. */
static void
number_contacts (AciesResolver        *resolver,
                 const AciesLviCombat *combat)
{
  const AciesState *state = resolver->state;
  guint             order = acies_lvi_count_combats (state) + 1;

  for (guint i = 0; i < LVI_MAX_CONTACTS; i++)
    {
      AciesLviContact contact = *acies_lvi_contact (state, i);
      gboolean        here = FALSE;

      for (guint j = 0; j < combat->n; j++)
        here |= contact.a == combat->contacts[j].a && contact.b == combat->contacts[j].b && contact.kind < LVI_SUPPORT;
      if (!here)
        continue;
      contact.order = (guint8) order;
      contact.marks &= (guint8) ~LVI_FRESH;
      contact.at = acies_block_hex (state->units[contact.b - 1].hex);
      contact.way = (guint8) (acies_lvi_step_of (state->units[contact.b - 1].hex, state->units[contact.a - 1].hex) - 1);
      acies_lvi_set_contact (resolver, i, contact);
    }
}

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
      AciesUnitId supporter = acies_lvi_supporter (state, combat, units[i]);
      guint       free = acies_lvi_free_contact (state);

      if (supporter == ACIES_NO_UNIT || free == LVI_NO_CONTACT)
        continue;
      acies_lvi_set_contact (resolver, free,
                             (AciesLviContact) {
                                 .a = (guint8) (supporter + 1),
                                 .b = (guint8) (units[i] + 1),
                                 .kind = LVI_SUPPORT,
                                 .order = (guint8) acies_lvi_count_combats (state),
                             });
    }
}

static void
push_roll (AciesResolver     *resolver,
           const AciesCombat *combat)
{
  acies_resolver_push_combat (resolver, combat);
  acies_step_push (resolver, combat->kind == ACIES_COMBAT_ATTACK ? LVI_STEP_ANSWER : LVI_STEP_END_ANSWER);
  acies_step_push (resolver, LVI_STEP_READ);
  acies_step_push (resolver, LVI_STEP_ROLL);
}

static AciesCombat
combat_of (const AciesState *state,
           AciesUnitId       unit,
           AciesUnitId       enemy,
           AciesCombatKind   kind)
{
  return (AciesCombat) {
    .kind = (guint8) kind,
    .melee = TRUE,
    .attacker = unit,
    .target = enemy,
    .from = state->units[unit].hex,
    .at = state->units[enemy].hex,
  };
}

static void
begin_next (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         second = acies_lvi_block (state)->initiative - 1;
  AciesLviCombat    combat;
  AciesLviPool      pool;
  AciesCombat       attack;

  if (!acies_lvi_next_combat (state, &combat))
    {
      acies_step_push (resolver, LVI_STEP_NEXT_PHASE);
      return;
    }
  number_contacts (resolver, &combat);
  bind_supporters (resolver, &combat, 0);
  bind_supporters (resolver, &combat, 1);
  attack = combat_of (state, acies_lvi_melee_pool (state, &combat, acies_lvi_enemy (second), &pool), acies_lvi_melee_pool (state, &combat, second, &pool), ACIES_COMBAT_ATTACK);
  acies_step_push (resolver, LVI_STEP_NEXT_COMBAT);
  push_roll (resolver, &attack);
  acies_note_declared (resolver, &attack);
}

/* --- the rolls ---------------------------------------------------------------------------------- */

static void
roll (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  const AciesCombat it = top (state);
  AciesSide         side = state->units[it.attacker].side;
  AciesLviCombat    combat;
  AciesLviPool      pool;
  const char       *hampered;
  int               hit;

  current (state, &combat);
  acies_lvi_melee_pool (state, &combat, side, &pool);
  acies_resolver_ask_dice (resolver, side, it.attacker, LVI_D6, (guint) pool.n, 0);
  acies_note_attack (resolver, &it, 0, (guint) pool.n);
  hit = acies_lvi_melee_hit (state, &combat, it.attacker, &hampered);
  acies_lvi_note_pool (resolver, it.attacker, &pool, hit, hampered);
}

/* LVI-A22: with those of the leader. */
static void
read_roll (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  const AciesCombat it = top (state);
  AciesSide         side = state->units[it.attacker].side;
  AciesLviCombat    combat;
  guint             hits, led = acies_lvi_leader_hits (state, it.attacker);

  current (state, &combat);
  hits = acies_lvi_judge (resolver, acies_lvi_melee_hit (state, &combat, it.attacker, NULL));
  acies_note_rolled (resolver, side, hits, -1);
  if (led > 0)
    acies_note_unit (resolver, LVI_NOTE_LED, acies_stack_in_layer (state, it.from, LVI_LAYER_LEADERS));
  LVI_SET (resolver, hits[side], (guint8) (hits + led));
}

static void
answer (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  const AciesCombat attack = top (state);
  const AciesCombat counter = combat_of (state, attack.target, attack.attacker, ACIES_COMBAT_COUNTER);

  acies_step_push (resolver, LVI_STEP_END_COMBAT);
  acies_step_push (resolver, LVI_STEP_TASKS);
  acies_step_push (resolver, LVI_STEP_COMPARE);
  push_roll (resolver, &counter);
}

static void
compare (AciesResolver *resolver)
{
  AciesLviCombat combat;

  current (resolver->state, &combat);
  acies_lvi_apply_result (resolver, &combat);
}

void
acies_lvi_combat_step (AciesResolver   *resolver,
                       const AciesStep *step)
{
  switch (step->kind)
    {
    case LVI_STEP_NEXT_COMBAT:
      begin_next (resolver);
      break;

    case LVI_STEP_ROLL:
      roll (resolver);
      break;

    case LVI_STEP_READ:
      read_roll (resolver);
      break;

    case LVI_STEP_ANSWER:
      answer (resolver);
      break;

    case LVI_STEP_COMPARE:
      compare (resolver);
      break;

    default: /* LVI_STEP_END_ANSWER, LVI_STEP_END_COMBAT */
      acies_resolver_pop_combat (resolver);
      break;
    }
}
