/* scenario-xml.h - scenarios as XML documents
 *
 * data/schema/README.md describes the format. The writer writes only the canonical form; reading and rewriting a file in
 * that form produces the same bytes. The reader accepts elements in any order, any white space and any equivalent XML notation.
 * Comments and elements of foreign namespaces are kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

#define ACIES_SCENARIO_NS "https://aciesgame.github.io/ns/scenario"

/**
 * acies_scenario_read:
 * @name: the file name, for messages
 * @findings: receives the faults of the document, sorted by line; use acies_scenario_find() to check the scenario itself
 * @error: %ACIES_FORMAT_ERROR if the scenario cannot be opened: "NAME:LINE: ..."
 *
 * Returns: (transfer full): a scenario in edit mode without the parts that have findings of severity ERROR, or %NULL
 */
AciesState *acies_scenario_read  (GBytes            *bytes,
                                  const char        *name,
                                  AciesLibrary      *library,
                                  AciesFindings     *findings,
                                  GError           **error);

/**
 * acies_scenario_translate:
 * @self: a scenario just read from a file that comes with the program
 *
 * Replaces the texts with translations into the user's language, as if the file contained them. Saving keeps translations.
 */
void        acies_scenario_translate (AciesState       *self);

/**
 * acies_scenario_read_bundled:
 * @path: the path of a scenario that comes with the program
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): the scenario in the user's language, or %NULL
 */
AciesState *acies_scenario_read_bundled (const char    *path,
                                  AciesLibrary      *library,
                                  GError           **error);

/**
 * acies_scenario_write:
 * @state: a scenario, or a game between two turns; only the current position of a game is written
 *
 * Returns: (transfer full): the canonical document
 */
char       *acies_scenario_write (const AciesState  *state);

/**
 * acies_scenario_write_bytes:
 * @texts: (out) (optional) (transfer full): the texts of @state as they will be read back: comments of removed elements move
 *   to the end of the parent
 */
GBytes     *acies_scenario_write_bytes (const AciesState *state,
                                        AciesTexts      **texts);

/* --- kinds of findings about files, and the list of all kinds (format-kinds.c) */

/* Kinds reported by readers and writers of files, terminated by a kind without a code. */
extern const AciesFindingKind acies_format_kinds[];

/* Returns: (transfer container) (element-type AciesFindingKind): all kinds of findings, for scenarios, games and files */
GPtrArray *acies_finding_kinds_list (void);

G_END_DECLS
