/* cli-json.h - results as JSON, for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "engine/find/findings.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* Each adds a member to the object that is open in @builder. */
void acies_cli_json_string   (JsonBuilder         *builder,
                              const char          *name,
                              const char          *value);
void acies_cli_json_number   (JsonBuilder         *builder,
                              const char          *name,
                              gint64               value);
void acies_cli_json_flag     (JsonBuilder         *builder,
                              const char          *name,
                              gboolean             value);

/* "dice": how many are awaited, "faces": what stands on each of them, [["1", "2", ...], ...]; where a
 * card is to be drawn, "draws": which may be, as the side that draws knows, [{card, copies}, ...] */
void acies_cli_json_dice     (JsonBuilder         *builder,
                              const AciesState    *state);

/* 64 bits, more than the numbers of JSON hold everywhere: 16 hexadecimal digits. */
void acies_cli_json_hash     (JsonBuilder         *builder,
                              const char          *name,
                              guint64              value);

/* {file, severity, code, message, line, hex, side, rule, fix}; without @file that is left out */
void acies_cli_json_finding  (JsonBuilder         *builder,
                              const char          *file,
                              const AciesFinding  *finding,
                              const AciesRuleset  *ruleset);
/* "findings": [{severity, code, message, line, hex, side, rule, fix}, ...] */
void acies_cli_json_findings (JsonBuilder         *builder,
                              const AciesFindings *findings,
                              const AciesRuleset  *ruleset);

/* Prints what was built, and a newline. */
void acies_cli_json_print    (JsonBuilder         *builder);

G_END_DECLS
