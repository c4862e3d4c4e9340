/* notes.c - Rome vs Carthage: what only this game tells in its log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

#include <glib/gi18n-lib.h>

static char *
describe_passed (const AciesNoteWords *words)
{
  return g_strdup_printf (_ ("%s passes"), words->side);
}

static char *
describe_spent (const AciesNoteWords *words)
{
  return g_strdup_printf (_ ("%s has spent %d of %d actions"), words->side, words->note->number, words->note->number2);
}

static char *
describe_pursued (const AciesNoteWords *words)
{
  return g_strdup_printf (acies_agree (words->type, "%s pursues from %s to %s", "%s pursue from %s to %s"), words->unit, words->hex, words->to);
}

static char *
describe_ran (const AciesNoteWords *words)
{
  return g_strdup_printf (acies_agree (words->type, "%s breaks away from %s to %s", "%s break away from %s to %s"), words->unit, words->hex, words->to);
}

/* In the order of the RVC_NOTE_... */
const AciesOwnNote acies_rvc_notes[RVC_N_NOTES] = {
  { "passed", describe_passed },
  { "spent", describe_spent },
  { "pursued", describe_pursued },
  { "ran", describe_ran },
};
