/* turns.c - the course of a game: its begin, rounds, who acts, its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/turns.h"

#include "rulesets/shared/steps.h"

#include <glib/gi18n-lib.h>

const AciesGameEnd acies_end_draw = { "draw", N_ ("A draw: neither side is ahead") };

void
acies_game_begin (AciesResolver *resolver)
{
  AciesEvent event = { ACIES_EVENT_MODE_SET, .u.mode = { ACIES_MODE_EDIT, ACIES_MODE_PLAY } };

  acies_resolver_emit (resolver, event);
}

void
acies_game_end (AciesResolver *resolver,
                guint          reason,
                AciesSide      winner)
{
  AciesNote note = ACIES_NOTE_INIT (ACIES_NOTE_GAME_OVER);

  for (AciesSide side = 0; winner != ACIES_NO_SIDE && side < winner; side++)
    if (!acies_side_is_enemy (resolver->state, winner, side))
      winner = side;
  note.side = winner;
  note.number = (gint16) reason;
  acies_resolver_drop_steps (resolver);
  acies_resolver_set_outcome (resolver, reason, winner);
  if (resolver->events != NULL)
    {
      g_autofree char *score = acies_state_dup_score (resolver->state);

      note.reason = score != NULL ? g_intern_string (score) : NULL;
    }
  acies_resolver_note (resolver, note);
}

gboolean
acies_game_end_by (AciesResolver *resolver,
                   guint          reason,
                   int            lead)
{
  if (lead != 0)
    acies_game_end (resolver, reason, lead > 0 ? 0 : 1);

  return lead != 0;
}

void
acies_turn_next_round (AciesResolver *resolver)
{
  AciesTurn turn = resolver->state->turn;

  turn.round++;
  acies_resolver_set_turn (resolver, turn);
}

void
acies_turn_set_phase (AciesResolver *resolver,
                      guint          phase)
{
  AciesTurn turn = resolver->state->turn;

  turn.phase = (guint8) phase;
  acies_resolver_set_turn (resolver, turn);
}

void
acies_side_set_resource (AciesResolver *resolver,
                         AciesSide      side,
                         guint          resource,
                         guint          number)
{
  AciesSideNumbers numbers = resolver->state->sides[side];

  numbers.resources[resource] = (guint8) number;
  acies_resolver_set_side (resolver, side, &numbers);
}

void
acies_turn_clear_acting (AciesTurn *turn)
{
  turn->acting = ACIES_NO_UNIT;
  turn->moved = 0;
  turn->attacks = 0;
  turn->started_at = ACIES_NO_HEX;
}

void
acies_turn_begin_acting (AciesResolver *resolver,
                         AciesTurn      turn,
                         AciesUnitId    unit)
{
  turn.acting = unit;
  turn.started_at = resolver->state->units[unit].hex;
  acies_resolver_set_turn (resolver, turn);
}

void
acies_turn_set_moved (AciesResolver *resolver,
                      guint          hexes)
{
  AciesTurn turn = resolver->state->turn;

  turn.moved = (guint8) hexes;
  acies_resolver_set_turn (resolver, turn);
}

void
acies_step_push (AciesResolver *resolver,
                 guint          kind)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) kind });
}

void
acies_step_push_all (AciesResolver *resolver,
                     guint          first,
                     guint          last)
{
  for (guint kind = last + 1; kind > first; kind--)
    acies_step_push (resolver, kind - 1);
}
