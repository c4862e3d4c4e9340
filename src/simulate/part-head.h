/* part-head.h - what stands at the head of a part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"
#include "simulate/terms.h"

G_BEGIN_DECLS

/* Its lines, the empty one that ends it not counted. */
#define ACIES_PART_HEAD_LINES 15

/* (transfer full): with a line feed after each line, and without the empty line */
char                 *acies_part_head_to_string (const AciesSimulationTerms *terms);

/* Whether a text whose first line this is claims to be a part, of whatever version. */
gboolean              acies_part_head_is_first  (const char                 *line);

/**
 * acies_part_head_parse:
 * @lines: %ACIES_PART_HEAD_LINES of any text, without line feeds
 * @error: what is wrong with them
 *
 * Returns: (transfer full): what they say, or %NULL
 */
AciesSimulationTerms *acies_part_head_parse     (char                      **lines,
                                                 AciesLibrary               *library,
                                                 GError                    **error);

G_END_DECLS
