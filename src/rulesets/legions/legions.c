/* legions.c - Legions: the table of its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "engine/core/question.h"
#include "engine/find/findings.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

ACIES_BLOCK_FITS (AciesLegBlock);

/* clang-format off */
/* What a table can do with: who owns the box may put in other numbers. */
static const AciesLimits number_limits[] = {
  [LEG_MOST_RED] = { 1, 60 }, [LEG_MOST_BLACK] = { 1, 60 }, [LEG_MOST_OF_KIND] = { 1, 60 }, [LEG_MOST_OF_CLASS] = { 1, 60 }, [LEG_BIG] = { 2, 30 },
  [LEG_MASSIVE] = { 2, 30 }, [LEG_OBJECTIVES] = { 0, 30 }, [LEG_OBJECTIVES_KEPT] = { 0, 30 }, [LEG_TEAM_OBJECTIVES] = { 0, 30 },
  [LEG_TEAM_OBJECTIVES_KEPT] = { 0, 30 }, [LEG_FIRST_ARMY_CARDS] = { 0, 30 }, [LEG_FIRST_COMMAND_CARDS] = { 0, 4 },
  [LEG_GENERAL_AT_FIRST] = { 1, LEG_DIE_MOST }, [LEG_GENERAL_REST] = { 0, 30 }, [LEG_ACTION_PRICE] = { 0, 30 }, [LEG_MUSTER_CARDS] = { 0, 30 },
  [LEG_CONSULT_PRICE] = { 0, 30 }, [LEG_EMPOWER_BY] = { 0, 30 }, [LEG_REQUISITION_COINS] = { 0, 30 }, [LEG_DRAW_AT_END] = { 0, 30 },
  [LEG_ARMY_HAND] = { 0, 30 }, [LEG_REWARD_DICE] = { 0, 30 }, [LEG_REWARD_CARDS] = { 0, 30 }, [LEG_REWARD_COINS] = { 0, 30 },
  [LEG_REWARD_RAISE] = { 0, 30 }, [LEG_LEVY_CARDS] = { 0, 30 }, [LEG_TRIBUTE_COINS] = { 0, 30 }, [LEG_AMBUSH_BY] = { 0, 30 },
  [LEG_DRILL_BY] = { 0, 30 }, [LEG_FORAGE_CARDS] = { 0, 30 }, [LEG_FORAGE_COINS] = { 0, 30 }, [LEG_VOLLEY_BY] = { 0, 30 },
  [LEG_HARVEST_COINS] = { 0, 30 }, [LEG_OMENS_BY] = { 0, 30 }, [LEG_FESTIVAL_BY] = { 0, 30 }, [LEG_MARKET_COINS] = { 0, 30 },
  [LEG_LEGION_POINTS] = { 0, 30 }, [LEG_BIG_POINTS] = { 0, 30 }, [LEG_MASSIVE_POINTS] = { 0, 30 }, [LEG_OBJECTIVE_POINTS] = { 0, 30 },
  [LEG_ALL_COLOURS_POINTS] = { 0, 30 }, [LEG_SPARE_COINS] = { 0, 30 }, [LEG_SHAKEN_COINS] = { 0, 30 },
};
static const AciesLimits card_value_limits[] = {
  [LEG_CARD_TOKEN] = { LEG_WARLORD, LEG_CAVALRY }, [LEG_CARD_COST] = { 0, 60 }, [LEG_CARD_NEEDS] = { 0, 60 },
  [LEG_CARD_REWARD + LEG_RED] = { LEG_REWARD_NONE, LEG_N_REWARDS - 1 }, [LEG_CARD_REWARD + LEG_GREY] = { LEG_REWARD_NONE, LEG_N_REWARDS - 1 }, [LEG_CARD_REWARD + LEG_GREEN] = { LEG_REWARD_NONE, LEG_N_REWARDS - 1 },
  [LEG_CARD_REWARD + LEG_GOLD] = { LEG_REWARD_NONE, LEG_N_REWARDS - 1 }, [LEG_CARD_REWARD + LEG_PURPLE] = { LEG_REWARD_NONE, LEG_N_REWARDS - 1 },
};
/* clang-format on */

/* LEG-B5 */
gboolean
acies_leg_refuse_square (guint    kind,
                         GError **error)
{
  return kind == LEG_DIE_RED ? acies_refuse (error, "LEG-B5", _ ("A red die needs a free red square"))
                             : acies_refuse (error, "LEG-B5", _ ("A black die needs a free black square"));
}

/* Lays no card, takes no token, does not pay, or takes coins for a die without a square. */
static void
pass (const AciesCommand *command,
      AciesResolver      *resolver)
{
  AciesDecision asked = resolver->state->decision;

  acies_resolver_answered (resolver);
  if (asked.kind == LEG_ASK_PAY)
    acies_leg_do_not_pay (resolver, asked.side);
  else if (asked.kind == LEG_ASK_SPARE)
    acies_leg_take_spare_coins (resolver, asked.side);
}

/* LEG-F1, LEG-F2, LEG-K5, LEG-K8; LEG-B13 says which card comes from under a deck. */
static const char *
find_rule_of_draw (const AciesState *state)
{
  static const char *const of_deck[] = { "LEG-K5", "LEG-F2", "LEG-F2", "LEG-K8", "LEG-F1" };

  if (acies_draw_zone (state) == ACIES_ZONE_UNDER)
    return "LEG-B13";

  return of_deck[MIN (state->decision.deck, LEG_DECK_BATTLE)];
}

static void
run_step (AciesResolver   *resolver,
          const AciesStep *step)
{
  if (step->kind <= LEG_STEP_DRAFT)
    acies_leg_set_up_step (resolver, step);
  else if (step->kind <= LEG_STEP_NEXT_TURN)
    acies_leg_turn_step (resolver, step);
  else if (step->kind <= LEG_STEP_LIMIT)
    acies_leg_gain_step (resolver, step);
  else if (step->kind <= LEG_STEP_OVER)
    acies_leg_token_step (resolver, step);
  else if (step->kind <= LEG_STEP_LOSE)
    acies_leg_reward_step (resolver, step);
  else
    acies_leg_command_step (resolver, step);
}

/* LEG-F4: dice will say, where the battle begins with set-up. */
static AciesSide
first (const AciesState *state)
{
  return state->turn.phase == LEG_PHASE_SET_UP ? ACIES_NO_SIDE : state->setup.first;
}

/* Each Army card lies on the board or among the others, and dice lie on squares of their colour. */
static gboolean
is_ok (const AciesState *state,
       const char      **why)
{
  AciesLegField field;

  if (state->mode != ACIES_MODE_PLAY)
    return TRUE;
  acies_leg_field_find (&field, state);
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      guint            class_ = unit->place == ACIES_PLACE_BOARD ? acies_state_unit_type (state, i)->class_ : LEG_RED;

      if (unit->place == ACIES_PLACE_BOARD && class_ >= LEG_LEGION_DIE && acies_leg_card_at (&field, unit->hex) == ACIES_NO_UNIT)
        return acies_state_broken (why, "a die lies on no card");
      if (unit->place == ACIES_PLACE_BOARD && class_ >= LEG_LEGION_DIE && unit->properties[LEG_VALUE] == 0)
        return acies_state_broken (why, "a die shows nothing");
      if (class_ == LEG_COMMANDER_DIE && !acies_leg_is_red_square (&field, unit->hex))
        return acies_state_broken (why, "a red die lies on no red square");
      if (class_ == LEG_LEGION_DIE && !acies_leg_is_black_square (&field, unit->hex))
        return acies_state_broken (why, "a black die lies on no black square");
    }

  return TRUE;
}

/* An Army card becomes a piece, and no card is played for one that lies there already. */
static gboolean
serves (const AciesState *state,
        AciesSide         side,
        AciesId           card,
        AciesId           unit_type)
{
  return TRUE;
}

/* What actions cost and bring, tokens, checks and points. */
static void
describe_rules (const AciesState *state,
                GPtrArray        *paragraphs)
{
  static const char *const rules[] = { "LEG-K6", "LEG-K7", "LEG-K8", "LEG-K10", "LEG-B19", "LEG-B20", "LEG-K12" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      const AciesRule *rule = acies_ruleset_find_rule (state->ruleset, rules[i]);

      /* Translators: the title of a rule, and what it says */
      g_ptr_array_add (paragraphs, g_strdup_printf (_ ("%1$s. %2$s"), rule->title, rule->text));
    }
}

/* Events and Battle cards are used in each battle, although no hand holds them. */
static gboolean
has_deck (const AciesState *state,
          AciesId           deck)
{
  return TRUE;
}

static const AciesScenarioProcs scenario_procs = {
  .may_stand = acies_leg_may_stand,
  .serves = serves,
  .describe_rules = describe_rules,
  .has_deck = has_deck,
  .find = acies_leg_find,
  .finding_kinds = acies_leg_finding_kinds,
};

/* clang-format off */
const AciesProcs acies_leg_procs = {
  .id = "legions",
  .names = {
    .attributes = (const char *const[]) { "open-left", "open-right", "red-above", "red-below", "big-card", "steady", NULL },
    .marks = (const char *const[]) { NULL },
    .properties = (const char *const[]) { "shows", "token", NULL },
    .resources = (const char *const[]) { "coins", "blazons", "banners", NULL },
    .switches = (const char *const[]) { "seats", "teams", "first-colour", "second-colour", "third-colour", "fourth-colour", "big-card-penalty", NULL },
    .numbers = (const char *const[]) {
      "most-red-dice", "most-black-dice", "most-of-a-kind", "most-of-a-class", "big-legion", "massive-legion",
      "objectives", "objectives-kept", "team-objectives", "team-objectives-kept", "first-army-cards", "first-command-cards",
      "general-at-first", "general-rest", "action-price", "muster-cards", "consult-price", "empower-by", "requisition-coins",
      "draw-at-end", "army-hand", "reward-dice", "reward-cards", "reward-coins", "reward-raise",
      "levy-cards", "tribute-coins", "ambush-by", "drill-by", "forage-cards", "forage-coins", "volley-by",
      "harvest-coins", "omens-by", "festival-by", "market-coins",
      "legion-points", "big-points", "massive-points", "objective-points", "all-colours-points",
      "spare-die-coins", "failed-check-coins", NULL
    },
    .number_limits = number_limits,
    .symbols = (const char *const[]) { NULL },
    .dice = (const char *const[]) { "black", "red", "blue", "check", NULL },
    .skills = (const char *const[]) { NULL },
    .classes = (const char *const[]) { "red", "grey", "green", "gold", "purple", "legion-dice", "commander-dice", "general-die", NULL }, /* LEG-K1 */
    .card_values = (const char *const[]) { "token-needed", "price", "needs", "for-red", "for-grey", "for-green", "for-gold", "for-purple", NULL },
    .card_value_limits = card_value_limits,
    .decks = (const char *const[]) { "army", "command", "objective", "events", "battle-cards", NULL },
    .effects = (const char *const[]) {
      "army-card",
      "strategize", "redeploy", "levy", "tribute", "oath", "ambush",
      "standards", "drill", "foragers", "volley", "outriders", "plans",
      "calm", "harvest", "omens", "festival", "mud", "market",
      "red-dice", "black-dice", "massive-legions", "legions", "twins", "riches", "ready-general", "standing-orders", "colours", "red-sum",
      "reward-table", NULL
    },
    .phases = (const char *const[]) { "dealing", "army-phase", "action-phase", "end-phase", NULL },
    .phase_names = (const char *const[]) { NC_ ("phase", "Setup"), NC_ ("phase", "Army Phase"), NC_ ("phase", "Action Phase"), NC_ ("phase", "End of Turn"), NULL },
    .steps = (const char *const[]) {
      "roll-first", "note-first", "read-first", "draw-battle-card", "shared-objective", "deal-objectives", "keep-objectives", "first-cards",
      "draft", "begin-round", "event-begins", "begin-turn", "lay", "act", "draw-last", "hand-down-to-limit", "next-turn",
      "roll-gained", "read-gained", "place-dice", "dice-limit", "gain-token", "give-token", "token-limit",
      "reward", "check-morale", "read-check", "lose-die",
      "pay", "effect", "pick-card", "fill-line", NULL
    },
    .conditions = (const char *const[]) { NULL },
  },
  .n_opening_phases = LEG_PHASE_ARMY + 1,
  .n_round_phases = LEG_PHASE_SET_UP + 1,
  .lacks = ACIES_LACKS_HAND_SIZE | ACIES_LACKS_ENTRIES | ACIES_LACKS_MORALE | ACIES_LACKS_FIGURES | ACIES_LACKS_FIRST,
  .traits = ACIES_TRAIT_SUPPLIES,
  .block_size = sizeof (AciesLegBlock),
  .rules = { .setup = "LEG-F3", .board = "LEG-K3", .order = "LEG-K5", .dice = "LEG-B9", .end = "LEG-K11" },
  .commands = {
    [ACIES_COMMAND_START] = { NULL, acies_leg_start },
    [ACIES_COMMAND_PLAY] = { acies_leg_check_play, acies_leg_play },
    [ACIES_COMMAND_PUT_BACK] = { acies_leg_check_put_back, acies_leg_put_back },
    [ACIES_COMMAND_TAKE] = { acies_leg_check_take, acies_leg_take },
    [ACIES_COMMAND_PASS] = { NULL, pass },
    [ACIES_COMMAND_DONE] = { NULL, acies_leg_done },
    [ACIES_COMMAND_DRAW] = { NULL, acies_draw_move },
    [LEG_COMMAND_SET] = { acies_leg_check_set, acies_leg_set },
    [LEG_COMMAND_LOSE] = { acies_leg_check_lose, acies_leg_lose },
    [LEG_COMMAND_BANNER] = { acies_leg_check_banner, acies_leg_banner },
    [LEG_COMMAND_GIVE] = { acies_leg_check_give, acies_leg_give },
    [LEG_COMMAND_DROP] = { acies_leg_check_drop, acies_leg_drop },
    [LEG_COMMAND_REWARD] = { acies_leg_check_reward, acies_leg_reward },
    [LEG_COMMAND_MUSTER] = { acies_leg_check_muster, acies_leg_act },
    [LEG_COMMAND_CONSULT] = { acies_leg_check_consult, acies_leg_act },
    [LEG_COMMAND_EMPOWER] = { acies_leg_check_empower, acies_leg_act },
    [LEG_COMMAND_REQUISITION] = { acies_leg_check_requisition, acies_leg_act },
    [LEG_COMMAND_USE] = { acies_leg_check_use, acies_leg_use },
    [LEG_COMMAND_PAY] = { acies_leg_check_pay, acies_leg_pay },
    [LEG_COMMAND_GAIN] = { acies_leg_check_gain, acies_leg_gain },
    [LEG_COMMAND_RAISE] = { acies_leg_check_raise, acies_leg_change },
    [LEG_COMMAND_LOWER] = { acies_leg_check_lower, acies_leg_change },
    [LEG_COMMAND_CARRY] = { acies_leg_check_carry, acies_leg_carry },
  },
  .help = N_ ("Two to four sides play. Each side’s area of the board is its battlefield for cards and dice.\n"
"No unit moves or attacks. First, all sides roll to decide who goes first, put objectives back (“put-back”)\n"
"and take turns to “take” Command cards.\n"
"On your turn, you may lay an Army card: “play” with the card and a square, or “pass”.\n"
"“set” puts dice that you gain on squares of their colour. “token” and “give” put a token on a die.\n"
"If you finish a big legion of your starting colour, choose your “reward”.\n"
"Then act up to three times: “muster”; “consult” and then “take”; “empower”;\n"
"“requisition” and then “put-back”; or “play” a Command card. “done” ends the turn.\n"
"“use” one of your Command cards in play, and “pay” if there are several ways to pay for it.\n"
"The effect of a card may ask you to “gain”, “raise”, “lower” or “transfer” a die.\n"
"Remove dice, tokens and cards that are over the limit (“lose”, “take-off”, “put-back”).\n"
"A side that fails a morale check loses a die (“lose”). If the legion was big, that side chooses the die;\n"
"if it was massive, the side that finished the legion chooses it.\n"
"The square alone is enough if only one die there can be chosen: “lose F9”."),
  .verbs = { &acies_leg_verbs[0], &acies_leg_verbs[1], &acies_leg_verbs[2], &acies_leg_verbs[3], &acies_leg_verbs[4], &acies_leg_verbs[5],
             &acies_leg_verbs[6], &acies_leg_verbs[7], &acies_leg_verbs[8], &acies_leg_verbs[9], &acies_leg_verbs[10], &acies_leg_verbs[11],
             &acies_leg_verbs[12], &acies_leg_verbs[13], &acies_leg_verbs[14], &acies_leg_verbs[15] },
  .log_entries = acies_leg_log_entries,
  .n_log_entries = LEG_N_LOG_KINDS,
  .ends = { /* LEG-K11, LEG-K12 */
    [LEG_END_DECK] = &(const AciesGameEnd) { "army-deck-empty", N_ ("%s wins: no Army card is left"), N_ ("%s win: no Army card is left") },
    [LEG_END_COLOURS] = &(const AciesGameEnd) { "five-colours", N_ ("%s wins: legions of all colours are finished"), N_ ("%s win: legions of all colours are finished") },
    [LEG_END_ROUNDS] = &(const AciesGameEnd) { "last-round", N_ ("%s wins after the last round"), N_ ("%s win after the last round") },
    [LEG_END_DRAW] = &acies_end_draw,
  },
  .questions = acies_leg_questions,
  .n_questions = LEG_N_QUESTIONS,
  .draw = { .name = "card-drawn", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DRAW), .find_rule = find_rule_of_draw, .describe = acies_draw_describe },
  .describe_not_asked = acies_leg_describe_not_asked,
  .describe_score = acies_leg_describe_score,
  .checks = acies_leg_checks,
  .evaluate = acies_leg_evaluate,
  .counts = acies_leg_counts,
  .foresee = acies_leg_foresee,
  .judge = acies_leg_judge,
  .run_step = run_step,
  .first = first,
  .is_ok = is_ok,
  .scenario = &scenario_procs,
};
/* clang-format on */
