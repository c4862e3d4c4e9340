/* game-table-past.c - looking back from a table at how the game stood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/game-table-private.h"

#include "session/log.h"

gboolean
acies_game_table_is_looking_back (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return acies_game_table_get_shown (self) != acies_game_table_get_session (self);
}

guint
acies_game_table_get_moment (AciesGameTable *self)
{
  AciesSession *shown = acies_game_table_get_shown (self);

  return shown != NULL ? acies_session_count_commands (shown) : 0;
}

guint
acies_game_table_count_moments (AciesGameTable *self)
{
  AciesSession *session = acies_game_table_get_session (self);

  return session != NULL ? acies_session_count_commands (session) : 0;
}

void
acies_game_table_look_back (AciesGameTable *self,
                            guint           command)
{
  guint n_commands;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->session == NULL)
    return;
  n_commands = acies_session_count_commands (self->session);
  if (self->replay != NULL && acies_game_table_get_moment (self) == command)
    return;
  if (self->replay == NULL || acies_session_count_steps (self->replay) != n_commands)
    {
      g_clear_object (&self->replay);
      self->replay = acies_replay_new (self->session);
    }
  acies_session_go_to_step (self->replay, MIN (command, n_commands));
  acies_game_table_renew (self, NULL, TRUE);
}

void
acies_game_table_end_looking_back (AciesGameTable *self)
{
  g_autoptr (AciesSession) replay = NULL;

  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  replay = g_steal_pointer (&self->replay);
  if (replay != NULL)
    acies_game_table_renew (self, NULL, TRUE);
}
