/* outlook.c - what a unit may still make of its move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/glance.h"
#include "ai/roll.h"

#include "engine/core/engine.h"
#include "engine/core/reach.h"

float
acies_ai_glance_outlook (AciesAiGlance *self,
                         AciesUnitId    id)
{
  const AciesUnit   *unit = &self->state->units[id];
  const AciesAiType *type = acies_ai_lore_type (self->lore, unit->type);
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));
  float stay = acies_ai_glance_stay (self, unit);
  float best = 0;

  acies_unit_list_destinations (self->state, id, ACIES_MOMENT_ORDERED, destinations, NULL);
  for (guint i = 0; i < destinations->len; i++)
    {
      AciesHex hex = g_array_index (destinations, AciesDestination, i).hex;
      guint    distance = acies_board_distance (self->state->board, unit->hex, hex);
      float    worth = acies_ai_glance_place (self, unit, hex, distance + type->range <= type->strike) - stay;

      best = MAX (best, worth);
    }

  return best;
}

float
acies_ai_glance_turn (AciesAiGlance      *self,
                      AciesUnitId         id,
                      const AciesCommand *command)
{
  const AciesState *real = self->state;
  g_autoptr (AciesState) after = NULL;
  float stay, turned;

  if (self->faces == NULL || !acies_state_unit_is_on_board (real, id))
    return 0;
  stay = acies_ai_glance_stay (self, &real->units[id]);
  after = acies_state_copy (real);
  if (!acies_engine_apply (after, command, NULL, NULL) || !acies_state_unit_is_on_board (after, id))
    return 0;
  self->state = after;
  turned = acies_ai_glance_place (self, &after->units[id], after->units[id].hex, TRUE);
  self->state = real;
  self->unit = NULL;

  return turned - stay;
}

/* --- harm ----------------------------------------------------------------------------------- */

static float
measure_soundness (const AciesAiGlance *self,
                   const AciesState    *state)
{
  float sum = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      float worth = acies_ai_lore_soundness (self->lore, state, (AciesUnitId) i);

      sum += state->units[i].side == self->side ? worth : -worth;
    }

  return sum;
}

float
acies_ai_glance_harm (AciesAiGlance      *self,
                      const AciesCommand *command)
{
  g_autoptr (AciesState) after = NULL;

  /* What follows when a side is done is nobody's doing. */
  if (self->state->ruleset->procs->soundness == NULL || command->kind == ACIES_COMMAND_DONE || command->kind == ACIES_COMMAND_PASS)
    return 0;
  if (self->soundness == ACIES_AI_UNKNOWN)
    self->soundness = measure_soundness (self, self->state);
  after = acies_state_copy (self->state);
  if (!acies_engine_apply (after, command, NULL, NULL))
    return 0;
  if (command->kind == ACIES_COMMAND_MOVE && after->decision.kind == ACIES_DECISION_DICE)
    {
      AciesCommand roll = acies_ai_roll_usual (after);

      acies_engine_apply (after, &roll, NULL, NULL);
    }

  return self->habits[ACIES_HABIT_SOUND] * (measure_soundness (self, after) - self->soundness);
}
