/* notes.c - Rome vs Carthage: what only this game tells in its log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

#include <glib/gi18n-lib.h>

static char *
describe_spent (const AciesNoteWords *words)
{
  /* Translators: a side, actions that it has used, and all it has */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s has spent %2$d of %3$d action", "%1$s has spent %2$d of %3$d actions", (gulong) words->note->number2), words->side, words->note->number, words->note->number2);
}

/* In the order of the RVC_NOTE_... */
/* clang-format off */
const AciesOwnNote acies_rvc_notes[RVC_N_NOTES] = {
  { "passed", .sentence = N_ ("%s passes") },
  { "spent", .describe = describe_spent },
  /* Translators: a unit, and two hexes */
  { "pursued", .forms = { ACIES_FORMS ("%1$s pursues from %2$s to %3$s", "%1$s pursue from %2$s to %3$s") } },
  /* Translators: a unit, and two hexes */
  { "ran", .forms = { ACIES_FORMS ("%1$s breaks away from %2$s to %3$s", "%1$s break away from %2$s to %3$s") } },
  /* Translators: a unit, and a hex */
  { "held", .forms = { ACIES_FORMS ("%1$s can retreat no farther than %2$s; the rest of the retreat costs nothing", "%1$s can retreat no farther than %2$s; the rest of the retreat costs nothing") }, .of_fight = TRUE },
};
/* clang-format on */
