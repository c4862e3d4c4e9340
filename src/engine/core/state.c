/* state.c - the whole truth about a scenario or a game: life and questions, then order, equality, hash and invariants
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/state.h"

#include "engine/board/hex-set.h"
#include "engine/core/procs.h"

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

gboolean
acies_state_is_entry (const AciesState *self,
                      AciesSide         side,
                      AciesHex          hex)
{
  const AciesSideNumbers *numbers = &self->sides[side];

  for (guint i = 0; i < numbers->n_entries; i++)
    if (numbers->entries[i] == hex)
      return TRUE;

  return FALSE;
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

/* --- order, equality, hash and invariants of a state ------------------------------------------- */

/* All walk the same fields, one by one, never over raw memory: padding bytes
 * are not state. */

/* Units in reserve have no layer. */
static int
layer_of (const AciesState *state,
          const AciesUnit  *unit)
{
  return unit->place == ACIES_PLACE_BOARD ? (int) acies_stack_layer (state->ruleset, unit->type) : 0;
}

static int
compare_units (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const AciesState *state = data;
  const AciesUnit  *one = &state->units[*(const AciesUnitId *) a];
  const AciesUnit  *other = &state->units[*(const AciesUnitId *) b];

  if (one->side != other->side)
    return one->side - other->side;
  if (one->place != other->place)
    return one->place - other->place;
  if (one->hex != other->hex)
    return one->hex - other->hex;
  if (layer_of (state, one) != layer_of (state, other))
    return layer_of (state, one) - layer_of (state, other);
  if (one->type != other->type)
    return one->type - other->type;
  if (one->figures != other->figures)
    return one->figures - other->figures;
  if (memcmp (one->properties, other->properties, sizeof one->properties) != 0)
    return memcmp (one->properties, other->properties, sizeof one->properties);

  return *(const AciesUnitId *) a - *(const AciesUnitId *) b;
}

guint
acies_state_list_units (const AciesState *self,
                        AciesUnitId      *ids)
{
  guint n = 0;

  for (guint i = 0; i < self->n_units; i++)
    {
      if (self->units[i].place != ACIES_PLACE_ABSENT)
        ids[n++] = (AciesUnitId) i;
    }
  g_qsort_with_data (ids, (int) n, sizeof *ids, compare_units, (gpointer) self);

  return n;
}

/* Where the fields go, one after the other: always into the hash, and into
 * @bytes when two states are compared in full. Fields that came later than
 * @edition are left out. */
typedef struct
{
  guint64     hash;
  GByteArray *bytes;
  guint       edition;
} Sink;

static void
mix (Sink   *sink,
     guint64 value)
{
  sink->hash = (sink->hash ^ value) * G_GUINT64_CONSTANT (0x100000001b3);
  sink->hash ^= sink->hash >> 29;
  if (sink->bytes != NULL)
    g_byte_array_append (sink->bytes, (const guint8 *) &value, sizeof value);
}

static void
mix_all (Sink          *sink,
         const guint64 *values,
         gsize          n)
{
  for (gsize i = 0; i < n; i++)
    mix (sink, values[i]);
}

/* Several values, in this order. */
#define MIX(sink, ...) mix_all ((sink), (const guint64[]) { __VA_ARGS__ }, sizeof ((const guint64[]) { __VA_ARGS__ }) / sizeof (guint64))

static void
mix_resolution (Sink             *sink,
                const AciesState *self)
{
  const AciesDecision *decision = &self->decision;

  mix (sink, self->n_combats);
  for (guint i = 0; i < self->n_combats; i++)
    {
      const AciesCombat *combat = &self->combats[i];

      MIX (sink, combat->kind, combat->melee, combat->over, combat->withdrew, combat->attacker, combat->target, combat->from, combat->at);
      MIX (sink, combat->hits, combat->retreats, combat->n_flankers);
      for (guint j = 0; j < combat->n_flankers; j++)
        mix (sink, combat->flankers[j]);
      mix (sink, combat->cards);
    }
  mix (sink, self->n_steps);
  for (guint i = 0; i < self->n_steps; i++)
    MIX (sink, self->steps[i].kind, self->steps[i].combat, self->steps[i].side);
  MIX (sink, decision->kind, decision->side, decision->unit, decision->card, decision->count, decision->hex, (guint8) decision->point, decision->n_dice);
  for (guint i = 0; i < decision->n_dice; i++)
    mix (sink, decision->dice[i]);
  if (decision->kind == ACIES_DECISION_DRAW)
    MIX (sink, decision->deck, decision->zone);
  mix (sink, self->dice.n);
  for (guint i = 0; i < self->dice.n; i++)
    MIX (sink, self->dice.types[i], self->dice.faces[i], self->dice.results[i]);
}

static void
mix_side (Sink             *sink,
          const AciesState *self,
          AciesSide         side)
{
  const AciesSideNumbers *numbers = &self->sides[side];

  MIX (sink, (guint16) numbers->morale, numbers->hand_size, numbers->actions, numbers->spent, numbers->camp, numbers->n_entries);
  for (guint i = 0; i < numbers->n_entries; i++)
    mix (sink, numbers->entries[i]);
  for (guint i = 0; i < self->ruleset->n_resources; i++)
    if (self->ruleset->resources[i].since <= sink->edition)
      mix (sink, numbers->resources[i]);
  for (guint zone = 0; zone < acies_ruleset_count_zones (self->ruleset); zone++)
    {
      for (guint card = 0; card < self->ruleset->n_cards; card++)
        if (self->ruleset->cards[card].since <= sink->edition)
          mix (sink, self->cards[side][zone][card]);
    }
}

static void
mix_state (Sink             *sink,
           const AciesState *self)
{
  const AciesRuleset *ruleset = self->ruleset;
  const AciesTurn    *turn = &self->turn;

  MIX (sink, self->board->columns, self->board->rows);
  for (AciesHex hex = acies_board_next (self->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (self->board, hex))
    mix (sink, self->board->terrain[hex]);
  MIX (sink, self->mode, self->setup.end_round, self->setup.first);
  MIX (sink, turn->round, turn->active, turn->phase, turn->order_card, turn->acting, turn->moved, turn->attacks, turn->started_at);
  MIX (sink, self->outcome.reason, self->outcome.winner);
  for (guint i = 0; i < ruleset->n_switches; i++)
    if (ruleset->switches[i].since <= sink->edition)
      mix (sink, (guint16) self->switches[i]);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    mix_side (sink, self, side);
  /* Games with such decks keep the order since their second edition. */
  for (guint i = 0; sink->edition > 1 && i < self->n_under; i++)
    mix (sink, self->under[i]);
  mix_resolution (sink, self);
  for (gsize i = 0; i < acies_state_block_size (self); i++)
    {
      gboolean is_later = FALSE;

      for (const AciesBlockAddition *added = self->mode == ACIES_MODE_TABLE ? NULL : ruleset->procs->added; added != NULL && added->size > 0; added++)
        is_later |= added->since > sink->edition && i >= added->at && i < added->at + added->size;
      if (!is_later)
        mix (sink, self->block[i]);
    }
  mix (sink, self->n_units);
  for (guint i = 0; i < self->n_units; i++)
    {
      const AciesUnit *unit = &self->units[i];

      MIX (sink, unit->place, unit->type, unit->side, unit->figures, unit->hex, unit->marks, unit->status);
      for (guint property = 0; property < ruleset->n_properties; property++)
        if (ruleset->properties[property].since <= sink->edition)
          mix (sink, unit->properties[property]);
    }
}

guint64
acies_state_hash_in (const AciesState *self,
                     guint             edition)
{
  Sink sink = { G_GUINT64_CONSTANT (0xcbf29ce484222325), NULL, edition };

  mix_state (&sink, self);

  return sink.hash;
}

/* All fields of a state. In edit mode the units come in the order of files: only what a file holds counts. */
static GByteArray *
dup_fields (const AciesState *self)
{
  g_autoptr (AciesState) copy = acies_state_copy (self);
  Sink        sink = { 0, g_byte_array_new (), ACIES_THIS_EDITION };
  AciesUnitId ids[ACIES_MAX_UNITS];

  if (self->mode == ACIES_MODE_EDIT)
    {
      copy->n_units = (guint8) acies_state_list_units (self, ids);
      for (guint i = 0; i < copy->n_units; i++)
        copy->units[i] = self->units[ids[i]];
    }
  mix_state (&sink, copy);

  return sink.bytes;
}

gboolean
acies_state_equal (const AciesState *a,
                   const AciesState *b)
{
  g_autoptr (GByteArray) one = dup_fields (a);
  g_autoptr (GByteArray) other = dup_fields (b);

  return a->ruleset == b->ruleset &&
         acies_texts_equal (a->texts, b->texts) &&
         one->len == other->len && memcmp (one->data, other->data, one->len) == 0;
}

gboolean
acies_state_broken (const char **why,
                    const char  *what)
{
  if (why != NULL)
    *why = what;

  return FALSE;
}

/* @taken: the hexes of the units before it in the list; only where it stands with another one are all compared. */
static gboolean
unit_is_ok (const AciesState *self,
            guint             i,
            AciesHexSet      *taken,
            const char      **why)
{
  const AciesRuleset *ruleset = self->ruleset;
  const AciesUnit    *unit = &self->units[i];

  if (unit->place == ACIES_PLACE_ABSENT)
    return unit->hex == ACIES_NO_HEX || acies_state_broken (why, "an absent unit stands on a hex");
  if (unit->type >= ruleset->n_unit_types || unit->side >= ruleset->n_sides)
    return acies_state_broken (why, "a unit of no type or side");
  if ((unit->place == ACIES_PLACE_BOARD) != (unit->hex != ACIES_NO_HEX))
    return acies_state_broken (why, "a unit's place and hex disagree");
  if (unit->place == ACIES_PLACE_BOARD && !acies_board_contains (self->board, unit->hex))
    return acies_state_broken (why, "a unit stands off the board");
  for (guint j = 0; j < i && unit->place == ACIES_PLACE_BOARD && acies_hex_set_has (taken, unit->hex); j++)
    {
      const AciesUnit *other = &self->units[j];

      if (other->hex != unit->hex)
        continue;
      if (ruleset->n_layers == 1)
        return acies_state_broken (why, "two units on one hex");
      if (other->side != unit->side)
        return acies_state_broken (why, "units of two sides on one hex");
      if (other->type < ruleset->n_unit_types && layer_of (self, other) == layer_of (self, unit))
        return acies_state_broken (why, "two units of one layer on one hex");
    }
  if (unit->place == ACIES_PLACE_BOARD)
    acies_hex_set_add (taken, unit->hex);
  if ((unit->figures == 0) != (unit->place == ACIES_PLACE_LOST))
    return acies_state_broken (why, "figures and loss disagree");
  for (guint j = 0; j < ACIES_MAX_PROPERTIES; j++)
    if (j < ruleset->n_properties ? !acies_property_allows (ruleset, unit->type, j, unit->properties[j]) : unit->properties[j] != 0)
      return acies_state_broken (why, "a unit has a property that it cannot have");

  return unit->figures <= ACIES_MAX_FIGURES || acies_state_broken (why, "too many figures");
}

/* Where no deck may lie in such a zone, none of its cards does. */
static gboolean
open_cards_are_ok (const AciesState *self,
                   AciesId           card,
                   const char      **why)
{
  const AciesDeckType *deck = self->ruleset->cards[card].deck == ACIES_NO_ID ? NULL : &self->ruleset->decks[self->ruleset->cards[card].deck];

  if ((deck == NULL || !deck->common) && self->cards[0][ACIES_ZONE_UNDER][card] > 0)
    return acies_state_broken (why, "a card lies under a deck of a side");
  if ((deck == NULL || deck->row == 0) && self->cards[0][ACIES_ZONE_ROW][card] > 0)
    return acies_state_broken (why, "a card lies in a row that is none");
  for (guint side = 0; side < self->ruleset->n_sides && (deck == NULL || !deck->laid); side++)
    {
      if (self->cards[side][ACIES_ZONE_LAID][card] > 0)
        return acies_state_broken (why, "a card is laid before a side that may not be");
    }

  return TRUE;
}

static gboolean
rows_are_ok (const AciesState *self,
             const char      **why)
{
  for (guint i = 0; i < self->ruleset->n_decks; i++)
    if (self->ruleset->decks[i].row > 0 && acies_state_count_deck (self, 0, (AciesId) i, ACIES_ZONE_ROW) > self->ruleset->decks[i].row)
      return acies_state_broken (why, "a row has more cards than it has places");

  return TRUE;
}

/* Deck, discard and row of what is in common lie in one place; what lies under decks is the same by number and in order. */
static gboolean
cards_are_ok (const AciesState *self,
              const char      **why)
{
  guint8 under[ACIES_MAX_CARDS] = { 0 };

  for (guint card = 0; self->ruleset->n_decks > 0 && card < self->ruleset->n_cards; card++)
    {
      if (!open_cards_are_ok (self, (AciesId) card, why))
        return FALSE;
      for (guint side = 1; side < self->ruleset->n_sides && self->ruleset->cards[card].common; side++)
        {
          const guint8 (*zones)[ACIES_MAX_CARDS] = self->cards[side];

          if (zones[ACIES_ZONE_DECK][card] + zones[ACIES_ZONE_DISCARD][card] + zones[ACIES_ZONE_ROW][card] + zones[ACIES_ZONE_UNDER][card] > 0)
            return acies_state_broken (why, "a side has what is in common");
        }
    }
  for (guint i = 0; i < self->n_under; i++)
    under[self->under[i]]++;

  return (self->n_under <= ACIES_MAX_UNDER && memcmp (under, self->cards[0][ACIES_ZONE_UNDER], self->ruleset->n_cards) == 0) ||
         acies_state_broken (why, "cards lie under a deck in no order");
}

static gboolean
decision_is_ok (const AciesState *self,
                const char      **why)
{
  const AciesRuleset  *ruleset = self->ruleset;
  const AciesDecision *decision = &self->decision;

  if (decision->kind == ACIES_DECISION_DRAW && ruleset->procs->commands[ACIES_COMMAND_DRAW].resolve == NULL)
    return acies_state_broken (why, "a card is asked for in a game that draws none");
  if (decision->kind == ACIES_DECISION_DRAW && decision->deck != ACIES_NO_ID && decision->deck >= ruleset->n_decks)
    return acies_state_broken (why, "a card of no deck is asked for");
  if (decision->kind == ACIES_DECISION_DRAW && decision->zone >= ACIES_N_ZONES && decision->zone != ACIES_NO_ZONE)
    return acies_state_broken (why, "a card is drawn to nowhere");
  if (decision->kind == ACIES_DECISION_DRAW && decision->side != ACIES_NO_SIDE &&
      (decision->count == 0 || acies_state_count_left (self, decision->side, decision->deck) == 0))
    return acies_state_broken (why, "a card is asked for where there is none");
  if (decision->kind != ACIES_DECISION_NONE && decision->kind != ACIES_DECISION_DRAW && decision->kind >= ruleset->procs->n_questions)
    return acies_state_broken (why, "what is asked is no question");
  if ((decision->kind == ACIES_DECISION_NONE) != (decision->side == ACIES_NO_SIDE))
    return acies_state_broken (why, "a question and who is asked disagree");
  if (decision->side != ACIES_NO_SIDE && decision->side >= ruleset->n_sides)
    return acies_state_broken (why, "nobody is asked who plays");
  if (decision->unit != ACIES_NO_UNIT && decision->unit >= self->n_units)
    return acies_state_broken (why, "a question about no unit");
  if ((decision->kind == ACIES_DECISION_DICE) != (decision->n_dice > 0) || decision->n_dice > ACIES_MAX_DICE)
    return acies_state_broken (why, "a question and its dice disagree");
  for (guint i = 0; i < decision->n_dice; i++)
    if (decision->dice[i] >= ruleset->n_die_types)
      return acies_state_broken (why, "a die of no kind is asked for");

  return TRUE;
}

/* Bytes beyond the block that nobody asked for are neither hashed nor compared. */
static gboolean
block_is_ok (const AciesState *self,
             const char      **why)
{
  static const guint8 nothing[ACIES_MAX_BLOCK];
  const AciesProcs   *procs = self->ruleset->procs;
  gsize               over = procs->combats_at + self->n_combats * procs->combat_size;

  if (memcmp (self->block + acies_state_block_size (self), nothing, ACIES_MAX_BLOCK - acies_state_block_size (self)) != 0)
    return acies_state_broken (why, "the block is longer than it may be");
  if (self->mode == ACIES_MODE_TABLE)
    return TRUE;

  return memcmp (self->block + over, nothing, (ACIES_MAX_COMBATS - self->n_combats) * procs->combat_size) == 0 ||
         acies_state_broken (why, "something is kept of a combat that is over");
}

/* What sides, labels and dice have. */
static gboolean
things_are_ok (const AciesState *self,
               const char      **why)
{
  const AciesRuleset *ruleset = self->ruleset;
  const AciesDice    *dice = &self->dice;

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &self->sides[side];

      if (numbers->morale < 0)
        return acies_state_broken (why, "morale below zero");
      for (guint i = 0; i < ACIES_MAX_RESOURCES; i++)
        if (i < ruleset->n_resources ? numbers->resources[i] < ruleset->resources[i].min || numbers->resources[i] > ruleset->resources[i].max
                                     : numbers->resources[i] != 0)
          return acies_state_broken (why, "a side has more or less of something than it may");
    }
  if (self->board->layout != ruleset->layout)
    return acies_state_broken (why, "the board is not laid out as its ruleset says");
  for (guint i = 0; i < self->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (self->texts->labels, AciesLabel, i);

      if (!acies_board_contains (self->board, label->hex))
        return acies_state_broken (why, "a label lies off the board");
      if (!acies_text_is_label (label->text))
        return acies_state_broken (why, "a label of no words");
    }
  if (self->texts->labels->len > ACIES_MAX_LABELS)
    return acies_state_broken (why, "too many labels");
  if (dice->n > ACIES_MAX_DICE)
    return acies_state_broken (why, "too many dice lie there");
  for (guint i = 0; i < dice->n; i++)
    {
      if (dice->types[i] >= ruleset->n_die_types)
        return acies_state_broken (why, "a die of no kind");
      if (dice->faces[i] > ruleset->die_types[dice->types[i]].n_faces)
        return acies_state_broken (why, "a die lies on no face");
      if (dice->results[i] >= ACIES_N_DIE_RESULTS)
        return acies_state_broken (why, "a die has come to nothing there is");
    }

  return TRUE;
}

gboolean
acies_state_is_ok (const AciesState *self,
                   const char      **why)
{
  AciesHexSet taken = { 0 };

  if (self->n_units > 0 && self->units[self->n_units - 1].place == ACIES_PLACE_ABSENT)
    return acies_state_broken (why, "the list of units ends with an absent one");
  for (guint i = 0; i < self->n_units; i++)
    if (!unit_is_ok (self, i, &taken, why))
      return FALSE;
  for (guint i = self->n_units; i < ACIES_MAX_UNITS; i++)
    if (self->units[i].place != ACIES_PLACE_ABSENT)
      return acies_state_broken (why, "there is a unit beyond the end of the list");
  if (!things_are_ok (self, why))
    return FALSE;
  if (self->n_steps > ACIES_MAX_STEPS || self->n_combats > ACIES_MAX_COMBATS)
    return acies_state_broken (why, "too many steps or combats");
  if (self->mode == ACIES_MODE_PLAY && self->n_steps > 0 && self->decision.kind == ACIES_DECISION_NONE)
    return acies_state_broken (why, "steps are left and nobody is asked");
  if (self->outcome.reason != ACIES_END_NOT_YET && (self->n_steps > 0 || self->decision.kind != ACIES_DECISION_NONE))
    return acies_state_broken (why, "a game that has ended still asks");

  return cards_are_ok (self, why) && rows_are_ok (self, why) && decision_is_ok (self, why) && block_is_ok (self, why) &&
         (self->mode == ACIES_MODE_TABLE || self->ruleset->procs->is_ok == NULL || self->ruleset->procs->is_ok (self, why));
}
