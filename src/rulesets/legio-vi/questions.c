/* questions.c - Legio VI: what is asked, of whom, and how it is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include <glib/gi18n-lib.h>

static char *
describe_act (const AciesState *state,
              const char       *side)
{
  static const char *const of_phase[] = {
    [LVI_PHASE_COMMAND] = N_ ("%s may spend its leaders’ actions"),
    [LVI_PHASE_SKIRMISH] = N_ ("%s shoots with its light troops and moves them"),
    [LVI_PHASE_MANOEUVRE] = N_ ("%s moves its units other than light troops"),
    [LVI_PHASE_CHARGE] = N_ ("%s declares its charges"),
  };

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (of_phase[MIN (state->turn.phase, LVI_PHASE_CHARGE)]), side);
#pragma GCC diagnostic pop
}

static const char *
find_rule_of_act (const AciesState *state)
{
  static const char *const of_phase[] = { "LVI-L2", "LVI-L3", "LVI-L4", "LVI-L5" };

  return of_phase[MIN (state->turn.phase, LVI_PHASE_CHARGE)];
}

static const char *
find_end_of_act (const AciesState *state)
{
  static const char *const of_phase[] = { "command", "skirmish", "manoeuvre", "charges" };

  return of_phase[MIN (state->turn.phase, LVI_PHASE_CHARGE)];
}

static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  guint n = state->decision.n_dice;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls %2$u die", "%1$s rolls %2$u dice", n), side, n);
}

static char *
describe_go_on (const AciesState *state,
                const char       *side)
{
  g_autofree char *unit = acies_unit_label (state, state->decision.unit);
  guint            left = acies_lvi_block (state)->left;

  if (left == 0 && acies_lvi_block (state)->odd)
    /* Translators: a side, a unit and its hex */
    return g_strdup_printf (_ ("%1$s moves %2$s: 1 more hex, straight ahead only"), side, unit);

  /* Translators: a side, a unit and its hex, how far it still goes */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s moves %2$s: %3$u hex left", "%1$s moves %2$s: %3$u hexes left", left), side, unit, left);
}

/* clang-format off */
const AciesQuestion acies_lvi_questions[LVI_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "act", .find_rule = find_rule_of_act, .find_end = find_end_of_act, .list = acies_lvi_list_acts, .describe = describe_act,
    .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (ATTACK) | ACIES_ANSWER (DONE) | ACIES_ANSWER_VERB (LVI_COMMAND_GO) | ACIES_ANSWER_VERB (LVI_COMMAND_STEP) |
               ACIES_ANSWER_VERB (LVI_COMMAND_REDRESS) | ACIES_ANSWER_VERB (LVI_COMMAND_FORM_UP) |
               ACIES_ANSWER_VERB (LVI_COMMAND_STEADY) | ACIES_ANSWER_VERB (LVI_COMMAND_INSPIRE),
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [LVI_ASK_ADD] = {
    .name = "add", .rule = "LVI-H5", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_ADD), .list = acies_lvi_list_add,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses how many dice to add for the move of %2$s", "%1$s chooses how many dice to add for the move of %2$s") },
  },
  [LVI_ASK_GO_ON] = {
    .name = "moving-on", .rule = "LVI-H4", .ends = "move", .asked = ACIES_ASKS_ANYBODY, .done = N_ ("_Done: Stay Here"), .list = acies_lvi_list_go_on,
    .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (DONE) | ACIES_ANSWER_VERB (LVI_COMMAND_WHEEL) | ACIES_ANSWER_VERB (LVI_COMMAND_TURN) |
               ACIES_ANSWER_VERB (LVI_COMMAND_FORM),
    .describe = describe_go_on,
  },
  [LVI_ASK_REFORM] = {
    .name = "facing", .rule = "LVI-L30", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_RE_FORM), .list = acies_lvi_list_re_form,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses which way %2$s faces", "%1$s chooses which way %2$s face") },
  },
  [LVI_ASK_EVADE] = {
    .name = "evade", .ends = "evade", .rule = "LVI-L32", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s evades the charge", "%1$s decides whether %2$s evade the charge") },
  },
  [LVI_ASK_COUNTER] = {
    .name = "counter-charge", .ends = "counter-charge", .rule = "LVI-L32", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s counter-charges", "%1$s decides whether %2$s counter-charge") },
  },
  [LVI_ASK_STAY] = {
    .name = "stay", .ends = "stay", .rule = "LVI-L52", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s stays in place now that the enemy has evaded", "%1$s decides whether %2$s stay in place now that the enemy has evaded") },
  },
  [LVI_ASK_HOLD] = {
    .name = "hold", .ends = "hold", .rule = "LVI-L53", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s relieves its ranks and stays", "%1$s decides whether %2$s relieve their ranks and stay") },
  },
  [LVI_ASK_BEHIND] = {
    .name = "behind-triarii", .ends = "behind-triarii", .rule = "LVI-L44", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s retires behind the triarii", "%1$s decides whether %2$s retire behind the triarii") },
  },
  [LVI_ASK_THEN] = {
    .name = "after-combat", .rule = "LVI-R44", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_THEN), .list = acies_lvi_list_then,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses what %2$s does after its combat", "%1$s chooses what %2$s do after their combat") },
  },
  [LVI_ASK_QUARRY] = {
    .name = "quarry", .rule = "LVI-R46", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_QUARRY), .list = acies_lvi_list_quarries,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses which enemy %2$s pursues", "%1$s chooses which enemy %2$s pursue") },
  },
  [LVI_ASK_SWAY] = {
    .name = "sway", .rule = "LVI-L15", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_SWAY), .list = acies_lvi_list_sway,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides how its leader changes the control test of %2$s", "%1$s decides how its leader changes the control test of %2$s") },
  },
};
/* clang-format on */
