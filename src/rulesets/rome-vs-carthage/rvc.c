/* rvc.c - Rome vs Carthage: the table of its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include "engine/find/scenario-find.h"
#include "engine/odds/odds-procs.h"
#include "rulesets/rome-vs-carthage/dice.h"
#include "rulesets/shared/turns.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const char *const attributes[] = {
  "march", "attack-move", "range", "melee-attack", "melee-defence", "ranged-attack", "ranged-defence", NULL
};
/* RVC-C12 */
static const char *const marks[] = {
  "ready", "active", "moved", "marched", "attacked", "passive", "retreated", "advancing", "advanced", NULL
};
static const char *const dice[] = { "d6", NULL };
static const char *const skills[] = { "leadership", "light", "steadfast", NULL };
static const char *const classes[] = { "infantry", "cavalry", NULL };
static const char *const card_values[] = { "limit", "moved", "flankers", "march", NULL };
static const char *const switches[] = {
  "woods-passable", "woods-stop", "woods-block", "select", "actions-reset", "engaged-bind", "paths-bend", "retreat-losses",
  "morale-counts", "equal-morale", "free-advance", NULL
};
static const char *const effects[] = {
  "mixed-order", "cavalry-charge", "withdraw", "first-strike", "flanking", "envelopment", "cavalry-counter",
  "skirmish", "advance", "cavalry-pursue", "hit-and-run", NULL
};
static const char *const phases[] = {
  "select", "order", "move", "attack", "defend", "roll", "counter", "advance", "form", NULL
};
static const char *const phase_names[] = {
  NC_ ("phase", "Select"), NC_ ("phase", "Order"), NC_ ("phase", "Move"), NC_ ("phase", "Attack"), NC_ ("phase", "Defend"), NC_ ("phase", "Roll"), NC_ ("phase", "Counter"),
  NC_ ("phase", "Advance"), NC_ ("phase", "Form"), NULL
};
static const char *const steps[] = {
  "begin-round", "select", "deploy", "begin-turn", "order", "check-turn", "end-turn", "end-round",
  "way", "attack-moment", "defend-moment", "roll-moment", "roll", "hits", "defence", "result", "counter-moment",
  "advance-moment", "pursue-moment", "pursuit", "pursuit-attack", "run-moment", "run", "end-attack", "end-strike", NULL
};
/* clang-format on */

static void
pass (const AciesCommand *command,
      AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
}

static void
done (const AciesCommand *command,
      AciesResolver      *resolver)
{
  AciesDecision decision = resolver->state->decision;

  acies_resolver_answered (resolver);
  if (decision.kind == ACIES_DECISION_NONE)
    acies_rvc_finish_turn (resolver);
  else if (decision.kind == RVC_ASK_ORDER)
    acies_rvc_end_order (resolver);
  else if (decision.kind == RVC_ASK_SELECT)
    acies_note_side (resolver, ACIES_NOTE_HAND_SET, decision.side);
}

/* RVC-K6 */
static guint8
needed_flankers (const AciesCardType *card)
{
  return (guint8) card->values[RVC_VALUE_FLANKERS];
}

/* RVC-C11: the phases of an activation; a strike has none of its own (RVC-C25). */
/* clang-format off */
static const AciesStepProc step_procs[] = {
  [RVC_STEP_BEGIN_ROUND]    = { acies_rvc_begin_round },
  [RVC_STEP_SELECT]         = { acies_rvc_ask_select },
  [RVC_STEP_DEPLOY]         = { acies_rvc_ask_deploy },
  [RVC_STEP_BEGIN_TURN]     = { acies_rvc_begin_turn },
  [RVC_STEP_ORDER]          = { acies_rvc_ask_order },
  [RVC_STEP_CHECK_TURN]     = { acies_rvc_check_turn },
  [RVC_STEP_END_TURN]       = { acies_rvc_end_turn },
  [RVC_STEP_END_ROUND]      = { acies_rvc_end_round },
  [RVC_STEP_WAY]            = { acies_rvc_find_way_of, .phase = RVC_PHASE_ATTACK },
  [RVC_STEP_ATTACK_MOMENT]  = { .moment = RVC_ASK_ATTACK_MOMENT, .phase = RVC_PHASE_ATTACK },
  [RVC_STEP_DEFEND_MOMENT]  = { .moment = RVC_ASK_DEFEND_MOMENT, .phase = RVC_PHASE_DEFEND },
  [RVC_STEP_ROLL_MOMENT]    = { .moment = RVC_ASK_ROLL_MOMENT, .phase = RVC_PHASE_ROLL },
  [RVC_STEP_ROLL]           = { acies_rvc_roll },
  [RVC_STEP_HITS]           = { acies_rvc_hits },
  [RVC_STEP_DEFENCE]        = { acies_rvc_defence },
  [RVC_STEP_RESULT]         = { acies_rvc_result },
  [RVC_STEP_COUNTER_MOMENT] = { .moment = RVC_ASK_COUNTER_MOMENT, .phase = RVC_PHASE_COUNTER },
  [RVC_STEP_ADVANCE_MOMENT] = { acies_rvc_advance_moment, .phase = RVC_PHASE_ADVANCE },
  [RVC_STEP_PURSUE_MOMENT]  = { .moment = RVC_ASK_PURSUE_MOMENT },
  [RVC_STEP_PURSUIT]        = { acies_rvc_ask_pursuit },
  [RVC_STEP_PURSUIT_ATTACK] = { acies_rvc_ask_pursuit_attack },
  [RVC_STEP_RUN_MOMENT]     = { .moment = RVC_ASK_RUN_MOMENT },
  [RVC_STEP_RUN]            = { acies_rvc_ask_run },
  [RVC_STEP_END_ATTACK]     = { acies_rvc_end_attack },
  [RVC_STEP_END_STRIKE]     = { acies_rvc_end_strike },
};
static const guint8 strike_steps[] = {
  RVC_STEP_END_STRIKE, RVC_STEP_RESULT, RVC_STEP_DEFENCE, RVC_STEP_HITS, RVC_STEP_ROLL, RVC_STEP_WAY
};

static const AciesSharedProcs shared = {
  .steps = { step_procs, .attack = RVC_STEP_WAY, .emptied = RVC_STEP_ADVANCE_MOMENT, .ends = RVC_STEP_END_ATTACK },
  .moments = { acies_rvc_cards, RVC_N_CARDS, .moment_rule = "RVC-C11", .hand_rule = "RVC-C30", .ability_rule = "RVC-U3", .ordered = RVC_MARK_READY },
  .attack = { strike_steps, G_N_ELEMENTS (strike_steps) },
  .acts = {
    .may_move = acies_rvc_check_may_move,
    .may_attack = acies_rvc_check_may_attack,
    .attack_after = acies_rvc_check_attack_after,
    .refuse_move = acies_rvc_refuse_move,
    .owner_rule = "RVC-C8",
  },
  .targets = {
    .range = acies_rvc_range,
    .is_bound = acies_rvc_is_bound,
    .is_straight = acies_rvc_is_straight,
    .enemy_rule = "RVC-C15",
    .far_rule = "RVC-C15",
    .way_rule = "RVC-C15",
    .bound_rule = "RVC-C15",
  },
  /* RVC-K5: every friend flanks. RVC-K12: each may count by both cards, and once by each. */
  .flanks = { RVC_EFFECT_FLANKING, RVC_EFFECT_ENVELOPMENT, .adds_up = TRUE, .any_friend = TRUE, .once_rule = "RVC-K12", .needs = needed_flankers },
  /* RVC-C6: both in any order. RVC-C30: what was discarded does not come back. */
  .hand = {
    .ask_put_back = RVC_ASK_SELECT,
    .ask_take = RVC_ASK_SELECT,
    .step_put_back = RVC_STEP_SELECT,
    .step_take = RVC_STEP_SELECT,
    .put_back_rule = "RVC-C6",
    .take_rule = "RVC-C6",
  },
  .reserve = { .rule = "RVC-C6", .verb = RVC_COMMAND_ENTER },
  .suppositions = &acies_rvc_suppositions,
};
/* clang-format on */

/* RVC-C12, RVC-C8 */
static gboolean
is_ok (const AciesState *state,
       const char      **why)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (state->mode == ACIES_MODE_PLAY && unit->place == ACIES_PLACE_BOARD && !acies_rvc_has_one_state (unit))
        return acies_state_broken (why, "a unit has two states");
    }
  for (AciesSide side = 0; state->mode == ACIES_MODE_PLAY && side < state->ruleset->n_sides; side++)
    {
      if (state->sides[side].spent > state->sides[side].actions)
        return acies_state_broken (why, "more actions spent than there are");
    }

  return TRUE;
}

/* The scenario says who wins then. */
static const AciesGameEnd equal_morale = { "equal-morale", N_ ("%s wins: morale is equal, and it wins ties in this battle") };

/* clang-format off */
static const AciesOddsProcs odds_procs = {
  .of_attack = acies_rvc_odds_of_attack,
  .of_duel = acies_rvc_odds_of_duel,
  .retreat_price = acies_rvc_retreat_price,
  /* Translators: a number, twice */
  .defence_format = N_ ("for each hit, a defence roll below %1$d wounds and %2$d forces a retreat"),
  .reasons = {
    [ACIES_REASON_IGNORED_RETREATS] = { N_ ("retreats ignored"),
      /* Translators: how many, why, the rule */
      { ACIES_FORMS ("%1$d retreat ignored: %2$s (%3$s)", "%1$d retreats ignored: %2$s (%3$s)") } },
    /* Translators: what is added to the number that hits, with its sign; why, the rule */
    [ACIES_REASON_TARGET_NUMBER] = { N_ ("number to hit"), { N_ ("%1$+d to the number needed to hit: %2$s (%3$s)") } },
  },
};

static const AciesScenarioProcs scenario_procs = {
  .attack_range = acies_rvc_type_range,
  .serves = acies_rvc_serves,
  .reserve_rule = "RVC-C6",
  .find = acies_rvc_find,
  .finding_kinds = acies_rvc_kinds,
};

const AciesProcs acies_rvc_procs = {
  .id = "rome-vs-carthage",
  .names = {
    .attributes = attributes,
    .marks = marks,
    .switches = switches,
    .dice = dice,
    .skills = skills,
    .classes = classes,
    .card_values = card_values,
    .effects = effects,
    .phases = phases,
    .phase_names = phase_names,
    .steps = steps,
    .conditions = acies_rvc_conditions,
  },
  .combat_phases = TRUE,
  .n_opening_phases = RVC_PHASE_MOVE + 1,
  .n_round_phases = RVC_PHASE_SELECT + 1,
  .fills_hands = TRUE,
  .point_format = N_ ("hits on %d or more"),
  .block_size = sizeof (AciesRvcBlock),
  ACIES_COMBATS_IN (AciesRvcBlock),
  .rules = { .setup = "RVC-C6", .board = "RVC-C14", .order = "RVC-C11", .dice = "RVC-C16", .end = "RVC-C23" },
  .commands = {
    [ACIES_COMMAND_START]    = { NULL,                    acies_rvc_start   },
    [ACIES_COMMAND_PLAY]     = { acies_card_moments_check, acies_card_moments_play},
    [ACIES_COMMAND_ORDER]    = { acies_rvc_check_order,   acies_rvc_order   },
    [RVC_COMMAND_ENTER]      = { acies_reserve_check,     acies_rvc_deploy  },
    [ACIES_COMMAND_MOVE]     = { acies_rvc_check_move,    acies_rvc_move    },
    [ACIES_COMMAND_ATTACK]   = { acies_rvc_check_attack,  acies_rvc_attack  },
    [RVC_COMMAND_WAY]        = { acies_rvc_check_way,     acies_rvc_way     },
    [ACIES_COMMAND_RETREAT]  = { acies_rvc_check_retreat, acies_rvc_retreat },
    [ACIES_COMMAND_PUT_BACK] = { acies_hand_check,        acies_hand_move   },
    [ACIES_COMMAND_TAKE]     = { acies_hand_check,        acies_hand_move   },
    [ACIES_COMMAND_PASS]     = { NULL,                    pass              },
    [ACIES_COMMAND_DONE]     = { NULL,                    done              },
    [ACIES_COMMAND_YES]      = { acies_rvc_check_yes,     acies_rvc_yes     },
  },
  .notes = acies_rvc_notes,
  .n_notes = RVC_N_NOTES,
  .help = N_ ("At the start of each odd-numbered round, choose your hand (“put-back” and “take”, then “done”).\n"
"If you have a reserve, bring it in next (“enter”, then “done”).\n"
"The sides then take turns. On your turn, one unit acts (“move”, “attack”), or you pass (“done”).\n"
"The defender rolls one die for each hit of an attack."),
  .verbs = { &acies_reserve_verb, &acies_rvc_way_verb },
  .ends = {
    [RVC_END_MORALE_ZERO]  = &acies_end_morale_zero,
    [RVC_END_MORE_MORALE]  = &acies_end_more_morale,
    [RVC_END_DRAW]         = &acies_end_draw,
    [RVC_END_EQUAL_MORALE] = &equal_morale,
  },
  .describe_not_asked = acies_card_moments_describe_not_asked,
  .check_card = acies_card_moments_check_card,
  .questions = acies_rvc_questions,
  .n_questions = RVC_N_QUESTIONS,
  .run_step = acies_step_run,
  .reach = {
    .list_destinations = acies_rvc_list_destinations,
    .check_attack_from = acies_rvc_check_attack_from,
    .list_targets = acies_target_list,
    .mark_targets = acies_target_mark,
    .start_of = acies_rvc_start_of,
    .march = acies_rvc_march,
    .passage = acies_rvc_passage,
    .attack_distance = acies_target_distance,
    .list_shots = acies_rvc_list_shots,
  },
  .morale = acies_rvc_morale_for,
  .is_ok = is_ok,
  .odds = &odds_procs,
  .scenario = &scenario_procs,
  .shared = &shared,
};
/* clang-format on */
