/* scenario-find-private.h - the subjects of what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/scenario-find.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* What fixes offer: @number of @id, or of what the command is about, for @side. */
static inline AciesCommand
acies_command_of_side (AciesCommandKind kind, AciesSide side, guint id, guint number)
{
  AciesCommand command = acies_command_with_id (kind, (AciesId) id);

  command.side = side;
  command.number = (gint16) number;

  return command;
}

/* Units where they cannot stand, as they cannot be, or beside the enemy. */
void  acies_scenario_find_units   (const AciesState *state,
                                   AciesFindings    *findings);
/* A board cut in two, and units that no way leads to an enemy from. */
void  acies_scenario_find_reach   (const AciesState *state,
                                   AciesFindings    *findings);
/* More than the box of the game holds, where it comes in one. */
void  acies_scenario_find_box     (const AciesState *state,
                                   AciesFindings    *findings);
/* Cards of no use. */
void  acies_scenario_find_cards   (const AciesState *state,
                                   AciesFindings    *findings);
/* Starting hands against their decks and sizes. */
void  acies_scenario_find_hands   (const AciesState *state,
                                   AciesFindings    *findings);

G_END_DECLS
