/* lone-pass.c - automatic passing, if the players have agreed on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/lone-pass.h"

#include "engine/core/units.h"
#include "engine/view/view.h"
#include "play/core/choices.h"

/* In a combat, or in the turn of another side, only the hand can answer. */
static gboolean
reveals_hand (const AciesState        *state,
              const AciesGameSettings *settings)
{
  return !settings->hands_open && acies_ruleset_has_secrets (state->ruleset) &&
         acies_game_settings_count_people (settings, state->ruleset->n_sides) > 1 &&
         (state->n_combats > 0 || acies_state_deciding_side (state) != state->turn.active);
}

gboolean
acies_forced_pass_find (const AciesState        *state,
                        const AciesGameSettings *settings,
                        AciesCommand            *command)
{
  const AciesCommand *only;
  g_autoptr (AciesChoices) choices = NULL;

  if (!settings->passes_alone || state->outcome.reason != ACIES_END_NOT_YET || acies_state_awaits_chance (state) ||
      settings->players[acies_state_deciding_side (state)] != ACIES_PLAYER_HUMAN || reveals_hand (state, settings))
    return FALSE;
  choices = acies_choices_new (state);
  only = acies_choices_get_only_answer (choices);
  if (only == NULL)
    return FALSE;
  *command = *only;
  return TRUE;
}
