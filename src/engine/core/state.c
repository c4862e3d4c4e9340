/* state.c - the whole truth about a scenario or a game: life and questions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/state.h"

#include <string.h>

AciesState *
acies_state_new (AciesRuleset *ruleset,
                 guint         columns,
                 guint         rows)
{
  AciesState *self = g_new0 (AciesState, 1);
  guint       n_sides = acies_ruleset_base (ruleset)->n_sides; /* also of those that take no part yet */

  self->ruleset = acies_ruleset_ref (ruleset);
  self->board = acies_board_new ((AciesBoardLayout) ruleset->layout, columns, rows);
  self->texts = acies_texts_new ();
  for (guint i = 0; i < ACIES_MAX_SIDES; i++)
    {
      self->sides[i].camp = ACIES_NO_HEX;
      if (i >= n_sides)
        continue;
      self->sides[i].morale = ruleset->army.morale;
      self->sides[i].hand_size = ruleset->army.hand_size;
      self->sides[i].actions = ruleset->army.actions;
      for (guint resource = 0; resource < ruleset->n_resources; resource++)
        self->sides[i].resources[resource] = ruleset->resources[resource].start;
    }
  for (guint i = 0; i < ruleset->n_switches; i++)
    self->switches[i] = ruleset->switches[i].fallback;
  acies_state_name_sides (self);
  for (guint i = 0; i < self->ruleset->n_cards; i++)
    if (self->ruleset->cards[i].common)
      self->cards[0][ACIES_ZONE_DECK][i] = self->ruleset->cards[i].copies;
  for (guint i = 0; i < ACIES_MAX_UNITS; i++)
    self->units[i] = acies_unit_absent ();
  self->setup.end_round = ruleset->rounds;
  self->turn.round = 1;
  self->turn.order_card = ACIES_NO_ID;
  self->turn.acting = ACIES_NO_UNIT;
  self->turn.started_at = ACIES_NO_HEX;
  self->outcome.winner = ACIES_NO_SIDE;
  self->decision = (AciesDecision) { .side = ACIES_NO_SIDE, .unit = ACIES_NO_UNIT, .card = ACIES_NO_ID, .hex = ACIES_NO_HEX };

  return self;
}

static void
ref_shared (const AciesState *self)
{
  acies_ruleset_ref (self->ruleset);
  acies_board_ref (self->board);
  acies_texts_ref (self->texts);
}

static void
unref_shared (AciesState *self)
{
  acies_ruleset_unref (self->ruleset);
  acies_board_unref (self->board);
  acies_texts_unref (self->texts);
}

void
acies_state_name_sides (AciesState *self)
{
  AciesRuleset *called = acies_ruleset_called (self->ruleset, self->switches);

  if (called == self->ruleset)
    return;
  acies_ruleset_ref (called);
  acies_ruleset_unref (self->ruleset);
  self->ruleset = called;
}

AciesState *
acies_state_copy (const AciesState *self)
{
  ref_shared (self);

  return g_memdup2 (self, sizeof *self);
}

void
acies_state_free (AciesState *self)
{
  unref_shared (self);
  g_free (self);
}

void
acies_state_assign (AciesState       *self,
                    const AciesState *other)
{
  g_return_if_fail (self != other);

  ref_shared (other);
  unref_shared (self);
  memcpy (self, other, sizeof *self);
}

AciesUnitId
acies_state_free_slot (const AciesState *self)
{
  for (guint i = 0; i < ACIES_MAX_UNITS; i++)
    {
      if (self->units[i].place == ACIES_PLACE_ABSENT)
        return (AciesUnitId) i;
    }

  return ACIES_NO_UNIT;
}

guint
acies_state_count_units (const AciesState *self,
                         AciesSide         side,
                         AciesPlace        place)
{
  guint n = 0;

  for (guint i = 0; i < self->n_units; i++)
    n += self->units[i].side == side && self->units[i].place == place;

  return n;
}

guint
acies_state_count_figures (const AciesState *self,
                           AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < self->n_units; i++)
    {
      if (self->units[i].place == ACIES_PLACE_BOARD && self->units[i].side == side)
        n += self->units[i].figures;
    }

  return n;
}

/* In the hands of all sides, or laid before any of them. */
static guint
count_of_sides (const AciesState *self,
                AciesId           card,
                AciesZone         zone)
{
  guint n = 0;

  for (guint side = 0; side < self->ruleset->n_sides; side++)
    n += self->cards[side][zone][card];

  return n;
}

guint
acies_state_count_copies_in (const AciesState *self,
                             AciesSide         side,
                             AciesId           card,
                             AciesZone         zone)
{
  gboolean common = self->ruleset->cards[card].common;

  if (side != ACIES_COMMON)
    return common && !acies_zone_is_of_side (zone) ? 0 : self->cards[side][zone][card];
  if (!common)
    return 0;

  return acies_zone_is_of_side (zone) ? count_of_sides (self, card, zone) : self->cards[0][zone][card];
}

/* Of a game in which each side has one deck, and nothing is in common: playouts ask for little else. */
static guint
count_plainly (const AciesState *self,
               AciesSide         side,
               AciesZone         zone)
{
  const guint8 *cards = self->cards[side][zone];
  guint         n = 0;

  for (guint i = 0; i < self->ruleset->n_cards; i++)
    n += cards[i];

  return n;
}

guint
acies_state_count_cards (const AciesState *self,
                         AciesSide         side,
                         AciesZone         zone)
{
  guint n = 0;

  if (self->ruleset->n_decks == 0 && side != ACIES_COMMON)
    return count_plainly (self, side, zone);
  for (guint i = 0; i < self->ruleset->n_cards; i++)
    n += acies_state_count_copies_in (self, side, (AciesId) i, zone);

  return n;
}

guint
acies_state_count_deck (const AciesState *self,
                        AciesSide         side,
                        AciesId           deck,
                        AciesZone         zone)
{
  guint n = 0;

  if (self->ruleset->n_decks == 0)
    return count_plainly (self, side, zone);
  for (guint i = 0; i < self->ruleset->n_cards; i++)
    {
      if (self->ruleset->cards[i].deck == deck)
        n += acies_state_pile (self, side, (AciesId) i, zone);
    }

  return n;
}

AciesId
acies_state_first_under (const AciesState *self,
                         AciesId           deck)
{
  for (guint i = 0; i < self->n_under; i++)
    if (self->ruleset->cards[self->under[i]].deck == deck)
      return self->under[i];

  return ACIES_NO_ID;
}

void
acies_state_put_under (AciesState *self,
                       AciesId     card,
                       gboolean    last)
{
  const AciesCardType *cards = self->ruleset->cards;
  guint                at = 0;

  g_return_if_fail (self->n_under < ACIES_MAX_UNDER);

  while (at < self->n_under && (cards[self->under[at]].deck < cards[card].deck || (last && cards[self->under[at]].deck == cards[card].deck)))
    at++;
  memmove (&self->under[at + 1], &self->under[at], self->n_under - at);
  self->under[at] = card;
  self->n_under++;
}

void
acies_state_take_from_under (AciesState *self,
                             AciesId     card,
                             gboolean    last)
{
  guint at = self->n_under;

  for (guint i = 0; i < self->n_under; i++)
    if (self->under[i] == card && (last || at == self->n_under))
      at = i;
  g_return_if_fail (at < self->n_under);

  self->n_under--;
  memmove (&self->under[at], &self->under[at + 1], self->n_under - at);
}

gboolean
acies_state_may_hold (const AciesState *self,
                      AciesSide         side,
                      AciesId           card)
{
  const AciesCardType *type = &self->ruleset->cards[card];
  guint                held = type->common ? count_of_sides (self, card, ACIES_ZONE_HAND) : self->cards[side][ACIES_ZONE_HAND][card];

  return held + acies_state_pile (self, side, card, ACIES_ZONE_DECK) + acies_state_pile (self, side, card, ACIES_ZONE_UNDER) > 0 &&
         acies_state_count_deck (self, side, type->deck, ACIES_ZONE_HAND) > 0;
}

guint
acies_state_count_copies (const AciesState *self,
                          AciesSide         side,
                          AciesId           card)
{
  guint n = 0;

  for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
    n += acies_state_count_copies_in (self, side, card, zone);

  return n;
}

const AciesTerrainType *
acies_state_terrain_at (const AciesState *self,
                        AciesHex          hex)
{
  g_return_val_if_fail (hex < ACIES_MAX_HEXES, NULL);

  return &self->ruleset->terrains[self->board->terrain[hex]];
}

gboolean
acies_state_stops_at (const AciesState *self,
                      AciesHex          hex)
{
  const AciesTerrainType *terrain = acies_state_terrain_at (self, hex);

  return terrain->stops_switch != ACIES_NO_ID ? self->switches[terrain->stops_switch] != 0 : terrain->stops;
}

gboolean
acies_state_blocks_range_at (const AciesState *self,
                             AciesHex          hex)
{
  g_return_val_if_fail (hex < ACIES_MAX_HEXES, FALSE);

  return acies_state_terrain_blocks_range (self, self->board->terrain[hex]);
}

guint
acies_ruleset_count_zones (const AciesRuleset *self)
{
  for (guint i = 0; i < self->n_decks; i++)
    if (self->decks[i].row > 0 || self->decks[i].laid)
      return ACIES_N_ZONES;

  return ACIES_ZONE_ROW;
}
