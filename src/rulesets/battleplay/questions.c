/* questions.c - BattlePlay: what is asked, of whom, and how it is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include <glib/gi18n-lib.h>

static char *
describe_pick (const AciesState *state,
               const char       *side)
{
  static const char *const of_fight[] = {
    [BP_SHOT_ARTILLERY] = N_ ("%s chooses an artillery card and its target"),
    [BP_SHOT_BOWS] = N_ ("%s picks the next file for bowfire"),
    [BP_SHOT_SKIRMISHERS] = N_ ("%s picks the next file for skirmishers to shoot in"),
    [BP_CHARGE] = N_ ("%s picks the next file to charge in"),
    [BP_FLANK] = N_ ("%s picks a card on an open flank to roll first"),
    [BP_SUPPORT] = N_ ("%s may let a card support a neighbouring file"),
    [BP_FRONT] = N_ ("%s picks the next file to fight in"),
  };
  AciesBpFight fight = acies_bp_fight_of_phase (state);

  if (fight != BP_NO_FIGHT)
    return g_strdup_printf (_ (of_fight[fight]), side);

  return g_strdup_printf (acies_bp_block (state)->stage == BP_STAGE_RESERVES ? _ ("%s may bring in a card from the reserve") : _ ("%s may move a card"), side);
}

static const char *
find_end_of_pick (const AciesState *state)
{
  if (state->turn.phase != BP_PHASE_EXPLOITATION)
    return "supports";

  return acies_bp_block (state)->stage == BP_STAGE_RESERVES ? "reserves" : "moves";
}

static const char *
find_done_of_pick (const AciesState *state)
{
  if (state->turn.phase != BP_PHASE_EXPLOITATION)
    return N_ ("_Done: No More Support");

  return acies_bp_block (state)->stage == BP_STAGE_RESERVES ? N_ ("_Done: No More Reserves") : N_ ("_Done: No More Moves");
}

static char *
describe_deploy (const AciesState *state,
                 const char       *side)
{
  guint open = acies_bp_block (state)->open;
  guint left = acies_state_count_units (state, state->decision.side, ACIES_PLACE_RESERVE);

  if (open > 0)
    /* Translators: a side, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lays %2$u more card face up", "%1$s lays %2$u more cards face up", open), side, open);
  if (acies_bp_stars (state, 0) == acies_bp_stars (state, 1))
    /* Translators: a side, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lays a card face down (%2$u card left)", "%1$s lays a card face down (%2$u cards left)", left), side, left);

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s lays out its army face down (%2$u card left)", "%1$s lays out its army face down (%2$u cards left)", left), side, left);
}

static char *
describe_again (const AciesState *state,
                const char       *side)
{
  return g_strdup_printf (state->decision.count > 0 ? _ ("%s chooses a die to roll again") : _ ("%s may roll dice again, each die once"), side);
}

static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  const AciesDecision *decision = &state->decision;

  if (state->n_combats == 0)
    return g_strdup_printf (_ ("%s rolls for the hill"), side);

  /* Translators: a side, and a number */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls %2$u die", "%1$s rolls %2$u dice", decision->n_dice), side, decision->n_dice);
}

static char *
describe_before (const AciesState *state,
                 const char       *side)
{
  g_autofree char *unit = acies_unit_label (state, state->decision.unit);

  /* Translators: a side, a unit and its hex */
  return g_strdup_printf (_ ("%1$s may play Tactica cards before the roll of %2$s"), side, unit);
}

static char *
describe_after (const AciesState *state,
                const char       *side)
{
  g_autofree char *unit = acies_unit_label (state, state->decision.unit);

  /* Translators: a side, a unit and its hex */
  return g_strdup_printf (_ ("%1$s may play Tactica cards after the roll of %2$s"), side, unit);
}

static void
list_tactica (const AciesState *state,
              GArray           *commands)
{
  AciesCommand hold = acies_command (BP_COMMAND_HOLD);

  acies_bp_list_plays (state, commands);
  g_array_append_val (commands, hold);
}

#define TACTICA ACIES_ANSWER (PLAY) | ACIES_ANSWER_VERB (BP_COMMAND_HOLD) | ACIES_ANSWER (PASS)

/* clang-format off */
const AciesQuestion acies_bp_questions[BP_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "pick", .rule = "BP-R30", .find_end = find_end_of_pick, .find_done = find_done_of_pick, .list = acies_bp_list_picks, .describe = describe_pick,
    .answers = ACIES_ANSWER (ATTACK) | ACIES_ANSWER (MOVE) | ACIES_ANSWER (PLAY) | ACIES_ANSWER (DONE) |
               ACIES_ANSWER_VERB (BP_COMMAND_DEPLOY) | ACIES_ANSWER_VERB (BP_COMMAND_FIGHT),
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [BP_ASK_PREPARE] = {
    .name = "prepare", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R8", .ends = "prepare", .list = acies_bp_list_prepare,
    .answers = ACIES_ANSWER_VERB (BP_COMMAND_PREPARE) | ACIES_ANSWER (PASS), .pass = N_ ("_Pass: No Change"),
    .sentence = N_ ("%s may prepare the battlefield"),
  },
  [BP_ASK_WATERWAY] = {
    .name = "waterway", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R9", .ends = "waterway", .list = acies_bp_list_waterway,
    .answers = ACIES_ANSWER_VERB (BP_COMMAND_WATERWAY) | ACIES_ANSWER (PASS), .pass = N_ ("_No Waterway"),
    .sentence = N_ ("%s may put the waterway in the first or the last file"),
  },
  [BP_ASK_DEPLOY] = {
    .name = "deploy", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R15", .ends = "deploy", .done = N_ ("_Done: The Army Is Ready"),
    .answers = ACIES_ANSWER_VERB (BP_COMMAND_DEPLOY) | ACIES_ANSWER_VERB (BP_COMMAND_TAKE_BACK) | ACIES_ANSWER (PLAY) | ACIES_ANSWER (DONE),
    .list = acies_bp_list_deploy, .describe = describe_deploy,
  },
  [BP_ASK_REDEPLOY] = {
    .name = "redeploy", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-K8", .ends = "redeploy", .pass = N_ ("_Pass: Do Not Redeploy"),
    .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), .list = acies_bp_list_plays,
    .sentence = N_ ("%s may play Redeploy before the cards are turned face up"),
  },
  [BP_ASK_SWAP] = {
    .name = "swap", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-K8", .answers = ACIES_ANSWER_VERB (BP_COMMAND_SWAP), .list = acies_bp_list_swap,
    .sentence = N_ ("%s chooses two main battle cards to swap"),
  },
  [BP_ASK_JOIN] = {
    .name = "join", .asked = ACIES_ASKS_ATTACKER, .rule = "BP-R27", .ends = "join",
    .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS), .yes = N_ ("_Yes: Join the Fight"), .pass = N_ ("_No: Stay Back"),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s: does the general join the fight of %2$s?", "%1$s: does the general join the fight of %2$s?") },
  },
  [BP_ASK_BEFORE] = {
    .name = "before-roll", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R47", .ends = "before", .answers = TACTICA, .pass = N_ ("_Pass: No Card"),
    .list = list_tactica, .describe = describe_before,
  },
  [BP_ASK_AFTER] = {
    .name = "after-roll", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-R47", .ends = "after", .answers = TACTICA, .pass = N_ ("_Pass: No Card"),
    .list = list_tactica, .describe = describe_after,
  },
  [BP_ASK_AGAIN] = {
    .name = "again-moment", .asked = ACIES_ASKS_ANYBODY, .rule = "BP-A10", .ends = "again", .answers = ACIES_ANSWER_VERB (BP_COMMAND_AGAIN) | ACIES_ANSWER (PASS),
    .pass = N_ ("_Keep the Dice"), .list = acies_bp_list_again, .describe = describe_again,
  },
};
/* clang-format on */
