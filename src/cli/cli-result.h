/* cli-result.h - where a game stands, for people and for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "session/session.h"

G_BEGIN_DECLS

/**
 * acies_cli_print_result:
 *
 * Prints a sentence, the result or what is asked now, and then the numbers:
 * round, side to act, morale, figures, commands, seed and hash.
 */
void acies_cli_print_result    (AciesSession     *session);

/* The same as members of the object that is open in @builder. */
void acies_cli_json_result     (JsonBuilder      *builder,
                                AciesSession     *session);

/* Whose answer is awaited: of a decision, else the active side's. */
AciesSide acies_cli_side_to_act (const AciesState *state);

G_END_DECLS
