/* scenario-xml.h - scenarios as XML documents
 *
 * data/schema/README.md describes the format for everybody; this is our reader
 * and writer of it. The writer knows one form only, the canonical one: reading
 * a file in that form and writing it again gives the same bytes. Any other
 * order, white space or spelling of the same scenario is read without
 * complaint. Comments and elements of foreign namespaces are kept.
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
 * @name: what messages call the file
 * @findings: what is wrong with the document is added, in the order of lines;
 *   whether the scenario can be played is acies_scenario_find()'s to say
 * @error: %ACIES_FORMAT_ERROR when nothing can be opened: "NAME:LINE: ..."
 *
 * Returns: (transfer full): a scenario in edit mode, or %NULL. What findings of
 *   severity ERROR are about has been left out of it.
 */
AciesState *acies_scenario_read  (GBytes            *bytes,
                                  const char        *name,
                                  AciesLibrary      *library,
                                  AciesFindings     *findings,
                                  GError           **error);

/**
 * acies_scenario_translate:
 * @self: has just been read from a file that comes with the program
 *
 * Shows its texts in the language of the person, as if the file had them. A
 * copy that the person saves has what was shown.
 */
void        acies_scenario_translate (AciesState       *self);

/**
 * acies_scenario_read_bundled:
 * @path: of a scenario that comes with the program
 * @error: %ACIES_FORMAT_ERROR or %G_IO_ERROR
 *
 * Returns: (transfer full): the scenario in the language of the person, or %NULL
 */
AciesState *acies_scenario_read_bundled (const char    *path,
                                  AciesLibrary      *library,
                                  GError           **error);

/**
 * acies_scenario_write:
 * @state: a scenario, or a game between two turns: then the position
 *
 * Returns: (transfer full): the canonical document
 */
char       *acies_scenario_write (const AciesState  *state);

/**
 * acies_scenario_write_bytes:
 * @texts: (out) (optional) (transfer full): the texts of @state as reading the
 *   bytes will give them: the same but that a comment whose element is gone has
 *   moved to the end of the element around it
 */
GBytes     *acies_scenario_write_bytes (const AciesState *state,
                                        AciesTexts      **texts);

/* --- the kinds of finding of files, and the list of all kinds (format-kinds.c) */

/* What readers and writers of files report. Ends with a kind without code. */
extern const AciesFindingKind acies_format_kinds[];

/**
 * acies_finding_kinds_list:
 *
 * Returns: (transfer container) (element-type AciesFindingKind): every kind this
 *   program knows: of all scenarios, of each game, of files
 */
GPtrArray *acies_finding_kinds_list (void);

G_END_DECLS
