/* players.c - the computer players that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"

#include "ai/quick-player.h"
#include "ai/random-player.h"
#include "ai/search-player.h"

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

static AciesCommand
choose_easily (AciesAiMind     *mind,
               const AciesView *view,
               AciesAiRng      *rng,
               GCancellable    *cancellable)
{
  static const AciesAiManner hasty = { .spread = 1.62f, .error = 16, .fear = 0, .cards = 0.5f };

  return acies_ai_choose_quickly (mind, view, &hasty, rng);
}

static AciesCommand
choose_normally (AciesAiMind     *mind,
                 const AciesView *view,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable)
{
  return acies_ai_choose_by_level (mind, view, ACIES_LEVEL_NORMAL, rng, cancellable);
}

static AciesCommand
choose_hard (AciesAiMind     *mind,
             const AciesView *view,
             AciesAiRng      *rng,
             GCancellable    *cancellable)
{
  return acies_ai_choose_by_level (mind, view, ACIES_LEVEL_HARD, rng, cancellable);
}

/* Games keep their numbers: new ones come last. */
static const AciesAiPlayer players[] = {
  /* Translators: a computer player that knows the rules but has no plan */
  { "random", N_ ("Computer, Random"), N_ ("Knows the rules but has no plan"), TRUE, choose_at_random },
  { "easy", N_ ("Computer, Easy"), N_ ("Does what looks best at the moment and ignores dangers"), FALSE, choose_easily },
  { "normal", N_ ("Computer, Normal"), N_ ("Looks a little ahead before it acts"), FALSE, choose_normally },
  { "hard", N_ ("Computer, Hard"), N_ ("Thinks ahead, for up to three seconds"), FALSE, choose_hard },
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
