/* tiny.c - the smallest game that has everything a session must cope with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/tiny.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/find/findings.h"

enum
{
  STEP_ANSWER,
  STEP_ROLL,
  STEP_HIT,
};

enum
{
  DECISION_ANSWER = ACIES_DECISION_FIRST_OWN,
};

static AciesSide
enemy_of (const AciesState *state,
          AciesSide         side)
{
  return acies_ruleset_enemy_of (state->ruleset, side);
}

static void
resolve_start (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesTurn  turn = { .round = 1, .active = resolver->state->setup.first, .order_card = ACIES_NO_ID, .acting = ACIES_NO_UNIT, .started_at = ACIES_NO_HEX };
  AciesEvent event = { ACIES_EVENT_MODE_SET };

  event.u.mode.before = resolver->state->mode;
  event.u.mode.after = ACIES_MODE_PLAY;
  acies_resolver_emit (resolver, event);
  acies_resolver_set_turn (resolver, turn);
}

static gboolean
check_unit (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  AciesUnitId unit = acies_state_unit_at (state, command->hex);

  if (unit == ACIES_NO_UNIT || state->units[unit].side != state->turn.active)
    return acies_refuse (error, "TINY-1", "A side commands its own units");

  return TRUE;
}

static gboolean
check_move (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  if (!check_unit (command, state, error))
    return FALSE;
  if (command->to == ACIES_NO_HEX || acies_state_unit_at (state, command->to) != ACIES_NO_UNIT)
    return acies_refuse (error, "TINY-2", "A unit moves to a free hex");

  return TRUE;
}

static void
resolve_move (const AciesCommand *command,
              AciesResolver      *resolver)
{
  AciesUnitId   id = acies_state_unit_at (resolver->state, command->hex);
  AciesUnit     unit = resolver->state->units[id];
  AciesLogEntry entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_MOVED);

  unit.hex = command->to;
  acies_resolver_set_unit (resolver, id, unit);
  entry.unit = id;
  entry.hex = command->hex;
  entry.to = command->to;
  acies_resolver_log (resolver, entry);
}

static gboolean
check_attack (const AciesCommand *command,
              const AciesState   *state,
              GError            **error)
{
  AciesUnitId target = acies_state_unit_at (state, command->to);

  if (!check_unit (command, state, error))
    return FALSE;
  if (target == ACIES_NO_UNIT || state->units[target].side == state->turn.active)
    return acies_refuse (error, "TINY-3", "An attack needs an enemy");

  return TRUE;
}

static void
resolve_attack (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesCombat combat = { .attacker = acies_state_unit_at (resolver->state, command->hex),
                         .target = acies_state_unit_at (resolver->state, command->to),
                         .from = command->hex,
                         .at = command->to };

  acies_resolver_push_combat (resolver, &combat);
  acies_resolver_push_step (resolver, (AciesStep) { STEP_HIT, 0, 0 });
  acies_resolver_push_step (resolver, (AciesStep) { STEP_ROLL, 0, 0 });
  acies_resolver_push_step (resolver, (AciesStep) { STEP_ANSWER, 0, 0 });
}

static gboolean
check_play (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  if (state->cards[state->decision.side][ACIES_ZONE_HAND][command->id] == 0)
    return acies_refuse (error, "TINY-4", "A card is played from the hand");

  return TRUE;
}

static void
resolve_play (const AciesCommand *command,
              AciesResolver      *resolver)
{
  acies_resolver_move_cards (resolver, resolver->state->decision.side, command->id, 1,
                             ACIES_ZONE_HAND, ACIES_ZONE_DISCARD);
  acies_resolver_answered (resolver);
}

static void
resolve_pass (const AciesCommand *command,
              AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
}

static void
resolve_done (const AciesCommand *command,
              AciesResolver      *resolver)
{
  AciesTurn turn = resolver->state->turn;

  turn.round += turn.active != resolver->state->setup.first;
  turn.active = enemy_of (resolver->state, turn.active);
  acies_resolver_set_turn (resolver, turn);
}

static void
hit (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       target = state->combats[0].target;
  AciesUnit         unit = state->units[target];
  guint8            results[ACIES_MAX_DICE];

  for (guint i = 0; i < state->dice.n; i++)
    results[i] = state->dice.faces[i] == 6 ? ACIES_DIE_HIT : ACIES_DIE_MISS;
  acies_resolver_judge_dice (resolver, results);
  unit.figures -= MIN (unit.figures, acies_dice_count (&state->dice, ACIES_DIE_HIT));
  if (unit.figures == 0)
    {
      unit.place = ACIES_PLACE_LOST;
      unit.hex = ACIES_NO_HEX;
    }
  acies_resolver_set_unit (resolver, target, unit);
  acies_resolver_pop_combat (resolver);
  if (unit.figures == 0)
    acies_resolver_set_outcome (resolver, ACIES_END_FIRST_OWN, enemy_of (state, unit.side));
}

static void
run_step (AciesResolver   *resolver,
          const AciesStep *step)
{
  AciesSide enemy = enemy_of (resolver->state, resolver->state->turn.active);

  if (step->kind == STEP_HIT)
    hit (resolver);
  else if (step->kind == STEP_ROLL)
    acies_resolver_ask_dice (resolver, resolver->state->turn.active, resolver->state->combats[0].attacker, 0, 2, 6);
  else if (acies_state_count_cards (resolver->state, enemy, ACIES_ZONE_HAND) > 0)
    acies_resolver_ask (resolver, (AciesDecision) { .kind = DECISION_ANSWER, .side = enemy, .unit = ACIES_NO_UNIT, .card = ACIES_NO_ID, .hex = ACIES_NO_HEX });
}

static char *
describe (const AciesState *state,
          const char       *side)
{
  return g_strdup (state->decision.kind == DECISION_ANSWER ? "Answer" : "Act");
}

static const AciesQuestion questions[] = {
  [ACIES_DECISION_NONE] = { .name = "turn", .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (ATTACK) | ACIES_ANSWER (DONE), .describe = describe },
  [ACIES_DECISION_DICE] = { .name = "dice", .answers = ACIES_ANSWER (DICE), .describe = describe },
  [DECISION_ANSWER] = { .name = "answer", .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), .describe = describe },
};

static const AciesGameEnd nobody_left = { "nobody-left", "%s wins: the enemy has no units left" };

static const AciesScenarioProcs tiny_scenario = { 0 };

static const AciesProcs tiny_procs = {
  .id = "tiny",
  .commands = {
      [ACIES_COMMAND_START] = { NULL, resolve_start },
      [ACIES_COMMAND_MOVE] = { check_move, resolve_move },
      [ACIES_COMMAND_ATTACK] = { check_attack, resolve_attack },
      [ACIES_COMMAND_PLAY] = { check_play, resolve_play },
      [ACIES_COMMAND_PASS] = { NULL, resolve_pass },
      [ACIES_COMMAND_DONE] = { NULL, resolve_done },
  },
  .ends = { [ACIES_END_FIRST_OWN] = &nobody_left },
  .questions = questions,
  .n_questions = G_N_ELEMENTS (questions),
  .run_step = run_step,
  .scenario = &tiny_scenario,
};

static void
add_side (AciesRuleset *ruleset,
          const char   *id,
          const char   *name)
{
  AciesSide side = (AciesSide) ruleset->n_sides++;

  ruleset->sides[side] = (AciesSideType) { .id = g_strdup (id), .name = g_strdup (name), .named_by = ACIES_NO_ID, .plays_by = ACIES_NO_ID, .team_by = ACIES_NO_ID };
  ruleset->unit_types[side] = (AciesUnitType) { .id = g_strdup_printf ("%s-spear", id),
                                                .name = g_strdup_printf ("%s Spear", name),
                                                .sides = (guint8) (1u << side),
                                                .figures = 3,
                                                .morale_switch = ACIES_NO_ID };
  ruleset->n_unit_types++;
}

/* of a terrain */
#define NO_SWITCHES .impassable_switch = ACIES_NO_ID, .passable_switch = ACIES_NO_ID, \
                    .stops_switch = ACIES_NO_ID, .blocks_range_switch = ACIES_NO_ID

void
tiny_add_dice (AciesRuleset *ruleset)
{
  static const int average[] = { 2, 3, 3, 4, 4, 5 };
  AciesDieType    *dice = ruleset->die_types;

  ruleset->n_symbols = 2;
  ruleset->symbols[0] = (AciesSymbol) { g_strdup ("sword"), g_strdup ("Sword"), g_strdup ("†") };
  ruleset->symbols[1] = (AciesSymbol) { g_strdup ("shield"), g_strdup ("Shield"), NULL };
  ruleset->n_die_types = 3;
  dice[1] = (AciesDieType) { .id = g_strdup ("average"), .name = g_strdup ("Average die") };
  for (guint i = 0; i < G_N_ELEMENTS (average); i++)
    acies_die_add_face (&dice[1], average[i], ACIES_NO_ID, (const char *[]) { "2", "3", "4", "5" }[average[i] - 2]);
  dice[2] = (AciesDieType) { .id = g_strdup ("red"), .name = g_strdup ("Red die") };
  acies_die_add_face (&dice[2], 0, 0, "sword");
  acies_die_add_face (&dice[2], 0, 0, "sword");
  acies_die_add_face (&dice[2], 0, 1, "shield");
  acies_die_add_face (&dice[2], 1, ACIES_NO_ID, "1");
}

AciesRuleset *
tiny_ruleset_new (void)
{
  AciesRuleset *ruleset = acies_ruleset_new ();

  ruleset->procs = &tiny_procs;
  ruleset->id = g_strdup ("tiny");
  ruleset->name = g_strdup ("Tiny");
  add_side (ruleset, "red", "Red");
  add_side (ruleset, "blue", "Blue");
  ruleset->army = (AciesArmyNumbers) { .morale = 5, .hand_size = 5 };
  ruleset->n_die_types = 1;
  ruleset->die_types[0] = (AciesDieType) { .id = g_strdup ("d6"), .name = g_strdup ("Die") };
  for (int number = 1; number <= 6; number++)
    acies_die_add_face (&ruleset->die_types[0], number, ACIES_NO_ID, (const char *[]) { "1", "2", "3", "4", "5", "6" }[number - 1]);
  ruleset->n_terrains = 2;
  ruleset->terrains[0] = (AciesTerrainType) { .id = g_strdup ("clear"), .name = g_strdup ("Clear"), NO_SWITCHES };
  ruleset->terrains[1] = (AciesTerrainType) { .id = g_strdup ("forest"), .name = g_strdup ("Forest"), NO_SWITCHES };
  ruleset->n_cards = 1;
  ruleset->cards[0] = (AciesCardType) { .id = g_strdup ("gambit"), .name = g_strdup ("Gambit"), .sides = 3 };

  return ruleset;
}

static void
apply_line (AciesState *state,
            const char *line)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  acies_command_parse (line, state->ruleset, &command, &error);
  g_assert_no_error (error);
  acies_engine_apply (state, &command, NULL, &error);
  g_assert_no_error (error);
}

AciesState *
tiny_scenario_new (void)
{
  g_autoptr (AciesRuleset) ruleset = tiny_ruleset_new ();
  AciesState *state = acies_state_new (ruleset, 3, 3);

  apply_line (state, "place red-spear A1 3");
  apply_line (state, "place blue-spear C3 3");
  apply_line (state, "cards blue gambit 1");
  apply_line (state, "hand blue gambit 1");

  return state;
}
