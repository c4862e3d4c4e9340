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
    [LVI_PHASE_COMMAND] = N_ ("%s may spend actions of its leaders"),
    [LVI_PHASE_SKIRMISH] = N_ ("%s lets its light troops shoot and move"),
    [LVI_PHASE_MANOEUVRE] = N_ ("%s moves its formed troops"),
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

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s rolls %u die", "%s rolls %u dice", n), side, n);
}

static char *
describe_go_on (const AciesState *state,
                const char       *side)
{
  g_autofree char *unit = acies_unit_label (state, state->decision.unit);
  guint            left = acies_lvi_block (state)->left;

  if (left == 0 && acies_lvi_block (state)->odd)
    /* Translators: a side, a unit and its hex */
    return g_strdup_printf (_ ("%s moves %s: one hex straight ahead is left"), side, unit);

  /* Translators: a side, a unit and its hex, how far it still goes */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s moves %s: %u hex is left", "%s moves %s: %u hexes are left", left), side, unit, left);
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
    .forms = { ACIES_FORMS ("%s says how many dice are added for the move of %s", "%s says how many dice are added for the move of %s") },
  },
  [LVI_ASK_GO_ON] = {
    .name = "moving-on", .rule = "LVI-H4", .ends = "move", .asked = ACIES_ASKS_ANYBODY, .done = N_ ("_Done: Stay Here"), .list = acies_lvi_list_go_on,
    .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (DONE) | ACIES_ANSWER_VERB (LVI_COMMAND_WHEEL) | ACIES_ANSWER_VERB (LVI_COMMAND_TURN) |
               ACIES_ANSWER_VERB (LVI_COMMAND_FORM),
    .describe = describe_go_on,
  },
  [LVI_ASK_REFORM] = {
    .name = "facing", .rule = "LVI-L30", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_RE_FORM), .list = acies_lvi_list_re_form,
    .forms = { ACIES_FORMS ("%s says where %s faces", "%s says where %s face") },
  },
  [LVI_ASK_EVADE] = {
    .name = "evade", .ends = "evade", .rule = "LVI-L32", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    .forms = { ACIES_FORMS ("%s says whether %s evades the charge", "%s says whether %s evade the charge") },
  },
  [LVI_ASK_COUNTER] = {
    .name = "counter-charge", .ends = "counter-charge", .rule = "LVI-L32", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    .forms = { ACIES_FORMS ("%s says whether %s counter-charges", "%s says whether %s counter-charge") },
  },
  [LVI_ASK_STAY] = {
    .name = "stay", .ends = "stay", .rule = "LVI-L52", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    .forms = { ACIES_FORMS ("%s says whether %s stays, as the enemy has evaded", "%s says whether %s stay, as the enemy has evaded") },
  },
  [LVI_ASK_HOLD] = {
    .name = "hold", .ends = "hold", .rule = "LVI-L53", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    .forms = { ACIES_FORMS ("%s says whether %s relieves its ranks and stays", "%s says whether %s relieve their ranks and stay") },
  },
  [LVI_ASK_BEHIND] = {
    .name = "behind-triarii", .ends = "behind-triarii", .rule = "LVI-L44", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    .forms = { ACIES_FORMS ("%s says whether %s goes back behind the triarii", "%s says whether %s go back behind the triarii") },
  },
  [LVI_ASK_THEN] = {
    .name = "after-combat", .rule = "LVI-R44", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_THEN), .list = acies_lvi_list_then,
    .forms = { ACIES_FORMS ("%s says what %s does after its combat", "%s says what %s do after their combat") },
  },
  [LVI_ASK_QUARRY] = {
    .name = "quarry", .rule = "LVI-R46", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_QUARRY), .list = acies_lvi_list_quarries,
    .forms = { ACIES_FORMS ("%s says whom %s pursues", "%s says whom %s pursue") },
  },
  [LVI_ASK_SWAY] = {
    .name = "sway", .rule = "LVI-L15", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_SWAY), .list = acies_lvi_list_sway,
    .forms = { ACIES_FORMS ("%s says what its leader makes of the control test of %s", "%s says what its leader makes of the control test of %s") },
  },
};
/* clang-format on */
