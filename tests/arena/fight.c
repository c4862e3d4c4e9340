/* fight.c - a game of gladiators: an attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/combat.h"
#include "engine/core/units.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"
#include "rulesets/shared/shared.h"

/* ARE-4 */
gboolean
acies_are_check_attack (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId target = acies_state_unit_at (state, command->to);

  if (!acies_are_check_actor (state, acies_command_unit (command, state), error))
    return FALSE;
  if (target == ACIES_NO_UNIT || !acies_side_is_enemy (state, state->turn.active, state->units[target].side))
    return acies_refuse (error, "ARE-4", "An attack is made on an enemy");

  return acies_board_is_adjacent (state->board, command->hex, command->to) ||
         acies_refuse (error, "ARE-4", "Only a neighbour is attacked");
}

void
acies_are_attack (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesCombat combat = acies_attack_between (resolver->state, command->hex, command->to);

  combat.attacker = acies_command_unit (command, resolver->state);
  acies_are_unhood (resolver, combat.attacker);
  acies_are_unhood (resolver, combat.target);
  acies_unit_set_mark (resolver, combat.attacker, ARE_MARK_ACTED, TRUE);
  acies_unit_set_mark (resolver, combat.attacker, ARE_MARK_BRACED, FALSE);
  acies_resolver_push_combat (resolver, &combat);
  acies_log_declared (resolver, &combat);
  for (guint step = ARE_STEP_END; step >= ARE_STEP_ANSWER; step--)
    acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step });
}

/* ARE-6 */
gboolean
acies_are_check_play (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  if (command->hex != ACIES_NO_HEX)
    return acies_refuse (error, "ARE-6", "A favour is played on no hex");

  return state->cards[state->decision.side][ACIES_ZONE_HAND][command->id] > 0 ||
         acies_refuse (error, "ARE-6", "%s has not chosen that favour", state->ruleset->sides[state->decision.side].name);
}

void
acies_are_play (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesSide   side = resolver->state->decision.side;
  AciesCombat combat = resolver->state->combats[0];

  acies_resolver_answered (resolver);
  acies_resolver_move_cards (resolver, side, command->id, 1, ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
  combat.cards |= G_GUINT64_CONSTANT (1) << command->id;
  acies_resolver_set_combat (resolver, 0, &combat);
  acies_log_card (resolver, side, command->id, combat.target);
}

static gboolean
has_favour (const AciesState *state,
            guint             effect)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (state->ruleset->cards[i].effect == effect && (state->combats[0].cards >> i) & 1)
        return TRUE;
    }

  return FALSE;
}

/* ARE-7: so many dice for the fight, and one for fate. */
static void
roll (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       attacker = state->combats[0].attacker;
  guint             n = (guint) acies_are_value (state, attacker, ARE_FIGHT);
  guint8            dice[ACIES_MAX_DICE];

  g_return_if_fail (n < ACIES_MAX_DICE);

  memset (dice, ARE_DIE_FIGHT, sizeof dice);
  if (!has_favour (state, ARE_EFFECT_SAND))
    dice[n++] = ARE_DIE_FATE;
  acies_resolver_ask_dice_of (resolver, state->units[attacker].side, attacker, dice, n, ARE_FATE_HITS);
  acies_log_attack (resolver, &state->combats[0], ARE_FATE_HITS, n);
}

static guint
judge (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint8            results[ACIES_MAX_DICE];
  guint             hits;

  for (guint i = 0; i < state->dice.n; i++)
    {
      const AciesFace *face = acies_ruleset_get_face (state->ruleset, &state->dice, i);
      gboolean         hit = face->symbol == ARE_SYMBOL_SWORD || (face->symbol == ACIES_NO_ID && face->number >= ARE_FATE_HITS);

      results[i] = hit ? ACIES_DIE_HIT : ACIES_DIE_MISS;
    }
  acies_resolver_judge_dice (resolver, results);
  hits = acies_dice_count (&state->dice, ACIES_DIE_HIT);
  acies_log_rolled (resolver, state->units[state->combats[0].attacker].side, hits, -1);

  return hits;
}

/* ARE-6, ARE-8: shields take one each. */
static guint
shield (AciesResolver *resolver,
        guint          hits)
{
  AciesUnitId target = resolver->state->combats[0].target;
  guint       shields = has_favour (resolver->state, ARE_EFFECT_SHIELDS) + acies_state_unit_has_mark (resolver->state, target, ARE_MARK_BRACED);

  acies_unit_set_mark (resolver, target, ARE_MARK_BRACED, FALSE);
  if (MIN (hits, shields) == 0)
    return hits;
  acies_log_spared (resolver, ARE_LOG_SHIELDED, target, MIN (hits, shields), NULL, NULL);

  return hits - MIN (hits, shields);
}

static gboolean
shows_net (const AciesState *state)
{
  for (guint i = 0; i < state->dice.n; i++)
    {
      if (acies_ruleset_get_face (state->ruleset, &state->dice, i)->symbol == ARE_SYMBOL_NET)
        return TRUE;
    }

  return ACIES_BLOCK (state, AciesArenaBlock)->combats[0].net;
}

/* ARE-16: dice are counted before one is thrown again, and that one for itself. */
static void
ask_again (AciesResolver *resolver)
{
  if (!resolver->state->switches[ARE_CROWD])
    return;
  if (judge (resolver) < resolver->state->dice.n)
    acies_question_ask (resolver, ARE_ASK_AGAIN);
}

static guint
count_hits (AciesResolver *resolver)
{
  const AciesArenaFight *fight = &ACIES_BLOCK (resolver->state, AciesArenaBlock)->combats[0];

  if (!resolver->state->switches[ARE_CROWD])
    return judge (resolver);
  if (fight->again)
    return fight->hits + judge (resolver);

  return acies_dice_count (&resolver->state->dice, ACIES_DIE_HIT);
}

/* ARE-6, ARE-7 */
static void
result (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       target = state->combats[0].target;
  guint             hits = shield (resolver, count_hits (resolver));

  if (has_favour (state, ARE_EFFECT_MERCY))
    hits = MIN (hits, state->units[target].figures - 1u);
  if (hits > 0 && acies_unit_lose_figures (resolver, target, hits, ACIES_LOG_HIT))
    return;
  if (shows_net (state) && !acies_state_unit_has_mark (state, target, ARE_MARK_NETTED))
    acies_are_net (resolver, target);
}

static gboolean
may_follow (const AciesState *state)
{
  const AciesCombat *combat = &state->combats[0];

  return state->units[combat->target].place == ACIES_PLACE_LOST && !acies_state_unit_has_mark (state, combat->attacker, ARE_MARK_NETTED) &&
         acies_stack_obstacle_to (state, combat->attacker, combat->at) == ACIES_NO_UNIT;
}

/* ARE-11 */
void
acies_are_follow (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  const AciesCombat combat = resolver->state->combats[0];

  acies_resolver_answered (resolver);
  acies_unit_set_hex (resolver, combat.attacker, combat.at);
  acies_log_move (resolver, ACIES_LOG_ADVANCED, combat.attacker, combat.from, combat.at);
}

/* Where one may follow, the attack ends after the answer. */
static void
ask_to_follow (AciesResolver *resolver)
{
  if (!may_follow (resolver->state))
    return;
  acies_are_end (resolver, FALSE);
  if (resolver->state->outcome.reason == ACIES_END_NOT_YET)
    acies_question_ask (resolver, ARE_ASK_FOLLOW);
}

void
acies_are_fight_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  AciesUnitId target = resolver->state->combats[0].target;

  if (step->kind == ARE_STEP_ROLL)
    roll (resolver);
  else if (step->kind == ARE_STEP_AGAIN)
    ask_again (resolver);
  else if (step->kind == ARE_STEP_RESULT)
    result (resolver);
  else if (step->kind == ARE_STEP_FOLLOW)
    ask_to_follow (resolver);
  else if (step->kind == ARE_STEP_END)
    acies_resolver_pop_combat (resolver);
  else if (acies_state_count_cards (resolver->state, resolver->state->units[target].side, ACIES_ZONE_HAND) > 0)
    acies_question_ask (resolver, ARE_ASK_ANSWER);
}
