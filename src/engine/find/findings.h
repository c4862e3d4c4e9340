/* findings.h - what is wrong, doubtful or was corrected: the list, and its kinds
 *
 * Readers of files, the checks of a scenario (scenario-find.h), the printed sheet and the editor's list of findings
 * all report with these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_SEVERITY_ERROR,       /* cannot be played, or not as written */
  ACIES_SEVERITY_WARNING,     /* can be played; probably not meant */
  ACIES_SEVERITY_NOTE,        /* worth knowing */
  ACIES_SEVERITY_CORRECTION,  /* the reader put it right */
} AciesSeverity;
#define ACIES_N_SEVERITIES (ACIES_SEVERITY_CORRECTION + 1)

/* Of each severity. Nobody reads more, and a file may be made to have millions. */
#define ACIES_MAX_FINDINGS 1000

typedef struct
{
  AciesSeverity severity;
  char         *code;     /* stable, such as "hex-off-board"; kinds below lists them */
  char         *message;  /* one translated sentence */
  const char   *rule;     /* (nullable): id of a statement */
  int           line;     /* of the file, 0 where there is none */
  AciesHex      hex;      /* or ACIES_NO_HEX */
  AciesSide     side;     /* or ACIES_NO_SIDE */
  char         *fix_label; /* (nullable): what puts it right, translated: "Remove the Unit" */
  GArray       *fix;      /* (nullable) (element-type AciesCommand): the editor's commands that do, one step together */
} AciesFinding;

typedef struct
{
  GPtrArray   *list;                         /* of AciesFinding, in the order found */
  guint        n_added[ACIES_N_SEVERITIES];  /* up to one more than is listed */
  AciesFinding left_out;                     /* stands for every finding that is not listed */
} AciesFindings;

AciesFindings *acies_findings_new   (void);
void           acies_findings_free  (AciesFindings       *self);

/**
 * acies_findings_add:
 * @code: a static string
 * @format: one translated sentence
 *
 * After %ACIES_MAX_FINDINGS of a severity one more says so, and all that
 * follow are left out.
 *
 * Returns: (transfer none): the new finding, whose place the caller may fill in
 */
AciesFinding  *acies_findings_add   (AciesFindings       *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (4, 5);
AciesFinding  *acies_findings_add_valist (AciesFindings  *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     const char          *format,
                                     va_list              args) G_GNUC_PRINTF (4, 0);

/* The same of what is on @hex, of an army, or of neither. @rule: (nullable): the statement by which it is wrong */
AciesFinding  *acies_findings_add_about (AciesFindings   *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     AciesHex             hex,
                                     AciesSide            side,
                                     const char          *rule,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (7, 8);

/**
 * acies_finding_add_fix:
 * @label: short and translated, in header case: "Remove the Unit"
 * @command: of the editor; its text, if it has one, is copied
 *
 * Offers a way to put it right. Of several commands, added one after the other,
 * the first label stands for all.
 */
void           acies_finding_add_fix (AciesFinding       *self,
                                     const char          *label,
                                     AciesCommand         command);

/* Adds another list's @finding, with its place and its fix. */
AciesFinding  *acies_findings_add_copy (AciesFindings    *self,
                                     const AciesFinding  *finding);

static inline gboolean
acies_finding_has_fix (const AciesFinding *self)
{
  return self->fix != NULL;
}

guint          acies_findings_count (const AciesFindings *self,
                                     AciesSeverity        severity);

/* "error", "warning", "note", "correction": for files and data. */
const char    *acies_severity_id    (AciesSeverity        severity);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFindings, acies_findings_free)

/* --- kinds ----------------------------------------------------------------------------------- */

/* Whoever reports something has a table of its kinds: the engine that of what holds for all games and for printing,
 * each ruleset its own (AciesScenarioProcs), the formats that of files. acies_finding_kinds_list() in formats has them
 * all. */

/* Where a designer looks for it; what has a hex is on the board whatever its subject. */
typedef enum
{
  ACIES_ABOUT_BATTLE,   /* texts */
  ACIES_ABOUT_ARMIES,   /* numbers of an army, units that wait, camps, cards */
  ACIES_ABOUT_VICTORY,  /* rounds and switches */
} AciesFindingSubject;

typedef struct
{
  const char   *code;
  AciesSeverity severity;  /* of files the gravest: a reader may put right what another drops */
  gboolean      has_fix;   /* mostly; not where nothing would help */
  const char   *text;      /* one line, to be translated: what it means */
  AciesFindingSubject subject;
} AciesFindingKind;

/* Of scenarios, whatever the game. Ends with a kind without code. */
extern const AciesFindingKind acies_scenario_kinds[];

/**
 * acies_finding_kind_of:
 * Returns: (nullable): the kind with that code among those of all scenarios and
 *   those of the ruleset
 */
const AciesFindingKind *acies_finding_kind_of (const AciesRuleset *ruleset,
                                               const char         *code);

G_END_DECLS
