/* carthage.c - Rome vs Carthage: the table of its procedures, its questions and log entries
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/carthage.h"

#include "engine/find/findings.h"
#include "engine/odds/odds.h"

#include <glib/gi18n-lib.h>

/* --- log entries --------------------------------------------------------------------------------------- */

static char *
describe_spent (const AciesLogWords *words)
{
  /* Translators: a side, actions that it has used, and all it has */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has spent %2$d of %3$d action", "%1$s has spent %2$d of %3$d actions", (gulong) words->entry->number2), words->side, words->entry->number, words->entry->number2);
}

/* In the order of the RVC_LOG_... */
/* clang-format off */
static const AciesOwnLogEntry acies_rvc_log_entries[RVC_N_LOG_KINDS] = {
  { "passed", .sentence = N_ ("%s passes") },
  { "spent", .describe = describe_spent },
  /* Translators: a unit, and two hexes */
  { "pursued", .forms = { ACIES_FORMS ("%1$s pursues from %2$s to %3$s", "%1$s pursue from %2$s to %3$s") }, .brief = NC_ ("over a unit", "Pursuit") },
  /* Translators: a unit, and two hexes */
  { "ran", .forms = { ACIES_FORMS ("%1$s breaks away from %2$s to %3$s", "%1$s break away from %2$s to %3$s") }, .brief = NC_ ("over a unit", "Breaking Away") },
  /* Translators: a unit, and a hex */
  { "held", .forms = { ACIES_FORMS ("%1$s can retreat no farther than %2$s; the rest of the retreat costs nothing", "%1$s can retreat no farther than %2$s; the rest of the retreat costs nothing") }, .of_fight = TRUE, .brief = NC_ ("over a unit", "Standing Firm") },
};
/* clang-format on */

/* --- questions ----------------------------------------------------------------------------------- */

static char *
describe_turn (const AciesState *state,
               const char       *side)
{
  const AciesTurn *turn = &state->turn;
  g_autofree char *unit = NULL;

  if (turn->order_card != ACIES_NO_ID)
    return g_strdup_printf (_ ("%s moves and attacks with its ordered units"), side);
  if (turn->acting == ACIES_NO_UNIT)
    return g_strdup_printf (_ ("%s activates a unit, or passes"), side);
  unit = acies_unit_label (state, turn->acting);
  if (acies_rvc_check_may_move (state, turn->acting, NULL))
    /* Translators: a side, a unit and its hex */
    return g_strdup_printf (_ ("%1$s: %2$s may move and attack"), side, unit);

  /* Translators: a side, a unit and its hex */
  return g_strdup_printf (_ ("%1$s: %2$s may attack"), side, unit);
}

/* RVC-C6: how many more it may take. */
static char *
describe_select (const AciesState *state,
                 const char       *side)
{
  guint room = state->decision.count;

  if (room == 0)
    return g_strdup_printf (_ ("%s may put cards back into its deck, or finish"), side);
  if (acies_state_count_cards (state, state->decision.side, ACIES_ZONE_HAND) == 0)
    /* Translators: a side, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s may take %2$u card from its deck",
                                         "%1$s may take up to %2$u cards from its deck", room),
                            side, room);

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s may take %2$u card from its deck, or put cards back",
                                       "%1$s may take up to %2$u cards from its deck, or put cards back", room),
                          side, room);
}

/* RVC-C18: who defends rolls too. */
static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  const AciesDecision *decision = &state->decision;
  gboolean             defends = state->combats[state->n_combats - 1].target == decision->unit;

  if (defends)
    /* Translators: a side, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls %2$u die to defend", "%1$s rolls %2$u dice to defend",
                                         decision->n_dice),
                            side, decision->n_dice);

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls %2$u die to attack", "%1$s rolls %2$u dice to attack",
                                       decision->n_dice),
                          side, decision->n_dice);
}

/* A turn that nobody has acted in is passed; else the unit, or those that are ordered, are through with it. */
static const char *
find_end_of_turn (const AciesState *state)
{
  if (state->turn.order_card != ACIES_NO_ID)
    return "moves";

  return state->turn.acting != ACIES_NO_UNIT ? "unit" : "turn";
}

/* To end a turn in which nobody has acted, and which costs an action, is to pass. */
static const char *
find_done_of_turn (const AciesState *state)
{
  if (state->turn.acting == ACIES_NO_UNIT && state->turn.order_card == ACIES_NO_ID)
    return N_ ("_Pass This Turn");

  return N_ ("En_d Turn");
}

static void
list_turn (const AciesState *state,
           GArray           *commands)
{
  acies_card_moments_list (state, commands);
  acies_act_list (state, commands);
}

static void
list_move_after (const AciesState *state,
                 GArray           *commands)
{
  guint steps = state->decision.kind == RVC_ASK_PURSUIT ? acies_rvc_pursuit_steps (state) : acies_rvc_run_steps (state);

  acies_list_moves (state, state->decision.unit, steps, commands);
}

static void
list_pursuit_attacks (const AciesState *state,
                      GArray           *commands)
{
  acies_list_attacks (state, state->decision.unit, commands);
}

/* The phases of an activation (RVC-C11), but hands and orders are chosen outside of it. */
/* clang-format off */
static const AciesQuestion acies_rvc_questions[RVC_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "turn", .find_end = find_end_of_turn, .find_done = find_done_of_turn, .list = list_turn, .describe = describe_turn,
    .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (ATTACK) | ACIES_ANSWER (PLAY) | ACIES_ANSWER (DONE),
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [RVC_ASK_SELECT] = {
    .name = "select", .asked = ACIES_ASKS_ANYBODY, .rule = "RVC-C6", .ends = "select", .done = N_ ("_Done: Keep This Hand"),
    .answers = ACIES_ANSWER (PUT_BACK) | ACIES_ANSWER (TAKE) | ACIES_ANSWER (DONE),
    .list = acies_hand_list, .describe = describe_select,
  },
  [RVC_ASK_DEPLOY] = {
    .name = "deploy", .asked = ACIES_ASKS_ANYBODY, .rule = "RVC-C6", .ends = "deploy",
    .answers = ACIES_ANSWER_VERB (LEGENDS_COMMAND_ENTER) | ACIES_ANSWER (DONE), .list = acies_reserve_list_asked,
    .sentence = N_ ("%s may bring units from its reserve onto the board"),
  },
  [RVC_ASK_ORDER] = {
    .name = "order", .rule = "RVC-C9", .ends = "order", .done = N_ ("_Done Ordering"), .answers = ACIES_ANSWER (ORDER) | ACIES_ANSWER (DONE),
    .list = acies_rvc_list_orders, .describe = acies_card_moments_describe_order,
  },
  [RVC_ASK_WAY] = {
    .name = "way", .asked = ACIES_ASKS_ATTACKER, .answers = ACIES_ANSWER_VERB (RVC_COMMAND_WAY), .list = acies_rvc_list_way,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses the path of the attack by %2$s", "%1$s chooses the path of the attack by %2$s") },
  },
  [RVC_ASK_ATTACK_MOMENT] = ACIES_MOMENT_ROW ("attack-moment", ATTACKER, "charge", .describe = acies_card_moments_describe_attack),
  [RVC_ASK_DEFEND_MOMENT] = ACIES_MOMENT_ROW ("defend-moment", TARGET, "defend", .describe = acies_card_moments_describe_defence),
  [RVC_ASK_RETREAT] = {
    .name = "retreat", .asked = ACIES_ASKS_TARGET, .answers = ACIES_ANSWER (RETREAT), .list = acies_rvc_list_retreats,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses where %2$s withdraws to", "%1$s chooses where %2$s withdraw to") },
  },
  [RVC_ASK_ROLL_MOMENT] = ACIES_MOMENT_ROW ("roll-moment", ATTACKER, "roll", .describe = acies_card_moments_describe_roll),
  [RVC_ASK_COUNTER_MOMENT] = ACIES_MOMENT_ROW ("counter-moment", TARGET, "counter", .describe = acies_card_moments_describe_counter),
  [RVC_ASK_ADVANCE_MOMENT] = {
    .name = "advance-moment", .asked = ACIES_ASKS_ATTACKER, .ends = "advance", .list = acies_card_moments_list,
    .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS) | ACIES_ANSWER (YES),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s: %2$s may advance into the emptied hex", "%1$s: %2$s may advance into the emptied hex") },
  },
  /* Translators: a side, and a unit */
  [RVC_ASK_PURSUE_MOMENT] = ACIES_MOMENT_ROW ("pursue-moment", ATTACKER, "pursue", .forms = { ACIES_FORMS ("%1$s: %2$s has advanced and may pursue", "%1$s: %2$s have advanced and may pursue") }),
  [RVC_ASK_PURSUIT] = {
    .name = "pursuit", .asked = ACIES_ASKS_ATTACKER, .ends = "pursuit", .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (DONE),
    .done = N_ ("_Done: Stay Here"), .list = list_move_after,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses where %2$s pursues to", "%1$s chooses where %2$s pursue to") },
  },
  [RVC_ASK_PURSUIT_ATTACK] = {
    .name = "pursuit-attack", .asked = ACIES_ASKS_ATTACKER, .ends = "attack", .answers = ACIES_ANSWER (ATTACK) | ACIES_ANSWER (DONE),
    .done = N_ ("_Done: No Attack"), .list = list_pursuit_attacks,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s: %2$s may attack again", "%1$s: %2$s may attack again") },
  },
  /* Translators: a side, and a unit */
  [RVC_ASK_RUN_MOMENT] = ACIES_MOMENT_ROW ("run-moment", ATTACKER, "break-away", .forms = { ACIES_FORMS ("%1$s: %2$s may break away after the attack", "%1$s: %2$s may break away after the attack") }),
  [RVC_ASK_RUN] = {
    .name = "run", .asked = ACIES_ASKS_ATTACKER, .ends = "run", .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (DONE),
    .done = N_ ("_Done: Stay Here"), .list = list_move_after,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses where %2$s breaks away to", "%1$s chooses where %2$s break away to") },
  },
};
/* clang-format on */

/* --- procedures ---------------------------------------------------------------------------------- */

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
    acies_log_side (resolver, ACIES_LOG_HAND_SET, decision.side);
}

/* RVC-K6 */
static guint
needs_flankers (const AciesCardType *card)
{
  return (guint) card->values[RVC_VALUE_FLANKERS];
}

/* RVC-C11: the phases of an activation; a strike has none of its own (RVC-C25). */
/* clang-format off */
static const AciesStepProc step_procs[RVC_STEP_END_STRIKE + 1] = {
  [RVC_STEP_SELECT]         = { .moment = RVC_ASK_SELECT },
  [RVC_STEP_WAY]            = { .phase = RVC_PHASE_ATTACK },
  [RVC_STEP_ATTACK_MOMENT]  = { .moment = RVC_ASK_ATTACK_MOMENT, .phase = RVC_PHASE_ATTACK },
  [RVC_STEP_DEFEND_MOMENT]  = { .moment = RVC_ASK_DEFEND_MOMENT, .phase = RVC_PHASE_DEFEND },
  [RVC_STEP_ROLL_MOMENT]    = { .moment = RVC_ASK_ROLL_MOMENT, .phase = RVC_PHASE_ROLL },
  [RVC_STEP_COUNTER_MOMENT] = { .moment = RVC_ASK_COUNTER_MOMENT, .phase = RVC_PHASE_COUNTER },
  [RVC_STEP_ADVANCE_MOMENT] = { .phase = RVC_PHASE_ADVANCE },
  [RVC_STEP_PURSUE_MOMENT]  = { .moment = RVC_ASK_PURSUE_MOMENT },
  [RVC_STEP_RUN_MOMENT]     = { .moment = RVC_ASK_RUN_MOMENT },
};

static const AciesSharedProcs shared = {
  /* RVC-C6: hands are chosen in any order. RVC-C30: what was discarded does not come back. */
  .rules = {
    .moment = "RVC-C11", .hand = "RVC-C30", .ability = "RVC-U3", .owner = "RVC-C8",
    .enemy = "RVC-C15", .far = "RVC-C15", .way = "RVC-C15", .bound = "RVC-C15",
    .once = "RVC-K12", .put_back = "RVC-C6", .take = "RVC-C6", .reserve = "RVC-C6", .strike = "RVC-C25",
  },
  .steps = step_procs,
  .run = acies_rvc_run,
  .attack = RVC_STEP_WAY,
  .result = RVC_STEP_RESULT,
  .emptied = RVC_STEP_ADVANCE_MOMENT,
  .ends = RVC_STEP_END_ATTACK,
  .cards = acies_rvc_cards,
  .card_fits = acies_rvc_card_fits,
  .card_check = acies_rvc_card_check,
  .card_play = acies_rvc_card_play,
  .ordered = RVC_MARK_READY,
  .may_move = acies_rvc_check_may_move,
  .may_attack = acies_rvc_check_may_attack,
  .attack_after = acies_rvc_check_attack_after,
  .refuse_move = acies_rvc_refuse_move,
  .range = acies_rvc_range,
  .is_bound = acies_rvc_is_bound,
  .is_straight = acies_rvc_is_straight,
  .flanking = RVC_EFFECT_FLANKING,
  .envelopment = RVC_EFFECT_ENVELOPMENT,
  /* RVC-K5: every friend flanks. RVC-K12: each may count by both cards, and once by each. */
  .all_flank = TRUE,
  .needs_flankers = needs_flankers,
  .read = acies_rvc_read_factors,
  .derive = acies_rvc_factors_derive,
  .derived = RVC_DERIVED,
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
static const AciesConditionWords conditions[RVC_N_CONDITIONS] = {
  [RVC_IF_ATTACKER_BESIDE_LEADER] = { NC_ ("condition of a fight", "Attacker Beside Its Leader"), "RVC-C17" },
  [RVC_IF_TARGET_BESIDE_LEADER] = { NC_ ("condition of a fight", "Target Beside Its Leader"), "RVC-C19" },
};

static const AciesOddsProcs odds_procs = {
  .of_attack = acies_rvc_odds_of_attack,
  .of_duel = acies_rvc_odds_of_duel,
  .retreat_price = acies_rvc_retreat_price,
  .conditions = conditions,
  .can_answer = acies_suppositions_can_answer,
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
  .attack_range = acies_type_range,
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
  .traits = ACIES_TRAIT_COMBAT_PHASES | ACIES_TRAIT_FILLS_HANDS,
  .n_opening_phases = RVC_PHASE_MOVE + 1,
  .n_round_phases = RVC_PHASE_SELECT + 1,
  .point_format = N_ ("hits on %d or more"),
  .block_size = sizeof (AciesRvcBlock),
  ACIES_COMBATS_IN (AciesRvcBlock),
  .rules = { .setup = "RVC-C6", .board = "RVC-C14", .order = "RVC-C11", .dice = "RVC-C16", .end = "RVC-C23" },
  .commands = {
    [ACIES_COMMAND_START]    = { NULL,                    acies_rvc_start   },
    [ACIES_COMMAND_PLAY]     = { acies_card_moments_check, acies_card_moments_play},
    [ACIES_COMMAND_ORDER]    = { acies_rvc_check_order,   acies_rvc_order   },
    [LEGENDS_COMMAND_ENTER]      = { acies_reserve_check,     acies_rvc_deploy  },
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
  .log_entries = acies_rvc_log_entries,
  .n_log_entries = RVC_N_LOG_KINDS,
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
  .judge = acies_rvc_judge,
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
