/* findings.c - what is wrong, doubtful or was corrected: the list, and its kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"

#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

static void
finding_free (AciesFinding *finding)
{
  g_free (finding->code);
  g_free (finding->message);
  g_free (finding->fix_label);
  g_clear_pointer (&finding->fix, g_array_unref);
  g_free (finding);
}

AciesFindings *
acies_findings_new (void)
{
  AciesFindings *self = g_new0 (AciesFindings, 1);

  self->list = g_ptr_array_new_with_free_func ((GDestroyNotify) finding_free);

  return self;
}

void
acies_findings_free (AciesFindings *self)
{
  g_ptr_array_unref (self->list);
  g_free (self);
}

static AciesFinding *
append (AciesFindings *self,
        AciesSeverity  severity,
        const char    *code,
        char          *message)
{
  AciesFinding *finding = g_new0 (AciesFinding, 1);

  finding->severity = severity;
  finding->code = g_strdup (code);
  finding->message = message;
  finding->hex = ACIES_NO_HEX;
  finding->side = ACIES_NO_SIDE;
  g_ptr_array_add (self->list, finding);

  return finding;
}

AciesFinding *
acies_findings_add_valist (AciesFindings *self,
                           AciesSeverity  severity,
                           const char    *code,
                           const char    *format,
                           va_list        args)
{
  g_return_val_if_fail (severity < ACIES_N_SEVERITIES, NULL);

  if (self->n_added[severity] > ACIES_MAX_FINDINGS)
    return &self->left_out;
  if (self->n_added[severity]++ == ACIES_MAX_FINDINGS)
    return append (self, severity, "too-many-findings", g_strdup (_ ("There are more problems of this kind; they are not listed")));

  return append (self, severity, code, g_strdup_vprintf (format, args));
}

AciesFinding *
acies_findings_add (AciesFindings *self,
                    AciesSeverity  severity,
                    const char    *code,
                    const char    *format,
                    ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self, severity, code, format, args);
  va_end (args);

  return finding;
}

AciesFinding *
acies_findings_add_about (AciesFindings *self,
                          AciesSeverity  severity,
                          const char    *code,
                          AciesHex       hex,
                          AciesSide      side,
                          const char    *rule,
                          const char    *format,
                          ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self, severity, code, format, args);
  va_end (args);
  finding->hex = hex;
  finding->side = side;
  finding->rule = rule;

  return finding;
}

void
acies_finding_add_fix (AciesFinding *self,
                       const char   *label,
                       AciesCommand  command)
{
  AciesCommand copy;

  /* One that is left out is shown to nobody. */
  if (self->code == NULL)
    return;
  if (self->fix == NULL)
    {
      self->fix = acies_commands_new ();
      self->fix_label = g_strdup (label);
    }
  copy = acies_command_copy (&command);
  g_array_append_val (self->fix, copy);
}

AciesFinding *
acies_findings_add_copy (AciesFindings      *self,
                         const AciesFinding *finding)
{
  AciesFinding *copy = acies_findings_add (self, finding->severity, finding->code, "%s", finding->message);

  copy->rule = finding->rule;
  copy->line = finding->line;
  copy->hex = finding->hex;
  copy->side = finding->side;
  for (guint i = 0; finding->fix != NULL && i < finding->fix->len; i++)
    acies_finding_add_fix (copy, finding->fix_label, g_array_index (finding->fix, AciesCommand, i));

  return copy;
}

guint
acies_findings_count (const AciesFindings *self,
                      AciesSeverity        severity)
{
  guint n = 0;

  for (guint i = 0; i < self->list->len; i++)
    n += ((const AciesFinding *) g_ptr_array_index (self->list, i))->severity == severity;

  return n;
}

const char *
acies_severity_id (AciesSeverity severity)
{
  static const char *const ids[] = {
    [ACIES_SEVERITY_ERROR] = "error",
    [ACIES_SEVERITY_WARNING] = "warning",
    [ACIES_SEVERITY_NOTE] = "note",
    [ACIES_SEVERITY_CORRECTION] = "correction",
  };

  g_return_val_if_fail (severity < G_N_ELEMENTS (ids), NULL);

  return ids[severity];
}

/* --- kinds ----------------------------------------------------------------------------------- */

/* clang-format off */
const AciesFindingKind acies_scenario_kinds[] = {
  /* of all */
  { "no-title", ACIES_SEVERITY_WARNING, FALSE, N_ ("The scenario has no title") },
  { "too-many-findings", ACIES_SEVERITY_ERROR, FALSE, N_ ("There are more problems of this kind; they are not listed") },
  /* units */
  { "unit-on-impassable", ACIES_SEVERITY_ERROR, TRUE, N_ ("A unit is on impassable terrain") },
  { "unit-of-other-side", ACIES_SEVERITY_ERROR, TRUE, N_ ("An army has a unit that belongs to another side") },
  { "figures-over-strength", ACIES_SEVERITY_WARNING, TRUE, N_ ("A unit has more figures than its full strength") },
  { "sides-adjacent", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit starts next to an enemy") },
  { "unit-out-of-reach", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit can never reach an enemy") },
  { "board-cut", ACIES_SEVERITY_WARNING, FALSE, N_ ("Some units can never reach the others") },
  /* the box */
  { "figures-over-box", ACIES_SEVERITY_WARNING, FALSE, N_ ("The boxed game has too few figures of one kind") },
  { "tiles-over-box", ACIES_SEVERITY_WARNING, FALSE, N_ ("The boxed game has too few tiles of one terrain") },
  { "cards-over-box", ACIES_SEVERITY_WARNING, FALSE, N_ ("The boxed game has too few cards"), ACIES_ABOUT_ARMIES },
  { "board-over-box", ACIES_SEVERITY_NOTE, FALSE, N_ ("The board is larger than the one in the boxed game") },
  { "end-round-beyond-track", ACIES_SEVERITY_WARNING, TRUE, N_ ("The last round is beyond the end of the time track"), ACIES_ABOUT_VICTORY },
  /* armies */
  { "side-without-units", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army has no units on the board"), ACIES_ABOUT_ARMIES },
  { "side-without-attackers", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has no unit that can attack"), ACIES_ABOUT_ARMIES },
  { "morale-zero", ACIES_SEVERITY_ERROR, TRUE, N_ ("An army starts without morale"), ACIES_ABOUT_ARMIES },
  { "morale-never-lost", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army can never lose morale"), ACIES_ABOUT_ARMIES },
  { "reserve-without-entries", ACIES_SEVERITY_WARNING, FALSE, N_ ("A reserve has no entry hex"), ACIES_ABOUT_ARMIES },
  { "entries-without-reserve", ACIES_SEVERITY_WARNING, TRUE, N_ ("There are entry hexes, but no reserve"), ACIES_ABOUT_ARMIES },
  { "entry-impassable", ACIES_SEVERITY_WARNING, TRUE, N_ ("An entry hex is impassable"), ACIES_ABOUT_ARMIES },
  { "entry-occupied", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit starts on an entry hex"), ACIES_ABOUT_ARMIES },
  /* cards */
  { "card-of-other-side", ACIES_SEVERITY_ERROR, TRUE, N_ ("An army has a card that belongs to another side"), ACIES_ABOUT_ARMIES },
  { "card-without-user", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has a card that none of its units can use"), ACIES_ABOUT_ARMIES },
  { "card-without-terrain", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card needs terrain that is not on the board"), ACIES_ABOUT_ARMIES },
  { "second-scenario-card", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has more than one scenario card"), ACIES_ABOUT_ARMIES },
  { "card-of-other-battle", ACIES_SEVERITY_WARNING, TRUE, N_ ("A scenario card belongs to another battle"), ACIES_ABOUT_ARMIES },
  { "hand-size-zero", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has cards, but its hand size is 0"), ACIES_ABOUT_ARMIES },
  { "deck-below-hand-size", ACIES_SEVERITY_WARNING, TRUE, N_ ("A deck has fewer cards than the hand size"), ACIES_ABOUT_ARMIES },
  { "hand-over-size", ACIES_SEVERITY_WARNING, TRUE, N_ ("A starting hand is larger than the army’s hand size"), ACIES_ABOUT_ARMIES },
  { "hand-below-size", ACIES_SEVERITY_WARNING, TRUE, N_ ("A starting hand is smaller than the army’s hand size"), ACIES_ABOUT_ARMIES },
  { "discards-at-start", ACIES_SEVERITY_WARNING, TRUE, N_ ("There are discarded cards before the first turn"), ACIES_ABOUT_ARMIES },
  /* rounds and camps */
  { "round-after-end", ACIES_SEVERITY_ERROR, TRUE, N_ ("The battle starts after its last round"), ACIES_ABOUT_VICTORY },
  { "first-turn-skipped", ACIES_SEVERITY_NOTE, TRUE, N_ ("The first player’s first turn is skipped"), ACIES_ABOUT_VICTORY },
  { "camp-without-use", ACIES_SEVERITY_WARNING, TRUE, N_ ("There is a camp in a game without camps"), ACIES_ABOUT_ARMIES },
  { "camp-impassable", ACIES_SEVERITY_WARNING, TRUE, N_ ("A camp is on impassable terrain") },
  { "camp-held-by-enemy", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit starts in an enemy camp") },
  { "camp-shared", ACIES_SEVERITY_WARNING, FALSE, N_ ("Two sides share a camp"), ACIES_ABOUT_ARMIES },
  /* lessons */
  { "lesson-side", ACIES_SEVERITY_WARNING, FALSE, N_ ("A lesson is for a side that the game does not have") },
  { "lesson-text", ACIES_SEVERITY_WARNING, FALSE, N_ ("A step of a lesson has no text") },
  { "lesson-word", ACIES_SEVERITY_WARNING, FALSE, N_ ("A step of a lesson has an unknown question, command, place or button") },
  { "lesson-hex", ACIES_SEVERITY_WARNING, FALSE, N_ ("A step of a lesson names a hex off the board") },
  { "lesson-unit", ACIES_SEVERITY_WARNING, FALSE, N_ ("A step of a lesson names a unit that is not there") },
  { "lesson-card", ACIES_SEVERITY_WARNING, FALSE, N_ ("A step of a lesson names a card that is not in the deck") },
  /* printing */
  { "text-overflows-sheet", ACIES_SEVERITY_WARNING, FALSE, N_ ("Text or an army list is too long for the scenario sheet") },
  { NULL },
};
/* clang-format on */

static const AciesFindingKind *
find_kind (const AciesFindingKind *kinds,
           const char             *code)
{
  for (; kinds->code != NULL; kinds++)
    {
      if (g_str_equal (kinds->code, code))
        return kinds;
    }

  return NULL;
}

const AciesFindingKind *
acies_finding_kind_of (const AciesRuleset *ruleset,
                       const char         *code)
{
  const AciesFindingKind *kind = find_kind (acies_scenario_kinds, code);

  return kind != NULL ? kind : find_kind (ruleset->procs->scenario->finding_kinds, code);
}
