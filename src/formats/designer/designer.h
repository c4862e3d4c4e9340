/* designer.h - scenarios and saved games of the designer's own program, as JSON
 *
 * The designer of Rome vs Carthage wrote a digital game of his own; its files
 * hold one scenario each, with the turn it stands at. data/schema/README.md
 * lists their keys, what becomes of them and what is said when they hold slips.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

/* The one ruleset that such files are of. */
#define ACIES_DESIGNER_RULESET "rome-vs-carthage"

/**
 * acies_designer_read:
 * @name: of the file; messages begin with it, and the title is made of it
 * @findings: all that was put right (CORRECTION), left out (WARNING) or is worth
 *   knowing (NOTE) is added, in the order of lines
 * @error: %ACIES_FORMAT_ERROR when nothing can be opened: "NAME:LINE: ..."
 *
 * Returns: (transfer full): a scenario in edit mode that begins where the file
 *   stands, or %NULL
 */
AciesState *acies_designer_read  (GBytes            *bytes,
                                  const char        *name,
                                  AciesLibrary      *library,
                                  AciesFindings     *findings,
                                  GError           **error);

/**
 * acies_designer_write:
 * @state: a scenario, or a game
 * @name: of the file that is going to be written
 * @findings: what such a file cannot hold is added
 * @error: %ACIES_FORMAT_ERROR_REFUSED for a scenario of another ruleset
 *
 * Returns: (transfer full): the text of the file, or %NULL
 */
char       *acies_designer_write (const AciesState  *state,
                                  const char        *name,
                                  AciesFindings     *findings,
                                  GError           **error);

G_END_DECLS
