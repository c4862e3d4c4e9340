/* ruleset-change.h - a scenario of one ruleset as a scenario of another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * acies_ruleset_change:
 * @state: a scenario in edit mode
 * @ruleset: the one it shall be of; its boards are laid out alike, and it has one of
 *   that size (acies_ruleset_check_layout())
 * @losses: (nullable) (element-type utf8): one sentence for each thing that
 *   cannot come along is added
 *
 * Board, units, cards, marks and switches become their equivalents; texts,
 * labels, places and numbers stay. What has no equivalent is left out: ground
 * becomes the usual one.
 *
 * Returns: (transfer full): the new scenario; @state stays as it is
 */
AciesState *acies_ruleset_change (const AciesState *state,
                                  AciesRuleset     *ruleset,
                                  GPtrArray        *losses);

G_END_DECLS
