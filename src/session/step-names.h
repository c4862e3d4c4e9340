/* step-names.h - what a step of the history is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/history.h"

G_BEGIN_DECLS

/**
 * acies_entry_dup_name:
 * @entry: one with a command, and no label of its own
 * @undone: it was undone: what it showed of a hand is hidden again
 *
 * Says what the first command did, or how many alike did.
 *
 * Returns: (transfer full): a few translated words: "Move Principes to E5"
 */
char *acies_entry_dup_name (const AciesEntry   *entry,
                         const AciesRuleset *ruleset,
                         gboolean            undone);

G_END_DECLS
