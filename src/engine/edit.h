/* edit.h - the editor's commands: the same for every ruleset
 *
 * They are refused for the program's own limits only. What would make no sense
 * in play (a unit in a river) is a finding, so that a designer can work in any
 * order. This is one command, checked and resolved; lists of them, for a piece of a
 * board or all of it, are made in the room engine/edit/.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/engine.h"

G_BEGIN_DECLS

gboolean acies_edit_check   (const AciesCommand *command,
                             const AciesState   *state,
                             GError            **error);
void     acies_edit_resolve (const AciesCommand *command,
                             AciesResolver      *resolver);

G_END_DECLS
