/* findings.h - lists of problems and corrections, and the kinds of findings
 *
 * Used by file readers, the checks of a scenario (scenario-find.h), the printed sheet and the editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_SEVERITY_ERROR,       /* the file or scenario is unplayable, or not playable as written */
  ACIES_SEVERITY_WARNING,     /* playable, but probably not intended */
  ACIES_SEVERITY_NOTE,        /* information */
  ACIES_SEVERITY_CORRECTION,  /* corrected by the reader */
} AciesSeverity;
#define ACIES_N_SEVERITIES (ACIES_SEVERITY_CORRECTION + 1)

/* The maximum for each severity. A hostile file could cause millions. */
#define ACIES_MAX_FINDINGS 1000

typedef struct
{
  AciesSeverity severity;
  char         *code;     /* stable, such as "hex-off-board"; see AciesFindingKind */
  char         *message;  /* one translated sentence */
  const char   *rule;     /* (nullable): id of a statement */
  int           line;     /* of the file; 0: none */
  AciesHex      hex;      /* or ACIES_NO_HEX */
  AciesSide     side;     /* or ACIES_NO_SIDE */
  char         *fix_label; /* (nullable): translated label of the fix: "Remove the Unit" */
  GArray       *fix;      /* (nullable) (element-type AciesCommand): commands of the editor, to apply as one undo step */
} AciesFinding;

typedef struct
{
  GPtrArray   *list;                         /* of AciesFinding, in the order found */
  guint        n_added[ACIES_N_SEVERITIES];  /* at most ACIES_MAX_FINDINGS + 1 */
  AciesFinding left_out;                     /* returned in place of findings that are not listed */
} AciesFindings;

AciesFindings *acies_findings_new   (void);
void           acies_findings_free  (AciesFindings       *self);

/* After %ACIES_MAX_FINDINGS of a severity, adds one finding about that and discards all further ones.
 * @code: id of the kind; copied
 * @format: one translated sentence
 * Returns: (transfer none): the new finding, whose line, hex and side the caller can set; possibly AciesFindings.left_out */
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

/* The same for a hex, a side, or neither. @rule: (nullable): the broken statement */
AciesFinding  *acies_findings_add_about (AciesFindings   *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     AciesHex             hex,
                                     AciesSide            side,
                                     const char          *rule,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (7, 8);

/* Adds a command to the fix of a finding. The first label is used for the whole fix.
 * @label: short and translated, in header case: "Remove the Unit"
 * @command: of the editor; its text, if any, is copied */
void           acies_finding_add_fix (AciesFinding       *self,
                                     const char          *label,
                                     AciesCommand         command);

/* Adds a copy of a finding of another list, with its place and its fix. */
AciesFinding  *acies_findings_add_copy (AciesFindings    *self,
                                     const AciesFinding  *finding);

static inline gboolean
acies_finding_has_fix (const AciesFinding *self)
{
  return self->fix != NULL;
}

guint          acies_findings_count (const AciesFindings *self,
                                     AciesSeverity        severity);

/* Returns: the name in files and data: "error", "warning", "note", "correction" */
const char    *acies_severity_id    (AciesSeverity        severity);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFindings, acies_findings_free)

/* --- kinds ----------------------------------------------------------------------------------- */

/* Each reporting module has a table of kinds: the engine for all games and for printing, each ruleset its own
 * (AciesScenarioProcs), the formats for files. acies_finding_kinds_list() in formats returns all of them. */

/* The part of the editor that shows a finding. One with a hex is shown on the board instead. */
typedef enum
{
  ACIES_ABOUT_BATTLE,   /* texts */
  ACIES_ABOUT_ARMIES,   /* values of an army, reserve, camps, cards */
  ACIES_ABOUT_VICTORY,  /* rounds and switches */
} AciesFindingSubject;

typedef struct
{
  const char   *code;
  AciesSeverity severity;  /* the highest that file readers use: one reader can correct what another discards */
  gboolean      has_fix;   /* usually; a finding without a possible fix has none */
  const char   *text;      /* the meaning in one line, untranslated */
  AciesFindingSubject subject;
} AciesFindingKind;

/* The kinds for scenarios of all games; ends with a kind without code. */
extern const AciesFindingKind acies_scenario_kinds[];

/* Returns: (nullable): the kind with @code, among those of all scenarios and of @ruleset */
const AciesFindingKind *acies_finding_kind_of (const AciesRuleset *ruleset,
                                               const char         *code);

G_END_DECLS
