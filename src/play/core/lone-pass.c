/* lone-pass.c - who can do nothing but pass, where people have agreed not to be asked then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/lone-pass.h"

#include "engine/view/view.h"
#include "play/core/choices.h"

gboolean
acies_forced_pass_find (const AciesState        *state,
                        const AciesGameSettings *settings,
                        AciesCommand            *command)
{
  const AciesCommand *only;
  g_autoptr (AciesChoices) choices = NULL;

  if (!settings->passes_alone || state->outcome.reason != ACIES_END_NOT_YET || acies_state_awaits_chance (state) ||
      settings->players[acies_state_deciding_side (state)] != ACIES_PLAYER_HUMAN)
    return FALSE;
  choices = acies_choices_new (state);
  only = acies_choices_get_only_answer (choices);
  if (only == NULL)
    return FALSE;
  *command = *only;
  return TRUE;
}
