/* choices.h - what a computer player chooses among
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/command.h"

G_BEGIN_DECLS

/**
 * acies_ai_list_choices:
 * @list: (element-type AciesCommand): every command the rules allow now is added, but those
 *   that take back what was done before (AciesVerb.takes_back): with them a player who is
 *   never sure could go on for ever
 */
void acies_ai_list_choices (const AciesState *state,
                            GArray           *list);

G_END_DECLS
