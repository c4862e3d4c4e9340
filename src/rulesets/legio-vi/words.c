/* words.c - Legio VI: commands that only this game has, and what only its log tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/lvi.h"

#include <glib/gi18n-lib.h>

static char *
describe_phase (const AciesNoteWords *words)
{
  return g_strdup (_ (words->ruleset->procs->names.phase_names[words->note->number]));
}

static int
shown (const AciesNoteWords *words,
       guint                 die)
{
  return acies_ruleset_get_face (words->ruleset, &words->note->dice, die)->number;
}

static char *
describe_initiative (const AciesNoteWords *words)
{
  if (words->note->dice.n < 2)
    return g_strdup_printf (_ ("%s has the initiative"), words->side);

  /* Translators: dice of the near and of the far army, and the side that wins */
  return g_strdup_printf (_ ("Rolled %d and %d for the initiative: %s has it"), shown (words, 0), shown (words, 1), words->side);
}

static char *
describe_equal (const AciesNoteWords *words)
{
  return g_strdup_printf (_ ("Both roll %d for the initiative, and roll again"), shown (words, 0));
}

/* In the order of the LVI_NOTE_... */
/* clang-format off */
const AciesOwnNote acies_lvi_notes[LVI_N_NOTES] = {
  { "phase-begun", .describe = describe_phase, .heading = TRUE },
  { "initiative", .describe = describe_initiative },
  { "initiative-equal", .describe = describe_equal },
  { "shaken", .forms = { ACIES_FORMS ("%s on %s is shaken", "%s on %s are shaken") }, .of_fight = TRUE },
  { "rallied", .forms = { ACIES_FORMS ("%s on %s is in order again", "%s on %s are in order again") } },
};
/* clang-format on */
