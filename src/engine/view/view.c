/* view.c - what one side may know of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view/view.h"

#include "engine/core/units.h"
#include "engine/view/view-units.h"

#include <string.h>

struct _AciesView
{
  AciesSide   side;
  AciesState *known;                                       /* the others' hands lie in their decks */
  guint       hands[ACIES_MAX_SIDES][ACIES_MAX_DECKS + 1]; /* how many cards each side holds, the last of no deck with a name */
  guint       under[ACIES_MAX_DECKS];                      /* how many lie under each deck; which, and in what order, a side does not know */
};

static gboolean
is_hidden (const AciesView *self,
           AciesSide        side)
{
  return side != self->side;
}

/* The copies of @card from which @side draws. */
static guint8 *
deck_of (AciesState *state,
         AciesSide   side,
         guint       card)
{
  return &state->cards[state->ruleset->cards[card].common ? 0 : side][ACIES_ZONE_DECK][card];
}

static void
hide_hand (AciesState *state,
           AciesSide   side)
{
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      *deck_of (state, side, card) += state->cards[side][ACIES_ZONE_HAND][card];
      state->cards[side][ACIES_ZONE_HAND][card] = 0;
    }
}

/* Backs of cards tell from which deck they are. */
static guint
place_of (AciesId deck)
{
  return deck != ACIES_NO_ID ? deck : ACIES_MAX_DECKS;
}

static void
count_hand (AciesView        *self,
            const AciesState *state,
            AciesSide         side)
{
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    self->hands[side][place_of (state->ruleset->cards[card].deck)] += state->cards[side][ACIES_ZONE_HAND][card];
}

static void
hide_under (AciesView *self)
{
  AciesState *state = self->known;

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      guint8 *under = &state->cards[0][ACIES_ZONE_UNDER][card];

      if (*under == 0)
        continue;
      self->under[state->ruleset->cards[card].deck] += *under;
      state->cards[0][ACIES_ZONE_DECK][card] += *under;
      *under = 0;
    }
  state->n_under = 0;
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
      count_hand (self, state, other);
      if (is_hidden (self, other))
        hide_hand (self->known, other);
    }
  hide_under (self);
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

const AciesRuleset *
acies_view_get_ruleset (const AciesView *self)
{
  return self->known->ruleset;
}

guint
acies_view_count_hand (const AciesView *self,
                       AciesSide        side)
{
  guint n = 0;

  g_return_val_if_fail (side < self->known->ruleset->n_sides, 0);

  for (guint i = 0; i <= ACIES_MAX_DECKS; i++)
    n += self->hands[side][i];

  return n;
}

guint
acies_view_count_hand_of (const AciesView *self,
                          AciesSide        side,
                          AciesId          deck)
{
  g_return_val_if_fail (side < self->known->ruleset->n_sides, 0);
  g_return_val_if_fail (deck == ACIES_NO_ID || deck < self->known->ruleset->n_decks, 0);

  return self->hands[side][place_of (deck)];
}

guint
acies_view_count_unplayed (const AciesView *self,
                           AciesSide        side,
                           AciesId          card)
{
  g_return_val_if_fail (side < self->known->ruleset->n_sides && card < self->known->ruleset->n_cards, 0);

  if (self->known->ruleset->cards[card].common)
    side = self->side;

  return acies_view_count_unseen (self, side, card) + self->known->cards[side][ACIES_ZONE_HAND][card];
}

guint
acies_view_count_unseen (const AciesView *self,
                         AciesSide        side,
                         AciesId          card)
{
  g_return_val_if_fail (side < self->known->ruleset->n_sides && card < self->known->ruleset->n_cards, 0);

  return acies_state_pile (self->known, side, card, ACIES_ZONE_DECK);
}

gboolean
acies_view_equal (const AciesView *a,
                  const AciesView *b)
{
  return a->side == b->side && acies_state_equal (a->known, b->known) && memcmp (a->hands, b->hands, sizeof a->hands) == 0 &&
         memcmp (a->under, b->under, sizeof a->under) == 0;
}

/* The card at @place when all cards of a deck lie in a row. */
static AciesId
card_at (AciesState *state,
         AciesSide   side,
         AciesId     deck,
         guint       place)
{
  AciesId card = 0;

  for (;; card++)
    {
      if (state->ruleset->cards[card].deck != deck)
        continue;
      if (place < *deck_of (state, side, card))
        return card;
      place -= *deck_of (state, side, card);
    }
}

static void
deal_cards (AciesState *state,
            AciesSide   side,
            AciesId     deck,
            guint       n,
            AciesZone   zone,
            AciesPick   pick,
            gpointer    source)
{
  guint left = acies_state_count_deck (state, side, deck, ACIES_ZONE_DECK);

  for (guint i = 0; i < n; i++)
    {
      AciesId card = card_at (state, side, deck, pick (source, left - i));

      (*deck_of (state, side, card))--;
      state->cards[side][zone][card]++;
      if (zone == ACIES_ZONE_UNDER)
        acies_state_put_under (state, card, TRUE);
    }
}

static void
deal_hand (const AciesView *self,
           AciesState      *state,
           AciesSide        side,
           AciesPick        pick,
           gpointer         source)
{
  for (guint deck = 0; deck < state->ruleset->n_decks; deck++)
    deal_cards (state, side, (AciesId) deck, self->hands[side][deck], ACIES_ZONE_HAND, pick, source);
  deal_cards (state, side, ACIES_NO_ID, self->hands[side][ACIES_MAX_DECKS], ACIES_ZONE_HAND, pick, source);
}

guint
acies_view_list_draws (const AciesView  *self,
                       const AciesState *state,
                       AciesDraw        *draws)
{
  const AciesDecision *asked = &state->decision;
  guint                n = 0;

  g_return_val_if_fail (asked->kind == ACIES_DECISION_DRAW, 0);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      guint unseen = acies_view_count_unseen (self, asked->side, (AciesId) card);

      if (state->ruleset->cards[card].deck == asked->deck && unseen > 0)
        draws[n++] = (AciesDraw) { (AciesId) card, unseen };
    }

  return n;
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
        deal_hand (self, state, side, pick, source);
    }
  for (guint deck = 0; deck < state->ruleset->n_decks; deck++)
    deal_cards (state, 0, (AciesId) deck, self->under[deck], ACIES_ZONE_UNDER, pick, source);
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
