/* players.c - the computer players that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"

#include "ai/random-player.h"

#include <glib/gi18n-lib.h>

/* It has chosen before anybody could change his mind. */
static AciesCommand
choose_at_random (AciesAiMind     *mind,
                  const AciesView *view,
                  AciesAiRng      *rng,
                  GCancellable    *cancellable)
{
  return acies_ai_choose_random (view, rng);
}

/* Games keep their numbers: new ones come last. */
static const AciesAiPlayer players[] = {
  /* Translators: a computer player that knows the rules but has no plan */
  { "random", N_ ("Computer, Plays at Random"), choose_at_random },
};

guint
acies_ai_count_players (void)
{
  return G_N_ELEMENTS (players);
}

const AciesAiPlayer *
acies_ai_player_get (guint number)
{
  g_return_val_if_fail (number > 0, &players[0]);

  return &players[number <= G_N_ELEMENTS (players) ? number - 1 : 0];
}

guint
acies_ai_player_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (g_str_equal (players[i].id, id))
      return i + 1;
  return 0;
}
