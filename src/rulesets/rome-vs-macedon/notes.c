/* notes.c - Rome vs Macedon: what only this game tells in its log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

#include <glib/gi18n-lib.h>

static char *
describe_swapped (const AciesNoteWords *words)
{
  /* Translators: two units, each with its hex */
  return g_strdup_printf (_ ("%1$s on %2$s and %3$s on %4$s swap places"), words->unit, words->hex, words->other, words->to);
}

static char *
describe_camp (const AciesNoteWords *words)
{
  /* Translators: a side, and a hex */
  return g_strdup_printf (_ ("The enemy holds the camp of %1$s on %2$s"), words->side, words->hex);
}

static char *
describe_mark_lost (const AciesNoteWords *words)
{
  /* Translators: a unit, its hex, and a formation such as “Testudo” */
  return g_strdup_printf (acies_agree (words->type, "%1$s on %2$s loses its %3$s", "%1$s on %2$s lose their %3$s"), words->unit, words->hex,
                          words->ruleset->marks[words->note->number].name);
}

static char *
describe_ignored_hits (const AciesNoteWords *words)
{
  /* Translators: a unit, how many hits, and what lets it ignore them: "Testudo, Defence uphill" */
  return g_strdup_printf (acies_agree (words->type, "%1$s ignores %2$d of the hits (%3$s)", "%1$s ignore %2$d of the hits (%3$s)"), words->unit, words->note->number,
                          words->note->reason);
}

/* In the order of the RVM_NOTE_... */
/* clang-format off */
const AciesOwnNote acies_rvm_notes[RVM_N_NOTES] = {
  { "no-order-card", .sentence = N_ ("%s has no order card to play and orders no units") },
  { "stays-out", .forms = { ACIES_FORMS ("%s has no free entry hex and never comes in", "%s have no free entry hex and never come in") } },
  { "swapped", .describe = describe_swapped },
  /* Translators: a unit, and two hexes */
  { "stepped", .forms = { ACIES_FORMS ("%1$s steps back from %2$s to %3$s", "%1$s step back from %2$s to %3$s") } },
  { "moves-end", .sentence = N_ ("%s has finished its moves and attacks") },
  { "camp", .describe = describe_camp },
  { "mark-lost", .describe = describe_mark_lost, .of_fight = TRUE },
  { "ignored-hits", .describe = describe_ignored_hits, .of_fight = TRUE },
};
/* clang-format on */
