/* pool.c - BattlePlay: which dice a card rolls, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include <glib/gi18n-lib.h>

/* Dice of the second table stand behind those of the first, of three colours alone. */
static const guint8 second_table[] = { BP_BLACK, BP_WHITE, BP_GREEN_B, BP_YELLOW_B, BP_RED_B };

guint8
acies_bp_colour (const AciesState *state,
                 guint             die)
{
  return (guint8) (die > BP_RED ? die - BP_GREEN_B + BP_GREEN : die);
}

guint8
acies_bp_die_of (const AciesState *state,
                 guint             colour)
{
  return state->switches[BP_SWITCH_DICE] == BP_DICE_B ? second_table[colour] : (guint8) colour;
}

/* BP-R1, BP-A1: the ladder has two ends. */
guint8
acies_bp_shift (guint8 colour,
                int    steps)
{
  return (guint8) CLAMP ((int) colour + steps, BP_BLACK, BP_RED);
}

static void
add_dice (const AciesRuleset *ruleset,
          AciesId             type,
          guint               attribute,
          AciesBpPool        *pool)
{
  const AciesDicePool *dice = &ruleset->pools[ruleset->unit_types[type].values[attribute]];

  for (guint i = 0; i < dice->n && pool->n < BP_MAX_POOL; i++)
    pool->dice[pool->n++] = dice->dice[i];
}

static void
add_reason (AciesBpPool *pool,
            const char  *reason,
            const char  *rule,
            int          steps,
            guint        n)
{
  if (pool->n_reasons < G_N_ELEMENTS (pool->reasons) && (steps != 0 || n > 0))
    pool->reasons[pool->n_reasons++] = (AciesBpReason) { reason, rule, steps, n };
}

static void
add_named (const AciesRuleset *ruleset,
           AciesId             type,
           guint               attribute,
           const char         *reason,
           const char         *rule,
           AciesBpPool        *pool)
{
  guint before = pool->n;

  add_dice (ruleset, type, attribute, pool);
  add_reason (pool, reason, rule, 0, pool->n - before);
}

static gboolean
is_shot (AciesBpFight fight)
{
  return fight <= BP_SHOT_SKIRMISHERS;
}

/* BP-R3, BP-R24, BP-A3, BP-A5: the file of the target says which. */
static void
add_own (const AciesRuleset *ruleset,
         AciesId             type,
         AciesBpFight        fight,
         gboolean            difficult,
         AciesBpPool        *pool)
{
  if (fight == BP_SHOT_BOWS)
    add_named (ruleset, type, difficult ? BP_SHOOT_DIFFICULT : BP_SHOOT_GOOD,
               difficult ? _ ("Shooting in difficult terrain") : _ ("Shooting in good going"), "BP-R24", pool);
  else
    add_named (ruleset, type, difficult ? BP_DIFFICULT : BP_GOOD, difficult ? _ ("Difficult terrain") : _ ("Good going"), "BP-R24", pool);
}

/* BP-R12: what a general rolls for a hill; BP-T6. */
void
acies_bp_pool_of_general (const AciesState *state,
                          AciesSide         side,
                          AciesBpPool      *pool)
{
  AciesUnitId general = acies_bp_general_of (state, side);

  *pool = (AciesBpPool) { 0 };
  if (general != ACIES_NO_UNIT)
    add_dice (state->ruleset, state->units[general].type, BP_ASSAULT, pool);
  if (pool->n == 0)
    pool->dice[pool->n++] = BP_BLACK;
  for (guint i = 0; i < pool->n; i++)
    pool->dice[i] = acies_bp_die_of (state, pool->dice[i]);
}

/* BP-R45: the colour, or more than red for none. */
guint8
acies_bp_garrison_die (const AciesState *state)
{
  int garrison = state->switches[BP_SWITCH_GARRISON];

  if (!state->switches[BP_SWITCH_SIEGE] || garrison == 0)
    return BP_RED + 1;

  return acies_bp_shift ((guint8) (garrison - 1), (state->switches[BP_SWITCH_WALLS] != 0) - (state->switches[BP_SWITCH_SIEGECRAFT] != 0));
}

/* BP-R44 in a siege the file says nothing */
static gboolean
rolls_difficult (const AciesState  *state,
                 AciesUnitId        unit,
                 const AciesCombat *combat,
                 const AciesBpRoll *roll)
{
  if (state->switches[BP_SWITCH_SIEGE])
    return acies_bp_class (state, unit) != BP_ARTILLERY;

  return !roll->ambushes && acies_bp_is_difficult (state, acies_hex_column (combat->at));
}

/* BP-A16: in charge and melee. */
static void
add_bonus (const AciesState  *state,
           const AciesCombat *combat,
           const AciesBpRoll *roll,
           AciesBpPool       *pool)
{
  AciesSide   side = state->units[combat->attacker].side;
  AciesUnitId general = acies_stack_in_layer (state, combat->from, BP_LAYER_GENERALS);
  guint8      garrison = acies_bp_garrison_die (state);

  if (roll->leads && general != ACIES_NO_UNIT)
    add_named (state->ruleset, state->units[general].type, BP_ASSAULT, _ ("The general joins"), "BP-R27", pool);
  if (side == acies_bp_defender (state) && garrison <= BP_RED && !is_shot (roll->kind))
    {
      add_reason (pool, _ ("Garrison"), "BP-R45", 0, pool->n < BP_MAX_POOL);
      if (pool->n < BP_MAX_POOL)
        pool->dice[pool->n++] = garrison;
    }
}

/* BP-A29: the troop cards on the square of the attacker that roll with it when all cards with an enemy in front do. */
guint
acies_bp_list_others (const AciesState  *state,
                      const AciesCombat *combat,
                      AciesBpFight       fight,
                      AciesUnitId        others[ACIES_MAX_LAYERS])
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = fight == BP_FRONT ? acies_stack_list (state, combat->from, ids) : 0;
  guint       n_others = 0;

  for (guint i = 0; i < n; i++)
    {
      if (ids[i] != combat->attacker && acies_bp_may_fight (state, ids[i], combat->from, fight))
        others[n_others++] = ids[i];
    }

  return n_others;
}

static void
add_others (const AciesState  *state,
            const AciesCombat *combat,
            const AciesBpRoll *roll,
            AciesBpPool       *pool)
{
  AciesUnitId others[ACIES_MAX_LAYERS];
  guint       n = acies_bp_list_others (state, combat, roll->kind, others);
  guint       before = pool->n;

  for (guint i = 0; i < n; i++)
    add_named (state->ruleset, state->units[others[i]].type, rolls_difficult (state, others[i], combat, roll) ? BP_DIFFICULT : BP_GOOD,
               acies_state_unit_type (state, others[i])->name, "BP-A29", pool);
  pool->n_of_others = pool->n - before;
}

/* BP-A2: all of them add up. BP-A4, BP-A8: woods and hill of the target, also for missiles. */
static int
count_steps (const AciesState  *state,
             const AciesCombat *combat,
             const AciesBpRoll *roll,
             AciesBpPool       *pool)
{
  guint file = acies_hex_column (combat->at);
  guint before = pool->n_reasons;
  int   steps = 0;

  if (is_shot (roll->kind) && acies_bp_has_woods (state, file))
    add_reason (pool, _ ("Woods give cover"), "BP-R25", -1, 0);
  if (acies_bp_holds_hill (state, acies_bp_enemy (state->units[combat->attacker].side), file))
    add_reason (pool, _ ("The enemy holds the hill"), "BP-R26", -1, 0);
  if (roll->kind == BP_SUPPORT)
    add_reason (pool, _ ("Supporting file"), "BP-R40", -1, 0);
  if (roll->raised)
    add_reason (pool, C_ ("card", "Ferocity"), "BP-K3", roll->raised, 0);
  if (roll->lowered)
    add_reason (pool, C_ ("card", "Disorder"), "BP-K4", -roll->lowered, 0);
  for (guint i = before; i < pool->n_reasons; i++)
    steps += pool->reasons[i].steps;

  return steps;
}

static void
shift_all (const AciesState *state,
           int               steps,
           AciesBpPool      *pool)
{
  for (guint i = 0; i < pool->n; i++)
    {
      pool->printed[i] = pool->dice[i];
      pool->dice[i] = acies_bp_die_of (state, acies_bp_shift (pool->dice[i], steps));
    }
}

void
acies_bp_pool_of (const AciesState  *state,
                  const AciesCombat *combat,
                  const AciesBpRoll *roll,
                  AciesBpPool       *pool)
{
  *pool = (AciesBpPool) { 0 };
  add_own (state->ruleset, state->units[combat->attacker].type, roll->kind, rolls_difficult (state, combat->attacker, combat, roll), pool);
  add_bonus (state, combat, roll, pool);
  add_others (state, combat, roll, pool);
  shift_all (state, count_steps (state, combat, roll, pool), pool);
}
