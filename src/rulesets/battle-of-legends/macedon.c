/* macedon.c - Rome vs Macedon: the table of its procedures, its questions and log entries
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/macedon.h"

#include "engine/find/findings.h"
#include "engine/odds/odds.h"

#include <glib/gi18n-lib.h>

/* --- log entries --------------------------------------------------------------------------------------- */

static char *
describe_swapped (const AciesLogWords *words)
{
  /* Translators: two units, each with its hex */
  return g_strdup_printf (_ ("%1$s on %2$s and %3$s on %4$s swap places"), words->unit, words->hex, words->other, words->to);
}

static char *
describe_camp (const AciesLogWords *words)
{
  /* Translators: a side, and a hex */
  return g_strdup_printf (_ ("The enemy holds the camp of %1$s on %2$s"), words->side, words->hex);
}

static char *
describe_mark_lost (const AciesLogWords *words)
{
  /* Translators: a unit, its hex, and a formation such as “Testudo” */
  return g_strdup_printf (acies_agree (words->type, "%1$s on %2$s loses its %3$s", "%1$s on %2$s lose their %3$s"), words->unit, words->hex,
                          words->ruleset->marks[words->entry->number].name);
}

static char *
describe_ignored_hits (const AciesLogWords *words)
{
  /* Translators: a unit, how many hits, and what lets it ignore them: "Testudo, Defence uphill" */
  return g_strdup_printf (acies_agree (words->type, "%1$s ignores %2$d of the hits (%3$s)", "%1$s ignore %2$d of the hits (%3$s)"), words->unit, words->entry->number,
                          words->entry->reason);
}

/* In the order of the RVM_LOG_... */
/* clang-format off */
static const AciesOwnLogEntry acies_rvm_log_entries[RVM_N_LOG_KINDS] = {
  { "no-order-card", .sentence = N_ ("%s has no order card to play and orders no units") },
  { "stays-out", .forms = { ACIES_FORMS ("%s has no free entry hex and never comes in", "%s have no free entry hex and never come in") } },
  { "swapped", .describe = describe_swapped },
  /* Translators: a unit, and two hexes */
  { "stepped", .forms = { ACIES_FORMS ("%1$s steps back from %2$s to %3$s", "%1$s step back from %2$s to %3$s") }, .brief = NC_ ("over a unit", "Step Back") },
  { "moves-end", .sentence = N_ ("%s has finished its moves and attacks") },
  { "camp", .describe = describe_camp },
  { "mark-lost", .describe = describe_mark_lost, .of_fight = TRUE },
  { "ignored-hits", .describe = describe_ignored_hits, .of_fight = TRUE },
};
/* clang-format on */

/* --- questions ----------------------------------------------------------------------------------- */

static char *
describe_order (const AciesState *state,
                const char       *side)
{
  const AciesCardType *card = &state->ruleset->cards[state->turn.order_card];

  if (card->effect == RVM_EFFECT_LINE)
    return g_strdup_printf (_ ("%s orders a row: choose both ends, or a single unit"), side);
  if (card->effect == RVM_EFFECT_GROUP && state->decision.hex == ACIES_NO_HEX)
    return g_strdup_printf (_ ("%s orders a group: choose the unit at its centre"), side);

  return acies_card_moments_describe_order (state, side);
}

static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls %2$u die", "%1$s rolls %2$u dice", state->decision.n_dice),
                          side, state->decision.n_dice);
}

static char *
describe_take (const AciesState *state,
               const char       *side)
{
  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s chooses %2$u card from its deck",
                                       "%1$s chooses %2$u cards from its deck", state->decision.count),
                          side, state->decision.count);
}

static char *
describe_advance (const AciesState *state,
                  const char       *side)
{
  AciesUnitId      unit = state->combats[0].attacker;
  g_autofree char *attacker = acies_unit_label (state, unit);

  /* Translators: an attacker, and its side */
  return g_strdup_printf (_ ("The target’s hex is now empty: %2$s may let %1$s advance and attack again"), attacker, side);
}

static void
list_retreats (const AciesState *state,
               GArray           *commands)
{
  AciesHex rear[2];
  guint    n = acies_rvm_list_rear (state, state->decision.unit, rear);

  acies_list_on (ACIES_COMMAND_RETREAT, rear, n, commands);
}

/* RVM-A44: the moments of the attacked belong to the owner of the target. */
/* clang-format off */
static const AciesQuestion acies_rvm_questions[RVM_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "moves", .ends = "moves", .done = N_ ("En_d Moves"), .list = acies_rvm_list_moves, .sentence = N_ ("%s moves and attacks with its ordered units"),
    .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (ATTACK) | ACIES_ANSWER_VERB (RVM_COMMAND_SWAP) |
               ACIES_ANSWER_VERB (RVM_COMMAND_STEP) | ACIES_ANSWER (DONE),
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [RVM_ASK_PLAY] = {
    .name = "play", .ends = "play", .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), .list = acies_rvm_list_plays,
    .sentence = N_ ("%s plays an order card"),
  },
  [RVM_ASK_ORDER] = {
    .name = "order", .ends = "order", .done = N_ ("_Done Ordering"), .answers = ACIES_ANSWER (ORDER) | ACIES_ANSWER (DONE),
    .list = acies_rvm_list_orders, .describe = describe_order,
  },
  [RVM_ASK_ENTER] = {
    .name = "enter", .answers = ACIES_ANSWER_VERB (LEGENDS_COMMAND_ENTER), .list = acies_reserve_list_asked,
    .sentence = N_ ("%s brings in its reserve: choose a unit and its entry hex"),
  },
  [RVM_ASK_RETREAT] = {
    .name = "retreat", .asked = ACIES_ASKS_TARGET, .answers = ACIES_ANSWER (RETREAT), .list = list_retreats,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses where %2$s retreats to", "%1$s chooses where %2$s retreat to") },
  },
  [RVM_ASK_LEADER_HELP] = {
    .name = "leader-help", .asked = ACIES_ASKS_TARGET, .ends = "leader-help", .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s, beside the Leader, ignores a retreat", "%1$s decides whether %2$s, beside the Leader, ignore a retreat") },
  },
  [RVM_ASK_PUT_BACK] = {
    .name = "put-back", .asked = ACIES_ASKS_ANYBODY, .ends = "put-back", .done = N_ ("_Done Putting Back"), .answers = ACIES_ANSWER (PUT_BACK) | ACIES_ANSWER (DONE),
    .list = acies_hand_list, .sentence = N_ ("%s may put cards back into its deck"),
  },
  [RVM_ASK_TAKE] = {
    .name = "take", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (TAKE), .list = acies_hand_list, .describe = describe_take,
  },
  [RVM_ASK_ATTACK_MOMENT] = ACIES_MOMENT_ROW ("attack-moment", ATTACKER, "charge", .describe = acies_card_moments_describe_attack),
  [RVM_ASK_DEFEND_MOMENT] = ACIES_MOMENT_ROW ("defend-moment", TARGET, "defend", .describe = acies_card_moments_describe_defence),
  [RVM_ASK_ROLL_MOMENT] = ACIES_MOMENT_ROW ("roll-moment", ATTACKER, "roll", .describe = acies_card_moments_describe_roll),
  [RVM_ASK_COUNTER_MOMENT] = ACIES_MOMENT_ROW ("counter-moment", TARGET, "counter", .describe = acies_card_moments_describe_counter),
  [RVM_ASK_ADVANCE_MOMENT] = ACIES_MOMENT_ROW ("advance-moment", ATTACKER, "advance", .describe = describe_advance),
  [RVM_ASK_FORM_MOMENT] = ACIES_MOMENT_ROW ("form-moment", ACTIVE, "form", .sentence = N_ ("%s may put its units into formation")),
};
/* clang-format on */

/* --- procedures ---------------------------------------------------------------------------------- */

/* clang-format off */
static const char *const attributes[] = {
  "march", "attack-move", "range", "melee-attack", "melee-defence", "ranged-attack", "ranged-defence", NULL
};
/* RVM-R28 */
static const char *const marks[] = { "ordered", "activated", "testudo", "phalanx", NULL };
static const char *const dice[] = { "d6", NULL };
static const char *const skills[] = { "battleline", "leadership", "light", NULL };
static const char *const classes[] = { "infantry", "cavalry", "elephant", "leader", NULL };
static const char *const card_values[] = {
  "limit", "march", "attack-move", "radius", "full-attack-move", "melee-attack", "range", NULL
};
static const char *const switches[] = {
  "hills-impassable", "rivers-passable", "morale-given", "camp-loss", "camp-loss-given", "fewest-melee-dice",
  "leader-figures", "line-order-cap", "group-order-cap", "phalanx-lost", "retreat-losses-ignorable",
  "strike-bars-counter", "leader-retreat", "adjacent-enemy-binds", "move-all-then-attack", "advance-after-elimination", NULL
};
static const char *const effects[] = {
  "line", "group", "pick", "all", "leader",
  "beheading", "leader-charge", "save-the-camp", "unknown-tribune", "downhill-momentum",
  "secret-path", "formation", "feint-retreat",
  "charge", "advance-attack", "flanking", "envelopment", "first-strike", "counter-attack",
  "testudo", "phalanx", "withdraw", NULL
};
static const char *const phases[] = { "order", "move", "form", "prepare", NULL };
static const char *const phase_names[] = { NC_ ("phase", "Order"), NC_ ("phase", "Move"), NC_ ("phase", "Form"), NC_ ("phase", "Prepare"), NULL };
static const char *const steps[] = {
  "begin-turn", "order-units", "begin-moves", "check-moves", "form-moment", "put-back", "take", "end-turn", "end-round",
  "attack-moment", "defend-moment", "strike", "roll-moment", "roll", "result", "ignore-retreats", "retreats",
  "counter-moment", "advance-moment", "end-attack", "end-strike", NULL
};
/* clang-format on */

/* A row or a group has to be named; only "up to" leaves a choice (RVM-A54). */
static gboolean
check_done (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  const AciesCardType *card;

  if (state->decision.kind != RVM_ASK_ORDER)
    return TRUE;
  card = &state->ruleset->cards[state->turn.order_card];

  return (card->effect != RVM_EFFECT_LINE && (card->effect != RVM_EFFECT_GROUP || state->decision.hex != ACIES_NO_HEX)) ||
         /* Translators: a card */
         acies_refuse (error, card->rule, _ ("%s must order a unit: choose one"), card->name);
}

static void
done (const AciesCommand *command,
      AciesResolver      *resolver)
{
  gboolean ends_moves = resolver->state->decision.kind == ACIES_DECISION_NONE;

  acies_resolver_answered (resolver);
  if (ends_moves)
    acies_rvm_end_moves (resolver);
}

/* RVM-K12 */
static guint
needs_flankers (const AciesCardType *card)
{
  return 2;
}

/* clang-format off */
static const AciesStepProc step_procs[RVM_STEP_END_STRIKE + 1] = {
  /* RVM-K15, RVM-K16: after the attacks, one card after the other. */
  [RVM_STEP_FORM_MOMENT]     = { .moment = RVM_ASK_FORM_MOMENT, .phase = RVM_PHASE_FORM },
  [RVM_STEP_PUT_BACK]        = { .moment = RVM_ASK_PUT_BACK, .phase = RVM_PHASE_PREPARE },
  [RVM_STEP_TAKE]            = { .moment = RVM_ASK_TAKE },
  [RVM_STEP_DEFEND_MOMENT]   = { .moment = RVM_ASK_DEFEND_MOMENT },
  [RVM_STEP_ROLL_MOMENT]     = { .moment = RVM_ASK_ROLL_MOMENT },
  [RVM_STEP_COUNTER_MOMENT]  = { .moment = RVM_ASK_COUNTER_MOMENT },
  [RVM_STEP_ADVANCE_MOMENT]  = { .moment = RVM_ASK_ADVANCE_MOMENT },
};

static const AciesSharedProcs shared = {
  /* RVM-R23: an ability belongs to the units that have it; RVM-R24: Leaders have none. RVM-D17, RVM-A33: the hand is
   * only touched at the end of a turn. RVM-A31: chosen freely from the own deck; what was played does not come back.
   * RVM-A34: up to the hand size, while the deck lasts. */
  .rules = {
    .moment = "RVM-A44", .hand = "RVM-R23", .ability = "RVM-R23", .owner = "RVM-R4",
    .enemy = "RVM-R10", .far = "RVM-R12", .way = "RVM-A10", .bound = "RVM-A8", .near = "RVM-R11",
    .once = "RVM-K11", .put_back = "RVM-R20", .take = "RVM-A31", .reserve = "RVM-K20", .strike = "RVM-A45",
  },
  .steps = step_procs,
  .run = acies_rvm_run,
  .attack = RVM_STEP_ATTACK_MOMENT,
  .result = RVM_STEP_RESULT,
  .emptied = RVM_STEP_ADVANCE_MOMENT,
  .ends = RVM_STEP_END_ATTACK,
  .cards = acies_rvm_cards,
  .card_fits = acies_rvm_card_fits,
  .card_check = acies_rvm_card_check,
  .card_play = acies_rvm_card_play,
  .ordered = RVM_MARK_ORDERED,
  .may_move = acies_rvm_check_may_move,
  .may_attack = acies_rvm_check_may_attack,
  .attack_after = acies_rvm_check_attack_after,
  .refuse_move = acies_rvm_refuse_move,
  .range = acies_rvm_range,
  .is_bound = acies_rvm_is_bound,
  .flanking = RVM_EFFECT_FLANKING,
  .envelopment = RVM_EFFECT_ENVELOPMENT,
  .needs_flankers = needs_flankers,
  .read = acies_rvm_read_factors,
  .derive = acies_rvm_factors_derive,
  .derived = RVM_DERIVED,
  .most = acies_rvm_most,
  .lends_attack = acies_rvm_lends_attack,
};
/* clang-format on */

/* RVM-R2, RVM-R24: the strength of a type; a Leader's is a switch. */
static guint
strength (const AciesState *state,
          AciesId           unit_type)
{
  const AciesUnitType *type = &state->ruleset->unit_types[unit_type];

  return type->class_ == RVM_CLASS_LEADER ? (guint) state->switches[RVM_LEADER_FIGURES] : type->figures;
}

/* RVM-A54: one more than the order card of the turn lets. */
static char *
describe_not_asked (const AciesState   *state,
                    const AciesCommand *command,
                    const char        **rule)
{
  const AciesCardType *card;
  int                  n = 0;

  if (command->kind != ACIES_COMMAND_ORDER || state->turn.order_card == ACIES_NO_ID)
    return acies_card_moments_describe_not_asked (state, command, rule);
  card = &state->ruleset->cards[state->turn.order_card];
  for (guint i = 0; i < state->n_units; i++)
    n += acies_state_unit_has_mark (state, (AciesUnitId) i, RVM_MARK_ORDERED);
  if (card->values[RVM_VALUE_LIMIT] <= 0 || n < card->values[RVM_VALUE_LIMIT])
    return NULL;
  *rule = card->rule;

  /* Translators: a card, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s orders at most %2$d unit, and it has been ordered",
                                       "%1$s orders at most %2$d units, and all of them have been ordered", (gulong) card->values[RVM_VALUE_LIMIT]),
                          card->name, card->values[RVM_VALUE_LIMIT]);
}

static const AciesGameEnd more_figures = { "more-figures", N_ ("%s wins: morale is equal, and it has more figures") };

/* RVM-A47 */
static gboolean
is_ok (const AciesState *state,
       const char      **why)
{
  const AciesRvmBlock *block = acies_rvm_block (state);
  AciesUnitId          partner = acies_rvm_partner (state);
  AciesHex             at = acies_block_get_hex (block->partner_at);

  /* RVM-A47 */
  for (guint i = 0; i < ACIES_MAX_COMBATS; i++)
    {
      if (block->combats[i].spare != 0 && !state->switches[RVM_RETREAT_LOSSES_IGNORABLE])
        return acies_state_broken (why, "ignored hits are spared where they do not count on");
    }
  /* RVM-K7 */
  if ((partner == ACIES_NO_UNIT) != (at == ACIES_NO_HEX))
    return acies_state_broken (why, "a partner and where it began disagree");
  if (partner != ACIES_NO_UNIT && (partner >= state->n_units || partner == state->turn.acting))
    return acies_state_broken (why, "a partner of no unit");
  if (partner != ACIES_NO_UNIT && !acies_board_contains (state->board, at))
    return acies_state_broken (why, "a partner began off the board");
  /* RVM-A55 */
  for (guint i = 0; i < G_N_ELEMENTS (block->began); i++)
    {
      AciesHex began = acies_block_get_hex (block->began[i]);

      if (began == ACIES_NO_HEX)
        continue;
      if (!state->switches[RVM_MOVE_ALL_THEN_ATTACK])
        return acies_state_broken (why, "a unit waits to attack where none does");
      if (!acies_board_contains (state->board, began))
        return acies_state_broken (why, "a unit that waits to attack began off the board");
    }
  return TRUE;
}

/* clang-format off */
static const AciesConditionWords conditions[RVM_N_CONDITIONS] = {
  [RVM_IF_ATTACKER_BESIDE_LEADER] = { NC_ ("condition of a fight", "Attacker Beside Its Leader"), "RVM-R25" },
  [RVM_IF_TARGET_BESIDE_LEADER] = { NC_ ("condition of a fight", "Target Beside Its Leader"), "RVM-R25" },
  [RVM_IF_TARGET_BATTLELINE] = { NC_ ("condition of a fight", "Battleline Beside the Target"), "RVM-D9" },
  [RVM_IF_TARGET_TESTUDO] = { NC_ ("condition of a fight", "Target in Testudo"), "RVM-K15" },
  [RVM_IF_TARGET_PHALANX] = { NC_ ("condition of a fight", "Target in Phalanx"), "RVM-K16" },
};

static const AciesOddsProcs odds_procs = {
  .of_attack = acies_rvm_odds_of_attack,
  .of_duel = acies_rvm_odds_of_duel,
  .retreat_price = acies_rvm_retreat_price,
  .conditions = conditions,
  .can_answer = acies_suppositions_can_answer,
  .reasons = {
    [ACIES_REASON_IGNORED_HITS] = { N_ ("hits ignored"),
      /* Translators: how many, why, the rule */
      { ACIES_FORMS ("%1$d hit ignored: %2$s (%3$s)", "%1$d hits ignored: %2$s (%3$s)") } },
    [ACIES_REASON_IGNORED_RETREATS] = { N_ ("retreats ignored"),
      /* Translators: how many, why, the rule */
      { ACIES_FORMS ("%1$d retreat ignored: %2$s (%3$s)", "%1$d retreats ignored: %2$s (%3$s)") } },
  },
};

static const AciesScenarioProcs scenario_procs = {
  .attack_range = acies_type_range,
  .serves = acies_rvm_serves,
  .camp_loss = acies_rvm_camp_loss,
  .camp_rule = "RVM-R27",
  .reserve_rule = "RVM-K20",
  .find = acies_rvm_find,
  .finding_kinds = acies_rvm_kinds,
};

static const AciesBlockAddition added[] = {
  ACIES_BLOCK_ADDED (AciesRvmBlock, began, 2),
  { 0 },
};

const AciesProcs acies_rvm_procs = {
  .id = "rome-vs-macedon",
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
    .conditions = acies_rvm_conditions,
  },
  .n_opening_phases = 1,
  .traits = ACIES_TRAIT_HOLDS_CAMPS | ACIES_TRAIT_CAMPS_PAY,
  .point_format = N_ ("Combat Point %d"),
  /* Translators: two hexes */
  .span = { N_ ("Order the row from %1$s to %2$s"), N_ ("Choose the other end of the row, or %s again to order that unit alone") },
  .block_size = sizeof (AciesRvmBlock),
  .added = added,
  ACIES_COMBATS_IN (AciesRvmBlock),
  .rules = { .setup = "RVM-R2", .board = "RVM-R8", .order = "RVM-R3", .dice = "RVM-R13", .end = "RVM-R22" },
  .commands = {
    [ACIES_COMMAND_START]    = { NULL,                     acies_rvm_start       },
    [ACIES_COMMAND_PLAY]     = { acies_rvm_check_play,     acies_rvm_play       },
    [ACIES_COMMAND_ORDER]    = { acies_rvm_check_order,    acies_rvm_order       },
    [LEGENDS_COMMAND_ENTER]      = { acies_reserve_check,      acies_rvm_enter       },
    [ACIES_COMMAND_MOVE]     = { acies_act_check_move,     acies_rvm_move        },
    [ACIES_COMMAND_ATTACK]   = { acies_rvm_check_attack,   acies_rvm_attack      },
    [RVM_COMMAND_SWAP]       = { acies_rvm_check_swap,     acies_rvm_swap        },
    [RVM_COMMAND_STEP]       = { acies_rvm_check_step,     acies_rvm_step        },
    [ACIES_COMMAND_RETREAT]  = { acies_rvm_check_retreat,  acies_rvm_retreat     },
    [ACIES_COMMAND_PUT_BACK] = { acies_hand_check,         acies_hand_move       },
    [ACIES_COMMAND_TAKE]     = { acies_hand_check,         acies_hand_move       },
    [ACIES_COMMAND_PASS]     = { acies_rvm_check_pass,     acies_rvm_pass        },
    [ACIES_COMMAND_DONE]     = { check_done,               done                  },
    [ACIES_COMMAND_YES]      = { NULL,                     acies_rvm_leader_help },
  },
  .log_entries = acies_rvm_log_entries,
  .n_log_entries = RVM_N_LOG_KINDS,
  .help = N_ ("On your turn, play an order card (“play”) and choose the units it orders (“order”, then “done”).\n"
"Move and attack with these units (“move”, “attack”, then “done”).\n"
"At the end of your turn, put back any cards you like (“put-back”, then “done”) and refill your hand (“take”)."),
  .verbs = { &acies_reserve_verb, &acies_rvm_swap_verb, &acies_rvm_step_verb },
  .ends = {
    [RVM_END_MORALE_ZERO]  = &acies_end_morale_zero,
    [RVM_END_MORE_MORALE]  = &acies_end_more_morale,
    [RVM_END_MORE_FIGURES] = &more_figures,
    [RVM_END_DRAW]         = &acies_end_draw,
  },
  .describe_not_asked = describe_not_asked,
  .check_card = acies_card_moments_check_card,
  .questions = acies_rvm_questions,
  .n_questions = RVM_N_QUESTIONS,
  .judge = acies_rvm_judge,
  .run_step = acies_step_run,
  .reach = {
    .list_destinations = acies_act_list_destinations,
    .check_attack_from = acies_act_check_attack_from,
    .list_targets = acies_target_list,
    .mark_targets = acies_target_mark,
    .start_of = acies_rvm_start_of,
    .march = acies_rvm_march,
    .attack_distance = acies_target_distance,
  },
  .strength = strength,
  .is_ok = is_ok,
  .odds = &odds_procs,
  .scenario = &scenario_procs,
  .shared = &shared,
};
/* clang-format on */
