/* row.c - a game of gladiators: lots that lie open, in data in which they have a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"

#include "rulesets/shared/shared.h"

#define LOTS 0 /* the only deck there is */

/* ARE-19 */
void
acies_are_push_row (AciesResolver *resolver,
                    AciesSide      side)
{
  const AciesRuleset *ruleset = resolver->state->ruleset;

  if (ruleset->n_decks <= LOTS || ruleset->decks[LOTS].row == 0)
    return;
  acies_resolver_push_step (resolver, (AciesStep) { .kind = ARE_STEP_PICK, .side = side });
  acies_resolver_push_step (resolver, (AciesStep) { .kind = ARE_STEP_FILL, .side = side });
}

void
acies_are_row_step (AciesResolver   *resolver,
                    const AciesStep *step)
{
  if (step->kind == ARE_STEP_FILL)
    acies_row_fill (resolver, step->side, LOTS);
  else if (acies_state_count_deck (resolver->state, step->side, LOTS, ACIES_ZONE_ROW) > 0)
    acies_question_ask_side (resolver, ARE_ASK_PICK, step->side, ACIES_NO_UNIT, 1);
}

gboolean
acies_are_check_pick (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  return acies_row_check (command, state, LOTS, "ARE-19", error);
}

void
acies_are_list_pick (const AciesState *state,
                     GArray           *commands)
{
  acies_row_list (state, LOTS, commands);
}

/* What is good for nothing is laid before the school. */
void
acies_are_pick (const AciesCommand *command,
                AciesResolver      *resolver)
{
  gboolean  blank = resolver->state->ruleset->cards[command->id].effect == ARE_EFFECT_NOTHING;
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  acies_row_take (resolver, side, command->id, blank ? ACIES_ZONE_LAID : ACIES_ZONE_HAND);
}
