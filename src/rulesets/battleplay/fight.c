/* fight.c - BattlePlay: one fight, step by step
 *
 * Whoever rolls in return in the same file does so as a counter within the fight: all dice
 * have fallen before anything comes of them (BP-R37).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "rulesets/battleplay/bp.h"

#include "rulesets/shared/notes.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static guint
top (const AciesState *state)
{
  return state->n_combats - 1u;
}

static void
push_side (AciesResolver *resolver,
           guint          step,
           AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step, .combat = (guint8) top (resolver->state), .side = side });
}

/* --- beginning ------------------------------------------------------------------------------ */

/* Pushed in reverse. BP-K: one question to each side before the roll, and one after it. */
static void
push_roll (AciesResolver *resolver,
           AciesSide      side)
{
  push_side (resolver, BP_STEP_AGAIN, side);
  push_side (resolver, BP_STEP_AFTER, acies_bp_enemy (side));
  push_side (resolver, BP_STEP_AFTER, side);
  push_side (resolver, BP_STEP_READ, side);
  push_side (resolver, BP_STEP_ROLL, side);
  push_side (resolver, BP_STEP_BEFORE, acies_bp_enemy (side));
  push_side (resolver, BP_STEP_BEFORE, side);
  push_side (resolver, BP_STEP_JOIN, side);
}

static AciesCombat
combat_of (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          at,
           AciesBpFight      fight,
           AciesCombatKind   kind)
{
  AciesCombat combat = { .kind = (guint8) kind, .melee = fight > BP_SHOT_SKIRMISHERS, .attacker = unit, .from = state->units[unit].hex, .at = at };

  combat.target = acies_bp_target_on (state, acies_bp_enemy (state->units[unit].side), at, fight);

  return combat;
}

static void
push_fight (AciesResolver     *resolver,
            const AciesCombat *combat,
            AciesBpFight       fight)
{
  AciesUnitId others[ACIES_MAX_LAYERS];
  guint       n = acies_bp_list_others (resolver->state, combat, fight, others);

  acies_unit_set_mark (resolver, combat->attacker, BP_MARK_ACTED, TRUE);
  for (guint i = 0; i < n; i++)
    acies_unit_set_mark (resolver, others[i], BP_MARK_ACTED, TRUE);
  acies_resolver_push_combat (resolver, combat);
  BP_SET (resolver, combats[top (resolver->state)].kind, (guint8) fight);
}

static void
begin (AciesResolver *resolver,
       AciesUnitId    unit,
       AciesHex       at)
{
  AciesBpFight fight = acies_bp_fight_of_phase (resolver->state);
  AciesCombat  combat = combat_of (resolver->state, unit, at, fight, ACIES_COMBAT_ATTACK);

  push_fight (resolver, &combat, fight);
  acies_note_declared (resolver, &combat);
  acies_step_push (resolver, BP_STEP_END_FIGHT);
  acies_step_push (resolver, BP_STEP_RESULT);
  acies_step_push (resolver, BP_STEP_ANSWER);
  push_roll (resolver, resolver->state->units[unit].side);
}

void
acies_bp_attack (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  begin (resolver, acies_command_unit (command, resolver->state), command->to);
}

/* The enemy alone rolls in the file. */
void
acies_bp_fight (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       own = acies_command_unit (command, state);
  AciesHex          front = acies_bp_front (state, command->hex, state->units[own].side);
  AciesUnitId       enemy = acies_bp_troops_on (state, front);

  begin (resolver, acies_bp_answer_of (state, enemy, enemy, acies_bp_fight_of_phase (state)), command->hex);
}

/* BP-R37 */
static void
answer (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  const AciesCombat attack = state->combats[0];
  AciesBpFight      fight = acies_bp_block (state)->combats[0].kind;
  AciesUnitId       unit = acies_bp_answer_of (state, attack.attacker, attack.target, fight);
  AciesCombat       combat;

  if (unit == ACIES_NO_UNIT)
    return;
  combat = combat_of (state, unit, attack.from, fight, ACIES_COMBAT_COUNTER);
  push_fight (resolver, &combat, fight);
  acies_step_push (resolver, BP_STEP_END_ANSWER);
  acies_step_push (resolver, BP_STEP_RESULT);
  push_roll (resolver, state->units[unit].side);
}

/* --- the roll ------------------------------------------------------------------------------- */

/* BP-A21: in the file of the fight, and with his own card. */
gboolean
acies_bp_may_lead (AciesBpFight fight)
{
  return fight == BP_CHARGE || fight == BP_FLANK || fight == BP_FRONT;
}

/* BP-R27 */
static void
ask_to_join (AciesResolver *resolver)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[top (state)];
  guint              fight = acies_bp_block (state)->combats[top (state)].kind;
  AciesUnitId        general = acies_stack_in_layer (state, combat->from, BP_LAYER_GENERALS);

  if (acies_bp_may_lead (fight) && general != ACIES_NO_UNIT)
    acies_question_ask (resolver, BP_ASK_JOIN);
}

void
acies_bp_join (const AciesCommand *command,
               AciesResolver      *resolver)
{
  guint i = top (resolver->state);

  acies_resolver_answered (resolver);
  BP_SET (resolver, combats[i].leads, 1);
  acies_note_unit (resolver, BP_NOTE_LEADS, acies_stack_in_layer (resolver->state, resolver->state->combats[i].from, BP_LAYER_GENERALS));
}

static void
ask_tactica (AciesResolver *resolver,
             guint          question,
             AciesSide      side)
{
  if (acies_bp_may_ask (resolver->state, side))
    acies_question_ask_side (resolver, question, side, resolver->state->combats[top (resolver->state)].attacker, 0);
}

/* "Yellow to Green, White to Black: Good going, The enemy holds the hill" */
static char *
describe_pool (const AciesState  *state,
               const AciesBpPool *pool)
{
  const AciesDieType *types = state->ruleset->die_types;
  g_autoptr (GString) dice = g_string_new (NULL);
  g_autoptr (GString) reasons = g_string_new (NULL);

  for (guint i = 0; i < pool->n; i++)
    {
      const char *now = types[pool->dice[i]].name;
      const char *printed = types[pool->printed[i]].name;
      /* Translators: the colour of a die, and the one it is lowered or raised to */
      g_autofree char *one = g_strcmp0 (now, printed) == 0 ? g_strdup (now) : g_strdup_printf (_ ("%1$s → %2$s"), printed, now);

      acies_list_add (dice, ACIES_LIST_COMMA, one);
    }
  for (guint i = 0; i < pool->n_reasons; i++)
    acies_list_add (reasons, ACIES_LIST_COMMA, pool->reasons[i].reason);

  /* Translators: dice, and what they come from: “Yellow → Green, White → Black (Good going, The enemy holds the hill)” */
  return g_strdup_printf (_ ("%1$s (%2$s)"), dice->str, reasons->str);
}

static void
note_roll (AciesResolver     *resolver,
           const AciesCombat *combat,
           const AciesBpPool *pool)
{
  g_autofree char *text = describe_pool (resolver->state, pool);
  AciesNote        note = ACIES_NOTE_INIT (combat->kind == ACIES_COMBAT_COUNTER ? BP_NOTE_ROLLS_BACK : BP_NOTE_ROLLS);

  note.unit = combat->attacker;
  note.hex = combat->from;
  note.other = combat->target;
  note.to = resolver->state->units[combat->target].hex;
  note.reason = g_intern_string (text);
  acies_resolver_note (resolver, note);
}

static void
roll (AciesResolver *resolver)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[top (state)];
  AciesBpPool        pool;

  acies_bp_pool_of (state, combat, &acies_bp_block (state)->combats[top (state)], &pool);
  BP_SET (resolver, combats[top (state)].n_of_others, (guint8) pool.n_of_others);
  if (pool.n > 0)
    acies_resolver_ask_dice_of (resolver, state->units[combat->attacker].side, combat->attacker, pool.dice, pool.n, 0);
  else
    acies_resolver_roll_nothing (resolver, 0);
  note_roll (resolver, combat, &pool);
}

guint
acies_bp_symbol_of (const AciesRuleset *ruleset,
                    guint               type,
                    guint               face)
{
  return face > 0 ? ruleset->die_types[type].faces[face - 1].symbol : BP_BLANK;
}

/* Says of each die what it has come to, and how many hit. */
static guint
judge (AciesResolver *resolver)
{
  const AciesState  *state = resolver->state;
  const AciesBpRoll *roll = &acies_bp_block (state)->combats[top (state)];
  guint8             results[ACIES_MAX_DICE];

  for (guint i = 0; i < state->dice.n; i++)
    {
      guint symbol = acies_bp_symbol_of (state->ruleset, state->dice.types[i], state->dice.faces[i]);

      results[i] = symbol == BP_CROSS || acies_bp_die_kills (state, &state->combats[top (state)], roll, i) ? ACIES_DIE_HIT : ACIES_DIE_MISS;
    }
  acies_resolver_judge_dice (resolver, results);

  return acies_dice_count (&state->dice, ACIES_DIE_HIT);
}

static void
read_roll (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             i = top (state);
  AciesBpRoll       it = acies_bp_block (state)->combats[i];

  it.n = (guint8) MIN (state->dice.n, BP_MAX_POOL);
  memcpy (it.types, state->dice.types, it.n);
  memcpy (it.faces, state->dice.faces, it.n);
  BP_SET (resolver, combats[i], it);
  acies_note_rolled (resolver, state->units[state->combats[i].attacker].side, judge (resolver), -1);
}

/* Of those that were rolled again all lie there once more. */
static void
laid_again (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             i = top (state);
  AciesBpRoll       it = acies_bp_block (state)->combats[i];
  AciesDice         dice = { .n = it.n };

  it.faces[it.rolls_again - 1] = state->dice.faces[0];
  it.rolls_again = 0;
  BP_SET (resolver, combats[i], it);
  memcpy (dice.types, it.types, it.n);
  memcpy (dice.faces, it.faces, it.n);
  acies_resolver_lay_dice (resolver, &dice);
  judge (resolver);
  acies_log_entry (resolver, BP_NOTE_AGAIN, .side = state->units[state->combats[i].attacker].side, .dice = state->dice);
}

/* --- steps ---------------------------------------------------------------------------------- */

static void
end_fight (AciesResolver *resolver)
{
  acies_resolver_pop_combat (resolver);
  acies_bp_settle_generals (resolver);
  if (!acies_bp_end_if_over (resolver))
    acies_bp_next_pick (resolver);
}

void
acies_bp_fight_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  switch (step->kind)
    {
    case BP_STEP_JOIN:
      ask_to_join (resolver);
      break;

    case BP_STEP_BEFORE:
      ask_tactica (resolver, BP_ASK_BEFORE, step->side);
      break;

    case BP_STEP_ROLL:
      roll (resolver);
      break;

    case BP_STEP_READ:
      read_roll (resolver);
      break;

    case BP_STEP_AFTER:
      ask_tactica (resolver, BP_ASK_AFTER, step->side);
      break;

    case BP_STEP_AGAIN:
      acies_bp_ask_again (resolver, ACIES_NO_SIDE);
      break;

    case BP_STEP_LAID_AGAIN:
      laid_again (resolver);
      break;

    case BP_STEP_ANSWER:
      answer (resolver);
      break;

    case BP_STEP_RESULT:
      acies_bp_result (resolver);
      break;

    case BP_STEP_END_ANSWER:
      acies_resolver_pop_combat (resolver);
      break;

    default:
      end_fight (resolver);
      break;
    }
}
