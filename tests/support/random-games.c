/* random-games.c - battles that two computers play at random
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/random-games.h"

#include "ai/players.h"
#include "support/battles.h"

AciesSession *
random_game_new (AciesLibrary *library,
                 const char   *battle,
                 guint64       seed)
{
  g_autoptr (AciesState) scenario = battle_load (library, battle);
  AciesSession *session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);

  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);

  return session;
}

gboolean
random_game_step (AciesSession *session,
                  AciesAiRng   *rng)
{
  g_autoptr (AciesView) view = NULL;
  AciesCommand command;

  if (acies_session_get_state (session)->outcome.reason != ACIES_END_NOT_YET)
    return FALSE;
  if (acies_session_get_state (session)->decision.kind == ACIES_DECISION_DRAW)
    {
      acies_session_roll (session);
      return TRUE;
    }
  view = acies_view_new_deciding (acies_session_get_state (session));
  command = acies_ai_choose_random (view, rng);
  g_assert_true (acies_session_apply (session, &command, NULL));

  return TRUE;
}

gboolean
random_game_play_to_dice (AciesSession *session,
                          AciesAiRng   *rng)
{
  const AciesState *state = acies_session_get_state (session);

  while (state->decision.kind != ACIES_DECISION_DICE)
    if (!random_game_step (session, rng))
      return FALSE;

  return TRUE;
}

AciesSession *
random_game_play_out (AciesLibrary *library,
                      const char   *battle,
                      guint64       seed)
{
  AciesSession *session = random_game_new (library, battle, seed);
  AciesAiRng    rng = acies_ai_rng_seeded (seed);

  while (random_game_step (session, &rng))
    ;

  return session;
}
