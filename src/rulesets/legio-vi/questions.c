/* questions.c - Legio VI: what is asked, of whom, and how it is answered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/lvi.h"

#include <glib/gi18n-lib.h>

static char *
describe_act (const AciesState *state,
              const char       *side)
{
  static const char *const of_phase[] = {
    [LVI_PHASE_COMMAND] = N_ ("%s may spend actions of its leaders"),
    [LVI_PHASE_SKIRMISH] = N_ ("%s lets its light troops shoot and move"),
    [LVI_PHASE_MANOEUVRE] = N_ ("%s moves its formed troops"),
  };

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (of_phase[MIN (state->turn.phase, LVI_PHASE_MANOEUVRE)]), side);
#pragma GCC diagnostic pop
}

static const char *
find_rule_of_act (const AciesState *state)
{
  static const char *const of_phase[] = { "LVI-L2", "LVI-L3", "LVI-L4" };

  return of_phase[MIN (state->turn.phase, LVI_PHASE_MANOEUVRE)];
}

static const char *
find_end_of_act (const AciesState *state)
{
  static const char *const of_phase[] = { "command", "skirmish", "manoeuvre" };

  return of_phase[MIN (state->turn.phase, LVI_PHASE_MANOEUVRE)];
}

static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  guint n = state->decision.n_dice;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s rolls %u die", "%s rolls %u dice", n), side, n);
}

/* clang-format off */
const AciesQuestion acies_lvi_questions[LVI_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "act", .find_rule = find_rule_of_act, .find_end = find_end_of_act, .answers = ACIES_ANSWER (DONE), .describe = describe_act,
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
};
/* clang-format on */
