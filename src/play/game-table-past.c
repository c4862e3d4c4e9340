/* game-table-past.c - at which moment of its game a table is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/game-table.h"

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
