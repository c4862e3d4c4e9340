/* game-settings.c - how a game is played at the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/game-settings.h"

#include <string.h>

gboolean
acies_game_settings_equal (const AciesGameSettings *a,
                           const AciesGameSettings *b)
{
  return a->dice == b->dice && a->undo == b->undo && memcmp (a->players, b->players, sizeof a->players) == 0 &&
         a->hands_open == b->hands_open && a->passes_alone == b->passes_alone;
}

guint
acies_game_settings_count_people (const AciesGameSettings *self,
                                  guint                    n_sides)
{
  guint n = 0;

  for (guint side = 0; side < n_sides; side++)
    n += self->players[side] == ACIES_PLAYER_HUMAN;

  return n;
}
