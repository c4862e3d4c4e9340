/* cli-names.h - cards and units by the names that the rulebook gives them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/**
 * acies_cli_sounds_like:
 * @squashed: what somebody wrote, as acies_cli_squash() makes it
 *
 * Returns: whether it is @name, in whatever case and however divided
 */
gboolean acies_cli_sounds_like   (const char         *squashed,
                                  const char         *name);

/* Returns: a card by id or name, or %ACIES_NO_ID */
AciesId  acies_cli_find_card     (const AciesRuleset *ruleset,
                                  const char         *squashed);

/**
 * acies_cli_find_type:
 * @side: (out): whose, or %ACIES_NO_SIDE where that was not said
 *
 * Returns: a unit type by id or name, or %ACIES_NO_ID: "Velites", or "Roman
 *   Velites" where both armies have them
 */
AciesId  acies_cli_find_type     (const AciesRuleset *ruleset,
                                  const char         *squashed,
                                  AciesSide          *side);

/* Returns: of how many words the longest name is that acies_cli_find_card() knows */
guint    acies_cli_count_card_words (const AciesRuleset *ruleset);

/* The same for acies_cli_find_type(). */
guint    acies_cli_count_type_words (const AciesRuleset *ruleset);

G_END_DECLS
