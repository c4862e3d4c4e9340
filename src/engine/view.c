/* view.c - what one side may know of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view.h"

#include "engine/face-down.h"
#include "engine/view-units.h"

struct _AciesView
{
  AciesSide   side;
  AciesState *known;                  /* the others' hands lie in their decks */
  guint       hands[ACIES_MAX_SIDES]; /* how many cards each side holds */
};

static gboolean
is_hidden (const AciesView *self,
           AciesSide        side)
{
  return side != self->side;
}

static void
hide_hand (AciesState *state,
           AciesSide   side)
{
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      state->cards[side][ACIES_ZONE_DECK][card] += state->cards[side][ACIES_ZONE_HAND][card];
      state->cards[side][ACIES_ZONE_HAND][card] = 0;
    }
}

/* Hand and choice of cards are secret, in every game; and what lies face down. */
AciesView *
acies_view_new (const AciesState *state,
                AciesSide         side)
{
  AciesView *self = g_new0 (AciesView, 1);

  self->side = side;
  self->known = acies_state_copy (state);
  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    {
      self->hands[other] = acies_state_count_cards (state, other, ACIES_ZONE_HAND);
      if (is_hidden (self, other))
        hide_hand (self->known, other);
    }
  acies_view_hide_units (self->known, side);

  return self;
}

AciesSide
acies_state_deciding_side (const AciesState *state)
{
  return state->decision.kind != ACIES_DECISION_NONE ? state->decision.side : state->turn.active;
}

AciesView *
acies_view_new_deciding (const AciesState *state)
{
  return acies_view_new (state, acies_state_deciding_side (state));
}

void
acies_view_free (AciesView *self)
{
  acies_state_free (self->known);
  g_free (self);
}

AciesSide
acies_view_get_side (const AciesView *self)
{
  return self->side;
}

guint
acies_view_count_hand (const AciesView *self,
                       AciesSide        side)
{
  g_return_val_if_fail (side < self->known->ruleset->n_sides, 0);

  return self->hands[side];
}

guint
acies_view_count_unplayed (const AciesView *self,
                           AciesSide        side,
                           AciesId          card)
{
  g_return_val_if_fail (side < self->known->ruleset->n_sides && card < self->known->ruleset->n_cards, 0);

  return self->known->cards[side][ACIES_ZONE_DECK][card] + self->known->cards[side][ACIES_ZONE_HAND][card];
}

gboolean
acies_view_equal (const AciesView *a,
                  const AciesView *b)
{
  if (a->side != b->side || !acies_state_equal (a->known, b->known))
    return FALSE;
  for (AciesSide side = 0; side < a->known->ruleset->n_sides; side++)
    {
      if (a->hands[side] != b->hands[side])
        return FALSE;
    }

  return TRUE;
}

/* The card at @place when all cards of a deck lie in a row. */
static AciesId
card_at (const guint8 *deck,
         guint         place)
{
  AciesId card = 0;

  while (place >= deck[card])
    place -= deck[card++];

  return card;
}

static void
deal_hand (AciesState *state,
           AciesSide   side,
           guint       n,
           AciesPick   pick,
           gpointer    source)
{
  guint8 *deck = state->cards[side][ACIES_ZONE_DECK];
  guint   left = acies_state_count_cards (state, side, ACIES_ZONE_DECK);

  for (guint i = 0; i < n; i++)
    {
      AciesId card = card_at (deck, pick (source, left - i));

      deck[card]--;
      state->cards[side][ACIES_ZONE_HAND][card]++;
    }
}

AciesState *
acies_view_fill (const AciesView *self,
                 AciesPick        pick,
                 gpointer         source)
{
  AciesState *state = acies_state_copy (self->known);

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (is_hidden (self, side))
        deal_hand (state, side, self->hands[side], pick, source);
    }
  acies_view_deal_units (state, self->side, pick, source);

  return state;
}

const AciesState *
acies_state_know (const AciesState *state,
                  AciesSide         side,
                  AciesState      **copy)
{
  g_autoptr (AciesView) view = NULL;

  if (!acies_state_hides_from (state, side))
    return state;
  view = acies_view_new (state, side);
  if (*copy == NULL)
    *copy = acies_state_copy (view->known);
  else
    acies_state_assign (*copy, view->known);

  return *copy;
}

gboolean
acies_state_knows_attack (const AciesState *state,
                          AciesSide         side,
                          AciesHex          from,
                          AciesHex          at)
{
  AciesUnitId attacker = acies_state_unit_at (state, from);
  AciesUnitId target = acies_state_unit_at (state, at);

  return (attacker == ACIES_NO_UNIT || !acies_unit_is_hidden_from (state, attacker, side)) &&
         (target == ACIES_NO_UNIT || !acies_unit_is_hidden_from (state, target, side));
}
