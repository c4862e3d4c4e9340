/* notes.c - Rome vs Macedon: what only this game tells in its log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

#include <glib/gi18n-lib.h>

static char *
describe_swapped (const AciesNoteWords *words)
{
  return g_strdup_printf (_ ("%s %s and %s %s change places"), words->unit, words->hex, words->other, words->to);
}

static char *
describe_camp (const AciesNoteWords *words)
{
  return g_strdup_printf (_ ("The enemy holds the camp of %s on %s"), words->side, words->hex);
}

/* Translators: a unit, its hex, and what it was marked with: "Pezhetairoi F3 lose their Phalanx" */
static char *
describe_mark_lost (const AciesNoteWords *words)
{
  return g_strdup_printf (acies_agree (words->type, "%s %s loses its %s", "%s %s lose their %s"), words->unit, words->hex,
                          words->ruleset->marks[words->note->number].name);
}

static char *
describe_ignored_hits (const AciesNoteWords *words)
{
  /* Translators: a unit, how many hits, and what lets it ignore them: "Testudo, Defence uphill" */
  return g_strdup_printf (acies_agree (words->type, "%1$s ignores hits: %2$d (%3$s)", "%1$s ignore hits: %2$d (%3$s)"), words->unit, words->note->number,
                          words->note->reason);
}

/* In the order of the RVM_NOTE_... */
/* clang-format off */
const AciesOwnNote acies_rvm_notes[RVM_N_NOTES] = {
  { "no-order-card", .sentence = N_ ("%s has no order to play and orders nobody") },
  { "stays-out", .forms = { ACIES_FORMS ("%s finds no way in and stays out for good", "%s find no way in and stay out for good") } },
  { "swapped", .describe = describe_swapped },
  { "stepped", .forms = { ACIES_FORMS ("%s steps back from %s to %s", "%s step back from %s to %s") } },
  { "moves-end", .sentence = N_ ("%s ends its moves and attacks") },
  { "camp", .describe = describe_camp },
  { "mark-lost", .describe = describe_mark_lost, .of_fight = TRUE },
  { "ignored-hits", .describe = describe_ignored_hits, .of_fight = TRUE },
};
/* clang-format on */
