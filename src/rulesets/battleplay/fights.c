/* fights.c - BattlePlay: one fight, step by step: its dice, dice that are rolled again, and what comes of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "engine/board/texts.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- dice ------------------------------------------------------------------------------------- */

/* Dice of the second table stand behind those of the first, of three colours alone. */
static const guint8 second_table[] = { BP_BLACK, BP_WHITE, BP_GREEN_B, BP_YELLOW_B, BP_RED_B };

guint8
acies_bp_die_of (const AciesState *state,
                 guint             colour)
{
  return state->switches[BP_SWITCH_DICE] == BP_DICE_B ? second_table[colour] : (guint8) colour;
}

/* BP-R1, BP-A1: the ladder has two ends. */
static guint8
shift (guint8 colour,
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

  return shift ((guint8) (garrison - 1), (state->switches[BP_SWITCH_WALLS] != 0) - (state->switches[BP_SWITCH_SIEGECRAFT] != 0));
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

/* BP-A29: the troop cards on the square of the attacker that roll with it when all cards with an enemy in front do. */
static guint
list_others (const AciesState  *state,
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

void
acies_bp_pool_of (const AciesState  *state,
                  const AciesCombat *combat,
                  const AciesBpRoll *roll,
                  AciesBpPool       *pool)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesUnitId         attacker = combat->attacker;
  AciesId             type = state->units[attacker].type;
  gboolean            difficult = rolls_difficult (state, attacker, combat, roll);
  AciesUnitId         general = acies_stack_in_layer (state, combat->from, BP_LAYER_GENERALS);
  guint8              garrison = acies_bp_garrison_die (state);
  AciesUnitId         others[ACIES_MAX_LAYERS];
  guint               n_others = list_others (state, combat, roll->kind, others);
  guint               own;
  guint               file = acies_hex_column (combat->at);
  int                 steps = 0;

  *pool = (AciesBpPool) { 0 };
  /* BP-R3, BP-R24, BP-A3, BP-A5: the file of the target says which. */
  if (roll->kind == BP_SHOT_BOWS)
    add_named (ruleset, type, difficult ? BP_SHOOT_DIFFICULT : BP_SHOOT_GOOD,
               difficult ? _ ("Shooting in difficult terrain") : _ ("Shooting in good going"), "BP-R24", pool);
  else
    add_named (ruleset, type, difficult ? BP_DIFFICULT : BP_GOOD, difficult ? _ ("Difficult terrain") : _ ("Good going"), "BP-R24", pool);
  if (roll->leads && general != ACIES_NO_UNIT)
    add_named (ruleset, state->units[general].type, BP_ASSAULT, _ ("The general joins"), "BP-R27", pool);
  if (state->units[attacker].side == acies_bp_defender (state) && garrison <= BP_RED && !is_shot (roll->kind)) /* BP-A16 */
    {
      add_reason (pool, _ ("Garrison"), "BP-R45", 0, pool->n < BP_MAX_POOL);
      if (pool->n < BP_MAX_POOL)
        pool->dice[pool->n++] = garrison;
    }
  own = pool->n;
  for (guint i = 0; i < n_others; i++)
    add_named (ruleset, state->units[others[i]].type, rolls_difficult (state, others[i], combat, roll) ? BP_DIFFICULT : BP_GOOD,
               acies_state_unit_type (state, others[i])->name, "BP-A29", pool);
  pool->n_of_others = pool->n - own;
  /* BP-A2: all of them add up. BP-A4, BP-A8: woods and hill of the target, also for missiles. */
  if (is_shot (roll->kind) && acies_bp_has_woods (state, file))
    add_reason (pool, _ ("Woods give cover"), "BP-R25", -1, 0);
  if (acies_bp_holds_hill (state, acies_bp_enemy (state->units[attacker].side), file))
    add_reason (pool, _ ("The enemy holds the hill"), "BP-R26", -1, 0);
  if (roll->kind == BP_SUPPORT)
    add_reason (pool, _ ("Supporting file"), "BP-R40", -1, 0);
  if (roll->raised)
    add_reason (pool, C_ ("card", "Ferocity"), "BP-K3", roll->raised, 0);
  if (roll->lowered)
    add_reason (pool, C_ ("card", "Disorder"), "BP-K4", -roll->lowered, 0);
  for (guint i = 0; i < pool->n_reasons; i++)
    steps += pool->reasons[i].steps;
  for (guint i = 0; i < pool->n; i++)
    {
      pool->printed[i] = pool->dice[i];
      pool->dice[i] = acies_bp_die_of (state, shift (pool->dice[i], steps));
    }
}

static guint
top (const AciesState *state)
{
  return state->n_combats - 1u;
}

/* --- rolled again ----------------------------------------------------------------------------- */

/* BP-R26, BP-R39 */
gboolean
acies_bp_may_roll_again (const AciesState  *state,
                         const AciesCombat *combat,
                         AciesBpFight       fight)
{
  if (fight == BP_FLANK)
    return TRUE;

  return (fight == BP_SHOT_ARTILLERY || fight == BP_SHOT_BOWS) &&
         acies_bp_holds_hill (state, state->units[combat->attacker].side, acies_hex_column (combat->from));
}

/* Of the fight that goes on: can a die be rolled again? BP-A10: each once. */
gboolean
acies_bp_has_die_left (const AciesState *state)
{
  const AciesBpRoll *roll = acies_bp_roll (state);

  return (roll->again | (0xffu << roll->n)) % 256u != 0xffu;
}

/* @side: who chooses one die by a card; NO_SIDE: the owner of the roll, as many as he likes. */
void
acies_bp_ask_again (AciesResolver *resolver,
                    AciesSide      side)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = acies_bp_combat (state);
  gboolean           by_card = side != ACIES_NO_SIDE;

  if (acies_bp_has_die_left (state) && (by_card || acies_bp_may_roll_again (state, combat, acies_bp_roll (state)->kind)))
    acies_question_ask_side (resolver, BP_ASK_AGAIN, by_card ? side : state->units[combat->attacker].side, combat->attacker, by_card);
}

gboolean
acies_bp_check_again (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  const AciesBpRoll *roll = acies_bp_roll (state);

  if (command->number < 1 || command->number > roll->n)
    return acies_refuse (error, "BP-A10", _ ("This roll has no die %d"), command->number);

  return !((roll->again >> (command->number - 1)) & 1) || acies_refuse (error, "BP-A10", _ ("This die has already been rolled again; each die can be rolled again only once"));
}

void
acies_bp_again (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  guint             i = top (state);
  AciesUnitId       attacker = state->combats[i].attacker;
  AciesBpRoll       it = *acies_bp_roll (state);
  guint             die = (guint) command->number - 1;
  gboolean          by_card = state->decision.count > 0;

  acies_resolver_answered (resolver);
  it.again |= (guint8) (1u << die);
  it.rolls_again = (guint8) (die + 1);
  BP_SET (resolver, combats[i], it);
  if (!by_card)
    acies_step_push (resolver, BP_STEP_AGAIN);
  acies_step_push (resolver, BP_STEP_LAID_AGAIN);
  acies_resolver_ask_dice_of (resolver, state->units[attacker].side, attacker, &it.types[die], 1, 0);
}

char *
acies_bp_describe_die (const AciesState *state,
                       int               number)
{
  const AciesBpRoll  *roll = acies_bp_roll (state);
  const AciesRuleset *ruleset = state->ruleset;
  guint               type = roll->types[number - 1];

  /* Translators: a colour of dice, and what one shows: “Yellow: Blank” */
  return g_strdup_printf (_ ("%1$s: %2$s"), ruleset->die_types[type].name,
                          ruleset->symbols[acies_bp_symbol_of (ruleset, type, roll->faces[number - 1])].name);
}

/* --- what comes of it ------------------------------------------------------------------------- */

#define LEAST_STARS 2 /* BP-R27 */

/* BP-R5, BP-A7: in good going, of the file that is attacked; BP-R44: not at a town; BP-A36: skirmishers are infantry or cavalry. */
gboolean
acies_bp_special_kills (const AciesState  *state,
                        const AciesCombat *combat)
{
  static const struct
  {
    guint skill, class_;
  } beats[] = {
    { BP_SKILL_BEATS_INFANTRY, BP_INFANTRY },
    { BP_SKILL_BEATS_INFANTRY, BP_FOOT_SKIRMISHERS },
    { BP_SKILL_BEATS_CAVALRY, BP_CAVALRY },
    { BP_SKILL_BEATS_CAVALRY, BP_MOUNTED_SKIRMISHERS },
    { BP_SKILL_BEATS_ELEPHANTS, BP_ELEPHANTS },
  };

  if (!combat->melee || state->switches[BP_SWITCH_SIEGE] || acies_bp_is_difficult (state, acies_hex_column (combat->at)))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (beats); i++)
    {
      if (acies_unit_has_skill (state, combat->attacker, beats[i].skill) && acies_bp_class (state, combat->target) == beats[i].class_)
        return TRUE;
    }

  return FALSE;
}

/* BP-R4, BP-R5, BP-A6: an S of the general is one of the card, an S of the others on its square is not (BP-A29). */
gboolean
acies_bp_die_kills (const AciesState  *state,
                    const AciesCombat *combat,
                    const AciesBpRoll *roll,
                    guint              die)
{
  guint symbol = acies_bp_symbol_of (state->ruleset, roll->types[die], roll->faces[die]);

  return symbol == BP_SKULL || (symbol == BP_SPECIAL && die + roll->n_of_others < roll->n && acies_bp_special_kills (state, combat));
}

/* BP-R27: with a star less; 0: nobody. */
guint
acies_bp_stars_after (guint stars)
{
  return stars > LEAST_STARS ? stars - 1 : 0;
}

/* Who takes over has no part in this battle (BP-A22). */
static void
kill_general (AciesResolver *resolver,
              AciesSide      side,
              guint          file)
{
  const AciesState *state = resolver->state;

  for (AciesSide row = 0; row < 2; row++)
    {
      AciesUnitId general = acies_stack_in_layer (state, acies_bp_square (state, file, row), BP_LAYER_GENERALS);
      guint       stars;

      if (general == ACIES_NO_UNIT || state->units[general].side != side)
        continue;
      stars = acies_bp_stars_after ((guint) acies_state_unit_type (state, general)->values[BP_STARS]);
      acies_unit_destroy (resolver, general, ACIES_LOG_ELIMINATED);
      if (stars > 0)
        acies_log_entry (resolver, BP_LOG_SUCCEEDED, .side = side, .number = (gint16) stars);
    }
}

/* BP-R4, BP-R31: figures stand for wounds; a card without any left is destroyed. BP-R27, BP-R29: with a main battle card others die. */
static void
result (AciesResolver *resolver)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = acies_bp_combat (state);
  const AciesBpRoll *roll = acies_bp_roll (state);
  AciesUnit          target = state->units[combat->target];
  gboolean           is_main = acies_bp_is_main (state, combat->target);
  guint              crosses = 0;
  gboolean           kills = FALSE;
  guint              wounds;
  AciesUnitId        artillery;

  for (guint i = 0; i < roll->n; i++)
    {
      kills |= acies_bp_die_kills (state, combat, roll, i);
      crosses += acies_bp_symbol_of (state->ruleset, roll->types[i], roll->faces[i]) == BP_CROSS;
    }
  crosses -= MIN (crosses, roll->cancelled);
  wounds = kills ? BP_FULL : crosses;
  if (target.place != ACIES_PLACE_BOARD || wounds == 0)
    return;
  if (wounds < target.figures)
    {
      acies_log_unit (resolver, BP_LOG_WOUNDED, combat->target);
      target.figures = (guint8) (target.figures - wounds);
      acies_resolver_set_unit_by (resolver, combat->target, target, ACIES_CAUSE_OWN);
      return;
    }
  acies_unit_destroy (resolver, combat->target, ACIES_LOG_ELIMINATED);
  if (!is_main)
    return;
  artillery = acies_stack_in_layer (state, target.hex, 2);
  acies_bp_update_main (resolver, target.side);
  BP_SET (resolver, lost[target.side], (guint8) (acies_bp_block (state)->lost[target.side] + 1));
  if (artillery != ACIES_NO_UNIT)
    acies_unit_destroy (resolver, artillery, ACIES_LOG_ELIMINATED);
  kill_general (resolver, target.side, acies_hex_column (target.hex));
}

/* Pushed in reverse. BP-K: one question to each side before the roll, and one after it. */
static void
push_roll (AciesResolver *resolver,
           AciesSide      side)
{
  acies_bp_push_side (resolver, BP_STEP_AGAIN, side);
  acies_bp_push_side (resolver, BP_STEP_AFTER, acies_bp_enemy (side));
  acies_bp_push_side (resolver, BP_STEP_AFTER, side);
  acies_bp_push_side (resolver, BP_STEP_READ, side);
  acies_bp_push_side (resolver, BP_STEP_ROLL, side);
  acies_bp_push_side (resolver, BP_STEP_BEFORE, acies_bp_enemy (side));
  acies_bp_push_side (resolver, BP_STEP_BEFORE, side);
  acies_bp_push_side (resolver, BP_STEP_JOIN, side);
}

/* @unit rolls, and those that roll with it, at what stands on @at. */
static void
push_fight (AciesResolver  *resolver,
            AciesUnitId     unit,
            AciesHex        at,
            AciesBpFight    fight,
            AciesCombatKind kind)
{
  const AciesState *state = resolver->state;
  AciesCombat       combat = { .kind = (guint8) kind, .melee = !is_shot (fight), .attacker = unit, .from = state->units[unit].hex, .at = at };
  AciesUnitId       others[ACIES_MAX_LAYERS];
  guint             n = list_others (state, &combat, fight, others);

  combat.target = acies_bp_target_on (state, acies_bp_enemy (state->units[unit].side), at, fight);
  acies_unit_set_mark (resolver, unit, BP_MARK_ACTED, TRUE);
  for (guint i = 0; i < n; i++)
    acies_unit_set_mark (resolver, others[i], BP_MARK_ACTED, TRUE);
  acies_resolver_push_combat (resolver, &combat);
  BP_SET (resolver, combats[top (state)].kind, (guint8) fight);
}

/* Of "attack", and of "fight", for a file in which only the enemy rolls. */
void
acies_bp_fight (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesBpFight      fight = acies_bp_fight_of_phase (state);
  AciesUnitId       unit = acies_command_unit (command, state);
  AciesHex          at = command->to;

  if (command->kind == BP_COMMAND_FIGHT)
    {
      AciesUnitId enemy = acies_bp_troops_on (state, acies_bp_front (state, command->hex, state->units[unit].side));

      unit = acies_bp_answer_of (state, enemy, enemy, fight);
      at = command->hex;
    }
  push_fight (resolver, unit, at, fight, ACIES_COMBAT_ATTACK);
  acies_log_declared (resolver, acies_bp_combat (state));
  acies_step_push (resolver, BP_STEP_END_FIGHT);
  acies_step_push (resolver, BP_STEP_RESULT);
  acies_step_push (resolver, BP_STEP_ANSWER);
  push_roll (resolver, state->units[unit].side);
}

/* BP-R37 */
static void
answer (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  const AciesCombat attack = state->combats[0];
  AciesBpFight      fight = acies_bp_block (state)->combats[0].kind;
  AciesUnitId       unit = acies_bp_answer_of (state, attack.attacker, attack.target, fight);

  if (unit == ACIES_NO_UNIT)
    return;
  push_fight (resolver, unit, attack.from, fight, ACIES_COMBAT_COUNTER);
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

void
acies_bp_join (const AciesCommand *command,
               AciesResolver      *resolver)
{
  guint i = top (resolver->state);

  acies_resolver_answered (resolver);
  BP_SET (resolver, combats[i].leads, 1);
  acies_log_unit (resolver, BP_LOG_LEADS, acies_stack_in_layer (resolver->state, resolver->state->combats[i].from, BP_LAYER_GENERALS));
}

/* The text of the entry: "Yellow to Green, White to Black: Good going, The enemy holds the hill" */
static void
roll (AciesResolver *resolver)
{
  const AciesState   *state = resolver->state;
  const AciesCombat  *combat = acies_bp_combat (state);
  const AciesDieType *types = state->ruleset->die_types;
  AciesBpPool         pool;
  g_autoptr (GString) dice = g_string_new (NULL);
  g_autoptr (GString) reasons = g_string_new (NULL);
  g_autofree char *text = NULL;

  acies_bp_pool_of (state, combat, acies_bp_roll (state), &pool);
  BP_SET (resolver, combats[top (state)].n_of_others, (guint8) pool.n_of_others);
  if (pool.n > 0)
    acies_resolver_ask_dice_of (resolver, state->units[combat->attacker].side, combat->attacker, pool.dice, pool.n, 0);
  else
    acies_resolver_roll_nothing (resolver, 0);
  for (guint i = 0; i < pool.n; i++)
    {
      const char *now = types[pool.dice[i]].name;
      const char *printed = types[pool.printed[i]].name;
      /* Translators: the colour of a die, and the one it is lowered or raised to */
      g_autofree char *one = g_strcmp0 (now, printed) == 0 ? g_strdup (now) : g_strdup_printf (_ ("%1$s → %2$s"), printed, now);

      acies_list_add (dice, ACIES_LIST_COMMA, one);
    }
  for (guint i = 0; i < pool.n_reasons; i++)
    acies_list_add (reasons, ACIES_LIST_COMMA, pool.reasons[i].reason);
  /* Translators: dice, and what they come from: “Yellow → Green, White → Black (Good going, The enemy holds the hill)” */
  text = g_strdup_printf (_ ("%1$s (%2$s)"), dice->str, reasons->str);
  acies_log_entry (resolver, combat->kind == ACIES_COMBAT_COUNTER ? BP_LOG_ROLLS_BACK : BP_LOG_ROLLS, .unit = combat->attacker, .hex = combat->from,
                   .other = combat->target, .to = state->units[combat->target].hex, .reason = g_intern_string (text));
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
  const AciesState *state = resolver->state;
  guint8            results[ACIES_MAX_DICE];

  for (guint i = 0; i < state->dice.n; i++)
    {
      guint symbol = acies_bp_symbol_of (state->ruleset, state->dice.types[i], state->dice.faces[i]);

      results[i] = symbol == BP_CROSS || acies_bp_die_kills (state, acies_bp_combat (state), acies_bp_roll (state), i) ? ACIES_DIE_HIT : ACIES_DIE_MISS;
    }
  acies_resolver_judge_dice (resolver, results);

  return acies_dice_count (&state->dice, ACIES_DIE_HIT);
}

void
acies_bp_fight_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = acies_bp_combat (state);
  AciesSide          side = state->units[combat->attacker].side;
  AciesBpRoll        it = *acies_bp_roll (state);
  AciesDice          dice = { .n = it.n };

  switch (step->kind)
    {
    case BP_STEP_JOIN: /* BP-R27 */
      if (acies_bp_may_lead (acies_bp_roll (state)->kind) && acies_stack_in_layer (state, combat->from, BP_LAYER_GENERALS) != ACIES_NO_UNIT)
        acies_question_ask (resolver, BP_ASK_JOIN);
      break;

    case BP_STEP_BEFORE:
    case BP_STEP_AFTER:
      if (acies_bp_may_ask (state, step->side))
        acies_question_ask_side (resolver, step->kind == BP_STEP_BEFORE ? BP_ASK_BEFORE : BP_ASK_AFTER, step->side, combat->attacker, 0);
      break;

    case BP_STEP_ROLL:
      roll (resolver);
      break;

    case BP_STEP_READ:
      it.n = (guint8) MIN (state->dice.n, BP_MAX_POOL);
      memcpy (it.types, state->dice.types, it.n);
      memcpy (it.faces, state->dice.faces, it.n);
      BP_SET (resolver, combats[top (state)], it);
      acies_log_rolled (resolver, side, judge (resolver), -1);
      break;

    case BP_STEP_AGAIN:
      acies_bp_ask_again (resolver, ACIES_NO_SIDE);
      break;

    case BP_STEP_LAID_AGAIN: /* after a reroll all dice are on the table once more */
      it.faces[it.rolls_again - 1] = state->dice.faces[0];
      it.rolls_again = 0;
      BP_SET (resolver, combats[top (state)], it);
      memcpy (dice.types, it.types, it.n);
      memcpy (dice.faces, it.faces, it.n);
      acies_resolver_lay_dice (resolver, &dice);
      judge (resolver);
      acies_log_entry (resolver, BP_LOG_AGAIN, .side = side, .dice = state->dice);
      break;

    case BP_STEP_ANSWER:
      answer (resolver);
      break;

    case BP_STEP_RESULT:
      result (resolver);
      break;

    case BP_STEP_END_ANSWER:
      acies_resolver_pop_combat (resolver);
      break;

    default:
      acies_resolver_pop_combat (resolver);
      acies_bp_settle_generals (resolver);
      if (!acies_bp_end_if_over (resolver))
        acies_bp_next_pick (resolver);
      break;
    }
}
