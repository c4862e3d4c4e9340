/* game-table-advice.c - advice for the person who decides at a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/game-table-private.h"

#include "session/computers.h"

/* Where the hand of who decides is covered advice would tell of it; where there is no choice there is nothing to advise. */
gboolean
acies_game_table_may_ask_advice (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->session != NULL && self->replay == NULL && self->choices != NULL && !self->choices->covered && self->choices->commands->len > 1 &&
         acies_session_find_person (self->session) != ACIES_NO_SIDE &&
         acies_viewer_decides (&self->viewer, acies_session_get_state (self->session), acies_session_get_settings (self->session));
}

static void
advised_cb (AciesGameTable *self)
{
  if (!self->renews)
    acies_game_table_tell_advised (self);
}

void
acies_game_table_ask_advice (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (!acies_game_table_may_ask_advice (self))
    return;
  if (self->adviser == NULL)
    {
      self->adviser = acies_adviser_new (self->session);
      g_signal_connect_object (self->adviser, "changed", G_CALLBACK (advised_cb), self, G_CONNECT_SWAPPED);
    }
  acies_adviser_ask (self->adviser);
}

void
acies_game_table_drop_advice (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->adviser != NULL)
    acies_adviser_forget (self->adviser);
}

gboolean
acies_game_table_is_thinking (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->adviser != NULL && acies_adviser_is_thinking (self->adviser);
}

const AciesAiAdvice *
acies_game_table_get_advice (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), NULL);

  return self->adviser != NULL ? acies_adviser_get_advice (self->adviser) : NULL;
}

void
acies_game_table_point_out (AciesGameTable     *self,
                            const AciesCommand *command)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  self->points_out = TRUE;
  self->pointed_out = *command;
  acies_game_table_tell_advised (self);
}

const AciesCommand *
acies_game_table_get_marked (AciesGameTable *self)
{
  const AciesAiAdvice *advice = acies_game_table_get_advice (self);

  if (advice != NULL)
    return &advice->command;
  return self->points_out ? &self->pointed_out : NULL;
}
