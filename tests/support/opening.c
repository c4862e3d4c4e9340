/* opening.c - games made of lines, with the rulesets that come with the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/opening.h"

#include "support/data.h"
#include "support/lines.h"

AciesState *
opening_new_game (const char *ruleset_id,
                  const char *position,
                  const char *opening)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, ruleset_id, NULL);
  g_autoptr (AciesState) scenario = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  AciesState *game;

  lines_apply (scenario, position, NULL);
  game = acies_engine_new_game (scenario, NULL);
  lines_apply (game, opening, NULL);

  return game;
}
