/* replay.c - a game gone through again, command by command
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/replay.h"

AciesSession *
acies_replay_new (AciesSession *game)
{
  g_autoptr (GArray) log = NULL;
  AciesSession *self;

  g_return_val_if_fail (ACIES_IS_SESSION (game) && acies_session_get_scenario (game) != NULL, NULL);

  log = acies_session_dup_log (game);
  self = acies_session_new_game (acies_session_get_scenario (game), acies_session_get_seed (game), ACIES_DICE_ENTERED);
  acies_session_set_undo_policy (self, ACIES_UNDO_TAKE_BACKS);
  for (guint i = 0; i < log->len; i++)
    {
      acies_session_begin_group (self, NULL); /* dice would belong to the step before */
      acies_session_apply (self, &g_array_index (log, AciesCommand, i), NULL);
      acies_session_end_group (self);
    }

  return self;
}
