/* findings.h - what is wrong, doubtful or was corrected, with its place
 *
 * Readers of files, the checks of a scenario and the editor's list of problems
 * all report with these.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/state.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_SEVERITY_ERROR,       /* cannot be played, or not as written */
  ACIES_SEVERITY_WARNING,     /* can be played; probably not meant */
  ACIES_SEVERITY_NOTE,        /* worth knowing */
  ACIES_SEVERITY_CORRECTION,  /* the reader put it right */
} AciesSeverity;

typedef struct
{
  AciesSeverity severity;
  char         *code;     /* stable, such as "unit-off-board" */
  char         *message;  /* one translated sentence */
  const char   *rule;     /* (nullable): id of a statement */
  int           line;     /* of the file, 0 where there is none */
  AciesHex      hex;      /* or ACIES_NO_HEX */
  AciesSide     side;     /* or ACIES_NO_SIDE */
} AciesFinding;

typedef struct
{
  GPtrArray *list;  /* of AciesFinding, in the order found */
} AciesFindings;

AciesFindings *acies_findings_new   (void);
void           acies_findings_free  (AciesFindings       *self);

/**
 * acies_findings_add:
 * @code: a static string
 * @format: one translated sentence
 *
 * Returns: (transfer none): the new finding, whose place the caller may fill in
 */
AciesFinding  *acies_findings_add   (AciesFindings       *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (4, 5);
guint          acies_findings_count (const AciesFindings *self,
                                     AciesSeverity        severity);

/* "error", "warning", "note", "correction": for files and data. */
const char    *acies_severity_id    (AciesSeverity        severity);

/**
 * acies_scenario_find:
 *
 * Adds what is wrong with a scenario in edit mode, whatever its ruleset, and
 * then what its ruleset finds.
 */
void           acies_scenario_find  (const AciesState    *state,
                                     AciesFindings       *findings);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFindings, acies_findings_free)

G_END_DECLS
