/* answer-keys.c - the keys of answers that only this game has and that name no place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/answer-keys.h"

/* Hand and reserve come first; what is in a covered hand nobody knows. What lies open has no keys. */
static gboolean
are_taken (const AciesChoices *choices,
           const AciesState   *state)
{
  return choices->covered || acies_choices_is_about_hand (choices, state) || acies_choices_find_verb (choices, ACIES_VERB_RESERVE) != NULL;
}

const AciesCommand *
acies_answer_keys_find (const AciesChoices *choices,
                        const AciesState   *state,
                        guint               place)
{
  g_return_val_if_fail (choices != NULL && place > 0, NULL);

  if (place > ACIES_N_ANSWER_KEYS || are_taken (choices, state))
    return NULL;
  for (guint i = 0; i < choices->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (choices->commands, AciesCommand, i);

      if (acies_choices_has_button (choices, command) && --place == 0)
        return command;
    }

  return NULL;
}
