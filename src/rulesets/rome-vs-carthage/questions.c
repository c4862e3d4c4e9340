/* questions.c - Rome vs Carthage: what is asked, of whom, and how it is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include <glib/gi18n-lib.h>

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
list_pursuit (const AciesState *state,
              GArray           *commands)
{
  acies_list_moves (state, state->decision.unit, acies_rvc_pursuit_steps (state), commands);
}

static void
list_pursuit_attacks (const AciesState *state,
                      GArray           *commands)
{
  acies_list_attacks (state, state->decision.unit, commands);
}

static void
list_run (const AciesState *state,
          GArray           *commands)
{
  acies_list_moves (state, state->decision.unit, acies_rvc_run_steps (state), commands);
}

/* The phases of an activation (RVC-C11), but hands and orders are chosen outside of it. */
/* clang-format off */
const AciesQuestion acies_rvc_questions[RVC_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "turn", .find_end = find_end_of_turn, .find_done = find_done_of_turn, .list = list_turn, .describe = describe_turn,
    .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (ATTACK) | ACIES_ANSWER (PLAY) | ACIES_ANSWER (DONE),
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [RVC_ASK_SELECT] = {
    .name = "select", .asked = ACIES_ASKS_ANYBODY, .rule = "RVC-C6", .ends = "select", .done = N_ ("_Done: Keep This Hand"),
    .answers = ACIES_ANSWER (PUT_BACK) | ACIES_ANSWER (TAKE) | ACIES_ANSWER (DONE),
    .list = acies_hand_list_both, .describe = describe_select,
  },
  [RVC_ASK_DEPLOY] = {
    .name = "deploy", .asked = ACIES_ASKS_ANYBODY, .rule = "RVC-C6", .ends = "deploy",
    .answers = ACIES_ANSWER_VERB (RVC_COMMAND_ENTER) | ACIES_ANSWER (DONE), .list = acies_reserve_list_asked,
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
    .done = N_ ("_Done: Stay Here"), .list = list_pursuit,
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
    .done = N_ ("_Done: Stay Here"), .list = list_run,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses where %2$s breaks away to", "%1$s chooses where %2$s break away to") },
  },
};
/* clang-format on */
