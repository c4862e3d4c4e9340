/* designer.h - scenarios and saved games of the designer's own program, in JSON
 *
 * The program is by the designer of Rome vs Carthage. A file has one scenario and its current turn. data/schema/README.md
 * lists the keys, their conversion and the reported problems.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

/* The ruleset of all files of the designer's program. */
#define ACIES_DESIGNER_RULESET "rome-vs-carthage"

/**
 * acies_designer_read:
 * @name: the file name, for messages and the title
 * @findings: receives corrections (CORRECTION), omissions (WARNING) and remarks (NOTE), sorted by line
 * @error: %ACIES_FORMAT_ERROR if the file cannot be opened: "NAME:LINE: ..."
 *
 * Returns: (transfer full): a scenario in edit mode that starts at the position stored in the file, or %NULL
 */
AciesState *acies_designer_read  (GBytes            *bytes,
                                  const char        *name,
                                  AciesLibrary      *library,
                                  AciesFindings     *findings,
                                  GError           **error);

/**
 * acies_designer_write:
 * @state: a scenario or a game
 * @name: the name of the target file
 * @findings: receives a finding for each kind of data that the file cannot store
 * @error: %ACIES_FORMAT_ERROR_REFUSED for a scenario of another ruleset
 *
 * Returns: (transfer full): the text of the file, or %NULL
 */
char       *acies_designer_write (const AciesState  *state,
                                  const char        *name,
                                  AciesFindings     *findings,
                                  GError           **error);

/* --- shared by the reader and the writer (designer-write.c) */

/* Returns: (transfer full): @id in CamelCase: "MixedOrder" for "mixed-order" */
char       *acies_designer_camel (const char        *id);

/* Returns: (transfer full): the title of a scenario, made from the file name */
char       *acies_designer_dup_title (const char    *name);

/* Returns: the end round plus 1, because the designer's program ends the game before its end round */
int         acies_designer_end_round (const AciesState *state);

/* Sets the switches that have a fixed value in the designer's program. @findings: (nullable): receives notes for @line */
void        acies_designer_set_switches (AciesState *state,
                                  AciesFindings     *findings,
                                  int                line);

G_END_DECLS
