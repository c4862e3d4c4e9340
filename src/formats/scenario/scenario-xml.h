/* scenario-xml.h - scenarios as XML documents
 *
 * The file data/schema/README.md describes the format. The reader accepts elements in any order, any white space and
 * any equivalent XML notation. The writer always writes the canonical form, so reading and writing a canonical file
 * does not change it. Comments and elements from other namespaces are preserved.
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
 * @bytes: the contents of the file
 * @name: the file name, for error messages
 * @library: the library with the ruleset
 * @findings: receives the problems in the document, sorted by line
 * @error: %ACIES_FORMAT_ERROR if the scenario cannot be opened; the message starts with "NAME:LINE:"
 *
 * Reads a scenario. Elements with findings of severity ERROR are left out. The function checks only the document; use
 * acies_scenario_find() to check the scenario.
 *
 * Returns: (transfer full): the scenario, in edit mode; %NULL on error
 */
AciesState *acies_scenario_read  (GBytes            *bytes,
                                  const char        *name,
                                  AciesLibrary      *library,
                                  AciesFindings     *findings,
                                  GError           **error);

/**
 * acies_scenario_translate:
 * @self: a scenario just read from a file that is installed with the program
 *
 * Replaces the texts of an installed scenario with translations into the user's language. A text does not change if the
 * file contains it in several languages. When the scenario is saved, the translations are saved with it.
 */
void        acies_scenario_translate (AciesState       *self);

/**
 * acies_scenario_read_bundled:
 * @path: the path of a scenario that is installed with the program
 * @library: the library with the ruleset
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Reads an installed scenario and translates its texts into the user's language.
 *
 * Returns: (transfer full): the scenario, in edit mode; %NULL on error
 */
AciesState *acies_scenario_read_bundled (const char    *path,
                                  AciesLibrary      *library,
                                  GError           **error);

/**
 * acies_scenario_write:
 * @state: a scenario, or a game that is between turns
 *
 * Writes a scenario as an XML document. For a game, the document is a scenario that starts from the current position.
 *
 * Returns: (transfer full): the document in canonical form
 */
char       *acies_scenario_write (const AciesState  *state);

/**
 * acies_scenario_write_bytes:
 * @state: see acies_scenario_write()
 * @texts: (out) (optional) (transfer full): the AciesTexts that acies_scenario_read() would create from the document.
 *   Unlike the texts of @state, it has no anchors for elements that no longer exist. An XML comment next to such an
 *   element is written at the end of the parent element.
 *
 * Like acies_scenario_write(), but returns the document as a #GBytes.
 *
 * Returns: (transfer full): the document in canonical form
 */
GBytes     *acies_scenario_write_bytes (const AciesState *state,
                                        AciesTexts      **texts);

/* --- kinds of findings (format-kinds.c) */

/* The kinds of findings that file readers and writers report. The code of the last element is %NULL. */
extern const AciesFindingKind acies_format_kinds[];

/* Returns: (transfer container) (element-type AciesFindingKind): the kinds of findings about scenarios, games and
 *   files */
GPtrArray *acies_finding_kinds_list (void);

G_END_DECLS
