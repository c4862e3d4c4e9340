/* arena.c - a game of gladiators: the table of its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"

#include "engine/core/combat.h"
#include "engine/core/question.h"
#include "engine/find/findings.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"
#include "rulesets/shared/shared.h"

ACIES_BLOCK_FITS (AciesArenaBlock);

static const char *const attributes[] = { "speed", "fight", "throw", NULL };
static const char *const marks[] = { "acted", "braced", "netted", NULL };
static const char *const switches[] = { "nets-hold", "crowd", NULL };
static const char *const numbers[] = { "nets", NULL };
static const char *const symbols[] = { "sword", "net", "sand", NULL };
static const char *const dice[] = { "fight", "fate", NULL };
static const char *const skills[] = { NULL };
static const char *const classes[] = { "heavy", "light", NULL };
static const char *const card_values[] = { NULL };
static const char *const effects[] = { "shields", "sand", "mercy", "nothing", NULL };
static const char *const phases[] = { "favour", "bout", NULL };
static const char *const phase_names[] = { "Favour", "Bout", NULL };
static const char *const steps[] = { "favours", "lots", "begin", "omen", "crowd", "fill", "pick", "answer", "roll", "again", "result", "follow", "end", NULL };
static const char *const conditions[] = { NULL };

const AciesVerb acies_are_brace_verb = {
  .name = "brace",
  .shape = ACIES_VERB_AT,
  .weight = 4,
  .help = "let a gladiator stand behind his shield",
  .hint = { "Brace %s" },
  .step = "Brace on %s",
  .prompt = {
      "Click %s again to brace",
      "Move %s, or click again to brace",
      "Attack with %s, or click again to brace",
      "Move %s, attack, or click again to brace",
  },
};

const AciesVerb acies_are_throw_verb = {
  .name = "throw",
  .shape = ACIES_VERB_FROM_TO,
  .weight = 16,
  .help = "throw a net from the first hex over the enemy on the second",
  .hint = { "Throw the net of %s over %s" },
  .step = "Throw a Net from %s to %s",
  .prompt = {
      "Throw the net of %s over an enemy",
      "Move %s, or throw its net over an enemy",
      "Attack with %s, or throw its net over an enemy farther off",
      "Move %s, attack, or throw its net over an enemy farther off",
  },
};

const AciesVerb acies_are_enter_verb = {
  .name = "enter",
  .shape = ACIES_VERB_RESERVE,
  .weight = 8,
  .help = "let a gladiator who waits come in",
  .hint = { "Let %s come in on %s" },
  .step = "Let %s Come In on %s",
};

static char *
describe_shielded (const AciesLogWords *words)
{
  return g_strdup_printf ("%s takes hits on the shield: %d", words->unit, words->entry->number);
}

const AciesOwnLogEntry acies_are_log_entries[ARE_N_LOG_KINDS] = {
  { "chose", .sentence = "%s has chosen a favour in secret" },
  { "braced", .forms = { "%s %s braces", "%s %s braces" } },
  { "netted", .forms = { "%s %s is caught in a net", "%s %s are caught in a net" }, .of_fight = TRUE },
  { "shielded", .describe = describe_shielded, .of_fight = TRUE },
  { "seen", .forms = { "%s %s throws off the hood", "%s %s throw off the hood" } },
  { "saluted", .sentence = "%s salutes the crowd" },
  { "jeered", .sentence = "%s jeers at the enemy" },
};

static void
list_answers (const AciesState *state,
              GArray           *commands)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_PLAY, (AciesId) i);

      if (acies_are_check_play (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

/* ARE-5: all is seen but which favour it is. */
const AciesQuestion acies_are_questions[ARE_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
      .name = "bout",
      .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (ATTACK) | ACIES_ANSWER_VERB (ARE_COMMAND_BRACE) | ACIES_ANSWER_VERB (ARE_COMMAND_THROW) | ACIES_ANSWER_VERB (ARE_COMMAND_ENTER) | ACIES_ANSWER (DONE),
      .rule = "ARE-2",
      .ends = "bout",
      .done = "En_d Bout",
      .list = acies_are_list_acts,
      .sentence = "%s acts with its gladiators, each once",
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .sentence = "%s rolls the dice" },
  [ARE_ASK_FAVOUR] = {
      .name = "favour",
      .asked = ACIES_ASKS_ANYBODY,
      .answers = ACIES_ANSWER (TAKE),
      .rule = "ARE-5",
      .list = acies_hand_list,
      .sentence = "%s chooses favours, which the other school does not see",
  },
  [ARE_ASK_ANSWER] = {
      .name = "answer",
      .asked = ACIES_ASKS_TARGET,
      .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS),
      .rule = "ARE-6",
      .ends = "answer",
      .pass = "_Pass: No Favour",
      .list = list_answers,
      .forms = { ACIES_FORMS ("%s may play its favour for %s, who is attacked", "%s may play its favour for %s, who are attacked") },
  },
  [ARE_ASK_FOLLOW] = {
      .name = "follow",
      .asked = ACIES_ASKS_ATTACKER,
      .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
      .rule = "ARE-11",
      .ends = "follow",
      .pass = "_No: Stay",
      .yes = "_Yes: Follow",
      .forms = { ACIES_FORMS ("%s: does %s follow into the hex of the fallen?", "%s: do %s follow into the hex of the fallen?") },
  },
  [ARE_ASK_CROWD] = {
      .name = "crowd",
      .answers = ACIES_ANSWER_VERB (ARE_COMMAND_SALUTE) | ACIES_ANSWER_VERB (ARE_COMMAND_JEER),
      .rule = "ARE-15",
      .list = acies_are_list_greetings,
      .sentence = "%s turns to the crowd",
  },
  [ARE_ASK_AGAIN] = {
      .name = "again",
      .asked = ACIES_ASKS_ATTACKER,
      .answers = ACIES_ANSWER_VERB (ARE_COMMAND_AGAIN) | ACIES_ANSWER (PASS),
      .rule = "ARE-16",
      .ends = "again",
      .pass = "_Keep Dice",
      .list = acies_are_list_again,
      .forms = { ACIES_FORMS ("%s may throw a die of %s again", "%s may throw a die of %s again") },
  },
  [ARE_ASK_PICK] = {
      .name = "pick",
      .asked = ACIES_ASKS_ANYBODY,
      .answers = ACIES_ANSWER (TAKE) | ACIES_ANSWER (PASS),
      .rule = "ARE-19",
      .ends = "pick",
      .pass = "Ta_ke None",
      .list = acies_are_list_pick,
      .sentence = "%s may take a lot that lies open",
  },
};

static void
pass (const AciesCommand *command,
      AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
}

static void
run_step (AciesResolver   *resolver,
          const AciesStep *step)
{
  if (step->kind < ARE_STEP_ANSWER)
    acies_are_turn_step (resolver, step);
  else
    acies_are_fight_step (resolver, step);
}

static guint
attack_range (const AciesState *state,
              AciesId           unit_type)
{
  return 1;
}

static gboolean
serves (const AciesState *state,
        AciesSide         side,
        AciesId           card,
        AciesId           unit_type)
{
  return TRUE;
}

static const AciesGameEnd last_standing = { "last-standing", "%s wins: nobody of the enemy stands any more", "%s win: nobody of the enemy stands any more" };
static const AciesGameEnd more_figures = { "more-figures", "%s wins with more figures after the last round", "%s win with more figures after the last round" };

static const AciesScenarioProcs scenario = { .attack_range = attack_range, .serves = serves };

/* A hand is set as those of other games are. */
static const AciesStepProc hand_steps[] = { [ARE_STEP_FAVOURS] = { .moment = ARE_ASK_FAVOUR } };

static const AciesSharedProcs shared = { .rules.take = "ARE-5", .steps = hand_steps, .range = acies_are_range };

/* clang-format off */
const AciesProcs acies_are_procs = {
  .id = "arena",
  .names = {
    .attributes = attributes,
    .marks = marks,
    .switches = switches,
    .numbers = numbers,
    .symbols = symbols,
    .dice = dice,
    .skills = skills,
    .classes = classes,
    .card_values = card_values,
    .effects = effects,
    .phases = phases,
    .phase_names = phase_names,
    .steps = steps,
    .conditions = conditions,
  },
  .n_opening_phases = 2,
  .n_round_phases = ARE_PHASE_FAVOUR + 1,
  .traits = ACIES_TRAIT_FILLS_HANDS,
  .point_format = "fate hits on %d or more",
  .block_size = sizeof (AciesArenaBlock),
  ACIES_COMBATS_IN (AciesArenaBlock),
  .rules = { .setup = "ARE-1", .board = "ARE-3", .order = "ARE-2", .dice = "ARE-7", .end = "ARE-12" },
  .commands = {
    [ACIES_COMMAND_START]  = { NULL,                   acies_are_start  },
    [ACIES_COMMAND_TAKE]   = { acies_are_check_take,   acies_are_take   },
    [ACIES_COMMAND_MOVE]   = { acies_are_check_move,   acies_are_move   },
    [ACIES_COMMAND_ATTACK] = { acies_are_check_attack, acies_are_attack },
    [ACIES_COMMAND_PLAY]   = { acies_are_check_play,   acies_are_play   },
    [ACIES_COMMAND_PASS]   = { NULL,                   pass             },
    [ACIES_COMMAND_YES]    = { NULL,                   acies_are_follow },
    [ACIES_COMMAND_DONE]   = { NULL,                   acies_are_done   },
    [ACIES_COMMAND_DRAW]   = { NULL,                   acies_draw_move  },
    [ARE_COMMAND_BRACE]    = { acies_are_check_brace,  acies_are_brace  },
    [ARE_COMMAND_THROW]    = { acies_are_check_throw,  acies_are_throw  },
    [ARE_COMMAND_ENTER]    = { acies_are_check_enter,  acies_are_enter  },
    [ARE_COMMAND_SALUTE]   = { acies_are_check_salute, acies_are_salute },
    [ARE_COMMAND_JEER]     = { acies_are_check_jeer,   acies_are_jeer   },
    [ARE_COMMAND_AGAIN]    = { acies_are_check_again,  acies_are_again  },
  },
  .verbs = { &acies_are_brace_verb, &acies_are_throw_verb, &acies_are_enter_verb, &acies_are_salute_verb, &acies_are_jeer_verb,
             &acies_are_again_verb },
  .log_entries = acies_are_log_entries,
  .n_log_entries = ARE_N_LOG_KINDS,
  .ends = {
    [ARE_END_LAST_STANDING] = &last_standing,
    [ARE_END_MORE_FIGURES]  = &more_figures,
    [ARE_END_DRAW]          = &acies_end_draw,
  },
  .questions = acies_are_questions,
  .n_questions = ARE_N_QUESTIONS,
  .draw = { .name = "draw", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DRAW), .rule = "ARE-17", .describe = acies_draw_describe },
  .run_step = run_step,
  .may_lie = acies_are_may_lie,
  .renumber = acies_are_renumber,
  .reach = {
    .list_destinations = acies_are_list_destinations,
    .check_attack_from = acies_are_check_attack_from,
    .list_targets = acies_target_list,
    .mark_targets = acies_target_mark,
    .march = acies_are_speed,
    .attack_distance = acies_target_distance,
  },
  .scenario = &scenario,
  .shared = &shared,
};
/* clang-format on */
