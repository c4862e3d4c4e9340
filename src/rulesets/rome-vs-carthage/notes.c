/* notes.c - Rome vs Carthage: what only this game tells in its log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

#include <glib/gi18n-lib.h>

static char *
describe_spent (const AciesNoteWords *words)
{
  return g_strdup_printf (_ ("%s has spent %d of %d actions"), words->side, words->note->number, words->note->number2);
}

/* In the order of the RVC_NOTE_... */
/* clang-format off */
const AciesOwnNote acies_rvc_notes[RVC_N_NOTES] = {
  { "passed", .sentence = N_ ("%s passes") },
  { "spent", .describe = describe_spent },
  { "pursued", .forms = { ACIES_FORMS ("%s pursues from %s to %s", "%s pursue from %s to %s") } },
  { "ran", .forms = { ACIES_FORMS ("%s breaks away from %s to %s", "%s break away from %s to %s") } },
  { "held", .forms = { ACIES_FORMS ("%s can retreat no farther than %s, which costs nothing", "%s can retreat no farther than %s, which costs nothing") }, .of_fight = TRUE },
};
/* clang-format on */
