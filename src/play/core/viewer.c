/* viewer.c - the side whose hand and face-down units are shown on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/viewer.h"

#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "engine/core/units.h"

/* Returns whether the answer can involve cards or face-down units. A player who takes a face-up card also wants to see
 * their own hand. The result depends only on the question and never on the hand, so that it reveals nothing. */
static gboolean
asks_for_cards (const AciesState *state)
{
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_PLAY, ACIES_COMMAND_TAKE, ACIES_COMMAND_PUT_BACK };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (acies_command_check_asked (kinds[i], state, NULL))
        return TRUE;
    }

  return acies_draw_is_secret (state) || acies_choices_may_tell_units (state);
}

/* Returns whether the question is answered by dice or by a card that is drawn face up. */
static gboolean
asks_chance_openly (const AciesState *state)
{
  return acies_state_awaits_chance (state) && !acies_draw_is_secret (state);
}

static gboolean
is_person (const AciesGameSettings *settings,
           AciesSide                side)
{
  return settings->players[side] == ACIES_PLAYER_HUMAN;
}

static AciesSide
only_person (const AciesState        *state,
             const AciesGameSettings *settings)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (is_person (settings, side))
        return side;
    }

  return ACIES_NO_SIDE;
}

static AciesViewer
find_open (const AciesState *state)
{
  AciesSide side = acies_choices_decider (state);

  if (side != ACIES_NO_SIDE && side != state->turn.active && !asks_for_cards (state))
    side = ACIES_NO_SIDE;

  return (AciesViewer) { ACIES_VIEWER_OPEN, side, FALSE };
}

/* While a computer decides, the player at the screen keeps it. A player who rolls dice or draws openly does not need
 * their hand, so they can do this before taking the screen. */
AciesViewer
acies_viewer_find (const AciesState        *state,
                   const AciesGameSettings *settings,
                   AciesSide                seated)
{
  guint     n_people = acies_game_settings_count_people (settings, state->ruleset->n_sides);
  AciesSide decider = acies_choices_decider (state);

  if (decider == ACIES_NO_SIDE || settings->hands_open || n_people == 0 || !acies_ruleset_has_secrets (state->ruleset))
    return find_open (state);
  if (n_people == 1)
    return (AciesViewer) { ACIES_VIEWER_SEATED, only_person (state, settings), FALSE };
  if (!is_person (settings, decider))
    return (AciesViewer) { seated != ACIES_NO_SIDE ? ACIES_VIEWER_SEATED : ACIES_VIEWER_ASKED, seated, FALSE };
  if (decider != acies_choices_whose_turn (state) ||
      (decider != seated && asks_chance_openly (state)))
    return (AciesViewer) { ACIES_VIEWER_ASKED, decider, asks_for_cards (state) };

  return (AciesViewer) { decider == seated ? ACIES_VIEWER_SEATED : ACIES_VIEWER_HAND_OVER, decider, FALSE };
}

AciesSide
acies_viewer_get_seated (const AciesViewer *self,
                         const AciesState  *state,
                         AciesSide          seated)
{
  return self->kind == ACIES_VIEWER_SEATED || asks_chance_openly (state) ? seated : ACIES_NO_SIDE;
}

AciesSide
acies_viewer_get_seen (const AciesViewer *self,
                       gboolean           looks)
{
  switch (self->kind)
    {
    case ACIES_VIEWER_OPEN:
    case ACIES_VIEWER_SEATED:
      return self->side;

    case ACIES_VIEWER_ASKED:
      return looks && self->cards ? self->side : ACIES_NO_SIDE;

    default:
      return ACIES_NO_SIDE;
    }
}

AciesSide
acies_viewer_get_viewing_side (const AciesViewer *self,
                               gboolean           looks)
{
  return self->kind == ACIES_VIEWER_OPEN ? ACIES_EVERY_SIDE : acies_viewer_get_seen (self, looks);
}

gboolean
acies_viewer_decides (const AciesViewer       *self,
                      const AciesState        *state,
                      const AciesGameSettings *settings)
{
  AciesSide decider = acies_choices_decider (state);

  return self->kind != ACIES_VIEWER_HAND_OVER && decider != ACIES_NO_SIDE && is_person (settings, decider);
}

AciesSide
acies_viewer_find_told (const AciesState        *state,
                        const AciesGameSettings *settings)
{
  gboolean  is_alone = acies_game_settings_count_people (settings, state->ruleset->n_sides) == 1;
  AciesSide side = is_alone ? only_person (state, settings) : acies_choices_whose_turn (state);

  return side != ACIES_NO_SIDE ? side : state->turn.active;
}

AciesChoices *
acies_viewer_new_choices (const AciesViewer       *self,
                          const AciesState        *state,
                          const AciesGameSettings *settings,
                          gboolean                 looks)
{
  if (!acies_viewer_decides (self, state, settings))
    return acies_choices_new_none ();
  if (self->kind == ACIES_VIEWER_ASKED && self->cards && !looks)
    return acies_choices_new_covered (state);

  return acies_choices_new (state);
}
