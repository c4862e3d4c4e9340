/* designer.h - JSON files of the computer game that the designer of Rome vs Carthage wrote
 *
 * The designer's program has only one file format, for scenarios and for saved games. Every file contains a scenario
 * and the current turn. data/schema/README.md documents the JSON keys, their conversion and the reported problems.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

/* The id of the only ruleset that the designer's program supports. */
#define ACIES_DESIGNER_RULESET "rome-vs-carthage"

/**
 * acies_designer_read:
 * @bytes: the contents of the file
 * @name: the file name, for error messages and the title of the scenario
 * @library: the library with the ruleset
 * @findings: receives corrections (CORRECTION), omissions (WARNING) and remarks (NOTE), sorted by line
 * @error: %ACIES_FORMAT_ERROR if the file cannot be read; the message starts with "NAME:LINE:"
 *
 * Reads a file of the designer's program.
 *
 * Returns: (transfer full): a scenario in edit mode that starts from the position in the file; %NULL on error
 */
AciesState *acies_designer_read  (GBytes            *bytes,
                                  const char        *name,
                                  AciesLibrary      *library,
                                  AciesFindings     *findings,
                                  GError           **error);

/**
 * acies_designer_write:
 * @state: a scenario or a game
 * @name: the name of the file to write
 * @findings: receives warnings about data that the format cannot store, and remarks
 * @error: %ACIES_FORMAT_ERROR_REFUSED if @state uses another ruleset
 *
 * Converts a scenario to the format of the designer's program.
 *
 * Returns: (transfer full): the contents of the file, or %NULL on error
 */
char       *acies_designer_write (const AciesState  *state,
                                  const char        *name,
                                  AciesFindings     *findings,
                                  GError           **error);

/* --- functions for both the reader and the writer (in designer-write.c) */

/* Returns: (transfer full): @id in CamelCase, for example "MixedOrder" for "mixed-order" */
char       *acies_designer_camel (const char        *id);

/* Returns: (transfer full): the base name of the file without its extension, shortened if it is too long for a title */
char       *acies_designer_dup_title (const char    *name);

/* Returns: the end round to write for @state: its last round plus 1, because the designer's program ends a game
 *   before the end round */
int         acies_designer_end_round (const AciesState *state);

/* Sets the switches that represent fixed rules of the designer's program.
 * @findings: (nullable): receives a note at line @line for each switch */
void        acies_designer_set_switches (AciesState *state,
                                  AciesFindings     *findings,
                                  int                line);

G_END_DECLS
