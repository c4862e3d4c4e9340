/* game-table-seat.c - who sits at the screen of a table, and whose hand is seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/game-table-private.h"

#include "engine/core/units.h"

/* So long nobody takes the screen, in microseconds: who ended the turn may have pressed twice. */
#define PAUSE (400 * G_TIME_SPAN_MILLISECOND)

/* Whoever is handed the screen is not known to hold it before he says so: who takes
 * back the move after which it was to be handed over is asked for it, too. */
void
acies_game_table_find_viewer (AciesGameTable   *self,
                              const AciesState *state)
{
  AciesViewer before = self->viewer;

  self->viewer = acies_viewer_find (state, acies_session_get_settings (self->session), self->seated);
  if (self->viewer.kind != ACIES_VIEWER_HAND_OVER)
    return;
  self->seated = ACIES_NO_SIDE;
  if (before.kind == ACIES_VIEWER_HAND_OVER && before.side == self->viewer.side)
    return;
  self->handed_at = g_get_monotonic_time ();
  self->held_before = self->key_is_held;
}

AciesSide
acies_game_table_get_viewer (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_NO_SIDE);

  return acies_viewer_get_seen (&self->viewer, self->looks);
}

/* Who looks back sees no more than now. */
AciesSide
acies_game_table_get_viewing_side (AciesGameTable *self)
{
  AciesViewer viewer;

  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ACIES_NO_SIDE);

  if (self->session == NULL || self->replay == NULL)
    return acies_viewer_get_viewing_side (&self->viewer, self->looks);
  viewer = acies_viewer_find (acies_session_get_state (self->session), acies_session_get_settings (self->session), self->seated);

  return acies_viewer_get_viewing_side (&viewer, FALSE);
}

const AciesState *
acies_game_table_get_seen (AciesGameTable *self)
{
  const AciesState *state = acies_game_table_get_state (self);

  return state != NULL ? acies_state_see (state, acies_game_table_get_viewing_side (self), &self->seen) : NULL;
}

AciesViewer
acies_game_table_get_seat (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), ((AciesViewer) { ACIES_VIEWER_OPEN, ACIES_NO_SIDE, FALSE }));

  return self->viewer;
}

void
acies_game_table_take_seat (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->viewer.kind != ACIES_VIEWER_HAND_OVER || self->held_before ||
      g_get_monotonic_time () < self->handed_at + PAUSE)
    return;
  self->seated = self->viewer.side;
  acies_game_table_refresh_view (self);
}

void
acies_game_table_hold_key (AciesGameTable *self,
                           gboolean        held)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  self->key_is_held = held;
  self->held_before = self->held_before && held;
}

void
acies_game_table_leave_seat (AciesGameTable *self)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->seated == ACIES_NO_SIDE && !self->looks)
    return;
  self->seated = ACIES_NO_SIDE;
  self->looks = FALSE;
  acies_game_table_refresh_view (self);
}

void
acies_game_table_look (AciesGameTable *self,
                       gboolean        looks)
{
  g_return_if_fail (ACIES_IS_GAME_TABLE (self));

  if (self->looks == looks || self->viewer.kind != ACIES_VIEWER_ASKED || !self->viewer.cards)
    return;
  self->looks = looks;
  acies_game_table_refresh_view (self);
}

gboolean
acies_game_table_is_looking (AciesGameTable *self)
{
  g_return_val_if_fail (ACIES_IS_GAME_TABLE (self), FALSE);

  return self->looks;
}
