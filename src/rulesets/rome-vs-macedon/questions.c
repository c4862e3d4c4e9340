/* questions.c - Rome vs Macedon: what is asked, of whom, and how it is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

#include <glib/gi18n-lib.h>

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
list_moves (const AciesState *state,
            GArray           *commands)
{
  acies_rvm_list_drills (state, commands);
  acies_act_list (state, commands);
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
const AciesQuestion acies_rvm_questions[RVM_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "moves", .ends = "moves", .done = N_ ("En_d Moves"), .list = list_moves, .sentence = N_ ("%s moves and attacks with its ordered units"),
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
    .name = "enter", .answers = ACIES_ANSWER_VERB (RVM_COMMAND_ENTER), .list = acies_reserve_list_asked,
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
    .list = acies_hand_list_put_back, .sentence = N_ ("%s may put cards back into its deck"),
  },
  [RVM_ASK_TAKE] = {
    .name = "take", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (TAKE), .list = acies_hand_list_take, .describe = describe_take,
  },
  [RVM_ASK_ATTACK_MOMENT] = ACIES_MOMENT_ROW ("attack-moment", ATTACKER, "charge", .describe = acies_card_moments_describe_attack),
  [RVM_ASK_DEFEND_MOMENT] = ACIES_MOMENT_ROW ("defend-moment", TARGET, "defend", .describe = acies_card_moments_describe_defence),
  [RVM_ASK_ROLL_MOMENT] = ACIES_MOMENT_ROW ("roll-moment", ATTACKER, "roll", .describe = acies_card_moments_describe_roll),
  [RVM_ASK_COUNTER_MOMENT] = ACIES_MOMENT_ROW ("counter-moment", TARGET, "counter", .describe = acies_card_moments_describe_counter),
  [RVM_ASK_ADVANCE_MOMENT] = ACIES_MOMENT_ROW ("advance-moment", ATTACKER, "advance", .describe = describe_advance),
  [RVM_ASK_FORM_MOMENT] = ACIES_MOMENT_ROW ("form-moment", ACTIVE, "form", .sentence = N_ ("%s may put its units into formation")),
};
/* clang-format on */
